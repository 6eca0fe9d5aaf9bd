# Kurset: korte lektioner på et bræt. Reglerne siger deres egne tekster; her står overskrifterne, hvad en
# lektion lægger til, opgaven og svarene på rigtige og forkerte forsøg. Efter et forkert forsøg fortælles
# først, hvad trækket gjorde.

course-heading = { $number } af { $count }: { $title }
course-more = Godt så langt. Det er din tur igen.
course-turn-over = Din tur er forbi, og opgaven er ikke løst endnu.
course-game = Prøv det nu i et spil.

lesson-setup = Din side af brættet
lesson-setup-text = Dine gruber har numrene 1 til 6, fra venstre til højre for dig. Din kalaha kommer efter grube 6.
lesson-setup-task = Så fra gruben nærmest din kalaha.
lesson-setup-right = Ja, grube 6 ligger nærmest din kalaha.
lesson-setup-wrong = Gruben nærmest din kalaha er den sidste i din række, længst til højre.

lesson-sowing = Såning
lesson-sowing-task = Vælg den grube, hvis sidste kugle lander i modstanderens grube 2.
lesson-sowing-right = Ja. Fire kugler fra grube 5 lander i grube 6, i din kalaha og i to gruber på den anden side.
lesson-sowing-wrong = Tæl fire videre fra den grube, du vælger. Din kalaha tæller med.

lesson-stores = To kalahaer
lesson-stores-task = Så så langt, at du kommer forbi modstanderens kalaha og tilbage til din egen række.
lesson-stores-right = Ja. Kuglerne kom hele vejen rundt, og modstanderens kalaha fik ingen.
lesson-stores-wrong = Se efter en grube med så mange kugler, at de når forbi alle seks gruber på den anden side.

lesson-extra-turn = Ekstra tur
lesson-extra-turn-text = En grube når lige netop kalahaen, når den har lige så mange kugler, som der er skridt derhen.
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
lesson-lap-task = Så hele vejen rundt, og fang.
lesson-lap-right = Ja. Den sidste af 13 kugler kom hjem til en tom grube og fangede.
lesson-lap-wrong = Hvilken grube har lige netop 13 kugler?

lesson-end = Slutningen
lesson-end-task = Afslut spillet med dette træk, og vind det.
lesson-end-right = Ja. Den anden side er tom, så spillet er slut, og det, der ligger på din side, er dit.
lesson-end-wrong = Du kan tage de sidste kugler på den anden side. Se, hvad der ligger lige over for dine tomme gruber.

lesson-chain = En kæde af ekstra ture
lesson-chain-text = Så først fra gruben nærmest kalahaen. Så er den tom, og den næste grube kan fylde den igen.
lesson-chain-task = Få tre ekstra ture i én og samme tur.
lesson-chain-right = Ja. Den ene ekstra tur førte til den næste.
lesson-chain-wrong = Begynd med grube 6. Sår du den senere, har den for mange kugler.

lesson-threat = Fare
lesson-threat-text = Modstanderen fanger ligesom du: med en sidste kugle i en tom grube lige over for dine kugler.
lesson-threat-task = Dine syv kugler i grube 3 er i fare. Spil, så modstanderen ikke kan fange dem.
lesson-threat-right = Ja. Din store grube er i sikkerhed nu.
lesson-threat-wrong = Modstanderen kan stadig fange meget. Se på de tomme gruber på den anden side, og på hvad der kan nå dem.

lesson-prepare = Forbered en fangst
lesson-prepare-text = En tom grube er god at have. Ligger der mange kugler lige overfor, så få den sidste kugle derhen i næste træk.
lesson-prepare-task = Tøm grube 3, så grube 1 kan fange i næste træk.
lesson-prepare-right = Ja. Grube 1 har to kugler og ender nu i den tomme grube 3, lige over for syv.
lesson-prepare-wrong = Lige over for grube 3 ligger der syv kugler, men i gruben ligger der én kugle.

lesson-sweep = Hold igen
lesson-sweep-text = Når modstanderen løber tør, er alle kugler på din side dine. Dem, du sår over på den anden side, er ikke.
lesson-sweep-task = Modstanderen kan kun spille fra én grube. Vælg det træk, der vinder.
lesson-sweep-right = Ja. Du beholder kuglerne på din side, og til sidst tæller de for dig.
lesson-sweep-wrong = Det giver kugler til den anden side. Hvilket træk holder dem hjemme?

lesson-endgame = Det rette øjeblik
lesson-endgame-text = Når din egen side bliver tom, er spillet slut, og resten går til modstanderen. Tæl, før du lader det ske.
lesson-endgame-task = Find det træk, der vinder.
lesson-endgame-right = Ja. Du talte helt til slutningen.
lesson-endgame-wrong = Det træk vinder ikke. Tæl, hvor mange hver af jer har, når en side er tom.
