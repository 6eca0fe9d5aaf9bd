//! The options of a rule set: their names, their values, and the words for both.

use core::fmt;

use crate::pit::MAX_HOUSES;
use crate::rules::{MAX_SEEDS, Rules};
use crate::words::words;

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
