//! Seats: offered by their secret links, taken by a press, and kept over to a rematch.

use axum::body::Body;
use axum::extract::State;
use axum::http::header;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use kalaha::Side;

use super::game::Visit;
use super::reader::{field, read_form};
use crate::App;
use crate::fault::Fault;
use crate::game::{Act, Seats};
use crate::named::Named;
use crate::pages::seat::SeatPage;
use crate::secret::Secret;

/// The field of an address to which a link has led.
const OFFERED: &str = "offered";

/// On to the rematch, in the same seat.
pub(super) async fn next(visit: Visit) -> Response {
    let step = visit.live.now();
    let Some(next) = step.state.rematch() else {
        return Redirect::to(&visit.path()).into_response();
    };
    let to = Redirect::to(&format!("/g/{next}"));
    match visit.reader.secrets("seat", visit.live.id()) {
        Some(kept) => {
            let cookie = visit.reader.secret_cookie("seat", next, &kept);
            ([(header::SET_COOKIE, cookie)], to).into_response()
        }
        None => to.into_response(),
    }
}

/// A secret link offers its seat: the browser keeps the secret, and the address is left. What only
/// looks at links, as messengers do, takes no seat.
pub(super) async fn offer(visit: Visit, Named((_, secret)): Named<(String, String)>) -> Response {
    let secret = Secret::read(&secret);
    if visit.live.seats([&secret]) == Seats::default() {
        return visit.reader.fault(&Fault::WrongSeat, Some(&visit.path()));
    }
    let cookie = visit
        .reader
        .secret_cookie("offer", visit.live.id(), secret.reveal());
    let headers = [
        (header::SET_COOKIE, cookie),
        // The secret address goes no further.
        (header::REFERRER_POLICY, "no-referrer".to_owned()),
    ];
    let to = format!("{}/seat?{OFFERED}=1", visit.path());
    (headers, Redirect::to(&to)).into_response()
}

/// The seat that was offered, and its secret; nothing if there is none that the reader hasn't.
fn offered(visit: &Visit) -> Option<(Side, Secret)> {
    let secret = Secret::read(&visit.reader.secrets("offer", visit.live.id())?);
    let seats = visit.live.seats([&secret]);
    let new = |side: &&Side| seats[**side] && !visit.seats[**side];
    let side = Side::ALL.iter().find(new)?;
    Some((*side, secret))
}

/// To the game, unless somebody has come by a link of which the browser kept nothing.
fn nothing_offered(visit: &Visit) -> Response {
    let sits = visit.seats != Seats::default();
    if sits || visit.reader.query(OFFERED).is_empty() {
        Redirect::to(&visit.path()).into_response()
    } else {
        visit.reader.fault(&Fault::NoCookies, Some(&visit.path()))
    }
}

/// The page that asks whether the reader takes the seat.
pub(super) async fn page(visit: Visit) -> Response {
    let Some((side, _)) = offered(&visit) else {
        return nothing_offered(&visit);
    };
    let step = visit.live.now();
    let page = SeatPage {
        scene: visit.scene(&step, None),
        path: &visit.path(),
        side,
    };
    let headers = [(header::CACHE_CONTROL, "no-store")];
    (headers, page.render()).into_response()
}

/// The reader sits down. A seat that was there already stays: who plays both at one table opens no door
/// to lose one.
pub(super) async fn take(State(app): State<App>, visit: Visit, body: Body) -> Response {
    let fields = match read_form(&app, body).await {
        Ok(fields) => fields,
        Err(fault) => return visit.reader.fault(&fault, Some(&visit.path())),
    };
    let Some((_, secret)) = offered(&visit) else {
        return nothing_offered(&visit);
    };
    let name = crate::live::name(&field(&fields, "name"));
    let (join, seats) = (Act::Join { name }, visit.live.seats([&secret]));
    if let Err(fault) = app.games().act(&visit.live, seats, &join, None).await {
        return visit.reader.fault(&fault, Some(&visit.path()));
    }
    let mut kept = visit
        .reader
        .secrets("seat", visit.live.id())
        .unwrap_or_default();
    if visit.seats == Seats::default() {
        kept.clear();
    } else {
        kept.push('.');
    }
    kept.push_str(secret.reveal());
    let cookies = [
        visit.reader.secret_cookie("seat", visit.live.id(), &kept),
        visit.reader.no_cookie("offer", visit.live.id()),
    ];
    let cookies = cookies.map(|cookie| (header::SET_COOKIE, cookie));
    (AppendHeaders(cookies), Redirect::to(&visit.path())).into_response()
}
