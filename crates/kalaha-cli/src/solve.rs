//! `solve`: who wins by how much under perfect play, and how.

use kalaha::{BySide, Event, EventKind, Move, Position, RuleId, Rules, Side};
use kalaha_engine::search::Span;
use kalaha_text::Arg;
use serde::Serialize;

use crate::fault::{Exit, Fault};
use crate::out::Out;
use crate::search::{Effort, Known, Search, Table, margin};
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
struct Answer<'a> {
    rules: &'a Rules,
    position: String,
    to_move: Side,
    #[serde(flatten)]
    known: Known,
    /// Best moves, to the end of the game if the value is exact.
    pv: &'a [Move],
    /// Empty if not asked for.
    moves: Vec<MoveValue>,
    nodes: u64,
    /// Tables included.
    seconds: f64,
    table: Option<Table>,
}

#[derive(Serialize)]
struct MoveValue {
    r#move: Move,
    #[serde(flatten)]
    known: Known,
}

/// What was found.
struct Found {
    span: Span,
    line: Vec<Move>,
    moves: Vec<(Move, Span)>,
    nodes: u64,
    seconds: f64,
    table: Option<Table>,
}

pub(crate) fn run(solve: &Solve, out: &mut Out) -> Result<Exit, Fault> {
    let found = if solve.position.is_over() {
        Found {
            span: Span::widest(&solve.position),
            line: Vec::new(),
            moves: Vec::new(),
            nodes: 0,
            seconds: 0.0,
            table: None,
        }
    } else {
        search(solve, solve.effort.begin(&solve.position, out)?, out)?
    };
    if solve.json {
        out.json(&answer(solve, &found))?;
    } else {
        print(solve, &found, out)?;
    }
    Ok(Exit::Yes)
}

fn search(solve: &Solve, mut search: Search, out: &Out) -> Result<Found, Fault> {
    let position = &solve.position;
    let mut value = search.value(position, &out.words)?;
    let moves = if solve.moves {
        search.moves(position, &value)?
    } else {
        Vec::new()
    };
    let lower = moves.iter().map(|(_, span)| span.lower).max();
    let upper = moves.iter().map(|(_, span)| span.upper).max();
    value.span.lower = value.span.lower.max(lower.unwrap_or(i16::MIN));
    value.span.upper = value.span.upper.min(upper.unwrap_or(i16::MAX));
    Ok(Found {
        span: value.span,
        line: value.line,
        moves,
        nodes: search.nodes,
        seconds: search.elapsed().as_secs_f64(),
        table: search.table,
    })
}

fn answer<'a>(solve: &'a Solve, found: &'a Found) -> Answer<'a> {
    let position = &solve.position;
    let value = |&(chosen, span): &(Move, Span)| MoveValue {
        r#move: chosen,
        known: Known::of(span, position),
    };
    Answer {
        rules: position.rules(),
        position: position.to_string(),
        to_move: position.to_move(),
        known: Known::of(found.span, position),
        pv: &found.line,
        moves: found.moves.iter().map(value).collect(),
        nodes: found.nodes,
        seconds: found.seconds,
        table: found.table,
    }
}

fn print(solve: &Solve, found: &Found, out: &mut Out) -> Result<(), Fault> {
    let position = &solve.position;
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
    let known = margin(found.span, position);
    let told = out.words.who_wins(mover, known, &nobody);
    out.heading(&told)?;
    let id = if found.span.is_exact() {
        "solve-line"
    } else {
        "solve-line-so-far"
    };
    let line = out.words.line(position, &found.line);
    let told = out.words.say(id, &[("line", (&line).into())]);
    out.paragraph("", &told)?;
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
    how(position, found, out)
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
fn how(position: &Position, found: &Found, out: &mut Out) -> Result<(), Fault> {
    if !found.span.is_exact() {
        let id = if position.rules().is_cyclic() {
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
            ("nodes", found.nodes.into()),
            ("seconds", found.seconds.into()),
        ],
    );
    if let Some(table) = found.table {
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
