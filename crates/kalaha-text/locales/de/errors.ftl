# Was an Eingaben falsch sein kann: was, wo und was erlaubt ist.

error-unknown-key = { $near ->
    [yes] Es gibt keine Regel namens „{ $name }“. Meinst du { $names }?
   *[no] Es gibt keine Regel namens „{ $name }“. Die Regeln sind { $names }.
  }
error-unknown-preset = { $near ->
    [yes] Es gibt keine Variante namens „{ $name }“. Meinst du { $names }?
   *[no] Es gibt keine Variante namens „{ $name }“. Die Varianten sind { $names }.
  }
error-key-twice = Die Regel „{ $key }“ ist zweimal angegeben. Einmal genügt.
error-bad-value = „{ $key }“ kann nicht „{ $value }“ sein. Erlaubt ist { $allowed }.
error-unknown-version = Diese Regeln haben das Format „{ $value }“. Dieses Programm liest Format 1.
error-too-many-seeds = Ein Brett mit { $houses ->
    [one] 1 Mulde
   *[other] { $houses } Mulden
  } je Seite und { $seeds } Steinen in jeder hat { $total } Steine. Höchstens { $most } sind erlaubt.
error-houses-differ = In der Reihe von { $side } { $found ->
    [one] steht 1 Zahl
   *[other] stehen { $found } Zahlen
  }, aber die Regeln haben { $houses ->
    [one] 1 Mulde
   *[other] { $houses } Mulden
  } je Seite.
error-layout-length = Das Brett hat { $found ->
    [one] 1 Zahl
   *[other] { $found } Zahlen
  }. Mit { $houses ->
    [one] 1 Mulde
   *[other] { $houses } Mulden
  } je Seite müssen es { $needed } sein.
error-too-many-on-board = Auf dem Brett liegen { $total } Steine. Höchstens { $most } sind erlaubt.

error-position-expected = Zeichen { $column } der Stellung muss { $what } sein, aber da steht „{ $found }“.
error-position-too-short = Die Stellung hört zu früh auf. Zeichen { $column } muss { $what } sein.
error-position-count = Die Zahl „{ $count }“ bei Zeichen { $column } der Stellung ist zu groß. Höchstens { $most } ist erlaubt.
error-position-trailing = Die Stellung ist vor Zeichen { $column } vollständig. Nimm „{ $found }“ weg.
error-position-counts-differ = Nach der Zahl bei Zeichen { $column } hat die Stellung { $stated ->
    [one] 1 Mulde
   *[other] { $stated } Mulden
  } je Seite. Hinter den beiden Kalahas müssen also { $needed } Zahlen folgen, { $found ->
    [one] aber es ist nur 1.
   *[other] aber es sind { $found }.
  }
error-position-too-many-houses = Nach der Zahl bei Zeichen { $column } hat die Stellung { $stated } Mulden je Seite. Höchstens { $most } sind möglich.
error-position-pie = Die Stellung nennt bei Zeichen { $column } den Tausch, aber diese Regeln haben keinen. Setze pie=true oder lass es weg.
error-over-at-start = { $end } Fang mit einer anderen Stellung an.
expected-start = „S“, „<“ oder das Wort „start“
expected-count = eine Anzahl Steine
expected-houses = die Zahl der Mulden je Seite
expected-extra-used = die Zahl der verbrauchten Extrazüge
expected-open-bracket = eine Anzahl Steine oder „(“ und die Steine in der Kalaha
expected-close-bracket = „)“ hinter den Steinen in der Kalaha
expected-slash = „/“ zwischen Süd und Nord
expected-north-row = „N“ und die Reihe von Nord
expected-comma-or-end = „,“ und eine weitere Zahl, oder „>“

error-unreadable-move = „{ $text }“ ist kein Zug. Schreib die Nummer einer Mulde wie 3, S3 oder N3, oder swap.
error-no-such-house = { $houses ->
    [one] Es gibt keine Mulde { $number }. Jede Seite hat nur Mulde 1.
   *[other] Es gibt keine Mulde { $number }. Die Mulden jeder Seite haben die Nummern 1 bis { $houses }, vom eigenen Platz aus von links.
  }
error-empty-house = Mulde { $house } ist leer. Wähle eine Mulde mit Steinen.
error-foreign-house = Mulde { $house } von { $side } gehört dir nicht. Wähle eine auf deiner Seite.
error-game-over = Die Partie ist zu Ende. Es sind keine Züge mehr möglich.
error-no-pass = Aussetzen ist nicht erlaubt. Wähle eine Mulde mit Steinen.
error-no-swap = Die Seiten können jetzt nicht getauscht werden. Tauschen darf nur, wer nicht angefangen hat, einmal, anstelle des ersten Säens und nur mit pie=true in den Regeln.
error-nothing-to-undo = Es gibt keinen Zug zum Zurücknehmen.
error-nothing-to-redo = Es gibt keinen Zug, der wieder ausgeführt werden kann.

error-record-header = Zeile { $line } muss „kalaha 1“ sein. Damit beginnt eine gespeicherte Partie.
error-record-unknown-line = Zeile { $line } beginnt mit „{ $name }:“. Eine gespeicherte Partie hat rules, south, north, start und result, danach die Züge.
error-record-missing-line = Der gespeicherten Partie fehlt die Zeile „{ $name }:“.
error-record-line-twice = Zeile { $line } nennt „{ $name }:“ zum zweiten Mal. Einmal genügt.
error-record-no-equals = In Zeile { $line } hat die Regel „{ $text }“ keinen Wert. Schreib key=value.
error-record-result = Zeile { $line } nennt das Ergebnis { $stated }, aber die Züge führen zu { $played }.
error-record-other = In Zeile { $line }: { $error }
