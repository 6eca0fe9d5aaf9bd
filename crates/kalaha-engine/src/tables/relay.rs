//! Relay sowing: what a move does depends on both rows, so that values are found one by one.

use super::build::Growth;
use crate::laps::Sown;
use crate::row::Row;

impl<R: Row> Growth<'_, R> {
    /// One row of T and of U under relay sowing, where what a move does depends on both rows.
    pub(super) fn relay_row(
        &self,
        p: usize,
        q: usize,
        row: R,
        (lower, u): (&[u8], &mut [u8]),
        t: &mut [u8],
    ) {
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
    pub(super) fn relayed(
        &self,
        sown: Sown<R>,
        seeds: usize,
        within: impl Fn(usize, usize) -> i8,
    ) -> i8 {
        if usize::from(sown.own.sum()) + usize::from(sown.other.sum()) == seeds {
            -within(self.ranks.rank(sown.own), self.ranks.rank(sown.other))
        } else {
            self.below(self.planes - 1, sown)
        }
    }

    pub(super) fn relay_plane_row(
        &self,
        plane: usize,
        (p, q): (usize, usize),
        row: R,
        t: &mut [u8],
    ) {
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
