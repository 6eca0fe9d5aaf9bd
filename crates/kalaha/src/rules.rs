//! A rule set as plain data.

use crate::error::Error;
use crate::options::{Capture, Direction, End, Key, Lap, Majority, Remaining, StoreSide, Value};
use crate::pit::MAX_HOUSES;
use crate::words::nearest;

/// The most seeds a board can hold, stores included.
pub const MAX_SEEDS: u32 = 255;

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
