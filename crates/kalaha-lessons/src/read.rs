//! About the game: at a glance, where it comes from, what is and is not Kalaha, words, sources.

use kalaha_text::sources::{
    DANISH, GERMAN, GRAZ, NORWEGIAN, SWEDISH, Source, TIME, WIKIPEDIA_KALAH, WIKIPEDIA_KALAHA,
    WIKIPEDIA_MANCALA, ZPC,
};
use kalaha_text::{Words, sources};

/// A section with its facts.
#[derive(Clone, Copy, Debug)]
pub struct Section {
    /// Its name in links.
    pub id: &'static str,
    /// The key of its heading.
    title: &'static str,
    /// What is told, in order.
    pub facts: &'static [Fact],
}

/// Something that is told in a sentence or two.
#[derive(Clone, Copy, Debug)]
pub struct Fact {
    /// Its name in links.
    pub id: &'static str,
    /// The key of its message.
    key: &'static str,
    /// Where it is told.
    pub sources: &'static [Source],
    /// True if these contradict each other, as the text says.
    pub disputed: bool,
}

impl Section {
    /// The heading.
    #[must_use]
    pub fn title(&self, words: &Words) -> String {
        words.say(self.title, &[])
    }
}

impl Fact {
    /// The fact in words.
    #[must_use]
    pub fn say(&self, words: &Words) -> String {
        words.say(self.key, &[])
    }
}

const fn fact(id: &'static str, key: &'static str, sources: &'static [Source]) -> Fact {
    Fact {
        id,
        key,
        sources,
        disputed: false,
    }
}

const fn disputed(id: &'static str, key: &'static str, sources: &'static [Source]) -> Fact {
    Fact {
        disputed: true,
        ..fact(id, key, sources)
    }
}

/// All sections but the last, whose facts are the words and sources below.
pub const SECTIONS: &[Section] = &[
    Section {
        id: "glance",
        title: "read-glance",
        facts: &[
            fact("players", "read-glance-players", &[DANISH, GERMAN]),
            disputed("age", "read-glance-age", &[DANISH, SWEDISH, GERMAN]),
            disputed(
                "time",
                "read-glance-time",
                &[GERMAN, NORWEGIAN, DANISH, SWEDISH],
            ),
            fact("chance", "read-glance-chance", &[SWEDISH, NORWEGIAN]),
            fact("school", "read-glance-school", &[SWEDISH, GRAZ]),
        ],
    },
    Section {
        id: "history",
        title: "read-history",
        facts: &[
            disputed(
                "boards",
                "read-history-boards",
                &[WIKIPEDIA_MANCALA, WIKIPEDIA_KALAHA],
            ),
            fact("word", "read-history-word", &[WIKIPEDIA_MANCALA]),
            disputed(
                "myth",
                "read-history-myth",
                &[SWEDISH, TIME, GERMAN, WIKIPEDIA_KALAHA],
            ),
            fact(
                "champion",
                "read-history-champion",
                &[WIKIPEDIA_KALAHA, TIME],
            ),
            fact("kalah", "read-history-kalah", &[WIKIPEDIA_KALAHA, SWEDISH]),
            disputed(
                "sold",
                "read-history-sold",
                &[WIKIPEDIA_KALAHA, SWEDISH, TIME],
            ),
            fact(
                "patents",
                "read-history-patents",
                &[WIKIPEDIA_KALAHA, WIKIPEDIA_KALAH],
            ),
            fact("spread", "read-history-spread", &[TIME]),
            fact("trademark", "read-history-trademark", &[WIKIPEDIA_KALAHA]),
            fact(
                "computer",
                "read-history-computer",
                &[WIKIPEDIA_KALAH, WIKIPEDIA_KALAHA],
            ),
            fact("sahara", "read-history-sahara", &[WIKIPEDIA_KALAHA]),
            fact("bantumi", "read-history-bantumi", &[WIKIPEDIA_KALAHA]),
        ],
    },
    Section {
        id: "family",
        title: "read-family",
        facts: &[
            fact("names", "read-family-names", &[WIKIPEDIA_MANCALA, GERMAN]),
            fact("oware", "read-family-oware", &[WIKIPEDIA_MANCALA, SWEDISH]),
            fact("bao", "read-family-bao", &[ZPC, SWEDISH]),
            fact(
                "bohnenspiel",
                "read-family-bohnenspiel",
                &[WIKIPEDIA_MANCALA, GERMAN],
            ),
        ],
    },
    Section {
        id: "similar",
        title: "read-similar",
        facts: &[
            fact("othello", "read-similar-othello", &[SWEDISH]),
            fact("backgammon", "read-similar-backgammon", &[SWEDISH]),
            fact("yatzy", "read-similar-yatzy", &[SWEDISH]),
            fact("five-tribes", "read-similar-five-tribes", &[GERMAN]),
            fact("trajan", "read-similar-trajan", &[GERMAN]),
        ],
    },
];

/// The languages of [`WORDS`], in their own words, with their tags.
pub const LANGUAGES: [(&str, &str); 5] = [
    ("sv", "Svenska"),
    ("nb", "Norsk (bokmål)"),
    ("da", "Dansk"),
    ("de", "Deutsch"),
    ("en", "English"),
];

/// What people call the things of the game, a row each, in the order of [`LANGUAGES`].
pub const WORDS: &[[&str; 5]] = &[
    ["grop", "hull", "grube", "Mulde", "house"],
    ["bo", "kalaha", "kalaha", "Kalaha", "store"],
    ["kula", "stein", "kugle", "Stein", "seed"],
    ["så", "så", "så", "säen", "sow"],
    [
        "extratur",
        "ekstra tur",
        "ekstra tur",
        "Extrazug",
        "extra turn",
    ],
    ["fångst", "fangst", "fangst", "Fangen", "capture"],
];

/// The heading over [`WORDS`], and what other people say.
#[must_use]
pub fn words_heading(words: &Words) -> (String, String) {
    (
        words.say("read-words", &[]),
        words.say("read-words-others", &[]),
    )
}

/// The heading over the sources, and all of them.
#[must_use]
pub fn sources(words: &Words) -> (String, &'static [Source]) {
    (words.say("read-sources", &[]), sources::ALL)
}

#[cfg(test)]
mod tests {
    use kalaha_text::{Language, Words};

    use super::{SECTIONS, sources};

    /// What the rule pages oblige us to tell. A missing id fails.
    const OBLIGED: &[(&str, &[&str])] = &[
        ("glance", &["players", "age", "time", "chance", "school"]),
        (
            "history",
            &[
                "boards",
                "word",
                "myth",
                "champion",
                "kalah",
                "sold",
                "patents",
                "spread",
                "trademark",
                "computer",
                "sahara",
                "bantumi",
            ],
        ),
        ("family", &["names", "oware", "bao", "bohnenspiel"]),
        (
            "similar",
            &["othello", "backgammon", "yatzy", "five-tribes", "trajan"],
        ),
    ];

    #[test]
    fn all_that_is_obliged_is_told() {
        let words = Words::new(Language::English);
        let told: Vec<(&str, Vec<&str>)> = SECTIONS
            .iter()
            .map(|section| {
                let ids = section.facts.iter().map(|fact| fact.id).collect();
                (section.id, ids)
            })
            .collect();
        let obliged: Vec<(&str, Vec<&str>)> = OBLIGED
            .iter()
            .map(|&(section, ids)| (section, ids.to_vec()))
            .collect();
        assert_eq!(told, obliged);
        for section in SECTIONS {
            assert!(!section.title(&words).ends_with('.'));
            for fact in section.facts {
                let text = fact.say(&words);
                assert!(text.ends_with('.'), "{text}");
                let sources = fact.sources.len();
                assert!(sources > usize::from(fact.disputed), "{}", fact.id);
            }
        }
    }

    #[test]
    fn the_contradictions_are_named_with_those_who_differ() {
        let words = Words::new(Language::English);
        let disputed: Vec<&str> = SECTIONS
            .iter()
            .flat_map(|section| section.facts)
            .filter(|fact| fact.disputed)
            .map(|fact| fact.id)
            .collect();
        assert_eq!(disputed, ["age", "time", "boards", "myth", "sold"]);
        let (_, all) = sources(&words);
        for section in SECTIONS {
            for source in section.facts.iter().flat_map(|fact| fact.sources) {
                assert!(all.contains(source));
            }
        }
    }
}
