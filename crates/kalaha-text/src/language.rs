//! The languages and their files.

use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use unic_langid::LanguageIdentifier;

/// A language that people can read the program in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// Swedish.
    Swedish,
    /// Norwegian, bokmål.
    Norwegian,
    /// Danish.
    Danish,
    /// German.
    German,
    /// English.
    English,
}

/// The text of every file of messages by the file's name, by the tag of its language.
static FILES: &[(&str, &[(&str, &str)])] = &include!(concat!(env!("OUT_DIR"), "/files.rs"));

impl Language {
    /// Every language, in the order of a menu.
    pub const ALL: &'static [Self] = &[
        Self::Swedish,
        Self::Norwegian,
        Self::Danish,
        Self::German,
        Self::English,
    ];

    /// The language's BCP 47 tag, as in the `lang` of a page.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::Swedish => "sv",
            Self::Norwegian => "nb",
            Self::Danish => "da",
            Self::German => "de",
            Self::English => "en",
        }
    }

    /// The language's name in itself, for a menu.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Swedish => "Svenska",
            Self::Norwegian => "Norsk (bokmål)",
            Self::Danish => "Dansk",
            Self::German => "Deutsch",
            Self::English => "English",
        }
    }

    /// The language of a tag or of a locale's name in the environment. Where it is spoken and how it
    /// is encoded does not count, and all of Norwegian is read as bokmål.
    ///
    /// ```
    /// # use kalaha_text::Language;
    /// assert_eq!(Language::from_tag("en-GB"), Some(Language::English));
    /// assert_eq!(Language::from_tag("nn_NO.UTF-8"), Some(Language::Norwegian));
    /// assert_eq!(Language::from_tag("xx"), None);
    /// ```
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let tag = tag.split(['.', '@']).next()?;
        Self::of(&[tag.parse().ok()?])
    }

    /// The language that a browser asks for in `Accept-Language`; English if it asks for none that
    /// there is.
    ///
    /// ```
    /// # use kalaha_text::Language;
    /// let wished = Language::wished;
    /// assert_eq!(wished("da-DK,da;q=0.9,en;q=0.8"), Language::Danish);
    /// assert_eq!(wished("en;q=0.5, fr, sv;q=0.7, de;q=0"), Language::Swedish);
    /// assert_eq!(wished("*"), Language::English);
    /// ```
    #[must_use]
    pub fn wished(accept_language: &str) -> Self {
        let wish = |part: &str| {
            let (tag, quality) = match part.split_once(';') {
                Some((tag, weight)) => {
                    let weight = weight.trim().strip_prefix("q=")?;
                    (tag, weight.trim().parse::<f32>().ok()?)
                }
                None => (part, 1.0),
            };
            let tag: LanguageIdentifier = tag.trim().parse().ok()?;
            (quality > 0.0).then_some((tag, quality))
        };
        let mut wishes: Vec<_> = accept_language.split(',').filter_map(wish).collect();
        wishes.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        let tags: Vec<_> = wishes.into_iter().map(|(tag, _)| tag).collect();
        Self::of(&tags).unwrap_or(Self::English)
    }

    /// The first language that is asked for and that there is.
    fn of(asked: &[LanguageIdentifier]) -> Option<Self> {
        let bokmal: LanguageIdentifier = Self::Norwegian.tag().parse().ok()?;
        let asked: Vec<LanguageIdentifier> = asked
            .iter()
            .map(|tag| match tag.language.as_str() {
                "no" | "nn" => bokmal.clone(),
                _ => tag.clone(),
            })
            .collect();
        let known = Self::ALL.iter().map(|language| language.tag());
        let known: Vec<LanguageIdentifier> = known.filter_map(|tag| tag.parse().ok()).collect();
        let found = negotiate_languages(&asked, &known, None, NegotiationStrategy::Filtering);
        let first = found.first()?;
        let of_tag = |language: &&Self| language.tag() == first.language.as_str();
        Self::ALL.iter().find(of_tag).copied()
    }

    /// The language's files of messages: each one's name and text.
    pub(crate) fn files(self) -> &'static [(&'static str, &'static str)] {
        let of_tag = |(tag, _): &&(&str, _)| *tag == self.tag();
        FILES.iter().find(of_tag).map_or(&[], |(_, files)| files)
    }
}
