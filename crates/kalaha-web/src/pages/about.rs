//! What this is, and how to use it by keyboard.

use kalaha_text::Words;
use maud::{Markup, html};

use super::shell::Page;

/// Keys and what they do.
const KEYS: [(&[&str], &str); 8] = [
    (&["1", "–", "9"], "web-key-house"),
    (&["0"], "web-key-tenth"),
    (&["←", "→", "↑", "↓"], "web-key-arrows"),
    (&["Enter"], "web-key-enter"),
    (&["Esc"], "web-key-escape"),
    (&["z"], "web-key-back"),
    (&["r"], "web-key-again"),
    (&["?"], "web-key-help"),
];

/// Keyboard help.
#[must_use]
pub fn keys(words: &Words) -> Markup {
    html! {
        div #keys-part {
            h2 #keys { (words.say("web-nav-keys", &[])) }
            p { (words.say("web-keys-help", &[])) }
            table .plain.keys {
                tbody {
                    @for (keys, id) in KEYS {
                        tr {
                            th scope="row" { @for key in keys { @if *key == "–" { "– " } @else { kbd { (key) } " " } } }
                            td { (words.say(id, &[])) }
                        }
                    }
                }
            }
        }
    }
}

/// What can be typed.
fn commands(words: &Words) -> Markup {
    html! {
        h2 #typed { (words.say("web-text-mode", &[])) }
        p { (words.say("web-text-help", &[])) }
        dl {
            @for (typed, does) in words.commands() { dt { (typed) } dd { (does) } }
        }
    }
}

/// The page about the product.
#[must_use]
pub fn page(words: &Words) -> Markup {
    let title = words.say("web-about-title", &[]);
    let content = html! {
        div .prose {
            h1 { (title) }
            @for id in ["web-about-what", "web-about-play", "web-about-friend", "web-about-analysis", "web-about-data"] {
                p { (words.say(id, &[])) }
            }
            (keys(words))
            (commands(words))
            h2 { (words.say("web-about-api", &[])) }
            p { (words.say("web-about-api-text", &[])) " " a href="/api/v1/openapi.json" { "/api/v1/openapi.json" } }
        }
    };
    Page {
        words,
        title: &title,
        path: "/about",
        script: None,
        refresh: None,
        board: false,
    }
    .around(&content)
}
