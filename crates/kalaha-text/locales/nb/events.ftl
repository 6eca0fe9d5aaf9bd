# Hva som skjer i et trekk, steg for steg. Navnene er spillernes egne, eller Sør og Nord.

# Meldingen om et helt trekk begynner med en av disse to.
move = { $who ->
    [you] Du
   *[other] { $player }
  } sår { $seeds ->
    [one] én stein
   *[other] { $seeds } steiner
  } fra hull { $house }.
move-relay = { $who ->
    [you] Du
   *[other] { $player }
  } sår { $seeds ->
    [one] én stein
   *[other] { $seeds } steiner
  } fra hull { $house } og sår videre { $relays ->
    [one] én gang
    [2] to ganger
   *[other] { $relays } ganger
  }.
move-lands = { $seeds ->
    [one] Den
   *[other] Den siste
  } havner i { $whose ->
    [you] hull { $house } på din side
   *[other] hull { $house } hos { $owner }
  }.
stores = I kalahaene: { $who ->
    [you] du
   *[other] { $player }
  } { $seeds }, { $against ->
    [you] du
   *[other] { $opponent }
  } { $theirs }.
certain = { $who ->
    [you] Du
   *[other] { $player }
  } er sikret seier. { $seeds } av { $total } steiner ligger i kalahaen.

event-lift = { $who ->
    [you] Du
   *[other] { $player }
  } tar { $seeds ->
    [one] den eneste steinen
    [2] begge steinene
   *[other] alle de { $seeds } steinene
  } i hull { $house }.
event-sow-house = { $whose ->
    [you] Du
    [computer] Datamaskinen
    [opponent] Motstanderen
   *[other] { $owner }
  } får én stein i hull { $house }. Der ligger det nå { $seeds }.
event-sow-store = { $whose ->
    [you] Du får én stein i kalahaen din.
    [computer] Datamaskinen får én stein i kalahaen.
    [opponent] Motstanderen får én stein i kalahaen.
   *[other] { $owner } får én stein i kalahaen.
  } Der ligger det nå { $seeds }.
event-last-seed = Den siste steinen havner i { $whose ->
    [you] hull { $house } på din side
   *[other] hull { $house } hos { $owner }
  }. Der ligger det nå { $seeds } steiner, og turen går videre.
event-last-seed-empty = Den siste steinen havner i { $whose ->
    [you] hull { $house } på din side
   *[other] hull { $house } hos { $owner }
  }. Det hullet var tomt.
event-lap = Såingen har gått hele veien rundt, til hullet der den begynte.
event-skip-opponent-store = { $against ->
    [you] Kalahaen din
   *[other] Kalahaen til { $opponent }
  } hoppes over.
event-skip-origin = Starthullet hoppes over.
event-opponent-store = Den siste steinen havner i { $against ->
    [you] kalahaen din. Den teller for deg
    [computer] kalahaen til datamaskinen. Den teller for datamaskinen
   *[other] motstanderens kalaha. Den teller for { $opponent }
  }, og turen går videre.
event-relay = Den siste steinen havner i hull { $house } { $whose ->
    [you] på din side
   *[other] på siden til { $owner }
  }, der det alt ligger steiner. { $who ->
    [you] Du
   *[other] { $player }
  } tar alle { $seeds } og sår videre.
event-extra-turn = { $who ->
    [you] { $count ->
        [one] Du legger den siste steinen i kalahaen din og får en ekstra tur!
       *[other] Du legger den siste steinen i kalahaen din og får en ekstra tur, nummer { $count } på rad!
      }
   *[other] { $count ->
        [one] { $player } legger den siste steinen i kalahaen sin og får en ekstra tur!
       *[other] { $player } legger den siste steinen i kalahaen sin og får en ekstra tur, nummer { $count } på rad!
      }
  }
event-extra-turn-limit = { $who ->
    [you] Du legger den siste steinen i kalahaen din
   *[other] { $player } legger den siste steinen i kalahaen sin
  }, men grensen for ekstra turer er nådd.
event-extra-turn-nothing-left = { $who ->
    [you] Du legger den siste steinen i kalahaen din
   *[other] { $player } legger den siste steinen i kalahaen sin
  }, men har ingen steiner igjen å så.
event-capture = { $who ->
    [you] Du fanger { $total } steiner: din egen
   *[other] { $player } fanger { $total } steiner: sin egen
  } og { $opposite ->
    [one] den
   *[other] de { $opposite }
  } rett overfor.
event-capture-empty = { $who ->
    [you] Du
   *[other] { $player }
  } legger den siste steinen i kalahaen, selv om hullet rett overfor er tomt.
event-capture-leave-own = { $who ->
    [you] Du
   *[other] { $player }
  } fanger { $opposite ->
    [one] steinen
   *[other] de { $opposite } steinene
  } rett overfor. Den siste steinen blir liggende.
event-no-capture-opposite-empty = Det blir ingen fangst, for hullet rett overfor er tomt.
event-no-capture-opponent-house = Det blir ingen fangst, for den siste steinen ligger { $against ->
    [you] på din side
   *[other] på siden til { $opponent }
  }.
event-no-capture-rule = Det blir ingen fangst, for med disse reglene fanger man ikke.
event-pass = { $who ->
    [you] Du
   *[other] { $player }
  } har ingen steiner å så og står over.
event-swap = { $who ->
    [you] Du
   *[other] { $player }
  } bytter side. Brettet snus, og neste tur har { $against ->
    [you] du
   *[other] { $opponent }
  }.

event-end-either-empty = Partiet er slutt, for den ene siden er tom.
event-end-mover-stuck = Partiet er slutt, for den som har tur, har ingen steiner.
event-end-both-empty = Partiet er slutt, for begge sidene er tomme.
event-end-majority = Partiet er slutt, for mer enn halvparten av alle steinene ligger i én kalaha.
event-end-repetition = Partiet er slutt, for den samme stillingen har kommet for tredje gang. Den regelen er vår egen.
game-resigned = { $who ->
    [you] Du
   *[other] { $player }
  } ga opp. { $against ->
    [you] Du
   *[other] { $winner }
  } vinner.
event-sweep = { $who ->
    [you] { $seeds ->
        [one] Du tar den siste steinen på din side og legger den i kalahaen.
       *[other] Du tar de { $seeds } siste steinene på din side og legger dem i kalahaen.
      }
   *[other] { $seeds ->
        [one] { $player } tar den siste steinen på sin side og legger den i kalahaen.
       *[other] { $player } tar de { $seeds } siste steinene på sin side og legger dem i kalahaen.
      }
  }
event-sweep-emptier = { $who ->
    [you] Du
   *[other] { $player }
  } gikk tom først og tar { $seeds ->
    [one] den ene steinen
   *[other] de { $seeds } steinene
  } som { $whose ->
    [you] du
   *[other] { $owner }
  } har igjen.
event-sweep-last-mover = { $who ->
    [you] Du
   *[other] { $player }
  } spilte sist og tar { $seeds ->
    [one] den ene steinen
   *[other] de { $seeds } steinene
  } som { $whose ->
    [you] du
   *[other] { $owner }
  } har igjen.
event-sweep-last-mover-own = { $who ->
    [you] { $seeds ->
        [one] Du spilte sist og tar den siste steinen på din side.
       *[other] Du spilte sist og tar de { $seeds } siste steinene på din side.
      }
   *[other] { $seeds ->
        [one] { $player } spilte sist og tar den siste steinen på sin side.
       *[other] { $player } spilte sist og tar de { $seeds } siste steinene på sin side.
      }
  }
event-sweep-nobody = { $seeds ->
    [one] Den ene steinen
   *[other] De { $seeds } steinene
  } som { $whose ->
    [you] du
   *[other] { $owner }
  } har igjen, teller ikke.
win = { $who ->
    [you] Du
   *[other] { $player }
  } vinner med { $margin ->
    [one] én stein
   *[other] { $margin } steiner
  }: { $won } mot { $lost }.
draw = Uavgjort! Dere har { $each ->
    [one] én stein
   *[other] { $each } steiner
  } hver.
