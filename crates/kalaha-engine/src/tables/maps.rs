//! What a move of the one side does to all rows of the other, prepared for each number of seeds.

use std::collections::HashMap;

use super::ranks::Ranks;
use crate::laps::{Laps, Last};
use crate::row::Row;

/// A place in one row of a matrix, and one in another.
pub(super) type Link = (u32, u32);

/// All rows and how moves change them.
pub(super) struct Maps<R> {
    /// By seeds, then rank.
    pub(super) rows: Vec<Vec<R>>,
    /// The patterns that moves add to the other side's row.
    patterns: HashMap<R, usize>,
    /// By seeds and pattern: the rank of each row once the pattern is added.
    added: Vec<Vec<Vec<u32>>>,
    /// By seeds and house: the rows in which the house holds 1, 2 … seeds, with their ranks once it
    /// is cleared.
    cleared: Vec<Vec<Vec<Vec<Link>>>>,
    /// By seeds and house: all ones for a row in which the house is empty, else zero.
    bare: Vec<Vec<Vec<u8>>>,
    /// By seeds: moves within the own row that end in a filled house, or where nothing is captured.
    pub(super) inside: Vec<Vec<Link>>,
    /// By seeds and house: moves within the own row that end in that house, empty before.
    pub(super) landing: Vec<Vec<Vec<Link>>>,
}

impl<R: Row> Maps<R> {
    pub(super) fn new(laps: &Laps<R>, ranks: &Ranks, most: usize) -> Self {
        let rows: Vec<Vec<R>> = (0..=most).map(|seeds| ranks.rows(seeds)).collect();
        let mut maps = Self {
            patterns: HashMap::new(),
            added: Vec::new(),
            cleared: Vec::new(),
            bare: Vec::new(),
            inside: Vec::new(),
            landing: Vec::new(),
            rows,
        };
        if !laps.is_relay() {
            maps.find_patterns(laps, most);
            for seeds in 0..=most {
                maps.prepare(laps, ranks, seeds, most);
            }
        }
        maps
    }

    fn find_patterns(&mut self, laps: &Laps<R>, most: usize) {
        for house in 0..laps.houses {
            for hand in 1..=most {
                let pattern = laps.lap(house, hand as u8).other;
                let next = self.patterns.len();
                if pattern != R::EMPTY {
                    self.patterns.entry(pattern).or_insert(next);
                }
            }
        }
    }

    fn prepare(&mut self, laps: &Laps<R>, ranks: &Ranks, seeds: usize, most: usize) {
        let rows = &self.rows[seeds];
        let mut added = vec![Vec::new(); self.patterns.len()];
        for (&pattern, &id) in &self.patterns {
            if seeds + usize::from(pattern.sum()) <= most {
                added[id] = rows
                    .iter()
                    .map(|row| ranks.rank(row.plus(pattern)) as u32)
                    .collect();
            }
        }
        self.added.push(added);

        let mut cleared = vec![vec![Vec::new(); seeds + 1]; laps.houses];
        for (house, cleared) in cleared.iter_mut().enumerate() {
            for (at, row) in rows.iter().enumerate() {
                let held = usize::from(row.get(house));
                if held > 0 {
                    cleared[held].push((at as u32, ranks.rank(row.without(house)) as u32));
                }
            }
        }
        self.cleared.push(cleared);
        let is_bare = |row: &R, house| if row.get(house) == 0 { u8::MAX } else { 0 };
        let bare = |house| rows.iter().map(|row| is_bare(row, house)).collect();
        self.bare.push((0..laps.houses).map(bare).collect());

        let mut inside = Vec::new();
        let mut landing = vec![Vec::new(); laps.houses];
        for (at, &row) in rows.iter().enumerate() {
            for house in (0..laps.houses).filter(|&house| row.get(house) > 0) {
                let Some((after, landed)) = within_row(laps, row, house) else {
                    continue;
                };
                let link = (at as u32, ranks.rank(after) as u32);
                match landed {
                    Some(house) => landing[house].push(link),
                    None => inside.push(link),
                }
            }
        }
        self.inside.push(inside);
        self.landing.push(landing);
    }

    /// Ranks of all rows with `seeds` seeds once the pattern is added; none for the empty pattern.
    pub(super) fn added(&self, seeds: usize, pattern: R) -> Option<&[u32]> {
        self.patterns
            .get(&pattern)
            .map(|&id| &self.added[seeds][id][..])
    }

    /// Rows of `seeds` seeds with 0, 1, 2 … seeds in a house (none are listed for 0), each with its
    /// rank once the house is cleared.
    pub(super) fn cleared(&self, seeds: usize, house: usize) -> &[Vec<Link>] {
        &self.cleared[seeds][house]
    }

    /// All ones for a row of `seeds` seeds in which the house is empty, else zero.
    pub(super) fn bare(&self, seeds: usize, house: usize) -> &[u8] {
        &self.bare[seeds][house]
    }
}

/// The row after a move that stays within it, and the empty house in which it ended, if captures
/// depend on that.
pub(super) fn within_row<R: Row>(
    laps: &Laps<R>,
    row: R,
    house: usize,
) -> Option<(R, Option<usize>)> {
    let lap = laps.lap(house, row.get(house));
    if lap.other != R::EMPTY || lap.own_store > 0 || lap.other_store > 0 {
        return None;
    }
    let Last::Own(last) = lap.last else {
        return None;
    };
    let after = row.plus(lap.own);
    let landed = laps.captures.any && after.get(last.into()) == 1;
    Some((after, landed.then_some(last.into())))
}
