//! One sentence for each step of a move, and a short announcement of the whole.

use kalaha::{
    EndReason, Event, EventKind, House, Move, NoCapture, Pit, Position, Refusal, RuleId, Side,
    SkipReason, SwapRight,
};

use crate::Words;
use crate::players::Players;

impl Words {
    /// `South` or `North`.
    #[must_use]
    pub fn side(&self, side: Side) -> String {
        match side {
            Side::South => self.say("side-south", &[]),
            Side::North => self.say("side-north", &[]),
        }
    }

    /// One sentence about one step of a move by `mover`.
    #[must_use]
    pub fn event(&self, event: &Event, mover: Side, players: &dyn Players) -> String {
        let player = self.named(mover, players);
        let opponent = self.named_within(!mover, players);
        let [player, who] = player.facts("player", "who");
        let [opponent, against] = opponent.facts("opponent", "against");
        match event.kind {
            EventKind::Lift { house, seeds, .. } => {
                let (house, seeds) = (("house", house.number().into()), ("seeds", seeds.into()));
                self.say("event-lift", &[player, who, house, seeds])
            }
            EventKind::Sow { pit, seeds } => self.seed_put(pit, seeds, players),
            EventKind::Lap => self.say("event-lap", &[]),
            EventKind::Skip { reason, .. } => match reason {
                SkipReason::OpponentStore => {
                    self.say("event-skip-opponent-store", &[opponent, against])
                }
                SkipReason::Origin => self.say("event-skip-origin", &[]),
            },
            EventKind::OpponentStore { .. } => {
                self.say("event-opponent-store", &[opponent, against])
            }
            EventKind::Relay { side, house, seeds } => {
                let owner = self.named_within(side, players);
                let [owner, whose] = owner.facts("owner", "whose");
                let (house, seeds) = (("house", house.number().into()), ("seeds", seeds.into()));
                self.say("event-relay", &[player, who, owner, whose, house, seeds])
            }
            EventKind::ExtraTurn { count } => {
                self.say("event-extra-turn", &[player, who, ("count", count.into())])
            }
            EventKind::ExtraTurnRefused { reason } => {
                let id = match reason {
                    Refusal::Limit => "event-extra-turn-limit",
                    Refusal::NothingLeft => "event-extra-turn-nothing-left",
                };
                self.say(id, &[player, who])
            }
            EventKind::Capture {
                seeds_own,
                seeds_opposite,
                ..
            } => {
                let id = match (seeds_own, seeds_opposite) {
                    (0, _) => "event-capture-leave-own",
                    (_, 0) => "event-capture-empty",
                    _ => "event-capture",
                };
                let total = ("total", (seeds_own + seeds_opposite).into());
                let opposite = ("opposite", seeds_opposite.into());
                self.say(id, &[player, who, total, opposite])
            }
            EventKind::NoCapture { reason } => match reason {
                NoCapture::OppositeEmpty => self.say("event-no-capture-opposite-empty", &[]),
                NoCapture::OpponentHouse => {
                    self.say("event-no-capture-opponent-house", &[opponent, against])
                }
                NoCapture::Rule => self.say("event-no-capture-rule", &[]),
            },
            EventKind::Pass { side } => {
                let passed = self.named(side, players);
                self.say("event-pass", &passed.facts("player", "who"))
            }
            EventKind::Swap => self.say("event-swap", &[player, who, opponent, against]),
            EventKind::End { reason } => self.end(reason),
            EventKind::Sweep {
                from, to, seeds, ..
            } => self.swept(event.rule, from, to, seeds, players),
            EventKind::Result {
                south,
                north,
                winner,
            } => self.result(south, north, winner, players),
        }
    }

    /// A short announcement of a whole move: who sowed how many from where, and what came of it.
    ///
    /// `before` is the position in which `chosen` was played, `events` what that move told. Names
    /// stay with their sides over a swap, since it is the board that is turned.
    #[must_use]
    pub fn moved(
        &self,
        before: &Position,
        chosen: Move,
        events: &[Event],
        players: &dyn Players,
    ) -> String {
        let mover = before.to_move();
        let mut told = Vec::new();
        let count = |wanted: fn(&EventKind) -> bool| {
            events.iter().filter(|event| wanted(&event.kind)).count()
        };
        let relays = count(|kind| matches!(kind, EventKind::Relay { .. }));
        let over = count(|kind| matches!(kind, EventKind::End { .. })) > 0;
        for event in events {
            match event.kind {
                EventKind::Lift { house, seeds, .. } => {
                    let player = self.named(mover, players);
                    let [player, who] = player.facts("player", "who");
                    let house = ("house", house.number().into());
                    let seeds = ("seeds", seeds.into());
                    told.push(if relays == 0 {
                        self.say("move", &[player, who, seeds, house])
                    } else {
                        let relays = ("relays", relays.into());
                        self.say("move-relay", &[player, who, seeds, house, relays])
                    });
                }
                EventKind::Sow { .. }
                | EventKind::Lap
                | EventKind::Skip { .. }
                | EventKind::Relay { .. }
                | EventKind::NoCapture { .. } => {}
                // The game ended before it could be used.
                EventKind::ExtraTurn { .. } if over => {}
                EventKind::OpponentStore { .. }
                | EventKind::ExtraTurn { .. }
                | EventKind::ExtraTurnRefused { .. }
                | EventKind::Capture { .. }
                | EventKind::Pass { .. }
                | EventKind::Swap
                | EventKind::End { .. }
                | EventKind::Sweep { .. }
                | EventKind::Result { .. } => told.push(self.event(event, mover, players)),
            }
        }
        if told.len() == 1 {
            told.extend(self.landed(events, players));
        }
        if let Ok(after) = before.play(chosen) {
            told.extend(self.certain(before, &after, players));
        }
        told.join(" ")
    }

    /// In which house the last seed of a move came to lie.
    fn landed(&self, events: &[Event], players: &dyn Players) -> Option<String> {
        let (side, house) = events.iter().rev().find_map(|event| match event.kind {
            EventKind::Sow {
                pit: Pit::House { side, house },
                ..
            } => Some((side, house)),
            _ => None,
        })?;
        let sown = events.iter().find_map(|event| match event.kind {
            EventKind::Lift { seeds, .. } => Some(seeds),
            _ => None,
        })?;
        let owner = self.named_within(side, players);
        let [owner, whose] = owner.facts("owner", "whose");
        let (house, seeds) = (("house", house.number().into()), ("seeds", sown.into()));
        Some(self.say("move-lands", &[owner, whose, house, seeds]))
    }

    /// What both stores hold, that of `first` before the other.
    #[must_use]
    pub fn stores(&self, position: &Position, first: Side, players: &dyn Players) -> String {
        let player = self.named_within(first, players);
        let opponent = self.named_within(!first, players);
        let [player, who] = player.facts("player", "who");
        let [opponent, against] = opponent.facts("opponent", "against");
        let seeds = ("seeds", position.store(first).into());
        let theirs = ("theirs", position.store(!first).into());
        self.say("stores", &[player, who, opponent, against, seeds, theirs])
    }

    /// That a player is certain to win, if it became so between two positions and play goes on.
    pub(crate) fn certain(
        &self,
        before: &Position,
        after: &Position,
        players: &dyn Players,
    ) -> Option<String> {
        let half = after.total() / 2;
        // While sides can still be swapped, no count belongs to a player for certain.
        if after.is_over() || after.swap_right() != SwapRight::Gone {
            return None;
        }
        let side = *Side::ALL
            .iter()
            .find(|&&side| after.store(side) > half && before.store(side) <= half)?;
        let player = self.named(side, players);
        let [player, who] = player.facts("player", "who");
        let seeds = ("seeds", after.store(side).into());
        let total = ("total", after.total().into());
        Some(self.say("certain", &[player, who, seeds, total]))
    }

    /// In which house the last seed of a move fell, and that the turn ends where seeds lay already.
    #[must_use]
    pub fn last_seed(&self, side: Side, house: House, seeds: u8, players: &dyn Players) -> String {
        let owner = self.named_within(side, players);
        let [owner, whose] = owner.facts("owner", "whose");
        let (house, holds) = (("house", house.number().into()), ("seeds", seeds.into()));
        match seeds {
            1 => self.say("event-last-seed-empty", &[owner, whose, house]),
            _ => self.say("event-last-seed", &[owner, whose, house, holds]),
        }
    }

    fn seed_put(&self, pit: Pit, seeds: u8, players: &dyn Players) -> String {
        let (Pit::House { side, .. } | Pit::Store { side }) = pit;
        let owner = self.named_within(side, players);
        let [owner, whose] = owner.facts("owner", "whose");
        let seeds = ("seeds", seeds.into());
        match pit {
            Pit::House { house, .. } => {
                let house = ("house", house.number().into());
                self.say("event-sow-house", &[owner, whose, house, seeds])
            }
            Pit::Store { .. } => self.say("event-sow-store", &[owner, whose, seeds]),
        }
    }

    fn swept(
        &self,
        rule: RuleId,
        from: Side,
        to: Option<Side>,
        seeds: u8,
        players: &dyn Players,
    ) -> String {
        let owner = self.named_within(from, players);
        let player = self.named(to.unwrap_or(from), players);
        let id = match (rule, to) {
            (_, None) => "event-sweep-nobody",
            (RuleId::RemainingEmptier, _) => "event-sweep-emptier",
            (RuleId::RemainingLastMover, Some(to)) if to != from => "event-sweep-last-mover",
            (RuleId::RemainingLastMover, _) => "event-sweep-last-mover-own",
            _ => "event-sweep",
        };
        let [player, who] = player.facts("player", "who");
        let [owner, whose] = owner.facts("owner", "whose");
        self.say(id, &[player, who, owner, whose, ("seeds", seeds.into())])
    }

    /// Who wins, and by how much.
    #[must_use]
    pub fn result(
        &self,
        south: u8,
        north: u8,
        winner: Option<Side>,
        players: &dyn Players,
    ) -> String {
        let (won, lost) = (south.max(north), south.min(north));
        match winner {
            Some(side) => {
                let player = self.named(side, players);
                let [player, who] = player.facts("player", "who");
                let margin = ("margin", (won - lost).into());
                let counts = [("won", won.into()), ("lost", lost.into())];
                self.say("win", &[player, who, margin, counts[0], counts[1]])
            }
            None => self.say("draw", &[("each", won.into())]),
        }
    }

    /// Who gave up, and who has won by that.
    #[must_use]
    pub fn resigned(&self, side: Side, players: &dyn Players) -> String {
        let (player, winner) = (self.named(side, players), self.named(!side, players));
        let [player, who] = player.facts("player", "who");
        let [winner, against] = winner.facts("winner", "against");
        self.say("game-resigned", &[player, who, winner, against])
    }

    /// That the game is over, and why.
    pub(crate) fn end(&self, reason: EndReason) -> String {
        let id = match reason {
            EndReason::EitherEmpty => "event-end-either-empty",
            EndReason::MoverStuck => "event-end-mover-stuck",
            EndReason::BothEmpty => "event-end-both-empty",
            EndReason::Majority => "event-end-majority",
            EndReason::Repetition => "event-end-repetition",
        };
        self.say(id, &[])
    }
}
