//! The JSON of rule sets and moves.

use kalaha::{Error, House, Key, Move, Rules, Value};

use crate::rules;

#[test]
fn all_keys_are_written_and_missing_ones_take_their_defaults() {
    let json = serde_json::to_string(&rules("capture=empty extra_turn_limit=2 pie=true")).unwrap();
    assert_eq!(
        json,
        r#"{"v":1,"houses":6,"seeds":4,"direction":"ccw","store_side":"right","sow_opponent_store":false,"skip_origin":false,"lap":"single","extra_turn_limit":2,"capture":"empty","end":"either_empty","remaining":"owner","majority":"off","pie":true}"#
    );
    let read = |json: &str| serde_json::from_str::<Rules>(json).unwrap();
    assert_eq!(read("{}"), Rules::STANDARD);
    assert_eq!(read(r#"{"extra_turn_limit":null,"v":1}"#), Rules::STANDARD);
    assert_eq!(read(r#"{"seeds":3}"#), rules("seeds=3"));
}

#[test]
fn what_can_not_be_a_rule_set_is_refused() {
    for json in [
        "",
        "[]",
        "4",
        "{",
        r#"{"seed":4}"#,
        r#"{"seeds":0}"#,
        r#"{"seeds":-1}"#,
        r#"{"seeds":4.5}"#,
        r#"{"seeds":"4"}"#,
        r#"{"seeds":18446744073709551615}"#,
        r#"{"seeds":[4]}"#,
        r#"{"seeds":null}"#,
        r#"{"houses":13,"seeds":1}"#,
        r#"{"houses":12,"seeds":11}"#,
        r#"{"capture":"Standard"}"#,
        r#"{"pie":1}"#,
        r#"{"extra_turn_limit":256}"#,
        r#"{"v":2}"#,
        r#"{"v":"1"}"#,
        r#"{"pie":true,"pie":true}"#,
    ] {
        assert!(serde_json::from_str::<Rules>(json).is_err(), "{json}");
    }
}

#[test]
fn a_refusal_names_key_value_and_what_is_allowed() {
    let mut changed = rules("");
    let error = changed.set("capture", &Value::read("both"));
    let Err(Error::BadValue { key, value }) = &error else {
        panic!("{error:?}");
    };
    assert_eq!((*key, &**value), (Key::Capture, "both"));
    assert_eq!(key.allowed(), ["standard", "empty", "none", "leave_own"]);
    assert_eq!(changed, rules(""));

    let error = changed.set("captures", &Value::read("none"));
    assert_eq!(
        error,
        Err(Error::UnknownKey {
            key: "captures".to_owned(),
            nearest: vec!["capture"]
        })
    );
    // The form for logs begins with the code.
    let logged = error.expect_err("an unknown key").to_string();
    assert!(logged.starts_with("rules.unknown_key: "), "{logged}");
    let twice = [("pie", Value::Bool(true)), ("pie", Value::Bool(true))];
    assert_eq!(
        Rules::from_entries(twice),
        Err(Error::KeyTwice {
            key: "pie".to_owned()
        })
    );
    let error = changed.set("seeds", &Value::Int(128));
    assert!(matches!(
        error,
        Err(Error::BadValue {
            key: Key::Seeds,
            ..
        })
    ));
    assert_eq!(Key::Houses.allowed(), ["1..12"]);
    assert_eq!(Key::Seeds.allowed(), ["1..127"]);
    assert_eq!(Key::ExtraTurnLimit.allowed(), ["null", "0..255"]);
}

#[test]
fn moves_are_indices_from_zero_or_the_swap() {
    let read = |json: &str| serde_json::from_str::<Move>(json).ok();
    assert_eq!(read("2"), Some(Move::Sow(House::new(2))));
    assert_eq!(read(r#""swap""#), Some(Move::Swap));
    for json in ["-1", "256", "1.5", r#""3""#, "null", "true", "[2]"] {
        assert_eq!(read(json), None, "{json}");
    }
    assert_eq!(
        serde_json::to_string(&Move::Sow(House::new(2))).unwrap(),
        "2"
    );
    assert_eq!(serde_json::to_string(&Move::Swap).unwrap(), r#""swap""#);
}
