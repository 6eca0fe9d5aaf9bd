//! The third occurrence ends the game in the two rule sets where seeds can circle.

use kalaha::{EndReason, Game, Rules};

use crate::{position, rules};

/// Four moves lead from each board back to it.
const CIRCLES: [(&str, &str, &str); 2] = [
    ("direction=cw", "S 1 0 (3) / N 1 0 (2) s", "S1 N1 S2 N2"),
    ("store_side=left", "S 0 1 (3) / N 0 1 (2) s", "S2 N2 S1 N1"),
];

fn circling(changes: &str, board: &str) -> Game {
    let changes = format!("houses=2 capture=none end=mover_stuck {changes}");
    Game::from_position(position(&changes, board))
}

#[test]
fn the_third_occurrence_ends_the_game_and_each_side_keeps_its_own() {
    for (changes, board, circle) in CIRCLES {
        let mut game = circling(changes, board);
        for round in 1..=2 {
            for text in circle.split_whitespace() {
                assert_eq!(game.end_reason(), None);
                let chosen = game.position().read_move(text).unwrap();
                game.play(chosen).unwrap();
            }
            // The start counts: two rounds make three.
            assert_eq!(game.end_reason().is_some(), round == 2);
        }
        assert_eq!(game.end_reason(), Some(EndReason::Repetition));
        assert!(game.position().is_over());
        let count = game.outcome().unwrap();
        assert_eq!((count.south, count.north), (4, 3));
        assert!(game.to_string().contains("result: 4-3"));
        assert_eq!(game.to_string().parse(), Ok(game.clone()));

        let over = game.clone();
        game.undo().unwrap();
        assert_eq!(game.end_reason(), None);
        game.redo().unwrap();
        assert_eq!(game.end_reason(), Some(EndReason::Repetition));
        // What was taken back has not occurred.
        for _ in 0..7 {
            game.undo().unwrap();
        }
        assert_eq!(game.end_reason(), None);
        while game.redo().is_ok() {
            assert_eq!(game.end_reason().is_some(), game.moves().len() == 8);
        }
        assert_eq!(game, over);
    }
}

#[test]
fn the_end_by_repetition_is_told() {
    let (changes, board, circle) = CIRCLES[0];
    let mut game = circling(changes, board);
    let mut events = Vec::new();
    for text in circle.split_whitespace().cycle().take(8) {
        events = game.play(game.position().read_move(text).unwrap()).unwrap();
    }
    let told: Vec<&str> = events.iter().map(|event| event.rule.as_str()).collect();
    assert_eq!(
        told,
        [
            "move.own-house",
            "sow.one-by-one",
            "capture.opposite-empty",
            "end.repetition",
            "remaining.repetition",
            "remaining.repetition",
            "result.most-seeds",
        ]
    );
}

#[test]
fn a_lone_position_knows_no_history() {
    let (changes, board, circle) = CIRCLES[0];
    let start = *circling(changes, board).position();
    let moves = [circle; 3].join(" ");
    assert_eq!(crate::play(&start, &moves), Ok(start));
}

#[test]
fn only_two_of_the_four_ways_round_are_cyclic() {
    let cyclic = |changes| Rules::is_cyclic(&rules(changes));
    assert!(!cyclic(""));
    assert!(!cyclic("direction=cw store_side=left"));
    assert!(cyclic("direction=cw"));
    assert!(cyclic("store_side=left"));
}
