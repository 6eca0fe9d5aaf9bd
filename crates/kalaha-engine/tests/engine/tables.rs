//! Tables know what plain minimax over the readable rules finds, for random rule sets.

use kalaha::{BySide, Position, Rules, Side};
use kalaha_engine::board::Board;
use kalaha_engine::row::Row;
use kalaha_engine::tables::can_have_tables;
use kalaha_engine::tables::ranks::Ranks;

/// Every position with up to `up_to` seeds, South to move.
fn compare_all(rules: &Rules, up_to: usize) -> usize {
    let tables = crate::common::tables(rules, up_to, 2);
    let ranks = Ranks::new(rules.houses.into(), up_to);
    let limit = rules.extra_turn_limit;
    let mut minimax = crate::common::Minimax::default();
    let mut compared = 0;
    for south in 0..=up_to {
        for north in 0..=up_to - south {
            for own in ranks.rows::<u128>(south) {
                for other in ranks.rows::<u128>(north) {
                    for used in 0..=limit.unwrap_or(0).min(3) {
                        let counts = |row: u128| -> Vec<u8> {
                            (0..usize::from(rules.houses))
                                .map(|house| row.get(house))
                                .collect()
                        };
                        let (s, n) = (counts(own), counts(other));
                        let rows = BySide {
                            south: &s[..],
                            north: &n[..],
                        };
                        let stores = BySide::default();
                        let position = Position::new(*rules, rows, stores, Side::South, used)
                            .expect("a playable position");
                        if position.is_over() || position.to_move() != Side::South {
                            continue;
                        }
                        let board = Board::<u128>::pack(&position);
                        let left = limit.map_or(u8::MAX, |limit| limit - used);
                        let value = tables.to_go(board.own, board.other, left);
                        let truth = minimax.value(&position);
                        assert_eq!(i16::from(value), truth, "{rules:?}\n{position}");
                        compared += 1;
                    }
                }
            }
        }
    }
    compared
}

#[test]
fn tables_equal_minimax_for_random_rules() {
    let mut source = crate::common::Source::new(3);
    let mut compared = 0;
    while compared < 200_000 {
        let houses = 1 + source.below(5);
        let rules = Rules {
            majority: kalaha::Majority::Off,
            ..source.rules(houses)
        };
        if can_have_tables(&rules) {
            let up_to = [16, 9, 6, 5, 4][houses - 1];
            compared += compare_all(&rules, up_to);
        }
    }
}

#[test]
fn tables_of_the_standard_rules_equal_minimax() {
    for (houses, up_to) in [(1, 40), (2, 15), (3, 9), (4, 6), (6, 4), (9, 3)] {
        compare_all(
            &Rules {
                houses,
                seeds: 1,
                ..Rules::STANDARD
            },
            up_to,
        );
    }
}
