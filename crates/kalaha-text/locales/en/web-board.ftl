# A board in the browser: what its pits are called, whose turn it is, the text mode.

web-board = Board
web-house = { $whose ->
    [you] Your house { $house }
    [opponent] Opponent’s house { $house }
   *[other] { $owner }’s house { $house }
  }, { $seeds ->
    [0] empty
    [one] 1 seed
   *[other] { $seeds } seeds
  }
web-store = { $whose ->
    [you] Your store
    [opponent] Opponent’s store
   *[other] { $owner }’s store
  }, { $seeds ->
    [0] empty
    [one] 1 seed
   *[other] { $seeds } seeds
  }
web-pit-outcome = { $pit }, { $outcome }

# What a move would do, after the name of its house.
web-outcome-extra-turn = { $whose ->
    [you] ends in your store: extra turn
    [opponent] ends in the opponent’s store: extra turn
   *[other] ends in { $owner }’s store: extra turn
  }
web-outcome-store = { $over ->
    [yes] { $whose ->
        [you] ends in your store, and the game is over
        [opponent] ends in the opponent’s store, and the game is over
       *[other] ends in { $owner }’s store, and the game is over
      }
   *[no] { $whose ->
        [you] ends in your store
        [opponent] ends in the opponent’s store
       *[other] ends in { $owner }’s store
      }
  }
web-outcome-house = { $over ->
    [yes] { $whose ->
        [you] ends in your house { $house }, and the game is over
        [opponent] ends in the opponent’s house { $house }, and the game is over
       *[other] ends in { $owner }’s house { $house }, and the game is over
      }
   *[no] { $whose ->
        [you] ends in your house { $house }
        [opponent] ends in the opponent’s house { $house }
       *[other] ends in { $owner }’s house { $house }
      }
  }
web-outcome-capture = { $over ->
    [yes] { $seeds ->
        [one] captures 1 seed, and the game is over
       *[other] captures { $seeds } seeds, and the game is over
      }
   *[no] { $seeds ->
        [one] captures 1 seed
       *[other] captures { $seeds } seeds
      }
  }

web-turn-yours = Your turn
web-turn-of = { $player } to move
web-turn-thinking = { $player } is thinking …
web-turn-over = The game is over
web-extra-turn = { $count ->
    [one] Extra turn!
   *[other] Extra turn { $count } in a row!
  }
web-not-your-turn = It isn’t your turn yet. { $player } is to move.
web-watching = You are watching this game. Only the players move.
web-looking-back = This is how the board was earlier. Go to the last move to play on.
web-computer = Computer
web-level = level { $level } of 8
web-you = you
web-sown-this-way = sown this way

# The text mode. What can be typed works in English too.
web-command-last = last
web-command-board = board
web-command-mine = mine
web-command-theirs = theirs
web-command-stores = stores
web-command-back = back
web-command-eval = eval
web-command-help = help
web-text-help = Type the number of a house to sow it, or one of: last, board, mine, theirs, stores, eval, back.
web-text-unknown = “{ $text }” is neither a house nor a command. Type the number of a house, or one of: last, board, mine, theirs, stores, eval, back.
web-text-no-move = No move has been made yet.
web-text-row = { $whose ->
    [you] Your houses
    [opponent] The opponent’s houses
   *[other] { $owner }’s houses
  }, from house 1: { $counts }. In the store: { $seeds }.
web-after-move = { $number ->
    [0] At the start
   *[other] After move { $number } of { $count }
  }
