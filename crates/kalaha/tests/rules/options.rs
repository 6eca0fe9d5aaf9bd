//! Every value of every option by a small example.

use kalaha::{Error, Position, Rules};

use crate::{after, count, play, position, rules};

const START: &str = "S 4 4 4 4 4 4 (0) / N 4 4 4 4 4 4 (0) s";

#[test]
fn houses_and_seeds() {
    let start = |changes| Position::start(rules(changes)).unwrap();
    assert_eq!(
        start("houses=1 seeds=127").to_string(),
        "S 127 (0) / N 127 (0) s"
    );
    assert_eq!(start("houses=12 seeds=10").total(), 240);
    let too_many = Rules {
        houses: 12,
        seeds: 11,
        ..Rules::STANDARD
    };
    let error = Error::TooManySeeds {
        houses: 12,
        seeds: 11,
    };
    assert_eq!(Position::start(too_many), Err(error));
    for houses in [0, 13] {
        let rules = Rules {
            houses,
            ..Rules::STANDARD
        };
        assert!(Position::start(rules).is_err());
    }
    let none = Rules {
        seeds: 0,
        ..Rules::STANDARD
    };
    assert!(Position::start(none).is_err());
}

#[test]
fn direction_and_store_side() {
    for (changes, chosen, end) in [
        ("", "3", "S 4 4 0 5 5 5 (1) / N 4 4 4 4 4 4 (0) s +1"),
        (
            "direction=cw store_side=left",
            "4",
            "S 5 5 5 0 4 4 (1) / N 4 4 4 4 4 4 (0) s +1",
        ),
        // Down the own row and through the opponent's; the own store lies behind that.
        (
            "direction=cw",
            "3",
            "S 5 5 0 4 4 4 (0) / N 4 4 4 4 5 5 (0) n",
        ),
        (
            "store_side=left",
            "4",
            "S 4 4 4 0 5 5 (0) / N 5 5 4 4 4 4 (0) n",
        ),
    ] {
        assert_eq!(after(changes, START, chosen), end, "{changes}");
    }
    assert_eq!(
        after(
            "direction=cw",
            "S 7 0 0 0 0 1 (0) / N 1 1 1 1 1 1 (0) s",
            "1"
        ),
        "S 0 0 0 0 0 1 (1) / N 2 2 2 2 2 2 (0) s +1"
    );
}

#[test]
fn sow_opponent_store() {
    let before = "S 0 2 0 0 0 8 (5) / N 3 3 3 3 3 3 (15) s";
    assert_eq!(
        after("sow_opponent_store=true", before, "6"),
        "S 0 2 0 0 0 0 (6) / N 4 4 4 4 4 4 (16) n"
    );
    // A lap is 14 pits then: the last seed falls into the lifted house and captures.
    assert_eq!(
        after(
            "sow_opponent_store=true",
            "S 14 0 0 0 0 0 (0) / N 1 0 0 0 0 0 (0) s",
            "1"
        ),
        "S 0 1 1 1 1 1 (3) / N 2 1 1 1 1 0 (1) n"
    );
}

#[test]
fn skip_origin() {
    let thirteen = "S 13 0 0 0 0 0 (0) / N 1 0 0 0 0 0 (0) s";
    assert_eq!(
        after("", thirteen, "1"),
        "S 0 1 1 1 1 1 (3) / N 2 1 1 1 1 0 (0) n"
    );
    assert_eq!(
        after("skip_origin=true", thirteen, "1"),
        "S 0 2 1 1 1 1 (1) / N 2 1 1 1 1 1 (0) n"
    );
    assert_eq!(
        after(
            "skip_origin=true sow_opponent_store=true",
            "S 14 0 0 0 0 0 (0) / N 1 0 0 0 0 0 (0) s",
            "1"
        ),
        "S 0 2 1 1 1 1 (1) / N 2 1 1 1 1 1 (1) n"
    );
}

#[test]
fn lap() {
    let before = "S 2 0 3 (0) / N 0 1 2 (0) s";
    for (changes, end) in [
        ("lap=single", "S 0 1 4 (0) / N 0 1 2 (0) n"),
        // Third house, then North's third; the last seed falls into the lifted third house.
        ("lap=relay", "S 1 2 0 (3) / N 0 2 0 (0) n"),
        ("lap=relay capture=none", "S 1 2 1 (1) / N 1 2 0 (0) n"),
    ] {
        assert_eq!(after(&format!("houses=3 {changes}"), before, "1"), end);
    }
    assert_eq!(
        after("houses=3 lap=relay", "S 1 1 0 (0) / N 1 1 1 (0) s", "1"),
        "S 0 0 1 (1) / N 1 1 1 (0) s +1"
    );
    // With `skip_origin` the house lifted last is passed over: S2, and not S1, on the second hand.
    let before = "S 1 5 (0) / N 0 0 (0) s";
    for (skip, end) in [
        ("false", "S 1 1 (2) / N 1 1 (0) s +1"),
        // Second house to North's first, to South's first, to the store.
        ("true", "S 0 1 (3) / N 0 2 (0) s +1"),
    ] {
        let changes = format!("houses=2 end=mover_stuck lap=relay skip_origin={skip}");
        assert_eq!(after(&changes, before, "1"), end);
    }
}

#[test]
fn extra_turn_limit() {
    let before = "S 4 4 0 5 5 1 (1) / N 4 4 4 4 4 4 (0) s +1";
    for (limit, next) in [("null", "s +2"), ("0", "n"), ("1", "n"), ("2", "s +2")] {
        let end = after(&format!("extra_turn_limit={limit}"), before, "6");
        assert_eq!(end, format!("S 4 4 0 5 5 0 (2) / N 4 4 4 4 4 4 (0) {next}"));
    }
    // The count starts anew with the next turn.
    assert_eq!(
        after("extra_turn_limit=1", START, "3 6 2"),
        "S 4 4 0 5 5 0 (2) / N 5 0 6 6 5 5 (1) n +1"
    );
}

/// A position from outside may hold any count of extra turns.
#[test]
fn extra_turns_beyond_counting() {
    let before = "S 1 0 0 0 0 1 (0) / N 1 0 0 0 0 0 (0) s +255";
    assert_eq!(
        after("", before, "6"),
        "S 1 0 0 0 0 0 (1) / N 1 0 0 0 0 0 (0) s +255"
    );
    assert_eq!(
        after("extra_turn_limit=255", before, "6"),
        "S 1 0 0 0 0 0 (1) / N 1 0 0 0 0 0 (0) n"
    );
}

#[test]
fn capture() {
    let filled = "S 1 0 0 0 0 3 (10) / N 4 4 4 0 5 4 (13) s";
    let bare = "S 1 0 0 0 0 3 (10) / N 4 4 4 0 0 4 (18) s";
    let stays = "S 0 1 0 0 0 3 (10) / N 4 4 4 0 0 4 (18) n";
    for (value, from_filled, from_bare) in [
        (
            "standard",
            "S 0 0 0 0 0 3 (16) / N 4 4 4 0 0 4 (13) n",
            stays,
        ),
        (
            "empty",
            "S 0 0 0 0 0 3 (16) / N 4 4 4 0 0 4 (13) n",
            "S 0 0 0 0 0 3 (11) / N 4 4 4 0 0 4 (18) n",
        ),
        ("none", "S 0 1 0 0 0 3 (10) / N 4 4 4 0 5 4 (13) n", stays),
        (
            "leave_own",
            "S 0 1 0 0 0 3 (15) / N 4 4 4 0 0 4 (13) n",
            stays,
        ),
    ] {
        let changes = format!("capture={value}");
        assert_eq!(after(&changes, filled, "1"), from_filled);
        assert_eq!(after(&changes, bare, "1"), from_bare);
    }
    // Never on the opponent's side.
    assert_eq!(
        after("", "S 4 0 0 0 0 2 (0) / N 0 3 3 3 3 3 (0) s", "6"),
        "S 4 0 0 0 0 0 (1) / N 1 3 3 3 3 3 (0) n"
    );
}

#[test]
fn end() {
    // South captures its last seed away; North has one left.
    let captures = "S 0 0 0 0 1 0 (20) / N 1 1 0 0 0 0 (25) s";
    let over = "S 0 0 0 0 0 0 (22) / N 0 0 0 0 0 0 (26)";
    let goes_on = "S 0 0 0 0 0 0 (22) / N 0 1 0 0 0 0 (25) n";
    assert_eq!(after("", captures, "5"), format!("{over} n"));
    assert_eq!(after("end=mover_stuck", captures, "5"), goes_on);
    assert_eq!(
        after("end=mover_stuck", captures, "5 2"),
        format!("{over} s")
    );
    assert_eq!(after("end=pass", captures, "5"), goes_on);
    assert_eq!(
        after("end=pass", captures, "5 2"),
        "S 0 0 0 0 0 0 (22) / N 0 0 1 0 0 0 (25) n"
    );
    assert_eq!(
        after("end=pass", captures, "5 2 3 4 5 6"),
        "S 0 0 0 0 0 0 (22) / N 0 0 0 0 0 0 (26) n"
    );

    // An extra turn that can't be used ends the game or passes.
    let unusable = "S 0 0 0 0 0 1 (20) / N 1 1 0 0 0 0 (25) s";
    let swept = "S 0 0 0 0 0 0 (21) / N 0 0 0 0 0 0 (27) s";
    assert_eq!(after("", unusable, "6"), swept);
    assert_eq!(after("end=mover_stuck", unusable, "6"), swept);
    assert_eq!(
        after("end=pass", unusable, "6"),
        "S 0 0 0 0 0 0 (21) / N 1 1 0 0 0 0 (25) n"
    );

    // The mover empties the other row and keeps seeds: over for one page, not for the other.
    let starves = "S 0 1 0 0 0 1 (20) / N 0 0 0 1 0 0 (25) s";
    assert_eq!(
        after("", starves, "2"),
        "S 0 0 0 0 0 0 (23) / N 0 0 0 0 0 0 (25) n"
    );
    assert_eq!(
        after("end=mover_stuck", starves, "6"),
        "S 0 1 0 0 0 0 (21) / N 0 0 0 1 0 0 (25) s +1"
    );
}

#[test]
fn remaining() {
    // South captures North's last seeds and has one of its own left.
    let before = "S 1 0 0 0 0 1 (20) / N 0 0 0 0 2 0 (24) s";
    for (value, south, north) in [
        ("owner", 24, 24),
        ("emptier", 23, 25),
        ("last_mover", 24, 24),
        ("discard", 23, 24),
    ] {
        let changes = format!("remaining={value}");
        let end = play(&position(&changes, before), "1").unwrap();
        assert_eq!(count(&end), Some((south, north)), "{value}");
    }
    // Only `discard` leaves the board as it lies.
    assert_eq!(
        after("remaining=discard", before, "1"),
        "S 0 0 0 0 0 1 (23) / N 0 0 0 0 0 0 (24) n"
    );
    // South sows last and runs dry: `emptier` and `last_mover` agree against `owner`.
    let before = "S 0 0 0 0 0 1 (20) / N 1 1 0 0 0 0 (25) s";
    for (value, south, north) in [
        ("owner", 21, 27),
        ("emptier", 23, 25),
        ("last_mover", 23, 25),
    ] {
        let end = play(&position(&format!("remaining={value}"), before), "6").unwrap();
        assert_eq!(count(&end), Some((south, north)), "{value}");
    }
}

/// Of a position from outside only who moves and the extra turns used tell who sowed last.
#[test]
fn the_last_mover_of_a_position_from_outside() {
    for (state, south, north) in [
        ("s", 20, 28),
        ("s +1", 44, 4),
        ("n", 44, 4),
        ("n +1", 20, 28),
    ] {
        let text = format!("S 0 0 0 0 0 0 (20) / N 4 4 4 4 4 4 (4) {state}");
        let over = position("remaining=last_mover", &text);
        assert_eq!(count(&over), Some((south, north)), "{state}");
    }
}

#[test]
fn majority() {
    let before = "S 0 0 4 0 0 0 (24) / N 4 4 4 4 4 0 (0) s";
    for (value, end) in [
        ("off", "S 0 0 0 1 1 1 (25) / N 4 4 4 4 4 0 (0) s +1"),
        ("stop", "S 0 0 0 1 1 1 (25) / N 4 4 4 4 4 0 (0) s"),
        ("sweep", "S 0 0 0 0 0 0 (28) / N 0 0 0 0 0 0 (20) s"),
    ] {
        assert_eq!(after(&format!("majority={value}"), before, "3"), end);
    }
    let stopped = play(&position("majority=stop", before), "3").unwrap();
    assert_eq!(count(&stopped), Some((25, 0)));
    // `sweep` gives each side its own seeds, whatever `remaining` says.
    assert_eq!(
        after("majority=sweep remaining=discard", before, "3"),
        "S 0 0 0 0 0 0 (28) / N 0 0 0 0 0 0 (20) s"
    );
    // 49 seeds: 25 are more than half, 24 are not.
    let odd = |store| {
        let north = 45 - store;
        let text = format!("S 0 0 4 0 0 0 ({store}) / N 1 0 0 0 0 0 ({}) s", north - 1);
        play(&position("majority=stop", &text), "3").unwrap()
    };
    assert!(odd(24).is_over());
    assert!(!odd(22).is_over());
    // A natural end in the same move comes first.
    let natural = "S 0 0 0 0 0 1 (24) / N 4 4 4 4 4 3 (0) s";
    assert_eq!(
        after("majority=stop", natural, "6"),
        "S 0 0 0 0 0 0 (25) / N 0 0 0 0 0 0 (23) s"
    );
}
