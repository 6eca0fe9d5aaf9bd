//! Null windows straight to the end.
//!
//! The contract of [`Searcher::test`] is three lines. Let v be what it gives for a target t:
//!
//! - v ≥ t: the margin still to come is at least v;
//! - v < t: the margin still to come is at most v;
//! - in both cases the transposition table now says so.

use std::sync::atomic::{AtomicU64, Ordering};

use arrayvec::ArrayVec;
use kalaha::MAX_HOUSES;

use super::watch::Watch;
use crate::board::{Board, Next};
use crate::laps::Laps;
use crate::prefetch::prefetch;
use crate::row::Row;
use crate::tables::Tables;
use crate::transpositions::{Bounds, Key, Transpositions};

/// A list with room for every house.
type Each<T> = ArrayVec<T, { MAX_HOUSES as usize }>;

/// Positions with up to so many seeds more than the tables know are not remembered: to search them
/// again costs less than to wait for the memory of them.
const NEAR: usize = 2;

/// What all threads of a search share.
pub(super) struct Shared<'a, R> {
    pub(super) laps: &'a Laps<R>,
    pub(super) tables: Option<&'a Tables>,
    pub(super) known: Transpositions<'a>,
    pub(super) watch: &'a Watch<'a>,
    /// Positions that a thread is searching just now, by their checks; empty for one thread.
    pub(super) busy: &'a [AtomicU64],
    /// Whether values depend on what lies in the stores.
    pub(super) keyed_by_stores: bool,
}

/// One thread's search.
pub(super) struct Searcher<'a, R> {
    shared: &'a Shared<'a, R>,
    /// Positions whose moves were looked at.
    nodes: u64,
    stopped: bool,
}

/// A position one move on.
#[derive(Clone, Copy)]
struct Child<R> {
    board: Board<R>,
    /// Where it is remembered, if it is.
    key: Option<Key>,
    /// What the move changes in the margin, for the mover.
    gain: i16,
    again: bool,
    score: i16,
}

impl<R> Child<R> {
    /// What bounds of the position's value say of the move's.
    fn seen_by_mover(&self, Bounds { lower, upper }: Bounds) -> Bounds {
        if self.again {
            Bounds {
                lower: self.gain + lower,
                upper: self.gain + upper,
            }
        } else {
            Bounds {
                lower: self.gain - upper,
                upper: self.gain - lower,
            }
        }
    }
}

impl<'a, R: Row> Searcher<'a, R> {
    pub(super) fn new(shared: &'a Shared<'a, R>) -> Self {
        Self {
            shared,
            nodes: 0,
            stopped: false,
        }
    }

    /// True if the search was ended by its watch; what [`Searcher::test`] gave then means nothing.
    pub(super) fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Tests whether the margin still to come for the player to move is at least `target`.
    pub(super) fn test(&mut self, board: &Board<R>, target: i16) -> i16 {
        let value = self.search(board, self.key(board), target, false);
        self.shared.watch.add(self.nodes % Watch::PATIENCE);
        self.nodes = 0;
        value
    }

    /// What is known of a position without searching.
    pub(super) fn known(&self, board: &Board<R>) -> Bounds {
        if let Some(place) = self.place(board) {
            let to_go = i16::from(*place as i8);
            return Bounds {
                lower: to_go,
                upper: to_go,
            };
        }
        let most = board.in_play();
        let known = self.key(board).and_then(|key| self.shared.known.look(key));
        known.unwrap_or(Bounds {
            lower: -most,
            upper: most,
        })
    }

    /// Where a position is remembered, if it is worth it.
    #[inline]
    fn key(&self, board: &Board<R>) -> Option<Key> {
        let near = self.shared.tables.map_or(0, |tables| tables.up_to() + NEAR);
        if board.in_play() as usize <= near {
            return None;
        }
        let stores = [board.own_store, board.other_store];
        let [own_store, other_store] = if self.shared.keyed_by_stores {
            stores
        } else {
            [0; 2]
        };
        let rest = u32::from_le_bytes([board.extra_used, own_store, other_store, 0]);
        let Board { own, other, .. } = board;
        let (low, high) = ([own.low(), other.low()], [own.high(), other.high()]);
        Some(self.shared.known.key(low, high, rest.into()))
    }

    /// Where the table has a position's value, if it does.
    fn place(&self, board: &Board<R>) -> Option<&'a u8> {
        let tables = self.shared.tables?;
        if board.in_play() as usize > tables.up_to() {
            return None;
        }
        let extra_left = self
            .shared
            .laps
            .extra_turn_limit
            .saturating_sub(board.extra_used);
        Some(tables.place(board.own, board.other, extra_left))
    }

    /// `cuts` says that one move is likely to reach the target; where none is, all have to be searched,
    /// and threads share them.
    fn search(&mut self, board: &Board<R>, key: Option<Key>, target: i16, cuts: bool) -> i16 {
        self.nodes += 1;
        if self.nodes.is_multiple_of(Watch::PATIENCE) && self.shared.watch.looks_up() {
            self.stopped = true;
        }
        if self.stopped {
            return target;
        }
        let begun = self.nodes;
        let most = board.in_play();
        let mut children = Each::new();
        let mut best = self.look_at_children(board, &mut children);
        let mut open = Each::<&Child<R>>::new();
        for child in &children {
            let bounds = self.child_bounds(child);
            if bounds.lower >= target {
                best = best.max(bounds.lower);
            } else if bounds.upper < target {
                best = best.max(bounds.upper);
            } else {
                let at = open.iter().position(|other| other.score < child.score);
                open.insert(at.unwrap_or(open.len()), child);
            }
        }
        if best < target {
            best = best.max(self.search_children(&open, target, cuts));
            if self.stopped {
                return target;
            }
        }
        if let Some(key) = key {
            let known = self.shared.known.look(key);
            let Bounds { lower, upper } = known.unwrap_or(Bounds {
                lower: -most,
                upper: most,
            });
            let bounds = if best >= target {
                Bounds {
                    lower: best.max(lower),
                    upper,
                }
            } else {
                Bounds {
                    lower,
                    upper: best.min(upper),
                }
            };
            let weight = (self.nodes - begun + 1).ilog2();
            self.shared.known.put(key, bounds, weight);
        }
        best
    }

    /// Plays all moves and looks the positions up in the tables, before any recursion: the best value
    /// of moves that end the game or lead into a table; the others are added to `children`.
    #[inline]
    fn look_at_children(&self, board: &Board<R>, children: &mut Each<Child<R>>) -> i16 {
        let laps = self.shared.laps;
        let margin = board.margin();
        let mut best = -board.in_play();
        let mut solved = Each::<(i16, bool, &u8)>::new();
        let mut filled = board.own.filled();
        while filled != 0 {
            let house = filled.ilog2() as usize;
            filled ^= 1 << house;
            let Next {
                board: after,
                again,
                over,
            } = laps.play(*board, house);
            let gain = if again {
                after.margin()
            } else {
                -after.margin()
            } - margin;
            if over {
                best = best.max(gain);
            } else if let Some(place) = self.place(&after) {
                prefetch(place);
                solved.push((gain, again, place));
            } else {
                let key = self.key(&after);
                if let Some(key) = key {
                    self.shared.known.prefetch(key);
                }
                // What is taken, then an extra turn, then the house nearest the store.
                let score = 12 * gain + if again { 60 } else { 0 } + 2 * house as i16;
                children.push(Child {
                    board: after,
                    key,
                    gain,
                    again,
                    score,
                });
            }
        }
        for (gain, again, place) in solved {
            let to_go = i16::from(*place as i8);
            best = best.max(gain + if again { to_go } else { -to_go });
        }
        best
    }

    /// The best value among moves, searched until one reaches the target.
    ///
    /// Where all have to be searched, first come those whose positions no other thread is searching
    /// just now, then the others, of which something is known by then. Where one is likely to be
    /// enough, threads help each other with it instead of searching others for nothing.
    fn search_children(&mut self, children: &[&Child<R>], target: i16, cuts: bool) -> i16 {
        let mut best = i16::MIN;
        let mut postponed = Each::<&Child<R>>::new();
        for &child in children {
            if !cuts && self.is_busy(child) {
                postponed.push(child);
                continue;
            }
            best = best.max(self.search_child(child, target, cuts));
            if best >= target || self.stopped {
                return best;
            }
        }
        for child in postponed {
            let Bounds { lower, upper } = self.child_bounds(child);
            best = best.max(if lower >= target {
                lower
            } else if upper < target {
                upper
            } else {
                self.search_child(child, target, cuts)
            });
            if best >= target || self.stopped {
                return best;
            }
        }
        best
    }

    fn search_child(&mut self, child: &Child<R>, target: i16, cuts: bool) -> i16 {
        self.announce(child, true);
        let Child {
            board,
            key,
            gain,
            again,
            ..
        } = child;
        let value = if *again {
            gain + self.search(board, *key, target - gain, cuts)
        } else {
            // At least the target for the mover is less than the next higher one for the other.
            let step = self.shared.laps.step();
            gain - self.search(board, *key, gain - target + step, !cuts)
        };
        self.announce(child, false);
        value
    }

    #[inline]
    fn child_bounds(&self, child: &Child<R>) -> Bounds {
        let most = child.board.in_play();
        let known = child.key.and_then(|key| self.shared.known.look(key));
        child.seen_by_mover(known.unwrap_or(Bounds {
            lower: -most,
            upper: most,
        }))
    }

    /// The place where a position is announced as being searched, and what stands there then.
    fn busy_place(&self, child: &Child<R>) -> Option<(&AtomicU64, u64)> {
        let busy = self.shared.busy;
        let check = child.key?.check;
        let place = (check as usize).checked_rem(busy.len())?;
        Some((&busy[place], check))
    }

    fn is_busy(&self, child: &Child<R>) -> bool {
        let place = self.busy_place(child);
        place.is_some_and(|(place, check)| place.load(Ordering::Relaxed) == check)
    }

    fn announce(&self, child: &Child<R>, busy: bool) {
        if let Some((place, check)) = self.busy_place(child) {
            place.store(if busy { check } else { 0 }, Ordering::Relaxed);
        }
    }
}
