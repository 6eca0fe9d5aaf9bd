//! The rules on a card, twice on a page.

use kalaha::{Key, Lap, Position, RuleId, Rules};
use kalaha_text::Words;
use maud::{Markup, html};

use crate::board::board;
use crate::{Order, name};

/// The options that a card tells, in the order in which a beginner needs them.
const TOLD: [Key; 7] = [
    Key::Direction,
    Key::SowOpponentStore,
    Key::ExtraTurnLimit,
    Key::Capture,
    Key::Lap,
    Key::End,
    Key::Remaining,
];

pub(crate) fn sheet(order: &Order, words: &Words) -> Markup {
    html! {
        p .instruction { (words.say("sheet-card-cut", &[])) }
        (card(&order.rules, words))
        (card(&order.rules, words))
    }
}

fn card(rules: &Rules, words: &Words) -> Markup {
    let basics = [
        RuleId::MoveOwnHouse,
        RuleId::SowOneByOne,
        RuleId::SowOwnStore,
    ];
    let mut told: Vec<String> = basics
        .into_iter()
        .map(|rule| words.rule(rule).statement)
        .collect();
    // That sowing ends with the last seed goes without saying.
    let said = TOLD
        .into_iter()
        .filter(|&key| key != Key::Lap || rules.lap == Lap::Relay);
    told.extend(said.map(|key| words.value_rule(key, &rules.get(key))));
    // What no card of the standard game tells, but these rules change.
    let others = rules.differences(&Rules::STANDARD);
    let others = others.filter(|(key, _)| {
        let on_the_board = matches!(key, Key::Houses | Key::Seeds | Key::StoreSide);
        !TOLD.contains(key) && !on_the_board
    });
    told.extend(others.map(|(key, value)| words.value_rule(key, &value)));
    told.push(words.rule(RuleId::ResultMostSeeds).statement);
    let total = rules.total_seeds();
    told.push(words.say(
        "rule-set-certain",
        &[("total", total.into()), ("enough", (total / 2 + 1).into())],
    ));
    html! {
        section .card {
            h2 { "Kalaha" span .set { (name(rules, words)) } }
            @if let Ok(start) = Position::start(*rules) { (board(&start, words)) }
            ul { @for sentence in &told { li { (sentence) } } }
        }
    }
}
