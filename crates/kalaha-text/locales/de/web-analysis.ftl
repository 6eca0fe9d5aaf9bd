# Die Analyseseite: Stellungen und Partien, was jeder Zug wert ist.

web-analysis-title = Was ist jeder Zug wert?
web-analysis-help = Stell eine Stellung auf oder füg eine ein, oder eine ganze Partie. Gezeigt wird der Vorsprung am Ende, wenn beide Seiten von da an ihr Bestes spielen.
web-analysis-text = Stellung oder Partie als Text
web-analysis-text-help = Eine Stellung wie S 4 4 4 4 4 4 (0) / N 4 4 4 4 4 4 (0) s, oder eine Partie, die als Text gespeichert wurde.
web-analysis-board = Steine in jeder Mulde und Kalaha
web-analysis-to-move = Wer ist dran?
web-analyse = Analysieren
web-analysis-moves = Züge von hier aus
web-analysis-best = bester Zug
web-analysis-line = Bestes Spiel
web-analysis-over = Hier ist die Partie zu Ende.
web-analysis-what = Was geschieht
web-analysis-chart = Vorsprung von { $player } am Ende bei bestem Spiel von da an
web-analysis-chart-text = { $count ->
    [one] Von { $low } bis { $high }, über einen Zug. Die Tabelle der Züge sagt dasselbe in Zahlen.
   *[other] Von { $low } bis { $high }, über { $count } Züge. Die Tabelle der Züge sagt dasselbe in Zahlen.
  }
web-analysis-mistakes = Fehler
web-analysis-no-mistakes = Kein Zug hat nachweislich etwas verschenkt.
web-analysis-mistake = Zug { $number }: { $player } zog { $move } und verschenkte { $seeds ->
    [one] 1 Stein
   *[other] { $seeds } Steine
  }. Besser war { $line }.
web-analysis-mistake-at-least = Zug { $number }: { $player } zog { $move } und verschenkte mindestens { $seeds ->
    [one] 1 Stein
   *[other] { $seeds } Steine
  }. Besser war { $line }.
web-analysis-lost = Verschenkt
web-analysis-play-on = Von hier aus weiterspielen
web-analysis-set-up = Diese aufstellen
web-analysis-position = Stellung
web-analysis-set-up-of = Diese aufstellen: vor { $move }
web-edit-house = Mulde { $house } von { $owner }: Steine
web-edit-store = Kalaha von { $owner }: Steine
web-edit-bad-house = Mulde { $house } von { $owner }: Schreib eine ganze Zahl von 0 bis { $most } statt „{ $typed }“.
web-edit-bad-store = Kalaha von { $owner }: Schreib eine ganze Zahl von 0 bis { $most } statt „{ $typed }“.
