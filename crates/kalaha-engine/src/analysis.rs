//! What each move is worth: those of a position, and those of a game that was played.

use std::time::Duration;

use kalaha::{Game, Move, Position, Side};

use crate::search::{Answer, Span};

/// What was found out, and what it took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Searched<T> {
    /// What was found out.
    pub found: T,
    /// Positions whose moves were looked at.
    pub nodes: u64,
    /// The time it took, tables included.
    pub time: Duration,
}

/// What was found out about a position. Values are final margins for the player to move, in seeds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionAnalysis {
    /// The position.
    pub position: Position,
    /// Its value.
    pub value: Span,
    /// Best moves, to the end of the game if the value is exact.
    pub line: Vec<Move>,
    /// The value of each move that was asked for.
    pub moves: Vec<(Move, Span)>,
}

impl PositionAnalysis {
    /// Brings together what was found about a position and about all its moves, or none.
    #[must_use]
    pub fn new(position: Position, found: Answer, moves: Vec<(Move, Answer)>) -> Self {
        let Answer {
            span: value, line, ..
        } = found;
        let within = |(chosen, Answer { mut span, .. })| {
            // No move is worth more than the best.
            span.upper = span.upper.min(value.upper);
            if value.is_exact() && line.first() == Some(&chosen) {
                span = value;
            }
            (chosen, span)
        };
        let moves: Vec<(Move, Span)> = moves.into_iter().map(within).collect();
        let best = |bound: fn(&Span) -> i16| moves.iter().map(|(_, span)| bound(span)).max();
        let lower = best(|span| span.lower).unwrap_or(value.lower);
        let upper = best(|span| span.upper).unwrap_or(value.upper);
        Self {
            position,
            value: Span {
                lower: value.lower.max(lower),
                upper: value.upper.min(upper),
            },
            line,
            moves,
        }
    }

    /// What the rules say of a game that is over, and what is certain of any other.
    #[must_use]
    pub fn unsearched(position: Position) -> Self {
        Self {
            position,
            value: Span::widest(&position),
            line: Vec::new(),
            moves: Vec::new(),
        }
    }
}

/// What was found out about a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameAnalysis {
    /// The game.
    pub game: Game,
    /// Its moves in order.
    pub plies: Vec<PlyAnalysis>,
    /// The value of the last position, for the player to move there.
    pub last: Span,
}

/// What was found out about a move. Values are final margins for the mover, in seeds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlyAnalysis {
    /// The position.
    pub position: Position,
    /// The move.
    pub chosen: Move,
    /// The value before it.
    pub before: Span,
    /// The value after it.
    pub after: Span,
    /// The best line, if it is another.
    pub better: Vec<Move>,
}

impl PlyAnalysis {
    /// What the move gave away, in seeds: at least and at most.
    #[must_use]
    pub fn thrown_away(&self) -> Span {
        Span {
            lower: (self.before.lower - self.after.upper).max(0),
            upper: (self.before.upper - self.after.lower).max(0),
        }
    }
}

/// Goes through a game from its end, where values are found soonest and help with those before.
///
/// `search` is asked for each position whose value is not known from the rules, and told how many
/// positions there still are to ask for, this one counted.
///
/// # Errors
/// Those of `search`.
pub fn analyze_game<E>(
    game: Game,
    mut search: impl FnMut(&Position, usize) -> Result<Answer, E>,
) -> Result<GameAnalysis, E> {
    let history: Vec<(Position, Move)> = game.history().map(|(at, chosen)| (*at, chosen)).collect();
    let mut next = *game.position();
    let last = match game.outcome() {
        // Over by repetition too, which a position alone does not know.
        Some(outcome) => of_side(outcome.south_margin(), next.to_move()),
        None => search(&next, history.len() + 1)?.span,
    };
    let mut value = last;
    let mut plies = Vec::with_capacity(history.len());
    for (index, (position, chosen)) in history.into_iter().enumerate().rev() {
        let answer = search(&position, index + 1)?;
        let after = if next.to_move() == position.to_move() {
            value
        } else {
            value.turned()
        };
        let before = Span {
            // A move that was made shows that at least its value could be had.
            lower: answer.span.lower.max(after.lower),
            upper: answer.span.upper,
        };
        let mut ply = PlyAnalysis {
            position,
            chosen,
            before,
            after,
            better: Vec::new(),
        };
        if ply.thrown_away().lower > 0 {
            ply.better = answer.line;
        }
        plies.push(ply);
        (next, value) = (position, before);
    }
    plies.reverse();
    Ok(GameAnalysis { game, plies, last })
}

/// A certain margin, given South's.
fn of_side(south: i16, side: Side) -> Span {
    let span = Span {
        lower: south,
        upper: south,
    };
    match side {
        Side::South => span,
        Side::North => span.turned(),
    }
}
