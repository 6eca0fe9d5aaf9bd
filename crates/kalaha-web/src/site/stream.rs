//! A game as it goes on, as server-sent events for the modules of its page.

use std::sync::Arc;

use axum::extract::{RawQuery, State};
use axum::http::HeaderMap;
use axum::response::sse::Event;
use axum::response::{IntoResponse, Response};
use kalaha::Side;
use kalaha_text::Words;
use serde::Serialize;

use super::reader::Reader;
use crate::App;
use crate::api::{after, stream_of};
use crate::game::{Entry, Seats, State as GameState};
use crate::live::{Live, Presence, Told};
use crate::named::Named;
use crate::pages::game::Update;
use crate::view::Scene;

/// The most changes that a page which was away is shown one by one; of more it sees the last ones.
const MISSED: u64 = 32;

/// The stream of a game's updates after the entry that the page shows.
pub(super) async fn live(
    State(app): State<App>,
    Named(id): Named<String>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
    reader: Reader,
) -> Response {
    let live = match app.games().get(&id).await {
        Ok(live) => live,
        Err(fault) => return reader.fault(&fault, None),
    };
    let seats = reader.seats(&live);
    let seen = match after(&headers, &query.unwrap_or_default()) {
        Ok(seen) => seen,
        Err(fault) => return reader.fault(&fault, None),
    };
    let after = seen.max(live.now().number.saturating_sub(MISSED));
    let follower = match app.games().follow(&live, seats, after) {
        Ok(follower) => follower,
        Err(fault) => return reader.fault(&fault, None),
    };
    let words = reader.words;
    let reader = Arc::new(reader);
    let event = move |live: &Live, told: &Told| event(live, told, &reader, seats, words);
    stream_of(follower, event).into_response()
}

/// An update, with who is here if that is told otherwise from now on.
#[derive(Serialize)]
struct Followed {
    #[serde(flatten)]
    update: Update,
    #[serde(skip_serializing_if = "Option::is_none")]
    presence: Option<String>,
}

fn event(live: &Live, told: &Told, reader: &Reader, seats: Seats, words: &'static Words) -> Event {
    match told {
        Told::Step(step) => {
            let scene = Scene {
                state: &step.state,
                seats,
                words,
                ply: None,
            };
            let moved = matches!(step.entry, Some(Entry::Move { .. }));
            let invites = reader.invites(live);
            let update = Update::of(&scene, live.id(), &invites, moved);
            // What is told of who is away says whether the game waits.
            let over = step.state.is_over();
            let presence = over.then(|| presence_text(live.presence(), &step.state, seats, words));
            let told = Followed { update, presence };
            let json = serde_json::to_string(&told).unwrap_or_default();
            let event = Event::default().id(step.number.to_string());
            event.event("update").data(json)
        }
        Told::Presence(presence) => {
            let text = presence_text(*presence, &live.now().state, seats, words);
            let json = serde_json::json!({ "text": text });
            Event::default().event("presence").data(json.to_string())
        }
    }
}

/// Whether the other player is here; empty for who watches, and where there is no other person.
fn presence_text(presence: Presence, state: &GameState, seats: Seats, words: &Words) -> String {
    let other = match (seats.south, seats.north) {
        (true, false) => Side::North,
        (false, true) => Side::South,
        _ => return String::new(),
    };
    let is_here = match other {
        Side::South => presence.south,
        Side::North => presence.north,
    };
    let joined = state.joined()[other];
    if !state.player(other).is_human() || !(joined || is_here) {
        return String::new();
    }
    let name = state.name(other).map(kalaha_text::typed);
    let player = name.unwrap_or_else(|| words.player(other, &kalaha::BySide::default()));
    let id = match (is_here, state.is_over()) {
        (true, _) => "web-presence-here",
        (false, false) => "web-presence-away",
        (false, true) => "web-presence-gone",
    };
    words.say(id, &[("player", (&player).into())])
}
