//! The rules of Kalaha: what is true, for every house rule.
//!
//! Three lines play a move:
//!
//! ```
//! use kalaha::{House, Move, Position, Rules};
//!
//! let start = Position::start(Rules::STANDARD)?;
//! let after = start.play(Move::Sow(House::new(2)))?;
//! assert_eq!(after.to_string(), "S 4 4 0 5 5 5 (1) / N 4 4 4 4 4 4 (0) s +1");
//! # Ok::<(), kalaha::Error>(())
//! ```
//!
//! # Contents
//!
//! | module | what it holds |
//! |---|---|
//! | [`side`], [`pit`] | the small words: [`Side`], [`BySide`], [`House`], [`Pit`], [`Row`] |
//! | [`rules`], [`options`], [`presets`] | a rule set as plain data: [`Rules`], its [`Key`]s and [`Value`]s, the named sets |
//! | [`event`] | what a move tells, each step with the [`RuleId`] that decided it |
//! | [`position`] | a board under its rules: [`Position`], [`Move`] |
//! | `sow` | the one statement of what a move does (private; reached by [`Position::play`]) |
//! | [`game`] | [`Game`]: history, undo and redo, the repetition rule |
//! | [`ruling`] | [`Ruling`]: what happens, why, and which house rule would change it |
//! | [`hint`] | a recommended move and what it does, as data |
//! | [`prospect`] | what perfect play makes of a rule set, as data |
//! | [`notation`], [`record`] | positions and games as text |
//! | [`mod@perft`] | counting leaves, the checksum of the rules |
//!
//! # Scope
//!
//! This crate knows no search, no words for people and no files. Texts for [`RuleId`]s and
//! [`Error`]s live in `kalaha-text`, play in `kalaha-engine`. It has no dependencies; the feature
//! `serde` adds the JSON forms.
#![forbid(unsafe_code)]

pub mod error;
pub mod event;
pub mod game;
pub mod hint;
mod json;
pub mod notation;
pub mod options;
mod outcome;
pub mod perft;
pub mod pit;
pub mod position;
pub mod presets;
pub mod prospect;
pub mod record;
pub mod rules;
pub mod ruling;
pub mod side;
mod sow;
mod words;

#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;

pub use error::Error;
pub use event::{EndReason, Event, EventKind, NoCapture, Refusal, RuleId, SkipReason};
pub use game::Game;
pub use options::{Capture, Direction, End, Key, Lap, Majority, Remaining, StoreSide, Value};
pub use outcome::Outcome;
pub use perft::perft;
pub use pit::{House, MAX_HOUSES, Pit, Row};
pub use position::{Move, Position, SwapRight};
pub use presets::{PRESETS, Preset};
pub use rules::{MAX_SEEDS, Rules};
pub use ruling::{Difference, Ruling, Verdict};
pub use side::{BySide, Side};
