//! What changes a game.

use kalaha::{Move, Side};
use serde::{Deserialize, Serialize};

/// One change of a game. Entries are numbered from 1 without gaps; the number of the last one is the
/// game's version.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Entry {
    /// A move.
    Move {
        /// The house's 0-based index, or the swap.
        r#move: Move,
        /// Whose.
        by: Side,
    },
    /// Somebody asks to take moves back.
    TakebackAsked {
        /// Who.
        by: Side,
        /// Moves that stay on the board; fixed when asked.
        to_ply: usize,
    },
    /// Moves were taken back.
    TakebackDone {
        /// Moves that stayed on the board.
        to_ply: usize,
    },
    /// Moves taken back were made again.
    Redo {
        /// Moves on the board afterwards.
        to_ply: usize,
    },
    /// A request was declined, or withdrawn by who had asked.
    Declined {
        /// Who.
        by: Side,
    },
    /// Somebody asks for another game.
    RematchAsked {
        /// Who.
        by: Side,
    },
    /// Another game was begun.
    Rematch {
        /// Its id.
        game: String,
    },
    /// Somebody gave the game up.
    Resigned {
        /// Who.
        by: Side,
    },
    /// Somebody took a seat for the first time, or goes by another name now.
    Joined {
        /// Which seat.
        side: Side,
        /// The player's name, if it was given.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
}

impl Entry {
    /// The entry's kind: its `type` in JSON and the name of its server-sent event.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Move { .. } => "move",
            Self::TakebackAsked { .. } => "takeback_asked",
            Self::TakebackDone { .. } => "takeback_done",
            Self::Redo { .. } => "redo",
            Self::Declined { .. } => "declined",
            Self::RematchAsked { .. } => "rematch_asked",
            Self::Rematch { .. } => "rematch",
            Self::Resigned { .. } => "resigned",
            Self::Joined { .. } => "joined",
        }
    }
}
