//! Values that are known by heart, and how uncertain ones are told.

use std::time::Duration;

use kalaha::{Move, Position};
use kalaha_engine::levels::openings::opening;
use kalaha_engine::search::Span;
use kalaha_text::Margin;

use crate::fault::Fault;
use crate::{App, engines};

/// What is known of a position. Values are final margins for the player to move.
pub(super) struct Found {
    /// Its value.
    pub(super) value: Span,
    /// The value of each move, the best first.
    pub(super) moves: Vec<(Move, Span)>,
    /// A best line as far as it was looked at.
    pub(super) line: Vec<Move>,
}

/// The values of a position and its moves, found in so much time unless all are known by heart.
pub(super) async fn find(app: &App, position: Position, time: Duration) -> Result<Found, Fault> {
    let moves: Vec<(Move, Span)> = position
        .legal_moves()
        .map(|chosen| (chosen, Span::widest(&position)))
        .collect();
    let moves = refined(&position, moves);
    if let Some(known) = opening(&position)
        && moves.iter().all(|(_, span)| span.is_exact())
    {
        return Ok(Found {
            value: exact(known.value),
            moves,
            line: vec![known.best],
        });
    }
    let found = app.engines().analyze(position, time).await?.found;
    let moves = refined(&position, found.moves);
    let best = moves.first().map(|&(chosen, _)| chosen);
    // A line that begins with another move than the best one was searched no further.
    let line = Some(found.line).filter(|line| line.first().copied() == best);
    Ok(Found {
        value: opening(&position).map_or(found.value, |known| exact(known.value)),
        moves,
        line: line.unwrap_or_default(),
    })
}

/// The values of a position's moves with what is known by heart, the best first. The move that is
/// the best by heart has the position's value, and no other one has more.
fn refined(position: &Position, found: Vec<(Move, Span)>) -> Vec<(Move, Span)> {
    let known = opening(position);
    let best = known.map(|known| known.best);
    let refine = |(chosen, span): (Move, Span)| {
        let after = position.play(chosen).ok();
        let of_next = after.and_then(|after| {
            let value = opening(&after)?.value;
            let stays = after.to_move() == position.to_move();
            Some(exact(if stays { value } else { -value }))
        });
        let span = match known {
            Some(known) if known.best == chosen => exact(known.value),
            Some(known) => Span {
                lower: span.lower,
                upper: span.upper.min(known.value),
            },
            None => span,
        };
        (chosen, of_next.unwrap_or(span))
    };
    let mut moves: Vec<(Move, Span)> = found.into_iter().map(refine).collect();
    moves.sort_by_key(|&(chosen, span)| {
        let is_best = Some(chosen) == best;
        std::cmp::Reverse((is_best, span.lower, span.upper))
    });
    moves
}

/// A margin as it is told. Bounds that leave open who wins tell nothing.
pub(super) fn margin(span: Span, position: &Position) -> Margin {
    if !span.is_exact() && span.lower < 0 && span.upper > 0 {
        return Margin::Unknown;
    }
    engines::margin(span, position)
}

fn exact(value: i16) -> Span {
    Span {
        lower: value,
        upper: value,
    }
}

#[cfg(test)]
mod tests {
    use kalaha::{Position, Rules};
    use kalaha_engine::levels::openings::opening;
    use kalaha_engine::search::Span;
    use kalaha_text::Margin;

    #[test]
    fn what_is_known_by_heart_comes_before_what_was_found() {
        let start = Position::start(Rules::STANDARD).expect("rules");
        let widest = Span::widest(&start);
        let known = opening(&start).expect("the book has the start");
        let found = start.legal_moves().map(|chosen| (chosen, widest)).collect();
        let moves = super::refined(&start, found);
        assert_eq!(moves[0].0, known.best);
        assert_eq!(moves[0].1.lower, known.value);
        assert!(moves.iter().all(|(_, span)| span.upper <= known.value));
    }

    #[test]
    fn bounds_that_leave_the_winner_open_tell_nothing() {
        let start = Position::start(Rules::STANDARD).expect("rules");
        let open = Span {
            lower: -3,
            upper: 7,
        };
        assert_eq!(super::margin(open, &start), Margin::Unknown);
        let draws_at_least = Span {
            lower: 0,
            upper: Span::widest(&start).upper,
        };
        assert_eq!(super::margin(draws_at_least, &start), Margin::AtLeast(0));
    }
}
