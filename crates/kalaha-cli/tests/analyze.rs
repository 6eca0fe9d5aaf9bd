//! `kalaha analyze` as people and scripts use it.

mod common;

use std::fs;
use std::path::PathBuf;

use common::{finish, kalaha, program};
use serde_json::{Value, json};

fn file(name: &str, content: &str) -> String {
    let directory = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("analyze");
    fs::create_dir_all(&directory).expect("a directory can be made");
    let path = directory.join(name);
    fs::write(&path, content).expect("a file can be written");
    path.to_str().expect("a plain path").to_owned()
}

/// South wins by 6 from the start (values.tsv: standard 4 3), by house 2 (+6) and not by 4 (−2).
const GAME: &str = "\
kalaha 1
rules: houses=4 seeds=3
south: Anna
result: *
S4
";

#[test]
fn each_move_of_a_game_is_valued() {
    let path = file("game.kalaha", GAME);
    let ran = kalaha(&["analyze", &path, "--threads=1"]);
    let better = "\
Anna wins by 6 seeds with best play from both.

     move  before  after  thrown away
  1  S4        +6     −2            8

What would have been better
  - Move 1, in place of S4: S2 S4,";
    assert!(ran.out.starts_with(better), "{}", ran.out);
    // A line to the end of the game is broken even where nothing says how wide the page is.
    let widest = ran.out.lines().map(|line| line.chars().count()).max();
    assert!(widest <= Some(80), "{}", ran.out);
    let chart = "

Anna’s margin with best play from then on
  +6 |*
  +5 |
  +4 |
  +3 |
  +2 |
  +1 |
   0 |--
  −1 |
  −2 | *
";
    assert!(ran.out.ends_with(chart), "{}", ran.out);
    assert_eq!((ran.status, &*ran.err), (0, ""));
}

#[test]
fn programs_get_one_object() {
    let path = file("json.kalaha", GAME);
    let ran = kalaha(&["analyze", &path, "--json", "--threads=1"]);
    let answer: Value = serde_json::from_str(&ran.out).expect("it is JSON");
    let ply = &answer["plies"][0];
    assert_eq!(
        (&ply["ply"], &ply["mover"], &ply["move"]),
        (&json!(0), &json!("south"), &json!(3))
    );
    let exact = |value: i16| json!({"value": value, "exact": true, "bound": "exact"});
    assert_eq!((&ply["before"], &ply["after"]), (&exact(6), &exact(-2)));
    assert_eq!(ply["thrown_away"], json!({"at_least": 8, "at_most": 8}));
    assert_eq!(ply["better"][0], 1);
    assert_eq!(answer["players"]["south"], "Anna");
    assert_eq!(answer["result"], Value::Null);
    assert!(answer["table"]["seeds"].is_number() && answer["nodes"].is_number());
}

#[test]
fn a_game_that_was_given_up_says_who_won() {
    let game = GAME.replace("result:", "north: Bo (resigned)\nresult:");
    let path = file("resigned.kalaha", &game);
    let ran = kalaha(&["analyze", &path, "--threads=1"]);
    let told = "Anna wins by 6 seeds with best play from both.\nBo gave up. Anna wins.\n";
    assert!(ran.out.starts_with(told), "{}", ran.out);
    let ran = kalaha(&["analyze", &path, "--json", "--threads=1"]);
    let answer: Value = serde_json::from_str(&ran.out).expect("it is JSON");
    assert_eq!(
        (&answer["result"], &answer["resigned"]),
        (&json!("south"), &json!("north"))
    );
}

#[test]
fn a_game_can_be_a_line_of_a_file_of_games() {
    let rules = r#"{"rules": {"houses": 4, "seeds": 3}, "moves": "#;
    let games = format!(
        "{rules}[[\"south\", 3]]}}\n\n{rules}[[\"south\", 1], [\"south\", 3]]}}\n\
         {rules}[[\"south\", 1], [\"north\", 0]]}}\n{{\"rules\": {{}}}}\n"
    );
    let path = file("games.jsonl", &games);
    let ran = kalaha(&["analyze", &path, "--line=3", "--threads=1"]);
    assert!(ran.out.contains("  2  S4        +6     +6"), "{}", ran.out);
    assert_eq!((ran.status, &*ran.err), (0, ""));
    for (line, expected) in [
        (
            "",
            format!("{path} holds 4 games; choose one with --line.\n"),
        ),
        ("--line=2", format!("{path} has no game in line 2.\n")),
        (
            "--line=4",
            format!(
                "{path}, line 4, move 2: House 1 of North isn’t yours. Choose one on your own side.\n"
            ),
        ),
        (
            "--line=5",
            format!(
                "{path}, line 5, holds something else than a game: the field moves is missing, at column 13.\n"
            ),
        ),
    ] {
        let mut args = vec!["analyze", &path];
        args.extend(Some(line).filter(|line| !line.is_empty()));
        let ran = kalaha(&args);
        assert_eq!((ran.status, &*ran.err, &*ran.out), (2, &*expected, ""));
    }
    // A game on its own needs no choice.
    let path = file("game.jsonl", games.lines().next().expect("a line"));
    assert_eq!(kalaha(&["analyze", &path, "--threads=1"]).status, 0);
}

#[test]
fn tables_can_come_from_a_file() {
    let path = file("tables.kalaha", GAME);
    let tables = PathBuf::from(&path).with_extension("tables");
    let _ = fs::remove_file(&tables);
    let tables = tables.to_str().expect("a plain path");
    let build = ["tables", "build", "--up-to=9", "--set=houses=4", "--out"];
    assert_eq!(kalaha(&[&build[..], &[tables]].concat()).status, 0);
    let analyze = [
        "analyze",
        &path,
        "--threads=1",
        "--table-file",
        tables,
        "--json",
    ];
    let answer: Value = serde_json::from_str(&kalaha(&analyze).out).expect("it is JSON");
    assert_eq!(answer["table"]["seeds"], 9);
    assert_eq!(answer["plies"][0]["after"]["value"], -2);
    // Tables of other rules are refused, never used.
    let other = file(
        "other.kalaha",
        &GAME.replace("seeds=3", "seeds=3 capture=empty"),
    );
    let ran = kalaha(&["analyze", &other, "--table-file", tables]);
    assert!(
        ran.err.contains("other rules: capture=standard"),
        "{}",
        ran.err
    );
    assert_eq!(ran.status, 2);
}

#[test]
fn a_whole_game_fits_a_narrow_screen() {
    let directory = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("analyze");
    fs::create_dir_all(&directory).expect("a directory can be made");
    let path = directory.join("whole.kalaha");
    let _ = fs::remove_file(&path);
    let path = path.to_str().expect("a plain path");
    let mut play = program();
    play.args(["play", "--south=greedy", "--set=houses=4", "--set=seeds=3"]);
    // The computer plays North as soon as a person has moved; the person follows its hints.
    play.args(["--north", "human"]);
    let typed = "1\n2\n3\n4\n".repeat(30) + &format!("save {path}\nquit\n");
    assert_eq!(finish(&mut play, &typed).status, 0);
    let mut analyze = program();
    analyze
        .args(["analyze", path, "--threads=1"])
        .env("COLUMNS", "40");
    let ran = finish(&mut analyze, "");
    assert_eq!((ran.status, &*ran.err), (0, ""));
    let chart = ran.out.split("best play from then on\n").nth(1);
    let chart = chart.expect("a chart");
    assert!(
        chart.lines().all(|line| line.chars().count() <= 40),
        "{chart}"
    );
    assert!(
        !chart.contains(':'),
        "all of a small game is certain: {chart}"
    );
    let answer = kalaha(&["analyze", path, "--threads=1", "--json"]);
    let answer: Value = serde_json::from_str(&answer.out).expect("it is JSON");
    let plies = answer["plies"].as_array().expect("a list");
    // What one has before a move is what is left after the last.
    for pair in plies.windows(2) {
        let (last, next) = (&pair[0]["after"]["value"], &pair[1]["before"]["value"]);
        let sign = if pair[0]["mover"] == pair[1]["mover"] {
            1
        } else {
            -1
        };
        assert_eq!(last.as_i64(), next.as_i64().map(|value| sign * value));
    }
}

#[test]
fn a_position_has_each_move() {
    let board = "S 0 0 0 0 2 1 (20) / N 0 0 0 1 0 2 (22) s";
    let ran = kalaha(&["analyze", board]);
    assert!(ran.out.contains("     6  −2\n     5  −4\n"), "{}", ran.out);
    let ran = kalaha(&["analyze", board, "--json"]);
    let answer: Value = serde_json::from_str(&ran.out).expect("it is JSON");
    assert_eq!(answer["moves"].as_array().map(Vec::len), Some(2));
}

#[test]
fn what_is_open_is_said_so() {
    let record = "kalaha 1\nrules: houses=6 seeds=6\nS1\n";
    let path = file("open.kalaha", record);
    let args = ["--max-seconds", "0.05", "--threads=1", "--memory=64M"];
    let ran = kalaha(&[&["analyze", &path][..], &args].concat());
    assert!(ran.out.contains("Not all of it was certain"), "{}", ran.out);
    assert_eq!((ran.status, &*ran.err), (0, ""));
}

#[test]
fn what_cannot_be_read_gets_one_sentence() {
    let path = file("rules.kalaha", GAME);
    let broken = file("broken.kalaha", "kalaha 1\nrules: houses=4 seeds=3\nS9\n");
    for (args, expected) in [
        (
            &["nowhere.kalaha"][..],
            "There is no file nowhere.kalaha.\n".to_owned(),
        ),
        (
            &[&path, "--rules", "kgp"],
            format!("The game in {path} has its own rules; leave out --rules and --set.\n"),
        ),
        (
            &[&broken],
            format!(
                "{broken}: In line 3: There is no house 9; houses are numbered 1 to 4 from their owner’s left.\n"
            ),
        ),
    ] {
        let ran = kalaha(&[&["analyze"], args].concat());
        assert_eq!((ran.status, &*ran.err, &*ran.out), (2, &*expected, ""));
    }
    let ran = kalaha(&["analyze", "S 4 4 (0"]);
    assert_eq!((ran.status, &*ran.out), (2, ""));
}
