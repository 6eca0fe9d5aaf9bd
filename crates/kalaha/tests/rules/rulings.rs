//! The disputes that the referee settles: which single house rule would have changed the outcome.

use kalaha::{Error, House, RuleId, Ruling, Side, Verdict};

use crate::{count, position};

fn judge(changes: &str, text: &str, moves: &[&str]) -> Ruling {
    Ruling::judge(&position(changes, text), moves).expect("moves that can be read")
}

/// `key=value: position after`, with the count if the game is over, and the code if the move would
/// have been refused.
fn would_differ(ruling: &Ruling) -> Vec<String> {
    let differences = ruling.would_differ.iter();
    differences
        .map(|difference| {
            let (key, value, after) = (difference.key, &difference.value, &difference.after);
            let end = count(after).map(|(south, north)| format!(" {south}-{north}"));
            let refused = difference
                .refused
                .as_ref()
                .map(|error| format!(" {}", error.code()));
            let [end, refused] = [end, refused].map(Option::unwrap_or_default);
            format!("{key}={value}: {after}{end}{refused}")
        })
        .collect()
}

/// Disputes 1 and 7.
#[test]
fn the_house_opposite_is_empty() {
    let ruling = judge("", "S 1 0 0 0 0 3 (10) / N 4 4 4 0 0 4 (18) s", &["1"]);
    assert_eq!(ruling.verdict, Verdict::Played);
    assert_eq!(
        would_differ(&ruling),
        ["capture=empty: S 0 0 0 0 0 3 (11) / N 4 4 4 0 0 4 (18) n",]
    );
}

/// Disputes 2 and 17: South loses by two and would have won by two.
#[test]
fn who_gets_the_rest_and_whether_an_unusable_extra_turn_counts() {
    let ruling = judge("", "S 0 0 0 0 0 1 (22) / N 1 1 0 0 0 0 (23) s", &["6"]);
    assert_eq!(count(&ruling.after), Some((23, 25)));
    assert_eq!(ruling.outcome(), ruling.after.outcome());
    assert_eq!(ruling.next(), None);
    assert_eq!(
        would_differ(&ruling),
        [
            "end=pass: S 0 0 0 0 0 0 (23) / N 1 1 0 0 0 0 (23) n",
            "remaining=emptier: S 0 0 0 0 0 0 (25) / N 0 0 0 0 0 0 (23) s 25-23",
            "remaining=discard: S 0 0 0 0 0 0 (23) / N 1 1 0 0 0 0 (23) s 23-23",
            "remaining=last_mover: S 0 0 0 0 0 0 (25) / N 0 0 0 0 0 0 (23) s 25-23",
        ]
    );
}

/// Dispute 3. Of all limits those below this turn's count take the turn away.
#[test]
fn extra_turns_in_a_row() {
    let ruling = judge("", "S 4 4 0 5 5 1 (1) / N 4 4 4 4 4 4 (0) s +1", &["6"]);
    assert_eq!(ruling.next(), Some(Side::South));
    let limits = would_differ(&ruling);
    assert_eq!(
        limits,
        [
            "extra_turn_limit=0: S 4 4 0 5 5 0 (2) / N 4 4 4 4 4 4 (0) n",
            "extra_turn_limit=1: S 4 4 0 5 5 0 (2) / N 4 4 4 4 4 4 (0) n",
        ]
    );
}

/// Disputes 4, 5, 6, 9 and 13: a lap. The way round does not matter to it.
#[test]
fn a_whole_lap() {
    let ruling = judge("", "S 0 0 13 0 0 0 (0) / N 1 1 1 1 1 1 (0) s", &["3"]);
    assert_eq!(
        ruling.after.to_string(),
        "S 1 1 0 1 1 1 (4) / N 2 2 2 0 2 2 (0) n"
    );
    assert_eq!(
        would_differ(&ruling),
        [
            // One pit more, and the last seed captures a house earlier.
            "sow_opponent_store=true: S 1 0 0 1 1 1 (4) / N 2 2 2 2 0 2 (1) n",
            "skip_origin=true: S 1 1 0 2 1 1 (1) / N 2 2 2 2 2 2 (0) n",
            "capture=none: S 1 1 1 1 1 1 (1) / N 2 2 2 2 2 2 (0) n",
            "capture=leave_own: S 1 1 1 1 1 1 (3) / N 2 2 2 0 2 2 (0) n",
        ]
    );
}

/// Dispute 8: no house rule gives a further move after a capture.
#[test]
fn a_capture_ends_the_turn() {
    let ruling = judge("", "S 1 0 0 0 0 3 (10) / N 4 4 4 0 5 4 (13) s", &["1"]);
    assert_eq!(ruling.next(), Some(Side::North));
    let mut others = ruling.would_differ.iter();
    assert!(others.all(|difference| kalaha::ruling::next(&difference.after) == Some(Side::North)));
}

/// Dispute 11: no house rule of the list captures on the other side.
#[test]
fn no_capture_in_the_opponents_houses() {
    let ruling = judge("", "S 4 0 0 0 0 2 (0) / N 0 3 3 3 3 3 (0) s", &["6"]);
    let told: Vec<RuleId> = ruling.events.iter().map(|event| event.rule).collect();
    assert!(told.contains(&RuleId::CaptureOwnSide));
    let keys: Vec<_> = ruling
        .would_differ
        .iter()
        .map(|difference| difference.key.as_str())
        .collect();
    assert!(!keys.contains(&"capture"), "{keys:?}");
}

/// Dispute 10, and moves that are well formed but not allowed.
#[test]
fn refused_moves() {
    let start = "S 4 4 0 5 5 5 (1) / N 4 4 4 4 4 4 (0) s +1";
    let house = House::new(2);
    for (text, error, rule) in [
        ("3", Error::EmptyHouse { house }, "move.empty-house"),
        (
            "N3",
            Error::ForeignHouse {
                side: Side::North,
                house,
            },
            "move.foreign-house",
        ),
        (
            "7",
            Error::NoSuchHouse {
                number: "7".to_owned(),
                houses: 6,
            },
            "move.no-such-house",
        ),
        (
            "0",
            Error::NoSuchHouse {
                number: "0".to_owned(),
                houses: 6,
            },
            "move.no-such-house",
        ),
        ("pass", Error::NoPass, "move.own-house"),
        ("swap", Error::NoSwap, "pie.no-swap"),
    ] {
        let ruling = judge("", start, &[text, "1"]);
        assert_eq!(error.refused_by().map(RuleId::as_str), Some(rule));
        assert_eq!(ruling.verdict, Verdict::Refused(error));
        assert_eq!(ruling.after, ruling.before);
        assert!(ruling.moves.is_empty() && ruling.events.is_empty());
        assert!(ruling.would_differ.is_empty(), "{text}");
    }
    let unreadable = |text: &str| Error::UnreadableMove {
        text: text.to_owned(),
    };
    for text in ["passing", "", "S", "-1", "3.0", "3a", "é"] {
        let ruling = Ruling::judge(&position("", start), &[text]);
        assert_eq!(ruling, Err(unreadable(text)));
    }
}

#[test]
fn a_move_after_the_end_that_another_rule_allows() {
    let text = "S 0 0 0 0 0 0 (22) / N 1 1 0 0 0 0 (24) n";
    let ruling = judge("", text, &["N2"]);
    assert_eq!(ruling.verdict, Verdict::Refused(Error::GameOver));
    assert_eq!(
        would_differ(&ruling),
        [
            "end=mover_stuck: S 0 0 0 0 0 0 (22) / N 0 0 0 0 0 0 (26) s 22-26",
            "end=pass: S 0 0 0 0 0 0 (22) / N 1 0 1 0 0 0 (24) n",
        ]
    );
}

/// Where a stuck player is passed over, his move is not played for the other one.
#[test]
fn a_move_after_the_end_stays_with_its_player() {
    let south_stuck = "S 0 0 0 0 0 0 (22) / N 1 1 0 0 0 0 (24)";
    let asked = |mover: &str, text: &str| {
        let ruling = judge("", &format!("{south_stuck} {mover}"), &[text]);
        assert_eq!(ruling.verdict, Verdict::Refused(Error::GameOver));
        would_differ(&ruling)
    };
    for (mover, text) in [("s", "2"), ("s", "S2"), ("n", "S2")] {
        assert!(asked(mover, text).is_empty(), "{mover}: {text}");
    }
    // North names his own house: he could sow it if South were passed over.
    let passed = ["end=pass: S 0 0 0 0 0 0 (22) / N 1 0 1 0 0 0 (24) n"];
    assert_eq!(asked("s", "N2"), passed);
    assert!(asked("s", "pass").is_empty());
    // The swap is South's, who is passed over.
    let swap = judge("pie=true", &format!("{south_stuck} s pie"), &["swap"]);
    assert_eq!(swap.verdict, Verdict::Refused(Error::GameOver));
    assert!(swap.would_differ.is_empty());
}

#[test]
fn a_move_that_another_rule_refuses() {
    let text = "S 0 0 0 0 2 0 (25) / N 4 4 4 4 4 1 (0) s";
    let ruling = judge("", text, &["5"]);
    let majority = would_differ(&ruling).split_off(1);
    assert_eq!(
        majority,
        [
            "majority=stop: S 0 0 0 0 2 0 (25) / N 4 4 4 4 4 1 (0) s 25-0 move.game_over",
            "majority=sweep: S 0 0 0 0 0 0 (27) / N 0 0 0 0 0 0 (21) s 27-21 move.game_over",
        ]
    );
}

/// What led to a position was played under the rules as they are: its repetition changes nothing.
#[test]
fn an_end_by_repetition_is_no_difference() {
    let changes = "houses=2 capture=none end=mover_stuck direction=cw";
    let circle = ["S1", "N1", "S2", "N2"];
    let once = judge(changes, "S 1 0 (3) / N 1 0 (2) s", &circle);
    let twice = judge(
        changes,
        "S 1 0 (3) / N 1 0 (2) s",
        &[circle, circle].concat(),
    );
    assert_eq!(once.outcome(), None);
    assert_eq!(count(&twice.after), Some((4, 3)));
    assert_eq!(would_differ(&once), would_differ(&twice));
}
