//! What each move is worth, found out while a person waits.

use std::time::Duration;

use kalaha::Position;
use kalaha_engine::analysis::PositionAnalysis;
use kalaha_engine::search::{Engine, Limits};

/// The time that is given to it, and the bytes of its memory.
const TIME: Duration = Duration::from_secs(3);
const MEMORY: usize = 64 << 20;

/// The value of the position and of each move; nothing if that time does not tell who wins.
pub(super) fn of(position: &Position) -> Option<PositionAnalysis> {
    let opening = PositionAnalysis::unsearched(*position).with_openings();
    let found = if opening.is_exact() {
        opening
    } else {
        let mut engine = Engine::new(*position.rules(), MEMORY).ok()?;
        let limits = Limits {
            time: Some(TIME),
            ..Limits::default()
        };
        let value = engine.search(position, &limits, &mut |_| {}).ok()?;
        let moves = engine.moves(position, &limits).ok()?;
        PositionAnalysis::new(*position, value, moves).with_openings()
    };
    let span = found.value;
    let open = !span.is_exact() && span.lower < 0 && span.upper > 0;
    (!open).then_some(found)
}
