//! JSON in which no object has a key twice: of two values nobody could say which one was meant.

use std::cell::RefCell;
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

use crate::Fault;

/// Reads a JSON value.
///
/// # Errors
/// It is none, or a key stands in an object twice.
pub(super) fn read(bytes: &[u8]) -> Result<Value, Fault> {
    let twice = RefCell::new(None);
    let mut json = serde_json::Deserializer::from_slice(bytes);
    let read = Once(&twice).deserialize(&mut json);
    let read = read.and_then(|value| json.end().map(|()| value));
    read.map_err(|error| match twice.take() {
        Some(key) => Fault::FieldTwice { key },
        None => Fault::NoJson {
            line: error.line(),
            column: error.column(),
        },
    })
}

/// Reads a value, and keeps the first key that is there twice.
#[derive(Clone, Copy)]
struct Once<'a>(&'a RefCell<Option<String>>);

impl<'de> DeserializeSeed<'de> for Once<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, json: D) -> Result<Value, D::Error> {
        json.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Once<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element_seed(self)? {
            list.push(item);
        }
        Ok(list.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Value, A::Error> {
        let mut map = Map::new();
        while let Some(key) = fields.next_key::<String>()? {
            let value = fields.next_value_seed(self)?;
            if map.contains_key(&key) {
                self.0.replace(Some(key));
                return Err(A::Error::custom("a key is there twice"));
            }
            map.insert(key, value);
        }
        Ok(map.into())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::read;
    use crate::Fault;

    #[test]
    fn a_value_is_read_as_it_is_written() {
        let text = r#" {"a": [null, true, -1, 18446744073709551615, 0.5, "å\n"], "b": {"a": {}}} "#;
        let plain: Value = serde_json::from_str(text).expect("JSON");
        assert_eq!(read(text.as_bytes()), Ok(plain));
        assert_eq!(read(b"6"), Ok(json!(6)));
    }

    #[test]
    fn what_is_no_json_is_refused_at_its_place() {
        let place = |text: &str| read(text.as_bytes());
        let at = |line, column| Err(Fault::NoJson { line, column });
        assert_eq!(place("{\"a\": "), at(1, 6));
        assert_eq!(place("{}\n{}"), at(2, 1));
        assert_eq!(place(""), at(1, 0));
    }

    #[test]
    fn a_key_that_is_there_twice_is_named() {
        for (text, key) in [
            (r#"{"a": 1, "b": 2, "a": 1}"#, "a"),
            (r#"{"rules": {"houses": 6, "houses": 5}}"#, "houses"),
            (r#"[{"x": {"y": 1, "\u0079": 1}}]"#, "y"),
        ] {
            let key = key.to_owned();
            assert_eq!(read(text.as_bytes()), Err(Fault::FieldTwice { key }));
        }
    }
}
