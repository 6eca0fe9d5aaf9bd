//! Looking a number of moves ahead, with the repetition rule where positions can repeat.
//!
//! Behind the last move looked at, the margin to come is anything from losing to winning all seeds in
//! the houses. Both ends are carried up the tree, so that what comes out are true bounds, and exact
//! where they meet.

use kalaha::game::REPETITIONS;
use kalaha::{Move, Outcome, Position, Side};

use super::watch::Watch;
use super::{Span, margin_of};

/// Looks ahead, deeper and deeper, as far as the watch allows.
pub(super) struct Ahead<'a> {
    watch: &'a Watch<'a>,
    /// The positions of the game so far and of the line under the lens.
    path: Vec<Position>,
    nodes: u64,
    stopped: bool,
    cut: bool,
}

/// Which end of the unknown is taken behind the last move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Lower,
    Upper,
}

impl<'a> Ahead<'a> {
    /// Looks ahead from the last of these positions; the others came before it in the game.
    pub(super) fn new(watch: &'a Watch<'a>, history: &[Position]) -> Self {
        Self {
            watch,
            path: history.to_vec(),
            nodes: 0,
            stopped: false,
            cut: false,
        }
    }

    /// Bounds of the final margin for the player to move and a line of best moves, after looking
    /// ever deeper, up to `depth` moves. Each depth is reported.
    pub(super) fn deepen(&mut self, depth: u32, report: &mut dyn FnMut(Span)) -> (Span, Vec<Move>) {
        let Some(&position) = self.path.last() else {
            return (Span { lower: 0, upper: 0 }, Vec::new());
        };
        let mut span = Span::widest(&position);
        let mut line = Vec::new();
        for depth in 1..=depth {
            self.cut = false;
            let (lower, found) = self.best(depth, (i16::MIN + 1, i16::MAX), End::Lower);
            let (upper, _) = self.best(depth, (i16::MIN + 1, i16::MAX), End::Upper);
            if self.stopped {
                break;
            }
            span = Span {
                lower: span.lower.max(lower),
                upper: span.upper.min(upper),
            };
            line = found;
            report(span);
            if !self.cut || span.is_exact() {
                break;
            }
        }
        (span, line)
    }

    /// The best final margin for the player to move within a window, and the moves to it.
    fn best(&mut self, depth: u32, (mut alpha, beta): (i16, i16), end: End) -> (i16, Vec<Move>) {
        let Some(&position) = self.path.last() else {
            return (0, Vec::new());
        };
        let mover = position.to_move();
        if let Some(margin) = margin_of(&position, mover) {
            return (margin, Vec::new());
        }
        if self.is_repeated(&position) {
            return (by_owner(&position, mover), Vec::new());
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(Watch::PATIENCE) && self.watch.looks_up() {
            self.stopped = true;
        }
        if depth == 0 || self.stopped {
            self.cut = true;
            let Span { lower, upper } = Span::widest(&position);
            return (if end == End::Lower { lower } else { upper }, Vec::new());
        }
        let mut children: Vec<(Move, Position)> = position
            .legal_moves()
            .filter_map(|chosen| Some((chosen, position.play(chosen).ok()?)))
            .collect();
        children.sort_by_cached_key(|(_, after)| {
            let again = after.to_move() == mover;
            (
                !again,
                -(i16::from(after.store(mover)) - i16::from(after.store(!mover))),
            )
        });
        let mut best = (i16::MIN, Vec::new());
        for (chosen, after) in children {
            let again = after.to_move() == mover;
            let over = margin_of(&after, mover);
            self.path.push(after);
            let (value, line) = match over {
                Some(margin) => (margin, Vec::new()),
                None if again => self.best(depth - 1, (alpha, beta), end),
                None => {
                    let other = if end == End::Lower {
                        End::Upper
                    } else {
                        End::Lower
                    };
                    let (value, line) = self.best(depth - 1, (-beta, -alpha), other);
                    (-value, line)
                }
            };
            self.path.pop();
            if value > best.0 {
                let line = core::iter::once(chosen).chain(line).collect();
                best = (value, line);
                alpha = alpha.max(value);
                if alpha >= beta {
                    break;
                }
            }
        }
        best
    }

    /// True if a position occurs often enough to end the game.
    fn is_repeated(&self, position: &Position) -> bool {
        position.rules().is_cyclic()
            && self
                .path
                .iter()
                .filter(|&earlier| earlier == position)
                .count()
                >= REPETITIONS
    }
}

/// The final margin if each side keeps the seeds in its own houses.
fn by_owner(position: &Position, mover: Side) -> i16 {
    let count = |side| position.store(side) + position.row(side).sum();
    let margin = Outcome {
        south: count(Side::South),
        north: count(Side::North),
    }
    .south_margin();
    if mover == Side::South {
        margin
    } else {
        -margin
    }
}
