//! `kalaha judge --claim`: what two people say of a move.

use serde_json::{Value, json};

use crate::common::kalaha;
use crate::{EMPTY_OPPOSITE, ruling};

#[test]
fn two_people_are_told_who_is_right() {
    let typed = [
        "judge",
        "--claim",
        "capture",
        "--claim=nothing",
        EMPTY_OPPOSITE,
        "1",
    ];
    let ran = kalaha(&typed);
    assert_eq!((ran.status, &*ran.err), (0, ""));
    assert!(
        ran.out.starts_with(
            "The second person is right.\n  \
             - The first person says: “Seeds are captured.” That is not right. Nothing is captured, \
             because the house opposite is empty. (Nothing opposite, no capture) Under the house \
             rule “empty capture” (capture=empty) the first person would be right.\n"
        ),
        "{}",
        ran.out
    );
    let answer = ruling(&["--claim", "capture=7", EMPTY_OPPOSITE, "1"], 0);
    let case = &answer["case"];
    assert_eq!(case["sentence"], "The first person is not right.");
    let claim = &case["claims"][0];
    assert_eq!(
        (
            &claim["claim"],
            &claim["seeds"],
            &claim["right"],
            &claim["rule"]
        ),
        (
            &json!("capture"),
            &json!(7),
            &json!(false),
            &json!("capture.opposite-empty")
        )
    );
    assert_eq!(claim["house_rules"], json!([]));
    let answer = ruling(&["--claim", "capture", EMPTY_OPPOSITE, "1"], 0);
    assert_eq!(
        answer["case"]["claims"][0]["house_rules"],
        json!([{"capture": "empty"}])
    );
    assert_eq!(answer["next"], "north");
}

#[test]
fn claims_are_listed_and_others_are_refused() {
    let ran = kalaha(&["judge", "--claims", "--lang", "sv"]);
    assert_eq!((ran.status, &*ran.err), (0, ""));
    assert!(
        ran.out
            .contains("extra-turn         Samma spelare får spela igen\n"),
        "{}",
        ran.out
    );
    assert!(
        ran.out.ends_with(
            "Efter ”capture=” kan vilket antal kulor som helst stå, den sista medräknad.\n"
        ),
        "{}",
        ran.out
    );
    let listed: Value =
        serde_json::from_str(&kalaha(&["judge", "--claims", "--json"]).out).expect("it is JSON");
    assert_eq!(listed.as_array().map(Vec::len), Some(24));
    let ran = kalaha(&["judge", "--claim", "luck", "start", "1"]);
    assert_eq!(
        (ran.status, &*ran.err),
        (
            2,
            "There is no claim “luck”; kalaha judge --claims shows them all.\n"
        )
    );
    let three = [
        "judge",
        "--claim=over",
        "--claim=over",
        "--claim=over",
        "start",
        "1",
    ];
    let ran = kalaha(&three);
    assert_eq!(
        (ran.status, &*ran.err),
        (
            2,
            "A case is settled between two people, but 3 claims were given.\n"
        )
    );
}
