//! Whole games: `games.jsonl`.

use kalaha::{Game, Move, Outcome};
use kalaha_text::Words;
use serde::Deserialize;

use super::{Case, compared};
use crate::rule_set::Entries;

#[derive(Deserialize)]
struct Played {
    id: Option<String>,
    rules: Entries,
    moves: Vec<(String, Move)>,
    after: Vec<u8>,
    result: Option<String>,
}

pub(super) fn run(line: &str, words: &Words) -> Result<Case, String> {
    let played: Played = super::read(line)?;
    let rules = played.rules.rules().map_err(|error| words.error(&error))?;
    let mut game = Game::start(rules).map_err(|error| words.error(&error))?;
    let expected = told(&played.after, played.result.as_deref());
    for (index, (mover, chosen)) in played.moves.into_iter().enumerate() {
        let ply = index + 1;
        let mover = super::side(&mover)?;
        let to_move = game.position().to_move();
        if mover != to_move {
            let came = format!("{to_move} to make move {ply}, which is {mover}'s by the data");
            return Ok(compared(played.id, expected, came));
        }
        if let Err(error) = game.play(chosen) {
            let came = format!("move {ply}: {}", words.error(&error));
            return Ok(compared(played.id, expected, came));
        }
    }
    let result = game.outcome().map(Outcome::as_str);
    let came = told(&game.position().to_layout(), result);
    Ok(compared(played.id, expected, came))
}

fn told(after: &[u8], result: Option<&str>) -> String {
    format!("after {after:?}, result {}", result.unwrap_or("none"))
}
