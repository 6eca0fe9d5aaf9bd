# Die Hausregeln eines Abends, Frage für Frage. Die Antworten sind die Werte aus options.ftl.

choice-houses = Wie viele Mulden hat jede Seite?
choice-seeds = Wie viele Steine liegen am Anfang in jeder Mulde?
choice-direction = In welcher Richtung wird gesät?
choice-store-side = Auf welcher Seite von dir liegt deine Kalaha?
choice-sow-opponent-store = Bekommt auch die gegnerische Kalaha einen Stein?
choice-skip-origin = Wird die Startmulde übersprungen, wenn es einmal ganz herum geht?
choice-lap = Der letzte Stein landet in einer Mulde mit Steinen. Wird weitergesät?
choice-extra-turn-limit = Wie viele Extrazüge hintereinander sind erlaubt?
choice-capture = Wann fängt der letzte Stein?
choice-end = Wann ist die Partie zu Ende?
choice-remaining = Wohin kommen am Ende die Reststeine?
choice-majority = Was gilt, wenn in einer Kalaha mehr als die Hälfte aller Steine liegt?
choice-pie = Darf, wer nicht angefangen hat, nach dem ersten Zug die Seiten tauschen?

# Was außer den Regeln des Bretts vereinbart wird.
choice-starts = Wer fängt an?
choice-starts-lot = das Los entscheidet
choice-starts-youngest = die jüngste Person
choice-starts-winner = wer zuletzt gewonnen hat
choice-starts-turn = abwechselnd
choice-starts-agreed = nach Absprache
