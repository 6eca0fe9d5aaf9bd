//! The house-rule atlas: which rule sets it has, and what must hold between them.

use std::collections::HashSet;
use std::time::Duration;

use kalaha::{Key, Lap, PRESETS, Position, Rules, Side, StoreSide, Value};
use kalaha_engine::atlas::{Entry, Finding, entries, explore};
use kalaha_engine::search::{Engine, Limits, Span};

use crate::common::Minimax;

fn engine(rules: Rules) -> Engine {
    Engine::new(rules, 1 << 20).expect("rules that can be played")
}

fn explored(rules: Rules) -> Finding {
    let time = Some(Duration::from_millis(200));
    let limits = Limits {
        time: time.filter(|_| rules.is_cyclic()),
        ..Limits::default()
    };
    explore(&mut engine(rules), &limits).expect("a finding")
}

fn small(houses: u8, seeds: u8) -> Vec<Entry> {
    entries(houses, Some(seeds)).expect("a board that can be played")
}

#[test]
fn every_preset_and_every_single_change_is_there_once() {
    for seeds in [None, Some(3)] {
        let entries = entries(6, seeds).expect("a board that can be played");
        let rules: HashSet<Rules> = entries.iter().map(|entry| entry.rules).collect();
        assert_eq!(rules.len(), entries.len());
        for preset in PRESETS {
            let expected = Rules {
                seeds: seeds.unwrap_or(preset.rules.seeds),
                ..preset.rules
            };
            for name in [preset.name].iter().chain(preset.aliases) {
                let named: Vec<_> = entries
                    .iter()
                    .filter(|entry| entry.names.contains(name))
                    .collect();
                assert_eq!(named.len(), 1, "{name}");
                assert_eq!(named[0].rules, expected, "{name}");
            }
        }
        for &key in Key::ALL {
            for value in key.alternatives(&Rules::STANDARD, 0) {
                let mut changed = Rules::STANDARD;
                changed.set(key.as_str(), &value).expect("a value");
                changed.seeds = seeds.unwrap_or(changed.seeds);
                assert!(rules.contains(&changed), "{key}={value}");
            }
        }
    }
    assert_eq!(small(6, 3)[0].names, ["standard", "noris", "six"]);
}

#[test]
fn a_board_that_is_too_large_has_no_atlas() {
    assert!(entries(12, Some(12)).is_err());
    assert!(entries(0, None).is_err());
    assert!(entries(13, None).is_err());
}

#[test]
fn margins_are_those_of_plain_minimax_and_the_best_openings_reach_them() {
    for (houses, seeds) in [(1, 3), (2, 2), (3, 1), (3, 2)] {
        for Entry { rules, .. } in small(houses, seeds) {
            if rules.is_cyclic() {
                continue;
            }
            let finding = explored(rules);
            let mut truth = Minimax::default();
            let start = Position::start(rules).expect("a start");
            let value = truth.value(&start);
            assert_eq!(finding.span, exactly(value), "{rules:?}");
            assert_eq!(finding.undecided().count(), 0);
            assert!(finding.best().count() > 0, "{rules:?}");
            for opening in &finding.openings {
                let after = opening.moves.iter().fold(start, |position, &chosen| {
                    position.play(chosen).expect("a legal opening")
                });
                // Sides are swapped after a whole turn.
                assert!(!rules.pie || after.is_over() || after.to_move() == Side::North);
                let value = match after.to_move() {
                    Side::South => truth.value(&after),
                    Side::North => -truth.value(&after),
                };
                assert_eq!(opening.span, exactly(value), "{rules:?} {opening:?}");
            }
        }
    }
}

fn exactly(margin: i16) -> Span {
    Span {
        lower: margin,
        upper: margin,
    }
}

#[test]
fn a_mirror_changes_nothing() {
    for rules in [
        Rules::STANDARD,
        Rules {
            lap: Lap::Relay,
            ..Rules::STANDARD
        },
    ] {
        let rules = Rules {
            houses: 3,
            seeds: 3,
            ..rules
        };
        let mirror = Rules {
            direction: kalaha::Direction::Clockwise,
            store_side: StoreSide::Left,
            ..rules
        };
        let (here, there) = (explored(rules), explored(mirror));
        assert_eq!(here.span, there.span);
        let spans = |finding: &Finding| {
            let mut spans: Vec<_> = finding
                .openings
                .iter()
                .map(|o| (o.span.lower, o.span.upper))
                .collect();
            spans.sort_unstable();
            spans
        };
        assert_eq!(spans(&here), spans(&there));
    }
}

/// A lap takes seven seeds on a board of three houses, and there are only six.
#[test]
fn an_option_that_cannot_matter_changes_nothing() {
    let rules = Rules {
        houses: 3,
        seeds: 1,
        ..Rules::STANDARD
    };
    let skipping = Rules {
        skip_origin: true,
        ..rules
    };
    let (here, there) = (explored(rules), explored(skipping));
    assert_eq!((here.span, here.openings), (there.span, there.openings));
}

/// South never wins what North may take over: under the swap rule nobody gains by beginning.
#[test]
fn the_swap_rule_leaves_the_beginner_no_advantage() {
    for (houses, seeds) in [(2, 2), (3, 2), (3, 3)] {
        let mut rules = Rules {
            houses,
            seeds,
            ..Rules::STANDARD
        };
        let without = explored(rules).span;
        rules.set("pie", &Value::Bool(true)).expect("a value");
        let finding = explored(rules);
        assert!(finding.span.upper <= 0, "{finding:?}");
        assert!(finding.span.upper <= without.upper, "{finding:?}");
    }
}

#[test]
fn limits_leave_true_bounds() {
    let rules = Rules {
        houses: 4,
        seeds: 3,
        ..Rules::STANDARD
    };
    let exact = explored(rules);
    for nodes in [0, 2_000, 10_000, 20_000] {
        let limits = Limits {
            nodes: Some(nodes),
            ..Limits::default()
        };
        let finding = explore(&mut engine(rules), &limits).expect("a finding");
        assert!(within(exact.span, finding.span), "{nodes}: {finding:?}");
        for (known, all) in finding.openings.iter().zip(&exact.openings) {
            assert_eq!(known.moves, all.moves);
            assert!(within(all.span, known.span), "{nodes}: {known:?} {all:?}");
        }
    }
}

fn within(exact: Span, bounds: Span) -> bool {
    bounds.lower <= exact.lower && exact.upper <= bounds.upper
}

#[test]
fn a_test_tells_whether_a_margin_is_reached() {
    let rules = Rules {
        houses: 3,
        seeds: 3,
        ..Rules::STANDARD
    };
    let start = Position::start(rules).expect("a start");
    let exact = explored(rules).span.lower;
    for margin in -19..=19 {
        let answer = engine(rules)
            .test(&start, margin, &Limits::default())
            .expect("an answer");
        assert_eq!(
            answer.span.reaches(margin),
            Some(exact >= margin),
            "{margin}"
        );
    }
    let other = Position::start(Rules::STANDARD).expect("a start");
    assert!(engine(rules).test(&other, 0, &Limits::default()).is_err());
}
