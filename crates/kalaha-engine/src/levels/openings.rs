//! Opening moves that were proved to be best, for boards on which that takes longer than a level may.

use std::collections::HashMap;
use std::sync::LazyLock;

use kalaha::{Move, Position, Rules, Side};

const TEXT: &str = include_str!("../../../../data/book.tsv");

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The final margin for the player to move.
    pub value: i16,
    /// A move that keeps it.
    pub best: Move,
}

static OPENINGS: LazyLock<HashMap<Position, Opening>> = LazyLock::new(|| read(TEXT).collect());

/// What was proved of a position, if anything was.
#[must_use]
pub fn opening(position: &Position) -> Option<Opening> {
    OPENINGS.get(&seen_by_south(position)?).copied()
}

/// All that was proved, each position seen by South, who is to move.
pub fn openings() -> impl Iterator<Item = (&'static Position, &'static Opening)> {
    OPENINGS.iter()
}

/// The position with South to move and without what makes no difference.
#[must_use]
pub fn seen_by_south(position: &Position) -> Option<Position> {
    let south = match position.to_move() {
        Side::South => *position,
        Side::North => position.turned(),
    };
    let used = match position.rules().extra_turn_limit {
        Some(_) => position.extra_used(),
        None => 0,
    };
    let seen = Position::from_layout(*position.rules(), &south.to_layout(), Side::South, used);
    Some(seen.ok()?.with_swap(position.swap_right()))
}

/// Reads lines of a preset's name, a position, its value and a best move, parted by tabs, behind a
/// heading. What can't be read is left out; a test finds it.
pub fn read(text: &str) -> impl Iterator<Item = (Position, Opening)> {
    text.lines().skip(1).filter_map(read_line)
}

/// Reads one line; nothing if it is none.
#[must_use]
pub fn read_line(line: &str) -> Option<(Position, Opening)> {
    let mut columns = line.split('\t');
    let rules = Rules::preset(columns.next()?).ok()?;
    let position = Position::parse(rules, columns.next()?).ok()?;
    let value = columns.next()?.parse().ok()?;
    let best = position.read_move(columns.next()?).ok()?;
    Some((position, Opening { value, best }))
}
