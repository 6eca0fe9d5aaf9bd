//! What can be the matter with a file of games.

use std::path::Path;

use kalaha::Error;
use kalaha_text::{Arg, Words};

use crate::json_line::LineFault;

/// What is the matter with a file of games; lines are counted from 1.
#[derive(Debug)]
pub(crate) enum GamesTrouble {
    /// So many, and none of them chosen.
    Several(usize),
    /// The line is empty or not there.
    NoLine(usize),
    /// The line holds something else than a game.
    Unreadable { line: usize, detail: LineFault },
    /// The game can't be played.
    Unplayable {
        line: usize,
        /// Counted from 1; nothing if it is the rules.
        ply: Option<usize>,
        error: Error,
    },
}

impl GamesTrouble {
    pub(super) fn code(&self) -> &'static str {
        match self {
            Self::Several(_) => "games.several",
            Self::NoLine(_) => "games.no_line",
            Self::Unreadable { .. } => "games.unreadable",
            Self::Unplayable { error, .. } => error.code(),
        }
    }

    pub(super) fn sentence(&self, path: &Path, words: &Words) -> String {
        let path = path.to_string_lossy();
        let file = ("file", Arg::from(&*path));
        match self {
            Self::Several(count) => words.say("games-several", &[file, ("count", (*count).into())]),
            Self::NoLine(line) => words.say("games-no-line", &[file, ("line", (*line).into())]),
            Self::Unreadable { line, detail } => words.say(
                "games-unreadable",
                &[
                    file,
                    ("line", (*line).into()),
                    ("detail", Arg::from(&*detail.sentence(words))),
                ],
            ),
            Self::Unplayable { line, ply, error } => words.say(
                "games-unplayable",
                &[
                    file,
                    ("line", (*line).into()),
                    ("move", ply.unwrap_or(0).into()),
                    ("fault", Arg::from(&*words.error(error))),
                ],
            ),
        }
    }
}
