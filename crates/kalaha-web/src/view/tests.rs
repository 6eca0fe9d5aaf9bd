//! What readers are told of a board.

use std::sync::Arc;

use kalaha::{BySide, House, Move, Rules, Side};
use kalaha_text::{Language, Words};

use super::text::Typed;
use super::{PitView, Scene, View};
use crate::game::seats::{BOTH, NOBODY, NORTH, SOUTH};
use crate::game::{Entry, Head, Help, Player, Seats, Starts, State};

fn words() -> Words {
    Words::new(Language::English)
}

fn state_of(rules: Rules, start: &str, players: [Option<&str>; 2], houses: &[u8]) -> State {
    let human = |name: Option<&str>| Player::Human {
        name: name.map(ToOwned::to_owned),
    };
    let head = Head {
        rules,
        start: start.to_owned(),
        players: BySide {
            south: human(players[0]),
            north: human(players[1]),
        },
        help: Help::None,
        starts: Starts::South,
    };
    let mut state = State::new(Arc::new(head)).expect("a head");
    for &house in houses {
        let by = state.to_move().expect("a game that goes on");
        let entry = Entry::Move {
            r#move: Move::Sow(House::new(house)),
            by,
        };
        state.apply(&entry).expect("a legal move");
    }
    state
}

fn state(start: &str, houses: &[u8]) -> State {
    state_of(Rules::STANDARD, start, [None, None], houses)
}

fn scene<'a>(state: &'a State, seats: Seats, words: &'a Words) -> Scene<'a> {
    Scene {
        state,
        seats,
        words,
        ply: None,
    }
}

fn view(state: &State, seats: Seats) -> View {
    scene(state, seats, &words()).view()
}

fn pit<'a>(view: &'a View, name: &str) -> &'a PitView {
    view.pits.iter().find(|pit| pit.pit == name).expect("a pit")
}

#[test]
fn a_house_says_what_it_holds_and_what_a_move_would_do() {
    let own = view(&state("start", &[]), SOUTH);
    assert_eq!(
        pit(&own, "S3").label,
        "Your house 3, 4 seeds, ends in your store: extra turn",
    );
    assert_eq!(
        pit(&own, "S4").label,
        "Your house 4, 4 seeds, ends in North’s house 1",
    );
    assert_eq!(pit(&own, "N1").label, "North’s house 1, 4 seeds");
    assert_eq!(pit(&own, "S").label, "Your store, empty");
    let watched = view(&state("start", &[]), NOBODY);
    assert_eq!(pit(&watched, "S3").label, "South’s house 3, 4 seeds");
}

#[test]
fn one_seed_is_one_seed_and_names_are_people_s_own() {
    let start = "S 1 0 0 0 0 3 (10) / N 4 4 4 0 3 4 (18) s";
    let state = state_of(Rules::STANDARD, start, [Some("Anna"), Some("Bo")], &[]);
    let view = view(&state, BOTH);
    assert_eq!(
        pit(&view, "S1").label,
        "Anna’s house 1, 1 seed, captures 4 seeds",
    );
    assert_eq!(pit(&view, "S2").label, "Anna’s house 2, empty");
    assert_eq!(
        pit(&view, "S6").label,
        "Anna’s house 6, 3 seeds, ends in Bo’s house 2",
    );
    let ahead = pit(&view, "S1").ahead.clone().expect("a look ahead");
    assert_eq!(ahead.landing, "S2");
    assert_eq!(ahead.taken, ["S2", "N5"]);
}

#[test]
fn a_move_that_ends_the_game_says_so() {
    let over = state("S 0 0 0 0 0 1 (24) / N 3 0 2 0 0 4 (14) s", &[]);
    assert_eq!(
        pit(&view(&over, SOUTH), "S6").label,
        "Your house 6, 1 seed, ends in your store, and the game is over",
    );
}

#[test]
fn pits_stand_in_sowing_order_beginning_with_the_row_below() {
    let order = |rules: Rules, seats| {
        let state = state_of(rules, "start", [None, None], &[]);
        let view = view(&state, seats);
        let pits: Vec<String> = view.pits.iter().map(|pit| pit.pit.clone()).collect();
        pits.join(" ")
    };
    let two = Rules {
        houses: 2,
        ..Rules::STANDARD
    };
    assert_eq!(order(two, SOUTH), "S1 S2 S N1 N2 N");
    assert_eq!(order(two, NORTH), "N1 N2 N S1 S2 S");
    let clockwise = Rules {
        direction: kalaha::Direction::Clockwise,
        ..two
    };
    assert_eq!(order(clockwise, SOUTH), "S2 S1 N N2 N1 S");
    let left = Rules {
        store_side: kalaha::StoreSide::Left,
        ..two
    };
    assert_eq!(order(left, SOUTH), "S1 S2 N N1 N2 S");
}

#[test]
fn whoever_may_not_move_hears_why() {
    let state = state("start", &[0]);
    let not = |seats, name: &str| pit(&view(&state, seats), name).why_not.clone();
    assert_eq!(not(NORTH, "N1"), None);
    assert_eq!(
        not(NORTH, "S1").as_deref(),
        Some("That house isn’t yours. Choose one on your own side."),
    );
    assert_eq!(
        not(SOUTH, "S2").as_deref(),
        Some("It isn’t your turn yet. North is to move."),
    );
    assert_eq!(
        not(NOBODY, "N1").as_deref(),
        Some("You are watching this game. Only the players move."),
    );
    assert_eq!(
        pit(&view(&super::tests::state("start", &[2]), SOUTH), "S3")
            .why_not
            .as_deref(),
        Some("House 3 is empty. Choose a house with seeds in it."),
    );
}

#[test]
fn the_last_turn_stays_visible_with_all_its_moves() {
    // House 3 ends in the store, then house 6 sows 5: the store, and four of North's houses.
    let view = view(&state("start", &[2, 5]), BOTH);
    let last = view.last.as_ref().expect("a turn");
    assert_eq!(last.plies.len(), 2);
    assert_eq!(pit(&view, "S3").turns, "1");
    assert_eq!(pit(&view, "S6").turns, "2");
    assert!(pit(&view, "S3").origin && pit(&view, "S6").origin);
    assert_eq!(pit(&view, "S3").delta, "−4");
    assert_eq!(pit(&view, "S").delta, "+2");
    assert_eq!(pit(&view, "S6").delta, "−4");
    assert_eq!(pit(&view, "N5").delta, "");
    assert_eq!(pit(&view, "N4").landing, Some(Side::South));
    assert_eq!(view.to_move, Some(Side::North));
}

#[test]
fn an_extra_turn_is_told_until_the_next_move() {
    let view = view(&state("start", &[2]), SOUTH);
    assert_eq!(view.turn, "Your turn");
    assert_eq!(view.extra.as_deref(), Some("Extra turn!"));
    assert!(view.may_move);
}

#[test]
fn steps_end_at_the_board_that_is_drawn() {
    let starts = [
        ("start", 2),
        ("S 1 0 0 0 0 3 (10) / N 4 4 4 0 3 4 (18) s", 0),
        ("S 0 0 0 0 0 1 (24) / N 3 0 2 0 0 4 (14) s", 5),
        ("S 0 0 13 0 0 0 (0) / N 1 1 1 1 1 1 (0) s", 2),
    ];
    for (start, house) in starts {
        let view = view(&state(start, &[house]), BOTH);
        let last = view.last.as_ref().expect("a turn");
        let mut counts: std::collections::BTreeMap<_, _> = last.counts.iter().cloned().collect();
        for step in &last.plies[0].steps {
            counts.extend(step.set.iter().cloned());
        }
        for pit in &view.pits {
            assert_eq!(counts[&pit.pit], pit.seeds, "{start}, {}", pit.pit);
        }
    }
}

#[test]
fn an_earlier_board_is_only_looked_at() {
    let state = state("start", &[2, 5]);
    let words = words();
    let scene = Scene {
        state: &state,
        seats: BOTH,
        words: &words,
        ply: Some(1),
    };
    let view = scene.view();
    assert!(view.looking_back && !view.may_move);
    assert_eq!(view.turn, "After move 1 of 2");
    assert_eq!((view.ply, view.plies), (1, 2));
    assert_eq!(pit(&view, "S3").seeds, 0);
    assert_eq!(pit(&view, "S6").seeds, 5);
    assert!(view.pits.iter().all(|pit| !pit.legal));
}

#[test]
fn the_text_mode_takes_moves_and_commands() {
    let state = state("start", &[2]);
    let words = words();
    let scene = scene(&state, SOUTH, &words);
    let view = scene.view();
    let typed = |line: &str| scene.typed(line, &view);
    assert_eq!(typed("6"), Typed::Play(Move::Sow(House::new(5))));
    assert_eq!(typed(" S6 "), Typed::Play(Move::Sow(House::new(5))));
    for (line, meant) in [
        ("BACK", Typed::Undo),
        ("undo", Typed::Undo),
        ("redo", Typed::Redo),
        ("hint", Typed::Hint),
        ("eval", Typed::Values),
        ("house 6", Typed::Play(Move::Sow(House::new(5)))),
    ] {
        assert_eq!(typed(line), meant, "{line}");
    }
    let says = |line: &str| match typed(line) {
        Typed::Says(text) | Typed::Refused(text) => text,
        other => panic!("{other:?}"),
    };
    assert_eq!(
        says("mine"),
        "Your houses, from house 1: 4, 4, 0, 5, 5, 5. In the store: 1.",
    );
    assert_eq!(
        says("theirs"),
        "North’s houses, from house 1: 4, 4, 4, 4, 4, 4. In the store: 0.",
    );
    assert_eq!(says("stores"), "In the stores: you 1, North 0.");
    assert!(says("why").contains("Your last seed lands in your store."));
    assert!(says("help").contains("\neval: tell what each move is worth"));
    assert_eq!(
        says("last"),
        "You sow 4 seeds from house 3. Your last seed lands in your store. You get an extra turn!",
    );
    assert!(says("dance").starts_with("“dance” is neither a house nor a command."));
    assert_eq!(
        says("N1"),
        "That house isn’t yours. Choose one on your own side.",
    );
}

/// South is the reader, North the computer, after these houses.
fn against_the_computer(houses: &[u8]) -> State {
    let mut head = state("start", &[]).head().clone();
    head.players.north = Player::Level { level: 3, seed: 1 };
    let mut state = State::new(Arc::new(head)).expect("a head");
    for &house in houses {
        let by = state.to_move().expect("a game that goes on");
        let entry = Entry::Move {
            r#move: Move::Sow(House::new(house)),
            by,
        };
        state.apply(&entry).expect("a legal move");
    }
    state
}

#[test]
fn whoever_only_hears_knows_what_happened_and_whose_turn_it_is() {
    let says = |houses: &[u8]| view(&against_the_computer(houses), SOUTH).says;
    // House 4 sows the own store and ends opposite; the computer is to move.
    assert_eq!(
        says(&[3]),
        "You sow 4 seeds from house 4. The last one lands in the computer’s house 1. \
         In the stores: you 1, the computer 0."
    );
    assert_eq!(
        says(&[3, 3]),
        "The computer sows 4 seeds from house 4. The last one lands in your house 1. \
         In the stores: you 1, the computer 1. Your turn."
    );
    // Nothing came into a store.
    assert_eq!(
        says(&[0]),
        "You sow 4 seeds from house 1. The last one lands in your house 5."
    );
    let (words, one) = (words(), against_the_computer(&[0]));
    let scene = scene(&one, SOUTH, &words);
    let why = "The last seed lands in your house 5, which now holds 5 seeds, and the turn ends. (";
    let told = scene.typed("why", &scene.view());
    assert!(matches!(told, Typed::Says(told) if told.starts_with(why)));
    // An extra turn says that it goes on.
    assert!(says(&[2]).ends_with("You get an extra turn!"));
    let said = view(&against_the_computer(&[2, 5, 0]), SOUTH).said;
    assert_eq!(said.len(), 2, "{said:?}");
    assert!(said[0].starts_with("You sow 4 seeds from house 3."));
    assert!(said[1].starts_with("You sow 5 seeds from house 6."));
    let table = view(&state("start", &[3]), BOTH).says;
    assert!(table.ends_with("In the stores: South 1, North 0. North to move."));
}

#[test]
fn a_take_back_says_how_many_moves_and_who_moves_now() {
    let mut one = against_the_computer(&[3, 3]);
    one.apply(&Entry::TakebackDone { to_ply: 0 })
        .expect("taken back");
    assert_eq!(
        view(&one, SOUTH).says,
        "2 moves were taken back. Your turn."
    );
    let mut table = state("start", &[0, 0]);
    table
        .apply(&Entry::TakebackDone { to_ply: 1 })
        .expect("taken back");
    assert_eq!(
        view(&table, BOTH).says,
        "One move was taken back. North to move."
    );
}

#[test]
fn one_player_has_one_name() {
    let view = view(&against_the_computer(&[]), SOUTH);
    assert_eq!(
        pit(&view, "S1").label,
        "Your house 1, 4 seeds, ends in your house 5"
    );
    assert_eq!(pit(&view, "N3").label, "The computer’s house 3, 4 seeds");
    assert_eq!(view.names.plate.south, "You");
    assert_eq!(view.names.plate.north, "The computer");
}

#[test]
fn where_the_effect_is_the_question_no_label_tells_it() {
    let view = view(&state("start", &[]), SOUTH).without_outcomes();
    assert_eq!(pit(&view, "S3").label, "Your house 3, 4 seeds");
    assert!(view.pits.iter().all(|pit| pit.ahead.is_none()));
    assert!(pit(&view, "S3").legal);
}

#[test]
fn a_swap_turns_the_board_and_leaves_no_counts_behind() {
    let rules = Rules {
        pie: true,
        ..Rules::STANDARD
    };
    let mut state = state_of(rules, "start", [None, None], &[0]);
    assert!(view(&state, BOTH).may_swap);
    let entry = Entry::Move {
        r#move: Move::Swap,
        by: Side::North,
    };
    state.apply(&entry).expect("a swap");
    let view = view(&state, BOTH);
    assert!(!view.may_swap);
    assert!(view.pits.iter().all(|pit| pit.delta.is_empty()));
    assert_eq!(pit(&view, "N1").seeds, 0);
}

#[test]
fn a_capture_shows_from_where_and_how_many() {
    let start = "S 1 0 0 0 0 3 (10) / N 4 4 4 0 3 4 (18) s";
    let view = view(&state(start, &[0]), BOTH);
    let taken: Vec<&str> = view
        .pits
        .iter()
        .filter(|pit| pit.taken)
        .map(|pit| &*pit.pit)
        .collect();
    assert_eq!(taken, ["S2", "N5"]);
    assert_eq!(pit(&view, "N5").delta, "−3");
    assert_eq!(pit(&view, "S").delta, "+4");
    assert!(
        view.says
            .contains("South captures 4 seeds: their own and the 3 opposite.")
    );
}
