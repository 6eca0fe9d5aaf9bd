# Hva dommeren sier.

# Hvilken regel som avgjør: innleder en avgjørelse.
ruling-basis = { $basis ->
    [house] Med husregelen «{ $rule }»
   *[standard] Etter standardreglene
  }
# Et hull, etter hvem som eier det.
ruling-house = { $side ->
    [north] Nords hull { $house }
   *[south] Sørs hull { $house }
  }
ruling-capture = { ruling-basis } fanger { $player } { $seeds } steiner, for den siste havner i et eget tomt hull, hull { $house }, og det ligger steiner rett overfor.
ruling-capture-empty = { ruling-basis } går den siste steinen fra { ruling-house } til kalahaen, selv om hullet rett overfor er tomt.
ruling-capture-leave-own = { ruling-basis } fanger { $player } { $seeds ->
    [one] steinen
   *[other] de { $seeds } steinene
  } rett overfor, og den siste steinen blir liggende i { ruling-house }.
ruling-no-capture-opposite-empty = { ruling-basis } blir den siste steinen liggende i { ruling-house }, for hullet rett overfor er tomt.
ruling-no-capture-opponent-house = { ruling-basis } blir det ingen fangst, for den siste steinen ligger på siden til { $opponent }.
ruling-no-capture-rule = { ruling-basis } blir den siste steinen liggende i { ruling-house }, og det blir ingen fangst.
ruling-extra-turn = { ruling-basis } får { $player } en ekstra tur, for den siste steinen havner i egen kalaha.
ruling-extra-turn-limit = { ruling-basis } får ikke { $player } spille igjen, selv om den siste steinen havner i egen kalaha.
ruling-extra-turn-nothing-left = { ruling-basis } får { $player } ingen ekstra tur, for det er ingen stein igjen på egen side.
ruling-opponent-store = { ruling-basis } teller den siste steinen for { $opponent }, og turen går videre, for den havner i motstanderens kalaha.
ruling-swap = { ruling-basis } kan { $player } bytte side i stedet for den første såingen, og brettet snus.
ruling-filled-house = Turen går videre, for den siste steinen havner i { ruling-house }, der det allerede lå steiner.
ruling-relay = { ruling-basis } sår { $player } videre { $relays ->
    [one] én gang
    [2] to ganger
   *[other] { $relays } ganger
  }.
ruling-goes-on = { ruling-basis } fortsetter partiet, selv om den ene siden er tom.
# Etter en setning om å stå over, om slutten eller om resten.
ruling-by-house-rule = Det følger av husregelen «{ $rule }».
ruling-next = Neste tur har { $player }.

ruling-refused-empty-house = { $player } kan ikke velge hull { $house }, for det er tomt.
ruling-refused-foreign-house = { $player } kan ikke velge { ruling-house }, for man kan bare velge hull på sin egen side.
ruling-refused-pass = { $player } kan ikke stå over, for den som har steiner å så, må spille.
ruling-refused-game-over = Det kan ikke gjøres flere trekk.
ruling-refused-swap = { $pie ->
    [true] { $player } kan ikke bytte side nå, for bare spiller 2 kan gjøre det, én gang og i stedet for den første såingen sin.
   *[false] { $player } kan ikke bytte side, for disse reglene har ingen bytteregel{ $code }.
  }
ruling-allowed = { $player } kan velge { $moves }.

# Hva en annen husregel ville ha endret. Den første teksten nevner den: «Med husregelen …».
ruling-house-rule = { $standard ->
    [yes] standardregelen «{ $rule }»{ $code }
   *[no] husregelen «{ $rule }»{ $code }
  }
ruling-differs-game-over = Med { $rules } ville partiet vært slutt før dette trekket.
ruling-differs-not-over = Med { $rules } ville partiet ikke vært slutt, og { $player } ville hatt tur.
ruling-differs-win = { $now ->
    [over] Med { $rules } ville { $player } vunnet med { $won } mot { $lost }.
   *[on] Med { $rules } ville partiet vært slutt, og { $player } ville vunnet med { $won } mot { $lost }.
  }
ruling-differs-draw = { $now ->
    [over] Med { $rules } ville det blitt uavgjort.
   *[on] Med { $rules } ville partiet vært slutt, og det ville blitt uavgjort.
  }
ruling-differs-goes-on = Med { $rules } ville partiet fortsatt, med { $south } i kalahaen til Sør, { $north } i kalahaen til Nord og neste tur til { $player }.
ruling-differs-next = Med { $rules } ville { $player } hatt neste tur.
ruling-differs-store = { $turn ->
    [other] Med { $rules } ville { $owner } hatt { $there } i kalahaen i stedet for { $here }, og { $player } ville hatt neste tur.
   *[same] Med { $rules } ville { $owner } hatt { $there } i kalahaen i stedet for { $here }.
  }
ruling-differs-stores = { $turn ->
    [other] Med { $rules } ville Sør hatt { $south } og Nord { $north } i kalahaen, og { $player } ville hatt neste tur.
   *[same] Med { $rules } ville Sør hatt { $south } og Nord { $north } i kalahaen.
  }
ruling-differs-houses = { $turn ->
    [other] Med { $rules } ville { $player } hatt neste tur, og steinene ville ligget annerledes.
   *[same] Med { $rules } ville steinene ligget annerledes.
  }
