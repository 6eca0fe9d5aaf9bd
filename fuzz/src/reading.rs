//! No text makes a reader panic, and what it reads can be printed and read again.

use kalaha::{Error, Game, Move, Position, Rules};

use crate::{identity, movable};

/// Holds for any text as a position under any rule set.
pub fn position(rules: Rules, text: &str) {
    match Position::parse(rules, text) {
        Ok(position) => {
            identity::of_position(&position);
            movable::holds(&position);
        }
        Err(Error::PositionText { column, .. }) => {
            let columns = 1..=text.chars().count() + 1;
            assert!(columns.contains(&column), "column {column} of {text:?}");
        }
        Err(_) => {}
    }
}

/// Holds for any text as the move in any position.
pub fn chosen(position: &Position, text: &str) {
    if let Ok(Move::Sow(house)) = position.read_move(text) {
        assert!(
            house.index() < usize::from(position.rules().houses),
            "{text:?}"
        );
    }
}

/// Holds for any text as a game record.
pub fn game(text: &str) {
    match text.parse::<Game>() {
        Ok(game) => {
            identity::of_game(&game);
            let printed: Result<Game, _> = game.to_string().parse();
            assert_eq!(printed, Ok(game), "{text:?}");
        }
        Err(Error::RecordText { line, .. }) => {
            let lines = 1..=text.lines().count().max(1);
            assert!(lines.contains(&line), "line {line} of {text:?}");
        }
        Err(error) => panic!("{error} does not name a line of {text:?}"),
    }
}

/// Holds for any text as the JSON of a rule set.
pub fn rules_json(text: &str) {
    if let Ok(rules) = serde_json::from_str::<Rules>(text) {
        assert_eq!(rules.check(), Ok(()), "{text:?}");
        identity::of_rules(&rules);
    }
}

/// Holds for any text as the JSON of a move.
pub fn move_json(text: &str) {
    if let Ok(chosen) = serde_json::from_str::<Move>(text) {
        identity::of_move(chosen);
    }
}
