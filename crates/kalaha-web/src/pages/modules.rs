//! Parts of pages that the modules read, or that only they make use of.

use kalaha_text::Words;
use maud::{Markup, html};

use crate::view::{Shown, View};

/// Sentences that the modules say, by the names they know them by.
#[must_use]
pub fn module_words(words: &Words) -> Markup {
    let say = |id: &str| words.say(id, &[]);
    html! {
        div #words hidden
            data-offline=(say("web-offline"))
            data-online=(say("web-online"))
            data-copied=(say("web-copied"))
            data-press-again=(say("web-press-again"))
            data-thinking=(say("web-thinking")) {}
    }
}

/// An empty dialog, to be filled with a rule or with help.
#[must_use]
pub fn dialog(words: &Words) -> Markup {
    html! {
        dialog #dialog aria-label=(words.say("web-nav-rules", &[])) {
            form .closing method="dialog" { button .button { (words.say("web-close", &[])) } }
            div #dialog-content {}
        }
    }
}

/// The view as the modules read it.
#[must_use]
pub fn data(view: &View) -> Markup {
    html! { script type="application/json" #view { (json(view)) } }
}

/// Moves that a board plays, as the modules read them. A page may have several.
#[must_use]
pub fn data_of(shown: &Shown) -> Markup {
    html! { script type="application/json" data-shown { (json(shown)) } }
}

fn json(of: &impl serde::Serialize) -> Markup {
    // Within a script element only `<` could end it.
    let json = serde_json::to_string(of).unwrap_or_default();
    maud::PreEscaped(json.replace('<', "\\u003c"))
}

/// The board that a move is made on, as the server compares it: on another one nothing is played.
#[must_use]
pub fn seen(view: &View) -> Markup {
    html! {
        input type="hidden" name="ply" value=(view.ply);
        input type="hidden" name="version" value=(view.version);
    }
}

/// The place of the text mode's line in a page: whoever types stays there from page to page.
pub const LINE: &str = "#line";

/// One input for moves and commands, and the place of its answers.
pub struct TextMode<'a> {
    /// How it is sent without scripts, and where to.
    pub method: &'static str,
    /// The address.
    pub action: &'a str,
    /// What is sent with a line.
    pub sent: &'a [(&'a str, &'a str)],
    /// The answer to the last line, which may be empty; nothing for who does not type.
    pub told: Option<&'a str>,
}

impl TextMode<'_> {
    /// The text mode of the page.
    #[must_use]
    pub fn draw(&self, words: &Words) -> Markup {
        let say = |id: &str| words.say(id, &[]);
        html! {
            details .text-mode open[self.told.is_some()] {
                summary { (say("web-text-mode")) }
                form #text-mode .field method=(self.method) action=(self.action) {
                    @for (name, value) in self.sent { input type="hidden" name=(name) value=(value); }
                    (line_field(words))
                }
                div .answers #answers role="log" aria-label=(say("web-text-answers")) {
                    @if let Some(told) = self.told.filter(|told| !told.is_empty()) { p { (told) } }
                }
            }
        }
    }
}

/// The input of the text mode.
#[must_use]
pub fn line_field(words: &Words) -> Markup {
    let say = |id: &str| words.say(id, &[]);
    html! {
        label for="line" { (say("web-text-label")) }
        div .row {
            input #line name="line" type="text" autocomplete="off" autocapitalize="off"
                spellcheck="false" aria-describedby="line-help" enterkeyhint="send";
            button type="submit" .button { (say("web-send")) }
        }
        p #line-help .help { (say("web-text-help")) }
    }
}

/// What the marks on a board mean, folded.
#[must_use]
pub fn marks(words: &Words) -> Markup {
    let marks = [
        ("legal", "", "", "web-mark-legal"),
        ("origin", "", "", "web-mark-origin"),
        ("origin", "", "1", "web-mark-turns"),
        ("landing by-south", "", "", "web-mark-landing"),
        ("taken", "", "", "web-mark-taken"),
        ("", "+1", "", "web-mark-delta"),
        ("ahead", "", "", "web-mark-ahead"),
    ];
    html! {
        details .marks.unprinted {
            summary { (words.say("web-marks", &[])) }
            ul {
                @for (mark, delta, turns, id) in marks {
                    li {
                        span class={ "pit house " (mark) } aria-hidden="true" {
                            span .hollow { span .delta { (delta) } span .turns { (turns) } }
                        }
                        (words.say(id, &[]))
                    }
                }
            }
        }
    }
}

/// Settings, which the reader's browser keeps. They are of no use without scripts.
#[must_use]
pub fn settings(words: &Words) -> Markup {
    let say = |id: &str| words.say(id, &[]);
    let speeds = [
        ("off", "web-speed-off"),
        ("slow", "web-speed-slow"),
        ("normal", "web-speed-normal"),
        ("fast", "web-speed-fast"),
    ];
    let switches = [
        ("careful", "web-set-careful"),
        ("keys", "web-set-keys"),
        ("flat", "web-set-flat"),
    ];
    html! {
        details .settings.live-only hidden {
            summary { (say("web-settings")) }
            form #settings .fields {
                div .field {
                    label for="speed" { (say("web-speed")) }
                    select #speed name="speed" {
                        @for (value, id) in speeds {
                            option value=(value) selected[value == "normal"] { (say(id)) }
                        }
                    }
                }
                @for (name, id) in switches {
                    label .choice {
                        input type="checkbox" name=(name) checked[name == "keys"];
                        (say(id))
                    }
                }
            }
        }
    }
}
