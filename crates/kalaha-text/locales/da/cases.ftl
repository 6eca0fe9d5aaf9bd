# Et eget tilfælde: hvad to personer siger om det sidste træk, og hvem der har ret.

claim-nothing = Intet fanges, og turen går videre
claim-extra-turn = Den samme spiller har tur igen
claim-capture = Kugler fanges
claim-over = Spillet er slut
claim-not-allowed = Trækket er ikke tilladt
claim-none = siger intet

case-first-right = Person 1 har ret.
case-second-right = Person 2 har ret.
case-both-right = Begge har ret.
case-neither-right = Ingen af dem har ret.
case-first-wrong = Person 1 har ikke ret.
case-second-wrong = Person 2 har ikke ret.
case-otherwise-first = Med husreglen ”{ $rule }” ({ $key }={ $value }) ville person 1 have ret.
case-otherwise-second = Med husreglen ”{ $rule }” ({ $key }={ $value }) ville person 2 have ret.
