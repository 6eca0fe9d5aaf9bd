//! The files of messages against each other and against the sources.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast::{Entry, Pattern};
use fluent_syntax::parser;
use kalaha::{Key, PRESETS, RuleId, Rules};

use super::english;
use crate::Language;
use crate::pattern::{Ask, each_ask};

/// What a message asks for: facts as `$fact`, other messages by their key.
type Asks = BTreeSet<String>;

/// A message or an attribute (`message.attribute`): its file and what it asks for.
pub(super) struct Found {
    pub(super) file: &'static str,
    asks: Asks,
}

/// All messages and attributes of a language by their key.
pub(super) fn messages(language: Language) -> BTreeMap<String, Found> {
    let mut found = BTreeMap::new();
    each_pattern(language, &mut |file, key, pattern| {
        let mut asks = Asks::new();
        each_ask(pattern, &mut |ask| {
            asks.insert(match ask {
                Ask::Fact(name) => format!("${name}"),
                Ask::Message(key) => key.to_owned(),
            });
        });
        let twice = found.insert(key.to_owned(), Found { file, asks });
        assert!(twice.is_none(), "{language:?}: {key} stands there twice");
    });
    found
}

/// Gives each text of a language with its file and key.
pub(super) fn each_pattern(
    language: Language,
    give: &mut dyn FnMut(&'static str, &str, &Pattern<&'static str>),
) {
    for &(file, text) in language.files() {
        let resource = parser::parse(text).expect("messages without faults");
        for entry in &resource.body {
            let Entry::Message(message) = entry else {
                assert!(
                    !matches!(entry, Entry::Junk { .. } | Entry::Term(_)),
                    "{entry:?}"
                );
                continue;
            };
            let id = message.id.name;
            if let Some(pattern) = &message.value {
                give(file, id, pattern);
            }
            for attribute in &message.attributes {
                let key = format!("{id}.{}", attribute.id.name);
                give(file, &key, &attribute.value);
            }
        }
    }
}

/// The files whose messages this crate itself asks for; programs ask for the others.
const OWN_FILES: [&str; 10] = [
    "atlas", "errors", "events", "hints", "options", "presets", "rules", "ruling", "values",
    "words",
];

/// The keys that this crate itself asks for: not those that only stand within other messages.
pub(super) fn own_keys() -> BTreeSet<String> {
    let all = messages(Language::English);
    let within: BTreeSet<&String> = all.values().flat_map(|found| &found.asks).collect();
    // Said only where something is wrong with the messages themselves, and for whom asks.
    let others = ["missing-text", "seeds"];
    all.iter()
        .filter(|(key, found)| {
            let id = key.split('.').next().unwrap_or(key);
            !within.contains(key) && OWN_FILES.contains(&found.file) && !others.contains(&id)
        })
        .map(|(key, _)| key.clone())
        .collect()
}

#[test]
fn every_language_has_the_messages_of_english_with_the_same_facts() {
    let english = messages(Language::English);
    let mut wrong = Vec::new();
    for &language in Language::ALL {
        let tag = language.tag();
        let other = messages(language);
        let files: BTreeSet<&str> = other.values().map(|found| found.file).collect();
        let mut lacking = BTreeSet::new();
        for (key, found) in &english {
            let file = found.file;
            match other.get(key) {
                Some(there) if there.file != file => {
                    wrong.push(format!("{tag}/{}.ftl has {key} of {file}.ftl", there.file));
                }
                Some(_) => {
                    let (given, asked) = (facts_of(key, &english), facts_of(key, &other));
                    if given != asked {
                        wrong.push(format!(
                            "{tag}/{file}.ftl: {key} tells {asked:?} instead of {given:?}"
                        ));
                    }
                }
                None if files.contains(file) => {
                    wrong.push(format!("{tag}/{file}.ftl lacks {key}"));
                }
                None => {
                    lacking.insert(file);
                }
            }
        }
        wrong.extend(lacking.iter().map(|file| format!("{tag} lacks {file}.ftl")));
        // English help stands at the commands themselves.
        let more = other
            .iter()
            .filter(|(key, found)| !english.contains_key(*key) && found.file != "help");
        wrong.extend(more.map(|(key, found)| {
            format!("{tag}/{}.ftl has {key}, which English has not", found.file)
        }));
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// The facts that a message tells, those of the messages in it included.
pub(super) fn facts_of(key: &str, all: &BTreeMap<String, Found>) -> Asks {
    let asks = all.get(key).map(|found| &found.asks);
    asks.into_iter()
        .flatten()
        .flat_map(|ask| {
            if all.contains_key(ask) {
                facts_of(ask, all)
            } else {
                Asks::from([ask.clone()])
            }
        })
        .collect()
}

#[test]
fn every_directory_is_a_language() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    let mut directories = 0;
    for directory in std::fs::read_dir(&locales).expect("locales") {
        let directory = directory.expect("a directory").path();
        let tag = directory.file_name().and_then(|name| name.to_str());
        assert!(Language::ALL.iter().any(|known| Some(known.tag()) == tag));
        directories += 1;
    }
    assert_eq!(directories, Language::ALL.len());
}

/// All Rust sources of the workspace.
fn sources(directory: &Path, text: &mut String) {
    for entry in std::fs::read_dir(directory).expect("a directory") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            let name = path.file_name().and_then(|name| name.to_str());
            if !matches!(name, Some("target" | "tests")) {
                sources(&path, text);
            }
        } else if path.extension().is_some_and(|end| end == "rs") {
            text.push_str(&std::fs::read_to_string(&path).expect("text"));
        }
    }
}

/// Keys that are made from ids, option names and values.
fn made() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for id in RuleId::ALL {
        let key = format!("rule-{}", id.as_str().replace('.', "-"));
        keys.extend([format!("{key}.title"), key]);
    }
    for key in Key::ALL {
        keys.insert(format!("key-{key}"));
        let values = key.alternatives(&Rules::STANDARD, 0);
        let standard = Rules::STANDARD.get(*key);
        let words = values.iter().chain([&standard]).map(|value| match value {
            kalaha::Value::Int(_) => "n".to_owned(),
            word => word.to_string(),
        });
        let pie = ["false", "true"].map(ToOwned::to_owned);
        let pie = pie.into_iter().filter(|_| *key == Key::Pie);
        for word in words.chain(pie) {
            let key = format!("value-{key}-{word}");
            keys.extend([format!("{key}.name"), format!("{key}.rule"), key]);
        }
    }
    for preset in PRESETS {
        for name in [preset.name].iter().chain(preset.aliases) {
            let key = format!("preset-{name}");
            keys.extend([format!("{key}.played"), key]);
        }
    }
    keys
}

#[test]
fn no_message_is_unused() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut text = String::new();
    sources(&crates, &mut text);
    let all = messages(Language::English);
    let made = made();
    let within: BTreeSet<&String> = all.values().flat_map(|found| &found.asks).collect();
    let unused: Vec<&String> = all
        .keys()
        .filter(|key| {
            let (id, attribute) = key.split_once('.').unwrap_or((key, key));
            // A note stands only beside the rules that have something to note.
            let asked = made.contains(id) && attribute == "note" || made.contains(*key);
            !asked && !within.contains(key) && !text.contains(&format!("\"{key}\""))
        })
        .collect();
    assert!(unused.is_empty(), "{unused:?}");
}

#[test]
fn no_made_key_is_missing() {
    let all = messages(Language::English);
    let missing: Vec<String> = made()
        .into_iter()
        .filter(|key| !all.contains_key(key))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
#[cfg(debug_assertions)]
#[should_panic(expected = "no message no-such-key")]
fn a_missing_key_fails_a_test() {
    let _ = english().say("no-such-key", &[]);
}

#[test]
#[cfg(debug_assertions)]
#[should_panic(expected = "ruling-capture asks for")]
fn a_missing_fact_fails_a_test_whatever_form_is_chosen() {
    let _ = english().say("ruling-capture", &[("basis", "standard".into())]);
}

#[test]
#[cfg(not(debug_assertions))]
fn a_release_says_that_a_text_is_missing() {
    assert_eq!(english().say("no-such-key", &[]), "This text is missing.");
    assert_eq!(english().say("seeds", &[]), "This text is missing.");
}

#[test]
fn words_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>(_: &T) {}
    shared(&english());
}
