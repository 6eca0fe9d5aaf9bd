//! What went wrong, and what to do next.

use axum::http::StatusCode;
use kalaha_text::Words;
use maud::{Markup, html};

use super::shell::Page;
use crate::fault::Fault;

/// The page of a fault; `back` is where the reader can go on.
#[must_use]
pub fn page(fault: &Fault, back: Option<&str>, words: &Words) -> Markup {
    let title = if fault.status() == StatusCode::NOT_FOUND {
        words.say("web-fault-not-found", &[])
    } else if fault.status().is_server_error() {
        words.say("web-fault-server", &[])
    } else {
        words.say("web-fault-refused", &[])
    };
    let content = html! {
        // For who is asked for help; it says nothing to families.
        div .prose data-code=(fault.code()) {
            h1 { (title) }
            p { (fault.told(words)) }
            p .actions {
                @if let Some(back) = back {
                    a .button.main href=(back) { (words.say("web-back-to-game", &[])) }
                    a .button href="/" { (words.say("web-new-game", &[])) }
                } @else {
                    a .button.main href="/" { (words.say("web-new-game", &[])) }
                }
            }
        }
    };
    Page {
        words,
        title: &title,
        path: "",
        script: None,
        refresh: None,
        board: false,
    }
    .around(&content)
}
