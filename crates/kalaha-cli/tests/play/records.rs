//! Taking back, saving and going on, held to the records that are written.

use std::fs;
use std::path::PathBuf;

use super::common::kalaha;
use super::play;

/// A file name in an empty directory of its own.
fn scratch(test: &str) -> PathBuf {
    let directory = PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
        .join("play")
        .join(test);
    let _ = fs::remove_dir_all(&directory);
    fs::create_dir_all(&directory).expect("a directory can be made");
    directory.join("game.kalaha")
}

/// The moves of a saved game.
fn saved_moves(path: &PathBuf) -> String {
    let record = fs::read_to_string(path).expect("the game was saved");
    let moves: Vec<&str> = record
        .lines()
        .skip_while(|line| !line.starts_with("result:"))
        .skip(1)
        .collect();
    moves.join(" ")
}

#[test]
fn taking_back_within_extra_turns() {
    let path = scratch("undo");
    let save = format!("save {}\n", path.display());
    // House 3 gives South an extra turn; house 6 ends it.
    let at = |typed: &str| {
        play(&[], &format!("{typed}{save}"));
        saved_moves(&path)
    };
    assert_eq!(at("3\n6\nundo\n"), "S3");
    assert_eq!(at("3\n6\nundo\nundo\n"), "");
    assert_eq!(at("3\n6\nundo\nundo\nredo\n"), "S3");
    assert_eq!(at("3\n6\nundo\nundo\nredo\nredo\n"), "S3 S6");
    assert_eq!(at("3\n6\nundo\n5\n"), "S3 S5");
    assert_eq!(at("3\nundo\nundo\n"), "");
}

#[test]
fn taking_back_against_the_computer_goes_to_the_last_own_decision() {
    let path = scratch("undo_computer");
    let save = format!("save {}\n", path.display());
    let ran = play(&["--north", "greedy"], &format!("3\n6\nundo\n{save}"));
    assert!(ran.out.contains("moves are taken back."), "{}", ran.out);
    assert_eq!(saved_moves(&path), "S3");
    let ran = play(&["--north", "greedy"], &format!("3\n6\n{save}"));
    let played = saved_moves(&path);
    assert!(played.starts_with("S3 S6 N"), "{played}\n{}", ran.out);
    play(&["--north", "greedy"], &format!("3\n6\nundo\nredo\n{save}"));
    assert_eq!(saved_moves(&path), played);
    let ran = play(&["--south", "greedy"], "undo\n");
    assert!(
        ran.out.contains("\nThere is no move to take back.\n"),
        "{}",
        ran.out
    );
}

#[test]
fn why_tells_an_end_by_repetition() {
    let path = scratch("repetition");
    let file = path.to_str().expect("a plain path");
    let endless = "houses=2 seeds=1 direction=cw capture=none end=pass";
    let set: Vec<&str> = endless
        .split(' ')
        .flat_map(|rule| ["--set", rule])
        .collect();
    let circling = "2 2 1 2 1 1 2 2 1 1 2 2 1".replace(' ', "\n");
    let ran = play(&set, &format!("{circling}\nwhy\nsave {file}\n"));
    let step = "The game is over, because this position has come up for the third time. That rule \
                is our own. (Third time the same position)";
    assert!(ran.out.contains(step), "{}", ran.out);
    assert!(play(&[file], "why\n").out.contains(step));
}

#[test]
fn a_saved_game_goes_on() {
    let path = scratch("save");
    let file = path.to_str().expect("a plain path");
    let ran = play(
        &["--north", "random", "--seed", "7"],
        &format!("3\n6\nsave {file}\n"),
    );
    let told = format!("\nSaved. Go on later with: kalaha play {file}\n");
    assert!(ran.out.contains(&told), "{}", ran.out);
    assert!(
        ran.out
            .contains("\nNorth plays at random from seed 7 (xoshiro256++ 1.0).\n"),
        "{}",
        ran.out
    );
    let record = fs::read_to_string(&path).expect("the game was saved");
    assert!(
        record.contains("\nnorth: random (xoshiro256++ 1.0, seed 7)\n"),
        "{record}"
    );
    // Nothing typed, saved again: the same record, the same board.
    play(&[file], "save\n");
    assert_eq!(
        fs::read_to_string(&path).expect("it is still there"),
        record
    );
    // The random player goes on drawing where it was: played in one go or in two is the same.
    play(&[file], "1\n2\n4\n5\n1\n2\nsave\n");
    let in_two = saved_moves(&path);
    let typed = format!("3\n6\n1\n2\n4\n5\n1\n2\nsave {file}\n");
    play(&["--north", "random", "--seed", "7"], &typed);
    assert_eq!(saved_moves(&path), in_two);
}

#[test]
fn a_start_says_whether_the_swap_is_to_come() {
    let path = scratch("swap");
    let file = path.to_str().expect("a plain path");
    let board = "S 4 4 4 4 4 4 (0) / N 4 4 4 4 4 4 (0) s";
    let own_board = "S 1 2 3 4 5 6 (0) / N 1 2 3 4 5 6 (0) s";
    let refused = "\nSides can’t be swapped now;";
    let swap_after_house_1 = |start: &str| {
        let options = ["--set", "pie=true", "--start", start];
        let ran = play(&options, &format!("1\nsave {file}\nswap\n"));
        // The record keeps what the start said.
        let resumed = play(&[file], "swap\n");
        assert_eq!(
            ran.out.contains(refused),
            resumed.out.contains(refused),
            "{start}"
        );
        !ran.out.contains(refused)
    };
    for board in [board, own_board] {
        assert!(swap_after_house_1(board), "{board}");
        assert!(swap_after_house_1(&format!("{board} first")), "{board}");
        assert!(!swap_after_house_1(&format!("{board} last")), "{board}");
        assert!(!swap_after_house_1(&format!("{board} pie")), "{board}");
    }
    assert!(swap_after_house_1("start"));
    let now = ["--set", "pie=true", "--start", &format!("{own_board} pie")];
    assert!(!play(&now, "swap\n").out.contains(refused));
}

#[test]
fn a_file_that_is_no_game_is_never_written_over() {
    let path = scratch("no_record");
    fs::write(&path, "shopping: milk\n").expect("a file can be written");
    let ran = play(&[], &format!("3\nsave {}\n", path.display()));
    let sentence = format!(
        "{} holds something that is no game, and stays as it is. Choose another name.\n",
        path.display()
    );
    assert!(ran.out.contains(&sentence), "{}", ran.out);
    assert_eq!(
        fs::read_to_string(&path).expect("it is there"),
        "shopping: milk\n"
    );
}

#[test]
fn another_game_is_replaced_and_that_is_said() {
    let path = scratch("replace");
    let save = format!("save {}\n", path.display());
    play(&[], &format!("1\n{save}"));
    let ran = play(&[], &format!("3\n{save}{save}"));
    assert!(
        ran.out
            .contains("\nSaved in place of the earlier game. Go on later"),
        "{}",
        ran.out
    );
    assert!(ran.out.contains("\nSaved. Go on later"), "{}", ran.out);
    assert_eq!(saved_moves(&path), "S3");
}

#[test]
fn a_record_that_cannot_be_read_is_told_with_the_line() {
    let path = scratch("broken");
    let file = path.to_str().expect("a plain path");
    for (content, sentence) in [
        (
            "hello",
            "Line 1 must be “kalaha 1”, with which a game record begins.",
        ),
        ("kalaha 1\n", "The game record has no line “rules:”."),
        (
            "kalaha 1\nrules: v=1\nS3 S3\n",
            "In line 3: House 3 is empty. Choose a house with seeds in it.",
        ),
    ] {
        fs::write(&path, content).expect("a file can be written");
        let ran = kalaha(&["play", file]);
        assert_eq!(
            (&*ran.err, &*ran.out),
            (&*format!("{file}: {sentence}\n"), "")
        );
        assert_eq!(ran.status, 2);
    }
    let ran = kalaha(&["play", "."]);
    assert_eq!(
        (&*ran.err, ran.status),
        (". is a directory; name a file.\n", 2)
    );
}

#[test]
fn a_record_that_is_over_from_the_start_says_why() {
    let path = scratch("over");
    let file = path.to_str().expect("a plain path");
    let start = "S 0 0 0 0 0 0 (20) / N 0 0 0 0 0 2 (26) s";
    let record = format!("kalaha 1\nrules: v=1\nstart: {start}\n");
    fs::write(&path, record).expect("a file can be written");
    let out = play(&[file], "").out;
    let told = "\nThe game is over, because one side is empty.\nNorth wins by 8 seeds: 28 to 20.\n";
    assert!(out.contains(told), "{out}");
}

#[test]
fn a_saved_game_that_was_given_up_is_over_until_a_move_is_taken_back() {
    let path = scratch("resigned");
    let file = path.to_str().expect("a plain path");
    let record = "kalaha 1\nrules: v=1\nsouth: Anna\nnorth: level 1 (xoshiro256++ 1.0, seed 7) \
        (resigned)\nS3 S6\n";
    fs::write(&path, record).expect("a file can be written");
    let out = play(&[file], "2\nhint\n").out;
    let over = "The game is over; no more moves can be made.\n";
    assert!(out.contains("North gave up. Anna wins.\n"), "{out}");
    assert!(out.ends_with(&format!("{over}{over}Goodbye!\n")), "{out}");
    let out = play(&[file], "undo\n").out;
    assert!(out.contains("Anna, it’s your turn again"), "{out}");
}
