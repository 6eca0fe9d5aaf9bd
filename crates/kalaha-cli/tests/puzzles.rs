//! `kalaha puzzle` and `kalaha puzzles make`.

mod common;

use common::{finish, kalaha, program};
use serde_json::Value;

fn json(args: &[&str], status: i32) -> Value {
    let ran = kalaha(&[&["puzzle", "--json"], args].concat());
    assert_eq!((ran.status, &*ran.err), (status, ""), "{args:?}");
    serde_json::from_str(&ran.out).expect("it is JSON")
}

/// House numbers of a puzzle's solution, as people type them.
fn solution(number: &str) -> Vec<String> {
    let told = json(&[number, "--solution"], 0);
    let moves = told["solution"].as_array().expect("moves");
    let numbers = moves
        .iter()
        .map(|chosen| chosen.as_u64().expect("a house") + 1);
    numbers.map(|number| number.to_string()).collect()
}

#[test]
fn a_puzzle_is_shown_and_an_answer_is_judged() {
    let shown = kalaha(&["puzzle", "2"]);
    assert_eq!((shown.status, &*shown.err), (0, ""));
    assert!(shown.out.starts_with("Puzzle 2 of 70\n"), "{}", shown.out);
    assert!(shown.out.contains("biggest capture"), "{}", shown.out);
    let right = kalaha(&["puzzle", "2", "3"]);
    assert_eq!(right.status, 0);
    assert_eq!(
        right.out,
        "You sow one seed from house 3. You capture 7 seeds: your own and the 6 opposite. \
         Yes, 7 seeds go into your store, and no other turn captures as many.\n"
    );
    let wrong = kalaha(&["puzzle", "2", "1"]);
    assert_eq!(wrong.status, 1);
    assert!(
        wrong.out.contains("Another turn captures more."),
        "{}",
        wrong.out
    );
    let refused = json(&["2", "2"], 1);
    assert_eq!(refused["answer"], "refused");
}

#[test]
fn answers_are_taken_from_the_keyboard_move_by_move() {
    let moves = solution("30");
    assert!(moves.len() > 1);
    // A wrong try first, then the solution, a move a line.
    let typed = format!("{}\n{}\n", "9", moves.join("\n"));
    let ran = finish(program().args(["puzzle", "30"]), &typed);
    assert_eq!((ran.status, &*ran.err), (0, ""));
    assert!(ran.out.contains("nobody can catch up"), "{}", ran.out);
    assert!(ran.out.contains("It is your turn again."), "{}", ran.out);
}

#[test]
fn today_has_a_puzzle_and_other_words_have_none() {
    let today = json(&["today"], 0);
    let number = today["number"].as_u64().expect("a number");
    assert!((1..=70).contains(&number));
    for which in ["0", "71", "yesterday"] {
        let ran = kalaha(&["puzzle", which]);
        assert_eq!(ran.status, 2);
        let told = format!("There is no puzzle “{which}”; there are 1 to 70, and today.");
        assert_eq!(ran.err.trim_end(), told);
    }
}

#[test]
fn puzzles_are_made_into_a_file() {
    let file = std::env::temp_dir().join(format!("kalaha-puzzles-{}", std::process::id()));
    let path = file.to_str().expect("a path");
    let ran = kalaha(&["puzzles", "make", "--each", "1", "--out", path]);
    assert_eq!((ran.status, &*ran.err), (0, ""));
    let made = std::fs::read_to_string(&file).expect("the file");
    assert_eq!(made.lines().count(), 7);
    std::fs::remove_file(&file).expect("the file");
    let nowhere = file.join("there/is/none");
    let nowhere = nowhere.to_str().expect("a path");
    let ran = kalaha(&["puzzles", "make", "--each", "1", "--out", nowhere]);
    assert_eq!(ran.status, 2);
}
