//! Counts of move sequences: `perft.jsonl`.

use kalaha::{Error, Key, Position, Rules};
use kalaha_text::{Arg, Words};
use serde_json::{Map, Value};

use super::{Case, compared};
use crate::rule_set::Entries;

/// Leaves at depth 1, 2 …
pub(super) const LEAVES: &str = "leaf_counts_depth1_10";
/// Those of them whose game ends there; compared only where it is stated.
const ENDS: &str = "game_ends_at_depth";

/// Counts to the stated depth, `depth` at most. The rules stand at the top level, among other keys.
pub(super) fn run(
    object: &Map<String, Value>,
    depth: usize,
    words: &Words,
) -> Result<Case, String> {
    let rules = rules(object).map_err(|error| words.error(&error))?;
    let start = Position::start(rules).map_err(|error| words.error(&error))?;
    let leaves = counts(object, LEAVES, words)?.unwrap_or_default();
    let ends = counts(object, ENDS, words)?;
    let depth = depth.min(leaves.len());
    if depth == 0 {
        return Err(words.say("check-no-counts", &[("field", Arg::from(LEAVES))]));
    }
    let counted = kalaha_engine::perft(&start, depth);
    let first = |counts: &[u64]| counts[..depth.min(counts.len())].to_vec();
    let told = |leaves: &[u64], ends: Option<&[u64]>| {
        let leaves = format!("leaves={leaves:?}");
        ends.map_or(leaves.clone(), |ends| format!("{leaves} ends={ends:?}"))
    };
    let expected = told(&first(&leaves), ends.as_deref().map(first).as_deref());
    let stated_ends = ends
        .as_deref()
        .map(|ends| &counted.ends[..depth.min(ends.len())]);
    let came = told(&counted.leaves, stated_ends);
    let id = object.get("id").and_then(Value::as_str);
    Ok(compared(id.map(str::to_owned), expected, came))
}

fn rules(object: &Map<String, Value>) -> Result<Rules, Error> {
    let entries = object
        .iter()
        .filter(|(key, _)| *key == "v" || key.parse::<Key>().is_ok())
        .map(|(key, value)| (key.clone(), value.clone()));
    let entries: Entries = entries.collect();
    entries.rules()
}

fn counts(
    object: &Map<String, Value>,
    key: &str,
    words: &Words,
) -> Result<Option<Vec<u64>>, String> {
    object
        .get(key)
        .map(|counts| serde_json::from_value(counts.clone()))
        .transpose()
        .map_err(|_: serde_json::Error| words.say("check-counts", &[("field", Arg::from(key))]))
}
