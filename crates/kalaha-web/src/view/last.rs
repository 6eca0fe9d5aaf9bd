//! The last turn, which stays visible until the next move.

use kalaha::{Event, EventKind, Game, Move, Pit, Position, Side};
use serde::Serialize;

use super::pits::{ring, seeds_in};
use super::{Scene, Step, View, label, names, pit_id, steps};

/// The moves that the mover made in a row, up to the board that is shown.
#[derive(Clone, Debug, Serialize)]
pub struct LastTurn {
    /// Who made them.
    pub by: Side,
    /// The moves, in order.
    pub plies: Vec<Ply>,
    /// What the pits held before the first.
    pub counts: Vec<(String, u8)>,
    /// The board before the first; nothing if the board was turned since.
    #[serde(skip)]
    pub before: Option<Position>,
}

/// One move with what it told.
#[derive(Clone, Debug, Serialize)]
pub struct Ply {
    /// Moves before it.
    pub ply: usize,
    /// The house that was sown; nothing for a swap.
    pub origin: Option<String>,
    /// Where the last seed fell.
    pub landing: Option<String>,
    /// What is spoken of it.
    pub says: String,
    /// Its steps.
    pub steps: Vec<Step>,
}

impl LastTurn {
    /// The last turn of a game's moves; nothing before the first.
    pub(super) fn of(scene: &Scene, game: &Game) -> Option<Self> {
        let movers: Vec<Side> = game.moves_by_side().map(|(side, _)| side).collect();
        let by = *movers.last()?;
        let count = movers.iter().rev().take_while(|&&side| side == by).count();
        let first = movers.len() - count;
        let (before, plies) = Ply::since(scene, game, first)?;
        let turned = game.moves().skip(first).any(|chosen| chosen == Move::Swap);
        Some(Self {
            by,
            plies,
            counts: counts_of(&before),
            before: (!turned).then_some(before),
        })
    }

    /// Which of several moves began in a pit: `1·3`.
    pub(super) fn turns_of(&self, pit: &str) -> String {
        if self.plies.len() < 2 {
            return String::new();
        }
        let numbers: Vec<String> = self
            .plies
            .iter()
            .zip(1..)
            .filter(|(ply, _)| ply.origin.as_deref() == Some(pit))
            .map(|(_, number): (_, usize)| number.to_string())
            .collect();
        numbers.join("·")
    }

    /// True if seeds were captured out of a pit.
    pub(super) fn took(&self, pit: &str) -> bool {
        self.plies.iter().flat_map(|ply| &ply.steps).any(|step| {
            let emptied = |(other, seeds): &(String, u8)| other == pit && *seeds == 0;
            step.kind == "capture" && step.set.iter().any(emptied)
        })
    }

    /// Where the last seed of the last move fell.
    pub(super) fn landing(&self) -> Option<&String> {
        self.plies.last()?.landing.as_ref()
    }
}

/// All moves of a game as a board plays them one after the other.
#[derive(Clone, Debug, Serialize)]
pub struct Shown {
    /// The board after them.
    pub view: View,
    /// What the pits held before them.
    pub counts: Vec<(String, u8)>,
    /// The moves, in order.
    pub plies: Vec<Ply>,
}

impl Scene<'_> {
    /// The game from its start as a board plays it; nothing if it can't be played again.
    #[must_use]
    pub fn shown(&self) -> Option<Shown> {
        let (before, plies) = Ply::since(self, self.state.game(), 0)?;
        Some(Shown {
            view: self.view(),
            counts: counts_of(&before),
            plies,
        })
    }
}

fn counts_of(position: &Position) -> Vec<(String, u8)> {
    let pits = ring(position, Side::South).into_iter();
    pits.map(|pit| (pit_id(pit), seeds_in(position, pit)))
        .collect()
}

impl Ply {
    /// The moves of a game but for the first ones, and the board before them.
    pub(super) fn since(scene: &Scene, game: &Game, first: usize) -> Option<(Position, Vec<Self>)> {
        let mut again = Game::resume(*game.start_position());
        let mut before = *again.position();
        let mut plies = Vec::new();
        for (ply, chosen) in game.moves().enumerate() {
            let position = *again.position();
            let events = again.play(chosen).ok()?;
            if ply == first {
                before = position;
            }
            if ply >= first {
                plies.push(Self::of(scene, ply, &position, chosen, &events));
            }
        }
        Some((before, plies))
    }

    fn of(scene: &Scene, ply: usize, before: &Position, chosen: Move, events: &[Event]) -> Self {
        let players = names::spoken(scene);
        let origin = events.iter().find_map(|event| match event.kind {
            EventKind::Lift { side, house, .. } => Some(pit_id(Pit::House { side, house })),
            _ => None,
        });
        Self {
            ply,
            origin,
            landing: label::landing(events).map(pit_id),
            says: scene.words.moved(before, chosen, events, &players),
            steps: steps::of(scene.words, before, chosen, events, &players),
        }
    }
}
