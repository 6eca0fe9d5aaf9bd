//! `perft`: counts of move sequences by their length.

use kalaha::perft::Perft;
use kalaha::{Position, Rules, Side};
use serde::Serialize;

use crate::fault::{Exit, Fault};
use crate::out::Out;
use crate::progress::Progress;

/// What to count.
pub(crate) struct Count {
    pub(crate) position: Position,
    /// The longest sequence, in moves.
    pub(crate) depth: usize,
    /// With the readable rules instead of the fast board.
    pub(crate) truth: bool,
    pub(crate) json: bool,
}

#[derive(Serialize)]
struct Answer<'a> {
    rules: &'a Rules,
    before: Vec<u8>,
    to_move: Side,
    /// Sequences of 1, 2 … moves.
    leaves: Vec<u64>,
    /// Those of them whose game ends with their last move.
    ends: Vec<u64>,
}

pub(crate) fn run(count: &Count, out: &mut Out) -> Result<Exit, Fault> {
    let by = if count.truth {
        kalaha::perft
    } else {
        kalaha_engine::perft
    };
    let Perft { leaves, ends } = in_parts(&count.position, count.depth, by, &mut Progress::new());
    if count.json {
        out.json(&Answer {
            rules: count.position.rules(),
            before: count.position.to_layout(),
            to_move: count.position.to_move(),
            leaves,
            ends,
        })?;
        return Ok(Exit::Yes);
    }
    let heading = |id| out.words.say(id, &[]);
    let (depth, leaf, end) = (
        heading("perft-depth"),
        heading("perft-leaves"),
        heading("perft-ends"),
    );
    out.line(&format!("{depth:>5}  {leaf:>16}  {end:>16}"))?;
    for (index, (leaves, ends)) in leaves.iter().zip(&ends).enumerate() {
        let (leaves, ends) = (out.words.number(*leaves), out.words.number(*ends));
        out.line(&format!("{:>5}  {leaves:>16}  {ends:>16}", index + 1))?;
    }
    Ok(Exit::Yes)
}

/// Moves after which the count goes on part by part, so that its progress can be told.
const TRUNK: usize = 2;

/// Counts below each position after the first moves on its own and adds up.
fn in_parts(
    position: &Position,
    depth: usize,
    by: fn(&Position, usize) -> Perft,
    progress: &mut Progress,
) -> Perft {
    if depth <= TRUNK {
        return by(position, depth);
    }
    let mut total = by(position, TRUNK);
    total.leaves.resize(depth, 0);
    total.ends.resize(depth, 0);
    let parts = unfinished(position, TRUNK);
    for (done, part) in parts.iter().enumerate() {
        progress.tell(|| format!("{:>3} %", 100 * done / parts.len()));
        let below = by(part, depth - TRUNK);
        let add = |total: &mut [u64], below: &[u64]| {
            for (total, below) in total[TRUNK..].iter_mut().zip(below) {
                *total += below;
            }
        };
        add(&mut total.leaves, &below.leaves);
        add(&mut total.ends, &below.ends);
    }
    progress.wipe();
    total
}

/// The positions after all sequences of that many moves in which the game goes on.
fn unfinished(position: &Position, plies: usize) -> Vec<Position> {
    let mut positions = vec![*position];
    for _ in 0..plies {
        let after = |position: &Position| {
            let moves: Vec<_> = position.legal_moves().collect();
            let position = *position;
            moves
                .into_iter()
                .filter_map(move |chosen| position.play(chosen).ok())
        };
        positions = positions.iter().flat_map(after).collect();
        positions.retain(|position| !position.is_over());
    }
    positions
}
