//! Every puzzle can be read and answers in words. That they are proved is held where search is.

use kalaha::{Game, Side};
use kalaha_text::{Language, Words};

use super::*;

fn typed(moves: &[Move]) -> Vec<String> {
    moves.iter().map(ToString::to_string).collect()
}

fn check(puzzle: &Puzzle, moves: &[String]) -> Tried {
    let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
    puzzle.check(&moves)
}

#[test]
fn every_line_is_a_puzzle() {
    assert_eq!(all().len(), TEXT.lines().count());
    for (puzzle, line) in all().iter().zip(TEXT.lines()) {
        assert_eq!(serde_json::to_string(puzzle).expect("JSON"), line);
        let board = puzzle.board().expect("a board");
        assert_eq!((board.total(), board.to_move()), (48, Side::South));
    }
    assert!(find(0).is_none() && find(all().len() + 1).is_none());
}

#[test]
fn the_solution_is_right_and_other_first_moves_are_wrong() {
    let words = Words::new(Language::English);
    for puzzle in all() {
        let task = puzzle.task(&words);
        assert!(task.ends_with('?'), "{task}");
        let solution = typed(&puzzle.solution);
        for length in 1..=solution.len() {
            let tried = check(puzzle, &solution[..length]);
            let right = length == solution.len();
            let expected = if right { Check::Right } else { Check::More };
            assert_eq!(tried.check, expected, "puzzle {}", puzzle.number);
            assert!(puzzle.answer(&tried, &words).ends_with(['.', '!']));
        }
        for chosen in puzzle.board().expect("a board").legal_moves() {
            let tried = check(puzzle, &typed(&[chosen]));
            if Some(&chosen) != puzzle.solution.first() {
                assert_eq!(tried.check, Check::Wrong);
                assert!(puzzle.answer(&tried, &words).ends_with(['.', '!']));
            }
        }
        let refused = check(puzzle, &["N1".to_owned()]);
        assert!(matches!(refused.check, Check::Refused(_)));
    }
}

/// What a task says is what its solution does.
#[test]
fn tasks_count_what_happens() {
    for puzzle in all() {
        let board = puzzle.board().expect("a board");
        let mut game = Game::resume(board);
        let mut told = Vec::new();
        for &chosen in &puzzle.solution {
            told.extend(game.play(chosen).expect("a legal move"));
        }
        let after = game.position();
        match puzzle.kind {
            Kind::ExtraTurns => {
                assert_eq!(puzzle.count(), puzzle.solution.len());
                assert_eq!(extra_turns_of(&told), puzzle.count());
            }
            Kind::WinNow => assert!(after.store(Side::South) > 24),
            Kind::BestCapture => assert!(puzzle.count() >= 5),
            Kind::EndNow => {
                let winner = game.outcome().and_then(kalaha::Outcome::winner);
                assert_eq!(winner, Some(Side::South));
            }
            Kind::SaveHouse => {
                let danger = danger(&board).expect("a danger");
                assert_eq!(board.row(Side::South)[danger.house], danger.seeds);
                assert_eq!(puzzle.count(), usize::from(danger.seeds));
            }
            Kind::OnlyWin | Kind::OnlyDraw => assert_eq!(puzzle.solution.len(), 1),
        }
    }
}
