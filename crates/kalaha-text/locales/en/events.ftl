# What a move tells, step by step. Names are people’s own, or South and North.

# The announcement of a whole move begins with one of these two.
move = { $player } sows { $seeds ->
    [one] one seed
   *[other] { $seeds } seeds
  } from house { $house }.
move-relay = { $player } sows { $seeds ->
    [one] one seed
   *[other] { $seeds } seeds
  } from house { $house } and sows on { $relays ->
    [one] once
    [2] twice
   *[other] { $relays } times
  }.
certain = { $player } can’t lose any more: { $seeds } of { $total } seeds are in the store.

event-lift = { $player } lifts { $seeds ->
    [one] the one seed
    [2] both seeds
   *[other] all { $seeds } seeds
  } of house { $house }.
event-sow-house = One seed goes into { $owner }’s house { $house }, which now holds { $seeds }.
event-sow-store = One seed goes into { $owner }’s store, which now holds { $seeds }.
event-lap = The sowing has come round to the house it began from.
event-skip-opponent-store = { $opponent }’s store is passed over.
event-skip-origin = The house it began from is passed over.
event-opponent-store = The last seed lands in { $opponent }’s store, where it counts for { $opponent }, and the turn ends.
event-relay = The last seed lands in a house with seeds, so { $player } lifts the { $seeds } seeds of { $owner }’s house { $house } and sows on.
event-extra-turn = The last seed lands in { $player }’s store. { $count ->
    [one] { $player } gets an extra turn!
   *[other] { $player } gets an extra turn, number { $count } in a row!
  }
event-extra-turn-limit = The last seed lands in { $player }’s store, but the limit on extra turns is reached.
event-extra-turn-nothing-left = The last seed lands in { $player }’s store, but { $player } has no seeds left to sow.
event-capture = { $player } captures { $total } seeds: their own and the { $opposite ->
    [one] one
   *[other] { $opposite }
  } opposite.
event-capture-empty = { $player } puts the last seed into the store, although nothing lies opposite.
event-capture-leave-own = { $player } captures the { $opposite ->
    [one] one seed
   *[other] { $opposite } seeds
  } opposite; the last seed stays.
event-no-capture-opposite-empty = Nothing is captured, because the house opposite is empty.
event-no-capture-opponent-house = Nothing is captured, because the last seed lies on { $opponent }’s side.
event-no-capture-rule = Nothing is captured, because these rules have no capture.
event-pass = { $player } has no seeds to sow and is passed over.
event-swap = { $player } swaps sides: the board is turned, and { $opponent } moves next.

event-end-either-empty = The game is over, because one side is empty.
event-end-mover-stuck = The game is over, because the player to move has no seeds.
event-end-both-empty = The game is over, because both sides are empty.
event-end-majority = The game is over, because one store holds more than half of all seeds.
event-end-repetition = The game is over, because this position has come up for the third time. That rule is our own.
game-resigned = { $player } gave up. { $winner } wins.
event-sweep = { $seeds ->
    [one] { $player } takes the last seed on their own side and puts it in the store.
   *[other] { $player } takes the last { $seeds } seeds on their own side and puts them in the store.
  }
event-sweep-emptier = { $seeds ->
    [one] { $player } ran out first and takes the last seed, from { $owner }’s side.
   *[other] { $player } ran out first and takes the last { $seeds } seeds, from { $owner }’s side.
  }
event-sweep-last-mover = { $seeds ->
    [one] { $player } sowed last and takes the last seed, from { $owner }’s side.
   *[other] { $player } sowed last and takes the last { $seeds } seeds, from { $owner }’s side.
  }
event-sweep-last-mover-own = { $seeds ->
    [one] { $player } sowed last and takes the last seed on their own side.
   *[other] { $player } sowed last and takes the last { $seeds } seeds on their own side.
  }
event-sweep-nobody = { $seeds ->
    [one] The last seed, on { $owner }’s side, counts for nobody.
   *[other] The last { $seeds } seeds, on { $owner }’s side, count for nobody.
  }
win = { $player } wins by { $margin ->
    [one] one seed
   *[other] { $margin } seeds
  }: { $won } to { $lost }.
draw = It’s a draw! You each have { $each ->
    [one] one seed
   *[other] { $each } seeds
  }.
