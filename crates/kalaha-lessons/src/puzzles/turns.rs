//! The turns that a position allows, and what is found by looking through them.

use kalaha::{BySide, Event, EventKind, House, Move, Outcome, Position, Side};

use super::{Kind, is_certain};
use crate::example::extra_turns_of;
use crate::goal::{captured, threat};

/// Seeds of the smallest capture that is called a big one.
const BIG: u8 = 5;

/// Moves of one turn, and what came of them.
pub(crate) struct Turn {
    pub(crate) moves: Vec<Move>,
    pub(crate) events: Vec<Vec<Event>>,
    pub(crate) after: Position,
    /// True if the turn is over, or the game.
    pub(crate) whole: bool,
}

/// Every beginning of a turn of the player to move, one move or more, and every whole turn.
pub(crate) fn turns(position: &Position) -> Vec<Turn> {
    let mut found = Vec::new();
    walk(position, position.to_move(), &mut Vec::new(), &mut found);
    found
}

fn walk(
    position: &Position,
    mover: Side,
    so_far: &mut Vec<(Move, Vec<Event>)>,
    found: &mut Vec<Turn>,
) {
    for chosen in position.legal_moves() {
        let mut events = Vec::new();
        let Ok(after) = position.play_telling(chosen, &mut |event| events.push(event)) else {
            continue;
        };
        so_far.push((chosen, events));
        let whole = after.is_over() || after.to_move() != mover;
        found.push(Turn {
            moves: so_far.iter().map(|(chosen, _)| *chosen).collect(),
            events: so_far.iter().map(|(_, events)| events.clone()).collect(),
            after,
            whole,
        });
        if !whole {
            walk(&after, mover, so_far, found);
        }
        so_far.pop();
    }
}

/// The moves of a turn that do what a kind asks. It is a puzzle if there is one.
///
/// `values` are the final margins of each first move with best play from both; only the kinds that ask
/// for the only move need them.
#[must_use]
pub fn answers(kind: Kind, position: &Position, values: &[(Move, i16)]) -> Vec<Vec<Move>> {
    let mover = position.to_move();
    match kind {
        Kind::ExtraTurns => {
            let count = |turn: &Turn| turn.events.iter().map(|told| extra_turns_of(told)).sum();
            most(turns(position), count, 2)
        }
        Kind::BestCapture => {
            let count = |turn: &Turn| turn.events.last().map_or(0, |told| captured(told).into());
            most(turns(position), count, BIG.into())
        }
        Kind::WinNow if is_certain(position, mover) => Vec::new(),
        Kind::WinNow => first_to(turns(position), |turn| is_certain(&unswept(turn), mover)),
        Kind::EndNow => first_to(turns(position), |turn| {
            let winner = turn.after.outcome().and_then(Outcome::winner);
            winner == Some(mover) && !is_certain(&unswept(turn), mover)
        }),
        Kind::SaveHouse if danger(position).is_none() => Vec::new(),
        Kind::SaveHouse => {
            let safe =
                |turn: &Turn| turn.whole && (turn.after.is_over() || threat(&turn.after) < BIG);
            let turns = turns(position).into_iter().filter(safe);
            turns.map(|turn| turn.moves).collect()
        }
        Kind::OnlyWin => values
            .iter()
            .filter(|(_, value)| *value > 0)
            .map(|&(chosen, _)| vec![chosen])
            .collect(),
        Kind::OnlyDraw if values.iter().any(|(_, value)| *value > 0) => Vec::new(),
        Kind::OnlyDraw => values
            .iter()
            .filter(|(_, value)| *value == 0)
            .map(|&(chosen, _)| vec![chosen])
            .collect(),
    }
}

/// The turns in which most is counted, if that is at least so much. Where one begins with another,
/// the shorter one counts.
fn most(turns: Vec<Turn>, count: impl Fn(&Turn) -> usize, least: usize) -> Vec<Vec<Move>> {
    let most = turns.iter().map(&count).max().unwrap_or_default();
    if most < least {
        return Vec::new();
    }
    first_to(turns, |turn| count(turn) == most)
}

/// The beginnings of turns at whose last move something becomes true.
fn first_to(turns: Vec<Turn>, is_true: impl Fn(&Turn) -> bool) -> Vec<Vec<Move>> {
    let mut found: Vec<Vec<Move>> = Vec::new();
    for turn in turns {
        let later = found.iter().any(|earlier| turn.moves.starts_with(earlier));
        if !later && is_true(&turn) {
            found.push(turn.moves);
        }
    }
    found
}

/// The position after a turn with what was swept up at the end taken out of the stores again.
fn unswept(turn: &Turn) -> Position {
    let after = turn.after;
    let mut stores = BySide {
        south: after.store(Side::South),
        north: after.store(Side::North),
    };
    let mut rows = BySide {
        south: *after.row(Side::South),
        north: *after.row(Side::North),
    };
    for event in turn.events.iter().flatten() {
        if let EventKind::Sweep {
            from,
            to: Some(to),
            houses,
            seeds,
        } = event.kind
        {
            stores[to] -= seeds;
            rows[from] = houses;
        }
    }
    let rows = BySide {
        south: &*rows.south,
        north: &*rows.north,
    };
    Position::new(*after.rules(), rows, stores, after.to_move(), 0).unwrap_or(after)
}

/// A big house that the opponent would capture if it were his turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Danger {
    /// The house of the player to move.
    pub house: House,
    /// The seeds in it.
    pub seeds: u8,
}

/// The biggest house of the player to move that the opponent could capture at once; nothing if it is
/// not a big one.
#[must_use]
pub fn danger(position: &Position) -> Option<Danger> {
    let mover = position.to_move();
    let rows = BySide {
        south: &**position.row(Side::South),
        north: &**position.row(Side::North),
    };
    let stores = BySide {
        south: position.store(Side::South),
        north: position.store(Side::North),
    };
    let turned = Position::new(*position.rules(), rows, stores, !mover, 0).ok()?;
    let mut worst: Option<Danger> = None;
    for chosen in turned.legal_moves() {
        let mut look = |event: Event| {
            if let EventKind::Capture { opposite, .. } = event.kind {
                // Not what the sowing itself brings there.
                let seeds = position.row(mover)[opposite];
                let house = opposite;
                if seeds + 1 >= BIG && worst.is_none_or(|worst| worst.seeds < seeds) {
                    worst = Some(Danger { house, seeds });
                }
            }
        };
        let _ = turned.play_telling(chosen, &mut look);
    }
    worst
}

/// How many whole turns the player to move can choose from.
#[must_use]
pub fn choices(position: &Position) -> usize {
    turns(position).iter().filter(|turn| turn.whole).count()
}

/// How much there is to look through: the own turns, and for a danger the opponent's turns after each.
#[must_use]
pub fn effort(kind: Kind, position: &Position) -> u64 {
    let turns = turns(position).into_iter().filter(|turn| turn.whole);
    let each = |turn: Turn| match kind {
        Kind::SaveHouse if !turn.after.is_over() => 1 + choices(&turn.after),
        _ => 1,
    };
    turns.map(each).sum::<usize>() as u64
}
