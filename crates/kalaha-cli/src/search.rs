//! An engine for a command: prepared within what was given, watched by Ctrl-C, told of to whoever
//! waits.

use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use kalaha::{BySide, Move, Position, Side};
use kalaha_engine::analysis::Searched;
use kalaha_engine::prepare::{Plan, Resources, free_memory};
use kalaha_engine::search::{Answer, Engine, Limits};
use kalaha_engine::tables::can_have_tables;
use kalaha_text::{Arg, Words};
pub(crate) use kalaha_web::engines::margin;
use serde::Serialize;

use crate::args::search::{LimitArgs, SearchArgs};
use crate::fault::Fault;
use crate::out::Out;
use crate::progress::Progress;
use crate::{size, stop, tables};

/// What a search may take.
pub(crate) struct Effort {
    pub(crate) resources: Resources,
    /// Tables to read instead of building any.
    table_file: Option<PathBuf>,
    /// Bytes that are free, if more was asked for.
    short_of: Option<u64>,
    /// The time is for each position, not for all.
    each: bool,
}

impl Effort {
    pub(crate) fn new(args: &SearchArgs, limits: &LimitArgs) -> Self {
        let usual = Resources::default();
        let free = free_memory();
        let memory = args.memory.map_or(usual.memory, |asked| asked.min(free));
        Self {
            resources: Resources {
                memory,
                threads: args.threads.map_or(usual.threads, usize::from),
                tables: args.tables.map(usize::from),
                time: limits.max_seconds,
                nodes: limits.nodes,
            },
            table_file: None,
            short_of: args.memory.filter(|&asked| asked > free).map(|_| free),
            each: false,
        }
    }

    /// The same with the time for each position.
    pub(crate) fn for_each_position(mut self) -> Self {
        self.each = true;
        self
    }

    /// The same with tables from a file.
    pub(crate) fn with_table_file(self, table_file: Option<PathBuf>) -> Self {
        Self { table_file, ..self }
    }

    /// Gets ready for a position and for those that come after it.
    pub(crate) fn begin(&self, position: &Position, out: &Out) -> Result<Search, Fault> {
        let begun = Instant::now();
        let time = self.resources.time;
        let (each, all) = if self.each {
            (time, None)
        } else {
            (None, time)
        };
        let deadline = all.and_then(|time| begun.checked_add(time));
        let stop = stop::flag();
        let progress = Progress::new();
        let engine = if let Some(file) = &self.table_file {
            let Resources { memory, .. } = self.resources;
            match tables::load(file, Some(position.rules()), memory, stop)? {
                Some(tables) => {
                    Plan::around(position, &self.resources, tables.up_to()).engine_with(tables)?
                }
                // Whoever stopped that wants no search either.
                None => Engine::new(*position.rules(), 0)?,
            }
        } else {
            let plan = Plan::new(position, &self.resources);
            self.complain(&plan, position, out);
            plan.engine(stop, deadline, &mut |at| {
                let percent = u8::try_from(100 * at.done / at.total.max(1)).unwrap_or(100);
                let args = [
                    ("seeds", plan.tables.into()),
                    ("percent", Arg::from(percent)),
                ];
                progress.tell(|| out.words.say("search-builds", &args));
            })?
        };
        let table = engine.tables().map(|tables| Table {
            seeds: tables.up_to(),
            seconds: begun.elapsed().as_secs_f64(),
            bytes: tables.bytes(),
        });
        Ok(Search {
            engine,
            table,
            stop,
            begun,
            each,
            deadline,
            nodes_left: self.resources.nodes,
            nodes: 0,
            progress,
        })
    }

    /// Says where less is done than was asked for.
    fn complain(&self, plan: &Plan, position: &Position, out: &Out) {
        if let Some(free) = self.short_of {
            let free = size::shown(free);
            out.aside(
                &out.words
                    .say("search-short-of-memory", &[("free", (&free).into())]),
            );
        }
        let in_play: u8 = Side::ALL
            .iter()
            .map(|&side| position.row(side).sum())
            .sum::<u8>();
        let wish = self
            .resources
            .tables
            .map_or(0, |wish| wish.min(in_play.into()));
        if wish > plan.tables {
            let told = if can_have_tables(position.rules()) {
                out.words.say(
                    "search-smaller-tables",
                    &[("wish", wish.into()), ("seeds", plan.tables.into())],
                )
            } else {
                out.words.say("search-no-tables", &[])
            };
            out.aside(&told);
        }
    }
}

/// The tables of a search, as programs read them.
#[derive(Clone, Copy, Serialize)]
pub(crate) struct Table {
    /// The most seeds that they know.
    pub(crate) seeds: usize,
    /// Seconds that they took.
    pub(crate) seconds: f64,
    pub(crate) bytes: u64,
}

/// A search under way.
pub(crate) struct Search {
    engine: Engine,
    pub(crate) table: Option<Table>,
    stop: &'static AtomicBool,
    begun: Instant,
    each: Option<Duration>,
    deadline: Option<Instant>,
    nodes_left: Option<u64>,
    /// Nodes so far.
    nodes: u64,
    progress: Progress,
}

impl Search {
    /// The value of a position, as far as the limits allow.
    pub(crate) fn value(&mut self, position: &Position, words: &Words) -> Result<Answer, Fault> {
        let limits = self.limits();
        let (progress, mover) = (&self.progress, position.to_move());
        progress.tell(|| words.say("search-begins", &[]));
        let answer = self.engine.search(position, &limits, &mut |span| {
            let margin = margin(span, position);
            progress.tell(|| words.who_wins(mover, margin, &BySide::default()));
        })?;
        self.count(answer.nodes);
        Ok(answer)
    }

    /// The value of each move, as far as the limits allow.
    pub(crate) fn moves(&mut self, position: &Position) -> Result<Vec<(Move, Answer)>, Fault> {
        let limits = self.limits();
        let answers = self.engine.moves(position, &limits)?;
        self.count(answers.iter().map(|(_, answer)| answer.nodes).sum());
        Ok(answers)
    }

    /// What was found, with what it took so far.
    pub(crate) fn done<T>(&self, found: T) -> Searched<T> {
        Searched {
            found,
            nodes: self.nodes,
            time: self.begun.elapsed(),
        }
    }

    fn limits(&self) -> Limits<'static> {
        let left = |deadline: Instant| deadline.saturating_duration_since(Instant::now());
        Limits {
            nodes: self.nodes_left,
            time: self.each.or(self.deadline.map(left)),
            depth: None,
            stop: Some(self.stop),
        }
    }

    fn count(&mut self, nodes: u64) {
        self.nodes += nodes;
        self.nodes_left = self.nodes_left.map(|left| left.saturating_sub(nodes));
    }
}
