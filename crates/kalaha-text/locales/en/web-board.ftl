# A board in the browser: what its pits are called, whose turn it is, the text mode.

web-board = Board
web-house = { $whose ->
    [you] Your house { $house }
    [computer] The computer’s house { $house }
   *[other] { $owner }’s house { $house }
  }, { $seeds ->
    [0] empty
    [one] 1 seed
   *[other] { $seeds } seeds
  }
web-store = { $whose ->
    [you] Your store
    [computer] The computer’s store
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
    [computer] ends in the computer’s store: extra turn
   *[other] ends in { $owner }’s store: extra turn
  }
web-outcome-store = { $over ->
    [yes] { $whose ->
        [you] ends in your store, and the game is over
        [computer] ends in the computer’s store, and the game is over
       *[other] ends in { $owner }’s store, and the game is over
      }
   *[no] { $whose ->
        [you] ends in your store
        [computer] ends in the computer’s store
       *[other] ends in { $owner }’s store
      }
  }
web-outcome-house = { $over ->
    [yes] { $whose ->
        [you] ends in your house { $house }, and the game is over
        [computer] ends in the computer’s house { $house }, and the game is over
       *[other] ends in { $owner }’s house { $house }, and the game is over
      }
   *[no] { $whose ->
        [you] ends in your house { $house }
        [computer] ends in the computer’s house { $house }
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
web-says-yours = Your turn.
web-says-turn = { $player } to move.
web-extra-turn = { $count ->
    [one] Extra turn!
   *[other] Extra turn { $count } in a row!
  }
web-not-your-turn = It isn’t your turn yet. { $player } is to move.
web-not-yours = That house isn’t yours. Choose one on your own side.
web-other-side = { $player } is to move. Choose a house on that side.
web-watching = You are watching this game. Only the players move.
web-looking-back = This is how the board was earlier. Go to the last move to play on.
web-level = level { $level } of 8
web-plate-you = You
web-you = you
web-sown-this-way = sown this way
web-marks = What the marks mean
web-mark-legal = You can choose this house now.
web-mark-origin = The last turn began here.
web-mark-turns = Several moves in a turn: this is their order.
web-mark-landing = The last seed fell here.
web-mark-taken = Seeds were captured from here.
web-mark-delta = So many more or fewer than before the last turn.
web-mark-ahead = The last seed would fall here.

# The text mode. What can be typed works in English too.
web-text-help = Type the number of a house to sow it, or a word such as hint, board or undo. help lists them all.
web-text-unknown = “{ $text }” is neither a house nor a command. Type help to hear what there is.
web-text-save = The game is kept under the address of this page. The last link below the moves has it as text.
web-text-quit = Close the page whenever you like: the game waits for you.
web-text-no-move = No move has been made yet.
web-after-move = { $number ->
    [0] At the start
   *[other] After move { $number } of { $count }
  }
