//! The long figures: each begins cold, with nothing built and nothing searched before.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use kalaha::{Error, Position, Rules};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::{Speed, Task, minimax, seconds};
use crate::players::{Random, below};
use crate::prepare::{Plan, Resources};
use crate::search::{Engine, EngineError, Limits};
use crate::tables::{Build, Tables, positions};

/// Bytes of the memory of searched positions where nodes are counted, which is part of the behaviour.
const MEMORY: usize = 128 << 20;

/// Moves that are played before a position of the sample.
const OPENING: usize = 6;

/// What to measure, under the standard rules with six houses a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Goals {
    /// Seeds in each house at the start.
    pub seeds: u8,
    /// The most seeds that the large tables know.
    pub tables: usize,
    /// Positions of the sample.
    pub positions: usize,
    /// The most seeds that the tables know with which one thread and two are compared.
    pub compared_tables: usize,
}

impl Goals {
    /// What the project is to be held to: Kalaha(6,4).
    pub const FULL: Self = Self {
        seeds: 4,
        tables: 24,
        positions: 1000,
        compared_tables: 22,
    };

    /// A small part, to see that it runs: Kalaha(6,3).
    pub const SHORT: Self = Self {
        seeds: 3,
        tables: 14,
        positions: 20,
        compared_tables: 14,
    };

    /// The rules of all games here.
    #[must_use]
    pub fn rules(&self) -> Rules {
        Rules {
            seeds: self.seeds,
            ..Rules::STANDARD
        }
    }
}

/// What was measured.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Figure {
    /// Solving the start as a person who asks for it has it solved.
    Solve {
        /// The final margin for the player who begins.
        value: i16,
        /// Tables included.
        seconds: f64,
        /// Threads that it had.
        threads: usize,
    },
    /// Building the large tables on all threads, beside minimax that remembers every position.
    Tables {
        /// The most seeds that they know.
        seeds: usize,
        /// The whole time.
        seconds: f64,
        /// Positions in a second.
        speed: Speed,
    },
    /// The exact values of all moves of positions out of random games, on one thread, with the large
    /// tables built before.
    Moves {
        /// How many positions.
        positions: usize,
        /// Half of them took at most so many seconds.
        median: f64,
        /// 99 of a hundred.
        p99: f64,
        /// All of them.
        most: f64,
        /// Positions whose moves were looked at: the same in every run.
        nodes: u64,
    },
    /// Solving the start on one thread and on two, tables included.
    Threads {
        /// Seconds on one.
        one: f64,
        /// Seconds on two.
        two: f64,
        /// Positions whose moves one thread looked at: the same in every run.
        nodes: u64,
    },
}

/// Measures one figure after the other, and tells each as soon as it is known; those that are not
/// finished when it is stopped are not told.
///
/// # Errors
/// The system has not the memory.
pub fn measure(
    goals: &Goals,
    stop: &AtomicBool,
    tell: &mut dyn FnMut(Figure),
) -> Result<(), EngineError> {
    let rules = goals.rules();
    let start = Position::start(rules).map_err(EngineError::Rules)?;
    let bench = Bench { rules, start, stop };
    let solve = bench.solve()?;
    let mut tell = |figure: Option<Figure>| figure.into_iter().for_each(&mut *tell);
    tell(solve);
    let (took, tables) = bench.build(goals.tables, Resources::default().threads)?;
    if let Some(tables) = tables {
        let (plain, found) = seconds(|| minimax(2));
        let plain = found.map_err(EngineError::Rules)? as f64 / plain;
        tell(Some(Figure::Tables {
            seeds: goals.tables,
            seconds: took,
            speed: Speed {
                what: Task::TablePositions,
                fast: positions(&rules, goals.tables) as f64 / took,
                plain,
            },
        }));
        tell(bench.moves(tables, goals.positions)?);
    }
    tell(bench.threads(goals.compared_tables)?);
    Ok(())
}

struct Bench<'a> {
    rules: Rules,
    start: Position,
    stop: &'a AtomicBool,
}

impl Bench<'_> {
    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn limits(&self) -> Limits<'_> {
        Limits {
            stop: Some(self.stop),
            ..Limits::default()
        }
    }

    fn solve(&self) -> Result<Option<Figure>, EngineError> {
        let given = Resources::default();
        let begun = Instant::now();
        let plan = Plan::new(&self.start, &given);
        let mut engine = plan.engine(self.stop, None, &mut |_| {})?;
        let answer = engine.search(&self.start, &self.limits(), &mut |_| {})?;
        Ok(answer.span.is_exact().then(|| Figure::Solve {
            value: answer.span.lower,
            seconds: begun.elapsed().as_secs_f64(),
            threads: given.threads,
        }))
    }

    /// Tables, and the seconds that they took; no tables if it was stopped.
    fn build(
        &self,
        up_to: usize,
        threads: usize,
    ) -> Result<(f64, Option<Arc<Tables>>), EngineError> {
        let build = Build {
            rules: &self.rules,
            up_to,
            threads,
            stop: self.stop,
            progress: &|_| {},
        };
        let (seconds, tables) = seconds(|| build.run());
        let tables = tables.map_err(EngineError::Memory)?;
        Ok((seconds, tables.map(Arc::new)))
    }

    fn moves(&self, tables: Arc<Tables>, positions: usize) -> Result<Option<Figure>, EngineError> {
        let mut engine = Engine::new(self.rules, MEMORY)?.with_tables(tables)?;
        let mut times = Vec::new();
        let mut nodes = 0;
        for position in sample(&self.start, positions).map_err(EngineError::Rules)? {
            let (seconds, moves) = seconds(|| engine.moves(&position, &self.limits()));
            times.push(seconds);
            nodes += moves?.iter().map(|(_, answer)| answer.nodes).sum::<u64>();
        }
        times.sort_by(f64::total_cmp);
        let share = |percent: usize| {
            let rank = (times.len() * percent).div_ceil(100);
            times.get(rank.saturating_sub(1)).copied().unwrap_or(0.0)
        };
        Ok((!self.is_stopped()).then(|| Figure::Moves {
            positions,
            median: share(50),
            p99: share(99),
            most: share(100),
            nodes,
        }))
    }

    fn threads(&self, up_to: usize) -> Result<Option<Figure>, EngineError> {
        let solve = |threads| {
            let begun = Instant::now();
            let (_, Some(tables)) = self.build(up_to, threads)? else {
                return Ok((0.0, 0));
            };
            let engine = Engine::new(self.rules, MEMORY)?.with_threads(threads);
            let mut engine = engine.with_tables(tables)?;
            let answer = engine.search(&self.start, &self.limits(), &mut |_| {})?;
            Ok::<_, EngineError>((begun.elapsed().as_secs_f64(), answer.nodes))
        };
        let ((one, nodes), (two, _)) = (solve(1)?, solve(2)?);
        Ok((!self.is_stopped()).then_some(Figure::Threads { one, two, nodes }))
    }
}

/// Positions out of random games, one of each, none before so many moves and none that is over. They
/// are the same for the same start.
fn sample(start: &Position, positions: usize) -> Result<Vec<Position>, Error> {
    let mut random = Random::new(1);
    let mut generator = Xoshiro256PlusPlus::seed_from_u64(2);
    let mut sample = Vec::new();
    while sample.len() < positions {
        let mut game = Vec::new();
        let mut position = *start;
        while let Some(chosen) = random.choose(&position) {
            game.push(position);
            position = position.play(chosen)?;
        }
        let later = game.get(OPENING..).unwrap_or_default();
        sample.extend(later.get(below(&mut generator, later.len())));
    }
    Ok(sample)
}
