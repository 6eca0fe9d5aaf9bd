//! A game's addresses: the page, what is done on it, and its seats.

use std::sync::Arc;

use axum::Json;
use axum::body::Body;
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use super::answer::Answer;
use super::help::{in_one_line, tell};
use super::reader::{Reader, field, read_form};
use super::with_status;
use crate::App;
use crate::fault::Fault;
use crate::game::{Act, Entry, Seats};
use crate::live::{Live, Step};
use crate::named::Named;
use crate::pages::game::{GamePage, Told, Update};
use crate::pages::modules::LINE;
use crate::view::Scene;
use crate::view::text::Typed;

/// A game that somebody looks at, with what that reader may do.
pub(super) struct Visit {
    pub(super) live: Arc<Live>,
    pub(super) seats: Seats,
    pub(super) reader: Reader,
}

/// The page of a game with its text mode open and the line to type in at hand.
pub(super) fn path_to_type(id: &str) -> String {
    format!("/g/{id}?{TYPED}=1{LINE}")
}

/// The field of an address that opens the text mode.
const TYPED: &str = "typed";

/// The part of a path that names a game.
#[derive(Default, Deserialize)]
struct Game {
    id: String,
}

impl FromRequestParts<App> for Visit {
    /// The page that there is no such game, or none now.
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Response> {
        let Ok(Named(Game { id })) = Named::from_request_parts(parts, app).await;
        let Ok(reader) = Reader::from_request_parts(parts, app).await;
        match app.games().get(&id).await {
            Ok(live) => Ok(Self {
                seats: reader.seats(&live),
                live,
                reader,
            }),
            Err(fault) => Err(reader.fault(&fault, None)),
        }
    }
}

impl Visit {
    pub(super) fn scene<'a>(&self, step: &'a Step, ply: Option<usize>) -> Scene<'a> {
        Scene {
            state: &step.state,
            seats: self.seats,
            words: self.reader.words,
            ply,
        }
    }

    pub(super) fn path(&self) -> String {
        format!("/g/{}", self.live.id())
    }

    /// The number of moves that the reader looks back to.
    fn ply(&self) -> Option<usize> {
        self.reader.query("ply").parse().ok()
    }

    fn update(&self, step: &Step, ply: Option<usize>) -> Update {
        let moved = matches!(step.entry, Some(Entry::Move { .. }));
        let invites = self.reader.invites(&self.live);
        Update::of(&self.scene(step, ply), self.live.id(), &invites, moved)
    }

    /// The page, with what was refused or told.
    fn draw(&self, fault: Option<&Fault>, told: Option<&Told>) -> Response {
        let types = !self.reader.query(TYPED).is_empty();
        self.draw_typed(fault, told, types.then_some(""))
    }

    /// The page, for who types with the answer to that.
    fn draw_typed(
        &self,
        fault: Option<&Fault>,
        told: Option<&Told>,
        typed: Option<&str>,
    ) -> Response {
        let step = self.live.now();
        let sentence = fault.map(|fault| fault.sentence(self.reader.words));
        let page = GamePage {
            scene: self.scene(&step, self.ply()),
            id: self.live.id(),
            address: &self.reader.address_of(&self.path()),
            watch: &format!("{}{}", self.reader.origin(), self.path()),
            invites: &self.reader.invites(&self.live),
            own_seats: &self.reader.own_seats(&self.live),
            refused: sentence.as_deref(),
            told,
            typed,
        };
        let status = fault.map_or(StatusCode::OK, Fault::status);
        let page = with_status(status, page.render());
        ([(header::CACHE_CONTROL, "no-store")], page).into_response()
    }

    /// Answers to something that was done, or that could not be; `types` who typed it.
    fn done(&self, done: Result<Arc<Step>, Fault>, types: bool) -> Response {
        if self.reader.is_module() {
            let (status, error) = match &done {
                Ok(_) => (StatusCode::OK, None),
                Err(fault) => (fault.status(), Some(fault.sentence(self.reader.words))),
            };
            // Whatever was refused, the board is drawn as it stands.
            let step = done.unwrap_or_else(|_| self.live.now());
            let answer = Answer {
                error,
                go: self.rematch_begun(&step),
                update: Some(self.update(&step, None)),
                ..Answer::default()
            };
            return (status, Json(answer)).into_response();
        }
        match done {
            Ok(_) if types => Redirect::to(&path_to_type(self.live.id())).into_response(),
            Ok(step) => {
                let to = self.rematch_begun(&step).unwrap_or_else(|| self.path());
                Redirect::to(&to).into_response()
            }
            Err(fault) => self.draw_typed(Some(&fault), None, types.then_some("")),
        }
    }

    /// Where to go on after a rematch was begun.
    fn rematch_begun(&self, step: &Step) -> Option<String> {
        let begun = matches!(step.entry, Some(Entry::Rematch { .. }));
        begun.then(|| format!("{}/next", self.path()))
    }
}

/// The page of a game.
pub(super) async fn page(State(app): State<App>, visit: Visit) -> Response {
    let told = match &*visit.reader.query("help") {
        "" => return visit.draw(None, None),
        kind => tell(&app, &visit, kind).await,
    };
    match told {
        Ok(told) => visit.draw(None, Some(&told)),
        Err(fault) => visit.draw(Some(&fault), None),
    }
}

/// The game as the modules draw it.
pub(super) async fn view(visit: Visit) -> Response {
    let answer = Answer {
        update: Some(visit.update(&visit.live.now(), visit.ply())),
        ..Answer::default()
    };
    ([(header::CACHE_CONTROL, "no-store")], Json(answer)).into_response()
}

/// A form of the game's page.
pub(super) async fn act(
    State(app): State<App>,
    visit: Visit,
    Named((_, name)): Named<(String, String)>,
    body: Body,
) -> Response {
    let fields = match read_form(&app, body).await {
        Ok(fields) => fields,
        Err(fault) => return visit.reader.fault(&fault, Some(&visit.path())),
    };
    let seen = |act| Ok((act, Some(version(&fields)?)));
    let wanted = match &*name {
        // Who only watches is told so first, however the game stands.
        "move" if !(visit.seats.south || visit.seats.north) => Err(Fault::NoSeat),
        "move" => chosen(&visit, &fields).and_then(seen),
        "takeback" => seen(Act::Takeback),
        "accept" => seen(Act::Accept),
        "decline" => seen(Act::Decline),
        "redo" => seen(Act::Redo),
        "resign" => seen(Act::Resign),
        "rematch" => seen(Act::Rematch),
        // A name is the same on every board.
        "name" => {
            let name = crate::live::name(&field(&fields, "name"));
            Ok((Act::Join { name }, None))
        }
        _ => Err(Fault::NoPage),
    };
    let done = match wanted {
        Ok((act, saw)) => app.games().act(&visit.live, visit.seats, &act, saw).await,
        Err(fault) => Err(fault),
    };
    visit.done(done, false)
}

/// The move of a form. What was drawn for another board is refused before it is read on this one.
fn chosen(visit: &Visit, fields: &[(String, String)]) -> Result<Act, Fault> {
    let now = visit.live.now();
    let ply = usize::try_from(number(fields, "ply")?).unwrap_or(usize::MAX);
    if version(fields)? != now.number {
        return Err(Fault::MovedOn);
    }
    let position = now.state.game().position();
    let chosen = position.read_move(&field(fields, "move"));
    chosen
        .map(|chosen| Act::Move { ply, chosen })
        .map_err(Fault::Move)
}

/// The version for which a form was drawn.
fn version(fields: &[(String, String)]) -> Result<u64, Fault> {
    number(fields, "version")
}

fn number(fields: &[(String, String)], key: &'static str) -> Result<u64, Fault> {
    let expected = "a whole number";
    let bad = Fault::BadField { key, expected };
    field(fields, key).parse().map_err(|_| bad)
}

/// A line of the text mode.
pub(super) async fn text(State(app): State<App>, visit: Visit, body: Body) -> Response {
    let step = visit.live.now();
    let scene = visit.scene(&step, None);
    let view = scene.view();
    let fields = match read_form(&app, body).await {
        Ok(fields) => fields,
        Err(fault) => return visit.reader.fault(&fault, Some(&visit.path())),
    };
    let wanted = match scene.typed(&field(&fields, "line"), &view) {
        Typed::Says(text) => return says(&visit, text, StatusCode::OK),
        Typed::Refused(text) => return says(&visit, text, StatusCode::UNPROCESSABLE_ENTITY),
        asked @ (Typed::Hint | Typed::Values) => {
            let kind = if asked == Typed::Hint {
                "hint"
            } else {
                "values"
            };
            return match tell(&app, &visit, kind).await {
                Ok(told) => says(&visit, in_one_line(&told), StatusCode::OK),
                Err(fault) => says(&visit, fault.sentence(visit.reader.words), fault.status()),
            };
        }
        Typed::Undo => Act::Takeback,
        Typed::Redo => Act::Redo,
        Typed::Play(chosen) => Act::Move {
            ply: step.state.ply(),
            chosen,
        },
    };
    let done = match version(&fields) {
        Ok(saw) => {
            let games = app.games();
            games
                .act(&visit.live, visit.seats, &wanted, Some(saw))
                .await
        }
        Err(fault) => Err(fault),
    };
    visit.done(done, true)
}

fn says(visit: &Visit, text: String, status: StatusCode) -> Response {
    if visit.reader.is_module() {
        let answer = Answer {
            says: Some(text),
            ..Answer::default()
        };
        return (status, Json(answer)).into_response();
    }
    visit.draw_typed(None, None, Some(&text))
}

/// The game as text, to be saved.
pub(super) async fn record(visit: Visit) -> Response {
    let disposition = format!("attachment; filename=\"{}.kalaha\"", visit.live.id());
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, disposition),
        (header::CACHE_CONTROL, "no-store".to_owned()),
    ];
    let step = visit.live.now();
    (headers, recorded(&step).to_string()).into_response()
}

/// The game with its players' names.
pub(super) fn recorded(step: &Step) -> kalaha::Game {
    let mut game = step.state.game().clone();
    for &side in kalaha::Side::ALL {
        game.players[side] = match step.state.player(side) {
            crate::game::Player::Human { .. } => {
                step.state.name(side).unwrap_or_default().to_owned()
            }
            crate::game::Player::Level { level, seed } => {
                let level = kalaha_engine::levels::Level::new(*level);
                level.map_or_else(String::new, |level| {
                    kalaha_engine::players::Player::Level(level).record_name(*seed)
                })
            }
        };
    }
    game
}
