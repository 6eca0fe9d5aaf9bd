# Each option, and each of its values: as a setting, as a house rule is called (.name), as a rule (.rule).

key-houses = Houses on each side
value-houses-n = { $n }
    .name = { $n ->
        [one] 1 house on each side
       *[other] { $n } houses on each side
      }
    .rule = { $n ->
        [one] Each side has 1 house.
       *[other] Each side has { $n } houses.
      }

key-seeds = Seeds in each house
value-seeds-n = { $n }
    .name = { $n ->
        [one] 1 seed in each house
       *[other] { $n } seeds in each house
      }
    .rule = { $n ->
        [one] Each house holds 1 seed at the start.
       *[other] Each house holds { $n } seeds at the start.
      }

key-direction = Direction
value-direction-ccw = counter-clockwise
    .name = counter-clockwise
    .rule = Sowing goes round counter-clockwise.
value-direction-cw = clockwise
    .name = clockwise
    .rule = Sowing goes round clockwise.

key-store_side = Your store lies
value-store_side-right = at your right
    .name = your store at your right
    .rule = Your store lies at your right hand.
value-store_side-left = at your left
    .name = your store at your left
    .rule = Your store lies at your left hand.

key-sow_opponent_store = A seed in the opponent’s store too
value-sow_opponent_store-false = no
    .name = the opponent’s store is passed over
    .rule = { rule-sow-skip-opponent-store }
value-sow_opponent_store-true = yes
    .name = a seed in the opponent’s store too
    .rule = { rule-sow-opponent-store } { rule-turn-opponent-store }

key-skip_origin = Skip the start house
value-skip_origin-false = no
    .name = the start house gets a seed too
    .rule = { rule-sow-lap }
value-skip_origin-true = yes
    .name = skip the start house
    .rule = { rule-sow-skip-origin }

key-lap = Sow on
value-lap-single = no
    .name = single sowing
    .rule = The sowing ends with the last seed. If it lands in a house that holds seeds, the turn ends too.
value-lap-relay = yes
    .name = sow on
    .rule = { rule-sow-relay }

key-extra_turn_limit = Extra turns in a row
value-extra_turn_limit-null = unlimited
    .name = any number of extra turns
    .rule = { rule-turn-extra }
value-extra_turn_limit-n = { $n ->
    [0] none
   *[other] at most { $n }
  }
    .name = { $n ->
        [0] no extra turns
        [one] at most 1 extra turn in a row
       *[other] at most { $n } extra turns in a row
      }
    .rule = { $n ->
        [0] A last seed in your own store gives no extra turn.
        [one] If your last seed lands in your own store, you move again, but only once in a row.
       *[other] If your last seed lands in your own store, you move again, but at most { $n } times in a row.
      }

key-capture = Capture
value-capture-standard = only when the house opposite holds seeds
    .name = capture only when seeds lie opposite
    .rule = { rule-capture-opposite }
value-capture-empty = even when the house opposite is empty
    .name = empty capture
    .rule = { rule-capture-empty }
value-capture-none = no capture
    .name = no capture
    .rule = { rule-capture-none }
value-capture-leave_own = your own seed stays
    .name = your own seed stays when you capture
    .rule = { rule-capture-leave-own }

key-end = The game is over
value-end-either_empty = as soon as one side is empty
    .name = over as soon as one side is empty
    .rule = { rule-end-either-empty }
value-end-mover_stuck = when the player to move can’t move
    .name = over when the player to move can’t move
    .rule = { rule-end-mover-stuck }
value-end-pass = when both sides are empty, and who can’t move is passed over
    .name = who can’t move is passed over
    .rule = { rule-turn-pass } { rule-end-both-empty }

key-remaining = Seeds left at the end
value-remaining-owner = to the side they lie on
    .name = the rest goes to the side it lies on
    .rule = { rule-remaining-owner }
value-remaining-emptier = to the side that ran out
    .name = the rest goes to the side that ran out
    .rule = { rule-remaining-emptier }
value-remaining-discard = count for nobody
    .name = the rest does not count
    .rule = { rule-remaining-discard }
value-remaining-last_mover = to the side that sowed last
    .name = the rest goes to the side that sowed last
    .rule = { rule-remaining-last-mover }

key-majority = More than half in a store
value-majority-off = play on
    .name = play on after more than half
    .rule = Play goes on even if a store holds more than half of all seeds.
value-majority-stop = over at once, the rest stays
    .name = over at more than half, the rest stays
    .rule = { rule-end-majority } The rest stays where it lies.
value-majority-sweep = over at once, each side takes its own
    .name = over at more than half, each side takes its own
    .rule = { rule-end-majority } Each player gets the seeds on their own side.

key-pie = Swap rule
value-pie-false = no
    .name = no swap rule
    .rule = Both players keep their sides for the whole game.
value-pie-true = yes
    .name = swap rule
    .rule = { rule-pie-swap }
