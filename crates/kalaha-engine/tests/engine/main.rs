//! The engine against the readable rules.

mod atlas;
mod common;
mod files;
mod hints;
mod laps;
mod levels;
mod search;
mod tables;
