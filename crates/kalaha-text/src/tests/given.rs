//! What there is to talk about.

use kalaha::error::{Expected, RecordFault, TextFault};
use kalaha::hint::{Found, Hint, Pattern};
use kalaha::{
    EndReason, Error, Event, EventKind, House, Key, Move, NoCapture, Pit, Position, Refusal, Row,
    RuleId, Rules, Side, SkipReason, SwapRight,
};
use serde_json::Value as Json;

/// All that the reader of a position can expect.
const EXPECTED: [Expected; 9] = [
    Expected::Start,
    Expected::Count,
    Expected::Houses,
    Expected::ExtraUsed,
    Expected::OpenBracket,
    Expected::CloseBracket,
    Expected::Slash,
    Expected::NorthRow,
    Expected::CommaOrEnd,
];

/// Faults of every kind.
pub(super) fn errors() -> Vec<Error> {
    let text = || "x".to_owned();
    let at = |fault| Error::PositionText { column: 3, fault };
    let in_line = |fault| Error::RecordText { line: 3, fault };
    let side = Side::South;
    let house = House::new(2);
    let mut errors = vec![
        Error::UnknownKey {
            key: text(),
            nearest: Vec::new(),
        },
        Error::UnknownKey {
            key: text(),
            nearest: vec!["capture", "seeds", "end"],
        },
        Error::KeyTwice { key: text() },
        Error::UnknownVersion { value: text() },
        Error::TooManySeeds {
            houses: 12,
            seeds: 20,
        },
        Error::UnknownPreset {
            name: text(),
            nearest: Vec::new(),
        },
        Error::UnknownPreset {
            name: text(),
            nearest: vec!["noris"],
        },
        Error::HousesDiffer {
            side,
            found: 1,
            houses: 6,
        },
        Error::LayoutLength {
            found: 13,
            houses: 6,
        },
        Error::TooManyOnBoard { total: 300 },
        at(TextFault::Expected {
            what: Expected::Start,
            found: text(),
        }),
        at(TextFault::CountTooLarge {
            count: "300".to_owned(),
        }),
        at(TextFault::Trailing { found: text() }),
        at(TextFault::CountsDiffer {
            stated: 6,
            found: 11,
        }),
        at(TextFault::CountsDiffer {
            stated: 13,
            found: 26,
        }),
        at(TextFault::PieWithoutRule),
        Error::OverAtStart {
            reason: EndReason::Majority,
        },
        Error::UnreadableMove { text: text() },
        Error::NoSuchHouse {
            number: "7".to_owned(),
            houses: 6,
        },
        Error::EmptyHouse { house },
        Error::ForeignHouse { side, house },
        Error::GameOver,
        Error::NoPass,
        Error::NoSwap,
        Error::NothingToUndo,
        Error::NothingToRedo,
        in_line(RecordFault::Header),
        in_line(RecordFault::UnknownLine { name: text() }),
        in_line(RecordFault::MissingLine { name: "rules" }),
        in_line(RecordFault::LineTwice { name: text() }),
        in_line(RecordFault::NoEquals { text: text() }),
        in_line(RecordFault::ResultDiffers {
            stated: "24-24".to_owned(),
            played: "*".to_owned(),
        }),
        in_line(RecordFault::Other(Box::new(Error::GameOver))),
    ];
    let bad_values = Key::ALL
        .iter()
        .map(|&key| Error::BadValue { key, value: text() });
    errors.extend(bad_values);
    let too_short = EXPECTED.map(|what| {
        at(TextFault::Expected {
            what,
            found: String::new(),
        })
    });
    errors.extend(too_short);
    errors
}

/// Events of every kind, with a rule that can decide them.
pub(super) fn kinds() -> Vec<(EventKind, RuleId)> {
    let (side, house, opposite) = (Side::South, House::new(2), House::new(3));
    let houses = Row::empty(6);
    let capture = |seeds_own, seeds_opposite| EventKind::Capture {
        house,
        opposite,
        seeds_own,
        seeds_opposite,
    };
    let store = Pit::Store { side };
    let sweep = |to| EventKind::Sweep {
        from: side,
        to,
        houses,
        seeds: 4,
    };
    let result = |south, north, winner| EventKind::Result {
        south,
        north,
        winner,
    };
    let mut kinds = vec![
        (
            EventKind::Lift {
                side,
                house,
                seeds: 4,
            },
            RuleId::MoveOwnHouse,
        ),
        (
            EventKind::Sow {
                pit: Pit::House { side, house },
                seeds: 1,
            },
            RuleId::SowOneByOne,
        ),
        (
            EventKind::Sow {
                pit: store,
                seeds: 1,
            },
            RuleId::SowOwnStore,
        ),
        (EventKind::Lap, RuleId::SowLap),
        (
            EventKind::OpponentStore { seeds: 3 },
            RuleId::TurnOpponentStore,
        ),
        (
            EventKind::Relay {
                side,
                house,
                seeds: 5,
            },
            RuleId::SowRelay,
        ),
        (EventKind::ExtraTurn { count: 1 }, RuleId::TurnExtra),
        (EventKind::ExtraTurn { count: 2 }, RuleId::TurnExtra),
        (capture(1, 5), RuleId::CaptureOpposite),
        (capture(1, 0), RuleId::CaptureEmpty),
        (capture(0, 1), RuleId::CaptureLeaveOwn),
        (EventKind::Pass { side }, RuleId::TurnPass),
        (EventKind::Swap, RuleId::PieSwap),
        (sweep(Some(side)), RuleId::RemainingOwner),
        (sweep(Some(!side)), RuleId::RemainingEmptier),
        (sweep(Some(side)), RuleId::RemainingLastMover),
        (sweep(Some(!side)), RuleId::RemainingLastMover),
        (sweep(None), RuleId::RemainingDiscard),
        (result(26, 22, Some(side)), RuleId::ResultMostSeeds),
        (result(24, 24, None), RuleId::ResultMostSeeds),
    ];
    let skips = SkipReason::ALL.iter();
    kinds.extend(skips.map(|&reason| {
        (
            EventKind::Skip { pit: store, reason },
            RuleId::SowSkipOrigin,
        )
    }));
    let refusals = Refusal::ALL.iter();
    kinds.extend(refusals.map(|&reason| {
        (
            EventKind::ExtraTurnRefused { reason },
            RuleId::TurnExtraLimit,
        )
    }));
    let nothing = NoCapture::ALL.iter();
    kinds.extend(nothing.map(|&reason| (EventKind::NoCapture { reason }, RuleId::CaptureNone)));
    let ends = EndReason::ALL.iter();
    kinds.extend(ends.map(|&reason| (EventKind::End { reason }, RuleId::EndMajority)));
    kinds
}

/// Hints of every kind.
pub(super) fn hints() -> Vec<Hint> {
    let (house, from) = (House::new(2), House::new(3));
    let chosen = Move::Sow(house);
    let events = kinds()
        .into_iter()
        .filter(|(kind, _)| matches!(kind, EventKind::Sweep { .. } | EventKind::Result { .. }))
        .map(|(kind, rule)| Event { kind, rule });
    let patterns = [
        Pattern::ExtraTurn,
        Pattern::Chain {
            moves: vec![chosen, Move::Sow(from)],
        },
        Pattern::Capture { seeds: 1 },
        Pattern::Lands {
            side: Side::North,
            house,
        },
        Pattern::Lands {
            side: Side::South,
            house,
        },
        Pattern::ThreatMet {
            from,
            house,
            seeds: 4,
        },
        Pattern::SafeHouse {
            from,
            house,
            seeds: 1,
        },
        Pattern::End {
            events: events.collect(),
        },
    ];
    let hint = |found: Vec<Found>| Hint {
        chosen,
        exact: false,
        value: None,
        expected: None,
        only: false,
        found,
    };
    let mut hints = vec![hint(Vec::new())];
    for pattern in patterns {
        for decides in [false, true] {
            let pattern = pattern.clone();
            hints.push(hint(vec![Found { pattern, decides }]));
        }
    }
    for value in [-3, 0, 1] {
        for chosen in [chosen, Move::Swap] {
            hints.push(Hint {
                chosen,
                exact: true,
                value: Some(value),
                ..hint(Vec::new())
            });
        }
    }
    for expected in [-1, 0, 3] {
        hints.push(Hint {
            expected: Some(expected),
            ..hint(Vec::new())
        });
    }
    // What decides comes before what is there besides.
    let besides = [Pattern::ExtraTurn, Pattern::Capture { seeds: 2 }];
    let besides = besides.into_iter().zip([true, false]);
    hints.push(hint(
        besides
            .map(|(pattern, decides)| Found { pattern, decides })
            .collect(),
    ));
    let only = hint(vec![Found {
        pattern: Pattern::ExtraTurn,
        decides: false,
    }]);
    hints.push(Hint { only: true, ..only });
    hints.push(Hint {
        chosen: Move::Swap,
        ..hint(Vec::new())
    });
    hints
}

/// The single moves of the test data.
pub(super) fn vectors() -> Vec<(Position, Move)> {
    let text = include_str!("../../../../data/vectors.jsonl");
    text.lines()
        .map(|line| {
            let entry: Json = serde_json::from_str(line).expect("an entry");
            let rules: Rules = serde_json::from_value(entry["rules"].clone()).expect("rules");
            let layout: Vec<u8> = serde_json::from_value(entry["before"].clone()).expect("a board");
            let mover = entry["to_move"].as_str().and_then(|side| side.parse().ok());
            let used = entry["extra_used"].as_u64().unwrap_or(0);
            let chosen: Move = serde_json::from_value(entry["move"].clone()).expect("a move");
            let before = Position::from_layout(
                rules,
                &layout,
                mover.expect("a side"),
                u8::try_from(used).expect("a count"),
            );
            let mut before = before.expect("a position");
            if chosen == Move::Swap {
                before = before.with_swap(SwapRight::Open);
            }
            (before, chosen)
        })
        .collect()
}
