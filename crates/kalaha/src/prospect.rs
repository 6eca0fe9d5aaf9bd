//! What perfect play makes of a rule set, as data. Engines find it out, `kalaha-text` has its words.

use crate::{Move, Rules};

/// Why no more is known than bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Limit {
    /// The search ended after so many seconds.
    Seconds(u32),
    /// So many moves were looked ahead, in a rule set in which positions can repeat.
    Moves(u32),
}

/// Who published what is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Publication {
    /// Irving, Donkers and Uiterwijk, *Solving Kalah*, ICGA Journal 23(3), 2000.
    Irving2000,
    /// Rawlings, 2015, by way of Wikipedia "Kalah".
    Rawlings2015,
}

/// What is known of a game from its start on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// The rules of the game.
    pub rules: Rules,
    /// The one who starts wins by at least this: a margin, below 0 if the other one may win.
    pub at_least: i16,
    /// The one who starts wins by at most this.
    pub at_most: i16,
    /// What ended the search before all was known.
    pub limit: Option<Limit>,
    /// The openings that keep the margin: first moves or, where sides may be swapped, first turns.
    pub best: Vec<Vec<Move>>,
    /// The openings of which that is not known.
    pub undecided: Vec<Vec<Move>>,
    /// Who published it; nobody if it was computed.
    pub published: Option<Publication>,
}
