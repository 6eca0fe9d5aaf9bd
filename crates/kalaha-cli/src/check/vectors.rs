//! Single moves: `vectors.jsonl`.

use kalaha::{Move, Position, Side, SwapRight};
use kalaha_text::Words;
use serde::Deserialize;

use super::{Case, compared, read};
use crate::rule_set::Entries;

#[derive(Deserialize)]
struct Vector {
    id: Option<String>,
    rules: Entries,
    before: Vec<u8>,
    to_move: Side,
    r#move: Move,
    #[serde(default)]
    extra_used: u8,
    after: Vec<u8>,
    next: String,
    /// Compared only where it is stated.
    result: Option<String>,
    /// Compared only where it is stated.
    extra_used_after: Option<u8>,
}

pub(super) fn run(line: &str, words: &Words) -> Result<Case, String> {
    let vector: Vector = read(line, words)?;
    let rules = vector.rules.rules().map_err(|error| words.error(&error))?;
    let mut before =
        Position::from_layout(rules, &vector.before, vector.to_move, vector.extra_used)
            .map_err(|error| words.error(&error))?;
    if vector.r#move == Move::Swap {
        // A swap is legal where it stands.
        before = before.with_swap(SwapRight::Open);
    }
    let expected = told(
        &vector.after,
        &vector.next,
        vector.result.as_deref(),
        vector.extra_used_after,
    );
    let came = match before.play(vector.r#move) {
        Ok(after) => told(
            &after.to_layout(),
            super::next(&after),
            vector
                .result
                .as_ref()
                .map(|_| after.outcome().map_or("none", kalaha::Outcome::as_str)),
            vector.extra_used_after.map(|_| after.extra_used()),
        ),
        Err(error) => words.error(&error),
    };
    Ok(compared(vector.id, expected, came))
}

/// What came of a move, in the words of the data.
fn told(after: &[u8], next: &str, result: Option<&str>, extra_used: Option<u8>) -> String {
    use std::fmt::Write as _;
    let mut text = format!("after={after:?} next={next}");
    if let Some(result) = result {
        let _ = write!(text, " result={result}");
    }
    if let Some(extra_used) = extra_used {
        let _ = write!(text, " extra_used_after={extra_used}");
    }
    text
}
