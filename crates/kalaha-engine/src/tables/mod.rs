//! Endgame tables: the exact value of every position with few seeds in its houses.
//!
//! A table knows, for the player to move, the margin still to come (`to_go`) under best play of both
//! sides, a byte a position. It is for one rule set; what lies in the stores does not matter, so
//! rule sets with `majority` have none, and neither have those in which positions can repeat.

mod build;
mod file;
mod maps;
mod moves;
mod pairs;
pub mod ranks;
mod relay;
mod store;
mod transpose;

use std::io;

use kalaha::{Lap, Majority, Position, Rules};

pub use build::{Build, Progress};
pub use file::{FORMAT_VERSION, Header, TableError, TableFault};
pub use store::Stored;

use crate::memory::Block;
use crate::row::Row;
use ranks::{Ranks, binomial};

/// Seeds in the houses of the largest tables there can be: a margin is a signed byte.
const MOST_SEEDS: u8 = i8::MAX as u8;

/// Solved values of all positions with up to a number of seeds in the houses.
#[derive(Debug)]
pub struct Tables {
    rules: Rules,
    up_to: usize,
    planes: usize,
    ranks: Ranks,
    layers: Vec<Layer>,
}

/// All positions with one number of seeds.
#[derive(Debug)]
struct Layer {
    /// By extra turns left: matrices one after the other, by seeds of the player to move. Rows are the
    /// mover's ranks, columns the opponent's.
    planes: Vec<Block>,
    /// Where each matrix begins.
    offsets: Vec<usize>,
}

impl Layer {
    fn new(ranks: &Ranks, seeds: usize, planes: usize) -> io::Result<Self> {
        let mut offsets = vec![0; seeds + 2];
        for own in 0..=seeds {
            offsets[own + 1] = offsets[own] + ranks.count(own) * ranks.count(seeds - own);
        }
        let size = offsets[seeds + 1];
        let planes = (0..planes)
            .map(|_| Block::new(size))
            .collect::<Result<_, _>>()?;
        Ok(Self { planes, offsets })
    }

    /// How many seeds its positions have.
    fn seeds(&self) -> usize {
        self.offsets.len() - 2
    }

    #[inline]
    fn matrix(&self, plane: usize, own: usize) -> &[u8] {
        &self.planes[plane][self.offsets[own]..self.offsets[own + 1]]
    }
}

/// The rule set that a table is for: what does not change values within a game is at its default, and
/// a mirrored board is turned right.
#[must_use]
pub fn canonical(rules: &Rules) -> Rules {
    let Rules {
        seeds,
        direction,
        store_side,
        pie,
        ..
    } = Rules::STANDARD;
    let mut canonical = Rules {
        seeds,
        pie,
        ..*rules
    };
    if !rules.is_cyclic() {
        (canonical.direction, canonical.store_side) = (direction, store_side);
    }
    canonical
}

/// True if a rule set can have tables: its values do not depend on the stores, and positions cannot
/// repeat.
#[must_use]
pub fn can_have_tables(rules: &Rules) -> bool {
    rules.majority == Majority::Off && !rules.is_cyclic()
}

/// Planes of a table: how many counts of extra turns left make a difference.
fn planes(rules: &Rules, up_to: usize) -> usize {
    rules
        .extra_turn_limit
        .map_or(1, |limit| usize::from(limit).min(up_to) + 1)
}

/// Positions in a table, all planes counted; a byte each.
#[must_use]
pub fn positions(rules: &Rules, up_to: usize) -> u64 {
    let houses = 2 * u64::from(rules.houses);
    binomial(up_to as u64 + houses, houses).saturating_mul(planes(rules, up_to) as u64)
}

/// Seeds of the largest tables that are of use for a position and hold no more than so many positions,
/// or so many where they are filled one by one, under relay. Nothing for rule sets that have none.
#[must_use]
pub fn largest(position: &Position, most: u64, most_of_relay: u64) -> Option<usize> {
    let rules = position.rules();
    if !can_have_tables(rules) {
        return None;
    }
    let most = match rules.lap {
        Lap::Single => most,
        Lap::Relay => most_of_relay,
    };
    (0..=usize::from(position.total().min(MOST_SEEDS)))
        .take_while(|&up_to| positions(rules, up_to) <= most)
        .last()
}

/// Bytes that building a table takes at its peak: besides the table its turned form, of the last layer
/// only the matrices that threads are working at, if there is one plane.
#[must_use]
pub fn building_bytes(rules: &Rules, up_to: usize, threads: usize) -> u64 {
    let table = positions(rules, up_to);
    let planes = planes(rules, up_to) as u64;
    let turned = match up_to.checked_sub(1) {
        Some(below) if planes == 1 => {
            let rows = u64::from(rules.houses) - 1;
            let rows = |seeds: usize| binomial(seeds as u64 + rows, rows);
            let largest = rows(up_to / 2).saturating_mul(rows(up_to - up_to / 2));
            let rooms = largest.saturating_mul(threads as u64);
            positions(rules, below).saturating_add(rooms)
        }
        _ => table / planes,
    };
    table.saturating_add(turned)
}

impl Tables {
    /// The rule set of the table, see [`canonical`].
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The most seeds in the houses that the table knows.
    #[inline]
    #[must_use]
    pub fn up_to(&self) -> usize {
        self.up_to
    }

    /// Bytes, one for each position.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        positions(&self.rules, self.up_to)
    }

    /// How many positions have so many seeds in the houses, extra turns not counted.
    pub(crate) fn count(&self, seeds: usize) -> usize {
        self.layers[seeds].offsets[seeds + 1]
    }

    /// The rows, the mover's first, of one of the positions with so many seeds.
    pub(crate) fn nth<R: Row>(&self, seeds: usize, index: usize) -> (R, R) {
        let offsets = &self.layers[seeds].offsets;
        let own = offsets.partition_point(|&begin| begin <= index) - 1;
        let other = seeds - own;
        let within = index - offsets[own];
        let columns = self.ranks.count(other);
        (
            self.ranks.row(own, within / columns),
            self.ranks.row(other, within % columns),
        )
    }

    /// The margin still to come for the player to move, whose turn has `extra_left` more extra turns
    /// (any number if the rules don't limit them). The rows hold at most [`Tables::up_to`] seeds.
    #[inline]
    #[must_use]
    pub fn to_go<R: Row>(&self, own: R, other: R, extra_left: u8) -> i8 {
        *self.place(own, other, extra_left) as i8
    }

    /// Where the value of a position lies.
    #[inline]
    pub(crate) fn place<R: Row>(&self, own: R, other: R, extra_left: u8) -> &u8 {
        let (south, north) = (usize::from(own.sum()), usize::from(other.sum()));
        let plane = usize::from(extra_left).min(self.planes - 1);
        let layer = &self.layers[south + north];
        let at = layer.offsets[south]
            + self.ranks.rank(own) * self.ranks.count(north)
            + self.ranks.rank(other);
        &layer.planes[plane][at]
    }
}
