//! Proves openings for level 8 and for values on demand, and adds them to `data/book.tsv`:
//!
//! ```sh
//! cargo run --release -p kalaha-engine --example openings -- standard 5 data/book.tsv
//! ```
//!
//! It proves every position that comes up within so many moves of the start, the earliest first. What
//! stands in the file is not proved again, so it may be stopped at any time. It takes 6 GB.

use std::collections::{HashMap, HashSet};
use std::error::Error;
use std::fs::OpenOptions;
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use kalaha::{Position, Rules};
use kalaha_engine::levels::openings::{Opening, read, seen_by_south};
use kalaha_engine::search::{Engine, Limits};
use kalaha_engine::tables::Build;

/// Seeds of the tables: 1,252 million positions with six houses a side.
const TABLES: usize = 24;
/// Bytes of the memory of searched positions.
const MEMORY: usize = 1 << 32;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [preset, plies, path] = &arguments[..] else {
        return Err("give a preset, a number of moves and a file".into());
    };
    let rules = Rules::preset(preset).map_err(|_| "no such preset")?;
    let plies: usize = plies.parse()?;
    let known: HashMap<Position, Opening> = read(&std::fs::read_to_string(path)?).collect();
    let build = Build {
        rules: &rules,
        up_to: TABLES,
        threads: 1,
        stop: &AtomicBool::new(false),
        progress: &|_| {},
    };
    let mut engine = Engine::new(rules, MEMORY)?;
    if let Some(tables) = build.run()? {
        engine = engine.with_tables(Arc::new(tables))?;
    }
    let mut file = OpenOptions::new().append(true).open(path)?;
    let mut seen = HashSet::new();
    let mut layer = vec![Position::start(rules).map_err(|_| "no such start")?];
    for _ in 0..=plies {
        layer = layer.iter().filter_map(seen_by_south).collect();
        layer.retain(|position| !position.is_over() && seen.insert(*position));
        for position in &layer {
            if known.contains_key(position) {
                continue;
            }
            let answer = engine.search(position, &Limits::default(), &mut |_| {})?;
            let (value, best) = (answer.span.lower, answer.line[0]);
            // In one piece, so that a line is there or not.
            let line = format!("{preset}\t{position}\t{value}\t{best}\n");
            file.write_all(line.as_bytes())?;
        }
        let next = layer.iter().flat_map(|position| {
            let play = |chosen| position.play(chosen).ok();
            position.legal_moves().filter_map(play)
        });
        layer = next.collect();
    }
    Ok(())
}
