//! House rules for tonight, chosen question by question, each with a board that shows it.

use kalaha::{Key, Rules};
use kalaha_lessons::options::{self, Choice};
use kalaha_text::Words;
use maud::{Markup, html};

use super::learn::{around, example};

/// The page: the questions with what is chosen, and what that makes. `perfect` is what perfect play
/// makes of it, as far as it is known.
#[must_use]
pub fn page(rules: &Rules, refused: Option<&str>, perfect: &[String], words: &Words) -> Markup {
    let say = |id: &str| words.say(id, &[]);
    let title = say("sheet-house-rules");
    let content = html! {
        div .prose {
            h1 { (title) }
            p { (say("web-house-rules-help")) }
            @if let Some(refused) = refused { p .alarm role="alert" { (refused) } }
            (ours(rules, perfect, words))
            form method="get" action="/house-rules" {
                @for &key in Key::ALL { (question(key, rules, words)) }
                p { button .act.main type="submit" { (say("web-house-rules-show")) } }
            }
        }
    };
    around(&title, "/house-rules", false, words, &content)
}

/// What differs tonight, and where to go with it.
fn ours(rules: &Rules, perfect: &[String], words: &Words) -> Markup {
    let say = |id: &str| words.say(id, &[]);
    let query = kalaha_sheets::query(rules);
    let text = words.rule_set(rules);
    html! {
        section .notice {
            h2 { (say("web-house-rules-ours")) ": " (kalaha_sheets::name(rules, words)) }
            @if let Some(preset) = &text.preset { p { (preset.played) } }
            @if !text.differences.is_empty() { ul { @for told in &text.differences { li { (told) } } } }
            p { (text.rest) }
            @for note in &text.notes { p { (note) } }
            @if !perfect.is_empty() {
                h3 { (say("web-house-rules-perfect")) }
                p { (perfect.join(" ")) }
            }
            div .actions {
                a .button.main href={ "/?" (query) } { (say("web-house-rules-play")) }
                a .button href={ "/print/house-rules?" (query) } { (say("web-house-rules-print")) }
                a .button href={ "/referee?" (query) } { (say("sheet-referee")) }
            }
        }
    }
}

/// A question with its answers.
fn question(key: Key, rules: &Rules, words: &Words) -> Markup {
    let chosen = rules.get(key);
    let choices = options::choices(key);
    // A number that people seldom choose stays as it is.
    let other = (!choices.iter().any(|choice| choice.value == chosen)).then(|| chosen.clone());
    let answer = |value: &kalaha::Value, name: &str| {
        html! {
            label .choice {
                input type="radio" name=(key.as_str()) value=(value) checked[*value == chosen];
                (name)
            }
        }
    };
    html! {
        fieldset .question {
            legend { (options::question(key, words)) }
            div .choices {
                @for choice in &choices { (answer(&choice.value, &words.value(key, &choice.value))) }
                @if let Some(value) = &other { (answer(value, &words.value(key, value))) }
            }
            details .unprinted {
                summary { (words.say("web-house-rules-what", &[])) }
                @for choice in &choices { (shown(choice, words)) }
            }
        }
    }
}

fn shown(choice: &Choice, words: &Words) -> Markup {
    let text = choice.say(words);
    html! {
        div .short {
            h3 { (text.name) }
            p { (text.rule) }
            @if let Ok(played) = choice.play() { (example(&played, words)) }
        }
    }
}
