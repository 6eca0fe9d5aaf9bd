# Hvad man bliver uenige om. Hvert spørgsmål efter id, så grundene, én for hver måde, svaret kan falde ud
# på. En grund er to sætninger. Svaret foran er et af disse tre ord.

referee-yes = Ja.
referee-no = Nej.
referee-depends = Det kommer an på.

# Hvad der ville give den anden ret, og hvor intet gør det.
referee-otherwise = { $answer ->
    [yes] Med husreglen ”{ $rule }”{ $code } er svaret ja.
   *[no] Med husreglen ”{ $rule }”{ $code } er svaret nej.
  }
referee-standard = { $answer ->
    [yes] Med standardreglen ”{ $rule }”{ $code } er svaret ja.
   *[no] Med standardreglen ”{ $rule }”{ $code } er svaret nej.
  }
referee-never-otherwise = Ingen husregel, som vi kender, ændrer på det.

question-unknown = Der findes intet spørgsmål ”{ $text }”. kalaha judge --question list viser dem alle.
question-example = Sådan ser det ud
question-moves = Træk: { $moves }

dispute-opposite-empty = Giver det fangst, hvis gruben lige overfor er tom?
dispute-opposite-empty-no = Lige overfor ligger der ikke noget, så der er intet at fange. Den sidste kugle bliver liggende, og turen går videre.
dispute-opposite-empty-yes = En sidste kugle i din egen tomme grube kommer i din kalaha, uanset hvad der ligger lige overfor. Ligger der ikke noget, kommer den alene.
dispute-opposite-empty-none = Med disse regler bliver der aldrig fanget noget. Den sidste kugle bliver liggende.

dispute-rest = Må jeg til sidst beholde resten af kuglerne på min egen side?
dispute-rest-yes = Resten af kuglerne i gruberne hører til den side, de ligger på. Du lægger dem i din egen kalaha.
dispute-rest-emptier = Den, hvis side er tom, tager resten. Den kommer i den spillers kalaha.
dispute-rest-discard = Resten i gruberne tæller ikke med. Kun kuglerne i kalahaerne tælles.
dispute-rest-last-mover = Den, der spillede sidst, tager resten. Som regel er det den, der tømte en side.

dispute-extra-turns = Må jeg få flere ekstra ture i træk?
dispute-extra-turns-yes = Hver sidste kugle i din egen kalaha giver dig en tur mere. Der er ingen grænse.
dispute-extra-turns-yes-limit = Hver sidste kugle i din egen kalaha giver dig en tur mere. Med disse regler er det slut efter { $limit } i træk.
dispute-extra-turns-once = En sidste kugle i din egen kalaha lader dig spille igen, men kun én gang i træk. Derefter er det modstanderens tur.
dispute-extra-turns-never = Disse regler har ingen ekstra ture. Efter en sidste kugle i din kalaha er det modstanderens tur.

dispute-opponent-store = Lægger jeg en kugle i modstanderens kalaha, når jeg kommer forbi?
dispute-opponent-store-no = Du springer modstanderens kalaha over hver gang. Kun din egen kalaha får en kugle af dig.
dispute-opponent-store-yes = Alle gruber og kalahaer på vejen får en kugle, også modstanderens kalaha. Den kugle tæller for modstanderen.

dispute-lap-capture = Fanger jeg også, når jeg har sået hele vejen rundt?
dispute-lap-capture-yes = En fangst gælder, uanset hvor langt du har sået. { $fits ->
    [yes] Med { $lap } kugler ender den sidste
   *[no] Efter præcis én omgang ender den sidste kugle
  } i startgruben, som da er tom.
dispute-lap-capture-skip = Startgruben får ingen kugle, så den sidste kan ikke ende der. Alle andre gruber på din side har lige fået en.
dispute-lap-capture-none = Med disse regler bliver der aldrig fanget noget. Det ændrer sig ikke, fordi du sår hele vejen rundt.

dispute-lap-origin = Får startgruben også en kugle, når jeg har sået hele vejen rundt?
dispute-lap-origin-yes = Den er en grube som alle andre, når du kommer rundt igen. Den får én kugle, ligesom de andre.
dispute-lap-origin-no = Startgruben bliver sprunget over, når du kommer rundt igen. Kuglen lægges i gruben efter.

dispute-own-seed = Lige overfor ligger der ikke noget. Kommer i det mindste min egen sidste kugle i kalahaen?
dispute-own-seed-no = Din egen kugle kommer kun i kalahaen sammen med fangede kugler. Den bliver liggende i gruben og kan sås senere.
dispute-own-seed-yes = En sidste kugle i en af dine egne tomme gruber kommer altid i din kalaha. Det gør den også, når den kommer alene.
dispute-own-seed-leave = Med disse regler bliver din egen kugle liggende i gruben, også når du fanger. Det er kun kuglerne lige overfor, der kommer i kalahaen.
dispute-own-seed-none = Med disse regler bliver der aldrig fanget noget. Den sidste kugle bliver liggende i gruben.

dispute-after-capture = Må jeg spille igen efter en fangst?
dispute-after-capture-no = Efter en fangst går turen videre. Kun en sidste kugle, der sås i din egen kalaha, giver en ekstra tur.
dispute-after-capture-none = Med disse regler bliver der aldrig fanget noget. Kun en sidste kugle, der sås i din egen kalaha, kan give en ekstra tur.
dispute-after-capture-never = Efter en fangst går turen videre. Med disse regler findes der ingen ekstra ture.
dispute-after-capture-none-never = Med disse regler bliver der aldrig fanget noget. Ekstra ture findes heller ikke.

dispute-through-store = Sår jeg gennem min egen kalaha og videre på den anden side?
dispute-through-store-yes = Din egen kalaha ligger på vejen og får én kugle. Har du flere tilbage, sår du videre i de gruber, der følger.
dispute-through-store-no = Med disse regler kommer din kalaha efter modstanderens gruber. Har du flere tilbage, sår du videre i din egen række.

dispute-must-move = Skal jeg spille, selv om jeg hellere vil vente?
dispute-must-move-yes = Når det er din tur, vælger du en af dine gruber med kugler i. Du må ikke sidde over, heller ikke når hvert træk gør ondt.

dispute-opponent-side = Den sidste kugle lander i en tom grube hos modstanderen. Giver det fangst?
dispute-opponent-side-no = Du fanger kun med en sidste kugle på din egen side. På den anden side bliver den liggende, og turen går videre.
dispute-opponent-side-none = Med disse regler bliver der aldrig fanget noget. På den anden side bliver den sidste kugle liggende.

dispute-out-of-store = Må jeg tage kugler op af en kalaha?
dispute-out-of-store-no = Det, der ligger i en kalaha, ligger der, til det tælles. Du sår kun fra gruber.

dispute-clockwise = Sår man med uret?
dispute-clockwise-no = Man sår mod uret, set oppefra. I din egen række er det fra venstre til højre.
dispute-clockwise-yes = Med disse regler sår man med uret, set oppefra. I din egen række er det fra højre til venstre.

dispute-my-store = Er kalahaen til højre for mig min?
dispute-my-store-yes = Hver har sin kalaha i højre ende af sin egen række. Kalahaen til venstre for dig er modstanderens.
dispute-my-store-no = Med disse regler ligger din kalaha til venstre for dig. Kalahaen til højre er modstanderens.

dispute-runs-dry = Taber den, der først løber tør?
dispute-runs-dry-no = Kun antallet til sidst afgør det. Den, der har flest kugler, vinder, og en tom side er ingen fejl.

dispute-three-seeds = Er det forkert at begynde med 3 kugler i hver grube?
dispute-three-seeds-no = Én producents hæfte begynder med 3 kugler, en andens med 4, og begge dele er kalaha. Det vigtige er, at alle gruber begynder ens, og at I er enige, før I begynder.

dispute-unusable-extra = Den sidste kugle lander i min kalaha, men min side er tom. Får jeg den ekstra tur?
dispute-unusable-extra-no = En ekstra tur kræver en kugle at så, og du har ingen. Spillet er slut.
dispute-unusable-extra-pass = En ekstra tur kræver en kugle at så, og du har ingen. Du sidder over, og modstanderen fortsætter.
dispute-unusable-extra-never = Disse regler har ingen ekstra ture. Når din side er tom, er spillet slut.

dispute-mancala = Er kalaha det samme som mancala?
dispute-mancala-no = Mancala er navnet på en hel familie af såspil, med mere end 800 navne. Kalaha er ét af dem, selv om nogle producenter sælger det under familiens navn.

dispute-chance = Er der tilfældigheder i spillet?
dispute-chance-no = Der er hverken terninger eller kort, og hver kugle ligger åbent på brættet. Du kan regne ud, hvad hvert træk gør.

dispute-first-player = Vinder den, der starter, altid?
dispute-first-player-wins = Kun hvis begge spiller perfekt, vinder den, der starter, på dette bræt med disse regler, og det er bevist. Ingen spiller perfekt, så begge kan vinde; skiftes til at starte.
dispute-first-player-not = Ikke engang hvis begge spiller perfekt, vinder den, der starter, på dette bræt med disse regler, og det er bevist. Ingen spiller perfekt, så begge kan vinde.
dispute-first-player-unknown = Ingen spiller perfekt, så begge kan vinde. Hvem der vinder, hvis begge gør det, afhænger af bræt og regler: For jeres er det ikke bevist, men med standardreglerne, 6 gruber og 4 kugler i hver er det den, der starter.

dispute-official = Findes der officielle regler?
dispute-official-no = Intet forbund våger over spillet, og producenternes hæfter er forskellige. Det, der gælder, er de regler, I bliver enige om, før I begynder.

dispute-numbers = Er det altid 48 kugler, mod uret og et spil, der er tusinder af år gammelt?
dispute-numbers-depends = De fleste spiller med 4 kugler i hver grube og mod uret, men 3, 5, 6 og med uret spilles også, og jeres regler har { $total } kugler, { $seeds } i hver grube, { $direction }. Brætter fra samme familie kendes fra 300-tallet, men selve kalaha er fra 1940.
