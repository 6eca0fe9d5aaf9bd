//! What can go wrong, each with its stable code, its HTTP status and its sentence.

use axum::http::StatusCode;
use kalaha::{BySide, Error, Key, MAX_SEEDS, Pit};
use kalaha_text::{Arg, Words, typed};

/// Why something can't be had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A rule set, a position or a record that can't be used, in a field of what was sent.
    Given {
        /// The field.
        key: &'static str,
        /// What is wrong.
        error: Error,
    },
    /// A pit that holds no number of seeds, in a form's fields.
    BadPit {
        /// Which pit.
        pit: Pit,
        /// What was written there.
        typed: String,
    },
    /// A move that is not allowed.
    Move(Error),
    /// What was sent is not JSON.
    NoJson {
        /// The 1-based line of the fault.
        line: usize,
        /// The 1-based column of the fault.
        column: usize,
    },
    /// It is JSON, but no object.
    NoObject,
    /// A field that must be there is not.
    MissingField {
        /// Its name.
        key: &'static str,
    },
    /// A field that nobody asked for.
    UnknownField {
        /// Its name, as it was written.
        key: String,
        /// The fields there are.
        known: &'static [&'static str],
    },
    /// A field that is there twice.
    FieldTwice {
        /// Its name, as it was written.
        key: String,
    },
    /// A field that holds something else than it should.
    BadField {
        /// Its name.
        key: &'static str,
        /// What it should hold, as the end of a sentence in English, for instance `a whole number`.
        expected: &'static str,
    },
    /// What was sent took too long to come.
    TooSlow,
    /// What was sent ended before its end.
    BrokenOff,
    /// What was sent is too large.
    TooLarge {
        /// Bytes that are allowed.
        most: usize,
    },
    /// What was sent says of itself that it is no JSON.
    NotJson,
    /// No seat's secret came along.
    NoSeat,
    /// The secret opens no seat of this game.
    WrongSeat,
    /// The browser did not keep the secret that came by a link.
    NoCookies,
    /// The post came from a page of somebody else.
    ForeignOrigin,
    /// The game does not allow that help.
    NoHelp,
    /// There is no such game.
    NoGame,
    /// There is no such page.
    NoPage,
    /// The page can't be asked that way.
    NoMethod,
    /// The game is not any more as it was when this was asked.
    MovedOn,
    /// It is the other player's turn.
    NotYourTurn,
    /// Nobody asked for anything.
    NothingAsked,
    /// It is for the other player to accept.
    OwnRequest,
    /// A request waits for its answer.
    RequestOpen,
    /// The other player would have to be asked.
    NotAlone,
    /// The game is still on.
    StillOn,
    /// The game is over.
    GameOver,
    /// Too many games from one address.
    TooManyGames {
        /// Games that are allowed in a minute.
        most: u32,
    },
    /// Too many live connections.
    TooManyStreams,
    /// Too many changes of one game.
    TooManyChanges,
    /// The computer has too much to do.
    EngineBusy,
    /// The games can't be read or written.
    Storage,
    /// A fault of the program.
    Broken,
}

impl Fault {
    /// A stable code for programs: never translated, never changed.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::Given { error, .. } | Self::Move(error) => error.code(),
            Self::NoJson { .. } => "json.broken",
            Self::NoObject => "json.no_object",
            Self::MissingField { .. } => "field.missing",
            Self::UnknownField { .. } => "field.unknown",
            Self::FieldTwice { .. } => "field.twice",
            Self::BadField { .. } | Self::BadPit { .. } => "field.bad_value",
            Self::TooSlow => "body.too_slow",
            Self::BrokenOff => "body.broken_off",
            Self::TooLarge { .. } => "body.too_large",
            Self::NotJson => "body.not_json",
            Self::NoSeat => "seat.missing",
            Self::WrongSeat => "seat.wrong",
            Self::NoCookies => "seat.no_cookies",
            Self::ForeignOrigin => "origin.foreign",
            Self::NoHelp => "help.not_allowed",
            Self::NoGame => "game.unknown",
            Self::NoPage => "page.unknown",
            Self::NoMethod => "page.other_method",
            Self::MovedOn => "game.moved_on",
            Self::NotYourTurn => "move.not_your_turn",
            Self::NothingAsked => "request.none",
            Self::OwnRequest => "request.own",
            Self::RequestOpen => "request.open",
            Self::NotAlone => "redo.not_alone",
            Self::StillOn => "game.still_on",
            Self::GameOver => "game.over",
            Self::TooManyGames { .. } => "limit.games",
            Self::TooManyStreams => "limit.streams",
            Self::TooManyChanges => "limit.changes",
            Self::EngineBusy => "engine.busy",
            Self::Storage => "storage.unavailable",
            Self::Broken => "server.broken",
        }
    }

    /// The HTTP status. Whether a fault is worth a line in the log follows from it: those of the
    /// server are.
    #[must_use]
    pub fn status(&self) -> StatusCode {
        match self {
            Self::NoJson { .. } | Self::NoObject | Self::BrokenOff => StatusCode::BAD_REQUEST,
            Self::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Self::NoSeat => StatusCode::UNAUTHORIZED,
            Self::WrongSeat
            | Self::NoCookies
            | Self::NotYourTurn
            | Self::ForeignOrigin
            | Self::NoHelp => StatusCode::FORBIDDEN,
            Self::NoGame
            | Self::NoPage
            | Self::Given {
                key: "name",
                error: Error::UnknownPreset { .. },
            } => StatusCode::NOT_FOUND,
            Self::NoMethod => StatusCode::METHOD_NOT_ALLOWED,
            Self::MovedOn
            | Self::Move(Error::NothingToUndo | Error::NothingToRedo)
            | Self::NothingAsked
            | Self::OwnRequest
            | Self::RequestOpen
            | Self::NotAlone
            | Self::StillOn
            | Self::GameOver
            | Self::TooManyChanges => StatusCode::CONFLICT,
            Self::TooLarge { .. } => StatusCode::PAYLOAD_TOO_LARGE,
            Self::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::Given { .. }
            | Self::Move(_)
            | Self::MissingField { .. }
            | Self::UnknownField { .. }
            | Self::FieldTwice { .. }
            | Self::BadField { .. }
            | Self::BadPit { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            Self::TooManyGames { .. } | Self::TooManyStreams => StatusCode::TOO_MANY_REQUESTS,
            Self::EngineBusy | Self::Storage => StatusCode::SERVICE_UNAVAILABLE,
            Self::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The field of what was sent that is at fault.
    #[must_use]
    pub fn key(&self) -> Option<&str> {
        match self {
            // In an object of rules it is the rule.
            Self::Given {
                key: "rules",
                error,
            } => Some(match error {
                Error::BadValue { key, .. } => key.as_str(),
                Error::UnknownKey { key, .. } | Error::KeyTwice { key } => key,
                Error::TooManySeeds { .. } => Key::Seeds.as_str(),
                Error::UnknownVersion { .. } => "v",
                _ => "rules",
            }),
            Self::UnknownField { key, .. } | Self::FieldTwice { key } => Some(key),
            Self::Given { key, .. } | Self::MissingField { key } | Self::BadField { key, .. } => {
                Some(key)
            }
            Self::Move(Error::NothingToUndo | Error::NothingToRedo) => None,
            Self::Move(_) | Self::NotYourTurn => Some("move"),
            _ => None,
        }
    }

    /// The same sentence on a page, which names rules by their words and not by their keys.
    #[must_use]
    pub fn told(&self, words: &Words) -> String {
        match self {
            Self::Given { error, .. } => words.chosen_error(error),
            _ => self.sentence(words),
        }
    }

    /// One sentence for people: what is wrong and what to do.
    #[must_use]
    pub fn sentence(&self, words: &Words) -> String {
        let say = |id| words.say(id, &[]);
        match self {
            Self::Given { error, .. } | Self::Move(error) => words.error(error),
            Self::BadPit { pit, typed: text } => bad_pit(*pit, text, words),
            Self::NoJson { line, column } => words.say(
                "server-no-json",
                &[("line", (*line).into()), ("column", (*column).into())],
            ),
            Self::NoObject => say("server-no-object"),
            Self::MissingField { key } => {
                words.say("server-missing-field", &[("key", (*key).into())])
            }
            Self::UnknownField { key, known } => words.say(
                "server-unknown-field",
                &[
                    ("key", Arg::from(&typed(key))),
                    ("known", Arg::from(&known.join(", "))),
                ],
            ),
            Self::FieldTwice { key } => {
                words.say("server-field-twice", &[("key", Arg::from(&typed(key)))])
            }
            Self::BadField { key, expected } => words.say(
                "server-bad-field",
                &[("key", (*key).into()), ("expected", (*expected).into())],
            ),
            Self::TooSlow => say("server-too-slow"),
            Self::BrokenOff => say("server-broken-off"),
            Self::TooLarge { most } => {
                words.say("server-too-large", &[("most", (*most / 1024).into())])
            }
            Self::NotJson => say("server-not-json"),
            Self::NoSeat => say("server-no-seat"),
            Self::WrongSeat => say("server-wrong-seat"),
            Self::NoCookies => say("server-no-cookies"),
            Self::ForeignOrigin => say("server-foreign-origin"),
            Self::NoHelp => say("server-no-help"),
            Self::NoGame => say("server-no-game"),
            Self::NoPage => say("server-no-page"),
            Self::NoMethod => say("server-no-method"),
            Self::MovedOn => say("server-moved-on"),
            Self::NotYourTurn => say("server-not-your-turn"),
            Self::NothingAsked => say("server-nothing-asked"),
            Self::OwnRequest => say("server-own-request"),
            Self::RequestOpen => say("server-request-open"),
            Self::NotAlone => say("server-not-alone"),
            Self::StillOn => say("server-still-on"),
            Self::GameOver => say("server-game-over"),
            Self::TooManyGames { most } => {
                words.say("server-too-many-games", &[("most", (*most).into())])
            }
            Self::TooManyStreams => say("server-too-many-streams"),
            Self::TooManyChanges => say("server-too-many-changes"),
            Self::EngineBusy => say("server-engine-busy"),
            Self::Storage => say("server-storage"),
            Self::Broken => say("server-broken"),
        }
    }
}

/// The sentence of a pit that holds no number of seeds.
fn bad_pit(pit: Pit, text: &str, words: &Words) -> String {
    let (Pit::House { side, .. } | Pit::Store { side }) = pit;
    let owner = words.player(side, &BySide::default());
    let text = typed(text);
    let facts = [
        ("owner", Arg::from(&owner)),
        ("typed", Arg::from(&text)),
        ("most", MAX_SEEDS.into()),
    ];
    match pit {
        Pit::House { house, .. } => {
            let house = ("house", house.number().into());
            let [owner, text, most] = facts;
            words.say("web-edit-bad-house", &[owner, house, text, most])
        }
        Pit::Store { .. } => words.say("web-edit-bad-store", &facts),
    }
}
