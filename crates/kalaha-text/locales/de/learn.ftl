# Das Spiel vom Aufbau bis zum Ende, durchgerechnete Beispiele und Strategie. Was eine Regel des Bretts
# ist, steht in rules.ftl, options.ftl und referee.ftl und wird von dort gesagt.

learn-setup = Aufbau
learn-setup-total = Das sind zusammen { $total } Steine.
learn-setup-equal = Auch 3, 5 oder 6 Steine in jeder Mulde sind üblich. Wichtig ist, dass alle Mulden mit gleich vielen Steinen anfangen.
learn-setup-material = Ihr braucht ein Brett oder Schälchen oder auf Papier gemalte Kreise. Als Steine taugen Murmeln, Kiesel und Bohnen.
learn-setup-begin = Einigt euch, wer anfängt. Das Los entscheidet, oder die jüngste Person. Danach zieht ihr abwechselnd.

learn-move = Ein Zug

learn-last-seed = Der letzte Stein

learn-end = Das Ende
learn-end-draw = Haben beide { $half }, ist es unentschieden.
learn-end-known = Eine Partie kann entschieden sein, bevor sie zu Ende ist. Wisst ihr das, dann sagt es und spielt weiter, wenn ihr mögt.

# Over worked examples and strategy, where other rules are played.
learn-standard-game = Beispiele und Ratschläge gelten für das Standardspiel.

learn-worked = Durchgerechnete Beispiele
learn-worked-opening = Von Mulde 3 sind es vier Schritte bis zu deiner Kalaha, und darin liegen vier Steine. Der letzte bringt dir einen Extrazug, und du kannst gleich aus Mulde 6 säen.
learn-worked-four-seeds = Vier Steine aus Mulde 4 kommen in die Mulden 5 und 6, in deine Kalaha und in die erste gegnerische Mulde.
learn-worked-capture = Der letzte Stein landet in der leeren Mulde 1, und gegenüber liegen sechs Steine. Du fängst sieben: einen und sechs.
learn-worked-two-seeds = Zwei Steine aus Mulde 5 kommen in Mulde 6 und in deine Kalaha. Der letzte bringt dir einen Extrazug.
learn-worked-distance = Der letzte Stein aus einer Mulde landet in deiner Kalaha, wenn die Mulde so viele Steine hat, wie es Schritte bis dorthin sind. Mulde 6 braucht 1, Mulde 5 braucht 2, und so geht es weiter bis Mulde 1, die 6 braucht.
learn-worked-count = Am Ende hat Süd 26 Steine und Nord 22. Süd gewinnt.
learn-worked-swing = Ein Fang zählt doppelt: Was du nimmst, bekommt die andere Seite nicht. Sechs gefangene Steine machen einen Unterschied von zwölf in einer Partie, die bei 25 entschieden ist.

learn-strategy = Gut spielen
learn-strategy-distance = Such zuerst eine Mulde mit so vielen Steinen, wie es Schritte bis zu deiner Kalaha sind. Säe aus ihr, und du bist noch einmal dran.
learn-strategy-chain = Häng Extrazüge aneinander. Säe zuerst aus der Mulde, die deiner Kalaha am nächsten ist, damit sie leer und für die nächste bereit ist.
learn-strategy-prepare = Bereite einen Fang einen Zug vorher vor. Such eine leere eigene Mulde, der viele Steine gegenüberliegen, und sieh nach, welche Mulde sie erreicht.
learn-strategy-danger = Achte auf deine großen Mulden. Ist die Mulde gegenüber leer und für die andere Seite erreichbar, sind deine Steine in Gefahr.
learn-strategy-empty = Eine leere Mulde ist etwas wert. Dein letzter Stein kann in ihr landen und fangen.
learn-strategy-rightmost = Halte die Mulde neben deiner Kalaha bereit. Mit einem Stein darin hast du einen Extrazug, wann du willst.
learn-strategy-emptying = Wähle den Augenblick, in dem deine Seite leer wird. Dann ist die Partie zu Ende, und die andere Seite behält, was sie noch hat.
learn-strategy-sweep = Gegen Ende sind Steine auf deiner eigenen Seite so gut wie in deiner Kalaha. Sie zu behalten kann die Partie gewinnen.
learn-strategy-count = Zähl, rate nicht. Alles liegt offen auf dem Brett.

learn-mistakes = Häufige Fehler
