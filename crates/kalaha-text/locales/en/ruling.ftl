# What the referee says.

# Which rule decides: begins a verdict.
ruling-basis = { $basis ->
    [house] By the house rule “{ $rule }”
   *[standard] By the standard rules
  }
# A house, by whose it is.
ruling-house = { $side ->
    [north] North’s house { $house }
   *[south] South’s house { $house }
  }
ruling-capture = { ruling-basis } { $player } captures { $seeds } seeds, because the last one lands in { $player }’s empty house { $house } and seeds lie opposite.
ruling-capture-empty = { ruling-basis } the last seed goes from { ruling-house } into the store, although the house opposite is empty.
ruling-capture-leave-own = { ruling-basis } { $player } captures { $seeds ->
    [one] the one seed
   *[other] the { $seeds } seeds
  } opposite, and the last seed stays in { ruling-house }.
ruling-no-capture-opposite-empty = { ruling-basis } the last seed stays in { ruling-house }, because the house opposite is empty.
ruling-no-capture-opponent-house = { ruling-basis } nothing is captured, because the last seed lands on { $opponent }’s side.
ruling-no-capture-rule = { ruling-basis } the last seed stays in { ruling-house }, and nothing is captured.
ruling-extra-turn = { ruling-basis } { $player } gets an extra turn, because the last seed lands in { $player }’s store.
ruling-extra-turn-limit = { ruling-basis } { $player } does not move again, although the last seed lands in { $player }’s store.
ruling-extra-turn-nothing-left = { ruling-basis } { $player } gets no extra turn, because there is no seed left on { $player }’s side.
ruling-opponent-store = { ruling-basis } the last seed counts for { $opponent } and ends the turn, because it lands in { $opponent }’s store.
ruling-swap = { ruling-basis } { $player } may swap sides in place of the first sowing, and the board is turned.
ruling-filled-house = The turn ends, because the last seed lands in { ruling-house }, which already held seeds.
ruling-relay = { ruling-basis } { $player } sows on { $relays ->
    [one] once
    [2] twice
   *[other] { $relays } times
  }.
ruling-goes-on = { ruling-basis } the game goes on, although one side is empty.
# Behind a sentence about a pass, the end or the rest.
ruling-by-house-rule = This is by the house rule “{ $rule }”.
ruling-next = { $player } moves next.

ruling-refused-empty-house = { $player } can’t choose house { $house }, because it is empty.
ruling-refused-foreign-house = { $player } can’t choose { ruling-house }, because only houses on one’s own side may be chosen.
ruling-refused-pass = { $player } can’t pass, because whoever has seeds to sow must move.
ruling-refused-game-over = No move can be made any more.
ruling-refused-swap = { $pie ->
    [true] { $player } can’t swap sides now, because only the second player may, once, in place of the first sowing.
   *[false] { $player } can’t swap sides, because these rules have no swap{ $code }.
  }
ruling-allowed = { $player } may choose { $moves }.

# What another house rule would have changed. The first message names it: “Under the house rule …”.
ruling-house-rule = { $standard ->
    [yes] the standard rule “{ $rule }”{ $code }
   *[no] the house rule “{ $rule }”{ $code }
  }
ruling-differs-game-over = Under { $rules } the game would have been over before this move.
ruling-differs-not-over = Under { $rules } the game would not be over, and { $player } would be to move.
ruling-differs-win = { $now ->
    [over] Under { $rules } { $player } would win { $won } to { $lost }.
   *[on] Under { $rules } the game would be over, and { $player } would win { $won } to { $lost }.
  }
ruling-differs-draw = { $now ->
    [over] Under { $rules } it would be a draw.
   *[on] Under { $rules } the game would be over, and it would be a draw.
  }
ruling-differs-goes-on = Under { $rules } the game would go on, with { $south } in South’s store, { $north } in North’s, and { $player } to move.
ruling-differs-next = Under { $rules } { $player } would move next.
ruling-differs-store = { $turn ->
    [other] Under { $rules } { $owner }’s store would hold { $there } instead of { $here }, and { $player } would move next.
   *[same] Under { $rules } { $owner }’s store would hold { $there } instead of { $here }.
  }
ruling-differs-stores = { $turn ->
    [other] Under { $rules } South’s store would hold { $south } and North’s { $north }, and { $player } would move next.
   *[same] Under { $rules } South’s store would hold { $south } and North’s { $north }.
  }
ruling-differs-houses = { $turn ->
    [other] Under { $rules } { $player } would move next, and the seeds would lie differently.
   *[same] Under { $rules } the seeds would lie differently.
  }
