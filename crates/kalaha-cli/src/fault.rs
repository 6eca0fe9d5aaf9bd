//! What can go wrong around the rules: files, JSON, options. Codes, sentences and exit statuses of
//! all faults stand here.

mod files;
mod games;
mod serve;
mod system;
pub(crate) mod usage;

use std::io;
use std::path::{Path, PathBuf};

use kalaha::{Error, MAX_HOUSES};
use kalaha_engine::search::EngineError;
use kalaha_engine::tables::{TableError, TableFault};
use kalaha_lessons::referee::cases::BadClaims;
use kalaha_text::{Arg, Words, typed};

use crate::json_line::LineFault;
use crate::{size, tables};
pub(crate) use files::{JsonTrouble, Trouble};
pub(crate) use games::GamesTrouble;
pub(crate) use serve::ServeTrouble;

/// How a command ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Exit {
    /// Yes: allowed, shown, all passed.
    Yes,
    /// No: refused, failed.
    No,
    /// What was given can't be read.
    Unreadable,
}

impl From<Exit> for std::process::ExitCode {
    fn from(exit: Exit) -> Self {
        match exit {
            Exit::Yes => Self::from(0),
            Exit::No => Self::from(1),
            Exit::Unreadable => Self::from(2),
        }
    }
}

/// Why a command can't do what it was asked.
#[derive(Debug)]
pub(crate) enum Fault {
    /// The command line itself is wrong.
    Usage(Box<clap::Error>),
    /// Rules, a position or a move from the command line.
    Given(Error),
    /// Rules or a record in a file.
    InFile { path: PathBuf, error: Error },
    /// A file that can't be read or written.
    File { path: PathBuf, trouble: Trouble },
    /// A file that is not JSON.
    Json {
        path: PathBuf,
        trouble: JsonTrouble,
        line: usize,
        column: usize,
    },
    /// A file of endgame tables that is not what is wanted.
    Table(TableError),
    /// Endgame tables that take more memory than there is, in bytes.
    TableMemory {
        needed: u64,
        allowed: u64,
        /// The most seeds of tables that would fit.
        fit: usize,
    },
    /// A file of games in which the wanted one is not found or can't be played.
    Games {
        path: PathBuf,
        trouble: GamesTrouble,
    },
    /// Rules for a game that has its own.
    RulesOfGame { path: PathBuf },
    /// A file of endgame tables that takes more memory than there is, in bytes.
    TableTooLarge {
        path: PathBuf,
        needed: u64,
        allowed: u64,
    },
    /// `--set` without `=`.
    NoEquals { text: String },
    /// A word that is no player.
    UnknownPlayer { text: String, in_match: bool },
    /// A word that is no question of the referee's.
    UnknownQuestion { text: String },
    /// What people say of a move can't be settled.
    Claims(BadClaims),
    /// A word that is no lesson of the course.
    UnknownLesson { text: String },
    /// A word that names nothing to read.
    UnknownSection { text: String },
    /// A word that is no puzzle.
    UnknownPuzzle { text: String },
    /// A search that can't be had.
    Engine(EngineError),
    /// A file that holds something else than an atlas.
    NoAtlas {
        path: PathBuf,
        line: usize,
        detail: LineFault,
    },
    /// A server that can't start.
    Serve(ServeTrouble),
    /// Ctrl-C, before there was anything to tell.
    Stopped,
    /// The keyboard, or what stands for it, can't be read.
    Input(io::Error),
    /// The answer can't be written.
    Output(io::Error),
}

impl Fault {
    pub(crate) fn file(path: &Path, error: io::Error) -> Self {
        Self::File {
            path: path.to_owned(),
            trouble: error.into(),
        }
    }

    pub(crate) fn json(path: &Path, error: &serde_json::Error) -> Self {
        Self::Json {
            path: path.to_owned(),
            trouble: error.into(),
            line: error.line(),
            column: error.column(),
        }
    }

    pub(crate) fn exit(&self) -> Exit {
        match self {
            // Whoever closed the pipe has seen enough.
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => Exit::Yes,
            Self::Output(_) | Self::Stopped => Exit::No,
            Self::Table(error) => tables::exit(&error.fault),
            _ => Exit::Unreadable,
        }
    }

    /// A stable code for programs: never translated, never changed.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            Self::Usage(_) => "usage",
            Self::Given(error) | Self::InFile { error, .. } => error.code(),
            Self::Games { trouble, .. } => trouble.code(),
            Self::File { trouble, .. } => trouble.code(),
            Self::Json { trouble, .. } => trouble.code(),
            Self::Table(error) => error.fault.code(),
            Self::RulesOfGame { .. } => "rules.of_game",
            Self::TableMemory { .. } | Self::TableTooLarge { .. } => "table.memory",
            Self::NoEquals { .. } => "rules.no_equals",
            Self::UnknownPlayer { .. } => "player.unknown",
            Self::UnknownQuestion { .. } => "question.unknown",
            Self::Claims(BadClaims::Unknown { .. }) => "claim.unknown",
            Self::Claims(BadClaims::TooMany { .. }) => "claim.too_many",
            Self::UnknownLesson { .. } => "lesson.unknown",
            Self::UnknownSection { .. } => "section.unknown",
            Self::UnknownPuzzle { .. } => "puzzle.unknown",
            Self::Engine(error) => match error {
                EngineError::Rules(error) => error.code(),
                EngineError::OtherRules => "engine.other_rules",
                EngineError::OtherPosition => "engine.other_position",
                EngineError::Memory(_) => "engine.memory",
            },
            Self::NoAtlas { .. } => "atlas.unreadable",
            Self::Serve(trouble) => trouble.code(),
            Self::Stopped => "stopped",
            Self::Input(_) => "input.unreadable",
            Self::Output(_) => "output.closed",
        }
    }

    pub(crate) fn sentence(&self, words: &Words) -> String {
        match self {
            Self::Usage(error) => usage::sentence(error, words),
            Self::Given(error) => given(error, words),
            Self::InFile { path, error } => words.say(
                "fault-in-file",
                &[
                    ("file", Arg::from(&*path.to_string_lossy())),
                    ("fault", Arg::from(&*words.error(error))),
                ],
            ),
            Self::File { path, trouble } => trouble.sentence(path, words),
            Self::Json {
                path,
                trouble,
                line,
                column,
            } => words.say(
                trouble.message(),
                &[
                    ("file", Arg::from(&*path.to_string_lossy())),
                    ("line", (*line).into()),
                    ("column", (*column).into()),
                ],
            ),
            Self::Table(error) => tables::sentence(error, words),
            Self::TableMemory {
                needed,
                allowed,
                fit,
            } => words.say(
                "table-memory",
                &[
                    ("needed", Arg::from(&size::shown(*needed))),
                    ("allowed", Arg::from(&size::shown(*allowed))),
                    ("fit", (*fit).into()),
                ],
            ),
            Self::Games { path, trouble } => trouble.sentence(path, words),
            Self::RulesOfGame { path } => words.say(
                "rules-of-game",
                &[("file", Arg::from(&*path.to_string_lossy()))],
            ),
            Self::TableTooLarge {
                path,
                needed,
                allowed,
            } => words.say(
                "table-too-large",
                &[
                    ("file", Arg::from(&*path.to_string_lossy())),
                    ("needed", Arg::from(&size::shown(*needed))),
                    ("allowed", Arg::from(&size::shown(*allowed))),
                ],
            ),
            Self::NoEquals { text } => {
                words.say("set-no-equals", &[("text", Arg::from(&typed(text)))])
            }
            Self::UnknownPlayer { text, in_match } => words.say(
                "player-unknown",
                &[
                    ("text", Arg::from(&typed(text))),
                    ("where", Arg::from(if *in_match { "match" } else { "play" })),
                ],
            ),
            Self::UnknownPuzzle { text } => words.say(
                "puzzle-unknown",
                &[
                    ("text", Arg::from(&typed(text))),
                    ("count", kalaha_lessons::puzzles::all().len().into()),
                ],
            ),
            Self::Claims(BadClaims::Unknown { text }) => unknown("claim-unknown", text, words),
            Self::Claims(BadClaims::TooMany { count }) => {
                words.say("claim-too-many", &[("count", (*count).into())])
            }
            Self::UnknownLesson { text } => unknown("lesson-unknown", text, words),
            Self::UnknownSection { text } => unknown("section-unknown", text, words),
            Self::UnknownQuestion { text } => unknown("question-unknown", text, words),
            Self::Engine(error) => of_engine(error, words),
            Self::NoAtlas { path, line, detail } => words.say(
                "atlas-unreadable",
                &[
                    ("file", Arg::from(&*path.to_string_lossy())),
                    ("line", (*line).into()),
                    ("detail", Arg::from(&*detail.sentence(words))),
                ],
            ),
            Self::Serve(trouble) => trouble.sentence(words),
            Self::Stopped => words.say("stopped", &[]),
            Self::Input(error) => words.say(
                "input-unreadable",
                &[("detail", Arg::from(&*system::why(error, words)))],
            ),
            Self::Output(error) => words.say(
                "output-closed",
                &[("detail", Arg::from(&*system::why(error, words)))],
            ),
        }
    }
}

/// That nothing is called as it was typed.
fn unknown(id: &str, text: &str, words: &Words) -> String {
    words.say(id, &[("text", Arg::from(&typed(text)))])
}

/// Rules, a position or a move from the command line, with the option that mends it.
fn given(error: &Error, words: &Words) -> String {
    let sentence = words.error(error);
    match *error {
        Error::HousesDiffer { found, .. } if (1..=usize::from(MAX_HOUSES)).contains(&found) => {
            let args = [("fault", Arg::from(&sentence)), ("found", found.into())];
            words.say("set-houses", &args)
        }
        _ => sentence,
    }
}

fn of_engine(error: &EngineError, words: &Words) -> String {
    match error {
        EngineError::Rules(error) => words.error(error),
        EngineError::OtherRules => words.say("engine-other-rules", &[]),
        EngineError::OtherPosition => words.say("engine-other-position", &[]),
        EngineError::Memory(error) => words.say(
            "engine-memory",
            &[("detail", Arg::from(&*system::why(error, words)))],
        ),
    }
}

impl From<TableError> for Fault {
    fn from(error: TableError) -> Self {
        match error.fault {
            TableFault::Io(detail) if detail.kind() == io::ErrorKind::OutOfMemory => {
                Self::Engine(EngineError::Memory(detail))
            }
            TableFault::Io(detail) if tables::is_of_any_file(&detail) => {
                Self::file(&error.path, detail)
            }
            fault => Self::Table(TableError { fault, ..error }),
        }
    }
}

impl From<Error> for Fault {
    fn from(error: Error) -> Self {
        Self::Given(error)
    }
}

impl From<BadClaims> for Fault {
    fn from(claims: BadClaims) -> Self {
        Self::Claims(claims)
    }
}

impl From<EngineError> for Fault {
    fn from(error: EngineError) -> Self {
        Self::Engine(error)
    }
}
