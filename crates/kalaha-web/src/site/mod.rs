//! The pages' addresses: what is asked for, read from forms and cookies, and answered in the
//! reader's language, as a page or, to the modules, as JSON.

mod analysis;
mod answer;
mod game;
mod help;
mod learn;
mod reader;
mod seat;
mod start;
mod stream;
mod told;

use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use kalaha_text::Language;

use crate::api::Refusal;
use crate::fault::Fault;
use crate::named::Named;
use crate::{App, assets, pages};
pub(crate) use reader::Reader;

/// The time that help in a game may take, and an analysis.
const HELP_TIME: Duration = Duration::from_secs(3);
const ANALYSIS_TIME: Duration = Duration::from_secs(8);

/// All pages and what they need.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/", get(start::page))
        .route("/games", post(start::create))
        .route("/g/{id}", get(game::page))
        .route("/g/{id}/view", get(game::view))
        .route("/g/{id}/live", get(stream::live))
        .route("/g/{id}/help", get(help::answer))
        .route("/g/{id}/record", get(game::record))
        .route("/g/{id}/next", get(seat::next))
        .route("/g/{id}/text", post(game::text))
        .route("/g/{id}/seat", get(seat::page).post(seat::take))
        .route("/g/{id}/seat/{secret}", get(seat::offer))
        .route("/g/{id}/{act}", post(game::act))
        .route(
            "/analysis",
            get(analysis::page).post(analysis::page_of_form),
        )
        .route("/why", get(why_index))
        .route("/why/{code}", get(why))
        .route("/about", get(about))
        .route("/language/{tag}", get(language))
        .route("/assets/{hash}/{name}", get(assets::serve))
        .merge(learn::routes())
}

async fn why_index(reader: Reader) -> Response {
    pages::why::index_page(reader.words).into_response()
}

async fn why(reader: Reader, Named(code): Named<String>) -> Response {
    match pages::why::find(&code) {
        Some(rule) => pages::why::rule_page(rule, reader.words).into_response(),
        None => reader.fault(&Fault::NoPage, None),
    }
}

async fn about(reader: Reader) -> Response {
    pages::about::page(reader.words).into_response()
}

/// Keeps the choice of a language and goes back to where it was made.
async fn language(reader: Reader, Named(tag): Named<String>) -> Response {
    let Some(language) = Language::from_tag(&tag) else {
        return reader.fault(&Fault::NoPage, None);
    };
    let to = reader.query("to");
    let to = if is_here(&to) { &*to } else { "/" };
    let cookie = format!(
        "lang={}; Path=/; Max-Age=31536000; SameSite=Lax",
        language.tag()
    );
    ([(header::SET_COOKIE, cookie)], Redirect::to(to)).into_response()
}

/// True if an address leads to a place of this server: a second slash or a backslash would lead to
/// another host, and so would either behind a tab or a line's end, which browsers leave out.
fn is_here(address: &str) -> bool {
    let rest = address.strip_prefix('/');
    rest.is_some_and(|rest| !rest.starts_with(['/', '\\']) && !rest.contains(char::is_control))
}

/// What is answered where nothing is.
pub(crate) async fn not_found(State(app): State<App>, reader: Reader) -> Response {
    refused(&app, &reader, &Fault::NoPage)
}

/// What is answered where something else can be asked.
pub(crate) async fn no_method(State(app): State<App>, reader: Reader) -> Response {
    refused(&app, &reader, &Fault::NoMethod)
}

fn refused(app: &App, reader: &Reader, fault: &Fault) -> Response {
    if reader.is_person() {
        reader.fault(fault, None)
    } else {
        Refusal::new(app, fault).into_response()
    }
}

/// A page with another status than usual.
fn with_status(status: StatusCode, page: impl IntoResponse) -> Response {
    (status, page).into_response()
}
