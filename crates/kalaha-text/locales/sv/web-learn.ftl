# Sidor där man lär sig, avgör tvister, kommer överens om husregler och skriver ut.

web-nav-learn = Lär dig
web-nav-print = Skriv ut

web-learn-title = Lär dig kalaha
web-learn-help = Korta lektioner på ett bräde. Var och en börjar med en regel och slutar med en uppgift.
web-learn-course = Kursen
web-learn-game = Spelet från början till slut
web-learn-read = Om spelet
web-learn-task = Din uppgift
web-learn-again = Försök igen
web-learn-solution = Visa lösningen
web-task-over = Det här försöket är slut. Försök igen eller titta på lösningen.
web-task-no-values = Det skulle avslöja svaret. Prova en grop eller titta på lösningen.
web-learn-next = Nästa: { $title }
web-learn-shown = Så ser det ut på brädet
web-example-play = Visa på brädet
web-learn-puzzles = Kluringar
web-learn-puzzle-today = Dagens kluring
web-learn-puzzle-next = Nästa kluring

web-referee-help = Det man brukar tvista om vid bordet, besvarat efter reglerna ni spelar med.
web-rules-told = Enligt de här reglerna: { $rules }
web-referee-rules = Besvarat efter de här reglerna: { $rules }
web-referee-other-rules = Svara efter andra regler
web-referee-show = Visa svaren
web-referee-all = Alla frågor
web-referee-own-case = Ett eget fall
web-referee-own-case-help = Ställ upp brädet som det var. Skriv vad som spelades och vad var och en av er tycker.
web-referee-moves = Drag, grop för grop
web-referee-moves-help = Till exempel: 3 6. Groparna räknas från vänster för den som spelar.
web-referee-no-moves = Skriv vilken grop som spelades, till exempel: 3.
web-referee-first = Person 1 säger
web-referee-second = Person 2 säger
web-referee-seeds = { $who ->
    [first] Antal fångade kulor enligt person 1 (kan lämnas tomt)
   *[second] Antal fångade kulor enligt person 2 (kan lämnas tomt)
  }
web-referee-bad-seeds = { $who ->
    [first] Antalet kulor enligt person 1 ska vara ett heltal från 1 till 255, eller lämnas tomt.
   *[second] Antalet kulor enligt person 2 ska vara ett heltal från 1 till 255, eller lämnas tomt.
  }
web-referee-no-claim = Välj ”Kulor fångas” för { $who ->
    [first] person 1
   *[second] person 2
  }, eller lämna antalet kulor tomt.
web-referee-try = Pröva det som ett eget fall

web-house-rules-help = Svara på det ni vill spela annorlunda. Resten är standard.
web-house-rules-named = Varianter med namn
web-house-rules-other = ett annat antal
web-house-rules-what = Vad ändrar det?
web-house-rules-show = Visa våra regler
web-house-rules-ours = Våra regler
web-house-rules-play = Spela med de här reglerna
web-house-rules-print = Skriv ut bladet
web-house-rules-perfect = Med bästa spel från båda

web-print-help = Varje blad öppnas som en egen sida för A4. Skriv ut den från webbläsaren.
web-print-now = Skriv ut sidan
web-print-by = Utskrivet efter de här reglerna: { $rules }
web-print-back = Alla blad
web-print-card = Reglerna i korthet, två gånger på ett blad: ett kort för varje sida av bordet.
web-print-house-rules = Det ni spelar annorlunda i kväll, med namn och plats för underskrifter.
web-print-rules = Alla regler, med genomgångna exempel.
web-print-referee = Det man brukar tvista om, med svar, skäl och källor.
web-print-board = Klipp ut det, limma det på kartong och spela med bönor eller glaskulor.
web-print-worksheet = Uppgifter för en klass, med lösningarna på en egen sida.
