# Who wins by how much if both play as well as can be.

value-win = { $who ->
    [you] You win
   *[other] { $player } wins
  } by { $margin ->
    [one] one seed
   *[other] { $margin } seeds
  } with best play from both.
value-draw = It is a draw with best play from both.
value-win-at-least = { $who ->
    [you] You win
   *[other] { $player } wins
  } by at least { $margin ->
    [one] one seed
   *[other] { $margin } seeds
  } with best play from both.
value-draw-at-least = { $who ->
    [you] You draw
   *[other] { $player } draws
  } at least with best play from both.
value-loss-at-most = { $who ->
    [you] You lose
   *[other] { $player } loses
  } by at most { $margin ->
    [one] one seed
   *[other] { $margin } seeds
  } with best play from both.
value-unknown = Nothing is known yet of how it ends with best play from both.

margin-at-least = at least { $margin }
margin-at-most = at most { $margin }
margin-unknown = not known
