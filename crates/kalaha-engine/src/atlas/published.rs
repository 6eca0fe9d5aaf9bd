//! What is known of boards that are not in the atlas: values that others published or computed
//! (`data/values.tsv`,
//! `data/small_values.jsonl`), and starts solved here move by move (`data/openings.jsonl`).

use std::collections::HashMap;

use kalaha::prospect::Publication;
use kalaha::{House, Move, Rules, Value};
use serde::Deserialize;

use super::Opening;
use super::line::Line;
use crate::search::Span;

const VALUES: &str = include_str!("../../../../data/values.tsv");
const SMALL: &str = include_str!("../../../../data/small_values.jsonl");
const SOLVED: &str = include_str!("../../../../data/openings.jsonl");

/// An answer of `kalaha solve --moves --json` for South, who begins.
#[derive(Deserialize)]
struct Solved {
    rules: Rules,
    value: i16,
    moves: Vec<MoveValue>,
}

#[derive(Deserialize)]
struct MoveValue {
    r#move: Move,
    value: i16,
}

/// The starts of `openings.jsonl`; what can't be read is none.
pub(super) fn solved() -> Vec<Line> {
    let line = |text: &str| {
        let solved: Solved = serde_json::from_str(text).ok()?;
        let opening = |of: &MoveValue| Opening {
            moves: vec![of.r#move],
            span: Span::exact(of.value),
        };
        let openings: Vec<_> = solved.moves.iter().map(opening).collect();
        Some(Line::found(
            solved.rules,
            Span::exact(solved.value),
            &openings,
            None,
        ))
    };
    SOLVED.lines().filter_map(line).collect()
}

/// What the rows of one board say.
struct Board {
    root: Span,
    /// By house; `None` where no row gives the exact value of that first move.
    moves: Vec<Option<i16>>,
    publication: Option<Publication>,
}

impl Board {
    fn unknown(rules: &Rules) -> Self {
        let total = rules.total_seeds() as i16;
        Self {
            root: Span {
                lower: -total,
                upper: total,
            },
            moves: vec![None; usize::from(rules.houses)],
            publication: None,
        }
    }

    fn add(&mut self, row: &Row<'_>) {
        if row.moves == "root" {
            let Some(span) = row.span() else { return };
            self.root.lower = self.root.lower.max(span.lower);
            self.root.upper = self.root.upper.min(span.upper);
            self.publication = self.publication.or_else(|| publication(row.source));
        } else if let (Ok(house), Some(span)) = (row.moves.parse::<usize>(), row.span())
            && span.is_exact()
            && let Some(value) = self.moves.get_mut(house.wrapping_sub(1))
        {
            *value = Some(span.lower);
        }
    }

    fn line(&self, rules: Rules) -> Line {
        let opening = |(house, value): (u8, &Option<i16>)| {
            value.map(|value| Opening {
                moves: vec![Move::Sow(House::new(house))],
                span: Span::exact(value),
            })
        };
        // Which first move is best is known only if all values are.
        let openings: Option<Vec<_>> = (0..).zip(&self.moves).map(opening).collect();
        let openings = openings.filter(|_| self.root.is_exact());
        Line::found(
            rules,
            self.root,
            &openings.unwrap_or_default(),
            self.publication,
        )
    }
}

/// A row of `values.tsv`.
struct Row<'a> {
    moves: &'a str,
    value: &'a str,
    kind: &'a str,
    source: &'a str,
}

impl Row<'_> {
    /// Between which margins it puts the first player's; margins are even, as there are as many seeds
    /// on both sides.
    fn span(&self) -> Option<Span> {
        let most = i16::MAX;
        let number = || self.value.trim_start_matches(['<', '>', '=']).parse().ok();
        let (lower, upper) = match (self.kind, self.value) {
            ("exact", _) => (number()?, number()?),
            ("lower_bound", _) => (number()?, most),
            ("upper_bound", _) => (-most, number()?),
            ("wld", ">0") => (2, most),
            ("wld", "<0") => (-most, -2),
            ("wld", "0") => (0, 0),
            _ => return None,
        };
        Some(Span { lower, upper })
    }
}

fn publication(source: &str) -> Option<Publication> {
    match source {
        _ if source.starts_with("Irving2000") => Some(Publication::Irving2000),
        _ if source.starts_with("Rawlings2015") => Some(Publication::Rawlings2015),
        _ => None,
    }
}

fn rules(entries: [(&str, &str); 3]) -> Option<Rules> {
    let mut rules = Rules::STANDARD;
    for (key, value) in entries {
        rules.set(key, &Value::read(value)).ok()?;
    }
    Some(rules)
}

/// The boards of `values.tsv`; what can't be read is none.
pub(super) fn published() -> Vec<Line> {
    let mut boards: HashMap<Rules, Board> = HashMap::new();
    for text in VALUES.lines().skip(1) {
        let columns: Vec<&str> = text.split('\t').collect();
        let [capture, houses, seeds, moves, value, kind, source, ..] = columns[..] else {
            continue;
        };
        let entries = [("capture", capture), ("houses", houses), ("seeds", seeds)];
        let Some(rules) = rules(entries) else {
            continue;
        };
        let row = Row {
            moves,
            value,
            kind,
            source,
        };
        let board = boards.entry(rules);
        board.or_insert_with(|| Board::unknown(&rules)).add(&row);
    }
    let lines = boards.into_iter();
    lines.map(|(rules, board)| board.line(rules)).collect()
}

/// A line of `small_values.jsonl`.
#[derive(Deserialize)]
struct Small {
    rules: Rules,
    value_south_margin: Option<i16>,
}

/// The boards of `small_values.jsonl`; what can't be read or is not known is none.
pub(super) fn small() -> Vec<Line> {
    let line = |text: &str| {
        let small: Small = serde_json::from_str(text).ok()?;
        let span = Span::exact(small.value_south_margin?);
        Some(Line::found(small.rules, span, &[], None))
    };
    SMALL.lines().filter_map(line).collect()
}
