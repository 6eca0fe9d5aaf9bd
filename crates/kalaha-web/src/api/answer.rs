//! Faults as the API answers them.

use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

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

impl Refusal {
    /// The answer to a fault.
    #[must_use]
    pub fn new(app: &App, fault: &Fault) -> Self {
        Self {
            status: fault.status(),
            body: Refused {
                error: FaultJson {
                    code: fault.code(),
                    sentence: fault.sentence(app.english()),
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

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let mut answer = (self.status, Json(self.body)).into_response();
        let headers = answer.headers_mut();
        let value = header::HeaderValue::from_static;
        match self.status {
            StatusCode::UNAUTHORIZED => {
                headers.insert(header::WWW_AUTHENTICATE, value("Bearer"));
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
