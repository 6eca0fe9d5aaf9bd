//! Puzzles with one solution each, from `data/puzzles.jsonl`, the easiest first.
//!
//! ```
//! use kalaha_lessons::course::Check;
//! use kalaha_lessons::puzzles;
//!
//! let puzzle = puzzles::find(1).expect("the first puzzle");
//! let moves: Vec<String> = puzzle.solution.iter().map(ToString::to_string).collect();
//! let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
//! assert_eq!(puzzle.check(&moves).check, Check::Right);
//! ```

mod turns;

use std::sync::OnceLock;

use kalaha::{Error, Game, Move, Position, Rules, Side};
use kalaha_text::{Arg, Seated, Words};
use serde::{Deserialize, Serialize};

use crate::course::{Check, Tried};
use crate::example::extra_turns_of;
use crate::goal::captured;
pub use turns::{Danger, answers, choices, danger, effort};

const TEXT: &str = include_str!("../../../../data/puzzles.jsonl");

/// Seconds of a day.
const DAY: u64 = 24 * 60 * 60;

/// What a puzzle asks for. South is to move in all of them, by the standard rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// The most extra turns that this turn allows.
    ExtraTurns,
    /// More than half of all seeds in the store with this turn.
    WinNow,
    /// The biggest capture that this turn allows.
    BestCapture,
    /// The end of the game with this turn, and a win that only the sweep brings.
    EndNow,
    /// The move after which the opponent has no big capture.
    SaveHouse,
    /// The only move that wins with best play from both.
    OnlyWin,
    /// The only move that does not lose with best play from both.
    OnlyDraw,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 7] = [
        Self::ExtraTurns,
        Self::WinNow,
        Self::BestCapture,
        Self::EndNow,
        Self::SaveHouse,
        Self::OnlyWin,
        Self::OnlyDraw,
    ];

    /// The keys of its task and of its answers to right and wrong tries.
    fn keys(self) -> [&'static str; 3] {
        match self {
            Self::ExtraTurns => [
                "puzzle-extra-turns-task",
                "puzzle-extra-turns-right",
                "puzzle-extra-turns-wrong",
            ],
            Self::WinNow => [
                "puzzle-win-now-task",
                "puzzle-win-now-right",
                "puzzle-win-now-wrong",
            ],
            Self::BestCapture => [
                "puzzle-best-capture-task",
                "puzzle-best-capture-right",
                "puzzle-best-capture-wrong",
            ],
            Self::EndNow => [
                "puzzle-end-now-task",
                "puzzle-end-now-right",
                "puzzle-end-now-wrong",
            ],
            Self::SaveHouse => [
                "puzzle-save-house-task",
                "puzzle-save-house-right",
                "puzzle-save-house-wrong",
            ],
            Self::OnlyWin => [
                "puzzle-only-win-task",
                "puzzle-only-win-right",
                "puzzle-only-win-wrong",
            ],
            Self::OnlyDraw => [
                "puzzle-only-draw-task",
                "puzzle-only-draw-right",
                "puzzle-only-draw-wrong",
            ],
        }
    }
}

/// A puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Puzzle {
    /// Its number, from 1; the higher, the harder.
    pub number: usize,
    /// What it asks for.
    pub kind: Kind,
    /// The board, see [`Position::parse`].
    pub position: String,
    /// The only moves that do it.
    pub solution: Vec<Move>,
    /// How much there is to look through; see `data/README.md`.
    pub effort: u64,
}

/// All puzzles.
pub fn all() -> &'static [Puzzle] {
    static ALL: OnceLock<Vec<Puzzle>> = OnceLock::new();
    // The tests see to it that every line can be read.
    ALL.get_or_init(|| {
        TEXT.lines()
            .filter_map(|line| serde_json::from_str(line).ok())
            .collect()
    })
}

/// The puzzle of a number.
#[must_use]
pub fn find(number: usize) -> Option<&'static Puzzle> {
    all().get(number.checked_sub(1)?)
}

/// The number of the day's puzzle, for a time in seconds since 1970 (UTC).
///
/// ```
/// use kalaha_lessons::puzzles;
/// let count = puzzles::all().len() as u64;
/// assert_eq!(puzzles::of_day(0), 1);
/// assert_eq!(puzzles::of_day(2 * 86_400 + 5), 3);
/// assert_eq!(puzzles::of_day(count * 86_400), 1);
/// ```
#[must_use]
pub fn of_day(seconds: u64) -> usize {
    let count = all().len().max(1) as u64;
    1 + (seconds / DAY % count) as usize
}

impl Puzzle {
    /// The board as it is.
    ///
    /// # Errors
    /// None for the puzzles of this module.
    pub fn board(&self) -> Result<Position, Error> {
        Position::parse(Rules::STANDARD, &self.position)
    }

    /// Checks moves, written as people write them.
    #[must_use]
    pub fn check(&self, moves: &[&str]) -> Tried {
        let before = self.board().unwrap_or_else(|_| crate::course::start());
        let mut tried = Tried {
            check: Check::More,
            game: Game::resume(before),
            events: Vec::new(),
        };
        for (at, text) in moves.iter().enumerate() {
            let chosen = tried.game.position().read_move(text);
            let played = chosen.and_then(|chosen| Ok((chosen, tried.game.play(chosen)?)));
            match played {
                Ok((chosen, told)) => {
                    tried.events.push(told);
                    let right = self.solution.get(at) == Some(&chosen);
                    tried.check = match (right, at + 1 == self.solution.len()) {
                        (true, true) => Check::Right,
                        (true, false) => Check::More,
                        (false, _) => Check::Wrong,
                    };
                }
                Err(error) => tried.check = Check::Refused(error),
            }
            if tried.check != Check::More {
                break;
            }
        }
        tried
    }

    /// The task.
    #[must_use]
    pub fn task(&self, words: &Words) -> String {
        self.said(self.kind.keys()[0], words)
    }

    /// The solution, as people write moves.
    #[must_use]
    pub fn solution(&self, words: &Words) -> String {
        let moves: Vec<String> = self.solution.iter().map(ToString::to_string).collect();
        let moves = moves.join(" ");
        words.say("puzzle-solution", &[("moves", (&moves).into())])
    }

    /// What a try is answered.
    #[must_use]
    pub fn answer(&self, tried: &Tried, words: &Words) -> String {
        let [_, right, wrong] = self.kind.keys();
        let moved = || {
            let (before, chosen) = tried.game.history().last()?;
            let events = tried.events.last()?;
            Some(words.moved(before, chosen, events, &Seated::task()))
        };
        let (told, next) = match &tried.check {
            Check::Right => (moved(), self.said(right, words)),
            Check::More => (moved(), words.say("course-more", &[])),
            Check::Wrong => (moved(), self.said(wrong, words)),
            Check::Refused(error) => (None, words.error(error)),
        };
        told.into_iter().chain([next]).collect::<Vec<_>>().join(" ")
    }

    fn said(&self, key: &str, words: &Words) -> String {
        let count = self.count();
        let house = self.board().ok().and_then(|board| danger(&board));
        let house = house.map_or(0, |danger| danger.house.number());
        let enough = self.board().map_or(0, |board| board.total() / 2 + 1);
        let facts = [
            ("count", Arg::from(count)),
            ("house", house.into()),
            ("enough", enough.into()),
        ];
        words.say(key, &facts)
    }

    /// What the puzzle counts: extra turns, or seeds captured or in danger.
    fn count(&self) -> usize {
        let Ok(board) = self.board() else { return 0 };
        if self.kind == Kind::SaveHouse {
            return danger(&board).map_or(0, |danger| danger.seeds.into());
        }
        let mut game = Game::resume(board);
        let told = self.solution.iter().map(|&chosen| game.play(chosen));
        let events: Vec<_> = told.filter_map(Result::ok).collect();
        match self.kind {
            Kind::ExtraTurns => events.iter().map(|told| extra_turns_of(told)).sum(),
            _ => events.last().map_or(0, |told| captured(told).into()),
        }
    }
}

/// The seeds that decide a game beyond doubt, for a side: more than half.
fn is_certain(position: &Position, side: Side) -> bool {
    position.store(side) > position.total() / 2
}

#[cfg(test)]
mod tests;
