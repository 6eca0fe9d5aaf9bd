//! A walk through everything that can be said: each message is asked for at least once, and what
//! comes out reads like a sentence.

use kalaha::{
    BySide, Error, Event, Game, House, Key, Move, PRESETS, Position, RuleId, Rules, Ruling, Side,
    Value, Verdict,
};

use super::{given, names, play, position, seated};
use crate::Seated;
use crate::atlas::{Limit, Prospect, Publication};
use crate::{Language, Margin, Words, sources};

/// Fails unless a text is one or more whole sentences.
fn sentence(text: &str) {
    let first = text.chars().next().expect("a text");
    assert!(
        first.is_uppercase() || "“”«„".contains(first) || first.is_ascii_digit(),
        "{text}"
    );
    assert!(text.ends_with(['.', '!', '?']), "no full stop: {text}");
    plain(text);
}

fn sentences<'a>(texts: impl IntoIterator<Item = &'a String>) {
    for text in texts {
        sentence(text);
    }
}

/// Fails unless a text is a name of something, without full stop.
fn name(text: &str) {
    assert!(!text.is_empty() && !text.ends_with('.'), "{text}");
    plain(text);
}

fn plain(text: &str) {
    let bad = [
        "  ", " .", " ,", "..", "{", "}", " 1 seeds", "missing.", "\u{2068}", "\u{2069}", "'",
    ];
    for bad in bad {
        assert!(!text.contains(bad), "{bad:?} in {text}");
    }
}

fn rules_and_options(words: &Words) {
    for &id in RuleId::ALL {
        let text = words.rule(id);
        name(&text.title);
        sentence(&text.statement);
        sentences(&text.note);
        for source in &text.sources {
            name(&words.cite(source));
        }
    }
    for preset in PRESETS {
        for alias in [preset.name].iter().chain(preset.aliases) {
            let text = words.preset(alias);
            name(&text.title);
            sentence(&text.played);
        }
        rule_set(words, &preset.rules);
    }
    for &key in Key::ALL {
        name(&words.key(key));
        let mut values = key.alternatives(&Rules::STANDARD, 0);
        values.push(Rules::STANDARD.get(key));
        match key {
            Key::Houses | Key::Seeds => values.extend([Value::Int(1), Value::Int(2)]),
            Key::Pie => values.push(Value::Bool(true)),
            _ => {}
        }
        for value in values {
            name(&words.value(key, &value));
            name(&words.house_rule(key, &value));
            let mut rules = Rules::STANDARD;
            rules.set(key.as_str(), &value).expect("a value");
            rule_set(words, &rules);
        }
    }
}

fn rule_set(words: &Words, rules: &Rules) {
    let text = words.rule_set(rules);
    let differing = rules.differences(&Rules::STANDARD).count();
    assert_eq!(text.differences.len(), differing);
    sentences(&text.differences);
    sentences(&text.notes);
    sentence(&text.rest);
    let full = words.full_rules(rules);
    sentences(&full);
    // Whatever differs is told in the whole as well.
    for told in &text.differences {
        assert!(full.contains(told), "{told}");
    }
}

fn ruling(words: &Words, ruling: &Ruling) {
    let text = words.ruling(ruling);
    sentence(&text.verdict);
    sentences(text.steps.iter().map(|(step, _)| step));
    for source in &text.sources {
        name(&words.cite(source));
    }
    sentences(&text.differences);
    assert!(text.differences.len() <= ruling.would_differ.len());
    for difference in &ruling.would_differ {
        let setting = format!("({}={})", difference.key, difference.value);
        let told = text
            .differences
            .iter()
            .filter(|told| told.contains(&setting));
        // Limits of extra turns that go without saying are left out.
        let expected = match difference.key {
            Key::ExtraTurnLimit => 0..=1,
            _ => 1..=1,
        };
        assert!(expected.contains(&told.count()), "{setting}");
        // The sentence about a refusal relies on it.
        assert!(matches!(difference.refused, None | Some(Error::GameOver)));
    }
    if let Verdict::Refused(error) = &ruling.verdict {
        assert_eq!(text.steps.last().map(|step| step.1), error.refused_by());
    }
}

fn moves(words: &Words) {
    for (before, chosen) in given::vectors() {
        let events = play(&before, chosen);
        for event in &events {
            sentence(&words.event(event, before.to_move(), &names()));
        }
        sentence(&words.moved(&before, chosen, &events, &names()));
        let chosen = chosen.to_string();
        ruling(
            words,
            &Ruling::judge(&before, &[&chosen]).expect("a ruling"),
        );
    }
    let refused = [
        ("", "S 0 1 1 1 1 1 (0) / N 1 1 1 1 1 1 (0)", "1"),
        ("", "start", "N1"),
        ("", "start", "7"),
        ("", "start", "pass"),
        ("", "start", "swap"),
        ("pie=true", "start", "swap"),
        ("", "S 0 0 0 0 0 0 (20) / N 1 0 0 0 0 0 (20)", "1"),
        (
            "majority=stop",
            "S 1 0 0 0 0 0 (20) / N 1 0 0 0 0 0 (2)",
            "1",
        ),
        ("end=pass", "S 0 0 0 0 0 0 (20) / N 2 0 0 0 0 0 (20) n", "1"),
        ("lap=relay", "S 1 1 0 0 0 0 (0) / N 1 0 0 0 0 0 (0)", "1"),
    ];
    for (set, text, chosen) in refused {
        let before = position(set, text);
        ruling(words, &Ruling::judge(&before, &[chosen]).expect("a ruling"));
    }
    ruling(
        words,
        &Ruling::judge(&position("", "start"), &[]).expect("a ruling"),
    );
    let over = position("", "S 0 0 0 0 0 0 (20) / N 1 0 0 0 0 0 (20)");
    ruling(words, &Ruling::judge(&over, &[]).expect("a ruling"));
}

fn prospects(words: &Words) {
    let sow = |houses: &[u8]| {
        houses
            .iter()
            .map(|&house| Move::Sow(House::new(house)))
            .collect()
    };
    let openings: [Vec<Move>; 2] = [sow(&[2, 5]), sow(&[0])];
    for preset in ["standard", "pie"] {
        // 48 seeds, and as many openings as there are houses.
        let rules = Rules {
            houses: 2,
            seeds: 12,
            ..Rules::preset(preset).expect("a preset")
        };
        for (at_least, at_most) in [-4, -1, 0, 1, 4]
            .into_iter()
            .flat_map(|margin| [(margin, margin), (margin, 48), (-48, margin), (-48, 48)])
            .chain([(1, 4), (-4, -1), (0, 1), (-1, 0), (-4, 1)])
        {
            for limit in [Limit::Seconds(1), Limit::Seconds(60), Limit::Moves(200)] {
                for known in 0..=openings.len() {
                    let (best, undecided) = openings.split_at(known);
                    let prospect = Prospect {
                        rules,
                        at_least,
                        at_most,
                        limit: Some(limit),
                        best: best.to_vec(),
                        undecided: undecided.to_vec(),
                        published: [Publication::Irving2000, Publication::Rawlings2015]
                            .get(known)
                            .copied(),
                    };
                    let told = words.prospect(&prospect);
                    sentences(&told);
                    sentences(&words.perfect_play(Some(&prospect)));
                    assert_eq!(told.is_empty(), (at_least, at_most) == (-48, 48));
                }
            }
        }
    }
}

/// A game that never ends but for our own rule.
fn repetition(words: &Words) {
    let rules = Rules {
        houses: 1,
        seeds: 1,
        ..Rules::preset("clockwise").expect("a preset")
    };
    let start = Position::start(rules).expect("a start");
    let mut game = Game::from_position(start);
    while game.end_reason().is_none() {
        let before = *game.position();
        let chosen = before.legal_moves().next().expect("a move");
        let events = game.play(chosen).expect("a legal move");
        sentence(&words.moved(&before, chosen, &events, &names()));
    }
}

fn values(words: &Words) {
    let bounds = [-2, -1, 0, 1, 2].into_iter().flat_map(|margin| {
        [
            Margin::Exact(margin),
            Margin::AtLeast(margin),
            Margin::AtMost(margin),
            Margin::Between(margin, margin + 2),
        ]
    });
    for margin in bounds.chain([Margin::Unknown]) {
        let south = words.who_wins(Side::South, margin, &names());
        sentence(&south);
        if !matches!(margin, Margin::Between(..)) {
            // The other side's margin says the same.
            assert_eq!(
                words.who_wins(Side::North, margin.turned(), &names()),
                south
            );
        }
        name(&words.margin(margin));
    }
}

#[test]
fn every_message_is_asked_for_and_reads_like_a_sentence() {
    for &language in Language::ALL {
        every_message(&Words::with_codes(language));
    }
}

fn every_message(words: &Words) {
    for error in given::errors() {
        sentence(&words.error(&error));
    }
    for (kind, rule) in given::kinds() {
        sentence(&words.event(&Event { kind, rule }, Side::South, &names()));
        sentence(&words.event(
            &Event { kind, rule },
            Side::North,
            &BySide::<String>::default(),
        ));
        for side in Side::ALL {
            sentence(&words.event(&Event { kind, rule }, *side, &seated()));
            sentence(&words.event(&Event { kind, rule }, *side, &Seated::task()));
        }
    }
    for side in Side::ALL {
        sentence(&words.resigned(*side, &names()));
        sentence(&words.resigned(*side, &seated()));
        let start = position("", "start");
        sentence(&words.stores(&start, *side, &names()));
        sentence(&words.stores(&start, *side, &seated()));
    }
    for hint in given::hints() {
        sentence(&words.hint(&hint, Side::South, &names()));
    }
    rules_and_options(words);
    sentence(&words.preset("nobody").played);
    moves(words);
    repetition(words);
    values(words);
    prospects(words);
    for source in sources::ALL {
        name(&words.cite(source));
    }
    let asked = words.asked.lock().expect("no panic").clone();
    let never: Vec<String> = super::messages::own_keys()
        .into_iter()
        .filter(|key| !asked.contains(key))
        .collect();
    assert!(never.is_empty(), "{:?}: {never:?}", words.language());
}
