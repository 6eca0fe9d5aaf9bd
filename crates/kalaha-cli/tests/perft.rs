//! `kalaha perft`.

mod common;

use common::kalaha;

#[test]
fn a_line_for_each_depth() {
    let ran = kalaha(&["perft", "--depth", "4"]);
    assert_eq!(
        ran.out,
        "moves         sequences       games ended\n    \
             1                 6                 0\n    \
             2                35                 0\n    \
             3               185                 0\n    \
             4               942                 0\n"
    );
    assert_eq!((ran.status, &*ran.err), (0, ""));
}

#[test]
fn the_fast_board_and_the_readable_rules_agree() {
    for position in ["start", "S 0 0 0 0 2 1 (20) / N 0 0 0 1 0 2 (22) s"] {
        for preset in ["standard", "pie", "seed-on", "clockwise", "regler-se"] {
            let count = |truth: &[&str]| {
                let args = [
                    "perft", position, "--rules", preset, "--depth", "5", "--json",
                ];
                let ran = kalaha(&[&args, truth].concat());
                assert_eq!(ran.status, 0);
                ran.out
            };
            assert_eq!(count(&[]), count(&["--truth"]), "{preset} {position}");
        }
    }
}

#[test]
fn a_program_gets_one_object() {
    let ran = kalaha(&[
        "perft",
        "--depth",
        "3",
        "--json",
        "S 0 1 (3) / N 1 0 (3) s",
        "--set",
        "houses=2",
    ]);
    let json: serde_json::Value = serde_json::from_str(&ran.out).expect("it is JSON");
    assert_eq!(json["before"], serde_json::json!([0, 1, 3, 1, 0, 3]));
    assert_eq!(json["leaves"], serde_json::json!([1, 0, 0]));
    assert_eq!(json["ends"], serde_json::json!([1, 0, 0]));
}

#[test]
fn a_depth_out_of_range_is_refused() {
    for depth in ["0", "101", "-1", "99999999999", "x", ""] {
        let ran = kalaha(&["perft", "--depth", depth]);
        assert_eq!((ran.status, &*ran.out), (2, ""), "{depth}");
        assert!(ran.err.contains("--depth <D>"), "{}", ran.err);
    }
}

#[test]
fn games_without_end_are_counted_too() {
    let endless = ["--set", "houses=1", "--set", "direction=cw"];
    let ran = kalaha(&[&["perft", "--depth", "100", "--truth"], &endless[..]].concat());
    assert_eq!(ran.status, 0);
    assert_eq!(ran.out.lines().count(), 101);
}
