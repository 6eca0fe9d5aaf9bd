//! The board as HTML: houses are buttons in sowing order, stores are outputs.

use kalaha::{Direction, Side, StoreSide};
use kalaha_text::Words;
use maud::{Markup, html};

use crate::view::{PitView, View, symbol};

/// The board. The houses send `move` when they stand in a form.
#[must_use]
pub fn board(view: &View, words: &Words) -> Markup {
    drawn(view, true, words)
}

/// A board to look at: its houses can't be pressed.
#[must_use]
pub fn still_board(view: &View, words: &Words) -> Markup {
    drawn(view, false, words)
}

fn drawn(view: &View, alive: bool, words: &Words) -> Markup {
    html! {
        div .table data-board data-houses=(view.houses) {
            (plate(view, !view.below, words))
            div .board.many[view.houses > 6] role="group" aria-label=(words.say("web-board", &[])) {
                @for pit in &view.pits {
                    @match pit.house {
                        Some(number) => (house(view, pit, number, alive)),
                        None => (store(view, pit)),
                    }
                }
            }
            (plate(view, view.below, words))
        }
    }
}

/// The place of a pit's row.
fn row(view: &View, side: Side) -> &'static str {
    if side == view.below { "below" } else { "above" }
}

fn house(view: &View, pit: &PitView, number: u8, alive: bool) -> Markup {
    // The row above belongs to a player who sits opposite.
    let column = if pit.side == view.below {
        number
    } else {
        view.houses + 1 - number
    };
    let landing = pit.landing.map(|by| format!("landing by-{by}"));
    let classes = [
        Some(format!(
            "pit house {} {} at-{column}",
            pit.side,
            row(view, pit.side)
        )),
        pit.legal.then(|| "legal".to_owned()),
        pit.origin.then(|| "origin".to_owned()),
        pit.taken.then(|| "taken".to_owned()),
        landing,
    ];
    let classes: Vec<String> = classes.into_iter().flatten().collect();
    html! {
        button type="submit" name="move" value=(pit.pit) class=(classes.join(" "))
            data-pit=(pit.pit) disabled[!alive] aria-disabled=[(alive && !pit.legal).then_some("true")] {
            span .unseen data-label { (pit.label) }
            (hollow(pit))
            span .number aria-hidden="true" { (number) }
        }
    }
}

fn store(view: &View, pit: &PitView) -> Markup {
    let right = (view.store_side == StoreSide::Right) == (pit.side == view.below);
    let end = if right { "right" } else { "left" };
    let landing = pit.landing.map(|by| format!(" landing by-{by}"));
    let landing = landing.unwrap_or_default();
    html! {
        // An output speaks up by itself when it changes; moves are spoken elsewhere, once.
        output class={ "pit store " (pit.side) " " (row(view, pit.side)) " " (end) (landing) }
            data-pit=(pit.pit) aria-live="off" {
            span .unseen data-label { (pit.label) }
            (hollow(pit))
        }
    }
}

fn hollow(pit: &PitView) -> Markup {
    html! {
        // What is seen is said by the label.
        span .hollow aria-hidden="true" {
            svg .seeds viewBox="0 0 100 100" {
                use href={ "#" (symbol(pit.seeds)) } {}
            }
            span .count { (pit.seeds) }
            span .delta { (pit.delta) }
            @if pit.house.is_some() { span .turns { (pit.turns) } }
        }
    }
}

/// Who plays a side, and the way the seeds go past that player.
fn plate(view: &View, side: Side, words: &Words) -> Markup {
    let moving = view.to_move == Some(side);
    let leads_right = (view.direction == Direction::CounterClockwise) == (side == view.below);
    html! {
        div class={ "plate " (side) " " (row(view, side)) (if moving { " moving" } else { "" }) } data-plate=(side) {
            (badge(side))
            bdi .name { (view.names.plate[side]) }
            span .who { (view.names.note[side]) }
            span .direction {
                span .unseen { (words.say("web-sown-this-way", &[])) }
                (arrow(leads_right))
            }
        }
    }
}

/// A side's sign: it differs in shape and in lightness, not in colour alone.
#[must_use]
pub fn badge(side: Side) -> Markup {
    html! {
        svg .badge viewBox="0 0 20 20" aria-hidden="true" {
            @match side {
                Side::South => circle cx="10" cy="10" r="9" {},
                Side::North => rect x="3.5" y="3.5" width="13" height="13" transform="rotate(45 10 10)" {},
            }
        }
    }
}

fn arrow(leads_right: bool) -> Markup {
    let path = if leads_right {
        "M2 7H52M46 2l6 5-6 5"
    } else {
        "M54 7H4M10 2L4 7l6 5"
    };
    html! {
        svg viewBox="0 0 56 14" aria-hidden="true" {
            path d=(path) fill="none" stroke="currentColor" stroke-width="2" {}
        }
    }
}
