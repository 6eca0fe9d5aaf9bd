//! The referee, the analyst and the rule sets over the API.

use std::time::Duration;

use axum::Json;
use axum::body::Body;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use kalaha::{Game, PRESETS, Position, Rules, Ruling};
use kalaha_lessons::referee::cases::{Claims, Settled};
use kalaha_text::Words;
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use super::answer::{BodyRefused, Refusal, Refused};
use super::fields::Fields;
use crate::analysis::{GameAnswer, PositionAnswer};
use crate::forms::{MoveForm, RulesForm};
use crate::named::Named;
use crate::ruling::RulingAnswer;
use crate::{App, Fault};

/// Moves of one question to the referee; no game has as many.
const MOVES: usize = 1000;

/// The most seconds of an analysis that anybody can ask for, whatever the server allows.
const SECONDS: f64 = 3600.0;

/// A question to the referee.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it describes what is read field by field")]
pub(super) struct Dispute {
    /// The standard if it is left out.
    rules: Option<RulesForm>,
    /// A position as text; the start if it is left out.
    position: Option<String>,
    /// The moves: 0-based houses of whoever is to move, or texts such as `"S3"`, `"swap"`, `"pass"`.
    moves: Vec<MoveForm>,
    /// What two people say of the last move, the first one first: names of claims such as `capture`,
    /// `capture=7` with the number of seeds, or `extra-turn`. `kalaha judge --claims` lists them.
    #[schema(max_items = 2)]
    claims: Option<Vec<String>>,
}

/// What moves do, why, which house rule would change it, and who is right
#[utoipa::path(
    post, path = "/judge", tag = "rules", request_body = Dispute,
    responses(
        BodyRefused,
        (status = 200, body = RulingAnswer),
    )
)]
pub(super) async fn judge(
    State(app): State<App>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Refusal> {
    let known = &["rules", "position", "moves", "claims"];
    let refuse = |fault: Fault| Refusal::new(&app, &fault);
    let fields = Fields::read(&app, &headers, body, known).await;
    let words = app.english();
    let settle = |fields| settle(fields, words);
    let (ruling, case) = fields.and_then(settle).map_err(refuse)?;
    let answer = RulingAnswer::new(&ruling, case, words);
    Ok(Json(answer).into_response())
}

fn settle(mut fields: Fields, words: &Words) -> Result<(Ruling, Option<Settled>), Fault> {
    let rules = fields.rules()?.unwrap_or(Rules::STANDARD);
    let before = match fields.position("position", rules)? {
        Some(position) => position,
        None => start(rules)?,
    };
    let (key, expected) = (
        "moves",
        "a list of 0-based houses and of texts such as \"S3\"",
    );
    let wrong = Fault::BadField { key, expected };
    let Value::Array(moves) = fields.need(key)? else {
        return Err(wrong);
    };
    if moves.is_empty() || moves.len() > MOVES {
        return Err(wrong);
    }
    let text = |chosen: &Value| match chosen {
        Value::Number(index) => {
            let index = index.as_u64().filter(|&index| index < u64::MAX);
            index.map(|index| (index + 1).to_string())
        }
        // A number as people write it would be one more.
        Value::String(text) if !text.starts_with(|c: char| c.is_ascii_digit()) => {
            Some(text.clone())
        }
        _ => None,
    };
    let moves: Option<Vec<String>> = moves.iter().map(text).collect();
    let moves = moves.ok_or(wrong)?;
    let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
    let ruling = Ruling::judge(&before, &moves).map_err(|error| Fault::Given { key, error })?;
    let case = claims(&mut fields)?.settle(&ruling, &moves, words);
    Ok((ruling, case))
}

fn claims(fields: &mut Fields) -> Result<Claims, Fault> {
    let key = "claims";
    let expected =
        "a list of at most two claims, such as \"capture\", \"capture=7\" or \"extra-turn\"";
    let bad = Fault::BadField { key, expected };
    let said = match fields.take(key) {
        None => return Ok(Claims::default()),
        Some(said) => serde_json::from_value::<Vec<String>>(said).map_err(|_| bad.clone())?,
    };
    Claims::read(&said).map_err(|_| bad)
}

/// A question to the analyst.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it describes what is read field by field")]
pub(super) struct Question {
    /// The standard if it is left out.
    rules: Option<RulesForm>,
    /// A position as text; the start if it is left out.
    position: Option<String>,
    /// A game record instead, which has its own rules.
    record: Option<String>,
    /// The most seconds to think, within what the server allows.
    seconds: Option<f64>,
}

/// What the analyst found out.
#[derive(Serialize, ToSchema)]
#[serde(untagged)]
enum AnalysisAnswer {
    /// About a position.
    Position(PositionAnswer),
    /// About a game.
    Game(GameAnswer),
}

/// Exact values under perfect play
///
/// Of a position with each of its moves, or of a whole game with what each move threw away.
#[utoipa::path(
    post, path = "/analyze", tag = "rules", request_body = Question,
    responses(
        BodyRefused,
        (status = 200, body = AnalysisAnswer),
        (status = 503, description = "Too many wait already", body = Refused),
    )
)]
pub(super) async fn analyze(
    State(app): State<App>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Refusal> {
    let known = &["rules", "position", "record", "seconds"];
    let refuse = |fault: Fault| Refusal::new(&app, &fault);
    let fields = Fields::read(&app, &headers, body, known).await;
    let (asked, time) = fields
        .and_then(|fields| question(fields, app.limits().analysis))
        .map_err(refuse)?;
    let answer = match asked {
        Asked::Position(position) => {
            let found = app.engines().analyze(position, time).await;
            found.map(|found| AnalysisAnswer::Position(PositionAnswer::new(&found)))
        }
        Asked::Game(game) => {
            let found = app.engines().analyze_game(game, time).await;
            found.map(|found| AnalysisAnswer::Game(GameAnswer::new(&found)))
        }
    };
    Ok(Json(answer.map_err(refuse)?).into_response())
}

enum Asked {
    Position(Position),
    Game(Game),
}

fn question(mut fields: Fields, most: Duration) -> Result<(Asked, Duration), Fault> {
    let (key, expected) = ("seconds", "a number above 0");
    let time = match fields.take(key) {
        None => most,
        Some(seconds) => seconds
            .as_f64()
            .filter(|&seconds| seconds > 0.0)
            .map(|seconds| Duration::from_secs_f64(seconds.min(SECONDS)).min(most))
            .ok_or(Fault::BadField { key, expected })?,
    };
    let rules = fields.rules()?;
    if let Some(record) = fields.text("record")? {
        let (key, expected) = (
            "record",
            "given alone: a record has its own rules and position",
        );
        if rules.is_some() || fields.take("position").is_some() {
            return Err(Fault::BadField { key, expected });
        }
        let game = record
            .parse()
            .map_err(|error| Fault::Given { key, error })?;
        return Ok((Asked::Game(game), time));
    }
    let rules = rules.unwrap_or(Rules::STANDARD);
    let position = match fields.position("position", rules)? {
        Some(position) => position,
        None => start(rules)?,
    };
    Ok((Asked::Position(position), time))
}

fn start(rules: Rules) -> Result<Position, Fault> {
    let key = "rules";
    Position::start(rules).map_err(|error| Fault::Given { key, error })
}

/// A named rule set.
#[derive(Serialize, ToSchema)]
pub(super) struct PresetJson {
    /// Its name.
    #[schema(value_type = String)]
    name: &'static str,
    /// Other names.
    #[schema(value_type = Vec<String>)]
    aliases: &'static [&'static str],
    /// What it is called, in English.
    title: String,
    /// All options.
    #[schema(value_type = Object)]
    rules: Rules,
}

impl PresetJson {
    fn new(app: &App, preset: &kalaha::Preset) -> Self {
        Self {
            name: preset.name,
            aliases: preset.aliases,
            title: app.english().preset(preset.name).title,
            rules: preset.rules,
        }
    }
}

/// All rule sets that have a name
#[utoipa::path(
    get, path = "/rules", tag = "rules", responses((status = 200, body = Vec<PresetJson>))
)]
pub(super) async fn presets(State(app): State<App>) -> Json<Vec<PresetJson>> {
    Json(
        PRESETS
            .iter()
            .map(|preset| PresetJson::new(&app, preset))
            .collect(),
    )
}

/// A rule set by its name
#[utoipa::path(
    get, path = "/rules/{name}", tag = "rules",
    params(("name" = String, Path, description = "Its name or another of its names")),
    responses(
        (status = 200, body = PresetJson),
        (status = 404, description = "No such name", body = Refused),
    )
)]
pub(super) async fn preset(
    State(app): State<App>,
    Named(name): Named<String>,
) -> Result<Json<PresetJson>, Refusal> {
    match kalaha::presets::find(&name) {
        Ok(preset) => Ok(Json(PresetJson::new(&app, preset))),
        Err(error) => {
            let key = "name";
            Err(Refusal::new(&app, &Fault::Given { key, error }))
        }
    }
}
