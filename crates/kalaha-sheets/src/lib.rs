//! Paper: sheets as HTML that prints well on A4.
//!
//! ```
//! use kalaha::Rules;
//! use kalaha_sheets::{Kind, Order, document};
//! use kalaha_text::{Language, Words};
//!
//! let order = Order::new(Rules::preset("familie")?);
//! let html = document(Kind::HouseRules, &order, &Words::new(Language::English));
//! assert!(html.starts_with("<!DOCTYPE html>"));
//! assert!(html.contains("but only once in a row"));
//! # Ok::<(), kalaha::Error>(())
//! ```
//!
//! # Contents
//!
//! | function | what it gives |
//! |---|---|
//! | [`document`] | a sheet as one file that needs nothing else |
//! | [`page`] with [`STYLE`] | the same for a site that has its own style sheets |
//! | [`example`] | a played example, with the boards before and after |
//! | [`link`] | the address that carries a rule set into a game |
//!
//! # Scope
//!
//! All text comes from `kalaha-text` and `kalaha-lessons`; no script, no colour that means anything,
//! no background: what is printed in black is all there is.
#![forbid(unsafe_code)]

mod board;
mod card;
mod house_rules;
mod paper_board;
mod referee;
mod rules;
#[cfg(test)]
mod tests;
mod worksheet;

pub use house_rules::code;
pub use rules::example;

use std::str::FromStr;

use kalaha::{PRESETS, Rules};
use kalaha_lessons::referee::Margins;
use kalaha_text::Words;
use maud::{DOCTYPE, Markup, PreEscaped, html};

/// The style of all sheets, for screen and paper.
pub const STYLE: &str = include_str!("style.css");

/// What can be printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The rules on a card, twice on a page.
    Card,
    /// What differs from the standard, with names and signatures.
    HouseRules,
    /// All rules, with examples.
    Rules,
    /// What people argue about, with the answers.
    Referee,
    /// A board to cut out.
    Board,
    /// Tasks for a class, with solutions on a page of their own.
    Worksheet,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 6] = [
        Self::Card,
        Self::HouseRules,
        Self::Rules,
        Self::Referee,
        Self::Board,
        Self::Worksheet,
    ];

    /// Its name in links and commands.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Card => "card",
            Self::HouseRules => "house-rules",
            Self::Rules => "rules",
            Self::Referee => "referee",
            Self::Board => "board",
            Self::Worksheet => "worksheet",
        }
    }

    /// Its name for people.
    #[must_use]
    pub fn title(self, words: &Words) -> String {
        let key = match self {
            Self::Card => "sheet-card",
            Self::HouseRules => "sheet-house-rules",
            Self::Rules => "sheet-rules",
            Self::Referee => "sheet-referee",
            Self::Board => "sheet-board",
            Self::Worksheet => "sheet-worksheet",
        };
        words.say(key, &[])
    }
}

impl FromStr for Kind {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let found = Self::ALL.into_iter().find(|kind| kind.as_str() == text);
        found.ok_or(())
    }
}

/// What a sheet is about.
#[derive(Clone, Debug)]
pub struct Order {
    /// Tonight's rules.
    pub rules: Rules,
    /// The address of a server, such as `https://kalaha.example`; without it a sheet has no link.
    pub server: Option<String>,
    /// What is proved of perfect play by these rules.
    pub known: Option<Margins>,
    /// What the tasks of a worksheet are drawn from.
    pub seed: u64,
}

impl Order {
    /// A sheet about these rules, without a link.
    #[must_use]
    pub fn new(rules: Rules) -> Self {
        Self {
            rules,
            server: None,
            known: None,
            seed: 1,
        }
    }
}

/// A sheet as one file that needs nothing else.
#[must_use]
pub fn document(kind: Kind, order: &Order, words: &Words) -> String {
    let style = html! { style { (PreEscaped(STYLE)) } };
    let page = page(kind, order, words, &style, &html! {});
    page.into_string()
}

/// A sheet as a page of a site that brings [`STYLE`] itself: `head` goes into its head, and `above`
/// stands above the sheet.
#[must_use]
pub fn page(kind: Kind, order: &Order, words: &Words, head: &Markup, above: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(words.language().tag()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width";
                title { (kind.title(words)) }
                (head)
            }
            body class={ "sheet " (kind.as_str()) } {
                (above)
                main { (content(kind, order, words)) }
            }
        }
    }
}

fn content(kind: Kind, order: &Order, words: &Words) -> Markup {
    match kind {
        Kind::Card => card::sheet(order, words),
        Kind::HouseRules => house_rules::sheet(order, words),
        Kind::Rules => rules::sheet(order, words),
        Kind::Referee => referee::sheet(order, words),
        Kind::Board => paper_board::sheet(order, words),
        Kind::Worksheet => worksheet::sheet(order, words),
    }
}

/// The address on a server at which a game with these rules begins.
///
/// ```
/// let rules = kalaha::Rules::preset("alga")?;
/// assert_eq!(
///     kalaha_sheets::link("https://kalaha.example/", &rules),
///     "https://kalaha.example/?rules=standard&seeds=6&remaining=emptier",
/// );
/// # Ok::<(), kalaha::Error>(())
/// ```
#[must_use]
pub fn link(server: &str, rules: &Rules) -> String {
    format!("{}/?{}", server.trim_end_matches('/'), query(rules))
}

/// The part of an address that carries a rule set, without the question mark.
#[must_use]
pub fn query(rules: &Rules) -> String {
    let changes = rules.differences(&Rules::STANDARD);
    let changes = changes.map(|(key, value)| format!("{key}={value}"));
    let query: Vec<String> = core::iter::once("rules=standard".to_owned())
        .chain(changes)
        .collect();
    query.join("&")
}

/// What a rule set is called.
#[must_use]
pub fn name(rules: &Rules, words: &Words) -> String {
    let preset = PRESETS.iter().find(|preset| preset.rules == *rules);
    preset.map_or_else(
        || words.say("sheet-own-rules", &[]),
        |preset| words.preset(preset.name).title,
    )
}
