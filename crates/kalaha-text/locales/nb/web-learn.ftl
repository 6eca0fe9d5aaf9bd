# Sider der man lærer, avgjør tvister, blir enige om husregler og skriver ut.

web-nav-learn = Lær
web-nav-print = Skriv ut

web-learn-title = Lær kalaha
web-learn-help = Korte leksjoner på et brett. Hver av dem begynner med en regel og slutter med en oppgave.
web-learn-course = Kurset
web-learn-game = Spillet fra begynnelse til slutt
web-learn-read = Om spillet
web-learn-task = Oppgaven din
web-learn-again = Prøv igjen
web-learn-solution = Vis løsningen
web-task-over = Dette forsøket er over. Prøv igjen, eller se på løsningen.
web-task-no-values = Det ville røpe svaret. Prøv et hull, eller se på løsningen.
web-learn-next = Neste: { $title }
web-learn-shown = Slik ser det ut på brettet
web-example-play = Vis på brettet
web-learn-puzzles = Nøtter
web-learn-puzzle-today = Dagens nøtt
web-learn-puzzle-next = Neste nøtt

web-referee-help = Det folk pleier å være uenige om ved bordet, besvart etter reglene dere spiller med.
web-rules-told = Etter disse reglene: { $rules }
web-referee-rules = Besvart etter disse reglene: { $rules }
web-referee-other-rules = Svar etter andre regler
web-referee-show = Vis svarene
web-referee-all = Alle spørsmål
web-referee-own-case = Deres eget tilfelle
web-referee-own-case-help = Sett opp brettet slik det var. Skriv hva som ble spilt, og hva hver av dere mener.
web-referee-moves = Trekk, hull for hull
web-referee-moves-help = For eksempel: 3 6. Hullene telles fra venstre for den som spiller.
web-referee-no-moves = Skriv hvilket hull som ble spilt, for eksempel: 3.
web-referee-first = Person 1 sier
web-referee-second = Person 2 sier
web-referee-seeds = { $who ->
    [first] Antall steiner som fanges, ifølge person 1 (kan stå tomt)
   *[second] Antall steiner som fanges, ifølge person 2 (kan stå tomt)
  }
web-referee-bad-seeds = { $who ->
    [first] Antall steiner ifølge person 1 må være et helt tall fra 1 til 255, eller stå tomt.
   *[second] Antall steiner ifølge person 2 må være et helt tall fra 1 til 255, eller stå tomt.
  }
web-referee-no-claim = Velg «Steiner fanges» for { $who ->
    [first] person 1
   *[second] person 2
  }, eller la antallet steiner stå tomt.
web-referee-try = Prøv det som et eget tilfelle

web-house-rules-help = Svar på det dere vil spille annerledes. Resten er standard.
web-house-rules-named = Varianter med navn
web-house-rules-other = et annet antall
web-house-rules-what = Hva endrer dette?
web-house-rules-show = Vis reglene våre
web-house-rules-ours = Reglene våre
web-house-rules-play = Spill med disse reglene
web-house-rules-print = Skriv ut arket
web-house-rules-perfect = Med best mulig spill fra begge

web-print-help = Hvert ark åpnes som en egen side for A4. Skriv den ut fra nettleseren.
web-print-now = Skriv ut siden
web-print-by = Skrevet ut etter disse reglene: { $rules }
web-print-back = Alle ark
web-print-card = Reglene i korte trekk, to ganger på ett ark: ett kort for hver side av bordet.
web-print-house-rules = Det dere spiller annerledes i kveld, med navn og plass til underskrifter.
web-print-rules = Alle regler, med gjennomgåtte eksempler.
web-print-referee = Det folk pleier å være uenige om, med svar, begrunnelse og kilder.
web-print-board = Klipp det ut, lim det på papp, og spill med bønner eller klinkekuler.
web-print-worksheet = Oppgaver for en klasse, med løsningene på en egen side.
