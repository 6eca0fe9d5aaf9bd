//! A line of an atlas: what is known of one rule set, as JSON.

use kalaha::prospect::{Limit, Prospect, Publication};
use kalaha::{Direction, Key, Move, PRESETS, Rules, StoreSide, Value};
use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize, Serializer};

use super::{Finding, Opening};
use crate::search::Span;

/// How every line begins that this program writes.
pub const BEGINNING: &str = "{\"rules\":{\"houses\":";

/// What is known of one rule set. Margins are South's, who begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// The rules.
    #[serde(serialize_with = "differences")]
    pub rules: Rules,
    /// The presets that have these rules on this board, and their other names.
    pub names: Vec<String>,
    #[serde(flatten)]
    margin: Margin,
    /// What ended the search before the margin was known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    limit: Option<Limit>,
    /// The openings that keep the margin: first moves or, under the swap rule, first turns.
    pub best: Vec<Vec<Move>>,
    /// All openings, with what is known of each.
    openings: Vec<Known>,
    /// Positions whose moves were looked at.
    nodes: u64,
    /// The most seeds that the tables knew, 0 without tables.
    table: usize,
    /// Who published it; nobody if it was computed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    published: Option<Publication>,
}

/// An opening and what is known of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Known {
    moves: Vec<Move>,
    #[serde(flatten)]
    margin: Margin,
}

impl Known {
    fn new(opening: &Opening) -> Self {
        Self {
            moves: opening.moves.clone(),
            margin: opening.span.into(),
        }
    }
}

/// A margin or its bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
enum Margin {
    Exact { value: i16 },
    Bounds { at_least: i16, at_most: i16 },
}

impl From<Span> for Margin {
    fn from(span: Span) -> Self {
        if span.is_exact() {
            Self::Exact { value: span.lower }
        } else {
            Self::Bounds {
                at_least: span.lower,
                at_most: span.upper,
            }
        }
    }
}

impl Margin {
    fn span(self) -> Span {
        let (lower, upper) = match self {
            Self::Exact { value } => (value, value),
            Self::Bounds { at_least, at_most } => (at_least, at_most),
        };
        Span { lower, upper }
    }
}

/// The board and what differs from the standard rules.
fn differences<S: Serializer>(rules: &Rules, serializer: S) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(None)?;
    for (key, value) in rules.entries().take(2) {
        map.serialize_entry(key.as_str(), &value)?;
    }
    for (key, value) in changes(rules) {
        map.serialize_entry(key.as_str(), &value)?;
    }
    map.end()
}

/// What differs from the standard rules besides the board.
pub fn changes(rules: &Rules) -> impl Iterator<Item = (Key, Value)> {
    let standard = on_board(Rules::STANDARD, rules);
    let changes: Vec<_> = rules.differences(&standard).collect();
    changes.into_iter()
}

fn on_board(rules: Rules, board: &Rules) -> Rules {
    let Rules { houses, seeds, .. } = *board;
    Rules {
        houses,
        seeds,
        ..rules
    }
}

/// The presets that have these rules on this board, and their other names.
fn names(rules: &Rules) -> Vec<String> {
    let same = PRESETS
        .iter()
        .filter(|preset| on_board(preset.rules, rules) == *rules);
    same.flat_map(|preset| core::iter::once(&preset.name).chain(preset.aliases))
        .map(|&name| name.to_owned())
        .collect()
}

impl Line {
    /// The line of a finding, which `limit` ended if not all is exact.
    #[must_use]
    pub fn new(
        rules: Rules,
        names: &[&str],
        finding: &Finding,
        limit: Limit,
        table: usize,
    ) -> Self {
        let open = finding
            .openings
            .iter()
            .any(|opening| !opening.span.is_exact());
        Self {
            rules,
            names: names.iter().map(|&name| name.to_owned()).collect(),
            margin: finding.span.into(),
            limit: (open || !finding.span.is_exact()).then_some(limit),
            best: finding
                .best()
                .map(|opening| opening.moves.clone())
                .collect(),
            openings: finding.openings.iter().map(Known::new).collect(),
            nodes: finding.nodes,
            table,
            published: None,
        }
    }

    /// The line of what was found elsewhere.
    pub(super) fn found(
        rules: Rules,
        span: Span,
        openings: &[Opening],
        published: Option<Publication>,
    ) -> Self {
        let keeps = |opening: &&Opening| opening.span.reaches(span.lower) == Some(true);
        let best = openings.iter().filter(keeps);
        Self {
            rules,
            names: names(&rules),
            margin: span.into(),
            limit: None,
            best: best.map(|opening| opening.moves.clone()).collect(),
            openings: openings.iter().map(Known::new).collect(),
            nodes: 0,
            table: 0,
            published,
        }
    }

    /// The same seen in a mirror, for rules that are the mirror image.
    pub(super) fn mirrored(&self) -> Self {
        let mut rules = self.rules;
        rules.direction = match rules.direction {
            Direction::CounterClockwise => Direction::Clockwise,
            Direction::Clockwise => Direction::CounterClockwise,
        };
        rules.store_side = match rules.store_side {
            StoreSide::Right => StoreSide::Left,
            StoreSide::Left => StoreSide::Right,
        };
        let mut line = Self {
            rules,
            names: names(&rules),
            ..self.clone()
        };
        let openings = line.openings.iter_mut().map(|known| &mut known.moves);
        for chosen in line.best.iter_mut().chain(openings).flatten() {
            if let Move::Sow(house) = chosen {
                *house = house.opposite(rules.houses);
            }
        }
        line
    }

    /// Reads a line.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(text: &str) -> serde_json::Result<Self> {
        serde_json::from_str(text)
    }

    /// As text without its end.
    #[must_use]
    pub fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// What is proved of South's margin.
    #[must_use]
    pub fn span(&self) -> Span {
        self.margin.span()
    }

    /// The openings of which it is not known whether they keep the margin.
    #[must_use]
    pub fn undecided(&self) -> Vec<Vec<Move>> {
        let kept = self.span().lower;
        let open = |known: &&Known| known.margin.span().reaches(kept).is_none();
        self.openings
            .iter()
            .filter(open)
            .map(|known| known.moves.clone())
            .collect()
    }

    /// The same as it is put into words.
    #[must_use]
    pub fn prospect(&self) -> Prospect {
        let Span { lower, upper } = self.span();
        Prospect {
            rules: self.rules,
            at_least: lower,
            at_most: upper,
            limit: self.limit,
            best: self.best.clone(),
            undecided: self.undecided(),
            published: self.published,
        }
    }
}

#[cfg(test)]
impl Line {
    /// Fails unless the line agrees with itself.
    pub(super) fn agrees(&self) {
        let span = self.span();
        let keeps = |known: &&Known| known.margin.span().reaches(span.lower) == Some(true);
        let best: Vec<_> = self
            .openings
            .iter()
            .filter(keeps)
            .map(|known| known.moves.clone())
            .collect();
        assert_eq!(self.best, best, "{self:?}");
        assert_eq!(span.is_exact(), !self.openings.is_empty(), "{self:?}");
        let exact = |margin: Margin| matches!(margin, Margin::Exact { .. });
        let all = exact(self.margin) && self.openings.iter().all(|known| exact(known.margin));
        assert_eq!(self.limit.is_none(), all, "{self:?}");
        let upper = self
            .openings
            .iter()
            .map(|known| known.margin.span().upper)
            .max();
        assert!(upper.is_none_or(|upper| upper == span.upper), "{self:?}");
        assert!(!span.is_exact() || !best.is_empty() || !self.undecided().is_empty());
    }
}
