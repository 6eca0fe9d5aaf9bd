# Seiten zum Lernen, für Streitfragen, für Hausregeln und zum Drucken.

web-nav-learn = Lernen
web-nav-print = Drucken

web-learn-title = Kalaha lernen
web-learn-help = Kurze Lektionen am Brett. Jede beginnt mit einer Regel und endet mit etwas zum Knobeln.
web-learn-course = Der Kurs
web-learn-game = Das Spiel von Anfang bis Ende
web-learn-read = Über das Spiel
web-learn-task = Jetzt bist du dran
web-learn-again = Noch einmal versuchen
web-learn-solution = Lösung zeigen
web-task-over = Dieser Versuch ist vorbei. Versuch es noch einmal oder sieh dir die Lösung an.
web-task-no-values = Das würde die Lösung verraten. Probier eine Mulde aus oder sieh dir die Lösung an.
web-learn-next = Weiter: { $title }
web-learn-shown = So sieht es auf dem Brett aus
web-example-play = Auf dem Brett abspielen
web-learn-puzzles = Rätsel
web-learn-puzzle-today = Rätsel des Tages
web-learn-puzzle-next = Nächstes Rätsel

web-referee-help = Worüber am Tisch oft gestritten wird, beantwortet nach euren Regeln.
web-rules-told = Nach diesen Regeln: { $rules }
web-referee-rules = Beantwortet nach diesen Regeln: { $rules }
web-referee-other-rules = Nach anderen Regeln antworten
web-referee-show = Antworten zeigen
web-referee-all = Alle Fragen
web-referee-own-case = Euer eigener Fall
web-referee-own-case-help = Stellt das Brett so auf, wie es war. Gebt ein, was gezogen wurde und was ihr meint.
web-referee-moves = Züge, Mulde für Mulde
web-referee-moves-help = Zum Beispiel: 3 6. Die Mulden zählen von links, von der Seite aus, die zieht.
web-referee-no-moves = Schreib, welche Mulde gespielt wurde, zum Beispiel: 3.
web-referee-first = Person 1 sagt
web-referee-second = Person 2 sagt
web-referee-seeds = { $who ->
    [first] Zahl der gefangenen Steine laut Person 1 (kann leer bleiben)
   *[second] Zahl der gefangenen Steine laut Person 2 (kann leer bleiben)
  }
web-referee-bad-seeds = { $who ->
    [first] Die Zahl der Steine laut Person 1 muss eine ganze Zahl von 1 bis 255 sein oder leer bleiben.
   *[second] Die Zahl der Steine laut Person 2 muss eine ganze Zahl von 1 bis 255 sein oder leer bleiben.
  }
web-referee-no-claim = Wähle „Es werden Steine gefangen“ für { $who ->
    [first] Person 1
   *[second] Person 2
  }, oder lass die Zahl der Steine leer.
web-referee-try = Als eigenen Fall ausprobieren

web-house-rules-help = Beantwortet, was ihr anders spielen wollt. Alles andere bleibt Standard.
web-house-rules-named = Varianten mit Namen
web-house-rules-other = eine andere Zahl
web-house-rules-what = Was ändert das?
web-house-rules-show = Unsere Regeln zeigen
web-house-rules-ours = Unsere Regeln
web-house-rules-play = Nach diesen Regeln spielen
web-house-rules-print = Das Blatt drucken
web-house-rules-perfect = Bei bestem Spiel beider Seiten

web-print-help = Jedes Blatt öffnet sich als eigene Seite für A4. Druck sie aus dem Browser.
web-print-now = Diese Seite drucken
web-print-by = Gedruckt nach diesen Regeln: { $rules }
web-print-back = Alle Blätter
web-print-card = Die Regeln in Kürze, zweimal auf einem Blatt: eine Karte für jede Seite des Tisches.
web-print-house-rules = Was ihr heute anders spielt, mit Namen und Platz für Unterschriften.
web-print-rules = Alle Regeln, mit durchgerechneten Beispielen.
web-print-referee = Worüber oft gestritten wird, mit Antwort, Begründung und Quellen.
web-print-board = Ausschneiden, auf Pappe kleben und mit Bohnen oder Murmeln spielen.
web-print-worksheet = Aufgaben für eine Klasse, mit den Lösungen auf einer eigenen Seite.
