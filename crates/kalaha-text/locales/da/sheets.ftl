# Det, der udskrives: regelkortet, husreglerne, alle regler, dommerens svar, et bræt til at klippe ud og et
# opgaveark med løsninger.

sheet-card = Kalaha på et kort
sheet-house-rules = Aftenens husregler
sheet-rules = Reglerne i kalaha
sheet-referee = Hvem har ret?
sheet-board = Et bræt til at klippe ud
sheet-worksheet = Opgaveark om kalaha

sheet-own-rules = Egne husregler
sheet-card-cut = Klip langs den stiplede linje. Det ene kort er til den anden side af bordet.

sheet-agreed = Vi spiller efter disse regler:
sheet-agree-games = Antal spil:
sheet-agree-help = Tilladt hjælp:
sheet-names = Navne
sheet-signatures = Underskrifter
sheet-date = Dato:
sheet-link = Et spil med disse regler:
sheet-link-code = Det samme link som kode til at scanne

sheet-example-moves = Træk: { $moves }
sheet-before = Før
sheet-after = Efter
sheet-sources = Kilder: { $sources }
sheet-source = Kilde: { $sources }

sheet-board-how-1 = Udskriv siden liggende og i fuld størrelse.
sheet-board-how-2 = Klip langs den stiplede linje, og lim brættet på karton.
sheet-board-how-3 = Læg det mellem jer. Rækken foran dig er din, og det er kalahaen med navnet på din side også.
sheet-board-how-4 = { $seeds ->
    [one] Læg én kugle i hver grube, { $total } i alt. Bønner, glaskugler eller småsten er fine.
   *[other] Læg { $seeds } kugler i hver grube, { $total } i alt. Bønner, glaskugler eller småsten er fine.
  }

sheet-name = Navn:
sheet-class = Klasse:
sheet-worksheet-how = Du er Syd. Din række er den nederste, dine gruber har numrene 1 til { $houses } fra venstre, og det er din tur.
sheet-distance = Tæl til kalahaen
sheet-distance-task = Hvilke gruber giver dig en ekstra tur? Skriv dem alle op.
sheet-capture = Fangster
sheet-capture-task = Hvilken grube fanger mest, og hvor mange kugler kommer i din kalaha?
sheet-chain = Kæder
sheet-chain-task = Hvor mange ekstra ture kan du få i én og samme tur? Skriv gruberne i rækkefølge.
sheet-answer = Svar:
sheet-solutions = Løsninger
sheet-solution-houses = { $number }: { $houses }
sheet-solution-capture = { $number }: grube { $house }, { $seeds ->
    [one] 1 kugle
   *[other] { $seeds } kugler
  }
sheet-solution-chain = { $number }: { $count ->
    [one] 1 ekstra tur
   *[other] { $count } ekstra ture
  }: { $houses }
sheet-solution-more = Der er andre måder at få lige så mange på.
sheet-seed = Ark nummer { $seed }. Det samme nummer udskriver de samme opgaver.

sheet-written = Arket ligger i { $file }. Åbn det i en browser, og udskriv det.
