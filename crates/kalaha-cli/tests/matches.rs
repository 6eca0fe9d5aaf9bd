//! `kalaha match`: scores, intervals, seeds, wrong players.

mod common;

use common::kalaha;

#[test]
fn a_match_is_told_with_its_interval_and_repeats_to_the_seed() {
    let ran = kalaha(&["match", "level:2", "random", "--games", "39", "--seed", "3"]);
    assert_eq!((ran.status, &*ran.err), (0, ""));
    let mut lines = ran.out.lines();
    let heading = "level:2 against random: Standard rules";
    assert_eq!(lines.next(), Some(heading));
    let points = lines.next().expect("the score");
    assert!(points.starts_with("Of 40 games level:2 wins "), "{points}");
    assert!(points.ends_with(" with a chance of 95%."), "{points}");
    let again = kalaha(&["match", "2", "random", "--games", "40", "--seed", "3"]);
    assert_eq!(again.out, ran.out);
}

#[test]
fn all_points_are_no_infinite_certainty() {
    let ran = kalaha(&["match", "6", "random", "--games", "4", "--seed", "2"]);
    assert_eq!(
        ran.out,
        "level:6 against random: Standard rules\n\
         Of 4 games level:6 wins 4, draws 0 and loses 0: 100.0% of the points, \
         between 51.0% and 100.0% with a chance of 95%.\n\
         That is more than +7 Elo points.\n"
    );
}

#[test]
fn programs_get_one_object() {
    let ran = kalaha(&[
        "match", "3", "greedy", "--games", "2", "--set", "houses=3", "--json",
    ]);
    assert_eq!((ran.status, &*ran.err), (0, ""));
    let answer: serde_json::Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!(answer["players"], serde_json::json!(["level:3", "greedy"]));
    assert_eq!(
        (answer["games"].as_u64(), answer["seed"].as_u64()),
        (Some(2), Some(1))
    );
    assert_eq!(answer["rules"]["houses"], 3);
    let counts = ["wins", "draws", "losses"].map(|key| answer[key].as_u64().expect("a count"));
    assert_eq!(counts.iter().sum::<u64>(), 2);
    assert_eq!(answer["interval"].as_array().map(Vec::len), Some(2));
}

#[test]
fn a_player_that_is_none_is_refused() {
    for args in [["match", "human", "3"], ["match", "3", "level:9"]] {
        let ran = kalaha(&args);
        assert_eq!((ran.status, &*ran.out), (2, ""));
        assert!(
            ran.err.starts_with("There is no player called “"),
            "{}",
            ran.err
        );
        // People play no matches.
        assert!(
            ran.err.contains("there are computer, level:1"),
            "{}",
            ran.err
        );
    }
    assert_eq!(kalaha(&["match", "3"]).status, 2);
    assert_eq!(kalaha(&["match", "3", "2", "--games", "0"]).status, 2);
}

/// Ctrl-C, as a terminal sends it.
#[cfg(unix)]
#[test]
fn an_interrupted_match_tells_what_was_so_far() {
    use std::process::{Command, Stdio};
    let mut program = common::program();
    program.args(["match", "7", "7", "--games", "1000000"]);
    let child = program
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    let child = child.expect("the program starts");
    std::thread::sleep(std::time::Duration::from_millis(500));
    let pid = child.id().to_string();
    let sent = Command::new("kill").args(["-INT", &pid]).status();
    assert!(sent.expect("kill is there").success());
    let output = child.wait_with_output().expect("the program ends");
    let out = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(1), "{out}");
    assert!(out.contains("\nStopped after "), "{out}");
    assert!(out.contains(" of 1,000,000 games.\n"), "{out}");
}
