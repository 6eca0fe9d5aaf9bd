# Jede Wahlmöglichkeit und jeder Wert: als Einstellung, als Name der Hausregel (.name), als Regel (.rule).

key-houses = Mulden je Seite
value-houses-n = { $n }
    .name = { $n ->
        [one] 1 Mulde je Seite
       *[other] { $n } Mulden je Seite
      }
    .rule = { $n ->
        [one] Jede Seite hat 1 Mulde.
       *[other] Jede Seite hat { $n } Mulden.
      }

key-seeds = Steine je Mulde
value-seeds-n = { $n }
    .name = { $n ->
        [one] 1 Stein je Mulde
       *[other] { $n } Steine je Mulde
      }
    .rule = { $n ->
        [one] In jeder Mulde liegt am Anfang 1 Stein.
       *[other] In jeder Mulde liegen am Anfang { $n } Steine.
      }

key-direction = Richtung
value-direction-ccw = gegen den Uhrzeigersinn
    .name = gegen den Uhrzeigersinn
    .rule = Gesät wird gegen den Uhrzeigersinn.
value-direction-cw = im Uhrzeigersinn
    .name = im Uhrzeigersinn
    .rule = Gesät wird im Uhrzeigersinn.

key-store_side = Deine Kalaha liegt
value-store_side-right = rechts
    .name = deine Kalaha rechts
    .rule = Deine Kalaha liegt rechts von dir.
value-store_side-left = links
    .name = deine Kalaha links
    .rule = Deine Kalaha liegt links von dir.

key-sow_opponent_store = Stein auch in die gegnerische Kalaha
value-sow_opponent_store-false = nein
    .name = die gegnerische Kalaha wird übersprungen
    .rule = { rule-sow-skip-opponent-store }
value-sow_opponent_store-true = ja
    .name = Stein auch in die gegnerische Kalaha
    .rule = { rule-sow-opponent-store } { rule-turn-opponent-store }

key-skip_origin = Startmulde überspringen
value-skip_origin-false = nein
    .name = auch die Startmulde bekommt einen Stein
    .rule = { rule-sow-lap }
value-skip_origin-true = ja
    .name = Startmulde überspringen
    .rule = { rule-sow-skip-origin }

key-lap = Weitersäen
value-lap-single = nein
    .name = einfaches Säen
    .rule = Das Säen endet mit dem letzten Stein. Landet er in einer Mulde mit Steinen, ist auch der Zug zu Ende.
value-lap-relay = ja
    .name = Weitersäen
    .rule = { rule-sow-relay }

key-extra_turn_limit = Extrazüge hintereinander
value-extra_turn_limit-null = beliebig viele
    .name = beliebig viele Extrazüge
    .rule = { rule-turn-extra }
value-extra_turn_limit-n = { $n ->
    [0] keine
   *[other] höchstens { $n }
  }
    .name = { $n ->
        [0] keine Extrazüge
        [one] höchstens 1 Extrazug auf einmal
       *[other] höchstens { $n } Extrazüge hintereinander
      }
    .rule = { $n ->
        [0] Ein letzter Stein in deiner eigenen Kalaha bringt keinen Extrazug.
        [one] Landet dein letzter Stein in deiner eigenen Kalaha, bist du noch einmal dran, aber nur dieses eine Mal.
       *[other] Landet dein letzter Stein in deiner eigenen Kalaha, bist du noch einmal dran, aber höchstens { $n }-mal hintereinander.
      }

key-capture = Fangen
value-capture-standard = nur wenn gegenüber Steine liegen
    .name = Fangen nur, wenn gegenüber Steine liegen
    .rule = { rule-capture-opposite }
value-capture-empty = auch wenn gegenüber nichts liegt
    .name = Fangen auch ohne Beute
    .rule = { rule-capture-empty }
value-capture-none = kein Fangen
    .name = kein Fangen
    .rule = { rule-capture-none }
value-capture-leave_own = der eigene Stein bleibt liegen
    .name = der eigene Stein bleibt beim Fangen liegen
    .rule = { rule-capture-leave-own }

key-end = Die Partie ist zu Ende
value-end-either_empty = sobald eine Seite leer ist
    .name = Schluss, sobald eine Seite leer ist
    .rule = { rule-end-either-empty }
value-end-mover_stuck = wenn die Seite am Zug nicht ziehen kann
    .name = Schluss, wenn die Seite am Zug nicht ziehen kann
    .rule = { rule-end-mover-stuck }
value-end-pass = wenn beide Seiten leer sind; wer nicht ziehen kann, setzt aus
    .name = wer nicht ziehen kann, setzt aus
    .rule = { rule-turn-pass } { rule-end-both-empty }

key-remaining = Reststeine
value-remaining-owner = an die Seite, auf der sie liegen
    .name = der Rest geht an die Seite, auf der er liegt
    .rule = { rule-remaining-owner }
value-remaining-emptier = an die Seite, die leer wurde
    .name = der Rest geht an die Seite, die leer wurde
    .rule = { rule-remaining-emptier }
value-remaining-discard = zählen nicht
    .name = der Rest zählt nicht
    .rule = { rule-remaining-discard }
value-remaining-last_mover = an die Seite, die zuletzt gezogen hat
    .name = der Rest geht an die Seite, die zuletzt gezogen hat
    .rule = { rule-remaining-last-mover }

key-majority = Mehr als die Hälfte in einer Kalaha
value-majority-off = zu Ende spielen
    .name = bei mehr als der Hälfte zu Ende spielen
    .rule = Die Partie geht auch dann weiter, wenn in einer Kalaha mehr als die Hälfte aller Steine liegt.
value-majority-stop = sofort Schluss, der Rest bleibt liegen
    .name = Schluss bei mehr als der Hälfte, der Rest bleibt liegen
    .rule = { rule-end-majority } Der Rest bleibt liegen, wo er liegt.
value-majority-sweep = sofort Schluss, der Rest wird eingesammelt
    .name = Schluss bei mehr als der Hälfte, der Rest wird eingesammelt
    .rule = { rule-end-majority } Beide bekommen die Steine auf ihrer Seite.

key-pie = Tauschregel
value-pie-false = nein
    .name = keine Tauschregel
    .rule = Beide behalten ihre Seite die ganze Partie.
value-pie-true = ja
    .name = Tauschregel
    .rule = { rule-pie-swap }
