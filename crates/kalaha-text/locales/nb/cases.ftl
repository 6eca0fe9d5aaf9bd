# Et eget tilfelle: hva to personer sier om det siste trekket, og hvem som har rett.

# Hva man kan si, uten punktum.
claim-allowed = Trekket er tillatt
claim-not-allowed = Trekket er ikke tillatt
claim-opponent-store = Det legges en stein i motstanderens kalaha
claim-no-opponent-store = Det legges ingen stein i motstanderens kalaha
claim-relay = Såingen fortsetter fra det siste hullet
claim-no-relay = Såingen slutter med den siste steinen
claim-start-house = Starthullet får også en stein
claim-no-start-house = Starthullet får ingen stein
claim-nothing = Ingenting fanges, og turen går videre
claim-capture = Steiner fanges
claim-capture-seeds = { $seeds ->
    [one] Én stein fanges
   *[other] { $seeds } steiner fanges
  }
claim-no-capture = Ingenting fanges
claim-own-seed = Den siste steinen fanges også
claim-no-own-seed = Den siste steinen fanges ikke
claim-extra-turn = Den samme spilleren får spille igjen
claim-no-extra-turn = Turen går videre
claim-over = Partiet er slutt
claim-not-over = Partiet er ikke slutt
claim-rest-owner = Steinene som er igjen, går til siden de ligger på
claim-rest = { $player } får steinene som er igjen
claim-rest-nobody = Steinene som er igjen, teller ikke
claim-wins = { $player } vinner
claim-draw = Det blir uavgjort
claim-none = sier ingenting
claim-any-number = Etter «capture=» kan det stå et hvilket som helst antall steiner, den siste medregnet.

claim-unknown = Det finnes ingen påstand «{ $text }». kalaha judge --claims viser alle.
claim-too-many = En sak avgjøres mellom to personer, men det ble oppgitt { $count } påstander.

case-first-right = Person 1 har rett.
case-second-right = Person 2 har rett.
case-both-right = Begge har rett.
case-neither-right = Ingen av dem har rett.
case-first-wrong = Person 1 har ikke rett.
case-second-wrong = Person 2 har ikke rett.
case-said = { $who ->
    [first] Person 1 sier: «{ $claim }.»
   *[second] Person 2 sier: «{ $claim }.»
  } { $right ->
    [yes] Det stemmer.
   *[no] Det stemmer ikke.
  }
# «Husregelen …», slik ruling-house-rule sier det.
case-both-rules = { $first } sammen med { $second }
case-otherwise = { $who ->
    [first] Med { $rules } ville person 1 hatt rett.
   *[second] Med { $rules } ville person 2 hatt rett.
  }
case-never = Det ville ikke stemt med noen husregel vi kjenner til.
# Hvorfor ingenting om slutten stemmer mens partiet pågår.
case-goes-on = Partiet er ikke slutt: { $both ->
    [yes] det ligger fortsatt steiner på begge sider
   *[no] den som er på tur, har fortsatt steiner å så
  }.
