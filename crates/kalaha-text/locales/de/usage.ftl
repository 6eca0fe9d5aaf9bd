# Was an einer Befehlszeile falsch sein kann. Was in Anführungszeichen steht, wurde oder wird eingegeben.

usage-unknown = { $near ->
    [yes] „{ $text }“ ist hier nicht bekannt. Meinst du „{ $name }“?
   *[no] „{ $text }“ ist hier nicht bekannt.
  }
usage-command = { $near ->
    [yes] Einen Befehl „{ $text }“ gibt es nicht. Meinst du „{ $name }“?
   *[no] Einen Befehl „{ $text }“ gibt es nicht.
  }
usage-no-command = Ein Befehl fehlt.
usage-missing = Etwas fehlt: „{ $option }“.
usage-no-value = „{ $option }“ braucht einen Wert.
usage-value = „{ $option }“ kann nicht „{ $text }“ sein. Gebraucht wird { $needed }.
usage-needs-number = eine ganze Zahl
usage-needs-range = eine ganze Zahl von { $low } bis { $high }
usage-needs-size = eine Anzahl Bytes, oder eine wie 512M oder 4G
usage-needs-memory = mindestens { $least }
usage-needs-seconds = eine Anzahl Sekunden, wie 10 oder 0.5
usage-needs-language = sv, nb, da, de oder en
usage-conflict = „{ $option }“ und „{ $other }“ gehen nicht zusammen.
usage-twice = „{ $option }“ darf nur einmal angegeben werden.
usage-count = „{ $option }“ nimmt eine andere Anzahl Werte.
usage-not-text = Die Eingabe ist kein Text in UTF-8.
usage-other = Diese Befehlszeile ist nicht lesbar.
usage-help = Mehr gibt es mit --help.
