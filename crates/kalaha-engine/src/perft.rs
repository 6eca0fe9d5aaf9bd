//! Counting move sequences on the fast board.

use kalaha::perft::Perft;
use kalaha::{Position, SwapRight};

use crate::board::Board;
use crate::laps::Laps;
use crate::row::Row;
use crate::wide;

/// Counts all move sequences of up to `depth` moves: the same as [`kalaha::perft()`], faster.
///
/// ```
/// use kalaha::{Position, Rules};
/// let start = Position::start(Rules::STANDARD)?;
/// assert_eq!(kalaha_engine::perft(&start, 6), kalaha::perft(&start, 6));
/// # Ok::<(), kalaha::Error>(())
/// ```
#[must_use]
pub fn perft(position: &Position, depth: usize) -> Perft {
    let mut counts = Perft {
        leaves: vec![0; depth],
        ends: vec![0; depth],
    };
    if wide(position.rules()) {
        count(
            position,
            &Laps::<u128>::new(position.rules(), position.total()),
            0,
            &mut counts,
        );
    } else {
        count(
            position,
            &Laps::<u64>::new(position.rules(), position.total()),
            0,
            &mut counts,
        );
    }
    counts
}

/// Counts with positions while a swap is to come, then with boards.
fn count<R: Row>(position: &Position, laps: &Laps<R>, played: usize, counts: &mut Perft) {
    if position.is_over() || played == counts.leaves.len() {
        return;
    }
    if position.swap_right() == SwapRight::Gone {
        return count_board(
            Board::pack(position),
            laps,
            &mut counts.leaves[played..],
            &mut counts.ends[played..],
        );
    }
    for chosen in position.legal_moves() {
        let Ok(after) = position.play(chosen) else {
            continue;
        };
        counts.leaves[played] += 1;
        counts.ends[played] += u64::from(after.is_over());
        count(&after, laps, played + 1, counts);
    }
}

fn count_board<R: Row>(board: Board<R>, laps: &Laps<R>, leaves: &mut [u64], ends: &mut [u64]) {
    let (Some((leaf, leaves)), Some((end, ends))) =
        (leaves.split_first_mut(), ends.split_first_mut())
    else {
        return;
    };
    let mut filled = board.own.filled();
    while filled != 0 {
        let house = filled.trailing_zeros() as usize;
        filled &= filled - 1;
        let next = laps.play(board, house);
        *leaf += 1;
        if next.over {
            *end += 1;
        } else {
            count_board(next.board, laps, leaves, ends);
        }
    }
}
