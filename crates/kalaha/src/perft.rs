//! Counting move sequences, the checksum of the rules.

use crate::Position;

/// Move sequences from a position, by their length.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Perft {
    /// Sequences of `depth` moves, at index `depth − 1`. One sowing, or the swap, is one move; a
    /// game that ends at a depth is counted there and not below.
    pub leaves: Vec<u64>,
    /// Those of them whose game ends with their last move.
    pub ends: Vec<u64>,
}

/// Counts all move sequences of up to `depth` moves with the readable rules.
///
/// ```
/// use kalaha::{Position, Rules, perft};
/// let start = Position::start(Rules::STANDARD)?;
/// assert_eq!(perft(&start, 4).leaves, [6, 35, 185, 942]);
/// # Ok::<(), kalaha::Error>(())
/// ```
#[must_use]
pub fn perft(position: &Position, depth: usize) -> Perft {
    let mut counts = Perft {
        leaves: vec![0; depth],
        ends: vec![0; depth],
    };
    count(position, 0, &mut counts);
    counts
}

fn count(position: &Position, played: usize, counts: &mut Perft) {
    if played == counts.leaves.len() {
        return;
    }
    for chosen in position.legal_moves() {
        let Ok(after) = position.play(chosen) else {
            continue;
        };
        counts.leaves[played] += 1;
        if after.is_over() {
            counts.ends[played] += 1;
        } else {
            count(&after, played + 1, counts);
        }
    }
}
