# Analysesiden: stillinger og partier, hva hvert trekk er verdt.

web-analysis-title = Hva er hvert trekk verdt?
web-analysis-help = Sett opp en stilling, eller lim inn en, eller et helt parti. Forspranget er det til slutt, hvis begge spiller så godt det går derfra.
web-analysis-text = Stilling eller parti som tekst
web-analysis-text-help = En stilling som S 4 4 4 4 4 4 (0) / N 4 4 4 4 4 4 (0) s, eller et parti som er lagret som tekst.
web-analysis-board = Steiner i hvert hull og hver kalaha
web-analysis-to-move = Hvem har tur?
web-analyse = Analyser
web-analysis-moves = Trekk herfra
web-analysis-best = best
web-analysis-line = Beste spill
web-analysis-over = Her er partiet slutt.
web-analysis-what = Hva som skjer
web-analysis-chart = Forsprang til slutt for { $player } med best mulig spill derfra
web-analysis-chart-text = { $count ->
    [one] Fra { $low } til { $high } over ett trekk. Tabellen med trekk sier det samme i tall.
   *[other] Fra { $low } til { $high } over { $count } trekk. Tabellen med trekk sier det samme i tall.
  }
web-analysis-mistakes = Feil
web-analysis-no-mistakes = Ingen trekk har beviselig kastet bort noe.
web-analysis-mistake = Trekk { $number }: { $player } spilte { $move } og kastet bort { $seeds ->
    [one] 1 stein
   *[other] { $seeds } steiner
  }. Bedre var { $line }.
web-analysis-mistake-at-least = Trekk { $number }: { $player } spilte { $move } og kastet bort minst { $seeds ->
    [one] 1 stein
   *[other] { $seeds } steiner
  }. Bedre var { $line }.
web-analysis-lost = Kastet bort
web-analysis-play-on = Spill videre herfra
web-analysis-set-up = Sett opp denne
web-analysis-position = Stilling
web-analysis-set-up-of = Sett opp denne: før { $move }
web-edit-house = Hull { $house } hos { $owner }: steiner
web-edit-store = Kalahaen til { $owner }: steiner
web-edit-bad-house = Hull { $house } hos { $owner }: Skriv et helt tall fra 0 til { $most } i stedet for «{ $typed }».
web-edit-bad-store = Kalahaen til { $owner }: Skriv et helt tall fra 0 til { $most } i stedet for «{ $typed }».
