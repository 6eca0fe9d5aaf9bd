//! A game as it goes on, as server-sent events for the modules of its page.

use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use kalaha::Side;
use kalaha_text::Words;

use super::reader::Reader;
use crate::App;
use crate::game::{Entry, Seats, State as GameState};
use crate::live::{Follower, Presence, Told};
use crate::pages::game::{Invites, Update};
use crate::view::Scene;

/// The stream of a game's updates after the entry that the page shows.
pub(super) async fn live(
    State(app): State<App>,
    Path(id): Path<String>,
    reader: Reader,
) -> Response {
    let live = match app.games().get(&id).await {
        Ok(live) => live,
        Err(fault) => return reader.fault(&fault, None),
    };
    let seats = reader.seats(&live);
    let after = reader.query("after").parse().unwrap_or(0);
    let follower = match app.games().follow(&live, seats, after) {
        Ok(follower) => follower,
        Err(fault) => return reader.fault(&fault, None),
    };
    let words = reader.words;
    let events = stream::unfold(
        (follower, reader),
        move |(mut follower, reader)| async move {
            let told = follower.next().await?;
            let event = event(&told, &follower, &reader, seats, words);
            Some((
                Ok::<_, std::convert::Infallible>(Bytes::from(event)),
                (follower, reader),
            ))
        },
    );
    let headers = [
        (header::CONTENT_TYPE, "text/event-stream"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    (headers, Body::from_stream(events)).into_response()
}

fn event(
    told: &Told,
    follower: &Follower,
    reader: &Reader,
    seats: Seats,
    words: &'static Words,
) -> String {
    match told {
        Told::Step(step) => {
            let live = follower.live();
            let scene = Scene {
                state: &step.state,
                seats,
                words,
                ply: None,
            };
            let moved = matches!(step.entry, Some(Entry::Move { .. }));
            let invites = Invites(reader.invites(live));
            let update = Update::of(&scene, live.id(), &invites, moved);
            let json = serde_json::to_string(&update).unwrap_or_default();
            format!("id: {}\nevent: update\ndata: {json}\n\n", step.number)
        }
        Told::Presence(presence) => {
            let text = presence_text(*presence, &follower.live().now().state, seats, words);
            let json = serde_json::json!({ "text": text });
            format!("event: presence\ndata: {json}\n\n")
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
    let id = if is_here {
        "web-presence-here"
    } else {
        "web-presence-away"
    };
    words.say(id, &[("player", (&player).into())])
}
