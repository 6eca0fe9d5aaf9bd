//! The files of messages against each other and against the sources.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use kalaha::{Key, PRESETS, RuleId, Rules};

use super::english;
use crate::Language;

/// What a message asks for: facts as `$fact`, other messages by their key.
type Asks = BTreeSet<String>;

fn collect(pattern: &Pattern<&str>, asks: &mut Asks) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        let inline = match expression {
            Expression::Inline(inline) => inline,
            Expression::Select { selector, variants } => {
                for variant in variants {
                    collect(&variant.value, asks);
                }
                selector
            }
        };
        match inline {
            InlineExpression::VariableReference { id } => {
                asks.insert(format!("${}", id.name));
            }
            InlineExpression::MessageReference { id, .. } => {
                asks.insert(id.name.to_owned());
            }
            other => panic!("messages are built of facts and other messages only: {other:?}"),
        }
    }
}

/// All messages and attributes (`message.attribute`) of a language.
fn messages(language: Language) -> BTreeMap<String, Asks> {
    messages_in(language.files())
}

/// The same of some files.
fn messages_in(files: &[&'static str]) -> BTreeMap<String, Asks> {
    let mut found = BTreeMap::new();
    for file in files {
        let resource = parser::parse(*file).expect("messages without faults");
        for entry in &resource.body {
            let Entry::Message(message) = entry else {
                assert!(
                    !matches!(entry, Entry::Junk { .. } | Entry::Term(_)),
                    "{entry:?}"
                );
                continue;
            };
            let named = |pattern: &Pattern<&str>| {
                let mut asks = Asks::new();
                collect(pattern, &mut asks);
                asks
            };
            let id = message.id.name;
            let value = message.value.as_ref().map(named).unwrap_or_default();
            let twice = found.insert(id.to_owned(), value);
            assert!(twice.is_none(), "{id} stands there twice");
            for attribute in &message.attributes {
                let key = format!("{id}.{}", attribute.id.name);
                found.insert(key, named(&attribute.value));
            }
        }
    }
    found
}

/// The keys that this crate itself asks for: not those that only stand within other messages, nor
/// those of the terminal program and of the server.
pub(super) fn own_keys() -> BTreeSet<String> {
    let all = messages(Language::English);
    let programs = [
        include_str!("../../locales/en/terminal.ftl"),
        include_str!("../../locales/en/server.ftl"),
        include_str!("../../locales/en/web-analysis.ftl"),
        include_str!("../../locales/en/web-board.ftl"),
        include_str!("../../locales/en/web.ftl"),
    ]
    .map(|file| parser::parse(file).expect("messages"));
    let theirs: BTreeSet<&str> = programs
        .iter()
        .flat_map(|file| &file.body)
        .filter_map(|entry| match entry {
            Entry::Message(message) => Some(message.id.name),
            _ => None,
        })
        .collect();
    let within: BTreeSet<&String> = all.values().flatten().collect();
    // Said only where something is wrong with the messages themselves, and for whom asks.
    let others = ["missing-text", "seeds"];
    all.keys()
        .filter(|key| {
            let id = key.split('.').next().unwrap_or(key);
            !within.contains(key) && !theirs.contains(id) && !others.contains(&id)
        })
        .cloned()
        .collect()
}

#[test]
fn every_language_has_the_same_messages() {
    every_language_has_the_same(Language::files);
    every_language_has_the_same(Language::lessons);
}

fn every_language_has_the_same(files: fn(Language) -> &'static [&'static str]) {
    let english = messages_in(files(Language::English));
    for &language in Language::ALL {
        let other = messages_in(files(language));
        assert_eq!(
            english.keys().collect::<Vec<_>>(),
            other.keys().collect::<Vec<_>>(),
            "{language:?}"
        );
        for (key, asks) in other {
            let facts: Asks = facts(&asks, &english);
            let given = facts_of(&key, &english);
            assert!(
                facts.is_subset(&given),
                "{language:?}: {key} asks for {facts:?}"
            );
        }
    }
}

/// The facts among what is asked for, those of the messages in it included.
fn facts(asks: &Asks, all: &BTreeMap<String, Asks>) -> Asks {
    asks.iter()
        .flat_map(|ask| match all.get(ask) {
            Some(inner) => facts(inner, all),
            None => Asks::from([ask.clone()]),
        })
        .collect()
}

fn facts_of(key: &str, all: &BTreeMap<String, Asks>) -> Asks {
    facts(&all[key], all)
}

#[test]
fn every_file_of_messages_is_embedded() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    let mut directories = 0;
    for directory in std::fs::read_dir(&locales).expect("locales") {
        let directory = directory.expect("a directory").path();
        let tag = directory.file_name().and_then(|name| name.to_str());
        let language = tag.and_then(Language::from_tag).expect("a language");
        let mut on_disk: Vec<String> = std::fs::read_dir(&directory)
            .expect("files")
            .map(|file| std::fs::read_to_string(file.expect("a file").path()).expect("text"))
            .collect();
        let mut embedded: Vec<String> = language
            .files()
            .iter()
            .chain(language.lessons())
            .map(|file| (*file).to_owned())
            .collect();
        on_disk.sort();
        embedded.sort();
        assert_eq!(on_disk, embedded, "{language:?}");
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
    let mut all = messages(Language::English);
    all.extend(messages_in(Language::English.lessons()));
    let made = made();
    let within: BTreeSet<&String> = all.values().flatten().collect();
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
fn tags_are_language_identifiers() {
    for &language in Language::ALL {
        let tag = language.tag();
        assert!(tag.parse::<unic_langid::LanguageIdentifier>().is_ok());
        assert_eq!(Language::from_tag(tag), Some(language));
    }
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
