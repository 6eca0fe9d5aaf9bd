//! Claims held against what a move told.

use kalaha::{
    End, Event, EventKind, Lap, Pit, Remaining, RuleId, Ruling, Side, SkipReason, Verdict,
};

use super::claims::{Claim, Part, What};
use crate::goal::captured;

/// What decides a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decided {
    /// Whether it is so.
    pub holds: bool,
    /// The rule by which it is so or not.
    pub rule: RuleId,
    /// True if the move told something by this rule; else nothing happened by which it came into
    /// play.
    pub told: bool,
}

impl Claim {
    /// Holds it against a ruling.
    #[must_use]
    pub fn decide(self, ruling: &Ruling) -> Decided {
        let move_made = LastMove::of(ruling);
        let (rule, told) = move_made.decided_by(self.what);
        Decided {
            holds: move_made.bears_out(self),
            rule,
            told,
        }
    }
}

/// What the last move told. Only it is argued about.
struct LastMove<'a> {
    ruling: &'a Ruling,
    /// Its steps; none if it was refused.
    events: &'a [Event],
    /// Who sowed; nobody if it was a swap or refused.
    mover: Option<Side>,
}

impl<'a> LastMove<'a> {
    fn of(ruling: &'a Ruling) -> Self {
        let begins = |event: &Event| matches!(event.kind, EventKind::Lift { .. } | EventKind::Swap);
        let refused = ruling.verdict != Verdict::Played;
        let start = ruling.events.iter().rposition(begins);
        let start = if refused { None } else { start };
        let events = start.map_or(&[][..], |start| &ruling.events[start..]);
        let mover = match events.first().map(|event| event.kind) {
            Some(EventKind::Lift { side, .. }) => Some(side),
            _ => None,
        };
        Self {
            ruling,
            events,
            mover,
        }
    }

    /// The rule of the last step that is as asked for.
    fn rule(&self, is_it: impl Fn(&EventKind) -> bool) -> Option<RuleId> {
        rule_of(self.events, is_it)
    }

    fn has(&self, is_it: impl Fn(&EventKind) -> bool) -> bool {
        self.rule(is_it).is_some()
    }

    /// True if a seed fell into the store of whoever did not sow.
    fn sows_opponent_store(&self, kind: &EventKind) -> bool {
        matches!(kind, EventKind::Sow { pit: Pit::Store { side }, .. } if Some(*side) != self.mover)
    }

    fn bears_out(&self, claim: Claim) -> bool {
        let after = &self.ruling.after;
        let made = self.ruling.verdict == Verdict::Played;
        let winner = || Some(after.outcome()?.winner());
        let own_seed = |kind: &EventKind| matches!(kind, EventKind::Capture { seeds_own: 1, .. });
        let lap = |kind: &EventKind| *kind == EventKind::Lap;
        let origin = || self.has(lap) && !self.has(|kind| skips(kind, SkipReason::Origin));
        let seeds = captured(self.events);
        // A refused move does nothing, so that nothing that is said of its effect is so.
        match claim.what {
            What::Allowed => made,
            What::NotAllowed => !made,
            What::Over => after.is_over(),
            What::NotOver => !after.is_over(),
            What::RestOwner => self.rest(|from, to| to == Some(from)),
            What::RestSouth => self.rest(|_, to| to == Some(Side::South)),
            What::RestNorth => self.rest(|_, to| to == Some(Side::North)),
            What::RestNobody => self.rest(|_, to| to.is_none()),
            What::SouthWins => winner() == Some(Some(Side::South)),
            What::NorthWins => winner() == Some(Some(Side::North)),
            What::Draw => winner() == Some(None),
            _ if !made => false,
            What::OpponentStore => self.has(|kind| self.sows_opponent_store(kind)),
            What::NoOpponentStore => !self.has(|kind| self.sows_opponent_store(kind)),
            What::Relay => self.has(|kind| matches!(kind, EventKind::Relay { .. })),
            What::NoRelay => !self.has(|kind| matches!(kind, EventKind::Relay { .. })),
            What::Origin => origin(),
            What::NoOrigin => !origin(),
            What::Nothing => seeds == 0 && self.turn_passes(),
            What::Capture => claim.seeds.map_or(seeds > 0, |said| seeds == said),
            What::NoCapture => seeds == 0,
            What::OwnSeed => self.has(own_seed),
            What::NoOwnSeed => !self.has(own_seed),
            What::ExtraTurn => self.mover.is_some() && self.ruling.next() == self.mover,
            What::NoExtraTurn => self.turn_passes(),
        }
    }

    fn turn_passes(&self) -> bool {
        !self.ruling.after.is_over() && self.ruling.next() != self.mover
    }

    /// True if all seeds that were left at the end went from a side to whom it says.
    fn rest(&self, is_it: impl Fn(Side, Option<Side>) -> bool) -> bool {
        let swept = self
            .ruling
            .events
            .iter()
            .filter_map(|event| match event.kind {
                EventKind::Sweep { from, to, .. } => Some((from, to)),
                _ => None,
            });
        let mut swept: Vec<(Side, Option<Side>)> = swept.collect();
        if swept.is_empty() {
            // The board was over as it was given, or the rest lies where it lay.
            let after = &self.ruling.after;
            let Some(count) = after.outcome() else {
                return false;
            };
            let gained = |side| match side {
                Side::South => count.south > after.store(side),
                Side::North => count.north > after.store(side),
            };
            let to = Side::ALL.iter().copied().find(|&side| gained(side));
            let lies = |side: &Side| !after.row(*side).is_bare();
            let from = Side::ALL.iter().copied().filter(lies);
            swept.extend(from.map(|from| (from, if gained(from) { Some(from) } else { to })));
        }
        !swept.is_empty() && swept.iter().all(|&(from, to)| is_it(from, to))
    }

    /// The rule that decides, and whether the move told something by it.
    fn decided_by(&self, what: What) -> (RuleId, bool) {
        let rules = self.ruling.before.rules();
        if let Verdict::Refused(error) = &self.ruling.verdict
            && what.part() != Part::End
        {
            return (error.refused_by().unwrap_or(RuleId::MoveOwnHouse), true);
        }
        let told = |rule: Option<RuleId>| rule.map(|rule| (rule, true));
        let usual = |rule: RuleId| (rule, false);
        match what {
            What::Allowed | What::NotAllowed => told(self.events.first().map(|first| first.rule))
                .unwrap_or(usual(RuleId::MoveOwnHouse)),
            What::OpponentStore | What::NoOpponentStore => {
                let passes = |kind: &EventKind| {
                    self.sows_opponent_store(kind) || skips(kind, SkipReason::OpponentStore)
                };
                told(self.rule(passes)).unwrap_or(usual(if rules.sow_opponent_store {
                    RuleId::SowOpponentStore
                } else {
                    RuleId::SowSkipOpponentStore
                }))
            }
            What::Relay | What::NoRelay => {
                told(self.rule(|kind| matches!(kind, EventKind::Relay { .. })))
                    .or(told(self.last_seed()))
                    .unwrap_or(usual(match rules.lap {
                        Lap::Single => RuleId::SowOneByOne,
                        Lap::Relay => RuleId::SowRelay,
                    }))
            }
            What::Origin | What::NoOrigin => {
                // That the sowing came round is no answer yet: the rule says what the house gets.
                told(self.rule(|kind| skips(kind, SkipReason::Origin))).unwrap_or(usual(
                    if rules.skip_origin {
                        RuleId::SowSkipOrigin
                    } else {
                        RuleId::SowLap
                    },
                ))
            }
            What::Capture | What::NoCapture | What::OwnSeed | What::NoOwnSeed => {
                let capture = |kind: &EventKind| {
                    matches!(
                        kind,
                        EventKind::Capture { .. } | EventKind::NoCapture { .. }
                    )
                };
                told(self.rule(capture))
                    .or(told(self.last_seed()))
                    .unwrap_or(usual(RuleId::CaptureOpposite))
            }
            What::Nothing | What::ExtraTurn | What::NoExtraTurn => {
                let later = |kind: &EventKind| {
                    matches!(kind, EventKind::End { .. } | EventKind::Pass { .. })
                };
                told(self.rule(later))
                    .or(told(self.last_seed()))
                    .unwrap_or(usual(RuleId::TurnExtra))
            }
            What::Over | What::NotOver => self.end(),
            What::RestOwner | What::RestSouth | What::RestNorth | What::RestNobody => {
                let sweep = |kind: &EventKind| matches!(kind, EventKind::Sweep { .. });
                told(rule_of(&self.ruling.events, sweep)).unwrap_or_else(|| {
                    if self.ruling.after.is_over() {
                        usual(match rules.remaining {
                            Remaining::Owner => RuleId::RemainingOwner,
                            Remaining::Emptier => RuleId::RemainingEmptier,
                            Remaining::Discard => RuleId::RemainingDiscard,
                            Remaining::LastMover => RuleId::RemainingLastMover,
                        })
                    } else {
                        self.end()
                    }
                })
            }
            What::SouthWins | What::NorthWins | What::Draw => {
                let result = |kind: &EventKind| matches!(kind, EventKind::Result { .. });
                match rule_of(&self.ruling.events, result) {
                    Some(rule) => (rule, true),
                    None if self.ruling.after.is_over() => usual(RuleId::ResultMostSeeds),
                    None => self.end(),
                }
            }
        }
    }

    /// By which rule the last seed brought what it did.
    fn last_seed(&self) -> Option<RuleId> {
        self.rule(|kind| {
            matches!(
                kind,
                EventKind::ExtraTurn { .. }
                    | EventKind::ExtraTurnRefused { .. }
                    | EventKind::OpponentStore { .. }
                    | EventKind::Capture { .. }
                    | EventKind::NoCapture { .. }
                    | EventKind::Swap
            )
        })
        .or_else(|| self.rule(|kind| matches!(kind, EventKind::Sow { .. })))
    }

    /// By which rule the game is over or not.
    fn end(&self) -> (RuleId, bool) {
        let end = |kind: &EventKind| matches!(kind, EventKind::End { .. });
        if let Some(rule) = rule_of(&self.ruling.events, end) {
            return (rule, true);
        }
        let usual = match self.ruling.before.rules().end {
            End::EitherEmpty => RuleId::EndEitherEmpty,
            End::MoverStuck => RuleId::EndMoverStuck,
            End::Pass => RuleId::EndBothEmpty,
        };
        let reason = self.ruling.after.end_reason();
        (reason.map_or(usual, kalaha::EndReason::rule), false)
    }
}

fn skips(kind: &EventKind, reason: SkipReason) -> bool {
    matches!(kind, EventKind::Skip { reason: found, .. } if *found == reason)
}

/// The rule of the last event that is as asked for.
fn rule_of(events: &[Event], is_it: impl Fn(&EventKind) -> bool) -> Option<RuleId> {
    let found = events.iter().rev().find(|event| is_it(&event.kind));
    found.map(|event| event.rule)
}
