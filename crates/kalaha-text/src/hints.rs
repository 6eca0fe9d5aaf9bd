//! A hint in words.

use kalaha::hint::{Found, Hint, Pattern};
use kalaha::{Move, Side};

use crate::Words;
use crate::players::Players;

impl Words {
    /// Which move is recommended to `mover`, how sure that is, and why, as far as that was found.
    #[must_use]
    pub fn hint(&self, hint: &Hint, mover: Side, players: &dyn Players) -> String {
        let opponent = self.player_within(!mover, players);
        let opponent = ("opponent", (&opponent).into());
        let mut told = vec![self.recommended(hint)];
        if let Some(value) = hint.value {
            let id = match value.signum() {
                1 => "hint-win",
                0 => "hint-draw",
                _ => "hint-lose",
            };
            let margin = ("margin", value.abs().into());
            told.push(self.say(id, &[opponent, margin]));
        }
        let decided = hint.found.iter().any(|found| found.decides);
        for Found { pattern, decides } in &hint.found {
            let also = if *decides || !decided { "no" } else { "yes" };
            let also = ("also", also.into());
            told.push(match pattern {
                Pattern::ExtraTurn => self.say("hint-extra-turn", &[also]),
                Pattern::Chain { moves } => {
                    let houses: Vec<String> = moves.iter().map(Move::to_string).collect();
                    let houses = self.then(houses);
                    let facts = [
                        also,
                        ("count", moves.len().into()),
                        ("houses", (&houses).into()),
                    ];
                    self.say("hint-chain", &facts)
                }
                Pattern::Capture { seeds } => {
                    self.say("hint-capture", &[also, ("seeds", (*seeds).into())])
                }
                Pattern::ThreatMet { from, house, seeds }
                | Pattern::SafeHouse { from, house, seeds } => {
                    let id = match pattern {
                        Pattern::SafeHouse { .. } => "hint-safe",
                        _ => "hint-threat",
                    };
                    let facts = [
                        also,
                        opponent,
                        ("seeds", (*seeds).into()),
                        ("house", house.number().into()),
                        ("from", from.number().into()),
                    ];
                    self.say(id, &facts)
                }
                Pattern::Lands { side, house } => {
                    let owner = self.player_within(*side, players);
                    // Whoever asks for a hint is told of as “you”.
                    let whose = if *side == mover {
                        "you"
                    } else {
                        self.who(*side, players)
                    };
                    let owner = ("owner", (&owner).into());
                    let house = ("house", house.number().into());
                    self.say("hint-lands", &[owner, ("whose", whose.into()), house])
                }
                Pattern::End { events } => {
                    let told = events.iter().map(|event| self.event(event, mover, players));
                    let ends = self.say("hint-end", &[also]);
                    core::iter::once(ends)
                        .chain(told)
                        .collect::<Vec<_>>()
                        .join(" ")
                }
            });
        }
        if let Some(margin) = hint.expected.filter(|_| !decided && !hint.only) {
            let id = match margin.signum() {
                1 => "hint-ahead",
                0 => "hint-level",
                _ => "hint-behind",
            };
            told.push(self.say(id, &[("margin", margin.abs().into())]));
        }
        told.join(" ")
    }

    fn recommended(&self, hint: &Hint) -> String {
        match hint.chosen {
            Move::Sow(house) => {
                let id = match (hint.only, hint.exact) {
                    (true, _) => "hint-only",
                    (false, true) => "hint-exact",
                    (false, false) => "hint-estimated",
                };
                self.say(id, &[("house", house.number().into())])
            }
            Move::Swap if hint.exact => self.say("hint-swap-exact", &[]),
            Move::Swap => self.say("hint-swap-estimated", &[]),
        }
    }

    /// Things one after the other.
    fn then(&self, items: Vec<String>) -> String {
        let list = items.into_iter().reduce(|a, b| {
            let both = [("a", (&a).into()), ("b", (&b).into())];
            self.say("list-more", &both)
        });
        list.unwrap_or_default()
    }
}
