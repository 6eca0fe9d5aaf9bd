//! A board for each rule that no question is about.

use kalaha::{Capture, End, Key, RuleId, Rules, Value};

use crate::example::Example;
use crate::options::choices;

/// Moves that a rule decides or forbids, and the rules they are played by, for those rules that
/// [`of_rule`](super::of_rule) finds no question for.
#[must_use]
pub fn of_rule(rule: RuleId) -> Option<(Rules, Example)> {
    let standard = |board, moves| Some((Rules::STANDARD, Example { board, moves }));
    match rule {
        RuleId::MoveEmptyHouse => standard("S 4 4 0 5 5 5 (1) / N 4 4 4 4 4 4 (0) s", &["3"]),
        RuleId::MoveForeignHouse => standard("start", &["N1"]),
        RuleId::MoveNoSuchHouse => standard("start", &["7"]),
        RuleId::MoveGameOver => {
            standard("S 0 0 0 0 0 1 (20) / N 0 2 0 1 0 3 (21) s", &["S6", "N2"])
        }
        RuleId::PieNoSwap => standard("start", &["1", "swap"]),
        RuleId::SowRelay => choice(Key::Lap, "relay"),
        RuleId::TurnOpponentStore => choice(Key::SowOpponentStore, "true"),
        RuleId::EndMajority | RuleId::RemainingMajority => choice(Key::Majority, "sweep"),
        RuleId::PieSwap => choice(Key::Pie, "true"),
        RuleId::EndBothEmpty => {
            let mut rules = Rules::STANDARD;
            rules.end = End::Pass;
            let (board, moves) = ("S 0 0 0 0 0 1 (22) / N 0 0 0 0 0 0 (25) s", &["6"]);
            Some((rules, Example { board, moves }))
        }
        RuleId::EndRepetition | RuleId::RemainingRepetition => {
            let mut rules = Rules::preset("clockwise").ok()?;
            rules.houses = 2;
            rules.capture = Capture::None;
            rules.end = End::MoverStuck;
            let board = "S 1 0 (3) / N 1 0 (2) s";
            Some((
                rules,
                Example {
                    board,
                    moves: ROUND_AND_ROUND,
                },
            ))
        }
        _ => None,
    }
}

/// Four moves that lead back to where they began, twice.
const ROUND_AND_ROUND: &[&str] = &["S1", "N1", "S2", "N2", "S1", "N1", "S2", "N2"];

/// The board of a house rule.
fn choice(key: Key, value: &str) -> Option<(Rules, Example)> {
    let value = Value::read(value);
    let found = choices(key)
        .into_iter()
        .find(|choice| choice.value == value);
    found.map(|choice| (choice.rules(), choice.example))
}
