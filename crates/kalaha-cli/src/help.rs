//! The command line's own words. The English ones stand in `args`; the other languages' are messages,
//! found by the names of commands and options.

use clap::{Arg, Command, CommandFactory};
use kalaha_text::{Arg as Fact, Words};

use crate::args::Typed;

/// The command line with its help in the language of the words.
pub(crate) fn command(words: &Words) -> Command {
    localized(Typed::command(), "kalaha", words)
}

/// A command with all that belongs to it. `path` are the names from the first command on.
fn localized(command: Command, path: &str, words: &Words) -> Command {
    let about = format!("about-{path}");
    let command = match words.find(&about, None, &[]) {
        Some(text) => command.about(text).long_about(None),
        None => command,
    };
    let command = match words.find(&about, Some("after"), &[]) {
        Some(text) => command.after_help(text),
        None => command,
    };
    command
        .mut_args(|arg| argument(arg, path, words))
        .mut_subcommands(|sub| {
            let path = match path {
                "kalaha" => sub.get_name().to_owned(),
                path => format!("{path}-{}", sub.get_name()),
            };
            localized(sub, &path, words)
        })
}

fn argument(mut arg: Arg, path: &str, words: &Words) -> Arg {
    let [own, common] = keys(&arg, path);
    let find = |key: &str| words.find(key, None, &[]);
    let Some(mut text) = find(&own).or_else(|| find(&common)) else {
        return arg;
    };
    let name = arg.get_value_names().and_then(|names| names.first());
    if let Some(name) = name.and_then(|name| find(&name_key(name))) {
        arg = arg.value_name(name);
    }
    if !arg.get_action().takes_values() {
        return arg.help(text);
    }
    if let [default] = arg.get_default_values() {
        let default = default.to_string_lossy();
        let told = words.find("cli-default", None, &[("value", Fact::from(&*default))]);
        text = format!("{text} {}", told.unwrap_or_default());
    }
    arg.help(text)
        .hide_default_value(true)
        .hide_possible_values(true)
}

/// The keys of an argument: as that of its command, and of all commands.
fn keys(arg: &Arg, path: &str) -> [String; 2] {
    let id = arg.get_id().as_str().replace('_', "-");
    [format!("option-{path}-{id}"), format!("option-{id}")]
}

/// The key of what stands for a value, such as `KEY=VALUE`.
fn name_key(name: &str) -> String {
    let words = name.split(|c: char| !c.is_ascii_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    format!("name-{}", words.join("-").to_lowercase())
}

/// What `clap` itself writes into a help text, and the messages for it; what holds another comes first.
const CLAP: [(&str, &str); 12] = [
    ("Usage:", "cli-usage"),
    ("\nCommands:\n", "cli-commands"),
    ("\nArguments:\n", "cli-arguments"),
    ("\nOptions:\n", "cli-options"),
    ("[OPTIONS]", "cli-any-options"),
    ("[COMMAND]", "cli-any-command"),
    ("<COMMAND>", "cli-a-command"),
    ("Print help (see more with '--help')", "cli-help"),
    (
        "Print this message or the help of the given subcommand(s)",
        "cli-help-command",
    ),
    ("[env:", "cli-env"),
    ("Print help", "cli-help"),
    ("Print version", "cli-version"),
];

/// A text of `clap` in the language of the words.
pub(crate) fn text(of_clap: &str, words: &Words) -> String {
    CLAP.iter().fold(of_clap.to_owned(), |text, (english, id)| {
        let Some(own) = words.find(id, None, &[]) else {
            return text;
        };
        let line_break = if english.starts_with('\n') { "\n" } else { "" };
        text.replace(english, &format!("{line_break}{own}{line_break}"))
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use clap::{Command, CommandFactory};
    use kalaha_text::{Language, Words};

    use super::{CLAP, keys, name_key};
    use crate::args::Typed;

    /// The keys of a language's help texts.
    fn written(language: Language) -> BTreeSet<String> {
        let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../kalaha-text/locales");
        let file = locales.join(language.tag()).join("help.ftl");
        let text = std::fs::read_to_string(file).expect("help texts");
        let mut keys = BTreeSet::new();
        let mut last = String::new();
        for line in text.lines() {
            if let Some((key, _)) = line.split_once(" = ")
                && line.starts_with(|c: char| c.is_ascii_lowercase())
            {
                key.clone_into(&mut last);
                keys.insert(last.clone());
            } else if line == "    .after =" {
                keys.insert(format!("{last}.after"));
            }
        }
        keys
    }

    /// What a command needs, in groups of which one is enough; names of values go to `names`.
    fn needed(
        command: &Command,
        path: &str,
        needs: &mut Vec<Vec<String>>,
        names: &mut BTreeSet<String>,
    ) {
        needs.push(vec![format!("about-{path}")]);
        if command.get_after_help().is_some() {
            needs.push(vec![format!("about-{path}.after")]);
        }
        for arg in command.get_arguments().filter(|arg| !arg.is_hide_set()) {
            needs.push(keys(arg, path).to_vec());
            names.extend(
                arg.get_value_names()
                    .unwrap_or_default()
                    .iter()
                    .map(|name| name_key(name)),
            );
        }
        for sub in command.get_subcommands() {
            let path = match path {
                "kalaha" => sub.get_name().to_owned(),
                path => format!("{path}-{}", sub.get_name()),
            };
            needed(sub, &path, needs, names);
        }
    }

    #[test]
    fn every_command_and_option_has_its_help_in_every_language() {
        let (mut needs, mut names) = (Vec::new(), BTreeSet::new());
        needed(&Typed::command(), "kalaha", &mut needs, &mut names);
        let mut wrong = Vec::new();
        for &language in Language::ALL
            .iter()
            .filter(|&&language| language != Language::English)
        {
            let tag = language.tag();
            let written = written(language);
            for keys in &needs {
                if !keys.iter().any(|key| written.contains(key)) {
                    wrong.push(format!("{tag}/help.ftl lacks {}", keys.join(" or ")));
                }
            }
            for (_, key) in CLAP {
                if !written.contains(key) {
                    wrong.push(format!("{tag}/help.ftl lacks {key}"));
                }
            }
            let known = |key: &String| {
                needs.iter().flatten().any(|need| need == key)
                    || names.contains(key)
                    || CLAP.iter().any(|(_, id)| id == key)
                    || key == "cli-default"
            };
            let unused = written.iter().filter(|key| !known(key));
            wrong.extend(
                unused.map(|key| format!("{tag}/help.ftl has {key}, which nothing asks for")),
            );
        }
        assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    }

    /// The commands in examples, without what is said beside them.
    fn examples(command: &Command, found: &mut Vec<String>) {
        let text = command.get_after_help().map(ToString::to_string);
        for line in text.unwrap_or_default().lines() {
            let line = line.trim();
            if line == "kalaha" || line.starts_with("kalaha ") {
                let typed = line.split("  ").next().unwrap_or(line);
                found.push(typed.to_owned());
            }
        }
        for sub in command.get_subcommands() {
            examples(sub, found);
        }
    }

    #[test]
    fn the_examples_are_the_same_in_every_language() {
        let of = |language| {
            let mut found = Vec::new();
            examples(&super::command(&Words::new(language)), &mut found);
            found
        };
        let english = of(Language::English);
        assert!(english.len() > 30, "{english:?}");
        for &language in Language::ALL {
            assert_eq!(of(language), english, "{}", language.tag());
        }
    }
}
