//! Examples: pictures before and after, and the same moves played on a board.

use std::sync::Arc;

use kalaha::{BySide, Game, Ruling, Verdict};
use kalaha_lessons::example::Played;
use kalaha_text::Words;
use maud::{Markup, html};

use super::board::still_board;
use super::log::steps_told;
use super::modules::{data_of, dialog, module_words};
use super::options::icon;
use super::shell::Page;
use crate::game::seats::NOBODY;
use crate::game::{Entry, Head, Help, Player, Starts, State};
use crate::view::Scene;

/// A page that shows examples. Its module plays them and opens rules over the page.
pub(super) fn with_examples(title: &str, path: &str, words: &Words, content: &Markup) -> Markup {
    let content = html! { (content) (dialog(words)) (module_words(words)) };
    Page {
        words,
        title,
        path,
        script: Some("shown.js"),
        refresh: None,
        board: true,
    }
    .around(&content)
}

/// The state of a game that nobody keeps.
pub(super) fn state_of(game: &Game) -> Option<State> {
    let start = game.start_position();
    let head = Head {
        rules: *start.rules(),
        start: start.to_string(),
        players: BySide {
            south: Player::SOMEBODY,
            north: Player::SOMEBODY,
        },
        help: Help::None,
        starts: Starts::South,
    };
    let mut state = State::new(Arc::new(head)).ok()?;
    for (by, r#move) in game.moves_by_side() {
        state.apply(&Entry::Move { r#move, by }).ok()?;
    }
    Some(state)
}

/// The game of a ruling, as far as it was played.
fn game_of(ruling: &Ruling) -> Option<Game> {
    let mut game = Game::resume(ruling.before);
    for &chosen in &ruling.moves {
        game.play(chosen).ok()?;
    }
    Some(game)
}

/// A played example: boards before and after, what happens, and its steps with their reasons. The
/// module puts a board in the place of the pictures and plays the moves on it.
pub(super) fn example(played: &Played, words: &Words) -> Markup {
    html! {
        div .shown {
            (kalaha_sheets::example(played, words))
            (play(&played.ruling, played.example.moves, words))
            (steps(&played.ruling, false, words))
        }
    }
}

/// What plays moves on a board, and the place where they are told.
pub(super) fn play(ruling: &Ruling, moves: &[&str], words: &Words) -> Markup {
    let rules = kalaha_sheets::query(ruling.before.rules());
    let mut query = form_urlencoded::Serializer::new(rules);
    query.append_pair("board", &ruling.before.to_string());
    query.append_pair("moves", &moves.join(" "));
    let address = format!("/shown?{}", query.finish());
    html! {
        p .unprinted {
            button type="button" .button.live-only hidden data-play=(address) {
                (icon("play")) (words.say("web-example-play", &[]))
            }
        }
        div .told role="log" {}
    }
}

fn steps(ruling: &Ruling, open: bool, words: &Words) -> Markup {
    let steps = words.ruling(ruling).steps;
    html! {
        @if !steps.is_empty() {
            details .unprinted open[open] {
                summary { (words.say("judge-steps", &[])) }
                (steps_told(&steps, words))
            }
        }
    }
}

/// The board on which moves are played, with what the module reads.
fn stage(ruling: &Ruling, words: &Words) -> Option<Markup> {
    let state = state_of(&game_of(ruling)?)?;
    let scene = Scene {
        state: &state,
        seats: NOBODY,
        words,
        ply: None,
    };
    let shown = scene.shown()?;
    // The move that is not allowed is no move of the game; what is said of it is.
    let refused = match ruling.verdict {
        Verdict::Refused(_) => Some(words.ruling(ruling).verdict),
        Verdict::Played => None,
    };
    Some(html! {
        div .stage data-stage data-refused=[refused] {
            (still_board(&shown.view, words))
            p .ahead-text aria-hidden="true" {}
            (data_of(&shown))
        }
    })
}

/// The page of moves that are played by themselves.
#[must_use]
pub fn page(ruling: &Ruling, address: &str, words: &Words) -> Markup {
    let title = words.say("web-learn-shown", &[]);
    let name = kalaha_sheets::name(ruling.before.rules(), words);
    let content = html! {
        div .prose {
            h1 { (title) }
            p { (words.say("web-referee-rules", &[("rules", (&name).into())])) }
        }
        @if let Some(stage) = stage(ruling, words) { (stage) }
        div .prose {
            p .verdict { (words.ruling(ruling).verdict) }
            (steps(ruling, true, words))
        }
    };
    with_examples(&title, address, words, &content)
}
