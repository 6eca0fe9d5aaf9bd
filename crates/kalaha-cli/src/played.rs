//! Games as lines of JSON: the rules, and each move with who makes it.

use std::path::Path;

use kalaha::{Error, Game, Move, Side};
use serde::Deserialize;

use crate::fault::{Fault, GamesTrouble};
use crate::json_line;
use crate::rule_set::Entries;

/// A line of `games.jsonl`.
#[derive(Deserialize)]
pub(crate) struct Played {
    pub(crate) id: Option<String>,
    rules: Entries,
    moves: Vec<(Side, Move)>,
    /// South's houses, South's store, North's houses, North's store.
    pub(crate) after: Option<Vec<u8>>,
    pub(crate) result: Option<String>,
}

/// Why a game can't be played.
pub(crate) struct Unplayable {
    /// Counted from 1; nothing if it is the rules.
    pub(crate) ply: Option<usize>,
    pub(crate) error: Error,
}

impl Played {
    /// Plays the moves.
    pub(crate) fn game(self) -> Result<Game, Unplayable> {
        let begin = || Game::start(self.rules.rules()?);
        let mut game = begin().map_err(|error| Unplayable { ply: None, error })?;
        for ((mover, chosen), ply) in self.moves.into_iter().zip(1..) {
            let ply = Some(ply);
            play(&mut game, mover, chosen).map_err(|error| Unplayable { ply, error })?;
        }
        Ok(game)
    }
}

fn play(game: &mut Game, mover: Side, chosen: Move) -> Result<(), Error> {
    if let Move::Sow(house) = chosen
        && mover != game.position().to_move()
        && game.end_reason().is_none()
    {
        return Err(Error::ForeignHouse { side: mover, house });
    }
    game.play(chosen).map(|_| ())
}

/// The game in a line of a file, counted from 1; without a line the only game that is there.
///
/// # Errors
/// Several games to choose from, no such line, one that holds no game, or a game that can't be played.
pub(crate) fn of_file(path: &Path, text: &str, line: Option<usize>) -> Result<Game, Fault> {
    find(text, line).map_err(|trouble| Fault::Games {
        path: path.to_owned(),
        trouble,
    })
}

fn find(text: &str, line: Option<usize>) -> Result<Game, GamesTrouble> {
    let filled = |(text, _): &(&str, usize)| !text.trim().is_empty();
    let games: Vec<(&str, usize)> = text.lines().zip(1..).filter(filled).collect();
    let (text, line) = match (line, &games[..]) {
        (None, &[only]) => only,
        (None, _) => return Err(GamesTrouble::Several(games.len())),
        (Some(line), _) => games
            .iter()
            .find(|&&(_, number)| number == line)
            .copied()
            .ok_or(GamesTrouble::NoLine(line))?,
    };
    let played: Played =
        json_line::read(text).map_err(|detail| GamesTrouble::Unreadable { line, detail })?;
    let game = played.game();
    game.map_err(|Unplayable { ply, error }| GamesTrouble::Unplayable { line, ply, error })
}
