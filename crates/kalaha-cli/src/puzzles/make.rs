//! `puzzles make`: puzzles found in games and proved by search.

use std::collections::HashMap;
use std::path::PathBuf;

use kalaha::{Game, Move, Position, Rules, Side};
use kalaha_engine::players::{Greedy, Random};
use kalaha_engine::search::{Engine, Limits};
use kalaha_lessons::puzzles::{self, Kind, Puzzle};
use kalaha_text::Arg;

use crate::args::learn::MakePuzzlesArgs;
use crate::fault::{Exit, Fault};
use crate::files;
use crate::out::Out;

/// What to make.
pub(crate) struct Make {
    pub(crate) seed: u64,
    /// Puzzles of each kind.
    pub(crate) each: usize,
    pub(crate) file: PathBuf,
}

impl Make {
    pub(crate) fn read(args: MakePuzzlesArgs) -> Self {
        Self {
            seed: args.seed,
            each: args.each.into(),
            file: args.out,
        }
    }
}

/// Bytes of the memory for one proof; each begins with an empty one, so that it can be repeated.
const MEMORY: usize = 1 << 20;
/// Positions searched for a proof at most.
const NODES: u64 = 200_000;
/// Seeds in the houses of the boards that are looked at.
const IN_PLAY: std::ops::RangeInclusive<u8> = 8..=22;
/// Games that are looked through at most.
const GAMES: u64 = 200_000;
/// Turns to choose from at least, so that there is something to find.
const CHOICES: usize = 3;
/// The most turns that a person can look through.
const MOST_CHOICES: usize = 60;

pub(crate) fn run(make: &Make, out: &mut Out) -> Result<Exit, Fault> {
    let all = made(make.seed, make.each)?;
    let mut text = String::new();
    for puzzle in &all {
        let line = serde_json::to_string(puzzle).map_err(|error| Fault::Output(error.into()))?;
        text.push_str(&line);
        text.push('\n');
    }
    files::write_text(&make.file, &text)?;
    let told = out.words.say(
        "puzzles-made",
        &[
            ("count", Arg::from(all.len())),
            ("file", Arg::from(&*make.file.to_string_lossy())),
        ],
    );
    out.paragraph("", &told)?;
    Ok(Exit::Yes)
}

/// So many puzzles of each kind, the easiest first.
fn made(seed: u64, each: usize) -> Result<Vec<Puzzle>, Fault> {
    let mut found: Vec<Puzzle> = Vec::new();
    let mut counts: HashMap<Kind, usize> = HashMap::new();
    let mut sorts: HashMap<(Kind, usize), usize> = HashMap::new();
    for number in 0..GAMES {
        if Kind::ALL
            .iter()
            .all(|kind| counts.get(kind).is_some_and(|&count| count >= each))
        {
            break;
        }
        let mut wanted: Vec<Kind> = Kind::ALL.to_vec();
        wanted.retain(|kind| counts.get(kind).copied().unwrap_or_default() < each);
        wanted.sort_by_key(|kind| counts.get(kind).copied().unwrap_or_default());
        // One puzzle a game, so that no two are alike.
        let puzzle = boards(seed, number)?.into_iter().find_map(|board| {
            wanted.iter().find_map(|&kind| {
                let (solution, effort) = proved(kind, &board)?;
                let alike = sorts.get(&(kind, sort(kind, &board, &solution))).copied();
                let most = match kind {
                    Kind::OnlyWin | Kind::OnlyDraw => each,
                    Kind::SaveHouse => each.div_ceil(2),
                    _ => each.div_ceil(3),
                };
                (alike.unwrap_or_default() < most).then(|| {
                    let puzzle = Puzzle {
                        number: 0,
                        kind,
                        position: board.to_string(),
                        solution,
                        effort,
                    };
                    (board, puzzle)
                })
            })
        });
        if let Some((board, puzzle)) = puzzle {
            *counts.entry(puzzle.kind).or_default() += 1;
            let sort = sort(puzzle.kind, &board, &puzzle.solution);
            *sorts.entry((puzzle.kind, sort)).or_default() += 1;
            found.push(puzzle);
        }
    }
    found.sort_by_key(|puzzle| puzzle.effort);
    for (number, puzzle) in (1..).zip(&mut found) {
        puzzle.number = number;
    }
    Ok(found)
}

/// What makes two puzzles of a kind alike: how many moves solve it or, where a house is to be saved,
/// whether that house itself is sown.
fn sort(kind: Kind, board: &Position, solution: &[Move]) -> usize {
    match kind {
        Kind::SaveHouse => usize::from(sows_house_in_danger(board, solution)),
        _ => solution.len(),
    }
}

fn sows_house_in_danger(board: &Position, solution: &[Move]) -> bool {
    let danger = puzzles::danger(board).map(|danger| Move::Sow(danger.house));
    danger.is_some_and(|house| solution.contains(&house))
}

/// The boards of a game at the beginnings of turns, turned so that South moves.
fn boards(seed: u64, number: u64) -> Result<Vec<Position>, Fault> {
    let mut random = Random::new(seed.wrapping_mul(1_000_003).wrapping_add(number));
    let greedy = match number % 3 {
        0 => None,
        1 => Some(Side::South),
        _ => Some(Side::North),
    };
    let mut game = Game::start(Rules::STANDARD)?;
    let mut boards = Vec::new();
    while game.end_reason().is_none() {
        let position = *game.position();
        let in_play = position.row(Side::South).sum() + position.row(Side::North).sum();
        if position.extra_used() == 0 && IN_PLAY.contains(&in_play) {
            boards.push(match position.to_move() {
                Side::South => position,
                Side::North => position.turned(),
            });
        }
        let chosen = if greedy == Some(position.to_move()) {
            Greedy.choose(&position)
        } else {
            random.choose(&position)
        };
        let Some(chosen) = chosen else { break };
        game.play(chosen)?;
    }
    Ok(boards)
}

/// The solution of a puzzle and its effort, if the board is one of that kind: there is one solution,
/// something to choose from, and with best play from both no move is better than its first. The game is
/// not decided yet, and the biggest capture does not lose it.
pub(crate) fn proved(kind: Kind, board: &Position) -> Option<(Vec<Move>, u64)> {
    let half = board.total() / 2;
    if Side::ALL.iter().any(|&side| board.store(side) > half) {
        return None;
    }
    let choices = puzzles::choices(board);
    if !(CHOICES..=MOST_CHOICES).contains(&choices) {
        return None;
    }
    let by_search = matches!(kind, Kind::OnlyWin | Kind::OnlyDraw);
    if !by_search && puzzles::answers(kind, board, &[]).len() != 1 {
        return None;
    }
    if by_search && board.legal_moves().count() < CHOICES {
        return None;
    }
    let (values, nodes) = values(board)?;
    let mut answers = puzzles::answers(kind, board, &values);
    let solution = answers.pop().filter(|_| answers.is_empty())?;
    let best = values.iter().map(|&(_, value)| value).max()?;
    let value = values
        .iter()
        .find(|(chosen, _)| Some(chosen) == solution.first());
    let is_best = value.is_some_and(|&(_, value)| value == best);
    if kind == Kind::BestCapture && best < 0 {
        return None;
    }
    let effort = if by_search {
        nodes
    } else {
        puzzles::effort(kind, board)
    };
    is_best.then_some((solution, effort))
}

/// The final margin after each move with best play from both, and the positions searched for it.
fn values(board: &Position) -> Option<(Vec<(Move, i16)>, u64)> {
    let mut engine = Engine::new(*board.rules(), MEMORY).ok()?;
    let limits = Limits {
        nodes: Some(NODES),
        ..Limits::default()
    };
    let answers = engine.moves(board, &limits).ok()?;
    let nodes = answers.iter().map(|(_, answer)| answer.nodes).sum();
    let values: Option<Vec<(Move, i16)>> = answers
        .into_iter()
        .map(|(chosen, answer)| {
            let span = answer.span;
            span.is_exact().then_some((chosen, span.lower))
        })
        .collect();
    Some((values?, nodes))
}

#[cfg(test)]
mod tests {
    use std::collections::{HashMap, HashSet};

    use super::*;

    /// Puzzles that there are to be at least.
    const ENOUGH: usize = 60;

    #[test]
    fn every_puzzle_is_proved_again() {
        let all = puzzles::all();
        assert!(all.len() >= ENOUGH, "{}", all.len());
        for puzzle in all {
            let board = puzzle.board().expect("a board");
            let proof = proved(puzzle.kind, &board);
            let told = (puzzle.solution.clone(), puzzle.effort);
            assert_eq!(proof, Some(told), "puzzle {}", puzzle.number);
        }
    }

    #[test]
    fn they_get_harder_and_no_two_are_alike() {
        let all = puzzles::all();
        let mut kinds: HashMap<Kind, usize> = HashMap::new();
        for (number, puzzle) in (1..).zip(all) {
            assert_eq!(puzzle.number, number);
            *kinds.entry(puzzle.kind).or_default() += 1;
        }
        assert!(all.is_sorted_by_key(|puzzle| puzzle.effort));
        assert!(kinds.values().all(|&count| count >= 5), "{kinds:?}");
        assert_eq!(kinds.len(), Kind::ALL.len());
        let boards: HashSet<&String> = all.iter().map(|puzzle| &puzzle.position).collect();
        assert_eq!(boards.len(), all.len());
    }

    #[test]
    fn half_of_the_houses_in_danger_are_saved_otherwise_than_by_sowing_them() {
        let saved = puzzles::all()
            .iter()
            .filter(|of| of.kind == Kind::SaveHouse);
        let by_sowing = |puzzle: &&Puzzle| {
            let board = puzzle.board().expect("a board");
            sows_house_in_danger(&board, &puzzle.solution)
        };
        let (by_sowing, otherwise): (Vec<_>, Vec<_>) = saved.partition(by_sowing);
        assert!(otherwise.len() >= by_sowing.len(), "{by_sowing:?}");
    }

    #[test]
    fn a_decided_board_and_a_losing_capture_are_no_puzzles() {
        let proof = |kind, board| {
            let board = Position::parse(Rules::STANDARD, board).expect("a board");
            proved(kind, &board)
        };
        // North has 25 already, and South can take six.
        let decided = "S 0 1 1 0 4 0 (7) / N 5 0 4 1 0 0 (25) s";
        assert_eq!(proof(Kind::BestCapture, decided), None);
        let open = "S 0 1 1 0 4 0 (18) / N 5 0 4 1 0 0 (14) s";
        assert!(proof(Kind::BestCapture, open).is_some());
        // Five moves end with a capture, and North has won.
        let losing = "S 0 0 0 3 2 0 (12) / N 4 3 0 0 0 0 (24) s";
        assert_eq!(proof(Kind::BestCapture, losing), None);
    }

    #[test]
    fn the_same_seed_makes_the_same_puzzles() {
        let first = made(1, 1).expect("puzzles");
        assert_eq!(first, made(1, 1).expect("puzzles"));
        assert_ne!(first, made(2, 1).expect("puzzles"));
    }
}
