//! The computer's players: the two smallest ones, and the levels.

use std::fmt;
use std::str::FromStr;

use kalaha::{Game, Move, Position};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::levels::{Choice, Level, Perfect};

/// The generator of every seeded player, as game records name it.
pub const GENERATOR: &str = "xoshiro256++ 1.0";

/// A number below `bound`, near enough to even for play (off by less than `bound` in 2³²).
pub(crate) fn below(generator: &mut impl Rng, bound: usize) -> usize {
    ((u64::from(generator.next_u32()) * bound as u64) >> 32) as usize
}

/// Who makes the moves of a side that no person plays.
///
/// ```
/// # use kalaha_engine::levels::Level;
/// # use kalaha_engine::players::Player;
/// let player = Player::Level(Level::ALL[2]);
/// assert_eq!("3".parse(), Ok(player));
/// assert_eq!(player.to_string(), "level:3");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Any move.
    Random,
    /// The most seeds at once.
    Greedy,
    /// One of the levels.
    Level(Level),
}

impl Player {
    /// What [`FromStr`] takes for the level of people who have played a few games.
    pub const FRIENDLY: &str = "computer";

    /// True if choices follow from a seed.
    #[must_use]
    pub fn draws(self) -> bool {
        self != Self::Greedy
    }

    /// The player's move; nothing if the game is over.
    ///
    /// It follows from the seed and the moves so far alone, so that it is the same after moves were
    /// taken back or the game was saved and loaded.
    pub fn choose(self, game: &Game, seed: u64, perfect: &mut Perfect) -> Option<Choice> {
        (!game.is_over()).then_some(())?;
        let chosen = match self {
            Self::Level(level) => return level.choose(game, seed, perfect),
            Self::Greedy => Greedy.choose(game.position()),
            Self::Random => {
                let mut random = Random::new(seed);
                let mover = game.position().to_move();
                for (before, _) in game.history() {
                    if before.to_move() == mover {
                        random.choose(before);
                    }
                }
                random.choose(game.position())
            }
        };
        chosen.map(|chosen| Choice {
            chosen,
            exact: false,
        })
    }

    /// The player's name in a game record: with it the game can be repeated.
    #[must_use]
    pub fn record_name(self, seed: u64) -> String {
        match self {
            Self::Random => format!("random ({GENERATOR}, seed {seed})"),
            Self::Greedy => "greedy".to_owned(),
            Self::Level(level) => format!("level {level} ({GENERATOR}, seed {seed})"),
        }
    }

    /// The player and the seed of a name in a game record. Draws of another generator can't be gone
    /// on with, so such a name is nobody's here.
    #[must_use]
    pub fn of_record(name: &str) -> Option<(Self, u64)> {
        if name == "greedy" {
            return Some((Self::Greedy, 0));
        }
        let (player, rest) = name.split_once(" (")?;
        let seed = rest.strip_prefix(GENERATOR)?.strip_prefix(", seed ")?;
        let seed = seed.strip_suffix(')')?.parse().ok()?;
        let player = match player.split_once(' ') {
            None if player == "random" => Self::Random,
            Some(("level", number)) => Self::Level(Level::new(number.parse().ok()?)?),
            _ => return None,
        };
        Some((player, seed))
    }
}

/// A word that is no player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoPlayer;

impl FromStr for Player {
    type Err = NoPlayer;

    /// `random`, `greedy`, `level:3` or `3`, and [`Player::FRIENDLY`].
    fn from_str(text: &str) -> Result<Self, NoPlayer> {
        let number = text.strip_prefix("level:").unwrap_or(text);
        match text {
            "random" => Ok(Self::Random),
            "greedy" => Ok(Self::Greedy),
            Self::FRIENDLY => Ok(Self::Level(Level::FRIENDLY)),
            _ => {
                let level = number.parse().ok().and_then(Level::new);
                level.map(Self::Level).ok_or(NoPlayer)
            }
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Level(level) => write!(f, "level:{level}"),
        }
    }
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
