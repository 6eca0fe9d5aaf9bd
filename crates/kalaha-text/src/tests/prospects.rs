//! What perfect play makes of a rule set, as people read it.

use kalaha::{House, Move, Rules};

use super::english;
use crate::atlas::{Limit, Prospect, Publication};

fn openings(turns: &[&[u8]]) -> Vec<Vec<Move>> {
    let moves = |turn: &&[u8]| {
        turn.iter()
            .map(|&house| Move::Sow(House::new(house)))
            .collect()
    };
    turns.iter().map(moves).collect()
}

fn told(rules: &Rules, margins: (i16, i16), best: &[&[u8]], undecided: &[&[u8]]) -> String {
    let prospect = Prospect {
        rules: *rules,
        at_least: margins.0,
        at_most: margins.1,
        limit: Some(Limit::Seconds(60)),
        best: openings(best),
        undecided: openings(undecided),
        published: None,
    };
    english().prospect(&prospect).join(" ")
}

#[test]
fn who_wins_and_how_to_begin() {
    let told = |margin, best, undecided| told(&Rules::STANDARD, (margin, margin), best, undecided);
    assert_eq!(
        told(8, &[&[2]], &[]),
        "With perfect play the one who starts wins by 8 seeds. Best first: house 3."
    );
    assert_eq!(
        told(-1, &[&[0], &[2], &[5]], &[]),
        "With perfect play the one who starts loses by one seed. \
         Best first: house 1, 3 or 6."
    );
    assert_eq!(
        told(0, &[&[0], &[1], &[2], &[3], &[4], &[5]], &[]),
        "With perfect play it is a draw. Every first move keeps that."
    );
    assert_eq!(
        told(0, &[&[0]], &[&[1]]),
        "With perfect play it is a draw. Best first: house 1. \
         Whether house 2 does as well is not known."
    );
}

#[test]
fn the_swap_rule_asks_for_balance() {
    let rules = Rules {
        pie: true,
        ..Rules::STANDARD
    };
    assert_eq!(
        told(&rules, (0, 0), &[&[2, 0], &[5]], &[]),
        "With perfect play it is a draw. \
         Most balanced first turns: house 3, then 1; house 6."
    );
}

#[test]
fn bounds_are_named_as_such() {
    let told = |margins| told(&Rules::STANDARD, margins, &[], &[]);
    assert_eq!(
        told((2, 48)),
        "With perfect play the one who starts wins by at least 2 seeds. \
         More is not known, because the search ended after 60 seconds."
    );
    let first = |margins| {
        let all = told(margins);
        let (first, more) = all.split_once(" More is not known").expect("why");
        assert!(more.starts_with(", because"), "{all}");
        first.to_owned()
    };
    for (margins, sentence) in [
        (
            (-10, 1),
            "Who wins with perfect play is not known yet: \
             the one who starts can win by up to one seed or lose by up to 10 seeds.",
        ),
        (
            (2, 10),
            "With perfect play the one who starts wins, by 2 to 10 seeds.",
        ),
        (
            (-10, -2),
            "With perfect play the one who starts loses, by 2 to 10 seeds.",
        ),
        (
            (0, 4),
            "With perfect play the one who starts does not lose, and can win by up to 4 seeds.",
        ),
        (
            (-1, 0),
            "With perfect play the one who starts does not win, and can lose by up to one seed.",
        ),
        (
            (-48, 4),
            "Who wins with perfect play is not known yet, \
             but the one who starts can win by no more than 4 seeds.",
        ),
        (
            (-4, 48),
            "Who wins with perfect play is not known yet, \
             but the one who starts can lose by no more than 4 seeds.",
        ),
        (
            (0, 48),
            "With perfect play the one who starts does not lose.",
        ),
    ] {
        assert_eq!(first(margins), sentence, "{margins:?}");
    }
    assert_eq!(told((-48, 48)), "");
}

#[test]
fn who_published_a_value_is_told_and_that_nothing_is_known() {
    let words = english();
    let rules = Rules::preset("six").expect("a preset");
    let mut prospect = Prospect {
        rules,
        at_least: 4,
        at_most: 72,
        limit: None,
        best: vec![],
        undecided: vec![],
        published: Some(Publication::Rawlings2015),
    };
    let at_least = "With perfect play the one who starts wins by at least 4 seeds.";
    assert_eq!(
        words.perfect_play(Some(&prospect)),
        [at_least, "Worked out by Rawlings (2015)."]
    );
    prospect.published = None;
    assert_eq!(words.perfect_play(Some(&prospect)), [at_least]);
    let unknown = ["What perfect play makes of these rules is not known."];
    prospect.at_least = -72;
    assert_eq!(words.perfect_play(Some(&prospect)), unknown);
    assert_eq!(words.perfect_play(None), unknown);
}
