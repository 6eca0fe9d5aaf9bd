//! `kalaha play`: whole games through pipes, boards, narrow screens, wrong lines.

#[path = "../common/mod.rs"]
mod common;
mod plain;
mod records;

use std::process::Stdio;

use common::{Ran, finish, kalaha, program};

/// A game with these lines typed.
fn play(args: &[&str], typed: &str) -> Ran {
    let ran = finish(program().arg("play").args(args), typed);
    assert_eq!((ran.status, &*ran.err), (0, ""), "{}", ran.out);
    ran
}

/// A published game between two programs.
const GAME: &str = "6 1 1 4 2 2 3 6 1 5 1 6 4 3 1 4 2 1 1 6";

#[test]
fn a_whole_game_through_a_pipe() {
    let ran = play(&[], &GAME.replace(' ', "\n"));
    assert!(
        ran.out.contains("\nNorth wins by 30 seeds: 39 to 9.\n"),
        "{}",
        ran.out
    );
    assert!(ran.out.ends_with("quit.\nGoodbye!\n"), "{}", ran.out);
    assert!(
        !ran.out.contains("> "),
        "there is nobody to prompt:\n{}",
        ran.out
    );
}

#[test]
fn the_board_and_what_it_says() {
    let ran = play(&["--north", "greedy"], "3\n");
    let expected = "\
Kalaha: Standard rules
Type the number of a house to sow it, or help.

            North (greedy)
      ←      6    5    4    3    2    1
  ┌───────┬────┬────┬────┬────┬────┬────┬───────┐
  │ North │  4 │  4 │  4 │  4 │  4 │  4 │ South │
  │       │    │    │    │    │    │    │       │
  │   0   ├────┼────┼────┼────┼────┼────┤   0   │
  │       │  4 │  4 │  4 │  4 │  4 │  4 │       │
  │       │    │    │    │    │    │    │       │
  └───────┴────┴────┴────┴────┴────┴────┴───────┘
            [1]  [2]  [3]  [4]  [5]  [6]    →
            South (you)

South, it’s your turn. Choose a house: 1 2 3 4 5 6

South sows 4 seeds from house 3. The last seed lands in South’s store. South gets an extra turn!

            North (greedy)
      ←      6    5    4    3    2    1
  ┌───────┬────┬────┬────┬────┬────┬────┬───────┐
  │ North │  4 │  4 │  4 │  4 │  4 │  4 │ South │
  │       │    │    │    │    │    │    │       │
  │   0   ├────┼────┼────┼────┼────┼────┤   1   │
  │       │  4 │  4 │  0 │  5 │  5 │  5 │  +1   │
  │       │    │    │ −4 │ +1 │ +1 │ +1 │       │
  └───────┴────┴────┴────┴────┴────┴────┴───────┘
            [1]  [2]   3   [4]  [5]  [6]    →
            South (you)

South, it’s your turn again: extra turn 1. Choose a house: 1 2 4 5 6
Goodbye!
";
    assert_eq!(ran.out, expected);
}

#[test]
fn a_narrow_screen_gets_a_narrow_board() {
    let narrow = |columns: &str, args: &[&str], typed| {
        let ran = finish(
            program().env("COLUMNS", columns).arg("play").args(args),
            typed,
        );
        assert_eq!(ran.status, 0);
        ran.out
    };
    let out = narrow("40", &["--north", "greedy"], "3\n");
    let expected = "
North (greedy), 0 in the store
←    6   5   4   3   2   1
     4   4   4   4   4   4
     4   4   0   5   5   5
     ^   ^       ^   ^   ^
     1   2   3   4   5   6 →
South (you), 1 in the store
";
    assert!(out.contains(expected), "{out}");
    let out = narrow("40", &["--set", "houses=12"], "1\n");
    let expected = "
North, 0 in the store
←  12 11 10  9  8  7  6  5  4  3  2  1
    v  v  v  v  v  v  v  v  v  v  v  v
    4  4  4  4  4  4  4  4  4  4  4  4
    0  5  5  5  5  4  4  4  4  4  4  4
    1  2  3  4  5  6  7  8  9 10 11 12 →
South, 0 in the store
";
    assert!(out.contains(expected), "{out}");
    for line in out.lines().skip_while(|line| !line.is_empty()) {
        let board = line.starts_with(['←', ' ']);
        assert!(!board || line.chars().count() <= 40, "{line}");
    }
    // Rows of twelve don’t fit: the board is shown on its side.
    let out = narrow("36", &["--set", "houses=12"], "1\n");
    let expected = "
North, 0 in the store
   12 ↑ <   4    0     1
   11   <   4    5     2
";
    assert!(out.contains(expected), "{out}");
    assert!(
        out.contains("    1   <   4    4    12 ↓\nSouth, 0 in"),
        "{out}"
    );
    let clockwise = [
        "--set=houses=12",
        "--set=direction=cw",
        "--set=store_side=left",
    ];
    let out = narrow("36", &clockwise, "12\n");
    assert!(out.contains("   12   <   4    4     1 ↑\n"), "{out}");
    assert!(out.contains("    1 ↓ <   4    0    12\nSouth"), "{out}");
}

/// A circuit is 25 pits, so 112 seeds are four of them and 12 seeds more, the last for the store.
#[test]
fn a_change_of_a_hundred_seeds_fits_into_its_house() {
    let start = "S 112 0 0 0 0 0 0 0 0 0 0 0 (0) / N 1 0 0 0 0 0 0 0 0 0 0 0 (0) s";
    let out = play(&["--set", "houses=12", "--start", start], "1\n").out;
    let changes = format!("\n  │       │−108│{}       │\n", " +5 │".repeat(11));
    assert!(out.contains(&changes), "{out}");
}

#[test]
fn the_board_follows_direction_and_store_side() {
    let mirror = play(&["--rules", "mirror"], "");
    for line in [
        "             6    5    4    3    2    1     →",
        "  │ South │  4 │  4 │  4 │  4 │  4 │  4 │ North │",
        "      ←     [1]  [2]  [3]  [4]  [5]  [6]",
    ] {
        assert!(
            mirror.out.lines().any(|found| found == line),
            "{line}\n{}",
            mirror.out
        );
    }
}

#[test]
fn who_sits_north_alone_sees_north_below() {
    let ran = play(&["--south", "greedy"], "");
    let (above, below) = (ran.out.find("South (greedy)"), ran.out.find("North (you)"));
    assert!(above.is_some() && above < below, "{}", ran.out);
    assert!(ran.out.contains("North, it’s your turn."), "{}", ran.out);
}

#[test]
fn hint_why_rules_and_help() {
    let ran = play(&[], "why\nhint\n3\nwhy\nrules\nhelp\n");
    for text in [
        "No move has been made yet.",
        "By the standard rules South gets an extra turn, because the last seed lands in South’s \
         store. South moves next.",
        "  2. The last seed lands in South’s store. South gets an extra turn! (Extra turn)",
        "  - Philos p. 2",
        "undo       take your last move back",
        "An empty line shows the board again.",
    ] {
        assert!(
            ran.out.lines().any(|line| line == text),
            "{text}\n{}",
            ran.out
        );
    }
}

#[test]
fn a_hint_says_why() {
    let hint = |position: &str| play(&["--start", position], "hint\n").out;
    let capture = hint("S 7 0 0 0 0 3 (0) / N 0 0 0 2 2 0 (0) n");
    let told = "House 4 is best; that is proved. With best play on both sides you win by 12 seeds. \
                It captures 8 seeds.";
    assert!(capture.lines().any(|line| line == told), "{capture}");
    let also = hint("S 0 0 0 0 2 1 (20) / N 0 0 0 1 0 2 (22) s");
    let told = "House 6 is best; that is proved. With best play on both sides North wins by \
                2 seeds. It begins a chain of 2 extra turns: 6, 5.";
    assert!(also.lines().any(|line| line == told), "{also}");
}

#[test]
fn a_wrong_line_gets_one_sentence_and_changes_nothing() {
    let boards = |out: &str| out.matches('┌').count();
    for (typed, sentence) in [
        (
            "0",
            "There is no house 0; houses are numbered 1 to 6 from their owner’s left.",
        ),
        (
            "7",
            "There is no house 7; houses are numbered 1 to 6 from their owner’s left.",
        ),
        (
            "N1",
            "House 1 of North isn’t yours. Choose one on your own side.",
        ),
        (
            "fly",
            "“fly” is neither a house nor a command. Type help to see what there is.",
        ),
        (
            "-3",
            "“-3” is neither a house nor a command. Type help to see what there is.",
        ),
        ("redo", "There is no move to make again."),
        ("undo", "There is no move to take back."),
        ("save", "Say where to save, such as: save evening.kalaha"),
        ("save .", ". is a directory; name a file."),
        (
            "save nowhere/game",
            "nowhere/game can’t be written, because its directory does not exist.",
        ),
    ] {
        let ran = play(&[], &format!("{typed}\n"));
        assert!(
            ran.out.ends_with(&format!("\n{sentence}\nGoodbye!\n")),
            "{typed}: {}",
            ran.out
        );
        assert_eq!(boards(&ran.out), 1, "{}", ran.out);
    }
    let over = "S 0 0 0 0 0 1 (20) / N 1 0 0 0 0 2 (24) s";
    let ran = play(&["--start", over], "6\n1\nhint\n");
    let sentence = "The game is over; no more moves can be made.\n";
    assert!(
        ran.out
            .ends_with(&format!("{sentence}{sentence}Goodbye!\n")),
        "{}",
        ran.out
    );
}

#[test]
fn swapping_sides() {
    let ran = play(&["--rules", "pie"], "swap\n1\nswap\n");
    assert!(
        ran.out.contains("\nSides can’t be swapped now;"),
        "{}",
        ran.out
    );
    assert!(
        ran.out
            .contains("\nNorth, it’s your turn. Choose a house: 1 2 3 4 5 6, or swap\n"),
        "{}",
        ran.out
    );
    let swapped = "\nNorth swaps sides: the board is turned, and South moves next.\n";
    let (_, after) = ran.out.split_once(swapped).expect("sides are swapped");
    assert!(
        after.contains("\nSouth, it’s your turn. Choose a house: 1 2 3 4 5 6\n"),
        "{after}"
    );
    assert!(
        after.contains("            [1]  [2]  [3]  [4]  [5]  [6]    →\n"),
        "{after}"
    );
}

#[test]
fn computers_play_to_the_end_and_a_seed_repeats_the_game() {
    let game = |seed| {
        play(
            &["--south", "random", "--north", "random", "--seed", seed],
            "",
        )
        .out
    };
    assert_eq!(game("1"), game("1"));
    assert_ne!(game("1"), game("2"));
    let ends = |out: &str| {
        let last = out.trim_end().lines().last().unwrap_or_default();
        last.contains(" wins by ") || last.starts_with("It’s a draw!")
    };
    for rules in ["standard", "seed-on", "clockwise", "pie", "all-stores"] {
        let ran = play(
            &[
                "--south", "greedy", "--north", "random", "--seed", "3", "--rules", rules,
            ],
            "",
        );
        assert!(ends(&ran.out), "{rules}: {}", ran.out);
    }
}

#[test]
fn who_plays_is_one_of_those_there_are() {
    for who in ["robot", "level:0", "level:9", "9", "level", ""] {
        let ran = kalaha(&["play", "--south", who]);
        let sentence = format!(
            "There is no player called “{who}”; there are human, computer, level:1 to level:8, \
             random and greedy.\n"
        );
        assert_eq!((ran.status, &*ran.out, &*ran.err), (2, "", &*sentence));
    }
}

#[test]
fn a_level_plays_and_its_seed_repeats_the_game() {
    let game = |seed| play(&["--south", "level:4", "--north", "2", "--seed", seed], "").out;
    let out = game("5");
    let greeting = "South is the computer at level 4 of 8, from seed 5 (xoshiro256++ 1.0).";
    assert!(out.lines().any(|line| line == greeting), "{out}");
    assert!(out.contains("\n            South (level 4)\n"), "{out}");
    assert_eq!(out, game("5"));
    assert_ne!(out, game("6"));
    let out = play(&["--north", "computer", "--seed", "1"], "1\n").out;
    assert!(out.contains("North (level 3)"), "{out}");
}

#[test]
fn bytes_that_are_no_text_are_refused_like_any_word() {
    let mut child = program()
        .arg("play")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("the pipe is there");
    let noise: Vec<u8> = (0..20_000_u32)
        .map(|i| (i.wrapping_mul(2_654_435_761) >> 13) as u8)
        .collect();
    std::io::Write::write_all(&mut input, &noise).expect("all is read");
    drop(input);
    let output = child.wait_with_output().expect("the program ends");
    assert!(output.status.success());
}

#[test]
fn colour_only_where_it_is_wanted() {
    let coloured = |names: &[(&str, &str)]| {
        let mut program = program();
        program.arg("play").envs(names.iter().copied());
        finish(&mut program, "3\n").out.contains('\u{1b}')
    };
    assert!(!coloured(&[]), "a pipe gets no colour");
    assert!(coloured(&[("CLICOLOR_FORCE", "1")]));
    assert!(!coloured(&[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]));
}

#[test]
fn a_closed_pipe_is_no_fault() {
    for args in [
        &["play", "--south", "random", "--north", "random"][..],
        &["rules", "--list"],
        &["judge", "start", "3", "--json"],
        &["perft", "--depth", "3"],
        &["--help"],
    ] {
        let mut child = program()
            .args(args)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("the program ends");
        assert_eq!(output.status.code(), Some(0), "{args:?}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{args:?}");
    }
}

#[test]
fn a_start_that_is_over_is_refused_with_the_reason() {
    let (empty, rich) = (
        "S 0 0 0 0 0 0 (20) / N 0 0 0 0 0 2 (26) s",
        "S 1 0 0 0 0 0 (25) / N 0 0 0 0 0 2 (20) s",
    );
    let half = "one store holds more than half of all seeds";
    for (board, why) in [(empty, "one side is empty"), (rich, half)] {
        let ran = kalaha(&["play", "--start", board, "--set=majority=stop"]);
        let sentence = format!("The game is over, because {why}. Choose another start position.\n");
        assert_eq!((ran.status, &*ran.out, &*ran.err), (2, "", &*sentence));
    }
}
