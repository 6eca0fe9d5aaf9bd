//! The languages and their files.

/// A language that people can read the program in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    English,
}

/// The messages of a language, one file a subject.
macro_rules! files {
    ($tag:literal) => {
        &[
            include_str!(concat!("../locales/", $tag, "/atlas.ftl")),
            include_str!(concat!("../locales/", $tag, "/errors.ftl")),
            include_str!(concat!("../locales/", $tag, "/events.ftl")),
            include_str!(concat!("../locales/", $tag, "/hints.ftl")),
            include_str!(concat!("../locales/", $tag, "/options.ftl")),
            include_str!(concat!("../locales/", $tag, "/presets.ftl")),
            include_str!(concat!("../locales/", $tag, "/rules.ftl")),
            include_str!(concat!("../locales/", $tag, "/ruling.ftl")),
            include_str!(concat!("../locales/", $tag, "/server.ftl")),
            include_str!(concat!("../locales/", $tag, "/terminal.ftl")),
            include_str!(concat!("../locales/", $tag, "/values.ftl")),
            include_str!(concat!("../locales/", $tag, "/web-analysis.ftl")),
            include_str!(concat!("../locales/", $tag, "/web-board.ftl")),
            include_str!(concat!("../locales/", $tag, "/web.ftl")),
            include_str!(concat!("../locales/", $tag, "/words.ftl")),
        ]
    };
}

/// The messages that `kalaha-lessons` and `kalaha-sheets` ask for, one file a subject.
macro_rules! lessons {
    ($tag:literal) => {
        &[
            include_str!(concat!("../locales/", $tag, "/choices.ftl")),
            include_str!(concat!("../locales/", $tag, "/course.ftl")),
            include_str!(concat!("../locales/", $tag, "/learn.ftl")),
            include_str!(concat!("../locales/", $tag, "/read.ftl")),
            include_str!(concat!("../locales/", $tag, "/referee.ftl")),
            include_str!(concat!("../locales/", $tag, "/sheets.ftl")),
        ]
    };
}

impl Language {
    /// Every language.
    pub const ALL: &'static [Self] = &[Self::English];

    /// The language's BCP 47 tag, as in the `lang` of a page.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
        }
    }

    /// The language's name in itself, for a menu.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
        }
    }

    /// The language of a tag; what follows the first subtag (`en-GB`, `en_US.UTF-8`) does not count.
    ///
    /// ```
    /// # use kalaha_text::Language;
    /// assert_eq!(Language::from_tag("en-GB"), Some(Language::English));
    /// assert_eq!(Language::from_tag("xx"), None);
    /// ```
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let first = tag.split(['-', '_', '.']).next()?;
        Self::ALL
            .iter()
            .copied()
            .find(|language| language.tag().eq_ignore_ascii_case(first))
    }

    /// The texts of the language's `.ftl` files.
    pub(crate) const fn files(self) -> &'static [&'static str] {
        match self {
            Self::English => files!("en"),
        }
    }

    /// The texts of the language's `.ftl` files about learning and disputes.
    pub(crate) const fn lessons(self) -> &'static [&'static str] {
        match self {
            Self::English => lessons!("en"),
        }
    }
}
