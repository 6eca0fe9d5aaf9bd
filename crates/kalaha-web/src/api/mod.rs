//! The JSON API under `/api/v1`. Its OpenAPI document comes from the same statements as its routes.

mod answer;
mod events;
mod examples;
mod fields;
mod games;
mod once;
mod referee;

use axum::Router;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;

pub use answer::Refusal;
pub(crate) use events::{after, stream_of};
pub(crate) use fields::read_body;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Kalaha",
        description = "Games of Kalaha under every house rule. Houses are counted from 0 from their \
            owner's left; `ply` is the number of moves on the board. The secret of a seat comes as \
            `Authorization: Bearer SECRET`. A fault is one sentence in English and a code that never \
            changes.",
        license(name = "MIT OR Apache-2.0"),
    ),
    // The paths have all of the address behind the server's name.
    servers((url = "/", description = "This server")),
    components(schemas(answer::Refused, answer::FaultJson)),
    modifiers(&Bearer)
)]
struct Document;

/// The secret of a seat.
struct Bearer;

impl utoipa::Modify for Bearer {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
        let scheme = HttpBuilder::new().scheme(HttpAuthScheme::Bearer);
        let scheme =
            scheme.description(Some("The secret of a seat, from when the game was begun."));
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("seat", SecurityScheme::Http(scheme.build()));
    }
}

/// The routes of the API with the document that describes them.
pub(crate) fn router() -> Router<App> {
    let games = OpenApiRouter::new()
        .routes(routes!(games::create))
        .routes(routes!(games::get))
        .routes(routes!(games::play))
        .routes(routes!(games::takeback))
        .routes(routes!(games::accept))
        .routes(routes!(games::decline))
        .routes(routes!(games::resign))
        .routes(routes!(games::rematch))
        .routes(routes!(events::events));
    let referee = OpenApiRouter::new()
        .routes(routes!(referee::judge))
        .routes(routes!(referee::analyze))
        .routes(routes!(referee::presets))
        .routes(routes!(referee::preset));
    let (router, mut document) = OpenApiRouter::with_openapi(Document::openapi())
        .nest("/api/v1", games.merge(referee))
        .split_for_parts();
    examples::add(&mut document);
    let document = document.to_json().unwrap_or_default();
    router.route(
        "/api/v1/openapi.json",
        axum::routing::get(async move || json_text(document)),
    )
}

fn json_text(text: String) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}
