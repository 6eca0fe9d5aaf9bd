//! The fast board does what the rules say.

use kalaha::{Game, Move, Position};
use kalaha_engine::board::{Board, byte_of};
use kalaha_engine::laps::Laps;
use kalaha_engine::row::Row;

use crate::told;

/// Holds for any game: every move that could have been played in it, on rows of either width.
pub fn holds(game: &Game) {
    let start = game.start_position();
    if start.rules().houses <= 8 {
        along::<u64>(game, start);
    }
    along::<u128>(game, start);
}

fn along<R: Row>(game: &Game, start: &Position) {
    let laps = Laps::<R>::new(start.rules(), start.total());
    let positions = game.history().map(|(before, _)| before);
    for position in positions.chain([game.position()]) {
        moves(&laps, position);
    }
}

fn moves<R: Row>(laps: &Laps<R>, position: &Position) {
    let mover = position.to_move();
    let board = Board::<R>::pack(position);
    let unpacked = board.unpack(position, mover);
    assert_eq!(unpacked.to_layout(), position.to_layout());
    for house in position.legal_houses() {
        let at = told(position);
        let truth = position.play(Move::Sow(house)).expect("a legal move");
        let fast = laps.play(board, byte_of(position, house));
        let next = if fast.again { mover } else { !mover };
        let unpacked = fast.board.unpack(position, next);
        assert_eq!(unpacked.to_layout(), truth.to_layout(), "{house:?} in {at}");
        assert_eq!(fast.over, truth.is_over(), "{house:?} in {at}");
        if !fast.over {
            assert_eq!(next, truth.to_move(), "{house:?} in {at}");
        }
        if !fast.over && position.rules().extra_turn_limit.is_some() {
            let used = unpacked.extra_used();
            assert_eq!(used, truth.extra_used(), "{house:?} in {at}");
        }
    }
}
