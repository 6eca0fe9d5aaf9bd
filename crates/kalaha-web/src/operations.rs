//! For operators: is it well, and what does it do.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::App;

/// 200 while the database answers.
pub(crate) async fn health(State(app): State<App>) -> Response {
    if app.games().store().is_well().await {
        "ok\n".into_response()
    } else {
        (
            StatusCode::SERVICE_UNAVAILABLE,
            "the database is out of reach\n",
        )
            .into_response()
    }
}

/// The text form of Prometheus.
pub(crate) async fn metrics(State(app): State<App>) -> Response {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    (
        [(header::CONTENT_TYPE, kind)],
        app.metrics().text(app.now()),
    )
        .into_response()
}
