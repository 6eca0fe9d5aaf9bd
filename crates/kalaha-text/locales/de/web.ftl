# Seiten im Browser: was um das Brett herum steht, die Startseite, eine Partie, Fehler.

web-to-content = Zum Inhalt
web-nav = Hauptseiten
web-nav-play = Spielen
web-nav-analysis = Analyse
web-nav-rules = Regeln
web-nav-about = Über Kalaha
web-nav-keys = Tastaturhilfe
web-nav-language = Sprache

web-start-title = Drück auf eine Mulde, um anzufangen
web-start-help = Du säst ihre Steine einzeln. Endest du in deiner eigenen Kalaha, bist du noch einmal dran.
web-start = Partie beginnen
web-show-board = Brett zeigen
web-player-here = Eine Person an diesem Gerät
web-player-friend = Jemand per Link
web-player-level = Computer, Stufe { $level }
web-rules = Regeln
web-rules-differ = Das ist bei diesen Regeln anders:
web-who-starts = Wer fängt an?
web-starts-in-turn = Süd, dann abwechselnd
web-starts-south = Süd
web-starts-north = Nord
web-starts-lot = Das Los entscheidet
web-starts-youngest = Die jüngste Person, als Süd
web-starts-last-winner = Süd, dann wer zuletzt gewonnen hat
web-more-options = Namen, Hilfe und Hausregeln
web-name-south = Name für Süd
web-name-north = Name für Nord
web-help-allowed = Hilfe während der Partie
web-help-usual = Tipps und Werte, per Link aber keine
web-help-none = Keine
web-help-hints = Tipps
web-help-values = Tipps und der Wert jedes Zuges
web-house-rules = Hausregeln
web-as-preset = wie oben gewählt: { $value }
web-start-position = Mit einer Stellung anfangen
web-start-position-help = Zum Beispiel: S 4 4 4 4 4 4 (0) / N 4 4 4 4 4 4 (0) s. Lass das Feld für den üblichen Anfang leer.

web-title-game = { $first } und { $second }
web-last-turn = Zuletzt gezogen
web-says = Was geschehen ist
web-moves = Züge
web-move = Zug
web-value = Vorsprung am Ende
web-no-move-yet = Es gibt noch keinen Zug. Wähle eine Mulde, um anzufangen.
web-step-by-step = Schritt für Schritt
web-why = Warum?
web-why-of = Warum? { $rule }
web-step-first = Zum Anfang
web-step-back = Einen Zug zurück
web-step-forward = Einen Zug weiter
web-step-last = Zum letzten Zug
web-move-label = { $player }: { $move }
web-save-text = Partie als Text speichern
web-to-now = Zum letzten Zug
web-swap = Seiten tauschen
web-takeback = Zug zurücknehmen
web-takeback-ask = Um Zurücknehmen bitten
web-redo = Zug wieder ausführen
web-hint = Tipp
web-values = Wert jedes Zuges
web-show-again = Noch einmal zeigen
web-resign = Aufgeben
web-resign-really = Ja, ich gebe auf
web-rematch = Revanche
web-analyse-game = Partie analysieren
web-new-game = Neue Partie
web-rematch-begun = Die Revanche ist bereit.
web-to-rematch = Zur Revanche
web-takeback-waits = Du möchtest { $count ->
    [one] den letzten Zug
   *[other] die letzten { $count } Züge
  } zurücknehmen. Die andere Seite muss zustimmen.
web-takeback-asked = { $player } möchte { $count ->
    [one] den letzten Zug
   *[other] die letzten { $count } Züge
  } zurücknehmen.
web-rematch-waits = Du möchtest eine Revanche. Die andere Seite muss zustimmen.
web-rematch-asked = { $player } möchte eine Revanche.
web-not-agreed = { $player } hat abgelehnt.
web-withdrawn = { $player } hat die Anfrage zurückgezogen.
web-accept = Zustimmen
web-decline = Ablehnen
web-withdraw = Zurückziehen
web-invite = Schick diesen Link weiter
web-invite-help = Wer ihn öffnet, kann sich auf den anderen Platz setzen. Du kannst die Seite schließen und wiederkommen.
web-only-here = Diese Links lassen sich nur auf diesem Computer öffnen. Starte Kalaha mit { $command }, dann können es auch andere Geräte in deinem Netz.
web-seat-title = Hier ist ein Platz für dich
web-seat-against = Du spielst { $side } gegen { $player }.
web-seat-side = Du spielst { $side }.
web-seat-take = Platz nehmen und spielen
web-seat-watch = Nur zuschauen
web-seat-other = Dieser Platz ist für jemand anderen
web-seat-other-help = In diesem Browser spielst du schon { $side }. Schick den Link weiter. Oder spielt beide Seiten hier, wenn ihr nebeneinandersitzt.
web-seat-back = Zurück zu meiner Partie
web-seat-both = Beide Seiten hier spielen
web-copy = Kopieren
web-copied = Kopiert.
web-share-watch = Link zum Zuschauen
web-rules-of-game = Regeln dieser Partie
web-rules-in-full = Alle Regeln vollständig
web-text-mode = Textmodus
web-text-label = Zug oder Befehl
web-text-answers = Antworten
web-send = Senden
web-settings = Einstellungen
web-speed = Tempo
web-speed-off = Aus
web-speed-slow = Langsam
web-speed-normal = Normal
web-speed-fast = Schnell
web-set-careful = Jeder Zug wird mit einem zweiten Druck bestätigt
web-set-keys = Einzelne Tasten ziehen und nehmen zurück
web-set-flat = Das Gerät liegt flach zwischen zwei Personen
web-press-again = Drück noch einmal, um zu ziehen.
web-taken-back = { $count ->
    [one] Ein Zug ist zurückgenommen.
   *[other] { $count } Züge sind zurückgenommen.
  }
web-offline = Die Verbindung ist unterbrochen. Deine Partie ist sicher, und die Seite macht von selbst weiter, sobald die Verbindung wieder da ist.
web-online = Die Verbindung ist wieder da.
web-close = Schließen

web-rules-board = Das Brett und der Zug
web-rules-sowing = Das Säen
web-rules-last-seed = Der letzte Stein
web-rules-end = Das Ende
web-all-rules = Alle Regeln
web-all-rules-help = Alle Regeln, die es hier gibt, auch Hausregeln. Welche davon gelten, hängt von der Regelfassung der Partie ab.
web-sources = Hier steht es
web-no-source = Keine Seite und keine Anleitung, die wir kennen, erklärt das. Es folgt aus den anderen Regeln oder ist unsere eigene Regel.

web-about-title = Über Kalaha
web-about-what = Kalaha ist ein Spiel für zwei mit Mulden, Kalahas und Steinen. Hier spielt ihr nach euren eigenen Regeln, und die Regelauskunft sagt, warum etwas geschieht.
web-about-play = Drück auf der ersten Seite auf eine Mulde und spiel gegen den Computer weiter, von Stufe 1 für den Anfang bis Stufe 8, die keinen Fehler macht, den eine Sekunde Suche finden kann. Zwei Personen können sich ein Gerät teilen.
web-about-friend = Per Link spielt jemand mit, und niemand braucht ein Konto. Schließ die Seite, wann du willst. Keine Partie geht verloren, und niemand verliert durch Abwesenheit.
web-about-analysis = Die Analyse zeigt, welcher Vorsprung am Ende auf jeden Zug folgt, wenn beide Seiten von da an ihr Bestes spielen.
web-about-data = Gespeichert werden die Partie und die Namen, die du angibst. Die Einstellungen bleiben in deinem Browser.
web-about-api = Für Programme
web-about-api-text = Alles hier gibt es auch für Programme. Wie das geht, steht hier:
web-keys-help = Einzelne Tasten lassen sich in den Einstellungen neben dem Brett ausschalten.
web-key-house = aus dieser Mulde der Seite am Zug säen
web-key-tenth = aus Mulde 10 säen; zu den Mulden 11 und 12 geht es mit den Pfeilen
web-key-arrows = von Mulde zu Mulde um das Brett gehen
web-key-enter = aus der gewählten Mulde säen
web-key-escape = eine Vorschau verlassen oder überspringen, was gezeigt wird
web-key-back = den letzten Zug zurücknehmen
web-key-again = den letzten Zug noch einmal zeigen
web-key-help = diese Hilfe zeigen

web-fault-not-found = Hier ist nichts
web-fault-server = Das ging schief
web-fault-refused = Das geht nicht
web-back-to-game = Zurück zur Partie
web-thinking = Der Computer denkt nach …
web-presence-here = { $player } ist da.
web-presence-away = { $player } ist weg. Die Partie wartet.
web-presence-gone = { $player } ist weg.
web-your-name = Dein Name
web-save-name = Speichern
web-values-open = Nicht alles ließ sich in der Zeit ausrechnen. Was nicht sicher ist, steht als Bereich da.
web-values-early = So früh in der Partie ist noch kein Wert sicher. Ein Tipp zeigt, welcher Zug am besten aussieht.
web-other-device = Auf einem anderen Gerät weiterspielen
web-other-device-help = Wer den Link öffnet, spielt an deiner Stelle. Behalte ihn für dich.
