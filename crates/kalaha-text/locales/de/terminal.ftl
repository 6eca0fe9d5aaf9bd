# Was das Programm im Terminal sagt: Hilfe, Überschriften, Fragen.

# Fehler bei Dateien und Datenströmen.
fault-in-file = { $file }: { $fault }
file-not-found = Die Datei { $file } gibt es nicht.
file-no-directory = { $file } kann nicht geschrieben werden, denn den Ordner gibt es nicht.
file-is-directory = { $file } ist ein Ordner. Nenne eine Datei.
file-denied = Du darfst { $file } nicht lesen oder schreiben.
file-not-text = { $file } ist kein Text in UTF-8.
file-too-large = { $file } ist zu groß für das, was hier gebraucht wird.
file-unusable = { $file } ist nicht verwendbar: { $detail }.
file-in-use = { $file } wird gerade von einem anderen Lauf geschrieben.

# Warum das System etwas verweigert; alles steht innerhalb eines Satzes.
system-not-found = das gibt es nicht
system-denied = das ist nicht erlaubt
system-exists = das gibt es schon
system-is-directory = das ist ein Ordner
system-no-directory = ein Teil des Pfads ist kein Ordner
system-full = es ist kein Platz mehr
system-read-only = dorthin lässt sich nicht schreiben
system-too-large = das würde zu groß
system-name = so ein Name geht nicht
system-broken = der Inhalt ist beschädigt
system-memory = der Arbeitsspeicher reicht nicht
system-closed = die andere Seite ist geschlossen
system-in-use = die Adresse ist schon vergeben
system-no-address = dieser Rechner hat diese Adresse nicht
system-refused = dort antwortet niemand
system-unreachable = dorthin führt kein Weg
system-late = es hat zu lange gedauert

# Was an einer Zeile JSON nicht stimmt; alles steht innerhalb eines Satzes.
line-wrong = { $path } muss { $expected } sein, nicht { $found }, bei Spalte { $column }
line-missing = das Feld { $field } fehlt, bei Spalte { $column }
line-trailing = nach dem Ende folgt noch etwas, ab Spalte { $column }
line-ends-early = sie endet zu früh, bei Spalte { $column }
line-broken = das ist kein JSON, ab Spalte { $column }
line-other = { $told }, bei Spalte { $column }
line-list = eine Liste
line-object = ein Objekt
line-text = ein Text
line-switch = true oder false
line-byte = eine ganze Zahl von 0 bis 255
line-number = eine ganze Zahl

json-broken = { $file } ist fehlerhaftes JSON. Sieh in Zeile { $line }, Spalte { $column } nach.
json-ends-early = { $file } ist fehlerhaftes JSON. Es hört zu früh auf, in Zeile { $line }, Spalte { $column }.
json-no-object = { $file } muss ein JSON-Objekt sein. kalaha rules --json zeigt eines.
table-no-table = { $file } enthält keine Endspieltabellen.
table-version = { $file } hat das Format { $found }. Dieses Programm liest Format { $known }.
table-header = Der Anfang von { $file } ist beschädigt.
table-layer = { $file } ist beschädigt. Die Werte der Stellungen mit { $seeds ->
    [one] 1 Stein
   *[other] { $seeds } Steinen
  } haben sich seit dem Schreiben geändert.
table-cut-short = { $file } ist nicht vollständig. Vorhanden sind { $layers } von { $of } Schichten.
table-too-long = { $file } ist beschädigt. Die Datei geht hinter ihrem Ende weiter.
table-other-rules = { $file } enthält Endspieltabellen für andere Regeln: { $found }.
table-differs = { $key }={ $found }, nicht { $wanted }
table-other-size = { $file } enthält Endspieltabellen für bis zu { $found ->
    [one] 1 Stein
   *[other] { $found } Steine
  }, nicht { $wanted }.
table-in-use = Ein anderer Prozess arbeitet an { $file }.
table-disk-full = Für { $file } ist kein Platz mehr. Schaff Platz und gib denselben Befehl noch einmal. Er macht nach dem Fertigen weiter.
table-none = { $why ->
    [cyclic] Wo Stellungen wiederkehren können, gibt es keine Endspieltabellen. Wähle eine andere direction oder store_side.
   *[majority] Mit der Regel über mehr als die Hälfte gibt es keine Endspieltabellen, denn dort entscheiden auch die Kalahas. Setze majority=off.
  }
table-too-large = { $file } braucht { $needed } Arbeitsspeicher, aber nur { $allowed } davon dürfen benutzt werden.
table-memory = Diese Tabellen brauchen beim Bauen { $needed } Arbeitsspeicher, aber nur { $allowed } dürfen benutzt werden. Tabellen für bis zu { $fit ->
    [one] 1 Stein
   *[other] { $fit } Steine
  } würden passen.
set-houses = { $fault } Mit --set houses={ $found } sind es gleich viele.
stopped = Abgebrochen.
games-several = { $file } enthält { $count } Partien. Wähle eine mit --line.
games-no-line = In Zeile { $line } von { $file } steht keine Partie.
games-unreadable = { $file }, Zeile { $line }, enthält etwas anderes als eine Partie: { $detail }.
games-unplayable = { $move ->
    [0] { $file }, Zeile { $line }: { $fault }
   *[other] { $file }, Zeile { $line }, Zug { $move }: { $fault }
  }
rules-of-game = Die Partie in { $file } hat eigene Regeln. Lass --rules und --set weg.
set-no-equals = „{ $text }“ stellt nichts ein. Schreib SCHLÜSSEL=WERT, zum Beispiel seeds=3.
player-unknown = Einen Spieler namens „{ $text }“ gibt es nicht. Es gibt { $where ->
    [match] computer
   *[play] human, computer
  }, level:1 bis level:8, random und greedy.
input-unreadable = Die Eingabe ist nicht lesbar: { $detail }.
output-closed = Die Antwort kann nicht geschrieben werden: { $detail }.

# Überschriften von Entscheidungen.
judge-after = Das Brett danach
judge-steps = So kommt es dazu
judge-step = { $sentence } ({ $rule })
judge-sources = Hier steht es
judge-differences = Hausregeln, die es ändern würden

rules-also = { $title } (auch { $aliases })

perft-depth = Züge
perft-leaves = Zugfolgen
perft-ends = beendet

progress-bar = { $bar } { $percent }{ "\u00A0" }% · noch { $time }

tables-whole = { $file } enthält jetzt den Wert jeder Stellung mit bis zu { $seeds ->
    [one] 1 Stein
   *[other] { $seeds } Steinen
  } in den Mulden: { $positions } Stellungen, { $size }.
tables-went-on = { tables-whole } Aus früherer Arbeit waren { $layers } von { $of } Schichten da.
tables-before = { $file } enthält diese Tabellen schon, vollständig und fehlerfrei.
tables-stopped = Abgebrochen. { $file }.part behält { $layers } von { $of } Schichten. Derselbe Befehl macht dort weiter.

tables-info = { $file } enthält Endspieltabellen (Format { $version }): den Wert jeder Stellung mit { $houses ->
    [one] 1 Mulde
   *[other] { $houses } Mulden
  } je Seite und bis zu { $seeds ->
    [one] 1 Stein
   *[other] { $seeds } Steinen
  } in den Mulden, { $planes ->
    [one] { $positions } Stellungen
   *[other] für { $planes } Anzahlen übriger Extrazüge, { $positions } Stellungen
  }, { $size }.
tables-info-serve = Sie gelten für jede Partie nach diesen Regeln, wie auch immer sie anfängt. So prüfst du alle Prüfsummen: kalaha tables verify DATEI

tables-wrong = FEHLER { $position }: Die Tabellen sagen { $stored }, die Suche findet { $found }
tables-right = { $file } ist fehlerfrei. Alle Prüfsummen stimmen, und { $equal ->
    [one] 1 Stellung hat
   *[other] { $equal } Stellungen haben
  } den Wert, den die Suche findet.
tables-not-right = { $file } ist falsch. { $wrong } von { $all } Stellungen haben einen anderen Wert, als die Suche findet.
tables-verify-stopped = Abgebrochen nach { $all } Stellungen. { $equal } haben den Wert, den die Suche findet. Alle Prüfsummen stimmen.

# Eine Suche und was sie braucht.
search-builds = Tabellen für bis zu { $seeds ->
    [one] 1 Stein
   *[other] { $seeds } Steine
  }: { $percent }{ "\u00A0" }%
search-begins = Suche läuft
search-short-of-memory = Nur { $free } Arbeitsspeicher sind frei, also wird nicht mehr benutzt.
search-smaller-tables = Tabellen für bis zu { $wish ->
    [one] 1 Stein
   *[other] { $wish } Steine
  } passen nicht in den Arbeitsspeicher. Sie reichen bis { $seeds }.
search-no-tables = Für diese Regeln gibt es keine Tabellen, also läuft die Suche ohne.
engine-memory = Das System hat nicht so viel Arbeitsspeicher ({ $detail }). Versuch es mit einem kleineren --memory noch einmal.
engine-other-rules = Die Tabellen sind für andere Regeln gemacht.
engine-other-position = Die Stellung hat andere Regeln als die Suche.

solve-over = Die Partie ist zu Ende.
solve-line = Bestes Spiel: { $line }
solve-line-so-far = Bestes, soweit bekannt: { $line }
solve-moves = Vorsprung am Ende für { $player } nach jedem Zug
solve-stopped = Die Suche wurde beendet, bevor sie fertig war.
solve-cyclic = Nach diesen Regeln können Stellungen wiederkehren, also sieht die Suche nur einige Züge voraus.
solve-how = { $nodes ->
    [one] Eine Stellung wurde durchsucht
   *[other] { $nodes } Stellungen wurden durchsucht
  }, in { $seconds } s.
solve-tables = Davon { $seconds } s für Tabellen aller Stellungen mit bis zu { $seeds ->
    [one] einem Stein
   *[other] { $seeds } Steinen
  } in den Mulden ({ $size }).

# Der Atlas als Tabelle.
atlas-heading = { $board }: mit wie viel Vorsprung bei bestem Spiel beider Seiten gewinnt, wer anfängt
atlas-margin = Vorsprung
atlas-openings = bester Anfang
atlas-rules = Regeln
atlas-row-seconds = { $rules }: abgebrochen nach { $limit } s
atlas-row-moves = { $rules }: { $limit } Züge vorausgesehen
atlas-nothing = Über solche Bretter ist noch nichts bekannt. kalaha atlas ohne --show rechnet es aus.
atlas-progress = { $left ->
    [one] Noch eine Regelfassung: { $rules }
   *[other] Noch { $left } Regelfassungen, jetzt { $rules }
  }
atlas-progress-time = { $minutes ->
    [one] Noch etwa eine Minute.
   *[other] Noch etwa { $minutes } Minuten.
  } { atlas-progress }
atlas-stopped = { $left ->
    [one] Abgebrochen. Eine Regelfassung fehlt noch.
   *[other] Abgebrochen. { $left } Regelfassungen fehlen noch.
  }
atlas-stopped-resumable = { $left ->
    [one] Abgebrochen. Eine Regelfassung fehlt noch. Derselbe Befehl macht dort weiter.
   *[other] Abgebrochen. { $left } Regelfassungen fehlen noch. Derselbe Befehl macht dort weiter.
  }
atlas-unreadable = { $file } enthält etwas anderes als einen Atlas. Zeile { $line } ist nicht lesbar: { $detail }.

analyze-move = Zug
analyze-before = vorher
analyze-after = nachher
analyze-thrown-away = verschenkt
analyze-perfect = Kein Zug hat nachweislich etwas verschenkt.
analyze-mistakes = Was besser gewesen wäre
analyze-better = Zug { $number }, statt { $move }: { $line }
analyze-chart = Vorsprung von { $player } bei bestem Spiel von da an
analyze-open = In der Zeit wurde nicht alles sicher (: im Diagramm). --max-seconds gibt mehr Zeit.

bench-nodes = { $nodes } Stellungen wurden durchsucht. Die Zahl ist in jedem Lauf dieselbe.
bench-fast = je Sekunde
bench-plain = einfach
bench-ratio = Faktor
bench-sequences = Zugfolgen gezählt
bench-games = zufällige Partien gespielt
bench-table-positions = Stellungen einer Tabelle gelöst
bench-searched = Stellungen durchsucht
bench-solve = { $board } aus dem Stand: { $margin } für die Seite, die anfängt, in { $seconds } s mit { $threads ->
    [one] einem Thread
   *[other] { $threads } Threads
  }, Tabellen inbegriffen.
bench-tables = Tabellen aller Stellungen mit bis zu { $seeds } Steinen: { $seconds } s, { $millions } Millionen Stellungen je Sekunde, das { $ratio }-Fache der einfachen Regeln.
bench-moves = Der Wert jedes Zuges in { $positions } Stellungen aus Partien, mit einem Thread: { $median } ms für die Hälfte, höchstens { $most } ms für 99 von hundert, { $all } ms für alle. { $nodes } Stellungen wurden durchsucht. Die Zahl ist in jedem Lauf dieselbe.
bench-threads = { $board } braucht { $one } s mit einem Thread und { $two } s mit zweien, Tabellen inbegriffen: { $ratio }-mal so schnell. Ein Thread durchsuchte { $nodes } Stellungen. Die Zahl ist in jedem Lauf dieselbe.

check-no-tests = { $file } enthält keine Testdaten. Zeile { $line } ist nicht lesbar: { $detail }.
check-empty = { $file } enthält keine Testdaten. Die Datei ist leer.
check-skipped-not-known = { $file }: { $count } übersprungen, weil der Wert nicht bekannt ist: { $names }
check-skipped-time = { $file }: { $count } übersprungen, weil sie länger dauern, als --max-seconds erlaubt: { $names }
check-no-line = weder ein JSON-Objekt noch eine Zeile mit Werten
check-no-kind = keine bekannte Art von Test: nichts von { $keys }
check-missing = das Feld { $field } fehlt
check-move = Zug { $number }: { $fault }
check-counts = { $field } muss eine Liste ganzer Zahlen sein
check-no-counts = { $field } ist leer
check-row = eine Zeile hat mindestens { $columns } Spalten
check-book = eine Zeile eines Eröffnungsbuchs hat den Namen einer Variante, eine Stellung, ihren Wert und einen Zug
check-word = { $field } muss { $allowed } sein, nicht „{ $text }“
check-value = ein Wert der Art { $kind } ist nicht „{ $text }“
check-unreadable = FEHLER { $file }, Zeile { $line }, ist nicht lesbar: { $came }
check-failed = FEHLER { $id } ({ $file }, Zeile { $line }): erwartet { $expected }; es kam { $came }
check-failed-nameless = FEHLER { $file }, Zeile { $line }: erwartet { $expected }; es kam { $came }

# Spieler des Computers gegeneinander. A und B sind Spieler, wie man sie schreibt.
match-heading = { $a } gegen { $b }: { $rules }
match-stopped = Abgebrochen nach { $games } von { $wanted } Partien.
match-points = Von { $games ->
    [one] einer Partie
   *[other] { $games } Partien
  } gewinnt { $player } { $wins }, spielt { $draws } unentschieden und verliert { $losses }: { $rate }{ "\u00A0" }% der Punkte, zwischen { $low }{ "\u00A0" }% und { $high }{ "\u00A0" }% mit 95{ "\u00A0" }% Wahrscheinlichkeit.
match-elo = Das sind { $elo } Elo-Punkte, zwischen { $low } und { $high }.
match-elo-above = Das sind mehr als { $bound } Elo-Punkte.
match-elo-below = Das sind weniger als { $bound } Elo-Punkte.

# Eine Partie im Terminal.
play-heading = Kalaha: { $rules }
play-own-rules = eigene Hausregeln
play-random = { $side } zieht zufällig, mit Startwert { $seed } ({ $generator }).
play-level = { $side } ist der Computer auf Stufe { $level } von 8, mit Startwert { $seed } ({ $generator }).
play-how = Gib die Nummer einer Mulde ein, um aus ihr zu säen, oder hilfe.
play-computer = Lieber gegen den Computer? Beende das Spiel und gib ein: kalaha play --north computer
play-goodbye = Tschüss!
play-turn = { $who ->
    [you] Du bist dran.
   *[other] { $player }, du bist dran.
  } Wähle eine Mulde: { $houses }
play-turn-extra = { $who ->
    [you] Du bist noch einmal dran: Extrazug { $count }.
   *[other] { $player }, du bist noch einmal dran: Extrazug { $count }.
  } Wähle eine Mulde: { $houses }
play-turn-swap = { $who ->
    [you] Du bist dran.
   *[other] { $player }, du bist dran.
  } Wähle eine Mulde: { $houses }, oder tausch
play-over = Die Partie ist zu Ende. Du kannst noch zurück, warum, speichern DATEI oder ende eingeben.
play-unknown = „{ $text }“ ist weder eine Mulde noch ein Befehl. Gib hilfe ein, um zu sehen, was es gibt.
play-undone = { $count ->
    [one] Ein Zug ist zurückgenommen.
   *[other] { $count } Züge sind zurückgenommen.
  }
play-why-nothing = Es gibt noch keinen Zug.

help-brackets = Mulden in [Klammern] oder mit ^ oder v daneben kannst du wählen.
help-empty-line = Eine leere Zeile zeigt das Brett noch einmal.

saved = Gespeichert. Später weiter mit: kalaha play { $file }
saved-replaced = Gespeichert anstelle der früheren Partie. Später weiter mit: kalaha play { $file }
save-no-record = { $file } enthält etwas, das keine Partie ist, und bleibt, wie es ist. Wähle einen anderen Namen.
save-where = Sag, wohin gespeichert werden soll, zum Beispiel: speichern abend.kalaha

seat-you = { $side } (du)
seat-named = { $side }: { $name }
seat-random = { $side } (zufällig)
seat-level = { $side } (Stufe { $level })
seat-greedy = { $side } (gierig)
board-store = { $player }, { $seeds } in der Kalaha

serve-at = Kalaha ist unter { $url }
serve-at-other-port = Der übliche Port ist belegt. Kalaha ist unter { $url }
serve-in-network = Andere Geräte in deinem Netz finden es auch dort.
serve-keeps = Die Partien liegen in { $place }
serve-stop = Strg-C beendet den Server. Die Partien gehen beim nächsten Mal weiter.
serve-no-address = „{ $text }“ ist keine Adresse mit Port. Schreib zum Beispiel 127.0.0.1:8080 oder 0.0.0.0:80.
serve-no-public-address = „{ $text }“ ist keine öffentliche Adresse. Schreib zum Beispiel https://kalaha.example, ohne Pfad.
serve-port-in-use = Unter { $address } lauscht schon ein anderes Programm. Beende es oder wähle einen anderen Port.
serve-port = Unter { $address } kann nicht gelauscht werden: { $detail }.
serve-no-database = Mit „{ $text }“ beginnt keine Adresse einer Datenbank. Schreib sqlite:///PFAD oder postgres://NAME@RECHNER/NAME.
serve-database = Die Partien lassen sich in { $place } nicht aufbewahren: { $detail }.
database-host = so heißt kein Rechner
database-foreign = das ist keine SQLite-Datenbank
database-login = der Benutzername oder das Passwort wird nicht angenommen
database-missing = eine solche Datenbank gibt es nicht
database-busy = sie ist gerade beschäftigt
database-newer = sie gehört zu einer neueren Version des Programms
serve-no-home = Für dich gibt es keinen Datenordner. Sag mit --database sqlite:///PFAD, wo die Partien liegen sollen.
serve-system = Der Server kann nicht laufen: { $detail }.
