//! `bench`: fixed work, its count of nodes, and speeds beside the readable rules.

use kalaha_engine::bench::{self, Task, Work};
use serde_json::json;

use crate::fault::{Exit, Fault};
use crate::out::Out;

/// How much to do, and for whom.
pub(crate) struct Bench {
    pub(crate) work: Work,
    pub(crate) json: bool,
}

pub(crate) fn run(bench: &Bench, out: &mut Out) -> Result<Exit, Fault> {
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
    let nodes = i64::try_from(report.nodes).unwrap_or(i64::MAX);
    let told = out.words.say("bench-nodes", &[("nodes", nodes.into())]);
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
        out.line(&format!(
            "{:>13.0}  {:>13.0}  {:>7.1}  {what}",
            speed.fast,
            speed.plain,
            speed.ratio()
        ))?;
    }
    Ok(Exit::Yes)
}
