//! Who makes a side's moves.

use kalaha_engine::players::Player;

/// A person or one of the computer's players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Who {
    /// A person, whose name may be empty.
    Human(String),
    /// The computer, whose draws follow from the seed.
    Computer { player: Player, seed: u64 },
}

impl Who {
    /// The name in a game record.
    pub(crate) fn record_name(&self) -> String {
        match self {
            Self::Human(name) => name.clone(),
            Self::Computer { player, seed } => player.record_name(*seed),
        }
    }

    /// Who has a name in a game record; a person, if it is none of the computer's.
    pub(crate) fn of_record(name: &str) -> Self {
        match Player::of_record(name) {
            Some((player, seed)) => Self::Computer { player, seed },
            None => Self::Human(name.to_owned()),
        }
    }

    pub(crate) fn is_human(&self) -> bool {
        matches!(self, Self::Human(_))
    }
}

#[cfg(test)]
mod tests {
    use kalaha_engine::levels::Level;
    use kalaha_engine::players::Player;

    use super::Who;

    #[test]
    fn a_record_names_its_players() {
        let computer = |player, seed| Who::Computer { player, seed };
        let players = [
            Who::Human("Anna".to_owned()),
            Who::Human(String::new()),
            computer(Player::Random, u64::MAX),
            computer(Player::Greedy, 0),
            computer(Player::Level(Level::FRIENDLY), 7),
            computer(Player::Level(Level::PERFECT), 0),
        ];
        for who in players {
            assert_eq!(Who::of_record(&who.record_name()), who);
        }
        for other in [
            "random (mt19937, seed 1)",
            "level 9 (xoshiro256++ 1.0, seed 1)",
            "level",
            "greedy (",
        ] {
            assert_eq!(Who::of_record(other), Who::Human(other.to_owned()));
        }
    }
}
