//! `rules`: a rule set in words.

use kalaha::{PRESETS, Rules};
use kalaha_engine::atlas::known;
use kalaha_engine::atlas::line::Line;
use kalaha_text::{Arg, PresetText};
use serde::Serialize;

use crate::fault::{Exit, Fault};
use crate::out::Out;

/// What to show.
pub(crate) struct Show {
    pub(crate) rules: Rules,
    /// All rules of the game instead of what differs.
    pub(crate) full: bool,
    pub(crate) json: bool,
}

#[derive(Serialize)]
struct Named<'a> {
    name: &'a str,
    aliases: &'a [&'a str],
    rules: &'a Rules,
    /// What perfect play makes of it, if that is known.
    atlas: Option<&'a Line>,
}

/// Lists all rule sets that have a name.
pub(crate) fn list(json: bool, out: &mut Out) -> Result<Exit, Fault> {
    if json {
        let named: Vec<_> = PRESETS
            .iter()
            .map(|preset| Named {
                name: preset.name,
                aliases: preset.aliases,
                rules: &preset.rules,
                atlas: known::find(&preset.rules),
            })
            .collect();
        out.json(&named)?;
        return Ok(Exit::Yes);
    }
    let names = PRESETS.iter().map(|preset| preset.name.len());
    let width = names.max().unwrap_or_default();
    for preset in PRESETS {
        let PresetText { title, played, .. } = out.words.preset(preset.name);
        let aliases = preset.aliases.join(", ");
        let text = if aliases.is_empty() {
            title
        } else {
            let args = [
                ("title", Arg::from(&*title)),
                ("aliases", Arg::from(&*aliases)),
            ];
            out.words.say("rules-also", &args)
        };
        out.line(&format!("{:width$}  {text}", preset.name))?;
        let below = " ".repeat(width + 2);
        out.paragraph(&below, &played)?;
        out.paragraph(&below, &perfect_play(&preset.rules, out))?;
    }
    Ok(Exit::Yes)
}

/// Shows one rule set.
pub(crate) fn show(show: &Show, out: &mut Out) -> Result<Exit, Fault> {
    if show.json {
        out.json(&show.rules)?;
        return Ok(Exit::Yes);
    }
    let text = out.words.rule_set(&show.rules);
    if let Some(preset) = &text.preset {
        out.heading(&preset.title)?;
        out.line(&preset.played)?;
        out.line("")?;
    }
    let standard = text.differences.is_empty();
    let mut told = text.differences;
    told.push(text.rest);
    told.extend(text.notes);
    if show.full || standard {
        told = out.words.full_rules(&show.rules);
    }
    for sentence in told {
        out.paragraph("- ", &sentence)?;
    }
    out.line("")?;
    out.paragraph("", &perfect_play(&show.rules, out))?;
    Ok(Exit::Yes)
}

/// What perfect play makes of a rule set, or that nothing is known.
fn perfect_play(rules: &Rules, out: &Out) -> String {
    let prospect = known::find(rules).map(Line::prospect);
    out.words.perfect_play(prospect.as_ref()).join(" ")
}
