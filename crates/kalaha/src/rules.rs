//! A rule set as plain data.

use core::fmt;

use crate::error::Error;
use crate::pit::MAX_HOUSES;
use crate::words::{nearest, words};

/// The most seeds a board can hold, stores included.
pub const MAX_SEEDS: u32 = 255;

words! {
    /// The way round the board, seen from above.
    pub enum Direction {
        /// Counter-clockwise (all five rule pages).
        CounterClockwise = "ccw",
        /// Clockwise (Wikipedia "Kalah", named as a variant by the German page).
        Clockwise = "cw",
    }
}

words! {
    /// At which end of a player's row the own store lies, seen from that player.
    pub enum StoreSide {
        /// At the right hand (all five rule pages).
        Right = "right",
        /// At the left hand; with `cw` the mirror image of the normal game.
        Left = "left",
    }
}

words! {
    /// Whether sowing goes on from a filled last house.
    pub enum Lap {
        /// It ends with the last seed.
        Single = "single",
        /// The last house is lifted with what lies there and sown on.
        Relay = "relay",
    }
}

words! {
    /// What a last seed in an own empty house takes.
    pub enum Capture {
        /// Own and opposite seeds, if any lie opposite (Philos, Noris; Swedish, Norwegian and
        /// Danish pages).
        Standard = "standard",
        /// The own seed even if nothing lies opposite ("empty capture" of the Danish and German
        /// pages).
        Empty = "empty",
        /// Nothing.
        None = "none",
        /// Only the opposite seeds; the own one stays.
        LeaveOwn = "leave_own",
    }
}

words! {
    /// When the game is over.
    pub enum End {
        /// As soon as one row is empty, whoever moved (Philos; Norwegian and Danish pages).
        EitherEmpty = "either_empty",
        /// When the player whose turn it is has no seeds (Swedish page).
        MoverStuck = "mover_stuck",
        /// A stuck player is passed over; over when both rows are empty.
        Pass = "pass",
    }
}

words! {
    /// Who gets the seeds that lie in the houses when the game is over.
    pub enum Remaining {
        /// The side they lie on (all five rule pages).
        Owner = "owner",
        /// The side whose row is empty (Danish page, as a variant).
        Emptier = "emptier",
        /// Nobody; they stay where they lie (Danish page, as a variant).
        Discard = "discard",
        /// Whoever sowed last.
        LastMover = "last_mover",
    }
}

words! {
    /// What happens when a store holds more than half of all seeds.
    pub enum Majority {
        /// Play goes on.
        Off = "off",
        /// The game is over, the rest stays where it lies (Swedish page, as a variant).
        Stop = "stop",
        /// The game is over, each side gets its own seeds (KGP server).
        Sweep = "sweep",
    }
}

/// A rule set. The default is the standard game: Kalaha(6,4) as the rule pages tell it.
///
/// Fields are public data; whoever builds a [`crate::Position`] from them has them checked once.
/// Keys, values and their order are those of the JSON form.
///
/// ```
/// use kalaha::{Capture, Rules};
/// let rules = Rules { capture: Capture::Empty, ..Rules::STANDARD };
/// assert!(rules.check().is_ok());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Houses a side, 1 to 12.
    pub houses: u8,
    /// Seeds in each house at the start; at most 255 on the whole board.
    pub seeds: u8,
    /// The way round.
    pub direction: Direction,
    /// Where the own store lies.
    pub store_side: StoreSide,
    /// Whether the opponent's store is sown too; a last seed there ends the turn.
    pub sow_opponent_store: bool,
    /// Whether the lifted house is passed over on a lap (with `relay` the house lifted last).
    pub skip_origin: bool,
    /// Whether sowing goes on from a filled last house.
    pub lap: Lap,
    /// Extra turns granted within one turn; `None` is no limit.
    pub extra_turn_limit: Option<u8>,
    /// What a last seed in an own empty house takes.
    pub capture: Capture,
    /// When the game is over.
    pub end: End,
    /// Who gets the rest.
    pub remaining: Remaining,
    /// What more than half of all seeds in a store does.
    pub majority: Majority,
    /// Whether the second player may swap sides after the first player's first turn.
    pub pie: bool,
}

impl Default for Rules {
    fn default() -> Self {
        Self::STANDARD
    }
}

/// The value of one option, as files and commands write it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(untagged))]
pub enum Value {
    /// `null`: no limit.
    Null,
    /// `true` or `false`.
    Bool(bool),
    /// A whole number.
    Int(i64),
    /// A word.
    Word(String),
}

impl Value {
    /// Reads a value as a command line writes it: `null`, `true`, `false`, a whole number or a word.
    #[must_use]
    pub fn read(text: &str) -> Self {
        match text {
            "null" => Self::Null,
            "true" => Self::Bool(true),
            "false" => Self::Bool(false),
            _ => text
                .parse()
                .map_or_else(|_| Self::Word(text.to_owned()), Self::Int),
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Null => f.pad("null"),
            Self::Bool(b) => fmt::Display::fmt(b, f),
            Self::Int(i) => fmt::Display::fmt(i, f),
            Self::Word(word) => f.pad(word),
        }
    }
}

words! {
    /// An option's name, in the order of the JSON form.
    pub enum Key {
        /// Houses a side.
        Houses = "houses",
        /// Seeds a house at the start.
        Seeds = "seeds",
        /// See [`Direction`].
        Direction = "direction",
        /// See [`StoreSide`].
        StoreSide = "store_side",
        /// Whether the opponent's store is sown.
        SowOpponentStore = "sow_opponent_store",
        /// Whether the lifted house is passed over.
        SkipOrigin = "skip_origin",
        /// See [`Lap`].
        Lap = "lap",
        /// Extra turns within one turn.
        ExtraTurnLimit = "extra_turn_limit",
        /// See [`Capture`].
        Capture = "capture",
        /// See [`End`].
        End = "end",
        /// See [`Remaining`].
        Remaining = "remaining",
        /// See [`Majority`].
        Majority = "majority",
        /// Whether sides may be swapped.
        Pie = "pie",
    }
}

/// The version of the rule format: the `"v"` of every stored rule set.
pub const FORMAT_VERSION: i64 = 1;

impl Rules {
    /// The standard game: Philos; the Norwegian and Danish pages; `OpenSpiel`.
    pub const STANDARD: Self = Self {
        houses: 6,
        seeds: 4,
        direction: Direction::CounterClockwise,
        store_side: StoreSide::Right,
        sow_opponent_store: false,
        skip_origin: false,
        lap: Lap::Single,
        extra_turn_limit: None,
        capture: Capture::Standard,
        end: End::EitherEmpty,
        remaining: Remaining::Owner,
        majority: Majority::Off,
        pie: false,
    };

    /// Reads a rule set from keys and values; missing keys take the defaults, and `v` must be 1.
    ///
    /// # Errors
    /// An unknown key, a value that its key does not allow, a key given twice, or a start position
    /// that does not fit on the board.
    pub fn from_entries<K: AsRef<str>>(
        entries: impl IntoIterator<Item = (K, Value)>,
    ) -> Result<Self, Error> {
        let mut rules = Self::STANDARD;
        let mut seen = Vec::new();
        for (key, value) in entries {
            let key = key.as_ref();
            if seen.iter().any(|earlier| earlier == key) {
                return Err(Error::KeyTwice {
                    key: key.to_owned(),
                });
            }
            seen.push(key.to_owned());
            rules.set(key, &value)?;
        }
        rules.check()?;
        Ok(rules)
    }

    /// The rule set of a preset's name or alias.
    ///
    /// # Errors
    /// No preset has that name; the error holds the nearest ones.
    pub fn preset(name: &str) -> Result<Self, Error> {
        crate::presets::find(name).map(|preset| preset.rules)
    }

    /// Changes one option, named as in files. The whole is not checked yet: see [`Rules::check`].
    ///
    /// # Errors
    /// An unknown key, or a value that the key does not allow; the rules are untouched then.
    pub fn set(&mut self, key: &str, value: &Value) -> Result<(), Error> {
        if key == "v" {
            return if *value == Value::Int(FORMAT_VERSION) {
                Ok(())
            } else {
                Err(Error::UnknownVersion {
                    value: value.to_string(),
                })
            };
        }
        let Ok(known) = key.parse::<Key>() else {
            let nearest = nearest(key, Key::ALL.iter().map(|key| key.as_str()));
            return Err(Error::UnknownKey {
                key: key.to_owned(),
                nearest,
            });
        };
        self.put(known, value).ok_or_else(|| Error::BadValue {
            key: known,
            value: value.to_string(),
        })
    }

    fn put(&mut self, key: Key, value: &Value) -> Option<()> {
        match key {
            Key::Houses => self.houses = count(value, 1, MAX_HOUSES.into())?,
            Key::Seeds => self.seeds = count(value, 1, i64::from(MAX_SEEDS) / 2)?,
            Key::Direction => self.direction = word(value)?,
            Key::StoreSide => self.store_side = word(value)?,
            Key::SowOpponentStore => self.sow_opponent_store = switch(value)?,
            Key::SkipOrigin => self.skip_origin = switch(value)?,
            Key::Lap => self.lap = word(value)?,
            Key::ExtraTurnLimit => {
                self.extra_turn_limit = match value {
                    Value::Null => None,
                    limit => Some(count(limit, 0, i64::from(u8::MAX))?),
                }
            }
            Key::Capture => self.capture = word(value)?,
            Key::End => self.end = word(value)?,
            Key::Remaining => self.remaining = word(value)?,
            Key::Majority => self.majority = word(value)?,
            Key::Pie => self.pie = switch(value)?,
        }
        Some(())
    }

    /// The value of one option.
    #[must_use]
    pub fn get(&self, key: Key) -> Value {
        let of_word = |word: &str| Value::Word(word.to_owned());
        match key {
            Key::Houses => Value::Int(self.houses.into()),
            Key::Seeds => Value::Int(self.seeds.into()),
            Key::Direction => of_word(self.direction.as_str()),
            Key::StoreSide => of_word(self.store_side.as_str()),
            Key::SowOpponentStore => Value::Bool(self.sow_opponent_store),
            Key::SkipOrigin => Value::Bool(self.skip_origin),
            Key::Lap => of_word(self.lap.as_str()),
            Key::ExtraTurnLimit => self
                .extra_turn_limit
                .map_or(Value::Null, |limit| Value::Int(limit.into())),
            Key::Capture => of_word(self.capture.as_str()),
            Key::End => of_word(self.end.as_str()),
            Key::Remaining => of_word(self.remaining.as_str()),
            Key::Majority => of_word(self.majority.as_str()),
            Key::Pie => Value::Bool(self.pie),
        }
    }

    /// All options with their values, in the order of the JSON form, without `v`.
    pub fn entries(&self) -> impl Iterator<Item = (Key, Value)> + '_ {
        Key::ALL.iter().map(|&key| (key, self.get(key)))
    }

    /// The options in which this rule set differs from another, with this one's values.
    pub fn differences<'a>(&'a self, from: &'a Self) -> impl Iterator<Item = (Key, Value)> + 'a {
        self.entries()
            .filter(|(key, value)| from.get(*key) != *value)
    }

    /// Whether the rule set can be played.
    ///
    /// # Errors
    /// Houses out of 1 to 12, no seeds, or more than 255 seeds on the board.
    pub fn check(&self) -> Result<(), Error> {
        for key in [Key::Houses, Key::Seeds] {
            let value = self.get(key);
            if self.clone().put(key, &value).is_none() {
                return Err(Error::BadValue {
                    key,
                    value: value.to_string(),
                });
            }
        }
        if self.total_seeds() > MAX_SEEDS {
            return Err(Error::TooManySeeds {
                houses: self.houses,
                seeds: self.seeds,
            });
        }
        Ok(())
    }

    /// All seeds of the start position.
    #[must_use]
    pub const fn total_seeds(&self) -> u32 {
        2 * self.houses as u32 * self.seeds as u32
    }

    /// True if positions can repeat: the own store then lies behind the opponent's row, and seeds
    /// can circle between two stores' gains.
    ///
    /// In every other rule set stores never shrink and between store gains seeds only move forward.
    #[must_use]
    pub fn is_cyclic(&self) -> bool {
        !self.own_store_first()
    }

    /// True if a player's row leads straight into the own store.
    pub(crate) fn own_store_first(&self) -> bool {
        (self.direction == Direction::CounterClockwise) == (self.store_side == StoreSide::Right)
    }
}

impl Key {
    /// The values that this option could have besides those of `rules`, for a position in which
    /// `extra_used` extra turns are used. None for `houses`, `seeds` and `pie`, which a position on
    /// the board has settled.
    ///
    /// Of the endless values of `extra_turn_limit` all that can make a difference are here.
    #[must_use]
    pub fn alternatives(self, rules: &Rules, extra_used: u8) -> Vec<Value> {
        fn words<T: Copy>(all: &[T], as_str: fn(T) -> &'static str) -> Vec<Value> {
            all.iter()
                .map(|&word| Value::Word(as_str(word).to_owned()))
                .collect()
        }
        let mut values = match self {
            Self::Houses | Self::Seeds | Self::Pie => Vec::new(),
            Self::Direction => words(Direction::ALL, Direction::as_str),
            Self::StoreSide => words(StoreSide::ALL, StoreSide::as_str),
            Self::SowOpponentStore | Self::SkipOrigin => {
                vec![Value::Bool(false), Value::Bool(true)]
            }
            Self::Lap => words(Lap::ALL, Lap::as_str),
            Self::ExtraTurnLimit => {
                let last = extra_used.saturating_add(1).max(2);
                core::iter::once(Value::Null)
                    .chain((0..=last).map(|limit| Value::Int(limit.into())))
                    .collect()
            }
            Self::Capture => words(Capture::ALL, Capture::as_str),
            Self::End => words(End::ALL, End::as_str),
            Self::Remaining => words(Remaining::ALL, Remaining::as_str),
            Self::Majority => words(Majority::ALL, Majority::as_str),
        };
        values.retain(|value| *value != rules.get(self));
        values
    }

    /// What this option allows, as words and figures.
    #[must_use]
    pub fn allowed(self) -> Vec<String> {
        fn all<T: fmt::Display>(all: &[T]) -> Vec<String> {
            all.iter().map(ToString::to_string).collect()
        }
        let range = |low: u32, high: u32| vec![format!("{low}..{high}")];
        match self {
            Self::Houses => range(1, MAX_HOUSES.into()),
            Self::Seeds => range(1, MAX_SEEDS / 2),
            Self::Direction => all(Direction::ALL),
            Self::StoreSide => all(StoreSide::ALL),
            Self::SowOpponentStore | Self::SkipOrigin | Self::Pie => all(&[false, true]),
            Self::Lap => all(Lap::ALL),
            Self::ExtraTurnLimit => [vec!["null".to_owned()], range(0, u8::MAX.into())].concat(),
            Self::Capture => all(Capture::ALL),
            Self::End => all(End::ALL),
            Self::Remaining => all(Remaining::ALL),
            Self::Majority => all(Majority::ALL),
        }
    }
}

fn count(value: &Value, low: i64, high: i64) -> Option<u8> {
    match value {
        Value::Int(i) if (low..=high).contains(i) => u8::try_from(*i).ok(),
        _ => None,
    }
}

fn switch(value: &Value) -> Option<bool> {
    match value {
        Value::Bool(b) => Some(*b),
        _ => None,
    }
}

fn word<T: core::str::FromStr>(value: &Value) -> Option<T> {
    match value {
        Value::Word(word) => word.parse().ok(),
        _ => None,
    }
}
