//! The engine finds what plain minimax over the readable rules finds, for random rule sets.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use kalaha::{Direction, Game, Majority, Position, Rules, Side, StoreSide};
use kalaha_engine::atlas::entries;
use kalaha_engine::search::{Answer, Engine, Limits};
use kalaha_engine::tables::{Tables, can_have_tables};

const MEGABYTE: usize = 1 << 20;

fn tables(rules: &Rules, up_to: usize) -> Arc<Tables> {
    Arc::new(crate::common::tables(rules, up_to, 1))
}

fn search(engine: &mut Engine, position: &Position) -> Answer {
    engine
        .search(position, &Limits::default(), &mut |_| {})
        .expect("a position of the engine's rules")
}

/// The final margin for the player to move at the start when a line is played to its end.
fn margin_of_line(position: &Position, answer: &Answer) -> i16 {
    let mover = position.to_move();
    let mut game = Game::resume(*position);
    for &chosen in &answer.line {
        game.play(chosen).expect("a legal line");
    }
    let south = game.outcome().expect("a line to the end").south_margin();
    if mover == Side::South { south } else { -south }
}

#[test]
fn search_equals_minimax_for_random_rules() {
    let mut source = crate::common::Source::new(5);
    let mut exact = 0;
    while exact < 600 {
        let houses = [1, 2, 2, 3, 3, 4, 9][source.below(7)];
        let mut rules = source.rules(houses);
        rules.pie = source.below(4) == 0;
        if rules.is_cyclic() {
            rules.direction = Direction::CounterClockwise;
            rules.store_side = StoreSide::Right;
        }
        let position = source.position(rules, [14, 10, 8, 7][(houses - 1).min(3)]);
        let swap = [kalaha::SwapRight::Coming, kalaha::SwapRight::Open][source.below(2)];
        let position = if rules.pie {
            position.with_swap(swap)
        } else {
            position
        };
        if position.is_over() {
            continue;
        }
        let truth = crate::common::Minimax::default().value(&position);
        let place = || format!("{rules:?}\n{position}");
        let mut nodes = None;
        for (threads, up_to) in [(1, 0), (1, 0), (2, 0), (1, 3), (2, 4)] {
            let mut engine = Engine::new(rules, MEGABYTE)
                .expect("playable rules")
                .with_threads(threads);
            if up_to > 0 && can_have_tables(&rules) {
                let tables = tables(&rules, up_to);
                engine = engine.with_tables(tables).expect("tables of these rules");
            }
            let answer = search(&mut engine, &position);
            assert!(answer.span.is_exact(), "{}", place());
            assert_eq!(answer.span.lower, truth, "{} {threads} {up_to}", place());
            assert_eq!(margin_of_line(&position, &answer), truth, "{}", place());
            if (threads, up_to) == (1, 0) {
                assert_eq!(
                    *nodes.get_or_insert(answer.nodes),
                    answer.nodes,
                    "{}",
                    place()
                );
            }
            let moves = engine.moves(&position, &Limits::default()).expect("moves");
            let best = moves.iter().map(|(_, answer)| answer.span.lower).max();
            assert_eq!(best, Some(truth), "{}", place());
            for (chosen, answer) in moves {
                let after = position.play(chosen).expect("a legal move");
                let value = crate::common::Minimax::default().value(&after);
                let again = after.to_move() == position.to_move();
                assert_eq!(
                    answer.span.lower,
                    if again { value } else { -value },
                    "{}",
                    place()
                );
            }
        }
        exact += 1;
    }
}

/// Plain minimax over games, with the repetition rule.
fn game_value(game: &mut Game, most: usize) -> Option<i16> {
    let mover = game.position().to_move();
    if let Some(outcome) = game.outcome() {
        let south = outcome.south_margin();
        return Some(if mover == Side::South { south } else { -south });
    }
    if game.moves().len() == most {
        return None;
    }
    let choices: Vec<_> = game.position().legal_moves().collect();
    let mut best = i16::MIN;
    for chosen in choices {
        game.play(chosen).expect("a legal move");
        let turned = game.position().to_move() != mover;
        let value = game_value(game, most);
        game.undo().expect("a move was played");
        let value = value?;
        best = best.max(if turned { -value } else { value });
    }
    Some(best)
}

#[test]
fn bounds_hold_where_positions_can_repeat() {
    let mut source = crate::common::Source::new(6);
    let (mut exact, mut compared) = (0, 0);
    while compared < 60 {
        let mut rules = Rules {
            pie: false,
            ..source.rules(1 + compared % 2)
        };
        if !rules.is_cyclic() {
            rules.direction = Direction::Clockwise;
            rules.store_side = StoreSide::Right;
        }
        let position = source.position(rules, 5);
        let Some(truth) = game_value(&mut Game::resume(position), 14) else {
            continue;
        };
        if position.is_over() {
            continue;
        }
        let mut engine = Engine::new(rules, MEGABYTE).expect("playable rules");
        let limits = Limits {
            depth: Some(14),
            ..Limits::default()
        };
        let answer = engine
            .search(&position, &limits, &mut |_| {})
            .expect("an answer");
        assert!(
            answer.span.lower <= truth && truth <= answer.span.upper,
            "{rules:?}\n{position}"
        );
        exact += usize::from(answer.span.is_exact());
        compared += 1;
    }
    assert!(exact > 30, "small boards are searched to the end");
}

#[test]
fn fault_11_an_extra_turn_is_not_negated() {
    let text = "S 0 0 0 0 2 1 (20) / N 0 0 0 1 0 2 (22) s";
    let position = Position::parse(Rules::STANDARD, text).expect("a position");
    let mut engine = Engine::new(Rules::STANDARD, MEGABYTE).expect("an engine");
    let moves = engine.moves(&position, &Limits::default()).expect("moves");
    let values: Vec<_> = moves
        .iter()
        .map(|(chosen, answer)| (chosen.to_string(), answer.span.lower))
        .collect();
    assert_eq!(values, [("5".to_owned(), -4), ("6".to_owned(), -2)]);
}

#[test]
fn fault_12_tables_of_other_rules_are_refused() {
    let standard = tables(&Rules::STANDARD, 4);
    let other = Rules {
        capture: kalaha::Capture::Empty,
        ..Rules::STANDARD
    };
    let engine = Engine::new(other, MEGABYTE).expect("an engine");
    assert!(engine.with_tables(Arc::clone(&standard)).is_err());
    let mirrored = Rules {
        direction: Direction::Clockwise,
        store_side: StoreSide::Left,
        seeds: 6,
        ..Rules::STANDARD
    };
    let engine = Engine::new(mirrored, MEGABYTE).expect("an engine");
    assert!(
        engine.with_tables(standard).is_ok(),
        "a mirrored board is the same game"
    );
    assert!(!can_have_tables(&Rules {
        majority: Majority::Sweep,
        ..Rules::STANDARD
    }));
}

#[test]
fn fault_13_large_houses() {
    for (large, store) in [
        (13, 5),
        (14, 5),
        (26, 5),
        (27, 5),
        (35, 5),
        (47, 5),
        (72, 5),
    ] {
        let text = format!("S {large} 0 0 0 0 0 ({store}) / N 0 0 0 0 0 1 (3) s");
        let position = Position::parse(Rules::STANDARD, &text).expect("a position");
        let mut engine = Engine::new(Rules::STANDARD, MEGABYTE).expect("an engine");
        let limits = Limits {
            nodes: Some(200_000),
            ..Limits::default()
        };
        let answer = engine
            .search(&position, &limits, &mut |_| {})
            .expect("an answer");
        assert!(
            answer.span.lower <= answer.span.upper && !answer.line.is_empty(),
            "{text}"
        );
    }
}

#[test]
fn fault_16_a_search_ends_when_it_is_told_to() {
    let start = Position::start(Rules {
        seeds: 6,
        ..Rules::STANDARD
    })
    .expect("a start");
    let mut engine = Engine::new(
        Rules {
            seeds: 6,
            ..Rules::STANDARD
        },
        MEGABYTE,
    )
    .expect("an engine")
    .with_threads(2);
    let stop = AtomicBool::new(true);
    for limits in [
        Limits {
            stop: Some(&stop),
            ..Limits::default()
        },
        Limits {
            nodes: Some(5_000),
            ..Limits::default()
        },
        Limits {
            time: Some(Duration::from_millis(20)),
            ..Limits::default()
        },
    ] {
        let begun = Instant::now();
        let answer = engine
            .search(&start, &limits, &mut |_| {})
            .expect("an answer");
        assert!(!answer.span.is_exact());
        assert_eq!(answer.line.len(), 1, "the best move so far");
        // Not a measure of speed: far beyond what an end on the spot takes, far below a whole search.
        assert!(begun.elapsed() < Duration::from_secs(20));
    }
}

/// With tables of a fixed size this is what bounds the time of a level, under every rule set.
#[test]
fn a_search_keeps_to_its_nodes() {
    for (houses, seeds) in [(6, 4), (12, 10), (2, 30)] {
        for entry in entries(houses, Some(seeds)).expect("a board") {
            let start = Position::start(entry.rules).expect("a start");
            let mut engine = Engine::new(entry.rules, MEGABYTE).expect("an engine");
            let most = 20_000;
            let limits = Limits {
                nodes: Some(most),
                ..Limits::default()
            };
            let answer = engine.search(&start, &limits, &mut |_| {});
            let Answer { nodes, line, .. } = answer.expect("an answer");
            // One move of the rehearsal, or what is looked at between two looks at the limits.
            assert!(nodes <= most + 51_000, "{nodes} under {:?}", entry.rules);
            assert!(!line.is_empty(), "{:?}", entry.rules);
        }
    }
}

#[test]
fn one_thread_looks_at_the_same_positions_every_time() {
    let rules = Rules {
        seeds: 3,
        ..Rules::STANDARD
    };
    let start = Position::start(rules).expect("a start");
    let tables = tables(&rules, 14);
    let nodes: Vec<u64> = (0..2)
        .map(|_| {
            let engine = Engine::new(rules, 64 * MEGABYTE).expect("an engine");
            let mut engine = engine.with_tables(Arc::clone(&tables)).expect("tables");
            let answer = search(&mut engine, &start);
            assert_eq!(answer.span.lower, 2, "values.tsv: Kalaha(6,3)");
            answer.nodes
        })
        .collect();
    assert_eq!(nodes[0], nodes[1]);
}
