//! Any text as the JSON of a rule set or a move.
#![no_main]

use kalaha_fuzz::reading;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    reading::rules_json(text);
    reading::move_json(text);
});
