//! One sentence for each step of a move, and a short announcement of the whole.

use kalaha::{
    BySide, EndReason, Event, EventKind, Move, NoCapture, Pit, Position, Refusal, RuleId, Side,
    SkipReason, SwapRight,
};

use crate::Words;
use crate::errors::typed;

impl Words {
    /// A player's name, or the side if the player has none.
    #[must_use]
    pub fn player(&self, side: Side, players: &BySide<String>) -> String {
        match players[side].trim() {
            "" => self.side(side),
            name => typed(name),
        }
    }

    /// `South` or `North`.
    pub(crate) fn side(&self, side: Side) -> String {
        match side {
            Side::South => self.say("side-south", &[]),
            Side::North => self.say("side-north", &[]),
        }
    }

    /// One sentence about one step of a move by `mover`.
    #[must_use]
    pub fn event(&self, event: &Event, mover: Side, players: &BySide<String>) -> String {
        let name = |side| self.player(side, players);
        let (player, opponent) = (name(mover), name(!mover));
        let player = ("player", (&player).into());
        let opponent = ("opponent", (&opponent).into());
        match event.kind {
            EventKind::Lift { house, seeds, .. } => self.say(
                "event-lift",
                &[
                    player,
                    ("house", house.number().into()),
                    ("seeds", seeds.into()),
                ],
            ),
            EventKind::Sow { pit, seeds } => self.seed_put(pit, seeds, players),
            EventKind::Lap => self.say("event-lap", &[]),
            EventKind::Skip { reason, .. } => match reason {
                SkipReason::OpponentStore => self.say("event-skip-opponent-store", &[opponent]),
                SkipReason::Origin => self.say("event-skip-origin", &[]),
            },
            EventKind::OpponentStore { .. } => {
                self.say("event-opponent-store", &[player, opponent])
            }
            EventKind::Relay { side, house, seeds } => {
                let owner = name(side);
                self.say(
                    "event-relay",
                    &[
                        player,
                        ("owner", (&owner).into()),
                        ("house", house.number().into()),
                        ("seeds", seeds.into()),
                    ],
                )
            }
            EventKind::ExtraTurn { count } => {
                self.say("event-extra-turn", &[player, ("count", count.into())])
            }
            EventKind::ExtraTurnRefused { reason } => match reason {
                Refusal::Limit => self.say("event-extra-turn-limit", &[player]),
                Refusal::NothingLeft => self.say("event-extra-turn-nothing-left", &[player]),
            },
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
                self.say(
                    id,
                    &[
                        player,
                        ("total", (seeds_own + seeds_opposite).into()),
                        ("opposite", seeds_opposite.into()),
                    ],
                )
            }
            EventKind::NoCapture { reason } => match reason {
                NoCapture::OppositeEmpty => self.say("event-no-capture-opposite-empty", &[]),
                NoCapture::OpponentHouse => {
                    self.say("event-no-capture-opponent-house", &[opponent])
                }
                NoCapture::Rule => self.say("event-no-capture-rule", &[]),
            },
            EventKind::Pass { side } => {
                let player = name(side);
                self.say("event-pass", &[("player", (&player).into())])
            }
            EventKind::Swap => self.say("event-swap", &[player, opponent]),
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
        players: &BySide<String>,
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
                    let player = self.player(mover, players);
                    let player = ("player", (&player).into());
                    let house = ("house", house.number().into());
                    let seeds = ("seeds", seeds.into());
                    told.push(if relays == 0 {
                        self.say("move", &[player, seeds, house])
                    } else {
                        let relays = ("relays", relays.into());
                        self.say("move-relay", &[player, seeds, house, relays])
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
        told.extend(self.certain(before, chosen, players));
        told.join(" ")
    }

    /// That a player can't lose any more, if this move made it so and play goes on.
    fn certain(&self, before: &Position, chosen: Move, players: &BySide<String>) -> Option<String> {
        let after = before.play(chosen).ok()?;
        let half = after.total() / 2;
        // While sides can still be swapped, no count belongs to a player for certain.
        if after.is_over() || after.swap_right() != SwapRight::Gone {
            return None;
        }
        let side = *Side::ALL
            .iter()
            .find(|&&side| after.store(side) > half && before.store(side) <= half)?;
        let player = self.player(side, players);
        Some(self.say(
            "certain",
            &[
                ("player", (&player).into()),
                ("seeds", after.store(side).into()),
                ("total", after.total().into()),
            ],
        ))
    }

    fn seed_put(&self, pit: Pit, seeds: u8, players: &BySide<String>) -> String {
        let (Pit::House { side, .. } | Pit::Store { side }) = pit;
        let owner = self.player(side, players);
        let owner = ("owner", (&owner).into());
        let seeds = ("seeds", seeds.into());
        match pit {
            Pit::House { house, .. } => {
                let house = ("house", house.number().into());
                self.say("event-sow-house", &[owner, house, seeds])
            }
            Pit::Store { .. } => self.say("event-sow-store", &[owner, seeds]),
        }
    }

    fn swept(
        &self,
        rule: RuleId,
        from: Side,
        to: Option<Side>,
        seeds: u8,
        players: &BySide<String>,
    ) -> String {
        let owner = self.player(from, players);
        let player = self.player(to.unwrap_or(from), players);
        let id = match (rule, to) {
            (_, None) => "event-sweep-nobody",
            (RuleId::RemainingEmptier, _) => "event-sweep-emptier",
            (RuleId::RemainingLastMover, Some(to)) if to != from => "event-sweep-last-mover",
            (RuleId::RemainingLastMover, _) => "event-sweep-last-mover-own",
            _ => "event-sweep",
        };
        self.say(
            id,
            &[
                ("player", (&player).into()),
                ("owner", (&owner).into()),
                ("seeds", seeds.into()),
            ],
        )
    }

    /// Who wins, and by how much.
    #[must_use]
    pub fn result(
        &self,
        south: u8,
        north: u8,
        winner: Option<Side>,
        players: &BySide<String>,
    ) -> String {
        let (won, lost) = (south.max(north), south.min(north));
        match winner {
            Some(side) => {
                let player = self.player(side, players);
                self.say(
                    "win",
                    &[
                        ("player", (&player).into()),
                        ("margin", (won - lost).into()),
                        ("won", won.into()),
                        ("lost", lost.into()),
                    ],
                )
            }
            None => self.say("draw", &[("each", won.into())]),
        }
    }

    /// That the game is over, and why.
    /// Who gave up, and who has won by that.
    #[must_use]
    pub fn resigned(&self, side: Side, players: &BySide<String>) -> String {
        let (player, winner) = (self.player(side, players), self.player(!side, players));
        let facts = [("player", (&player).into()), ("winner", (&winner).into())];
        self.say("game-resigned", &facts)
    }

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
