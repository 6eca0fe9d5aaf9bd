//! What a task asks for, as something that can be checked.

use kalaha::{Event, EventKind, Game, Move, Pit, Position, SkipReason};

use crate::example::extra_turns_of;

/// What moves of one turn have to do. Counts are seeds, houses are counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// This house is sown.
    House(usize),
    /// The last seed falls into that pit.
    LastIn(Pit),
    /// The sowing goes past the opponent's store.
    PassesStore,
    /// So many extra turns are granted.
    ExtraTurns(usize),
    /// A move captures so many seeds or more.
    Capture(u8),
    /// A move captures after a whole lap.
    LapCapture,
    /// The game ends and is won.
    WinNow,
    /// The turn is over, and the opponent can't capture so many seeds or more in the next one.
    Safe(u8),
}

/// How far a goal is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reached {
    /// It is.
    Yes,
    /// Not yet; the player moves again.
    NotYet,
    /// It is not, and can't be any more.
    No,
}

impl Goal {
    /// How far the moves played in a game have reached it. `events` has those of each move.
    #[must_use]
    pub fn reached(self, game: &Game, events: &[Vec<Event>]) -> Reached {
        let mover = game.start_position().to_move();
        let goes_on = game.end_reason().is_none() && game.position().to_move() == mover;
        let done = match self {
            Self::Safe(_) if goes_on => false,
            Self::Safe(seeds) => threat(game.position()) < seeds,
            Self::ExtraTurns(wanted) => {
                let told = events.iter().map(|told| extra_turns_of(told));
                told.sum::<usize>() >= wanted
            }
            Self::WinNow => {
                let winner = game.outcome().and_then(kalaha::Outcome::winner);
                winner == Some(mover)
            }
            _ => self.by_a_move(game, events.last()),
        };
        // Only these take more than one move.
        let takes_more = matches!(self, Self::ExtraTurns(_) | Self::WinNow | Self::Safe(_));
        match (done, goes_on && takes_more) {
            (true, _) => Reached::Yes,
            (false, true) => Reached::NotYet,
            (false, false) => Reached::No,
        }
    }

    fn by_a_move(self, game: &Game, events: Option<&Vec<Event>>) -> bool {
        let (Some(chosen), Some(events)) = (game.moves().last(), events) else {
            return false;
        };
        let any = |is_it: fn(&EventKind) -> bool| events.iter().any(|event| is_it(&event.kind));
        match self {
            Self::House(number) => {
                matches!(chosen, Move::Sow(house) if house.number() == number)
            }
            Self::LastIn(pit) => last_pit(events) == Some(pit),
            Self::PassesStore => any(|kind| {
                matches!(
                    kind,
                    EventKind::Skip {
                        reason: SkipReason::OpponentStore,
                        ..
                    }
                )
            }),
            Self::Capture(least) => captured(events) >= least,
            Self::LapCapture => any(|kind| *kind == EventKind::Lap) && captured(events) > 0,
            Self::ExtraTurns(_) | Self::WinNow | Self::Safe(_) => false,
        }
    }
}

/// The pit in which the last seed of a move fell.
pub(crate) fn last_pit(events: &[Event]) -> Option<Pit> {
    events.iter().rev().find_map(|event| match event.kind {
        EventKind::Sow { pit, .. } => Some(pit),
        _ => None,
    })
}

/// Seeds that a move captures, own and opposite ones.
#[must_use]
pub fn captured(events: &[Event]) -> u8 {
    let of = |event: &Event| match event.kind {
        EventKind::Capture {
            seeds_own,
            seeds_opposite,
            ..
        } => seeds_own + seeds_opposite,
        _ => 0,
    };
    events.iter().map(of).sum()
}

/// The most seeds that the player to move can capture with one move of the turn to come, extra turns
/// included.
#[must_use]
pub fn threat(position: &Position) -> u8 {
    let mover = position.to_move();
    let mut most = 0;
    for chosen in position.legal_moves() {
        let mut events = Vec::new();
        let Ok(after) = position.play_telling(chosen, &mut |event| events.push(event)) else {
            continue;
        };
        most = most.max(captured(&events));
        if !after.is_over() && after.to_move() == mover && after.extra_used() > 0 {
            most = most.max(threat(&after));
        }
    }
    most
}
