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

use std::io;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use kalaha::{End, Remaining, Rules};

use super::maps::{Link, Maps, within_row};
use super::ranks::Ranks;
use super::transpose::transpose;
use super::{Layer, Tables, can_have_tables, canonical, planes, positions};
use crate::laps::{Laps, Last, Sown};
use crate::memory::Block;
use crate::row::Row;

/// A value lower than any margin: no move was found yet.
const NONE: u8 = i8::MIN as u8;

/// What to build and how.
#[derive(Clone, Copy)]
pub struct Build<'a> {
    /// The rule set; see [`can_have_tables`].
    pub rules: &'a Rules,
    /// The most seeds in the houses, up to 127.
    pub up_to: usize,
    /// Threads to use.
    pub threads: usize,
    /// Stops the work when it becomes true.
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
        if !can_have_tables(self.rules) {
            return Ok(None);
        }
        let rules = canonical(self.rules);
        if rules.houses <= 8 {
            self.grow::<u64>(rules)
        } else {
            self.grow::<u128>(rules)
        }
    }

    fn grow<R: Row>(&self, rules: Rules) -> io::Result<Option<Tables>> {
        let up_to = self.up_to.min(i8::MAX as usize);
        let laps = Laps::<R>::new(&rules, up_to as u8);
        let ranks = Ranks::new(laps.houses, up_to);
        let maps = Maps::new(&laps, &ranks, up_to);
        let planes = planes(&rules, up_to);
        let mut growth = Growth {
            laps,
            ranks,
            maps,
            planes,
            layers: Vec::new(),
            turned: Vec::new(),
        };
        let done = AtomicU64::new(0);
        for seeds in 0..=up_to {
            growth.add_layer(seeds, self, &done)?;
            if self.stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
        }
        let Growth { ranks, layers, .. } = growth;
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

    /// Runs tasks on all threads, the last of the list first.
    fn on_all_threads<T: Send>(&self, tasks: Vec<T>, run: impl Fn(T) + Sync) {
        let tasks = Mutex::new(tasks);
        let work = || {
            while !self.stop.load(Ordering::Relaxed) {
                let task = tasks.lock().map_or(None, |mut tasks| tasks.pop());
                let Some(task) = task else { break };
                run(task);
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..self.threads {
                scope.spawn(work);
            }
            work();
        });
    }
}

/// A table in the making.
struct Growth<R> {
    laps: Laps<R>,
    ranks: Ranks,
    maps: Maps<R>,
    planes: usize,
    layers: Vec<Layer>,
    /// U of each layer, for a turn's beginning.
    turned: Vec<Block>,
}

/// T(p, q) and T(q, p) with their turned forms; only the first of both if p = q.
struct Pair<'a> {
    south: usize,
    t: &'a mut [u8],
    u: &'a mut [u8],
    /// T(q, p) and U(q, p).
    mirror: Option<(&'a mut [u8], &'a mut [u8])>,
}

impl<R: Row> Growth<R> {
    fn add_layer(&mut self, seeds: usize, build: &Build<'_>, done: &AtomicU64) -> io::Result<()> {
        let mut layer = Layer::new(&self.ranks, seeds, self.planes)?;
        let full = self.planes - 1;
        let mut turned = Block::new(layer.planes[full].len())?;
        let pairs = pairs(&layer.offsets, &mut layer.planes[full], &mut turned);
        build.on_all_threads(pairs, |pair| {
            let positions = pair.t.len() + pair.mirror.as_ref().map_or(0, |(t, _)| t.len());
            pulp::Arch::new().dispatch(
                #[inline(always)]
                || self.solve(seeds, pair),
            );
            build.tell(done, positions);
        });
        self.turned.push(turned);
        for plane in 0..full {
            let matrices = split(&layer.offsets, &mut layer.planes[plane]);
            build.on_all_threads(matrices.into_iter().enumerate().collect(), |(south, t)| {
                let positions = t.len();
                pulp::Arch::new().dispatch(
                    #[inline(always)]
                    || self.fill_plane(plane, seeds, south, t),
                );
                build.tell(done, positions);
            });
        }
        self.layers.push(layer);
        Ok(())
    }

    fn u_row(&self, south: usize, north: usize, rank: usize) -> &[u8] {
        let columns = self.ranks.count(north);
        let begin = self.layers_offset(south, north) + rank * columns;
        &self.turned[south + north][begin..begin + columns]
    }

    fn t_row(&self, plane: usize, south: usize, north: usize, rank: usize) -> &[u8] {
        let columns = self.ranks.count(north);
        &self.layers[south + north].matrix(plane, south)[rank * columns..][..columns]
    }

    fn layers_offset(&self, south: usize, north: usize) -> usize {
        (0..south)
            .map(|p| self.ranks.count(p) * self.ranks.count(south + north - p))
            .sum()
    }

    /// The plane after one more extra turn; nothing if that is refused.
    fn next_plane(&self, plane: usize) -> Option<usize> {
        if self.laps.counts_extra_turns {
            plane.checked_sub(1)
        } else {
            Some(plane)
        }
    }

    /// Solves both matrices of a pair at a turn's beginning.
    #[inline(always)]
    fn solve(&self, seeds: usize, pair: Pair<'_>) {
        let (p, q) = (pair.south, seeds - pair.south);
        let full = self.planes - 1;
        let Pair {
            t, u, mut mirror, ..
        } = pair;
        self.leave(full, p, q, t);
        match &mut mirror {
            Some((t, _)) => {
                self.leave(full, q, p, t);
                transpose(t, u, self.ranks.count(q));
            }
            None => transpose(t, u, self.ranks.count(p)),
        }
        self.stay(p, q, t, u);
        if let Some((mirrored_t, mirrored_u)) = &mut mirror {
            transpose(u, mirrored_t, self.ranks.count(p));
            transpose(t, mirrored_u, self.ranks.count(p));
        }
    }

    /// The value for South to move where nobody can, North having moved last.
    fn over(&self, south: usize, north: usize) -> Option<u8> {
        let over = match self.laps.end {
            End::EitherEmpty => south == 0 || north == 0,
            End::MoverStuck => south == 0,
            End::Pass => south == 0 && north == 0,
        };
        let margin = south as i8 - north as i8;
        over.then_some(match self.laps.remaining {
            Remaining::Owner => margin,
            Remaining::Emptier => -margin,
            Remaining::Discard => 0,
            Remaining::LastMover => -((south + north) as i8),
        } as u8)
    }

    /// True if South is passed over.
    fn passes(&self, south: usize, north: usize) -> bool {
        self.laps.end == End::Pass && south == 0 && north > 0
    }

    /// Fills T(p, q) with the best moves that leave the layer.
    #[inline(always)]
    fn leave(&self, plane: usize, p: usize, q: usize, t: &mut [u8]) {
        t.fill(self.over(p, q).unwrap_or(NONE));
        if self.over(p, q).is_some() || self.laps.is_relay() {
            return;
        }
        let columns = self.ranks.count(q);
        for (row, out) in self.maps.rows[p].iter().zip(t.chunks_exact_mut(columns)) {
            for house in (0..self.laps.houses).filter(|&house| row.get(house) > 0) {
                self.leave_by(plane, q, *row, house, out);
            }
        }
    }

    /// Betters one row of T by one house, where that leads to a lower layer.
    #[inline(always)]
    fn leave_by(&self, plane: usize, q: usize, row: R, house: usize, out: &mut [u8]) {
        let lap = self.laps.lap(house, row.get(house));
        let own = row.without(house).plus(lap.own);
        let p = usize::from(own.sum());
        let gain = lap.own_store as i8 - lap.other_store as i8;
        let after = q + usize::from(lap.other.sum());
        if let Last::Own(last) = lap.last
            && self.laps.captures.any
            && own.get(last.into()) == 1
        {
            if lap.other == R::EMPTY {
                self.capture(q, own, last.into(), out);
            } else {
                self.leave_by_columns(plane, q, row, house, out);
            }
            return;
        }
        if within_row(&self.laps, row, house).is_some() {
            return;
        }
        let map = self.maps.added(q, lap.other);
        let rank = self.ranks.rank(own);
        let again = lap.last == Last::OwnStore;
        match self.next_plane(plane).filter(|_| again) {
            Some(plane) => match self.rest_for_last_mover(p, after) {
                Some(rest) => better(out, gain + rest),
                None => best_of(out, self.t_row(plane, p, after, rank), map, |to_go| {
                    gain + to_go
                }),
            },
            None => best_of(out, self.u_row(p, after, rank), map, |to_go| gain - to_go),
        }
    }

    /// What a mover gets who ends the game by an extra turn that he can't use, where the stored value
    /// of that position, for the other having moved last, does not say it.
    fn rest_for_last_mover(&self, p: usize, q: usize) -> Option<i8> {
        let takes_all = self.laps.remaining == Remaining::LastMover && self.over(p, q).is_some();
        takes_all.then_some((p + q) as i8)
    }

    /// Betters one row of T by a capture in house `last`, whose effect on South's row is `own`.
    #[inline(always)]
    fn capture(&self, q: usize, own: R, last: usize, out: &mut [u8]) {
        let captures = self.laps.captures;
        let opposite = self.laps.houses - 1 - last;
        let (own, taken) = if captures.own {
            (own.without(last), 1)
        } else {
            (own, 0)
        };
        let p = usize::from(own.sum());
        let rank = self.ranks.rank(own);
        for (captured, links) in self.maps.cleared(q, opposite).iter().enumerate().skip(1) {
            let from = self.u_row(p, q - captured, rank);
            let gain = taken + captured as i8;
            for &(to, at) in links {
                let value = gain - from[at as usize] as i8;
                let out = &mut out[to as usize];
                *out = (*out as i8).max(value) as u8;
            }
        }
        if captures.bare {
            let from = self.u_row(p, q, rank);
            best_where(out, from, self.maps.bare(q, opposite), |to_go| {
                taken - to_go
            });
        }
    }

    /// Betters one row of T by one house, a column at a time.
    fn leave_by_columns(&self, plane: usize, q: usize, row: R, house: usize, out: &mut [u8]) {
        for (other, out) in self.maps.rows[q].iter().zip(out) {
            let sown = self.laps.sow(row, *other, house);
            *out = (*out as i8).max(self.below(plane, sown)) as u8;
        }
    }

    /// South's value of a sowing that leads to a lower layer.
    fn below(&self, plane: usize, sown: Sown<R>) -> i8 {
        let (p, q) = (usize::from(sown.own.sum()), usize::from(sown.other.sum()));
        let (own, other) = (self.ranks.rank(sown.own), self.ranks.rank(sown.other));
        let gain = sown.own_store as i8 - sown.other_store as i8;
        match self.next_plane(plane).filter(|_| sown.again) {
            Some(plane) => {
                let stored = || self.t_row(plane, p, q, own)[other] as i8;
                gain + self.rest_for_last_mover(p, q).unwrap_or_else(stored)
            }
            None => gain - self.u_row(p, q, own)[other] as i8,
        }
    }

    /// Adds the moves within the layer to T(p, q) and U(p, q), p ≤ q.
    #[inline(always)]
    fn stay(&self, p: usize, q: usize, t: &mut [u8], u: &mut [u8]) {
        if self.passes(p, q) {
            return self.stay_alone(q, t, u);
        }
        let columns = self.ranks.count(q);
        for (rank, row) in self.maps.rows[p].iter().enumerate() {
            let (lower, u) = u.split_at_mut(rank * columns);
            let u = &mut u[..columns];
            let t = &mut t[rank * columns..][..columns];
            if self.laps.is_relay() {
                self.relay_row(p, q, *row, (&*lower, u), t);
                continue;
            }
            if self.over(p, q).is_none() {
                self.stay_in_row(q, *row, lower, t);
            }
            if self.over(q, p).is_none() {
                best_links(u, t, &self.maps.inside[q]);
                for (house, links) in self.maps.landing[q].iter().enumerate() {
                    let opposite = row.get(self.laps.houses - 1 - house);
                    if opposite == 0 && !self.laps.captures.bare {
                        best_links(u, t, links);
                    }
                }
            }
        }
    }

    /// Betters one row of T by South's moves within it; `lower` are the rows of U with lower ranks.
    #[inline(always)]
    fn stay_in_row(&self, q: usize, row: R, lower: &[u8], t: &mut [u8]) {
        for house in (0..self.laps.houses).filter(|&house| row.get(house) > 0) {
            let Some((after, landed)) = within_row(&self.laps, row, house) else {
                continue;
            };
            let from = &lower[self.ranks.rank(after) * t.len()..][..t.len()];
            match landed {
                None => best_of(t, from, None, |to_go| -to_go),
                Some(_) if self.laps.captures.bare => {}
                Some(house) => {
                    let bare = self.maps.bare(q, self.laps.houses - 1 - house);
                    best_where(t, from, bare, |to_go| -to_go);
                }
            }
        }
    }

    /// T(0, q) and U(0, q) where South is passed over: North moves on and on.
    fn stay_alone(&self, q: usize, t: &mut [u8], u: &mut [u8]) {
        for (rank, &row) in self.maps.rows[q].iter().enumerate() {
            let mut best = u[rank] as i8;
            for house in (0..self.laps.houses).filter(|&house| row.get(house) > 0) {
                if self.laps.is_relay() {
                    let sown = self.laps.sow(row, R::EMPTY, house);
                    best = best.max(self.relayed(sown, q, |after, _| t[after] as i8));
                } else if let Some((after, landed)) = within_row(&self.laps, row, house)
                    && !(landed.is_some() && self.laps.captures.bare)
                {
                    best = best.max(-(t[self.ranks.rank(after)] as i8));
                }
            }
            u[rank] = best as u8;
            t[rank] = -best as u8;
        }
    }

    /// One row of T and of U under relay sowing, where what a move does depends on both rows.
    fn relay_row(&self, p: usize, q: usize, row: R, (lower, u): (&[u8], &mut [u8]), t: &mut [u8]) {
        let houses = 0..self.laps.houses;
        let columns = t.len();
        if self.over(p, q).is_none() {
            for (t, &other) in t.iter_mut().zip(&self.maps.rows[q]) {
                for house in houses.clone().filter(|&house| row.get(house) > 0) {
                    let sown = self.laps.sow(row, other, house);
                    let within = |own: usize, other: usize| lower[own * columns + other] as i8;
                    *t = (*t as i8).max(self.relayed(sown, p + q, within)) as u8;
                }
            }
        }
        if self.over(q, p).is_none() {
            for (u, &own) in u.iter_mut().zip(&self.maps.rows[q]) {
                for house in houses.clone().filter(|&house| own.get(house) > 0) {
                    let sown = self.laps.sow(own, row, house);
                    let within = |own: usize, _| t[own] as i8;
                    *u = (*u as i8).max(self.relayed(sown, p + q, within)) as u8;
                }
            }
        }
    }

    /// The mover's value of a relay sowing in a layer of `seeds` seeds; `within` knows the other's
    /// value of positions in the same layer, by the mover's rank and the other's.
    fn relayed(&self, sown: Sown<R>, seeds: usize, within: impl Fn(usize, usize) -> i8) -> i8 {
        if usize::from(sown.own.sum()) + usize::from(sown.other.sum()) == seeds {
            -within(self.ranks.rank(sown.own), self.ranks.rank(sown.other))
        } else {
            self.below(self.planes - 1, sown)
        }
    }

    /// Fills T(p, q) for fewer extra turns left, from the finished U of the same layer.
    #[inline(always)]
    fn fill_plane(&self, plane: usize, seeds: usize, p: usize, t: &mut [u8]) {
        let q = seeds - p;
        let columns = self.ranks.count(q);
        self.leave(plane, p, q, t);
        if self.over(p, q).is_some() {
            return;
        }
        for (rank, (&row, t)) in self.maps.rows[p]
            .iter()
            .zip(t.chunks_exact_mut(columns))
            .enumerate()
        {
            if self.passes(p, q) {
                best_of(t, self.u_row(p, q, rank), None, |to_go| -to_go);
            } else if self.laps.is_relay() {
                self.relay_plane_row(plane, (p, q), row, t);
            } else {
                let begin = self.layers_offset(p, q);
                self.stay_in_row(q, row, &self.turned[seeds][begin..], t);
            }
        }
    }

    fn relay_plane_row(&self, plane: usize, (p, q): (usize, usize), row: R, t: &mut [u8]) {
        for (t, &other) in t.iter_mut().zip(&self.maps.rows[q]) {
            for house in (0..self.laps.houses).filter(|&house| row.get(house) > 0) {
                let sown = self.laps.sow(row, other, house);
                let within = usize::from(sown.own.sum()) + usize::from(sown.other.sum()) == p + q;
                let value = if within {
                    let row = self.u_row(p, q, self.ranks.rank(sown.own));
                    -(row[self.ranks.rank(sown.other)] as i8)
                } else {
                    self.below(plane, sown)
                };
                *t = (*t as i8).max(value) as u8;
            }
        }
    }
}

/// Cuts a plane into its matrices.
fn split<'a>(offsets: &[usize], mut plane: &'a mut [u8]) -> Vec<&'a mut [u8]> {
    offsets
        .windows(2)
        .map(|bounds| {
            let (matrix, rest) = core::mem::take(&mut plane).split_at_mut(bounds[1] - bounds[0]);
            plane = rest;
            matrix
        })
        .collect()
}

/// The pairs of a layer, the largest last.
fn pairs<'a>(offsets: &[usize], t: &'a mut [u8], u: &'a mut [u8]) -> Vec<Pair<'a>> {
    let mut matrices: Vec<_> = split(offsets, t)
        .into_iter()
        .zip(split(offsets, u))
        .map(Some)
        .collect();
    let last = matrices.len() - 1;
    let mut pairs = Vec::new();
    for south in 0..=last / 2 {
        let Some((t, u)) = matrices[south].take() else {
            continue;
        };
        pairs.push(Pair {
            south,
            t,
            u,
            mirror: matrices[last - south].take(),
        });
    }
    pairs
}

/// Betters each column by a value.
#[inline(always)]
fn better(out: &mut [u8], value: i8) {
    for out in out {
        *out = (*out as i8).max(value) as u8;
    }
}

/// Betters each column by the value there, or where the map leads, in another row.
#[inline(always)]
fn best_of(out: &mut [u8], from: &[u8], map: Option<&[u32]>, value: impl Fn(i8) -> i8) {
    match map {
        None => {
            for (out, &from) in out.iter_mut().zip(from) {
                *out = (*out as i8).max(value(from as i8)) as u8;
            }
        }
        Some(map) => {
            for (out, &at) in out.iter_mut().zip(map) {
                *out = (*out as i8).max(value(from[at as usize] as i8)) as u8;
            }
        }
    }
}

/// Betters the columns in which `mask` is all ones.
#[inline(always)]
fn best_where(out: &mut [u8], from: &[u8], mask: &[u8], value: impl Fn(i8) -> i8) {
    for ((out, &from), &mask) in out.iter_mut().zip(from).zip(mask) {
        let value = (value(from as i8) as u8 & mask) | (NONE & !mask);
        *out = (*out as i8).max(value as i8) as u8;
    }
}

/// Betters columns by the other's value where their links lead.
#[inline(always)]
fn best_links(out: &mut [u8], from: &[u8], links: &[Link]) {
    for &(to, at) in links {
        let value = -(from[at as usize] as i8);
        let out = &mut out[to as usize];
        *out = (*out as i8).max(value) as u8;
    }
}
