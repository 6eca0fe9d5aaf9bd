//! What each move does to a whole row of values at once.

use kalaha::{End, Remaining};

use super::build::Growth;
use super::maps::{Link, within_row};
use crate::laps::{Last, Sown};
use crate::row::Row;

/// A value lower than any margin: no move was found yet.
const NONE: u8 = i8::MIN as u8;

impl<R: Row> Growth<'_, R> {
    /// The value for South to move where nobody can, North having moved last.
    pub(super) fn over(&self, south: usize, north: usize) -> Option<u8> {
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
    pub(super) fn passes(&self, south: usize, north: usize) -> bool {
        self.laps.end == End::Pass && south == 0 && north > 0
    }

    /// What a mover gets who ends the game by an extra turn that he can't use, where the stored value
    /// of that position, for the other having moved last, does not say it.
    fn rest_for_last_mover(&self, p: usize, q: usize) -> Option<i8> {
        let takes_all = self.laps.remaining == Remaining::LastMover && self.over(p, q).is_some();
        takes_all.then_some((p + q) as i8)
    }

    /// The plane after one more extra turn; nothing if that is refused.
    fn next_plane(&self, plane: usize) -> Option<usize> {
        if self.laps.counts_extra_turns {
            plane.checked_sub(1)
        } else {
            Some(plane)
        }
    }

    /// Fills T(p, q) with the best moves that leave the layer.
    #[inline(always)]
    pub(super) fn leave(&self, plane: usize, p: usize, q: usize, t: &mut [u8]) {
        let over = self.over(p, q);
        let columns = self.ranks.count(q);
        for (row, out) in self.maps.rows[p].iter().zip(t.chunks_exact_mut(columns)) {
            if self.is_stopped() {
                return;
            }
            out.fill(over.unwrap_or(NONE));
            if over.is_some() || self.laps.is_relay() {
                continue;
            }
            for house in (0..self.laps.houses).filter(|&house| row.get(house) > 0) {
                self.leave_by(plane, q, *row, house, out);
            }
        }
    }

    /// Betters one row of T by one house, where that leads to a lower layer.
    #[inline(always)]
    fn leave_by(&self, plane: usize, q: usize, row: R, house: usize, out: &mut [u8]) {
        let lap = self.laps.lap(house, row.get(house));
        let own = row.plus(lap.own);
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
    pub(super) fn below(&self, plane: usize, sown: Sown<R>) -> i8 {
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
    pub(super) fn stay(&self, p: usize, q: usize, t: &mut [u8], u: &mut [u8]) {
        if self.passes(p, q) {
            return self.stay_alone(q, t, u);
        }
        let columns = self.ranks.count(q);
        for (rank, row) in self.maps.rows[p].iter().enumerate() {
            if self.is_stopped() {
                return;
            }
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

    /// Fills T(p, q) for fewer extra turns left, from the finished U of the same layer.
    #[inline(always)]
    pub(super) fn fill_plane(&self, plane: usize, seeds: usize, p: usize, t: &mut [u8]) {
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
            if self.is_stopped() {
                return;
            }
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
