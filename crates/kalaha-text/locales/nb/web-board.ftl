# Et brett i nettleseren: hva hull og kalahaer heter, hvem som har tur, tekstmodus.

web-board = Brett
web-house = { $whose ->
    [you] Hull { $house } på din side
    [computer] Hull { $house } hos datamaskinen
   *[other] Hull { $house } hos { $owner }
  }, { $seeds ->
    [0] tomt
    [one] 1 stein
   *[other] { $seeds } steiner
  }
web-store = { $whose ->
    [you] Kalahaen din
    [computer] Kalahaen til datamaskinen
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
    [computer] ender i kalahaen til datamaskinen: ekstra tur
   *[other] ender i kalahaen til { $owner }: ekstra tur
  }
web-outcome-store = { $over ->
    [yes] { $whose ->
        [you] ender i kalahaen din, og partiet er slutt
        [computer] ender i kalahaen til datamaskinen, og partiet er slutt
       *[other] ender i kalahaen til { $owner }, og partiet er slutt
      }
   *[no] { $whose ->
        [you] ender i kalahaen din
        [computer] ender i kalahaen til datamaskinen
       *[other] ender i kalahaen til { $owner }
      }
  }
web-outcome-house = { $over ->
    [yes] { $whose ->
        [you] ender i hull { $house } på din side, og partiet er slutt
        [computer] ender i hull { $house } hos datamaskinen, og partiet er slutt
       *[other] ender i hull { $house } hos { $owner }, og partiet er slutt
      }
   *[no] { $whose ->
        [you] ender i hull { $house } på din side
        [computer] ender i hull { $house } hos datamaskinen
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
web-says-yours = Din tur.
web-says-turn = { $player } har tur.
web-extra-turn = { $count ->
    [one] Ekstra tur!
   *[other] Ekstra tur { $count } på rad!
  }
web-not-your-turn = Det er ikke din tur ennå. { $player } har tur.
web-not-yours = Det hullet er ikke ditt. Velg ett på din egen side.
web-other-side = { $player } har tur. Velg et hull på den siden.
web-watching = Du ser på partiet. Bare spillerne gjør trekk.
web-looking-back = Slik var brettet tidligere. Gå til siste trekk for å spille videre.
web-level = nivå { $level } av 8
web-plate-you = Du
web-you = du
web-sown-this-way = det sås denne veien
web-marks = Hva merkene betyr
web-mark-legal = Dette hullet kan du velge nå.
web-mark-origin = Her begynte den siste turen.
web-mark-turns = Flere trekk i én tur: i denne rekkefølgen.
web-mark-landing = Her havnet den siste steinen.
web-mark-taken = Herfra ble det fanget steiner.
web-mark-delta = Så mange flere eller færre enn før den siste turen.
web-mark-ahead = Her ville den siste steinen havne.

# Tekstmodus. Det som kan skrives, virker på engelsk også.
web-text-help = Skriv nummeret på et hull for å spille det, eller et ord som tips, brettet eller angre. hjelp lister opp alle.
web-text-unknown = «{ $text }» er verken et hull eller en kommando. Skriv hjelp for å få vite hva som finnes.
web-text-save = Partiet er lagret under adressen til denne siden. Den siste lenken under trekkene gir det som tekst.
web-text-quit = Lukk siden når du vil: partiet venter på deg.
web-text-no-move = Det er ikke gjort noe trekk ennå.
web-after-move = { $number ->
    [0] Ved starten
   *[other] Etter trekk { $number } av { $count }
  }
