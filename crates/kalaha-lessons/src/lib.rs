//! What people learn, argue about and read about Kalaha: content as data, held to the rules.
//!
//! Every text is a message of `kalaha-text`; every board is played by `kalaha`, and tests hold what
//! the text says to what comes out.
//!
//! # Contents
//!
//! | module | what it holds |
//! |---|---|
//! | [`example`] | a board with moves that shows something |
//! | [`options`] | what the choice of each house rule does, seen on a board |
//! | [`referee`] | what people argue about, settled by tonight's rules |
//!
//! # Scope
//!
//! No search and no files: what takes an engine to find was found once and is data.
#![forbid(unsafe_code)]

pub mod example;
pub mod options;
pub mod referee;

pub use example::Example;
