//! What was computed with this program (`atlas.jsonl`, `openings.jsonl`) agrees with what others found
//! (`values.tsv`, `small_values.jsonl`), and with itself.

use std::collections::HashMap;
use std::path::Path;

use kalaha::{Move, Rules, Value};
use serde::Deserialize;

/// Values for the first player by rules and opening, `root` or house numbers such as `3-6`.
type Values = HashMap<(Rules, String), i16>;

fn data(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../data")
        .join(name);
    std::fs::read_to_string(path).expect("the file is there")
}

#[derive(Deserialize)]
struct Small {
    rules: Rules,
    value_south_margin: Option<i16>,
}

fn published() -> Values {
    let mut values = Values::new();
    for line in data("values.tsv").lines().skip(1) {
        let columns: Vec<&str> = line.split('\t').collect();
        let &[capture, houses, seeds, moves, value, "exact", ..] = &columns[..] else {
            continue;
        };
        let mut rules = Rules::STANDARD;
        for (key, value) in [("capture", capture), ("houses", houses), ("seeds", seeds)] {
            rules
                .set(key, &Value::read(value))
                .expect("a value of the rules");
        }
        values.insert((rules, moves.to_owned()), value.parse().expect("a number"));
    }
    for line in data("small_values.jsonl").lines() {
        let small: Small = serde_json::from_str(line).expect("a line");
        if let Some(value) = small.value_south_margin {
            values.insert((small.rules, "root".to_owned()), value);
        }
    }
    values
}

/// A line of the atlas.
#[derive(Deserialize)]
struct Line {
    rules: Rules,
    value: Option<i16>,
    openings: Vec<Opening>,
}

#[derive(Deserialize)]
struct Opening {
    moves: Vec<Move>,
    value: Option<i16>,
}

/// A line of `kalaha solve HOUSES SEEDS --moves --json`.
#[derive(Deserialize)]
struct Solved {
    rules: Rules,
    position: String,
    to_move: String,
    value: i16,
    exact: bool,
    moves: Vec<MoveValue>,
}

#[derive(Deserialize)]
struct MoveValue {
    r#move: Move,
    value: i16,
    exact: bool,
}

/// How many values others have too.
fn compared(published: &Values, computed: &Values) -> usize {
    let both = computed
        .iter()
        .filter_map(|(of, value)| Some((of, value, published.get(of)?)));
    both.map(|(of, computed, published)| assert_eq!(computed, published, "{of:?}"))
        .count()
}

#[test]
fn the_atlas_agrees_with_what_is_published() {
    let mut computed = Values::new();
    for text in data("atlas.jsonl").lines() {
        let line: Line = serde_json::from_str(text).expect("a line");
        if let Some(value) = line.value {
            computed.insert((line.rules, "root".to_owned()), value);
        }
        for Opening { moves, value } in line.openings {
            let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
            if let Some(value) = value {
                computed.insert((line.rules, moves.join("-")), value);
            }
        }
    }
    assert!(compared(&published(), &computed) > 20);
}

#[test]
fn the_openings_agree_with_what_is_published() {
    let mut computed = Values::new();
    for text in data("openings.jsonl").lines() {
        let line: Solved = serde_json::from_str(text).expect("a line");
        let start = kalaha::Position::start(line.rules).expect("a start");
        assert_eq!(
            (line.position, &*line.to_move),
            (start.to_string(), "south")
        );
        assert!(line.exact, "{text}");
        let legal: Vec<Move> = start.legal_moves().collect();
        let moves: Vec<Move> = line.moves.iter().map(|of| of.r#move).collect();
        assert_eq!(moves, legal, "{text}");
        assert!(line.moves.iter().all(|of| of.exact), "{text}");
        assert_eq!(
            line.moves.iter().map(|of| of.value).max(),
            Some(line.value),
            "{text}"
        );
        let before = computed.insert((line.rules, "root".to_owned()), line.value);
        assert_eq!(before, None, "twice: {text}");
        for of in line.moves {
            computed.insert((line.rules, of.r#move.to_string()), of.value);
        }
    }
    assert!(compared(&published(), &computed) > 0);
}
