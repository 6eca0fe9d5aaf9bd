//! The engine against the readable rules.

mod analysis;
mod atlas;
mod common;
mod files;
mod hints;
mod laps;
mod levels;
mod search;
mod tables;
