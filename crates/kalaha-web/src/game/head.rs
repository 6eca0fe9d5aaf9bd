//! What is settled before the first move.

use kalaha::{BySide, Error, Position, Rules, Side};
use serde::{Deserialize, Serialize};

/// The beginning of a game. It never changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    /// The rule set.
    pub rules: Rules,
    /// The start position, as [`Position::parse`] reads it.
    pub start: String,
    /// Who plays.
    pub players: BySide<Player>,
    /// The help that is allowed.
    pub help: Help,
    /// Who begins the first game and those after it.
    pub starts: Starts,
}

/// Who plays a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Player {
    /// A person.
    Human {
        /// What the person is called, if that was said.
        name: Option<String>,
    },
    /// The computer.
    Level {
        /// From 1 to 8.
        level: u8,
        /// What its choices follow from.
        seed: u64,
    },
}

impl Player {
    /// A person without a name.
    pub const SOMEBODY: Self = Self::Human { name: None };

    /// True for a person.
    #[must_use]
    pub fn is_human(&self) -> bool {
        matches!(self, Self::Human { .. })
    }
}

/// The help that players may have during the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Help {
    /// None.
    #[default]
    None,
    /// Hints.
    Hints,
    /// Hints, and the exact value of every move.
    Values,
}

/// Who begins, from game to game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Starts {
    /// Each in turn, South first.
    #[default]
    InTurn,
    /// South in every game.
    South,
    /// North in every game.
    North,
    /// Drawn by lot for every game.
    Lot,
    /// The youngest in every game, who sits down as South.
    Youngest,
    /// South first, then who won; after a draw who did not begin.
    LastWinner,
}

impl Starts {
    /// Who begins the first game, given the lot that was drawn.
    #[must_use]
    pub fn first(self, lot: Side) -> Side {
        match self {
            Self::Lot => lot,
            Self::North => Side::North,
            Self::InTurn | Self::South | Self::Youngest | Self::LastWinner => Side::South,
        }
    }

    /// Who begins the next game. `winner` is nobody after a draw.
    #[must_use]
    pub fn next(self, before: Side, winner: Option<Side>, lot: Side) -> Side {
        match self {
            Self::InTurn => !before,
            Self::LastWinner => winner.unwrap_or(!before),
            Self::South | Self::North | Self::Lot | Self::Youngest => self.first(lot),
        }
    }
}

impl Head {
    /// The position that the game starts from.
    ///
    /// # Errors
    /// A stored head that was damaged.
    pub fn position(&self) -> Result<Position, Error> {
        Position::parse(self.rules, &self.start)
    }

    /// The rules' start position with that side to move, as a head keeps it.
    ///
    /// # Errors
    /// Rules that can't be played.
    pub fn usual_start(rules: Rules, to_move: Side) -> Result<String, Error> {
        let start = Position::start(rules)?.to_string();
        let board = start.trim_end_matches(" s");
        let text = format!("{board} {}", to_move.letter().to_ascii_lowercase());
        Position::parse(rules, &text).map(|start| start.to_string())
    }

    /// The head of a rematch: who sat South sits there again, under the same rules. Who begins is
    /// settled by [`Starts`]; from a start position of its own, the players exchange their sides
    /// instead, and the second value is true.
    ///
    /// # Errors
    /// As [`Head::position`].
    pub fn rematch(&self, winner: Option<Side>, lot: Side) -> Result<(Self, bool), Error> {
        let start = self.position()?;
        let before = start.to_move();
        let begins = self.starts.next(before, winner, lot);
        let mut next = self.clone();
        if begins == before {
            return Ok((next, false));
        }
        let usual = Self::usual_start(self.rules, before)? == self.start;
        if usual {
            next.start = Self::usual_start(self.rules, begins)?;
        } else {
            next.players = next.players.turned();
        }
        Ok((next, !usual))
    }
}
