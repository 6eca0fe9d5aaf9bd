//! Every sheet is whole, in every rule set.

use kalaha::{Key, PRESETS, RuleId, Rules};
use kalaha_lessons::referee::DISPUTES;
use kalaha_text::{Language, Words};

use super::*;

/// All presets, all single house rules, and the smallest and the largest board.
fn rule_sets() -> Vec<Rules> {
    let mut sets: Vec<Rules> = PRESETS.iter().map(|preset| preset.rules).collect();
    for &key in Key::ALL {
        for value in key.alternatives(&Rules::STANDARD, 0) {
            let mut rules = Rules::STANDARD;
            rules.set(key.as_str(), &value).expect("a value");
            sets.push(rules);
        }
    }
    for (houses, seeds) in [(1, 1), (12, 10)] {
        sets.push(Rules {
            houses,
            seeds,
            ..Rules::STANDARD
        });
    }
    sets
}

/// A text as it stands in HTML.
fn escaped(text: &str) -> String {
    html! { (text) }.into_string()
}

#[test]
fn every_sheet_is_whole_by_every_rule_set() {
    for &language in Language::ALL {
        let words = Words::new(language);
        for kind in Kind::ALL {
            assert_eq!(kind.as_str().parse(), Ok(kind));
            for rules in rule_sets() {
                let html = document(kind, &Order::new(rules), &words);
                let opening = format!("<html lang=\"{}\">", language.tag());
                assert!(html.starts_with("<!DOCTYPE html>") && html.contains(&opening));
                let title = escaped(&kind.title(&words));
                assert!(html.contains(&title), "{kind:?}");
                // Paper is for who sits at the board: nothing on it is typed into a program.
                assert!(!html.contains("=true)") && !html.contains("(capture="));
                assert!(!html.contains("kalaha play") && !html.contains("--set"));
                // A strict policy lets neither through.
                assert!(!html.contains("<script") && !html.contains(" style=\""));
                assert!(html.ends_with("</html>"));
            }
        }
    }
}

/// What the rule set says stands on the sheets in the same words.
#[test]
fn sheets_tell_the_rules_they_are_for() {
    let words = Words::new(Language::English);
    for rules in rule_sets() {
        let order = Order::new(rules);
        let house_rules = document(Kind::HouseRules, &order, &words);
        let full = document(Kind::Rules, &order, &words);
        let card = document(Kind::Card, &order, &words);
        let text = words.rule_set(&rules);
        for told in text.differences.iter().chain([&text.rest]) {
            assert!(house_rules.contains(&escaped(told)), "{told}");
        }
        for (key, value) in rules.differences(&Rules::STANDARD) {
            let told = escaped(&words.value_rule(key, &value));
            assert!(full.contains(&told), "{told}");
            let on_the_board = matches!(key, Key::Houses | Key::Seeds | Key::StoreSide);
            assert!(on_the_board || card.contains(&told), "{told}");
        }
        let referee = document(Kind::Referee, &order, &words);
        for dispute in DISPUTES {
            let text = dispute.settle(&rules, None).say(&words);
            for told in [text.question, text.reason] {
                assert!(referee.contains(&escaped(&told)), "{told}");
            }
        }
    }
}

#[test]
fn a_link_and_its_code_are_there_if_there_is_a_server() {
    let words = Words::new(Language::English);
    let mut order = Order::new(Rules::preset("alga").expect("a preset"));
    let without = document(Kind::HouseRules, &order, &words);
    assert!(!without.contains("<svg") && !without.contains("class=\"block links\""));
    order.server = Some("http://kalaha.example:8080".to_owned());
    let with = document(Kind::HouseRules, &order, &words);
    assert!(with.contains("<svg"));
    let address = "http://kalaha.example:8080/?rules=standard&amp;seeds=6&amp;remaining=emptier";
    assert!(with.contains(address));
}

#[test]
fn a_worksheet_is_the_same_for_the_same_seed() {
    let words = Words::new(Language::English);
    let sheet = |seed| {
        let order = Order {
            seed,
            ..Order::new(Rules::STANDARD)
        };
        document(Kind::Worksheet, &order, &words)
    };
    assert_eq!(sheet(7), sheet(7));
    assert_ne!(sheet(7), sheet(8));
    // Four tasks of three sorts, each with its solution.
    assert_eq!(sheet(7).matches("class=\"block task\"").count(), 12);
    assert_eq!(sheet(7).matches("<li>").count(), 12);
}

#[test]
fn a_card_tells_how_a_seed_is_sown_and_who_wins() {
    let words = Words::new(Language::English);
    let card = document(Kind::Card, &Order::new(Rules::STANDARD), &words);
    for rule in [
        RuleId::SowOneByOne,
        RuleId::SowOwnStore,
        RuleId::ResultMostSeeds,
    ] {
        let told = escaped(&words.rule(rule).statement);
        assert_eq!(card.matches(&told).count(), 2, "{told}");
    }
}

/// How a Norwegian page numbers the pits, where each rule is taught, and examples where they hold.
#[test]
fn the_rules_come_with_notes_sources_and_examples() {
    let words = Words::new(Language::English);
    let sheet = |preset| {
        let rules = Rules::preset(preset).expect("a preset");
        document(Kind::Rules, &Order::new(rules), &words)
    };
    let standard = sheet("standard");
    assert!(standard.contains("numbers all pits 0 to 13"));
    assert!(standard.contains("Sources: Philos p. 2; Noris"));
    let worked = ">Worked examples<";
    let note = "The examples and advice are for the standard game.";
    assert!(standard.contains(worked) && !standard.contains(note));
    let noris = sheet("noris");
    assert!(!noris.contains(worked) && !noris.contains(note));
    let kgp = sheet("kgp");
    assert!(kgp.contains(worked) && kgp.contains(note));
}
