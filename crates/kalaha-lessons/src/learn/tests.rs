//! Everything that the rule pages oblige us to tell is told, and every example comes out.

use kalaha::{EventKind, Game, Position, Rules, Side, Value, Verdict};
use kalaha_text::{Language, Words};

use super::{CHAPTERS, chapter};
use crate::example::{Played, extra_turns, gained, told};

/// What the rule pages oblige us to tell. A missing id fails.
const OBLIGED: &[(&str, &[&str])] = &[
    (
        "setup",
        &[
            "board", "houses", "store", "seeds", "total", "equal", "material", "numbers", "begin",
        ],
    ),
    (
        "move",
        &[
            "choose",
            "empty-house",
            "foreign-house",
            "must-move",
            "sow",
            "direction",
            "own-store",
            "opponent-store",
            "through-store",
            "lap",
        ],
    ),
    (
        "last-seed",
        &[
            "extra-turn",
            "capture",
            "opposite-empty",
            "opponent-side",
            "filled-house",
            "unusable-extra",
        ],
    ),
    (
        "end",
        &[
            "when",
            "rest",
            "most-seeds",
            "certain",
            "majority",
            "known",
            "draw",
            "runs-dry",
            "out-of-store",
        ],
    ),
    (
        "worked",
        &[
            "opening",
            "four-seeds",
            "capture",
            "two-seeds",
            "distance",
            "count",
            "swing",
        ],
    ),
    (
        "strategy",
        &[
            "distance",
            "chain",
            "prepare",
            "danger",
            "empty",
            "rightmost",
            "emptying",
            "sweep",
            "count",
        ],
    ),
    (
        "mistakes",
        &[
            "opponent-store",
            "clockwise",
            "my-store",
            "opponent-side",
            "extra-turns",
            "out-of-store",
            "runs-dry",
            "three-seeds",
        ],
    ),
];

#[test]
fn all_that_is_obliged_is_told() {
    let found: Vec<(&str, Vec<&str>)> = CHAPTERS
        .iter()
        .map(|chapter| {
            let ids = chapter.passages.iter().map(|passage| passage.id).collect();
            (chapter.id, ids)
        })
        .collect();
    let obliged: Vec<(&str, Vec<&str>)> = OBLIGED
        .iter()
        .map(|&(chapter, ids)| (chapter, ids.to_vec()))
        .collect();
    assert_eq!(found, obliged);
}

#[test]
fn every_passage_reads_well_by_every_rule_set() {
    let words = Words::new(Language::English);
    let sets = crate::rule_sets();
    for chapter in CHAPTERS {
        assert!(!chapter.title(&words).ends_with('.'));
        for passage in chapter.passages {
            for rules in &sets {
                let text = passage.say(rules, &words);
                assert!(text.text.ends_with('.'), "{}", text.text);
                assert!(!text.text.contains("missing"), "{}", text.text);
            }
        }
    }
}

/// The passages of a chapter that hold under a preset with a change.
fn holding(chapter_id: &str, preset: &str, set: Option<(&str, &str)>) -> Vec<&'static str> {
    let mut rules = Rules::preset(preset).expect("a preset");
    if let Some((key, value)) = set {
        rules.set(key, &Value::read(value)).expect("a value");
    }
    let told = chapter(chapter_id).expect("a chapter").told(&rules);
    told.map(|passage| passage.id).collect()
}

#[test]
fn advice_is_given_where_it_holds() {
    let all: Vec<&str> = OBLIGED[5].1.to_vec();
    assert_eq!(holding("strategy", "standard", None), all);
    let without = |left_out: &[&str]| -> Vec<&str> {
        let kept = all.iter().filter(|id| !left_out.contains(id));
        kept.copied().collect()
    };
    for (preset, set, left_out) in [
        ("noris", None, &[][..]),
        ("mirror", None, &[]),
        ("alga", None, &["emptying", "sweep"]),
        ("regler-se", None, &["emptying"]),
        ("seed-on", None, &["prepare", "danger", "empty"]),
        ("clockwise", None, &["distance", "chain", "rightmost"]),
        ("familie", None, &["chain"]),
        (
            "standard",
            Some(("extra_turn_limit", "0")),
            &["distance", "chain", "rightmost"],
        ),
        ("standard", Some(("end", "pass")), &["emptying", "sweep"]),
    ] {
        assert_eq!(
            holding("strategy", preset, set),
            without(left_out),
            "{preset}"
        );
    }
}

/// "House 3 holds four seeds" is so on one board only.
#[test]
fn worked_examples_are_told_where_they_hold() {
    assert_eq!(holding("worked", "standard", None), OBLIGED[4].1);
    for preset in ["noris", "six", "clockwise", "mirror", "familie"] {
        assert!(holding("worked", preset, None).is_empty(), "{preset}");
    }
    assert_eq!(
        holding("worked", "seed-on", None),
        ["opening", "two-seeds", "distance", "count"]
    );
    let alga_with_four = holding("worked", "alga", Some(("seeds", "4")));
    assert!(!alga_with_four.contains(&"count"), "{alga_with_four:?}");
}

#[test]
fn chapters_of_the_standard_game_say_so_under_other_rules() {
    let words = Words::new(Language::English);
    let noris = Rules::preset("noris").expect("a preset");
    for chapter in CHAPTERS {
        assert_eq!(chapter.note(&Rules::STANDARD, &words), None);
        let is_one = ["worked", "strategy"].contains(&chapter.id);
        let note = is_one.then(|| "The examples and advice are for the standard game.".to_owned());
        assert_eq!(chapter.note(&noris, &words), note, "{}", chapter.id);
    }
}

fn played(chapter_id: &str, id: &str) -> Played {
    let chapter = chapter(chapter_id).expect("a chapter");
    let passage = chapter.passages.iter().find(|passage| passage.id == id);
    let played = passage.and_then(super::Passage::play).expect("an example");
    played.expect("a board")
}

#[test]
fn the_worked_examples_come_out_as_they_are_told() {
    let after = |id| played("worked", id).ruling.after.to_string();
    for (id, expected) in [
        ("opening", "S 4 4 0 5 5 0 (2) / N 5 5 5 5 4 4 (0) n"),
        ("four-seeds", "S 4 4 4 0 5 5 (1) / N 5 4 4 4 4 4 (0) n"),
        ("capture", "S 0 0 1 1 1 1 (18) / N 2 3 1 2 3 0 (15) n"),
        ("two-seeds", "S 4 4 4 0 0 1 (9) / N 4 4 4 4 4 0 (6) s +1"),
        ("count", "S 0 0 0 0 0 0 (26) / N 0 0 0 0 0 0 (22) s"),
        ("swing", "S 0 0 0 0 0 2 (23) / N 4 0 0 3 0 0 (16) n"),
    ] {
        assert_eq!(after(id), expected, "{id}");
    }
    let seven = told(&played("worked", "capture").ruling, |event| {
        matches!(
            event.kind,
            EventKind::Capture {
                seeds_own: 1,
                seeds_opposite: 6,
                ..
            }
        )
    });
    assert!(seven);
}

/// Each house of the board in the example has as many seeds as steps to go.
#[test]
fn a_house_reaches_the_store_with_as_many_seeds_as_steps() {
    let before = played("worked", "distance").ruling.before;
    for chosen in before.legal_moves() {
        let after = before.play(chosen).expect("a legal move");
        assert_eq!(after.extra_used(), 1, "{chosen}");
    }
    for seeds in 1..=12u8 {
        for house in 1..=6u8 {
            let board = format!(
                "S {} (0) / N 1 1 1 1 1 1 (0) s",
                (1..=6)
                    .map(|at| if at == house {
                        seeds.to_string()
                    } else {
                        "0".to_owned()
                    })
                    .collect::<Vec<_>>()
                    .join(" ")
            );
            let position = Position::parse(Rules::STANDARD, &board).expect("a board");
            let mut game = Game::resume(position);
            let chosen = position.read_move(&house.to_string()).expect("a move");
            let events = game.play(chosen).expect("a legal move");
            let last = events.iter().rev().find_map(|event| match event.kind {
                EventKind::Sow { pit, .. } => Some(pit),
                _ => None,
            });
            let in_store = last == Some(kalaha::Pit::Store { side: Side::South });
            assert_eq!(in_store, seeds == 7 - house, "{board}");
        }
    }
}

#[test]
fn strategy_boards_show_what_is_said() {
    for chapter in CHAPTERS {
        for passage in chapter.passages {
            let Some(played) = passage.play() else {
                continue;
            };
            let ruling = played.expect("a board").ruling;
            assert_eq!(ruling.verdict, Verdict::Played, "{}", passage.id);
            assert_eq!(ruling.before.total(), 48, "{}", passage.id);
        }
    }
    let of = |id| played("strategy", id).ruling;
    assert_eq!(extra_turns(&of("distance")), 1);
    assert_eq!(extra_turns(&of("chain")), 4);
    assert_eq!(gained(&of("prepare"), Side::South), 8);
    assert_eq!(gained(&of("danger"), Side::North), 8);
    assert_eq!(gained(&of("empty"), Side::South), 6);
    assert_eq!(extra_turns(&of("rightmost")), 2);
    let count = |id| {
        let count = of(id).outcome().expect("the end");
        (count.south, count.north)
    };
    assert_eq!(count("emptying"), (26, 22));
    assert_eq!(count("sweep"), (25, 23));
}
