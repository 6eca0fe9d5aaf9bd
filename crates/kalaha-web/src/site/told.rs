//! How uncertain values are told.

use kalaha::Position;
use kalaha_engine::search::Span;
use kalaha_text::Margin;

use crate::engines;

/// A margin as it is told. Bounds that leave open who wins tell nothing.
pub(super) fn margin(span: Span, position: &Position) -> Margin {
    if !span.is_exact() && span.lower < 0 && span.upper > 0 {
        return Margin::Unknown;
    }
    engines::margin(span, position)
}

#[cfg(test)]
mod tests {
    use kalaha::{Position, Rules};
    use kalaha_engine::search::Span;
    use kalaha_text::Margin;

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
