# Was gedruckt wird: die Regelkarte, die Hausregeln, alle Regeln, die Regelauskunft, ein Brett zum
# Ausschneiden und ein Arbeitsblatt mit Lösungen.

sheet-card = Kalaha auf einer Karte
sheet-house-rules = Hausregeln für heute Abend
sheet-rules = Die Regeln von Kalaha
sheet-referee = Wer hat recht?
sheet-board = Ein Brett zum Ausschneiden
sheet-worksheet = Arbeitsblatt zu Kalaha

sheet-own-rules = Eigene Hausregeln
sheet-card-cut = Schneide an der gestrichelten Linie. Eine Karte ist für die andere Seite des Tisches.

sheet-agreed = Wir spielen nach diesen Regeln:
sheet-agree-games = Zahl der Partien:
sheet-agree-help = Erlaubte Hilfe:
sheet-names = Namen
sheet-signatures = Unterschriften
sheet-date = Datum:
sheet-link = Eine Partie nach diesen Regeln:
sheet-link-code = Derselbe Link als Code zum Scannen

sheet-example-moves = Züge: { $moves }
sheet-before = Vorher
sheet-after = Nachher
sheet-sources = Quellen: { $sources }
sheet-source = Quelle: { $sources }

sheet-board-how-1 = Druck diese Seite im Querformat und in Originalgröße.
sheet-board-how-2 = Schneide an der gestrichelten Linie und kleb das Brett auf Pappe.
sheet-board-how-3 = Leg es zwischen euch. Die Reihe vor dir gehört dir, und die Kalaha mit dem Namen deiner Seite auch.
sheet-board-how-4 = { $seeds ->
    [one] Leg einen Stein in jede Mulde, zusammen { $total }. Bohnen, Murmeln oder Kiesel eignen sich gut.
   *[other] Leg { $seeds } Steine in jede Mulde, zusammen { $total }. Bohnen, Murmeln oder Kiesel eignen sich gut.
  }

sheet-name = Name:
sheet-class = Klasse:
sheet-worksheet-how = Du bist Süd. Deine Reihe ist die untere, deine Mulden haben von links die Nummern 1 bis { $houses }, und du bist dran.
sheet-distance = Bis zur Kalaha zählen
sheet-distance-task = Welche Mulden bringen dir einen Extrazug? Schreib alle auf.
sheet-capture = Fangen
sheet-capture-task = Welche Mulde fängt am meisten, und wie viele Steine kommen in deine Kalaha?
sheet-chain = Ketten
sheet-chain-task = Wie viele Extrazüge hintereinander schaffst du? Schreib die Mulden der Reihe nach auf.
sheet-answer = Antwort:
sheet-solutions = Lösungen
sheet-solution-houses = { $number }: { $houses }
sheet-solution-capture = { $number }: Mulde { $house }, { $seeds ->
    [one] 1 Stein
   *[other] { $seeds } Steine
  }
sheet-solution-chain = { $number }: { $count ->
    [one] 1 Extrazug
   *[other] { $count } Extrazüge
  }: { $houses }
sheet-solution-more = Es gibt noch andere Wege zu gleich vielen.
sheet-seed = Blatt Nummer { $seed }. Dieselbe Nummer druckt dieselben Aufgaben.

sheet-written = Das Blatt steht in { $file }. Öffne es in einem Browser und druck es aus.
