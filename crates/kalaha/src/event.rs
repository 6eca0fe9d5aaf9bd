//! What a move tells, step by step.

use crate::words::words;
use crate::{House, Pit, Row, Side};

/// One step of a move, with the rule that decided it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Event {
    /// What happened.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub kind: EventKind,
    /// The rule by which it happened.
    pub rule: RuleId,
}

/// What happened. Counts are seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "type", rename_all = "snake_case"))]
pub enum EventKind {
    /// The chosen house was lifted.
    Lift {
        /// Whose row it lies in.
        side: Side,
        /// The house.
        house: House,
        /// The seeds in the hand.
        seeds: u8,
    },
    /// One seed was put down.
    Sow {
        /// Where.
        pit: Pit,
        /// The seeds that lie there now.
        seeds: u8,
    },
    /// The sowing came round to the lifted house.
    Lap,
    /// A pit was passed over.
    Skip {
        /// Which.
        pit: Pit,
        /// Why.
        reason: SkipReason,
    },
    /// The last seed fell into the opponent's store.
    OpponentStore {
        /// The seeds that lie there now.
        seeds: u8,
    },
    /// The last house was lifted and is sown on.
    Relay {
        /// Whose row it lies in.
        side: Side,
        /// The house.
        house: House,
        /// The seeds in the hand, the last one included.
        seeds: u8,
    },
    /// The mover moves again.
    ExtraTurn {
        /// Which extra turn of this turn, counted from 1.
        count: u8,
    },
    /// The last seed fell into the own store and yet the mover does not move again.
    ExtraTurnRefused {
        /// Why.
        reason: Refusal,
    },
    /// Seeds went into the mover's store.
    Capture {
        /// The own house in which the last seed fell.
        house: House,
        /// The opponent's house opposite.
        opposite: House,
        /// Own seeds taken: 1, or 0 if the own seed stays.
        seeds_own: u8,
        /// Opposite seeds taken.
        seeds_opposite: u8,
    },
    /// The last seed fell into an empty house and nothing was captured.
    NoCapture {
        /// Why.
        reason: NoCapture,
    },
    /// A player who cannot move was passed over.
    Pass {
        /// That player.
        side: Side,
    },
    /// The second player took the first player's side: the board was turned.
    Swap,
    /// The game is over.
    End {
        /// Why.
        reason: EndReason,
    },
    /// The seeds left in a row were dealt with.
    Sweep {
        /// In whose row they lay.
        from: Side,
        /// Into whose store they went; nobody's if they do not count.
        to: Option<Side>,
        /// The row before.
        houses: Row,
        /// All its seeds.
        seeds: u8,
    },
    /// The final count.
    Result {
        /// South's seeds.
        south: u8,
        /// North's seeds.
        north: u8,
        /// Who has more; nobody in a draw.
        winner: Option<Side>,
    },
}

words! {
    /// Why a pit was passed over.
    pub enum SkipReason {
        /// It is the opponent's store.
        OpponentStore = "opponent_store",
        /// The seeds came from there.
        Origin = "origin",
    }
}

words! {
    /// Why an extra turn was refused.
    pub enum Refusal {
        /// The extra turns of this turn are used up.
        Limit = "limit",
        /// The mover has no seeds left to sow.
        NothingLeft = "nothing_left",
    }
}

words! {
    /// Why a last seed in an empty house captured nothing.
    pub enum NoCapture {
        /// Nothing lies opposite.
        OppositeEmpty = "opposite_empty",
        /// It is the opponent's house.
        OpponentHouse = "opponent_house",
        /// These rules know no capture.
        Rule = "rule",
    }
}

words! {
    /// Why a game is over.
    pub enum EndReason {
        /// One row is empty.
        EitherEmpty = "either_empty",
        /// The player to move has no seeds.
        MoverStuck = "mover_stuck",
        /// Both rows are empty.
        BothEmpty = "both_empty",
        /// A store holds more than half of all seeds.
        Majority = "majority",
        /// Board, mover and extra turns used occurred for the third time (our own rule).
        Repetition = "repetition",
    }
}

impl EndReason {
    /// The rule by which the game ends then.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Self::EitherEmpty => RuleId::EndEitherEmpty,
            Self::MoverStuck => RuleId::EndMoverStuck,
            Self::BothEmpty => RuleId::EndBothEmpty,
            Self::Majority => RuleId::EndMajority,
            Self::Repetition => RuleId::EndRepetition,
        }
    }
}

words! {
    /// A rule. Its text, source, effect and test hang on this id.
    pub enum RuleId {
        /// Board, houses, seeds and empty stores.
        Setup = "setup.board",
        /// A move lifts all seeds of an own house.
        MoveOwnHouse = "move.own-house",
        /// An empty house can't be chosen.
        MoveEmptyHouse = "move.empty-house",
        /// Only own houses can be chosen.
        MoveForeignHouse = "move.foreign-house",
        /// The board has only so many houses.
        MoveNoSuchHouse = "move.no-such-house",
        /// No move after the end.
        MoveGameOver = "move.game-over",
        /// One seed into each following pit.
        SowOneByOne = "sow.one-by-one",
        /// The own store is sown.
        SowOwnStore = "sow.own-store",
        /// The opponent's store is passed over.
        SowSkipOpponentStore = "sow.skip-opponent-store",
        /// The opponent's store is sown too.
        SowOpponentStore = "sow.opponent-store",
        /// A whole lap puts a seed into the lifted house too.
        SowLap = "sow.lap",
        /// The lifted house is passed over.
        SowSkipOrigin = "sow.skip-origin",
        /// A filled last house is sown on.
        SowRelay = "sow.relay",
        /// A last seed in the own store gives an extra turn.
        TurnExtra = "turn.extra",
        /// Extra turns are limited.
        TurnExtraLimit = "turn.extra-limit",
        /// An extra turn needs a seed to sow.
        TurnExtraUnusable = "turn.extra-unusable",
        /// A last seed in the opponent's store ends the turn.
        TurnOpponentStore = "turn.opponent-store",
        /// A player who cannot move is passed over.
        TurnPass = "turn.pass",
        /// Own last seed and the seeds opposite are captured.
        CaptureOpposite = "capture.opposite",
        /// Nothing opposite, nothing captured.
        CaptureOppositeEmpty = "capture.opposite-empty",
        /// The own seed is captured although nothing lies opposite.
        CaptureEmpty = "capture.empty",
        /// Only the opposite seeds are captured.
        CaptureLeaveOwn = "capture.leave-own",
        /// Capture only on the own side.
        CaptureOwnSide = "capture.own-side",
        /// No capture at all.
        CaptureNone = "capture.none",
        /// Over as soon as one row is empty.
        EndEitherEmpty = "end.either-empty",
        /// Over when the player to move has no seeds.
        EndMoverStuck = "end.mover-stuck",
        /// Over when both rows are empty.
        EndBothEmpty = "end.both-empty",
        /// Over at more than half.
        EndMajority = "end.majority",
        /// Over at the third occurrence.
        EndRepetition = "end.repetition",
        /// The rest goes to the side it lies on.
        RemainingOwner = "remaining.owner",
        /// The rest goes to the side that ran out.
        RemainingEmptier = "remaining.emptier",
        /// The rest does not count.
        RemainingDiscard = "remaining.discard",
        /// The rest goes to whoever sowed last.
        RemainingLastMover = "remaining.last-mover",
        /// After an end by majority each side gets its own seeds.
        RemainingMajority = "remaining.majority",
        /// After an end by repetition each side gets its own seeds.
        RemainingRepetition = "remaining.repetition",
        /// Most seeds win; equal counts are a draw.
        ResultMostSeeds = "result.most-seeds",
        /// The second player may swap sides.
        PieSwap = "pie.swap",
        /// Only the second player, once, in place of his first sowing.
        PieNoSwap = "pie.no-swap",
    }
}
