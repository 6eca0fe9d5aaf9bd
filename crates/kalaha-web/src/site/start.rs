//! The start page, and games that are begun on it.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use kalaha::{BySide, Move, Pit, Side};

use super::game::path_to_type;
use super::reader::{Reader, field, read_form};
use super::with_status;
use crate::App;
use crate::fault::Fault;
use crate::game::seats::BOTH;
use crate::game::{Act, State as GameState};
use crate::limits::Address;
use crate::live::{New, NewPlayer, Start};
use crate::pages::start::StartPage;
use crate::pages::wishes::{Wished, WishedPlayer, Wishes};
use crate::secret::Secret;
use crate::view::text::Typed;
use crate::view::{Scene, pit_id};

/// The start page; fields after the question mark are choices made already.
pub(super) async fn page(reader: Reader) -> Response {
    let wishes = Wishes::new(reader.fields());
    draw(&reader, &wishes, None, None)
}

fn draw(reader: &Reader, wishes: &Wishes, fault: Option<&Fault>, told: Option<&str>) -> Response {
    let game = wishes.game();
    let fault = fault.or(game.as_ref().err());
    let preview = game.as_ref().ok().and_then(|game| game.preview().ok());
    let state = preview.and_then(|head| GameState::new(Arc::new(head)).ok());
    let sentence = fault.map(|fault| fault.told(reader.words));
    let page = StartPage {
        words: reader.words,
        address: &wishes.address(),
        wishes,
        scene: state.as_ref().map(|state| scene(state, reader)),
        refused: sentence
            .as_deref()
            .map(|sentence| (sentence, fault.and_then(Fault::key))),
        told,
    };
    let status = fault.map_or(StatusCode::OK, Fault::status);
    with_status(status, page.render())
}

fn scene<'a>(state: &'a GameState, reader: &Reader) -> Scene<'a> {
    Scene {
        state,
        // Who begins a game at this device sits at it.
        seats: BOTH,
        words: reader.words,
        ply: None,
    }
}

/// Begins a game, with its first move if a house was pressed.
pub(super) async fn create(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    reader: Reader,
    body: Body,
) -> Response {
    let fields = match read_form(&app, body).await {
        Ok(fields) => fields,
        Err(fault) => return reader.fault(&fault, None),
    };
    let wishes = Wishes::new(fields.clone());
    let game = match wishes.game() {
        Ok(game) => game,
        Err(fault) => return draw(&reader, &wishes, Some(&fault), None),
    };
    let mut first = field(&fields, "move");
    let line = field(&fields, "line");
    if !line.is_empty() && first.is_empty() {
        let preview = game
            .preview()
            .and_then(|head| GameState::new(Arc::new(head)));
        let Ok(state) = preview else {
            return reader.fault(&Fault::Broken, None);
        };
        let scene = scene(&state, &reader);
        match scene.typed(&line, &scene.view()) {
            Typed::Play(chosen) => first = chosen.to_string(),
            Typed::Says(text) | Typed::Refused(text) => {
                return draw(&reader, &wishes, None, Some(&text));
            }
            Typed::Undo | Typed::Redo | Typed::Hint | Typed::Values => {
                let text = reader.words.say("web-text-no-move", &[]);
                return draw(&reader, &wishes, None, Some(&text));
            }
        }
    }
    let begun = async {
        let address = Address::of(peer.ip(), &headers);
        let created = app.begin(address, new_game(&game)).await?;
        let mine = game.seats();
        let mut pressed = None;
        if !first.is_empty() {
            let now = created.live.now();
            let position = now.state.game().position();
            // A house that can't be chosen begins the game all the same, without a move.
            if let Ok(chosen) = position.read_move(&first)
                && mine[position.to_move()]
            {
                if let Move::Sow(house) = chosen {
                    let side = position.to_move();
                    pressed = Some(Pit::House { side, house });
                }
                let act = Act::Move { ply: 0, chosen };
                match app.games().act(&created.live, mine, &act, None).await {
                    Ok(_) | Err(Fault::Move(_) | Fault::MovedOn | Fault::NotYourTurn) => {}
                    Err(fault) => return Err(fault),
                }
            }
        }
        Ok((created, pressed))
    };
    let (created, pressed) = match begun.await {
        Ok(created) => created,
        Err(fault) => return draw(&reader, &wishes, Some(&fault), None),
    };
    let id = created.live.id();
    let cookies = cookies(&reader, id, &created.secrets, game.seats());
    let to = if line.is_empty() {
        // The house is where who plays by keys goes on.
        let pressed = pressed.map_or_else(String::new, |pit| format!("-{}", pit_id(pit)));
        format!("/g/{id}#play{pressed}")
    } else {
        path_to_type(id)
    };
    let cookies = cookies
        .into_iter()
        .map(|cookie| (header::SET_COOKIE, cookie));
    let cookies: Vec<_> = cookies.collect();
    (AppendHeaders(cookies), Redirect::to(&to)).into_response()
}

fn new_game(game: &Wished) -> New {
    let player = |player: &WishedPlayer| match player {
        WishedPlayer::Here(name) | WishedPlayer::Friend(name) => {
            NewPlayer::Human(Some(name.clone()))
        }
        WishedPlayer::Level(level) => NewPlayer::Level(*level),
    };
    New {
        start: game.start.map_or(Start::Usual(game.rules), Start::From),
        players: BySide {
            south: player(&game.players.south),
            north: player(&game.players.north),
        },
        help: game.help,
        starts: game.starts,
    }
}

/// The secrets of own seats, and those to give away.
fn cookies(
    reader: &Reader,
    id: &str,
    secrets: &BySide<Option<Secret>>,
    mine: BySide<bool>,
) -> Vec<String> {
    let of = |own: bool| {
        let sides = Side::ALL.iter().filter(|&&side| mine[side] == own);
        let kept = sides
            .filter_map(|&side| secrets[side].as_ref())
            .map(Secret::reveal);
        kept.collect::<Vec<_>>().join(".")
    };
    [("seat", of(true)), ("invite", of(false))]
        .into_iter()
        .filter(|(_, secrets)| !secrets.is_empty())
        .map(|(kind, secrets)| reader.secret_cookie(kind, id, &secrets))
        .collect()
}
