//! One null window: does the final margin reach a number?

use kalaha::Position;

use super::solver::Solver;
use super::watch::Watch;
use super::{Answer, Engine, EngineError, Limits, Span};
use crate::laps::Laps;
use crate::row::Row;
use crate::wide;

impl Engine {
    /// Looks whether the final margin for the player to move is at least `margin`, and no further, which
    /// is cheaper than the exact margin: [`Span::reaches`] of what is proved tells, unless the limits
    /// ended the search before. No line is given.
    ///
    /// # Errors
    /// A position of another rule set.
    pub fn test(
        &mut self,
        position: &Position,
        margin: i16,
        limits: &Limits<'_>,
    ) -> Result<Answer, EngineError> {
        self.check(position)?;
        let widest = Span::widest(position);
        if widest.reaches(margin).is_some() {
            return Ok(Answer {
                span: widest,
                line: Vec::new(),
                nodes: 0,
            });
        }
        if self.rules.is_cyclic() || limits.depth.is_some() {
            self.search(position, limits, &mut |_| {})
        } else if wide(&self.rules) {
            Ok(self.test_on::<u128>(position, margin, limits))
        } else {
            Ok(self.test_on::<u64>(position, margin, limits))
        }
    }

    fn test_on<R: Row>(&mut self, position: &Position, margin: i16, limits: &Limits<'_>) -> Answer {
        let laps = Laps::<R>::new(&self.rules, position.total());
        let watch = Watch::new(limits);
        let known = self.memory.share();
        let solver = Solver::new(&laps, self.tables.as_deref(), known, &watch, self.threads);
        let span = solver.solve(position, margin, &mut |span| {
            if span.reaches(margin).is_some() {
                watch.halt(true);
            }
        });
        Answer {
            span,
            line: Vec::new(),
            nodes: watch.nodes(),
        }
    }
}

impl Span {
    /// What this and another proof about the same margin say together.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            lower: self.lower.max(other.lower),
            upper: self.upper.min(other.upper),
        }
    }

    /// Whether what is proved decides that the margin is at least so much.
    #[must_use]
    pub fn reaches(self, margin: i16) -> Option<bool> {
        if self.lower >= margin {
            Some(true)
        } else if self.upper < margin {
            Some(false)
        } else {
            None
        }
    }
}
