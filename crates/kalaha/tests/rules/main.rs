//! The rules by hand-worked examples: every value here was worked out on a board, not by the program.

mod events;
mod json;
mod notation;
mod options;
mod pie;
mod presets;
mod public_bugs;
mod records;
mod repetition;
mod rulings;
mod worked_examples;

use kalaha::{Error, EventKind, Position, Rules, Value};

/// The standard rules with some options changed, written `key=value key=value`.
fn rules(changes: &str) -> Rules {
    let entries = changes.split_whitespace().map(|change| {
        let (key, value) = change.split_once('=').expect("key=value");
        (key, Value::read(value))
    });
    Rules::from_entries(entries).expect("rules that can be played")
}

/// A position in people's form under changed rules.
fn position(changes: &str, text: &str) -> Position {
    Position::parse(rules(changes), text).expect("a position")
}

/// The position after some moves, in people's form.
fn after(changes: &str, text: &str, moves: &str) -> String {
    play(&position(changes, text), moves)
        .expect("legal moves")
        .to_string()
}

fn play(position: &Position, moves: &str) -> Result<Position, Error> {
    let mut moves = moves.split_whitespace();
    moves.try_fold(*position, |position, text| {
        position.play(position.read_move(text)?)
    })
}

/// The final counts of a finished position, South's first.
fn count(position: &Position) -> Option<(u8, u8)> {
    position.outcome().map(|count| (count.south, count.north))
}

/// The ids of the rules that decided the steps of a move, without the sowing of single seeds.
fn rules_told(changes: &str, text: &str, chosen: &str) -> Vec<&'static str> {
    let position = position(changes, text);
    let chosen = position.read_move(chosen).expect("a move");
    let mut ids = Vec::new();
    let tell = &mut |event: kalaha::Event| {
        if !matches!(event.kind, EventKind::Lift { .. } | EventKind::Sow { .. }) {
            ids.push(event.rule.as_str());
        }
    };
    position.play_telling(chosen, tell).expect("a legal move");
    ids
}
