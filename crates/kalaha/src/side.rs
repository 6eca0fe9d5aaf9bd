//! The two sides of the board.

use core::ops::{Index, IndexMut, Not};

use crate::words::words;

words! {
    /// One of the two sides. South starts unless a position says otherwise.
    pub enum Side {
        /// The side nearest the reader.
        South = "south",
        /// The side opposite.
        North = "north",
    }
}

impl Side {
    /// `S` or `N`, as written before a row or a house number.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::South => 'S',
            Self::North => 'N',
        }
    }

    /// The side of a letter, in either case.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'S' | 's' => Some(Self::South),
            'N' | 'n' => Some(Self::North),
            _ => None,
        }
    }
}

impl Not for Side {
    type Output = Self;

    /// The other side.
    fn not(self) -> Self {
        match self {
            Self::South => Self::North,
            Self::North => Self::South,
        }
    }
}

/// Something that each side has one of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct BySide<T> {
    /// South's.
    pub south: T,
    /// North's.
    pub north: T,
}

impl<T> BySide<T> {
    /// The same with the sides exchanged.
    #[must_use]
    pub fn turned(self) -> Self {
        Self {
            south: self.north,
            north: self.south,
        }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::South => &self.south,
            Side::North => &self.north,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::South => &mut self.south,
            Side::North => &mut self.north,
        }
    }
}
