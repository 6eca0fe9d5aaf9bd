# Kurset: korte lektioner på et bræt. Reglerne siger deres egne tekster; her står overskrifterne, hvad en
# lektion lægger til, opgaven og svarene på rigtige og forkerte forsøg. Efter et forkert forsøg fortælles
# først, hvad trækket gjorde.

course-heading = { $number } af { $count }: { $title }
course-more = Godt så langt. Det er din tur igen.
course-turn-over = Din tur er forbi, og opgaven er ikke løst endnu.
course-game = Prøv det nu i et spil.
learn-how = Begynd med: kalaha learn 1
learn-next = Næste: { $title }. Fortsæt med: kalaha learn { $number }
learn-done = Det var den sidste lektion. Prøv nu et spil: kalaha play --north computer
lesson-unknown = Der findes ingen lektion ”{ $text }”. kalaha learn viser dem alle.

lesson-setup = Din side af brættet
lesson-setup-text = Dine gruber har numrene 1 til 6, fra venstre til højre for dig. Din kalaha kommer efter grube 6.
lesson-setup-task = Spil gruben nærmest din kalaha.
lesson-setup-right = Ja, grube 6 ligger nærmest din kalaha.
lesson-setup-wrong = Gruben nærmest din kalaha er den sidste i din række, længst til højre.

lesson-sowing = Såning
lesson-sowing-task = Vælg den grube, hvis sidste kugle lander i modstanderens grube 2.
lesson-sowing-right = Ja. Fire kugler fra grube 5 lander i grube 6, i din kalaha og i to gruber på den anden side.
lesson-sowing-wrong = Tæl fire videre fra den grube, du vælger. Din kalaha tæller med.

lesson-stores = To kalahaer
lesson-stores-task = Vælg en grube, så du sår forbi modstanderens kalaha og tilbage til din egen række.
lesson-stores-right = Ja. Kuglerne kom hele vejen rundt, og modstanderens kalaha fik ingen.
lesson-stores-wrong = Se efter en grube med så mange kugler, at de når forbi alle seks gruber på den anden side.

lesson-extra-turn = Ekstra tur
lesson-extra-turn-text = Den sidste kugle fra en grube lander i kalahaen, når gruben har lige så mange kugler, som der er skridt derhen.
lesson-extra-turn-task = Find den grube, der giver dig en ekstra tur.
lesson-extra-turn-right = Ja. Grube 2 har fem skridt til kalahaen og havde fem kugler.
lesson-extra-turn-wrong = Sammenlign kuglerne i hver grube med skridtene til kalahaen. Grube 6 har ét skridt, grube 5 har to, og sådan fortsætter det.

lesson-capture = Fangst
lesson-capture-task = Fang kugler.
lesson-capture-right = Ja. Den sidste kugle landede i den tomme grube 5, og fem kugler lå lige overfor.
lesson-capture-wrong = Den sidste kugle skal lande i en af dine egne tomme gruber med kugler lige overfor.

lesson-nothing-opposite = Intet overfor
lesson-nothing-opposite-task = To af dine gruber når en af dine egne tomme gruber. Vælg den, der giver fangst.
lesson-nothing-opposite-right = Ja. Denne gang lå der kugler lige overfor.
lesson-nothing-opposite-wrong = Se over brættet, før du sår. Ligger der kugler lige over for den tomme grube?

lesson-lap = Hele vejen rundt
lesson-lap-text = Med lige netop 13 kugler kommer den sidste tilbage til startgruben, som da er tom.
lesson-lap-task = Gå hele vejen rundt, og fang.
lesson-lap-right = Ja. Den sidste af 13 kugler kom hjem til en tom grube og fangede kugler.
lesson-lap-wrong = Hvilken grube har lige netop 13 kugler?

lesson-end = Slutningen
lesson-end-task = Afslut spillet med dette træk, og vind det.
lesson-end-right = Ja. Den anden side er tom, så spillet er slut, og det, der ligger på din side, er dit.
lesson-end-wrong = Du kan tage de sidste kugler på den anden side. Se, hvad der ligger lige over for dine tomme gruber.

lesson-chain = En kæde af ekstra ture
lesson-chain-text = Spil først gruben nærmest kalahaen. Så er den tom, og den næste grube kan fylde den igen.
lesson-chain-task = Få tre ekstra ture i én og samme tur.
lesson-chain-right = Ja. Den ene ekstra tur førte til den næste.
lesson-chain-wrong = Begynd med grube 6. Spiller du den senere, har den for mange kugler.

lesson-threat = Fare
lesson-threat-text = Modstanderen fanger ligesom du: med en sidste kugle i en tom grube lige over for dine kugler.
lesson-threat-task = Dine syv kugler i grube 3 er i fare. Spil, så modstanderen ikke kan fange dem.
lesson-threat-right = Ja. Din store grube er i sikkerhed nu.
lesson-threat-wrong = Modstanderen kan stadig fange meget. Se på de tomme gruber på den anden side, og på hvad der kan nå dem.

lesson-prepare = Forbered en fangst
lesson-prepare-text = En tom grube er god at have. Ligger der mange kugler lige overfor, kan du fange dem ved at ende der i næste træk.
lesson-prepare-task = Tøm grube 3, så grube 1 kan fange i næste træk.
lesson-prepare-right = Ja. Grube 1 har to kugler og ender nu i den tomme grube 3, lige over for syv.
lesson-prepare-wrong = Lige over for grube 3 ligger der syv kugler, men i gruben ligger der én kugle.

lesson-sweep = Hold på kuglerne
lesson-sweep-text = Når modstanderen løber tør, er alle kugler på din side dine. Dem, du sår over på den anden side, er ikke.
lesson-sweep-task = Modstanderen kan kun spille fra én grube. Vælg det træk, der vinder.
lesson-sweep-right = Ja. Du beholder kuglerne på din side, og til sidst tæller de for dig.
lesson-sweep-wrong = Det giver kugler til den anden side. Hvilket træk holder dem hjemme?

lesson-endgame = Det rette øjeblik
lesson-endgame-text = Når din egen side bliver tom, er spillet slut, og resten går til modstanderen. Tæl, før du lader det ske.
lesson-endgame-task = Find det træk, der vinder.
lesson-endgame-right = Ja. Du talte helt til slutningen.
lesson-endgame-wrong = Det træk vinder ikke. Tæl, hvor mange hver af jer har, når en side er tom.

# Opgaver. De er for Syd, som er ”du”; efter et forkert forsøg fortælles først, hvad trækket gjorde.
puzzle-heading = Opgave { $number } af { $count }
puzzle-today = Dagens opgave: nummer { $number } af { $count }
puzzle-how = Skriv din grube, eller dine gruber efter hinanden.
task-later = Svar en anden gang med: { $command } GRUBE. Se løsningen med: { $command } --solution
puzzle-solution = Løsning: { $moves }
puzzles-made = { $file } har { $count } opgaver.
puzzle-unknown = Der findes ingen opgave ”{ $text }”. Der findes 1 til { $count }, og today for dagens.

puzzle-extra-turns-task = Få { $count } ekstra ture i én og samme tur. Hvordan?
puzzle-extra-turns-right = Ja, det bliver { $count } ekstra ture, og det er den eneste måde.
puzzle-extra-turns-wrong = Det giver ikke { $count } ekstra ture. Tæl skridtene til kalahaen fra hver grube.

puzzle-win-now-task = Vind på én tur ved at få { $enough } kugler i din kalaha, ekstra ture medregnet. Hvordan?
puzzle-win-now-right = Ja. Med mindst { $enough } kugler i kalahaen kan ingen indhente dig.
puzzle-win-now-wrong = Det giver dig ikke { $enough } kugler på denne tur. Se først efter ekstra ture, så efter en fangst.

puzzle-best-capture-task = Lav den største fangst, denne tur tillader, ekstra ture medregnet. Hvordan?
puzzle-best-capture-right = Ja, { $count } kugler kommer i din kalaha, og ingen anden tur fanger så mange.
puzzle-best-capture-wrong = En anden tur fanger flere. Se efter dine egne tomme gruber med mange kugler lige overfor.

puzzle-end-now-task = Afslut spillet på denne tur, så du vinder. Hvordan?
puzzle-end-now-right = Ja. Spillet er slut i rette øjeblik, og du har flest kugler.
puzzle-end-now-wrong = Det afslutter ikke spillet med sejr. Tæl, hvor mange hver af jer har, når en side bliver tom.

puzzle-save-house-task = { $count ->
    [one] Modstanderen er ved at fange din kugle i grube { $house }. Hvilket træk forhindrer det tab?
   *[other] Modstanderen er ved at fange dine { $count } kugler i grube { $house }. Hvilket træk forhindrer det tab?
  }
puzzle-save-house-right = Ja. Modstanderen har ingen stor fangst tilbage.
puzzle-save-house-wrong = Modstanderen kan stadig lave en stor fangst. Find den tomme grube på den anden side, og hvad der kan nå den.

puzzle-only-win-task = Kun ét træk vinder. Hvilket?
puzzle-only-win-right = Ja. Efter alle andre træk kan modstanderen undgå at tabe, men ikke efter dette.
puzzle-only-win-wrong = Efter det kan modstanderen undgå at tabe. Kun ét træk vinder.

puzzle-only-draw-task = Du kan ikke vinde, hvis modstanderen spiller godt, og kun ét træk redder uafgjort. Hvilket?
puzzle-only-draw-right = Ja. Efter alle andre træk vinder modstanderen, men dette redder uafgjort.
puzzle-only-draw-wrong = Efter det kan modstanderen vinde. Kun ét træk redder uafgjort.
