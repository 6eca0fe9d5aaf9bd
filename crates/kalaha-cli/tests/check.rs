//! `kalaha check` on all test data, and on data that is wrong.

mod common;

use std::fs;
use std::path::PathBuf;

use common::kalaha;

fn data(name: &str) -> String {
    format!("{}/../../data/{name}", env!("CARGO_MANIFEST_DIR"))
}

/// The last line of a check of a file in `data/`.
fn last_line(name: &str) -> String {
    let ran = kalaha(&["check", &data(name)]);
    assert_eq!((ran.status, &*ran.err), (0, ""), "{}", ran.out);
    ran.out.lines().last().unwrap_or_default().to_owned()
}

#[test]
fn all_moves_come_out() {
    assert_eq!(
        last_line("vectors.jsonl"),
        "706 passed, 0 failed, 0 skipped"
    );
}

#[test]
fn all_games_come_out() {
    assert_eq!(last_line("games.jsonl"), "50 passed, 0 failed, 0 skipped");
}

#[test]
fn all_move_sequences_come_out_to_depth_8() {
    assert_eq!(last_line("perft.jsonl"), "18 passed, 0 failed, 0 skipped");
}

#[test]
fn values_are_skipped_by_name() {
    let (small, values) = (data("small_values.jsonl"), data("values.tsv"));
    let ran = kalaha(&["check", &small, &values]);
    assert_eq!(
        ran.out,
        format!(
            "{small}: 104 of small_values skipped\n\
             {values}: 336 of values skipped\n\
             0 passed, 0 failed, 440 skipped\n"
        )
    );
    assert_eq!(ran.status, 0);
}

fn file(name: &str, content: &str) -> String {
    let directory = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("check");
    fs::create_dir_all(&directory).expect("a directory can be made");
    let path = directory.join(name);
    fs::write(&path, content).expect("a file can be written");
    path.to_str().expect("a plain path").to_owned()
}

const MIXED: &str = r#"
{"id":"good","rules":{},"before":[4,4,4,4,4,4,0,4,4,4,4,4,4,0],"to_move":"south","move":2,"after":[4,4,0,5,5,5,1,4,4,4,4,4,4,0],"next":"south","events":["store"]}
{"id":"bad","rules":{},"before":[4,4,4,4,4,4,0,4,4,4,4,4,4,0],"to_move":"south","move":0,"after":[0,5,5,5,5,4,0,4,4,4,4,4,4,0],"next":"south","events":[]}
{"id":"empty","rules":{},"before":[0,5,5,5,5,4,0,4,4,4,4,4,4,0],"to_move":"south","move":0,"after":[],"next":"south","events":[]}
nonsense
{"rules":{"pie":true},"moves":[["south",0],["north","swap"]],"after":[4,4,4,4,4,4,0,0,5,5,5,5,4,0],"result":null}
{"id":"game","rules":{},"moves":[["south",0],["south",1]],"after":[],"result":null}
{"houses":2,"seeds":2,"leaf_counts_depth1_10":[2,4],"game_ends_at_depth":[0,1]}
{"rules":{"seed":3},"moves":[],"after":[],"result":null}
{"question":1}
"#;

#[test]
fn what_differs_is_told_with_id_expected_and_came() {
    let path = file("mixed.jsonl", MIXED);
    let ran = kalaha(&["check", &path]);
    let expected = "\
FAILED bad ({}, line 3): expected after [0, 5, 5, 5, 5, 4, 0, 4, 4, 4, 4, 4, 4, 0], next south; came after [0, 5, 5, 5, 5, 4, 0, 4, 4, 4, 4, 4, 4, 0], next north
FAILED empty ({}, line 4): expected after [], next south; came House 1 is empty. Choose a house with seeds in it.
FAILED {}, line 5, can’t be read: neither a JSON object nor a row of values
FAILED game ({}, line 7): expected after [], result none; came north to make move 2, which is south's by the data
FAILED {}, line 8: expected leaves [2, 4], ends [0, 1]; came leaves [2, 3], ends [0, 1]
FAILED {}, line 9, can’t be read: There is no rule called “seed”; did you mean “seeds”?
FAILED {}, line 10, can’t be read: no known kind of test: none of move, moves, leaf_counts_depth1_10, value_south_margin
2 passed, 7 failed, 0 skipped
";
    assert_eq!(ran.out, expected.replace("{}", &path));
    assert_eq!((ran.status, &*ran.err), (1, ""));
}

#[test]
fn a_program_gets_one_object() {
    let path = file("mixed_json.jsonl", MIXED);
    let ran = kalaha(&["check", "--json", &path]);
    let json: serde_json::Value = serde_json::from_str(&ran.out).expect("it is JSON");
    assert_eq!((&json["passed"], &json["failed"]), (&2.into(), &7.into()));
    assert_eq!(json["failures"][0]["id"], "bad");
    assert_eq!(json["failures"][2]["line"], 5);
    assert_eq!(ran.status, 1);
}

#[test]
fn a_file_that_cannot_be_read_does_not_stop_the_others() {
    let ran = kalaha(&["check", ".", "nowhere.jsonl", &data("games.jsonl")]);
    assert_eq!(
        ran.err,
        ". is a directory; name a file.\nThere is no file nowhere.jsonl.\n"
    );
    assert_eq!(ran.out, "50 passed, 0 failed, 0 skipped\n");
    assert_eq!(ran.status, 2);
}

#[test]
fn a_file_without_tests_gets_one_sentence() {
    let readme = file("README.md", "\n# Test data\n\nMoves and games.\n");
    let other = file("other.jsonl", "{\"question\":1}\n{\"question\":2}\n");
    let broken = file("broken.jsonl", "{\"move\":");
    let empty = file("empty.jsonl", "\n");
    let ran = kalaha(&[
        "check",
        &readme,
        &other,
        &broken,
        &empty,
        &data("games.jsonl"),
    ]);
    let expected = format!(
        "{readme} holds no test data; its line 2 can’t be read: \
         neither a JSON object nor a row of values.\n\
         {other} holds no test data; its line 1 can’t be read: \
         no known kind of test: none of move, moves, leaf_counts_depth1_10, value_south_margin.\n\
         {broken} holds no test data; its line 1 can’t be read: \
         EOF while parsing a value at column 8.\n\
         {empty} holds no test data; it is empty.\n"
    );
    assert_eq!(ran.err, expected);
    assert_eq!(ran.out, "50 passed, 0 failed, 0 skipped\n");
    assert_eq!(ran.status, 2);
}

#[test]
fn move_sequences_are_counted_to_the_depth_asked_for() {
    // The count at depth 3 is wrong on purpose.
    let path = file(
        "deep.jsonl",
        r#"{"houses":6,"leaf_counts_depth1_10":[6,35,184]}"#,
    );
    assert_eq!(kalaha(&["check", "--depth", "2", &path]).status, 0);
    assert_eq!(kalaha(&["check", &path]).status, 1);
}
