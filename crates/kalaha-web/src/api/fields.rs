//! Reading what was sent, field by field, so that a fault names its field.

use axum::body::Body;
use axum::http::{HeaderMap, header};
use futures_util::StreamExt;
use kalaha::{Game, Position, Rules};
use serde::Deserialize;
use serde_json::{Map, Value};

use super::once;
use crate::{App, Fault};

/// What a number must be, as the end of a sentence.
pub(super) const WHOLE: &str = "a whole number from 0";

/// The bytes of a body, within the limit and the time.
///
/// # Errors
/// More of either, or a body that ends before its end.
pub(crate) async fn read_body(app: &App, body: Body) -> Result<Vec<u8>, Fault> {
    let limits = app.limits();
    let read = tokio::time::timeout(limits.sending, bytes(body, limits.body)).await;
    read.unwrap_or(Err(Fault::TooSlow))
}

async fn bytes(body: Body, most: usize) -> Result<Vec<u8>, Fault> {
    let mut parts = body.into_data_stream();
    let mut bytes = Vec::new();
    while let Some(part) = parts.next().await {
        let part = part.map_err(|_| Fault::BrokenOff)?;
        if bytes.len() + part.len() > most {
            return Err(Fault::TooLarge { most });
        }
        bytes.extend_from_slice(&part);
    }
    Ok(bytes)
}

/// The fields of a JSON object.
#[derive(Debug)]
pub(super) struct Fields(Map<String, Value>);

impl Fields {
    /// Reads a body that may have these fields and no others.
    pub(super) async fn read(
        app: &App,
        headers: &HeaderMap,
        body: Body,
        known: &'static [&'static str],
    ) -> Result<Self, Fault> {
        if !is_json(headers) {
            return Err(Fault::NotJson);
        }
        let bytes = read_body(app, body).await?;
        Self::parse(&bytes, known)
    }

    /// The same of a body that may be empty.
    pub(super) async fn read_any(
        app: &App,
        headers: &HeaderMap,
        body: Body,
        known: &'static [&'static str],
    ) -> Result<Self, Fault> {
        let bytes = read_body(app, body).await?;
        if bytes.is_empty() {
            return Ok(Self(Map::new()));
        }
        if !is_json(headers) {
            return Err(Fault::NotJson);
        }
        Self::parse(&bytes, known)
    }

    fn parse(bytes: &[u8], known: &'static [&'static str]) -> Result<Self, Fault> {
        let Value::Object(fields) = once::read(bytes)? else {
            return Err(Fault::NoObject);
        };
        if let Some(key) = fields.keys().find(|key| !known.contains(&key.as_str())) {
            let key = key.clone();
            return Err(Fault::UnknownField { key, known });
        }
        Ok(Self(fields))
    }

    /// A field that may be missing or null.
    pub(super) fn take(&mut self, key: &'static str) -> Option<Value> {
        self.0.remove(key).filter(|value| !value.is_null())
    }

    /// A field that must be there.
    pub(super) fn need(&mut self, key: &'static str) -> Result<Value, Fault> {
        self.take(key).ok_or(Fault::MissingField { key })
    }

    /// A whole number from 0.
    pub(super) fn number(&mut self, key: &'static str) -> Result<Option<u64>, Fault> {
        let expected = WHOLE;
        let number = |value: Value| value.as_u64().ok_or(Fault::BadField { key, expected });
        self.take(key).map(number).transpose()
    }

    /// A text.
    pub(super) fn text(&mut self, key: &'static str) -> Result<Option<String>, Fault> {
        let expected = "a text";
        match self.take(key) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(_) => Err(Fault::BadField { key, expected }),
        }
    }

    /// A word that stands for a value.
    pub(super) fn word<T: serde::de::DeserializeOwned>(
        &mut self,
        key: &'static str,
        expected: &'static str,
    ) -> Result<Option<T>, Fault> {
        let word = |value: Value| {
            serde_json::from_value(value).map_err(|_| Fault::BadField { key, expected })
        };
        self.take(key).map(word).transpose()
    }

    /// The rule set in the field `rules`: a preset's name or an object of rules.
    pub(super) fn rules(&mut self) -> Result<Option<Rules>, Fault> {
        let key = "rules";
        let given = |error| Fault::Given { key, error };
        let expected = "a preset’s name or an object of rules";
        Ok(match self.take(key) {
            None => None,
            Some(Value::String(name)) => Some(Rules::preset(&name).map_err(given)?),
            Some(Value::Object(rules)) => {
                let entries = rules.into_iter().map(|(key, value)| (key, rule(&value)));
                Some(Rules::from_entries(entries).map_err(given)?)
            }
            Some(_) => return Err(Fault::BadField { key, expected }),
        })
    }

    /// A position as text under a rule set.
    pub(super) fn position(
        &mut self,
        key: &'static str,
        rules: Rules,
    ) -> Result<Option<Position>, Fault> {
        let position = |text: String| {
            Position::parse(rules, &text).map_err(|error| Fault::Given { key, error })
        };
        self.text(key)?.map(position).transpose()
    }

    /// The start of a game as text under a rule set: with a pie rule the swap is to come, unless the
    /// text says otherwise.
    pub(super) fn start(
        &mut self,
        key: &'static str,
        rules: Rules,
    ) -> Result<Option<Position>, Fault> {
        let start = |text: String| {
            let game = Game::parse_start(rules, &text);
            let game = game.map_err(|error| Fault::Given { key, error })?;
            Ok(*game.start_position())
        };
        self.text(key)?.map(start).transpose()
    }
}

/// True for what is declared as JSON.
fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE);
    let kind = kind.and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default().trim();
    kind.eq_ignore_ascii_case("application/json")
}

/// The value of a rule. What can be none, such as a list, becomes the word that it is written with,
/// which the rule refuses by its own name.
fn rule(value: &Value) -> kalaha::Value {
    kalaha::Value::deserialize(value).unwrap_or_else(|_| kalaha::Value::Word(value.to_string()))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{Fields, Value};

    #[test]
    fn the_key_at_fault_in_an_object_of_rules_is_the_rule() {
        for (rules, key) in [
            (json!({"houses": 99}), "houses"),
            (json!({"houses": "six"}), "houses"),
            (json!({"pie": true, "houses": [6]}), "houses"),
            (json!({"houses": 6.5}), "houses"),
            (json!({"houses": {"south": 6}}), "houses"),
            (json!({"houses": 10_000_000_000_000_000_000_u64}), "houses"),
            (json!({"pie": []}), "pie"),
            (json!({"hoses": []}), "hoses"),
            (json!({"houses": 12, "seeds": 100}), "seeds"),
            (json!({"v": 2}), "v"),
            (json!("standart"), "rules"),
            (json!(6), "rules"),
        ] {
            let Value::Object(fields) = json!({"rules": rules}) else {
                unreachable!("it is written as an object")
            };
            let fault = Fields(fields).rules().expect_err("no such rules");
            assert_eq!(fault.key(), Some(key), "{rules}");
        }
    }
}
