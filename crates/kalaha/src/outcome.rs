//! How a game came out.

use crate::Side;

/// A final count, in seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Outcome {
    /// South's seeds.
    pub south: u8,
    /// North's seeds.
    pub north: u8,
}

impl Outcome {
    /// Who has more seeds; nobody in a draw.
    #[must_use]
    pub fn winner(self) -> Option<Side> {
        match self.south.cmp(&self.north) {
            core::cmp::Ordering::Greater => Some(Side::South),
            core::cmp::Ordering::Less => Some(Side::North),
            core::cmp::Ordering::Equal => None,
        }
    }

    /// `south`, `north` or `draw`.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        self.winner().map_or("draw", Side::as_str)
    }

    /// South's seeds less North's.
    #[must_use]
    pub fn south_margin(self) -> i16 {
        i16::from(self.south) - i16::from(self.north)
    }
}
