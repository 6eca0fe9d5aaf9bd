//! Following games by server-sent events.

use std::convert::Infallible;

use axum::extract::{RawQuery, State};
use axum::http::{HeaderMap, HeaderName};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::Serialize;

use super::answer::{GameRefused, Refusal, Refused};
use super::fields::WHOLE;
use super::games::{bearer, find, seats};
use crate::game::{Entry, Seats, StateJson};
use crate::live::{Follower, Live, Told};
use crate::named::Named;
use crate::{App, Fault};

/// Where a browser says what it has seen of a stream.
const LAST_EVENT_ID: &str = "Last-Event-ID";

/// What a change of a game tells.
#[derive(Serialize)]
struct Change<'a> {
    number: u64,
    entry: &'a Option<Entry>,
    events: &'a [kalaha::Event],
    state: StateJson<'a>,
}

/// Follow a game
///
/// Server-sent events: `entry` for each change, its `id` the number of the change and its data
/// `{number, entry, events, state}`; `presence` without id for who is here. All changes after
/// `Last-Event-ID` or `after` are told, from the first if neither is given.
#[utoipa::path(
    get, path = "/games/{id}/events", tag = "games",
    params(
        ("id" = String, Path, description = "The game's id"),
        ("after" = Option<u64>, Query, description = "The number of the last change known"),
        ("Last-Event-ID" = Option<u64>, Header, description = "The same"),
    ),
    responses(
        GameRefused,
        (status = 200, description = "Changes as they come", content_type = "text/event-stream",
            body = String),
        (status = 403, description = "Another secret", body = Refused),
        (status = 422, description = "No number of a change", body = Refused),
        (status = 429, description = "Too many connections, of all, to this game or from one address",
            body = Refused),
    )
)]
pub(super) async fn events(
    State(app): State<App>,
    Named(id): Named<String>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let live = find(&app, &id).await?;
    let refuse = |fault: Fault| Refusal::new(&app, &fault);
    let seats = match bearer(&headers) {
        None => Seats::default(),
        Some(secret) => seats(&live, &secret).map_err(refuse)?,
    };
    let after = after(&headers, &query.unwrap_or_default()).map_err(refuse)?;
    let follower = app.games().follow(&live, seats, after).map_err(refuse)?;
    Ok(stream_of(follower, event).into_response())
}

fn event(live: &Live, told: &Told) -> Event {
    match told {
        Told::Step(step) => {
            let change = Change {
                number: step.number,
                entry: &step.entry,
                events: &step.events,
                state: StateJson::new(live.id(), &step.state),
            };
            let data = serde_json::to_string(&change).unwrap_or_default();
            let event = Event::default().id(step.number.to_string());
            event.event("entry").data(data)
        }
        Told::Presence(presence) => {
            let data = serde_json::to_string(presence).unwrap_or_default();
            Event::default().event("presence").data(data)
        }
    }
}

/// The number of the entry after which a stream begins: what a browser that comes again has seen, else
/// what the query says, else 0.
///
/// The standard lets `Last-Event-ID` be any text that a server sent as an id, and has none sent where
/// that is empty. Ours are numbers, so that another one is refused as it is in the query.
pub(crate) fn after(headers: &HeaderMap, query: &str) -> Result<u64, Fault> {
    let number = |key: &'static str, text: &str| {
        let expected = WHOLE;
        text.parse().map_err(|_| Fault::BadField { key, expected })
    };
    let seen = headers.get(LAST_EVENT_ID);
    let seen = seen.map(|id| id.to_str().unwrap_or("?").trim());
    if let Some(seen) = seen.filter(|seen| !seen.is_empty()) {
        return number(LAST_EVENT_ID, seen);
    }
    let key = "after";
    let asked = form_urlencoded::parse(query.as_bytes()).find(|(name, _)| name == key);
    asked.map_or(Ok(0), |(_, text)| number(key, &text))
}

/// A response that tells what a follower is told.
pub(crate) fn stream_of(
    follower: Follower,
    event: impl Fn(&Live, &Told) -> Event + Clone + Send + 'static,
) -> impl IntoResponse {
    let told = stream::unfold(follower, move |mut follower| {
        let event = event.clone();
        async move {
            let told = follower.next().await?;
            let event = event(follower.live(), &told);
            Some((Ok::<Event, Infallible>(event), follower))
        }
    });
    // Proxies are not to keep anything back.
    let headers = [(HeaderName::from_static("x-accel-buffering"), "no")];
    (headers, Sse::new(told).keep_alive(KeepAlive::default()))
}
