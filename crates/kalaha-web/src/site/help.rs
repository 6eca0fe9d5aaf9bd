//! Hints and values, for those whom the game allows them.

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use kalaha_text::Margin;

use super::answer::Answer;
use super::game::Visit;
use super::told::margin;
use crate::App;
use crate::fault::Fault;
use crate::game::Help;
use crate::pages::game::{Told, told_part};

/// Help for the modules.
pub(super) async fn answer(State(app): State<App>, visit: Visit) -> Response {
    match tell(&app, &visit, &visit.reader.query("kind")).await {
        Ok(told) => {
            let html = told_part(&told, visit.reader.words).into_string();
            let answer = Answer {
                html: Some(html),
                ..Answer::default()
            };
            Json(answer).into_response()
        }
        Err(fault) => visit.reader.fault(&fault, None),
    }
}

/// A hint or the values of all moves, if the game allows it to those who play.
pub(super) async fn tell(app: &App, visit: &Visit, kind: &str) -> Result<Told, Fault> {
    let step = visit.live.now();
    let scene = visit.scene(&step, None);
    let words = visit.reader.words;
    let is_over = step.state.is_over();
    let allowed = match (step.state.head().help, kind) {
        (Help::Values, _) | (Help::Hints, "hint") => scene.is_seated(),
        _ => false,
    };
    if !allowed && !is_over {
        return Err(Fault::NoHelp);
    }
    let view = scene.view();
    let Some(mover) = view.to_move else {
        return Err(Fault::GameOver);
    };
    let game = step.state.game();
    if kind == "hint" {
        let hint = app.engines().hint(game.clone()).await?;
        let text = hint.map(|hint| words.hint(&hint, mover, &view.names.spoken));
        return Ok(Told {
            text: text.unwrap_or_default(),
            values: Vec::new(),
        });
    }
    let position = *game.position();
    let searched = app.engines().analyze(position, super::HELP_TIME).await?;
    let found = searched.found;
    let value = margin(found.value, &position);
    if value == Margin::Unknown {
        let text = words.say("web-values-early", &[]);
        return Ok(Told {
            text,
            values: Vec::new(),
        });
    }
    let mut text = words.who_wins(mover, value, &view.names.spoken);
    if !found.is_exact() {
        text = format!("{text} {}", words.say("web-values-open", &[]));
    }
    Ok(Told {
        text,
        values: found
            .best_first()
            .into_iter()
            .map(|(chosen, span)| {
                let value = words.margin(margin(span, &position));
                (words.line(&position, &[chosen]), value)
            })
            .collect(),
    })
}

/// Help as a line of text.
pub(super) fn in_one_line(told: &Told) -> String {
    let values = told
        .values
        .iter()
        .map(|(chosen, value)| format!("{chosen} {value}"));
    let values: Vec<String> = values.collect();
    format!("{} {}", told.text, values.join(", "))
}
