# What perfect play makes of a rule set, from the start on.

atlas-exact = { $outcome ->
    [win] With perfect play the one who starts wins by { $margin ->
        [one] one seed
       *[other] { $margin } seeds
      }.
    [loss] With perfect play the one who starts loses by { $margin ->
        [one] one seed
       *[other] { $margin } seeds
      }.
   *[draw] With perfect play it is a draw.
  }
atlas-at-least = { $outcome ->
    [win] With perfect play the one who starts wins by at least { $margin ->
        [one] one seed
       *[other] { $margin } seeds
      }.
    [loss] Who wins with perfect play is not known yet, but the one who starts can lose by no more than { $margin ->
        [one] one seed
       *[other] { $margin } seeds
      }.
   *[draw] With perfect play the one who starts does not lose.
  }
atlas-at-most = { $outcome ->
    [win] Who wins with perfect play is not known yet, but the one who starts can win by no more than { $margin ->
        [one] one seed
       *[other] { $margin } seeds
      }.
    [loss] With perfect play the one who starts loses by at least { $margin ->
        [one] one seed
       *[other] { $margin } seeds
      }.
   *[draw] With perfect play the one who starts does not win.
  }
# Between two bounds: wins or loses for certain, or at least no loss or no win, or neither.
atlas-within = { $outcome ->
    [win] With perfect play the one who starts wins, by { $low } to { $high } seeds.
   *[loss] With perfect play the one who starts loses, by { $low } to { $high } seeds.
  }
atlas-range = { $kind ->
    [no-loss] With perfect play the one who starts does not lose, and can win by up to { $high ->
        [one] one seed
       *[other] { $high } seeds
      }.
    [no-win] With perfect play the one who starts does not win, and can lose by up to { $high ->
        [one] one seed
       *[other] { $high } seeds
      }.
   *[open] Who wins with perfect play is not known yet: the one who starts can win by up to { $high ->
        [one] one seed
       *[other] { $high } seeds
      } or lose by up to { $low ->
        [one] one seed
       *[other] { $low } seeds
      }.
  }
# Behind what is at least or at most so.
atlas-limit = { $kind ->
    [seconds] More is not known, because the search ended after { $limit ->
        [one] one second
       *[other] { $limit } seconds
      }.
   *[moves] More is not known, because positions can repeat and only { $limit ->
        [one] one move was
       *[other] { $limit } moves were
      } looked ahead.
  }

atlas-best = Best first: house { $houses }.
atlas-all-best = Every first move keeps that.
atlas-undecided = Whether house { $houses } does as well is not known.
# Whole first turns, where sides may be swapped after them.
atlas-fair = { $count ->
    [one] Most balanced first turn: { $turns }.
   *[other] Most balanced first turns: { $turns }.
  }
atlas-fair-undecided = Whether these first turns are as balanced is not known: { $turns }.
atlas-turn = house { $house }
atlas-turn-more = { $turn }, then { $house }

# Behind a value, and in place of one.
atlas-published = Worked out by { $source }.
atlas-unknown = What perfect play makes of these rules is not known.
