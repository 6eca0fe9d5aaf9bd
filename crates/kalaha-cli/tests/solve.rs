//! `kalaha solve` as people and scripts use it.

mod common;

use common::kalaha;
use serde_json::{Value, json};

fn solved(args: &[&str]) -> Value {
    let ran = kalaha(&[&["solve", "--json", "--threads", "1"], args].concat());
    assert_eq!((ran.status, &*ran.err), (0, ""), "{args:?} {}", ran.out);
    serde_json::from_str(&ran.out).expect("it is JSON")
}

#[test]
fn people_get_sentences() {
    let ran = kalaha(&[
        "solve",
        "S 0 0 0 0 2 1 (20) / N 0 0 0 1 0 2 (22) s",
        "--moves",
        "--threads=1",
    ]);
    let expected = "\
North wins by 2 seeds with best play from both.
Best line: S6 S5 S6

Final margin for South after each move
     6  −2
     5  −4

";
    let (answer, how) = ran.out.split_at(expected.len());
    assert_eq!(answer, expected);
    assert!(how.contains(" positions were searched in "), "{how}");
    assert_eq!((ran.status, &*ran.err), (0, ""));
}

#[test]
fn programs_get_one_object() {
    let answer = solved(&["4", "3", "--moves", "--tables", "5"]);
    let keys: Vec<&String> = answer.as_object().expect("an object").keys().collect();
    assert_eq!(
        keys,
        [
            "rules", "position", "to_move", "value", "exact", "bound", "pv", "moves", "nodes",
            "seconds", "table"
        ]
    );
    assert_eq!(answer["rules"]["houses"], 4);
    assert_eq!(answer["position"], "S 3 3 3 3 (0) / N 3 3 3 3 (0) s");
    assert_eq!(answer["to_move"], "south");
    // values.tsv: standard 4 3.
    assert_eq!(answer["value"], 6);
    assert_eq!(
        (&answer["exact"], &answer["bound"]),
        (&json!(true), &json!("exact"))
    );
    let moves = answer["moves"].as_array().expect("a list");
    let values: Vec<_> = moves.iter().map(|of| (&of["move"], &of["value"])).collect();
    let expected = [(0, -6), (1, 6), (2, 2), (3, -2)].map(|(a, b)| (json!(a), json!(b)));
    let expected: Vec<_> = expected.iter().map(|(a, b)| (a, b)).collect();
    assert_eq!(values, expected);
    assert!(
        moves
            .iter()
            .all(|of| of["exact"] == true && of["bound"] == "exact")
    );
    assert_eq!(answer["pv"][0], 1);
    assert_eq!(answer["table"]["seeds"], 5);
    // C(13, 8): positions of at most 5 seeds in 8 houses.
    assert_eq!(answer["table"]["bytes"], 1287);
    assert!(answer["nodes"].as_u64() > Some(0) && answer["seconds"].as_f64() > Some(0.0));
}

#[test]
fn the_best_line_leads_to_the_value() {
    for board in [["4", "3"], ["3", "4"], ["5", "2"]] {
        let answer = solved(&board);
        let line = answer["pv"].as_array().expect("a list");
        let line: Vec<String> = line
            .iter()
            .map(|house| (house.as_u64().expect("a house") + 1).to_string())
            .collect();
        let position = answer["position"].as_str().expect("a position");
        let houses = format!("houses={}", board[0]);
        let mut args = vec!["judge", "--json", "--set", &houses, position];
        args.extend(line.iter().map(String::as_str));
        let ran = kalaha(&args);
        let judged: Value = serde_json::from_str(&ran.out).expect("it is JSON");
        let after = &judged["after"];
        let houses = board[0].parse::<usize>().expect("a number");
        let store = |pit: usize| after[pit].as_i64().expect("seeds");
        assert_eq!(judged["next"], "over", "{}", ran.out);
        assert_eq!(answer["value"], store(houses) - store(2 * houses + 1));
    }
}

#[test]
fn rules_and_the_side_to_move_count() {
    let board = "S 0 0 0 0 2 1 (20) / N 0 0 0 1 0 2 (22)";
    assert_eq!(solved(&[&format!("{board} s")])["value"], -2);
    let north = solved(&[&format!("{board} n"), "--moves"]);
    assert_eq!(north["to_move"], "north");
    let best = north["moves"].as_array().expect("a list").iter();
    let best = best.map(|of| of["value"].as_i64()).max().flatten();
    assert_eq!(north["value"].as_i64(), best);
    // values.tsv: empty 4 2, standard 4 2.
    assert_eq!(solved(&["4", "2", "--set", "capture=empty"])["value"], 6);
    assert_eq!(solved(&["4", "2", "--rules", "empty-capture"])["value"], 6);
    let swapped = solved(&["2", "2", "--rules", "pie", "--moves"]);
    assert!(
        swapped["moves"]
            .as_array()
            .is_some_and(|moves| moves.len() == 2)
    );
    let open = solved(&[
        "S 0 3 (0) / N 2 2 (0) n pie",
        "--rules=pie",
        "--set=houses=2",
        "--moves",
    ]);
    let moves = open["moves"].as_array().expect("a list");
    assert_eq!(moves.last().expect("a swap")["move"], "swap");
}

#[test]
fn a_limit_gives_what_is_known() {
    let answer = solved(&["6", "4", "--nodes", "3000", "--tables", "0", "--moves"]);
    assert_eq!(answer["exact"], false);
    assert!(answer["bound"] == "at_least" || answer["bound"] == "at_most");
    assert_eq!(answer["pv"].as_array().map(Vec::len), Some(1));
    assert_eq!(answer["table"], Value::Null);
    assert_eq!(answer["moves"].as_array().map(Vec::len), Some(6));
    let again = solved(&["6", "4", "--nodes", "3000", "--tables", "0", "--moves"]);
    assert_eq!(answer["nodes"], again["nodes"]);
    let ran = kalaha(&[
        "solve",
        "6",
        "6",
        "--max-seconds",
        "0.1",
        "--memory",
        "64MiB",
    ]);
    assert_eq!((ran.status, &*ran.err), (0, ""));
    assert!(
        ran.out.contains("ended before it was finished"),
        "{}",
        ran.out
    );
}

#[test]
fn a_finished_game_has_its_value() {
    let over = "S 0 0 0 0 0 0 (20) / N 0 0 0 1 0 2 (22) s";
    let answer = solved(&[over, "--moves"]);
    assert_eq!(
        (&answer["value"], &answer["exact"]),
        (&json!(-5), &json!(true))
    );
    assert_eq!((&answer["pv"], &answer["moves"]), (&json!([]), &json!([])));
    let ran = kalaha(&["solve", over]);
    assert_eq!(
        ran.out,
        "The game is over.\nNorth wins by 5 seeds: 25 to 20.\n"
    );
}

#[test]
fn what_cannot_be_read_gets_one_sentence() {
    for (args, expected) in [
        (
            &["6", "x"][..],
            "“seeds” can’t be “x”; allowed is 1 to 127.\n",
        ),
        (
            &["13", "4"],
            "“houses” can’t be “13”; allowed is 1 to 12.\n",
        ),
        (
            &["12", "40"],
            "A board of 12 houses a side with 40 seeds in each holds 960 seeds; at most 255 are allowed.\n",
        ),
    ] {
        let ran = kalaha(&[&["solve"], args].concat());
        assert_eq!((ran.status, &*ran.err, &*ran.out), (2, expected, ""));
    }
    for (args, expected) in [
        (
            &["6", "4", "--memory", "5M"][..],
            "it must be at least 32 MiB.\n",
        ),
        (&["6", "4", "--memory", "much"], "such as 512M or 4G"),
        (
            &["6", "4", "--threads", "0"],
            "it must be a whole number from 1 to 1024.",
        ),
        (
            &["6", "4", "--max-seconds", "-1"],
            "“-1” is not known here.",
        ),
        (
            &["6", "4", "--tables", "128"],
            "it must be a whole number from 0 to 127.",
        ),
        (&["6", "4", "3"], "takes another number of values."),
        (&[], "Something is missing: “<HOUSES SEEDS | POSITION>"),
    ] {
        let ran = kalaha(&[&["solve"], args].concat());
        assert_eq!((ran.status, &*ran.out), (2, ""), "{args:?}");
        assert!(ran.err.contains(expected), "{}", ran.err);
    }
}

#[test]
fn less_than_was_asked_for_is_said() {
    let ran = kalaha(&[
        "solve", "12", "2", "--tables", "20", "--memory", "64MiB", "--nodes", "1000",
    ]);
    assert_eq!(
        ran.err,
        "Tables of up to 20 seeds don’t fit into the memory; they go up to 8.\n"
    );
    let ran = kalaha(&["solve", "2", "2", "--tables", "8", "--set", "majority=stop"]);
    assert_eq!(
        ran.err,
        "These rules can’t have tables, so the search goes without.\n"
    );
    assert_eq!(ran.status, 0);
}

#[test]
#[cfg(unix)]
fn ctrl_c_ends_with_what_is_known() {
    use std::process::{Command, Stdio};
    use std::time::Duration;

    // Once while tables are built, once in the search.
    for tables in ["22", "0"] {
        let args = [
            "solve",
            "6",
            "6",
            "--threads=1",
            "--json",
            "--memory=1200MiB",
        ];
        let child = common::program()
            .args(args)
            .args(["--tables", tables])
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        std::thread::sleep(Duration::from_millis(300));
        let pid = child.id().to_string();
        let sent = Command::new("kill").args(["-INT", &pid]).status();
        assert!(sent.expect("kill is there").success());
        let output = child.wait_with_output().expect("the program ends");
        assert_eq!(output.status.code(), Some(0));
        let answer: Value = serde_json::from_slice(&output.stdout).expect("it is JSON");
        assert_eq!(answer["exact"], false);
        assert_eq!(answer["pv"].as_array().map(Vec::len), Some(1));
    }
}
