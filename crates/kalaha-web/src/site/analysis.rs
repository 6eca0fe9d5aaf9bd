//! The analysis page: what is pasted, set up or taken from a game, and what is found out about it.

use axum::body::Body;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use kalaha::{Game, Position, Rules, Side};
use kalaha_engine::analysis::{GameAnalysis, PositionAnalysis};
use kalaha_engine::players::Player;
use kalaha_engine::search::Span;

use super::game::recorded;
use super::reader::{Reader, field, read_form};
use super::told::margin;
use super::{ANALYSIS_TIME, with_status};
use crate::App;
use crate::fault::Fault;
use crate::pages::analysis::{AnalysisPage, GameReport, PlyReport, PositionReport, Report};
use crate::pages::editor::written;
use crate::pages::wishes::Wishes;

/// Characters of an address that every program bears.
const ADDRESS: usize = 4000;

/// What is to be looked into.
enum Subject {
    /// A position; nothing is searched before it is asked for.
    Position {
        position: Position,
        search: bool,
    },
    Game(Box<Game>),
}

/// The page for what stands after the question mark.
pub(super) async fn page(State(app): State<App>, reader: Reader) -> Response {
    let mut fields = reader.fields();
    // A link to a position may call it so.
    for (name, _) in &mut fields {
        if name == "position" {
            "text".clone_into(name);
        }
    }
    answer(&app, &reader, fields).await
}

/// The page for what was filled in.
pub(super) async fn page_of_form(State(app): State<App>, reader: Reader, body: Body) -> Response {
    match read_form(&app, body).await {
        Ok(fields) => answer(&app, &reader, fields).await,
        Err(fault) => reader.fault(&fault, Some("/analysis")),
    }
}

async fn answer(app: &App, reader: &Reader, fields: Vec<(String, String)>) -> Response {
    let mut wishes = Wishes::new(fields.clone());
    let subject = subject(app, &fields, &wishes).await;
    if let Ok(Subject::Game(game)) = &subject {
        // A record brings its own rules.
        wishes = Wishes::of_rules(game.start_position().rules());
    }
    let (position, text, search) = match &subject {
        Ok(Subject::Position { position, search }) => {
            (Some(*position), position.to_string(), search.then_some(()))
        }
        Ok(Subject::Game(game)) => (Some(*game.position()), game.to_string(), Some(())),
        Err(_) => (start_of(&wishes), field(&fields, "text"), None),
    };
    let report = match (subject, search) {
        (Err(fault), _) => Err(fault),
        (Ok(_), None) => Ok(None),
        (Ok(Subject::Position { position, .. }), _) => {
            let found = app.engines().analyze(position, ANALYSIS_TIME).await;
            found.map(|searched| Some(Report::Position(of_position(searched.found))))
        }
        (Ok(Subject::Game(game)), _) => {
            let found = app.engines().analyze_game(*game, ANALYSIS_TIME).await;
            found.map(|searched| Some(Report::Game(of_game(searched.found))))
        }
    };
    let (report, fault) = match report {
        Ok(report) => (report, None),
        Err(fault) => (None, Some(fault)),
    };
    let sentence = fault.as_ref().map(|fault| fault.told(reader.words));
    let page = AnalysisPage {
        address: &address(reader, &fields),
        words: reader.words,
        wishes: &wishes,
        position,
        text: &text,
        report: report.as_ref(),
        refused: sentence.as_deref(),
    };
    let status = fault.map_or(StatusCode::OK, |fault| fault.status());
    with_status(status, page.render())
}

/// The page's address, with what was filled in unless that is too long for one.
fn address(reader: &Reader, fields: &[(String, String)]) -> String {
    let page = "/analysis";
    let asked = reader.address_of(page);
    if asked.len() > page.len() {
        return asked;
    }
    let filled = fields
        .iter()
        .filter(|(name, value)| !value.is_empty() && name != "was");
    let mut query = form_urlencoded::Serializer::new(String::new());
    let query = query.extend_pairs(filled).finish();
    match query.len() {
        1..=ADDRESS => format!("{page}?{query}"),
        _ => asked,
    }
}

/// The start position of the chosen rules; of the standard ones if those can't be played.
fn start_of(wishes: &Wishes) -> Option<Position> {
    let rules = wishes.rules().unwrap_or(Rules::STANDARD);
    let start = Position::start(rules).or_else(|_| Position::start(Rules::STANDARD));
    start.ok()
}

async fn subject(
    app: &App,
    fields: &[(String, String)],
    wishes: &Wishes,
) -> Result<Subject, Fault> {
    let id = field(fields, "game");
    if !id.is_empty() {
        let live = app.games().get(&id).await?;
        let step = live.now();
        if !step.state.is_over() {
            // While a game is on, only those may have help whom it allows it.
            return Err(Fault::StillOn);
        }
        return Ok(Subject::Game(Box::new(recorded(&step))));
    }
    let given = |key| move |error| Fault::Given { key, error };
    let text = field(fields, "text");
    if text.starts_with("kalaha") {
        let game = text.parse::<Game>().map_err(given("text"))?;
        return Ok(Subject::Game(Box::new(game)));
    }
    let rules = wishes.rules()?;
    // What was changed counts: the text, or else the board, where scripts did not write it out.
    let on_board = written(&|name| field(fields, name), &rules);
    let unchanged = text == field(fields, "was");
    let (text, bad_pit) = match on_board {
        Ok(Some(on_board)) if unchanged || text.is_empty() => (on_board, None),
        Ok(_) => (text, None),
        Err(bad_pit) if unchanged || text.is_empty() => return Err(bad_pit),
        Err(bad_pit) => (text, Some(bad_pit)),
    };
    let search = !text.is_empty();
    let text = if text.is_empty() { "start" } else { &*text };
    let position = Position::parse(rules, text);
    // The text may be the board's, written out; a pit says more than a column.
    let position = position.map_err(|error| bad_pit.unwrap_or_else(|| given("text")(error)))?;
    Ok(Subject::Position { position, search })
}

fn of_position(found: PositionAnalysis) -> PositionReport {
    let position = found.position;
    let moves = found.best_first().into_iter();
    PositionReport {
        position,
        value: margin(found.value, &position),
        moves: moves
            .map(|(chosen, span)| (chosen, margin(span, &position)))
            .collect(),
        line: found.line,
    }
}

fn of_game(mut found: GameAnalysis) -> GameReport {
    // What a record calls the computer is for machines; the name of the side will do.
    for &side in Side::ALL {
        if Player::of_record(&found.game.players[side]).is_some() {
            found.game.players[side].clear();
        }
    }
    let last_mover = found.game.position().to_move();
    let mut run: Vec<(i16, i16)> = found
        .plies
        .iter()
        .map(|ply| of_south(ply.before, ply.position.to_move()))
        .collect();
    run.push(of_south(found.last, last_mover));
    let plies = found.plies.into_iter().map(|ply| {
        let given = ply.thrown_away();
        let of = |span| margin(span, &ply.position);
        PlyReport {
            before: ply.position,
            chosen: ply.chosen,
            worth: of(ply.before),
            left: of(ply.after),
            given: (given.lower, given.upper),
            better: ply.better,
        }
    });
    GameReport {
        plies: plies.collect(),
        run,
        game: found.game,
    }
}

/// A side's margin as South's.
fn of_south(span: Span, side: Side) -> (i16, i16) {
    match side {
        Side::South => (span.lower, span.upper),
        Side::North => (-span.upper, -span.lower),
    }
}
