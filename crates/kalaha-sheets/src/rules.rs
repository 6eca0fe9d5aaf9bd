//! All rules of the game, with examples.

use kalaha::{Position, Rules};
use kalaha_lessons::example::Played;
use kalaha_lessons::learn::{self, Passage};
use kalaha_lessons::read;
use kalaha_text::{Source, Words};
use maud::{Markup, html};

use crate::board::board;
use crate::{Kind, Order, name};

/// The chapters that are rules; then come those that are examples.
const RULES: [&str; 4] = ["setup", "move", "last-seed", "end"];

pub(crate) fn sheet(order: &Order, words: &Words) -> Markup {
    let rules = &order.rules;
    let text = words.rule_set(rules);
    html! {
        h1 { (Kind::Rules.title(words)) }
        p .set { (name(rules, words)) }
        @if !text.differences.is_empty() {
            section .agreed {
                ul { @for sentence in &text.differences { li { (sentence) } } }
                p .rest { (text.rest) }
                @for note in &text.notes { p { (note) } }
            }
        }
        @if let Ok(start) = Position::start(*rules) { (board(&start, words)) }
        @for id in RULES {
            @if let Some(chapter) = learn::chapter(id) {
                h2 { (chapter.title(words)) }
                ul { @for passage in chapter.told(rules) { (told(passage, rules, words)) } }
            }
        }
        p .sources { (read::sources(words).0) ": " (words.cite_all(&taught(rules, words)).join("; ")) }
        @if let Some(chapter) = learn::chapter("worked").filter(|worked| worked.told(rules).next().is_some()) {
            h2 { (chapter.title(words)) }
            @if let Some(note) = chapter.note(rules, words) { p { (note) } }
            @for passage in chapter.told(rules) {
                section .block {
                    p { (passage.say(rules, words).text) }
                    @if let Some(Ok(played)) = passage.play() { (example(&played, words)) }
                }
            }
        }
    }
}

/// Where these rules are taught, each source once.
fn taught(rules: &Rules, words: &Words) -> Vec<Source> {
    let mut found = Vec::new();
    let chapters = RULES.iter().filter_map(|id| learn::chapter(id));
    for passage in chapters.flat_map(|chapter| chapter.told(rules)) {
        for source in passage.say(rules, words).sources {
            if !found.contains(&source) {
                found.push(source);
            }
        }
    }
    found
}

fn told(passage: &Passage, rules: &Rules, words: &Words) -> Markup {
    let text = passage.say(rules, words);
    html! {
        li {
            @if let Some(question) = &text.question { em { (question) } " " }
            (text.text)
            @if let Some(note) = &text.note { " " (note) }
        }
    }
}

/// A played example: the board before, the moves, the board after.
#[must_use]
pub fn example(played: &Played, words: &Words) -> Markup {
    let ruling = &played.ruling;
    let moves = played.example.moves.join(", ");
    html! {
        div .example {
            figure {
                (board(&ruling.before, words))
                figcaption { (words.say("sheet-before", &[])) }
            }
            p .moves {
                (words.say("sheet-example-moves", &[("moves", (&moves).into())]))
            }
            figure {
                (board(&ruling.after, words))
                figcaption { (words.say("sheet-after", &[])) }
            }
            p .verdict { (words.ruling(ruling).verdict) }
        }
    }
}
