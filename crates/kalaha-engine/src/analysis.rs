//! What each move is worth: those of a position, and those of a game that was played.

use std::cmp::Reverse;
use std::time::Duration;

use kalaha::{Game, Move, Position, Side};

use crate::levels::openings::opening;
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

    /// What is certain without a search: of a game that is over, its margin.
    #[must_use]
    pub fn unsearched(position: Position) -> Self {
        let moves = position.legal_moves();
        Self {
            position,
            value: Span::widest(&position),
            line: Vec::new(),
            moves: moves
                .map(|chosen| (chosen, Span::widest(&position)))
                .collect(),
        }
    }

    /// The same with what is known of openings by heart.
    #[must_use]
    pub fn with_openings(mut self) -> Self {
        let position = self.position;
        let known = opening(&position);
        for (chosen, span) in &mut self.moves {
            if let Some(known) = known {
                span.upper = span.upper.min(known.value);
                if known.best == *chosen {
                    span.lower = known.value;
                }
            }
            let after = position.play(*chosen).ok();
            if let Some(after) = after
                && let Some(next) = opening(&after)
            {
                let of_next = Span::exact(next.value);
                *span = if after.to_move() == position.to_move() {
                    of_next
                } else {
                    of_next.turned()
                };
            }
        }
        if let Some(known) = known {
            self.value = Span::exact(known.value);
            // A line that begins with another move was searched no further.
            if self.line.first() != Some(&known.best) {
                self.line = vec![known.best];
            }
        }
        self
    }

    /// True if nothing about the position is left to find out.
    #[must_use]
    pub fn is_exact(&self) -> bool {
        let mut moves = self.moves.iter();
        self.value.is_exact() && moves.all(|(_, span)| span.is_exact())
    }

    /// The moves, the best first: the one that begins the line, then by their values.
    #[must_use]
    pub fn best_first(&self) -> Vec<(Move, Span)> {
        let mut moves = self.moves.clone();
        moves.sort_by_key(|&(chosen, span)| {
            let begins_line = self.line.first() == Some(&chosen);
            Reverse((span.lower, span.upper, begins_line))
        });
        moves
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
    match side {
        Side::South => Span::exact(south),
        Side::North => Span::exact(south).turned(),
    }
}

#[cfg(test)]
mod tests {
    use kalaha::{Position, Rules};

    use super::PositionAnalysis;
    use crate::levels::openings::opening;

    #[test]
    fn what_is_known_by_heart_comes_before_what_was_found() {
        let start = Position::start(Rules::STANDARD).expect("rules");
        let known = opening(&start).expect("the book has the start");
        let found = PositionAnalysis::unsearched(start).with_openings();
        assert!(found.is_exact());
        assert_eq!((found.value.lower, &*found.line), (8, &[known.best][..]));
        // As published: the third house is the best, and the only one that wins.
        let values: Vec<i16> = found.moves.iter().map(|(_, span)| span.lower).collect();
        assert_eq!(values, [-14, -10, 8, -2, -8, 4]);
        assert_eq!(found.best_first()[0], (known.best, found.value));
    }
}
