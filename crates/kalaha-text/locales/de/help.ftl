# Die Hilfetexte im Terminal. Die englischen stehen im Programm bei den Befehlen und Optionen. „about“ ist
# ein Befehl, „.after“ das, was hinter seinen Optionen steht, „option“ eine Option, „name“ ihr Platzhalter.

cli-usage = Aufruf:
cli-commands = Befehle:
cli-arguments = Argumente:
cli-options = Optionen:
cli-any-options = [OPTIONEN]
cli-any-command = [BEFEHL]
cli-a-command = <BEFEHL>
cli-default = [sonst: { $value }]
cli-env = [Umgebungsvariable:
cli-help = Hilfe zeigen
cli-version = Version zeigen
cli-help-command = Hilfe zu einem Befehl zeigen
name-file = DATEI
name-file-html = DATEI.html
name-key-value = SCHLÜSSEL=WERT
name-name-file = NAME|DATEI
name-who = WER
name-position = STELLUNG
name-move = ZUG
name-house = MULDE
name-size = GRÖSSE
name-language = SPRACHE
name-address-port = ADRESSE:PORT
name-claim = BEHAUPTUNG
name-lesson = LEKTION
name-section = ABSCHNITT
name-kind = ART
name-houses-seeds-position = MULDEN STEINE | STELLUNG
name-game-file-position = PARTIEDATEI | STELLUNG

about-kalaha = Kalaha: im Browser oder im Terminal spielen, Streit schlichten, Regeln lesen und prüfen.
    .after =
        Beispiele:
          kalaha                                 im Browser spielen
          kalaha play                            zwei Personen an einer Tastatur
          kalaha play --north computer           gegen den Computer
          kalaha judge start 3 6                 was bewirken diese Züge, und warum?
          kalaha rules familie                   was ist an einer Regelfassung anders?

        Ohne Befehl startet der Server und sagt, wo der Browser ihn findet.

        Endstatus: 0 ja, 1 nein (ein Zug wird abgelehnt, eine Prüfung misslingt), 2 eine Angabe ist nicht lesbar.
about-serve = Im Browser spielen: an einem Tisch, gegen den Computer, zu zweit per Link
    .after =
        Beispiele:
          kalaha serve --open
          kalaha serve --listen 0.0.0.0:8080 --database sqlite:///srv/kalaha/games.sqlite
          kalaha serve --database postgres://kalaha@db.example/kalaha

        Strg-C beendet den Server. Die Partien gehen beim nächsten Mal weiter. Wer einen Server betreibt, findet
        mehr in docs/hosting.md.
about-play = Eine Partie im Terminal spielen
    .after =
        Beispiele:
          kalaha play --north computer
          kalaha play --south level:8 --rules noris --set pie=true
          kalaha play evening.kalaha             eine gespeicherte Partie weiterspielen

        WER ist human (ein Mensch), computer (ein freundlicher Computer), level:1 (für den Anfang) bis level:8
        (kein Fehler, den eine Sekunde Suche finden kann) oder nur die Zahl, random (irgendein Zug) oder
        greedy (sofort die meisten Steine).

        Während der Partie: eine Muldennummer oder ein Wort wie zurück, tipp, brett, speichern DATEI; hilfe erklärt alle.
about-judge = Streit schlichten: was Züge bewirken, warum, und welche Hausregel es ändern würde
    .after =
        Beispiele:
          kalaha judge start 3 6
          kalaha judge 'S 1 0 0 0 0 3 (10) / N 4 4 4 0 0 4 (18) s' 1
          kalaha judge --claim capture --claim nothing 'S 1 0 0 0 0 3 (10) / N 4 4 4 0 0 4 (18) s' 1
          kalaha judge --claims                  was man über einen Zug sagen kann
          kalaha judge --question list           worüber man sich streitet
          kalaha judge --question 2 --set remaining=emptier
          kalaha judge --set capture=empty --json '<6,10,18,1,0,0,0,0,3,4,4,4,0,0,4>' 1

        Mulden zählen ab 1, von links für die Seite am Zug. Die Antwort ist 0, wenn die Züge erlaubt sind, und 1,
        wenn der letzte abgelehnt wird.
about-rules = Eine Regelfassung in Worten zeigen: was anders ist als in den Standardregeln
    .after =
        Beispiele:
          kalaha rules --list
          kalaha rules familie
          kalaha rules --options                 alle Hausregeln, jede mit einem Brett
          kalaha rules --set remaining=emptier --set seeds=6 --json > ours.json
          kalaha rules ours.json
about-learn = Das Spiel lernen: kurze Lektionen am Brett, jede mit etwas zum Knobeln
    .after =
        Beispiele:
          kalaha learn                           alle Lektionen
          kalaha learn 4                         die vierte, und nach der Antwort wird gefragt
          kalaha learn extra-turn 2              ist das die Antwort?

        Das Ergebnis ist 0, wenn die Antwort stimmt, sonst 1.
about-read = Über das Spiel lesen: die Regeln, gutes Spielen, woher es kommt
    .after =
        Beispiele:
          kalaha read                            was es zu lesen gibt
          kalaha read end --rules alga           wie die Partie nach diesen Regeln endet
about-puzzle = Ein Rätsel lösen: das des Tages oder irgendeines nach seiner Nummer
    .after =
        Beispiele:
          kalaha puzzle                          das des Tages, und nach der Antwort wird gefragt
          kalaha puzzle 12 5 6                   ist das die Lösung von Nummer 12?
          kalaha puzzle 12 --solution

        Die Antwort ist 0, wenn eine Lösung stimmt, und 1, wenn nicht. Der Tag beginnt um Mitternacht UTC.
about-puzzles = Rätsel machen
about-puzzles-make = Rätsel in zufälligen Partien finden, durch Suche beweisen und schreiben, die leichtesten zuerst
    .after =
        Beispiel:
          kalaha puzzles make --seed 1 --each 10 --out data/puzzles.jsonl

        Dieselbe Zahl gibt dieselben Rätsel. DATEI wird ersetzt.
about-sheet = Auf A4 drucken: eine Karte, Hausregeln, alle Regeln, Entscheidungen, ein Brett, Übungen
    .after =
        Beispiele:
          kalaha sheet house-rules --rules familie --out tonight.html
          kalaha sheet board --out board.html
          kalaha sheet worksheet --seed 7 --out worksheet.html

        Ein Blatt ist eine einzige HTML-Datei. Öffne sie in einem Browser und druck sie auf A4.
about-perft = Zugfolgen nach ihrer Länge zählen
    .after =
        Beispiele:
          kalaha perft --depth 8
          kalaha perft --rules kgp --depth 6 --truth 'S 0 0 0 0 2 1 (20) / N 0 0 0 1 0 2 (22) s'

        Einmal Säen ist ein Zug, auch mit Extrazügen. Eine Partie, die endet, zählt bei ihrem letzten Zug.
about-match = Zwei Spieler des Computers viele Partien spielen lassen
    .after =
        Beispiele:
          kalaha match level:3 greedy
          kalaha match 8 7 --games 400 --seed 1 --rules noris --json

        A und B sind level:1 bis level:8 oder nur die Zahl, random oder greedy. Partien kommen paarweise: Beide
        fangen mit denselben zufälligen Zügen an, und A spielt einmal Süd und einmal Nord. Dieselbe Zahl gibt
        dieselben Partien. Strg-C beendet das und zeigt den Stand; der Endstatus ist dann 1.
about-solve = Herausfinden, wer mit wie viel Vorsprung gewinnt, wenn beide ihr Bestes spielen
    .after =
        Beispiele:
          kalaha solve 4 3                       vier Mulden je Seite, drei Steine in jeder
          kalaha solve 6 4 --set capture=empty --memory 4G
          kalaha solve 'S 0 0 0 0 2 1 (20) / N 0 0 0 1 0 2 (22) s' --moves

        Ein Wert ist der Vorsprung am Ende für die Seite am Zug, Kalahas inbegriffen. Strg-C oder eine Grenze
        beendet die Suche mit dem, was bis dahin bekannt ist.
about-atlas = Welche Hausregeln der Seite helfen, die anfängt: bestes Spiel mit jeder Regelfassung
    .after =
        Beispiele:
          kalaha atlas --show --houses 6         was ohne Rechnen bekannt ist
          kalaha atlas --houses 4 --seeds 3,4    alle benannten Regelfassungen und jede einzelne Hausregel
          kalaha atlas --houses 6 --seeds 4 --out atlas.jsonl --max-seconds-per-set 600

        Der Vorsprung gilt für die Seite, die anfängt; Anfänge sind erste Züge oder, mit dem Tausch, alle Züge
        bis zum Wechsel. Ein ? steht, wo nicht bekannt ist, ob sie den Vorsprung halten. DATEI bekommt je
        Regelfassung eine Zeile JSON, sobald sie bekannt ist, und derselbe Befehl macht dort weiter.
about-analyze = Sehen, was jeder Zug einer Partie wert war und was besser gewesen wäre
    .after =
        Beispiele:
          kalaha analyze evening.kalaha          eine Partie, die play gespeichert hat
          kalaha analyze games.jsonl --line 7    eine von vielen Partien
          kalaha analyze 'S 0 0 0 0 2 1 (20) / N 0 0 0 1 0 2 (22) s'

        Werte sind der Vorsprung am Ende für die Seite am Zug, Kalahas inbegriffen.
about-bench = Tempo neben den lesbaren Regeln messen und die Stellungen fester Arbeit zählen
    .after =
        Ein Thread macht alles. Die Zahl der Stellungen ist in jedem Lauf und auf jedem Rechner dieselbe; sie
        ändert sich, wenn die Suche sich anders verhält. Tempo lässt sich nur innerhalb eines Laufs vergleichen.

        --goals braucht eine Minute oder mehr und 3 GiB Arbeitsspeicher auf einem sonst ruhigen Rechner.
about-check = Testdaten prüfen: Dateien mit Zügen, Partien, Zugzahlen und Werten
    .after =
        Beispiel:
          kalaha check data/*.jsonl data/*.tsv

        Die letzte Zeile ist immer: N passed, N failed, N skipped
about-tables = Endspieltabellen auf der Platte: der exakte Wert jeder Stellung mit wenigen Steinen
about-tables-build = Tabellen in eine Datei bauen
    .after =
        Beispiele:
          kalaha tables build --up-to 18 --out standard-18.tables
          kalaha tables build --rules familie --up-to 12 --memory 1G --out familie-12.tables

        Abgebrochene Arbeit bleibt in DATEI.part; derselbe Befehl macht dort weiter. Eine Datei, die es gibt, wird
        nie ersetzt.
about-tables-info = Zeigen, wofür eine Datei mit Tabellen ist
about-tables-verify = Eine Datei mit Tabellen prüfen: alle Prüfsummen und eine Stichprobe gegen die Suche ohne Tabellen
    .after =
        Beispiel:
          kalaha tables verify standard-18.tables --samples 100 --seed 7

        Die Antwort ist 0, wenn alles stimmt, und 1, wenn etwas nicht stimmt.

option-lang = Sprache der Antworten: sv, nb, da, de oder en [sonst: die der Umgebung]
option-rules = Name einer Regelfassung (siehe kalaha rules --list) oder eine JSON-Datei mit Regeln [sonst: standard]
option-set = Eine Regel ändern, zum Beispiel capture=empty; mehrmals möglich, die letzte Angabe gilt
option-json = Für Programme: ein JSON-Objekt
option-serve-listen = Adresse und Port, etwa 0.0.0.0:80; dort oder gar nicht [sonst: 127.0.0.1:4848 oder der nächste freie Port]
option-serve-database = Wo die Partien liegen: sqlite:///PFAD, der angelegt wird, wenn er fehlt, oder postgres://NAME@RECHNER/NAME [sonst: eine Datei in deinem Datenordner]
option-serve-public-address = Die Adresse, unter der andere den Server finden, etwa https://kalaha.example: dorthin führen Links und Codes [sonst: die Adresse im Browser]
option-serve-open = Die Seite im Browser öffnen
option-serve-games-per-minute = Partien, die von einer Adresse in einer Minute anfangen dürfen [sonst: 60]
option-serve-streams = Gleichzeitige Verbindungen [sonst: 8192]
option-serve-table-memory = Arbeitsspeicher für die Tabellen der Analysen, zum Beispiel 512M [sonst: ein Viertel des freien, höchstens 1,2 GB]
option-play-file = Eine gespeicherte Partie, die weitergehen soll
option-play-south = Wer Süd spielt und anfängt [sonst: human]
option-play-north = Wer Nord spielt [sonst: human]
option-play-seed = Woraus der Computer lost; dieselbe Zahl gibt dieselbe Partie
option-play-start = Die Stellung, mit der es anfängt. Mit pie=true steht der Tausch noch aus, wenn die Stellung nicht mit pie (er ist jetzt möglich) oder last (er ist vorbei) endet
option-play-plain = Alles in Sätzen sagen, ohne gezeichnetes Brett: für Screenreader und Braillezeilen
option-judge-position = „start“, eine Stellung, wie man sie schreibt, oder ein Brett nach dem Kalah Game Protocol
option-judge-moves = Nummern von Mulden ab 1, oder swap
option-judge-question = Eine häufige Frage nach ihrer Nummer beantworten, oder alle aufzählen
option-judge-said = Was Person 1 über den letzten Zug sagt; ein zweites Mal, was Person 2 sagt
option-judge-claims = Aufzählen, was man über einen Zug sagen kann
option-judge-json = Für Programme: ein JSON-Objekt, mit Mulden ab 0 gezählt
option-rules-list = Alle Regelfassungen, die einen Namen haben
option-rules-options = Alle Wahlmöglichkeiten und ihre Werte, jeder mit einem Brett, das zeigt, was er bewirkt
option-rules-name = Name einer Regelfassung oder eine JSON-Datei mit Regeln [sonst: standard]
option-rules-full = Alle Regeln, nicht nur was anders ist
option-rules-json = Für Programme: die Regelfassung als JSON, die NAME|DATEI wieder liest
option-learn-lesson = Nummer oder Name der Lektion; ohne werden alle aufgezählt
option-learn-moves = Deine Antwort: Nummern von Mulden ab 1; ohne wird danach gefragt
option-learn-solution = Die Lösung zeigen
option-learn-json = Für Programme: ein JSON-Objekt oder eine Liste, mit Mulden ab 0 gezählt
option-read-section = Was du lesen willst; ohne Namen wird alles aufgezählt
option-read-json = Für Programme: ein JSON-Objekt oder eine Liste
option-puzzle-which = today für das Rätsel des Tages, oder seine Nummer
option-puzzle-moves = Deine Antwort: Nummern von Mulden ab 1; ohne sie wird danach gefragt
option-puzzle-solution = Die Lösung zeigen
option-puzzle-json = Für Programme: ein JSON-Objekt, mit Mulden ab 0 gezählt
option-puzzles-make-seed = Woraus die Partien gelost werden
option-puzzles-make-each = Wie viele Rätsel jeder Art
option-puzzles-make-out = Wohin die Rätsel kommen
option-sheet-kind = card, house-rules, rules, referee, board oder worksheet
option-sheet-out = Wohin das Blatt kommt, eine HTML-Datei; was dort war, wird ersetzt [sonst: die Antwort selbst]
option-sheet-link = Die Adresse eines Servers, für einen Link und einen Code auf dem Blatt mit Hausregeln
option-sheet-seed = Woraus die Aufgaben gelost werden; dieselbe Zahl gibt dieselben
option-perft-position = „start“, eine Stellung, wie man sie schreibt, oder ein Brett nach dem Kalah Game Protocol
option-perft-depth = Die längste Folge, in Zügen
option-perft-truth = Mit den lesbaren Regeln statt mit dem schnellen Brett zählen
option-match-a = Wessen Punkte gezeigt werden
option-match-b = Gegen wen
option-match-games = Wie viele Partien; eine ungerade Zahl wird um eins größer, denn sie kommen paarweise
option-match-seed = Woraus alles Zufällige gelost wird; dieselbe Zahl gibt dieselben Partien
option-solve-board = Mulden je Seite und Steine je Mulde am Anfang, oder eine Stellung: „start“, wie man sie schreibt, oder ein Brett nach dem Kalah Game Protocol
option-solve-moves = Auch der Wert jedes Zuges
option-solve-json = Für Programme: ein JSON-Objekt, mit Mulden ab 0 gezählt
option-threads = Threads [sonst: einer je Prozessor]
option-memory = Höchster Arbeitsspeicher, etwa 512M oder 8G [sonst: die Hälfte des freien]
option-tables = Tabellen aller Stellungen mit bis zu N Steinen in den Mulden, 0 für keine [sonst: was wohl am schnellsten ist]
option-table-file = Tabellen aus einer Datei von kalaha tables build, statt welche zu bauen
option-max-seconds = Längste Zeit, Tabellen inbegriffen; dann gilt, was bekannt ist [sonst: keine Grenze]
option-nodes = Meiste Stellungen; dann gilt, was bekannt ist [sonst: keine Grenze]
option-atlas-houses = Mulden je Seite [sonst: 6, mit --show alle]
option-atlas-seeds = Steine je Mulde, etwa 3,4 [sonst: die jeder Regelfassung, mit --show alle]
option-atlas-max-seconds-per-set = Längste Zeit für jede Regelfassung; dann werden Grenzen genannt
option-atlas-out = Die Ergebnisse in dieser Datei behalten und weglassen, was sie schon hat
option-atlas-show = Nichts rechnen, nur zeigen, was bekannt ist
option-atlas-json = Für Programme: eine Zeile JSON je Regelfassung, mit Mulden ab 0 gezählt
option-analyze-what = Eine gespeicherte Partie, eine Datei mit einer Partie als JSON je Zeile, oder eine Stellung: „start“, wie man sie schreibt, oder ein Brett nach dem Kalah Game Protocol
option-analyze-line = Zeile der Partie in einer Datei mit Partien, ab 1 gezählt
option-analyze-max-seconds = Längste Zeit für jede Stellung einer Partie; dann gilt, was bekannt ist
option-analyze-json = Für Programme: ein JSON-Objekt, mit Mulden und Zügen ab 0 gezählt
option-bench-short = Ein kleiner Teil der Arbeit, um zu sehen, dass sie läuft
option-bench-goals = Stattdessen die langen Maße: wie lange es aus dem Stand dauert, Kalaha(6,4) zu lösen, große Tabellen zu bauen und jeden Zug von Stellungen aus Partien zu bewerten, auch mit zwei Threads statt einem
option-bench-positions = Mit --goals: Stellungen, deren Züge alle bewertet werden [sonst: 1000]
option-bench-tables = Mit --goals: meiste Steine der großen Tabellen [sonst: 24]
option-check-files = Dateien von der Art derer in data/
option-check-depth = Die längsten Zugfolgen, die gezählt werden, in Zügen
option-check-max-seconds = Längste Zeit für Werte bei bestem Spiel; was länger dauert, wird übersprungen
option-tables-build-up-to = Meiste Steine in den Mulden
option-tables-build-out = Wohin die Tabellen kommen
option-tables-info-file = Eine Datei mit Tabellen
option-tables-verify-file = Eine Datei mit Tabellen
option-tables-verify-samples = Wie viele Stellungen durchsucht werden
option-tables-verify-seed = Woraus die Stellungen gelost werden; dieselbe Zahl gibt dieselben
