//! All rules of the game, with examples.

use kalaha::{Position, Rules};
use kalaha_lessons::example::Played;
use kalaha_lessons::learn::{self, Passage};
use kalaha_text::Words;
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
                ul { @for passage in chapter.passages { (told(passage, rules, words)) } }
            }
        }
        // The examples are of the standard game.
        @if let Some(chapter) = learn::chapter("worked").filter(|_| *rules == Rules::STANDARD) {
            h2 { (chapter.title(words)) }
            @for passage in chapter.passages {
                section .block {
                    p { (passage.say(rules, words).text) }
                    @if let Some(Ok(played)) = passage.play() { (example(&played, words)) }
                }
            }
        }
    }
}

fn told(passage: &Passage, rules: &Rules, words: &Words) -> Markup {
    let text = passage.say(rules, words);
    html! {
        li {
            @if let Some(question) = &text.question { em { (question) } " " }
            (text.text)
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
