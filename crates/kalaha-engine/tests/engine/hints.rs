//! Hints: patterns by hand, and as a law over random rule sets and positions.

use kalaha::hint::{Found, Hint, Pattern};
use kalaha::{Event, EventKind, Game, House, Move, Pit, Position, Rules, Side, SwapRight};
use kalaha_engine::hints::hint;
use kalaha_engine::levels::Perfect;

fn hint_at(text: &str) -> Hint {
    let position = Position::parse(Rules::STANDARD, text).expect("a position");
    hint(&Game::resume(position), &mut Perfect::default()).expect("a move")
}

fn house(number: u8) -> House {
    House::new(number - 1)
}

fn sow(number: u8) -> Move {
    Move::Sow(house(number))
}

fn played(position: &Position, chosen: Move) -> (Position, Vec<Event>) {
    let mut events = Vec::new();
    let after = position.play_telling(chosen, &mut |event| events.push(event));
    (after.expect("a legal move"), events)
}

fn gives_extra_turn(events: &[Event]) -> bool {
    let is_extra = |event: &Event| matches!(event.kind, EventKind::ExtraTurn { .. });
    events.iter().any(is_extra)
}

/// Seeds of the other side that a move takes from a house, if it captures there.
fn captured(position: &Position, chosen: Move, from: House) -> u8 {
    let (_, events) = played(position, chosen);
    let taken = events.iter().find_map(|event| match event.kind {
        EventKind::Capture {
            opposite,
            seeds_opposite,
            ..
        } if opposite == from => Some(seeds_opposite),
        _ => None,
    });
    taken.unwrap_or(0)
}

/// What a pattern says is so when the move is played.
fn holds(before: &Position, chosen: Move, pattern: &Pattern) {
    let (after, events) = played(before, chosen);
    let place = format!("{:?}\n{before} {chosen:?} {pattern:?}", before.rules());
    match pattern {
        Pattern::ExtraTurn => assert!(gives_extra_turn(&events), "{place}"),
        Pattern::Chain { moves } => {
            assert!(moves.len() > 1 && moves[0] == chosen, "{place}");
            let mut position = *before;
            for &chosen in moves {
                let (after, events) = played(&position, chosen);
                assert!(gives_extra_turn(&events) && !after.is_over(), "{place}");
                assert_eq!(after.to_move(), before.to_move(), "{place}");
                position = after;
            }
        }
        Pattern::Capture { seeds } => {
            let taken = events.iter().find_map(|event| match event.kind {
                EventKind::Capture {
                    seeds_own,
                    seeds_opposite,
                    ..
                } => Some(seeds_own + seeds_opposite),
                _ => None,
            });
            assert_eq!(taken, Some(*seeds), "{place}");
        }
        Pattern::ThreatMet { from, house, seeds } | Pattern::SafeHouse { from, house, seeds } => {
            let is_safe = matches!(pattern, Pattern::SafeHouse { .. });
            assert_eq!(chosen == Move::Sow(*house), is_safe, "{place}");
            assert_eq!(before.row(before.to_move())[*house], *seeds, "{place}");
            // The opponent, if it were his turn, and now that it is.
            let mover = !before.to_move();
            let layout = before.to_layout();
            let turned = Position::from_layout(*before.rules(), &layout, mover, 0);
            let turned = turned.expect("a position");
            assert!(
                captured(&turned, Move::Sow(*from), *house) >= *seeds,
                "{place}"
            );
            assert_eq!(after.to_move(), mover, "{place}");
            // What the sowing itself brings there does not count.
            if after.row(mover)[*from] > 0 && after.row(!mover)[*house] > 0 {
                assert_eq!(captured(&after, Move::Sow(*from), *house), 0, "{place}");
            }
        }
        Pattern::Lands { side, house } => {
            let landed = events.iter().rev().find_map(|event| match event.kind {
                EventKind::Sow { pit, .. } => Some(pit),
                _ => None,
            });
            let (side, house) = (*side, *house);
            assert_eq!(landed, Some(Pit::House { side, house }), "{place}");
        }
        Pattern::End { events: told } => {
            assert!(after.is_over(), "{place}");
            assert!(told.iter().all(|event| events.contains(event)), "{place}");
        }
    }
}

/// The value of a move for the player who makes it, by plain minimax.
fn value(minimax: &mut crate::common::Minimax, before: &Position, after: &Position) -> i16 {
    if let Some(outcome) = after.outcome() {
        let south = outcome.south_margin();
        return if before.to_move() == Side::South {
            south
        } else {
            -south
        };
    }
    let value = minimax.value(after);
    if after.to_move() == before.to_move() {
        value
    } else {
        -value
    }
}

#[test]
fn every_reason_is_true_under_every_rule_set() {
    let mut source = crate::common::Source::new(21);
    let mut perfect = Perfect::default();
    let mut seen = [0; 7];
    for round in 0..1_500 {
        let houses = 2 + source.below(3);
        let mut rules = source.rules(houses);
        rules.pie = source.below(8) == 0;
        let seeds = if round % 2 == 0 { 10 } else { 18 };
        let position = source.position(rules, seeds).with_swap(SwapRight::Coming);
        let Some(hint) = hint(&Game::resume(position), &mut perfect) else {
            assert!(position.is_over());
            continue;
        };
        let decides = |found: &Found| found.decides;
        assert!(hint.found.is_sorted_by_key(|found| !decides(found)));
        for Found { pattern, decides } in &hint.found {
            holds(&position, hint.chosen, pattern);
            let kind = match pattern {
                Pattern::ExtraTurn => 0,
                Pattern::Chain { .. } => 1,
                Pattern::Capture { .. } => 2,
                Pattern::ThreatMet { .. } => 3,
                Pattern::SafeHouse { .. } => 4,
                Pattern::End { .. } => 5,
                Pattern::Lands { .. } => 6,
            };
            seen[kind] += 1;
            assert!(!(*decides && hint.only), "{position}");
        }
        if hint.exact && !rules.is_cyclic() && seeds == 10 && houses < 4 {
            let mut minimax = crate::common::Minimax::default();
            let best = minimax.value(&position);
            let (after, _) = played(&position, hint.chosen);
            assert_eq!(value(&mut minimax, &position, &after), best, "{position}");
            assert!(hint.value.is_none_or(|value| value == best), "{position}");
        }
    }
    assert!(seen.iter().all(|&count| count > 9), "{seen:?}");
}

#[test]
fn one_pattern_of_each_kind_by_hand() {
    let cases = [
        // House 6 first; then house 2 captures in house 5, and all six seeds are won.
        (
            "S 0 3 0 0 0 1 (0) / N 0 2 0 0 0 0 (0) s",
            6,
            Pattern::ExtraTurn,
            true,
        ),
        (
            "S 0 0 5 0 0 0 (0) / N 0 0 1 0 2 0 (0) n",
            5,
            Pattern::Chain {
                moves: vec![sow(5), sow(6)],
            },
            true,
        ),
        // Two seeds from house 4 end in house 6, opposite seven.
        (
            "S 7 0 0 0 0 3 (0) / N 0 0 0 2 2 0 (0) n",
            4,
            Pattern::Capture { seeds: 8 },
            true,
        ),
        // North’s house 2 holds two seeds and could capture in house 4; with three it can’t.
        (
            "S 0 0 1 0 1 5 (3) / N 0 2 0 0 0 2 (0) s",
            6,
            Pattern::ThreatMet {
                from: house(2),
                house: house(3),
                seeds: 1,
            },
            true,
        ),
        (
            "S 4 2 0 0 0 0 (0) / N 0 0 0 1 1 0 (1) s",
            1,
            Pattern::SafeHouse {
                from: house(5),
                house: house(1),
                seeds: 4,
            },
            true,
        ),
        // House 6 is best, but house 5 would be no better if house 6 gave no extra turn: what does
        // not decide is no reason.
        (
            "S 0 0 0 0 2 1 (20) / N 0 0 0 1 0 2 (22) s",
            6,
            Pattern::Chain {
                moves: vec![sow(6), sow(5)],
            },
            false,
        ),
    ];
    for (position, chosen, pattern, decides) in cases {
        let hint = hint_at(position);
        assert_eq!(hint.chosen, sow(chosen), "{position}");
        assert_eq!(hint.found, [Found { pattern, decides }], "{position}");
    }
}

#[test]
fn what_is_proved_is_said_with_its_value() {
    for (position, value) in [
        ("S 0 3 0 0 0 1 (0) / N 0 2 0 0 0 0 (0) s", 6),
        ("S 0 0 0 0 2 1 (20) / N 0 0 0 1 0 2 (22) s", -2),
    ] {
        let hint = hint_at(position);
        assert_eq!((hint.exact, hint.value), (true, Some(value)), "{position}");
    }
}

#[test]
fn the_end_and_who_gets_what() {
    let hint = hint_at("S 0 0 0 0 0 1 (24) / N 0 0 0 0 2 2 (19) s");
    assert!(hint.only && hint.exact);
    let [
        Found {
            pattern: Pattern::End { events },
            decides: false,
        },
    ] = &*hint.found
    else {
        panic!("{hint:?}");
    };
    let [sweep, result] = events[..] else {
        panic!("{events:?}");
    };
    let to_north = Some(Side::North);
    assert!(matches!(sweep.kind, EventKind::Sweep { to, seeds: 4, .. } if to == to_north));
    assert!(matches!(
        result.kind,
        EventKind::Result {
            south: 25,
            north: 23,
            ..
        }
    ));
}

#[test]
fn no_hint_after_the_end() {
    let over = Position::parse(Rules::STANDARD, "S 0 0 0 0 0 0 (24) / N 0 0 0 0 2 2 (20) s");
    let game = Game::resume(over.expect("a position"));
    assert_eq!(hint(&game, &mut Perfect::default()), None);
}
