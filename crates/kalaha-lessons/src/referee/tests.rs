//! Every dispute is there, and every answer is what the board shows.

use kalaha::{Rules, Value, Verdict};
use kalaha_text::sources::{GERMAN, NORIS, PHILOS, SWEDISH, WIKIPEDIA_KALAH, ZPC};
use kalaha_text::{Language, Words};

use super::*;
use crate::rule_sets;

/// `key=value` for each rule that would turn the answer.
fn turns(dispute: &'static Dispute, rules: &Rules) -> Vec<String> {
    let settled = dispute.settle(rules, None);
    settled
        .otherwise
        .iter()
        .map(|other| format!("{}={}", other.key, other.value))
        .collect()
}

/// Number, answer by the standard rules, and the house rules under which the other side is right.
const LIST: [(u8, Answer, &[&str]); 22] = {
    use Answer::{Depends, No, Yes};
    [
        (1, No, &["capture=empty"]),
        (
            2,
            Yes,
            &[
                "remaining=emptier",
                "remaining=discard",
                "remaining=last_mover",
            ],
        ),
        (3, Yes, &["extra_turn_limit=0", "extra_turn_limit=1"]),
        (4, No, &["sow_opponent_store=true"]),
        (5, Yes, &["skip_origin=true", "capture=none"]),
        (6, Yes, &["skip_origin=true"]),
        (7, No, &["capture=empty"]),
        (8, No, &[]),
        (9, Yes, &["direction=cw", "store_side=left"]),
        (10, Yes, &[]),
        (11, No, &[]),
        (12, No, &[]),
        (13, No, &["direction=cw"]),
        (14, Yes, &["store_side=left"]),
        (15, No, &[]),
        (16, No, &[]),
        (17, No, &[]),
        (18, No, &[]),
        (19, No, &[]),
        (20, No, &[]),
        (21, No, &[]),
        (22, Depends, &[]),
    ]
};

#[test]
fn every_dispute_is_settled_by_the_standard_rules() {
    assert_eq!(DISPUTES.len(), LIST.len());
    for (dispute, (number, answer, house_rules)) in DISPUTES.iter().zip(LIST) {
        assert_eq!(dispute.number, number, "{}", dispute.id);
        let settled = dispute.settle(&Rules::STANDARD, None);
        assert_eq!(settled.answer, answer, "{number}");
        assert_eq!(turns(dispute, &Rules::STANDARD), house_rules, "{number}");
        let found = [number.to_string(), dispute.id.to_owned()];
        for text in found {
            assert_eq!(find(&text).map(|found| found.number), Some(number));
        }
    }
    assert!(find("23").is_none());
}

/// The answer under every rule set is what the example shows when it is played under it, and under
/// the house rules that turn the answer it shows the other one.
#[test]
fn the_board_shows_the_answer() {
    for dispute in DISPUTES {
        for rules in rule_sets() {
            let settled = dispute.settle(&rules, None);
            let Some(example) = settled.example else {
                assert!(dispute.shown.is_none(), "{}", dispute.id);
                continue;
            };
            let seen = dispute.seen(&example.ruling);
            assert_eq!(seen, Some(settled.answer), "{}: {rules:?}", dispute.id);
        }
    }
}

#[test]
fn the_answer_hangs_on_the_options_named_and_no_others() {
    for dispute in DISPUTES {
        for rules in rule_sets() {
            let here = (dispute.answer)(&rules, None);
            let there = (dispute.answer)(&dispute.shown_under(&rules), None);
            assert_eq!((here.answer, here.key), (there.answer, there.key));
        }
    }
}

#[test]
fn examples_hold_the_seeds_of_a_game_and_are_legal() {
    for dispute in DISPUTES {
        let Some(example) = dispute.settle(&Rules::STANDARD, None).example else {
            continue;
        };
        let ruling = example.ruling;
        assert_eq!(ruling.before.total(), 48, "{}", dispute.id);
        let refused = ruling.verdict != Verdict::Played;
        assert_eq!(refused, dispute.id == "must-move", "{}", dispute.id);
    }
}

/// The words of a dispute under a preset with changes.
fn said(number: &str, preset: &str, changes: &[(&str, &str)]) -> SettledText {
    let mut rules = Rules::preset(preset).expect("a preset");
    for &(key, value) in changes {
        rules.set(key, &Value::read(value)).expect("a value");
    }
    let dispute = find(number).expect("a dispute");
    dispute
        .settle(&rules, None)
        .say(&Words::new(Language::English))
}

#[test]
fn a_lap_takes_as_many_seeds_as_pits_are_sown() {
    for (preset, changes, seeds) in [
        ("standard", &[][..], "With 13 seeds"),
        ("standard", &[("houses", "4")], "With 9 seeds"),
        ("standard", &[("houses", "8")], "With 17 seeds"),
        ("all-stores", &[], "With 14 seeds"),
    ] {
        let reason = said("5", preset, changes).reason;
        assert!(reason.contains(seeds), "{reason}");
    }
    // Such a board holds two seeds.
    let few = said("5", "standard", &[("houses", "1"), ("seeds", "1")]).reason;
    assert!(few.contains("After exactly one lap"), "{few}");
    let dispute = find("5").expect("a dispute");
    let both = dispute.settle(&Rules::preset("all-stores").expect("a preset"), None);
    let board = both.example.expect("a board").example.board;
    assert!(board.starts_with("S 0 0 14 "), "{board}");
}

#[test]
fn without_extra_turns_no_answer_speaks_of_a_way_to_one() {
    let none = ("extra_turn_limit", "0");
    for (number, change, reason) in [
        (
            "8",
            ("capture", "standard"),
            "A capture ends your turn. These rules have no extra turns at all.",
        ),
        (
            "8",
            ("capture", "none"),
            "Nothing is ever captured under these rules. There are no extra turns either.",
        ),
        (
            "17",
            ("end", "either_empty"),
            "These rules have no extra turns at all. With your side empty the game is over.",
        ),
        (
            "17",
            ("end", "pass"),
            "These rules have no extra turns at all. After a last seed in your store the other \
             player moves.",
        ),
    ] {
        let text = said(number, "standard", &[none, change]);
        assert_eq!(text.reason, reason);
        assert_eq!(text.answer, "No.");
    }
}

#[test]
fn the_own_store_comes_last_where_it_lies_behind_the_other_row() {
    for (preset, changes, answer) in [
        ("standard", &[][..], "Yes."),
        ("mirror", &[], "Yes."),
        ("clockwise", &[], "No."),
        ("standard", &[("store_side", "left")], "No."),
    ] {
        assert_eq!(said("9", preset, changes).answer, answer, "{preset}");
    }
}

#[test]
fn a_source_is_cited_where_it_says_so() {
    let sources = |number, preset| said(number, preset, &[]).sources;
    assert_eq!(sources("12", "standard"), [PHILOS, ZPC]);
    assert_eq!(sources("13", "clockwise"), [WIKIPEDIA_KALAH, GERMAN]);
    let counter = sources("13", "standard");
    assert!(counter.contains(&NORIS), "{counter:?}");
    let old = sources("22", "standard");
    assert!(old.contains(&SWEDISH), "{old:?}");
}

/// Where no house rule turns an answer, that is said; of perfect play nothing is.
#[test]
fn every_answer_says_what_would_turn_it() {
    for dispute in DISPUTES {
        let said = said(dispute.id, "standard", &[]);
        let is_of_play = dispute.id == "first-player";
        assert_eq!(said.otherwise.is_empty(), is_of_play, "{}", dispute.id);
    }
    for number in ["12", "16", "18", "19", "21", "22"] {
        let never = "No house rule that we know of changes that.";
        assert_eq!(said(number, "standard", &[]).otherwise, [never]);
    }
}

#[test]
fn perfect_play_settles_who_wins() {
    let dispute = find("first-player").expect("a dispute");
    let words = Words::new(Language::English);
    let only = "Only if both play perfectly does the player who begins win";
    let not_even = "Not even if both play perfectly does the player who begins win";
    let unknown = "Nobody plays perfectly, so either of you can win.";
    for (at_least, at_most, reason) in [
        (2, 2, only),
        (1, 9, only),
        (0, 9, unknown),
        (0, 0, not_even),
        (-4, 0, not_even),
        (-4, 1, unknown),
    ] {
        let known = Some(Margins { at_least, at_most });
        let settled = dispute.settle(&Rules::STANDARD, known);
        // Always is too much to say, whatever perfect play would make of it.
        assert_eq!(settled.answer, Answer::No);
        let text = settled.say(&words);
        assert!(text.reason.starts_with(reason), "{}", text.reason);
    }
}

#[test]
fn every_answer_reads_well_and_names_its_source() {
    let words = Words::new(Language::English);
    let known = [(1, 1), (0, 0)].map(|(at_least, at_most)| Some(Margins { at_least, at_most }));
    for dispute in DISPUTES {
        for rules in rule_sets() {
            for known in known.into_iter().chain([None]) {
                let settled = dispute.settle(&rules, known);
                let text = settled.say(&words);
                assert!(text.question.ends_with('?'), "{}", text.question);
                let ends = text.reason.matches(['.', '!']).count();
                assert_eq!(ends, 2, "two sentences: {}", text.reason);
                for sentence in &text.otherwise {
                    assert!(sentence.ends_with('.'), "{sentence}");
                }
                // Nobody is known to teach some of the house rules.
                let taught = rules != Rules::STANDARD || !text.sources.is_empty();
                assert!(taught, "{}", dispute.id);
            }
        }
    }
}

#[test]
fn a_rule_knows_what_it_settles_and_by_which_rules() {
    for &rule in RuleId::ALL {
        for settled in of_rule(rule) {
            assert!(settled.rules.contains(&rule), "{rule}");
        }
    }
    let asked = |rule| -> Vec<&str> {
        let settled = of_rule(rule).into_iter();
        settled.map(|settled| settled.dispute.id).collect()
    };
    assert_eq!(
        asked(RuleId::CaptureOppositeEmpty),
        ["opposite-empty", "own-seed"]
    );
    let empty = &of_rule(RuleId::CaptureEmpty)[0];
    assert_eq!(empty.by, Rules::preset("empty-capture").expect("a preset"));
    assert_eq!(empty.answer, Answer::Yes);
}

#[test]
fn a_value_that_turns_the_answer_can_be_set() {
    let dispute = find("1").expect("a dispute");
    let settled = dispute.settle(&Rules::STANDARD, None);
    let [other] = &settled.otherwise[..] else {
        panic!("{:?}", settled.otherwise)
    };
    assert_eq!(other.value, Value::Word("empty".to_owned()));
    let text = settled.say(&Words::new(Language::English));
    assert_eq!(
        text.otherwise,
        ["Under the house rule “empty capture” the answer is yes."]
    );
    let typed = settled.say(&Words::with_codes(Language::English));
    assert_eq!(
        typed.otherwise,
        ["Under the house rule “empty capture” (capture=empty) the answer is yes."]
    );
}

#[test]
fn every_rule_leads_to_a_question_or_to_a_board_on_which_it_decides() {
    for &rule in RuleId::ALL {
        let Some((rules, example)) = example_of(rule) else {
            assert!(!of_rule(rule).is_empty(), "{rule} leads nowhere");
            continue;
        };
        assert!(of_rule(rule).is_empty(), "{rule} has a question");
        let ruling = example.play(rules).expect("a board of these rules").ruling;
        let refused_by = match &ruling.verdict {
            Verdict::Played => None,
            Verdict::Refused(error) => error.refused_by(),
        };
        let mut told = ruling.events.iter().map(|event| event.rule);
        assert!(
            refused_by == Some(rule) || refused_by.is_none() && told.any(|by| by == rule),
            "{rule} decides nothing"
        );
    }
}
