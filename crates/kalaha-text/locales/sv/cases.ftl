# Ett eget fall: vad två personer säger om det senaste draget, och vem som har rätt.

# Vad som kan sägas, utan punkt.
claim-allowed = Draget är tillåtet
claim-not-allowed = Draget är inte tillåtet
claim-opponent-store = En kula läggs i motståndarens bo
claim-no-opponent-store = Ingen kula läggs i motståndarens bo
claim-relay = Sådden fortsätter från den sista gropen
claim-no-relay = Sådden slutar med den sista kulan
claim-start-house = Startgropen får också en kula
claim-no-start-house = Startgropen får ingen kula
claim-nothing = Inget fångas, och turen går vidare
claim-capture = Kulor fångas
claim-capture-seeds = { $seeds ->
    [one] En kula fångas
   *[other] { $seeds } kulor fångas
  }
claim-no-capture = Inget fångas
claim-own-seed = Den sista kulan fångas också
claim-no-own-seed = Den sista kulan fångas inte
claim-extra-turn = Samma spelare får spela igen
claim-no-extra-turn = Turen går vidare
claim-over = Partiet är slut
claim-not-over = Partiet är inte slut
claim-rest-owner = Kulorna som är kvar går till den sida där de ligger
claim-rest = { $player } får kulorna som är kvar
claim-rest-nobody = Kulorna som är kvar räknas inte
claim-wins = { $player } vinner
claim-draw = Det blir oavgjort
claim-none = säger inget
claim-any-number = Efter ”capture=” kan vilket antal kulor som helst stå, den sista medräknad.

claim-unknown = Det finns inget påstående ”{ $text }”. kalaha judge --claims visar alla.
claim-too-many = Ett fall avgörs mellan två personer, men { $count } påståenden angavs.

case-first-right = Person 1 har rätt.
case-second-right = Person 2 har rätt.
case-both-right = Båda har rätt.
case-neither-right = Ingen av dem har rätt.
case-first-wrong = Person 1 har inte rätt.
case-second-wrong = Person 2 har inte rätt.
case-said = { $who ->
    [first] Person 1 säger: ”{ $claim }.”
   *[second] Person 2 säger: ”{ $claim }.”
  } { $right ->
    [yes] Det stämmer.
   *[no] Det stämmer inte.
  }
# ”Husregeln …”, så som ruling-house-rule säger det.
case-both-rules = { $first } tillsammans med { $second }
case-otherwise = { $who ->
    [first] Med { $rules } skulle person 1 ha rätt.
   *[second] Med { $rules } skulle person 2 ha rätt.
  }
case-never = Det skulle inte stämma med någon husregel som vi känner till.
# Varför inget om slutet stämmer medan partiet pågår.
case-goes-on = Partiet är inte slut: { $both ->
    [yes] det ligger kulor kvar på båda sidorna
   *[no] den som är på tur har kulor kvar att så
  }.
