//! The test data: single moves with their events, whole games, and counted move sequences.

use std::collections::BTreeSet;

use kalaha::event::{Refusal, SkipReason};
use kalaha::{
    EndReason, Event, EventKind, Game, Move, NoCapture, Outcome, Position, Rules, Side, SwapRight,
    perft, ruling,
};
use serde_json::Value;

/// The entries of a data file, each with the name that a failure is told by.
fn entries(file: &str) -> Vec<(String, Value)> {
    let path = format!("{}/../../data/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let entries = text.lines().zip(1..).map(|(line, number)| {
        let entry: Value = serde_json::from_str(line).expect("JSON");
        let name = entry["id"].as_str().map(str::to_owned);
        (name.unwrap_or_else(|| format!("{file}:{number}")), entry)
    });
    entries.collect()
}

fn read<T: serde::de::DeserializeOwned>(value: &Value) -> T {
    T::deserialize(value).unwrap_or_else(|error| panic!("{error}: {value}"))
}

fn side(value: &Value) -> Side {
    value
        .as_str()
        .and_then(|word| word.parse().ok())
        .expect("a side")
}

#[test]
fn single_moves() {
    let vectors = entries("vectors.jsonl");
    assert_eq!(vectors.len(), 706);
    for (id, vector) in vectors {
        let rules: Rules = read(&vector["rules"]);
        let extra_used = vector["extra_used"].as_u64().unwrap_or(0) as u8;
        let chosen: Move = read(&vector["move"]);
        let layout: Vec<u8> = read(&vector["before"]);
        let before = Position::from_layout(rules, &layout, side(&vector["to_move"]), extra_used)
            .unwrap_or_else(|error| panic!("{id}: {error}"));
        // A swap in the data is legal where it stands.
        let before = match chosen {
            Move::Swap => before.with_swap(SwapRight::Open),
            Move::Sow(_) => before,
        };
        let mut events = Vec::new();
        let after = before
            .play_telling(chosen, &mut |event| events.push(event))
            .unwrap_or_else(|error| panic!("{id}: {error}"));

        let next = ruling::next(&after).map_or("over", Side::as_str);
        assert_eq!(after.to_layout(), read::<Vec<u8>>(&vector["after"]), "{id}");
        assert_eq!(next, vector["next"], "{id}");
        let result = after.outcome().map(Outcome::as_str);
        assert_eq!(result, vector.get("result").and_then(Value::as_str), "{id}");
        if let Some(used) = vector.get("extra_used_after") {
            assert_eq!(after.extra_used(), read::<u8>(used), "{id}");
        }
        let told: BTreeSet<&str> = events.iter().flat_map(words).copied().collect();
        let expected: Vec<&str> = read_words(&vector["events"]);
        assert_eq!(told, expected.into_iter().collect(), "{id}");
    }
}

fn read_words(value: &Value) -> Vec<&str> {
    let words = value.as_array().expect("a list").iter();
    words.map(|word| word.as_str().expect("a word")).collect()
}

/// The words by which the data tells an event.
fn words(event: &Event) -> &'static [&'static str] {
    match event.kind {
        EventKind::Lap => &["lap"],
        EventKind::Skip {
            reason: SkipReason::Origin,
            ..
        } => &["skip"],
        EventKind::OpponentStore { .. } => &["oppstore"],
        EventKind::Relay { .. } => &["relay"],
        EventKind::ExtraTurn { .. }
        | EventKind::ExtraTurnRefused {
            reason: Refusal::NothingLeft,
        } => &["store"],
        EventKind::ExtraTurnRefused {
            reason: Refusal::Limit,
        } => &["extra_limit", "store"],
        EventKind::Capture {
            seeds_opposite: 0, ..
        } => &["empty_capture"],
        EventKind::Capture { .. } => &["capture"],
        EventKind::NoCapture {
            reason: NoCapture::OppositeEmpty,
        } => &["opp_empty"],
        EventKind::NoCapture {
            reason: NoCapture::OpponentHouse,
        } => &["empty_opp_house"],
        EventKind::Pass { .. } => &["pass"],
        EventKind::Swap => &["swap"],
        EventKind::End {
            reason: EndReason::Majority,
        } => &["majority"],
        EventKind::End { .. } => &["end"],
        EventKind::Lift { .. }
        | EventKind::Sow { .. }
        | EventKind::Skip { .. }
        | EventKind::NoCapture { .. }
        | EventKind::Sweep { .. }
        | EventKind::Result { .. } => &[],
    }
}

#[test]
fn whole_games() {
    let games = entries("games.jsonl");
    assert_eq!(games.len(), 50);
    for (id, entry) in games {
        let mut game = Game::start(read(&entry["rules"])).expect("rules that can be played");
        for (ply, chosen) in entry["moves"].as_array().expect("moves").iter().enumerate() {
            assert_eq!(
                game.position().to_move(),
                side(&chosen[0]),
                "{id}, ply {ply}"
            );
            game.play(read(&chosen[1]))
                .unwrap_or_else(|error| panic!("{id}, ply {ply}: {error}"));
        }
        let layout = game.position().to_layout();
        assert_eq!(layout, read::<Vec<u8>>(&entry["after"]), "{id}");
        let count = game.outcome().unwrap_or_else(|| panic!("{id} is not over"));
        assert_eq!(count.as_str(), entry["result"], "{id}");
    }
}

/// To depth 8; `kalaha check` counts all ten.
#[test]
fn counted_sequences() {
    const DEPTH: usize = 8;
    let lines = entries("perft.jsonl");
    assert!(!lines.is_empty());
    for (name, entry) in lines {
        let Value::Object(mut keys) = entry else {
            panic!("{name} is no object");
        };
        let mut counts = |key| read::<Vec<u64>>(&keys.remove(key).expect("counts"));
        let mut leaves = counts("leaf_counts_depth1_10");
        let mut ends = counts("game_ends_at_depth");
        leaves.truncate(DEPTH);
        ends.truncate(DEPTH);
        let start = Position::start(read(&Value::Object(keys))).expect("rules that can be played");
        let counted = perft(&start, DEPTH);
        assert_eq!((counted.leaves, counted.ends), (leaves, ends), "{name}");
    }
}
