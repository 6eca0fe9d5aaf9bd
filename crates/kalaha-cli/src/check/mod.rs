//! `check`: runs test data line by line. Each kind of line has its module.

mod games;
mod perft;
mod solved;
mod values;
mod vectors;

use std::path::{Path, PathBuf};
use std::time::Duration;

use kalaha::{Position, Side};
use kalaha_text::{Arg, Language, Words};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::fault::{Exit, Fault};
use crate::out::Out;
use crate::{files, json_line};
use solved::Solved;
use values::Claim;

/// What to check.
pub(crate) struct Check {
    pub(crate) files: Vec<PathBuf>,
    /// The longest move sequences to count, in moves.
    pub(crate) depth: usize,
    /// For all values together.
    pub(crate) time: Duration,
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
    /// Not compared, with the kind's name.
    Skipped(&'static str, Why),
}

/// Why a line is skipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
enum Why {
    /// The data themselves don't know.
    NotKnown,
    /// It would take longer than was allowed.
    Time,
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
    skips: Vec<Skip>,
    unreadable: Vec<String>,
}

#[derive(Serialize)]
struct Skip {
    file: String,
    line: usize,
    id: Option<String>,
    kind: &'static str,
    why: Why,
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
    // Programs get the same in every language.
    let language = if check.json {
        Language::English
    } else {
        out.words.language()
    };
    let words = Words::new(language);
    let files: Vec<(&PathBuf, Result<String, Fault>)> = check
        .files
        .iter()
        .map(|path| (path, read_file(path)))
        .collect();
    let read = files.iter().filter_map(|(_, text)| text.as_deref().ok());
    let asked = read
        .flat_map(|text| positions(text, &words))
        .collect::<Vec<_>>();
    let tests = Tests {
        depth: check.depth,
        solved: Solved::find(&asked, check.time)?,
        json: check.json,
    };
    for (path, text) in &files {
        let unreadable = match text {
            Ok(text) => {
                let unreadable = no_tests(path, text, &out.words);
                if unreadable.is_none() {
                    run_file(path, text, &tests, &words, &mut report, out)?;
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

/// What lines are compared with.
struct Tests {
    /// The longest move sequences to count, in moves.
    depth: usize,
    solved: Solved,
    json: bool,
}

fn read_file(path: &Path) -> Result<String, Fault> {
    let bytes = files::read_bytes(path, files::LARGE)?;
    let text = String::from_utf8_lossy(&bytes);
    Ok(text.trim_start_matches('\u{feff}').to_owned())
}

/// Reads a line of JSON.
///
/// # Errors
/// What is wrong with it, in words.
fn read<T: DeserializeOwned>(line: &str, words: &Words) -> Result<T, String> {
    json_line::read(line).map_err(|fault| fault.sentence(words))
}

/// The positions whose values a text states.
fn positions(text: &str, words: &Words) -> Vec<Position> {
    let claims = filled_lines(text).filter_map(|(line, _)| match Kind::of(line, words).ok()? {
        Kind::SmallValue => Claim::small(line, words).ok(),
        Kind::Atlas => Claim::atlas(line, words).ok(),
        Kind::Solved => Claim::solved(line, words).ok(),
        Kind::Row => Claim::row(line, words).ok(),
        Kind::Book => Claim::book(line, words).ok(),
        _ => None,
    });
    claims
        .filter_map(|claim| claim.position().copied())
        .collect()
}

fn run_file(
    path: &Path,
    text: &str,
    tests: &Tests,
    words: &Words,
    report: &mut Report,
    out: &mut Out,
) -> Result<(), Fault> {
    let file = path.to_string_lossy();
    let first_skip = report.skips.len();
    for (line, number) in filled_lines(text) {
        let failure = match run_line(line, tests, words) {
            Ok(None) => continue,
            Ok(Some(Case { id, outcome })) => match outcome {
                Outcome::Passed => {
                    report.passed += 1;
                    continue;
                }
                Outcome::Skipped(kind, why) => {
                    report.skipped += 1;
                    report.skips.push(Skip {
                        file: file.to_string(),
                        line: number,
                        id,
                        kind,
                        why,
                    });
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
        if !tests.json {
            print(&failure, out)?;
        }
        report.failures.push(failure);
    }
    if tests.json {
        return Ok(());
    }
    print_skips(&file, &report.skips[first_skip..], out)
}

/// Names what was skipped in a file, by reason.
fn print_skips(file: &str, skips: &[Skip], out: &mut Out) -> Result<(), Fault> {
    for (why, id) in [
        (Why::NotKnown, "check-skipped-not-known"),
        (Why::Time, "check-skipped-time"),
    ] {
        let of = skips.iter().filter(|skip| skip.why == why);
        let names: Vec<&str> = of.filter_map(|skip| skip.id.as_deref()).collect();
        if names.is_empty() {
            continue;
        }
        let told = out.words.say(
            id,
            &[
                ("file", Arg::from(file)),
                ("count", names.len().into()),
                ("names", Arg::from(&names.join("; "))),
            ],
        );
        out.paragraph("", &told)?;
    }
    Ok(())
}

/// What a line holds, known by its form.
enum Kind {
    Move,
    Game,
    Leaves(Map<String, Value>),
    SmallValue,
    Atlas,
    /// An answer of `solve`.
    Solved,
    Row,
    /// A position with its value and a best move.
    Book,
    /// No test, but the names of a table's columns.
    Heading,
}

impl Kind {
    /// # Errors
    /// Why the line holds no known kind of test.
    fn of(line: &str, words: &Words) -> Result<Self, String> {
        if !line.trim_start().starts_with('{') {
            return if values::is_heading(line) {
                Ok(Self::Heading)
            } else if values::is_row(line) {
                Ok(Self::Row)
            } else if values::is_book(line) {
                Ok(Self::Book)
            } else {
                Err(words.say("check-no-line", &[]))
            };
        }
        let object: Map<String, Value> = read(line, words)?;
        let has = |key: &str| object.contains_key(key);
        if has("move") {
            Ok(Self::Move)
        } else if has("pv") {
            Ok(Self::Solved)
        } else if has("moves") {
            Ok(Self::Game)
        } else if has(perft::LEAVES) {
            Ok(Self::Leaves(object))
        } else if has("value_south_margin") {
            Ok(Self::SmallValue)
        } else if has("openings") {
            Ok(Self::Atlas)
        } else {
            let keys = "move, pv, moves, leaf_counts_depth1_10, value_south_margin, openings";
            Err(words.say("check-no-kind", &[("keys", Arg::from(keys))]))
        }
    }
}

/// Runs one line of whatever kind; nothing for a heading.
///
/// # Errors
/// What is wrong with a line that can't be read.
fn run_line(line: &str, tests: &Tests, words: &Words) -> Result<Option<Case>, String> {
    match Kind::of(line, words)? {
        Kind::Move => vectors::run(line, words),
        Kind::Game => games::run(line, words),
        Kind::Leaves(object) => perft::run(&object, tests.depth, words),
        Kind::SmallValue => Claim::small(line, words).map(|claim| claim.check(&tests.solved)),
        Kind::Atlas => Claim::atlas(line, words).map(|claim| claim.check(&tests.solved)),
        Kind::Solved => Claim::solved(line, words).map(|claim| claim.check(&tests.solved)),
        Kind::Row => Claim::row(line, words).map(|claim| claim.check(&tests.solved)),
        Kind::Book => Claim::book(line, words).map(|claim| claim.check(&tests.solved)),
        Kind::Heading => return Ok(None),
    }
    .map(Some)
}

/// The sentence about a file in which no line is of a known kind, if it is one.
fn no_tests(path: &Path, text: &str, words: &Words) -> Option<String> {
    let mut first = None;
    for (line, number) in filled_lines(text) {
        let detail = Kind::of(line, words).err()?;
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
