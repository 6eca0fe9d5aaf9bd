//! The pages: HTML that works without scripts. Templates take a [`View`](crate::view::View) and
//! words, and decide nothing.

pub mod about;
pub mod analysis;
mod beside;
pub mod board;
pub mod case;
pub mod chart;
pub mod editor;
pub mod fault;
pub mod game;
pub mod house_rules;
pub mod learn;
pub mod log;
pub mod modules;
pub mod options;
pub mod print;
pub mod referee;
pub mod seat;
pub mod shell;
pub mod shown;
mod sources;
pub mod start;
pub mod task;
pub mod why;
pub mod wishes;

#[cfg(test)]
mod tests;
