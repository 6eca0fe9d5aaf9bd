//! Sentences as people read them.

use kalaha::{Error, Event, EventKind, House, Row, RuleId, Side};

use super::{english, names, play, position, seated};

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
    assert_eq!(
        moved("", "start", "1"),
        "Anna sows 4 seeds from house 1. The last one lands in Anna’s house 5."
    );
    assert_eq!(
        moved("", "S 1 0 0 0 0 3 (10) / N 4 4 4 0 0 4 (18)", "1"),
        "Anna sows one seed from house 1. It lands in Anna’s house 2."
    );
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
         Anna is certain to win: 25 of 48 seeds are in the store."
    );
}

#[test]
fn the_reader_is_you_and_the_computer_the_computer() {
    let moved = |text: &str, chosen: &str| {
        let before = position("", text);
        let chosen = before.read_move(chosen).expect("a move");
        english().moved(&before, chosen, &play(&before, chosen), &seated())
    };
    assert_eq!(
        moved("start", "3"),
        "You sow 4 seeds from house 3. Your last seed lands in your store. You get an extra turn!"
    );
    assert_eq!(
        moved("start", "4"),
        "You sow 4 seeds from house 4. The last one lands in the computer’s house 1."
    );
    let north = "S 4 4 4 4 4 4 (0) / N 4 4 4 4 4 4 (0) n";
    assert_eq!(
        moved(north, "3"),
        "The computer sows 4 seeds from house 3. The last seed lands in the computer’s store. \
         The computer gets an extra turn!"
    );
    assert_eq!(
        moved(north, "4"),
        "The computer sows 4 seeds from house 4. The last one lands in your house 1."
    );
    let stores = english().stores(
        &position("houses=2", "S 1 0 (3) / N 1 0 (1)"),
        Side::South,
        &seated(),
    );
    assert_eq!(stores, "In the stores: you 3, the computer 1.");
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
        "Character 16 of the position must be a number of seeds, or “(” and the seeds in the \
         store, but there stands “)”."
    );
    assert_eq!(
        told("", "S 4 4 4 4 4 (0) / N 4 4 4 4 4 4 (0)"),
        "South’s row has 5 counts, but the rules have 6 houses a side."
    );
    assert_eq!(
        told("", "S 4 4 4 4 4 4 (300) / N 4 4 4 4 4 4 (0)"),
        "The number “300” at character 16 of the position is too large; at most 255 is allowed."
    );
    assert_eq!(
        told("", "S 4 4 4 4 4 4 (0) / N 4 4 4 4 4 4 (0) s +-1"),
        "Character 42 of the position must be the number of extra turns used, but there stands \
         “-1”."
    );
    assert_eq!(
        told("", "<-6,0,0,4>"),
        "Character 2 of the position must be the number of houses a side, but there stands \
         “-6,0,0,4>”."
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
