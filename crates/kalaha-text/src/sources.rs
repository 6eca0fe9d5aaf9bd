//! Where each rule is taught. Facts, the same in every language; [`Words::cite`] writes them out.

use kalaha::RuleId;
use kalaha::prospect::Publication;

use crate::Words;

/// A place where a rule is taught.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Source {
    /// Who published it, as a citation names them; nobody if the page is known by its title.
    pub publisher: Option<&'static str>,
    /// The title of a leaflet, an article or a page.
    pub title: Option<&'static str>,
    /// The page of a leaflet.
    pub page: Option<u8>,
    /// The tag of the language it is written in, where that helps to find it.
    pub language: Option<&'static str>,
    /// Where everybody can read it, if that place is known.
    pub address: Option<&'static str>,
    /// The key of the day it is of, for a report.
    pub day: Option<&'static str>,
}

const fn leaflet(publisher: &'static str, title: Option<&'static str>, page: Option<u8>) -> Source {
    Source {
        publisher: Some(publisher),
        title,
        page,
        language: None,
        address: None,
        day: None,
    }
}

const fn web(title: &'static str, language: &'static str) -> Source {
    Source {
        publisher: None,
        title: Some(title),
        page: None,
        language: Some(language),
        address: None,
        day: None,
    }
}

impl Source {
    const fn at(self, address: &'static str) -> Self {
        Self {
            address: Some(address),
            ..self
        }
    }
}

/// The leaflet of a German maker.
pub const PHILOS: Source = leaflet("Philos", None, Some(2));
/// The leaflet of another German maker, which begins with 3 seeds.
pub const NORIS: Source = leaflet("Noris", Some("Deluxe Kalaha"), Some(2));
/// A sheet about sowing games for schools.
pub const ZPC: Source = leaflet("ZPC", Some("Bohnenspiele"), None);
/// A sheet for mathematics in school.
pub const GRAZ: Source = leaflet("Univ. Graz", None, None);
/// An article with variants and solved boards.
pub const WIKIPEDIA_KALAH: Source =
    leaflet("Wikipedia", Some("Kalah"), None).at("https://en.wikipedia.org/wiki/Kalah");
/// The rules of a Prolog program.
pub const KALAH_PROLOG: Source = leaflet("kalah-prolog", Some("Rules"), None);
/// An article under the German and Scandinavian name of the game.
pub const WIKIPEDIA_KALAHA: Source =
    leaflet("Wikipedia", Some("Kalaha"), None).at("https://de.wikipedia.org/wiki/Kalaha");
/// An article about the whole family of games.
pub const WIKIPEDIA_MANCALA: Source =
    leaflet("Wikipedia", Some("Mancala"), None).at("https://en.wikipedia.org/wiki/Mancala");
/// A report on Kalah and its maker, of 14 June 1963.
pub const TIME: Source = Source {
    day: Some("source-day-time"),
    ..leaflet("TIME", Some("Games: Pits & Pebbles"), None)
        .at("https://time.com/archive/6812568/games-pits-pebbles")
};
/// A paper that solves boards with the empty capture.
pub const IRVING: Source = leaflet(
    "Irving, Donkers, Uiterwijk (2000)",
    Some("Solving Kalah"),
    None,
);
/// Values of larger boards, told in an article.
pub const RAWLINGS: Source = leaflet("Rawlings (2015)", None, None);
/// The protocol by which programs meet.
pub const KGP: Source =
    leaflet("Kalah Game Protocol", None, None).at("https://github.com/KWARC/kalah-game");
/// A collection of games for research.
pub const OPENSPIEL: Source =
    leaflet("OpenSpiel", None, None).at("https://github.com/google-deepmind/open_spiel");
/// A system that plays games from their descriptions.
pub const LUDII: Source = leaflet("Ludii", None, None).at("https://ludii.games");
/// A rule page.
pub const SWEDISH: Source = web("Kalaha – regler och så spelar du", "sv");
/// A rule page.
pub const NORWEGIAN: Source = web("Kalaha regler: steg for steg", "nb");
/// A rule page with disputes and house rules.
pub const DANISH: Source = web("Kalaha regler", "da");
/// A rule page with sources for each sentence.
pub const GERMAN: Source = web("Kalaha", "de");
/// Numbers all pits 0 to 13; its capture, read literally, is `capture: empty`.
pub const NORWEGIAN_INDEXED: Source = web("Steg-for-steg-veiledning", "nb");
/// A rule page.
pub const REGLERNA: Source = web("reglerna.nu", "sv").at("https://reglerna.nu/kalaha-regler/");
/// A rule page.
pub const KORTSPEL: Source = web("kortspel.info", "sv").at("https://kortspel.info/kalaha");
/// A rule page.
pub const YUKAMO: Source = web("yukamo.de", "de");

/// All sources that texts cite.
pub const ALL: &[Source] = &[
    PHILOS,
    NORIS,
    ZPC,
    GRAZ,
    SWEDISH,
    NORWEGIAN,
    DANISH,
    GERMAN,
    NORWEGIAN_INDEXED,
    REGLERNA,
    KORTSPEL,
    YUKAMO,
    WIKIPEDIA_KALAH,
    WIKIPEDIA_KALAHA,
    WIKIPEDIA_MANCALA,
    TIME,
    IRVING,
    RAWLINGS,
    KALAH_PROLOG,
    KGP,
    OPENSPIEL,
    LUDII,
];

/// Where a rule is taught, the best source first. Empty for what follows from another rule, for
/// house rules that no source is known for, and for the repetition rule, which is our own.
#[must_use]
pub fn of_rule(rule: RuleId) -> &'static [Source] {
    match rule {
        RuleId::Setup => &[PHILOS, NORIS, GRAZ, SWEDISH, NORWEGIAN, DANISH],
        RuleId::MoveOwnHouse => &[PHILOS, SWEDISH, NORWEGIAN, DANISH],
        RuleId::MoveEmptyHouse => &[NORWEGIAN, SWEDISH],
        RuleId::MoveForeignHouse => &[PHILOS, NORWEGIAN, DANISH],
        RuleId::MoveGameOver | RuleId::EndEitherEmpty => {
            &[PHILOS, NORWEGIAN, DANISH, NORWEGIAN_INDEXED]
        }
        RuleId::MoveNoSuchHouse
        | RuleId::TurnOpponentStore
        | RuleId::CaptureLeaveOwn
        | RuleId::EndRepetition
        | RuleId::RemainingLastMover
        | RuleId::RemainingRepetition => &[],
        RuleId::SowOneByOne | RuleId::SowOwnStore | RuleId::TurnExtra => {
            &[PHILOS, SWEDISH, NORWEGIAN, DANISH, NORWEGIAN_INDEXED]
        }
        RuleId::SowSkipOpponentStore => {
            &[PHILOS, NORIS, SWEDISH, NORWEGIAN, DANISH, NORWEGIAN_INDEXED]
        }
        RuleId::SowOpponentStore | RuleId::SowSkipOrigin | RuleId::TurnExtraLimit => &[DANISH],
        RuleId::SowLap => &[WIKIPEDIA_KALAH, DANISH, GERMAN],
        // "Seed On" among the variations there, which goes without captures.
        RuleId::SowRelay | RuleId::CaptureNone => &[WIKIPEDIA_KALAH],
        RuleId::TurnExtraUnusable => &[GERMAN],
        RuleId::TurnPass | RuleId::EndBothEmpty => &[KALAH_PROLOG],
        RuleId::CaptureOpposite => &[PHILOS, NORIS, ZPC, SWEDISH, NORWEGIAN, DANISH],
        RuleId::CaptureOppositeEmpty | RuleId::RemainingOwner => {
            &[PHILOS, NORIS, SWEDISH, NORWEGIAN, DANISH]
        }
        RuleId::CaptureEmpty => &[WIKIPEDIA_KALAH, GERMAN, DANISH],
        RuleId::CaptureOwnSide => &[PHILOS, ZPC, SWEDISH, NORWEGIAN],
        RuleId::EndMoverStuck | RuleId::EndMajority => &[SWEDISH],
        RuleId::RemainingEmptier => &[WIKIPEDIA_KALAH, DANISH, REGLERNA, KORTSPEL, YUKAMO],
        RuleId::RemainingDiscard => &[WIKIPEDIA_KALAH, DANISH],
        RuleId::RemainingMajority => &[KGP],
        RuleId::ResultMostSeeds => &[PHILOS, GRAZ, WIKIPEDIA_KALAH, SWEDISH, NORWEGIAN, DANISH],
        RuleId::PieSwap | RuleId::PieNoSwap => &[WIKIPEDIA_KALAH, NORWEGIAN],
    }
}

/// Where rules are taught, each source once.
#[must_use]
pub fn of_rules(rules: &[RuleId]) -> Vec<Source> {
    let mut found = Vec::new();
    for source in rules.iter().flat_map(|&rule| of_rule(rule)) {
        if !found.contains(source) {
            found.push(*source);
        }
    }
    found
}

/// Who published a value under perfect play.
pub(crate) fn of_value(publication: Publication) -> &'static Source {
    match publication {
        Publication::Irving2000 => &IRVING,
        Publication::Rawlings2015 => &RAWLINGS,
    }
}

/// Who teaches or plays a preset; empty for a name that is none.
pub(crate) fn of_preset(name: &str) -> &'static [Source] {
    match name {
        "standard" => &[PHILOS, NORWEGIAN, DANISH, OPENSPIEL],
        "regler-se" => &[SWEDISH],
        "ludii" => &[LUDII],
        "noris" => &[NORIS],
        "six" | "familie" | "all-stores" | "skip-start" => &[DANISH],
        "empty-capture" => &[WIKIPEDIA_KALAH, GERMAN, DANISH],
        "alga" => &[KORTSPEL, REGLERNA],
        "seed-on" => &[WIKIPEDIA_KALAH],
        "kgp" => &[KGP],
        "clockwise" => &[WIKIPEDIA_KALAH, GERMAN],
        "pie" => &[WIKIPEDIA_KALAH, NORWEGIAN],
        _ => &[],
    }
}

impl Words {
    /// A source as a citation.
    ///
    /// ```
    /// # use kalaha_text::{Language, Words, sources};
    /// let words = Words::new(Language::English);
    /// let source = sources::of_rule(kalaha::RuleId::CaptureOpposite)[1];
    /// assert_eq!(words.cite(&source), "Noris “Deluxe Kalaha” p. 2");
    /// assert_eq!(words.cite(&sources::TIME), "TIME “Games: Pits & Pebbles”, 14 June 1963");
    /// let words = Words::new(Language::German);
    /// assert!(words.cite(&sources::TIME).ends_with(", 14. Juni 1963"));
    /// ```
    #[must_use]
    pub fn cite(&self, source: &Source) -> String {
        let publisher = ("publisher", source.publisher.unwrap_or_default().into());
        let title = ("title", source.title.unwrap_or_default().into());
        let page = ("page", source.page.unwrap_or_default().into());
        let language = ("language", source.language.unwrap_or_default().into());
        if let Some(day) = source.day {
            let day = self.say(day, &[]);
            return self.say(
                "source-title-day",
                &[publisher, title, ("day", (&day).into())],
            );
        }
        match (source.publisher, source.title, source.page) {
            (Some(name), None, None) => name.to_owned(),
            (Some(_), None, Some(_)) => self.say("source-page", &[publisher, page]),
            (Some(_), Some(_), None) => self.say("source-title", &[publisher, title]),
            (Some(_), Some(_), Some(_)) => self.say("source-title-page", &[publisher, title, page]),
            (None, ..) => self.say("source-web", &[title, language]),
        }
    }

    /// Sources as citations.
    #[must_use]
    pub fn cite_all(&self, sources: &[Source]) -> Vec<String> {
        sources.iter().map(|source| self.cite(source)).collect()
    }
}
