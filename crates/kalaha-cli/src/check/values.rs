//! Values under perfect play: `small_values.jsonl` and `values.tsv`. Nothing here can search yet,
//! so they are skipped by name.

use super::{Case, Outcome};

/// The first columns of `values.tsv`, as its heading names them.
const HEADING: &str = "capture\thouses\tseeds\tmove\tvalue\tkind";

/// A line of `small_values.jsonl`.
#[expect(clippy::unnecessary_wraps, reason = "every kind has this form")]
pub(super) fn run_small(_line: &str) -> Result<Case, String> {
    Ok(skipped("small_values"))
}

/// A line of `values.tsv`; nothing for its heading.
pub(super) fn run_row(line: &str) -> Result<Option<Case>, String> {
    if line.starts_with(HEADING) {
        return Ok(None);
    }
    match line.split('\t').count() {
        7 | 8 => Ok(Some(skipped("values"))),
        _ => Err("neither a JSON object nor a row of values".to_owned()),
    }
}

fn skipped(kind: &'static str) -> Case {
    Case {
        id: None,
        outcome: Outcome::Skipped(kind),
    }
}
