//! Houses, stores and rows.

use core::fmt;
use core::ops::{Deref, DerefMut, Index, IndexMut};

use crate::Side;

/// The most houses a side can have.
pub const MAX_HOUSES: u8 = 12;

const ROOM: usize = MAX_HOUSES as usize;

/// A house, counted from its owner's left: index 0 is the first, which people call house 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct House(u8);

impl House {
    /// The house at a 0-based index.
    #[must_use]
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    /// The 0-based index from the owner's left.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number that people use: 1 is the owner's leftmost house.
    #[must_use]
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// The house of the other side that lies opposite, on a board with `houses` a side.
    ///
    /// ```
    /// # use kalaha::House;
    /// assert_eq!(House::new(0).opposite(6), House::new(5));
    /// ```
    #[must_use]
    pub const fn opposite(self, houses: u8) -> Self {
        Self(houses - 1 - self.0)
    }
}

/// A house or a store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(untagged))]
pub enum Pit {
    /// A house of `side`.
    House {
        /// Whose row it lies in.
        side: Side,
        /// Which house of that row.
        house: House,
    },
    /// The store of `side`; in JSON a pit without `house`.
    Store {
        /// Its owner.
        side: Side,
    },
}

/// The seeds of one side's houses, left to right from their owner's seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Row {
    seeds: [u8; ROOM],
    houses: u8,
}

impl Row {
    /// A row of `houses` empty houses.
    ///
    /// # Panics
    /// If `houses` is more than [`MAX_HOUSES`].
    #[must_use]
    pub fn empty(houses: u8) -> Self {
        assert!(
            houses <= MAX_HOUSES,
            "a row has at most {MAX_HOUSES} houses"
        );
        Self {
            seeds: [0; ROOM],
            houses,
        }
    }

    /// All seeds of the row.
    #[must_use]
    pub fn sum(&self) -> u8 {
        self.iter().sum()
    }

    /// True if no house holds a seed.
    #[must_use]
    pub fn is_bare(&self) -> bool {
        self.seeds == [0; ROOM]
    }
}

impl Deref for Row {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.seeds[..usize::from(self.houses)]
    }
}

impl DerefMut for Row {
    fn deref_mut(&mut self) -> &mut [u8] {
        &mut self.seeds[..usize::from(self.houses)]
    }
}

impl Index<House> for Row {
    type Output = u8;

    fn index(&self, house: House) -> &u8 {
        &self.seeds[house.index()]
    }
}

impl IndexMut<House> for Row {
    fn index_mut(&mut self, house: House) -> &mut u8 {
        &mut self.seeds[house.index()]
    }
}

impl fmt::Debug for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// The counts, separated by blanks.
impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, seeds) in self.iter().enumerate() {
            if i > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{seeds}")?;
        }
        Ok(())
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Row {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
