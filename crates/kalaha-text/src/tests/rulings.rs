//! Rulings as a family reads them.

use kalaha::{RuleId, Ruling};

use super::{english, position};
use crate::{Language, Words};

fn verdict(set: &str, text: &str, chosen: &[&str]) -> String {
    let ruling = Ruling::judge(&position(set, text), chosen).expect("a ruling");
    english().ruling(&ruling).verdict
}

#[test]
fn a_family_learns_why_the_seed_stays() {
    let before = position("", "S 1 0 0 0 0 3 (10) / N 4 4 4 0 0 4 (18) s");
    let text = english().ruling(&Ruling::judge(&before, &["1"]).expect("a ruling"));
    assert_eq!(
        text.verdict,
        "By the standard rules the last seed stays in South’s house 2, \
         because the house opposite is empty. North moves next."
    );
    assert_eq!(
        english().cite_all(&text.sources[..2]),
        ["Philos p. 2", "Noris “Deluxe Kalaha” p. 2"]
    );
    assert_eq!(
        text.differences[0],
        "Under the house rule “empty capture” \
         South’s store would hold 11 instead of 10."
    );
    // Who types is told how the rule is typed.
    let typed = Words::with_codes(Language::English);
    let swap = typed.ruling(&Ruling::judge(&before, &["swap"]).expect("a ruling"));
    assert!(swap.verdict.contains("no swap (pie=false)."));
    let typed = typed.ruling(&Ruling::judge(&before, &["1"]).expect("a ruling"));
    assert!(typed.differences[0].contains("“empty capture” (capture=empty) South’s"));
    let last = text.steps.last().expect("a step");
    assert_eq!(last.1, RuleId::CaptureOppositeEmpty);
    assert_eq!(
        last.0,
        "Nothing is captured, because the house opposite is empty."
    );
}

#[test]
fn a_house_rule_is_named_where_it_decides() {
    let one_left = "S 0 0 0 0 0 1 (20) / N 1 0 0 0 0 2 (24) s";
    let nothing_left = "By the standard rules South gets no extra turn, because there is no seed \
                        left on South’s side.";
    assert_eq!(
        verdict("end=pass", one_left, &["6"]),
        format!(
            "{nothing_left} South has no seeds to sow and is passed over. \
             This is by the house rule “who can’t move is passed over”. North moves next."
        )
    );
    assert_eq!(
        verdict("remaining=emptier", one_left, &["6"]),
        format!(
            "{nothing_left} The game is over, because one side is empty. \
             South ran out first and takes the last 3 seeds, from North’s side. \
             This is by the house rule “the rest goes to the side that ran out”. \
             It’s a draw! You each have 24 seeds."
        )
    );
    assert_eq!(
        verdict(
            "majority=sweep",
            "S 4 0 0 0 0 1 (24) / N 1 0 0 0 0 2 (16) s",
            &["6"]
        ),
        "The game is over, because one store holds more than half of all seeds. \
         This is by the house rule “over at more than half, each side takes its own”. \
         South takes the last 4 seeds on their own side and puts them in the store. \
         North takes the last 3 seeds on their own side and puts them in the store. \
         South wins by 10 seeds: 29 to 19."
    );
}

#[test]
fn a_house_rule_is_not_named_for_what_is_standard() {
    let empty_opposite = "S 1 0 0 0 0 3 (10) / N 4 4 4 0 0 4 (18) s";
    for set in ["capture=none", "capture=leave_own", ""] {
        assert_eq!(
            verdict(set, empty_opposite, &["1"]),
            "By the standard rules the last seed stays in South’s house 2, \
             because the house opposite is empty. North moves next.",
            "{set}"
        );
    }
    assert_eq!(
        verdict("extra_turn_limit=2", "start", &["3"]),
        verdict("", "start", &["3"])
    );
    let opposite = "S 1 0 0 0 0 3 (10) / N 4 4 4 0 5 4 (13) s";
    assert_eq!(
        verdict("capture=empty", opposite, &["1"]),
        verdict("", opposite, &["1"])
    );
}

#[test]
fn a_family_learns_who_gets_the_rest() {
    let before = position("", "S 0 0 0 0 0 1 (24) / N 0 0 0 0 2 2 (19) s");
    let text = english().ruling(&Ruling::judge(&before, &["6"]).expect("a ruling"));
    assert_eq!(
        text.differences[..2],
        [
            "Under the house rule “who can’t move is passed over” the game would go on, \
             with 25 in South’s store, 19 in North’s, and North to move.",
            "Under the house rule “the rest goes to the side that ran out” or \
             the house rule “the rest goes to the side that sowed last” \
             South would win 29 to 19.",
        ]
    );
}

#[test]
fn of_many_limits_only_the_telling_ones_are_named() {
    let before = position("", "S 4 4 0 5 5 1 (1) / N 4 4 4 4 4 4 (0) s +3");
    let text = english().ruling(&Ruling::judge(&before, &["6"]).expect("a ruling"));
    assert_eq!(
        text.differences[0],
        "Under the house rule “at most 3 extra turns in a row” \
         North would move next."
    );
    let before = position(
        "extra_turn_limit=1",
        "S 4 4 0 5 5 1 (1) / N 4 4 4 4 4 4 (0) s +1",
    );
    let text = english().ruling(&Ruling::judge(&before, &["6"]).expect("a ruling"));
    assert_eq!(
        text.differences[0],
        "Under the standard rule “any number of extra turns” or the house \
         rule “at most 2 extra turns in a row” South would move next."
    );
}

#[test]
fn what_reads_alike_is_told_once() {
    let before = position("", "S 0 0 0 0 2 0 (25) / N 4 4 4 4 4 1 (0) s");
    let told = english().ruling(&Ruling::judge(&before, &["5"]).expect("a ruling"));
    assert!(
        told.differences.contains(
            &"Under the house rule “over at more than half, the rest stays” or the \
              house rule “over at more than half, each side takes its own” the \
              game would have been over before this move."
                .to_owned()
        ),
        "{:?}",
        told.differences
    );
    let before = position("", "S 0 0 0 0 0 0 (22) / N 1 1 0 0 0 0 (24) n");
    let told = english().ruling(&Ruling::judge(&before, &["2"]).expect("a ruling"));
    assert_eq!(
        told.differences,
        [
            "Under the house rule “over when the player to move can’t move” or \
             the house rule “who can’t move is passed over” the game would not be over, \
             and North would be to move."
        ]
    );
}

#[test]
fn a_limit_reads_well_even_where_no_extra_turn_is_granted() {
    for (limit, rule) in [
        (0, "no extra turns"),
        (1, "at most 1 extra turn in a row"),
        (2, "at most 2 extra turns in a row"),
    ] {
        let set = format!("extra_turn_limit={limit}");
        let text = format!("S 4 4 0 5 5 1 (1) / N 4 4 4 4 4 4 (0) s +{limit}");
        assert_eq!(
            verdict(&set, &text, &["6"]),
            format!(
                "By the house rule “{rule}” South does not move again, \
                 although the last seed lands in South’s store. North moves next."
            )
        );
    }
}

#[test]
fn a_refused_move_says_what_is_allowed() {
    let before = position("", "S 0 0 0 0 2 1 (20) / N 0 0 0 1 0 2 (22)");
    let text = english().ruling(&Ruling::judge(&before, &["4"]).expect("a ruling"));
    assert_eq!(
        text.verdict,
        "South can’t choose house 4, because it is empty. South may choose 5 or 6."
    );
    assert_eq!(
        verdict("", "S 0 0 0 0 2 1 (20) / N 0 0 0 1 0 2 (22)", &["pass"]),
        "South can’t pass, because whoever has seeds to sow must move. South may choose 5 or 6."
    );
}

#[test]
fn a_move_after_the_end_learns_why_and_who_won() {
    assert_eq!(
        verdict("", "S 0 0 0 0 0 0 (22) / N 1 1 0 0 0 0 (24) s", &["1"]),
        "The game is over, because one side is empty. North wins by 4 seeds: 26 to 22. \
         No move can be made any more."
    );
    // After the sweep one side is empty too, but that is not why.
    let before = "S 4 0 0 0 0 1 (24) / N 1 0 0 0 0 2 (16) s";
    assert_eq!(
        verdict("majority=sweep", before, &["6", "1"]),
        "The game is over, because one store holds more than half of all seeds. \
         South wins by 10 seeds: 29 to 19. No move can be made any more."
    );
    let circling = ["1", "1", "2", "2", "1", "1", "2", "2", "1"];
    assert_eq!(
        verdict(
            "houses=2 capture=none end=mover_stuck direction=cw",
            "S 1 0 (3) / N 1 0 (2) s",
            &circling
        ),
        "The game is over, because this position has come up for the third time. \
         That rule is our own. South wins by one seed: 4 to 3. No move can be made any more."
    );
}

/// 25 of 48 seeds win whatever comes.
#[test]
fn a_side_that_gets_past_half_is_told_to_win() {
    let past = "S 1 0 0 0 0 1 (24) / N 4 4 4 4 4 2 (0) s";
    let certain = "South is certain to win: 25 of 48 seeds are in the store.";
    let past = verdict("", past, &["6"]);
    assert!(past.contains(certain), "{past}");
    let half = "S 1 1 0 0 0 1 (23) / N 4 4 4 4 4 2 (0) s";
    let not_yet = verdict("", half, &["6"]);
    assert!(!not_yet.contains("certain"), "{not_yet}");
}

/// What is peculiar to a house rule is said, not only how the move ends.
#[test]
fn sowing_on_and_going_on_are_told_by_their_house_rules() {
    let relay = verdict(
        "lap=relay",
        "S 2 0 1 0 2 0 (16) / N 4 4 4 4 3 0 (8) s",
        &["1"],
    );
    let on = "By the house rule “sow on” South sows on 3 times. By the standard rules nothing is captured,";
    assert!(relay.starts_with(on), "{relay}");
    let board = "S 0 0 0 0 0 2 (22) / N 0 0 0 0 0 3 (21) s";
    let stuck = verdict("end=mover_stuck", board, &["6"]);
    let on = "the game goes on, although one side is empty. North moves next.";
    assert!(
        stuck.contains("By the house rule “") && stuck.ends_with(on),
        "{stuck}"
    );
    let passed = verdict("end=pass", board, &["S6", "N1"]);
    assert!(!passed.contains("goes on"), "{passed}");
}
