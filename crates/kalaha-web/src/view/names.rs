//! What players are called.

use kalaha::{BySide, Side};
use kalaha_text::{Words, typed};
use serde::Serialize;

use super::Scene;
use crate::game::{Player, State};

/// What the players of the two sides are called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Names {
    /// In sentences; empty for who goes by the name of the side.
    pub spoken: BySide<String>,
    /// Beside the board.
    pub plate: BySide<String>,
    /// What is to be known besides: that it is the reader, or a level of the computer.
    pub note: BySide<String>,
}

impl Names {
    /// The names of a game's players.
    pub(super) fn of(scene: &Scene) -> Self {
        let spoken = spoken(scene.state, scene.words);
        let mine = scene.mine();
        let alone = mine.south && mine.north;
        let note = |side: Side| match scene.state.player(side) {
            Player::Level { level, .. } => {
                scene.words.say("web-level", &[("level", (*level).into())])
            }
            Player::Human { .. } if mine[side] && !alone => scene.words.say("web-you", &[]),
            Player::Human { .. } => String::new(),
        };
        Self {
            plate: BySide {
                south: scene.words.player(Side::South, &spoken),
                north: scene.words.player(Side::North, &spoken),
            },
            note: BySide {
                south: note(Side::South),
                north: note(Side::North),
            },
            spoken,
        }
    }
}

/// The players' names in sentences.
pub(super) fn spoken(state: &State, words: &Words) -> BySide<String> {
    let name = |side: Side| match (state.player(side), state.player(!side)) {
        (Player::Human { .. }, _) => state.name(side).map(typed).unwrap_or_default(),
        (Player::Level { .. }, Player::Human { .. }) => words.say("web-computer", &[]),
        (Player::Level { .. }, Player::Level { .. }) => String::new(),
    };
    BySide {
        south: name(Side::South),
        north: name(Side::North),
    }
}
