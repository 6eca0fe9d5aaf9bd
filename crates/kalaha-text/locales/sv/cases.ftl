# Ett eget fall: vad två personer säger om det senaste draget, och vem som har rätt.

claim-nothing = Inget fångas, och turen går vidare
claim-extra-turn = Samma spelare spelar igen
claim-capture = Kulor fångas
claim-over = Partiet är slut
claim-not-allowed = Draget är inte tillåtet
claim-none = säger inget

case-first-right = Person 1 har rätt.
case-second-right = Person 2 har rätt.
case-both-right = Båda har rätt.
case-neither-right = Ingen av dem har rätt.
case-first-wrong = Person 1 har inte rätt.
case-second-wrong = Person 2 har inte rätt.
case-otherwise-first = Med husregeln ”{ $rule }” ({ $key }={ $value }) skulle person 1 ha rätt.
case-otherwise-second = Med husregeln ”{ $rule }” ({ $key }={ $value }) skulle person 2 ha rätt.
