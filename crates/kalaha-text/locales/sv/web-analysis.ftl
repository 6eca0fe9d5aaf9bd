# Analyssidan: ställningar och partier, vad varje drag är värt.

web-analysis-title = Vad är varje drag värt?
web-analysis-help = Ställ upp en ställning, eller klistra in en, eller ett helt parti. Försprånget är det på slutet, om båda spelar så bra det går därifrån.
web-analysis-text = Ställning eller parti som text
web-analysis-text-help = En ställning som S 4 4 4 4 4 4 (0) / N 4 4 4 4 4 4 (0) s, eller ett parti som sparats som text.
web-analysis-board = Kulor i varje grop och bo
web-analysis-to-move = Vem är på tur?
web-analyse = Analysera
web-analysis-moves = Drag härifrån
web-analysis-best = bäst
web-analysis-line = Bästa spel
web-analysis-over = Här är partiet slut.
web-analysis-what = Vad som händer
web-analysis-chart = Slutligt försprång för { $player } med bästa spel därifrån
web-analysis-chart-text = { $count ->
    [one] Från { $low } till { $high } över ett drag. Tabellen med drag säger samma sak i siffror.
   *[other] Från { $low } till { $high } över { $count } drag. Tabellen med drag säger samma sak i siffror.
  }
web-analysis-mistakes = Misstag
web-analysis-no-mistakes = Inget drag har bevisligen kastat bort något.
web-analysis-mistake = Drag { $number }: { $player } spelade { $move } och kastade bort { $seeds ->
    [one] 1 kula
   *[other] { $seeds } kulor
  }. Bättre var { $line }.
web-analysis-mistake-at-least = Drag { $number }: { $player } spelade { $move } och kastade bort minst { $seeds ->
    [one] 1 kula
   *[other] { $seeds } kulor
  }. Bättre var { $line }.
web-analysis-lost = Bortkastat
web-analysis-play-on = Spela vidare härifrån
web-analysis-set-up = Ställ upp den här
web-analysis-position = Ställning
web-analysis-set-up-of = Ställ upp den här: före { $move }
web-edit-house = Grop { $house } hos { $owner }: kulor
web-edit-store = Boet hos { $owner }: kulor
web-edit-bad-house = Grop { $house } hos { $owner }: skriv ett heltal från 0 till { $most } i stället för ”{ $typed }”.
web-edit-bad-store = Boet hos { $owner }: skriv ett heltal från 0 till { $most } i stället för ”{ $typed }”.
