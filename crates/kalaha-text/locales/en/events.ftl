# What a move tells, step by step. Names are people’s own, or South and North.

# The announcement of a whole move begins with one of these two.
move = { $who ->
    [you] You sow
   *[other] { $player } sows
  } { $seeds ->
    [one] one seed
   *[other] { $seeds } seeds
  } from house { $house }.
move-relay = { $who ->
    [you] You sow
   *[other] { $player } sows
  } { $seeds ->
    [one] one seed
   *[other] { $seeds } seeds
  } from house { $house } and { $who ->
    [you] sow
   *[other] sows
  } on { $relays ->
    [one] once
    [2] twice
   *[other] { $relays } times
  }.
move-lands = { $seeds ->
    [one] It lands
   *[other] The last one lands
  } in { $whose ->
    [you] your house { $house }
   *[other] { $owner }’s house { $house }
  }.
stores = In the stores: { $who ->
    [you] you
   *[other] { $player }
  } { $seeds }, { $against ->
    [you] you
   *[other] { $opponent }
  } { $theirs }.
certain = { $who ->
    [you] You are
   *[other] { $player } is
  } certain to win: { $seeds } of { $total } seeds are in the store.

event-lift = { $who ->
    [you] You lift
   *[other] { $player } lifts
  } { $seeds ->
    [one] the one seed
    [2] both seeds
   *[other] all { $seeds } seeds
  } of house { $house }.
event-sow-house = One seed goes into { $whose ->
    [you] your
   *[other] { $owner }’s
  } house { $house }, which now holds { $seeds }.
event-sow-store = One seed goes into { $whose ->
    [you] your
   *[other] { $owner }’s
  } store, which now holds { $seeds }.
event-last-seed = The last seed lands in { $whose ->
    [you] your house { $house }
   *[other] { $owner }’s house { $house }
  }, which now holds { $seeds } seeds, and the turn ends.
event-last-seed-empty = The last seed lands in { $whose ->
    [you] your house { $house }
   *[other] { $owner }’s house { $house }
  }, which was empty.
event-lap = The sowing has come round to the house it began from.
event-skip-opponent-store = { $against ->
    [you] Your store
    [computer] The computer’s store
    [opponent] Your opponent’s store
   *[other] { $opponent }’s store
  } is passed over.
event-skip-origin = The house it began from is passed over.
event-opponent-store = The last seed lands in { $against ->
    [you] your store, where it counts for you
   *[other] { $opponent }’s store, where it counts for { $opponent }
  }, and the turn ends.
event-relay = The last seed lands in a house with seeds. { $who ->
    [you] You lift
   *[other] { $player } lifts
  } the { $seeds } seeds of { $whose ->
    [you] your
   *[other] { $owner }’s
  } house { $house } and { $who ->
    [you] sow
   *[other] sows
  } on.
event-extra-turn = { $who ->
    [you] { $count ->
        [one] Your last seed lands in your store. You get an extra turn!
       *[other] Your last seed lands in your store. You get an extra turn, number { $count } in a row!
      }
    [computer] { $count ->
        [one] The last seed lands in the computer’s store. The computer gets an extra turn!
       *[other] The last seed lands in the computer’s store. The computer gets an extra turn, number { $count } in a row!
      }
   *[other] { $count ->
        [one] The last seed lands in { $player }’s store. { $player } gets an extra turn!
       *[other] The last seed lands in { $player }’s store. { $player } gets an extra turn, number { $count } in a row!
      }
  }
event-extra-turn-limit = The last seed lands in { $who ->
    [you] your store
    [computer] the computer’s store
   *[other] { $player }’s store
  }, but the limit on extra turns is reached.
event-extra-turn-nothing-left = The last seed lands in { $who ->
    [you] your store, but you have
    [computer] the computer’s store, but the computer has
   *[other] { $player }’s store, but { $player } has
  } no seeds left to sow.
event-capture = { $who ->
    [you] You capture { $total } seeds: your own
   *[other] { $player } captures { $total } seeds: their own
  } and the { $opposite ->
    [one] one
   *[other] { $opposite }
  } opposite.
event-capture-empty = { $who ->
    [you] You put
   *[other] { $player } puts
  } the last seed into the store, although nothing lies opposite.
event-capture-leave-own = { $who ->
    [you] You capture
   *[other] { $player } captures
  } the { $opposite ->
    [one] one seed
   *[other] { $opposite } seeds
  } opposite; the last seed stays.
event-no-capture-opposite-empty = Nothing is captured, because the house opposite is empty.
event-no-capture-opponent-house = Nothing is captured, because the last seed lies on { $against ->
    [you] your
   *[other] { $opponent }’s
  } side.
event-no-capture-rule = Nothing is captured, because these rules have no capture.
event-pass = { $who ->
    [you] You have no seeds to sow and are
   *[other] { $player } has no seeds to sow and is
  } passed over.
event-swap = { $who ->
    [you] You swap
   *[other] { $player } swaps
  } sides: the board is turned, and { $against ->
    [you] you move
   *[other] { $opponent } moves
  } next.

event-end-either-empty = The game is over, because one side is empty.
event-end-mover-stuck = The game is over, because the player to move has no seeds.
event-end-both-empty = The game is over, because both sides are empty.
event-end-majority = The game is over, because one store holds more than half of all seeds.
event-end-repetition = The game is over, because this position has come up for the third time. That rule is our own.
game-resigned = { $who ->
    [you] You
   *[other] { $player }
  } gave up. { $against ->
    [you] You win.
   *[other] { $winner } wins.
  }
event-sweep = { $who ->
    [you] { $seeds ->
        [one] You take the last seed on your side and put it in your store.
       *[other] You take the last { $seeds } seeds on your side and put them in your store.
      }
   *[other] { $seeds ->
        [one] { $player } takes the last seed on their own side and puts it in the store.
       *[other] { $player } takes the last { $seeds } seeds on their own side and puts them in the store.
      }
  }
event-sweep-emptier = { $who ->
    [you] You ran out first and take
   *[other] { $player } ran out first and takes
  } { $seeds ->
    [one] the last seed
   *[other] the last { $seeds } seeds
  }, from { $whose ->
    [you] your
   *[other] { $owner }’s
  } side.
event-sweep-last-mover = { $who ->
    [you] You sowed last and take
   *[other] { $player } sowed last and takes
  } { $seeds ->
    [one] the last seed
   *[other] the last { $seeds } seeds
  }, from { $whose ->
    [you] your
   *[other] { $owner }’s
  } side.
event-sweep-last-mover-own = { $who ->
    [you] { $seeds ->
        [one] You sowed last and take the last seed on your side.
       *[other] You sowed last and take the last { $seeds } seeds on your side.
      }
   *[other] { $seeds ->
        [one] { $player } sowed last and takes the last seed on their own side.
       *[other] { $player } sowed last and takes the last { $seeds } seeds on their own side.
      }
  }
event-sweep-nobody = { $seeds ->
    [one] The last seed
   *[other] The last { $seeds } seeds
  }, on { $whose ->
    [you] your
   *[other] { $owner }’s
  } side, { $seeds ->
    [one] counts
   *[other] count
  } for nobody.
win = { $who ->
    [you] You win
   *[other] { $player } wins
  } by { $margin ->
    [one] one seed
   *[other] { $margin } seeds
  }: { $won } to { $lost }.
draw = It’s a draw! You each have { $each ->
    [one] one seed
   *[other] { $each } seeds
  }.
