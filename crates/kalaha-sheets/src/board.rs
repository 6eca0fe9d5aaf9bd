//! A board as a table: North's row above, South's below, the stores beside them.

use kalaha::{BySide, House, Position, Side, StoreSide};
use kalaha_text::Words;
use maud::{Markup, html};

/// The board of a position as its players see it from South's seat.
pub(crate) fn board(position: &Position, words: &Words) -> Markup {
    let rules = position.rules();
    let (left, right) = match rules.store_side {
        StoreSide::Right => (Side::North, Side::South),
        StoreSide::Left => (Side::South, Side::North),
    };
    let nobody = BySide::default();
    let store = |side: Side| {
        html! {
            td .store rowspan="2" {
                span .side { (words.player(side, &nobody)) }
                span .count { (position.store(side)) }
            }
        }
    };
    let house = |side: Side, house: House| {
        let seeds = position.row(side)[house];
        html! { td .house { (seeds) } }
    };
    let houses = rules.houses;
    html! {
        table .position {
            tr {
                (store(left))
                @for index in (0..houses).rev() { (house(Side::North, House::new(index))) }
                (store(right))
            }
            tr {
                @for index in 0..houses { (house(Side::South, House::new(index))) }
            }
            tr .numbers {
                td {}
                @for number in 1..=houses { td { (number) } }
                td {}
            }
        }
    }
}
