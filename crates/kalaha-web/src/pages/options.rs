//! Fields of forms: rule sets and their options, and small pictures beside words.

use kalaha::{Key, PRESETS, Rules, Value};
use kalaha_text::Words;
use maud::{Markup, html};

/// Limits that a game at a table may have on extra turns; others can be set by a record or the API.
const EXTRA_TURN_LIMITS: [i64; 4] = [0, 1, 2, 3];

/// A small picture, which stands only beside its word.
#[must_use]
pub fn icon(name: &str) -> Markup {
    let path = match name {
        "again" => "M4 12a8 8 0 1 0 2.5-5.8M4 3v4.500h4.500",
        "play" => "M6 4l13 8-13 8z",
        _ => "",
    };
    html! {
        svg .icon viewBox="0 0 24 24" aria-hidden="true" {
            path d=(path) fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" {}
        }
    }
}

/// A list to choose one of: values and their words.
#[must_use]
pub fn select(name: &str, label: &str, options: &[(String, String)], chosen: &str) -> Markup {
    html! {
        div .field {
            label for=(name) { (label) }
            select id=(name) name=(name) {
                @for (value, text) in options {
                    option value=(value) selected[value == chosen] { (text) }
                }
            }
        }
    }
}

/// Who begins, by value and message.
pub const STARTS: [(&str, &str); 6] = [
    ("in_turn", "web-starts-in-turn"),
    ("south", "web-starts-south"),
    ("north", "web-starts-north"),
    ("lot", "web-starts-lot"),
    ("youngest", "web-starts-youngest"),
    ("last_winner", "web-starts-last-winner"),
];

/// The help that is allowed, by value and message.
pub const HELP: [(&str, &str); 4] = [
    ("", "web-help-usual"),
    ("none", "web-help-none"),
    ("hints", "web-help-hints"),
    ("values", "web-help-values"),
];

/// The choice of who begins.
#[must_use]
pub fn starts_field(chosen: &str, words: &Words) -> Markup {
    let label = words.say("web-who-starts", &[]);
    select("starts", &label, &said(&STARTS, words), chosen)
}

/// The choice of the help that is allowed.
#[must_use]
pub fn help_field(chosen: &str, words: &Words) -> Markup {
    let label = words.say("web-help-allowed", &[]);
    select("help", &label, &said(&HELP, words), chosen)
}

fn said(all: &[(&str, &str)], words: &Words) -> Vec<(String, String)> {
    let said = |&(value, id): &(&str, &str)| (value.to_owned(), words.say(id, &[]));
    all.iter().map(said).collect()
}

/// The choice of a preset.
#[must_use]
pub fn preset_field(chosen: &str, words: &Words) -> Markup {
    let options: Vec<(String, String)> = PRESETS
        .iter()
        .map(|preset| (preset.name.to_owned(), words.preset(preset.name).title))
        .collect();
    select("rules", &words.say("web-rules", &[]), &options, chosen)
}

/// A field for each option of a rule set, which says nothing until it is set. `set` are the fields
/// as they were sent.
#[must_use]
pub fn option_fields(set: &dyn Fn(&str) -> String, rules: &Rules, words: &Words) -> Markup {
    html! {
        @for &key in Key::ALL {
            @let name = key.as_str();
            @let value = set(name);
            @match key {
                Key::Houses | Key::Seeds => (number_field(key, &value, rules, words)),
                _ => (select(name, &words.key(key), &choices(key, &value, rules, words), &value)),
            }
        }
    }
}

fn number_field(key: Key, value: &str, rules: &Rules, words: &Words) -> Markup {
    let name = key.as_str();
    let most = if key == Key::Houses { "12" } else { "127" };
    html! {
        div .field {
            label for=(name) { (words.key(key)) }
            input id=(name) name=(name) type="number" inputmode="numeric" min="1" max=(most)
                value=(value) placeholder=(rules.get(key));
        }
    }
}

/// The values of an option, first that it stays as the preset has it, and the one that is set.
fn choices(key: Key, set: &str, rules: &Rules, words: &Words) -> Vec<(String, String)> {
    let value = words.value(key, &rules.get(key));
    let as_it_is = words.say("web-as-preset", &[("value", (&value).into())]);
    let values: Vec<Value> = match key {
        Key::ExtraTurnLimit => std::iter::once(Value::Null)
            .chain(EXTRA_TURN_LIMITS.map(Value::Int))
            .collect(),
        _ => key
            .allowed()
            .iter()
            .map(|value| Value::read(value))
            .collect(),
    };
    // A record may have a limit that is not in the list.
    let set = Some(Value::read(set)).filter(|value| !set.is_empty() && !values.contains(value));
    let told = |value: Value| (value.to_string(), words.value(key, &value));
    std::iter::once((String::new(), as_it_is))
        .chain(values.into_iter().chain(set).map(told))
        .collect()
}
