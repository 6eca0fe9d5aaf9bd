//! Games played out by hand: what is written, and what the state is then.

mod asks;

use std::sync::Arc;

use kalaha::{BySide, House, Move, Rules, Side};
use serde_json::{Value, json};

use super::seats::{NOBODY, NORTH, SOUTH};
use super::{Act, Entry, Head, Help, Player, Proposal, Seats, Starts, State, StateJson};
use crate::fault::Fault;

fn head(rules: Rules, north: Player) -> Head {
    Head {
        rules,
        start: Head::usual_start(rules, Side::South).expect("a start"),
        players: BySide {
            south: Player::Human {
                name: Some("Anna".to_owned()),
            },
            north,
        },
        help: Help::None,
        starts: Starts::InTurn,
    }
}

fn game(north: Player) -> State {
    State::new(Arc::new(head(Rules::STANDARD, north))).expect("a game")
}

const COMPUTER: Player = Player::Level { level: 3, seed: 7 };

/// Asks, writes the entry, gives it.
fn ask(state: &mut State, seats: Seats, act: &Act) -> Result<Entry, Fault> {
    match state.propose(seats, act, None)? {
        Proposal::Entry(entry) => {
            state.apply(&entry).expect("an entry that fits");
            Ok(entry)
        }
        other => panic!("{other:?}"),
    }
}

fn sow(state: &State, house: u8) -> Act {
    Act::Move {
        ply: state.ply(),
        chosen: Move::Sow(House::new(house)),
    }
}

/// Plays houses, each by whoever is to move.
fn play(state: &mut State, houses: &[u8]) {
    for &house in houses {
        let by = state.to_move().expect("a game that is on");
        let r#move = Move::Sow(House::new(house));
        state.apply(&Entry::Move { r#move, by }).expect("a move");
    }
}

fn json_of(state: &State) -> Value {
    serde_json::to_value(StateJson::new("abc", state)).expect("JSON")
}

#[test]
fn a_second_click_is_refused_although_it_is_still_ones_turn() {
    let mut state = game(Player::SOMEBODY);
    let click = sow(&state, 2);
    ask(&mut state, SOUTH, &click).expect("a move");
    // An extra turn: South is to move again, but the same click is of another board.
    assert_eq!(state.to_move(), Some(Side::South));
    assert_eq!(state.propose(SOUTH, &click, None), Err(Fault::MovedOn));
}

#[test]
fn a_retry_from_before_a_takeback_never_plays() {
    let mut state = game(COMPUTER);
    let retry = sow(&state, 0);
    ask(&mut state, SOUTH, &retry).expect("a move");
    ask(&mut state, SOUTH, &Act::Takeback).expect("a take-back");
    assert_eq!((state.ply(), state.version()), (0, 2));
    assert_eq!(state.propose(SOUTH, &retry, Some(0)), Err(Fault::MovedOn));
}

#[test]
fn only_who_is_to_move_moves_and_only_what_is_legal() {
    let mut state = game(Player::SOMEBODY);
    assert_eq!(
        state.propose(NOBODY, &sow(&state, 0), None),
        Err(Fault::NoSeat)
    );
    assert_eq!(
        state.propose(NORTH, &sow(&state, 0), None),
        Err(Fault::NotYourTurn)
    );
    play(&mut state, &[2]);
    let empty = kalaha::Error::EmptyHouse {
        house: House::new(2),
    };
    assert_eq!(
        state.propose(SOUTH, &sow(&state, 2), None),
        Err(Fault::Move(empty))
    );
    // The computer's seat is nobody's.
    let state = game(COMPUTER);
    assert_eq!(state.propose(NORTH, &Act::Resign, None), Err(Fault::NoSeat));
}

#[test]
fn a_swap_turns_the_board_and_people_keep_their_seats() {
    let rules = Rules {
        pie: true,
        ..Rules::STANDARD
    };
    let somebody = Player::Human {
        name: Some("Bo".to_owned()),
    };
    let mut state = State::new(Arc::new(head(rules, somebody))).expect("a game");
    play(&mut state, &[0]);
    let swap = Act::Move {
        ply: 1,
        chosen: Move::Swap,
    };
    ask(&mut state, NORTH, &swap).expect("a swap");
    assert_eq!(state.name(Side::North), Some("Bo"));
    // The board was turned: Bo has the seeds that Anna had, and Anna is to move.
    assert_eq!(state.to_move(), Some(Side::South));
    let on = sow(&state, 1);
    assert_eq!(state.propose(NORTH, &on, None), Err(Fault::NotYourTurn));
    // The swap was Bo's last decision.
    let entry = ask(&mut state, NORTH, &Act::Takeback).expect("a request");
    let by = Side::North;
    assert_eq!(entry, Entry::TakebackAsked { by, to_ply: 1 });
    ask(&mut state, SOUTH, &Act::Accept).expect("granted");
    assert_eq!(state.to_move(), Some(Side::North));
    assert_eq!(json_of(&state)["legal"], json!([0, 1, 2, 3, 4, 5, "swap"]));
}

#[test]
fn who_gives_up_loses_and_nothing_moves_any_more() {
    let mut state = game(Player::SOMEBODY);
    play(&mut state, &[2]);
    assert_eq!(
        state.propose(NORTH, &Act::Rematch, None),
        Err(Fault::StillOn)
    );
    ask(&mut state, NORTH, &Act::Resign).expect("given up");
    let result = json_of(&state)["result"].clone();
    let expected = json!({
        "south": 1, "north": 0, "winner": "south", "reason": "resigned", "resigned": "north",
    });
    assert_eq!(result, expected);
    assert_eq!(json_of(&state)["legal"], json!([]));
    let late = sow(&state, 5);
    let over = Err(Fault::Move(kalaha::Error::GameOver));
    assert_eq!(state.propose(SOUTH, &late, None), over);
    assert_eq!(
        state.propose(SOUTH, &Act::Resign, None),
        Err(Fault::GameOver)
    );
    assert_eq!(
        state.propose(SOUTH, &Act::Takeback, None),
        Err(Fault::GameOver)
    );
}

#[test]
fn who_begins_is_settled_from_game_to_game() {
    let (south, north) = (Side::South, Side::North);
    for (starts, first, next_if_north_won, next_if_drawn) in [
        (Starts::InTurn, south, north, north),
        (Starts::South, south, south, south),
        (Starts::North, north, north, north),
        (Starts::Youngest, south, south, south),
        (Starts::LastWinner, south, north, north),
        (Starts::Lot, north, north, north),
    ] {
        assert_eq!(starts.first(north), first, "{starts:?}");
        let next = |winner| starts.next(first, winner, north);
        assert_eq!(next(Some(north)), next_if_north_won, "{starts:?}");
        assert_eq!(next(None), next_if_drawn, "{starts:?}");
    }
    assert_eq!(Starts::LastWinner.next(south, Some(south), north), south);
}

#[test]
fn a_replayed_game_is_the_same_also_after_takebacks() {
    let mut state = game(COMPUTER);
    let mut entries = Vec::new();
    let sown = |house: u8, by| Entry::Move {
        r#move: Move::Sow(House::new(house)),
        by,
    };
    entries.extend([sown(0, Side::South), sown(0, Side::North)]);
    entries.push(Entry::TakebackDone { to_ply: 0 });
    entries.push(Entry::Redo { to_ply: 2 });
    entries.push(Entry::Joined {
        side: Side::South,
        name: Some("Anna B.".to_owned()),
    });
    entries.extend([sown(2, Side::South), Entry::Resigned { by: Side::South }]);
    for entry in &entries {
        state.apply(entry).expect("an entry");
    }
    // As stored and read again.
    let stored: Vec<String> = entries
        .iter()
        .map(|entry| serde_json::to_string(entry).expect("JSON"))
        .collect();
    let read: Vec<Entry> = stored
        .iter()
        .map(|text| serde_json::from_str(text).expect("an entry"))
        .collect();
    assert_eq!(read, entries);
    let head = serde_json::to_string(state.head()).expect("JSON");
    let head: Arc<Head> = Arc::new(serde_json::from_str(&head).expect("a head"));
    let again = State::replay(&head, &read).expect("a game");
    assert_eq!(json_of(&again), json_of(&state));
    assert_eq!(again.version(), 7);
    assert_eq!(json_of(&again)["players"]["south"]["name"], "Anna B.");
}

#[test]
fn the_json_of_a_new_game_says_all_there_is() {
    let told = json_of(&game(COMPUTER));
    assert_eq!(told["legal"], json!([0, 1, 2, 3, 4, 5]));
    assert_eq!(told["to_move"], "south");
    assert_eq!(
        told["players"]["north"],
        json!({"kind": "level", "level": 3})
    );
    assert_eq!(told["rules"]["v"], 1);
    assert_eq!(told["result"], Value::Null);
    assert_eq!(told["start"], "S 4 4 4 4 4 4 (0) / N 4 4 4 4 4 4 (0) s");
}

#[test]
fn a_move_that_is_the_last_one_again_tells_what_it_told() {
    let circling = Rules {
        direction: kalaha::Direction::Clockwise,
        ..Rules::STANDARD
    };
    let swapping = Rules {
        pie: true,
        ..Rules::STANDARD
    };
    for rules in [Rules::STANDARD, circling, swapping] {
        let mut state = State::new(Arc::new(head(rules, Player::SOMEBODY))).expect("a game");
        let mut lasts = vec![None];
        while let Some(by) = state.to_move().filter(|_| state.ply() < 60) {
            let legal: Vec<Move> = state.game().position().legal_moves().collect();
            let swap = legal.iter().find(|&&chosen| chosen == Move::Swap);
            let r#move = *swap.unwrap_or(&legal[state.ply() % legal.len()]);
            state.apply(&Entry::Move { r#move, by }).expect("a move");
            lasts.push(state.last().cloned());
        }
        assert!(lasts.len() > 20, "{}", lasts.len());
        for to_ply in (0..state.ply()).rev() {
            state
                .apply(&Entry::TakebackDone { to_ply })
                .expect("a take-back");
            assert_eq!(state.last(), lasts[to_ply].as_ref());
        }
    }
}
