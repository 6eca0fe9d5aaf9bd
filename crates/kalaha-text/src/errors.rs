//! One sentence for each fault.

use kalaha::error::{Expected, RecordFault, TextFault};
use kalaha::{Error, Key, PRESETS, Value};

use crate::Words;

impl Words {
    /// A fault in one sentence: what is wrong, where, and what is allowed.
    ///
    /// ```
    /// # use kalaha_text::{Language, Words};
    /// let words = Words::new(Language::English);
    /// let error = kalaha::Rules::preset("standart").unwrap_err();
    /// assert_eq!(
    ///     words.error(&error),
    ///     "There is no preset called “standart”; did you mean “standard”?",
    /// );
    /// ```
    #[must_use]
    pub fn error(&self, error: &Error) -> String {
        match error {
            Error::UnknownKey { key, nearest } => {
                let known = Key::ALL.iter().map(|key| key.as_str());
                self.unknown("error-unknown-key", key, nearest, known)
            }
            Error::UnknownPreset { name, nearest } => {
                let known = PRESETS.iter().map(|preset| preset.name);
                self.unknown("error-unknown-preset", name, nearest, known)
            }
            Error::KeyTwice { key } => {
                self.say("error-key-twice", &[("key", (&typed(key)).into())])
            }
            Error::BadValue { key, value } => {
                let allowed = key.allowed().iter().map(|word| self.range(word)).collect();
                let allowed = self.any_of(allowed);
                self.say(
                    "error-bad-value",
                    &[
                        ("key", key.as_str().into()),
                        ("value", (&typed(value)).into()),
                        ("allowed", (&allowed).into()),
                    ],
                )
            }
            Error::UnknownVersion { value } => self.say(
                "error-unknown-version",
                &[("value", (&typed(value)).into())],
            ),
            Error::TooManySeeds { houses, seeds } => {
                let total = 2 * u32::from(*houses) * u32::from(*seeds);
                self.say(
                    "error-too-many-seeds",
                    &[
                        ("houses", (*houses).into()),
                        ("seeds", (*seeds).into()),
                        ("total", total.into()),
                        ("most", kalaha::MAX_SEEDS.into()),
                    ],
                )
            }
            Error::HousesDiffer {
                side,
                found,
                houses,
            } => self.say(
                "error-houses-differ",
                &[
                    ("side", (&self.side(*side)).into()),
                    ("found", (*found).into()),
                    ("houses", (*houses).into()),
                ],
            ),
            Error::LayoutLength { found, houses } => self.say(
                "error-layout-length",
                &[
                    ("found", (*found).into()),
                    ("houses", (*houses).into()),
                    ("needed", (2 * usize::from(*houses) + 2).into()),
                ],
            ),
            Error::TooManyOnBoard { total } => self.say(
                "error-too-many-on-board",
                &[
                    ("total", (*total).into()),
                    ("most", kalaha::MAX_SEEDS.into()),
                ],
            ),
            Error::PositionText { column, fault } => self.text_fault(*column, fault),
            Error::OverAtStart { reason } => self.say(
                "error-over-at-start",
                &[("end", (&self.end(*reason)).into())],
            ),
            Error::UnreadableMove { text } => {
                self.say("error-unreadable-move", &[("text", (&typed(text)).into())])
            }
            Error::NoSuchHouse { number, houses } => self.say(
                "error-no-such-house",
                &[
                    ("number", (&typed(number)).into()),
                    ("houses", (*houses).into()),
                ],
            ),
            Error::EmptyHouse { house } => {
                self.say("error-empty-house", &[("house", house.number().into())])
            }
            Error::ForeignHouse { side, house } => self.say(
                "error-foreign-house",
                &[
                    ("side", (&self.side(*side)).into()),
                    ("house", house.number().into()),
                ],
            ),
            Error::GameOver => self.say("error-game-over", &[]),
            Error::NoPass => self.say("error-no-pass", &[]),
            Error::NoSwap => self.say("error-no-swap", &[]),
            Error::NothingToUndo => self.say("error-nothing-to-undo", &[]),
            Error::NothingToRedo => self.say("error-nothing-to-redo", &[]),
            Error::RecordText { line, fault } => self.record_fault(*line, fault),
        }
    }

    /// The same for those who chose a rule by its words and never saw its key.
    #[must_use]
    pub fn chosen_error(&self, error: &Error) -> String {
        let Error::BadValue { key, value } = error else {
            return self.error(error);
        };
        let named = |word: &String| {
            if word.contains("..") {
                self.range(word)
            } else {
                self.quoted(&self.value(*key, &Value::read(word)))
            }
        };
        let allowed = self.any_of(key.allowed().iter().map(named).collect());
        let (name, value) = (self.key(*key), typed(value));
        let facts = [
            ("key", (&name).into()),
            ("value", (&value).into()),
            ("allowed", (&allowed).into()),
        ];
        self.say("error-bad-value", &facts)
    }

    fn text_fault(&self, column: usize, fault: &TextFault) -> String {
        let column = ("column", column.into());
        match fault {
            TextFault::Expected { what, found } => {
                let what = self.say(expected(*what), &[]);
                let what = ("what", (&what).into());
                if found.is_empty() {
                    self.say("error-position-too-short", &[column, what])
                } else {
                    let found = typed(found);
                    self.say(
                        "error-position-expected",
                        &[column, what, ("found", (&found).into())],
                    )
                }
            }
            TextFault::CountTooLarge { count } => self.say(
                "error-position-count",
                &[
                    column,
                    ("count", (&typed(count)).into()),
                    ("most", kalaha::MAX_SEEDS.into()),
                ],
            ),
            TextFault::Trailing { found } => self.say(
                "error-position-trailing",
                &[column, ("found", (&typed(found)).into())],
            ),
            TextFault::CountsDiffer { stated, .. } if *stated > kalaha::MAX_HOUSES.into() => self
                .say(
                    "error-position-too-many-houses",
                    &[
                        column,
                        ("stated", (*stated).into()),
                        ("most", kalaha::MAX_HOUSES.into()),
                    ],
                ),
            TextFault::CountsDiffer { stated, found } => self.say(
                "error-position-counts-differ",
                &[
                    column,
                    ("stated", (*stated).into()),
                    ("needed", (2 * stated).into()),
                    ("found", (*found).into()),
                ],
            ),
            TextFault::PieWithoutRule => self.say("error-position-pie", &[column]),
        }
    }

    fn record_fault(&self, line: usize, fault: &RecordFault) -> String {
        let line = ("line", line.into());
        match fault {
            RecordFault::Header => self.say("error-record-header", &[line]),
            RecordFault::UnknownLine { name } => self.say(
                "error-record-unknown-line",
                &[line, ("name", (&typed(name)).into())],
            ),
            RecordFault::MissingLine { name } => {
                self.say("error-record-missing-line", &[("name", (*name).into())])
            }
            RecordFault::LineTwice { name } => self.say(
                "error-record-line-twice",
                &[line, ("name", (&typed(name)).into())],
            ),
            RecordFault::NoEquals { text } => self.say(
                "error-record-no-equals",
                &[line, ("text", (&typed(text)).into())],
            ),
            RecordFault::ResultDiffers { stated, played } => self.say(
                "error-record-result",
                &[
                    line,
                    ("stated", (&typed(stated)).into()),
                    ("played", played.into()),
                ],
            ),
            RecordFault::Other(error) => {
                let error = self.error(error);
                self.say("error-record-other", &[line, ("error", (&error).into())])
            }
        }
    }

    /// A name that nothing has: with the nearest names, or all of them if none is near.
    fn unknown(
        &self,
        id: &str,
        name: &str,
        nearest: &[&'static str],
        known: impl Iterator<Item = &'static str>,
    ) -> String {
        let names = if nearest.is_empty() {
            known.map(ToOwned::to_owned).collect()
        } else {
            nearest.iter().map(|name| self.quoted(name)).collect()
        };
        let near = if nearest.is_empty() { "no" } else { "yes" };
        let names = self.any_of(names);
        self.say(
            id,
            &[
                ("name", (&typed(name)).into()),
                ("near", near.into()),
                ("names", (&names).into()),
            ],
        )
    }

    /// `1..12` in words; anything else as it is.
    fn range(&self, allowed: &str) -> String {
        match allowed.split_once("..") {
            Some((low, high)) => self.say("range", &[("low", low.into()), ("high", high.into())]),
            None => allowed.to_owned(),
        }
    }

    fn quoted(&self, text: &str) -> String {
        self.say("quoted", &[("text", text.into())])
    }

    /// `a, b or c`.
    #[must_use]
    pub fn any_of(&self, mut items: Vec<String>) -> String {
        let Some(last) = items.pop() else {
            return String::new();
        };
        let Some(first) = items
            .into_iter()
            .reduce(|a, b| self.say("list-more", &[("a", (&a).into()), ("b", (&b).into())]))
        else {
            return last;
        };
        self.say("list-or", &[("a", (&first).into()), ("b", (&last).into())])
    }
}

fn expected(what: Expected) -> &'static str {
    match what {
        Expected::Start => "expected-start",
        Expected::Count => "expected-count",
        Expected::Houses => "expected-houses",
        Expected::ExtraUsed => "expected-extra-used",
        Expected::OpenBracket => "expected-open-bracket",
        Expected::CloseBracket => "expected-close-bracket",
        Expected::Slash => "expected-slash",
        Expected::NorthRow => "expected-north-row",
        Expected::CommaOrEnd => "expected-comma-or-end",
    }
}

/// The most characters of somebody's text that a message shows.
const SHOWN: usize = 40;

/// What somebody typed, fit to be shown within a sentence: on one line, not too long, and without
/// characters that command a terminal.
#[must_use]
pub fn typed(text: &str) -> String {
    let mut shown: String = text
        .chars()
        .take(SHOWN)
        .map(|c| if c.is_control() { '\u{fffd}' } else { c })
        .collect();
    if text.chars().nth(SHOWN).is_some() {
        shown.push('…');
    }
    shown
}
