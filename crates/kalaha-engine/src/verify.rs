//! Endgame tables against search without tables, on a random sample.

use std::sync::atomic::{AtomicBool, Ordering};

use kalaha::{BySide, Position, Side};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::row::Row;
use crate::search::{Engine, EngineError, Limits};
use crate::tables::Tables;

/// Bytes of the search's memory; more would not make positions of the size of tables faster.
const MEMORY: usize = 1 << 24;

/// What to compare.
#[derive(Clone, Copy)]
pub struct Sample<'a> {
    /// The tables.
    pub tables: &'a Tables,
    /// How many positions.
    pub positions: usize,
    /// The same seed chooses the same positions.
    pub seed: u64,
    /// Stops the work when it becomes true.
    pub stop: &'a AtomicBool,
    /// Told how many positions are compared, after each.
    pub progress: &'a dyn Fn(usize),
}

/// How the comparison came out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Compared {
    /// Positions whose value is equal.
    pub equal: usize,
    /// The others.
    pub wrong: Vec<Wrong>,
}

/// A position whose value in the table is not that of the search, both for the player to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// With empty stores.
    pub position: Position,
    /// By the table.
    pub stored: i16,
    /// By the search.
    pub found: i16,
}

impl Sample<'_> {
    /// Compares, until all positions are compared or it is stopped. Every number of seeds is as
    /// likely, and with it every position in which the player to move can choose.
    ///
    /// # Errors
    /// The system has not enough memory.
    pub fn compare(&self) -> Result<Compared, EngineError> {
        let mut engine = Engine::new(*self.tables.rules(), MEMORY)?;
        let limits = Limits {
            stop: Some(self.stop),
            ..Limits::default()
        };
        let mut random = Xoshiro256PlusPlus::seed_from_u64(self.seed);
        let mut compared = Compared::default();
        let mut tries = 0;
        while compared.equal + compared.wrong.len() < self.positions {
            // Nobody can choose in a table of the empty board alone.
            tries += 1;
            if self.stop.load(Ordering::Relaxed) || tries > TRIES * self.positions {
                break;
            }
            let Some((position, to_go)) = self.draw(&mut random) else {
                continue;
            };
            let span = engine.search(&position, &limits, &mut |_| {})?.span;
            if !span.is_exact() {
                continue;
            }
            let stored = i16::from(to_go);
            if span.lower == stored {
                compared.equal += 1;
            } else {
                compared.wrong.push(Wrong {
                    position,
                    stored,
                    found: span.lower,
                });
            }
            (self.progress)(compared.equal + compared.wrong.len());
        }
        Ok(compared)
    }

    /// A position with its value; nothing if nobody can choose there.
    fn draw(&self, random: &mut impl Rng) -> Option<(Position, i8)> {
        let rules = *self.tables.rules();
        let mut below = |bound: usize| (random.next_u64() % bound as u64) as usize;
        let seeds = below(self.tables.up_to() + 1);
        let (own, other): (u128, u128) = self.tables.nth(seeds, below(self.tables.count(seeds)));
        let limit = rules.extra_turn_limit;
        let used = below(usize::from(limit.unwrap_or(0)) + 1) as u8;
        let left = limit.map_or(u8::MAX, |limit| limit - used);
        let counts = |row: u128| -> Vec<u8> {
            (0..usize::from(rules.houses))
                .map(|house| row.get(house))
                .collect()
        };
        let (south, north) = (counts(own), counts(other));
        let rows = BySide {
            south: &south[..],
            north: &north[..],
        };
        let position = Position::new(rules, rows, BySide::default(), Side::South, used).ok()?;
        let chooses = !position.is_over() && position.to_move() == Side::South;
        chooses.then(|| (position, self.tables.to_go(own, other, left)))
    }
}

/// Positions drawn for one in which the player to move can choose, before that is given up.
const TRIES: usize = 1000;
