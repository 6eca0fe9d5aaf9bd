//! The words of each language: those that are used, those that never are, the signs around them, and
//! nothing left in English.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Expression, Pattern, PatternElement};

use super::languages::has_word;
use super::messages::each_pattern;
use crate::Language;

/// Words that can't be meant in any form, whether they begin a sentence or not.
fn never(language: Language) -> &'static str {
    match language {
        Language::Swedish => {
            "extra tur, extra turer, gratistur, bonusdrag, butik, butiken, lager, lagret, \
             hus, huset, hål, hålet, hålen, frö, frön, fröna, sten, stenen, stenar, \
             stenarna, 1 kulor, så kulorna, så vidare, slå kulor, slår, motsatt, motsatta, \
             mot klockan, remi, gör om, ogiltigt, ogiltig, andra spelaren, hennes sida, \
             hans sida, majoritet, majoriteten, kalaha regler, kalaha bräde, strategi och \
             tur"
        }
        Language::Norwegian => {
            "butikk, lager, grope, gropen, groper, huller, hullerne, frø, frøene, kule, \
             kuler, kulene, gratis tur, klokken, lander, motsatt, motsatte, ovenfor, remis, \
             trekning, den andre spilleren, gjør om, ugyldig, flertall, majoritet, kalaha \
             brett, kalaha regler, linken, så steinene, tilbage"
        }
        Language::Danish => {
            "frø, frøer, frøene, huler, hul, hullet, huller, kopper, butik, lager, kule, \
             kuler, kulerne, modurs, gratis tur, den ekstra turen, ekstra turer, remis, \
             læggende, steg, modsat, modsatte, anden spiller, en træk, nogen kugler, så \
             kuglerne, kalaha regler, kalaha bræt, ugyldigt, flertal, majoritet, tilbake"
        }
        Language::German => {
            "samen, haus, häuser, loch, löcher, grube, gruben, laden, lager, speicher, das \
             Kalaha, dem Kalaha, des Kalahas, extrarunde, freizug, schlagen, schlägt, \
             erobern, erobert, fängt ein Stein, säht, gesäht, aufgabe, remis, ziehung, \
             match, mehrheit, ungültiger, ungültig, der Spieler, entgegengesetzte, \
             gegenüberliegende, können Sie, Sie können, wählen Sie, geben Sie, Ihnen, \
             Anna's"
        }
        Language::English => "hole, holes, bin, stone, stones, free turn, invalid move, illegal",
    }
}

/// What is wrong only when it is written just so.
fn never_so(language: Language) -> &'static [&'static str] {
    match language {
        Language::Danish => &["i vinder", "i har", "} kuglerne", " av "],
        Language::Norwegian => &["} steiner rett overfor.", "Hull { $house } er tom."],
        Language::German => &["mit { $margin } Steine ", "in deiner Kalaha legen"],
        _ => &[],
    }
}

/// The message about what other people say.
const OTHERS_WORDS: &str = "read-words-others";

/// Messages that name a thing, as the words of `glossary` in their order.
const NAMED: &str = "error-empty-house, board-store, seeds, move, event-extra-turn, event-capture, \
     rule-capture-opposite-empty, draw, value-direction-cw, value-direction-ccw, key-pie, \
     key-skip_origin, rule-sow-lap, value-lap-relay.name";

/// What the things are called.
fn glossary(language: Language) -> &'static str {
    match language {
        Language::Swedish => {
            "grop, boet, kulor, sår, extratur, fångar, mittemot, oavgjort, medurs, moturs, \
             bytesregeln, startgropen, ett helt varv, fortsatt sådd"
        }
        Language::Norwegian => {
            "hull, kalahaen, steiner, sår, ekstra tur, fanger, rett overfor, uavgjort, \
             med klokka, mot klokka, bytteregelen, starthullet, hele veien rundt, fortsatt såing"
        }
        Language::Danish => {
            "grube, kalahaen, kugler, sår, ekstra tur, fanger, lige overfor, uafgjort, med uret, \
             mod uret, bytteregel, startgruben, hele vejen rundt, fortsat såning"
        }
        Language::German => {
            "mulde, kalaha, steine, sät, noch einmal dran, fängt, gegenüber, unentschieden, \
             im uhrzeigersinn, gegen den uhrzeigersinn, tauschregel, startmulde, \
             einmal ganz herum, weitersäen"
        }
        Language::English => {
            "house, store, seeds, sows, extra turn, captures, opposite, draw, clockwise, \
             counter-clockwise, swap rule, start house, all the way round, sow on"
        }
    }
}

/// The signs with which a language quotes and leaves words out; the others are wrong in it.
fn quotes(language: Language) -> &'static str {
    match language {
        Language::Swedish | Language::Danish => "”",
        Language::Norwegian => "«»",
        Language::German => "„“",
        Language::English => "“”’",
    }
}

/// A text of a language as it stands in its file, facts and all its forms included.
fn texts(language: Language) -> BTreeMap<(&'static str, String), String> {
    let mut texts = BTreeMap::new();
    each_pattern(language, &mut |file, key, pattern| {
        let mut text = String::new();
        write(pattern, &mut text);
        // Commands in examples are no words.
        let is_command = |line: &&str| line.trim_start().starts_with("kalaha ");
        if file == "help" && text.contains('\n') {
            let lines: Vec<&str> = text.lines().filter(|line| !is_command(line)).collect();
            text = lines.join("\n");
        }
        texts.insert((file, key.to_owned()), text);
    });
    texts
}

fn write(pattern: &Pattern<&'static str>, text: &mut String) {
    use fluent_syntax::ast::InlineExpression::{
        MessageReference, StringLiteral, VariableReference,
    };
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(VariableReference { id }) => {
                    text.extend(["{ $", id.name, " }"]);
                }
                Expression::Inline(MessageReference { .. } | StringLiteral { .. }) => {
                    text.push_str("{ }");
                }
                Expression::Inline(other) => panic!("{other:?}"),
                Expression::Select { variants, .. } => {
                    for variant in variants {
                        write(&variant.value, text);
                        text.push('|');
                    }
                }
            },
        }
    }
}

#[test]
fn the_words_are_those_of_the_language() {
    let mut wrong = Vec::new();
    for &language in Language::ALL {
        let texts = texts(language);
        let own = |key: &str| key != OTHERS_WORDS;
        for ((file, key), text) in texts.iter().filter(|((_, key), _)| own(key)) {
            let place = format!("{}/{file}.ftl, {key}", language.tag());
            let lower = text.to_lowercase();
            for word in never(language).split(", ") {
                // Capitals within tell words apart.
                let found = if word.chars().skip(1).any(char::is_uppercase) {
                    has_word(text, word)
                } else {
                    has_word(&lower, &word.to_lowercase())
                };
                if found {
                    wrong.push(format!("{place} says “{word}”: {text}"));
                }
            }
            for phrase in never_so(language) {
                if text.contains(phrase) {
                    wrong.push(format!("{place} says “{phrase}”: {text}"));
                }
            }
        }
        for (key, word) in NAMED.split(", ").zip(glossary(language).split(", ")) {
            let said = texts.iter().any(|((_, id), text)| {
                let text = text.to_lowercase();
                id == key && text.contains(word)
            });
            if !said {
                wrong.push(format!("{}: {key} does not say “{word}”", language.tag()));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn the_signs_are_those_of_the_language() {
    const SIGNS: &str = "“”‘’„‚«»‹›\"'\u{2068}\u{2069}\u{2066}\u{200b}\u{200e}\u{200f}";
    let mut wrong = Vec::new();
    for &language in Language::ALL {
        for ((file, key), text) in texts(language) {
            // A name from elsewhere.
            let text = text.replace("Sha’ar", "");
            let place = format!("{}/{file}.ftl, {key}", language.tag());
            // In help texts shells are quoted for.
            let shell = |sign: char| file == "help" && sign == '\'';
            let others = |sign: &char| {
                SIGNS.contains(*sign) && !quotes(language).contains(*sign) && !shell(*sign)
            };
            if let Some(sign) = text.chars().find(others) {
                wrong.push(format!("{place} has {sign:?}: {text}"));
            }
            if text.chars().any(|c| c.is_control() && c != '\n') {
                wrong.push(format!("{place} has a control character: {text}"));
            }
            // A minus sign is no hyphen, and a name takes no ending.
            let ending = |end: &str| text.contains(end);
            if language != Language::English && ["}s ", "}’", "}'"].into_iter().any(ending) {
                wrong.push(format!("{place} has an ending at a fact: {text}"));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// Texts that are the same in English and in another language: names, and words of both.
const ALIKE: &[&str] = &[
    "Ludii",
    "Varv",
    "Kalaha: { $rules }",
    "best",
    "mine",
    "Normal",
    "Computer",
    "Name:",
    "Send",
];

/// Neighbours such as Danish and bokmål may agree in what is no longer than this, in characters.
const SHORT: usize = 40;

#[test]
fn nothing_is_left_in_another_language() {
    let mut wrong = Vec::new();
    let all: Vec<_> = Language::ALL
        .iter()
        .map(|&language| (language, texts(language)))
        .collect();
    for (index, (a, texts_a)) in all.iter().enumerate() {
        for (b, texts_b) in &all[index + 1..] {
            let of_english = [a, b].contains(&&Language::English);
            for ((file, key), text) in texts_a {
                let place = (*file, key.clone());
                let allowed = if of_english {
                    ALIKE.contains(&text.as_str())
                } else {
                    text.chars().count() <= SHORT
                };
                if !allowed && words_in(text) && texts_b.get(&place) == Some(text) {
                    let (a, b) = (a.tag(), b.tag());
                    wrong.push(format!(
                        "{file}.ftl, {key} is the same in {a} and {b}: {text}"
                    ));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// True if a text has a word of its own, besides its facts.
fn words_in(text: &str) -> bool {
    let mut in_fact = false;
    text.chars().any(|c| {
        match c {
            '{' => in_fact = true,
            '}' => in_fact = false,
            _ => {}
        }
        !in_fact && c.is_alphabetic()
    })
}
