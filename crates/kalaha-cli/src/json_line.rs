//! Lines of JSON, and what is wrong with them.

use kalaha_text::{Arg, Words};
use serde::de::DeserializeOwned;
use serde_json::error::Category;

/// What is wrong with a line of JSON, and at which column, counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum LineFault {
    /// A field holds something else than it must; both as `serde` names them.
    Wrong {
        path: String,
        expected: String,
        found: String,
        column: usize,
    },
    /// A field is not there.
    Missing {
        field: String,
        column: usize,
    },
    /// More follows after the value.
    Trailing {
        column: usize,
    },
    EndsEarly {
        column: usize,
    },
    /// It is no JSON.
    Broken {
        column: usize,
    },
    /// Anything else, as `serde` tells it.
    Other {
        told: String,
        column: usize,
    },
}

/// Reads a line.
///
/// # Errors
/// What is wrong with it, and where; the line's number is told besides.
pub(crate) fn read<T: DeserializeOwned>(line: &str) -> Result<T, LineFault> {
    let mut text = serde_json::Deserializer::from_str(line);
    let value = serde_path_to_error::deserialize(&mut text).map_err(|error| {
        let path = error.path().to_string();
        fault(&path, error.inner())
    })?;
    text.end().map_err(|error| fault(".", &error))?;
    Ok(value)
}

fn fault(path: &str, error: &serde_json::Error) -> LineFault {
    let column = error.column();
    match error.classify() {
        Category::Eof => return LineFault::EndsEarly { column },
        Category::Syntax if error.to_string().starts_with("trailing characters") => {
            return LineFault::Trailing { column };
        }
        Category::Syntax => return LineFault::Broken { column },
        Category::Data | Category::Io => {}
    }
    let told = error.to_string();
    let place = format!(" at line {} column {column}", error.line());
    let told = told.strip_suffix(&place).unwrap_or(&told);
    if let Some(field) = told.strip_prefix("missing field ") {
        let field = field.replace('`', "");
        return LineFault::Missing { field, column };
    }
    let wrong = ["invalid type: ", "invalid value: ", "unknown variant "]
        .iter()
        .find_map(|kind| told.strip_prefix(kind)?.split_once(", expected "));
    match wrong {
        Some((found, expected)) if path != "." => LineFault::Wrong {
            path: path.to_owned(),
            expected: expected.to_owned(),
            found: found.to_owned(),
            column,
        },
        _ => LineFault::Other {
            told: told.to_owned(),
            column,
        },
    }
}

/// What `serde` calls what people call otherwise, with the keys of their words.
const NAMES: [(&str, &str); 12] = [
    ("a sequence", "line-list"),
    ("sequence", "line-list"),
    ("a map", "line-object"),
    ("map", "line-object"),
    ("a string", "line-text"),
    ("a boolean", "line-switch"),
    ("u8", "line-byte"),
    ("i16", "line-number"),
    ("u32", "line-number"),
    ("u64", "line-number"),
    ("i64", "line-number"),
    ("usize", "line-number"),
];

/// What stands before a value that `serde` found.
const KINDS: [&str; 4] = ["string ", "integer ", "boolean ", "floating point "];

/// What `serde` names, as people name it: one of several names, a kind of value, or a value.
fn named(text: &str, words: &Words) -> String {
    if let Some((_, id)) = NAMES.iter().find(|(theirs, _)| text == *theirs) {
        return words.say(id, &[]);
    }
    let quoted = || text.split('`').skip(1).step_by(2).map(str::to_owned);
    if quoted().count() > 1 {
        return words.any_of(quoted().collect());
    }
    let value = KINDS.iter().find_map(|kind| text.strip_prefix(kind));
    value.unwrap_or(text).replace('`', "")
}

impl LineFault {
    /// What is wrong, as it stands within a sentence.
    pub(crate) fn sentence(&self, words: &Words) -> String {
        let at = |column: &usize| ("column", Arg::from(*column));
        match self {
            Self::Wrong {
                path,
                expected,
                found,
                column,
            } => words.say(
                "line-wrong",
                &[
                    ("path", Arg::from(path)),
                    ("expected", (&named(expected, words)).into()),
                    ("found", (&named(found, words)).into()),
                    at(column),
                ],
            ),
            Self::Missing { field, column } => {
                words.say("line-missing", &[("field", Arg::from(field)), at(column)])
            }
            Self::Trailing { column } => words.say("line-trailing", &[at(column)]),
            Self::EndsEarly { column } => words.say("line-ends-early", &[at(column)]),
            Self::Broken { column } => words.say("line-broken", &[at(column)]),
            Self::Other { told, column } => {
                words.say("line-other", &[("told", Arg::from(told)), at(column)])
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use kalaha_text::Language;
    use serde::Deserialize;

    use super::*;

    #[derive(Debug, Deserialize)]
    struct Line {
        #[expect(dead_code, reason = "only read")]
        before: Vec<u8>,
        #[expect(dead_code, reason = "only read")]
        to_move: kalaha::Side,
    }

    #[test]
    fn a_fault_is_told_with_its_place() {
        for (line, told) in [
            (
                r#"{"before": "abc"}"#,
                "before must be a list, not \"abc\", at column 16",
            ),
            (
                r#"{"before": [4, 300]}"#,
                "before[1] must be a whole number from 0 to 255, not 300, at column 18",
            ),
            (
                r#"{"before": [{}]}"#,
                "before[0] must be a whole number from 0 to 255, not an object, at column 12",
            ),
            (
                r#"{"before": [], "to_move": "west"}"#,
                "to_move must be south or north, not west, at column 33",
            ),
            (
                r#"{"before": []}"#,
                "the field to_move is missing, at column 14",
            ),
            (r#"{"before": [}"#, "it is no JSON, from column 13 on"),
            (r#"{"before": ["#, "it ends too early, at column 12"),
            (
                r#"{"before": [], "to_move": "south"} x"#,
                "more follows after the end, from column 36 on",
            ),
        ] {
            let fault = read::<Line>(line).expect_err("a fault");
            assert_eq!(fault.sentence(&Words::new(Language::English)), told);
        }
    }

    #[test]
    fn a_fault_is_told_in_the_language() {
        let fault = read::<Line>(r#"{"before": [4, 300]}"#).expect_err("a fault");
        assert_eq!(
            fault.sentence(&Words::new(Language::Swedish)),
            "before[1] måste vara ett heltal från 0 till 255, inte 300, vid kolumn 18"
        );
    }
}
