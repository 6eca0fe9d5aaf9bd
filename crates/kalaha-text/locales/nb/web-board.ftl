# Et brett i nettleseren: hva hull og kalahaer heter, hvem som har tur, tekstmodus.

web-board = Brett
web-house = { $whose ->
    [you] Hull { $house } på din side
    [opponent] Hull { $house } hos motstanderen
   *[other] Hull { $house } hos { $owner }
  }, { $seeds ->
    [0] tomt
    [one] 1 stein
   *[other] { $seeds } steiner
  }
web-store = { $whose ->
    [you] Kalahaen din
    [opponent] Motstanderens kalaha
   *[other] Kalahaen til { $owner }
  }, { $seeds ->
    [0] tom
    [one] 1 stein
   *[other] { $seeds } steiner
  }
web-pit-outcome = { $pit }, { $outcome }

# Hva et trekk ville gjøre, etter navnet på hullet.
web-outcome-extra-turn = { $whose ->
    [you] ender i kalahaen din: ekstra tur
    [opponent] ender i motstanderens kalaha: ekstra tur
   *[other] ender i kalahaen til { $owner }: ekstra tur
  }
web-outcome-store = { $over ->
    [yes] { $whose ->
        [you] ender i kalahaen din, og partiet er slutt
        [opponent] ender i motstanderens kalaha, og partiet er slutt
       *[other] ender i kalahaen til { $owner }, og partiet er slutt
      }
   *[no] { $whose ->
        [you] ender i kalahaen din
        [opponent] ender i motstanderens kalaha
       *[other] ender i kalahaen til { $owner }
      }
  }
web-outcome-house = { $over ->
    [yes] { $whose ->
        [you] ender i hull { $house } på din side, og partiet er slutt
        [opponent] ender i hull { $house } hos motstanderen, og partiet er slutt
       *[other] ender i hull { $house } hos { $owner }, og partiet er slutt
      }
   *[no] { $whose ->
        [you] ender i hull { $house } på din side
        [opponent] ender i hull { $house } hos motstanderen
       *[other] ender i hull { $house } hos { $owner }
      }
  }
web-outcome-capture = { $over ->
    [yes] { $seeds ->
        [one] fanger 1 stein, og partiet er slutt
       *[other] fanger { $seeds } steiner, og partiet er slutt
      }
   *[no] { $seeds ->
        [one] fanger 1 stein
       *[other] fanger { $seeds } steiner
      }
  }

web-turn-yours = Din tur
web-turn-of = { $player } har tur
web-turn-thinking = { $player } tenker …
web-turn-over = Partiet er slutt
web-extra-turn = { $count ->
    [one] Ekstra tur!
   *[other] Ekstra tur { $count } på rad!
  }
web-not-your-turn = Det er ikke din tur ennå. { $player } har tur.
web-watching = Du ser på partiet. Bare spillerne gjør trekk.
web-looking-back = Slik var brettet tidligere. Gå til siste trekk for å spille videre.
web-computer = Datamaskinen
web-level = nivå { $level } av 8
web-you = du
web-sown-this-way = det sås denne veien

# Tekstmodus. Det som kan skrives, virker på engelsk også.
web-command-last = siste
web-command-board = brettet
web-command-mine = mine
web-command-theirs = motstanderens
web-command-stores = kalahaene
web-command-back = angre
web-command-eval = verdier
web-command-help = hjelp
web-text-help = Skriv nummeret på et hull for å spille det, eller ett av: siste, brettet, mine, motstanderens, kalahaene, verdier, angre.
web-text-unknown = «{ $text }» er verken et hull eller en kommando. Skriv nummeret på et hull, eller ett av: siste, brettet, mine, motstanderens, kalahaene, verdier, angre.
web-text-no-move = Det er ikke gjort noe trekk ennå.
web-text-row = { $whose ->
    [you] Hullene på din side
    [opponent] Hullene hos motstanderen
   *[other] Hullene hos { $owner }
  }, fra hull 1: { $counts }. I kalahaen: { $seeds }.
web-after-move = { $number ->
    [0] Ved starten
   *[other] Etter trekk { $number } av { $count }
  }
