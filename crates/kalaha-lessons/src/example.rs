//! A board and moves on it that show something. What they show is found by playing them.

use kalaha::{Error, Event, EventKind, Position, Rules, Ruling, Side};

/// A position and moves, written as people write them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Example {
    /// The position, see [`Position::parse`].
    pub board: &'static str,
    /// The moves, see [`Position::read_move`].
    pub moves: &'static [&'static str],
}

/// An example as it came out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// What was played.
    pub example: Example,
    /// What came of it.
    pub ruling: Ruling,
}

impl Example {
    /// What the moves do under a rule set. A move that is not allowed there ends it.
    ///
    /// # Errors
    /// A rule set whose board is another one than the example's.
    pub fn play(&self, rules: Rules) -> Result<Played, Error> {
        let ruling = Ruling::judge(&Position::parse(rules, self.board)?, self.moves)?;
        let example = *self;
        Ok(Played { example, ruling })
    }
}

/// True if a step of a played example is as asked for.
pub(crate) fn told(ruling: &Ruling, is_it: impl Fn(&Event) -> bool) -> bool {
    ruling.events.iter().any(is_it)
}

/// Extra turns that were granted.
pub(crate) fn extra_turns(ruling: &Ruling) -> usize {
    extra_turns_of(&ruling.events)
}

/// The extra turns among some events.
pub(crate) fn extra_turns_of(events: &[Event]) -> usize {
    let is_one = |event: &&Event| matches!(event.kind, EventKind::ExtraTurn { .. });
    events.iter().filter(is_one).count()
}

/// Seeds that a side's store gained.
pub(crate) fn gained(ruling: &Ruling, side: Side) -> u8 {
    ruling.after.store(side) - ruling.before.store(side)
}
