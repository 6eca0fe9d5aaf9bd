//! A board whose pits are fields, to set up a position house by house.

use kalaha::{BySide, House, Pit, Position, Rules, Side, StoreSide};
use kalaha_text::Words;
use maud::{Markup, html};

use super::board::badge;
use crate::view::pit_id;

/// The board as fields named after its pits, and who moves.
#[must_use]
pub fn editor(position: &Position, words: &Words) -> Markup {
    let rules = position.rules();
    let nobody = BySide::default();
    html! {
        div .table data-editor data-houses=(rules.houses) {
            div .board.editor.many[rules.houses > 6] role="group" aria-label=(words.say("web-analysis-board", &[])) {
                @for &side in Side::ALL {
                    @let owner = words.player(side, &nobody);
                    @for index in 0..rules.houses {
                        (house(position, side, House::new(index), &owner, words))
                    }
                    (store(position, side, &owner, words))
                }
            }
        }
        fieldset .row.movers {
            legend { (words.say("web-analysis-to-move", &[])) }
            @for &side in Side::ALL {
                label .choice {
                    input type="radio" name="to_move" value=(side) checked[position.to_move() == side];
                    (badge(side)) (words.player(side, &nobody))
                }
            }
        }
    }
}

fn house(position: &Position, side: Side, house: House, owner: &str, words: &Words) -> Markup {
    let houses = usize::from(position.rules().houses);
    let column = match side {
        Side::South => house.number(),
        Side::North => houses + 1 - house.number(),
    };
    let row = if side == Side::South {
        "below"
    } else {
        "above"
    };
    let facts = [("owner", owner.into()), ("house", house.number().into())];
    let label = words.say("web-edit-house", &facts);
    html! {
        div class={ "pit house " (side) " " (row) " at-" (column) } {
            input type="number" inputmode="numeric" min="0" max="255" name=(pit_id(Pit::House { side, house }))
                value=(position.row(side)[house]) aria-label=(label);
            span .number aria-hidden="true" { (house.number()) }
        }
    }
}

fn store(position: &Position, side: Side, owner: &str, words: &Words) -> Markup {
    let right = (position.rules().store_side == StoreSide::Right) == (side == Side::South);
    let row = if side == Side::South {
        "below"
    } else {
        "above"
    };
    let end = if right { "right" } else { "left" };
    html! {
        div class={ "pit store " (side) " " (row) " " (end) } {
            input type="number" inputmode="numeric" min="0" max="255" name=(pit_id(Pit::Store { side }))
                value=(position.store(side)) aria-label=(words.say("web-edit-store", &[("owner", owner.into())]));
        }
    }
}

/// The position of the editor's fields as text; nothing if they were not sent.
#[must_use]
pub fn written(get: &dyn Fn(&str) -> String, rules: &Rules) -> Option<String> {
    let count = |pit: String| Some(get(&pit)).filter(|count| !count.is_empty());
    count("S1".to_owned())?;
    let row = |side: Side| {
        let houses: Vec<String> = (1..=rules.houses)
            .map(|number| {
                count(format!("{}{number}", side.letter())).unwrap_or_else(|| "0".to_owned())
            })
            .collect();
        let store = count(side.letter().to_string()).unwrap_or_else(|| "0".to_owned());
        format!("{} {} ({store})", side.letter(), houses.join(" "))
    };
    let mover = if get("to_move") == Side::North.as_str() {
        "n"
    } else {
        "s"
    };
    Some(format!(
        "{} / {} {mover}",
        row(Side::South),
        row(Side::North)
    ))
}
