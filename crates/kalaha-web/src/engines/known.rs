//! What is known of a value, for programs: the same form as `kalaha solve --json` has.

use kalaha::{Move, Position};
use kalaha_engine::search::Span;
use kalaha_text::Margin;
use serde::Serialize;
use utoipa::ToSchema;

use crate::forms::MoveForm;

/// A final margin for the player to move, stores included, in seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Known {
    /// The margin, or a bound of it.
    pub value: i16,
    /// Whether it is proved to be the value.
    pub exact: bool,
    /// `exact`, `at_least` or `at_most`.
    #[schema(value_type = String)]
    pub bound: &'static str,
}

/// A move with its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct MoveValue {
    /// The house's 0-based index, or `"swap"`.
    #[schema(value_type = MoveForm)]
    pub r#move: Move,
    /// What is known of its value, for the player who makes it.
    #[serde(flatten)]
    pub known: Known,
}

/// What is known beyond what goes without saying.
#[must_use]
pub fn margin(span: Span, position: &Position) -> Margin {
    let Span { lower, upper } = span;
    let widest = Span::widest(position);
    match (lower > widest.lower, upper < widest.upper) {
        _ if span.is_exact() => Margin::Exact(lower),
        (true, true) => Margin::Between(lower, upper),
        (true, false) => Margin::AtLeast(lower),
        (false, true) => Margin::AtMost(upper),
        (false, false) => Margin::Unknown,
    }
}

impl Known {
    /// What is known of a position's value.
    #[must_use]
    pub fn of(span: Span, position: &Position) -> Self {
        let (value, bound) = match margin(span, position) {
            Margin::Exact(value) => (value, "exact"),
            Margin::AtMost(value) => (value, "at_most"),
            Margin::AtLeast(value) | Margin::Between(value, _) => (value, "at_least"),
            Margin::Unknown => (span.lower, "at_least"),
        };
        Self {
            value,
            exact: span.is_exact(),
            bound,
        }
    }
}
