# A hint: which move, how sure that is, what it comes to, and what was found in it. “Also” stands where
# the move is not recommended because of it.

hint-exact = House { $house } is best; that is proved.
hint-estimated = House { $house } looks best, as far as the computer can see.
hint-only = House { $house } is the only one you can sow.
hint-swap-exact = Swapping sides is best; that is proved.
hint-swap-estimated = Swapping sides looks best, as far as the computer can see.
hint-win = With best play on both sides you win by { $margin ->
    [one] one seed
   *[other] { $margin } seeds
  }.
hint-lose = With best play on both sides { $opponent } wins by { $margin ->
    [one] one seed
   *[other] { $margin } seeds
  }.
hint-draw = With best play on both sides the game ends in a draw.

hint-extra-turn = It { $also ->
    [yes] also gives
   *[no] gives
  } you an extra turn.
hint-chain = It { $also ->
    [yes] also begins
   *[no] begins
  } a chain of { $count } extra turns: { $houses }.
hint-capture = It { $also ->
    [yes] also captures
   *[no] captures
  } { $seeds ->
    [one] one seed
   *[other] { $seeds } seeds
  }.
hint-threat = It { $also ->
    [yes] also stops
   *[no] stops
  } { $opponent } from capturing { $seeds ->
    [one] your one seed
   *[other] your { $seeds } seeds
  } in house { $house } by sowing house { $from }.
hint-safe = It { $also ->
    [yes] also takes
   *[no] takes
  } { $seeds ->
    [one] your one seed
   *[other] your { $seeds } seeds
  } out of house { $house }, where { $opponent } could capture by sowing house { $from }.
hint-end = It { $also ->
    [yes] also ends
   *[no] ends
  } the game.
hint-lands = Its last seed lands in { $whose ->
    [you] your house { $house }
   *[other] { $owner }’s house { $house }
  }.
hint-ahead = You then come out about { $margin ->
    [one] one seed
   *[other] { $margin } seeds
  } ahead.
hint-level = You then come out about level.
hint-behind = You then come out about { $margin ->
    [one] one seed
   *[other] { $margin } seeds
  } behind.
