//! Random rule sets and positions, plain minimax, and small tables.

use std::sync::atomic::AtomicBool;

use kalaha::{BySide, Key, Position, Rules, Side, Value};
use kalaha_engine::tables::{Build, Tables};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A seeded source of rule sets and positions.
pub(crate) struct Source(Xoshiro256PlusPlus);

impl Source {
    /// The same source for the same seed.
    pub(crate) fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A number from 0 up to `bound`, without it.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.0.next_u64() % bound as u64) as usize
    }

    /// The standard rules for that many houses, each option changed by a chance of one in two.
    pub(crate) fn rules(&mut self, houses: usize) -> Rules {
        let mut rules = Rules {
            houses: houses as u8,
            seeds: 1,
            ..Rules::STANDARD
        };
        for &key in Key::ALL {
            let others = key.alternatives(&rules, 0);
            if !others.is_empty() && self.below(2) == 1 {
                let value: &Value = &others[self.below(others.len())];
                rules.set(key.as_str(), value).expect("an allowed value");
            }
        }
        rules
    }

    /// A position with up to `seeds` seeds, some houses empty, sometimes a large house.
    pub(crate) fn position(&mut self, rules: Rules, seeds: usize) -> Position {
        let houses = usize::from(rules.houses);
        let mut layout = vec![0; 2 * houses + 2];
        let mut left = self.below(seeds + 1);
        while left > 0 {
            let pit = self.below(layout.len());
            let most = if self.below(8) == 0 {
                left
            } else {
                left.min(5)
            };
            let more = 1 + self.below(most);
            layout[pit] += more as u8;
            left -= more;
        }
        let mover = if self.below(2) == 0 {
            Side::South
        } else {
            Side::North
        };
        let used = rules
            .extra_turn_limit
            .map_or(0, |limit| self.below(usize::from(limit) + 1));
        let (south, north) = layout.split_at(houses + 1);
        let rows = BySide {
            south: &south[..houses],
            north: &north[..houses],
        };
        let stores = BySide {
            south: south[houses],
            north: north[houses],
        };
        Position::new(rules, rows, stores, mover, used as u8).expect("a playable position")
    }
}

/// Plain minimax over the readable rules, for rule sets in which positions can't repeat.
#[derive(Default)]
pub(crate) struct Minimax(std::collections::HashMap<Position, i16>);

impl Minimax {
    /// The final margin for the player to move.
    pub(crate) fn value(&mut self, position: &Position) -> i16 {
        let mover = position.to_move();
        if let Some(outcome) = position.outcome() {
            let south = outcome.south_margin();
            return if mover == Side::South { south } else { -south };
        }
        if let Some(&known) = self.0.get(position) {
            return known;
        }
        let mut best = i16::MIN;
        for chosen in position.legal_moves() {
            let after = position.play(chosen).expect("a legal move");
            let value = self.value(&after);
            best = best.max(if after.to_move() == mover {
                value
            } else {
                -value
            });
        }
        self.0.insert(*position, best);
        best
    }
}

/// Tables of up to so many seeds for a rule set that can have them.
pub(crate) fn tables(rules: &Rules, up_to: usize, threads: usize) -> Tables {
    let stop = AtomicBool::new(false);
    Build {
        rules,
        up_to,
        threads,
        stop: &stop,
        progress: &|_| {},
    }
    .run()
    .expect("memory for a small table")
    .expect("a rule set that can have tables")
}
