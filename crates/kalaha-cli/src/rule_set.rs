//! Rule sets from names, files and `KEY=VALUE`.

use std::ffi::OsStr;
use std::fmt;
use std::path::Path;

use kalaha::{Error, Rules, Value};
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer};

use crate::fault::Fault;
use crate::files;

/// The rule set of a preset's name or a JSON file, with some options changed. A name goes before a
/// file of the same name.
///
/// # Errors
/// No such preset or file, a file that holds no rules, an unknown key or an impossible value.
pub(crate) fn load(source: Option<&OsStr>, changes: &[String]) -> Result<Rules, Fault> {
    let mut rules = match source {
        Some(source) => named(source)?,
        None => Rules::STANDARD,
    };
    for change in changes {
        let (key, value) = change.split_once('=').ok_or_else(|| Fault::NoEquals {
            text: change.clone(),
        })?;
        rules.set(key.trim(), &Value::read(value.trim()))?;
    }
    rules.check()?;
    Ok(rules)
}

fn named(source: &OsStr) -> Result<Rules, Fault> {
    let unknown = match source.to_str().map(Rules::preset) {
        Some(Ok(rules)) => return Ok(rules),
        Some(Err(error)) => Some(error),
        None => None,
    };
    let path = Path::new(source);
    match unknown {
        Some(error) if !path.exists() && !looks_like_path(path) => Err(error.into()),
        _ => in_file(path),
    }
}

/// True if a file is meant, be it there or not.
fn looks_like_path(path: &Path) -> bool {
    path.components().count() > 1 || path.extension().is_some()
}

fn in_file(path: &Path) -> Result<Rules, Fault> {
    let text = files::read_text(path)?;
    let entries: Entries =
        serde_json::from_str(&text).map_err(|error| Fault::json(path, &error))?;
    entries.rules().map_err(|error| Fault::InFile {
        path: path.to_owned(),
        error,
    })
}

/// The keys and values of a JSON object in their order, a key given twice included, so that a fault
/// in them is one of the rules' own and not one of JSON.
pub(crate) struct Entries(Vec<(String, serde_json::Value)>);

impl Entries {
    /// # Errors
    /// See [`Rules::from_entries`].
    pub(crate) fn rules(self) -> Result<Rules, Error> {
        let entries = self.0.into_iter();
        Rules::from_entries(entries.map(|(key, value)| (key, rule_value(value))))
    }
}

impl FromIterator<(String, serde_json::Value)> for Entries {
    fn from_iter<I: IntoIterator<Item = (String, serde_json::Value)>>(entries: I) -> Self {
        Self(entries.into_iter().collect())
    }
}

/// A value that no rule has, a number or switch in quotation marks included, becomes a word, which
/// every key refuses as it was written.
fn rule_value(value: serde_json::Value) -> Value {
    match value {
        serde_json::Value::Null => Value::Null,
        serde_json::Value::Bool(b) => Value::Bool(b),
        serde_json::Value::String(word) => match Value::read(&word) {
            Value::Word(word) => Value::Word(word),
            _ => Value::Word(format!("\"{word}\"")),
        },
        serde_json::Value::Number(number) => number
            .as_i64()
            .map_or_else(|| Value::Word(number.to_string()), Value::Int),
        other => Value::Word(other.to_string()),
    }
}

impl<'de> Deserialize<'de> for Entries {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Object;

        impl<'de> Visitor<'de> for Object {
            type Value = Entries;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object of rules")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Entries, A::Error> {
                let mut entries = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    entries.push(entry);
                }
                Ok(Entries(entries))
            }
        }

        deserializer.deserialize_map(Object)
    }
}
