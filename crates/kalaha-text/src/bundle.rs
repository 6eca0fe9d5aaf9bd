//! The messages of a language.

use std::collections::BTreeSet;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use kalaha::{Key, Value};
use unic_langid::LanguageIdentifier;

use crate::pattern::{Ask, each_ask};
use crate::{Language, numbers};

/// A fact that goes into a message.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Arg<'a> {
    /// A name, a position, what somebody typed.
    Text(&'a str),
    /// A number, which also chooses the plural form.
    Number(i64),
    /// A number and how many decimals are shown of it; 1 for seconds, percentages and the like.
    Decimal(f64, u8),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text)
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text)
    }
}

macro_rules! numbers {
    ($($number:ty)+) => {
        $(impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Self::Number(number.into())
            }
        })+
    };
}
numbers!(u8 i16 i32 u32 i64);

impl From<u64> for Arg<'_> {
    fn from(number: u64) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<f64> for Arg<'_> {
    fn from(number: f64) -> Self {
        Self::Decimal(number, 1)
    }
}

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl Arg<'_> {
    fn value(&self) -> FluentValue<'_> {
        match *self {
            Self::Text(text) => text.into(),
            Self::Number(number) => number.into(),
            Self::Decimal(number, places) => numbers::with_decimals(number, places).into(),
        }
    }
}

/// The words of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    /// True if a rule that is named is followed by how it is typed.
    codes: bool,
    /// Which messages were asked for, so that a test can find those that never are.
    #[cfg(test)]
    pub(crate) asked: std::sync::Mutex<BTreeSet<String>>,
}

impl Words {
    /// The words of a language. What it does not have yet is told in English.
    #[must_use]
    pub fn new(language: Language) -> Self {
        let tag: LanguageIdentifier = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // The marks that keep a name's direction apart are read aloud by some screen readers, and
        // all our languages run left to right.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(numbers::writer(language)));
        let own = language.files().iter();
        for (name, text) in Language::English.files().iter().chain(own) {
            let (resource, faults) = match FluentResource::try_new((*text).to_owned()) {
                Ok(resource) => (resource, Vec::new()),
                Err((resource, faults)) => (resource, faults),
            };
            debug_assert!(faults.is_empty(), "{language:?}, {name}: {faults:?}");
            bundle.add_resource_overriding(resource);
        }
        Self {
            language,
            bundle,
            codes: false,
            #[cfg(test)]
            asked: std::sync::Mutex::default(),
        }
    }

    /// The words of a language for people who type: a house rule by which something would come out
    /// differently is followed by how it is set, such as `(capture=empty)`.
    #[must_use]
    pub fn with_codes(language: Language) -> Self {
        Self {
            codes: true,
            ..Self::new(language)
        }
    }

    /// How a value of an option is typed, in brackets behind a space; nothing in words without codes.
    ///
    /// ```
    /// # use kalaha::{Key, Rules};
    /// # use kalaha_text::{Language, Words};
    /// let none = Rules::STANDARD.get(Key::Pie);
    /// assert_eq!(Words::with_codes(Language::English).code(Key::Pie, &none), " (pie=false)");
    /// assert_eq!(Words::new(Language::English).code(Key::Pie, &none), "");
    /// ```
    #[must_use]
    pub fn code(&self, key: Key, value: &Value) -> String {
        if self.codes {
            format!(" ({key}={value})")
        } else {
            String::new()
        }
    }

    /// The language of these words.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// A number that stands by itself, such as in a table.
    ///
    /// ```
    /// # use kalaha_text::{Language, Words};
    /// let words = Words::new(Language::German);
    /// assert_eq!(words.number(75_000), "75.000");
    /// assert_eq!(words.number(-0.25), "−0,3");
    /// ```
    #[must_use]
    pub fn number<'a>(&self, number: impl Into<Arg<'a>>) -> String {
        let write = numbers::writer::<()>(self.language);
        write(&number.into().value(), &()).unwrap_or_default()
    }

    /// The message of a key, with its facts put in.
    ///
    /// ```
    /// # use kalaha_text::{Language, Words};
    /// let words = Words::new(Language::English);
    /// assert_eq!(words.say("seeds", &[("seeds", 1.into())]), "1 seed");
    /// assert_eq!(words.say("seeds", &[("seeds", 2.into())]), "2 seeds");
    /// ```
    ///
    /// # Panics
    /// In debug builds, so in tests: a key that the language does not have, or a fact that the
    /// message asks for and does not get. A release says that the text is missing.
    #[must_use]
    pub fn say(&self, id: &str, args: &[(&str, Arg)]) -> String {
        let found = self.find(id, None, args);
        debug_assert!(found.is_some(), "no message {id} in {:?}", self.language);
        found
            .or_else(|| self.find("missing-text", None, &[]))
            .unwrap_or_default()
    }

    /// The attribute of a message, as [`Words::say`].
    pub(crate) fn say_of(&self, id: &str, attribute: &str, args: &[(&str, Arg)]) -> String {
        let found = self.find(id, Some(attribute), args);
        debug_assert!(
            found.is_some(),
            "no message {id}.{attribute} in {:?}",
            self.language
        );
        found
            .or_else(|| self.find("missing-text", None, &[]))
            .unwrap_or_default()
    }

    /// The message of a key or of its attribute, if there is one.
    ///
    /// ```
    /// # use kalaha_text::{Language, Words};
    /// let words = Words::new(Language::Danish);
    /// let played = words.find("preset-six", Some("played"), &[]);
    /// assert!(played.is_some_and(|text| text.contains("72 i alt")));
    /// assert_eq!(words.find("preset-seven", None, &[]), None);
    /// ```
    #[must_use]
    pub fn find(&self, id: &str, attribute: Option<&str>, args: &[(&str, Arg)]) -> Option<String> {
        let message = self.bundle.get_message(id)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        #[cfg(test)]
        self.note(id, attribute);
        debug_assert!(
            self.facts_of(pattern)
                .iter()
                .all(|fact| args.iter().any(|(given, _)| given == fact)),
            "{id} asks for {:?}",
            self.facts_of(pattern)
        );
        let args: FluentArgs = args
            .iter()
            .map(|(name, arg)| (*name, arg.value()))
            .collect();
        let mut faults = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(&args), &mut faults);
        debug_assert!(faults.is_empty(), "{id}: {faults:?}");
        faults.is_empty().then(|| text.into_owned())
    }

    #[cfg(test)]
    fn note(&self, id: &str, attribute: Option<&str>) {
        let key = attribute.map_or_else(|| id.to_owned(), |attribute| format!("{id}.{attribute}"));
        if let Ok(mut asked) = self.asked.lock() {
            asked.insert(key);
        }
    }

    /// The facts that a message asks for in any of its plural forms, those of the messages in it
    /// included.
    fn facts_of<'p>(&'p self, pattern: &Pattern<&'p str>) -> BTreeSet<&'p str> {
        let mut facts = BTreeSet::new();
        self.collect_facts(pattern, &mut facts);
        facts
    }

    fn collect_facts<'p>(&'p self, pattern: &Pattern<&'p str>, facts: &mut BTreeSet<&'p str>) {
        each_ask(pattern, &mut |ask| match ask {
            Ask::Fact(name) => {
                facts.insert(name);
            }
            Ask::Message(key) => {
                let inner = self.bundle.get_message(key);
                if let Some(inner) = inner.and_then(|message| message.value()) {
                    self.collect_facts(inner, facts);
                }
            }
        });
    }
}
