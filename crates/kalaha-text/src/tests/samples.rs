//! Sentences as people read them.

use kalaha::{Error, Event, EventKind, House, Row, RuleId, Ruling, Side};

use super::{english, names, play, position};

fn moved(set: &str, text: &str, chosen: &str) -> String {
    let before = position(set, text);
    let chosen = before.read_move(chosen).expect("a move");
    english().moved(&before, chosen, &play(&before, chosen), &names())
}

fn event(kind: EventKind, rule: RuleId) -> String {
    english().event(&Event { kind, rule }, Side::South, &names())
}

#[test]
fn one_seed_and_two_seeds() {
    let lift = |seeds| EventKind::Lift {
        side: Side::South,
        house: House::new(2),
        seeds,
    };
    let told = |seeds| event(lift(seeds), RuleId::MoveOwnHouse);
    assert_eq!(told(1), "Anna lifts the one seed of house 3.");
    assert_eq!(told(2), "Anna lifts both seeds of house 3.");
    assert_eq!(told(21), "Anna lifts all 21 seeds of house 3.");

    let sweep = |seeds| EventKind::Sweep {
        from: Side::North,
        to: Some(Side::North),
        houses: Row::empty(6),
        seeds,
    };
    let told = |seeds| event(sweep(seeds), RuleId::RemainingOwner);
    assert_eq!(
        told(1),
        "Bo takes the last seed on their own side and puts it in the store."
    );
    assert_eq!(
        told(2),
        "Bo takes the last 2 seeds on their own side and puts them in the store."
    );

    let result = |south, north| EventKind::Result {
        south,
        north,
        winner: kalaha::Outcome { south, north }.winner(),
    };
    let told = |south, north| event(result(south, north), RuleId::ResultMostSeeds);
    assert_eq!(told(26, 22), "Anna wins by 4 seeds: 26 to 22.");
    assert_eq!(told(24, 25), "Bo wins by one seed: 25 to 24.");
    assert_eq!(told(24, 24), "It’s a draw! You each have 24 seeds.");
    assert_eq!(told(1, 1), "It’s a draw! You each have one seed.");
}

#[test]
fn a_move_is_announced() {
    assert_eq!(moved("", "start", "1"), "Anna sows 4 seeds from house 1.");
    assert_eq!(
        moved("", "start", "3"),
        "Anna sows 4 seeds from house 3. \
         The last seed lands in Anna’s store. Anna gets an extra turn!"
    );
    assert_eq!(
        moved("", "S 0 2 0 0 0 8 (5) / N 3 3 3 3 3 3 (15)", "6"),
        "Anna sows 8 seeds from house 6. Anna captures 5 seeds: their own and the 4 opposite."
    );
    assert_eq!(
        moved("", "S 0 2 0 0 0 1 (24) / N 3 3 3 3 3 3 (3)", "6"),
        "Anna sows one seed from house 6. \
         The last seed lands in Anna’s store. Anna gets an extra turn! \
         Anna can’t lose any more: 25 of 48 seeds are in the store."
    );
}

#[test]
fn the_end_is_told_as_steps_of_its_own() {
    assert_eq!(
        moved("", "S 0 0 0 0 0 1 (24) / N 0 0 0 0 2 2 (19)", "6"),
        "Anna sows one seed from house 6. \
         The last seed lands in Anna’s store, but Anna has no seeds left to sow. \
         The game is over, because one side is empty. \
         Bo takes the last 4 seeds on their own side and puts them in the store. \
         Anna wins by 2 seeds: 25 to 23."
    );
    assert_eq!(
        moved(
            "majority=stop",
            "S 0 0 0 0 2 1 (24) / N 0 0 0 1 0 2 (18)",
            "6"
        ),
        "Anna sows one seed from house 6. \
         The game is over, because one store holds more than half of all seeds. \
         Anna wins by 7 seeds: 25 to 18."
    );
}

#[test]
fn a_fault_is_told_with_its_place_and_what_is_allowed() {
    let words = english();
    let told = |set: &str, text: &str| {
        let rules = *position(set, "start").rules();
        let error = kalaha::Position::parse(rules, text).expect_err("a fault");
        words.error(&error)
    };
    assert_eq!(
        told("", "S 4 4 4 4 4 4 0) / N 4 4 4 4 4 4 (0)"),
        "Character 16 of the position must be “(” and the seeds in the store, \
         but there stands “)”."
    );
    assert_eq!(
        told("", "S 4 4 4 4 4 (0) / N 4 4 4 4 4 4 (0)"),
        "South’s row has 5 counts, but the rules have 6 houses a side."
    );
    assert_eq!(
        told("", "S 4 4 4 4 4 4 (300) / N 4 4 4 4 4 4 (0)"),
        "The count “300” at character 16 of the position is too large; \
         at most 255 seeds are allowed."
    );
    let empty = Error::EmptyHouse {
        house: House::new(3),
    };
    assert_eq!(
        words.error(&empty),
        "House 4 is empty. Choose a house with seeds in it."
    );
    let mut rules = kalaha::Rules::STANDARD;
    let error = rules
        .set("end", &kalaha::Value::read("never"))
        .expect_err("a fault");
    assert_eq!(
        words.error(&error),
        "“end” can’t be “never”; allowed is either_empty, mover_stuck or pass."
    );
    let error = rules
        .set("houses", &kalaha::Value::Int(13))
        .expect_err("a fault");
    assert_eq!(
        words.error(&error),
        "“houses” can’t be “13”; allowed is 1 to 12."
    );
}

#[test]
fn what_was_typed_is_shown_safely() {
    let told = |text: &str| {
        let error = position("", "start").read_move(text).expect_err("a fault");
        english().error(&error)
    };
    let advice = "is no move; write a house number such as 3, S3 or N3, or swap.";
    assert_eq!(
        told("\u{1b}[2Jx\ny"),
        format!("“\u{fffd}[2Jx\u{fffd}y” {advice}")
    );
    assert_eq!(
        told(&"x".repeat(1_000_000)),
        format!("“{}…” {advice}", "x".repeat(40))
    );
}

#[test]
fn a_family_learns_why_the_seed_stays() {
    let before = position("", "S 1 0 0 0 0 3 (10) / N 4 4 4 0 0 4 (18) s");
    let text = english().ruling(&Ruling::judge(&before, &["1"]).expect("a ruling"));
    assert_eq!(
        text.verdict,
        "By the standard rules the last seed stays in South’s house 2, \
         because the house opposite is empty. North moves next."
    );
    assert_eq!(
        text.sources[..2],
        ["Philos p. 2", "Noris “Deluxe Kalaha” p. 2"]
    );
    assert_eq!(
        text.differences[0],
        "Under the house rule “empty capture” (capture=empty) \
         South’s store would hold 11 instead of 10."
    );
    let last = text.steps.last().expect("a step");
    assert_eq!(last.1, RuleId::CaptureOppositeEmpty);
    assert_eq!(
        last.0,
        "Nothing is captured, because the house opposite is empty."
    );
}

fn verdict(set: &str, text: &str, chosen: &[&str]) -> String {
    let ruling = Ruling::judge(&position(set, text), chosen).expect("a ruling");
    english().ruling(&ruling).verdict
}

#[test]
fn a_house_rule_is_named_where_it_decides() {
    let one_left = "S 0 0 0 0 0 1 (20) / N 1 0 0 0 0 2 (24) s";
    let nothing_left = "By the standard rules South gets no extra turn, because there is no seed \
                        left on South’s side.";
    assert_eq!(
        verdict("end=pass", one_left, &["6"]),
        format!(
            "{nothing_left} South has no seeds to sow and is passed over. \
             This is by the house rule “who can’t move is passed over”. North moves next."
        )
    );
    assert_eq!(
        verdict("remaining=emptier", one_left, &["6"]),
        format!(
            "{nothing_left} The game is over, because one side is empty. \
             South ran out first and takes the last 3 seeds, from North’s side. \
             This is by the house rule “the rest goes to the side that ran out”. \
             It’s a draw! You each have 24 seeds."
        )
    );
    assert_eq!(
        verdict(
            "majority=sweep",
            "S 4 0 0 0 0 1 (24) / N 1 0 0 0 0 2 (16) s",
            &["6"]
        ),
        "The game is over, because one store holds more than half of all seeds. \
         This is by the house rule “over at more than half, each side takes its own”. \
         South takes the last 4 seeds on their own side and puts them in the store. \
         North takes the last 3 seeds on their own side and puts them in the store. \
         South wins by 10 seeds: 29 to 19."
    );
}

#[test]
fn a_house_rule_is_not_named_for_what_is_standard() {
    let empty_opposite = "S 1 0 0 0 0 3 (10) / N 4 4 4 0 0 4 (18) s";
    for set in ["capture=none", "capture=leave_own", ""] {
        assert_eq!(
            verdict(set, empty_opposite, &["1"]),
            "By the standard rules the last seed stays in South’s house 2, \
             because the house opposite is empty. North moves next.",
            "{set}"
        );
    }
    assert_eq!(
        verdict("extra_turn_limit=2", "start", &["3"]),
        verdict("", "start", &["3"])
    );
    let opposite = "S 1 0 0 0 0 3 (10) / N 4 4 4 0 5 4 (13) s";
    assert_eq!(
        verdict("capture=empty", opposite, &["1"]),
        verdict("", opposite, &["1"])
    );
}

#[test]
fn a_family_learns_who_gets_the_rest() {
    let before = position("", "S 0 0 0 0 0 1 (24) / N 0 0 0 0 2 2 (19) s");
    let text = english().ruling(&Ruling::judge(&before, &["6"]).expect("a ruling"));
    assert_eq!(
        text.differences[..2],
        [
            "Under the house rule “who can’t move is passed over” (end=pass) the game would go on, \
             with 25 in South’s store, 19 in North’s, and North to move.",
            "Under the house rule “the rest goes to the side that ran out” (remaining=emptier) or \
             the house rule “the rest goes to the side that sowed last” (remaining=last_mover) \
             South would win 29 to 19.",
        ]
    );
}

#[test]
fn of_many_limits_only_the_telling_ones_are_named() {
    let before = position("", "S 4 4 0 5 5 1 (1) / N 4 4 4 4 4 4 (0) s +3");
    let text = english().ruling(&Ruling::judge(&before, &["6"]).expect("a ruling"));
    assert_eq!(
        text.differences[0],
        "Under the house rule “at most 3 extra turns in a row” (extra_turn_limit=3) \
         North would move next."
    );
    let before = position(
        "extra_turn_limit=1",
        "S 4 4 0 5 5 1 (1) / N 4 4 4 4 4 4 (0) s +1",
    );
    let text = english().ruling(&Ruling::judge(&before, &["6"]).expect("a ruling"));
    assert_eq!(
        text.differences[0],
        "Under the standard rule “any number of extra turns” (extra_turn_limit=null) or the house \
         rule “at most 2 extra turns in a row” (extra_turn_limit=2) South would move next."
    );
}

#[test]
fn what_reads_alike_is_told_once() {
    let before = position("", "S 0 0 0 0 2 0 (25) / N 4 4 4 4 4 1 (0) s");
    let told = english().ruling(&Ruling::judge(&before, &["5"]).expect("a ruling"));
    assert!(
        told.differences.contains(
            &"Under the house rule “over at more than half, the rest stays” (majority=stop) or the \
              house rule “over at more than half, each side takes its own” (majority=sweep) the \
              game would have been over before this move."
                .to_owned()
        ),
        "{:?}",
        told.differences
    );
    let before = position("", "S 0 0 0 0 0 0 (22) / N 1 1 0 0 0 0 (24) n");
    let told = english().ruling(&Ruling::judge(&before, &["2"]).expect("a ruling"));
    assert_eq!(
        told.differences,
        [
            "Under the house rule “over when the player to move can’t move” (end=mover_stuck) or \
             the house rule “who can’t move is passed over” (end=pass) the game would not be over, \
             and North would be to move."
        ]
    );
}

#[test]
fn a_limit_reads_well_even_where_no_extra_turn_is_granted() {
    for (limit, rule) in [
        (0, "no extra turns"),
        (1, "at most 1 extra turn in a row"),
        (2, "at most 2 extra turns in a row"),
    ] {
        let set = format!("extra_turn_limit={limit}");
        let text = format!("S 4 4 0 5 5 1 (1) / N 4 4 4 4 4 4 (0) s +{limit}");
        assert_eq!(
            verdict(&set, &text, &["6"]),
            format!(
                "By the house rule “{rule}” South does not move again, \
                 although the last seed lands in South’s store. North moves next."
            )
        );
    }
}

#[test]
fn a_refused_move_says_what_is_allowed() {
    let before = position("", "S 0 0 0 0 2 1 (20) / N 0 0 0 1 0 2 (22)");
    let text = english().ruling(&Ruling::judge(&before, &["4"]).expect("a ruling"));
    assert_eq!(
        text.verdict,
        "South can’t choose house 4, because it is empty. South may choose 5 or 6."
    );
}

#[test]
fn a_move_after_the_end_learns_why_and_who_won() {
    assert_eq!(
        verdict("", "S 0 0 0 0 0 0 (22) / N 1 1 0 0 0 0 (24) s", &["1"]),
        "The game is over, because one side is empty. North wins by 4 seeds: 26 to 22. \
         No move can be made any more."
    );
    // After the sweep one side is empty too, but that is not why.
    let before = "S 4 0 0 0 0 1 (24) / N 1 0 0 0 0 2 (16) s";
    assert_eq!(
        verdict("majority=sweep", before, &["6", "1"]),
        "The game is over, because one store holds more than half of all seeds. \
         South wins by 10 seeds: 29 to 19. No move can be made any more."
    );
    let circling = ["1", "1", "2", "2", "1", "1", "2", "2", "1"];
    assert_eq!(
        verdict(
            "houses=2 capture=none end=mover_stuck direction=cw",
            "S 1 0 (3) / N 1 0 (2) s",
            &circling
        ),
        "The game is over, because this position has come up for the third time. \
         That rule is our own. South wins by one seed: 4 to 3. No move can be made any more."
    );
}

#[test]
fn the_own_rule_says_that_it_is_ours() {
    let words = english();
    for id in [RuleId::EndRepetition, RuleId::RemainingRepetition] {
        let rule = words.rule(id);
        assert!(rule.statement.contains("This rule is our own"));
        assert!(rule.sources.is_empty());
    }
    let rules = kalaha::Rules::preset("clockwise").expect("a preset");
    assert_eq!(words.rule_set(&rules).notes.len(), 1);
}
