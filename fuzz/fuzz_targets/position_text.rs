//! Any text as a position and as a move. What stands before the first line break chooses the rules.
#![no_main]

use arbitrary::Unstructured;
use kalaha::Position;
use kalaha_fuzz::{make, reading};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let (choices, text) = text.split_once('\n').unwrap_or_default();
    let rules = make::rules(&mut Unstructured::new(choices.as_bytes())).unwrap();
    reading::position(rules, text);
    reading::chosen(&Position::start(rules).unwrap(), text);
});
