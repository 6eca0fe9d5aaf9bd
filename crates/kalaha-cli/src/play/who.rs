//! Who makes a side's moves.

use kalaha::{Game, Move, Side};
use kalaha_engine::players::{GENERATOR, Greedy, Random};

/// A person or one of the computer's players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Who {
    /// A person, whose name may be empty.
    Human(String),
    /// Any move, drawn from this seed.
    Random { seed: u64 },
    /// The most seeds at once.
    Greedy,
}

impl Who {
    /// The player's name in a game record: with it the game can be repeated.
    pub(crate) fn record_name(&self) -> String {
        match self {
            Self::Human(name) => name.clone(),
            Self::Random { seed } => format!("random ({GENERATOR}, seed {seed})"),
            Self::Greedy => "greedy".to_owned(),
        }
    }

    /// The player of a name in a game record. Draws of another generator can't be gone on with, so
    /// that name is a person's.
    pub(crate) fn of_record(name: &str) -> Self {
        let seed = || {
            let rest = name.strip_prefix("random (")?.strip_prefix(GENERATOR)?;
            let digits = rest.strip_prefix(", seed ")?.strip_suffix(')')?;
            digits.parse().ok()
        };
        match (name, seed()) {
            ("greedy", _) => Self::Greedy,
            (_, Some(seed)) => Self::Random { seed },
            _ => Self::Human(name.to_owned()),
        }
    }

    pub(crate) fn is_human(&self) -> bool {
        matches!(self, Self::Human(_))
    }

    /// The computer's move; nothing for a person, or if the game is over.
    ///
    /// It follows from the seed and the moves so far alone, so that it is the same after moves were
    /// taken back or the game was saved and loaded.
    pub(crate) fn choose(&self, game: &Game, side: Side) -> Option<Move> {
        match self {
            Self::Human(_) => None,
            Self::Random { seed } => {
                let mut random = Random::new(*seed);
                for (before, _) in game.history() {
                    if before.to_move() == side {
                        random.choose(before);
                    }
                }
                random.choose(game.position())
            }
            Self::Greedy => Greedy.choose(game.position()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Who;

    #[test]
    fn a_record_names_its_players() {
        let players = [
            Who::Human("Anna".to_owned()),
            Who::Human(String::new()),
            Who::Random { seed: u64::MAX },
            Who::Greedy,
        ];
        for who in players {
            assert_eq!(Who::of_record(&who.record_name()), who);
        }
        let other = "random (mt19937, seed 1)";
        assert_eq!(Who::of_record(other), Who::Human(other.to_owned()));
    }
}
