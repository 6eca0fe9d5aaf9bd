//! Faults that other programs had in public, each with the right value.

use kalaha::{Game, House, Move, PRESETS, Position, Side};

use crate::{after, count, play, position, rules, rules_told};

#[test]
fn bug_1_no_capture_if_the_house_opposite_is_empty() {
    let before = "S 1 0 0 0 0 3 (10) / N 4 4 4 0 0 4 (18) s";
    assert_eq!(
        after("", before, "1"),
        "S 0 1 0 0 0 3 (10) / N 4 4 4 0 0 4 (18) n"
    );
    assert_eq!(
        after("capture=empty", before, "1"),
        "S 0 0 0 0 0 3 (11) / N 4 4 4 0 0 4 (18) n"
    );
}

#[test]
fn bug_2_the_winner_is_decided_after_the_sweep() {
    // 24 to 15 before it.
    let before = position("", "S 0 0 0 0 0 1 (23) / N 5 0 4 0 0 0 (15) s");
    let end = play(&before, "6").unwrap();
    assert_eq!(end.to_string(), "S 0 0 0 0 0 0 (24) / N 0 0 0 0 0 0 (24) s");
    assert_eq!(end.outcome().unwrap().as_str(), "draw");
    assert_eq!(end.total(), before.total());
}

#[test]
fn bug_3_the_opponents_store_is_left_out() {
    assert_eq!(
        after("", "S 0 2 0 0 0 8 (5) / N 3 3 3 3 3 3 (15) s", "6"),
        "S 0 2 0 0 0 0 (11) / N 4 4 4 4 4 0 (15) n"
    );
}

#[test]
fn bug_4_thirteen_seeds_end_in_the_lifted_house_and_capture() {
    assert_eq!(
        after("", "S 0 0 13 0 0 0 (0) / N 1 1 1 1 1 1 (0) s", "3"),
        "S 1 1 0 1 1 1 (4) / N 2 2 2 0 2 2 (0) n"
    );
}

#[test]
fn bug_5_the_first_house_is_a_house() {
    let before = "S 3 0 0 0 0 0 (20) / N 1 0 0 0 0 1 (23) s";
    let legal: Vec<_> = position("", before).legal_houses().collect();
    assert_eq!(legal, [House::new(0)]);
    assert_eq!(
        after("", before, "1"),
        "S 0 1 1 1 0 0 (20) / N 1 0 0 0 0 1 (23) n"
    );
}

#[test]
fn bug_6_who_runs_dry_has_not_lost_by_that_and_a_tie_is_a_draw() {
    let end = |changes, text, moves| play(&position(changes, text), moves).unwrap();
    let dry_and_ahead = end("", "S 0 0 0 0 0 1 (26) / N 2 0 0 0 0 0 (19) s", "6");
    assert_eq!(count(&dry_and_ahead), Some((27, 21)));
    assert_eq!(dry_and_ahead.outcome().unwrap().winner(), Some(Side::South));

    let stuck_and_ahead = end(
        "end=mover_stuck",
        "S 0 0 0 0 0 0 (26) / N 4 4 4 4 4 2 (0) s",
        "",
    );
    assert_eq!(count(&stuck_and_ahead), Some((26, 22)));

    let tie = end("", "S 0 0 0 0 0 1 (23) / N 0 0 0 0 0 4 (20) s", "6");
    assert_eq!(tie.outcome().unwrap().winner(), None);
}

#[test]
fn bug_7_after_the_swap_the_other_side_is_to_move() {
    let mut game = Game::start(rules("pie=true")).unwrap();
    for text in ["S4", "swap"] {
        game.play(game.position().read_move(text).unwrap()).unwrap();
    }
    let now = game.position();
    assert_eq!(now.to_string(), "S 5 4 4 4 4 4 (0) / N 4 4 4 0 5 5 (1) s");
    // North's fourth house is the empty one; all of South's can be chosen.
    assert_eq!(now.legal_moves().count(), 6);
    assert_eq!(now.read_move("S4"), Ok(Move::Sow(House::new(3))));
}

#[test]
fn bug_8_printed_boards_read_back_with_each_store_at_its_side() {
    let people = "S 1 0 0 0 0 0 (7) / N 0 0 0 0 0 2 (9) s";
    let literal = "<6,7,9,1,0,0,0,0,0,0,0,0,0,0,2> s";
    let read = position("", people);
    assert_eq!(read.store(Side::South), 7);
    assert_eq!(read.to_string(), people);
    assert_eq!(read.to_kgp(), literal);
    assert_eq!(position("", literal), read);
}

/// Every position within five moves of every preset's start; the laws try any others.
#[test]
fn bug_9_not_over_means_a_legal_move() {
    fn walk(position: &Position, depth: usize) {
        assert_eq!(position.is_over(), position.legal_moves().next().is_none());
        if depth > 0 {
            for chosen in position.legal_moves() {
                walk(&position.play(chosen).unwrap(), depth - 1);
            }
        }
    }
    for preset in PRESETS {
        let small = kalaha::Rules {
            houses: 3,
            seeds: 2,
            ..preset.rules
        };
        for rules in [preset.rules, small] {
            walk(&Position::start(rules).unwrap(), 5);
        }
    }
}

#[test]
fn bug_10_each_side_skips_the_other_sides_store_and_the_sweep_is_as_told() {
    for (changes, before, chosen, end) in [
        (
            "",
            "S 1 0 0 0 0 8 (0) / N 0 0 0 0 0 1 (0) s",
            "S6",
            "S 2 0 0 0 0 0 (1) / N 1 1 1 1 1 2 (0) n",
        ),
        (
            "",
            "S 0 0 0 0 0 1 (0) / N 1 0 0 0 0 8 (0) n",
            "N6",
            "S 1 1 1 1 1 2 (0) / N 2 0 0 0 0 0 (1) s",
        ),
        (
            "direction=cw",
            "S 2 0 0 0 0 0 (0) / N 0 0 0 0 0 1 (0) s",
            "S1",
            "S 0 0 0 0 0 0 (0) / N 0 0 0 0 1 2 (0) n",
        ),
    ] {
        let changes = format!("{changes} end=mover_stuck");
        assert_eq!(after(&changes, before, chosen), end);
        let told = rules_told(&changes, before, chosen);
        let skips = told.iter().filter(|&&id| id == "sow.skip-opponent-store");
        assert_eq!(skips.count(), 1);
    }
    for (remaining, told, south, north) in [
        ("owner", "remaining.owner", 21, 27),
        ("emptier", "remaining.emptier", 23, 25),
        ("last_mover", "remaining.last-mover", 23, 25),
        ("discard", "remaining.discard", 21, 25),
    ] {
        let changes = format!("remaining={remaining}");
        let before = "S 0 0 0 0 0 1 (20) / N 1 1 0 0 0 0 (25) s";
        let end = play(&position(&changes, before), "6").unwrap();
        assert_eq!(count(&end), Some((south, north)));
        assert!(rules_told(&changes, before, "6").contains(&told));
    }
}

#[test]
fn bug_13_houses_with_more_than_a_lap() {
    for (seeds, end) in [
        (13, "S 0 1 1 1 1 1 (3) / N 2 1 1 1 1 0 (0) n"),
        (14, "S 1 2 1 1 1 1 (1) / N 2 1 1 1 1 1 (0) n"),
        (26, "S 2 2 2 2 2 2 (2) / N 3 2 2 2 2 2 (0) n"),
        (27, "S 2 3 2 2 2 2 (2) / N 3 2 2 2 2 2 (0) n"),
        (35, "S 2 3 3 3 3 3 (3) / N 4 3 3 2 2 2 (0) n"),
        (47, "S 3 4 4 4 4 4 (4) / N 5 4 3 3 3 3 (0) n"),
        (72, "S 5 6 6 6 6 6 (6) / N 7 5 5 5 5 5 (0) n"),
        (254, "S 19 20 20 20 20 20 (20) / N 21 19 19 19 19 19 (0) n"),
    ] {
        let before = format!("S {seeds} 0 0 0 0 0 (0) / N 1 0 0 0 0 0 (0) s");
        assert_eq!(after("", &before, "1"), end);
    }
}

#[test]
fn bug_14_a_position_from_outside_may_be_over() {
    let text = "S 0 0 0 0 0 0 (20) / N 4 4 4 4 4 4 (4)";
    let over = position("", text);
    assert!(over.is_over());
    assert_eq!(count(&over), Some((20, 28)));
    assert_eq!(over.legal_moves().next(), None);
    let mut game = Game::from_position(over);
    let first = Move::Sow(House::new(0));
    assert_eq!(game.play(first), Err(kalaha::Error::GameOver));
    assert_eq!(game.outcome(), over.outcome());

    let norths_turn = position("end=mover_stuck", &format!("{text} n"));
    assert!(!norths_turn.is_over());
    // A stuck player is passed over at once.
    let passed = position("end=pass", &format!("{text} s"));
    assert_eq!(passed.to_move(), Side::North);
    assert!(!passed.is_over());
}

#[test]
fn bug_17_undo_within_an_extra_turn_costs_no_turn() {
    let mut game = Game::start(rules("")).unwrap();
    let sow = |number: u8| Move::Sow(House::new(number - 1));
    game.play(sow(3)).unwrap();
    let extra_turn = *game.position();
    game.play(sow(6)).unwrap();
    assert_eq!(game.position().to_move(), Side::North);

    assert_eq!(game.undo(), Ok(sow(6)));
    assert_eq!(*game.position(), extra_turn);
    assert_eq!(game.position().to_move(), Side::South);
    game.play(sow(1)).unwrap();
    assert_eq!(
        game.position().to_string(),
        "S 0 5 1 6 6 5 (1) / N 4 4 4 4 4 4 (0) n"
    );
    assert_eq!(game.undo(), Ok(sow(1)));
    assert_eq!(game.undo(), Ok(sow(3)));
    assert_eq!(game.position(), game.start_position());
    assert_eq!(game.redo().unwrap().0, sow(3));
    assert_eq!(*game.position(), extra_turn);
}
