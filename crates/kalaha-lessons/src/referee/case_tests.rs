//! Cases of one's own: each claim held against boards worked out by hand.

use kalaha::{Position, Rules, Ruling};
use kalaha_text::{Language, Words};

use super::cases::{Claim, Claims, Settled, What};

fn rules(changes: &str) -> Rules {
    let mut rules = Rules::STANDARD;
    for (key, value) in changes
        .split(' ')
        .filter_map(|change| change.split_once('='))
    {
        rules
            .set(key, &kalaha::Value::read(value))
            .expect("a house rule");
    }
    rules
}

fn judge(changes: &str, board: &str, moves: &[&str]) -> Ruling {
    let before = Position::parse(rules(changes), board).expect("a board");
    Ruling::judge(&before, moves).expect("a ruling")
}

const CAPTURE: &str = "S 1 0 3 2 0 1 (14) / N 2 2 0 1 6 3 (13) s";
const NOTHING_OPPOSITE: &str = "S 1 0 0 0 0 3 (10) / N 4 4 4 0 0 4 (18) s";
const LAST_SEED: &str = "S 0 0 0 0 0 1 (20) / N 0 2 0 1 0 3 (21) s";
const PASSES_STORE: &str = "S 0 2 0 0 0 8 (5) / N 3 3 3 3 3 3 (15) s";
const FAR: &str = "S 0 2 0 0 0 9 (5) / N 3 3 3 3 3 3 (14) s";
const LAP: &str = "S 0 0 13 0 0 0 (9) / N 2 2 2 2 2 2 (14) s";

/// House rules, board, moves, and the claims that hold.
const CASES: &[(&str, &str, &str, &str)] = &[
    (
        "",
        "start",
        "3",
        "allowed no-opponent-store no-relay no-start-house no-capture no-own-seed extra-turn \
         not-over",
    ),
    (
        "",
        "start",
        "3 6",
        "allowed no-opponent-store no-relay no-start-house nothing no-capture no-own-seed \
         no-extra-turn not-over",
    ),
    ("", "start", "N1", "not-allowed not-over"),
    ("", "start", "pass", "not-allowed not-over"),
    (
        "",
        CAPTURE,
        "1",
        "allowed no-opponent-store no-relay no-start-house capture own-seed no-extra-turn not-over",
    ),
    (
        "capture=leave_own",
        CAPTURE,
        "1",
        "allowed no-opponent-store no-relay no-start-house capture no-own-seed no-extra-turn \
         not-over",
    ),
    (
        "sow_opponent_store=true",
        PASSES_STORE,
        "6",
        "allowed opponent-store no-relay no-start-house nothing no-capture no-own-seed \
         no-extra-turn not-over",
    ),
    (
        "",
        LAP,
        "3",
        "allowed no-opponent-store no-relay start-house capture own-seed no-extra-turn not-over",
    ),
    (
        "skip_origin=true",
        LAP,
        "3",
        "allowed no-opponent-store no-relay no-start-house nothing no-capture no-own-seed \
         no-extra-turn not-over",
    ),
    (
        "lap=relay",
        "S 2 0 1 0 2 0 (16) / N 4 4 4 4 3 0 (8) s",
        "1",
        "allowed no-opponent-store relay no-start-house nothing no-capture no-own-seed \
         no-extra-turn not-over",
    ),
    (
        "",
        LAST_SEED,
        "6",
        "allowed no-opponent-store no-relay no-start-house no-capture no-own-seed over rest-owner \
         rest-north north-wins",
    ),
    (
        "remaining=emptier",
        LAST_SEED,
        "6",
        "allowed no-opponent-store no-relay no-start-house no-capture no-own-seed over rest-south \
         south-wins",
    ),
    (
        "remaining=discard",
        LAST_SEED,
        "6",
        "allowed no-opponent-store no-relay no-start-house no-capture no-own-seed over rest-nobody \
         draw",
    ),
    (
        "majority=stop",
        "S 0 0 2 0 0 1 (24) / N 3 2 0 4 1 0 (11) s",
        "6",
        "allowed no-opponent-store no-relay no-start-house no-capture no-own-seed over rest-nobody \
         south-wins",
    ),
    // The game was over before, and six seeds lie on North's side.
    (
        "",
        "S 0 0 0 0 0 0 (20) / N 0 2 0 1 0 3 (22) s",
        "6",
        "not-allowed over rest-owner rest-north north-wins",
    ),
    // North is passed over, so that South moves again without an extra turn.
    (
        "end=pass",
        "S 1 0 0 0 2 0 (23) / N 0 0 0 0 0 0 (22) s",
        "1",
        "allowed no-opponent-store no-relay no-start-house no-capture no-own-seed extra-turn \
         not-over",
    ),
];

#[test]
fn each_claim_holds_where_it_is_so_and_nowhere_else() {
    for (changes, board, moves, expected) in CASES {
        let moves: Vec<&str> = moves.split(' ').collect();
        let ruling = judge(changes, board, &moves);
        let found: Vec<&str> = What::all()
            .filter(|&what| Claim { what, seeds: None }.decide(&ruling).holds)
            .map(What::as_str)
            .collect();
        let expected: Vec<&str> = expected.split_whitespace().collect();
        assert_eq!(found, expected, "{changes} {board} {moves:?}");
    }
}

#[test]
fn each_claim_is_so_somewhere_and_wrong_somewhere() {
    for what in What::all() {
        let name = what.as_str();
        let holds =
            |case: &&(&str, &str, &str, &str)| case.3.split_whitespace().any(|it| it == name);
        let so = CASES.iter().filter(holds).count();
        assert!(so > 0 && so < CASES.len(), "{name}");
    }
}

fn settle(changes: &str, board: &str, moves: &str, first: &str, second: &str) -> Settled {
    let moves: Vec<&str> = moves.split(' ').collect();
    let ruling = judge(changes, board, &moves);
    let claims = Claims {
        first: Claim::find(first),
        second: Claim::find(second),
    };
    let words = Words::new(Language::English);
    claims.settle(&ruling, &moves, &words).expect("claims")
}

/// `key=value` of each house rule under which the first person would be right.
fn would_be_right(changes: &str, board: &str, moves: &str, first: &str) -> Vec<String> {
    let settled = settle(changes, board, moves, first, "");
    let sets = settled.said[0].house_rules.iter().map(|set| {
        let set = set.iter().map(|(key, value)| format!("{key}={value}"));
        set.collect::<Vec<_>>().join(" ")
    });
    sets.collect()
}

#[test]
fn who_is_wrong_is_told_under_which_house_rule_it_would_be_so() {
    for (changes, board, moves, first, expected) in [
        ("", NOTHING_OPPOSITE, "1", "capture", &["capture=empty"][..]),
        ("", CAPTURE, "1", "nothing", &["capture=none"]),
        ("", CAPTURE, "1", "capture=6", &["capture=leave_own"]),
        (
            "",
            CAPTURE,
            "1",
            "no-own-seed",
            &["capture=none", "capture=leave_own"],
        ),
        ("", CAPTURE, "1", "extra-turn", &[]),
        (
            "",
            PASSES_STORE,
            "6",
            "opponent-store",
            &["sow_opponent_store=true"],
        ),
        // A seed in the other store, and the last one falls elsewhere.
        ("", PASSES_STORE, "6", "no-capture", &["capture=none"]),
        ("", LAP, "3", "no-start-house", &["skip_origin=true"]),
        ("", "start", "1", "relay", &["lap=relay"]),
        ("lap=relay", "start", "1", "no-relay", &["lap=single"]),
        ("", "start", "3", "no-extra-turn", &["extra_turn_limit=0"]),
        // The one that says most; 0 would have ended the turn before.
        (
            "",
            "S 3 0 0 0 2 1 (12) / N 4 4 4 4 4 0 (10) s",
            "6 5",
            "no-extra-turn",
            &["extra_turn_limit=1"],
        ),
        (
            "extra_turn_limit=0",
            "start",
            "3",
            "extra-turn",
            &["extra_turn_limit=null"],
        ),
        ("", LAST_SEED, "6", "not-over", &["end=pass"]),
        (
            "",
            LAST_SEED,
            "6",
            "rest-south",
            &["remaining=emptier", "remaining=last_mover"],
        ),
        ("", LAST_SEED, "6", "rest-nobody", &["remaining=discard"]),
        (
            "",
            LAST_SEED,
            "6",
            "south-wins",
            &["remaining=emptier", "remaining=last_mover"],
        ),
        ("", LAST_SEED, "6", "draw", &["remaining=discard"]),
        // North moved although South had an extra turn.
        ("", "start", "3 N1", "allowed", &["extra_turn_limit=0"]),
        ("", "start", "1 swap", "allowed", &["pie=true"]),
        ("", "start", "3 6 swap", "allowed", &["pie=true"]),
        ("", "start", "N1", "allowed", &[]),
        ("", "start", "pass", "allowed", &[]),
        // The last seed falls into house 1 instead of house 2, opposite four seeds.
        ("", FAR, "6", "capture", &["sow_opponent_store=true"]),
        (
            "",
            FAR,
            "6",
            "capture=4",
            &["capture=leave_own sow_opponent_store=true"],
        ),
    ] {
        let found = would_be_right(changes, board, moves, first);
        assert_eq!(found, expected, "{changes} {board} {moves} {first}");
    }
}

#[test]
fn the_way_round_the_board_is_never_named() {
    for (changes, board, moves, _) in CASES {
        for what in What::all() {
            for set in would_be_right(changes, board, moves, what.as_str()) {
                let names_it = set.contains("direction") || set.contains("store_side");
                assert!(!names_it, "{board} {moves}: {set}");
            }
        }
    }
}

#[test]
fn each_person_is_told_why_by_which_rule_and_what_would_change_it() {
    let settled = settle("", NOTHING_OPPOSITE, "1", "capture", "nothing");
    assert_eq!(settled.verdict, "The second person is right.");
    let [first, second] = &settled.said[..] else {
        panic!("{settled:?}")
    };
    assert_eq!(
        first.told,
        "The first person says: “Seeds are captured.” That is not right."
    );
    assert_eq!(
        first.reason,
        "Nothing is captured, because the house opposite is empty."
    );
    assert_eq!(first.rule.as_str(), "capture.opposite-empty");
    let words = Words::new(Language::English);
    assert_eq!(words.cite(&first.sources[0]), "Philos p. 2");
    assert_eq!(
        first.otherwise.as_deref(),
        Some("Under the house rule “empty capture” the first person would be right.")
    );
    assert_eq!(
        second.told,
        "The second person says: “Nothing is captured, and the other player moves.” That is right."
    );
    assert_eq!((&second.reason, &second.otherwise), (&first.reason, &None));
}

#[test]
fn who_says_nothing_is_not_judged() {
    let said = |first, second| settle("", NOTHING_OPPOSITE, "1", first, second).verdict;
    assert_eq!(said("capture", ""), "The first person is not right.");
    assert_eq!(said("", "over"), "The second person is not right.");
    assert_eq!(said("capture", "over"), "Neither is right.");
    assert_eq!(said("nothing", "no-capture"), "Both are right.");
    let ruling = judge("", NOTHING_OPPOSITE, &["1"]);
    let words = Words::new(Language::English);
    assert_eq!(Claims::default().settle(&ruling, &["1"], &words), None);
}

#[test]
fn a_claim_is_found_by_its_name_and_reads_well() {
    for &language in Language::ALL {
        let words = Words::new(language);
        for what in What::all() {
            let claim = Claim { what, seeds: None };
            assert_eq!(Claim::find(what.as_str()), Some(claim));
            assert!(!claim.say(&words).ends_with('.'));
        }
        let counted = Claim::find("capture=7").expect("a claim");
        assert!(counted.say(&words).contains('7'));
    }
    for text in [
        "",
        "capture=",
        "capture=x",
        "capture=256",
        "over=1",
        "Capture",
    ] {
        assert_eq!(Claim::find(text), None, "{text}");
    }
}

#[test]
fn every_case_reads_well_in_every_language() {
    for &language in Language::ALL {
        let words = Words::new(language);
        for (changes, board, moves, _) in CASES {
            let moves: Vec<&str> = moves.split(' ').collect();
            let ruling = judge(changes, board, &moves);
            for what in What::all() {
                let claims = Claims {
                    first: Some(Claim { what, seeds: None }),
                    second: None,
                };
                let settled = claims.settle(&ruling, &moves, &words).expect("a claim");
                let said = &settled.said[0];
                let texts = [&settled.verdict, &said.told, &said.reason];
                for text in texts.into_iter().chain(&said.otherwise) {
                    assert!(text.ends_with(['.', '!']), "{text}");
                    assert!(!text.contains(" / N "), "{text}");
                }
                assert_eq!(said.otherwise.is_some(), !said.right);
            }
        }
    }
}

#[test]
fn while_the_game_goes_on_that_is_the_reason_against_every_end() {
    let both = "The game is not over: both sides still hold seeds.";
    let one = "The game is not over: whoever’s turn it is still has seeds to sow.";
    let passed = "S 1 0 0 0 2 0 (23) / N 0 0 0 0 0 0 (22) s";
    for (changes, board, reason) in [("", "start", both), ("end=pass", passed, one)] {
        for claim in ["south-wins", "draw", "over", "rest-owner", "not-over"] {
            let settled = settle(changes, board, "1", claim, "allowed");
            assert_eq!(settled.said[0].right, claim == "not-over");
            assert_eq!(settled.said[0].reason, reason, "{claim}");
        }
    }
}

#[test]
fn what_a_lap_brings_the_start_house_is_said_straight() {
    let settled = settle("", LAP, "3", "start-house", "no-start-house");
    let reason = "Sowing that comes all the way round puts a seed into the lifted house too.";
    for said in &settled.said {
        assert_eq!(said.reason, reason);
    }
    let settled = settle(
        "skip_origin=true",
        LAP,
        "3",
        "start-house",
        "no-start-house",
    );
    for said in &settled.said {
        assert_eq!(said.reason, "The house it began from is passed over.");
    }
}
