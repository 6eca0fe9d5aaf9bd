//! Search, tables and levels.
//!
//! Everything here plays on the packed board of [`board`] with the rules compiled by [`laps`];
//! positions and moves of the crate `kalaha` come in and go out.
// Branches on what is as good as random cost more than both sides of them; where that matters the
// code says so with bitwise operators, and inlines into the dispatch on the processor's abilities.
#![allow(clippy::needless_bitwise_bool, clippy::inline_always)]
// Margins are signed bytes in blocks of unsigned ones, and counts of seeds are at most 255.
#![allow(clippy::cast_possible_wrap, clippy::cast_sign_loss)]

pub mod analysis;
pub mod atlas;
pub mod bench;
pub mod board;
pub mod contest;
pub mod hints;
pub mod laps;
pub mod levels;
mod memory;
pub mod perft;
pub mod players;
pub mod playout;
mod prefetch;
pub mod prepare;
pub mod row;
pub mod search;
pub mod tables;
mod transpositions;
pub mod verify;

pub use perft::perft;

/// True if a side has more houses than 64 bits hold.
fn wide(rules: &kalaha::Rules) -> bool {
    rules.houses > 8
}
