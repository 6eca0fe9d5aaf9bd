//! The pits of a board in sowing order, with all that is drawn in them.

use kalaha::{BySide, Direction, Game, House, Pit, Position, Side, StoreSide};
use serde::Serialize;

use super::{LastTurn, Names, Scene, pit_id};

/// A pit as it is drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PitView {
    /// What pages and scripts call it: `S3`, `S`.
    pub pit: String,
    /// Whose.
    pub side: Side,
    /// The house's number, counted from 1 at its owner's left; nothing for a store.
    pub house: Option<u8>,
    /// The seeds in it.
    pub seeds: u8,
    /// Its accessible name, with what a move from it would do.
    pub label: String,
    /// What it is called and holds.
    #[serde(skip)]
    pub name: String,
    /// True if the reader may choose it.
    pub legal: bool,
    /// Why it can't be chosen.
    pub why_not: Option<String>,
    /// What a move from it would do.
    pub ahead: Option<Ahead>,
    /// How its count changed in the last turn: `+1`, `−4`; empty if it did not.
    pub delta: String,
    /// True if a move of the last turn began here.
    pub origin: bool,
    /// Which moves of a turn of several began here: `1·3`.
    pub turns: String,
    /// True if seeds were captured out of it in the last turn.
    pub taken: bool,
    /// Who put the last seed of the last move here.
    pub landing: Option<Side>,
}

/// What a move would do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ahead {
    /// Where the last seed would fall.
    pub landing: String,
    /// The houses whose seeds would be captured.
    pub taken: Vec<String>,
    /// True if it gives an extra turn.
    pub extra_turn: bool,
    /// In words.
    pub text: String,
}

/// All pits in sowing order, beginning with the row of `below`.
pub(super) fn of(
    scene: &Scene,
    game: &Game,
    below: Side,
    to_move: Option<Side>,
    names: &Names,
    last: Option<&LastTurn>,
) -> Vec<PitView> {
    let position = game.position();
    let draw = |pit: Pit| {
        let id = pit_id(pit);
        let seeds = seeds_in(position, pit);
        let mark = |marked: &dyn Fn(&LastTurn) -> bool| last.is_some_and(marked);
        let delta = last
            .and_then(|last| last.before.as_ref())
            .map(|before| change(seeds_in(before, pit), seeds))
            .unwrap_or_default();
        let mut view = PitView {
            side: side_of(pit),
            house: None,
            seeds,
            label: String::new(),
            name: String::new(),
            legal: false,
            why_not: None,
            ahead: None,
            delta,
            origin: mark(&|last| {
                last.plies
                    .iter()
                    .any(|ply| ply.origin.as_ref() == Some(&id))
            }),
            turns: last.map(|last| last.turns_of(&id)).unwrap_or_default(),
            taken: mark(&|last| last.took(&id)),
            landing: last
                .filter(|last| last.landing().is_some_and(|landing| *landing == id))
                .map(|last| last.by),
            pit: id,
        };
        match pit {
            Pit::Store { side } => view.name = scene.store_label(side, seeds, names),
            Pit::House { side, house } => {
                view.house = u8::try_from(house.number()).ok();
                view.name = scene.house_label(side, house, seeds, names);
                view.why_not = scene.why_not(position, to_move, side, house, names);
                view.legal = view.why_not.is_none();
                if to_move == Some(side) {
                    view.ahead = scene.ahead(position, house, names);
                }
            }
        }
        view.label = match view.ahead.as_ref().filter(|_| view.legal) {
            Some(ahead) => scene.with_outcome(&view.name, ahead),
            None => view.name.clone(),
        };
        view
    };
    ring(position, below).into_iter().map(draw).collect()
}

/// The pits in the order in which they are sown, beginning with the first house of `below`.
pub(super) fn ring(position: &Position, below: Side) -> Vec<Pit> {
    let rules = position.rules();
    let row = |side: Side| {
        (0..rules.houses).map(move |index| {
            let house = House::new(match rules.direction {
                Direction::CounterClockwise => index,
                Direction::Clockwise => rules.houses - 1 - index,
            });
            Pit::House { side, house }
        })
    };
    // The store at the end of a row is its owner's where the row leads towards the owner's store.
    let leads_right = rules.direction == Direction::CounterClockwise;
    let own_first = leads_right == (rules.store_side == StoreSide::Right);
    let store_after = |side: Side| Pit::Store {
        side: if own_first { side } else { !side },
    };
    row(below)
        .chain([store_after(below)])
        .chain(row(!below))
        .chain([store_after(!below)])
        .collect()
}

fn side_of(pit: Pit) -> Side {
    let (Pit::House { side, .. } | Pit::Store { side }) = pit;
    side
}

pub(super) fn seeds_in(position: &Position, pit: Pit) -> u8 {
    match pit {
        Pit::House { side, house } => position.row(side)[house],
        Pit::Store { side } => position.store(side),
    }
}

/// What a pit gained or lost; empty if its count is the same.
fn change(before: u8, now: u8) -> String {
    match now.cmp(&before) {
        std::cmp::Ordering::Greater => format!("+{}", now - before),
        std::cmp::Ordering::Less => format!("−{}", before - now),
        std::cmp::Ordering::Equal => String::new(),
    }
}

/// The counts of a board, by pit.
#[derive(Clone)]
pub(super) struct Counts {
    rows: BySide<Vec<u8>>,
    stores: BySide<u8>,
}

impl Counts {
    pub(super) fn of(position: &Position) -> Self {
        Self {
            rows: BySide {
                south: position.row(Side::South).to_vec(),
                north: position.row(Side::North).to_vec(),
            },
            stores: BySide {
                south: position.store(Side::South),
                north: position.store(Side::North),
            },
        }
    }

    pub(super) fn get(&self, pit: Pit) -> u8 {
        match pit {
            Pit::House { side, house } => self.rows[side].get(house.index()).copied().unwrap_or(0),
            Pit::Store { side } => self.stores[side],
        }
    }

    pub(super) fn put(&mut self, pit: Pit, seeds: u8) {
        match pit {
            Pit::House { side, house } => {
                if let Some(place) = self.rows[side].get_mut(house.index()) {
                    *place = seeds;
                }
            }
            Pit::Store { side } => self.stores[side] = seeds,
        }
    }
}
