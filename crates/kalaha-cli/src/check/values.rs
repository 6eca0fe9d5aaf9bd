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

/// True for the heading of `values.tsv`.
pub(super) fn is_heading(line: &str) -> bool {
    line.starts_with(HEADING)
}

/// True for any other line of `values.tsv`.
pub(super) fn is_row(line: &str) -> bool {
    matches!(line.split('\t').count(), 7 | 8)
}

/// A line of `values.tsv`.
#[expect(clippy::unnecessary_wraps, reason = "every kind has this form")]
pub(super) fn run_row(_line: &str) -> Result<Case, String> {
    Ok(skipped("values"))
}

fn skipped(kind: &'static str) -> Case {
    Case {
        id: None,
        outcome: Outcome::Skipped(kind),
    }
}
