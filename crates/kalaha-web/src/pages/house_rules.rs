//! House rules for tonight, chosen question by question, each with a board that shows it.

use kalaha::{Key, PRESETS, Rules};
use kalaha_lessons::options::{self, Choice};
use kalaha_text::Words;
use maud::{Markup, html};

use super::beside::only_here;
use super::modules::{dialog, module_words};
use super::options::{HELP, STARTS, help_field, starts_field};
use super::shell::Page;
use super::shown::example;

/// What is chosen, and what that makes.
pub struct Agreed<'a> {
    /// The address that was asked for.
    pub address: String,
    /// The rules.
    pub rules: Rules,
    /// Why the rules that were asked for can't be had.
    pub refused: Option<String>,
    /// What perfect play makes of them, or that nothing is known.
    pub perfect: Vec<String>,
    /// What is agreed of the evening and goes into a game with the rules.
    pub evening: Evening,
    /// The server's address, for links that are passed on.
    pub server: &'a str,
    /// True if it leads every other device to itself.
    pub is_local: bool,
}

/// What people agree on besides the rules of the board.
#[derive(Clone, Debug, Default)]
pub struct Evening {
    starts: String,
    help: String,
}

impl Evening {
    /// What the fields of the form hold; what is no choice of theirs is as usual.
    pub fn new(get: impl Fn(&str) -> String) -> Self {
        let among = |value: String, all: &[(&str, &str)]| {
            let is_one = all.iter().any(|&(known, _)| known == value);
            if is_one { value } else { String::new() }
        };
        Self {
            starts: among(get("starts"), &STARTS),
            help: among(get("help"), &HELP),
        }
    }

    /// Behind the query of the rules, what is not as usual.
    fn query(&self) -> String {
        let usual = ["", STARTS[0].0];
        let mut query = String::new();
        for (name, value) in [("starts", &self.starts), ("help", &self.help)] {
            if !usual.contains(&value.as_str()) {
                query = query + "&" + name + "=" + value;
            }
        }
        query
    }
}

/// The page: the questions with what is chosen, and what that makes.
#[must_use]
pub fn page(agreed: &Agreed, words: &Words) -> Markup {
    let say = |id: &str| words.say(id, &[]);
    let title = say("sheet-house-rules");
    let name = kalaha_sheets::name(&agreed.rules, words);
    let content = html! {
        div .agree {
            div .prose {
                h1 { (title) }
                p .unprinted { (say("web-house-rules-help")) }
                details .unprinted {
                    summary { (say("web-house-rules-named")) }
                    (named(words))
                }
            }
            (ours(agreed, &name, words))
            form .unprinted #house-rules method="get" action="/house-rules" {
                @for &key in Key::ALL { (question(key, &agreed.rules, words)) }
                div .start-fields {
                    (starts_field(&agreed.evening.starts, words))
                    (help_field(&agreed.evening.help, words))
                }
                p .unlive { button .act.main type="submit" { (say("web-house-rules-show")) } }
            }
            // Where the box does not stand beside the questions, it is one press away.
            p .to-ours.unprinted {
                a .button href="#ours" { span { (say("web-house-rules-ours")) ": " span #ours-name { (name) } } }
            }
        }
        (dialog(words))
        (module_words(words))
    };
    Page {
        words,
        title: &title,
        path: &agreed.address,
        script: Some("house-rules.js"),
        refresh: None,
        board: true,
    }
    .around(&content)
}

/// The rule sets with a name, each with where it is played.
fn named(words: &Words) -> Markup {
    html! {
        ul .list {
            @for preset in PRESETS {
                @let text = words.preset(preset.name);
                li {
                    a href={ "/house-rules?" (kalaha_sheets::query(&preset.rules)) } { (text.title) }
                    " " span .quiet { (text.played) }
                }
            }
        }
    }
}

/// What differs tonight, and where to go with it. The module replaces both parts of it.
fn ours(agreed: &Agreed, name: &str, words: &Words) -> Markup {
    let say = |id: &str| words.say(id, &[]);
    let rules = &agreed.rules;
    let query = kalaha_sheets::query(rules);
    let evening = agreed.evening.query();
    let whole = format!("{query}{evening}");
    let text = words.rule_set(rules);
    html! {
        section .notice #ours tabindex="-1" data-query=[agreed.refused.is_none().then_some(&whole)] {
            div #ours-told .short aria-live="polite" {
                @if let Some(refused) = &agreed.refused { p .alarm role="alert" { (refused) } }
                h2 { (say("web-house-rules-ours")) ": " (name) }
                @if let Some(preset) = &text.preset { p { (preset.played) } }
                @if !text.differences.is_empty() { ul { @for told in &text.differences { li { (told) } } } }
                p { (text.rest) }
                @for note in &text.notes { p { (note) } }
                h3 { (say("web-house-rules-perfect")) }
                p { (agreed.perfect.join(" ")) }
            }
            div #ours-links .short {
                div .actions {
                    a .button.main href={ "/?" (whole) } { (say("web-house-rules-play")) }
                    a .button href={ "/print/house-rules?" (query) } { (say("web-house-rules-print")) }
                    a .button href={ "/referee?" (query) } { (say("sheet-referee")) }
                }
                @let link = kalaha_sheets::link(agreed.server, rules) + &evening;
                (passed_on(&link, agreed.is_local, words))
            }
        }
    }
}

/// A link that others begin a game with, to copy or to scan.
fn passed_on(link: &str, is_local: bool, words: &Words) -> Markup {
    let say = |id: &str| words.say(id, &[]);
    html! {
        // Paper shows the code alone: what can't be scanned is not typed either.
        p .unprinted[is_local] { label for="ours-link" { (say("sheet-link")) } }
        div .share {
            input #ours-link type="text" readonly value=(link);
            button type="button" .button.live-only hidden data-copy="ours-link" { (say("web-copy")) }
        }
        @if is_local {
            div .unprinted { (only_here(words)) }
        } @else if let Some(code) = kalaha_sheets::code(link) {
            figure .code role="img" aria-label=(say("sheet-link-code")) { (code) }
        }
    }
}

/// A question with its answers.
fn question(key: Key, rules: &Rules, words: &Words) -> Markup {
    let chosen = rules.get(key);
    let choices = options::choices(key);
    let question = options::question(key, words);
    let answer = |value: &str, name: &str, checked: bool| {
        html! {
            label .choice {
                input type="radio" name=(key.as_str()) value=(value) checked[checked];
                (name)
            }
        }
    };
    let found = choices.iter().find(|choice| choice.value == chosen);
    let usual = found.is_some();
    let differs = found.filter(|choice| choice.rules() != Rules::STANDARD);
    html! {
        fieldset .question {
            legend { (question) }
            div .choices {
                @for choice in &choices {
                    (answer(&choice.value.to_string(), &words.value(key, &choice.value), choice.value == chosen))
                }
                @if let Some((least, most)) = range(key) {
                    div .other {
                        (answer(OTHER, &words.say("web-house-rules-other", &[]), !usual))
                        input type="number" inputmode="numeric" name={ (key.as_str()) "-" (OTHER) } min=(least) max=(most)
                            value=[(!usual).then_some(&chosen)] aria-label=(question);
                    }
                }
            }
            // What differs from the standard is seen at once; the module fills this again.
            div .now data-now=(key.as_str()) data-value=(chosen) {
                @if let Some(choice) = differs { (shown(choice, words)) }
            }
            details .unprinted {
                summary { (words.say("web-house-rules-what", &[])) }
                @for choice in &choices { (shown(choice, words)) }
            }
        }
    }
}

/// What a number that is not among the choices is chosen by; it stands in a field beside it.
const OTHER: &str = "other";

/// The numbers that an option may be; nothing if it is none.
fn range(key: Key) -> Option<(String, String)> {
    let allowed = key.allowed();
    let ends = allowed
        .iter()
        .find_map(|allowed| allowed.split_once(".."))?;
    Some((ends.0.to_owned(), ends.1.to_owned()))
}

/// The fields of the form with the numbers that stand beside their choices.
#[must_use]
pub fn chosen(fields: &[(String, String)]) -> Vec<(String, String)> {
    let beside = |name: &str| {
        let field = format!("{name}-{OTHER}");
        let found = fields.iter().find(|(name, _)| *name == field);
        found.map(|(_, value)| value.clone()).unwrap_or_default()
    };
    let value = |(name, value): &(String, String)| match &**value {
        OTHER => (name.clone(), beside(name)),
        _ => (name.clone(), value.clone()),
    };
    fields.iter().map(value).collect()
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
