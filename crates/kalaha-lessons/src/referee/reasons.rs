//! How each dispute is settled: from options to an answer and its reason.

use kalaha::{Capture, Direction, End, Remaining, RuleId, Rules, StoreSide};

use kalaha_text::sources::{GERMAN, NORIS, WIKIPEDIA_KALAH};

use super::{Answer, Margins, Reason};

const fn yes(key: &'static str, rules: &'static [RuleId]) -> Reason {
    Reason::new(Answer::Yes, key, rules)
}

const fn no(key: &'static str, rules: &'static [RuleId]) -> Reason {
    Reason::new(Answer::No, key, rules)
}

const fn depends(key: &'static str, rules: &'static [RuleId]) -> Reason {
    Reason::new(Answer::Depends, key, rules)
}

type Known = Option<Margins>;

pub(super) fn opposite_empty(rules: &Rules, _: Known) -> Reason {
    match rules.capture {
        Capture::Standard | Capture::LeaveOwn => {
            no("dispute-opposite-empty-no", &[RuleId::CaptureOppositeEmpty])
        }
        Capture::Empty => yes("dispute-opposite-empty-yes", &[RuleId::CaptureEmpty]),
        Capture::None => no("dispute-opposite-empty-none", &[RuleId::CaptureNone]),
    }
}

pub(super) fn rest(rules: &Rules, _: Known) -> Reason {
    match rules.remaining {
        Remaining::Owner => yes("dispute-rest-yes", &[RuleId::RemainingOwner]),
        Remaining::Emptier => no("dispute-rest-emptier", &[RuleId::RemainingEmptier]),
        Remaining::Discard => no("dispute-rest-discard", &[RuleId::RemainingDiscard]),
        Remaining::LastMover => no("dispute-rest-last-mover", &[RuleId::RemainingLastMover]),
    }
}

pub(super) fn extra_turns(rules: &Rules, _: Known) -> Reason {
    match rules.extra_turn_limit {
        None => yes("dispute-extra-turns-yes", &[RuleId::TurnExtra]),
        Some(0) => no("dispute-extra-turns-never", &[RuleId::TurnExtraLimit]),
        Some(1) => no("dispute-extra-turns-once", &[RuleId::TurnExtraLimit]),
        Some(_) => yes(
            "dispute-extra-turns-yes-limit",
            &[RuleId::TurnExtra, RuleId::TurnExtraLimit],
        ),
    }
}

pub(super) fn opponent_store(rules: &Rules, _: Known) -> Reason {
    if rules.sow_opponent_store {
        yes("dispute-opponent-store-yes", &[RuleId::SowOpponentStore])
    } else {
        no("dispute-opponent-store-no", &[RuleId::SowSkipOpponentStore])
    }
}

pub(super) fn lap_capture(rules: &Rules, _: Known) -> Reason {
    match (rules.capture, rules.skip_origin) {
        (Capture::None, _) => no("dispute-lap-capture-none", &[RuleId::CaptureNone]),
        (_, true) => no("dispute-lap-capture-skip", &[RuleId::SowSkipOrigin]),
        (_, false) => yes(
            "dispute-lap-capture-yes",
            &[RuleId::SowLap, RuleId::CaptureOpposite],
        ),
    }
}

pub(super) fn lap_origin(rules: &Rules, _: Known) -> Reason {
    if rules.skip_origin {
        no("dispute-lap-origin-no", &[RuleId::SowSkipOrigin])
    } else {
        yes("dispute-lap-origin-yes", &[RuleId::SowLap])
    }
}

pub(super) fn own_seed(rules: &Rules, _: Known) -> Reason {
    match rules.capture {
        Capture::Standard => no("dispute-own-seed-no", &[RuleId::CaptureOppositeEmpty]),
        Capture::Empty => yes("dispute-own-seed-yes", &[RuleId::CaptureEmpty]),
        Capture::LeaveOwn => no("dispute-own-seed-leave", &[RuleId::CaptureLeaveOwn]),
        Capture::None => no("dispute-own-seed-none", &[RuleId::CaptureNone]),
    }
}

pub(super) fn after_capture(rules: &Rules, _: Known) -> Reason {
    match (rules.capture, rules.extra_turn_limit) {
        (Capture::None, Some(0)) => no(
            "dispute-after-capture-none-never",
            &[RuleId::CaptureNone, RuleId::TurnExtraLimit],
        ),
        (Capture::None, _) => no("dispute-after-capture-none", &[RuleId::CaptureNone]),
        (_, Some(0)) => no(
            "dispute-after-capture-never",
            &[RuleId::CaptureOpposite, RuleId::TurnExtraLimit],
        ),
        _ => no("dispute-after-capture-no", &[RuleId::CaptureOpposite]),
    }
}

pub(super) fn through_store(rules: &Rules, _: Known) -> Reason {
    // There the own store lies behind the opponent's row.
    if rules.is_cyclic() {
        no("dispute-through-store-no", &[RuleId::SowOwnStore])
    } else {
        yes("dispute-through-store-yes", &[RuleId::SowOwnStore])
    }
}

pub(super) fn must_move(_: &Rules, _: Known) -> Reason {
    yes("dispute-must-move-yes", &[RuleId::MoveOwnHouse])
}

pub(super) fn opponent_side(rules: &Rules, _: Known) -> Reason {
    if rules.capture == Capture::None {
        no("dispute-opponent-side-none", &[RuleId::CaptureNone])
    } else {
        no("dispute-opponent-side-no", &[RuleId::CaptureOwnSide])
    }
}

pub(super) fn out_of_store(_: &Rules, _: Known) -> Reason {
    no("dispute-out-of-store-no", &[])
}

pub(super) fn clockwise(rules: &Rules, _: Known) -> Reason {
    match rules.direction {
        Direction::CounterClockwise => {
            no("dispute-clockwise-no", &[RuleId::SowOneByOne]).told_in(&[NORIS])
        }
        Direction::Clockwise => {
            yes("dispute-clockwise-yes", &[]).told_in(&[WIKIPEDIA_KALAH, GERMAN])
        }
    }
}

pub(super) fn my_store(rules: &Rules, _: Known) -> Reason {
    match rules.store_side {
        StoreSide::Right => yes("dispute-my-store-yes", &[RuleId::Setup]),
        StoreSide::Left => no("dispute-my-store-no", &[]),
    }
}

pub(super) fn runs_dry(_: &Rules, _: Known) -> Reason {
    no("dispute-runs-dry-no", &[RuleId::ResultMostSeeds])
}

pub(super) fn three_seeds(_: &Rules, _: Known) -> Reason {
    no("dispute-three-seeds-no", &[])
}

pub(super) fn unusable_extra(rules: &Rules, _: Known) -> Reason {
    if rules.extra_turn_limit == Some(0) {
        return match rules.end {
            End::EitherEmpty => no(
                "dispute-unusable-extra-never",
                &[RuleId::TurnExtraLimit, RuleId::EndEitherEmpty],
            ),
            // The other player moves, if there is a seed to sow.
            End::MoverStuck | End::Pass => {
                no("dispute-extra-turns-never", &[RuleId::TurnExtraLimit])
            }
        };
    }
    match rules.end {
        End::EitherEmpty => no(
            "dispute-unusable-extra-no",
            &[RuleId::TurnExtraUnusable, RuleId::EndEitherEmpty],
        ),
        End::MoverStuck => no(
            "dispute-unusable-extra-no",
            &[RuleId::TurnExtraUnusable, RuleId::EndMoverStuck],
        ),
        End::Pass => no(
            "dispute-unusable-extra-pass",
            &[RuleId::TurnExtraUnusable, RuleId::TurnPass],
        ),
    }
}

pub(super) fn mancala(_: &Rules, _: Known) -> Reason {
    no("dispute-mancala-no", &[])
}

pub(super) fn chance(_: &Rules, _: Known) -> Reason {
    no("dispute-chance-no", &[])
}

/// Nobody always wins: who would with perfect play is the reason's to say.
pub(super) fn first_player(_: &Rules, known: Known) -> Reason {
    let reason = match known {
        Some(Margins { at_least: 1.., .. }) => "dispute-first-player-wins",
        Some(Margins {
            at_most: i16::MIN..=0,
            ..
        }) => "dispute-first-player-not",
        _ => "dispute-first-player-unknown",
    };
    no(reason, &[])
}

pub(super) fn official(_: &Rules, _: Known) -> Reason {
    no("dispute-official-no", &[])
}

pub(super) fn numbers(_: &Rules, _: Known) -> Reason {
    depends("dispute-numbers-depends", &[])
}
