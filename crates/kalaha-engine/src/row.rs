//! One side's houses packed into an integer, a byte a house.
//!
//! Byte 0, the lowest, is the house that is sown first on a way through the row; with
//! counter-clockwise rules that is house index 0. All counts of a board add up to at most 255, so
//! that neither adding rows nor summing their bytes ever carries from one byte into the next.
//!
//! ```text
//! bits  63..56 55..48 47..40 39..32 31..24 23..16 15..8  7..0
//! house    7      6      5      4      3      2      1     0      (u64; u128 holds 16)
//! ```

use core::fmt::Debug;
use core::hash::Hash;

/// A packed row: `u64` for up to 8 houses a side, `u128` for more.
pub trait Row: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// A row without seeds.
    const EMPTY: Self;

    /// Packs counts, the first into byte 0.
    fn pack(counts: impl Iterator<Item = u8>) -> Self;

    /// One seed in a house.
    fn one(house: usize) -> Self;

    /// The seeds of a house.
    fn get(self, house: usize) -> u8;

    /// The row without the seeds of a house.
    #[must_use]
    fn without(self, house: usize) -> Self;

    /// Both rows' seeds.
    #[must_use]
    fn plus(self, more: Self) -> Self;

    /// The row less the seeds of another one, or what to add for that.
    #[must_use]
    fn minus(self, less: Self) -> Self;

    /// A bit for each house that holds seeds, house 0 in bit 0.
    fn filled(self) -> u16;

    /// One of the houses that hold seeds, each with the same chance for a random number below 2³².
    /// Without meaning for an empty row.
    fn any_filled(self, random: u64) -> usize;

    /// All seeds of the row.
    fn sum(self) -> u8;

    /// The sums of the first 1, 2, … houses, a byte each. Bytes behind the row hold its whole sum.
    #[must_use]
    fn prefix_sums(self) -> Self;

    /// All bits of a house.
    #[must_use]
    fn whole(house: usize) -> Self;

    /// True if the house of these bits (see [`Row::whole`]) holds one seed; false for no bits.
    fn only_one(self, whole: Self) -> bool;

    /// The row without the house of these bits, if `clear`.
    #[must_use]
    fn cleared(self, whole: Self, clear: bool) -> Self;

    /// The seeds of the house that begins at a bit.
    fn byte_at(self, shift: u8) -> u8;

    /// The row without the seeds of the house that begins at a bit, if `clear`.
    #[must_use]
    fn byte_cleared(self, shift: u8, clear: bool) -> Self;

    /// Both rows, exchanged if `exchange`.
    #[must_use]
    fn exchanged(self, other: Self, exchange: bool) -> (Self, Self);

    /// The row in 64 bits; of a row of more than 8 houses the lowest 8.
    fn low(self) -> u64;

    /// What [`Row::low`] leaves out.
    fn high(self) -> u64;
}

/// A one in each byte that is not zero.
macro_rules! ones_where_filled {
    ($row:expr, $int:ty) => {{
        const LOW: $int = <$int>::MAX / 0xff;
        // A byte's top bit is set by adding 0x7f to its lower seven, or was set.
        let high_bits = (($row & (LOW * 0x7f)) + LOW * 0x7f) | $row;
        (high_bits >> 7) & LOW
    }};
}

macro_rules! row {
    ($int:ty, $high:expr) => {
        impl Row for $int {
            const EMPTY: Self = 0;

            #[inline]
            fn pack(counts: impl Iterator<Item = u8>) -> Self {
                counts
                    .enumerate()
                    .fold(0, |row, (i, seeds)| row | Self::from(seeds) << (8 * i))
            }

            #[inline]
            fn one(house: usize) -> Self {
                1 << (8 * house)
            }

            #[inline]
            fn get(self, house: usize) -> u8 {
                (self >> (8 * house)) as u8
            }

            #[inline]
            fn without(self, house: usize) -> Self {
                self & !(0xff << (8 * house))
            }

            #[inline]
            fn plus(self, more: Self) -> Self {
                self.wrapping_add(more)
            }

            #[inline]
            fn minus(self, less: Self) -> Self {
                self.wrapping_sub(less)
            }

            #[inline]
            fn filled(self) -> u16 {
                const GATHER: u64 = 0x0102_0408_1020_4080;
                let ones = ones_where_filled!(self, $int);
                let gather = |ones: u64| (ones.wrapping_mul(GATHER) >> 56) as u16;
                gather(ones.low()) | gather(ones.high()) << 8
            }

            #[inline(always)]
            fn any_filled(self, random: u64) -> usize {
                const LOW: $int = <$int>::MAX / 0xff;
                // How many are filled up to each house.
                let counts = ones_where_filled!(self, $int).prefix_sums();
                let filled = (counts >> (<$int>::BITS - 8)) as u64;
                let nth = (random * filled) >> 32;
                // A byte's top bit is set where more than `nth` are: first in the house itself.
                let beyond = (counts + (0x7f - nth as $int) * LOW) & (LOW * 0x80);
                beyond.trailing_zeros() as usize / 8
            }

            #[inline]
            fn sum(self) -> u8 {
                (self.prefix_sums() >> (<$int>::BITS - 8)) as u8
            }

            #[inline]
            fn prefix_sums(self) -> Self {
                self.wrapping_mul(<$int>::MAX / 0xff)
            }

            #[inline]
            fn whole(house: usize) -> Self {
                0xff << (8 * house)
            }

            #[inline]
            fn only_one(self, whole: Self) -> bool {
                let one = whole & (Self::MAX / 0xff);
                (self & whole == one) & (whole != 0)
            }

            #[inline]
            fn cleared(self, whole: Self, clear: bool) -> Self {
                self & !(whole & Self::from(clear).wrapping_neg())
            }

            #[inline]
            fn byte_at(self, shift: u8) -> u8 {
                (self >> shift) as u8
            }

            #[inline]
            fn byte_cleared(self, shift: u8, clear: bool) -> Self {
                self & !((Self::from(clear).wrapping_neg() & 0xff) << shift)
            }

            #[inline]
            fn exchanged(self, other: Self, exchange: bool) -> (Self, Self) {
                let changed = (self ^ other) & Self::from(exchange).wrapping_neg();
                (self ^ changed, other ^ changed)
            }

            #[inline]
            fn low(self) -> u64 {
                self as u64
            }

            #[inline]
            fn high(self) -> u64 {
                const HIGH: fn($int) -> u64 = $high;
                HIGH(self)
            }
        }
    };
}
row!(u64, |_| 0);
row!(u128, |row| (row >> 64) as u64);

#[cfg(test)]
mod tests {
    use super::Row;

    fn laws<R: Row>(houses: usize) {
        let counts: Vec<u8> = (0..houses as u8).map(|i| (i * 5) % 18).collect();
        let row = R::pack(counts.iter().copied());
        assert_eq!(row.sum(), counts.iter().sum::<u8>());
        for (house, &seeds) in counts.iter().enumerate() {
            assert_eq!(row.get(house), seeds);
            assert_eq!(row.filled() >> house & 1 == 1, seeds > 0);
            assert_eq!(
                row.prefix_sums().get(house),
                counts[..=house].iter().sum::<u8>()
            );
            assert_eq!(row.without(house).sum(), row.sum() - seeds);
            assert_eq!(row.plus(R::one(house)).get(house), seeds + 1);
        }
        // House 0 is empty, and the others have each the same share of all numbers.
        let others = houses as u64 - 1;
        for nth in 0..others {
            let first = (nth << 32).div_ceil(others);
            assert_eq!(row.any_filled(first), nth as usize + 1);
            let last = (((nth + 1) << 32) - 1) / others;
            assert_eq!(row.any_filled(last), nth as usize + 1);
        }
        assert_eq!(R::pack([255].into_iter()).filled(), 1);
        assert_eq!(R::pack([128].into_iter()).filled(), 1);
    }

    #[test]
    fn both_widths_hold_counts() {
        laws::<u64>(8);
        laws::<u128>(12);
    }
}
