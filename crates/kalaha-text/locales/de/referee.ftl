# Worüber man sich streitet. Jede Frage nach ihrer Kennung, dann die Gründe, einer für jede Antwort, die
# es geben kann. Ein Grund hat zwei Sätze. Die Antwort davor ist eines dieser drei Wörter.

referee-yes = Ja.
referee-no = Nein.
referee-depends = Das kommt darauf an.

# Was der anderen Person recht geben würde, und wo das nichts tut.
referee-otherwise = { $answer ->
    [yes] Mit der Hausregel „{ $rule }“{ $code } ist die Antwort ja.
   *[no] Mit der Hausregel „{ $rule }“{ $code } ist die Antwort nein.
  }
referee-standard = { $answer ->
    [yes] Mit der Standardregel „{ $rule }“{ $code } ist die Antwort ja.
   *[no] Mit der Standardregel „{ $rule }“{ $code } ist die Antwort nein.
  }
referee-never-otherwise = Keine Hausregel, die wir kennen, ändert das.

question-unknown = Eine Frage „{ $text }“ gibt es nicht. kalaha judge --question list zeigt alle.
question-example = So sieht das aus
question-moves = Züge: { $moves }

dispute-opposite-empty = Fange ich, wenn die Mulde gegenüber leer ist?
dispute-opposite-empty-no = Gegenüber liegt nichts, also gibt es nichts zu fangen. Dein letzter Stein bleibt liegen, und dein Zug ist zu Ende.
dispute-opposite-empty-yes = Ein letzter Stein in deiner leeren Mulde kommt in deine Kalaha, was auch immer gegenüber liegt. Liegt dort nichts, kommt er allein hinein.
dispute-opposite-empty-none = Nach diesen Regeln wird nie etwas gefangen. Dein letzter Stein bleibt liegen.

dispute-rest = Behalte ich am Schluss die Steine, die auf meiner eigenen Seite übrig sind?
dispute-rest-yes = Reststeine in den Mulden gehören der Seite, auf der sie liegen. Du legst sie in deine eigene Kalaha.
dispute-rest-emptier = Die Seite, die leer ist, bekommt den Rest. Er kommt in ihre Kalaha.
dispute-rest-discard = Was in den Mulden übrig ist, zählt nicht. Gezählt werden nur die Steine in den Kalahas.
dispute-rest-last-mover = Wer zuletzt gezogen hat, bekommt den Rest. Meistens hat dieser Zug eine Seite geleert.

dispute-extra-turns = Darf ich mehrere Extrazüge hintereinander machen?
dispute-extra-turns-yes = Jeder letzte Stein in deiner eigenen Kalaha bringt dir noch einen Zug. Eine Grenze gibt es nicht.
dispute-extra-turns-yes-limit = Jeder letzte Stein in deiner eigenen Kalaha bringt dir noch einen Zug. Nach diesen Regeln ist nach { $limit } hintereinander Schluss.
dispute-extra-turns-once = Mit einem letzten Stein in deiner eigenen Kalaha bist du noch einmal dran, aber nur dieses eine Mal. Danach ist die andere Seite dran.
dispute-extra-turns-never = Diese Regeln haben keine Extrazüge. Nach einem letzten Stein in deiner Kalaha ist die andere Seite dran.

dispute-opponent-store = Lege ich einen Stein in die gegnerische Kalaha, wenn ich an ihr vorbeikomme?
dispute-opponent-store-no = Du überspringst die gegnerische Kalaha jedes Mal. Nur deine eigene bekommt einen Stein von dir.
dispute-opponent-store-yes = Jede Mulde und jede Kalaha auf dem Weg bekommt einen Stein, auch die gegnerische. Dort zählt er für die andere Seite.

dispute-lap-capture = Fange ich auch, wenn ich einmal ganz herum gesät habe?
dispute-lap-capture-yes = Ein Fang gilt, egal wie weit du gesät hast. { $fits ->
    [yes] Mit { $lap } Steinen endet der letzte
   *[no] Nach genau einer Runde endet der letzte Stein
  } in der Startmulde, die dann leer ist.
dispute-lap-capture-skip = Die Startmulde bekommt keinen Stein, also kann der letzte nicht dort enden. Alle anderen Mulden auf deiner Seite haben gerade einen bekommen.
dispute-lap-capture-none = Nach diesen Regeln wird nie etwas gefangen. Daran ändert sich auch einmal ganz herum nichts.

dispute-lap-origin = Bekommt auch die Startmulde einen Stein, wenn ich einmal ganz herum säe?
dispute-lap-origin-yes = Sie ist eine Mulde wie jede andere, wenn du wieder vorbeikommst. Sie bekommt einen Stein, genau wie die anderen.
dispute-lap-origin-no = Die Startmulde wird übersprungen, wenn du wieder vorbeikommst. Der Stein kommt in die Mulde danach.

dispute-own-seed = Gegenüber liegt nichts. Kommt wenigstens mein eigener letzter Stein in die Kalaha?
dispute-own-seed-no = Dein eigener Stein kommt nur zusammen mit gefangenen Steinen in die Kalaha. Er bleibt in der Mulde und kann später gesät werden.
dispute-own-seed-yes = Ein letzter Stein in einer leeren eigenen Mulde kommt immer in deine Kalaha. Das gilt auch, wenn er allein kommt.
dispute-own-seed-leave = Nach diesen Regeln bleibt dein eigener Stein in der Mulde, auch wenn du fängst. In die Kalaha kommen immer nur die Steine gegenüber.
dispute-own-seed-none = Nach diesen Regeln wird nie etwas gefangen. Dein letzter Stein bleibt in der Mulde.

dispute-after-capture = Bin ich nach einem Fang noch einmal dran?
dispute-after-capture-no = Ein Fang beendet deinen Zug. Nur ein letzter Stein, der in deine eigene Kalaha gesät wird, bringt einen Extrazug.
dispute-after-capture-none = Nach diesen Regeln wird nie etwas gefangen. Nur ein letzter Stein, der in deine eigene Kalaha gesät wird, kann einen Extrazug bringen.
dispute-after-capture-never = Ein Fang beendet deinen Zug. Nach diesen Regeln gibt es keine Extrazüge.
dispute-after-capture-none-never = Nach diesen Regeln wird nie etwas gefangen. Extrazüge gibt es auch nicht.

dispute-through-store = Säe ich durch meine eigene Kalaha hindurch auf der anderen Seite weiter?
dispute-through-store-yes = Deine eigene Kalaha liegt auf dem Weg und bekommt einen Stein. Hast du noch mehr, säst du in die folgenden Mulden weiter.
dispute-through-store-no = Nach diesen Regeln kommt deine Kalaha nach den gegnerischen Mulden. Hast du noch mehr, säst du in deine eigene Reihe weiter.

dispute-must-move = Muss ich ziehen, auch wenn ich lieber warten würde?
dispute-must-move-yes = Wenn du dran bist, wählst du eine deiner Mulden mit Steinen. Aussetzen darfst du nicht, auch wenn jeder Zug wehtut.

dispute-opponent-side = Mein letzter Stein landet in einer leeren gegnerischen Mulde. Fange ich?
dispute-opponent-side-no = Du fängst nur mit einem letzten Stein auf deiner eigenen Seite. Auf der anderen bleibt er liegen, und dein Zug ist zu Ende.
dispute-opponent-side-none = Nach diesen Regeln wird nie etwas gefangen. Auf der anderen Seite bleibt der letzte Stein einfach liegen.

dispute-out-of-store = Darf ich Steine wieder aus einer Kalaha nehmen?
dispute-out-of-store-no = Was in einer Kalaha liegt, bleibt dort, bis gezählt wird. Gesät wird nur aus Mulden.

dispute-clockwise = Säen wir im Uhrzeigersinn?
dispute-clockwise-no = Gesät wird gegen den Uhrzeigersinn, von oben gesehen. In deiner eigenen Reihe ist das von links nach rechts.
dispute-clockwise-yes = Nach diesen Regeln wird im Uhrzeigersinn gesät, von oben gesehen. In deiner eigenen Reihe ist das von rechts nach links.

dispute-my-store = Ist die Kalaha rechts von mir meine?
dispute-my-store-yes = Die eigene Kalaha liegt immer am rechten Ende der eigenen Reihe. Die Kalaha links von dir ist die gegnerische.
dispute-my-store-no = Nach diesen Regeln liegt deine Kalaha links von dir. Die Kalaha rechts von dir ist die gegnerische.

dispute-runs-dry = Verliert, wer zuerst keine Steine mehr hat?
dispute-runs-dry-no = Nur die Zahl am Schluss entscheidet. Wer mehr Steine hat, gewinnt, und eine leere Seite ist kein Fehler.

dispute-three-seeds = Ist es falsch, mit 3 Steinen in jeder Mulde anzufangen?
dispute-three-seeds-no = Die Anleitung des einen Herstellers beginnt mit 3 Steinen, die eines anderen mit 4, und beides ist Kalaha. Wichtig ist, dass alle Mulden gleich anfangen und dass ihr euch vorher einig seid.

dispute-unusable-extra = Mein letzter Stein landet in meiner Kalaha, aber meine Seite ist leer. Bekomme ich meinen Extrazug?
dispute-unusable-extra-no = Ein Extrazug braucht einen Stein zum Säen, und du hast keinen. Die Partie ist zu Ende.
dispute-unusable-extra-pass = Ein Extrazug braucht einen Stein zum Säen, und du hast keinen. Du setzt aus, und die andere Seite macht weiter.
dispute-unusable-extra-never = Diese Regeln haben keine Extrazüge. Ist deine Seite leer, ist die Partie zu Ende.

dispute-mancala = Ist Kalaha dasselbe wie Mancala?
dispute-mancala-no = Mancala heißt eine ganze Familie von Säspielen, mit mehr als 800 Namen. Kalaha ist eines davon, auch wenn manche Hersteller es unter dem Namen der Familie verkaufen.

dispute-chance = Ist Zufall dabei?
dispute-chance-no = Es gibt weder Würfel noch Karten, und jeder Stein liegt offen auf dem Brett. Du kannst ausrechnen, was jeder Zug bewirkt.

dispute-first-player = Gewinnt immer, wer anfängt?
dispute-first-player-wins = Nur wenn beide perfekt spielen, gewinnt auf diesem Brett mit diesen Regeln, wer anfängt, und das ist bewiesen. Niemand spielt perfekt, also könnt ihr beide gewinnen; fangt abwechselnd an.
dispute-first-player-not = Nicht einmal wenn beide perfekt spielen, gewinnt auf diesem Brett mit diesen Regeln, wer anfängt, und das ist bewiesen. Niemand spielt perfekt, also könnt ihr beide gewinnen.
dispute-first-player-unknown = Niemand spielt perfekt, also könnt ihr beide gewinnen. Wer gewinnt, wenn beide es tun, hängt von Brett und Regeln ab: Für eure ist es nicht bewiesen, aber nach den Standardregeln, mit 6 Mulden und 4 Steinen in jeder, ist es, wer anfängt.

dispute-official = Gibt es offizielle Regeln?
dispute-official-no = Kein Verband wacht über das Spiel, und die Anleitungen der Hersteller unterscheiden sich. Es gelten die Regeln, auf die ihr euch vorher einigt.

dispute-numbers = Sind es immer 48 Steine, gegen den Uhrzeigersinn, und ein Spiel, das Jahrtausende alt ist?
dispute-numbers-depends = Üblich sind 4 Steine in jeder Mulde, gegen den Uhrzeigersinn gesät, gespielt wird auch mit 3, 5, 6 und im Uhrzeigersinn, und eure Regeln haben { $total } Steine, { $seeds } in jeder Mulde, gesät { $direction }. Bretter der Familie sind seit dem 4. Jahrhundert bekannt, aber Kalaha selbst ist von 1940.
