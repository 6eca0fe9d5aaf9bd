//! `kalaha rules`, and all that can be wrong with rules from outside.

mod common;

use std::fs;
use std::path::PathBuf;

use common::kalaha;

/// A file with that content in a directory of its own.
fn file(name: &str, content: &[u8]) -> PathBuf {
    let directory = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("rules");
    fs::create_dir_all(&directory).expect("a directory can be made");
    let path = directory.join(name);
    fs::write(&path, content).expect("a file can be written");
    path
}

#[test]
fn a_rule_set_in_words() {
    let ran = kalaha(&["rules", "familie"]);
    // What the atlas knows of it comes behind.
    let (told, _) = ran.out.split_once("\nWho wins").unwrap_or((&ran.out, ""));
    assert_eq!(
        told,
        "Family\n\
         Families with small children allow one extra turn at a time.\n\
         \n\
         - If your last seed lands in your own store, you move again, but only once in a row.\n\
         - Everything else is standard.\n"
    );
    assert_eq!((ran.status, &*ran.err), (0, ""));
    assert_eq!(
        kalaha(&["rules", "--set", "extra_turn_limit=1"]).out,
        ran.out
    );
}

#[test]
fn what_the_atlas_knows_is_told() {
    let small = ["--set", "houses=4", "--set", "seeds=3"];
    let told = |more: &[&str]| {
        let ran = kalaha(&[&["rules"], &small[..], more].concat());
        ran.out.lines().last().unwrap_or_default().to_owned()
    };
    assert_eq!(
        told(&[]),
        "With perfect play the one who starts wins by 6 seeds. Best first: house 2."
    );
    assert_eq!(
        told(&["--set", "pie=true"]),
        "With perfect play it is a draw. Most balanced first turn: house 2, then 1."
    );
    let two_changes = ["--set", "pie=true", "--set", "end=pass"];
    let unknown = "What perfect play makes of these rules is not known.";
    assert_eq!(told(&two_changes), unknown);
}

#[test]
fn the_standard_rules_are_told_whole() {
    let ran = kalaha(&["rules"]);
    assert!(ran.out.starts_with("Standard rules\n"), "{}", ran.out);
    let full = kalaha(&["rules", "--full"]);
    assert_eq!(full.out, ran.out);
    assert!(ran.out.lines().count() > 10, "{}", ran.out);
    let family = kalaha(&["rules", "familie", "--full"]);
    assert!(family.out.lines().count() > 10, "{}", family.out);
}

#[test]
fn all_presets_are_listed_with_their_other_names() {
    let ran = kalaha(&["rules", "--list"]);
    for preset in kalaha::PRESETS {
        let line = ran
            .out
            .lines()
            .find(|line| line.split_whitespace().next() == Some(preset.name))
            .unwrap_or_else(|| panic!("{} is not in\n{}", preset.name, ran.out));
        for alias in preset.aliases {
            assert!(line.contains(alias), "{line}");
        }
    }
    // Who plays by them and what perfect play makes of them stand below.
    let standard = "\
standard       Standard rules
               It is the common game, as the maker Philos and most rule pages teach it.
               With perfect play the one who starts wins by 8 seeds. Best first: house 3.
regler-se      Ends when you can’t move (also ludii)
";
    assert!(ran.out.starts_with(standard), "{}", ran.out);
    let below = |name: &str| -> String {
        let lines = ran.out.lines();
        let mut lines = lines.skip_while(|line| line.split_whitespace().next() != Some(name));
        lines.next().expect("the preset");
        let told = lines.take_while(|line| line.starts_with(' '));
        told.map(str::trim).collect::<Vec<_>>().join(" ")
    };
    let six = "With perfect play the one who starts wins by at least 4 seeds. \
               Worked out by Rawlings (2015).";
    assert!(below("six").ends_with(six), "{}", below("six"));
    let unknown = "What perfect play makes of these rules is not known.";
    assert!(below("alga").ends_with(unknown), "{}", below("alga"));
    let json: serde_json::Value =
        serde_json::from_str(&kalaha(&["rules", "--list", "--json"]).out).expect("it is JSON");
    assert_eq!(json[0]["atlas"]["value"], 8);
    assert_eq!(json[0]["atlas"]["best"], serde_json::json!([[2]]));
    assert_eq!(json.as_array().map(Vec::len), Some(kalaha::PRESETS.len()));
    assert_eq!(json[1]["aliases"][0], "ludii");
    assert_eq!(json[1]["rules"]["end"], "mover_stuck");
}

#[test]
fn rules_as_json_are_read_back() {
    let ran = kalaha(&["rules", "alga", "--set", "pie=true", "--json"]);
    assert!(
        ran.out.starts_with("{\"v\":1,\"houses\":6,\"seeds\":6,"),
        "{}",
        ran.out
    );
    let path = file("alga.json", ran.out.as_bytes());
    let again = kalaha(&["rules", path.to_str().expect("a plain path"), "--json"]);
    assert_eq!((again.status, again.out), (0, ran.out));
}

/// The program refuses these arguments with that sentence and status 2, and says nothing else.
fn refuses(args: &[&str], sentence: &str) {
    let ran = kalaha(args);
    assert_eq!(
        (&*ran.err, &*ran.out, ran.status),
        (&*format!("{sentence}\n"), "", 2),
        "{args:?}"
    );
}

#[test]
fn an_unknown_preset_is_told_with_the_nearest_names() {
    refuses(
        &["rules", "standart"],
        "There is no preset called “standart”; did you mean “standard”?",
    );
    refuses(
        &["judge", "--rules", "ava", "start", "1"],
        "There is no preset called “ava”; did you mean “avalanche”?",
    );
    let ran = kalaha(&["rules", "føø🦀"]);
    assert_eq!(ran.status, 2);
    assert!(
        ran.err
            .starts_with("There is no preset called “føø🦀”; the presets are standard, ")
    );
}

#[test]
fn a_wrong_change_names_key_value_and_what_is_allowed() {
    refuses(
        &["rules", "--set", "seeds"],
        "“seeds” sets nothing; write KEY=VALUE, such as seeds=3.",
    );
    refuses(
        &["rules", "--set", "capture=emty"],
        "“capture” can’t be “emty”; allowed is standard, empty, none or leave_own.",
    );
    refuses(
        &["rules", "--set", "houses=0"],
        "“houses” can’t be “0”; allowed is 1 to 12.",
    );
    refuses(
        &["rules", "--set", "seed=3"],
        "There is no rule called “seed”; did you mean “seeds”?",
    );
    refuses(
        &["play", "--set", "houses=12", "--set", "seeds=12"],
        "A board of 12 houses a side with 12 seeds in each holds 288 seeds; at most 255 are allowed.",
    );
    refuses(
        &[
            "perft",
            "--depth",
            "1",
            "--set",
            "seeds=99999999999999999999",
        ],
        "“seeds” can’t be “99999999999999999999”; allowed is 1 to 127.",
    );
}

#[test]
fn a_file_that_holds_no_rules_is_told_with_the_place() {
    let cases: [(&str, &[u8], &str); 9] = [
        (
            "broken.json",
            b"{\n  \"seeds\": 3,\n  \"houses\": [}\n}",
            "{} is broken JSON: look at line 3, column 14.",
        ),
        (
            "early.json",
            b"{\"seeds\": 3",
            "{} is broken JSON: it ends too early, in line 1, column 11.",
        ),
        (
            "list.json",
            b"[1]",
            "{} must be a JSON object; kalaha rules --json shows one.",
        ),
        (
            "key.json",
            b"{\"store\": \"left\"}",
            "{}: There is no rule called “store”; did you mean “store_side”?",
        ),
        (
            "twice.json",
            b"{\"seeds\": 3, \"seeds\": 4}",
            "{}: The rule “seeds” is set twice; once is enough.",
        ),
        (
            "quoted.json",
            b"{\"pie\": \"true\"}",
            "{}: “pie” can’t be “\"true\"”; allowed is false or true.",
        ),
        (
            "deep.json",
            b"{\"seeds\": {\"a\": 1}}",
            "{}: “seeds” can’t be “{\"a\":1}”; allowed is 1 to 127.",
        ),
        (
            "version.json",
            b"{\"v\": 2}",
            "{}: These rules are of format version “2”; this program reads version 1.",
        ),
        ("binary.json", b"\xff\xfe{}", "{} is no text in UTF-8."),
    ];
    for (name, content, sentence) in cases {
        let path = file(name, content);
        let path = path.to_str().expect("a plain path");
        refuses(&["rules", path], &sentence.replace("{}", path));
    }
}

#[test]
fn a_directory_or_nothing_is_no_file() {
    refuses(&["rules", "."], ". is a directory; name a file.");
    refuses(&["rules", "nowhere.json"], "There is no file nowhere.json.");
    refuses(
        &["judge", "--rules", "./standard", "start", "1"],
        "There is no file ./standard.",
    );
}

#[test]
fn a_program_gets_the_fault_as_json_too() {
    let ran = kalaha(&["rules", "standart", "--json"]);
    assert_eq!(
        ran.out,
        "{\"error\":{\"code\":\"rules.unknown_preset\",\"sentence\":\
         \"There is no preset called “standart”; did you mean “standard”?\"}}\n"
    );
    assert_eq!(ran.status, 2);
    let ran = kalaha(&["judge", "--json"]);
    assert_eq!(
        ran.out,
        "{\"error\":{\"code\":\"usage\",\"sentence\":\
         \"Something is missing: “<POSITION> <MOVE>...”.\"}}\n"
    );
    assert_eq!(ran.status, 2);
}

#[test]
fn every_command_shows_an_example() {
    for command in ["play", "judge", "rules", "perft", "check"] {
        let ran = kalaha(&[command, "--help"]);
        assert_eq!(ran.status, 0);
        let example = format!("\n  kalaha {command} ");
        assert!(
            ran.out.contains("Example") && ran.out.contains(&example),
            "{}",
            ran.out
        );
    }
    assert!(
        kalaha(&["--help"])
            .out
            .contains("\n  kalaha play --north computer ")
    );
}

#[test]
fn the_name_can_be_given_as_to_other_commands() {
    let by_name = kalaha(&["rules", "noris"]);
    let by_option = kalaha(&["rules", "--rules", "noris"]);
    assert_eq!((by_option.status, by_option.out), (0, by_name.out));
    assert_eq!(kalaha(&["rules", "noris", "--rules", "noris"]).status, 2);
}

#[test]
fn the_later_change_of_a_rule_wins() {
    let ran = kalaha(&["rules", "--set=seeds=3", "--set=seeds=5", "--json"]);
    assert!(ran.out.contains("\"seeds\":5"), "{}", ran.out);
}
