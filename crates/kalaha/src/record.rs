//! A game as text.
//!
//! ```text
//! kalaha 1
//! rules: v=1 houses=6 seeds=4 direction=ccw … pie=false
//! south: Anna
//! north: greedy
//! start: S 4 4 4 4 4 4 (0) / N 4 4 4 4 4 4 (0) s
//! result: 26-22
//! S3 S6
//! N5
//! ```
//!
//! One line a turn; `result` is South's and North's final count, or `*` where the rules have not ended
//! the game. Rules that are left out take their defaults, `start` the start position, names nothing.
//! Who gave the game up has `(resigned)` behind the name, as in `north: Bo (resigned)`, so that programs
//! which know nothing of that still read the rest.

use core::fmt;
use core::str::FromStr;

use crate::error::{Error, RecordFault};
use crate::rules::FORMAT_VERSION;
use crate::{BySide, Game, Position, Rules, Side, Value};

const HEADER: &str = "kalaha 1";

/// What stands behind the name of who gave the game up.
const RESIGNED: &str = "(resigned)";

/// The record, which `FromStr` reads back.
impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEADER}")?;
        write!(f, "rules: v={FORMAT_VERSION}")?;
        for (key, value) in self.start_position().rules().entries() {
            write!(f, " {key}={value}")?;
        }
        for &side in Side::ALL {
            let (name, _) = name(&self.players[side]);
            write!(f, "\n{side}: {name}")?;
            if self.resigned() == Some(side) {
                let blank = if name.is_empty() { "" } else { " " };
                write!(f, "{blank}{RESIGNED}")?;
            }
        }
        writeln!(f, "\nstart: {}", self.start_position())?;
        write!(f, "result: {}", stated_result(self))?;
        let mut turn = None;
        for (mover, chosen) in self.moves_by_side() {
            f.write_str(if turn == Some(mover) { " " } else { "\n" })?;
            turn = Some(mover);
            match chosen {
                crate::Move::Sow(_) => write!(f, "{}{chosen}", mover.letter())?,
                crate::Move::Swap => write!(f, "{chosen}")?,
            }
        }
        writeln!(f)
    }
}

/// A name as a record can hold it, without control characters and with single blanks, and whether it is
/// that of who gave the game up.
fn name(text: &str) -> (String, bool) {
    let words = text.split(|c: char| c.is_whitespace() || c.is_control());
    let mut words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let with_mark = words.len();
    while words.last() == Some(&RESIGNED) {
        words.pop();
    }
    (words.join(" "), words.len() < with_mark)
}

fn stated_result(game: &Game) -> String {
    game.outcome().map_or_else(
        || "*".to_owned(),
        |count| format!("{}-{}", count.south, count.north),
    )
}

impl FromStr for Game {
    type Err = Error;

    /// Reads a record and plays its moves.
    ///
    /// # Errors
    /// Text that is no record, with the line of the fault; a move that is not allowed; a result that
    /// is not that of the moves.
    fn from_str(text: &str) -> Result<Self, Error> {
        let at = |line: usize| move |fault| Error::RecordText { line, fault };
        let other = |line: usize| move |error: Error| at(line)(RecordFault::Other(Box::new(error)));
        let mut lines = text
            .lines()
            .map(str::trim)
            .zip(1..)
            .filter(|(line, _)| !line.is_empty());
        match lines.next() {
            Some((HEADER, _)) => {}
            first => return Err(at(first.map_or(1, |(_, line)| line))(RecordFault::Header)),
        }
        let mut head = Head::default();
        let mut moves = Vec::new();
        for (line, number) in lines {
            match line.split_once(':') {
                Some((name, value)) if moves.is_empty() => {
                    head.take(name.trim(), value.trim(), number)
                        .map_err(at(number))?;
                }
                Some((name, _)) => {
                    let name = name.to_owned();
                    return Err(at(number)(RecordFault::UnknownLine { name }));
                }
                None => moves.extend(line.split_whitespace().map(|text| (text, number))),
            }
        }
        let (rules, rules_line) = head
            .rules
            .ok_or(at(1)(RecordFault::MissingLine { name: "rules" }))?;
        let start = match head.start {
            Some((text, line)) => Position::parse(rules, &text).map_err(other(line))?,
            None => Position::start(rules).map_err(other(rules_line))?,
        };
        let mut game = Self::resume(start);
        let (south, south_resigned) = head.south.unwrap_or_default();
        let (north, north_resigned) = head.north.unwrap_or_default();
        game.players = BySide { south, north };
        for (text, line) in moves {
            let chosen = game.position().read_move(text).map_err(other(line))?;
            game.play(chosen).map_err(other(line))?;
        }
        for (side, resigned) in [(Side::South, south_resigned), (Side::North, north_resigned)] {
            if resigned && !game.is_over() {
                game.resign(side).map_err(other(1))?;
            }
        }
        if let Some((stated, line)) = head.result {
            let played = stated_result(&game);
            if stated != played {
                return Err(at(line)(RecordFault::ResultDiffers { stated, played }));
            }
        }
        Ok(game)
    }
}

/// The named lines of a record, with their line numbers where a fault may show later.
#[derive(Default)]
struct Head {
    rules: Option<(Rules, usize)>,
    south: Option<(String, bool)>,
    north: Option<(String, bool)>,
    start: Option<(String, usize)>,
    result: Option<(String, usize)>,
}

impl Head {
    fn take(&mut self, name: &str, value: &str, line: usize) -> Result<(), RecordFault> {
        let text = value.to_owned();
        let twice = match name {
            "rules" => self.rules.replace((read_rules(value)?, line)).is_some(),
            "south" => self.south.replace(self::name(value)).is_some(),
            "north" => self.north.replace(self::name(value)).is_some(),
            "start" => self.start.replace((text, line)).is_some(),
            "result" => self.result.replace((text, line)).is_some(),
            _ => {
                return Err(RecordFault::UnknownLine {
                    name: name.to_owned(),
                });
            }
        };
        if twice {
            Err(RecordFault::LineTwice {
                name: name.to_owned(),
            })
        } else {
            Ok(())
        }
    }
}

fn read_rules(text: &str) -> Result<Rules, RecordFault> {
    let entries = text
        .split_whitespace()
        .map(|entry| {
            let (key, value) = entry.split_once('=').ok_or_else(|| RecordFault::NoEquals {
                text: entry.to_owned(),
            })?;
            Ok((key, Value::read(value)))
        })
        .collect::<Result<Vec<_>, _>>()?;
    Rules::from_entries(entries).map_err(|error| RecordFault::Other(Box::new(error)))
}
