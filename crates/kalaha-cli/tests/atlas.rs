//! `kalaha atlas`: small boards, ended and taken up again, and all that can be wrong.

mod common;

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use common::{Ran, kalaha, program};
use serde_json::Value;

/// A file of that name, not there yet, in a directory of its own.
fn fresh(name: &str) -> PathBuf {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("atlas");
    fs::create_dir_all(&directory).expect("a directory can be made");
    let path = directory.join(name);
    if path.exists() {
        fs::remove_file(&path).expect("an old file can be removed");
    }
    path
}

const LIMITS: [&str; 6] = [
    "--max-seconds-per-set",
    "1",
    "--threads",
    "1",
    "--memory",
    "64MiB",
];

fn arguments<'a>(board: &[&'a str], out: &'a Path) -> Vec<&'a str> {
    let out = ["--out", out.to_str().expect("a path of text")];
    [&["atlas"], board, &LIMITS, &out].concat()
}

fn atlas(board: &[&str], out: &Path) -> Ran {
    kalaha(&arguments(board, out))
}

fn json(text: &str) -> Vec<Value> {
    let read = |line| serde_json::from_str(line).expect("a line of JSON");
    text.lines().map(read).collect()
}

/// What is known of each rule set.
fn by_rules(text: &str) -> HashMap<String, Value> {
    let lines = json(text);
    let count = lines.len();
    let found: HashMap<String, Value> = lines
        .into_iter()
        .map(|line| (line["rules"].to_string(), line))
        .collect();
    assert_eq!(found.len(), count, "each rule set once");
    found
}

#[test]
fn a_row_for_each_rule_set() {
    let path = fresh("rows.jsonl");
    let ran = atlas(&["--houses", "3", "--seeds", "1"], &path);
    assert_eq!((ran.status, &*ran.err), (0, ""));
    let mut lines = ran.out.lines();
    assert_eq!(
        lines.next(),
        Some("Kalaha(3,1): what the one who starts wins by with perfect play")
    );
    assert_eq!(lines.next(), Some("      margin  best first        rules"));
    assert_eq!(
        lines.next(),
        Some("           0  1, 3              standard, noris, six")
    );
    assert!(
        ran.out
            .contains("\n          +6  1, 2              lap=relay\n"),
        "{}",
        ran.out
    );
    assert!(
        ran.out
            .contains("\n           0  1, 3-1, 3-2       pie (pie=true)\n"),
        "{}",
        ran.out
    );

    let text = fs::read_to_string(&path).expect("the file is there");
    assert_eq!(ran.out.lines().count(), 2 + text.lines().count());
    let again = atlas(&["--houses", "3", "--seeds", "1"], &path);
    assert_eq!((again.status, again.out), (0, ran.out));
    assert_eq!(fs::read_to_string(&path).expect("the file is there"), text);
}

#[test]
fn a_program_gets_the_lines_of_the_file() {
    let path = fresh("lines.jsonl");
    let ran = atlas(&["--houses", "3", "--seeds", "1", "--json"], &path);
    assert_eq!(
        ran.out,
        fs::read_to_string(&path).expect("the file is there")
    );
    let found = by_rules(&ran.out);
    let standard = &found[r#"{"houses":3,"seeds":1}"#];
    assert_eq!(standard["value"], 0);
    assert_eq!(standard["best"], serde_json::json!([[0], [2]]));
    assert_eq!(
        standard["openings"][1],
        serde_json::json!({"moves": [1], "value": -4})
    );
    assert_eq!(
        standard["names"],
        serde_json::json!(["standard", "noris", "six"])
    );
    for key in ["limit", "at_least", "at_most"] {
        assert_eq!(standard[key], Value::Null);
    }
}

#[test]
fn without_seeds_presets_have_their_own() {
    let path = fresh("own.jsonl");
    // A line that is there is taken as it is, so nothing is computed.
    let line = |(seeds, changes)| {
        format!(
            r#"{{"rules":{{"houses":1,"seeds":{seeds}{changes}}},"names":["x{seeds}"],"value":0,"best":[],"openings":[],"nodes":0,"table":0}}"#
        )
    };
    let own = [(3, ""), (4, ""), (6, ""), (6, r#","remaining":"emptier""#)];
    let text = own.map(line).join("\n") + "\n";
    fs::write(&path, text).expect("a file can be written");
    let ran = atlas(&["--houses", "1"], &path);
    assert_eq!(ran.status, 0, "{}", ran.err);
    for heading in ["Kalaha(1,3):", "Kalaha(1,4):", "Kalaha(1,6):"] {
        assert_eq!(
            ran.out.matches(heading).count(),
            1,
            "{heading} in\n{}",
            ran.out
        );
    }
    assert!(ran.out.contains("x6 (remaining=emptier)"), "{}", ran.out);
}

#[test]
fn what_is_not_finished_shows_bounds() {
    let path = fresh("bounds.jsonl");
    let ran = atlas(&["--houses", "3", "--seeds", "2"], &path);
    let text = fs::read_to_string(&path).expect("the file is there");
    let found = by_rules(&text);
    let clockwise = &found[r#"{"houses":3,"seeds":2,"direction":"cw"}"#];
    assert_eq!(clockwise["limit"], serde_json::json!({"seconds": 1}));
    assert_eq!(clockwise["value"], Value::Null);
    assert!(clockwise["at_least"].as_i64() < clockwise["at_most"].as_i64());
    assert!(
        ran.out
            .contains("clockwise (direction=cw): ended after 1 s"),
        "{}",
        ran.out
    );
}

/// Starts the program and waits until the file has so many lines.
fn begun(board: &[&str], path: &Path, lines: usize) -> Child {
    let child = program()
        .args(arguments(board, path))
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let since = Instant::now();
    while fs::read_to_string(path).map_or(0, |text| text.lines().count()) < lines {
        assert!(since.elapsed() < Duration::from_mins(1), "no lines come");
        sleep(Duration::from_millis(2));
    }
    child
}

#[test]
fn after_a_kill_it_goes_on_where_it_was() {
    let board = ["--houses", "3", "--seeds", "2"];
    let path = fresh("killed.jsonl");
    let mut child = begun(&board, &path, 3);
    child.kill().expect("it can be killed");
    child.wait().expect("it ends");
    let before = fs::read_to_string(&path).expect("the file is there");

    // A line that could not be written to its end, and one that shows whether it is computed again.
    let marked = before.replacen("\"nodes\":", "\"nodes\":9999", 1);
    fs::write(&path, format!("{marked}{{\"rules\":{{\"houses\":3,\"se"))
        .expect("a file can be written");
    let ran = atlas(&board, &path);
    assert_eq!((ran.status, &*ran.err), (0, ""));
    let after = fs::read_to_string(&path).expect("the file is there");
    assert!(after.starts_with(&marked), "{after}");

    let whole = fresh("whole.jsonl");
    atlas(&board, &whole);
    let (resumed, whole) = (
        by_rules(&after),
        by_rules(&fs::read_to_string(whole).expect("text")),
    );
    assert_eq!(resumed.len(), whole.len());
    for (rules, line) in resumed {
        let other = &whole[&rules];
        // Bounds depend on how fast the machine is.
        if line["limit"].is_null() && other["limit"].is_null() {
            assert_eq!(line["openings"], other["openings"], "{rules}");
            assert_eq!(line["best"], other["best"], "{rules}");
        }
    }
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_it_cleanly() {
    let board = ["--houses", "4", "--seeds", "4"];
    let path = fresh("stopped.jsonl");
    let child = begun(&board, &path, 1);
    let killed = std::process::Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status()
        .expect("kill is there");
    assert!(killed.success());
    let since = Instant::now();
    let output = child.wait_with_output().expect("it ends");
    assert!(
        since.elapsed() < Duration::from_secs(5),
        "{:?}",
        since.elapsed()
    );
    assert_eq!(output.status.code(), Some(1));
    let err = String::from_utf8(output.stderr).expect("text");
    assert!(err.starts_with("Stopped, with "), "{err}");
    assert!(err.ends_with("The same command goes on there.\n"), "{err}");
    let text = fs::read_to_string(&path).expect("the file is there");
    assert!(text.ends_with('\n'));
    assert!(json(&text).len() < 22);
}

#[test]
fn a_whole_last_line_is_kept_without_its_end() {
    let board = ["--houses", "3", "--seeds", "1"];
    let path = fresh("unended.jsonl");
    atlas(&board, &path);
    let text = fs::read_to_string(&path).expect("the file is there");
    fs::write(&path, text.trim_end()).expect("a file can be written");
    assert_eq!(atlas(&board, &path).status, 0);
    assert_eq!(fs::read_to_string(&path).expect("the file is there"), text);
}

#[test]
fn a_file_of_something_else_stays_as_it_is() {
    for content in [
        "my notes",
        "my notes\n",
        "{\"a\":1}\n",
        "{\"rules\":{\"houses\":99}}\n",
        "\u{0}\n",
    ] {
        let path = fresh("notes.txt");
        fs::write(&path, content).expect("a file can be written");
        let ran = atlas(&["--houses", "3", "--seeds", "1"], &path);
        assert_eq!((ran.status, &*ran.out), (2, ""), "{content}");
        assert!(
            ran.err
                .contains("notes.txt holds something else than an atlas; its line 1 "),
            "{}",
            ran.err
        );
        assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
        assert_eq!(
            fs::read_to_string(&path).expect("the file is there"),
            content
        );
    }
    let path = fresh("binary");
    fs::write(&path, b"\xff\xfe\n").expect("a file can be written");
    let ran = atlas(&["--houses", "3", "--seeds", "1"], &path);
    assert!(
        ran.err.ends_with("binary is no text in UTF-8.\n"),
        "{}",
        ran.err
    );
}

#[test]
fn a_file_that_cannot_be_written_is_told_before_the_work() {
    let ran = atlas(
        &["--houses", "6"],
        &fresh("x").with_file_name("none/there.jsonl"),
    );
    assert_eq!(ran.status, 2);
    assert!(
        ran.err.contains("its directory does not exist"),
        "{}",
        ran.err
    );
    let ran = atlas(&["--houses", "6"], Path::new(env!("CARGO_TARGET_TMPDIR")));
    assert_eq!(ran.status, 2);
    assert!(ran.err.contains("is a directory"), "{}", ran.err);

    let path = fresh("locked.jsonl");
    let file = fs::File::create(&path).expect("a file can be made");
    file.lock().expect("files can be locked");
    let ran = atlas(&["--houses", "6"], &path);
    assert_eq!(ran.status, 2);
    assert!(
        ran.err.contains("is being written by another run"),
        "{}",
        ran.err
    );
}

#[test]
fn boards_that_do_not_exist_are_refused() {
    for (args, told) in [
        (&["--houses", "0"][..], "--houses <N>"),
        (&["--houses", "13"], "--houses <N>"),
        (&["--seeds", "0"], "--seeds <N,N>"),
        (&["--seeds", "3,x"], "--seeds <N,N>"),
        (&["--seeds", ""], "--seeds <N,N>"),
        (&["--houses", "12", "--seeds", "12"], "255"),
        (&["--max-seconds-per-set", "0"], "--max-seconds-per-set <N>"),
        (&["--memory", "1"], "--memory <SIZE>"),
        (&["--show", "--out", "x"], "--out <FILE>"),
    ] {
        let ran = kalaha(&[&["atlas"], args].concat());
        assert_eq!((ran.status, &*ran.out), (2, ""), "{args:?}");
        assert!(ran.err.contains(told), "{args:?}: {}", ran.err);
    }
}

#[test]
fn what_is_known_is_shown_without_computing() {
    let ran = kalaha(&["atlas", "--show", "--houses", "12", "--seeds", "10"]);
    assert_eq!(
        ran.out,
        "Nothing is known of such boards yet; kalaha atlas without --show computes it.\n"
    );
    assert_eq!((ran.status, &*ran.err), (0, ""));
    let ran = kalaha(&["atlas", "--show", "--houses", "12", "--json"]);
    assert_eq!((ran.status, &*ran.out), (0, ""));
}
