# Kursen: korta lektioner på ett bräde. Reglerna säger sina egna texter; här står rubrikerna, vad en
# lektion lägger till, uppgiften och svaren på rätta och felaktiga försök. Efter ett felaktigt försök
# berättas först vad draget gjorde.

course-heading = { $number } av { $count }: { $title }
course-more = Bra så långt. Det är din tur igen.
course-turn-over = Din tur är över, och uppgiften är inte löst ännu.
course-game = Prova det nu i ett parti.
learn-how = Börja med: kalaha learn 1
learn-next = Nästa: { $title }. Fortsätt med: kalaha learn { $number }
learn-done = Det var den sista lektionen. Spela nu ett parti: kalaha play --north computer
lesson-unknown = Det finns ingen lektion ”{ $text }”. kalaha learn visar alla.

lesson-setup = Din sida av brädet
lesson-setup-text = Dina gropar har nummer 1 till 6, från vänster till höger för dig. Ditt bo kommer efter grop 6.
lesson-setup-task = Spela gropen närmast ditt bo.
lesson-setup-right = Ja, grop 6 ligger närmast ditt bo.
lesson-setup-wrong = Gropen närmast ditt bo är den sista i din rad, längst till höger.

lesson-sowing = Sådd
lesson-sowing-task = Välj gropen vars sista kula hamnar i motståndarens grop 2.
lesson-sowing-right = Ja. Fyra kulor från grop 5 hamnar i grop 6, i ditt bo och i två gropar på andra sidan.
lesson-sowing-wrong = Räkna fyra steg från gropen du väljer. Ditt bo är ett av dem.

lesson-stores = Två bon
lesson-stores-task = Välj en grop så att du sår förbi motståndarens bo och tillbaka till din egen rad.
lesson-stores-right = Ja. Kulorna gick hela varvet runt, och motståndarens bo fick ingen.
lesson-stores-wrong = Leta efter en grop med så många kulor att de räcker förbi alla sex gropar på andra sidan.

lesson-extra-turn = Extratur
lesson-extra-turn-text = Sista kulan från en grop hamnar i boet när gropen har lika många kulor som steg kvar dit.
lesson-extra-turn-task = Hitta gropen som ger dig en extratur.
lesson-extra-turn-right = Ja. Grop 2 har fem steg till boet och hade fem kulor.
lesson-extra-turn-wrong = Jämför kulorna i varje grop med stegen till boet: grop 6 har ett steg, grop 5 två, och så fortsätter det.

lesson-capture = Fångst
lesson-capture-task = Fånga kulor.
lesson-capture-right = Ja. Sista kulan hamnade i den tomma gropen 5, och fem kulor låg mittemot.
lesson-capture-wrong = Sista kulan måste hamna i en egen tom grop med kulor mittemot.

lesson-nothing-opposite = Inget mittemot
lesson-nothing-opposite-task = Två av dina gropar når en egen tom grop. Välj den som ger fångst.
lesson-nothing-opposite-right = Ja. Den här gången låg det kulor mittemot.
lesson-nothing-opposite-wrong = Titta över brädet innan du sår. Ligger det kulor mittemot den tomma gropen?

lesson-lap = Ett helt varv
lesson-lap-text = Med precis 13 kulor kommer den sista tillbaka till startgropen, som då är tom.
lesson-lap-task = Gå ett helt varv och fånga.
lesson-lap-right = Ja. Den sista av 13 kulor kom hem till en tom grop och fångade kulor.
lesson-lap-wrong = Vilken grop har precis 13 kulor?

lesson-end = Slutet
lesson-end-task = Avsluta partiet med det här draget, och vinn det.
lesson-end-right = Ja. Andra sidan är tom, så partiet är slut, och det som ligger på din sida är ditt.
lesson-end-wrong = Du kan ta de sista kulorna på andra sidan. Titta vad som ligger mittemot dina tomma gropar.

lesson-chain = En kedja av extraturer
lesson-chain-text = Spela först gropen närmast boet. Då är den tom, och nästa grop kan fylla den igen.
lesson-chain-task = Ta tre extraturer i en och samma tur.
lesson-chain-right = Ja. Den ena extraturen ledde till den andra.
lesson-chain-wrong = Börja med grop 6. Spelar du den senare har den för många kulor.

lesson-threat = Fara
lesson-threat-text = Motståndaren fångar som du: med en sista kula i en tom grop mittemot dina kulor.
lesson-threat-task = Dina sju kulor i grop 3 är i fara. Spela så att motståndaren inte kan fånga dem.
lesson-threat-right = Ja. Din stora grop är säker nu.
lesson-threat-wrong = Motståndaren kan fortfarande fånga mycket. Titta på de tomma groparna på andra sidan, och på vad som når dit.

lesson-prepare = Förbereda en fångst
lesson-prepare-text = En tom grop är bra att ha. Ligger det många kulor mittemot kan du fånga dem genom att sluta där i nästa drag.
lesson-prepare-task = Töm grop 3, så att grop 1 kan fånga i nästa drag.
lesson-prepare-right = Ja. Grop 1 har två kulor och slutar nu i den tomma gropen 3, mittemot sju.
lesson-prepare-wrong = Mittemot grop 3 ligger sju kulor, men i gropen ligger en kula.

lesson-sweep = Hålla kvar
lesson-sweep-text = När motståndaren får slut på kulor är alla kulor på din sida dina. De som du sår över till andra sidan är det inte.
lesson-sweep-task = Motståndaren kan bara spela från en enda grop. Välj draget som vinner.
lesson-sweep-right = Ja. Du behåller kulorna på din sida, och på slutet räknas de för dig.
lesson-sweep-wrong = Det ger kulor till andra sidan. Vilket drag behåller dem hemma?

lesson-endgame = Rätt ögonblick
lesson-endgame-text = När din egen sida blir tom är partiet slut, och resten går till motståndaren. Räkna innan du låter det ske.
lesson-endgame-task = Hitta draget som vinner.
lesson-endgame-right = Ja. Du räknade ända till slutet.
lesson-endgame-wrong = Det draget vinner inte. Räkna hur många var och en har när en sida är tom.

# Kluringar. Uppgifterna är för Syd, som är ”du”; efter ett felaktigt försök berättas först vad draget gjorde.
puzzle-heading = Kluring { $number } av { $count }
puzzle-today = Dagens kluring: nummer { $number } av { $count }
puzzle-how = Skriv din grop, eller dina gropar efter varandra.
task-later = Svara en annan gång med: { $command } GROP. Se lösningen med: { $command } --solution
puzzle-solution = Lösning: { $moves }
puzzles-made = { $file } har { $count } kluringar.
puzzle-unknown = Det finns ingen kluring ”{ $text }”. Det finns 1 till { $count }, och today för dagens.

puzzle-extra-turns-task = Ta { $count } extraturer i en och samma tur. Hur?
puzzle-extra-turns-right = Ja, det blir { $count } extraturer, och det är det enda sättet.
puzzle-extra-turns-wrong = Det ger inte { $count } extraturer. Räkna stegen till boet från varje grop.

puzzle-win-now-task = Vinn på en enda tur: få { $enough } kulor i ditt bo, extraturer inräknade. Hur?
puzzle-win-now-right = Ja. Med minst { $enough } kulor i boet kan ingen hinna ikapp dig.
puzzle-win-now-wrong = Det ger dig inte { $enough } kulor på den här turen. Titta först efter extraturer, sedan efter en fångst.

puzzle-best-capture-task = Gör den största fångst som den här turen tillåter, extraturer inräknade. Hur?
puzzle-best-capture-right = Ja, { $count } kulor går till ditt bo, och ingen annan tur fångar så många.
puzzle-best-capture-wrong = En annan tur fångar fler. Titta efter egna tomma gropar med många kulor mittemot.

puzzle-end-now-task = Avsluta partiet på den här turen så att du vinner. Hur?
puzzle-end-now-right = Ja. Partiet är slut i rätt ögonblick, och du har flest kulor.
puzzle-end-now-wrong = Det avslutar inte partiet med vinst. Räkna hur många var och en har när en sida blir tom.

puzzle-save-house-task = { $count ->
    [one] Motståndaren är på väg att fånga din kula i grop { $house }. Vilket drag hindrar en sådan förlust?
   *[other] Motståndaren är på väg att fånga dina { $count } kulor i grop { $house }. Vilket drag hindrar en sådan förlust?
  }
puzzle-save-house-right = Ja. Motståndaren har ingen stor fångst kvar.
puzzle-save-house-wrong = Motståndaren kan fortfarande göra en stor fångst. Hitta den tomma gropen på andra sidan och vad som når dit.

puzzle-only-win-task = Bara ett drag vinner. Vilket?
puzzle-only-win-right = Ja. Efter alla andra drag kan motståndaren undgå att förlora, men inte efter det här.
puzzle-only-win-wrong = Efter det kan motståndaren undgå att förlora. Bara ett drag vinner.

puzzle-only-draw-task = Du kan inte vinna om motståndaren spelar bra, och bara ett drag räddar oavgjort. Vilket?
puzzle-only-draw-right = Ja. Efter alla andra drag vinner motståndaren, men det här räddar oavgjort.
puzzle-only-draw-wrong = Efter det kan motståndaren vinna. Bara ett drag räddar oavgjort.
