//! Fixed work on one thread: a count of nodes that changes with any change of behaviour, and speeds
//! beside those of the readable rules in the same run.

#![allow(clippy::cast_precision_loss, reason = "counts here are far below 2⁵²")]

pub mod goals;

use std::collections::HashMap;
use std::hint::black_box;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use kalaha::{Error, Position, Rules, Side};

use crate::players::Random;
use crate::playout::playouts;
use crate::search::{Engine, EngineError, Limits};
use crate::tables::{Build, positions};

/// Seeds in the tables that the search of [`searched`] reads.
const TABLES: usize = 14;

/// Bytes of the memory of searched positions, which is part of the behaviour.
const MEMORY: usize = 64 << 20;

/// Positions within games, besides the start of Kalaha(6,3).
const POSITIONS: [&str; 3] = [
    "S 0 2 6 1 0 3 (9) / N 5 0 1 7 2 1 (11) s",
    "S 3 0 1 1 8 2 (7) / N 0 4 0 9 1 2 (10) n",
    "S 1 5 0 7 3 0 (8) / N 2 2 6 0 4 1 (9) s",
];

/// How much to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// A small part, to see that it runs.
    Short,
    /// Enough for speeds that can be compared.
    Full,
}

impl Work {
    fn of<T>(self, short: T, full: T) -> T {
        match self {
            Self::Short => short,
            Self::Full => full,
        }
    }
}

/// How often something is done in a second.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Speed {
    /// What is done.
    pub what: Task,
    /// By this engine.
    pub fast: f64,
    /// By the readable rules.
    pub plain: f64,
}

impl Speed {
    /// The one by the other.
    #[must_use]
    pub fn ratio(&self) -> f64 {
        self.fast / self.plain
    }
}

/// What speed is measured of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Move sequences of Kalaha(6,4), counted; beside the readable rules.
    Sequences,
    /// Random games of Kalaha(6,4); beside the readable rules.
    Games,
    /// Positions of a table; beside minimax that remembers every position.
    TablePositions,
    /// Nodes of the search of [`searched`]; beside minimax that remembers every position.
    Nodes,
}

impl Task {
    /// The task's name for programs.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Sequences => "sequences",
            Self::Games => "games",
            Self::TablePositions => "table_positions",
            Self::Nodes => "nodes",
        }
    }
}

/// What all came to.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// See [`searched`].
    pub nodes: u64,
    /// One for each task.
    pub speeds: Vec<Speed>,
}

/// Does the work.
///
/// # Errors
/// The system has not the memory.
pub fn run(work: Work) -> Result<Report, EngineError> {
    let start = Position::start(Rules::STANDARD).map_err(EngineError::Rules)?;
    let (minimax, found) = seconds(|| minimax(work.of(1, 2)));
    let minimax = found.map_err(EngineError::Rules)? as f64 / minimax;

    let depth = work.of(6, 8);
    let (plain, slow) = seconds(|| kalaha::perft(&start, depth));
    let (fast, quick) = seconds(|| crate::perft(&start, depth));
    debug_assert_eq!(slow, quick, "both boards count the same");
    let counted = quick.leaves.iter().sum::<u64>() as f64;
    let sequences = Speed {
        what: Task::Sequences,
        fast: counted / fast,
        plain: counted / plain,
    };

    let (few, many) = (work.of(1_000, 50_000), work.of(20_000, 1_000_000));
    let (plain, moves) = seconds(|| random_games(&start, few));
    moves.map_err(EngineError::Rules)?;
    let (fast, _) = seconds(|| playouts::<u64>(&start, many, 1));
    let games = Speed {
        what: Task::Games,
        fast: many as f64 / fast,
        plain: few as f64 / plain,
    };

    let up_to = work.of(TABLES - 2, TABLES + 2);
    let (fast, built) = seconds(|| build(&Rules::STANDARD, up_to).run());
    built.map_err(EngineError::Memory)?;
    let tables = Speed {
        what: Task::TablePositions,
        fast: positions(&Rules::STANDARD, up_to) as f64 / fast,
        plain: minimax,
    };

    let (fast, nodes) = searched()?;
    let searches = Speed {
        what: Task::Nodes,
        fast: nodes as f64 / fast,
        plain: minimax,
    };
    Ok(Report {
        nodes,
        speeds: vec![sequences, games, tables, searches],
    })
}

/// Solves Kalaha(6,3) and a few positions with small tables; the seconds without the tables, and the
/// nodes. These are the same in every run: if they change, the search behaves in another way.
///
/// # Errors
/// The system has not the memory.
pub fn searched() -> Result<(f64, u64), EngineError> {
    let rules = Rules {
        seeds: 3,
        ..Rules::STANDARD
    };
    let mut engine = Engine::new(rules, MEMORY)?;
    if let Some(tables) = build(&rules, TABLES).run().map_err(EngineError::Memory)? {
        engine = engine.with_tables(Arc::new(tables))?;
    }
    let begin = Instant::now();
    let mut nodes = 0;
    for text in ["start"].iter().chain(&POSITIONS) {
        let position = Position::parse(rules, text).map_err(EngineError::Rules)?;
        nodes += engine
            .search(&position, &Limits::default(), &mut |_| {})?
            .nodes;
    }
    Ok((begin.elapsed().as_secs_f64(), nodes))
}

fn build(rules: &Rules, up_to: usize) -> Build<'_> {
    static NEVER: AtomicBool = AtomicBool::new(false);
    Build {
        rules,
        up_to,
        threads: 1,
        stop: &NEVER,
        progress: &|_| {},
    }
}

fn seconds<T>(work: impl FnOnce() -> T) -> (f64, T) {
    let begin = Instant::now();
    let result = black_box(work());
    (begin.elapsed().as_secs_f64(), result)
}

/// Games of random moves by the readable rules; gives their moves.
fn random_games(start: &Position, games: u64) -> Result<u64, Error> {
    let mut random = Random::new(1);
    let mut moves = 0;
    for _ in 0..games {
        let mut position = *start;
        while let Some(chosen) = random.choose(&position) {
            position = position.play(chosen)?;
            moves += 1;
        }
    }
    Ok(moves)
}

/// Solves Kalaha(4,`seeds`) by the readable rules, position by position; gives how many there are.
fn minimax(seeds: u8) -> Result<usize, Error> {
    fn value(position: &Position, known: &mut HashMap<Position, i16>) -> Result<i16, Error> {
        let sign = |side| if side == Side::South { 1 } else { -1 };
        if let Some(outcome) = position.outcome() {
            return Ok(outcome.south_margin() * sign(position.to_move()));
        }
        if let Some(&value) = known.get(position) {
            return Ok(value);
        }
        let mut best = i16::MIN;
        for chosen in position.legal_moves() {
            let after = position.play(chosen)?;
            let turned = sign(after.to_move()) * sign(position.to_move());
            best = best.max(value(&after, known)? * turned);
        }
        known.insert(*position, best);
        Ok(best)
    }
    let rules = Rules {
        houses: 4,
        seeds,
        ..Rules::STANDARD
    };
    let mut known = HashMap::new();
    value(&Position::start(rules)?, &mut known)?;
    Ok(known.len())
}
