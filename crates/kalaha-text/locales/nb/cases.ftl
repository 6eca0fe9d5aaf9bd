# Et eget tilfelle: hva to personer sier om det siste trekket, og hvem som har rett.

claim-nothing = Ingenting fanges, og turen går videre
claim-extra-turn = Den samme spilleren spiller igjen
claim-capture = Steiner fanges
claim-over = Partiet er slutt
claim-not-allowed = Trekket er ikke tillatt
claim-none = sier ingenting

case-first-right = Person 1 har rett.
case-second-right = Person 2 har rett.
case-both-right = Begge har rett.
case-neither-right = Ingen av dem har rett.
case-first-wrong = Person 1 har ikke rett.
case-second-wrong = Person 2 har ikke rett.
case-otherwise-first = Med husregelen «{ $rule }» ({ $key }={ $value }) ville person 1 hatt rett.
case-otherwise-second = Med husregelen «{ $rule }» ({ $key }={ $value }) ville person 2 hatt rett.
