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
fn small_values_come_out_and_those_not_known_are_named() {
    let small = data("small_values.jsonl");
    let ran = kalaha(&["check", &small]);
    assert_eq!(
        ran.out,
        format!(
            "{small}: 7 skipped, because the value is not known: \
             houses=2 seeds=1 direction=cw; houses=2 seeds=3 direction=cw; \
             houses=2 direction=cw; houses=3 seeds=2 direction=cw; \
             houses=3 seeds=3 direction=cw; houses=4 seeds=2 capture=none; \
             houses=4 seeds=2 direction=cw\n\
             97 passed, 0 failed, 7 skipped\n"
        )
    );
    assert_eq!((ran.status, &*ran.err), (0, ""));
}

#[test]
fn published_values_come_out_as_far_as_the_time_allows() {
    let ran = kalaha(&["check", "--json", "--max-seconds", "2", &data("values.tsv")]);
    let json: serde_json::Value = serde_json::from_str(&ran.out).expect("it is JSON");
    assert_eq!((ran.status, &json["failed"]), (0, &0.into()), "{}", ran.out);
    assert!(json["passed"].as_u64() > Some(0), "{}", ran.out);
    let skips = json["skips"].as_array().expect("a list");
    let why = |id: &str| &skips.iter().find(|skip| skip["id"] == id).expect(id)["why"];
    assert_eq!(why("empty 6 6 root"), "time");
    assert_eq!(why("standard 6 6 5"), "not_known");
}

const VALUES: &str = "\
capture\thouses\tseeds\tmove\tvalue\tkind\tsource\tnote
standard\t4\t3\troot\t+6\texact\t-
standard\t4\t3\troot\t+5\texact\t-
standard\t4\t3\t2\t+6\texact\t-
standard\t4\t3\t2-4\t>=+6\tlower_bound\t-
standard\t4\t3\troot\t<=+4\tupper_bound\t-
standard\t4\t3\troot\t<0\twld\t-
standard\t4\t3\troot\t?\tunknown\t-
standard\t4\t3\t5\t+6\texact\t-
standard\t4\t3\troot\t+6\tguess\t-
";

#[test]
fn the_book_is_checked_too() {
    let rows = "rules\tposition\tvalue\tbest\n\
                standard\tS 0 0 0 0 2 1 (20) / N 0 0 0 1 0 2 (22) s\t-2\t6\n\
                standard\tS 0 0 0 0 2 1 (20) / N 0 0 0 1 0 2 (22) n\t1\t4\n\
                nobody\tS 0 0 0 0 2 1 (20) / N 0 0 0 1 0 2 (22) n\t1\t4\n";
    let path = file("book.tsv", rows);
    let ran = kalaha(&["check", &path]);
    assert!(
        ran.out
            .contains("FAILED S 0 0 0 0 2 1 (20) / N 0 0 0 1 0 2 (22) n ("),
        "{}",
        ran.out
    );
    assert!(
        ran.out.contains("a row of a book has a preset’s name"),
        "{}",
        ran.out
    );
    assert!(
        ran.out.ends_with("1 passed, 2 failed, 0 skipped\n"),
        "{}",
        ran.out
    );
    // What the help gives as an example can be read to the last file.
    let book = data("book.tsv");
    let ran = kalaha(&["check", &book, "--max-seconds=0"]);
    assert_eq!((ran.status, &*ran.err), (0, ""));
}

#[test]
fn wrong_values_are_told() {
    let path = file("values.tsv", VALUES);
    let ran = kalaha(&["check", &path]);
    let expected = "\
FAILED standard 4 3 root ({}, line 3): expected +5; came +6
FAILED standard 4 3 root ({}, line 6): expected <=+4; came +6
FAILED standard 4 3 root ({}, line 7): expected <0; came +6
FAILED {}, line 9, can’t be read: There is no house 5; houses are numbered 1 to 4 from their owner’s left.
FAILED {}, line 10, can’t be read: kind must be exact, wld, lower_bound, upper_bound or unknown, not “guess”
{}: 1 skipped, because the value is not known: standard 4 3 root
3 passed, 5 failed, 1 skipped
";
    assert_eq!(ran.out, expected.replace("{}", &path));
    assert_eq!(ran.status, 1);
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
fn the_atlas_is_checked_like_other_values() {
    let lines = r#"{"rules":{"houses":3,"seeds":2},"names":[],"value":4,"best":[[1]],"openings":[],"nodes":0,"table":0}
{"rules":{"houses":3,"seeds":2,"capture":"none"},"names":[],"value":2,"best":[[1]],"openings":[],"nodes":0,"table":0}
{"rules":{"houses":3,"seeds":2,"direction":"cw"},"names":[],"at_least":-4,"at_most":2,"limit":{"seconds":1},"best":[],"openings":[],"nodes":0,"table":0}
"#;
    let path = file("atlas.jsonl", lines);
    let ran = kalaha(&["check", &path]);
    let mut told = ran.out.lines();
    let failed = format!("FAILED Kalaha(3,2) capture=none ({path}, line 2): expected +2; came 0");
    assert_eq!(
        told.next().map(|line| line.replace("+0", "0")),
        Some(failed)
    );
    let skipped = told.next().expect("what is skipped");
    assert!(skipped.contains("Kalaha(3,2) direction=cw"), "{skipped}");
    assert_eq!(told.next(), Some("1 passed, 1 failed, 1 skipped"));
}

#[test]
fn answers_of_solve_can_be_checked() {
    let position = "S 0 0 0 0 2 1 (20) / N 0 0 0 1 0 2 (22)";
    let solve =
        |mover: &str| kalaha(&["solve", &format!("{position} {mover}"), "--moves", "--json"]);
    let south = solve("s").out;
    let wrong = south.replacen("\"value\":-2", "\"value\":-4", 1);
    let path = file("solved.jsonl", &(south + &solve("n").out + &wrong));
    let ran = kalaha(&["check", &path]);
    assert_eq!(
        ran.out,
        format!(
            "FAILED {position} s ({path}, line 3): expected -4; came -2\n\
             2 passed, 1 failed, 0 skipped\n"
        )
    );
}

#[test]
fn what_differs_is_told_with_id_expected_and_came() {
    let path = file("mixed.jsonl", MIXED);
    let ran = kalaha(&["check", &path]);
    let expected = "\
FAILED bad ({}, line 3): expected after=[0, 5, 5, 5, 5, 4, 0, 4, 4, 4, 4, 4, 4, 0] next=south; came after=[0, 5, 5, 5, 5, 4, 0, 4, 4, 4, 4, 4, 4, 0] next=north
FAILED empty ({}, line 4): expected after=[] next=south; came House 1 is empty. Choose a house with seeds in it.
FAILED {}, line 5, can’t be read: neither a JSON object nor a row of values
FAILED game ({}, line 7): expected after=[] result=none; came move 2: House 2 of South isn’t yours. Choose one on your own side.
FAILED {}, line 8: expected leaves=[2, 4] ends=[0, 1]; came leaves=[2, 3] ends=[0, 1]
FAILED {}, line 9, can’t be read: There is no rule called “seed”; did you mean “seeds”?
FAILED {}, line 10, can’t be read: no known kind of test: none of move, pv, moves, leaf_counts_depth1_10, value_south_margin, openings
2 passed, 7 failed, 0 skipped
";
    assert_eq!(ran.out, expected.replace("{}", &path));
    assert_eq!((ran.status, &*ran.err), (1, ""));
}

#[test]
fn what_is_wrong_with_data_is_told_in_the_language() {
    let path = file("mixed_de.jsonl", MIXED);
    let ran = kalaha(&["check", &path, "--lang", "de"]);
    for told in [
        "Mulde 1 ist leer.",
        "weder ein JSON-Objekt noch eine Zeile mit Werten",
        "Zug 2: Mulde 2 von Süd gehört dir nicht.",
        "keine bekannte Art von Test: nichts von move, pv",
    ] {
        assert!(ran.out.contains(told), "{told}\n{}", ran.out);
    }
    assert!(ran.out.ends_with("2 passed, 7 failed, 0 skipped\n"));
    let json = |lang| kalaha(&["check", "--json", &path, "--lang", lang]).out;
    assert_eq!(json("de"), json("en"));
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
         no known kind of test: none of move, pv, moves, leaf_counts_depth1_10, value_south_margin, openings.\n\
         {broken} holds no test data; its line 1 can’t be read: \
         it ends too early, at column 8.\n\
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
