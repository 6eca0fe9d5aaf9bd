//! What players are called.

use kalaha::{BySide, Side};
use kalaha_text::{Seated, Who, typed};
use serde::Serialize;

use super::Scene;
use crate::game::Player;

/// What the players of the two sides are called: the same wherever a page speaks of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Names {
    /// In sentences.
    #[serde(skip)]
    pub spoken: Seated,
    /// Beside the board.
    pub plate: BySide<String>,
    /// What is to be known besides: that it is the reader, or a level of the computer.
    pub note: BySide<String>,
}

impl Names {
    /// The names of a game's players.
    pub(super) fn of(scene: &Scene) -> Self {
        let spoken = spoken(scene);
        let plate = |side: Side| match (spoken.who[side], scene.state.name(side)) {
            (Who::You, None) => scene.words.say("web-plate-you", &[]),
            _ => scene.words.player(side, &spoken),
        };
        let note = |side: Side| match scene.state.player(side) {
            Player::Level { level, .. } => {
                scene.words.say("web-level", &[("level", (*level).into())])
            }
            Player::Human { .. } if scene.own() == Some(side) => match scene.state.name(side) {
                Some(_) => scene.words.say("web-you", &[]),
                None => scene.words.player(side, &BySide::<String>::default()),
            },
            Player::Human { .. } => String::new(),
        };
        Self {
            plate: by_side(plate),
            note: by_side(note),
            spoken,
        }
    }
}

/// The players in sentences.
pub(super) fn spoken(scene: &Scene) -> Seated {
    let state = scene.state;
    let both_computers =
        !state.player(Side::South).is_human() && !state.player(Side::North).is_human();
    let who = |side: Side| match state.player(side) {
        Player::Human { .. } if scene.own() == Some(side) => Who::You,
        Player::Level { .. } if !both_computers => Who::Computer,
        _ => Who::Other,
    };
    Seated {
        names: by_side(|side| state.name(side).map(typed).unwrap_or_default()),
        who: by_side(who),
    }
}

fn by_side<T>(of: impl Fn(Side) -> T) -> BySide<T> {
    BySide {
        south: of(Side::South),
        north: of(Side::North),
    }
}
