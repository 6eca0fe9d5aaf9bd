//! Perfect play, as far as a second on one core allows.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use kalaha::{Game, Move, Position, Side};
use rand_core::Rng;

use super::openings::{Opening, opening};
use super::scores;
use super::{Choice, nodes, one_within};
use crate::search::{Answer, Engine, Limits};
use crate::tables::{Build, Tables, canonical, largest};

/// Positions in the tables, so that building them takes a quarter of a second; where they are filled
/// position by position, far fewer.
const TABLE_POSITIONS: u64 = 32_000_000;
const RELAY_POSITIONS: u64 = 1_000_000;

/// Seeds in the houses beyond those of the tables from which on no search has come to an end within
/// the nodes of a level.
const FAR: usize = 26;

/// How many times longer a node takes where positions can repeat, since they are played one by one.
const CYCLIC: u64 = 10;

/// Bytes of the memory of searched positions.
const MEMORY: usize = 1 << 24;

/// How many moves it looks ahead, at most, where the exact value can't be had.
const DEPTH: u32 = 14;

/// Perfect play. It keeps its tables from move to move and game to game.
#[derive(Clone, Default)]
pub struct Perfect {
    /// The tables built last.
    tables: Option<Arc<Tables>>,
}

impl Perfect {
    /// The best move that can be found in a second; nothing if the game is over.
    pub(super) fn choose(&mut self, game: &Game, generator: &mut impl Rng) -> Option<Choice> {
        (!game.is_over()).then_some(())?;
        let proved = only_move(game).or_else(|| Some(self.proved(game)?.1[0]));
        let chosen = match proved {
            Some(chosen) => chosen,
            None => estimated(game, generator)?,
        };
        Some(Choice {
            chosen,
            exact: proved.is_some(),
        })
    }

    /// The value and a line of best moves, whose first is proved to be best, if that can be had.
    pub(crate) fn proved(&mut self, game: &Game) -> Option<(i16, Vec<Move>)> {
        let position = game.position();
        if let Some(Opening { value, best }) = opening(position) {
            return Some((value, vec![best]));
        }
        let in_play = position.total() - position.store(Side::South) - position.store(Side::North);
        let is_far = |up_to| usize::from(in_play) > up_to + FAR;
        if may_have_occurred(game) || up_to(position).is_some_and(is_far) {
            return None;
        }
        let mut engine = self.engine(position)?;
        let slower = if position.rules().is_cyclic() {
            CYCLIC
        } else {
            1
        };
        let limits = Limits {
            nodes: Some(nodes(position.rules()) / slower),
            ..Limits::default()
        };
        let answer = engine.search(position, &limits, &mut |_| {}).ok()?;
        let Answer { span, line, .. } = &answer;
        // A line of one move is a guess, unless the game ends with it.
        let &first = line.first()?;
        let is_proved = line.len() > 1 || position.play(first).is_ok_and(|after| after.is_over());
        (span.is_exact() && is_proved).then_some((span.lower, answer.line))
    }

    /// An engine without memories of other games, so that its answers follow from the position alone.
    pub(crate) fn engine(&mut self, position: &Position) -> Option<Engine> {
        let engine = Engine::new(*position.rules(), MEMORY).ok()?;
        match self.tables(position) {
            Some(tables) => engine.with_tables(tables).ok(),
            None => Some(engine),
        }
    }

    /// Tables of the position's rules; nothing for rule sets that have none.
    fn tables(&mut self, position: &Position) -> Option<Arc<Tables>> {
        let rules = canonical(position.rules());
        let up_to = up_to(position)?;
        let fits = |tables: &Arc<Tables>| *tables.rules() == rules && tables.up_to() >= up_to;
        if !self.tables.as_ref().is_some_and(fits) {
            let build = Build {
                rules: &rules,
                up_to,
                threads: 1,
                stop: &AtomicBool::new(false),
                progress: &|_| {},
            };
            self.tables = build.run().ok().flatten().map(Arc::new);
        }
        self.tables.clone()
    }
}

impl fmt::Debug for Perfect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Perfect").finish_non_exhaustive()
    }
}

/// Seeds of the largest tables that can be built in time; nothing for rule sets that have none.
fn up_to(position: &Position) -> Option<usize> {
    largest(position, TABLE_POSITIONS, RELAY_POSITIONS)
}

/// The best move as far as the levels' own look ahead goes; nothing if the game is over.
pub(crate) fn estimated(game: &Game, generator: &mut impl Rng) -> Option<Move> {
    one_within(&scores(game, DEPTH, 0), 0, generator)
}

fn only_move(game: &Game) -> Option<Move> {
    let mut moves = game.position().legal_moves();
    let only = moves.next()?;
    moves.next().is_none().then_some(only)
}

/// True if a position that can still come up may have come up before. Stores never shrink, so it
/// can't if the last move put seeds into one.
fn may_have_occurred(game: &Game) -> bool {
    let stores = |position: &Position| {
        u16::from(position.store(Side::South)) + u16::from(position.store(Side::North))
    };
    let before = game.history().last().map(|(before, _)| stores(before));
    game.position().rules().is_cyclic() && before == Some(stores(game.position()))
}

#[cfg(test)]
mod tests {
    use kalaha::Lap;

    use super::*;
    use crate::atlas::entries;
    use crate::tables::positions;

    /// A level's time is its tables and its nodes.
    #[test]
    fn tables_are_no_larger_than_a_level_has_time_for() {
        for houses in 1..=12 {
            for seeds in [1, 4, 10] {
                for entry in entries(houses, Some(seeds)).expect("a board") {
                    let rules = entry.rules;
                    let most = match rules.lap {
                        Lap::Single => TABLE_POSITIONS,
                        Lap::Relay => RELAY_POSITIONS,
                    };
                    let start = Position::start(rules).expect("playable rules");
                    let found = up_to(&start).map_or(0, |up_to| positions(&rules, up_to));
                    assert!(found <= most, "{found} under {rules:?}");
                }
            }
        }
    }
}
