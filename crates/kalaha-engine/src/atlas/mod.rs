//! The house-rule atlas: rule sets near the standard one, and what perfect play makes of each.
//!
//! With the feature `serde`, `line` is what is written of each, and `known` what was found out once for
//! all, here or elsewhere.

#[cfg(feature = "serde")]
pub mod known;
#[cfg(feature = "serde")]
pub mod line;
#[cfg(feature = "serde")]
mod published;

use std::time::Instant;

use kalaha::presets::PRESETS;
use kalaha::{Error, Key, Move, Position, Rules, Side, Value};

use crate::search::{Answer, Engine, EngineError, Limits, Span};

/// Moves that are looked ahead where positions can repeat.
pub const DEEPEST: u32 = 200;

/// A rule set of the atlas.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The rules.
    pub rules: Rules,
    /// The presets that have these rules on this board, and their other names.
    pub names: Vec<&'static str>,
}

/// All presets and all single changes of one option from the standard rules, each rule set once, on
/// boards of so many houses a side. `seeds` goes before the presets' own seeds.
///
/// # Errors
/// A board that can't be played.
pub fn entries(houses: u8, seeds: Option<u8>) -> Result<Vec<Entry>, Error> {
    let on_board = |rules: Rules| Rules {
        houses,
        seeds: seeds.unwrap_or(rules.seeds),
        ..rules
    };
    let mut entries: Vec<Entry> = Vec::new();
    let mut add = |rules: Rules, names: &mut dyn Iterator<Item = &'static str>| {
        let rules = on_board(rules);
        rules.check()?;
        let at = entries.iter().position(|entry| entry.rules == rules);
        let at = at.unwrap_or_else(|| {
            let names = Vec::new();
            entries.push(Entry { rules, names });
            entries.len() - 1
        });
        entries[at].names.extend(names);
        Ok::<(), Error>(())
    };
    for preset in PRESETS {
        let names = core::iter::once(&preset.name).chain(preset.aliases);
        add(preset.rules, &mut names.copied())?;
    }
    for &key in Key::ALL {
        let mut values = key.alternatives(&Rules::STANDARD, 0);
        if key == Key::Pie {
            values.push(Value::Bool(true));
        }
        for value in values {
            let mut rules = Rules::STANDARD;
            rules.set(key.as_str(), &value)?;
            add(rules, &mut core::iter::empty())?;
        }
    }
    Ok(entries)
}

/// A way to begin: a first move, or the moves of a first turn where sides may be swapped after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The moves.
    pub moves: Vec<Move>,
    /// What is proved of South's final margin after them.
    pub span: Span,
}

/// What perfect play makes of a rule set from its start on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What is proved of the final margin of South, who begins.
    pub span: Span,
    /// What is known of each way to begin; empty as long as the margin is not exact. Under the swap
    /// rule those that reach the margin leave the game most balanced.
    pub openings: Vec<Opening>,
    /// Positions whose moves were looked at.
    pub nodes: u64,
}

impl Finding {
    /// The openings of which it is proved that they keep the margin.
    pub fn best(&self) -> impl Iterator<Item = &Opening> {
        let kept = self.span.lower;
        self.openings
            .iter()
            .filter(move |opening| opening.span.reaches(kept) == Some(true))
    }

    /// The openings of which it is not known whether they keep the margin.
    pub fn undecided(&self) -> impl Iterator<Item = &Opening> {
        let kept = self.span.lower;
        self.openings
            .iter()
            .filter(move |opening| opening.span.reaches(kept).is_none())
    }
}

/// Solves an engine's rule set from the start on: first the margin, then which openings keep it, then
/// what the other openings are worth, as far as the limits allow.
///
/// # Errors
/// As [`Engine::search`].
pub fn explore(engine: &mut Engine, limits: &Limits<'_>) -> Result<Finding, EngineError> {
    let start = Position::start(*engine.rules()).map_err(EngineError::Rules)?;
    let begun = Instant::now();
    let mut nodes = 0;
    let left = |nodes: u64| Limits {
        nodes: limits.nodes.map(|most| most.saturating_sub(nodes)),
        time: limits.time.map(|time| time.saturating_sub(begun.elapsed())),
        depth: limits
            .depth
            .or(start.rules().is_cyclic().then_some(DEEPEST)),
        stop: limits.stop,
    };
    let answer = engine.search(&start, &left(nodes), &mut |_| {})?;
    nodes += answer.nodes;
    let span = answer.span;
    let mut openings = Vec::new();
    if span.is_exact() && left(nodes).depth.is_some() {
        // Repetition is about all that occurred, the start included, so the moves are asked for as such.
        for (chosen, answer) in engine.moves(&start, &left(nodes))? {
            nodes += answer.nodes;
            openings.push(Opening {
                moves: vec![chosen],
                span: answer.span.and(at_most(span)),
            });
        }
    } else if span.is_exact() {
        let begun = beginnings(&start);
        for (moves, after) in &begun {
            let (moves, answer) = (
                moves.clone(),
                keeps(engine, after, span.lower, &left(nodes))?,
            );
            nodes += answer.nodes;
            let span = seen(after, answer.span).and(at_most(span));
            openings.push(Opening { moves, span });
        }
        for (opening, (_, after)) in openings.iter_mut().zip(&begun) {
            if !opening.span.is_exact() {
                let answer = engine.search(after, &left(nodes), &mut |_| {})?;
                nodes += answer.nodes;
                opening.span = opening.span.and(seen(after, answer.span));
            }
        }
    }
    Ok(Finding {
        span,
        openings,
        nodes,
    })
}

/// What the margin of the start says of every opening.
fn at_most(start: Span) -> Span {
    Span {
        lower: i16::MIN,
        ..start
    }
}

/// Looks whether South reaches a margin.
fn keeps(
    engine: &mut Engine,
    after: &Position,
    margin: i16,
    limits: &Limits<'_>,
) -> Result<Answer, EngineError> {
    match after.to_move() {
        Side::South => engine.test(after, margin, limits),
        // South has at least so much unless North has more than South may lose.
        Side::North => engine.test(after, 1 - margin, limits),
    }
}

/// A margin for the player to move as one for South.
fn seen(position: &Position, span: Span) -> Span {
    match position.to_move() {
        Side::South => span,
        Side::North => span.turned(),
    }
}

/// All ways to begin, with the positions after them.
fn beginnings(start: &Position) -> Vec<(Vec<Move>, Position)> {
    fn add(found: &mut Vec<(Vec<Move>, Position)>, moves: &[Move], position: &Position) {
        for chosen in position.legal_moves() {
            let Ok(after) = position.play(chosen) else {
                continue;
            };
            let moves = [moves, &[chosen]].concat();
            let again = after.to_move() == position.to_move() && !after.is_over();
            if position.rules().pie && again {
                add(found, &moves, &after);
            } else {
                found.push((moves, after));
            }
        }
    }
    let mut found = Vec::new();
    add(&mut found, &[], start);
    found
}
