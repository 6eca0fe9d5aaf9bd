# Ett bräde i webbläsaren: vad gropar och bon heter, vem som är på tur, textläget.

web-board = Bräde
web-house = { $whose ->
    [you] Din grop { $house }
    [opponent] Motståndarens grop { $house }
   *[other] Grop { $house } hos { $owner }
  }, { $seeds ->
    [0] tom
    [one] 1 kula
   *[other] { $seeds } kulor
  }
web-store = { $whose ->
    [you] Ditt bo
    [opponent] Motståndarens bo
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
    [opponent] slutar i motståndarens bo: extratur
   *[other] slutar i boet hos { $owner }: extratur
  }
web-outcome-store = { $over ->
    [yes] { $whose ->
        [you] slutar i ditt bo, och partiet är slut
        [opponent] slutar i motståndarens bo, och partiet är slut
       *[other] slutar i boet hos { $owner }, och partiet är slut
      }
   *[no] { $whose ->
        [you] slutar i ditt bo
        [opponent] slutar i motståndarens bo
       *[other] slutar i boet hos { $owner }
      }
  }
web-outcome-house = { $over ->
    [yes] { $whose ->
        [you] slutar i din grop { $house }, och partiet är slut
        [opponent] slutar i motståndarens grop { $house }, och partiet är slut
       *[other] slutar i grop { $house } hos { $owner }, och partiet är slut
      }
   *[no] { $whose ->
        [you] slutar i din grop { $house }
        [opponent] slutar i motståndarens grop { $house }
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
web-extra-turn = { $count ->
    [one] Extratur!
   *[other] Extratur { $count } i rad!
  }
web-not-your-turn = Det är inte din tur ännu. { $player } är på tur.
web-watching = Du tittar på partiet. Bara spelarna gör drag.
web-looking-back = Så här var brädet tidigare. Gå till senaste draget för att spela vidare.
web-computer = Datorn
web-level = nivå { $level } av 8
web-you = du
web-sown-this-way = sådden går åt det här hållet

# Textläget. Det som kan skrivas fungerar på engelska också.
web-command-last = senaste
web-command-board = brädet
web-command-mine = mina
web-command-theirs = motståndarens
web-command-stores = bona
web-command-back = ångra
web-command-eval = värden
web-command-help = hjälp
web-text-help = Skriv numret på en grop för att spela den, eller något av: senaste, brädet, mina, motståndarens, bona, värden, ångra.
web-text-unknown = ”{ $text }” är varken en grop eller ett kommando. Skriv numret på en grop, eller något av: senaste, brädet, mina, motståndarens, bona, värden, ångra.
web-text-no-move = Inget drag är gjort ännu.
web-text-row = { $whose ->
    [you] Dina gropar
    [opponent] Motståndarens gropar
   *[other] Groparna hos { $owner }
  }, från grop 1: { $counts }. I boet: { $seeds }.
web-after-move = { $number ->
    [0] Vid starten
   *[other] Efter drag { $number } av { $count }
  }
