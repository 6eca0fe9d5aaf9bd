//! What can be printed, and the sheets themselves.

use kalaha::Rules;
use kalaha_sheets::{Kind, Order};
use kalaha_text::Words;
use maud::{Markup, html};

use super::learn::around;
use crate::assets;

/// The style of the sheets.
pub const STYLE_PATH: &str = "/print/style.css";

/// All sheets by a rule set.
#[must_use]
pub fn index_page(rules: &Rules, address: &str, words: &Words) -> Markup {
    let title = words.say("web-nav-print", &[]);
    let name = kalaha_sheets::name(rules, words);
    let query = kalaha_sheets::query(rules);
    let content = html! {
        div .prose {
            h1 { (title) }
            p { (words.say("web-print-help", &[])) }
            p { (words.say("web-print-by", &[("rules", (&name).into())])) }
            dl {
                @for kind in Kind::ALL {
                    dt { a href={ "/print/" (kind.as_str()) "?" (query) } { (kind.title(words)) } }
                    dd { (words.say(told(kind), &[])) }
                }
            }
            p { a href={ "/house-rules?" (query) } { (words.say("web-house-rules", &[])) } }
        }
    };
    around(&title, address, false, words, &content)
}

/// What a sheet is good for.
fn told(kind: Kind) -> &'static str {
    match kind {
        Kind::Card => "web-print-card",
        Kind::HouseRules => "web-print-house-rules",
        Kind::Rules => "web-print-rules",
        Kind::Referee => "web-print-referee",
        Kind::Board => "web-print-board",
        Kind::Worksheet => "web-print-worksheet",
    }
}

/// A sheet.
#[must_use]
pub fn sheet_page(kind: Kind, order: &Order, words: &Words) -> Markup {
    let head = html! {
        link rel="stylesheet" href=(STYLE_PATH);
        script type="module" src=(assets::url("print.js")) {}
    };
    let query = kalaha_sheets::query(&order.rules);
    let above = html! {
        nav .screen {
            button type="button" data-print hidden { (words.say("web-print-now", &[])) }
            " "
            a href={ "/print?" (query) } { (words.say("web-print-back", &[])) }
        }
    };
    kalaha_sheets::page(kind, order, words, &head, &above)
}
