//! Any text as a game record.
#![no_main]

use kalaha_fuzz::reading;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| reading::game(text));
