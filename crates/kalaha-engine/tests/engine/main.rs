//! The engine against the readable rules.

mod common;
mod laps;
mod search;
mod tables;
