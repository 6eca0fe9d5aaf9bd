//! Which language is meant, and what each does its own way: numbers, signs, plurals.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use kalaha::{EventKind, Position, Rules, Ruling};

use super::messages::{each_pattern, facts_of, messages};
use super::{names, play};
use crate::{Arg, Language, Words};

#[test]
fn a_tag_names_its_language() {
    for &language in Language::ALL {
        let tag = language.tag();
        assert!(tag.parse::<unic_langid::LanguageIdentifier>().is_ok());
        assert_eq!(Language::from_tag(tag), Some(language));
    }
    for (tag, language) in [
        ("no", Some(Language::Norwegian)),
        ("nn-NO", Some(Language::Norwegian)),
        ("nb_NO.UTF-8", Some(Language::Norwegian)),
        ("sv_FI.UTF-8@euro", Some(Language::Swedish)),
        ("DE", Some(Language::German)),
        ("de-CH-1901", Some(Language::German)),
        ("C", None),
        ("POSIX", None),
        ("C.UTF-8", None),
        ("", None),
        ("-", None),
        ("fr", None),
        ("dansk", None),
    ] {
        assert_eq!(Language::from_tag(tag), language, "{tag}");
    }
}

#[test]
fn a_browser_gets_the_language_it_wishes_most() {
    for (wish, language) in [
        ("sv-SE,sv;q=0.9,en-US;q=0.8,en;q=0.7", Language::Swedish),
        ("fr-CH, fr;q=0.9, de;q=0.7, *;q=0.5", Language::German),
        ("en;q=0.8,nn-NO,no;q=0.9", Language::Norwegian),
        ("da; q=1.0, nb; q=0.9", Language::Danish),
        ("de;q=0, da;q=0.1", Language::Danish),
        ("fr,ja", Language::English),
        ("", Language::English),
        (",;,q=,sv;q=x,\u{0}", Language::English),
    ] {
        assert_eq!(Language::wished(wish), language, "{wish}");
    }
}

#[test]
fn numbers_are_written_as_each_language_does() {
    let told = |language| {
        let words = Words::new(language);
        let numbers = [
            Arg::from(999),
            75_000.into(),
            (-1_234_567).into(),
            52.48.into(),
        ];
        numbers.map(|number| words.number(number))
    };
    for (language, expected) in [
        (Language::English, ["999", "75,000", "−1,234,567", "52.5"]),
        (Language::German, ["999", "75.000", "−1.234.567", "52,5"]),
        (Language::Danish, ["999", "75.000", "−1.234.567", "52,5"]),
        (
            Language::Swedish,
            ["999", "75\u{a0}000", "−1\u{a0}234\u{a0}567", "52,5"],
        ),
        (
            Language::Norwegian,
            ["999", "75\u{a0}000", "−1\u{a0}234\u{a0}567", "52,5"],
        ),
    ] {
        assert_eq!(told(language), expected);
    }
}

#[test]
fn a_family_reads_its_own_language() {
    let before = Position::parse(Rules::STANDARD, "S 1 0 0 0 0 3 (10) / N 4 4 4 0 0 4 (18) s");
    let ruling = Ruling::judge(&before.expect("a position"), &["1"]).expect("a ruling");
    let capture = Position::parse(Rules::STANDARD, "S 0 2 0 0 0 8 (5) / N 3 3 3 3 3 3 (15)");
    let capture = capture.expect("a position");
    let chosen = capture.read_move("6").expect("a move");
    for (language, verdict, moved) in [
        (
            Language::Swedish,
            "Enligt standardreglerna blir sista kulan liggande i Syds grop 2, för gropen \
             mittemot är tom. Näst på tur är Nord.",
            "Anna sår 8 kulor från grop 6. Anna fångar 5 kulor: sin egen och de 4 mittemot.",
        ),
        (
            Language::Norwegian,
            "Etter standardreglene blir den siste steinen liggende i Sørs hull 2, for hullet \
             rett overfor er tomt. Neste tur har Nord.",
            "Anna sår 8 steiner fra hull 6. Anna fanger 5 steiner: sin egen og de 4 rett overfor.",
        ),
        (
            Language::Danish,
            "Efter standardreglerne bliver den sidste kugle liggende i Syds grube 2, for \
             gruben lige overfor er tom. Næste tur har Nord.",
            "Anna sår 8 kugler fra grube 6. Anna fanger 5 kugler: sin egen og de 4 lige overfor.",
        ),
        (
            Language::German,
            "Nach den Standardregeln bleibt der letzte Stein in Mulde 2 von Süd liegen, denn die \
             Mulde gegenüber ist leer. Als Nächstes ist Nord dran.",
            "Anna sät 8 Steine aus Mulde 6. Anna fängt 5 Steine: den eigenen und die 4 gegenüber.",
        ),
    ] {
        let words = Words::new(language);
        assert_eq!(words.ruling(&ruling).verdict, verdict);
        let events = play(&capture, chosen);
        assert!(
            events
                .iter()
                .any(|event| matches!(event.kind, EventKind::Capture { .. }))
        );
        assert_eq!(words.moved(&capture, chosen, &events, &names()), moved);
    }
}

/// Messages that count what is never less than two, so that they need no form for one.
const TWO_OR_MORE: &[&str] = &[
    "atlas-within",
    "certain",
    "event-capture",
    "event-relay",
    "ruling-capture",
    "event-last-seed",
    "rule-set-certain",
    "hint-chain",
    "error-too-many-seeds",
    "error-too-many-on-board",
    "error-position-too-many-houses",
    "match-stopped",
    "bench-nodes",
    "bench-tables",
    "games-several",
    "dispute-numbers-depends",
    "dispute-lap-capture-yes",
    "learn-setup-total",
    "puzzle-win-now-task",
    "puzzle-win-now-right",
    "puzzle-win-now-wrong",
    "puzzle-best-capture-right",
];

/// What is counted: the form for one, and the form for none or more.
fn nouns(language: Language) -> &'static [(&'static str, &'static str)] {
    match language {
        Language::Swedish => &[
            ("kula", "kulor"),
            ("grop", "gropar"),
            ("parti", "partier"),
            ("sekund", "sekunder"),
        ],
        Language::Norwegian => &[
            ("stein", "steiner"),
            ("parti", "partier"),
            ("sekund", "sekunder"),
        ],
        Language::Danish => &[
            ("kugle", "kugler"),
            ("grube", "gruber"),
            ("sekund", "sekunder"),
        ],
        Language::German => &[
            ("Stein", "Steine"),
            ("Stein", "Steinen"),
            ("Mulde", "Mulden"),
            ("Partie", "Partien"),
            ("Sekunde", "Sekunden"),
        ],
        Language::English => &[
            ("seed", "seeds"),
            ("house", "houses"),
            ("game", "games"),
            ("second", "seconds"),
        ],
    }
}

#[test]
fn none_one_two_and_many_are_counted_right() {
    for &language in Language::ALL {
        let words = Words::new(language);
        let all = messages(language);
        let mut wrong = Vec::new();
        each_pattern(language, &mut |file, key, pattern| {
            let (id, attribute) = key
                .split_once('.')
                .map_or((key, None), |(id, name)| (id, Some(name)));
            let facts = facts_of(key, &all);
            let mut choices = BTreeMap::new();
            word_choices(pattern, &mut choices);
            let two = TWO_OR_MORE.contains(&id);
            let least = if two { 2 } else { 0 };
            for number in [0, 1, 2, 21].into_iter().filter(|&number| number >= least) {
                let most = choices.values().map(Vec::len).max().unwrap_or(1);
                for choice in 0..most {
                    let args: Vec<(&str, Arg)> = facts
                        .iter()
                        .map(|fact| {
                            let name = &fact[1..];
                            let arg = match choices.get(name) {
                                Some(words) => Arg::Text(words[choice % words.len()]),
                                None => Arg::Number(number),
                            };
                            (name, arg)
                        })
                        .collect();
                    let told = words.find(id, attribute, &args).expect("a text");
                    for (one, more) in nouns(language) {
                        let bad = if number == 1 { more } else { one };
                        let bad = format!("{number} {bad}");
                        if has_word(&told, &bad) {
                            wrong.push(format!("{}/{file}.ftl, {key}: {told}", language.tag()));
                        }
                    }
                }
            }
        });
        assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    }
}

/// True if a text has a phrase, and not only within longer words.
pub(super) fn has_word(text: &str, phrase: &str) -> bool {
    text.match_indices(phrase).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + phrase.len()..].chars().next();
        ![before, after]
            .iter()
            .flatten()
            .any(|c| c.is_alphanumeric())
    })
}

/// The words by which a text chooses between its forms, by fact.
fn word_choices<'p>(pattern: &Pattern<&'p str>, choices: &mut BTreeMap<&'p str, Vec<&'p str>>) {
    const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
    for element in &pattern.elements {
        let PatternElement::Placeable {
            expression: Expression::Select { selector, variants },
        } = element
        else {
            continue;
        };
        let words: Vec<&str> = variants
            .iter()
            .filter_map(|variant| match variant.key {
                VariantKey::Identifier { name } => Some(name),
                VariantKey::NumberLiteral { .. } => None,
            })
            .collect();
        if let InlineExpression::VariableReference { id } = selector
            && words.iter().any(|word| !PLURALS.contains(word))
        {
            choices.insert(id.name, words);
        }
        for variant in variants {
            word_choices(&variant.value, choices);
        }
    }
}
