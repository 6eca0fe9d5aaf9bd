//! Any game under any rules, played to its end by the laws.
#![no_main]

use arbitrary::Unstructured;
use kalaha_fuzz::{ending, fast, identity, make, turning, untouched};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut u = Unstructured::new(bytes);
    let game = ending::holds(make::game(&mut u).unwrap(), u.take_rest());
    fast::holds(&game);
    untouched::game(&game);
    identity::of_game(&game);
    identity::of_rules(game.position().rules());
    for (position, chosen) in game.history() {
        turning::holds(position, chosen);
        identity::of_position(position);
    }
});
