//! `kalaha judge --question`: what people argue about.

mod common;

use common::kalaha;
use serde_json::Value;

#[test]
fn all_questions_are_listed() {
    let ran = kalaha(&["judge", "--question", "list"]);
    assert_eq!((ran.status, &*ran.err), (0, ""));
    assert_eq!(ran.out.lines().count(), 22);
    let ran = kalaha(&["judge", "--question", "list", "--json"]);
    let listed: Value = serde_json::from_str(&ran.out).expect("it is JSON");
    assert_eq!(listed[7]["id"], "after-capture");
}

#[test]
fn a_question_is_answered_by_the_rules_given() {
    let ran = kalaha(&["judge", "--question", "1"]);
    assert_eq!((ran.status, &*ran.err), (0, ""));
    assert_eq!(
        ran.out,
        "Do I capture if the house opposite is empty?\n\
         No. Nothing lies opposite, so there is nothing to capture. Your last seed stays where it \
         is, and your turn ends.\n\
         \n\
         What it looks like\n\
         \u{20} S 1 0 0 0 0 3 (10) / N 4 4 4 0 0 4 (18) s\n\
         \u{20} Moves: 1\n\
         \u{20} S 0 1 0 0 0 3 (10) / N 4 4 4 0 0 4 (18) n\n\
         \u{20} By the standard rules the last seed stays in South’s house 2, because the house \
         opposite is empty. North moves next.\n\
         \n\
         Where it is taught\n\
         \u{20} - Philos p. 2\n\
         \u{20} - Noris “Deluxe Kalaha” p. 2\n\
         \u{20} - “Kalaha – regler och så spelar du” (Swedish page)\n\
         \u{20} - “Kalaha regler: steg for steg” (Norwegian page)\n\
         \u{20} - “Kalaha regler” (Danish page)\n\
         \n\
         House rules that would change it\n\
         \u{20} - Under the house rule “empty capture” (capture=empty) the answer is yes.\n"
    );
    let ran = kalaha(&["judge", "--question", "rest", "--rules", "alga", "--json"]);
    let answer: Value = serde_json::from_str(&ran.out).expect("it is JSON");
    assert_eq!(
        (&answer["number"], &answer["answer"]),
        (&2.into(), &"no".into())
    );
    assert_eq!(answer["otherwise"][0]["set"]["remaining"], "owner");
    assert_eq!(answer["otherwise"][0]["answer"], "yes");
}

/// Who wins is asked of the atlas.
#[test]
fn the_first_player_wins_where_that_is_proved() {
    for (set, reason) in [
        ("seeds=4", "Only if both play perfectly"),
        ("pie=true", "Not even if both play perfectly"),
        ("seeds=17", "Nobody plays perfectly"),
    ] {
        let ran = kalaha(&["judge", "--question", "20", "--set", set, "--json"]);
        let told: Value = serde_json::from_str(&ran.out).expect("it is JSON");
        // Nobody always wins, whatever perfect play would make of it.
        assert_eq!(told["answer"], "no", "{set}");
        assert!(
            told["reason"]
                .as_str()
                .is_some_and(|told| told.starts_with(reason)),
            "{set}: {told}"
        );
    }
}

/// Values that were published or solved count like those of the atlas.
#[test]
fn what_is_proved_of_a_larger_board_is_told() {
    for (name, set, is_proved) in [
        ("standard", "seeds=5", true),
        ("empty-capture", "seeds=5", true),
        ("six", "capture=standard", true),
        ("six", "capture=empty", true),
        ("six", "houses=5", true),
        ("standard", "houses=3", true),
        ("alga", "houses=6", false),
    ] {
        let ran = kalaha(&["judge", "--question", "20", "--rules", name, "--set", set]);
        let told = ran.out.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(
            told.contains("that is proved"),
            is_proved,
            "{name} {set}: {told}"
        );
    }
}

#[test]
fn an_unknown_question_is_told_so() {
    let ran = kalaha(&["judge", "--question", "23"]);
    assert_eq!(ran.status, 2);
    assert_eq!(
        ran.err.trim_end(),
        "There is no question “23”; kalaha judge --question list shows them all."
    );
    assert_eq!(kalaha(&["judge"]).status, 2);
    assert_eq!(kalaha(&["judge", "start"]).status, 2);
}

#[test]
fn every_value_of_every_option_is_shown_on_a_board() {
    let ran = kalaha(&["rules", "--options"]);
    assert_eq!((ran.status, &*ran.err), (0, ""));
    let capture = "Capture: even when the house opposite is empty (capture=empty)\n\
        If your last seed lands in an empty house of yours, you capture. Put it and the seeds \
        opposite into your store, even if there are none.\n\
        \u{20} S 1 0 0 0 0 3 (10) / N 4 4 4 0 0 4 (18) s\n\
        \u{20} Moves: 1\n\
        \u{20} S 0 0 0 0 0 3 (11) / N 4 4 4 0 0 4 (18) n\n";
    assert!(ran.out.contains(capture), "{}", ran.out);
    let ran = kalaha(&["rules", "--options", "--json"]);
    let told: Value = serde_json::from_str(&ran.out).expect("it is JSON");
    let told = told.as_array().expect("a list");
    let pie = told.last().expect("an option");
    assert_eq!((&pie["key"], &pie["value"]), (&"pie".into(), &true.into()));
    assert_eq!(pie["example"]["moves"], serde_json::json!([0, "swap"]));
}
