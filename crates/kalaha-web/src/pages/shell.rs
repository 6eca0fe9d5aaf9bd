//! What every page has round its content.

use kalaha_text::{Language, Words};
use maud::{DOCTYPE, Markup, html};

use crate::{assets, view};

/// A page before its content.
pub struct Page<'a> {
    /// The reader's language.
    pub words: &'a Words,
    /// What the browser shows of it in its tabs, without the name of the game.
    pub title: &'a str,
    /// Its address with what stands after the question mark: there other languages lead back.
    pub path: &'a str,
    /// The module that makes it live.
    pub script: Option<&'static str>,
    /// Seconds after which a browser without scripts asks again, where others change the page.
    pub refresh: Option<u8>,
    /// True if the page draws boards.
    pub board: bool,
}

/// Places that every page leads to, each with the first parts of the addresses that belong to it.
const PLACES: [(&str, &str, &[&str]); 6] = [
    ("/", "web-nav-play", &["g", "games"]),
    (
        "/learn",
        "web-nav-learn",
        &["learn", "puzzles", "rules", "read", "print", "shown"],
    ),
    ("/referee", "sheet-referee", &["referee"]),
    ("/house-rules", "web-house-rules", &["house-rules"]),
    ("/analysis", "web-nav-analysis", &["analysis"]),
    ("/why", "web-nav-rules", &["why"]),
];

/// What a link to a place says of the page that is shown: that it leads here, or to what this page
/// belongs to.
fn current(place: &str, parts: &[&str], path: &str) -> Option<&'static str> {
    let path = path.split('?').next().unwrap_or_default();
    let first = path.split('/').nth(1).unwrap_or_default();
    if path == place {
        Some("page")
    } else {
        parts.contains(&first).then_some("true")
    }
}

impl Page<'_> {
    /// The page with its content.
    #[must_use]
    pub fn around(&self, content: &Markup) -> Markup {
        let words = self.words;
        let say = |id: &str| words.say(id, &[]);
        let tag = words.language().tag();
        html! {
            (DOCTYPE)
            html lang=(tag) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)";
                    meta name="theme-color" content="#101a2b" media="(prefers-color-scheme: dark)";
                    title { (self.title) " · Kalaha" }
                    link rel="icon" type="image/svg+xml" href=(assets::url("icon.svg"));
                    link rel="stylesheet" href=(assets::url("base.css"));
                    @if self.board {
                        link rel="stylesheet" href=(assets::url("board.css"));
                        link rel="stylesheet" href=(assets::url("tall.css"));
                    }
                    link rel="stylesheet" href=(assets::url("parts.css"));
                    link rel="stylesheet" href=(assets::url("learn.css"));
                    link rel="stylesheet" media="print" href=(assets::url("print.css"));
                    @if let Some(script) = self.script {
                        script type="module" src=(assets::url(script)) {}
                    }
                    @if let Some(seconds) = self.refresh {
                        noscript { meta http-equiv="refresh" content=(seconds); }
                    }
                }
                body {
                    a .to-content href="#content" { (say("web-to-content")) }
                    header .top {
                        a .mark href="/" { (mark()) "Kalaha" }
                        nav aria-label=(say("web-nav")) {
                            @for (place, id, parts) in PLACES {
                                a href=(place) aria-current=[current(place, parts, self.path)] {
                                    (say(id))
                                }
                            }
                        }
                    }
                    @if self.board { (view::symbols()) }
                    main #content tabindex="-1" { (content) }
                    footer .bottom {
                        div {
                            a href="/about" { (say("web-nav-about")) }
                            a href="/about#keys" { (say("web-nav-keys")) }
                            @if Language::ALL.len() > 1 {
                                nav .languages aria-label=(say("web-nav-language")) {
                                    (languages(words, self.path))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn languages(words: &Words, path: &str) -> Markup {
    let to: String = form_urlencoded::byte_serialize(path.as_bytes()).collect();
    html! {
        @for &language in Language::ALL {
            a lang=(language.tag()) hreflang=(language.tag())
                href={ "/language/" (language.tag()) "?to=" (to) }
                aria-current=[(language == words.language()).then_some("true")]
                { (language.name()) }
            " "
        }
    }
}

/// The game's sign: a board.
fn mark() -> Markup {
    html! {
        svg viewBox="0 0 64 64" aria-hidden="true" {
            rect x="2" y="12" width="60" height="40" rx="14" {}
            rect x="8" y="18" width="9" height="28" rx="3" {}
            rect x="47" y="18" width="9" height="28" rx="4.5" {}
            @for (x, y) in [(20, 18), (33, 18), (20, 34), (33, 34)] {
                rect x=(x) y=(y) width="11" height="12" rx="4" {}
            }
        }
    }
}
