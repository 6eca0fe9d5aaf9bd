//! The seats that somebody holds.

use kalaha::BySide;

/// The seats that somebody holds. Who plays alone at one table holds both.
pub type Seats = BySide<bool>;

/// South's seat.
pub const SOUTH: Seats = BySide {
    south: true,
    north: false,
};

/// North's seat.
pub const NORTH: Seats = BySide {
    south: false,
    north: true,
};

/// Both seats.
pub const BOTH: Seats = BySide {
    south: true,
    north: true,
};

/// No seat: somebody who watches.
pub const NOBODY: Seats = BySide {
    south: false,
    north: false,
};
