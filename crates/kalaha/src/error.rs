//! What can be wrong with what comes from outside.

use core::fmt;

use crate::event::{EndReason, RuleId};
use crate::{House, Key, Side};

/// A fault, with the facts that a sentence about it needs. `kalaha-text` has the sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// A rule set has a key that no rule has.
    UnknownKey {
        /// As it was written.
        key: String,
        /// Similar keys, best first.
        nearest: Vec<&'static str>,
    },
    /// A rule set has a key twice.
    KeyTwice {
        /// The key.
        key: String,
    },
    /// A key does not allow that value.
    BadValue {
        /// The key; [`Key::allowed`] says what it allows.
        key: Key,
        /// As it was written.
        value: String,
    },
    /// A rule set of another format version.
    UnknownVersion {
        /// As it was written.
        value: String,
    },
    /// The start position would hold more than 255 seeds.
    TooManySeeds {
        /// Houses a side.
        houses: u8,
        /// Seeds a house.
        seeds: u8,
    },
    /// No preset has that name.
    UnknownPreset {
        /// As it was written.
        name: String,
        /// Similar names, best first.
        nearest: Vec<&'static str>,
    },
    /// A row has more or fewer houses than the rules.
    HousesDiffer {
        /// Whose row.
        side: Side,
        /// Counts in the row.
        found: usize,
        /// Houses a side by the rules.
        houses: u8,
    },
    /// A board of the data files' layout has a wrong number of counts.
    LayoutLength {
        /// Counts found.
        found: usize,
        /// Houses a side by the rules.
        houses: u8,
    },
    /// More than 255 seeds on the board.
    TooManyOnBoard {
        /// Seeds found.
        total: u32,
    },
    /// Text that is no position.
    PositionText {
        /// The 1-based character at which reading stopped.
        column: usize,
        /// What is wrong there.
        fault: TextFault,
    },
    /// A game is to begin from a position that is over already.
    OverAtStart {
        /// Why it is over.
        reason: EndReason,
    },
    /// Text that is no move.
    UnreadableMove {
        /// As it was written.
        text: String,
    },
    /// A house number that the board does not have.
    NoSuchHouse {
        /// As it was written, counted from 1.
        number: String,
        /// Houses a side by the rules.
        houses: u8,
    },
    /// An empty house was chosen.
    EmptyHouse {
        /// The house.
        house: House,
    },
    /// A house of the player who is not to move was chosen.
    ForeignHouse {
        /// Its owner.
        side: Side,
        /// The house.
        house: House,
    },
    /// A move after the end.
    GameOver,
    /// Somebody wants to pass.
    NoPass,
    /// A swap that the rules or the moment do not allow.
    NoSwap,
    /// There is no move to take back.
    NothingToUndo,
    /// There is no move to make again.
    NothingToRedo,
    /// Text that is no game record.
    RecordText {
        /// The 1-based line.
        line: usize,
        /// What is wrong there.
        fault: RecordFault,
    },
}

/// What is wrong with the text of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TextFault {
    /// Something else was expected.
    Expected {
        /// What.
        what: Expected,
        /// What stands there; empty at the end.
        found: String,
    },
    /// A number is more than 255.
    CountTooLarge {
        /// As it was written.
        count: String,
    },
    /// Text goes on after the position.
    Trailing {
        /// The rest.
        found: String,
    },
    /// The literal says how many houses a side has, and does not have that many counts.
    CountsDiffer {
        /// Houses a side as stated.
        stated: usize,
        /// Counts found.
        found: usize,
    },
    /// A swap is open by the text, but the rules have none.
    PieWithoutRule,
}

/// What the reader of a position expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// `S` or `<`, the beginning of a position.
    Start,
    /// A number of seeds.
    Count,
    /// The number of houses a side, first in a board literal.
    Houses,
    /// The number of extra turns used, after `+`.
    ExtraUsed,
    /// `(`, before a store.
    OpenBracket,
    /// `)`, after a store.
    CloseBracket,
    /// `/`, between the sides.
    Slash,
    /// `N`, before north's row.
    NorthRow,
    /// `,` or `>` in a board literal.
    CommaOrEnd,
}

/// What is wrong with the text of a game record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordFault {
    /// The first line is not `kalaha 1`.
    Header,
    /// A line with a name that records don't have.
    UnknownLine {
        /// As it was written.
        name: String,
    },
    /// A line that must be there is not.
    MissingLine {
        /// Its name.
        name: &'static str,
    },
    /// A line stands there twice.
    LineTwice {
        /// Its name.
        name: String,
    },
    /// A rule without `=`.
    NoEquals {
        /// As it was written.
        text: String,
    },
    /// The stated result is not that of the moves.
    ResultDiffers {
        /// As stated.
        stated: String,
        /// As played.
        played: String,
    },
    /// A move's side is not the one to move, a rule is wrong, a position can't be read …
    Other(Box<Error>),
}

impl Error {
    /// A stable code for programs: never translated, never changed.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::UnknownKey { .. } => "rules.unknown_key",
            Self::KeyTwice { .. } => "rules.key_twice",
            Self::BadValue { .. } => "rules.bad_value",
            Self::UnknownVersion { .. } => "rules.unknown_version",
            Self::TooManySeeds { .. } => "rules.too_many_seeds",
            Self::UnknownPreset { .. } => "rules.unknown_preset",
            Self::HousesDiffer { .. } => "position.houses_differ",
            Self::LayoutLength { .. } => "position.layout_length",
            Self::TooManyOnBoard { .. } => "position.too_many_seeds",
            Self::PositionText { .. } => "position.unreadable",
            Self::OverAtStart { .. } => "position.over",
            Self::UnreadableMove { .. } => "move.unreadable",
            Self::NoSuchHouse { .. } => "move.no_such_house",
            Self::EmptyHouse { .. } => "move.empty_house",
            Self::ForeignHouse { .. } => "move.foreign_house",
            Self::GameOver => "move.game_over",
            Self::NoPass => "move.no_pass",
            Self::NoSwap => "move.no_swap",
            Self::NothingToUndo => "game.nothing_to_undo",
            Self::NothingToRedo => "game.nothing_to_redo",
            Self::RecordText { .. } => "record.unreadable",
        }
    }

    /// The rule by which a well-formed move is refused; nothing for input that can't be read.
    #[must_use]
    pub fn refused_by(&self) -> Option<RuleId> {
        match self {
            Self::NoSuchHouse { .. } => Some(RuleId::MoveNoSuchHouse),
            Self::EmptyHouse { .. } => Some(RuleId::MoveEmptyHouse),
            Self::ForeignHouse { .. } => Some(RuleId::MoveForeignHouse),
            Self::GameOver => Some(RuleId::MoveGameOver),
            Self::NoPass => Some(RuleId::MoveOwnHouse),
            Self::NoSwap => Some(RuleId::PieNoSwap),
            _ => None,
        }
    }
}

/// The code and the facts, for logs.
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {self:?}", self.code())
    }
}

impl core::error::Error for Error {}
