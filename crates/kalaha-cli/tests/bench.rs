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
    assert!(ran.out.starts_with(&format!(
        "{NODES} positions were searched; the count is the same in every run.\n"
    )));
    assert_eq!(ran.out.lines().count(), 6, "{}", ran.out);
}
