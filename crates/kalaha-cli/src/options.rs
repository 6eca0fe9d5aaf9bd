//! `rules --options`: what each house rule does, seen on a board.

use kalaha::Key;
use kalaha_lessons::options::{self, Choice, choices};
use serde::Serialize;

use crate::fault::{Exit, Fault};
use crate::out::Out;
use crate::question::{self, ExampleJson};

#[derive(Serialize)]
struct Told<'a> {
    key: &'static str,
    value: &'a kalaha::Value,
    name: String,
    rule: String,
    shown: String,
    example: ExampleJson<'a>,
}

/// Lists all options and their values.
pub(crate) fn list(json: bool, out: &mut Out) -> Result<Exit, Fault> {
    if json {
        as_json(out)?;
        return Ok(Exit::Yes);
    }
    for &key in Key::ALL {
        let question = options::question(key, &out.words);
        out.heading(&question)?;
        out.line("")?;
        for choice in choices(key) {
            print(&choice, out)?;
        }
    }
    Ok(Exit::Yes)
}

fn print(choice: &Choice, out: &mut Out) -> Result<(), Fault> {
    let Choice { key, value, .. } = choice;
    let text = choice.say(&out.words);
    let name = out.words.key(*key);
    out.heading(&format!("{name}: {} ({key}={value})", text.name))?;
    out.paragraph("", &text.rule)?;
    question::played(&choice.play()?, out)?;
    out.line("")
}

fn as_json(out: &mut Out) -> Result<(), Fault> {
    let all: Vec<Choice> = Key::ALL.iter().flat_map(|&key| choices(key)).collect();
    let played = all
        .iter()
        .map(Choice::play)
        .collect::<Result<Vec<_>, _>>()?;
    let told: Vec<Told> = all
        .iter()
        .zip(&played)
        .map(|(choice, played)| {
            let text = choice.say(&out.words);
            Told {
                key: choice.key.as_str(),
                value: &choice.value,
                name: text.name,
                rule: text.rule,
                shown: text.shown,
                example: played.into(),
            }
        })
        .collect();
    out.json(&told)
}
