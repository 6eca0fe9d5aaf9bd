//! What players ask of each other: moves taken back and made again, and another game.

use std::sync::Arc;

use kalaha::Side;

use super::{COMPUTER, ask, game, play, sow};
use crate::fault::Fault;
use crate::game::seats::{BOTH, NORTH, SOUTH};
use crate::game::{Act, Entry, Head, Player, Proposal, State};

#[test]
fn a_takeback_goes_to_the_askers_last_decision_also_over_extra_turns() {
    let mut state = game(Player::SOMEBODY);
    // South 3 (extra turn), South 1; North 3 (extra turn), North 1.
    play(&mut state, &[2, 0, 2, 0]);
    let entry = ask(&mut state, SOUTH, &Act::Takeback).expect("a request");
    let by = Side::South;
    assert_eq!(entry, Entry::TakebackAsked { by, to_ply: 1 });
    assert_eq!(
        state.propose(SOUTH, &Act::Accept, None),
        Err(Fault::OwnRequest)
    );
    // Asked again, nothing changes.
    assert_eq!(
        state.propose(SOUTH, &Act::Takeback, None),
        Ok(Proposal::Nothing)
    );
    assert_eq!(
        state.propose(NORTH, &Act::Takeback, None),
        Err(Fault::RequestOpen)
    );
    ask(&mut state, NORTH, &Act::Accept).expect("granted");
    assert_eq!(state.ply(), 1);
    assert_eq!(state.to_move(), Some(Side::South));
    assert_eq!(state.game().position().extra_used(), 1);
    assert_eq!(state.last().map(|last| last.by), Some(Side::South));
    assert_eq!(
        state.propose(NORTH, &Act::Accept, None),
        Err(Fault::NothingAsked)
    );
}

#[test]
fn a_move_puts_an_end_to_a_request_and_declining_changes_no_board() {
    let mut state = game(Player::SOMEBODY);
    play(&mut state, &[0]);
    ask(&mut state, SOUTH, &Act::Takeback).expect("a request");
    let before = state.game().clone();
    let entry = ask(&mut state, NORTH, &Act::Decline).expect("an answer");
    assert_eq!(entry, Entry::Declined { by: Side::North });
    assert_eq!((state.game(), state.request()), (&before, None));
    ask(&mut state, SOUTH, &Act::Takeback).expect("a request");
    let entry = ask(&mut state, SOUTH, &Act::Decline).expect("withdrawn");
    assert_eq!(entry, Entry::Declined { by: Side::South });
    ask(&mut state, SOUTH, &Act::Takeback).expect("a request");
    let answer = sow(&state, 0);
    ask(&mut state, NORTH, &answer).expect("a move instead");
    assert_eq!(state.request(), None);
    assert_eq!(
        state.propose(NORTH, &Act::Accept, None),
        Err(Fault::NothingAsked)
    );
}

#[test]
fn an_answer_is_to_the_request_that_was_read_and_one_press_is_one_act() {
    let mut state = game(Player::SOMEBODY);
    play(&mut state, &[0]);
    ask(&mut state, SOUTH, &Act::Takeback).expect("a request");
    let read = Some(state.version());
    ask(&mut state, SOUTH, &Act::Decline).expect("withdrawn");
    ask(&mut state, SOUTH, &Act::Takeback).expect("another request");
    for answer in [Act::Accept, Act::Decline] {
        let late = state.propose(NORTH, &answer, read);
        assert_eq!(late, Err(Fault::MovedOn));
    }
    let read = Some(state.version());
    let granted = state.propose(NORTH, &Act::Accept, read);
    let entry = Entry::TakebackDone { to_ply: 0 };
    assert_eq!(granted, Ok(Proposal::Entry(entry)));
    // At one table: the same form twice takes one move back, and makes one again.
    let mut state = game(Player::SOMEBODY);
    play(&mut state, &[0, 0]);
    for (act, ply) in [(Act::Takeback, 1), (Act::Redo, 2)] {
        let read = Some(state.version());
        ask(&mut state, BOTH, &act).expect("done");
        assert_eq!(state.ply(), ply);
        assert_eq!(state.propose(BOTH, &act, read), Err(Fault::MovedOn));
    }
    // What is as it was asked for already is no fault.
    let read = Some(state.version());
    ask(&mut state, SOUTH, &Act::Takeback).expect("a request");
    let again = state.propose(SOUTH, &Act::Takeback, read);
    assert_eq!(again, Ok(Proposal::Nothing));
}

#[test]
fn against_the_computer_moves_go_back_and_forth_freely() {
    let mut state = game(COMPUTER);
    // South 1, North 1, South 3: it is North's turn.
    play(&mut state, &[0, 0, 2]);
    ask(&mut state, SOUTH, &Act::Takeback).expect("taken back");
    assert_eq!((state.ply(), state.to_move()), (2, Some(Side::South)));
    ask(&mut state, SOUTH, &Act::Takeback).expect("taken back");
    assert_eq!(state.ply(), 0);
    let nothing = Err(Fault::Move(kalaha::Error::NothingToUndo));
    assert_eq!(state.propose(SOUTH, &Act::Takeback, None), nothing);
    // Redo: the own move and the computer's answer, then the own one.
    let entry = ask(&mut state, SOUTH, &Act::Redo).expect("made again");
    assert_eq!(entry, Entry::Redo { to_ply: 2 });
    assert_eq!(state.to_move(), Some(Side::South));
    ask(&mut state, SOUTH, &Act::Redo).expect("made again");
    assert_eq!((state.ply(), state.to_move()), (3, Some(Side::North)));
    let nothing = Err(Fault::Move(kalaha::Error::NothingToRedo));
    assert_eq!(state.propose(SOUTH, &Act::Redo, None), nothing);
}

#[test]
fn at_one_table_nobody_else_has_to_be_asked() {
    let mut state = game(Player::SOMEBODY);
    play(&mut state, &[2, 0]);
    let entry = ask(&mut state, BOTH, &Act::Takeback).expect("taken back");
    assert_eq!(entry, Entry::TakebackDone { to_ply: 1 });
    let entry = ask(&mut state, BOTH, &Act::Redo).expect("made again");
    assert_eq!(entry, Entry::Redo { to_ply: 2 });
    assert_eq!(state.propose(SOUTH, &Act::Redo, None), Err(Fault::NotAlone));
}

#[test]
fn a_rematch_takes_both_and_the_other_one_begins() {
    let mut state = game(Player::SOMEBODY);
    ask(&mut state, SOUTH, &Act::Resign).expect("given up");
    ask(&mut state, NORTH, &Act::Rematch).expect("a request");
    assert_eq!(
        state.propose(NORTH, &Act::Rematch, None),
        Ok(Proposal::Nothing)
    );
    assert_eq!(
        state.propose(SOUTH, &Act::Accept, None),
        Ok(Proposal::Rematch)
    );
    // To ask back is to accept.
    assert_eq!(
        state.propose(SOUTH, &Act::Rematch, None),
        Ok(Proposal::Rematch)
    );
    let (next, turned) = state
        .head()
        .rematch(state.winner(), Side::South)
        .expect("a head");
    assert!(!turned);
    assert_eq!(next.players, state.head().players);
    let next = State::new(Arc::new(next)).expect("a game");
    assert_eq!(next.to_move(), Some(Side::North));
    assert_eq!(next.game().position().row(Side::South).sum(), 24);
    // From a position of its own the players change sides instead.
    let own = Head {
        start: "S 0 0 0 0 2 1 (20) / N 0 0 0 1 0 2 (22) s".to_owned(),
        ..state.head().clone()
    };
    let (next, turned) = own.rematch(None, Side::South).expect("a head");
    assert!(turned);
    assert_eq!(next.start, own.start);
    assert_eq!(next.players.north, own.players.south);
}
