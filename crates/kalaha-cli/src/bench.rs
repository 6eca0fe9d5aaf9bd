//! `bench`: fixed work, its count of nodes, and speeds beside the readable rules.

use std::sync::atomic::Ordering;

use kalaha_engine::bench::goals::{self, Figure, Goals};
use kalaha_engine::bench::{self, Task, Work};
use kalaha_engine::prepare::{Resources, free_memory};
use kalaha_text::{Arg, Margin, Words};
use serde_json::{Map, Value, json};

use crate::fault::{Exit, Fault};
use crate::out::Out;
use crate::{stop, tables};

/// How much to do, and for whom.
pub(crate) struct Bench {
    pub(crate) work: Work,
    /// The long figures instead.
    pub(crate) goals: Option<Goals>,
    pub(crate) json: bool,
}

pub(crate) fn run(bench: &Bench, out: &mut Out) -> Result<Exit, Fault> {
    if let Some(goals) = &bench.goals {
        return measure(goals, bench.json, out);
    }
    let report = bench::run(bench.work)?;
    if bench.json {
        let speeds = report.speeds.iter().map(|speed| {
            json!({
                "what": speed.what.as_str(),
                "per_second": speed.fast,
                "baseline_per_second": speed.plain,
                "ratio": speed.ratio(),
            })
        });
        let speeds: Vec<_> = speeds.collect();
        out.json(&json!({ "nodes": report.nodes, "speeds": speeds }))?;
        return Ok(Exit::Yes);
    }
    let nodes = Arg::from(report.nodes);
    let told = out.words.say("bench-nodes", &[("nodes", nodes)]);
    out.paragraph("", &told)?;
    let heading = |id| out.words.say(id, &[]);
    let (fast, plain) = (heading("bench-fast"), heading("bench-plain"));
    let ratio = heading("bench-ratio");
    out.line(&format!("{fast:>13}  {plain:>13}  {ratio:>7}"))?;
    for speed in report.speeds {
        let what = out.words.say(
            match speed.what {
                Task::Sequences => "bench-sequences",
                Task::Games => "bench-games",
                Task::TablePositions => "bench-table-positions",
                Task::Nodes => "bench-searched",
            },
            &[],
        );
        let whole = |number: f64| out.words.number(Arg::Decimal(number, 0));
        let (fast, plain) = (whole(speed.fast), whole(speed.plain));
        let ratio = out.words.number(speed.ratio());
        out.line(&format!("{fast:>13}  {plain:>13}  {ratio:>7}  {what}"))?;
    }
    Ok(Exit::Yes)
}

/// Measures the long figures, each told as soon as it is known.
fn measure(goals: &Goals, json: bool, out: &mut Out) -> Result<Exit, Fault> {
    let most = goals.tables.max(goals.compared_tables);
    let threads = Resources::default().threads;
    tables::check_memory(&goals.rules(), most, threads, free_memory())?;
    let stop = stop::flag();
    let mut all = Map::new();
    let mut told = Ok(());
    goals::measure(goals, stop, &mut |figure| {
        if json {
            let (name, value) = for_programs(figure);
            all.insert(name.to_owned(), value);
        } else if told.is_ok() {
            let sentence = sentence(goals, figure, &out.words);
            told = out.paragraph("", &sentence).and_then(|()| out.flush());
        }
    })?;
    told?;
    if stop.load(Ordering::Relaxed) {
        return Err(Fault::Stopped);
    }
    if json {
        out.json(&all)?;
    }
    Ok(Exit::Yes)
}

fn sentence(goals: &Goals, figure: Figure, words: &Words) -> String {
    let milliseconds = |seconds: f64| Arg::from(1000.0 * seconds);
    let board = format!("Kalaha({},{})", goals.rules().houses, goals.seeds);
    match figure {
        Figure::Solve {
            value,
            seconds,
            threads,
        } => words.say(
            "bench-solve",
            &[
                ("board", Arg::from(&board)),
                ("margin", Arg::from(&words.margin(Margin::Exact(value)))),
                ("seconds", Arg::Decimal(seconds, 2)),
                ("threads", threads.into()),
            ],
        ),
        Figure::Tables {
            seeds,
            seconds,
            speed,
        } => words.say(
            "bench-tables",
            &[
                ("seeds", seeds.into()),
                ("seconds", Arg::Decimal(seconds, 2)),
                ("millions", Arg::Decimal(speed.fast / 1e6, 0)),
                ("ratio", Arg::Decimal(speed.ratio(), 0)),
            ],
        ),
        Figure::Moves {
            positions,
            median,
            p99,
            most,
            nodes,
        } => words.say(
            "bench-moves",
            &[
                ("positions", positions.into()),
                ("median", milliseconds(median)),
                ("most", milliseconds(p99)),
                ("all", milliseconds(most)),
                ("nodes", nodes.into()),
            ],
        ),
        Figure::Threads { one, two, nodes } => words.say(
            "bench-threads",
            &[
                ("board", Arg::from(&board)),
                ("one", Arg::Decimal(one, 2)),
                ("two", Arg::Decimal(two, 2)),
                ("ratio", Arg::Decimal(one / two, 2)),
                ("nodes", nodes.into()),
            ],
        ),
    }
}

fn for_programs(figure: Figure) -> (&'static str, Value) {
    match figure {
        Figure::Solve {
            value,
            seconds,
            threads,
        } => (
            "solve",
            json!({ "value": value, "seconds": seconds, "threads": threads }),
        ),
        Figure::Tables {
            seeds,
            seconds,
            speed,
        } => (
            "tables",
            json!({
                "seeds": seeds,
                "seconds": seconds,
                "per_second": speed.fast,
                "baseline_per_second": speed.plain,
                "ratio": speed.ratio(),
            }),
        ),
        Figure::Moves {
            positions,
            median,
            p99,
            most,
            nodes,
        } => (
            "moves",
            json!({
                "positions": positions,
                "median_seconds": median,
                "p99_seconds": p99,
                "max_seconds": most,
                "nodes": nodes,
            }),
        ),
        Figure::Threads { one, two, nodes } => (
            "threads",
            json!({
                "one_seconds": one,
                "two_seconds": two,
                "ratio": one / two,
                "nodes": nodes,
            }),
        ),
    }
}
