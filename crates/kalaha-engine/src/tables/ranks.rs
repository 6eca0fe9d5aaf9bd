//! Numbering the rows with a given number of seeds.
//!
//! With S₀, S₁ … the sums of the first 1, 2 … of m houses, a row has the rank Σ `C(S_k + k, k + 1)` for
//! k = 0 … m − 2 among all rows with as many seeds (colexicographic order of the sums). Moving seeds
//! to the right lowers every sum, so a sowing that stays within a row always lowers its rank.

use crate::row::Row;

/// Ranks of rows of a number of houses with up to a number of seeds.
#[derive(Clone, Debug)]
pub struct Ranks {
    houses: usize,
    most: usize,
    /// C(S + k, k + 1) at `[k * (most + 1) + S]`.
    binomials: Vec<u32>,
    /// Rows with so many seeds: C(seeds + houses − 1, houses − 1).
    counts: Vec<usize>,
}

/// C(n, k); the largest number if that is too large.
#[must_use]
pub fn binomial(n: u64, k: u64) -> u64 {
    if k > n {
        return 0;
    }
    let exact = (0..k.min(n - k)).try_fold(1_u128, |value, i| {
        let value = value.checked_mul(u128::from(n - i))?;
        Some(value / u128::from(i + 1))
    });
    exact
        .and_then(|value| u64::try_from(value).ok())
        .unwrap_or(u64::MAX)
}

impl Ranks {
    /// Ranks of rows of `houses` houses with up to `most` seeds.
    #[must_use]
    pub fn new(houses: usize, most: usize) -> Self {
        let binomials = (0..houses.saturating_sub(1) as u64)
            .flat_map(|k| (0..=most as u64).map(move |sum| binomial(sum + k, k + 1) as u32))
            .collect();
        let rows = |seeds| binomial((seeds + houses - 1) as u64, (houses - 1) as u64) as usize;
        Self {
            houses,
            most,
            binomials,
            counts: (0..=most).map(rows).collect(),
        }
    }

    /// How many rows have so many seeds.
    #[inline]
    #[must_use]
    pub fn count(&self, seeds: usize) -> usize {
        self.counts[seeds]
    }

    /// The rank of a row among those with as many seeds.
    #[inline]
    #[must_use]
    pub fn rank<R: Row>(&self, row: R) -> usize {
        let sums = row.prefix_sums();
        let stride = self.most + 1;
        (0..self.houses - 1)
            .map(|k| self.binomials[k * stride + usize::from(sums.get(k))] as usize)
            .sum()
    }

    /// The row with so many seeds that has this rank.
    #[must_use]
    pub fn row<R: Row>(&self, seeds: usize, rank: usize) -> R {
        let mut counts = vec![0; self.houses];
        let (mut sum, mut rank) = (seeds, rank);
        for k in (0..self.houses - 1).rev() {
            let binomials = &self.binomials[k * (self.most + 1)..][..=sum];
            // The sum up to house k: the largest that the rank still holds.
            let left = binomials.partition_point(|&binomial| binomial as usize <= rank) - 1;
            counts[k + 1] = (sum - left) as u8;
            rank -= binomials[left] as usize;
            sum = left;
        }
        counts[0] = sum as u8;
        R::pack(counts.into_iter())
    }

    /// All rows with so many seeds, by rank.
    #[must_use]
    pub fn rows<R: Row>(&self, seeds: usize) -> Vec<R> {
        let mut rows = Vec::with_capacity(self.count(seeds));
        fill(&mut rows, R::EMPTY, self.houses - 1, seeds);
        debug_assert_eq!(rows.len(), self.count(seeds));
        rows
    }
}

/// Adds all ways to put `seeds` into the houses up to `last`, the outermost loop over those to the
/// left of it.
fn fill<R: Row>(rows: &mut Vec<R>, row: R, last: usize, seeds: usize) {
    let with = |here: usize| row.plus(R::pack(core::iter::repeat_n(0, last).chain([here as u8])));
    if last == 0 {
        rows.push(with(seeds));
        return;
    }
    for left in 0..=seeds {
        fill(rows, with(seeds - left), last - 1, left);
    }
}

#[cfg(test)]
mod tests {
    use super::{Ranks, binomial};

    #[test]
    fn rows_are_listed_by_rank() {
        for houses in 1..=8 {
            let ranks = Ranks::new(houses, 7);
            for seeds in 0..=7 {
                let rows = ranks.rows::<u64>(seeds);
                assert_eq!(rows.len(), ranks.count(seeds));
                for (rank, &row) in rows.iter().enumerate() {
                    assert_eq!(ranks.rank(row), rank, "{houses} houses, row {row:x}");
                    assert_eq!(ranks.rank(u128::from(row)), rank);
                    assert_eq!(ranks.row::<u64>(seeds, rank), row);
                }
            }
        }
        assert_eq!(binomial(30, 6), 593_775);
        assert_eq!(binomial(151, 24), u64::MAX);
    }
}
