//! Whole games: `games.jsonl`.

use kalaha::Outcome;
use kalaha_text::{Arg, Words};

use super::{Case, compared, read};
use crate::played::{Played, Unplayable};

pub(super) fn run(line: &str, words: &Words) -> Result<Case, String> {
    let mut played: Played = read(line, words)?;
    let after = played.after.take();
    let missing = || words.say("check-missing", &[("field", Arg::from("after"))]);
    let after = after.ok_or_else(missing)?;
    let expected = told(&after, played.result.as_deref());
    let id = played.id.take();
    let came = match played.game() {
        Ok(game) => {
            let result = game.outcome().map(Outcome::as_str);
            told(&game.position().to_layout(), result)
        }
        Err(Unplayable { ply: None, error }) => return Err(words.error(&error)),
        Err(Unplayable {
            ply: Some(ply),
            error,
        }) => {
            let fault = words.error(&error);
            let facts = [("number", Arg::from(ply)), ("fault", (&fault).into())];
            words.say("check-move", &facts)
        }
    };
    Ok(compared(id, expected, came))
}

/// How a game came out, in the words of the data.
fn told(after: &[u8], result: Option<&str>) -> String {
    format!("after={after:?} result={}", result.unwrap_or("none"))
}
