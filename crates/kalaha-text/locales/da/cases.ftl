# Et eget tilfælde: hvad to personer siger om det sidste træk, og hvem der har ret.

# Hvad man kan sige, uden punktum.
claim-allowed = Trækket er tilladt
claim-not-allowed = Trækket er ikke tilladt
claim-opponent-store = Der lægges en kugle i modstanderens kalaha
claim-no-opponent-store = Der lægges ingen kugle i modstanderens kalaha
claim-relay = Såningen fortsætter fra den sidste grube
claim-no-relay = Såningen slutter med den sidste kugle
claim-start-house = Startgruben får også en kugle
claim-no-start-house = Startgruben får ingen kugle
claim-nothing = Intet fanges, og turen går videre
claim-capture = Kugler fanges
claim-capture-seeds = { $seeds ->
    [one] Én kugle fanges
   *[other] { $seeds } kugler fanges
  }
claim-no-capture = Intet fanges
claim-own-seed = Den sidste kugle fanges også
claim-no-own-seed = Den sidste kugle fanges ikke
claim-extra-turn = Den samme spiller har tur igen
claim-no-extra-turn = Turen går videre
claim-over = Spillet er slut
claim-not-over = Spillet er ikke slut
claim-rest-owner = De kugler, der er tilbage, går til den side, de ligger på
claim-rest = { $player } får de kugler, der er tilbage
claim-rest-nobody = De kugler, der er tilbage, tæller ikke med
claim-wins = { $player } vinder
claim-draw = Det ender uafgjort
claim-none = siger intet
claim-any-number = Efter ”capture=” kan der stå et hvilket som helst antal kugler, den sidste medregnet.

claim-unknown = Der findes ingen påstand ”{ $text }”. kalaha judge --claims viser dem alle.
claim-too-many = En sag afgøres mellem to personer, men der blev angivet { $count } påstande.

case-first-right = Person 1 har ret.
case-second-right = Person 2 har ret.
case-both-right = Begge har ret.
case-neither-right = Ingen af dem har ret.
case-first-wrong = Person 1 har ikke ret.
case-second-wrong = Person 2 har ikke ret.
case-said = { $who ->
    [first] Person 1 siger: ”{ $claim }.”
   *[second] Person 2 siger: ”{ $claim }.”
  } { $right ->
    [yes] Det passer.
   *[no] Det passer ikke.
  }
# ”Husreglen …”, sådan som ruling-house-rule siger det.
case-both-rules = { $first } sammen med { $second }
case-otherwise = { $who ->
    [first] Med { $rules } ville person 1 have ret.
   *[second] Med { $rules } ville person 2 have ret.
  }
case-never = Det ville ikke passe med nogen husregel, vi kender.
# Hvorfor intet om slutningen passer, mens spillet er i gang.
case-goes-on = Spillet er ikke slut: { $both ->
    [yes] der ligger stadig kugler på begge sider
   *[no] den, der er på tur, har stadig kugler at så
  }.
