//! `kalaha judge`: rulings, refusals, and what can't be read.

mod claims;
#[path = "../common/mod.rs"]
mod common;

use common::kalaha;
use serde_json::{Value, json};

const EMPTY_OPPOSITE: &str = "S 1 0 0 0 0 3 (10) / N 4 4 4 0 0 4 (18) s";

fn ruling(args: &[&str], status: i32) -> Value {
    let ran = kalaha(&[&["judge", "--json"], args].concat());
    assert_eq!((ran.status, &*ran.err), (status, ""), "{args:?}");
    serde_json::from_str(&ran.out).expect("it is JSON")
}

#[test]
fn a_dispute_is_settled_in_words() {
    let ran = kalaha(&["judge", EMPTY_OPPOSITE, "1"]);
    assert_eq!((ran.status, &*ran.err), (0, ""));
    let mut lines = ran.out.lines();
    assert_eq!(
        lines.next(),
        Some(
            "By the standard rules the last seed stays in South’s house 2, because the house \
             opposite is empty. North moves next."
        )
    );
    for line in [
        "  S 0 1 0 0 0 3 (10) / N 4 4 4 0 0 4 (18) n",
        "  3. Nothing is captured, because the house opposite is empty. (Nothing opposite, no \
         capture)",
        "  - Philos p. 2",
        "  - Under the house rule “empty capture” (capture=empty) South’s store would hold 11 \
         instead of 10.",
    ] {
        assert!(
            lines.any(|found| found == line),
            "{line}\nis missing in\n{}",
            ran.out
        );
    }
}

#[test]
fn a_program_gets_the_layout_of_the_data() {
    let answer = ruling(&[EMPTY_OPPOSITE, "1"], 0);
    let keys: Vec<&String> = answer.as_object().expect("an object").keys().collect();
    assert_eq!(
        keys,
        [
            "rules",
            "before",
            "to_move",
            "moves",
            "events",
            "after",
            "next",
            "result",
            "would_differ"
        ]
    );
    assert_eq!(answer["rules"]["v"], 1);
    assert_eq!(
        answer["rules"].as_object().map(serde_json::Map::len),
        Some(14)
    );
    assert_eq!(
        answer["before"],
        json!([1, 0, 0, 0, 0, 3, 10, 4, 4, 4, 0, 0, 4, 18])
    );
    assert_eq!(answer["to_move"], "south");
    assert_eq!(answer["moves"], json!([0]));
    assert_eq!(
        answer["after"],
        json!([0, 1, 0, 0, 0, 3, 10, 4, 4, 4, 0, 0, 4, 18])
    );
    assert_eq!(
        (&answer["next"], &answer["result"]),
        (&json!("north"), &Value::Null)
    );
    assert_eq!(
        answer["events"],
        json!([
            {"type": "lift", "side": "south", "house": 0, "seeds": 1, "rule": "move.own-house"},
            {"type": "sow", "pit": {"side": "south", "house": 1}, "seeds": 1,
             "rule": "sow.one-by-one"},
            {"type": "no_capture", "reason": "opposite_empty", "rule": "capture.opposite-empty"},
        ])
    );
    assert!(
        answer["would_differ"]
            .as_array()
            .expect("a list")
            .contains(&json!({
                "set": {"capture": "empty"},
                "after": [0, 0, 0, 0, 0, 3, 11, 4, 4, 4, 0, 0, 4, 18],
                "next": "north",
                "result": null,
            }))
    );
}

#[test]
fn the_rules_can_be_changed_and_extra_turns_be_used_up() {
    let answer = ruling(&["--set", "capture=empty", EMPTY_OPPOSITE, "1"], 0);
    assert_eq!(
        answer["after"],
        json!([0, 0, 0, 0, 0, 3, 11, 4, 4, 4, 0, 0, 4, 18])
    );
    let extra = "S 0 0 0 0 0 1 (1) / N 4 4 4 4 4 4 (0) s +1";
    assert_eq!(
        ruling(&[extra, "6", "--set", "end=pass"], 0)["next"],
        "north"
    );
    let extra = "S 1 0 0 0 0 1 (1) / N 4 4 4 4 4 4 (0) s +1";
    assert_eq!(
        ruling(&[extra, "6", "--rules", "familie"], 0)["next"],
        "north"
    );
    let granted = ruling(&[extra, "6"], 0);
    assert_eq!(granted["next"], "south");
    assert_eq!(
        (&granted["extra_used"], &granted["extra_used_after"]),
        (&json!(1), &json!(2))
    );
}

#[test]
fn the_end_comes_with_the_sweep_and_the_result() {
    let answer = ruling(&["S 0 0 0 0 0 1 (20) / N 1 0 0 0 0 2 (24) s", "6"], 0);
    assert_eq!(
        answer["after"],
        json!([0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 27])
    );
    assert_eq!(
        (&answer["next"], &answer["result"]),
        (&json!("over"), &json!("north"))
    );
    let over = &answer["events"].as_array().expect("a list");
    assert_eq!(
        over.last(),
        Some(&json!({
            "type": "result", "south": 21, "north": 27, "winner": "north",
            "rule": "result.most-seeds",
        }))
    );
}

#[test]
fn the_forms_of_a_position_and_of_moves() {
    let people = ruling(
        &["S 4 4 4 4 4 4 (0) / N 4 4 4 4 4 4 (0) s", "3", "s6", "N2"],
        0,
    );
    assert_eq!(people, ruling(&["start", "S3", "6", "2"], 0));
    assert_eq!(
        people,
        ruling(&["<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>", "3", "6", "2"], 0)
    );
    assert_eq!(people["moves"], json!([2, 5, 1]));
    let swapped = ruling(&["--rules", "pie", "start", "1", "swap"], 0);
    assert_eq!(swapped["moves"], json!([0, "swap"]));
    assert_eq!(
        swapped["after"],
        json!([4, 4, 4, 4, 4, 4, 0, 0, 5, 5, 5, 5, 4, 0])
    );
    assert_eq!(swapped["next"], "south");
}

#[test]
fn a_swap_that_is_gone_stays_gone() {
    let board = "S 4 4 4 4 4 4 (0) / N 4 4 4 4 4 4 (0) s";
    ruling(&["--rules", "pie", board, "1", "swap"], 0);
    let gone = format!("{board} last");
    let answer = ruling(&["--rules", "pie", &gone, "1", "swap"], 1);
    assert_eq!(answer["refused"]["code"], "move.no_swap");
}

/// A move that is well formed but not allowed: status 1, by which rule, and what is allowed.
#[test]
fn a_refusal_is_a_ruling_too() {
    let over = "S 0 0 0 0 0 0 (24) / N 4 4 4 4 4 4 (0) s";
    let cases = [
        (
            ["start", "7"],
            "move.no_such_house",
            "move.no-such-house",
            "There is no house 7; houses are numbered 1 to 6 from their owner’s left.",
        ),
        (
            ["start", "0"],
            "move.no_such_house",
            "move.no-such-house",
            "There is no house 0; houses are numbered 1 to 6 from their owner’s left.",
        ),
        (
            [EMPTY_OPPOSITE, "2"],
            "move.empty_house",
            "move.empty-house",
            "House 2 is empty. Choose a house with seeds in it.",
        ),
        (
            ["start", "N1"],
            "move.foreign_house",
            "move.foreign-house",
            "House 1 of North isn’t yours. Choose one on your own side.",
        ),
        (
            [over, "1"],
            "move.game_over",
            "move.game-over",
            "The game is over; no more moves can be made.",
        ),
        (
            ["start", "pass"],
            "move.no_pass",
            "move.own-house",
            "Nobody may pass. Choose a house with seeds in it.",
        ),
        (
            ["start", "swap"],
            "move.no_swap",
            "pie.no-swap",
            "Sides can’t be swapped now; only the second player may, once, in place of the first \
             sowing, where the rules have pie=true.",
        ),
    ];
    for (args, code, rule, sentence) in cases {
        let answer = ruling(&args, 1);
        let refused = &answer["refused"];
        assert_eq!(
            (&refused["code"], &refused["rule"], &refused["sentence"]),
            (&json!(code), &json!(rule), &json!(sentence))
        );
        assert_eq!(answer["after"], answer["before"]);
        assert_eq!(
            (&answer["moves"], &answer["events"]),
            (&json!([]), &json!([]))
        );
    }
    assert_eq!(
        ruling(&[EMPTY_OPPOSITE, "2"], 1)["refused"]["allowed"],
        json!([0, 5])
    );
    let open = ruling(&["--rules", "pie", "start", "1", "7"], 1);
    assert_eq!(
        open["refused"]["allowed"],
        json!([0, 1, 2, 3, 4, 5, "swap"])
    );
    assert_eq!(open["moves"], json!([0]));
}

#[test]
fn a_refusal_in_words_names_the_rule_and_what_is_allowed() {
    let ran = kalaha(&["judge", "start", "N2"]);
    assert!(
        ran.out.starts_with(
            "South can’t choose North’s house 2, because only houses on one’s own side may be \
             chosen. South may choose 1, 2, 3, 4, 5 or 6.\n\
             \n\
             Only your own houses\n  You may only choose a house on your own side.\n"
        ),
        "{}",
        ran.out
    );
    assert_eq!((ran.status, &*ran.err), (1, ""));
}

/// Whoever counts houses as one of the pages does learns that here they begin with 1.
#[test]
fn a_house_number_that_does_not_exist_brings_the_other_way_of_counting() {
    let ran = kalaha(&["judge", "start", "0"]);
    assert_eq!(
        ran.out,
        "There is no house 0; houses are numbered 1 to 6 from their owner’s left. \
         South may choose 1, 2, 3, 4, 5 or 6.\n\
         \n\
         House numbers\n  \
         Houses are numbered from 1, beginning at their owner’s left.\n  \
         The page “Steg-for-steg-veiledning” (Norwegian page) counts from 0 and numbers all pits \
         0 to 13. It calls pit 7 North’s house 1, but by its own table of opposite houses that is \
         North’s house 0.\n"
    );
}

#[test]
fn what_cannot_be_read_is_told_with_the_place() {
    let twelve: &str = "S 1 1 1 1 1 1 1 1 1 1 1 1 1 (0) / N 1 1 1 1 1 1 1 1 1 1 1 1 (0) s";
    let cases: [(&[&str], &str, &str); 11] = [
        (
            &["start", "x"],
            "move.unreadable",
            "“x” is no move; write a house number such as 3, S3 or N3, or swap.",
        ),
        (
            &["start", "-1"],
            "move.unreadable",
            "“-1” is no move; write a house number such as 3, S3 or N3, or swap.",
        ),
        (
            &["start", ""],
            "move.unreadable",
            "“” is no move; write a house number such as 3, S3 or N3, or swap.",
        ),
        (
            &[twelve, "1", "--set", "houses=12"],
            "position.houses_differ",
            "South’s row has 13 counts, but the rules have 12 houses a side.",
        ),
        (
            &["S 4 4 4 4 (0) / N 4 4 4 4 (0) s", "1"],
            "position.houses_differ",
            "South’s row has 4 counts, but the rules have 6 houses a side. With --set houses=4 they have as \
             many.",
        ),
        (
            &["S 4 4 4 4 4 -4 (0) / N 4 4 4 4 4 4 (0) s", "1"],
            "position.unreadable",
            "Character 13 of the position must be a number of seeds, or “(” and the seeds in the \
             store, but there stands “-4”.",
        ),
        (
            &["S 4 4 4 4 4 400 (0) / N 4 4 4 4 4 4 (0) s", "1"],
            "position.unreadable",
            "The number “400” at character 13 of the position is too large; at most 255 is allowed.",
        ),
        (
            &["S 40 40 40 40 40 40 (50) / N 4 4 4 4 4 4 (0) s", "1"],
            "position.too_many_seeds",
            "The board holds 314 seeds; at most 255 are allowed.",
        ),
        (
            &["S 4 4 4 4 4 4 (0) / N 4 4 4 4 4 4 (0) s pie", "1"],
            "position.unreadable",
            "The position speaks of the swap at character 41, but these rules have none; set \
             pie=true or leave it out.",
        ),
        (
            &["<6,0,0,4>", "1"],
            "position.unreadable",
            "By the number at character 2 the position has 6 houses a side, so 12 counts must \
             follow those of the two stores, but 1 does.",
        ),
        (
            &["", "1"],
            "position.unreadable",
            "The position ends too early: character 1 must be “S”, “<” or the word “start”.",
        ),
    ];
    for (args, code, sentence) in cases {
        let ran = kalaha(&[&["judge"], args].concat());
        assert_eq!(
            (&*ran.err, &*ran.out, ran.status),
            (&*format!("{sentence}\n"), "", 2),
            "{args:?}"
        );
        let ran = kalaha(&[&["judge", "--json"], args].concat());
        let json: Value = serde_json::from_str(&ran.out).expect("it is JSON");
        assert_eq!(json, json!({"error": {"code": code, "sentence": sentence}}));
        assert_eq!(ran.status, 2);
    }
}

#[test]
fn odd_input_is_never_more_than_refused() {
    let long = "9".repeat(10_000);
    let odd = [
        "🦀",
        "S",
        "3 3",
        "３",
        "\u{202e}3",
        "1e3",
        "+1",
        "N",
        "--",
        "null",
        &long,
    ];
    for text in odd {
        for args in [["judge", "start", text], ["judge", text, "1"]] {
            let ran = kalaha(&args);
            assert!(
                ran.status == 1 || ran.status == 2,
                "{args:?}: {}",
                ran.status
            );
            assert!(!ran.err.contains("panicked"), "{}", ran.err);
        }
    }
}
