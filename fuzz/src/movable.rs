//! If the game is not over, the player to move has a legal move; if it is, nobody has.

use kalaha::{Error, House, MAX_HOUSES, Move, Position};

use crate::told;

/// Holds for any position.
pub fn holds(position: &Position) {
    let at = told(position);
    let over = position.is_over();
    let legal: Vec<Move> = position.legal_moves().collect();
    assert_eq!(legal.is_empty(), over, "{at}");
    assert_eq!(position.outcome().is_some(), over, "{at}");
    for chosen in every_move() {
        let played = position.play(chosen);
        assert_eq!(played.is_ok(), legal.contains(&chosen), "{chosen} in {at}");
        if let Err(error) = played {
            assert!(error.refused_by().is_some(), "{error} in {at}");
            assert_eq!(error == Error::GameOver, over, "{at}");
        }
    }
}

/// Every move of the largest board, two houses that no board has, and the swap.
pub fn every_move() -> impl Iterator<Item = Move> {
    let houses = (0..=MAX_HOUSES).chain([u8::MAX]);
    houses.map(House::new).map(Move::Sow).chain([Move::Swap])
}
