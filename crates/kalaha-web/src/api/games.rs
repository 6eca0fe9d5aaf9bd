//! Games over the API.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Json;
use axum::body::Body;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use kalaha::{BySide, House, Move, Rules};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use super::answer::{BodyRefused, GameRefused, Refusal, Refused, SeatRefused};
use super::fields::Fields;
use crate::forms::{MoveForm, RulesForm};
use crate::game::{Act, Seats, StateJson};
use crate::limits::Address;
use crate::live::{Live, New, NewPlayer, Start, Step};
use crate::named::Named;
use crate::secret::Secret;
use crate::{App, Fault};

/// A game that was begun.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Begun {
    /// Its id; who knows it may watch.
    id: String,
    /// The secrets of the human sides; null where the computer sits. They are told once.
    #[schema(value_type = SeatSecrets)]
    seats: BySide<Option<String>>,
    /// The game.
    #[schema(value_type = StateJson)]
    state: Value,
}

/// The secrets of the seats.
#[derive(Debug, Serialize, ToSchema)]
struct SeatSecrets {
    /// South's.
    south: Option<String>,
    /// North's.
    north: Option<String>,
}

/// A game to begin.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it describes what is read field by field")]
pub(super) struct GameToBegin {
    /// The standard if it is left out.
    rules: Option<RulesForm>,
    /// A position as text; the rules' own start if it is left out.
    start: Option<String>,
    /// Who plays South.
    south: PlayerForm,
    /// Who plays North.
    north: PlayerForm,
    /// `none`, `hints` or `values`.
    help: Option<String>,
    /// `in_turn`, `south`, `north`, `lot`, `youngest` or `last_winner`.
    starts: Option<String>,
}

/// Who is to play.
#[derive(Serialize, ToSchema)]
#[serde(untagged)]
#[schema(as = PlayerToBe)]
#[expect(dead_code, reason = "it describes what is read by hand")]
enum PlayerForm {
    /// `"human"`: somebody without a name.
    Human(String),
    /// Somebody with a name.
    Named {
        /// What the person is called.
        name: String,
    },
    /// The computer.
    Level {
        /// From 1 to 8.
        #[schema(minimum = 1, maximum = 8)]
        level: u8,
    },
}

/// What was seen when something is asked for.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it describes what is read field by field")]
pub(super) struct Seen {
    /// The game's version then. Where it is another now, nothing happens and the answer is 409, so that
    /// a retry does nothing twice and an answer is to the request that was read.
    version: Option<u64>,
}

/// A move to make.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it describes what is read field by field")]
pub(super) struct MoveToMake {
    /// Moves on the board that the player saw.
    ply: u64,
    /// The game's version then.
    version: Option<u64>,
    /// The house, or `"swap"`.
    r#move: MoveForm,
}

/// Begin a game
#[utoipa::path(
    post, path = "/games", tag = "games", request_body = GameToBegin,
    responses(
        BodyRefused,
        (status = 201, body = Begun),
        (status = 429, description = "Too many games from one address", body = Refused),
        (status = 503, description = "The games can't be reached", body = Refused),
    )
)]
pub(super) async fn create(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Refusal> {
    let known = &["rules", "start", "south", "north", "help", "starts"];
    let refuse = |fault: Fault| Refusal::new(&app, &fault);
    let fields = Fields::read(&app, &headers, body, known).await;
    let new = fields.and_then(new_game).map_err(refuse)?;
    let address = Address::of(peer.ip(), &headers);
    let created = app.begin(address, new).await.map_err(refuse)?;
    let secret = |secret: Option<Secret>| secret.map(|secret| secret.reveal().to_owned());
    let live = &created.live;
    let begun = Begun {
        id: live.id().to_owned(),
        seats: BySide {
            south: secret(created.secrets.south),
            north: secret(created.secrets.north),
        },
        state: live
            .step(0)
            .map(|step| live.json(&step))
            .unwrap_or_default(),
    };
    let place = format!("/api/v1/games/{}", begun.id);
    let answer = (
        StatusCode::CREATED,
        [(header::LOCATION, place)],
        Json(begun),
    );
    Ok(answer.into_response())
}

fn new_game(mut fields: Fields) -> Result<New, Fault> {
    let rules = fields.rules()?.unwrap_or(Rules::STANDARD);
    let start = fields.start("start", rules)?;
    let help = "none, hints or values";
    let starts = "in_turn, south, north, lot, youngest or last_winner";
    Ok(New {
        start: start.map_or(Start::Usual(rules), Start::From),
        players: BySide {
            south: player(&mut fields, "south")?,
            north: player(&mut fields, "north")?,
        },
        help: fields.word("help", help)?.unwrap_or_default(),
        starts: fields.word("starts", starts)?.unwrap_or_default(),
    })
}

fn player(fields: &mut Fields, key: &'static str) -> Result<NewPlayer, Fault> {
    let expected = "\"human\", {\"name\": …} or {\"level\": 1} to {\"level\": 8}";
    let wrong = Fault::BadField { key, expected };
    match fields.need(key)? {
        Value::String(word) if word == "human" => Ok(NewPlayer::Human(None)),
        Value::Object(player) if player.len() == 1 => match player.iter().next() {
            Some((word, Value::String(name))) if word == "name" => {
                Ok(NewPlayer::Human(Some(name.clone())))
            }
            Some((word, Value::Number(level))) if word == "level" => {
                let level = level.as_u64().and_then(|level| u8::try_from(level).ok());
                let level = level.filter(|level| (1..=8).contains(level));
                level.map(NewPlayer::Level).ok_or(wrong)
            }
            _ => Err(wrong),
        },
        _ => Err(wrong),
    }
}

/// A game as it stands
#[utoipa::path(
    get, path = "/games/{id}", tag = "games", params(("id" = String, Path, description = "Its id")),
    responses(
        GameRefused,
        (status = 200, body = StateJson),
    )
)]
pub(super) async fn get(
    State(app): State<App>,
    Named(id): Named<String>,
) -> Result<Response, Refusal> {
    let live = find(&app, &id).await?;
    Ok(Json(live.json(&live.now())).into_response())
}

/// Make a move
///
/// It is made only on the board that the player saw: where `ply` or `version` is another, nothing
/// happens and the answer holds the game as it stands.
#[utoipa::path(
    post, path = "/games/{id}/moves", tag = "games", request_body = MoveToMake,
    params(("id" = String, Path, description = "The game's id")), security(("seat" = [])),
    responses(
        BodyRefused,
        SeatRefused,
        (status = 200, description = "The game after it", body = StateJson),
    )
)]
pub(super) async fn play(
    State(app): State<App>,
    Named(id): Named<String>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Refusal> {
    let (live, seats) = seated(&app, &id, &headers).await?;
    let known = &["ply", "version", "move"];
    let fields = Fields::read(&app, &headers, body, known).await;
    let wished = fields.and_then(move_to_make);
    let (act, saw) = wished.map_err(|fault| Refusal::new(&app, &fault))?;
    done(&app, &live, seats, &act, saw).await
}

fn move_to_make(mut fields: Fields) -> Result<(Act, Option<u64>), Fault> {
    let ply = fields.number("ply")?;
    let ply = ply.ok_or(Fault::MissingField { key: "ply" })?;
    let version = fields.number("version")?;
    let (key, expected) = ("move", "a house’s 0-based index or \"swap\"");
    let chosen = match fields.need(key)? {
        Value::String(word) if word == "swap" => Some(Move::Swap),
        Value::Number(index) => {
            let index = index.as_u64().and_then(|index| u8::try_from(index).ok());
            // One more is shown, so one less than the largest is read.
            let index = index.filter(|&index| index < u8::MAX);
            index.map(|index| Move::Sow(House::new(index)))
        }
        _ => None,
    };
    let act = Act::Move {
        ply: usize::try_from(ply).unwrap_or(usize::MAX),
        chosen: chosen.ok_or(Fault::BadField { key, expected })?,
    };
    Ok((act, version))
}

macro_rules! acts {
    ($($(#[$meta:meta])* $name:ident $path:literal $act:ident;)+) => {
        $(
            $(#[$meta])*
            #[utoipa::path(
                post, path = $path, tag = "games", request_body = Option<Seen>,
                params(("id" = String, Path, description = "The game's id")),
                security(("seat" = [])),
                responses(
                    BodyRefused,
                    SeatRefused,
                    (status = 200, description = "The game after it", body = StateJson),
                )
            )]
            pub(super) async fn $name(
                State(app): State<App>,
                Named(id): Named<String>,
                headers: HeaderMap,
                body: Body,
            ) -> Result<Response, Refusal> {
                let (live, seats) = seated(&app, &id, &headers).await?;
                let fields = Fields::read_any(&app, &headers, body, &["version"]).await;
                let saw = fields.and_then(|mut fields| fields.number("version"));
                let saw = saw.map_err(|fault| Refusal::new(&app, &fault))?;
                done(&app, &live, seats, &Act::$act, saw).await
            }
        )+
    };
}

acts! {
    /// Take moves back
    ///
    /// To the player's last decision: at once against the computer, else the other player is asked.
    takeback "/games/{id}/takeback" Takeback;
    /// Grant what the other player asks for
    accept "/games/{id}/accept" Accept;
    /// Decline what the other player asks for, or withdraw what was asked
    decline "/games/{id}/decline" Decline;
    /// Give the game up
    resign "/games/{id}/resign" Resign;
    /// Ask for another game, or begin it if the other player has asked
    ///
    /// The new game's id is then in `rematch`; the seats' secrets stay the same.
    rematch "/games/{id}/rematch" Rematch;
}

pub(super) async fn find(app: &App, id: &str) -> Result<Arc<Live>, Refusal> {
    let found = app.games().get(id).await;
    found.map_err(|fault| Refusal::new(app, &fault))
}

/// The secret that came along.
pub(super) fn bearer(headers: &HeaderMap) -> Option<Secret> {
    let told = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, secret) = told.split_once(' ')?;
    let is_bearer = scheme.eq_ignore_ascii_case("bearer");
    is_bearer.then(|| Secret::read(secret.trim()))
}

pub(super) fn seats(live: &Live, secret: &Secret) -> Result<Seats, Fault> {
    let seats = live.seats([secret]);
    if seats.south || seats.north {
        Ok(seats)
    } else {
        Err(Fault::WrongSeat)
    }
}

/// A game and the seats that the secret opens.
async fn seated(app: &App, id: &str, headers: &HeaderMap) -> Result<(Arc<Live>, Seats), Refusal> {
    let live = find(app, id).await?;
    let secret = bearer(headers).ok_or(Fault::NoSeat);
    let seats = secret.and_then(|secret| seats(&live, &secret));
    let seats = seats.map_err(|fault| Refusal::new(app, &fault))?;
    Ok((live, seats))
}

/// Does what is asked for. A refusal because of how the game stands tells how it stands.
async fn done(
    app: &App,
    live: &Arc<Live>,
    seats: Seats,
    act: &Act,
    saw: Option<u64>,
) -> Result<Response, Refusal> {
    let json = |step: &Step| live.json(step);
    match app.games().act(live, seats, act, saw).await {
        Ok(step) => Ok(Json(json(&step)).into_response()),
        Err(fault) => {
            let refusal = Refusal::new(app, &fault);
            let status = fault.status();
            let tells = status == StatusCode::CONFLICT
                || status == StatusCode::UNPROCESSABLE_ENTITY
                || fault == Fault::NotYourTurn;
            Err(if tells {
                refusal.with_state(json(&live.now()))
            } else {
                refusal
            })
        }
    }
}
