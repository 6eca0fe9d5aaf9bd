//! What stands beside a game: links to share, its rules, the reader's name.

use kalaha::{Rules, Side};
use kalaha_text::Words;
use maud::{Markup, html};

use super::board::badge;
use super::game::Invites;
use crate::view::{Scene, View};

pub(super) fn invite_part(invites: &Invites, words: &Words) -> Markup {
    html! {
        @for (number, invite) in invites.links.iter().enumerate() {
            @let id = format!("invite-{number}");
            section .notice.unprinted {
                h2 { label for=(id) { (words.say("web-invite", &[])) } }
                p { (words.say("web-invite-help", &[])) }
                @if invites.is_local { (only_here(words)) }
                div .share {
                    input id=(id) type="text" readonly value=(invite);
                    button type="button" .button.main.live-only hidden data-copy=(id) { (words.say("web-copy", &[])) }
                }
            }
        }
    }
}

/// What to do so that others can open the links of a server that only its own machine can reach.
pub(super) fn only_here(words: &Words) -> Markup {
    let command = ("command", "serve --listen 0.0.0.0:4848".into());
    html! { p .warning { (words.say("web-only-here", &[command])) } }
}

pub(super) fn share_part(watch: &str, is_local: bool, words: &Words) -> Markup {
    html! {
        details {
            summary { (words.say("web-share-watch", &[])) }
            @if is_local { (only_here(words)) }
            div .share {
                input #watch type="text" readonly value=(watch) aria-label=(words.say("web-share-watch", &[]));
                button type="button" .button.live-only hidden data-copy="watch" { (words.say("web-copy", &[])) }
            }
        }
    }
}

/// The links of the reader's own seats.
pub(super) fn seats_part(seats: &[(Side, String)], scene: &Scene, view: &View) -> Markup {
    let words = scene.words;
    html! {
        @if !seats.is_empty() {
            details {
                summary { (words.say("web-other-device", &[])) }
                p { (words.say("web-other-device-help", &[])) }
                @for (side, link) in seats {
                    @let id = format!("seat-{side}");
                    div .field {
                        label for=(id) { (badge(*side)) " " (view.names.plate[*side]) }
                        div .share {
                            input id=(id) type="text" readonly value=(link);
                            button type="button" .button.live-only hidden data-copy=(id) { (words.say("web-copy", &[])) }
                        }
                    }
                }
            }
        }
    }
}

/// The rules of the game, told by what is special about them.
pub(super) fn rules_part(scene: &Scene, words: &Words) -> Markup {
    html! {
        details {
            summary { (words.say("web-rules-of-game", &[])) }
            (rules_told(&scene.state.head().rules, words))
        }
    }
}

/// A rule set by its name and by what is special about it; folded away, all of it.
pub(super) fn rules_told(rules: &Rules, words: &Words) -> Markup {
    let text = words.rule_set(rules);
    html! {
        @if let Some(preset) = text.preset { p { strong { (preset.title) } } }
        ul {
            @for difference in text.differences { li { (difference) } }
            li { (text.rest) }
            @for note in text.notes { li { (note) } }
        }
        details {
            summary { (words.say("web-rules-in-full", &[])) }
            ol { @for sentence in words.full_rules(rules) { li { (sentence) } } }
        }
    }
}

/// The name of the reader, who sits at one side.
pub(super) fn name_part(scene: &Scene, path: &str) -> Markup {
    let Some(side) = scene.own() else {
        return html! {};
    };
    let words = scene.words;
    html! {
        details {
            summary { (words.say("web-your-name", &[])) }
            form .row method="post" action={ (path) "/name" } data-act="name" {
                input type="text" name="name" maxlength="40" autocomplete="nickname"
                    value=(scene.state.name(side).unwrap_or_default())
                    aria-label=(words.say("web-your-name", &[]));
                button type="submit" .button { (words.say("web-save-name", &[])) }
            }
        }
    }
}
