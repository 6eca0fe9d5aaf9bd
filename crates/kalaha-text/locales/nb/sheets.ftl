# Det som skrives ut: regelkortet, husreglene, alle reglene, dommerens svar, et brett å klippe ut og et
# oppgaveark med løsninger.

sheet-card = Kalaha på et kort
sheet-house-rules = Husregler for i kveld
sheet-rules = Reglene i kalaha
sheet-referee = Hvem har rett?
sheet-board = Et brett å klippe ut
sheet-worksheet = Oppgaveark om kalaha

sheet-own-rules = Egne husregler
sheet-card-cut = Klipp langs den stiplede linjen. Det ene kortet er til den andre siden av bordet.

sheet-agreed = Vi spiller etter disse reglene:
sheet-agree-games = Antall partier:
sheet-agree-help = Tillatt hjelp:
sheet-names = Navn
sheet-signatures = Underskrifter
sheet-date = Dato:
sheet-link = Et parti med disse reglene:
sheet-link-code = Den samme lenken som kode til å skanne

sheet-example-moves = Trekk: { $moves }
sheet-before = Før
sheet-after = Etter
sheet-sources = Kilder: { $sources }
sheet-source = Kilde: { $sources }

sheet-board-how-1 = Skriv ut siden liggende og i full størrelse.
sheet-board-how-2 = Klipp langs den stiplede linjen og lim brettet på papp.
sheet-board-how-3 = Legg det mellom dere. Raden foran deg er din, og det er kalahaen med navnet på din side også.
sheet-board-how-4 = { $seeds ->
    [one] Legg én stein i hvert hull, { $total } i alt. Bønner, klinkekuler eller småstein passer fint.
   *[other] Legg { $seeds } steiner i hvert hull, { $total } i alt. Bønner, klinkekuler eller småstein passer fint.
  }

sheet-name = Navn:
sheet-class = Klasse:
sheet-worksheet-how = Du er Sør. Raden din er den nederste, hullene dine har nummer 1 til { $houses } fra venstre, og det er din tur.
sheet-distance = Telle til kalahaen
sheet-distance-task = Hvilke hull gir deg en ekstra tur? Skriv opp alle.
sheet-capture = Fangster
sheet-capture-task = Hvilket hull fanger mest, og hvor mange steiner går til kalahaen din?
sheet-chain = Kjeder
sheet-chain-task = Hvor mange ekstra turer kan du få i én og samme tur? Skriv hullene i rekkefølge.
sheet-answer = Svar:
sheet-solutions = Løsninger
sheet-solution-houses = { $number }: { $houses }
sheet-solution-capture = { $number }: hull { $house }, { $seeds ->
    [one] 1 stein
   *[other] { $seeds } steiner
  }
sheet-solution-chain = { $number }: { $count ->
    [one] 1 ekstra tur
   *[other] { $count } ekstra turer
  }: { $houses }
sheet-solution-more = Det finnes flere måter å få like mange på.
sheet-seed = Ark nummer { $seed }. Det samme nummeret skriver ut de samme oppgavene.

sheet-written = Arket ligger i { $file }. Åpne det i en nettleser og skriv det ut.
