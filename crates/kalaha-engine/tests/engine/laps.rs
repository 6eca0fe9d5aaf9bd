//! The fast board does what the rules say: random rule sets, random positions, every legal move.
//!
//! `KALAHA_MOVES` sets how many moves are compared, 150,000 if it is not set.

use kalaha::Move;
use kalaha_engine::board::{Board, byte_of};
use kalaha_engine::laps::Laps;
use kalaha_engine::row::Row;

fn compare<R: Row>(position: &kalaha::Position) -> usize {
    let laps = Laps::<R>::new(position.rules(), position.total());
    let board = Board::<R>::pack(position);
    let mover = position.to_move();
    assert_eq!(board.unpack(position, mover), *position);
    let mut compared = 0;
    for house in position.legal_houses() {
        let truth = position.play(Move::Sow(house)).expect("a legal move");
        let next = laps.play(board, byte_of(position, house));
        let place = || format!("{:?}\n{position} move {house:?}", position.rules());
        assert_eq!(next.over, truth.is_over(), "{}", place());
        if !next.over {
            assert_eq!(next.again, truth.to_move() == mover, "{}", place());
        }
        let next_mover = if next.again { mover } else { !mover };
        let unpacked = next.board.unpack(position, next_mover);
        assert_eq!(unpacked.to_layout(), truth.to_layout(), "{}", place());
        if !next.over && position.rules().extra_turn_limit.is_some() {
            assert_eq!(unpacked.extra_used(), truth.extra_used(), "{}", place());
        }
        compared += 1;
    }
    compared
}

#[test]
fn the_fast_board_equals_the_rules() {
    let wanted = std::env::var("KALAHA_MOVES")
        .ok()
        .and_then(|text| text.parse().ok());
    let wanted = wanted.unwrap_or(150_000);
    let mut source = crate::common::Source::new(1);
    let mut moves = 0;
    while moves < wanted {
        let houses = 1 + source.below(12);
        let rules = source.rules(houses);
        let seeds = [20, 60, 255][source.below(3)];
        let position = source.position(rules, seeds);
        moves += if houses <= 8 && source.below(2) == 0 {
            compare::<u64>(&position)
        } else {
            compare::<u128>(&position)
        };
    }
}

#[test]
fn both_boards_count_the_same() {
    let mut source = crate::common::Source::new(2);
    for _ in 0..300 {
        let houses = 1 + source.below(10);
        let rules = source.rules(houses);
        let position = source.position(rules, 40);
        assert_eq!(
            kalaha_engine::perft(&position, 3),
            kalaha::perft(&position, 3),
            "{position}"
        );
    }
    for pie in [false, true] {
        let rules = kalaha::Rules {
            pie,
            ..kalaha::Rules::STANDARD
        };
        let start = kalaha::Position::start(rules).expect("playable rules");
        assert_eq!(kalaha_engine::perft(&start, 6), kalaha::perft(&start, 6));
    }
}
