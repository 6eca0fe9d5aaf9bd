//! The laws on random rule sets, positions, games and texts.
//!
//! `PROPTEST_CASES=1000000 cargo test -p kalaha-fuzz` runs more.

use arbitrary::Unstructured;
use kalaha::{Direction, Game, Key, Rules};
use kalaha_fuzz::{
    conservation, ending, fast, identity, make, movable, reading, turning, untouched,
};
use proptest::collection::vec;
use proptest::prelude::*;

/// Cases of each law, unless more are asked for.
const CASES: u32 = 4096;

fn config() -> ProptestConfig {
    let mut config = ProptestConfig::default();
    config.cases = config.cases.max(CASES);
    // Bytes tell nobody anything: what they find becomes a test by hand.
    config.failure_persistence = None;
    config
}

fn bytes() -> impl Strategy<Value = Vec<u8>> {
    vec(any::<u8>(), 0..=256)
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn seeds_are_conserved(bytes in bytes()) {
        let before = make::position(&mut Unstructured::new(&bytes)).unwrap();
        for chosen in before.legal_moves() {
            let mut events = Vec::new();
            let after = before.play_telling(chosen, &mut |event| events.push(event)).unwrap();
            conservation::holds(&before, &events, &after);
        }
    }

    #[test]
    fn not_over_means_a_legal_move(bytes in bytes()) {
        let position = make::position(&mut Unstructured::new(&bytes)).unwrap();
        movable::holds(&position);
        for chosen in position.legal_moves() {
            movable::holds(&position.play(chosen).unwrap());
        }
    }

    #[test]
    fn games_end(bytes in bytes()) {
        let mut u = Unstructured::new(&bytes);
        let game = make::game(&mut u).unwrap();
        let _ = ending::holds(game, u.take_rest());
    }

    /// Nothing but the repetition rule ends some of these games.
    #[test]
    fn cyclic_games_end(bytes in bytes(), houses in 1..=3_u8, seeds in 1..=2_u8) {
        let mut u = Unstructured::new(&bytes);
        let mut rules = Rules { houses, seeds, ..make::rules(&mut u).unwrap() };
        if !rules.is_cyclic() {
            rules.direction = match rules.direction {
                Direction::CounterClockwise => Direction::Clockwise,
                Direction::Clockwise => Direction::CounterClockwise,
            };
        }
        let _ = ending::play_out(Game::start(rules).unwrap(), u.take_rest());
    }

    #[test]
    fn the_fast_board_does_what_the_rules_say(bytes in bytes()) {
        fast::holds(&make::game(&mut Unstructured::new(&bytes)).unwrap());
    }

    #[test]
    fn turning_the_board_turns_the_move(bytes in bytes()) {
        let position = make::position(&mut Unstructured::new(&bytes)).unwrap();
        for chosen in movable::every_move() {
            turning::holds(&position, chosen);
        }
    }

    #[test]
    fn a_printed_position_reads_back(bytes in bytes()) {
        let position = make::position(&mut Unstructured::new(&bytes)).unwrap();
        identity::of_position(&position);
        for chosen in position.legal_moves() {
            identity::of_position(&position.play(chosen).unwrap());
        }
    }

    #[test]
    fn a_printed_game_reads_back(bytes in bytes()) {
        identity::of_game(&make::game(&mut Unstructured::new(&bytes)).unwrap());
    }

    #[test]
    fn printed_rules_and_moves_read_back(bytes in bytes()) {
        let mut u = Unstructured::new(&bytes);
        identity::of_rules(&make::rules(&mut u).unwrap());
        for chosen in movable::every_move() {
            identity::of_move(chosen);
        }
    }

    #[test]
    fn a_refusal_leaves_the_game_untouched(bytes in bytes()) {
        untouched::game(&make::game(&mut Unstructured::new(&bytes)).unwrap());
    }

    #[test]
    fn a_refusal_leaves_the_rules_untouched(
        bytes in bytes(),
        key in prop_oneof![prop::sample::select(Key::ALL).prop_map(|key| key.to_string()), any::<String>()],
        value in prop_oneof![any::<i64>().prop_map(|number| number.to_string()), any::<String>()],
    ) {
        let rules = make::rules(&mut Unstructured::new(&bytes)).unwrap();
        untouched::rules(&rules, &key, &value);
        for other in Key::ALL {
            untouched::rules(&rules, &key, &rules.get(*other).to_string());
        }
    }

    #[test]
    fn any_text_can_be_read(bytes in bytes(), text in any::<String>()) {
        let mut u = Unstructured::new(&bytes);
        let position = make::position(&mut u).unwrap();
        reading::position(*position.rules(), &text);
        reading::chosen(&position, &text);
        reading::game(&text);
        reading::rules_json(&text);
        reading::move_json(&text);
    }

    #[test]
    fn damaged_text_can_be_read(bytes in bytes()) {
        let mut u = Unstructured::new(&bytes);
        let position = make::position(&mut u).unwrap();
        for valid in [position.to_string(), position.to_kgp()] {
            let text = make::damaged(&mut u, &valid).unwrap();
            reading::position(*position.rules(), &text);
        }
        let json = serde_json::to_string(position.rules()).unwrap();
        reading::rules_json(&make::damaged(&mut u, &json).unwrap());
        let game = make::game(&mut u).unwrap();
        reading::game(&make::damaged(&mut u, &game.to_string()).unwrap());
    }
}
