//! What whole moves tell, in the JSON form that programs read.

use crate::{position, rules_told};

fn told(changes: &str, text: &str, chosen: &str) -> Vec<String> {
    let position = position(changes, text);
    let chosen = position.read_move(chosen).unwrap();
    let mut told = Vec::new();
    let tell = &mut |event: kalaha::Event| told.push(serde_json::to_string(&event).unwrap());
    position.play_telling(chosen, tell).unwrap();
    told
}

#[test]
fn an_extra_turn() {
    assert_eq!(
        told("", "start", "3"),
        [
            r#"{"type":"lift","side":"south","house":2,"seeds":4,"rule":"move.own-house"}"#,
            r#"{"type":"sow","pit":{"side":"south","house":3},"seeds":5,"rule":"sow.one-by-one"}"#,
            r#"{"type":"sow","pit":{"side":"south","house":4},"seeds":5,"rule":"sow.one-by-one"}"#,
            r#"{"type":"sow","pit":{"side":"south","house":5},"seeds":5,"rule":"sow.one-by-one"}"#,
            r#"{"type":"sow","pit":{"side":"south"},"seeds":1,"rule":"sow.own-store"}"#,
            r#"{"type":"extra_turn","count":1,"rule":"turn.extra"}"#,
        ]
    );
}

#[test]
fn a_lap_with_a_capture() {
    assert_eq!(
        told("houses=2", "S 0 5 (0) / N 1 1 (0) s", "2"),
        [
            r#"{"type":"lift","side":"south","house":1,"seeds":5,"rule":"move.own-house"}"#,
            r#"{"type":"sow","pit":{"side":"south"},"seeds":1,"rule":"sow.own-store"}"#,
            r#"{"type":"sow","pit":{"side":"north","house":0},"seeds":2,"rule":"sow.one-by-one"}"#,
            r#"{"type":"sow","pit":{"side":"north","house":1},"seeds":2,"rule":"sow.one-by-one"}"#,
            r#"{"type":"skip","pit":{"side":"north"},"reason":"opponent_store","rule":"sow.skip-opponent-store"}"#,
            r#"{"type":"sow","pit":{"side":"south","house":0},"seeds":1,"rule":"sow.one-by-one"}"#,
            r#"{"type":"lap","rule":"sow.lap"}"#,
            r#"{"type":"sow","pit":{"side":"south","house":1},"seeds":1,"rule":"sow.one-by-one"}"#,
            r#"{"type":"capture","house":1,"opposite":0,"seeds_own":1,"seeds_opposite":2,"rule":"capture.opposite"}"#,
        ]
    );
}

#[test]
fn an_unusable_extra_turn_that_ends_the_game() {
    assert_eq!(
        told("houses=2", "S 0 1 (3) / N 1 1 (2) s", "2"),
        [
            r#"{"type":"lift","side":"south","house":1,"seeds":1,"rule":"move.own-house"}"#,
            r#"{"type":"sow","pit":{"side":"south"},"seeds":4,"rule":"sow.own-store"}"#,
            r#"{"type":"extra_turn_refused","reason":"nothing_left","rule":"turn.extra-unusable"}"#,
            r#"{"type":"end","reason":"either_empty","rule":"end.either-empty"}"#,
            r#"{"type":"sweep","from":"north","to":"north","houses":[1,1],"seeds":2,"rule":"remaining.owner"}"#,
            r#"{"type":"result","south":4,"north":4,"winner":null,"rule":"result.most-seeds"}"#,
        ]
    );
}

#[test]
fn a_last_seed_in_the_opponents_store() {
    assert_eq!(
        told(
            "houses=2 sow_opponent_store=true",
            "S 1 4 (0) / N 1 1 (0) s",
            "2"
        ),
        [
            r#"{"type":"lift","side":"south","house":1,"seeds":4,"rule":"move.own-house"}"#,
            r#"{"type":"sow","pit":{"side":"south"},"seeds":1,"rule":"sow.own-store"}"#,
            r#"{"type":"sow","pit":{"side":"north","house":0},"seeds":2,"rule":"sow.one-by-one"}"#,
            r#"{"type":"sow","pit":{"side":"north","house":1},"seeds":2,"rule":"sow.one-by-one"}"#,
            r#"{"type":"sow","pit":{"side":"north"},"seeds":1,"rule":"sow.opponent-store"}"#,
            r#"{"type":"opponent_store","seeds":1,"rule":"turn.opponent-store"}"#,
        ]
    );
}

#[test]
fn a_relay() {
    assert_eq!(
        told("houses=2 lap=relay", "S 1 1 (0) / N 0 1 (0) s", "1"),
        [
            r#"{"type":"lift","side":"south","house":0,"seeds":1,"rule":"move.own-house"}"#,
            r#"{"type":"sow","pit":{"side":"south","house":1},"seeds":2,"rule":"sow.one-by-one"}"#,
            r#"{"type":"relay","side":"south","house":1,"seeds":2,"rule":"sow.relay"}"#,
            r#"{"type":"sow","pit":{"side":"south"},"seeds":1,"rule":"sow.own-store"}"#,
            r#"{"type":"sow","pit":{"side":"north","house":0},"seeds":1,"rule":"sow.one-by-one"}"#,
            r#"{"type":"no_capture","reason":"opponent_house","rule":"capture.own-side"}"#,
            r#"{"type":"end","reason":"either_empty","rule":"end.either-empty"}"#,
            r#"{"type":"sweep","from":"north","to":"north","houses":[1,1],"seeds":2,"rule":"remaining.owner"}"#,
            r#"{"type":"result","south":1,"north":2,"winner":"north","rule":"result.most-seeds"}"#,
        ]
    );
}

#[test]
fn the_rules_behind_the_other_steps() {
    for (changes, text, chosen, told) in [
        (
            "skip_origin=true",
            "S 13 0 0 0 0 0 (0) / N 1 0 0 0 0 0 (0) s",
            "1",
            &["sow.skip-opponent-store", "sow.lap", "sow.skip-origin"][..],
        ),
        (
            "sow_opponent_store=true",
            "S 0 2 0 0 0 8 (5) / N 3 3 3 3 3 3 (15) s",
            "6",
            &["turn.opponent-store"],
        ),
        (
            "extra_turn_limit=1",
            "S 4 4 0 5 5 1 (1) / N 4 4 4 4 4 4 (0) s +1",
            "6",
            &["turn.extra-limit"],
        ),
        (
            "",
            "S 1 0 0 0 0 3 (10) / N 4 4 4 0 0 4 (18) s",
            "1",
            &["capture.opposite-empty"],
        ),
        (
            "capture=empty",
            "S 1 0 0 0 0 3 (10) / N 4 4 4 0 0 4 (18) s",
            "1",
            &["capture.empty"],
        ),
        // Only where nothing lies opposite does the house rule decide.
        (
            "capture=empty",
            "S 1 0 0 0 0 3 (10) / N 4 4 4 0 5 4 (13) s",
            "1",
            &["capture.opposite"],
        ),
        (
            "capture=none",
            "S 1 0 0 0 0 3 (10) / N 4 4 4 0 5 4 (13) s",
            "1",
            &["capture.none"],
        ),
        (
            "capture=leave_own",
            "S 1 0 0 0 0 3 (10) / N 4 4 4 0 5 4 (13) s",
            "1",
            &["capture.leave-own"],
        ),
        (
            "end=pass",
            "S 0 0 0 0 0 1 (20) / N 1 1 0 0 0 0 (25) s",
            "6",
            &["turn.extra-unusable", "turn.pass"],
        ),
        (
            "end=pass extra_turn_limit=0",
            "S 0 0 0 0 0 0 (20) / N 0 1 0 0 0 1 (25) n",
            "6",
            &["turn.extra-limit", "turn.pass"],
        ),
    ] {
        assert_eq!(rules_told(changes, text, chosen), told, "{changes} {text}");
    }
}

#[test]
fn the_rules_behind_the_ends_and_the_swap() {
    for (changes, text, chosen, told) in [
        (
            "end=mover_stuck",
            "S 0 0 0 0 0 0 (22) / N 0 1 0 0 0 0 (25) n",
            "2",
            &[
                "capture.opposite-empty",
                "end.mover-stuck",
                "remaining.owner",
                "result.most-seeds",
            ][..],
        ),
        (
            "end=pass",
            "S 0 0 0 0 0 0 (22) / N 0 0 0 0 0 1 (25) n",
            "6",
            &["turn.extra-unusable", "end.both-empty", "result.most-seeds"],
        ),
        (
            "majority=sweep",
            "S 0 0 4 0 0 0 (24) / N 4 4 4 4 4 0 (0) s",
            "3",
            &[
                "turn.extra",
                "end.majority",
                "remaining.majority",
                "remaining.majority",
                "result.most-seeds",
            ],
        ),
        (
            "majority=stop",
            "S 0 0 4 0 0 0 (24) / N 4 4 4 4 4 0 (0) s",
            "3",
            &["turn.extra", "end.majority", "result.most-seeds"],
        ),
        (
            "pie=true",
            "S 4 4 4 0 5 5 (1) / N 5 4 4 4 4 4 (0) n pie",
            "swap",
            &["pie.swap"],
        ),
    ] {
        assert_eq!(rules_told(changes, text, chosen), told, "{changes} {text}");
    }
}
