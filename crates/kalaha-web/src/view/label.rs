//! A pit's accessible name, what a move from it would do, and why it can't be chosen.

use kalaha::{Error, Event, EventKind, House, Move, Pit, Position, Side};
use kalaha_text::Arg;

use super::pits::Ahead;
use super::{Names, Scene, pit_id};

impl Scene<'_> {
    /// What a house is called and holds.
    pub(super) fn house_label(&self, side: Side, house: House, seeds: u8, names: &Names) -> String {
        let owner = self.words.player_within(side, &names.spoken);
        self.words.say(
            "web-house",
            &[
                ("whose", self.words.who(side, &names.spoken).into()),
                ("owner", (&owner).into()),
                ("house", house.number().into()),
                ("seeds", seeds.into()),
            ],
        )
    }

    /// What a store is called and holds.
    pub(super) fn store_label(&self, side: Side, seeds: u8, names: &Names) -> String {
        let owner = self.words.player_within(side, &names.spoken);
        self.words.say(
            "web-store",
            &[
                ("whose", self.words.who(side, &names.spoken).into()),
                ("owner", (&owner).into()),
                ("seeds", seeds.into()),
            ],
        )
    }

    /// A label with what the move would do.
    pub(super) fn with_outcome(&self, label: &str, ahead: &Ahead) -> String {
        let facts = [("pit", label.into()), ("outcome", Arg::from(&ahead.text))];
        self.words.say("web-pit-outcome", &facts)
    }

    /// What a move from a house would do; nothing if it is not allowed.
    pub(super) fn ahead(&self, position: &Position, house: House, names: &Names) -> Option<Ahead> {
        let mut events = Vec::new();
        position
            .play_telling(Move::Sow(house), &mut |event| events.push(event))
            .ok()?;
        let mover = position.to_move();
        let landing = landing(&events)?;
        let taken = events.iter().find_map(|event| match event.kind {
            EventKind::Capture {
                house, opposite, ..
            } => Some([(mover, house), (!mover, opposite)]),
            _ => None,
        });
        Some(Ahead {
            landing: pit_id(landing),
            taken: taken.map_or_else(Vec::new, |pits| {
                pits.map(|(side, house)| pit_id(Pit::House { side, house }))
                    .to_vec()
            }),
            extra_turn: has(&events, |kind| matches!(kind, EventKind::ExtraTurn { .. }))
                && !has(&events, |kind| matches!(kind, EventKind::End { .. })),
            text: self.outcome(&events, mover, landing, names),
        })
    }

    fn outcome(&self, events: &[Event], mover: Side, landing: Pit, names: &Names) -> String {
        let over = has(events, |kind| matches!(kind, EventKind::End { .. }));
        let over = ("over", if over { "yes" } else { "no" }.into());
        let (Pit::House { side, .. } | Pit::Store { side }) = landing;
        let owner = self.words.player_within(side, &names.spoken);
        let facts = |whose: Side| {
            [
                ("whose", self.words.who(whose, &names.spoken).into()),
                ("owner", Arg::from(&owner)),
                over,
            ]
        };
        for event in events {
            match event.kind {
                EventKind::Capture {
                    seeds_own,
                    seeds_opposite,
                    ..
                } => {
                    let seeds = ("seeds", (seeds_own + seeds_opposite).into());
                    return self.words.say("web-outcome-capture", &[seeds, over]);
                }
                EventKind::ExtraTurn { .. } if over.1 == "no".into() => {
                    return self.words.say("web-outcome-extra-turn", &facts(mover));
                }
                _ => {}
            }
        }
        match landing {
            Pit::Store { side } => self.words.say("web-outcome-store", &facts(side)),
            Pit::House { side, house } => {
                let [whose, owner, over] = facts(side);
                let house = ("house", house.number().into());
                self.words
                    .say("web-outcome-house", &[whose, owner, house, over])
            }
        }
    }

    /// That a house of the other side can't be chosen.
    pub(super) fn other_side(&self, mover: Side, names: &Names) -> String {
        if self.own() == Some(mover) {
            return self.words.say("web-not-yours", &[]);
        }
        let player = self.words.player(mover, &names.spoken);
        let player = ("player", (&player).into());
        self.words.say("web-other-side", &[player])
    }

    /// Why a house can't be chosen now; nothing if it can.
    pub(super) fn why_not(
        &self,
        position: &Position,
        to_move: Option<Side>,
        side: Side,
        house: House,
        names: &Names,
    ) -> Option<String> {
        if self.ply.is_some_and(|ply| ply < self.state.ply()) {
            return Some(self.words.say("web-looking-back", &[]));
        }
        let Some(mover) = to_move else {
            return Some(self.words.error(&Error::GameOver));
        };
        let mine = self.mine();
        if !self.is_seated() {
            return Some(self.words.say("web-watching", &[]));
        }
        if !mine[mover] {
            let player = self.words.player(mover, &names.spoken);
            return Some(
                self.words
                    .say("web-not-your-turn", &[("player", (&player).into())]),
            );
        }
        if side != mover {
            return Some(self.other_side(mover, names));
        }
        position
            .play(Move::Sow(house))
            .err()
            .map(|error| self.words.error(&error))
    }
}

/// Where the last seed of a move fell.
pub(super) fn landing(events: &[Event]) -> Option<Pit> {
    events.iter().rev().find_map(|event| match event.kind {
        EventKind::Sow { pit, .. } => Some(pit),
        _ => None,
    })
}

fn has(events: &[Event], wanted: fn(&EventKind) -> bool) -> bool {
    events.iter().any(|event| wanted(&event.kind))
}
