//! What people learn, argue about and read about Kalaha: content as data, held to the rules.
//!
//! Every text is a message of `kalaha-text`; every board is played by `kalaha`, and tests hold what
//! the text says to what comes out.
//!
//! # Contents
//!
//! | module | what it holds |
//! |---|---|
//! | [`course`] | short lessons on a board, each with a task that is checked |
//! | [`example`] | a board with moves that shows something |
//! | [`goal`] | what a task asks for |
//! | [`learn`] | the game told from set-up to end, worked examples, strategy, common mistakes |
//! | [`options`] | what the choice of each house rule does, seen on a board |
//! | [`puzzles`] | puzzles with one solution each |
//! | [`read`] | at a glance, history, what is and is not Kalaha, words, sources |
//! | [`referee`] | what people argue about, settled by tonight's rules |
//!
//! # Scope
//!
//! No search and no files: what takes an engine to find was found once and is data.
#![forbid(unsafe_code)]

pub mod course;
pub mod example;
pub mod goal;
pub mod learn;
pub mod options;
pub mod puzzles;
pub mod read;
pub mod referee;

pub use example::Example;

/// The standard rules, all presets and all single house rules.
#[cfg(test)]
fn rule_sets() -> Vec<kalaha::Rules> {
    use kalaha::{Key, PRESETS, Rules};
    let mut sets: Vec<Rules> = PRESETS.iter().map(|preset| preset.rules).collect();
    for &key in Key::ALL {
        for value in key.alternatives(&Rules::STANDARD, 0) {
            let mut rules = Rules::STANDARD;
            rules.set(key.as_str(), &value).expect("a value");
            sets.push(rules);
        }
    }
    sets
}
