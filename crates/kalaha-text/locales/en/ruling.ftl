# What the referee says.

ruling-basis = { $basis ->
    [house] By this house rule
   *[standard] By the standard rules
  }
ruling-capture = { ruling-basis } { $player } captures { $seeds } seeds, because the last one lands in { $player }’s empty house { $house } and seeds lie opposite.
ruling-capture-empty = { ruling-basis } the last seed goes into { $player }’s store, although nothing lies opposite house { $house }.
ruling-capture-leave-own = { ruling-basis } { $player } captures { $seeds ->
    [one] one seed
   *[other] { $seeds } seeds
  }, and the last seed stays in house { $house }, because only the seeds opposite are taken.
ruling-no-capture-opposite-empty = { ruling-basis } the seed stays where it is, because the house opposite is empty.
ruling-no-capture-opponent-house = { ruling-basis } nothing is captured, because the last seed lies on { $opponent }’s side.
ruling-no-capture-rule = { ruling-basis } nothing is captured, because there is no capture.
ruling-extra-turn = { ruling-basis } { $player } gets an extra turn, because the last seed lands in { $player }’s store.
ruling-extra-turn-limit = { ruling-basis } there is no further extra turn, because those of this turn are used up.
ruling-extra-turn-nothing-left = { ruling-basis } there is no extra turn, because { $player } has no seeds left to sow.
ruling-opponent-store = { ruling-basis } the last seed counts for { $opponent } and ends the turn, because it lands in { $opponent }’s store.
ruling-swap = { $player } may swap sides, because it is the second player’s first choice.
ruling-filled-house = The turn ends, because the last seed lands in a house that holds seeds.
ruling-next = { $player } moves next.

ruling-last-empty-house = The last seed lands in { $owner }’s house { $house }, which was empty.
ruling-last-house = The last seed lands in { $owner }’s house { $house }, which now holds { $seeds }.
ruling-last-store = The last seed lands in { $owner }’s store, which now holds { $seeds }.

ruling-refused-empty-house = { $player } can’t choose house { $house }, because it is empty.
ruling-refused-foreign-house = { $player } can’t choose house { $house } of { $owner }, because only houses on one’s own side can be chosen.
ruling-allowed = { $player } may choose { $moves }.

ruling-differs-over = Under the house rule “{ $rule }” ({ $key }={ $value }) the game would be over with { $south } seeds for South and { $north } for North. { $result }
ruling-differs-next = Under the house rule “{ $rule }” ({ $key }={ $value }) { $player } would move next, with the seeds as they lie.
ruling-differs-board = Under the house rule “{ $rule }” ({ $key }={ $value }) South’s store would hold { $south } and North’s { $north }: { $board }.
ruling-differs-refused = Under the house rule “{ $rule }” ({ $key }={ $value }) the move would be refused. { $error }
