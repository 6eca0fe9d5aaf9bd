//! Why something happens: the text of a rule, with where it is taught.

use kalaha::RuleId;
use kalaha_lessons::referee;
use kalaha_text::Words;
use maud::{Markup, html};

use super::shell::Page;
use super::{case, sources};

/// The rules as a table of contents: the board, the move, the end.
const CHAPTERS: [(&str, &[&str]); 4] = [
    ("web-rules-board", &["setup", "move"]),
    ("web-rules-sowing", &["sow"]),
    ("web-rules-last-seed", &["turn", "capture"]),
    ("web-rules-end", &["end", "remaining", "result", "pie"]),
];

/// A link to the reason of something.
pub(super) fn why_link(rule: &str, words: &Words) -> Markup {
    let title = RuleId::ALL.iter().find(|id| id.as_str() == rule);
    let title = title.map(|&id| words.rule(id).title).unwrap_or_default();
    html! {
        a .why href={ "/why/" (rule) } data-why aria-label=(words.say("web-why-of", &[("rule", (&title).into())])) {
            (words.say("web-why", &[]))
        }
    }
}

/// The same link where it stands by itself: the name of the rule is to be seen.
pub(super) fn named_why_link(rule: RuleId, words: &Words) -> Markup {
    let title = words.rule(rule).title;
    html! {
        a .why href={ "/why/" (rule) } data-why {
            (words.say("web-why-of", &[("rule", (&title).into())]))
        }
    }
}

/// The rule of an id, if there is one.
#[must_use]
pub fn find(code: &str) -> Option<RuleId> {
    RuleId::ALL.iter().copied().find(|id| id.as_str() == code)
}

/// The page of one rule.
#[must_use]
pub fn rule_page(rule: RuleId, words: &Words) -> Markup {
    let text = words.rule(rule);
    let content = html! {
        article .prose {
            h1 { (text.title) }
            p { (text.statement) }
            @if let Some(note) = &text.note { p .quiet { (note) } }
            @if text.sources.is_empty() {
                p .quiet { (words.say("web-no-source", &[])) }
            } @else {
                h2 { (words.say("web-sources", &[])) }
                (sources::list(&text.sources, words))
            }
            (disputed(rule, words))
            p .unprinted { a href="/why" { (words.say("web-all-rules", &[])) } }
        }
    };
    Page {
        words,
        title: &text.title,
        path: &format!("/why/{rule}"),
        script: None,
        refresh: None,
        board: false,
    }
    .around(&content)
}

/// What people argue about that the rule settles, and what would turn the answer; or else a case in
/// which it does.
fn disputed(rule: RuleId, words: &Words) -> Markup {
    let disputes = referee::of_rule(rule);
    let case = referee::example_of(rule).and_then(|(rules, example)| case::link(&rules, &example));
    html! {
        @if case.is_some() || !disputes.is_empty() {
            h2 { (words.say("sheet-referee", &[])) }
            @if let Some(case) = case { p { a href=(case) { (words.say("web-referee-try", &[])) } } }
            @for settled in &disputes {
                @let text = settled.say(words);
                div .short {
                    p {
                        a href={ "/referee/" (settled.dispute.id) "?" (kalaha_sheets::query(&settled.by)) } { (text.question) }
                        " " strong { (text.answer) }
                    }
                    @if !text.otherwise.is_empty() {
                        ul { @for told in &text.otherwise { li { (told) } } }
                    }
                }
            }
        }
    }
}

/// The page of all rules.
#[must_use]
pub fn index_page(words: &Words) -> Markup {
    let title = words.say("web-all-rules", &[]);
    let content = html! {
        div .prose {
            h1 { (title) }
            p { (words.say("web-all-rules-help", &[])) }
            @for (heading, families) in CHAPTERS {
                section {
                    h2 { (words.say(heading, &[])) }
                    dl {
                        @for &rule in RuleId::ALL {
                            @if rule.as_str().split('.').next().is_some_and(|family| families.contains(&family)) {
                                @let text = words.rule(rule);
                                div .short {
                                    dt { a href={ "/why/" (rule) } { (text.title) } }
                                    dd { (text.statement) }
                                }
                            }
                        }
                    }
                }
            }
        }
    };
    Page {
        words,
        title: &title,
        path: "/why",
        script: None,
        refresh: None,
        board: false,
    }
    .around(&content)
}
