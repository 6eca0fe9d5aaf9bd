# Was die Regelauskunft sagt.

# Welche Regel entscheidet: damit beginnt eine Entscheidung.
ruling-basis = { $basis ->
    [house] Mit der Hausregel „{ $rule }“
   *[standard] Nach den Standardregeln
  }
# Eine Mulde, mit der Seite, der sie gehört.
ruling-house = { $side ->
    [north] Mulde { $house } von Nord
   *[south] Mulde { $house } von Süd
  }
ruling-capture = { ruling-basis } fängt { $player } { $seeds } Steine, denn der letzte landet in einer leeren eigenen Mulde, Mulde { $house }, und gegenüber liegen Steine.
ruling-capture-empty = { ruling-basis } kommt der letzte Stein aus { ruling-house } in die Kalaha, obwohl die Mulde gegenüber leer ist.
ruling-capture-leave-own = { ruling-basis } fängt { $player } { $seeds ->
    [one] den Stein
   *[other] die { $seeds } Steine
  } gegenüber, und der letzte Stein bleibt in { ruling-house } liegen.
ruling-no-capture-opposite-empty = { ruling-basis } bleibt der letzte Stein in { ruling-house } liegen, denn die Mulde gegenüber ist leer.
ruling-no-capture-opponent-house = { ruling-basis } wird nichts gefangen, denn der letzte Stein liegt auf der Seite von { $opponent }.
ruling-no-capture-rule = { ruling-basis } bleibt der letzte Stein in { ruling-house } liegen, und es wird nichts gefangen.
ruling-extra-turn = { ruling-basis } ist { $player } noch einmal dran, denn der letzte Stein landet in der eigenen Kalaha.
ruling-extra-turn-limit = { ruling-basis } ist { $player } nicht noch einmal dran, obwohl der letzte Stein in der eigenen Kalaha landet.
ruling-extra-turn-nothing-left = { ruling-basis } bekommt { $player } keinen Extrazug, denn auf der eigenen Seite liegt kein Stein mehr.
ruling-opponent-store = { ruling-basis } zählt der letzte Stein für { $opponent } und beendet den Zug, denn er landet in der gegnerischen Kalaha.
ruling-swap = { ruling-basis } darf { $player } anstelle des ersten Säens die Seiten tauschen, und das Brett wird gedreht.
ruling-filled-house = Der Zug ist zu Ende, denn der letzte Stein landet in { ruling-house }, in der schon Steine lagen.
ruling-relay = { ruling-basis } sät { $player } { $relays ->
    [one] einmal
    [2] zweimal
   *[other] { $relays }-mal
  } weiter.
ruling-goes-on = { ruling-basis } geht die Partie weiter, obwohl eine Seite leer ist.
# Hinter einem Satz über Aussetzen, über das Ende oder über den Rest.
ruling-by-house-rule = Das folgt aus der Hausregel „{ $rule }“.
ruling-next = Als Nächstes ist { $player } dran.

ruling-refused-empty-house = { $player } kann Mulde { $house } nicht wählen, denn sie ist leer.
ruling-refused-foreign-house = { $player } kann { ruling-house } nicht wählen, denn wählen darf man nur auf der eigenen Seite.
ruling-refused-pass = { $player } kann nicht aussetzen, denn wer Steine zum Säen hat, muss ziehen.
ruling-refused-game-over = Es sind keine Züge mehr möglich.
ruling-refused-swap = { $pie ->
    [true] { $player } kann die Seiten jetzt nicht tauschen. Das darf nur, wer nicht angefangen hat, einmal und anstelle des ersten Säens.
   *[false] { $player } kann die Seiten nicht tauschen, denn diese Regeln haben keine Tauschregel{ $code }.
  }
ruling-allowed = { $player } kann { $moves } wählen.

# Was eine andere Hausregel geändert hätte. Der erste Text nennt sie: „Mit der Hausregel …“.
ruling-house-rule = { $standard ->
    [yes] der Standardregel „{ $rule }“{ $code }
   *[no] der Hausregel „{ $rule }“{ $code }
  }
ruling-differs-game-over = Mit { $rules } wäre die Partie schon vor diesem Zug zu Ende gewesen.
ruling-differs-not-over = Mit { $rules } wäre die Partie nicht zu Ende, und { $player } wäre dran.
ruling-differs-win = { $now ->
    [over] Mit { $rules } würde { $player } mit { $won } zu { $lost } gewinnen.
   *[on] Mit { $rules } wäre die Partie zu Ende, und { $player } würde mit { $won } zu { $lost } gewinnen.
  }
ruling-differs-draw = { $now ->
    [over] Mit { $rules } wäre es unentschieden.
   *[on] Mit { $rules } wäre die Partie zu Ende, und es wäre unentschieden.
  }
ruling-differs-goes-on = Mit { $rules } würde die Partie weitergehen, mit { $south } in der Kalaha von Süd und { $north } in der von Nord, und { $player } wäre dran.
ruling-differs-next = Mit { $rules } wäre als Nächstes { $player } dran.
ruling-differs-store = { $turn ->
    [other] Mit { $rules } hätte { $owner } { $there } statt { $here } in der Kalaha, und als Nächstes wäre { $player } dran.
   *[same] Mit { $rules } hätte { $owner } { $there } statt { $here } in der Kalaha.
  }
ruling-differs-stores = { $turn ->
    [other] Mit { $rules } hätte Süd { $south } und Nord { $north } in der Kalaha, und als Nächstes wäre { $player } dran.
   *[same] Mit { $rules } hätte Süd { $south } und Nord { $north } in der Kalaha.
  }
ruling-differs-houses = { $turn ->
    [other] Mit { $rules } wäre als Nächstes { $player } dran, und die Steine lägen anders.
   *[same] Mit { $rules } lägen die Steine anders.
  }
