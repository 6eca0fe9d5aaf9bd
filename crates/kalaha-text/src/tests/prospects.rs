//! What perfect play makes of a rule set, as people read it.

use kalaha::{House, Move, Rules};

use super::english;
use crate::atlas::{Limit, Prospect};

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
    assert_eq!(
        told((-10, 1)),
        "With perfect play the one who starts loses by at most 10 seeds, if at all. \
         With perfect play the one who starts wins by at most one seed, if at all. \
         More is not known, because the search ended after 60 seconds."
    );
    assert_eq!(told((-48, 48)), "");
}
