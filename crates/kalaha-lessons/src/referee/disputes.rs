//! The list of disputes.

use kalaha::{Error, EventKind, House, Key, Position, Ruling, Side, Verdict};
use kalaha_text::sources::{
    DANISH, GERMAN, IRVING, NORIS, NORWEGIAN, PHILOS, SWEDISH, Source, TIME, WIKIPEDIA_KALAH,
    WIKIPEDIA_KALAHA, WIKIPEDIA_MANCALA, ZPC,
};

use super::{Dispute, Shown, reasons};
use crate::example::{Example, extra_turns, gained, told};

const fn shown(
    board: &'static str,
    moves: &'static [&'static str],
    is_yes: fn(&Ruling) -> bool,
) -> Shown {
    let example = Example { board, moves };
    Shown {
        example,
        with_both_stores: None,
        is_yes,
    }
}

fn gained_seed(ruling: &Ruling) -> bool {
    gained(ruling, Side::South) > 0
}

fn captures(ruling: &Ruling) -> bool {
    told(ruling, |event| {
        matches!(event.kind, EventKind::Capture { .. })
    })
}

/// A rule of the board says it, and its sources do.
const NOWHERE_ELSE: &[Source] = &[];

/// Every dispute, by number.
pub const DISPUTES: &[Dispute] = &[
    Dispute {
        number: 1,
        id: "opposite-empty",
        question: "dispute-opposite-empty",
        options: &[Key::Capture],
        answer: reasons::opposite_empty,
        told_in: NOWHERE_ELSE,
        shown: Some(shown(
            "S 1 0 0 0 0 3 (10) / N 4 4 4 0 0 4 (18) s",
            &["1"],
            gained_seed,
        )),
    },
    Dispute {
        number: 2,
        id: "rest",
        question: "dispute-rest",
        options: &[Key::Remaining],
        answer: reasons::rest,
        told_in: NOWHERE_ELSE,
        shown: Some(shown(
            "S 0 0 0 0 0 1 (20) / N 0 2 0 1 0 3 (21) s",
            &["6"],
            |ruling| gained(ruling, Side::North) == 6,
        )),
    },
    Dispute {
        number: 3,
        id: "extra-turns",
        question: "dispute-extra-turns",
        options: &[Key::ExtraTurnLimit],
        answer: reasons::extra_turns,
        told_in: NOWHERE_ELSE,
        shown: Some(shown(
            "S 3 0 0 0 2 1 (12) / N 4 4 4 4 4 0 (10) s",
            &["S6", "S5", "S6"],
            |ruling| extra_turns(ruling) >= 2,
        )),
    },
    Dispute {
        number: 4,
        id: "opponent-store",
        question: "dispute-opponent-store",
        options: &[Key::SowOpponentStore],
        answer: reasons::opponent_store,
        told_in: NOWHERE_ELSE,
        shown: Some(shown(
            "S 0 2 0 0 0 8 (5) / N 3 3 3 3 3 3 (15) s",
            &["6"],
            |ruling| gained(ruling, Side::North) > 0,
        )),
    },
    Dispute {
        number: 5,
        id: "lap-capture",
        question: "dispute-lap-capture",
        options: &[Key::SkipOrigin, Key::SowOpponentStore, Key::Capture],
        answer: reasons::lap_capture,
        told_in: NOWHERE_ELSE,
        shown: Some(Shown {
            with_both_stores: Some("S 0 0 14 0 0 0 (9) / N 2 2 2 2 2 2 (13) s"),
            ..shown(
                "S 0 0 13 0 0 0 (9) / N 2 2 2 2 2 2 (14) s",
                &["3"],
                captures,
            )
        }),
    },
    Dispute {
        number: 6,
        id: "lap-origin",
        question: "dispute-lap-origin",
        options: &[Key::SkipOrigin],
        answer: reasons::lap_origin,
        told_in: NOWHERE_ELSE,
        shown: Some(shown(
            "S 0 0 14 0 0 0 (8) / N 2 2 2 2 2 2 (14) s",
            &["3"],
            |ruling| ruling.after.row(Side::South)[House::new(2)] == 1,
        )),
    },
    Dispute {
        number: 7,
        id: "own-seed",
        question: "dispute-own-seed",
        options: &[Key::Capture],
        answer: reasons::own_seed,
        told_in: NOWHERE_ELSE,
        shown: Some(shown(
            "S 0 0 1 0 5 2 (15) / N 3 0 0 4 4 3 (11) s",
            &["3"],
            gained_seed,
        )),
    },
    Dispute {
        number: 8,
        id: "after-capture",
        question: "dispute-after-capture",
        options: &[Key::Capture, Key::ExtraTurnLimit],
        answer: reasons::after_capture,
        told_in: NOWHERE_ELSE,
        shown: Some(shown(
            "S 1 0 3 2 0 1 (14) / N 2 2 0 1 6 3 (13) s",
            &["1"],
            |ruling| ruling.next() == Some(Side::South),
        )),
    },
    Dispute {
        number: 9,
        id: "through-store",
        question: "dispute-through-store",
        options: &[Key::Direction, Key::StoreSide],
        answer: reasons::through_store,
        told_in: NOWHERE_ELSE,
        shown: Some(shown(
            "S 4 4 6 4 4 1 (3) / N 4 4 4 4 4 1 (1) s",
            &["3"],
            |ruling| {
                let row = |position: &Position| position.row(Side::North).sum();
                gained_seed(ruling) && row(&ruling.after) > row(&ruling.before)
            },
        )),
    },
    Dispute {
        number: 10,
        id: "must-move",
        question: "dispute-must-move",
        options: &[],
        answer: reasons::must_move,
        told_in: NOWHERE_ELSE,
        shown: Some(shown(
            "S 0 0 0 0 0 5 (20) / N 1 0 0 0 0 0 (22) s",
            &["pass"],
            |ruling| ruling.verdict == Verdict::Refused(Error::NoPass),
        )),
    },
    Dispute {
        number: 11,
        id: "opponent-side",
        question: "dispute-opponent-side",
        options: &[Key::Capture],
        answer: reasons::opponent_side,
        told_in: NOWHERE_ELSE,
        shown: Some(shown(
            "S 3 0 0 0 0 4 (12) / N 4 4 0 4 4 4 (9) s",
            &["6"],
            captures,
        )),
    },
    Dispute {
        number: 12,
        id: "out-of-store",
        question: "dispute-out-of-store",
        options: &[],
        answer: reasons::out_of_store,
        told_in: &[PHILOS, ZPC],
        shown: None,
    },
    Dispute {
        number: 13,
        id: "clockwise",
        question: "dispute-clockwise",
        options: &[Key::Direction],
        answer: reasons::clockwise,
        told_in: NOWHERE_ELSE,
        shown: Some(shown(
            "S 4 4 4 4 4 4 (0) / N 4 4 4 4 4 4 (0) s",
            &["3"],
            |ruling| ruling.after.row(Side::South)[House::new(1)] == 5,
        )),
    },
    Dispute {
        number: 14,
        id: "my-store",
        question: "dispute-my-store",
        options: &[Key::StoreSide],
        answer: reasons::my_store,
        told_in: NOWHERE_ELSE,
        shown: Some(shown(
            "S 4 4 4 4 4 4 (0) / N 4 4 4 4 4 4 (0) s",
            &["5"],
            gained_seed,
        )),
    },
    Dispute {
        number: 15,
        id: "runs-dry",
        question: "dispute-runs-dry",
        options: &[],
        answer: reasons::runs_dry,
        told_in: NOWHERE_ELSE,
        shown: Some(shown(
            "S 0 0 0 0 0 1 (26) / N 0 1 0 0 2 0 (18) s",
            &["6"],
            |ruling| {
                let winner = ruling.outcome().and_then(kalaha::Outcome::winner);
                winner == Some(Side::North)
            },
        )),
    },
    Dispute {
        number: 16,
        id: "three-seeds",
        question: "dispute-three-seeds",
        options: &[],
        answer: reasons::three_seeds,
        told_in: &[NORIS, PHILOS, WIKIPEDIA_KALAHA],
        shown: None,
    },
    Dispute {
        number: 17,
        id: "unusable-extra",
        question: "dispute-unusable-extra",
        options: &[Key::End, Key::ExtraTurnLimit],
        answer: reasons::unusable_extra,
        told_in: NOWHERE_ELSE,
        shown: Some(shown(
            "S 0 0 0 0 0 1 (22) / N 1 0 2 0 0 1 (21) s",
            &["6"],
            |ruling| extra_turns(ruling) > 0,
        )),
    },
    Dispute {
        number: 18,
        id: "mancala",
        question: "dispute-mancala",
        options: &[],
        answer: reasons::mancala,
        told_in: &[WIKIPEDIA_MANCALA, PHILOS, SWEDISH, DANISH, GERMAN],
        shown: None,
    },
    Dispute {
        number: 19,
        id: "chance",
        question: "dispute-chance",
        options: &[],
        answer: reasons::chance,
        told_in: &[SWEDISH, NORWEGIAN],
        shown: None,
    },
    Dispute {
        number: 20,
        id: "first-player",
        question: "dispute-first-player",
        options: &[],
        answer: reasons::first_player,
        told_in: &[WIKIPEDIA_KALAH, IRVING],
        shown: None,
    },
    Dispute {
        number: 21,
        id: "official",
        question: "dispute-official",
        options: &[],
        answer: reasons::official,
        told_in: &[GERMAN],
        shown: None,
    },
    Dispute {
        number: 22,
        id: "numbers",
        question: "dispute-numbers",
        options: &[],
        answer: reasons::numbers,
        told_in: &[PHILOS, WIKIPEDIA_KALAHA, WIKIPEDIA_MANCALA, TIME, SWEDISH],
        shown: None,
    },
];
