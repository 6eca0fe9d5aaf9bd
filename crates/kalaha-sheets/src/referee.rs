//! What people argue about, with the answers by tonight's rules.

use kalaha_lessons::referee::{DISPUTES, Dispute};
use kalaha_text::Words;
use maud::{Markup, html};

use crate::rules::example;
use crate::{Kind, Order, name};

pub(crate) fn sheet(order: &Order, words: &Words) -> Markup {
    html! {
        h1 { (Kind::Referee.title(words)) }
        p .set { (name(&order.rules, words)) }
        @for dispute in DISPUTES { (settled(dispute, order, words)) }
    }
}

fn settled(dispute: &'static Dispute, order: &Order, words: &Words) -> Markup {
    let settled = dispute.settle(&order.rules, order.known);
    let text = settled.say(words);
    let cited = words.cite_all(&text.sources).join("; ");
    let sources = match text.sources.len() {
        0 => None,
        1 => Some("sheet-source"),
        _ => Some("sheet-sources"),
    };
    let sources = sources.map(|key| words.say(key, &[("sources", (&cited).into())]));
    html! {
        section .block .dispute {
            h2 { (dispute.number) ". " (text.question) }
            p { strong { (text.answer) } " " (text.reason) }
            @if let Some(played) = &settled.example { (example(played, words)) }
            @for sentence in &text.otherwise { p .otherwise { (sentence) } }
            @if let Some(sources) = sources { p .sources { (sources) } }
        }
    }
}
