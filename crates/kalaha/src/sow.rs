//! What a move does: the one statement of the rules, seed by seed.
//!
//! Everything that people are told about a move comes from the events told here. The engine's
//! compiled lap table is the fast form of this file and is held equal to it by tests.

mod ring;

use crate::event::{EndReason, Event, EventKind, NoCapture, Refusal, RuleId, SkipReason};
use crate::{Capture, End, House, Lap, Majority, Pit, Position, Remaining, Row, Side, SwapRight};
use ring::following;

/// Plays a legal house of the player to move: sows it, captures, decides who moves next, and ends
/// the game if it is over.
pub(crate) fn sow(position: &mut Position, house: House, tell: &mut impl FnMut(Event)) {
    let mover = position.to_move;
    let last = lay_out(position, house, tell);
    match last {
        Pit::House { side, house } => capture(position, side, house, tell),
        Pit::Store { side } if side != mover => {
            let seeds = position.stores[side];
            say(
                tell,
                RuleId::TurnOpponentStore,
                EventKind::OpponentStore { seeds },
            );
        }
        Pit::Store { .. } => {}
    }
    next_turn(position, last == Pit::Store { side: mover }, tell);
    finish(position, mover, tell);
}

/// Swaps sides: the board is turned, and the other side is to move.
pub(crate) fn swap(position: &mut Position, tell: &mut impl FnMut(Event)) {
    *position = position.turned().with_swap(SwapRight::Gone);
    say(tell, RuleId::PieSwap, EventKind::Swap);
}

fn say(tell: &mut impl FnMut(Event), rule: RuleId, kind: EventKind) {
    tell(Event { kind, rule });
}

/// Lifts a house and puts its seeds down one by one; gives the pit of the last seed.
fn lay_out(position: &mut Position, house: House, tell: &mut impl FnMut(Event)) -> Pit {
    let rules = position.rules;
    let mover = position.to_move;
    let mut origin = Pit::House { side: mover, house };
    let mut hand = lift(position, mover, house);
    say(
        tell,
        RuleId::MoveOwnHouse,
        EventKind::Lift {
            side: mover,
            house,
            seeds: hand,
        },
    );
    loop {
        let (last, seeds) = lay_hand(position, origin, hand, tell);
        let Pit::House { side, house } = last else {
            return last;
        };
        if rules.lap == Lap::Single || seeds == 1 {
            return last;
        }
        origin = last;
        hand = lift(position, side, house);
        say(
            tell,
            RuleId::SowRelay,
            EventKind::Relay {
                side,
                house,
                seeds: hand,
            },
        );
    }
}

/// Puts a hand of seeds into the pits after `origin`; gives the last pit and what lies there now.
fn lay_hand(
    position: &mut Position,
    origin: Pit,
    mut hand: u8,
    tell: &mut impl FnMut(Event),
) -> (Pit, u8) {
    let rules = position.rules;
    let mover = position.to_move;
    let opponent_store = Pit::Store { side: !mover };
    let mut pit = origin;
    loop {
        pit = following(&rules, pit);
        if pit == opponent_store && !rules.sow_opponent_store {
            let reason = SkipReason::OpponentStore;
            say(
                tell,
                RuleId::SowSkipOpponentStore,
                EventKind::Skip { pit, reason },
            );
            continue;
        }
        if pit == origin {
            say(tell, RuleId::SowLap, EventKind::Lap);
            if rules.skip_origin {
                let reason = SkipReason::Origin;
                say(tell, RuleId::SowSkipOrigin, EventKind::Skip { pit, reason });
                continue;
            }
        }
        let (held, rule) = match pit {
            Pit::House { side, house } => (&mut position.rows[side][house], RuleId::SowOneByOne),
            Pit::Store { side } if side == mover => {
                (&mut position.stores[side], RuleId::SowOwnStore)
            }
            Pit::Store { side } => (&mut position.stores[side], RuleId::SowOpponentStore),
        };
        *held += 1;
        let seeds = *held;
        say(tell, rule, EventKind::Sow { pit, seeds });
        hand -= 1;
        if hand == 0 {
            return (pit, seeds);
        }
    }
}

fn lift(position: &mut Position, side: Side, house: House) -> u8 {
    core::mem::take(&mut position.rows[side][house])
}

/// Captures if the last seed, in a house of `side`, found that house empty.
fn capture(position: &mut Position, side: Side, house: House, tell: &mut impl FnMut(Event)) {
    let rules = position.rules;
    let mover = position.to_move;
    if position.rows[side][house] > 1 {
        return;
    }
    let none = |tell: &mut _, rule, reason| say(tell, rule, EventKind::NoCapture { reason });
    if side != mover {
        return none(tell, RuleId::CaptureOwnSide, NoCapture::OpponentHouse);
    }
    let opposite = house.opposite(rules.houses);
    let opposite_bare = position.rows[!mover][opposite] == 0;
    let (rule, takes_own) = match rules.capture {
        Capture::Empty if opposite_bare => (RuleId::CaptureEmpty, true),
        _ if opposite_bare => {
            return none(tell, RuleId::CaptureOppositeEmpty, NoCapture::OppositeEmpty);
        }
        Capture::None => return none(tell, RuleId::CaptureNone, NoCapture::Rule),
        Capture::Standard | Capture::Empty => (RuleId::CaptureOpposite, true),
        Capture::LeaveOwn => (RuleId::CaptureLeaveOwn, false),
    };
    let seeds_own = if takes_own {
        lift(position, mover, house)
    } else {
        0
    };
    let seeds_opposite = lift(position, !mover, opposite);
    position.stores[mover] += seeds_own + seeds_opposite;
    say(
        tell,
        rule,
        EventKind::Capture {
            house,
            opposite,
            seeds_own,
            seeds_opposite,
        },
    );
}

/// Decides who moves next. `again` says that the last seed fell into the mover's store.
fn next_turn(position: &mut Position, again: bool, tell: &mut impl FnMut(Event)) {
    let rules = position.rules;
    let mover = position.to_move;
    let refused = |tell: &mut _, rule, reason| {
        say(tell, rule, EventKind::ExtraTurnRefused { reason });
    };
    let used_up = rules
        .extra_turn_limit
        .is_some_and(|limit| position.extra_used >= limit);
    if again && !used_up {
        if position.rows[mover].is_bare() {
            // The turn stays where it is: that the mover can't use it is what ends the game, or
            // passes him over.
            refused(tell, RuleId::TurnExtraUnusable, Refusal::NothingLeft);
        } else {
            // A position from outside may hold any count; no limit is above 255.
            position.extra_used = position.extra_used.saturating_add(1);
            let count = position.extra_used;
            say(tell, RuleId::TurnExtra, EventKind::ExtraTurn { count });
        }
    } else {
        if again {
            refused(tell, RuleId::TurnExtraLimit, Refusal::Limit);
        }
        position.to_move = !mover;
        position.extra_used = 0;
    }
    if let Some(side) = pass_over_the_stuck(position) {
        say(tell, RuleId::TurnPass, EventKind::Pass { side });
    }
    position.swap = match position.swap {
        SwapRight::Coming if position.to_move == mover => SwapRight::Coming,
        SwapRight::Coming => SwapRight::Open,
        SwapRight::Open | SwapRight::Gone => SwapRight::Gone,
    };
}

/// Under `end: pass`, gives the turn on if the player to move is stuck and the other is not.
pub(crate) fn pass_over_the_stuck(position: &mut Position) -> Option<Side> {
    let stuck = position.to_move;
    let passes = position.rules.end == End::Pass
        && position.rows[stuck].is_bare()
        && !position.rows[!stuck].is_bare()
        && end_reason(position).is_none();
    passes.then(|| {
        position.to_move = !stuck;
        position.extra_used = 0;
        stuck
    })
}

/// Why the game is over, if it is. A natural end comes before one by majority.
pub(crate) fn end_reason(position: &Position) -> Option<EndReason> {
    let bare = |side| position.rows[side].is_bare();
    let (over, reason) = match position.rules.end {
        End::EitherEmpty => (
            bare(Side::South) || bare(Side::North),
            EndReason::EitherEmpty,
        ),
        End::MoverStuck => (bare(position.to_move), EndReason::MoverStuck),
        End::Pass => (bare(Side::South) && bare(Side::North), EndReason::BothEmpty),
    };
    if over {
        return Some(reason);
    }
    let majority = || {
        let half = position.total() / 2;
        Side::ALL.iter().any(|&side| position.stores[side] > half)
    };
    (position.rules.majority != Majority::Off && majority()).then_some(EndReason::Majority)
}

/// Ends the game if it is over: tells why, deals with the rest and counts.
fn finish(position: &mut Position, last_mover: Side, tell: &mut impl FnMut(Event)) {
    if let Some(reason) = end_reason(position) {
        end(position, reason, last_mover, tell);
    }
}

/// Ends the game for that reason: deals with the rest and counts.
pub(crate) fn end(
    position: &mut Position,
    reason: EndReason,
    last_mover: Side,
    tell: &mut impl FnMut(Event),
) {
    say(tell, reason.rule(), EventKind::End { reason });
    sweep(position, reason, last_mover, tell);
    position.extra_used = 0;
    position.swap = SwapRight::Gone;
    let count = position.count();
    let (south, north, winner) = (count.south, count.north, count.winner());
    say(
        tell,
        RuleId::ResultMostSeeds,
        EventKind::Result {
            south,
            north,
            winner,
        },
    );
}

/// A finished position from outside with the rest dealt with.
pub(crate) fn settled(position: &Position, reason: EndReason) -> Position {
    let last_mover = if position.extra_used > 0 {
        position.to_move
    } else {
        !position.to_move
    };
    let mut settled = *position;
    sweep(&mut settled, reason, last_mover, &mut |_| {});
    settled
}

/// Deals with the seeds that lie in the houses at the end.
fn sweep(
    position: &mut Position,
    reason: EndReason,
    last_mover: Side,
    tell: &mut impl FnMut(Event),
) {
    let rules = position.rules;
    for &from in Side::ALL {
        let row = position.rows[from];
        if row.is_bare() {
            continue;
        }
        let (rule, to) = match (reason, rules.remaining) {
            (EndReason::Majority, _) if rules.majority == Majority::Stop => continue,
            (EndReason::Majority, _) => (RuleId::RemainingMajority, Some(from)),
            (EndReason::Repetition, _) => (RuleId::RemainingRepetition, Some(from)),
            (_, Remaining::Owner) => (RuleId::RemainingOwner, Some(from)),
            // A natural end has at most one row with seeds; the other side ran out.
            (_, Remaining::Emptier) => (RuleId::RemainingEmptier, Some(!from)),
            (_, Remaining::LastMover) => (RuleId::RemainingLastMover, Some(last_mover)),
            (_, Remaining::Discard) => (RuleId::RemainingDiscard, None),
        };
        let seeds = row.sum();
        if let Some(to) = to {
            position.stores[to] += seeds;
            position.rows[from] = Row::empty(rules.houses);
        }
        say(
            tell,
            rule,
            EventKind::Sweep {
                from,
                to,
                houses: row,
                seeds,
            },
        );
    }
}
