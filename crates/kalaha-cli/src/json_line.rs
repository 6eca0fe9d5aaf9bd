//! Lines of JSON, and what is wrong with them.

use serde::de::DeserializeOwned;

/// Reads a line.
///
/// # Errors
/// What is wrong with it, and where; the line's number is told besides.
pub(crate) fn read<T: DeserializeOwned>(line: &str) -> Result<T, String> {
    let mut text = serde_json::Deserializer::from_str(line);
    let value = serde_path_to_error::deserialize(&mut text).map_err(|error| {
        let path = error.path().to_string();
        fault(&path, error.inner())
    })?;
    text.end().map_err(|error| fault(".", &error))?;
    Ok(value)
}

/// How `serde` names what it expects and what it found, and how people do.
const NAMES: [(&str, &str); 9] = [
    ("a sequence", "a list"),
    ("sequence", "a list"),
    ("map", "an object"),
    ("a string", "a text"),
    ("string ", ""),
    ("integer ", ""),
    ("boolean ", ""),
    ("floating point ", ""),
    ("u8", "a whole number from 0 to 255"),
];

/// `before[2] must be a whole number from 0 to 255, not 300, at column 20`
fn fault(path: &str, error: &serde_json::Error) -> String {
    let told = error.to_string();
    let told = told.strip_suffix(&format!(
        " at line {} column {}",
        error.line(),
        error.column()
    ));
    let Some(told) = told else {
        return error.to_string();
    };
    let wrong = ["invalid type: ", "invalid value: ", "unknown variant "]
        .iter()
        .find_map(|kind| told.strip_prefix(kind)?.split_once(", expected "));
    let said = match wrong {
        Some((found, expected)) if path != "." => {
            let (found, expected) = (named(found), named(expected));
            format!("{path} must be {expected}, not {found}")
        }
        _ => told.to_owned(),
    };
    format!("{said}, at column {}", error.column())
}

fn named(text: &str) -> String {
    let name = NAMES
        .iter()
        .find(|(theirs, _)| text == *theirs || (theirs.ends_with(' ') && text.starts_with(theirs)));
    let text = match name {
        Some((theirs, ours)) => text.replacen(theirs, ours, 1),
        None => text.to_owned(),
    };
    text.replace('`', "")
}

#[cfg(test)]
mod tests {
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
            (r#"{"before": []}"#, "missing field `to_move`, at column 14"),
            (r#"{"before": [}"#, "expected value, at column 13"),
            (
                r#"{"before": [], "to_move": "south"} x"#,
                "trailing characters, at column 36",
            ),
        ] {
            assert_eq!(read::<Line>(line).expect_err("a fault"), told);
        }
    }
}
