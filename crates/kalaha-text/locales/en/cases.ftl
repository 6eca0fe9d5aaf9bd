# A case of one’s own: what two people say of the last move, and who is right.

claim-nothing = Nothing is captured, and the other player moves
claim-extra-turn = The same player moves again
claim-capture = Seeds are captured
claim-over = The game is over
claim-not-allowed = The move is not allowed
claim-none = says nothing

case-first-right = The first person is right.
case-second-right = The second person is right.
case-both-right = Both are right.
case-neither-right = Neither is right.
case-first-wrong = The first person is not right.
case-second-wrong = The second person is not right.
case-otherwise-first = Under the house rule “{ $rule }” ({ $key }={ $value }) the first person would be right.
case-otherwise-second = Under the house rule “{ $rule }” ({ $key }={ $value }) the second person would be right.
