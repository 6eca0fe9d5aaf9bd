//! Where people learn, settle disputes, agree on house rules and print.

use axum::Router;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use kalaha::{Position, Rules, Ruling};
use kalaha_engine::atlas::known;
use kalaha_engine::atlas::line::Line;
use kalaha_lessons::referee::{self, Margins};
use kalaha_lessons::{course, puzzles};
use kalaha_sheets::{Kind, Order, STYLE};

use super::reader::Reader;
use super::with_status;
use crate::App;
use crate::fault::Fault;
use crate::named::Named;
use crate::pages::case::{self, Case, Wrong};
use crate::pages::editor::written;
use crate::pages::house_rules::{self, Agreed, Evening};
use crate::pages::learn;
use crate::pages::referee::{self as answers, By};
use crate::pages::task::{self, Asked};
use crate::pages::wishes::Wishes;
use crate::pages::{print, shown};

/// Moves of a try or a case that are looked at; no turn and no dispute has as many.
const MOVES: usize = 100;

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/learn", get(learn_index))
        .route("/learn/{id}", get(lesson))
        .route("/puzzles/{number}", get(puzzle))
        .route("/shown", get(shown_page))
        .route("/rules", get(rules_told))
        .route("/read", get(read))
        .route("/referee", get(questions))
        .route("/referee/case", get(case))
        .route("/referee/{id}", get(question))
        .route("/house-rules", get(house_rules_page))
        .route("/print", get(print_index))
        .route("/print/style.css", get(style))
        .route("/print/{kind}", get(sheet))
}

/// The rules after the question mark, or the standard ones and why those can't be had.
fn rules(reader: &Reader) -> (Rules, Option<Fault>) {
    match Wishes::new(reader.fields()).rules() {
        Ok(rules) => (rules, None),
        Err(fault) => (Rules::STANDARD, Some(fault)),
    }
}

fn margins(rules: &Rules) -> Option<Margins> {
    let span = known::find(rules)?.span();
    Some(Margins {
        at_least: span.lower,
        at_most: span.upper,
    })
}

async fn learn_index(reader: Reader) -> Response {
    learn::index_page(reader.words).into_response()
}

/// What was played, and the house that was pressed.
fn asked(reader: &Reader) -> Asked {
    let played = format!("{} {}", reader.query("played"), reader.query("move"));
    Asked {
        address: reader.address(),
        moves: typed(&played),
        line: reader.query("line"),
        solution: !reader.query("solution").is_empty(),
    }
}

async fn lesson(reader: Reader, Named(id): Named<String>) -> Response {
    match course::find(&id) {
        Some(lesson) => task::lesson_page(lesson, &asked(&reader), reader.words).into_response(),
        None => reader.fault(&Fault::NoPage, Some("/learn")),
    }
}

async fn puzzle(reader: Reader, Named(number): Named<String>) -> Response {
    if number == "today" {
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        let today = puzzles::of_day(now.map_or(0, |now| now.as_secs()));
        return Redirect::to(&format!("/puzzles/{today}")).into_response();
    }
    match number.parse().ok().and_then(puzzles::find) {
        Some(puzzle) => task::puzzle_page(puzzle, &asked(&reader), reader.words).into_response(),
        None => reader.fault(&Fault::NoPage, Some("/learn")),
    }
}

async fn rules_told(reader: Reader) -> Response {
    let (rules, fault) = rules(&reader);
    match fault {
        None => learn::rules_page(&rules, &reader.address(), reader.words).into_response(),
        Some(fault) => reader.fault(&fault, Some("/rules")),
    }
}

/// Moves as they were typed.
fn typed(moves: &str) -> Vec<String> {
    let moves = moves.split([' ', ',']).filter(|text| !text.is_empty());
    moves.take(MOVES).map(str::to_owned).collect()
}

/// Moves on a board that the address names.
async fn shown_page(reader: Reader) -> Response {
    let (rules, fault) = rules(&reader);
    if let Some(fault) = fault {
        return reader.fault(&fault, Some("/rules"));
    }
    let moves = typed(&reader.query("moves"));
    let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
    let given = |key| move |error| Fault::Given { key, error };
    let ruling = Position::parse(rules, &reader.query("board"))
        .map_err(given("board"))
        .and_then(|board| Ruling::judge(&board, &moves).map_err(given("moves")));
    match ruling {
        Ok(ruling) => shown::page(&ruling, &reader.address(), reader.words).into_response(),
        Err(fault) => reader.fault(&fault, Some("/rules")),
    }
}

async fn read(reader: Reader) -> Response {
    learn::read_page(reader.words).into_response()
}

/// Answers by the rules after the question mark.
fn answered(reader: &Reader, answer: impl FnOnce(&By) -> maud::Markup) -> Response {
    let wishes = Wishes::new(reader.fields());
    let (rules, fault) = rules(reader);
    let by = By {
        rules,
        known: margins(&rules),
        address: reader.address(),
        wishes: &wishes,
        refused: fault.as_ref().map(|fault| fault.told(reader.words)),
        words: reader.words,
    };
    let status = fault.map_or(StatusCode::OK, |fault| fault.status());
    with_status(status, answer(&by))
}

async fn questions(reader: Reader) -> Response {
    answered(&reader, answers::index_page)
}

async fn question(reader: Reader, Named(id): Named<String>) -> Response {
    match referee::find(&id) {
        Some(dispute) => answered(&reader, |by| answers::dispute_page(dispute, by)),
        None => reader.fault(&Fault::NoPage, Some("/referee")),
    }
}

async fn case(reader: Reader) -> Response {
    answered(&reader, |by| {
        let words = reader.words;
        let get = |name: &str| reader.query(name);
        let moves = typed(&get("moves"));
        let typed: Vec<&str> = moves.iter().map(String::as_str).collect();
        let ruling = ruling(&get, &by.rules, &typed);
        let claims = case::claims(&get, words);
        let wrong = match (&ruling, &claims) {
            _ if by.refused.is_some() => by.refused.as_deref().map(Wrong::rules),
            (Err(fault), _) => Some(Wrong::of(fault, words)),
            (_, Err(wrong)) => Some(wrong.clone()),
            // The form sends an empty field; a link to the form sends none.
            _ if typed.is_empty() && reader.fields().iter().any(|(name, _)| name == "moves") => {
                Some(Wrong::no_moves(words))
            }
            _ => None,
        };
        let board = ruling.as_ref().map(|ruling| ruling.before);
        let start = || Position::start(by.rules).or_else(|_| Position::start(Rules::STANDARD));
        let Ok(position) = board.or_else(|_| start()) else {
            return maud::html! {};
        };
        let is_ruled = !typed.is_empty() && wrong.is_none();
        let case = Case {
            position,
            moves: moves.join(" "),
            claims: claims.unwrap_or_default(),
            ruling: ruling.as_ref().ok().filter(|_| is_ruled),
            wrong,
        };
        case::page(&case, by)
    })
}

/// What comes of moves on the board that was sent, or on the start.
fn ruling(get: &dyn Fn(&str) -> String, rules: &Rules, moves: &[&str]) -> Result<Ruling, Fault> {
    let given = |key| move |error| Fault::Given { key, error };
    let position = match written(get, rules)? {
        Some(text) => Position::parse(*rules, &text),
        None => Position::start(*rules),
    };
    let position = position.map_err(given("position"))?;
    Ruling::judge(&position, moves).map_err(given("moves"))
}

async fn house_rules_page(reader: Reader) -> Response {
    let mut fields = house_rules::chosen(&reader.fields());
    let chosen = Wishes::new(fields.clone()).rules();
    let fault = chosen.as_ref().err().cloned();
    // What can't be had is left out, and all else stays as it was chosen.
    let rules = chosen.or_else(|fault| {
        fields.retain(|(name, _)| Some(&**name) != fault.key());
        Wishes::new(fields).rules()
    });
    let rules = rules.unwrap_or(Rules::STANDARD);
    let perfect = known::find(&rules).map(Line::prospect);
    let agreed = Agreed {
        address: reader.address(),
        rules,
        refused: fault.as_ref().map(|fault| fault.told(reader.words)),
        perfect: reader.words.perfect_play(perfect.as_ref()),
        evening: Evening::new(|name| reader.query(name)),
        server: &reader.origin(),
        is_local: reader.is_local(),
    };
    let page = house_rules::page(&agreed, reader.words);
    let status = fault.map_or(StatusCode::OK, |fault| fault.status());
    with_status(status, page)
}

async fn print_index(reader: Reader) -> Response {
    let (rules, fault) = rules(&reader);
    match fault {
        None => print::index_page(&rules, &reader.address(), reader.words).into_response(),
        Some(fault) => reader.fault(&fault, Some("/print")),
    }
}

async fn sheet(reader: Reader, Named(kind): Named<String>) -> Response {
    let Ok(kind) = kind.parse::<Kind>() else {
        return reader.fault(&Fault::NoPage, Some("/print"));
    };
    let (rules, fault) = rules(&reader);
    if let Some(fault) = fault {
        return reader.fault(&fault, Some("/print"));
    }
    let order = Order {
        // Paper goes to where such an address leads to nothing.
        server: (!reader.is_local()).then(|| reader.origin()),
        known: margins(&rules),
        seed: reader.query("seed").parse().unwrap_or(1),
        ..Order::new(rules)
    };
    print::sheet_page(kind, &order, reader.words).into_response()
}

async fn style() -> Response {
    let headers = [
        (header::CONTENT_TYPE, "text/css; charset=utf-8"),
        (header::CACHE_CONTROL, "no-cache"),
    ];
    (headers, STYLE).into_response()
}
