//! A recommended move and what it does, as data. Engines find hints, `kalaha-text` has their words.

use crate::{Event, House, Move, Side};

/// A recommended move.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Hint {
    /// The move.
    pub chosen: Move,
    /// True if it is proved that no move is better.
    pub exact: bool,
    /// The final margin for the player to move, if it is known.
    pub value: Option<i16>,
    /// The final margin to be expected from here, in seeds, where none is known.
    pub expected: Option<i16>,
    /// True if there is no other move.
    pub only: bool,
    /// What was found in the move; what decides comes first.
    pub found: Vec<Found>,
}

/// A pattern in a recommended move.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Found {
    /// What it is.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub pattern: Pattern,
    /// True if the move is recommended because of it.
    pub decides: bool,
}

/// Something that a move does. Counts are seeds.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "type", rename_all = "snake_case"))]
pub enum Pattern {
    /// The last seed gives an extra turn.
    ExtraTurn,
    /// These moves, of which it is the first, give an extra turn each.
    Chain {
        /// Two moves or more.
        moves: Vec<Move>,
    },
    /// Seeds are captured.
    Capture {
        /// Own and opposite ones together.
        seeds: u8,
    },
    /// A capture that the opponent could make is there no more.
    ThreatMet {
        /// The opponent's house from which it could be made.
        from: House,
        /// The mover's house that it would empty.
        house: House,
        /// The mover's seeds that it would take.
        seeds: u8,
    },
    /// The same, because the house that would be emptied is the one that is sown.
    SafeHouse {
        /// The opponent's house from which it could be made.
        from: House,
        /// The mover's house that it would empty.
        house: House,
        /// The mover's seeds that it would take.
        seeds: u8,
    },
    /// The last seed comes to lie in a house, and nothing else is to be told.
    Lands {
        /// Whose house.
        side: Side,
        /// The house.
        house: House,
    },
    /// The game ends.
    End {
        /// Who gets what is left, and the final count: events of the kinds `Sweep` and `Result`.
        events: Vec<Event>,
    },
}
