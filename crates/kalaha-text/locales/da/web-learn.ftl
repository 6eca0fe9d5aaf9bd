# Sider, hvor man lærer, afgør stridspunkter, bliver enige om husregler og udskriver.

web-nav-learn = Lær
web-nav-print = Udskriv

web-learn-title = Lær kalaha
web-learn-help = Korte lektioner på et bræt. Hver af dem begynder med en regel og slutter med en opgave.
web-learn-course = Kurset
web-learn-game = Spillet fra start til slut
web-learn-read = Om spillet
web-learn-task = Din opgave
web-learn-again = Prøv igen
web-learn-solution = Vis løsningen
web-task-over = Dette forsøg er slut. Prøv igen, eller se løsningen.
web-task-no-values = Det ville afsløre svaret. Prøv en grube, eller se løsningen.
web-learn-next = Næste: { $title }
web-learn-shown = Sådan ser det ud på brættet
web-example-play = Vis på brættet
web-learn-puzzles = Opgaver
web-learn-puzzle-today = Dagens opgave
web-learn-puzzle-next = Næste opgave

web-referee-help = Det, folk tit er uenige om ved bordet, besvaret efter de regler, I spiller med.
web-rules-told = Efter disse regler: { $rules }
web-referee-rules = Besvaret efter disse regler: { $rules }
web-referee-other-rules = Svar efter andre regler
web-referee-show = Vis svarene
web-referee-all = Alle spørgsmål
web-referee-own-case = Jeres eget tilfælde
web-referee-own-case-help = Stil brættet op, som det var. Skriv, hvad der blev spillet, og hvad hver af jer mener.
web-referee-moves = Træk, grube for grube
web-referee-moves-help = For eksempel: 3 6. Gruberne tælles fra venstre for den, der spiller.
web-referee-no-moves = Skriv, hvilken grube der blev spillet, for eksempel: 3.
web-referee-first = Person 1 siger
web-referee-second = Person 2 siger
web-referee-seeds = { $who ->
    [first] Antal fangede kugler ifølge person 1 (kan stå tomt)
   *[second] Antal fangede kugler ifølge person 2 (kan stå tomt)
  }
web-referee-bad-seeds = { $who ->
    [first] Antallet af kugler ifølge person 1 skal være et helt tal fra 1 til 255, eller stå tomt.
   *[second] Antallet af kugler ifølge person 2 skal være et helt tal fra 1 til 255, eller stå tomt.
  }
web-referee-no-claim = Vælg ”Kugler fanges” for { $who ->
    [first] person 1
   *[second] person 2
  }, eller lad antallet af kugler stå tomt.
web-referee-try = Prøv det som jeres eget tilfælde

web-house-rules-help = Svar på det, I vil spille anderledes. Resten er standard.
web-house-rules-named = Varianter med navn
web-house-rules-other = et andet antal
web-house-rules-what = Hvad ændrer det?
web-house-rules-show = Vis vores regler
web-house-rules-ours = Vores regler
web-house-rules-play = Spil med disse regler
web-house-rules-print = Udskriv arket
web-house-rules-perfect = Med bedste spil fra begge

web-print-help = Hvert ark åbner som en side for sig til A4. Udskriv den fra browseren.
web-print-now = Udskriv siden
web-print-by = Udskrevet efter disse regler: { $rules }
web-print-back = Alle ark
web-print-card = Reglerne i korte træk, to gange på ét ark: et kort til hver side af bordet.
web-print-house-rules = Det, I spiller anderledes i aften, med navne og plads til underskrifter.
web-print-rules = Alle regler, med gennemgåede eksempler.
web-print-referee = Det, folk tit er uenige om, med svar, begrundelse og kilder.
web-print-board = Klip det ud, lim det på karton, og spil med bønner eller glaskugler.
web-print-worksheet = Opgaver til en klasse, med løsningerne på en side for sig.
