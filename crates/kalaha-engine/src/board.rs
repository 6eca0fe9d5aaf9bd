//! A whole game on the packed board: whose turn, stores, extra turns and the end.

use kalaha::{BySide, Direction, End, House, Majority, Position, Remaining, Side, SwapRight};

use crate::laps::{Laps, Sown};
use crate::row::Row;

/// A board seen from the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board<R> {
    /// The mover's houses.
    pub own: R,
    /// The opponent's houses.
    pub other: R,
    /// The mover's store.
    pub own_store: u8,
    /// The opponent's store.
    pub other_store: u8,
    /// Extra turns granted in this turn, counted only under a limit.
    pub extra_used: u8,
}

/// What a move leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Next<R> {
    /// The board seen from whoever moves next; at the end with the rest dealt with.
    pub board: Board<R>,
    /// True if the mover moves next too.
    pub again: bool,
    /// True if the game is over.
    pub over: bool,
}

impl<R: Row> Board<R> {
    /// Packs a position. An open swap is the caller's to deal with.
    #[must_use]
    pub fn pack(position: &Position) -> Self {
        let mover = position.to_move();
        let row = |side: Side| {
            let row = position.row(side);
            match position.rules().direction {
                Direction::CounterClockwise => R::pack(row.iter().copied()),
                Direction::Clockwise => R::pack(row.iter().rev().copied()),
            }
        };
        let counted = position.rules().extra_turn_limit.is_some();
        Self {
            own: row(mover),
            other: row(!mover),
            own_store: position.store(mover),
            other_store: position.store(!mover),
            extra_used: if counted { position.extra_used() } else { 0 },
        }
    }

    /// The position of a board with `mover` to move, under the rules of another position and with
    /// no swap to come.
    ///
    /// # Panics
    /// If the board is not one of these rules.
    #[must_use]
    pub fn unpack(&self, like: &Position, mover: Side) -> Position {
        let houses = like.rules().houses;
        let counts = |row: R| -> Vec<u8> {
            (0..houses)
                .map(|h| row.get(byte_of(like, House::new(h))))
                .collect()
        };
        let (own, other) = (counts(self.own), counts(self.other));
        let (rows, stores) = match mover {
            Side::South => (
                BySide {
                    south: &own[..],
                    north: &other[..],
                },
                BySide {
                    south: self.own_store,
                    north: self.other_store,
                },
            ),
            Side::North => (
                BySide {
                    south: &other[..],
                    north: &own[..],
                },
                BySide {
                    south: self.other_store,
                    north: self.own_store,
                },
            ),
        };
        Position::new(*like.rules(), rows, stores, mover, self.extra_used)
            .expect("a packed board fits its rules")
            .with_swap(SwapRight::Gone)
    }

    /// The mover's store less the opponent's.
    #[inline]
    #[must_use]
    pub fn margin(&self) -> i16 {
        i16::from(self.own_store) - i16::from(self.other_store)
    }

    /// The seeds in the houses.
    #[inline]
    #[must_use]
    pub fn in_play(&self) -> i16 {
        i16::from(self.own.sum()) + i16::from(self.other.sum())
    }

    /// The board seen from the other side, if `turn`; extra turns then count anew. Without a branch,
    /// since who moves next is as good as random.
    #[inline(always)]
    fn turned(self, turn: bool) -> Self {
        let (own, other) = self.own.exchanged(self.other, turn);
        let changed = (self.own_store ^ self.other_store) & u8::from(turn).wrapping_neg();
        Self {
            own,
            other,
            own_store: self.own_store ^ changed,
            other_store: self.other_store ^ changed,
            extra_used: self.extra_used & u8::from(turn).wrapping_sub(1),
        }
    }
}

/// The byte of a house in a packed row. It is its own inverse.
#[must_use]
pub fn byte_of(position: &Position, house: House) -> usize {
    match position.rules().direction {
        Direction::CounterClockwise => house.index(),
        Direction::Clockwise => usize::from(position.rules().houses) - 1 - house.index(),
    }
}

/// The house of a byte in a packed row.
#[must_use]
pub fn house_of(position: &Position, byte: usize) -> House {
    House::new(byte_of(position, House::new(byte as u8)) as u8)
}

impl<R: Row> Laps<R> {
    /// Plays a filled house of the mover on a board that is not over.
    #[inline(always)]
    #[must_use]
    pub fn play(&self, board: Board<R>, house: usize) -> Next<R> {
        if self.is_usual {
            self.play_by::<true>(board, house)
        } else {
            self.play_by_others(board, house)
        }
    }

    /// On its own, so that the usual boards stay in registers.
    #[inline(never)]
    fn play_by_others(&self, board: Board<R>, house: usize) -> Next<R> {
        self.play_by::<false>(board, house)
    }

    /// Plays by the usual rules (`Laps::is_usual`), where what they have not is not even asked for, or by
    /// any.
    #[inline(always)]
    fn play_by<const USUAL: bool>(&self, board: Board<R>, house: usize) -> Next<R> {
        let Sown {
            own,
            other,
            own_store,
            other_store,
            again,
        } = if USUAL {
            self.sow_once(board.own, board.other, house)
        } else {
            self.sow(board.own, board.other, house)
        };
        let mut after = Board {
            own,
            other,
            own_store: board.own_store + own_store,
            other_store: board.other_store + other_store,
            extra_used: if USUAL { 0 } else { board.extra_used },
        };
        let mut again = again;
        if !USUAL && self.counts_extra_turns && again {
            again = board.extra_used < self.extra_turn_limit;
            after.extra_used += u8::from(again);
        }
        let bare = (after.own == R::EMPTY, after.other == R::EMPTY);
        let next_bare = if again { bare.0 } else { bare.1 };
        let natural = match self.end {
            _ if USUAL => bare.0 | bare.1,
            End::EitherEmpty => bare.0 || bare.1,
            End::MoverStuck => next_bare,
            End::Pass => bare.0 && bare.1,
        };
        let over =
            natural || !USUAL && self.majority != Majority::Off && Self::has_majority(&after);
        if over {
            after = self.settled(after, natural);
        } else if !USUAL && self.end == End::Pass && next_bare {
            again = !again;
            after.extra_used = 0;
        }
        Next {
            board: after.turned(!again),
            again,
            over,
        }
    }

    /// True if a store holds more than half of all seeds.
    fn has_majority(board: &Board<R>) -> bool {
        let houses = u16::from(board.own.sum()) + u16::from(board.other.sum());
        let stores = (u16::from(board.own_store), u16::from(board.other_store));
        2 * stores.0.max(stores.1) > houses + stores.0 + stores.1
    }

    /// Deals with the rest at the end; the mover sowed last.
    #[cold]
    fn settled(&self, mut board: Board<R>, natural: bool) -> Board<R> {
        let (own, other) = (board.own.sum(), board.other.sum());
        board.extra_used = 0;
        let (to_own, to_other) = match (natural, self.remaining) {
            (false, _) if self.majority == Majority::Stop => return board,
            (false, _) | (true, Remaining::Owner) => (own, other),
            (true, Remaining::Discard) => return board,
            // At most one row holds seeds; the other side ran out.
            (true, Remaining::Emptier) => (other, own),
            (true, Remaining::LastMover) => (own + other, 0),
        };
        board.own_store += to_own;
        board.other_store += to_other;
        (board.own, board.other) = (R::EMPTY, R::EMPTY);
        board
    }
}
