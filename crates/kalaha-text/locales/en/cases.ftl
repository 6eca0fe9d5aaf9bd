# A case of one’s own: what two people say of the last move, and who is right.

# What can be said, without full stop.
claim-allowed = The move may be made
claim-not-allowed = The move may not be made
claim-opponent-store = A seed goes into the opponent’s store
claim-no-opponent-store = No seed goes into the opponent’s store
claim-relay = The sowing goes on from the last house
claim-no-relay = The sowing ends with the last seed
claim-start-house = The start house gets a seed too
claim-no-start-house = The start house gets no seed
claim-nothing = Nothing is captured, and the other player moves
claim-capture = Seeds are captured
claim-capture-seeds = { $seeds ->
    [one] One seed is captured
   *[other] { $seeds } seeds are captured
  }
claim-no-capture = Nothing is captured
claim-own-seed = The last seed is captured too
claim-no-own-seed = The last seed is not captured
claim-extra-turn = The same player moves again
claim-no-extra-turn = The other player moves next
claim-over = The game is over
claim-not-over = The game is not over
claim-rest-owner = The seeds that are left go to the side they lie on
claim-rest = { $player } gets the seeds that are left
claim-rest-nobody = The seeds that are left don’t count
claim-wins = { $player } wins
claim-draw = It is a draw
claim-none = says nothing
claim-any-number = Any number of seeds may stand after “capture=”, the last seed included.

claim-unknown = There is no claim “{ $text }”; kalaha judge --claims shows them all.
claim-too-many = A case is settled between two people, but { $count } claims were given.

case-first-right = The first person is right.
case-second-right = The second person is right.
case-both-right = Both are right.
case-neither-right = Neither is right.
case-first-wrong = The first person is not right.
case-second-wrong = The second person is not right.
case-said = { $who ->
    [first] The first person says: “{ $claim }.”
   *[second] The second person says: “{ $claim }.”
  } { $right ->
    [yes] That is right.
   *[no] That is not right.
  }
# “The house rule …”, as ruling-house-rule names them.
case-both-rules = { $first } together with { $second }
case-otherwise = { $who ->
    [first] Under { $rules } the first person would be right.
   *[second] Under { $rules } the second person would be right.
  }
case-never = No house rule that we know of would make that right.
# Why nothing of the end is so while the game goes on.
case-goes-on = The game is not over: { $both ->
    [yes] both sides still hold seeds
   *[no] whoever’s turn it is still has seeds to sow
  }.
