//! A board whose pits are fields, to set up a position house by house.

use kalaha::{BySide, House, MAX_SEEDS, Pit, Position, Rules, Side, StoreSide};
use kalaha_text::Words;
use maud::{Markup, html};

use super::board::badge;
use super::wishes::Wishes;
use crate::fault::Fault;
use crate::view::pit_id;

/// What stands in the fields.
#[derive(Clone, Copy)]
pub struct Shown<'a> {
    /// The board.
    position: &'a Position,
    /// What was sent instead, where it makes no position: that stays to be mended.
    sent: Option<&'a Wishes>,
    /// The field that is at fault.
    wrong: Option<&'a str>,
}

/// The id of the sentence that says what is wrong with a field.
pub const WRONG: &str = "wrong";

impl<'a> Shown<'a> {
    /// A board.
    #[must_use]
    pub fn new(position: &'a Position) -> Self {
        Self {
            position,
            sent: None,
            wrong: None,
        }
    }

    /// A board under rules, with what was sent instead if pits were, and the field at fault.
    #[must_use]
    pub fn refused(position: &'a Position, sent: &'a Wishes, wrong: Option<&'a str>) -> Self {
        let rules = position.rules();
        let any = pits(rules).any(|pit| !sent.get(&pit_id(pit)).is_empty());
        Self {
            position,
            sent: any.then_some(sent),
            wrong,
        }
    }

    fn seeds(&self, pit: Pit) -> String {
        let sent = self.sent.map(|sent| sent.get(&pit_id(pit)));
        let there = || match pit {
            Pit::House { side, house } => self.position.row(side)[house],
            Pit::Store { side } => self.position.store(side),
        };
        sent.unwrap_or_else(|| there().to_string())
    }

    fn mover(&self) -> Side {
        let sent = self.sent.map(|sent| mover(&sent.get("to_move")));
        sent.unwrap_or_else(|| self.position.to_move())
    }

    fn field(&self, pit: Pit, label: &str) -> Markup {
        let id = pit_id(pit);
        let wrong = self.wrong == Some(&*id);
        html! {
            input type="number" inputmode="numeric" min="0" max=(MAX_SEEDS) name=(id) value=(self.seeds(pit))
                aria-label=(label) aria-invalid=[wrong.then_some("true")]
                aria-describedby=[wrong.then_some(WRONG)] autofocus[wrong];
        }
    }
}

/// The board as fields named after its pits, and who moves.
#[must_use]
pub fn editor(shown: Shown, words: &Words) -> Markup {
    let rules = shown.position.rules();
    let nobody = BySide::default();
    html! {
        div .table data-editor data-houses=(rules.houses) {
            div .board.editor.many[rules.houses > 6] role="group" aria-label=(words.say("web-analysis-board", &[])) {
                @for &side in Side::ALL {
                    @let owner = words.player(side, &nobody);
                    @for index in 0..rules.houses {
                        (house(shown, side, House::new(index), &owner, words))
                    }
                    (store(shown, side, &owner, words))
                }
            }
        }
        fieldset .row.movers {
            legend { (words.say("web-analysis-to-move", &[])) }
            @for &side in Side::ALL {
                label .choice {
                    input type="radio" name="to_move" value=(side) checked[shown.mover() == side];
                    (badge(side)) (words.player(side, &nobody))
                }
            }
        }
    }
}

fn house(shown: Shown, side: Side, house: House, owner: &str, words: &Words) -> Markup {
    let houses = usize::from(shown.position.rules().houses);
    let column = match side {
        Side::South => house.number(),
        Side::North => houses + 1 - house.number(),
    };
    let facts = [("owner", owner.into()), ("house", house.number().into())];
    html! {
        div class={ "pit house " (side) " " (row(side)) " at-" (column) } {
            (shown.field(Pit::House { side, house }, &words.say("web-edit-house", &facts)))
            span .number aria-hidden="true" { (house.number()) }
        }
    }
}

fn store(shown: Shown, side: Side, owner: &str, words: &Words) -> Markup {
    let right = (shown.position.rules().store_side == StoreSide::Right) == (side == Side::South);
    let end = if right { "right" } else { "left" };
    html! {
        div class={ "pit store " (side) " " (row(side)) " " (end) } {
            (shown.field(Pit::Store { side }, &words.say("web-edit-store", &[("owner", owner.into())])))
        }
    }
}

fn row(side: Side) -> &'static str {
    match side {
        Side::South => "below",
        Side::North => "above",
    }
}

fn mover(word: &str) -> Side {
    if word == Side::North.as_str() {
        Side::North
    } else {
        Side::South
    }
}

/// The position of the editor's fields as text, an empty field for an empty pit; nothing if no pit
/// was sent.
///
/// # Errors
/// A pit that holds no number of seeds.
pub fn written(get: &dyn Fn(&str) -> String, rules: &Rules) -> Result<Option<String>, Fault> {
    let mut counts = Vec::new();
    for pit in pits(rules) {
        let typed = get(&pit_id(pit));
        match typed.parse::<u32>() {
            Ok(seeds) if seeds <= MAX_SEEDS => counts.push((pit, Some(seeds))),
            _ if typed.is_empty() => counts.push((pit, None)),
            _ => return Err(Fault::BadPit { pit, typed }),
        }
    }
    if counts.iter().all(|(_, seeds)| seeds.is_none()) {
        return Ok(None);
    }
    let words = counts.into_iter().map(|(pit, seeds)| {
        let seeds = seeds.unwrap_or_default();
        match pit {
            Pit::House { side, house } if house == House::new(0) => {
                format!("{} {seeds}", side.letter())
            }
            Pit::House { .. } => seeds.to_string(),
            Pit::Store { side: Side::South } => format!("({seeds}) /"),
            Pit::Store { side: Side::North } => format!("({seeds})"),
        }
    });
    let mover = mover(&get("to_move")).letter().to_ascii_lowercase();
    let words: Vec<String> = words.chain([mover.to_string()]).collect();
    Ok(Some(words.join(" ")))
}

/// South's houses and store, then North's.
fn pits(rules: &Rules) -> impl Iterator<Item = Pit> {
    let houses = rules.houses;
    Side::ALL.iter().flat_map(move |&side| {
        let house = move |index| Pit::House {
            side,
            house: House::new(index),
        };
        (0..houses).map(house).chain([Pit::Store { side }])
    })
}
