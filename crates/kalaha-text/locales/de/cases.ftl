# Ein eigener Fall: was zwei Personen über den letzten Zug sagen und wer recht hat.

claim-nothing = Es wird nichts gefangen, und die andere Seite ist dran
claim-extra-turn = Dieselbe Seite ist noch einmal dran
claim-capture = Es werden Steine gefangen
claim-over = Die Partie ist zu Ende
claim-not-allowed = Der Zug ist nicht erlaubt
claim-none = sagt nichts

case-first-right = Person 1 hat recht.
case-second-right = Person 2 hat recht.
case-both-right = Beide haben recht.
case-neither-right = Keine von beiden hat recht.
case-first-wrong = Person 1 hat nicht recht.
case-second-wrong = Person 2 hat nicht recht.
case-otherwise-first = Mit der Hausregel „{ $rule }“ ({ $key }={ $value }) hätte Person 1 recht.
case-otherwise-second = Mit der Hausregel „{ $rule }“ ({ $key }={ $value }) hätte Person 2 recht.
