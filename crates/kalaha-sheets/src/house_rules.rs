//! What differs tonight, with names and signatures.

use kalaha_lessons::options;
use kalaha_text::Words;
use maud::{Markup, PreEscaped, html};
use qrcode::QrCode;
use qrcode::render::svg;

use crate::{Kind, Order, link, name};

/// Lines for names and signatures.
const PLAYERS: usize = 4;
/// Pixels of the code on the screen; on paper the style says how large it is.
const CODE: u32 = 160;

pub(crate) fn sheet(order: &Order, words: &Words) -> Markup {
    let rules = &order.rules;
    let say = |key| words.say(key, &[]);
    let text = words.rule_set(rules);
    let blank = |key| html! { p .blank { (words.say(key, &[])) span .line {} } };
    let (starts, ways) = options::who_begins(words);
    html! {
        h1 { (Kind::HouseRules.title(words)) }
        p .set { (name(rules, words)) }
        @if let Some(preset) = &text.preset { p { (preset.played) } }
        section .agreed {
            h2 { (say("sheet-agreed")) }
            @if !text.differences.is_empty() {
                ol { @for sentence in &text.differences { li { (sentence) } } }
            }
            p .rest { (text.rest) }
            @for note in &text.notes { p { (note) } }
        }
        section .block {
            p .ticks {
                (starts)
                @for way in &ways { span { span .tick {} (way) } }
            }
            (blank("sheet-agree-games"))
            (blank("sheet-agree-help"))
            (blank("sheet-date"))
        }
        table .signatures {
            thead { tr {
                th scope="col" { (say("sheet-names")) }
                th scope="col" { (say("sheet-signatures")) }
            } }
            tbody { @for _ in 0..PLAYERS { tr { td {} td {} } } }
        }
        @if let Some(server) = &order.server {
            @let address = link(server, rules);
            section .block .links {
                @if let Some(code) = code(&address) {
                    figure role="img" aria-label=(say("sheet-link-code")) { (code) }
                }
                div {
                    p { (say("sheet-link")) }
                    p .address { a href=(address) { (address) } }
                }
            }
        }
    }
}

/// A link as a code to scan; nothing if it is too long for one.
#[must_use]
pub fn code(address: &str) -> Option<Markup> {
    let code = QrCode::new(address).ok()?;
    let drawn = code
        .render::<svg::Color>()
        .min_dimensions(CODE, CODE)
        .build();
    // What is before it is for files of their own.
    let begin = drawn.find("<svg")?;
    Some(PreEscaped(drawn[begin..].to_owned()))
}
