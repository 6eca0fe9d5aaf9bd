//! JSON forms, with the feature `serde`.
#![cfg(feature = "serde")]

use core::fmt;

use serde::de::{Error as _, MapAccess, Unexpected, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::rules::FORMAT_VERSION;
use crate::{House, Move, Rules, Value};

/// All keys, with `"v"` first.
impl Serialize for Rules {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("v", &FORMAT_VERSION)?;
        for (key, value) in self.entries() {
            map.serialize_entry(key.as_str(), &value)?;
        }
        map.end()
    }
}

/// Missing keys take their defaults; the error's text is that of [`crate::Error`].
impl<'de> Deserialize<'de> for Rules {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Entries;

        impl<'de> Visitor<'de> for Entries {
            type Value = Rules;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object of rules")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Rules, A::Error> {
                let mut entries: Vec<(String, Value)> = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    entries.push(entry);
                }
                Rules::from_entries(entries).map_err(A::Error::custom)
            }
        }

        deserializer.deserialize_map(Entries)
    }
}

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Scalar;

        impl Visitor<'_> for Scalar {
            type Value = Value;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a word, a whole number, true, false or null")
            }

            fn visit_unit<E>(self) -> Result<Value, E> {
                Ok(Value::Null)
            }

            fn visit_bool<E>(self, b: bool) -> Result<Value, E> {
                Ok(Value::Bool(b))
            }

            fn visit_i64<E>(self, i: i64) -> Result<Value, E> {
                Ok(Value::Int(i))
            }

            fn visit_u64<E: serde::de::Error>(self, i: u64) -> Result<Value, E> {
                let too_large = |_| E::invalid_value(Unexpected::Unsigned(i), &self);
                i64::try_from(i).map(Value::Int).map_err(too_large)
            }

            fn visit_str<E>(self, word: &str) -> Result<Value, E> {
                Ok(Value::Word(word.to_owned()))
            }
        }

        deserializer.deserialize_any(Scalar)
    }
}

/// The house's 0-based index, or `"swap"`.
impl Serialize for Move {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Sow(house) => house.serialize(serializer),
            Self::Swap => serializer.serialize_str("swap"),
        }
    }
}

impl<'de> Deserialize<'de> for Move {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match Value::deserialize(deserializer)? {
            Value::Int(index) => u8::try_from(index)
                .map(|index| Self::Sow(House::new(index)))
                .map_err(|_| {
                    D::Error::invalid_value(Unexpected::Signed(index), &"a house's index")
                }),
            Value::Word(word) if word == "swap" => Ok(Self::Swap),
            other => Err(D::Error::custom(format_args!(
                "a move is a house's 0-based index or \"swap\", not {other}"
            ))),
        }
    }
}
