//! One solved position after the other, with one memory.

use std::sync::atomic::{AtomicU64, Ordering};

use kalaha::{Move, Position, SwapRight};

use super::null_window::{Searcher, Shared};
use super::watch::Watch;
use super::{Span, margin_of};
use crate::board::Board;
use crate::laps::Laps;
use crate::row::Row;
use crate::tables::Tables;
use crate::transpositions::{Bounds, Transpositions};

/// Places in which threads announce the positions they are searching.
const BUSY_PLACES: usize = 1024;

/// Finds final margins for the player to move, stores included.
pub(super) struct Solver<'a, R> {
    laps: &'a Laps<R>,
    tables: Option<&'a Tables>,
    known: Transpositions<'a>,
    watch: &'a Watch<'a>,
    threads: usize,
    busy: Vec<AtomicU64>,
    keyed_by_stores: bool,
}

impl<'a, R: Row> Solver<'a, R> {
    pub(super) fn new(
        laps: &'a Laps<R>,
        tables: Option<&'a Tables>,
        known: Transpositions<'a>,
        watch: &'a Watch<'a>,
        threads: usize,
    ) -> Self {
        let places = if threads > 1 { BUSY_PLACES } else { 0 };
        let busy = (0..places).map(|_| AtomicU64::new(0)).collect();
        let keyed_by_stores = laps.ends_by_majority();
        Self {
            laps,
            tables,
            known,
            watch,
            threads,
            busy,
            keyed_by_stores,
        }
    }

    /// The final margin, from `guess` onwards; less exact if the watch ended the search. Each step is
    /// reported.
    pub(super) fn solve(
        &self,
        position: &Position,
        guess: i16,
        report: &mut dyn FnMut(Span),
    ) -> Span {
        let mut span = Span::widest(position);
        let step = self.laps.step();
        let mut guess = guess.clamp(span.lower, span.upper);
        // The parity of all possible values.
        guess += (guess - span.lower) % step;
        while !span.is_exact() {
            let target = if guess == span.lower {
                guess + step
            } else {
                guess
            };
            let Some(value) = self.test(position, target) else {
                break;
            };
            if value >= target {
                span.lower = value;
            } else {
                span.upper = value;
            }
            report(span);
            guess = value;
        }
        span
    }

    /// Tests on all threads whether the final margin reaches a target; nothing if the watch ended it.
    fn test(&self, position: &Position, target: i16) -> Option<i16> {
        let shared = self.shared();
        let run = || {
            let mut searcher = Searcher::new(&shared);
            let value = test_position(&mut searcher, position, target, self.laps.step());
            let value = (!searcher.is_stopped()).then_some(value);
            if value.is_some() {
                self.watch.halt(true);
            }
            value
        };
        let value = std::thread::scope(|scope| {
            let others: Vec<_> = (1..self.threads).map(|_| scope.spawn(run)).collect();
            let mine = run();
            others
                .into_iter()
                .filter_map(|other| other.join().ok().flatten())
                .chain(mine)
                .next()
        });
        self.watch.halt(false);
        for place in &self.busy {
            place.store(0, Ordering::Relaxed);
        }
        value
    }

    fn shared(&self) -> Shared<'_, R> {
        let Self {
            laps,
            tables,
            known,
            watch,
            ref busy,
            keyed_by_stores,
            ..
        } = *self;
        Shared {
            laps,
            tables,
            known,
            watch,
            busy,
            keyed_by_stores,
        }
    }

    /// What is known of a position without searching, as a final margin for the player to move.
    fn known(&self, position: &Position) -> Span {
        if position.swap_right() != SwapRight::Gone || position.is_over() {
            return Span::widest(position);
        }
        let board = Board::<R>::pack(position);
        let Bounds { lower, upper } = Searcher::new(&self.shared()).known(&board);
        Span {
            lower: board.margin() + lower,
            upper: board.margin() + upper,
        }
    }

    /// A line of best moves from a position of known final margin, as far as the watch allows.
    pub(super) fn line(&self, position: &Position, margin: i16) -> Vec<Move> {
        let mut line = Vec::new();
        let mut position = *position;
        let mut margin = margin;
        while let Some((chosen, after)) = self.best_move(&position, margin) {
            if after.to_move() != position.to_move() {
                margin = -margin;
            }
            line.push(chosen);
            position = after;
        }
        line
    }

    /// The first move that keeps a final margin.
    fn best_move(&self, position: &Position, margin: i16) -> Option<(Move, Position)> {
        let moves: Vec<(Move, Position)> = position
            .legal_moves()
            .filter_map(|chosen| Some((chosen, position.play(chosen).ok()?)))
            .collect();
        let seen = |after: &Position, span: Span| {
            if after.to_move() == position.to_move() {
                span
            } else {
                span.turned()
            }
        };
        let keeps = |after: &Position| seen(after, self.known(after)).lower >= margin;
        let proves = |after: &Position| {
            let again = after.to_move() == position.to_move();
            let step = self.laps.step();
            if after.is_over() {
                return margin_of(after, position.to_move()) >= Some(margin);
            }
            if again {
                self.test(after, margin)
                    .is_some_and(|value| value >= margin)
            } else {
                self.test(after, step - margin)
                    .is_some_and(|value| -value >= margin)
            }
        };
        moves
            .iter()
            .find(|(_, after)| !after.is_over() && keeps(after))
            .or_else(|| moves.iter().find(|(_, after)| proves(after)))
            .copied()
    }

    /// The move of which the best is known, for a search that was ended early.
    pub(super) fn best_known(&self, position: &Position) -> Option<Move> {
        position.legal_moves().max_by_key(|&chosen| {
            let after = position.play(chosen).ok()?;
            let span = self.known(&after);
            let span = if after.to_move() == position.to_move() {
                span
            } else {
                span.turned()
            };
            Some((span.lower, span.upper))
        })
    }
}

/// Tests whether the final margin for the player to move reaches a target, by the contract of
/// [`Searcher::test`]. While a swap is to come it plays positions, which know of it.
fn test_position<R: Row>(
    searcher: &mut Searcher<'_, R>,
    position: &Position,
    target: i16,
    step: i16,
) -> i16 {
    let mover = position.to_move();
    if let Some(margin) = margin_of(position, mover) {
        return margin;
    }
    if position.swap_right() == SwapRight::Gone {
        let board = Board::<R>::pack(position);
        return board.margin() + searcher.test(&board, target - board.margin());
    }
    let mut best = i16::MIN;
    for chosen in position.legal_moves() {
        let Ok(after) = position.play(chosen) else {
            continue;
        };
        let value = if after.is_over() {
            margin_of(&after, mover).unwrap_or(i16::MIN)
        } else if after.to_move() == mover {
            test_position(searcher, &after, target, step)
        } else {
            -test_position(searcher, &after, step - target, step)
        };
        best = best.max(value);
        if best >= target || searcher.is_stopped() {
            break;
        }
    }
    best
}
