# What can be typed during a game, in the browser and in the terminal, and what it does. Of several words
# for the same the first one is shown; the English ones work in every language.

typed-house = house
typed-file = FILE
typed-swap = swap
typed-undo = undo, back
typed-redo = redo
typed-hint = hint
typed-values = eval, values
typed-why = why
typed-rules = rules
typed-last = last
typed-board = board
typed-mine = mine
typed-theirs = theirs
typed-stores = stores
typed-save = save
typed-help = help
typed-quit = quit, exit

help-house = sow house 3
help-swap = take the other side, where the rules allow it
help-undo = take your last move back
help-redo = make it again
help-hint = tell the best move, and why
help-values = tell what each move is worth: the final margin if both play their best
help-why = explain the last move
help-rules = tell the rules of this game
help-last = tell the last move again
help-board = tell or show the whole board
help-mine = tell your houses
help-theirs = tell the houses opposite
help-stores = tell what the stores hold
help-save = keep the game
help-help = list all this
help-quit = leave the game

row = { $whose ->
    [you] Your houses
    [computer] The computer’s houses
   *[other] { $owner }’s houses
  }, from house 1: { $counts }. In the store: { $seeds }.
