//! Proves opening moves for level 8 and adds them to `data/book.tsv`:
//!
//! ```sh
//! cargo run --release -p kalaha-engine --example openings -- standard 44 data/book.tsv
//! ```
//!
//! It goes through the positions with more than so many seeds in the houses that come up when one side
//! plays as the file says and the other one anyhow. What stands in the file is not proved again, so it
//! may be stopped at any time.

use std::collections::{HashMap, HashSet, VecDeque};
use std::error::Error;
use std::fs::OpenOptions;
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use kalaha::{Move, Position, Rules, Side};
use kalaha_engine::levels::openings::{Opening, read, seen_by_south};
use kalaha_engine::search::{Engine, Limits};
use kalaha_engine::tables::Build;

/// Seeds of the tables: 226 million positions with six houses a side.
const TABLES: usize = 20;
/// Bytes of the memory of searched positions.
const MEMORY: usize = 1 << 28;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [preset, fewest, path] = &arguments[..] else {
        return Err("give a preset, a number of seeds and a file".into());
    };
    let rules = Rules::preset(preset).map_err(|_| "no such preset")?;
    let fewest: u8 = fewest.parse()?;
    let mut known: HashMap<Position, Opening> = read(&std::fs::read_to_string(path)?).collect();
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
    let start = Position::start(rules).map_err(|_| "no such start")?;
    // With each position whether the side that plays as the file says is to move.
    let mut waiting = VecDeque::from([(start, true), (start, false)]);
    let mut seen = HashSet::new();
    while let Some((position, plays_well)) = waiting.pop_front() {
        let Some(position) = seen_by_south(&position) else {
            continue;
        };
        let in_play = position.total() - position.store(Side::South) - position.store(Side::North);
        if position.is_over() || in_play <= fewest || !seen.insert((position, plays_well)) {
            continue;
        }
        let moves: Vec<Move> = if !plays_well {
            position.legal_moves().collect()
        } else if let Some(opening) = known.get(&position) {
            vec![opening.best]
        } else {
            let answer = engine.search(&position, &Limits::default(), &mut |_| {})?;
            let (value, best) = (answer.span.lower, answer.line[0]);
            // In one piece, so that a line is there or not.
            let line = format!("{preset}\t{position}\t{value}\t{best}\n");
            file.write_all(line.as_bytes())?;
            known.insert(position, Opening { value, best });
            vec![best]
        };
        for chosen in moves {
            let after = position.play(chosen).map_err(|_| "an illegal move")?;
            let again = after.to_move() == position.to_move();
            waiting.push_back((after, plays_well == again));
        }
    }
    Ok(())
}
