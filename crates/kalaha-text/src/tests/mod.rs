//! Every message is there, is used, gets its facts and reads well.

mod given;
mod languages;
mod messages;
mod prospects;
mod rulings;
mod samples;
mod vocabulary;
mod walk;

use kalaha::{BySide, Event, Move, Position, Rules};

use crate::{Language, Seated, Who, Words};

fn english() -> Words {
    Words::new(Language::English)
}

fn names() -> BySide<String> {
    BySide {
        south: "Anna".to_owned(),
        north: "Bo".to_owned(),
    }
}

/// The reader against the computer.
fn seated() -> Seated {
    let who = BySide {
        south: Who::You,
        north: Who::Computer,
    };
    let names = BySide::default();
    Seated { names, who }
}

fn play(before: &Position, chosen: Move) -> Vec<Event> {
    let mut events = Vec::new();
    before
        .play_telling(chosen, &mut |event| events.push(event))
        .expect("a legal move");
    events
}

/// A position under the standard rules with some changes, `key=value key=value`.
fn position(set: &str, text: &str) -> Position {
    let mut rules = Rules::STANDARD;
    for (key, value) in set.split(' ').filter_map(|change| change.split_once('=')) {
        rules
            .set(key, &kalaha::Value::read(value))
            .expect("a house rule");
    }
    Position::parse(rules, text).expect("a position")
}
