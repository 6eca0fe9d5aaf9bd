//! Laws of the rules, shared by the property tests and the fuzz targets.
//!
//! | law | what holds |
//! |---|---|
//! | [`conservation`] | after every event pits, stores and hand hold the same number of seeds |
//! | [`movable`] | if the game is not over, the player to move has a legal move |
//! | [`ending`] | every game ends, and where seeds only move forward no position occurs twice |
//! | [`turning`] | turning the board by 180° turns what a move does |
//! | [`identity`] | what is printed reads back as the same |
//! | [`untouched`] | what is refused changes nothing |
//! | [`fast`] | the fast board does what the rules say |
//! | [`reading`] | no text makes a reader panic, and what it reads can be printed |
//!
//! [`make`] turns any bytes into rule sets, positions and games, so that one random source drives
//! both kinds of test.
#![forbid(unsafe_code)]
#![allow(
    clippy::missing_panics_doc,
    reason = "a law says that it is broken by a panic"
)]

pub mod conservation;
pub mod ending;
pub mod fast;
pub mod identity;
pub mod make;
pub mod movable;
pub mod reading;
pub mod turning;
pub mod untouched;

use core::fmt;

use kalaha::{Position, Rules};

/// A position with the rules that differ from the standard, for the message of a broken law.
#[must_use]
pub fn told(position: &Position) -> impl fmt::Display {
    fmt::from_fn(move |f| {
        for (key, value) in position.rules().differences(&Rules::STANDARD) {
            write!(f, "{key}={value} ")?;
        }
        write!(f, "{position}")
    })
}
