//! Turning the board by 180° turns what a move does: no side has rules of its own.

use kalaha::{Move, Outcome, Position, Side};

use crate::told;

/// Holds for any position and any move, legal or not.
pub fn holds(position: &Position, chosen: Move) {
    let at = told(position);
    let turned = position.turned();
    assert_eq!(turned.turned(), *position, "{at}");
    assert!(position.legal_moves().eq(turned.legal_moves()), "{at}");
    assert_eq!(position.end_reason(), turned.end_reason(), "{at}");

    let here = position.play(chosen).map(Position::turned);
    assert_eq!(here, turned.play(chosen), "{chosen} in {at}");

    let margin = position.outcome().map(Outcome::south_margin);
    let other = turned.outcome().map(|count| -count.south_margin());
    assert_eq!(margin, other, "{at}");
    for &side in Side::ALL {
        assert_eq!(position.row(side), turned.row(!side), "{at}");
    }
}
