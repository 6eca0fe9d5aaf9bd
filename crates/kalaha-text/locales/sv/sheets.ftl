# Det som skrivs ut: regelkortet, husreglerna, alla regler, domarens svar, ett bräde att klippa ut och ett
# arbetsblad med lösningar.

sheet-card = Kalaha på ett kort
sheet-house-rules = Kvällens husregler
sheet-rules = Reglerna i kalaha
sheet-referee = Vem har rätt?
sheet-board = Ett bräde att klippa ut
sheet-worksheet = Arbetsblad om kalaha

sheet-own-rules = Egna husregler
sheet-card-cut = Klipp längs den streckade linjen. Det ena kortet är till andra sidan av bordet.

sheet-agreed = Vi spelar med de här reglerna:
sheet-agree-games = Antal partier:
sheet-agree-help = Tillåten hjälp:
sheet-names = Namn
sheet-signatures = Namnteckningar
sheet-date = Datum:
sheet-link = Ett parti med de här reglerna:
sheet-link-code = Samma länk som kod att skanna

sheet-example-moves = Drag: { $moves }
sheet-before = Före
sheet-after = Efter
sheet-sources = Källor: { $sources }
sheet-source = Källa: { $sources }

sheet-board-how-1 = Skriv ut sidan liggande och i verklig storlek.
sheet-board-how-2 = Klipp längs den streckade linjen och limma brädet på kartong.
sheet-board-how-3 = Lägg det mellan er. Raden framför dig är din, och boet med namnet på din sida också.
sheet-board-how-4 = { $seeds ->
    [one] Lägg en kula i varje grop, { $total } i allt. Bönor, glaskulor eller småstenar går bra.
   *[other] Lägg { $seeds } kulor i varje grop, { $total } i allt. Bönor, glaskulor eller småstenar går bra.
  }

sheet-name = Namn:
sheet-class = Klass:
sheet-worksheet-how = Du är Syd. Din rad är den nedre, dina gropar har nummer 1 till { $houses } från vänster, och det är din tur.
sheet-distance = Räkna till boet
sheet-distance-task = Vilka gropar ger dig en extratur? Skriv upp alla.
sheet-capture = Fångster
sheet-capture-task = Vilken grop fångar mest, och hur många kulor går till ditt bo?
sheet-chain = Kedjor
sheet-chain-task = Hur många extraturer kan du få i en och samma tur? Skriv groparna i ordning.
sheet-answer = Svar:
sheet-solutions = Lösningar
sheet-solution-houses = { $number }: { $houses }
sheet-solution-capture = { $number }: grop { $house }, { $seeds ->
    [one] 1 kula
   *[other] { $seeds } kulor
  }
sheet-solution-chain = { $number }: { $count ->
    [one] 1 extratur
   *[other] { $count } extraturer
  }: { $houses }
sheet-solution-more = Det finns fler sätt att få lika många.
sheet-seed = Blad nummer { $seed }. Samma nummer skriver ut samma uppgifter.

sheet-written = Bladet ligger i { $file }. Öppna det i en webbläsare och skriv ut det.
