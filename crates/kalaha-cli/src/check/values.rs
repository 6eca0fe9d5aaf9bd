//! Values under perfect play: `small_values.jsonl`, `values.tsv`, `atlas.jsonl`, `openings.jsonl` and
//! `book.tsv`.

use kalaha::{Capture, Position, Rules, Side, Value};
use kalaha_engine::atlas::line::Line;
use kalaha_engine::levels::openings::read_line;
use kalaha_engine::search::Span;
use kalaha_text::{Arg, Words, typed};
use serde::Deserialize;

use super::solved::Solved;
use super::{Case, Outcome, Why, read};
use crate::atlas;
use crate::rule_set::Entries;

/// The first columns of `values.tsv`, as its heading names them.
const HEADING: &str = "capture\thouses\tseeds\tmove\tvalue\tkind";

/// The columns of `book.tsv`.
const BOOK_HEADING: &str = "rules\tposition\tvalue\tbest";

/// What a line says of a position.
pub(super) struct Claim {
    kind: &'static str,
    id: String,
    position: Position,
    says: Says,
}

/// What is said of the final margin of South, who is the first player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Says {
    Exact(i16),
    /// Only whether it is positive, negative or zero.
    Sign(i16),
    AtLeast(i16),
    AtMost(i16),
    NotKnown,
}

#[derive(Deserialize)]
struct Small {
    rules: Entries,
    value_south_margin: Option<i16>,
}

/// The answer of `solve` as JSON; its value is for the side to move.
#[derive(Deserialize)]
struct Answer {
    rules: Rules,
    position: String,
    value: i16,
    bound: String,
}

impl Claim {
    /// A line of `small_values.jsonl`.
    pub(super) fn small(line: &str, words: &Words) -> Result<Self, String> {
        let small: Small = read(line, words)?;
        let told = |error| words.error(&error);
        let rules = small.rules.rules().map_err(told)?;
        let named = rules.differences(&Rules::STANDARD);
        let named: Vec<String> = named.map(|(key, value)| format!("{key}={value}")).collect();
        Ok(Self {
            kind: "small_values",
            id: named.join(" "),
            position: Position::start(rules).map_err(told)?,
            says: small.value_south_margin.map_or(Says::NotKnown, Says::Exact),
        })
    }

    /// A line of `atlas.jsonl`.
    pub(super) fn atlas(line: &str, words: &Words) -> Result<Self, String> {
        let line = read::<Line>(line, words)?;
        let span = line.span();
        let Rules { houses, seeds, .. } = line.rules;
        let rules = atlas::in_short(&line.rules, &[]);
        Ok(Self {
            kind: "atlas",
            id: format!("Kalaha({houses},{seeds}) {rules}")
                .trim_end()
                .to_owned(),
            position: Position::start(line.rules).map_err(|error| words.error(&error))?,
            says: if span.is_exact() {
                Says::Exact(span.lower)
            } else {
                Says::NotKnown
            },
        })
    }

    /// A line of `openings.jsonl`: the value of the position, not of its moves.
    pub(super) fn solved(line: &str, words: &Words) -> Result<Self, String> {
        let answer: Answer = read(line, words)?;
        let position = Position::parse(answer.rules, &answer.position);
        let position = position.map_err(|error| words.error(&error))?;
        let says = match &*answer.bound {
            "exact" => Says::Exact(answer.value),
            "at_least" => Says::AtLeast(answer.value),
            "at_most" => Says::AtMost(answer.value),
            other => {
                return Err(not_one_of(
                    "bound",
                    other,
                    &["exact", "at_least", "at_most"],
                    words,
                ));
            }
        };
        let rules = atlas::in_short(&answer.rules, &[]);
        Ok(Self {
            kind: "solved",
            id: format!("{position} {rules}").trim_end().to_owned(),
            says: match position.to_move() {
                Side::South => says,
                Side::North => says.turned(),
            },
            position,
        })
    }

    /// A line of `values.tsv`.
    pub(super) fn row(line: &str, words: &Words) -> Result<Self, String> {
        let columns: Vec<&str> = line.split('\t').collect();
        let &[capture, houses, seeds, moves, value, kind, ..] = &columns[..] else {
            return Err(words.say("check-row", &[("columns", 6.into())]));
        };
        let told = |error| words.error(&error);
        let mut rules = Rules {
            capture: Capture::Standard,
            ..Rules::STANDARD
        };
        for (key, value) in [("capture", capture), ("houses", houses), ("seeds", seeds)] {
            rules.set(key, &Value::read(value)).map_err(told)?;
        }
        let mut position = Position::start(rules).map_err(told)?;
        if moves != "root" {
            for text in moves.split('-') {
                let chosen = position.read_move(text).map_err(told)?;
                position = position.play(chosen).map_err(told)?;
            }
        }
        Ok(Self {
            kind: "values",
            id: format!("{capture} {houses} {seeds} {moves}"),
            position,
            says: says(value, kind, words)?,
        })
    }

    /// A line of `book.tsv`: the value of the position, not what keeps it.
    pub(super) fn book(line: &str, words: &Words) -> Result<Self, String> {
        let read = read_line(line);
        let (position, opening) = read.ok_or_else(|| words.say("check-book", &[]))?;
        let says = Says::Exact(opening.value);
        Ok(Self {
            kind: "book",
            id: format!("{position}"),
            says: match position.to_move() {
                Side::South => says,
                Side::North => says.turned(),
            },
            position,
        })
    }

    /// The position to be searched; nothing where there is nothing to compare.
    pub(super) fn position(&self) -> Option<&Position> {
        (self.says != Says::NotKnown).then_some(&self.position)
    }

    /// Compares with what was found.
    pub(super) fn check(self, solved: &Solved) -> Case {
        let skipped = |why| Outcome::Skipped(self.kind, why);
        let outcome = match (self.says, solved.of_south(&self.position)) {
            (Says::NotKnown, _) => skipped(Why::NotKnown),
            (_, None) => skipped(Why::Time),
            (says, Some(span)) => match says.holds(span) {
                Some(true) => Outcome::Passed,
                None => skipped(Why::Time),
                Some(false) => Outcome::Failed {
                    expected: says.told(),
                    came: told(span),
                },
            },
        };
        Case {
            id: Some(self.id),
            outcome,
        }
    }
}

impl Says {
    /// The same for the other side.
    fn turned(self) -> Self {
        match self {
            Self::Exact(value) => Self::Exact(-value),
            Self::Sign(sign) => Self::Sign(-sign),
            Self::AtLeast(value) => Self::AtMost(-value),
            Self::AtMost(value) => Self::AtLeast(-value),
            Self::NotKnown => Self::NotKnown,
        }
    }

    /// Whether it is so; nothing if that can't be said from what was found.
    fn holds(self, Span { lower, upper }: Span) -> Option<bool> {
        let (least, most) = match self {
            Self::Exact(value) => (value, value),
            Self::Sign(sign) => match sign.signum() {
                1 => (1, i16::MAX),
                0 => (0, 0),
                _ => (i16::MIN, -1),
            },
            Self::AtLeast(value) => (value, i16::MAX),
            Self::AtMost(value) => (i16::MIN, value),
            Self::NotKnown => (i16::MIN, i16::MAX),
        };
        if lower >= least && upper <= most {
            Some(true)
        } else if upper < least || lower > most {
            Some(false)
        } else {
            None
        }
    }

    fn told(self) -> String {
        match self {
            Self::Exact(value) => format!("{value:+}"),
            Self::Sign(0) => "0".to_owned(),
            Self::Sign(sign) => format!("{}0", if sign > 0 { '>' } else { '<' }),
            Self::AtLeast(value) => format!(">={value:+}"),
            Self::AtMost(value) => format!("<={value:+}"),
            Self::NotKnown => "?".to_owned(),
        }
    }
}

fn told(Span { lower, upper }: Span) -> String {
    if lower == upper {
        format!("{lower:+}")
    } else {
        format!("{lower:+}..{upper:+}")
    }
}

/// The columns `value` and `kind`.
fn says(value: &str, kind: &str, words: &Words) -> Result<Says, String> {
    let wrong = || {
        let text = typed(value);
        words.say(
            "check-value",
            &[("kind", Arg::from(kind)), ("text", (&text).into())],
        )
    };
    let number = |text: &str| text.parse().map_err(|_| wrong());
    Ok(match kind {
        "exact" => Says::Exact(number(value)?),
        "wld" => Says::Sign(match value {
            ">0" => 1,
            "<0" => -1,
            "0" => 0,
            _ => return Err(wrong()),
        }),
        "lower_bound" => Says::AtLeast(number(value.trim_start_matches(">="))?),
        "upper_bound" => Says::AtMost(number(value.trim_start_matches("<="))?),
        "unknown" => Says::NotKnown,
        _ => {
            return Err(not_one_of("kind", kind, &KINDS, words));
        }
    })
}

/// What the column `kind` can hold.
const KINDS: [&str; 5] = ["exact", "wld", "lower_bound", "upper_bound", "unknown"];

/// That a field holds none of the words that it can hold.
fn not_one_of(field: &str, text: &str, allowed: &[&str], words: &Words) -> String {
    let allowed = allowed.iter().map(|&word| word.to_owned()).collect();
    let (allowed, text) = (words.any_of(allowed), typed(text));
    let facts = [
        ("field", Arg::from(field)),
        ("allowed", (&allowed).into()),
        ("text", (&text).into()),
    ];
    words.say("check-word", &facts)
}

/// True for the heading of `values.tsv` or `book.tsv`.
pub(super) fn is_heading(line: &str) -> bool {
    line.starts_with(HEADING) || line == BOOK_HEADING
}

/// True for any other line of `book.tsv`.
pub(super) fn is_book(line: &str) -> bool {
    line.split('\t').count() == 4
}

/// True for any other line of `values.tsv`.
pub(super) fn is_row(line: &str) -> bool {
    matches!(line.split('\t').count(), 7 | 8)
}
