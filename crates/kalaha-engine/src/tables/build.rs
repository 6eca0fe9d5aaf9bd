//! Building tables a row at a time.
//!
//! A layer holds all positions with the same number of seeds; a move stays in its layer or leads to a
//! lower one. For p seeds of South and q of North there are two matrices with rows by South's rank and
//! columns by North's: T for South to move and U for North to move. U(p, q) is T(q, p) turned.
//!
//! For one row of South's, a choice of house has one effect on South's row and one map on North's, for
//! all columns at once: an extra turn reads a row of T, a passing move a row of U through the map, a
//! capture through a map that clears the house opposite. These come first, for both players. Then, as
//! a move within a row always lowers its rank, rows in ascending rank get their moves within the
//! layer, alternately in T and in U.
//!
//! U serves the layers above and, where extra turns are limited, the other planes of its own. In the
//! last layer of a table with one plane it serves nothing else than its own pair, so each thread has
//! one room for it, used again and again: of the memory of all U that is a third.

use std::io;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use kalaha::Rules;

use super::maps::Maps;
use super::pairs::{Pair, pairs, split};
use super::ranks::Ranks;
use super::transpose::transpose;
use super::{Layer, MOST_SEEDS, Tables, can_have_tables, canonical, planes, positions};
use crate::laps::Laps;
use crate::memory::Block;
use crate::row::Row;

/// What to build and how.
#[derive(Clone, Copy)]
pub struct Build<'a> {
    /// The rule set; see [`can_have_tables`].
    pub rules: &'a Rules,
    /// The most seeds in the houses, up to 127.
    pub up_to: usize,
    /// Threads to use.
    pub threads: usize,
    /// Stops the work when it becomes true, within a row of a matrix: milliseconds. A layer that is
    /// finished is kept before that.
    pub stop: &'a AtomicBool,
    /// Told after each part of the work.
    pub progress: &'a (dyn Fn(Progress) + Sync),
}

/// How far the work has come, in positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Done.
    pub done: u64,
    /// In all.
    pub total: u64,
}

impl Build<'_> {
    /// Builds the tables; nothing if it was stopped, or if the rule set can't have any.
    ///
    /// # Errors
    /// The system has not enough memory.
    pub fn run(&self) -> io::Result<Option<Tables>> {
        self.run_on(Vec::new(), &mut |_| Ok(()))
    }

    /// The same on top of layers that are finished, the first, the first two … or all of them. Each
    /// further one is handed to `keep` as soon as it is finished.
    ///
    /// # Errors
    /// The system has not enough memory, or a layer can't be kept.
    pub(super) fn run_on(
        &self,
        finished: Vec<Layer>,
        keep: &mut dyn FnMut(&Layer) -> io::Result<()>,
    ) -> io::Result<Option<Tables>> {
        if !can_have_tables(self.rules) {
            return Ok(None);
        }
        let rules = canonical(self.rules);
        if rules.houses <= 8 {
            self.grow::<u64>(rules, finished, keep)
        } else {
            self.grow::<u128>(rules, finished, keep)
        }
    }

    fn grow<R: Row>(
        &self,
        rules: Rules,
        finished: Vec<Layer>,
        keep: &mut dyn FnMut(&Layer) -> io::Result<()>,
    ) -> io::Result<Option<Tables>> {
        let up_to = self.up_to.min(usize::from(MOST_SEEDS));
        let mut growth = Growth::<R>::new(rules, up_to, self.stop);
        let finished_positions = |layer: &Layer| layer.planes.len() * layer.planes[0].len();
        let done = AtomicU64::new(finished.iter().map(finished_positions).sum::<usize>() as u64);
        for layer in finished {
            growth.take(layer)?;
        }
        for seeds in growth.layers.len()..=up_to {
            growth.add_layer(seeds, self, &done)?;
            if self.stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
            keep(&growth.layers[seeds])?;
        }
        let Growth {
            ranks,
            planes,
            layers,
            ..
        } = growth;
        Ok(Some(Tables {
            rules,
            up_to,
            planes,
            ranks,
            layers,
        }))
    }

    fn tell(&self, done: &AtomicU64, more: usize) {
        let done = done.fetch_add(more as u64, Ordering::Relaxed) + more as u64;
        (self.progress)(Progress {
            done,
            total: positions(self.rules, self.up_to),
        });
    }

    /// Runs tasks on all threads, the last of the list first, each thread with a room of so many bytes.
    fn on_all_threads<T: Send>(
        &self,
        tasks: Vec<T>,
        room: usize,
        run: impl Fn(T, &mut [u8]) + Sync,
    ) -> io::Result<()> {
        let tasks = Mutex::new(tasks);
        let work = |mut room: Block| {
            while !self.stop.load(Ordering::Relaxed) {
                let task = tasks.lock().map_or(None, |mut tasks| tasks.pop());
                let Some(task) = task else { break };
                run(task, &mut room);
            }
        };
        let mine = Block::new(room)?;
        let others: Vec<Block> = (1..self.threads)
            .map(|_| Block::new(room))
            .collect::<Result<_, _>>()?;
        std::thread::scope(|scope| {
            for room in others {
                scope.spawn(|| work(room));
            }
            work(mine);
        });
        Ok(())
    }
}

/// A table in the making.
pub(super) struct Growth<'a, R> {
    pub(super) laps: Laps<R>,
    pub(super) ranks: Ranks,
    pub(super) maps: Maps<R>,
    pub(super) planes: usize,
    /// Seeds of the last layer.
    up_to: usize,
    /// Looked at before each row of a matrix; what is not finished then is not finished ever.
    stop: &'a AtomicBool,
    layers: Vec<Layer>,
    /// U of each layer, for a turn's beginning.
    pub(super) turned: Vec<Block>,
}

impl<'a, R: Row> Growth<'a, R> {
    fn new(rules: Rules, up_to: usize, stop: &'a AtomicBool) -> Self {
        let laps = Laps::<R>::new(&rules, up_to as u8);
        let ranks = Ranks::new(laps.houses, up_to);
        Self {
            maps: Maps::new(&laps, &ranks, up_to),
            planes: planes(&rules, up_to),
            laps,
            ranks,
            up_to,
            stop,
            layers: Vec::new(),
            turned: Vec::new(),
        }
    }

    #[inline(always)]
    pub(super) fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn add_layer(&mut self, seeds: usize, build: &Build<'_>, done: &AtomicU64) -> io::Result<()> {
        let mut layer = Layer::new(&self.ranks, seeds, self.planes)?;
        let full = self.planes - 1;
        let mut turned = self.room_for_turned(&layer)?;
        let pairs = pairs(
            &layer.offsets,
            &mut layer.planes[full],
            turned.as_deref_mut(),
        );
        // For U where it is not kept; the largest pair is the last.
        let largest = pairs.last().filter(|pair| pair.u.is_none());
        let room = largest.map_or(0, |pair| pair.t.len());
        build.on_all_threads(pairs, room, |pair, room| {
            let positions = pair.positions();
            pulp::Arch::new().dispatch(Solve {
                growth: self,
                seeds,
                pair,
                room,
            });
            build.tell(done, positions);
        })?;
        self.turned.extend(turned);
        for plane in 0..full {
            let matrices = split(&layer.offsets, &mut layer.planes[plane]);
            let matrices = matrices.into_iter().enumerate().collect();
            build.on_all_threads(matrices, 0, |(south, t): (usize, &mut [u8]), _| {
                let positions = t.len();
                pulp::Arch::new().dispatch(FillPlane {
                    growth: self,
                    plane,
                    seeds,
                    south,
                    t,
                });
                build.tell(done, positions);
            })?;
        }
        self.layers.push(layer);
        Ok(())
    }

    /// Room for U of a layer, unless nothing but its own pairs needs it.
    fn room_for_turned(&self, layer: &Layer) -> io::Result<Option<Block>> {
        let full = self.planes - 1;
        let is_last = layer.seeds() == self.up_to;
        (!is_last || full > 0)
            .then(|| Block::new(layer.planes[full].len()))
            .transpose()
    }

    /// Adds a finished layer, and turns it for those above.
    fn take(&mut self, layer: Layer) -> io::Result<()> {
        let full = self.planes - 1;
        let seeds = layer.seeds();
        let mut turned = self.room_for_turned(&layer)?;
        let matrices = turned
            .as_deref_mut()
            .map(|turned| split(&layer.offsets, turned));
        for (south, u) in matrices.into_iter().flatten().enumerate() {
            let north = seeds - south;
            transpose(
                layer.matrix(full, north),
                u,
                self.ranks.count(north),
                self.stop,
            );
        }
        self.turned.extend(turned);
        self.layers.push(layer);
        Ok(())
    }

    pub(super) fn u_row(&self, south: usize, north: usize, rank: usize) -> &[u8] {
        let columns = self.ranks.count(north);
        let begin = self.layers_offset(south, north) + rank * columns;
        &self.turned[south + north][begin..begin + columns]
    }

    pub(super) fn t_row(&self, plane: usize, south: usize, north: usize, rank: usize) -> &[u8] {
        let columns = self.ranks.count(north);
        &self.layers[south + north].matrix(plane, south)[rank * columns..][..columns]
    }

    pub(super) fn layers_offset(&self, south: usize, north: usize) -> usize {
        (0..south)
            .map(|p| self.ranks.count(p) * self.ranks.count(south + north - p))
            .sum()
    }

    /// Solves both matrices of a pair at a turn's beginning.
    #[inline(always)]
    fn solve(&self, seeds: usize, pair: Pair<'_>, room: &mut [u8]) {
        let (p, q) = (pair.south, seeds - pair.south);
        let full = self.planes - 1;
        let Pair {
            t,
            u,
            mut mirrored_t,
            mirrored_u,
            ..
        } = pair;
        let u = u.unwrap_or(room);
        let u = &mut u[..t.len()];
        self.leave(full, p, q, t);
        match &mut mirrored_t {
            Some(mirrored_t) => {
                self.leave(full, q, p, mirrored_t);
                transpose(mirrored_t, u, self.ranks.count(q), self.stop);
            }
            None => transpose(t, u, self.ranks.count(p), self.stop),
        }
        self.stay(p, q, t, u);
        if let Some(mirrored_t) = mirrored_t {
            transpose(u, mirrored_t, self.ranks.count(p), self.stop);
        }
        if let Some(mirrored_u) = mirrored_u {
            transpose(t, mirrored_u, self.ranks.count(p), self.stop);
        }
    }
}

// Work for the processor's best instructions. Closures would do only if they happen to be inlined.

/// See [`Growth::solve`].
struct Solve<'a, R> {
    growth: &'a Growth<'a, R>,
    seeds: usize,
    pair: Pair<'a>,
    room: &'a mut [u8],
}

impl<R: Row> pulp::WithSimd for Solve<'_, R> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: pulp::Simd>(self, _: S) {
        self.growth.solve(self.seeds, self.pair, self.room);
    }
}

/// See [`Growth::fill_plane`].
struct FillPlane<'a, R> {
    growth: &'a Growth<'a, R>,
    plane: usize,
    seeds: usize,
    south: usize,
    t: &'a mut [u8],
}

impl<R: Row> pulp::WithSimd for FillPlane<'_, R> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: pulp::Simd>(self, _: S) {
        self.growth
            .fill_plane(self.plane, self.seeds, self.south, self.t);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every part of the work looks at the flag before each of its rows, so that a stop waits for one
    /// row and not for a matrix, of which there are some with a hundred million values.
    #[test]
    fn a_stop_is_seen_within_a_matrix() {
        const UNTOUCHED: u8 = 99;
        let limited = Rules {
            extra_turn_limit: Some(1),
            ..Rules::STANDARD
        };
        let relay = Rules {
            lap: kalaha::Lap::Relay,
            ..limited
        };
        for rules in [limited, relay] {
            let stop = AtomicBool::new(false);
            let mut growth = Growth::<u64>::new(rules, 6, &stop);
            let never = Build {
                rules: &rules,
                up_to: 6,
                threads: 1,
                stop: &stop,
                progress: &|_| {},
            };
            for seeds in 0..6 {
                let done = AtomicU64::new(0);
                growth.add_layer(seeds, &never, &done).expect("memory");
            }
            stop.store(true, Ordering::Relaxed);
            let (p, q) = (2, 4);
            let size = growth.ranks.count(p) * growth.ranks.count(q);
            let [mut t, mut u] = [vec![UNTOUCHED; size], vec![UNTOUCHED; size]];
            growth.leave(1, p, q, &mut t);
            growth.stay(p, q, &mut t, &mut u);
            growth.fill_plane(0, p + q, p, &mut t);
            assert!(t.iter().chain(&u).all(|&value| value == UNTOUCHED));
            stop.store(false, Ordering::Relaxed);
            growth.leave(1, p, q, &mut t);
            growth.stay(p, q, &mut t, &mut u);
            assert!(t.iter().all(|&value| value != UNTOUCHED));
        }
    }
}
