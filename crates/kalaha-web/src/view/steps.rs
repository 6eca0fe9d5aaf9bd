//! The steps of a move as the board plays them: which pit comes to hold what.

use kalaha::{Event, EventKind, House, Move, Pit, Position, RuleId, Side};
use kalaha_text::{Players, Words};
use serde::Serialize;

use super::pit_id;
use super::pits::{Counts, ring};

/// One step of a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Step {
    /// Its kind, as the event's `type` in JSON.
    pub kind: &'static str,
    /// The pit that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pit: Option<String>,
    /// Seeds in the hand, or seeds that are taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seeds: Option<u8>,
    /// What pits hold from now on.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub set: Vec<(String, u8)>,
    /// In one sentence.
    pub text: String,
    /// The id of the rule by which it happens.
    pub rule: &'static str,
    /// True if it tells where the last seed fell.
    #[serde(skip)]
    is_last: bool,
}

/// Kinds of steps that are seen on the board and need no line of their own.
const SMALL: [&str; 3] = ["sow", "skip", "lap"];

impl Step {
    /// True if it is seen on the board and needs no line of its own.
    #[must_use]
    pub fn is_small(&self) -> bool {
        SMALL.contains(&self.kind) && !self.is_last
    }

    /// The step with the name of its rule.
    pub(super) fn with_rule(&self, words: &Words) -> String {
        let rule = RuleId::ALL.iter().find(|id| id.as_str() == self.rule);
        let Some(rule) = rule.filter(|_| self.kind != "sweep") else {
            return self.text.clone();
        };
        with_rule(words, &self.text, *rule)
    }
}

fn with_rule(words: &Words, text: &str, rule: RuleId) -> String {
    let rule = words.rule(rule).title;
    let facts = [("sentence", text.into()), ("rule", (&rule).into())];
    words.say("judge-step", &facts)
}

/// The steps of a move by whoever moves in `before`.
pub(super) fn of(
    words: &Words,
    before: &Position,
    chosen: Move,
    events: &[Event],
    players: &dyn Players,
) -> Vec<Step> {
    let mover = before.to_move();
    let mut counts = Counts::of(before);
    let last = events
        .iter()
        .rposition(|event| matches!(event.kind, EventKind::Sow { .. }));
    events
        .iter()
        .enumerate()
        .map(|(at, event)| {
            let fell = match event.kind {
                EventKind::Sow {
                    pit: Pit::House { side, house },
                    seeds,
                } if last == Some(at) => Some(words.last_seed(side, house, seeds, players)),
                _ => None,
            };
            let (kind, pit, seeds) = facts(&event.kind, mover);
            let changed = changes(&event.kind, mover, &counts, before, chosen);
            for &(pit, seeds) in &changed {
                counts.put(pit, seeds);
            }
            Step {
                kind,
                pit: pit.map(pit_id),
                seeds,
                set: changed
                    .into_iter()
                    .map(|(pit, seeds)| (pit_id(pit), seeds))
                    .collect(),
                is_last: fell.is_some(),
                text: fell.unwrap_or_else(|| told(words, event, mover, players)),
                rule: event.rule.as_str(),
            }
        })
        .collect()
}

/// A step in one sentence. The sweep, which people argue about, names its rule.
fn told(words: &Words, event: &Event, mover: Side, players: &dyn Players) -> String {
    let text = words.event(event, mover, players);
    match event.kind {
        EventKind::Sweep { .. } => with_rule(words, &text, event.rule),
        _ => text,
    }
}

fn house(side: Side, house: House) -> Pit {
    Pit::House { side, house }
}

fn facts(kind: &EventKind, mover: Side) -> (&'static str, Option<Pit>, Option<u8>) {
    let own_store = Some(Pit::Store { side: mover });
    match *kind {
        EventKind::Lift {
            side,
            house: at,
            seeds,
        } => ("lift", Some(house(side, at)), Some(seeds)),
        EventKind::Sow { pit, seeds } => ("sow", Some(pit), Some(seeds)),
        EventKind::Lap => ("lap", None, None),
        EventKind::Skip { pit, .. } => ("skip", Some(pit), None),
        EventKind::OpponentStore { seeds } => (
            "opponent_store",
            Some(Pit::Store { side: !mover }),
            Some(seeds),
        ),
        EventKind::Relay {
            side,
            house: at,
            seeds,
        } => ("relay", Some(house(side, at)), Some(seeds)),
        EventKind::ExtraTurn { .. } => ("extra_turn", own_store, None),
        EventKind::ExtraTurnRefused { .. } => ("extra_turn_refused", own_store, None),
        EventKind::Capture {
            house: at,
            seeds_own,
            seeds_opposite,
            ..
        } => (
            "capture",
            Some(house(mover, at)),
            Some(seeds_own + seeds_opposite),
        ),
        EventKind::NoCapture { .. } => ("no_capture", None, None),
        EventKind::Pass { .. } => ("pass", None, None),
        EventKind::Swap => ("swap", None, None),
        EventKind::End { .. } => ("end", None, None),
        EventKind::Sweep { to, seeds, .. } => {
            ("sweep", to.map(|side| Pit::Store { side }), Some(seeds))
        }
        EventKind::Result { .. } => ("result", None, None),
    }
}

/// The pits that hold something else from now on.
fn changes(
    kind: &EventKind,
    mover: Side,
    counts: &Counts,
    before: &Position,
    chosen: Move,
) -> Vec<(Pit, u8)> {
    match *kind {
        EventKind::Lift {
            side, house: at, ..
        }
        | EventKind::Relay {
            side, house: at, ..
        } => {
            vec![(house(side, at), 0)]
        }
        EventKind::Sow { pit, seeds } => vec![(pit, seeds)],
        EventKind::Capture {
            house: at,
            opposite,
            seeds_own,
            seeds_opposite,
        } => {
            let store = Pit::Store { side: mover };
            let own = house(mover, at);
            vec![
                (own, counts.get(own) - seeds_own),
                (house(!mover, opposite), 0),
                (store, counts.get(store) + seeds_own + seeds_opposite),
            ]
        }
        EventKind::Sweep {
            from,
            to: Some(to),
            houses,
            seeds,
        } => {
            let store = Pit::Store { side: to };
            let emptied = (0..before.rules().houses)
                .map(House::new)
                .filter(|&at| houses[at] > 0)
                .map(|at| (house(from, at), 0));
            emptied
                .chain([(store, counts.get(store) + seeds)])
                .collect()
        }
        EventKind::Swap => {
            let turned = before.play(chosen).unwrap_or(*before);
            let turned = Counts::of(&turned);
            let pits = ring(before, Side::South).into_iter();
            pits.map(|pit| (pit, turned.get(pit))).collect()
        }
        _ => Vec::new(),
    }
}
