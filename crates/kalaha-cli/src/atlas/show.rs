//! An atlas as a table: a row a rule set, a heading a board.

use kalaha::prospect::{Limit, Prospect};
use kalaha::{Move, Position, Rules};
use kalaha_engine::atlas::line::{Line, changes};

use crate::fault::Fault;
use crate::out::Out;
use crate::search::margin;

/// Columns of a margin.
const MARGIN: usize = 12;
/// Columns of the openings, if there are not more.
const OPENINGS: usize = 16;

/// Rows that are written one after the other.
pub(super) struct Rows {
    json: bool,
    /// Houses and seeds of the last row.
    board: Option<(u8, u8)>,
}

impl Rows {
    pub(super) fn new(json: bool) -> Self {
        Self { json, board: None }
    }

    /// True if none was written.
    pub(super) fn are_none(&self) -> bool {
        self.board.is_none()
    }

    /// Writes a row, for programs a line of JSON.
    pub(super) fn add(&mut self, line: &Line, out: &mut Out) -> Result<(), Fault> {
        let Rules { houses, seeds, .. } = line.rules;
        let before = self.board.replace((houses, seeds));
        if self.json {
            return out.json(line);
        }
        if before != self.board {
            if before.is_some() {
                out.line("")?;
            }
            let board = format!("Kalaha({houses},{seeds})");
            let heading = out
                .words
                .say("atlas-heading", &[("board", (&board).into())]);
            out.heading(&heading)?;
            let name = |id| out.words.say(id, &[]);
            let (margin, openings, rules) = (
                name("atlas-margin"),
                name("atlas-openings"),
                name("atlas-rules"),
            );
            out.line(&format!("{margin:>MARGIN$}  {openings:OPENINGS$}  {rules}"))?;
        }
        let known = margin(line.span(), &Position::start(line.rules)?);
        let margin = out.words.margin(known);
        let prospect = line.prospect();
        let openings = openings(&prospect);
        let names: Vec<&str> = line.names.iter().map(String::as_str).collect();
        let mut rules = in_short(&line.rules, &names);
        if let Some(limit) = prospect.limit.filter(|_| !line.span().is_exact()) {
            let (id, limit) = match limit {
                Limit::Seconds(seconds) => ("atlas-row-seconds", seconds),
                Limit::Moves(moves) => ("atlas-row-moves", moves),
            };
            rules = out
                .words
                .say(id, &[("rules", (&rules).into()), ("limit", limit.into())]);
        }
        out.line(&format!("{margin:>MARGIN$}  {openings:OPENINGS$}  {rules}"))
    }
}

/// Names and what differs from the standard, such as `familie (extra_turn_limit=1)`.
pub(crate) fn in_short(rules: &Rules, names: &[&str]) -> String {
    let changes: Vec<String> = changes(rules)
        .map(|(key, value)| format!("{key}={value}"))
        .collect();
    let (names, changes) = (names.join(", "), changes.join(" "));
    match (names.is_empty(), changes.is_empty()) {
        (true, _) => changes,
        (_, true) => names,
        _ => format!("{names} ({changes})"),
    }
}

/// Openings as `3, 6` or, for whole turns, `3-1, 6`; a `?` behind those that are not decided.
fn openings(prospect: &Prospect) -> String {
    fn moves(moves: &[Move]) -> String {
        let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
        moves.join("-")
    }
    let best = prospect.best.iter().map(|best| moves(best));
    let undecided = prospect.undecided.iter().map(|open| moves(open) + "?");
    best.chain(undecided).collect::<Vec<_>>().join(", ")
}
