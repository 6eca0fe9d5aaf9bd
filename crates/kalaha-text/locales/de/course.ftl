# Der Kurs: kurze Lektionen auf einem Brett. Die Regeln sagen ihre eigenen Texte; hier stehen die
# Überschriften, was eine Lektion hinzufügt, ihre Aufgabe und die Antworten auf richtige und falsche
# Versuche. Nach einem falschen Versuch wird zuerst gesagt, was der Zug bewirkt hat.

course-heading = { $number } von { $count }: { $title }
course-more = So weit, so gut. Du bist noch einmal dran.
course-turn-over = Dein Zug ist vorbei, und es ist noch nicht geschafft.
course-game = Versuch es jetzt in einer Partie.
learn-how = Fang an mit: kalaha learn 1
learn-next = Weiter: { $title }. Mach weiter mit: kalaha learn { $number }
learn-done = Das war die letzte Lektion. Spiel jetzt eine Partie: kalaha play --north computer
lesson-unknown = Eine Lektion „{ $text }“ gibt es nicht. kalaha learn zählt alle auf.

lesson-setup = Deine Seite des Bretts
lesson-setup-text = Deine Mulden haben die Nummern 1 bis 6, für dich von links nach rechts. Deine Kalaha kommt nach Mulde 6.
lesson-setup-task = Säe aus der Mulde neben deiner Kalaha.
lesson-setup-right = Ja, Mulde 6 liegt neben deiner Kalaha.
lesson-setup-wrong = Die Mulde neben deiner Kalaha ist die letzte deiner Reihe, ganz rechts.

lesson-sowing = Säen
lesson-sowing-task = Wähle die Mulde, deren letzter Stein in der gegnerischen Mulde 2 landet.
lesson-sowing-right = Ja. Vier Steine aus Mulde 5 landen in Mulde 6, in deiner Kalaha und in zwei Mulden auf der anderen Seite.
lesson-sowing-wrong = Zähl von der gewählten Mulde vier weiter. Deine Kalaha zählt mit.

lesson-stores = Zwei Kalahas
lesson-stores-task = Säe so weit, dass du an der gegnerischen Kalaha vorbei in deine eigene Reihe zurückkommst.
lesson-stores-right = Ja. Die Steine kamen ganz herum, und die gegnerische Kalaha bekam keinen.
lesson-stores-wrong = Such eine Mulde mit so vielen Steinen, dass sie an allen sechs Mulden der anderen Seite vorbeireichen.

lesson-extra-turn = Extrazug
lesson-extra-turn-text = Der letzte Stein aus einer Mulde landet in deiner Kalaha, wenn die Mulde so viele Steine hat, wie es Schritte bis dorthin sind.
lesson-extra-turn-task = Finde die Mulde, die dir einen Extrazug bringt.
lesson-extra-turn-right = Ja. Von Mulde 2 sind es fünf Schritte, und darin lagen fünf Steine.
lesson-extra-turn-wrong = Vergleiche die Steine jeder Mulde mit ihren Schritten zur Kalaha. Von Mulde 6 ist es ein Schritt, von Mulde 5 sind es zwei, und so geht es weiter.

lesson-capture = Fangen
lesson-capture-task = Fang Steine.
lesson-capture-right = Ja. Dein letzter Stein landete in der leeren Mulde 5, und gegenüber lagen fünf Steine.
lesson-capture-wrong = Dein letzter Stein muss in einer leeren eigenen Mulde landen, und gegenüber müssen Steine liegen.

lesson-nothing-opposite = Gegenüber nichts
lesson-nothing-opposite-task = Zwei deiner Mulden erreichen eine leere eigene Mulde. Wähle die, mit der du fängst.
lesson-nothing-opposite-right = Ja. Diesmal lagen gegenüber Steine.
lesson-nothing-opposite-wrong = Sieh auf die andere Seite, bevor du säst. Liegen gegenüber der leeren Mulde Steine?

lesson-lap = Einmal ganz herum
lesson-lap-text = Mit genau 13 Steinen kommt der letzte in die Startmulde zurück, die dann leer ist.
lesson-lap-task = Säe einmal ganz herum und fang Steine.
lesson-lap-right = Ja. Der letzte von 13 Steinen kam in die leere Startmulde zurück und fing Steine.
lesson-lap-wrong = In welcher Mulde liegen genau 13 Steine?

lesson-end = Das Ende
lesson-end-task = Beende die Partie mit diesem Zug, und gewinne sie.
lesson-end-right = Ja. Die andere Seite ist leer, also ist die Partie zu Ende, und was auf deiner Seite liegt, gehört dir.
lesson-end-wrong = Du kannst die letzten Steine der anderen Seite nehmen. Sieh nach, was gegenüber deinen leeren Mulden liegt.

lesson-chain = Eine Kette von Extrazügen
lesson-chain-text = Säe zuerst aus der Mulde, die deiner Kalaha am nächsten ist. Dann ist sie leer, und die nächste kann sie wieder füllen.
lesson-chain-task = Schaff drei Extrazüge hintereinander.
lesson-chain-right = Ja. Ein Extrazug führte zum nächsten.
lesson-chain-wrong = Fang mit Mulde 6 an. Später hätte sie zu viele Steine.

lesson-threat = Gefahr
lesson-threat-text = Die andere Seite fängt wie du: mit einem letzten Stein in einer leeren Mulde gegenüber deinen Steinen.
lesson-threat-task = Deine sieben Steine in Mulde 3 sind in Gefahr. Zieh so, dass sie nicht gefangen werden können.
lesson-threat-right = Ja. Deine große Mulde ist jetzt sicher.
lesson-threat-wrong = Die andere Seite kann immer noch viel fangen. Sieh dir ihre leeren Mulden an, und was sie erreichen kann.

lesson-prepare = Einen Fang vorbereiten
lesson-prepare-text = Eine leere Mulde ist etwas wert. Liegen ihr viele Steine gegenüber, bring mit dem nächsten Zug deinen letzten Stein dorthin.
lesson-prepare-task = Leere Mulde 3, damit Mulde 1 im nächsten Zug fangen kann.
lesson-prepare-right = Ja. Mulde 1 hat zwei Steine und endet jetzt in der leeren Mulde 3, gegenüber von sieben Steinen.
lesson-prepare-wrong = Gegenüber von Mulde 3 liegen sieben Steine, aber in ihr liegt ein Stein.

lesson-sweep = Steine behalten
lesson-sweep-text = Hat die andere Seite keine Steine mehr, gehören dir alle Steine auf deiner Seite. Was du hinübersäst, gehört dir nicht.
lesson-sweep-task = Die andere Seite hat nur eine Mulde, mit der sie ziehen kann. Wähle den Zug, der gewinnt.
lesson-sweep-right = Ja. Du behältst die Steine auf deiner Seite, und am Ende zählen sie für dich.
lesson-sweep-wrong = Damit kommen Steine auf die andere Seite. Welcher Zug behält sie bei dir?

lesson-endgame = Der richtige Augenblick
lesson-endgame-text = Wird deine eigene Seite leer, ist die Partie zu Ende, und der Rest geht an die andere Seite. Zähl, bevor du es so weit kommen lässt.
lesson-endgame-task = Finde den Zug, der gewinnt.
lesson-endgame-right = Ja. Du hast bis zum Ende gezählt.
lesson-endgame-wrong = Dieser Zug gewinnt nicht. Zähl, wie viel ihr beide habt, wenn eine Seite leer ist.

# Rätsel. Sie sind für Süd, mit „du“ angesprochen; nach einem falschen Versuch wird zuerst gesagt, was der
# Zug bewirkt hat.
puzzle-heading = Rätsel { $number } von { $count }
puzzle-today = Rätsel des Tages: Nummer { $number } von { $count }
puzzle-how = Gib deine Mulde ein, oder deine Mulden hintereinander.
task-later = Antworte ein andermal mit: { $command } MULDE. Sieh die Lösung mit: { $command } --solution
puzzle-solution = Lösung: { $moves }
puzzles-made = { $file } enthält { $count } Rätsel.
puzzle-unknown = Ein Rätsel „{ $text }“ gibt es nicht. Es gibt 1 bis { $count }, und today für das Rätsel des Tages.

puzzle-extra-turns-task = Schaff { $count } Extrazüge hintereinander. Wie?
puzzle-extra-turns-right = Ja, das sind { $count } Extrazüge, und es geht nur so.
puzzle-extra-turns-wrong = Das führt nicht zu { $count } Extrazügen. Zähl von jeder Mulde die Schritte bis zur Kalaha.

puzzle-win-now-task = Gewinne, bevor die andere Seite wieder dran ist: Bring { $enough } Steine in deine Kalaha, Extrazüge inbegriffen. Wie?
puzzle-win-now-right = Ja. Mit mindestens { $enough } Steinen in deiner Kalaha bist du nicht mehr einzuholen.
puzzle-win-now-wrong = So kommst du jetzt nicht auf { $enough } Steine. Such zuerst Extrazüge, dann einen Fang.

puzzle-best-capture-task = Mach den größten Fang, der jetzt möglich ist, Extrazüge inbegriffen. Wie?
puzzle-best-capture-right = Ja, { $count } Steine kommen in deine Kalaha, und anders fängst du nicht so viele.
puzzle-best-capture-wrong = Es geht noch mehr. Such leere eigene Mulden, denen viele Steine gegenüberliegen.

puzzle-end-now-task = Beende die Partie mit diesem Zug oder seinen Extrazügen so, dass du gewinnst. Wie?
puzzle-end-now-right = Ja. Die Partie ist im richtigen Augenblick zu Ende, und du hast mehr Steine.
puzzle-end-now-wrong = Das beendet die Partie nicht mit einem Sieg. Zähl, wie viel ihr beide habt, wenn eine Seite leer wird.

puzzle-save-house-task = { $count ->
    [one] Gleich fängt die andere Seite deinen Stein in Mulde { $house }. Welcher Zug verhindert einen solchen Verlust?
   *[other] Gleich fängt die andere Seite deine { $count } Steine in Mulde { $house }. Welcher Zug verhindert einen solchen Verlust?
  }
puzzle-save-house-right = Ja. Der anderen Seite bleibt kein großer Fang.
puzzle-save-house-wrong = Die andere Seite kann immer noch viel fangen. Finde ihre leere Mulde und was sie erreicht.

puzzle-only-win-task = Nur ein Zug gewinnt. Welcher?
puzzle-only-win-right = Ja. Nach jedem anderen Zug muss die andere Seite nicht verlieren, nach diesem schon.
puzzle-only-win-wrong = Danach muss die andere Seite nicht verlieren. Nur ein Zug gewinnt.

puzzle-only-draw-task = Gegen gutes Spiel kannst du nicht gewinnen, und nur ein Zug rettet das Unentschieden. Welcher?
puzzle-only-draw-right = Ja. Nach jedem anderen Zug gewinnt die andere Seite, dieser rettet das Unentschieden.
puzzle-only-draw-wrong = Danach kann die andere Seite gewinnen. Nur ein Zug rettet das Unentschieden.
