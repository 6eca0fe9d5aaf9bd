# Ett bräde i webbläsaren: vad gropar och bon heter, vem som är på tur, textläget.

web-board = Bräde
web-house = { $whose ->
    [you] Din grop { $house }
    [computer] Datorns grop { $house }
   *[other] Grop { $house } hos { $owner }
  }, { $seeds ->
    [0] tom
    [one] 1 kula
   *[other] { $seeds } kulor
  }
web-store = { $whose ->
    [you] Ditt bo
    [computer] Datorns bo
   *[other] Boet hos { $owner }
  }, { $seeds ->
    [0] tomt
    [one] 1 kula
   *[other] { $seeds } kulor
  }
web-pit-outcome = { $pit }, { $outcome }

# Vad ett drag skulle göra, efter gropens namn.
web-outcome-extra-turn = { $whose ->
    [you] slutar i ditt bo: extratur
    [computer] slutar i datorns bo: extratur
   *[other] slutar i boet hos { $owner }: extratur
  }
web-outcome-store = { $over ->
    [yes] { $whose ->
        [you] slutar i ditt bo, och partiet är slut
        [computer] slutar i datorns bo, och partiet är slut
       *[other] slutar i boet hos { $owner }, och partiet är slut
      }
   *[no] { $whose ->
        [you] slutar i ditt bo
        [computer] slutar i datorns bo
       *[other] slutar i boet hos { $owner }
      }
  }
web-outcome-house = { $over ->
    [yes] { $whose ->
        [you] slutar i din grop { $house }, och partiet är slut
        [computer] slutar i datorns grop { $house }, och partiet är slut
       *[other] slutar i grop { $house } hos { $owner }, och partiet är slut
      }
   *[no] { $whose ->
        [you] slutar i din grop { $house }
        [computer] slutar i datorns grop { $house }
       *[other] slutar i grop { $house } hos { $owner }
      }
  }
web-outcome-capture = { $over ->
    [yes] { $seeds ->
        [one] fångar 1 kula, och partiet är slut
       *[other] fångar { $seeds } kulor, och partiet är slut
      }
   *[no] { $seeds ->
        [one] fångar 1 kula
       *[other] fångar { $seeds } kulor
      }
  }

web-turn-yours = Din tur
web-turn-of = { $player } är på tur
web-turn-thinking = { $player } tänker …
web-turn-over = Partiet är slut
web-says-yours = Din tur.
web-says-turn = { $player } är på tur.
web-extra-turn = { $count ->
    [one] Extratur!
   *[other] Extratur { $count } i rad!
  }
web-not-your-turn = Det är inte din tur ännu. { $player } är på tur.
web-not-yours = Den gropen är inte din. Välj en på din egen sida.
web-other-side = { $player } är på tur. Välj en grop på den sidan.
web-watching = Du tittar på partiet. Bara spelarna gör drag.
web-looking-back = Så här var brädet tidigare. Gå till senaste draget för att spela vidare.
web-level = nivå { $level } av 8
web-plate-you = Du
web-you = du
web-sown-this-way = sådden går åt det här hållet
web-marks = Vad markeringarna betyder
web-mark-legal = Den här gropen kan du välja nu.
web-mark-origin = Här började den senaste turen.
web-mark-turns = Flera drag i en tur: i den här ordningen.
web-mark-landing = Här hamnade den sista kulan.
web-mark-taken = Härifrån fångades kulor.
web-mark-delta = Så många fler eller färre än före den senaste turen.
web-mark-ahead = Här skulle den sista kulan hamna.

# Textläget. Det som kan skrivas fungerar på engelska också.
web-text-help = Skriv numret på en grop för att spela den, eller ett ord som tips, brädet eller ångra. hjälp räknar upp alla.
web-text-unknown = ”{ $text }” är varken en grop eller ett kommando. Skriv hjälp för att få veta vad som finns.
web-text-save = Partiet sparas under den här sidans adress. Sista länken under dragen ger det som text.
web-text-quit = Stäng sidan när du vill: partiet väntar på dig.
web-text-no-move = Inget drag är gjort ännu.
web-after-move = { $number ->
    [0] Vid starten
   *[other] Efter drag { $number } av { $count }
  }
