//! What is printed reads back as the same.

use kalaha::{Game, Move, Position, Rules, Side, Value};

use crate::told;

/// Holds for any position: people's form, the board literal, and the layout of the data files.
pub fn of_position(position: &Position) {
    let at = told(position);
    let rules = *position.rules();
    for text in [position.to_string(), position.to_kgp()] {
        let read = Position::parse(rules, &text);
        assert_eq!(read.as_ref(), Ok(position), "{text} for {at}");
    }
    let (to_move, extra_used) = (position.to_move(), position.extra_used());
    let read = Position::from_layout(rules, &position.to_layout(), to_move, extra_used);
    let read = read.map(|read| read.with_swap(position.swap_right()));
    assert_eq!(read.as_ref(), Ok(position), "{at}");
    for chosen in position.legal_moves() {
        assert_eq!(position.read_move(&chosen.to_string()), Ok(chosen), "{at}");
    }
}

/// Holds for any game and for any that was given up: its record. What was taken back is no part of it,
/// and names come back with single blanks.
pub fn of_game(game: &Game) {
    of_record(game);
    for &side in Side::ALL {
        let mut given_up = game.clone();
        if given_up.resign(side).is_ok() {
            of_record(&given_up);
        }
    }
}

fn of_record(game: &Game) {
    let text = game.to_string();
    let read: Game = text
        .parse()
        .unwrap_or_else(|error| panic!("{error} in\n{text}"));
    assert_eq!(read.to_string(), text);
    assert_eq!(read.start_position(), game.start_position(), "{text}");
    assert_eq!(read.position(), game.position(), "{text}");
    assert_eq!(read.end_reason(), game.end_reason(), "{text}");
    assert_eq!(read.resigned(), game.resigned(), "{text}");
    assert!(read.moves_by_side().eq(game.moves_by_side()), "{text}");
    let again: Game = read.to_string().parse().expect("read once already");
    assert_eq!(again, read, "{text}");
}

/// Holds for any rule set: JSON, and keys with values as a command line has them.
pub fn of_rules(rules: &Rules) {
    let json = serde_json::to_string(rules).expect("rules have a JSON form");
    let read: Rules = serde_json::from_str(&json).unwrap_or_else(|error| panic!("{error}: {json}"));
    assert_eq!(read, *rules, "{json}");
    let entries = rules.entries();
    let typed = entries.map(|(key, value)| (key.as_str(), Value::read(&value.to_string())));
    assert_eq!(Rules::from_entries(typed).as_ref(), Ok(rules), "{json}");
    let changed = rules.differences(&Rules::STANDARD);
    let changed = changed.map(|(key, value)| (key.as_str(), value));
    assert_eq!(Rules::from_entries(changed).as_ref(), Ok(rules), "{json}");
}

/// Holds for any move: JSON.
pub fn of_move(chosen: Move) {
    let json = serde_json::to_string(&chosen).expect("a move has a JSON form");
    let read: Move = serde_json::from_str(&json).unwrap_or_else(|error| panic!("{error}: {json}"));
    assert_eq!(read, chosen, "{json}");
}
