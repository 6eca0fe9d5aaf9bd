//! A board to cut out, in landscape. Lengths are millimetres.

use kalaha::{BySide, Direction, Side, StoreSide};
use kalaha_text::Words;
use maud::{Markup, html};

use crate::{Kind, Order};

/// The board with its edge: A4 in landscape less what printers leave white.
const WIDTH: f32 = 272.0;
const HEIGHT: f32 = 122.0;
/// A store and the room beside it.
const STORE: f32 = 30.0;
const STORE_ROOM: f32 = 40.0;
/// The middle of each row.
const ROWS: BySide<f32> = BySide {
    south: 84.0,
    north: 38.0,
};
/// The largest house.
const RADIUS: f32 = 19.0;

pub(crate) fn sheet(order: &Order, words: &Words) -> Markup {
    let rules = &order.rules;
    let facts = [
        ("seeds", rules.seeds.into()),
        ("total", rules.total_seeds().into()),
    ];
    html! {
        h1 { (Kind::Board.title(words)) }
        (drawn(order, words))
        ol .how {
            @for key in ["sheet-board-how-1", "sheet-board-how-2", "sheet-board-how-3", "sheet-board-how-4"] {
                li { (words.say(key, &facts)) }
            }
        }
    }
}

fn drawn(order: &Order, words: &Words) -> Markup {
    let rules = &order.rules;
    let houses = rules.houses;
    let cell = (WIDTH - 2.0 * STORE_ROOM) / f32::from(houses);
    let radius = (cell * 0.46).min(RADIUS);
    let nobody = BySide::default();
    let name = |side| words.player(side, &nobody);
    let middle_of = |side: Side, number: u8| {
        let from_left = match side {
            Side::South => f32::from(number) - 0.5,
            Side::North => f32::from(houses - number) + 0.5,
        };
        STORE_ROOM + cell * from_left
    };
    let store_left = |side: Side| {
        let at_right = (side == Side::South) == (rules.store_side == StoreSide::Right);
        if at_right {
            WIDTH - STORE_ROOM + (STORE_ROOM - STORE) / 2.0
        } else {
            (STORE_ROOM - STORE) / 2.0
        }
    };
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox=(format!("-1 -1 {} {}", WIDTH + 2.0, HEIGHT + 2.0))
            width=(format!("{WIDTH}mm")) height=(format!("{HEIGHT}mm")) role="img" aria-label=(Kind::Board.title(words)) {
            rect x="0" y="0" width=(WIDTH) height=(HEIGHT) rx="6" fill="none" stroke="black" stroke-width="0.4" stroke-dasharray="3 2" {}
            @for &side in Side::ALL {
                @for number in 1..=houses {
                    circle cx=(middle_of(side, number)) cy=(ROWS[side]) r=(radius) fill="none" stroke="black" stroke-width="0.6" {}
                    (label(middle_of(side, number), outside(side, radius + 6.0), side, "5", &number.to_string()))
                }
                rect x=(store_left(side)) y="16" width=(STORE) height=(HEIGHT - 32.0) rx="14" fill="none" stroke="black" stroke-width="0.9" {}
                (label(store_left(side) + STORE / 2.0, HEIGHT / 2.0, side, "7", &name(side)))
                (arrow(side, rules.direction, outside(side, radius + 12.0)))
            }
        }
    }
}

/// A height so far outside the middle of a row, away from the middle of the board.
fn outside(side: Side, by: f32) -> f32 {
    match side {
        Side::South => ROWS[side] + by,
        Side::North => ROWS[side] - by,
    }
}

/// A text to be read from a side's seat.
fn label(x: f32, y: f32, side: Side, height: &str, text: &str) -> Markup {
    let turn = match side {
        Side::South => 0,
        Side::North => 180,
    };
    html! {
        text x=(x) y=(y) font-size=(height) text-anchor="middle" dominant-baseline="central"
            transform=(format!("rotate({turn} {x} {y})")) { (text) }
    }
}

/// The way in which a side sows, drawn along its row.
fn arrow(side: Side, direction: Direction, y: f32) -> Markup {
    let to_right = (side == Side::South) == (direction == Direction::CounterClockwise);
    let middle = WIDTH / 2.0;
    let (tail, head, back) = if to_right {
        (middle - 25.0, middle + 25.0, middle + 21.0)
    } else {
        (middle + 25.0, middle - 25.0, middle - 21.0)
    };
    let path = format!(
        "M{tail} {y}H{head}M{back} {above}L{head} {y}L{back} {below}",
        above = y - 2.0,
        below = y + 2.0
    );
    html! { path d=(path) fill="none" stroke="black" stroke-width="0.7" {} }
}
