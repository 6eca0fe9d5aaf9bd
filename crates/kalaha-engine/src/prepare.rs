//! What a long search needs, sized to the memory and the time that it is given.
//!
//! Tables cost time and memory to build, and save nodes; how large they are best follows from how
//! large the search is. The figures below were measured on Kalaha(6,3) to (6,5), (4,4), (5,4), (8,2)
//! and (12,1), those of house rules on (4,4) to (6,4). They need not be exact: around the best size the
//! whole time hardly changes.

#![allow(clippy::cast_precision_loss, reason = "all of this is estimates")]

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use kalaha::{Capture, Lap, Majority, Position, Rules, Side};

use crate::search::{Engine, EngineError};
use crate::tables::{Build, Progress, Tables, building_bytes, can_have_tables, positions};

/// The least memory to plan with, in bytes. Half of it is for the program itself and its threads.
pub const LEAST_MEMORY: u64 = 32 << 20;

/// What is assumed to be free where the system does not tell, in bytes.
const USUALLY_FREE: u64 = 1 << 30;

/// No machine has more, in bytes; numbers beyond would not fit below.
const MOST_MEMORY: u64 = 1 << 48;

/// Bytes that the program takes besides tables and memory of searched positions.
const PROGRAM: u64 = LEAST_MEMORY / 2;

/// Bytes of lists for each row of a table in the making: 90 to 130 were seen.
const BYTES_PER_ROW: u64 = 160;

/// Bytes of a searched position, and room so that few are forgotten.
const BYTES_PER_NODE: u64 = 24;

/// A memory of searched positions that costs next to nothing, in bytes.
const SMALL_MEMORY: u64 = 64 << 20;

/// Each halving of the memory of searched positions below its useful size costs so many more nodes.
const HALF_MEMORY: f64 = 1.15;

/// The smallest number of seeds at which larger tables begin to save nodes.
const FIRST_USEFUL: usize = 8;

/// The most seeds that are tried.
const LARGEST: usize = 60;

/// Positions that a table gains in a second on a thread.
const POSITIONS_PER_SECOND: f64 = 120e6;

/// The same where every position is played on its own.
const RELAY_POSITIONS_PER_SECOND: f64 = 5e6;

/// Nodes that a thread looks at in a second.
const NODES_PER_SECOND: f64 = 2.5e6;

/// How often to look whether a table is ready or not wanted any more.
const TICK: Duration = Duration::from_millis(10);

/// Memory that is free now, in bytes, within the limits of the container if there is one.
#[must_use]
pub fn free_memory() -> u64 {
    let Ok(mut system) = sysinfo::System::new() else {
        return USUALLY_FREE;
    };
    system.refresh_memory();
    let free = match system.available_memory() {
        0 => USUALLY_FREE,
        free => free,
    };
    let within = system.cgroup_limits().map(|limits| limits.free_memory);
    within.map_or(free, |within| free.min(within))
}

/// What a search may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resources {
    /// Bytes for the whole program.
    pub memory: u64,
    /// Threads.
    pub threads: usize,
    /// The most seeds that tables should know, 0 for none; nothing for what is likely to be fastest.
    pub tables: Option<usize>,
    /// Time for building and searching, if there is a limit.
    pub time: Option<Duration>,
    /// Nodes of the search, if there is a limit.
    pub nodes: Option<u64>,
}

impl Resources {
    /// Bytes for tables and searched positions.
    fn room(&self) -> u64 {
        self.memory.min(MOST_MEMORY).saturating_sub(PROGRAM)
    }

    /// The most nodes that the limits leave time for.
    fn most_nodes(&self) -> f64 {
        let in_time = self.time.map_or(f64::INFINITY, |time| {
            time.as_secs_f64() * NODES_PER_SECOND * self.threads as f64
        });
        self.nodes
            .map_or(in_time, |nodes| in_time.min(nodes as f64))
    }
}

/// Half of the memory that is free, all processors, and as much time as it takes.
impl Default for Resources {
    fn default() -> Self {
        Self {
            memory: free_memory() / 2,
            threads: thread::available_parallelism().map_or(1, Into::into),
            tables: None,
            time: None,
            nodes: None,
        }
    }
}

/// What to set up before a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    rules: Rules,
    /// Seeds in the houses.
    in_play: usize,
    threads: usize,
    /// The most seeds that the tables know; 0 for no tables.
    pub tables: usize,
    /// Bytes for the memory of searched positions.
    pub searched: u64,
}

impl Plan {
    /// What is likely to find the value of a position soonest, within the memory given. With less
    /// than [`LEAST_MEMORY`] the plan is the smallest there is.
    #[must_use]
    pub fn new(position: &Position, given: &Resources) -> Self {
        let Resources {
            threads,
            tables: wish,
            ..
        } = *given;
        let rules = *position.rules();
        let memory = given.room();
        let in_play = in_play(position);
        let plan = |tables| Self::around(position, given, tables);
        let fits = |tables: usize| peak(&rules, tables, threads) <= memory;
        let in_time = |tables: usize| {
            let most = given
                .time
                .map_or(f64::INFINITY, |time| time.as_secs_f64() / 2.0);
            positions(&rules, tables) as f64 / (speed(&rules) * threads as f64) <= most
        };
        let sizes = 1..=in_play.min(wish.unwrap_or(LARGEST));
        let sizes = sizes.take_while(|&tables| can_have_tables(&rules) && fits(tables));
        match wish {
            Some(_) => plan(sizes.last().unwrap_or(0)),
            None => core::iter::once(0)
                .chain(sizes.take_while(|&tables| in_time(tables)))
                .map(plan)
                .min_by(|a, b| a.cost().total_cmp(&b.cost()))
                .unwrap_or(plan(0)),
        }
    }

    /// The plan with tables of that size, be they built or read from a file.
    #[must_use]
    pub fn around(position: &Position, given: &Resources, tables: usize) -> Self {
        let rules = *position.rules();
        let in_play = in_play(position);
        let nodes = nodes(&rules, in_play, tables).min(given.most_nodes());
        Self {
            rules,
            in_play,
            threads: given.threads,
            tables,
            searched: searched(&rules, nodes, tables, given.room()),
        }
    }

    /// An engine with tables that are there.
    ///
    /// # Errors
    /// Tables of other rules, or the system has not the memory.
    pub fn engine_with(&self, tables: Tables) -> Result<Engine, EngineError> {
        let searched = usize::try_from(self.searched).unwrap_or(usize::MAX);
        Engine::new(self.rules, searched)?
            .with_threads(self.threads)
            .with_tables(Arc::new(tables))
    }

    /// Builds the tables and gives an engine with them; without them if it is stopped or the time is
    /// up before they are ready. `progress` is told now and then.
    ///
    /// # Errors
    /// The system has not the memory.
    pub fn engine(
        &self,
        stop: &AtomicBool,
        deadline: Option<Instant>,
        progress: &mut dyn FnMut(Progress),
    ) -> Result<Engine, EngineError> {
        let tables = match self.tables {
            0 => None,
            up_to => self.build(up_to, stop, deadline, progress)?,
        };
        // Whoever stopped the tables wants no search either.
        let searched = if tables.is_none() && self.tables > 0 {
            0
        } else {
            self.searched
        };
        let searched = usize::try_from(searched).unwrap_or(usize::MAX);
        let engine = Engine::new(self.rules, searched)?.with_threads(self.threads);
        match tables {
            Some(tables) => engine.with_tables(tables),
            None => Ok(engine),
        }
    }

    /// Builds the tables on a thread of its own, so that the answer to a stop does not wait for the
    /// end of a part of the work.
    fn build(
        &self,
        up_to: usize,
        stop: &AtomicBool,
        deadline: Option<Instant>,
        progress: &mut dyn FnMut(Progress),
    ) -> Result<Option<Arc<Tables>>, EngineError> {
        let shared = Arc::new(Shared::default());
        let (ready, wait) = channel();
        let (theirs, Self { rules, threads, .. }) = (Arc::clone(&shared), *self);
        let work = move || {
            let build = Build {
                rules: &rules,
                up_to,
                threads,
                stop: &theirs.stop,
                progress: &|at| {
                    // Threads tell in any order; what counts is the farthest.
                    theirs.done.fetch_max(at.done, Ordering::Relaxed);
                },
            };
            // Nobody waits any more for tables that were stopped.
            let _ = ready.send(build.run());
        };
        thread::Builder::new()
            .spawn(work)
            .map_err(EngineError::Memory)?;
        let total = positions(&rules, up_to);
        loop {
            match wait.recv_timeout(TICK) {
                Ok(tables) => return Ok(tables.map_err(EngineError::Memory)?.map(Arc::new)),
                // Only if the thread ended without a result.
                Err(RecvTimeoutError::Disconnected) => return Ok(None),
                Err(RecvTimeoutError::Timeout) => {}
            }
            let is_late = deadline.is_some_and(|deadline| Instant::now() >= deadline);
            if stop.load(Ordering::Relaxed) || is_late {
                shared.stop.store(true, Ordering::Relaxed);
                return Ok(None);
            }
            progress(Progress {
                done: shared.done.load(Ordering::Relaxed),
                total,
            });
        }
    }

    /// The likely time until the value is found, in seconds, right to a factor of a few.
    #[must_use]
    pub fn seconds(&self) -> f64 {
        self.cost() / self.threads as f64
    }

    /// The likely time, in seconds of one thread.
    fn cost(&self) -> f64 {
        let building = match self.tables {
            0 => 0.0,
            tables => positions(&self.rules, tables) as f64 / speed(&self.rules),
        };
        let nodes = nodes(&self.rules, self.in_play, self.tables);
        let missing = useful(nodes) / self.searched.max(1) as f64;
        let more = HALF_MEMORY.powf(missing.log2().max(0.0));
        building + nodes * more / NODES_PER_SECOND
    }
}

/// What the caller and the building thread tell each other.
#[derive(Debug, Default)]
struct Shared {
    stop: AtomicBool,
    done: AtomicU64,
}

/// Seeds in the houses.
fn in_play(position: &Position) -> usize {
    let row = |&side: &Side| usize::from(position.row(side).sum());
    Side::ALL.iter().map(row).sum()
}

fn speed(rules: &Rules) -> f64 {
    match rules.lap {
        Lap::Single => POSITIONS_PER_SECOND,
        Lap::Relay => RELAY_POSITIONS_PER_SECOND,
    }
}

/// Bytes that building tables takes at its peak, their lists included.
fn peak(rules: &Rules, tables: usize, threads: usize) -> u64 {
    let houses = u64::from(rules.houses);
    let rows = crate::tables::ranks::binomial(tables as u64 + houses, houses);
    building_bytes(rules, tables, threads).saturating_add(rows.saturating_mul(BYTES_PER_ROW))
}

/// Bytes of memory that a program takes at its peak which builds tables.
#[must_use]
pub fn memory_to_build(rules: &Rules, up_to: usize, threads: usize) -> u64 {
    peak(rules, up_to, threads).saturating_add(PROGRAM)
}

/// Nodes of a search to the end with so many seeds in play: they double with each one and a third
/// more, and halve with each two in the tables.
fn nodes(rules: &Rules, in_play: usize, tables: usize) -> f64 {
    let known = tables.max(FIRST_USEFUL) as f64;
    more_nodes(rules) * (0.75 * in_play as f64 - 0.5 * known - 1.75).exp2()
}

/// How many times more nodes a search takes than under the standard rules: as `data/atlas.jsonl` has
/// them, between the boards' own, for the options that make a difference.
fn more_nodes(rules: &Rules) -> f64 {
    let captures = match (rules.capture, rules.lap) {
        // Relay sowing fills the stores quickly in any case: 0.01 to 1.1.
        (_, Lap::Relay) => 0.1,
        // 11 to 1350: nothing but sowing fills the stores.
        (Capture::None, Lap::Single) => 64.0,
        // 2.1 to 3.1.
        (Capture::LeaveOwn, Lap::Single) => 2.0,
        (Capture::Standard | Capture::Empty, Lap::Single) => 1.0,
    };
    let turns = match rules.extra_turn_limit {
        None => 1.0,
        // 7.7 to 75.
        Some(0) => 16.0,
        // 1.5 to 3.6.
        Some(_) => 3.0,
    };
    let end = match rules.majority {
        Majority::Off => 1.0,
        // 0.04 to 0.05: more than half of the seeds are enough.
        Majority::Stop | Majority::Sweep => 0.05,
    };
    captures * turns * end
}

/// Bytes of searched positions beyond which more are of little use.
fn useful(nodes: f64) -> f64 {
    (nodes * BYTES_PER_NODE as f64).max(SMALL_MEMORY as f64)
}

/// Bytes for searched positions: a power of two, as large as is useful and as there is room. Memory
/// that is touched for the first time costs time as well.
fn searched(rules: &Rules, nodes: f64, tables: usize, memory: u64) -> u64 {
    if rules.is_cyclic() {
        // Their search remembers no positions.
        return 0;
    }
    let room = match tables {
        0 => memory,
        tables => memory.saturating_sub(positions(rules, tables)),
    };
    // A saturating conversion: there is never that much room.
    let useful = (useful(nodes) as u64).checked_next_power_of_two();
    let room = room.checked_ilog2().map_or(0, |exponent| 1 << exponent);
    useful.map_or(room, |useful| useful.min(room))
}

#[cfg(test)]
mod tests;
