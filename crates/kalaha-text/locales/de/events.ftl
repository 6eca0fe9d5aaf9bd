# Was in einem Zug geschieht, Schritt für Schritt. Die Namen sind die der Spielenden, oder Süd und Nord.

# Die Ansage eines ganzen Zuges beginnt mit einem von diesen beiden.
move = { $who ->
    [you] Du säst
   *[other] { $player } sät
  } { $seeds ->
    [one] einen Stein
   *[other] { $seeds } Steine
  } aus Mulde { $house }.
move-relay = { $who ->
    [you] Du säst
   *[other] { $player } sät
  } { $seeds ->
    [one] einen Stein
   *[other] { $seeds } Steine
  } aus Mulde { $house } und { $who ->
    [you] säst
   *[other] sät
  } { $relays ->
    [one] einmal
    [2] zweimal
   *[other] { $relays }-mal
  } weiter.
move-lands = { $seeds ->
    [one] Er
   *[other] Der letzte
  } landet { $whose ->
    [you] in deiner Mulde { $house }
    [computer] beim Computer in Mulde { $house }
   *[other] bei { $owner } in Mulde { $house }
  }.
stores = In den Kalahas: { $who ->
    [you] du
   *[other] { $player }
  } { $seeds }, { $against ->
    [you] du
   *[other] { $opponent }
  } { $theirs }.
certain = { $who ->
    [you] Du gewinnst
   *[other] { $player } gewinnt
  } sicher. { $seeds } von { $total } Steinen liegen in der Kalaha.

event-lift = { $who ->
    [you] Du nimmst
   *[other] { $player } nimmt
  } { $seeds ->
    [one] den einzigen Stein
    [2] beide Steine
   *[other] alle { $seeds } Steine
  } aus Mulde { $house }.
event-sow-house = { $whose ->
    [you] Du bekommst
    [computer] Der Computer bekommt
   *[other] { $owner } bekommt
  } einen Stein in Mulde { $house }. { $seeds ->
    [one] Dort liegt jetzt einer.
   *[other] Dort liegen jetzt { $seeds }.
  }
event-sow-store = Ein Stein kommt in { $whose ->
    [you] deine Kalaha
    [computer] die Kalaha des Computers
   *[other] die Kalaha von { $owner }
  }. { $seeds ->
    [one] Dort liegt jetzt einer.
   *[other] Dort liegen jetzt { $seeds }.
  }
event-last-seed = Der letzte Stein landet { $whose ->
    [you] in deiner Mulde { $house }
    [computer] beim Computer in Mulde { $house }
   *[other] bei { $owner } in Mulde { $house }
  }. Dort liegen jetzt { $seeds } Steine, und der Zug ist zu Ende.
event-last-seed-empty = Der letzte Stein landet { $whose ->
    [you] in deiner Mulde { $house }
    [computer] beim Computer in Mulde { $house }
   *[other] bei { $owner } in Mulde { $house }
  }. Diese Mulde war leer.
event-lap = Das Säen ist einmal ganz herum und wieder bei der Startmulde angekommen.
event-skip-opponent-store = { $against ->
    [you] Deine Kalaha
    [computer] Die Kalaha des Computers
   *[other] Die Kalaha von { $opponent }
  } wird übersprungen.
event-skip-origin = Die Startmulde wird übersprungen.
event-opponent-store = Der letzte Stein landet in { $against ->
    [you] deiner Kalaha. Er zählt für dich
    [computer] der Kalaha des Computers. Er zählt für den Computer
   *[other] der gegnerischen Kalaha. Er zählt für { $opponent }
  }, und der Zug ist zu Ende.
event-relay = Der letzte Stein landet in { $whose ->
    [you] deiner Mulde { $house }
    [computer] Mulde { $house } des Computers
   *[other] Mulde { $house } auf der Seite von { $owner }
  }, wo schon Steine liegen. { $who ->
    [you] Du nimmst alle { $seeds } und säst
   *[other] { $player } nimmt alle { $seeds } und sät
  } weiter.
event-extra-turn = { $who ->
    [you] { $count ->
        [one] Du legst den letzten Stein in deine Kalaha und bist noch einmal dran!
       *[other] Du legst den letzten Stein in deine Kalaha und bist noch einmal dran: Extrazug Nummer { $count } hintereinander!
      }
   *[other] { $count ->
        [one] { $player } legt den letzten Stein in die eigene Kalaha und ist noch einmal dran!
       *[other] { $player } legt den letzten Stein in die eigene Kalaha und ist noch einmal dran: Extrazug Nummer { $count } hintereinander!
      }
  }
event-extra-turn-limit = { $who ->
    [you] Du legst den letzten Stein in deine Kalaha
   *[other] { $player } legt den letzten Stein in die eigene Kalaha
  }, aber die Grenze für Extrazüge ist erreicht.
event-extra-turn-nothing-left = { $who ->
    [you] Du legst den letzten Stein in deine Kalaha, hast
   *[other] { $player } legt den letzten Stein in die eigene Kalaha, hat
  } aber keine Steine mehr zum Säen.
event-capture = { $who ->
    [you] Du fängst { $total } Steine: deinen eigenen
   *[other] { $player } fängt { $total } Steine: den eigenen
  } und { $opposite ->
    [one] den
   *[other] die { $opposite }
  } gegenüber.
event-capture-empty = { $who ->
    [you] Du legst
   *[other] { $player } legt
  } den letzten Stein in die Kalaha, obwohl gegenüber nichts liegt.
event-capture-leave-own = { $who ->
    [you] Du fängst
   *[other] { $player } fängt
  } { $opposite ->
    [one] den Stein
   *[other] die { $opposite } Steine
  } gegenüber. Der letzte Stein bleibt liegen.
event-no-capture-opposite-empty = Es wird nichts gefangen, denn die Mulde gegenüber ist leer.
event-no-capture-opponent-house = Es wird nichts gefangen, denn der letzte Stein liegt auf { $against ->
    [you] deiner Seite
    [computer] der Seite des Computers
   *[other] der Seite von { $opponent }
  }.
event-no-capture-rule = Es wird nichts gefangen, denn nach diesen Regeln wird nicht gefangen.
event-pass = { $who ->
    [you] Du hast keine Steine zum Säen und setzt
   *[other] { $player } hat keine Steine zum Säen und setzt
  } aus.
event-swap = { $who ->
    [you] Du tauschst
   *[other] { $player } tauscht
  } die Seiten. Das Brett wird gedreht, und { $against ->
    [you] du bist
   *[other] { $opponent } ist
  } dran.

event-end-either-empty = Die Partie ist zu Ende, denn eine Seite ist leer.
event-end-mover-stuck = Die Partie ist zu Ende, denn wer dran ist, hat keine Steine.
event-end-both-empty = Die Partie ist zu Ende, denn beide Seiten sind leer.
event-end-majority = Die Partie ist zu Ende, denn in einer Kalaha liegt mehr als die Hälfte aller Steine.
event-end-repetition = Die Partie ist zu Ende, denn dieselbe Stellung ist zum dritten Mal da. Diese Regel ist unsere eigene.
game-resigned = { $who ->
    [you] Du hast
   *[other] { $player } hat
  } aufgegeben. { $against ->
    [you] Du gewinnst.
   *[other] { $winner } gewinnt.
  }
event-sweep = { $who ->
    [you] { $seeds ->
        [one] Du nimmst den letzten Stein deiner Seite und legst ihn in die Kalaha.
       *[other] Du nimmst die letzten { $seeds } Steine deiner Seite und legst sie in die Kalaha.
      }
   *[other] { $seeds ->
        [one] { $player } nimmt den letzten Stein der eigenen Seite und legt ihn in die Kalaha.
       *[other] { $player } nimmt die letzten { $seeds } Steine der eigenen Seite und legt sie in die Kalaha.
      }
  }
event-sweep-emptier = { $who ->
    [you] Du hattest zuerst keine Steine mehr und bekommst
   *[other] { $player } hatte zuerst keine Steine mehr und bekommt
  } { $seeds ->
    [one] den letzten Stein
   *[other] die letzten { $seeds } Steine
  } { $whose ->
    [you] deiner Seite
    [computer] des Computers
   *[other] von { $owner }
  }.
event-sweep-last-mover = { $who ->
    [you] Du hast zuletzt gesät und bekommst
   *[other] { $player } hat zuletzt gesät und bekommt
  } { $seeds ->
    [one] den letzten Stein
   *[other] die letzten { $seeds } Steine
  } { $whose ->
    [you] deiner Seite
    [computer] des Computers
   *[other] von { $owner }
  }.
event-sweep-last-mover-own = { $who ->
    [you] { $seeds ->
        [one] Du hast zuletzt gesät und nimmst den letzten Stein deiner Seite.
       *[other] Du hast zuletzt gesät und nimmst die letzten { $seeds } Steine deiner Seite.
      }
   *[other] { $seeds ->
        [one] { $player } hat zuletzt gesät und nimmt den letzten Stein der eigenen Seite.
       *[other] { $player } hat zuletzt gesät und nimmt die letzten { $seeds } Steine der eigenen Seite.
      }
  }
event-sweep-nobody = { $seeds ->
    [one] Der letzte Stein
   *[other] Die letzten { $seeds } Steine
  } auf { $whose ->
    [you] deiner Seite
    [computer] der Seite des Computers
   *[other] der Seite von { $owner }
  } { $seeds ->
    [one] zählt
   *[other] zählen
  } nicht.
win = { $who ->
    [you] Du gewinnst
   *[other] { $player } gewinnt
  } mit { $margin ->
    [one] einem Stein
   *[other] { $margin } Steinen
  } Vorsprung: { $won } zu { $lost }.
draw = Unentschieden! Ihr habt je { $each ->
    [one] einen Stein
   *[other] { $each } Steine
  }.
