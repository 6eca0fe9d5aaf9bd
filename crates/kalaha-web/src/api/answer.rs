//! Faults as the API answers them.

use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use kalaha::Error;
use kalaha_text::Words;
use serde::Serialize;
use utoipa::{IntoResponses, ToSchema};

use crate::{App, Fault};

/// The answer to what can't be had.
#[derive(Debug)]
pub struct Refusal {
    status: StatusCode,
    body: Refused,
}

/// What a refusal says.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Refused {
    error: FaultJson,
    /// The game as it stands, where that is what was missed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<crate::game::StateJson>)]
    state: Option<serde_json::Value>,
}

/// A fault.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Fault)]
pub(super) struct FaultJson {
    /// For programs; it never changes.
    #[schema(value_type = String)]
    code: &'static str,
    /// For people, in English.
    sentence: String,
    /// The field at fault.
    #[serde(skip_serializing_if = "Option::is_none")]
    key: Option<String>,
}

/// What every route answers that reads a body.
#[derive(IntoResponses)]
#[expect(dead_code, reason = "it describes refusals")]
pub(super) enum BodyRefused {
    /// No JSON, no object, or broken off.
    #[response(status = 400)]
    NoJson(Refused),
    /// Sent by somebody else's page.
    #[response(status = 403)]
    Foreign(Refused),
    /// Sent too slowly.
    #[response(status = 408)]
    TooSlow(Refused),
    /// Too large.
    #[response(status = 413)]
    TooLarge(Refused),
    /// Not declared as JSON.
    #[response(status = 415)]
    NotJson(Refused),
    /// A field that can't be used or is there twice; its name is the key.
    #[response(status = 422)]
    BadField(Refused),
}

/// What every route answers that looks for a game.
#[derive(IntoResponses)]
#[expect(dead_code, reason = "it describes refusals")]
pub(super) enum GameRefused {
    /// No such game.
    #[response(status = 404)]
    NoGame(Refused),
    /// The games can't be reached.
    #[response(status = 503)]
    Storage(Refused),
}

/// What every route answers that is for players.
#[derive(IntoResponses)]
#[expect(dead_code, reason = "it describes refusals")]
pub(super) enum SeatRefused {
    /// No secret.
    #[response(status = 401)]
    NoSeat(Refused),
    /// Another secret, the other player's turn, or sent by somebody else's page.
    #[response(status = 403)]
    WrongSeat(Refused),
    /// No such game.
    #[response(status = 404)]
    NoGame(Refused),
    /// Not as the game stands, which comes along; `limit.changes` once it has been changed too often.
    #[response(status = 409)]
    MovedOn(Refused),
    /// The games can't be reached.
    #[response(status = 503)]
    Storage(Refused),
}

impl Refusal {
    /// The answer to a fault.
    #[must_use]
    pub fn new(app: &App, fault: &Fault) -> Self {
        Self {
            status: fault.status(),
            body: Refused {
                error: FaultJson {
                    code: fault.code(),
                    sentence: sentence(fault, app.english()),
                    key: fault.key().map(ToOwned::to_owned),
                },
                state: None,
            },
        }
    }

    /// The same with the game as it stands.
    #[must_use]
    pub fn with_state(mut self, state: serde_json::Value) -> Self {
        self.body.state = Some(state);
        self
    }
}

/// A fault as those are told who count houses from 0.
fn sentence(fault: &Fault, words: &Words) -> String {
    let Fault::Move(Error::NoSuchHouse { number, houses }) = fault else {
        return fault.sentence(words);
    };
    let index = number.parse::<u16>().unwrap_or_default().saturating_sub(1);
    let most = houses.saturating_sub(1);
    let expected = format!("a house’s 0-based index from 0 to {most}, not {index}");
    let facts = [("key", "move".into()), ("expected", (&expected).into())];
    words.say("server-bad-field", &facts)
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let mut answer = (self.status, Json(self.body)).into_response();
        let headers = answer.headers_mut();
        let value = header::HeaderValue::from_static;
        match self.status {
            StatusCode::UNAUTHORIZED => {
                headers.insert(header::WWW_AUTHENTICATE, value("Bearer"));
            }
            StatusCode::REQUEST_TIMEOUT => {
                headers.insert(header::CONNECTION, value("close"));
            }
            StatusCode::TOO_MANY_REQUESTS => {
                headers.insert(header::RETRY_AFTER, value("60"));
            }
            StatusCode::SERVICE_UNAVAILABLE => {
                headers.insert(header::RETRY_AFTER, value("5"));
            }
            _ => {}
        }
        answer
    }
}
