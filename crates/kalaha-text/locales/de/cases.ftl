# Ein eigener Fall: was zwei Personen über den letzten Zug sagen und wer recht hat.

# Was man sagen kann, ohne Punkt.
claim-allowed = Der Zug ist erlaubt
claim-not-allowed = Der Zug ist nicht erlaubt
claim-opponent-store = Ein Stein kommt in die gegnerische Kalaha
claim-no-opponent-store = Kein Stein kommt in die gegnerische Kalaha
claim-relay = Aus der letzten Mulde wird weitergesät
claim-no-relay = Mit dem letzten Stein endet das Säen
claim-start-house = Auch die Startmulde bekommt einen Stein
claim-no-start-house = Die Startmulde bekommt keinen Stein
claim-nothing = Es wird nichts gefangen, und die andere Seite ist dran
claim-capture = Es werden Steine gefangen
claim-capture-seeds = { $seeds ->
    [one] Ein Stein wird gefangen
   *[other] { $seeds } Steine werden gefangen
  }
claim-no-capture = Es wird nichts gefangen
claim-own-seed = Der letzte Stein wird mitgefangen
claim-no-own-seed = Der letzte Stein wird nicht gefangen
claim-extra-turn = Dieselbe Seite ist noch einmal dran
claim-no-extra-turn = Die andere Seite ist dran
claim-over = Die Partie ist zu Ende
claim-not-over = Die Partie ist nicht zu Ende
claim-rest-owner = Die Reststeine gehen an die Seite, auf der sie liegen
claim-rest = { $player } bekommt die Reststeine
claim-rest-nobody = Die Reststeine zählen nicht
claim-wins = { $player } gewinnt
claim-draw = Es ist unentschieden
claim-none = sagt nichts
claim-any-number = Hinter „capture=“ kann jede Anzahl Steine stehen, der letzte mitgezählt.

claim-unknown = Eine Behauptung „{ $text }“ gibt es nicht. kalaha judge --claims zeigt alle.
claim-too-many = Ein Fall wird zwischen zwei Personen geklärt, angegeben sind aber { $count } Behauptungen.

case-first-right = Person 1 hat recht.
case-second-right = Person 2 hat recht.
case-both-right = Beide haben recht.
case-neither-right = Keine von beiden hat recht.
case-first-wrong = Person 1 hat nicht recht.
case-second-wrong = Person 2 hat nicht recht.
case-said = { $who ->
    [first] Person 1 sagt: „{ $claim }.“
   *[second] Person 2 sagt: „{ $claim }.“
  } { $right ->
    [yes] Das stimmt.
   *[no] Das stimmt nicht.
  }
# „Der Hausregel …“, so wie ruling-house-rule es sagt.
case-both-rules = { $first } zusammen mit { $second }
case-otherwise = { $who ->
    [first] Mit { $rules } hätte Person 1 recht.
   *[second] Mit { $rules } hätte Person 2 recht.
  }
case-never = Das würde mit keiner Hausregel stimmen, die wir kennen.
# Warum nichts vom Ende stimmt, solange gespielt wird.
case-goes-on = Die Partie ist nicht zu Ende: { $both ->
    [yes] auf beiden Seiten liegen noch Steine
   *[no] wer dran ist, hat noch Steine zum Säen
  }.
