//! Seats: taken by their secret links, and kept over to a rematch.

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};

use super::game::Visit;
use super::reader::Reader;
use crate::App;
use crate::fault::Fault;
use crate::game::{Act, Seats};
use crate::named::Named;
use crate::secret::Secret;

/// On to the rematch, in the same seat.
pub(super) async fn next(
    State(app): State<App>,
    Named(id): Named<String>,
    reader: Reader,
) -> Response {
    let visit = match Visit::new(&app, &id, reader).await {
        Ok(visit) => visit,
        Err(answer) => return answer,
    };
    let step = visit.live.now();
    let Some(next) = step.state.rematch() else {
        return Redirect::to(&visit.path()).into_response();
    };
    let to = Redirect::to(&format!("/g/{next}"));
    match visit.reader.seat_cookie(&id) {
        Some(kept) => {
            let cookie = visit.reader.secret_cookie("seat", next, &kept);
            ([(header::SET_COOKIE, cookie)], to).into_response()
        }
        None => to.into_response(),
    }
}

/// A seat is taken by its secret link: the browser keeps the secret, and the address is left.
pub(super) async fn take(
    State(app): State<App>,
    Named((id, secret)): Named<(String, String)>,
    reader: Reader,
) -> Response {
    let visit = match Visit::new(&app, &id, reader).await {
        Ok(visit) => visit,
        Err(answer) => return answer,
    };
    let secret = Secret::read(&secret);
    let seats = visit.live.seats([&secret]);
    if !(seats.south || seats.north) {
        return visit.reader.fault(&Fault::WrongSeat, Some(&visit.path()));
    }
    // A seat that is there already stays: who plays both at one table opens no door to lose one.
    let is_alone = visit.seats.south != visit.seats.north || visit.seats == Seats::default();
    let kept = match visit.reader.seat_cookie(&id) {
        Some(kept) if !is_alone => kept,
        _ => secret.reveal().to_owned(),
    };
    let join = Act::Join { name: None };
    if let Err(fault) = app.games().act(&visit.live, seats, &join).await {
        return visit.reader.fault(&fault, Some(&visit.path()));
    }
    let cookie = visit.reader.secret_cookie("seat", &id, &kept);
    // The secret address goes no further.
    let headers = [
        (header::SET_COOKIE, cookie),
        (header::REFERRER_POLICY, "no-referrer".to_owned()),
    ];
    (headers, Redirect::to(&visit.path())).into_response()
}
