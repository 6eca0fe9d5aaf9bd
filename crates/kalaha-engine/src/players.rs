//! The two smallest players.

use kalaha::{Move, Position};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The generator of every seeded player, as game records name it.
pub const GENERATOR: &str = "xoshiro256++ 1.0";

/// A number below `bound`, near enough to even for play (off by less than `bound` in 2³²).
fn below(generator: &mut impl Rng, bound: usize) -> usize {
    ((u64::from(generator.next_u32()) * bound as u64) >> 32) as usize
}

/// Chooses any legal move with the same chance.
#[derive(Clone, Debug)]
pub struct Random {
    generator: Xoshiro256PlusPlus,
}

impl Random {
    /// A player whose choices follow from the seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self {
            generator: Xoshiro256PlusPlus::seed_from_u64(seed),
        }
    }

    /// A legal move; nothing if the game is over.
    pub fn choose(&mut self, position: &Position) -> Option<Move> {
        let moves: Vec<Move> = position.legal_moves().collect();
        let chosen = below(&mut self.generator, moves.len().max(1));
        moves.get(chosen).copied()
    }
}

/// Takes the most seeds at once, an extra turn among equals, then the house nearest the store.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl Greedy {
    /// The greedy move; nothing if the game is over. Never swaps.
    #[must_use]
    pub fn choose(self, position: &Position) -> Option<Move> {
        let mover = position.to_move();
        let worth = |&chosen: &Move| {
            let after = position.play(chosen).ok()?;
            let margin = |position: &Position| {
                i16::from(position.store(mover)) - i16::from(position.store(!mover))
            };
            let again = !after.is_over() && after.to_move() == mover;
            Some((margin(&after) - margin(position), again))
        };
        position.legal_houses().map(Move::Sow).max_by_key(worth)
    }
}
