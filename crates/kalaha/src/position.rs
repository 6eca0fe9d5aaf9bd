//! A board under its rules.

use core::fmt;

use crate::error::Error;
use crate::event::{EndReason, Event};
use crate::pit::MAX_HOUSES;
use crate::rules::MAX_SEEDS;
use crate::{BySide, House, Outcome, Row, Rules, Side, sow};

/// One choice of the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Sow one of the mover's own houses.
    Sow(House),
    /// Swap sides under the pie rule.
    Swap,
}

/// People's form: the house number counted from 1, or `swap`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sow(house) => write!(f, "{}", house.number()),
            Self::Swap => f.write_str("swap"),
        }
    }
}

/// Whether sides can be swapped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SwapRight {
    /// No, or no more.
    #[default]
    Gone,
    /// Once the first player's first turn is over.
    Coming,
    /// Now, in place of the second player's first sowing.
    Open,
}

/// A board, who moves, and the rules they play by. Always playable: counts fit the rules, and if
/// the game is not over the player to move has a legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) rules: Rules,
    pub(crate) rows: BySide<Row>,
    pub(crate) stores: BySide<u8>,
    pub(crate) to_move: Side,
    pub(crate) extra_used: u8,
    pub(crate) swap: SwapRight,
}

impl Position {
    /// The start of a game: equal seeds in all houses, empty stores, South to move.
    ///
    /// # Errors
    /// Rules that can't be played, see [`Rules::check`].
    pub fn start(rules: Rules) -> Result<Self, Error> {
        rules.check()?;
        let mut row = Row::empty(rules.houses);
        row.fill(rules.seeds);
        Ok(Self {
            rules,
            rows: BySide {
                south: row,
                north: row,
            },
            stores: BySide::default(),
            to_move: Side::South,
            extra_used: 0,
            swap: if rules.pie {
                SwapRight::Coming
            } else {
                SwapRight::Gone
            },
        })
    }

    /// A position from outside, with counts of seeds in rows left to right from their owners'
    /// seats. Its total may differ from the rules' start position.
    ///
    /// Under `end: pass` a player who cannot move while the other can is passed over at once.
    /// Under `pie` the swap is still to come if this is the rules' start position, else gone; see
    /// [`Position::with_swap`].
    ///
    /// # Errors
    /// Rules that can't be played, rows that don't have the rules' houses, or more than 255 seeds.
    pub fn new(
        rules: Rules,
        rows: BySide<&[u8]>,
        stores: BySide<u8>,
        to_move: Side,
        extra_used: u8,
    ) -> Result<Self, Error> {
        let mut position = Self::start(rules)?;
        let mut total = u32::from(stores.south) + u32::from(stores.north);
        for &side in Side::ALL {
            if rows[side].len() != usize::from(rules.houses) {
                let found = rows[side].len();
                return Err(Error::HousesDiffer {
                    side,
                    found,
                    houses: rules.houses,
                });
            }
            total += rows[side].iter().copied().map(u32::from).sum::<u32>();
            position.rows[side].copy_from_slice(rows[side]);
        }
        if total > MAX_SEEDS {
            return Err(Error::TooManyOnBoard { total });
        }
        position.stores = stores;
        position.to_move = to_move;
        position.extra_used = extra_used;
        let is_start = Self::start(rules).is_ok_and(|start| position == start.moved_by(to_move));
        if !is_start {
            position.swap = SwapRight::Gone;
        }
        sow::pass_over_the_stuck(&mut position);
        Ok(position)
    }

    /// A position from the layout of the data files: south's houses, south's store, north's houses,
    /// north's store.
    ///
    /// # Errors
    /// As [`Position::new`], and a layout of another length.
    pub fn from_layout(
        rules: Rules,
        layout: &[u8],
        to_move: Side,
        extra_used: u8,
    ) -> Result<Self, Error> {
        rules.check()?;
        let houses = usize::from(rules.houses);
        if layout.len() != 2 * houses + 2 {
            return Err(Error::LayoutLength {
                found: layout.len(),
                houses: rules.houses,
            });
        }
        let rows = BySide {
            south: &layout[..houses],
            north: &layout[houses + 1..=2 * houses],
        };
        let stores = BySide {
            south: layout[houses],
            north: layout[2 * houses + 1],
        };
        Self::new(rules, rows, stores, to_move, extra_used)
    }

    /// The layout that [`Position::from_layout`] reads.
    #[must_use]
    pub fn to_layout(&self) -> Vec<u8> {
        let mut layout = Vec::with_capacity(2 * usize::from(MAX_HOUSES) + 2);
        for &side in Side::ALL {
            layout.extend_from_slice(&self.rows[side]);
            layout.push(self.stores[side]);
        }
        layout
    }

    /// The same with the swap in another state; gone for ever if the rules have no pie.
    #[must_use]
    pub fn with_swap(mut self, swap: SwapRight) -> Self {
        self.swap = if self.rules.pie {
            swap
        } else {
            SwapRight::Gone
        };
        self
    }

    /// The same board under other rules.
    ///
    /// # Errors
    /// As [`Position::new`].
    pub fn with_rules(&self, rules: Rules) -> Result<Self, Error> {
        let rows = BySide {
            south: &*self.rows.south,
            north: &*self.rows.north,
        };
        let position = Self::new(rules, rows, self.stores, self.to_move, self.extra_used)?;
        Ok(position.with_swap(self.swap))
    }

    /// The same board with that side to move.
    #[must_use]
    fn moved_by(mut self, to_move: Side) -> Self {
        self.to_move = to_move;
        self
    }

    /// The board turned by 180°: the sides exchange their seeds, and the other one is to move.
    #[must_use]
    pub fn turned(mut self) -> Self {
        self.rows = self.rows.turned();
        self.stores = self.stores.turned();
        self.to_move = !self.to_move;
        self
    }

    /// The rules of this position.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The seeds of a side's houses.
    #[must_use]
    pub fn row(&self, side: Side) -> &Row {
        &self.rows[side]
    }

    /// The seeds in a side's store.
    #[must_use]
    pub fn store(&self, side: Side) -> u8 {
        self.stores[side]
    }

    /// The player whose choice is next; without meaning once the game is over.
    #[must_use]
    pub fn to_move(&self) -> Side {
        self.to_move
    }

    /// Extra turns granted within the turn under way.
    #[must_use]
    pub fn extra_used(&self) -> u8 {
        self.extra_used
    }

    /// Whether sides can be swapped.
    #[must_use]
    pub fn swap_right(&self) -> SwapRight {
        self.swap
    }

    /// All seeds present, stores included.
    #[must_use]
    pub fn total(&self) -> u8 {
        Side::ALL
            .iter()
            .map(|&side| self.rows[side].sum() + self.stores[side])
            .sum()
    }

    /// Why the game is over, if it is.
    #[must_use]
    pub fn end_reason(&self) -> Option<EndReason> {
        sow::end_reason(self)
    }

    /// True if nobody can move any more.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.end_reason().is_some()
    }

    /// The final count, if the game is over; seeds still in the houses are dealt with as the rules
    /// say. For a position from outside under `remaining: last_mover`, the one who sowed last is
    /// the player to move if he has used extra turns, else the other.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let reason = self.end_reason()?;
        Some(sow::settled(self, reason).count())
    }

    /// The same with the rest dealt with, if the game is over.
    pub(crate) fn settled(&self) -> Self {
        self.end_reason()
            .map_or(*self, |reason| sow::settled(self, reason))
    }

    /// What the stores hold.
    pub(crate) fn count(&self) -> Outcome {
        Outcome {
            south: self.stores.south,
            north: self.stores.north,
        }
    }

    /// The houses that the player to move may choose, left to right; none once the game is over.
    pub fn legal_houses(&self) -> impl Iterator<Item = House> + '_ {
        let houses = if self.is_over() { 0 } else { self.rules.houses };
        (0..houses)
            .map(House::new)
            .filter(|&house| self.rows[self.to_move][house] > 0)
    }

    /// The moves that the player to move may choose: houses left to right, then the swap.
    pub fn legal_moves(&self) -> impl Iterator<Item = Move> + '_ {
        let swap = (self.swap == SwapRight::Open && !self.is_over()).then_some(Move::Swap);
        self.legal_houses().map(Move::Sow).chain(swap)
    }

    /// The position after a move; this one is untouched.
    ///
    /// # Errors
    /// A move that is not allowed, with the reason.
    pub fn play(&self, chosen: Move) -> Result<Self, Error> {
        self.play_telling(chosen, &mut |_| {})
    }

    /// The position after a move, telling every step of it.
    ///
    /// # Errors
    /// A move that is not allowed; nothing is told then.
    pub fn play_telling(&self, chosen: Move, tell: &mut impl FnMut(Event)) -> Result<Self, Error> {
        if self.is_over() {
            return Err(Error::GameOver);
        }
        let mut after = *self;
        match chosen {
            Move::Sow(house) => {
                if house.index() >= usize::from(self.rules.houses) {
                    let number = house.number().to_string();
                    return Err(Error::NoSuchHouse {
                        number,
                        houses: self.rules.houses,
                    });
                }
                if self.rows[self.to_move][house] == 0 {
                    return Err(Error::EmptyHouse { house });
                }
                sow::sow(&mut after, house, tell);
            }
            Move::Swap => {
                if self.swap != SwapRight::Open {
                    return Err(Error::NoSwap);
                }
                sow::swap(&mut after, tell);
            }
        }
        Ok(after)
    }

    /// Reads a move as people write it: `3`, `S3`, `N3` (houses counted from the owner's left,
    /// from 1) or `swap`.
    ///
    /// # Errors
    /// Text that is no move, a house that the board does not have, or one of the other side; `pass`,
    /// which no rule set allows.
    pub fn read_move(&self, text: &str) -> Result<Move, Error> {
        let unreadable = || Error::UnreadableMove {
            text: text.to_owned(),
        };
        if text.eq_ignore_ascii_case("swap") {
            return Ok(Move::Swap);
        }
        if text.eq_ignore_ascii_case("pass") {
            return Err(if self.is_over() {
                Error::GameOver
            } else {
                Error::NoPass
            });
        }
        let side = text.chars().next().and_then(Side::from_letter);
        let digits = if side.is_some() { &text[1..] } else { text };
        if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(unreadable());
        }
        let house = digits
            .parse::<u8>()
            .ok()
            .and_then(|number| number.checked_sub(1));
        let house = house
            .filter(|&index| index < self.rules.houses)
            .map(House::new);
        let Some(house) = house else {
            let number = digits.to_owned();
            return Err(Error::NoSuchHouse {
                number,
                houses: self.rules.houses,
            });
        };
        match side {
            Some(side) if side != self.to_move && !self.is_over() => {
                Err(Error::ForeignHouse { side, house })
            }
            _ => Ok(Move::Sow(house)),
        }
    }
}
