# Vad man tvistar om. Varje fråga efter sitt id, sedan skälen, ett för varje sätt som svaret kan falla ut
# på. Ett skäl är två meningar. Svaret före är ett av de här tre orden.

referee-yes = Ja.
referee-no = Nej.
referee-depends = Det beror på.

# Vad som skulle ge den andra rätt, och där inget gör det.
referee-otherwise = { $answer ->
    [yes] Med husregeln ”{ $rule }”{ $code } är svaret ja.
   *[no] Med husregeln ”{ $rule }”{ $code } är svaret nej.
  }
referee-standard = { $answer ->
    [yes] Med standardregeln ”{ $rule }”{ $code } är svaret ja.
   *[no] Med standardregeln ”{ $rule }”{ $code } är svaret nej.
  }
referee-never-otherwise = Ingen husregel som vi känner till ändrar det.

question-unknown = Det finns ingen fråga ”{ $text }”. kalaha judge --question list visar alla.
question-example = Så ser det ut
question-moves = Drag: { $moves }

dispute-opposite-empty = Blir det fångst om gropen mittemot är tom?
dispute-opposite-empty-no = Mittemot ligger inget, så det finns inget att fånga. Sista kulan blir liggande, och turen går vidare.
dispute-opposite-empty-yes = En sista kula i din tomma grop går till ditt bo, vad som än ligger mittemot. Ligger inget där går den ensam.
dispute-opposite-empty-none = Med de här reglerna fångas aldrig något. Sista kulan blir liggande.

dispute-rest = Får jag på slutet behålla kulorna som är kvar på min egen sida?
dispute-rest-yes = Kulorna som är kvar i groparna hör till den sida de ligger på. Du lägger dem i ditt eget bo.
dispute-rest-emptier = Den vars sida är tom tar det som är kvar. Det går till den spelarens bo.
dispute-rest-discard = Det som är kvar i groparna räknas inte. Bara kulorna i bona räknas.
dispute-rest-last-mover = Den som spelade sist tar det som är kvar. Oftast är det den som tömde en sida.

dispute-extra-turns = Får jag ha flera extraturer i rad?
dispute-extra-turns-yes = Varje sista kula i ditt eget bo ger dig en tur till. Det finns ingen gräns.
dispute-extra-turns-yes-limit = Varje sista kula i ditt eget bo ger dig en tur till. Med de här reglerna tar det slut efter { $limit } i rad.
dispute-extra-turns-once = En sista kula i ditt eget bo låter dig spela igen, men bara en gång i rad. Sedan är det motståndarens tur.
dispute-extra-turns-never = De här reglerna har inga extraturer. Efter en sista kula i ditt bo är det motståndarens tur.

dispute-opponent-store = Lägger jag en kula i motståndarens bo när jag passerar det?
dispute-opponent-store-no = Du hoppar över motståndarens bo varje gång. Bara ditt eget bo får en kula av dig.
dispute-opponent-store-yes = Varje grop och bo på vägen får en kula, motståndarens bo också. Den kulan räknas för motståndaren.

dispute-lap-capture = Fångar jag också efter ett helt varv?
dispute-lap-capture-yes = En fångst gäller hur långt du än har sått. { $fits ->
    [yes] Med { $lap } kulor slutar den sista
   *[no] Efter precis ett varv slutar den sista kulan
  } i startgropen, som då är tom.
dispute-lap-capture-skip = Startgropen får ingen kula, så den sista kan inte sluta där. Alla andra gropar på din sida har just fått en.
dispute-lap-capture-none = Med de här reglerna fångas aldrig något. Ett helt varv ändrar inte på det.

dispute-lap-origin = Får startgropen också en kula efter ett helt varv?
dispute-lap-origin-yes = Den är en grop som alla andra när du kommer runt igen. Den får en kula, precis som de.
dispute-lap-origin-no = Startgropen hoppas över när du kommer runt igen. Kulan läggs i gropen efter.

dispute-own-seed = Mittemot ligger inget. Går åtminstone min egen sista kula till boet?
dispute-own-seed-no = Din egen kula går bara till boet tillsammans med fångade kulor. Den ligger kvar i gropen och kan sås senare.
dispute-own-seed-yes = En sista kula i en egen tom grop går alltid till ditt bo. Det gör den även när den går ensam.
dispute-own-seed-leave = Med de här reglerna ligger din egen kula kvar i gropen, även när du fångar. Det är bara kulorna mittemot som går till boet.
dispute-own-seed-none = Med de här reglerna fångas aldrig något. Sista kulan ligger kvar i gropen.

dispute-after-capture = Får jag spela igen efter en fångst?
dispute-after-capture-no = Efter en fångst går turen vidare. Bara en sista kula som sås i ditt eget bo ger en extratur.
dispute-after-capture-none = Med de här reglerna fångas aldrig något. Bara en sista kula som sås i ditt eget bo kan ge en extratur.
dispute-after-capture-never = Efter en fångst går turen vidare. Med de här reglerna finns inga extraturer.
dispute-after-capture-none-never = Med de här reglerna fångas aldrig något. Extraturer finns inte heller.

dispute-through-store = Sår jag genom mitt eget bo och vidare på andra sidan?
dispute-through-store-yes = Ditt eget bo ligger på vägen och får en kula. Har du fler kvar sår du vidare i groparna som följer.
dispute-through-store-no = Med de här reglerna kommer ditt bo efter motståndarens gropar. Har du fler kvar sår du vidare i din egen rad.

dispute-must-move = Måste jag spela, även om jag hellre väntar?
dispute-must-move-yes = På din tur väljer du en av dina gropar med kulor i. Du får inte stå över, även om varje drag gör ont.

dispute-opponent-side = Sista kulan hamnar i en tom grop hos motståndaren. Blir det fångst?
dispute-opponent-side-no = Du fångar bara med en sista kula på din egen sida. På andra sidan blir den liggande, och turen går vidare.
dispute-opponent-side-none = Med de här reglerna fångas aldrig något. På andra sidan blir sista kulan liggande.

dispute-out-of-store = Får jag ta tillbaka kulor ur ett bo?
dispute-out-of-store-no = Det som ligger i ett bo ligger där tills det räknas. Du sår bara från gropar.

dispute-clockwise = Sår man medurs?
dispute-clockwise-no = Man sår moturs, sett uppifrån. I din egen rad är det från vänster till höger.
dispute-clockwise-yes = Med de här reglerna sår man medurs, sett uppifrån. I din egen rad är det från höger till vänster.

dispute-my-store = Är boet till höger om mig mitt?
dispute-my-store-yes = Vars och ens bo ligger i högra änden av den egna raden. Boet till vänster om dig är motståndarens.
dispute-my-store-no = Med de här reglerna ligger ditt bo till vänster om dig. Boet till höger är motståndarens.

dispute-runs-dry = Förlorar den som först får slut på kulor?
dispute-runs-dry-no = Bara antalet på slutet avgör. Den som har flest kulor vinner, och en tom sida är inget fel.

dispute-three-seeds = Är det fel att börja med 3 kulor i varje grop?
dispute-three-seeds-no = En tillverkares häfte börjar med 3 kulor, en annans med 4, och båda är kalaha. Det viktiga är att alla gropar börjar lika och att ni är överens innan ni börjar.

dispute-unusable-extra = Sista kulan hamnar i mitt bo, men min sida är tom. Får jag min extratur?
dispute-unusable-extra-no = En extratur kräver en kula att så, och du har ingen. Partiet är slut.
dispute-unusable-extra-pass = En extratur kräver en kula att så, och du har ingen. Du står över, och motståndaren fortsätter.
dispute-unusable-extra-never = De här reglerna har inga extraturer. När din sida är tom är partiet slut.

dispute-mancala = Är kalaha samma sak som mancala?
dispute-mancala-no = Mancala är namnet på en hel familj av såspel, med mer än 800 namn. Kalaha är ett av dem, fast en del tillverkare säljer det under familjens namn.

dispute-chance = Finns det slump i spelet?
dispute-chance-no = Det finns varken tärningar eller kort, och varje kula ligger synlig på brädet. Du kan räkna ut vad varje drag gör.

dispute-first-player = Vinner alltid den som börjar?
dispute-first-player-wins = Bara om båda spelar perfekt vinner den som börjar på det här brädet med de här reglerna, och det är bevisat. Ingen spelar perfekt, så båda kan vinna: turas om att börja.
dispute-first-player-not = Inte ens om båda spelar perfekt vinner den som börjar på det här brädet med de här reglerna, och det är bevisat. Ingen spelar perfekt, så båda kan vinna.
dispute-first-player-unknown = Ingen spelar perfekt, så båda kan vinna. Vem som vinner om båda gör det beror på bräde och regler: för era är det inte bevisat, men med standardreglerna, 6 gropar och 4 kulor i varje är det den som börjar.

dispute-official = Finns det officiella regler?
dispute-official-no = Inget förbund vakar över spelet, och tillverkarnas häften säger olika. Det som gäller är reglerna ni kommer överens om innan ni börjar.

dispute-numbers = Är det alltid 48 kulor, moturs och ett spel som är tusentals år gammalt?
dispute-numbers-depends = De flesta spelar med 4 kulor i varje grop och moturs, men 3, 5, 6 och medurs spelas också, och era regler har { $total } kulor, { $seeds } i varje grop, { $direction }. Bräden ur samma familj är kända från 300-talet, men kalaha självt är från 1940.
