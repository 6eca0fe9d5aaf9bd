//! Levels of play, 1 to 8.
//!
//! A level looks a few moves ahead and makes mistakes: how far it looks, how often it is careless and
//! how much that may cost is its skill. Level 8 is perfect as far as a second on one core allows,
//! and says when it is. All choices follow from the seed and the game so far, so that a game can be
//! repeated, also after moves were taken back or the game was saved and loaded.

pub(crate) mod lookahead;
pub mod openings;
pub(crate) mod perfect;

use std::fmt;

use kalaha::{Game, Lap, Move, Rules};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::players::below;
pub(crate) use lookahead::{SEED, scores, scores_of};
pub use perfect::Perfect;

/// A level of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 8] = [
        Self(1),
        Self(2),
        Self(3),
        Self(4),
        Self(5),
        Self(6),
        Self(7),
        Self(8),
    ];

    /// The level for people who have played a few games.
    pub const FRIENDLY: Self = Self(3);

    /// The perfect one.
    pub const PERFECT: Self = Self(8);

    /// The level of a number from 1 to 8.
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.0 == number)
    }

    /// From 1 to 8.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0
    }

    /// What a level below the perfect one can do.
    fn skill(self) -> Option<&'static Skill> {
        SKILLS.get(usize::from(self.0) - 1)
    }

    /// The level's move; nothing if the game is over.
    pub fn choose(self, game: &Game, seed: u64, perfect: &mut Perfect) -> Option<Choice> {
        let generator = &mut generator_at(seed, game.moves().len());
        match self.skill() {
            Some(skill) => skill.choose(game, generator),
            None => perfect.choose(game, generator),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A move and what is known of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move.
    pub chosen: Move,
    /// True if it is proved that no move is better; false if nothing is proved.
    pub exact: bool,
}

/// How well a level plays.
#[derive(Clone, Copy, Debug)]
struct Skill {
    /// Moves that it looks ahead.
    depth: u32,
    /// How many of a hundred moves are careless.
    careless: usize,
    /// What a careless move may give away at most, as far as the level sees, in seeds.
    bound: i16,
}

/// Levels 1 to 7. Measured against each other by `kalaha match`, see `data/README.md`.
const SKILLS: [Skill; 7] = [
    Skill {
        depth: 1,
        careless: 90,
        bound: 6,
    },
    Skill {
        depth: 1,
        careless: 45,
        bound: 4,
    },
    Skill {
        depth: 2,
        careless: 40,
        bound: 4,
    },
    Skill {
        depth: 3,
        careless: 30,
        bound: 4,
    },
    Skill {
        depth: 4,
        careless: 20,
        bound: 3,
    },
    Skill {
        depth: 6,
        careless: 15,
        bound: 3,
    },
    Skill {
        depth: 8,
        careless: 10,
        bound: 2,
    },
];

impl Skill {
    fn choose(&self, game: &Game, generator: &mut impl Rng) -> Option<Choice> {
        let careless = below(generator, 100) < self.careless;
        let within = if careless { self.bound * SEED } else { 0 };
        let chosen = one_within(&scores(game, self.depth, within), within, generator)?;
        Some(Choice {
            chosen,
            exact: false,
        })
    }
}

/// One of the moves whose score is the best but for `within`, each with the same chance.
fn one_within(scores: &[(Move, i16)], within: i16, generator: &mut impl Rng) -> Option<Move> {
    let best = scores.iter().map(|&(_, score)| score).max()?;
    let good: Vec<Move> = scores
        .iter()
        .filter(|&&(_, score)| score >= best - within)
        .map(|&(chosen, _)| chosen)
        .collect();
    good.get(below(generator, good.len())).copied()
}

/// Sowings that can be tried in about a third of a second. Choices must not depend on a clock, or
/// games could not be repeated.
const SOWINGS: u64 = 4_000_000;

/// How many times longer a sowing takes that goes on from filled houses.
const RELAY: u64 = 10;

/// Positions that can be looked at in about a third of a second.
pub(crate) fn nodes(rules: &Rules) -> u64 {
    let sowing = match rules.lap {
        Lap::Single => 1,
        Lap::Relay => RELAY,
    };
    SOWINGS / (u64::from(rules.houses) * sowing)
}

/// What is drawn from at a ply: it follows from the seed and the number of moves made.
pub(crate) fn generator_at(seed: u64, ply: usize) -> Xoshiro256PlusPlus {
    let mut plies = Xoshiro256PlusPlus::seed_from_u64(seed);
    for _ in 0..ply {
        plies.next_u64();
    }
    Xoshiro256PlusPlus::seed_from_u64(plies.next_u64())
}
