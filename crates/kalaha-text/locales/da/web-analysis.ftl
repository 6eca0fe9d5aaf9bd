# Analysesiden: stillinger og spil, hvad hvert træk er værd.

web-analysis-title = Hvad er hvert træk værd?
web-analysis-help = Stil en stilling op, eller sæt en ind, eller et helt spil. Forspringet er det til sidst, hvis begge spiller så godt, det går, derfra.
web-analysis-text = Stilling eller spil som tekst
web-analysis-text-help = En stilling som S 4 4 4 4 4 4 (0) / N 4 4 4 4 4 4 (0) s, eller et spil, der er gemt som tekst.
web-analysis-board = Kugler i hver grube og kalaha
web-analysis-to-move = Hvem har tur?
web-analyse = Analysér
web-analysis-moves = Træk herfra
web-analysis-best = bedst
web-analysis-line = Bedste spil
web-analysis-over = Her er spillet slut.
web-analysis-what = Hvad der sker
web-analysis-chart = Forspring til sidst for { $player } med bedste spil derfra
web-analysis-chart-text = { $count ->
    [one] Fra { $low } til { $high } over ét træk. Tabellen med træk siger det samme i tal.
   *[other] Fra { $low } til { $high } over { $count } træk. Tabellen med træk siger det samme i tal.
  }
web-analysis-mistakes = Fejl
web-analysis-no-mistakes = Intet træk har beviseligt smidt noget væk.
web-analysis-mistake = Træk { $number }: { $player } spillede { $move } og smed { $seeds ->
    [one] 1 kugle
   *[other] { $seeds } kugler
  } væk. Bedre var { $line }.
web-analysis-mistake-at-least = Træk { $number }: { $player } spillede { $move } og smed mindst { $seeds ->
    [one] 1 kugle
   *[other] { $seeds } kugler
  } væk. Bedre var { $line }.
web-analysis-lost = Smidt væk
web-analysis-play-on = Spil videre herfra
web-analysis-set-up = Stil denne op
web-analysis-position = Stilling
web-analysis-set-up-of = Stil denne op: før { $move }
web-edit-house = Grube { $house } hos { $owner }: kugler
web-edit-store = Kalahaen hos { $owner }: kugler
web-edit-bad-house = Grube { $house } hos { $owner }: Skriv et helt tal fra 0 til { $most } i stedet for ”{ $typed }”.
web-edit-bad-store = Kalahaen hos { $owner }: Skriv et helt tal fra 0 til { $most } i stedet for ”{ $typed }”.
