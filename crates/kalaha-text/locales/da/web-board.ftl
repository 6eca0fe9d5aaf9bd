# Et bræt i browseren: hvad gruber og kalahaer hedder, hvem der har tur, teksttilstanden.

web-board = Bræt
web-house = { $whose ->
    [you] Din grube { $house }
    [opponent] Modstanderens grube { $house }
   *[other] Grube { $house } hos { $owner }
  }, { $seeds ->
    [0] tom
    [one] 1 kugle
   *[other] { $seeds } kugler
  }
web-store = { $whose ->
    [you] Din kalaha
    [opponent] Modstanderens kalaha
   *[other] Kalahaen hos { $owner }
  }, { $seeds ->
    [0] tom
    [one] 1 kugle
   *[other] { $seeds } kugler
  }
web-pit-outcome = { $pit }, { $outcome }

# Hvad et træk ville gøre, efter grubens navn.
web-outcome-extra-turn = { $whose ->
    [you] ender i din kalaha: ekstra tur
    [opponent] ender i modstanderens kalaha: ekstra tur
   *[other] ender i kalahaen hos { $owner }: ekstra tur
  }
web-outcome-store = { $over ->
    [yes] { $whose ->
        [you] ender i din kalaha, og spillet er slut
        [opponent] ender i modstanderens kalaha, og spillet er slut
       *[other] ender i kalahaen hos { $owner }, og spillet er slut
      }
   *[no] { $whose ->
        [you] ender i din kalaha
        [opponent] ender i modstanderens kalaha
       *[other] ender i kalahaen hos { $owner }
      }
  }
web-outcome-house = { $over ->
    [yes] { $whose ->
        [you] ender i din grube { $house }, og spillet er slut
        [opponent] ender i modstanderens grube { $house }, og spillet er slut
       *[other] ender i grube { $house } hos { $owner }, og spillet er slut
      }
   *[no] { $whose ->
        [you] ender i din grube { $house }
        [opponent] ender i modstanderens grube { $house }
       *[other] ender i grube { $house } hos { $owner }
      }
  }
web-outcome-capture = { $over ->
    [yes] { $seeds ->
        [one] fanger 1 kugle, og spillet er slut
       *[other] fanger { $seeds } kugler, og spillet er slut
      }
   *[no] { $seeds ->
        [one] fanger 1 kugle
       *[other] fanger { $seeds } kugler
      }
  }

web-turn-yours = Din tur
web-turn-of = { $player } har tur
web-turn-thinking = { $player } tænker …
web-turn-over = Spillet er slut
web-extra-turn = { $count ->
    [one] Ekstra tur!
   *[other] Ekstra tur { $count } i træk!
  }
web-not-your-turn = Det er ikke din tur endnu. { $player } har tur.
web-watching = Du ser med i spillet. Kun spillerne laver træk.
web-looking-back = Sådan var brættet tidligere. Gå til seneste træk for at spille videre.
web-computer = Computeren
web-level = niveau { $level } af 8
web-you = dig
web-sown-this-way = der sås denne vej

# Teksttilstanden. Det, der kan skrives, virker også på engelsk.
web-command-last = seneste
web-command-board = brættet
web-command-mine = mine
web-command-theirs = modstanderens
web-command-stores = kalahaerne
web-command-back = fortryd
web-command-eval = værdier
web-command-help = hjælp
web-text-help = Skriv nummeret på en grube for at spille den, eller et af: seneste, brættet, mine, modstanderens, kalahaerne, værdier, fortryd.
web-text-unknown = ”{ $text }” er hverken en grube eller en kommando. Skriv nummeret på en grube, eller et af: seneste, brættet, mine, modstanderens, kalahaerne, værdier, fortryd.
web-text-no-move = Der er ikke lavet noget træk endnu.
web-text-row = { $whose ->
    [you] Dine gruber
    [opponent] Modstanderens gruber
   *[other] Gruberne hos { $owner }
  }, fra grube 1: { $counts }. I kalahaen: { $seeds }.
web-after-move = { $number ->
    [0] Ved starten
   *[other] Efter træk { $number } af { $count }
  }
