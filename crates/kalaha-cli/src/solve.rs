//! `solve`: who wins by how much under perfect play, and how.

use std::time::Duration;

use kalaha::{BySide, Event, EventKind, Move, Position, RuleId};
use kalaha_engine::analysis::{PositionAnalysis, Searched};
use kalaha_engine::search::Span;
use kalaha_text::Arg;
use kalaha_web::analysis::PositionAnswer;
use serde::Serialize;

use crate::fault::{Exit, Fault};
use crate::out::Out;
use crate::search::{Effort, Search, Table, margin};
use crate::size;

/// What to solve.
pub(crate) struct Solve {
    pub(crate) position: Position,
    /// The value of each move too.
    pub(crate) moves: bool,
    pub(crate) effort: Effort,
    pub(crate) json: bool,
}

#[derive(Serialize)]
struct Answer {
    #[serde(flatten)]
    analysis: PositionAnswer,
    table: Option<Table>,
}

type Found = Searched<PositionAnalysis>;

pub(crate) fn run(solve: &Solve, out: &mut Out) -> Result<Exit, Fault> {
    let (found, table) = if solve.position.is_over() {
        let found = Searched {
            found: PositionAnalysis::unsearched(solve.position),
            nodes: 0,
            time: Duration::ZERO,
        };
        (found, None)
    } else {
        search(solve, solve.effort.begin(&solve.position, out)?, out)?
    };
    if solve.json {
        let analysis = PositionAnswer::new(&found);
        out.json(&Answer { analysis, table })?;
    } else {
        print(solve, &found, table, out)?;
    }
    Ok(Exit::Yes)
}

fn search(solve: &Solve, mut search: Search, out: &Out) -> Result<(Found, Option<Table>), Fault> {
    let position = &solve.position;
    let value = search.value(position, &out.words)?;
    let moves = if solve.moves {
        search.moves(position)?
    } else {
        Vec::new()
    };
    let found = search.done(PositionAnalysis::new(*position, value, moves));
    Ok((found, search.table))
}

fn print(
    solve: &Solve,
    searched: &Found,
    table: Option<Table>,
    out: &mut Out,
) -> Result<(), Fault> {
    let found = &searched.found;
    let position = &found.position;
    let nobody = BySide::default();
    if let Some(outcome) = position.outcome() {
        let over = out.words.say("solve-over", &[]);
        out.paragraph("", &over)?;
        let kind = EventKind::Result {
            south: outcome.south,
            north: outcome.north,
            winner: outcome.winner(),
        };
        let rule = RuleId::ResultMostSeeds;
        let told = out
            .words
            .event(&Event { kind, rule }, position.to_move(), &nobody);
        return out.paragraph("", &told);
    }
    let mover = position.to_move();
    let known = margin(found.value, position);
    let told = out.words.who_wins(mover, known, &nobody);
    out.heading(&told)?;
    let id = if found.value.is_exact() {
        "solve-line"
    } else {
        "solve-line-so-far"
    };
    let line = out.words.line(position, &found.line);
    let told = out.words.say(id, &[("line", (&line).into())]);
    out.broken("", &told)?;
    if solve.moves {
        let player = out.words.player(mover, &nobody);
        let heading = out
            .words
            .say("solve-moves", &[("player", (&player).into())]);
        out.line("")?;
        out.heading(&heading)?;
        print_moves(position, &found.moves, out)?;
    }
    out.line("")?;
    how(searched, table, out)
}

/// Each move with its value, the best first.
pub(crate) fn print_moves(
    position: &Position,
    moves: &[(Move, Span)],
    out: &mut Out,
) -> Result<(), Fault> {
    let mut moves = moves.to_vec();
    moves.sort_by_key(|(_, span)| (-span.lower, -span.upper));
    for (chosen, span) in moves {
        let told = out.words.margin(margin(span, position));
        let chosen = chosen.to_string();
        out.line(&format!("  {chosen:>4}  {told}"))?;
    }
    Ok(())
}

/// What the search took, and why it is not exact if it is not.
fn how(searched: &Found, table: Option<Table>, out: &mut Out) -> Result<(), Fault> {
    let Searched { found, nodes, time } = searched;
    if !found.value.is_exact() {
        let id = if found.position.rules().is_cyclic() {
            "solve-cyclic"
        } else {
            "solve-stopped"
        };
        let told = out.words.say(id, &[]);
        out.paragraph("", &told)?;
    }
    let mut told = out.words.say(
        "solve-how",
        &[
            ("nodes", (*nodes).into()),
            ("seconds", time.as_secs_f64().into()),
        ],
    );
    if let Some(table) = table {
        let size = size::shown(table.bytes);
        let more = out.words.say(
            "solve-tables",
            &[
                ("seeds", table.seeds.into()),
                ("size", Arg::from(&size)),
                ("seconds", table.seconds.into()),
            ],
        );
        told = format!("{told} {more}");
    }
    out.paragraph("", &told)
}
