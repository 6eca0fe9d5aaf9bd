//! Every word that people read, by rule id.
//!
//! ```
//! use kalaha::{BySide, House, Move, Position, Rules};
//! use kalaha_text::{Language, Words};
//!
//! let words = Words::new(Language::English);
//! let start = Position::start(Rules::STANDARD)?;
//! let chosen = Move::Sow(House::new(2));
//! let mut events = Vec::new();
//! start.play_telling(chosen, &mut |event| events.push(event))?;
//! assert_eq!(
//!     words.moved(&start, chosen, &events, &BySide::default()),
//!     "South sows 4 seeds from house 3. \
//!      The last seed lands in South’s store. South gets an extra turn!",
//! );
//! # Ok::<(), kalaha::Error>(())
//! ```
//!
//! # Contents
//!
//! | module | what it holds |
//! |---|---|
//! | [`atlas`] | what perfect play makes of a rule set |
//! | [`rules`] | the text of a rule, an option, a preset and a whole rule set |
//! | [`ruling`] | a referee's answer in words |
//! | [`sources`] | where each rule is taught: one table by [`kalaha::RuleId`] |
//! | [`values`] | final margins under best play, and lines of moves |
//! | `errors`, `events` | one sentence for each fault, one for each step of a move |
//! | `players` | who plays, as the reader sees it |
//! | `hints` | a recommended move in words |
//! | `bundle` | the messages of a language, embedded in the program |
//! | `typed` | moves in people's own words |
//! | `commands` | what can be typed during a game |
//! | `numbers` | how each language writes numbers |
//! | `pattern` | what a message asks for |
//!
//! # A further language
//!
//! A directory under `locales` with the same files and a variant of [`Language`]; the tests name
//! each key that is missing, unused, or asks for a fact that is not given. A message is a whole
//! sentence: which facts go in is settled here, in which order they come is up to the language. A
//! name comes without a genitive, which no two languages form alike.
//!
//! # Scope
//!
//! This crate decides nothing: what is true comes from `kalaha`. JSON, logs and exit codes are
//! never translated.
#![forbid(unsafe_code)]

pub mod atlas;
mod bundle;
mod commands;
mod differences;
mod errors;
mod events;
mod hints;
mod language;
mod numbers;
mod pattern;
mod players;
pub mod rules;
pub mod ruling;
pub mod sources;
#[cfg(test)]
mod tests;
mod typed;
pub mod values;

pub use bundle::{Arg, Words};
pub use commands::Command;
pub use errors::typed;
pub use language::Language;
pub use players::{Players, Seated, Who};
pub use rules::{PresetText, RuleSetText, RuleText};
pub use ruling::RulingText;
pub use sources::Source;
pub use values::Margin;
