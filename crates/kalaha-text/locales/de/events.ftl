# Was in einem Zug geschieht, Schritt für Schritt. Die Namen sind die der Spielenden, oder Süd und Nord.

# Die Ansage eines ganzen Zuges beginnt mit einem von diesen beiden.
move = { $player } sät { $seeds ->
    [one] einen Stein
   *[other] { $seeds } Steine
  } aus Mulde { $house }.
move-relay = { $player } sät { $seeds ->
    [one] einen Stein
   *[other] { $seeds } Steine
  } aus Mulde { $house } und sät { $relays ->
    [one] einmal
    [2] zweimal
   *[other] { $relays }-mal
  } weiter.
certain = { $player } kann nicht mehr verlieren. { $seeds } von { $total } Steinen liegen in der Kalaha.

event-lift = { $player } nimmt { $seeds ->
    [one] den einzigen Stein
    [2] beide Steine
   *[other] alle { $seeds } Steine
  } aus Mulde { $house }.
event-sow-house = { $seeds ->
    [one] { $owner } bekommt einen Stein in Mulde { $house }. Dort liegt jetzt einer.
   *[other] { $owner } bekommt einen Stein in Mulde { $house }. Dort liegen jetzt { $seeds }.
  }
event-sow-store = { $seeds ->
    [one] Ein Stein kommt in die Kalaha von { $owner }. Dort liegt jetzt einer.
   *[other] Ein Stein kommt in die Kalaha von { $owner }. Dort liegen jetzt { $seeds }.
  }
event-lap = Das Säen ist einmal ganz herum und wieder bei der Startmulde angekommen.
event-skip-opponent-store = Die Kalaha von { $opponent } wird übersprungen.
event-skip-origin = Die Startmulde wird übersprungen.
event-opponent-store = Der letzte Stein landet in der gegnerischen Kalaha. Er zählt für { $opponent }, und der Zug ist zu Ende.
event-relay = Der letzte Stein landet in Mulde { $house } auf der Seite von { $owner }, wo schon Steine liegen. { $player } nimmt alle { $seeds } und sät weiter.
event-extra-turn = { $count ->
    [one] { $player } legt den letzten Stein in die eigene Kalaha und ist noch einmal dran!
   *[other] { $player } legt den letzten Stein in die eigene Kalaha und ist noch einmal dran: Extrazug Nummer { $count } hintereinander!
  }
event-extra-turn-limit = { $player } legt den letzten Stein in die eigene Kalaha, aber die Grenze für Extrazüge ist erreicht.
event-extra-turn-nothing-left = { $player } legt den letzten Stein in die eigene Kalaha, hat aber keine Steine mehr zum Säen.
event-capture = { $player } fängt { $total } Steine: den eigenen und { $opposite ->
    [one] den
   *[other] die { $opposite }
  } gegenüber.
event-capture-empty = { $player } legt den letzten Stein in die Kalaha, obwohl gegenüber nichts liegt.
event-capture-leave-own = { $player } fängt { $opposite ->
    [one] den Stein
   *[other] die { $opposite } Steine
  } gegenüber. Der letzte Stein bleibt liegen.
event-no-capture-opposite-empty = Es wird nichts gefangen, denn die Mulde gegenüber ist leer.
event-no-capture-opponent-house = Es wird nichts gefangen, denn der letzte Stein liegt auf der Seite von { $opponent }.
event-no-capture-rule = Es wird nichts gefangen, denn nach diesen Regeln wird nicht gefangen.
event-pass = { $player } hat keine Steine zum Säen und setzt aus.
event-swap = { $player } tauscht die Seiten. Das Brett wird gedreht, und { $opponent } ist dran.

event-end-either-empty = Die Partie ist zu Ende, denn eine Seite ist leer.
event-end-mover-stuck = Die Partie ist zu Ende, denn wer dran ist, hat keine Steine.
event-end-both-empty = Die Partie ist zu Ende, denn beide Seiten sind leer.
event-end-majority = Die Partie ist zu Ende, denn in einer Kalaha liegt mehr als die Hälfte aller Steine.
event-end-repetition = Die Partie ist zu Ende, denn dieselbe Stellung ist zum dritten Mal da. Diese Regel ist unsere eigene.
game-resigned = { $player } hat aufgegeben. { $winner } gewinnt.
event-sweep = { $seeds ->
    [one] { $player } nimmt den letzten Stein der eigenen Seite und legt ihn in die Kalaha.
   *[other] { $player } nimmt die letzten { $seeds } Steine der eigenen Seite und legt sie in die Kalaha.
  }
event-sweep-emptier = { $seeds ->
    [one] { $player } hatte zuerst keine Steine mehr und bekommt den letzten Stein von { $owner }.
   *[other] { $player } hatte zuerst keine Steine mehr und bekommt die letzten { $seeds } Steine von { $owner }.
  }
event-sweep-last-mover = { $seeds ->
    [one] { $player } hat zuletzt gesät und bekommt den letzten Stein von { $owner }.
   *[other] { $player } hat zuletzt gesät und bekommt die letzten { $seeds } Steine von { $owner }.
  }
event-sweep-last-mover-own = { $seeds ->
    [one] { $player } hat zuletzt gesät und nimmt den letzten Stein der eigenen Seite.
   *[other] { $player } hat zuletzt gesät und nimmt die letzten { $seeds } Steine der eigenen Seite.
  }
event-sweep-nobody = { $seeds ->
    [one] Der letzte Stein auf der Seite von { $owner } zählt nicht.
   *[other] Die letzten { $seeds } Steine auf der Seite von { $owner } zählen nicht.
  }
win = { $player } gewinnt mit { $margin ->
    [one] einem Stein
   *[other] { $margin } Steinen
  } Vorsprung: { $won } zu { $lost }.
draw = Unentschieden! Ihr habt je { $each ->
    [one] einen Stein
   *[other] { $each } Steine
  }.
