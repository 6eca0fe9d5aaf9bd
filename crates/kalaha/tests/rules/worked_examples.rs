//! The examples that the rule pages work out.

use kalaha::{Game, Position, Rules};

use crate::{after, count, play, position, rules_told};

const START: &str = "S 4 4 4 4 4 4 (0) / N 4 4 4 4 4 4 (0) s";

#[test]
fn the_third_house_gives_an_extra_turn_then_the_sixth_may_be_played() {
    assert_eq!(
        after("", START, "3"),
        "S 4 4 0 5 5 5 (1) / N 4 4 4 4 4 4 (0) s +1"
    );
    assert_eq!(
        after("", START, "3 6"),
        "S 4 4 0 5 5 0 (2) / N 5 5 5 5 4 4 (0) n"
    );
}

#[test]
fn four_seeds_from_index_three_reach_the_opponents_first_house() {
    assert_eq!(
        after("", START, "4"),
        "S 4 4 4 0 5 5 (1) / N 5 4 4 4 4 4 (0) n"
    );
}

#[test]
fn one_own_and_six_opposite_seeds_are_captured() {
    let before = "S 0 1 1 0 0 8 (0) / N 4 4 4 4 4 5 (0) s";
    assert_eq!(
        after("", before, "6"),
        "S 0 1 1 0 0 0 (8) / N 5 5 5 5 5 0 (0) n"
    );
    let told = rules_told("", before, "6");
    assert_eq!(told, ["sow.skip-opponent-store", "capture.opposite"]);
}

#[test]
fn two_seeds_from_index_four_end_in_the_store() {
    assert_eq!(
        after("", "S 4 4 4 4 2 4 (2) / N 4 4 4 4 4 4 (0) s", "5"),
        "S 4 4 4 4 0 5 (3) / N 4 4 4 4 4 4 (0) s +1"
    );
}

#[test]
fn a_final_count_of_26_to_22() {
    let before = position("", "S 0 0 0 0 0 1 (25) / N 3 2 0 0 0 0 (17) s");
    let end = play(&before, "6").unwrap();
    assert_eq!(count(&end), Some((26, 22)));
    assert_eq!(end.outcome().unwrap().south_margin(), 4);
}

#[test]
fn a_house_hits_the_store_when_it_holds_its_distance() {
    for (house, distance) in (0..6).zip((1..=6).rev()) {
        for seeds in 1..=12_u8 {
            let mut south = [0_u8; 6];
            south[house] = seeds;
            let rows = kalaha::BySide {
                south: &south[..],
                north: &[1; 6],
            };
            let side = kalaha::Side::South;
            let rules = Rules {
                end: kalaha::End::MoverStuck,
                ..Rules::STANDARD
            };
            let before = Position::new(rules, rows, kalaha::BySide::default(), side, 0).unwrap();
            let mut game = Game::from_position(before);
            let events = game.play(before.legal_moves().next().unwrap()).unwrap();
            let hit = events.iter().any(|event| {
                matches!(
                    event.kind,
                    kalaha::EventKind::ExtraTurn { .. }
                        | kalaha::EventKind::ExtraTurnRefused { .. }
                )
            });
            assert_eq!(hit, seeds == distance, "{before}");
        }
    }
}

/// More than half of 48 seeds is a certain win.
#[test]
fn twenty_five_seeds_decide_the_game() {
    let before = |store| format!("S 0 0 4 0 0 0 ({store}) / N 4 4 4 4 4 {} (0) s", 24 - store);
    let decided = play(&position("majority=stop", &before(24)), "3").unwrap();
    assert_eq!(count(&decided), Some((25, 0)));
    let open = play(&position("majority=stop", &before(23)), "3").unwrap();
    assert_eq!(count(&open), None);
}
