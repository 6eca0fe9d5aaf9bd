# Hva som skjer i et trekk, steg for steg. Navnene er spillernes egne, eller Sør og Nord.

# Meldingen om et helt trekk begynner med en av disse to.
move = { $player } sår { $seeds ->
    [one] én stein
   *[other] { $seeds } steiner
  } fra hull { $house }.
move-relay = { $player } sår { $seeds ->
    [one] én stein
   *[other] { $seeds } steiner
  } fra hull { $house } og sår videre { $relays ->
    [one] én gang
    [2] to ganger
   *[other] { $relays } ganger
  }.
certain = { $player } kan ikke tape lenger. { $seeds } av { $total } steiner ligger i kalahaen.

event-lift = { $player } tar { $seeds ->
    [one] den eneste steinen
    [2] begge steinene
   *[other] alle de { $seeds } steinene
  } i hull { $house }.
event-sow-house = { $owner } får én stein i hull { $house }. Der ligger det nå { $seeds }.
event-sow-store = { $owner } får én stein i kalahaen. Der ligger det nå { $seeds }.
event-lap = Såingen har gått hele veien rundt, til hullet der den begynte.
event-skip-opponent-store = Kalahaen til { $opponent } hoppes over.
event-skip-origin = Starthullet hoppes over.
event-opponent-store = Den siste steinen havner i motstanderens kalaha. Den teller for { $opponent }, og turen går videre.
event-relay = Den siste steinen havner i hull { $house } på siden til { $owner }, der det alt ligger steiner. { $player } tar alle { $seeds } og sår videre.
event-extra-turn = { $count ->
    [one] { $player } legger den siste steinen i kalahaen sin og får en ekstra tur!
   *[other] { $player } legger den siste steinen i kalahaen sin og får en ekstra tur, nummer { $count } på rad!
  }
event-extra-turn-limit = { $player } legger den siste steinen i kalahaen sin, men grensen for ekstra turer er nådd.
event-extra-turn-nothing-left = { $player } legger den siste steinen i kalahaen sin, men har ingen steiner igjen å så.
event-capture = { $player } fanger { $total } steiner: sin egen og { $opposite ->
    [one] den
   *[other] de { $opposite }
  } rett overfor.
event-capture-empty = { $player } legger den siste steinen i kalahaen, selv om hullet rett overfor er tomt.
event-capture-leave-own = { $player } fanger { $opposite ->
    [one] steinen
   *[other] de { $opposite } steinene
  } rett overfor. Den siste steinen blir liggende.
event-no-capture-opposite-empty = Det blir ingen fangst, for hullet rett overfor er tomt.
event-no-capture-opponent-house = Det blir ingen fangst, for den siste steinen ligger på siden til { $opponent }.
event-no-capture-rule = Det blir ingen fangst, for med disse reglene fanger man ikke.
event-pass = { $player } har ingen steiner å så og står over.
event-swap = { $player } bytter side. Brettet snus, og neste tur har { $opponent }.

event-end-either-empty = Partiet er slutt, for den ene siden er tom.
event-end-mover-stuck = Partiet er slutt, for den som har tur, har ingen steiner.
event-end-both-empty = Partiet er slutt, for begge sidene er tomme.
event-end-majority = Partiet er slutt, for mer enn halvparten av alle steinene ligger i én kalaha.
event-end-repetition = Partiet er slutt, for den samme stillingen har kommet for tredje gang. Den regelen er vår egen.
game-resigned = { $player } ga opp. { $winner } vinner.
event-sweep = { $seeds ->
    [one] { $player } tar den siste steinen på sin side og legger den i kalahaen.
   *[other] { $player } tar de { $seeds } siste steinene på sin side og legger dem i kalahaen.
  }
event-sweep-emptier = { $seeds ->
    [one] { $player } gikk tom først og tar den ene steinen som { $owner } har igjen.
   *[other] { $player } gikk tom først og tar de { $seeds } steinene som { $owner } har igjen.
  }
event-sweep-last-mover = { $seeds ->
    [one] { $player } spilte sist og tar den ene steinen som { $owner } har igjen.
   *[other] { $player } spilte sist og tar de { $seeds } steinene som { $owner } har igjen.
  }
event-sweep-last-mover-own = { $seeds ->
    [one] { $player } spilte sist og tar den siste steinen på sin side.
   *[other] { $player } spilte sist og tar de { $seeds } siste steinene på sin side.
  }
event-sweep-nobody = { $seeds ->
    [one] Den ene steinen som { $owner } har igjen, teller ikke.
   *[other] De { $seeds } steinene som { $owner } har igjen, teller ikke.
  }
win = { $player } vinner med { $margin ->
    [one] én stein
   *[other] { $margin } steiner
  }: { $won } mot { $lost }.
draw = Uavgjort! Dere har { $each ->
    [one] én stein
   *[other] { $each } steiner
  } hver.
