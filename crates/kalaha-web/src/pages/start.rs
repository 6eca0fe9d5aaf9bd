//! The start page: a board that is ready to play on, and everything that can be settled before.

use kalaha_text::Words;
use maud::{Markup, html};

use super::board::{badge, board};
use super::modules::{data, dialog, line_field, module_words, settings};
use super::options::{help_field, option_fields, preset_field, starts_field};
use super::shell::Page;
use super::wishes::Wishes;
use crate::view::Scene;

/// The start page.
pub struct StartPage<'a> {
    /// The reader's language.
    pub words: &'a Words,
    /// Its address with what was chosen so far.
    pub address: &'a str,
    /// What was chosen so far.
    pub wishes: &'a Wishes,
    /// The board that these choices lead to.
    pub scene: Option<Scene<'a>>,
    /// What is wrong with them, in one sentence, and the field at fault.
    pub refused: Option<(&'a str, Option<&'a str>)>,
    /// The text mode's answer.
    pub told: Option<&'a str>,
}

impl StartPage<'_> {
    /// The page.
    #[must_use]
    pub fn render(&self) -> Markup {
        let words = self.words;
        let say = |id: &str| words.say(id, &[]);
        let title = say("web-start-title");
        let view = self.scene.map(|scene| scene.view());
        let content = html! {
            form #start method="post" action="/games" {
                // What Enter in a field does: start, not press the first house.
                button type="submit" .unseen tabindex="-1" aria-hidden="true" { (say("web-start")) }
                div .status {
                    h1 #start-head { (title) }
                    p { (say("web-start-help")) }
                }
                div .alarm #alarm role="alert" {
                    @if let Some((sentence, _)) = self.refused { (sentence) }
                }
                div #start-board {
                    @if let Some(view) = &view { (board(view, words)) (data(view)) }
                    div .status { p .ahead-text aria-hidden="true" {} }
                }
                (self.fields())
                (self.text_line())
            }
            (settings(words))
            (module_words(words))
            (dialog(words))
        };
        Page {
            words,
            title: &title,
            path: self.address,
            script: Some("start.js"),
            refresh: None,
            board: true,
        }
        .around(&content)
    }

    /// The text mode's input: the first move can be typed too.
    fn text_line(&self) -> Markup {
        let words = self.words;
        html! {
            details .text-mode open[self.told.is_some()] {
                summary { (words.say("web-text-mode", &[])) }
                div .field { (line_field(words)) }
                div .answers role="log" aria-label=(words.say("web-text-answers", &[])) {
                    @if let Some(told) = self.told { p { (told) } }
                }
            }
        }
    }

    fn fields(&self) -> Markup {
        let words = self.words;
        let wishes = self.wishes;
        let say = |id: &str| words.say(id, &[]);
        html! {
            div .start-fields {
                (self.player("south", "side-south"))
                (self.player("north", "side-north"))
                (preset_field(&wishes.get("rules"), words))
                (starts_field(&wishes.get("starts"), words))
            }
            div #start-rules { (self.rules()) }
            div .actions {
                button type="submit" .button.main { (say("web-start")) }
                button type="submit" .button.unlive formmethod="get" formaction="/" { (say("web-show-board")) }
            }
            details .more open[wishes.has_more()] {
                summary { (say("web-more-options")) }
                div .start-fields {
                    (self.name_field("south_name", "web-name-south"))
                    (self.name_field("north_name", "web-name-north"))
                    (help_field(&wishes.get("help"), words))
                }
                h2 { (say("web-house-rules")) }
                div .start-fields {
                    (option_fields(&|key| wishes.get(key), &wishes.preset(), words))
                }
                div .field {
                    label for="start-position" { (say("web-start-position")) }
                    input #start-position name="start" type="text" value=(wishes.get("start"))
                        spellcheck="false" autocomplete="off" aria-describedby="start-position-help"
                        aria-invalid=[self.is_at_fault("start").then_some("true")];
                    p #start-position-help .help { (say("web-start-position-help")) }
                }
            }
        }
    }

    /// What is special about the rules that were chosen: a preset's, and house rules that are folded away.
    fn rules(&self) -> Markup {
        let words = self.words;
        let told = self.wishes.rules().map(|rules| words.rule_set(&rules));
        html! {
            @if let Ok(told) = told && !told.differences.is_empty() {
                p { (words.say("web-rules-differ", &[])) }
                ul { @for difference in told.differences { li { (difference) } } }
            }
        }
    }

    fn is_at_fault(&self, name: &str) -> bool {
        self.refused.is_some_and(|(_, key)| key == Some(name))
    }

    fn player(&self, name: &str, label: &str) -> Markup {
        let words = self.words;
        let side = if name == "south" {
            kalaha::Side::South
        } else {
            kalaha::Side::North
        };
        let mut options = vec![
            ("person".to_owned(), words.say("web-player-here", &[])),
            ("friend".to_owned(), words.say("web-player-friend", &[])),
        ];
        options.extend((1..=8_u8).map(|level| {
            let said = words.say("web-player-level", &[("level", level.into())]);
            (level.to_string(), said)
        }));
        let chosen = self.wishes.get(name);
        html! {
            div .field {
                label for=(name) { (badge(side)) " " (words.say(label, &[])) }
                select id=(name) name=(name) {
                    @for (value, text) in &options {
                        option value=(value) selected[*value == chosen] { (text) }
                    }
                }
            }
        }
    }

    fn name_field(&self, name: &str, label: &str) -> Markup {
        html! {
            div .field {
                label for=(name) { (self.words.say(label, &[])) }
                input id=(name) name=(name) type="text" maxlength="40" autocomplete="off" value=(self.wishes.get(name));
            }
        }
    }
}
