//! Games of random moves on the fast board.

use kalaha::Position;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::board::Board;
use crate::laps::Laps;
use crate::row::Row;

/// What a batch of random games came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Playouts {
    /// Games played to their end.
    pub games: u64,
    /// Moves in all games.
    pub moves: u64,
    /// The first mover's seeds less the other's, over all games.
    pub margin: i64,
}

/// Plays random games from a position that is not over, with no swap to come.
///
/// # Panics
/// If the game is over.
#[must_use]
pub fn playouts<R: Row>(position: &Position, games: u64, seed: u64) -> Playouts {
    assert!(!position.is_over(), "a random game needs a move");
    let laps = Laps::<R>::new(position.rules(), position.total());
    let start = Board::<R>::pack(position);
    pulp::Arch::new().dispatch(Batch {
        laps: &laps,
        start,
        games,
        seed,
    })
}

/// Games to play.
struct Batch<'a, R> {
    laps: &'a Laps<R>,
    start: Board<R>,
    games: u64,
    seed: u64,
}

// Not a closure: those were called, not inlined, and so compiled for the oldest processor.
impl<R: Row> pulp::WithSimd for Batch<'_, R> {
    type Output = Playouts;

    #[inline(always)]
    fn with_simd<S: pulp::Simd>(self, _: S) -> Playouts {
        play_all(self.laps, self.start, self.games, self.seed)
    }
}

/// Games that are played at the same time, a move of each in turn: the processor works on one while
/// it waits for another.
const LANES: usize = 4;

/// A game under way.
#[derive(Clone, Copy)]
struct Lane<R> {
    board: Board<R>,
    /// True if the first mover of the game is to move.
    first: bool,
}

#[inline(always)]
fn play_all<R: Row>(laps: &Laps<R>, start: Board<R>, games: u64, seed: u64) -> Playouts {
    let mut generator = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut totals = Playouts::default();
    let fresh = Lane {
        board: start,
        first: true,
    };
    let mut lanes = [fresh; LANES];
    let mut playing = LANES.min(usize::try_from(games).unwrap_or(LANES));
    let mut to_start = games - playing as u64;
    while playing > 0 {
        let mut ended = [false; LANES];
        for (lane, ended) in lanes[..playing].iter_mut().zip(&mut ended) {
            let house = lane.board.own.any_filled(generator.next_u64() >> 32);
            let next = laps.play(lane.board, house);
            *lane = Lane {
                board: next.board,
                first: lane.first ^ !next.again,
            };
            *ended = next.over;
        }
        totals.moves += playing as u64;
        for i in (0..playing).rev().filter(|&i| ended[i]) {
            let Lane { board, first } = lanes[i];
            let margin = i64::from(board.own_store) - i64::from(board.other_store);
            totals.margin += if first { margin } else { -margin };
            totals.games += 1;
            if to_start > 0 {
                to_start -= 1;
                lanes[i] = fresh;
            } else {
                playing -= 1;
                lanes.swap(i, playing);
            }
        }
    }
    totals
}
