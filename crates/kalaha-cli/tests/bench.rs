//! `kalaha bench`: its count of nodes is the checksum of what the search does.

mod common;

use common::kalaha;

/// Whoever changes the search on purpose writes the new count here, and says so in the commit.
const NODES: u64 = 1_043_139;

#[test]
fn the_search_behaves_as_ever() {
    let ran = kalaha(&["bench", "--short", "--json"]);
    let answer: serde_json::Value = serde_json::from_str(&ran.out).expect("it is JSON");
    assert_eq!((ran.status, &*ran.err), (0, ""));
    assert_eq!(answer["nodes"], NODES);
    let speeds = answer["speeds"].as_array().expect("a list");
    let names: Vec<_> = speeds.iter().map(|speed| &speed["what"]).collect();
    assert_eq!(names, ["sequences", "games", "table_positions", "nodes"]);
    for speed in speeds {
        let figure = |key: &str| speed[key].as_f64().expect("a figure");
        let ratio = figure("per_second") / figure("baseline_per_second");
        assert!((ratio / figure("ratio") - 1.0).abs() < 1e-9, "{speed}");
    }
}

#[test]
fn people_get_a_table() {
    let ran = kalaha(&["bench", "--short"]);
    assert!(ran.out.replace(',', "").starts_with(&format!(
        "{NODES} positions were searched; the count is the same in every run.\n"
    )));
    assert_eq!(ran.out.lines().count(), 6, "{}", ran.out);
}

/// As [`NODES`], for the long figures: the values of all moves of 20 positions, and one thread.
const MOVES: u64 = 2_096_994;
const THREAD: u64 = 460_998;

#[test]
fn the_long_figures_are_those_of_the_same_work() {
    let goals = |more: &[&str]| kalaha(&[&["bench", "--goals", "--short"], more].concat());
    let ran = goals(&["--json"]);
    let answer: serde_json::Value = serde_json::from_str(&ran.out).expect("it is JSON");
    assert_eq!((ran.status, &*ran.err), (0, ""));
    assert_eq!(answer["moves"]["nodes"], MOVES);
    assert_eq!(answer["threads"]["nodes"], THREAD);
    // values.tsv: standard 6 3.
    assert_eq!(answer["solve"]["value"], 2);
    let figure = |what: &str, key: &str| answer[what][key].as_f64().expect("a figure");
    let ratio = figure("threads", "one_seconds") / figure("threads", "two_seconds");
    assert!((ratio / figure("threads", "ratio") - 1.0).abs() < 1e-9);
    let times = ["median_seconds", "p99_seconds", "max_seconds"].map(|key| figure("moves", key));
    assert!(times.is_sorted() && times[0] > 0.0, "{times:?}");
    let ran = goals(&["--positions=3", "--tables=10"]);
    assert_eq!(ran.out.lines().count(), 4, "{}", ran.out);
    assert_eq!((ran.status, &*ran.err), (0, ""));
    assert_eq!(kalaha(&["bench", "--positions=3"]).status, 2);
}
