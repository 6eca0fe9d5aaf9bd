//! `check`: runs test data line by line. Each kind of line has its module.

mod games;
mod perft;
mod values;
mod vectors;

use std::path::{Path, PathBuf};

use kalaha::{Position, Side};
use kalaha_text::{Arg, Words};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::fault::{Exit, Fault};
use crate::files;
use crate::out::Out;

/// What to check.
pub(crate) struct Check {
    pub(crate) files: Vec<PathBuf>,
    /// The longest move sequences to count, in moves.
    pub(crate) depth: usize,
    pub(crate) json: bool,
}

/// How one line came out.
struct Case {
    id: Option<String>,
    outcome: Outcome,
}

enum Outcome {
    Passed,
    Failed {
        expected: String,
        came: String,
    },
    /// Not run, with the kind's name.
    Skipped(&'static str),
}

/// Passed if both texts are equal.
fn compared(id: Option<String>, expected: String, came: String) -> Case {
    let outcome = if expected == came {
        Outcome::Passed
    } else {
        Outcome::Failed { expected, came }
    };
    Case { id, outcome }
}

/// Reads a line of JSON.
fn read<T: DeserializeOwned>(line: &str) -> Result<T, String> {
    // The line's number in the file is told besides.
    let told =
        |error: serde_json::Error| error.to_string().replace(" at line 1 column", " at column");
    serde_json::from_str(line).map_err(told)
}

/// The side of a word of the data.
fn side(word: &str) -> Result<Side, String> {
    word.parse()
        .map_err(|()| format!("a side is south or north, not {word:?}"))
}

/// Who moves next, in the word of the data.
fn next(position: &Position) -> &'static str {
    kalaha::ruling::next(position).map_or("over", Side::as_str)
}

#[derive(Default, Serialize)]
struct Report {
    passed: usize,
    failed: usize,
    skipped: usize,
    failures: Vec<Failure>,
    unreadable: Vec<String>,
}

#[derive(Serialize)]
struct Failure {
    file: String,
    line: usize,
    id: Option<String>,
    /// Nothing if the line can't be read.
    expected: Option<String>,
    came: String,
}

/// Checks all files; the last line is always `N passed, N failed, N skipped`.
pub(crate) fn run(check: &Check, out: &mut Out) -> Result<Exit, Fault> {
    let mut report = Report::default();
    for path in &check.files {
        let unreadable = match files::read_bytes(path, files::LARGE) {
            Ok(bytes) => {
                let text = String::from_utf8_lossy(&bytes);
                let text = text.trim_start_matches('\u{feff}');
                let unreadable = no_tests(path, text, &out.words);
                if unreadable.is_none() {
                    run_file(path, text, check, &mut report, out)?;
                }
                unreadable
            }
            Err(fault) => Some(fault.sentence(&out.words)),
        };
        if let Some(sentence) = unreadable {
            out.aside(&sentence);
            report.unreadable.push(sentence);
        }
    }
    if check.json {
        out.json(&report)?;
    } else {
        let Report {
            passed,
            failed,
            skipped,
            ..
        } = report;
        // For scripts, hence English in every language.
        out.line(&format!(
            "{passed} passed, {failed} failed, {skipped} skipped"
        ))?;
    }
    Ok(if !report.unreadable.is_empty() {
        Exit::Unreadable
    } else if report.failed > 0 {
        Exit::No
    } else {
        Exit::Yes
    })
}

fn run_file(
    path: &Path,
    text: &str,
    check: &Check,
    report: &mut Report,
    out: &mut Out,
) -> Result<(), Fault> {
    let file = path.to_string_lossy();
    let mut skipped: Vec<(&str, usize)> = Vec::new();
    for (line, number) in filled_lines(text) {
        let failure = match run_line(line, check.depth, &out.words) {
            Ok(None) => continue,
            Ok(Some(Case { id, outcome })) => match outcome {
                Outcome::Passed => {
                    report.passed += 1;
                    continue;
                }
                Outcome::Skipped(kind) => {
                    report.skipped += 1;
                    match skipped.iter_mut().find(|(name, _)| *name == kind) {
                        Some((_, count)) => *count += 1,
                        None => skipped.push((kind, 1)),
                    }
                    continue;
                }
                Outcome::Failed { expected, came } => Failure {
                    file: file.to_string(),
                    line: number,
                    id,
                    expected: Some(expected),
                    came,
                },
            },
            Err(detail) => Failure {
                file: file.to_string(),
                line: number,
                id: None,
                expected: None,
                came: detail,
            },
        };
        report.failed += 1;
        if !check.json {
            print(&failure, out)?;
        }
        report.failures.push(failure);
    }
    for (kind, count) in skipped.into_iter().filter(|_| !check.json) {
        let told = out.words.say(
            "check-skipped",
            &[
                ("file", Arg::from(&*file)),
                ("kind", Arg::from(kind)),
                ("count", count.into()),
            ],
        );
        out.line(&told)?;
    }
    Ok(())
}

/// What a line holds, known by its form.
enum Kind {
    Move,
    Game,
    Leaves(Map<String, Value>),
    SmallValue,
    Row,
    /// No test, but the names of a table's columns.
    Heading,
}

impl Kind {
    /// # Errors
    /// Why the line holds no known kind of test.
    fn of(line: &str) -> Result<Self, String> {
        if !line.trim_start().starts_with('{') {
            return if values::is_heading(line) {
                Ok(Self::Heading)
            } else if values::is_row(line) {
                Ok(Self::Row)
            } else {
                Err("neither a JSON object nor a row of values".to_owned())
            };
        }
        let object: Map<String, Value> = read(line)?;
        let has = |key: &str| object.contains_key(key);
        if has("move") {
            Ok(Self::Move)
        } else if has("moves") {
            Ok(Self::Game)
        } else if has(perft::LEAVES) {
            Ok(Self::Leaves(object))
        } else if has("value_south_margin") {
            Ok(Self::SmallValue)
        } else {
            Err(
                "no known kind of test: none of move, moves, leaf_counts_depth1_10, \
                 value_south_margin"
                    .to_owned(),
            )
        }
    }
}

/// Runs one line of whatever kind; nothing for a heading.
///
/// # Errors
/// What is wrong with a line that can't be read.
fn run_line(line: &str, depth: usize, words: &Words) -> Result<Option<Case>, String> {
    match Kind::of(line)? {
        Kind::Move => vectors::run(line, words),
        Kind::Game => games::run(line, words),
        Kind::Leaves(object) => perft::run(&object, depth, words),
        Kind::SmallValue => values::run_small(line),
        Kind::Row => values::run_row(line),
        Kind::Heading => return Ok(None),
    }
    .map(Some)
}

/// The sentence about a file in which no line is of a known kind, if it is one.
fn no_tests(path: &Path, text: &str, words: &Words) -> Option<String> {
    let mut first = None;
    for (line, number) in filled_lines(text) {
        let detail = Kind::of(line).err()?;
        first.get_or_insert((number, detail));
    }
    let file = path.to_string_lossy();
    let file = ("file", Arg::from(&*file));
    Some(match first {
        Some((number, detail)) => words.say(
            "check-no-tests",
            &[
                file,
                ("line", number.into()),
                ("detail", Arg::from(&*detail)),
            ],
        ),
        None => words.say("check-empty", &[file]),
    })
}

/// The lines with something on them, with their numbers from 1.
fn filled_lines(text: &str) -> impl Iterator<Item = (&str, usize)> {
    let lines = text.lines().zip(1..);
    lines.filter(|(line, _)| !line.trim().is_empty())
}

fn print(failure: &Failure, out: &mut Out) -> Result<(), Fault> {
    let expected = failure.expected.as_deref();
    let id = match (expected, &failure.id) {
        (None, _) => "check-unreadable",
        (Some(_), Some(_)) => "check-failed",
        (Some(_), None) => "check-failed-nameless",
    };
    let told = out.words.say(
        id,
        &[
            ("file", Arg::from(&*failure.file)),
            ("line", failure.line.into()),
            ("id", Arg::from(failure.id.as_deref().unwrap_or_default())),
            ("expected", Arg::from(expected.unwrap_or_default())),
            ("came", Arg::from(&*failure.came)),
        ],
    );
    out.line(&told)
}
