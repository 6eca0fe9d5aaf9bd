# The analysis page: positions and games, what each move is worth.

web-analysis-title = What is each move worth?
web-analysis-help = Set up a position, or paste one, or a whole game. The margins are those at the end if both sides play their best from there.
web-analysis-text = Position or game as text
web-analysis-text-help = A position such as S 4 4 4 4 4 4 (0) / N 4 4 4 4 4 4 (0) s, or a game that was saved as text.
web-analysis-board = Seeds in each pit
web-analysis-to-move = Who moves?
web-analyse = Analyse
web-analysis-moves = Moves from here
web-analysis-best = best
web-analysis-line = Best line
web-analysis-over = The game is over here.
web-analysis-what = What happens
web-analysis-chart = { $player }’s final margin with best play from then on
web-analysis-chart-text = From { $low } to { $high } over { $count ->
    [one] one move
   *[other] { $count } moves
  }; the table of moves says the same in numbers.
web-analysis-mistakes = Mistakes
web-analysis-no-mistakes = No move is known to have given anything away.
web-analysis-mistake = Move { $number }: { $player } played { $move } and gave away { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
  }. Better was { $line }.
web-analysis-mistake-at-least = Move { $number }: { $player } played { $move } and gave away at least { $seeds ->
    [one] 1 seed
   *[other] { $seeds } seeds
  }. Better was { $line }.
web-analysis-lost = Given away
web-analysis-play-on = Play on from here
web-analysis-set-up = Set this up
web-analysis-position = Position
web-analysis-set-up-of = Set this up: before { $move }
web-edit-house = { $owner }’s house { $house }: seeds
web-edit-store = { $owner }’s store: seeds
web-edit-bad-house = { $owner }’s house { $house }: write a whole number from 0 to { $most } instead of “{ $typed }”.
web-edit-bad-store = { $owner }’s store: write a whole number from 0 to { $most } instead of “{ $typed }”.
