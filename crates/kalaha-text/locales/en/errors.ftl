# What can be wrong with what comes from outside. One sentence each: what, where, what is allowed.

error-unknown-key = { $near ->
    [yes] There is no rule called “{ $name }”; did you mean { $names }?
   *[no] There is no rule called “{ $name }”; the rules are { $names }.
  }
error-unknown-preset = { $near ->
    [yes] There is no preset called “{ $name }”; did you mean { $names }?
   *[no] There is no preset called “{ $name }”; the presets are { $names }.
  }
error-key-twice = The rule “{ $key }” is set twice; once is enough.
error-bad-value = “{ $key }” can’t be “{ $value }”; allowed is { $allowed }.
error-unknown-version = These rules are of format version “{ $value }”; this program reads version 1.
error-too-many-seeds = A board of { $houses } houses a side with { $seeds } seeds in each holds { $total } seeds; at most { $most } are allowed.
error-houses-differ = { $side }’s row has { $found ->
    [one] 1 count
   *[other] { $found } counts
  }, but the rules have { $houses ->
    [one] 1 house
   *[other] { $houses } houses
  } a side.
error-layout-length = The board has { $found ->
    [one] 1 count
   *[other] { $found } counts
  }; with { $houses ->
    [one] 1 house
   *[other] { $houses } houses
  } a side it must have { $needed }.
error-too-many-on-board = The board holds { $total } seeds; at most { $most } are allowed.

error-position-expected = Character { $column } of the position must be { $what }, but there stands “{ $found }”.
error-position-too-short = The position ends too early: character { $column } must be { $what }.
error-position-count = The number “{ $count }” at character { $column } of the position is too large; at most { $most } is allowed.
error-position-trailing = The position is complete before character { $column }; take “{ $found }” away.
error-position-counts-differ = By the number at character { $column } the position has { $stated ->
    [one] 1 house
   *[other] { $stated } houses
  } a side, so { $needed } counts must follow those of the two stores, but { $found ->
    [one] 1 does.
   *[other] { $found } do.
  }
error-position-too-many-houses = By the number at character { $column } the position has { $stated } houses a side; at most { $most } are possible.
error-position-pie = The position speaks of the swap at character { $column }, but these rules have none; set pie=true or leave it out.
error-over-at-start = { $end } Choose another start position.
expected-start = “S”, “<” or the word “start”
expected-count = a number of seeds
expected-houses = the number of houses a side
expected-extra-used = the number of extra turns used
expected-open-bracket = a number of seeds, or “(” and the seeds in the store
expected-close-bracket = “)” after the seeds in the store
expected-slash = “/” between South and North
expected-north-row = “N” and North’s row
expected-comma-or-end = “,” and a further count, or “>”

error-unreadable-move = “{ $text }” is no move; write a house number such as 3, S3 or N3, or swap.
error-no-such-house = There is no house { $number }; { $houses ->
    [one] each side has only house 1.
   *[other] houses are numbered 1 to { $houses } from their owner’s left.
  }
error-empty-house = House { $house } is empty. Choose a house with seeds in it.
error-foreign-house = House { $house } of { $side } isn’t yours. Choose one on your own side.
error-game-over = The game is over; no more moves can be made.
error-no-pass = Nobody may pass. Choose a house with seeds in it.
error-no-swap = Sides can’t be swapped now; only the second player may, once, in place of the first sowing, where the rules have pie=true.
error-nothing-to-undo = There is no move to take back.
error-nothing-to-redo = There is no move to make again.

error-record-header = Line { $line } must be “kalaha 1”, with which a game record begins.
error-record-unknown-line = Line { $line } begins with “{ $name }:”; a record has rules, south, north, start and result, then the moves.
error-record-missing-line = The game record has no line “{ $name }:”.
error-record-line-twice = Line { $line } gives “{ $name }:” a second time; once is enough.
error-record-no-equals = In line { $line } the rule “{ $text }” has no value; write it as key=value.
error-record-result = Line { $line } states the result { $stated }, but the moves lead to { $played }.
error-record-other = In line { $line }: { $error }
