//! Who is right: the common questions.

use kalaha::Rules;
use kalaha_lessons::referee::{DISPUTES, Dispute, Margins};
use kalaha_text::Words;
use maud::{Markup, html};

use super::learn::around;
use super::options::{option_fields, preset_field};
use super::shown::{example, with_examples};
use super::sources;
use super::why::named_why_link;
use super::wishes::Wishes;

/// By which rules it is answered.
pub struct By<'a> {
    /// The rules.
    pub rules: Rules,
    /// What is proved of perfect play by them.
    pub known: Option<Margins>,
    /// The address that was asked for.
    pub address: String,
    /// The fields of the form as they were sent.
    pub wishes: &'a Wishes,
    /// Why the rules that were asked for can't be had.
    pub refused: Option<String>,
    /// The reader's language.
    pub words: &'a Words,
}

impl By<'_> {
    pub(super) fn told(&self) -> Markup {
        let name = kalaha_sheets::name(&self.rules, self.words);
        let text = self.words.rule_set(&self.rules);
        html! {
            p { (self.words.say("web-referee-rules", &[("rules", (&name).into())])) }
            @if let Some(refused) = &self.refused { p .alarm role="alert" { (refused) } }
            @if !text.differences.is_empty() {
                ul { @for told in &text.differences { li { (told) } } }
                p { (text.rest) }
            }
        }
    }

    /// The form for other rules, at an address.
    fn form(&self, action: &str) -> Markup {
        let words = self.words;
        html! {
            details .unprinted {
                summary { (words.say("web-referee-other-rules", &[])) }
                form method="get" action=(action) {
                    div .start-fields {
                        (preset_field(&self.wishes.get("rules"), words))
                        (option_fields(&|name| self.wishes.get(name), &self.wishes.preset(), words))
                    }
                    button .act type="submit" { (words.say("web-referee-show", &[])) }
                }
            }
        }
    }

    pub(super) fn query(&self) -> String {
        kalaha_sheets::query(&self.rules)
    }
}

/// All questions with their answers.
#[must_use]
pub fn index_page(by: &By) -> Markup {
    let words = by.words;
    let title = words.say("sheet-referee", &[]);
    let query = by.query();
    let content = html! {
        div .prose.opening {
            h1 { (title) }
            p { (words.say("web-referee-help", &[])) }
            (by.told())
            (by.form("/referee"))
            p .actions.unprinted {
                a .button.main href={ "/referee/case?" (query) } { (words.say("web-referee-own-case", &[])) }
                a .button href={ "/print/referee?" (query) } { (words.say("web-nav-print", &[])) }
            }
        }
        ol .questions {
            @for dispute in DISPUTES {
                @let text = dispute.settle(&by.rules, by.known).say(words);
                li .short {
                    a href={ "/referee/" (dispute.id) "?" (query) } { (text.question) }
                    p { strong { (text.answer) } " " (text.reason) }
                }
            }
        }
    };
    around(&title, &by.address, false, words, &content)
}

/// One question in full.
#[must_use]
pub fn dispute_page(dispute: &'static Dispute, by: &By) -> Markup {
    let words = by.words;
    let settled = dispute.settle(&by.rules, by.known);
    let text = settled.say(words);
    let path = format!("/referee/{}", dispute.id);
    let content = html! {
        div .answered {
            div .prose.answer {
                h1 { (text.question) }
                p .verdict { strong { (text.answer) } " " (text.reason) }
            }
            @if let Some(played) = &settled.example {
                section .seen {
                    h2 { (words.say("web-learn-shown", &[])) }
                    (example(played, words))
                }
            }
            div .prose.about {
                @if !text.otherwise.is_empty() {
                    h2 { (words.say("judge-differences", &[])) }
                    ul { @for told in &text.otherwise { li { (told) } } }
                }
                @if !text.sources.is_empty() {
                    h2 { (words.say("judge-sources", &[])) }
                    (sources::list(&text.sources, words))
                }
                @if !settled.rules.is_empty() {
                    ul .unprinted { @for &rule in settled.rules { li { (named_why_link(rule, words)) } } }
                }
                (by.told())
                (by.form(&path))
                p .unprinted { a href={ "/referee?" (by.query()) } { (words.say("web-referee-all", &[])) } }
            }
        }
    };
    with_examples(&text.question, &by.address, words, &content)
}
