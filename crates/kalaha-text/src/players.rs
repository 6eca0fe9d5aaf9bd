//! Who plays, as the reader sees it: “you”, the computer, or somebody with a name.

use kalaha::{BySide, Side};

use crate::errors::typed;
use crate::{Arg, Words};

/// Who a player is to the reader.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Who {
    /// Somebody, who goes by a name or by the side.
    #[default]
    Other,
    /// The reader.
    You,
    /// The computer, where it is the only one.
    Computer,
    /// Whoever plays against the reader, where nobody does in fact.
    Opponent,
}

impl Who {
    /// As messages ask for it.
    fn key(self) -> &'static str {
        match self {
            Self::Other => "other",
            Self::You => "you",
            Self::Computer => "computer",
            Self::Opponent => "opponent",
        }
    }
}

/// The players of a game as sentences tell of them. Plain names tell of both as of others.
pub trait Players {
    /// The player's name; empty for who goes by the side.
    fn name(&self, side: Side) -> &str;

    /// Who it is to the reader.
    fn who(&self, side: Side) -> Who {
        let _ = side;
        Who::Other
    }
}

impl Players for BySide<String> {
    fn name(&self, side: Side) -> &str {
        self[side].trim()
    }
}

/// The players of a game in which the reader takes part, or which the computer plays.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seated {
    /// Their names.
    pub names: BySide<String>,
    /// Who they are to the reader.
    pub who: BySide<Who>,
}

impl Seated {
    /// A task: the reader plays South.
    #[must_use]
    pub fn task() -> Self {
        Self {
            names: BySide::default(),
            who: BySide {
                south: Who::You,
                north: Who::Opponent,
            },
        }
    }
}

impl Players for Seated {
    fn name(&self, side: Side) -> &str {
        self.names.name(side)
    }

    fn who(&self, side: Side) -> Who {
        self.who[side]
    }
}

/// A player in a message.
pub(crate) struct Named {
    name: String,
    who: Who,
}

impl Named {
    /// The facts of the player: the name, and who it is.
    pub(crate) fn facts<'a>(&'a self, name: &'a str, who: &'a str) -> [(&'a str, Arg<'a>); 2] {
        [(name, (&self.name).into()), (who, self.who.key().into())]
    }
}

impl Words {
    /// A player's name at the beginning of a sentence, or the side if the player has none.
    #[must_use]
    pub fn player(&self, side: Side, players: &dyn Players) -> String {
        match (players.who(side), players.name(side)) {
            (Who::Computer, _) => self.say("side-computer", &[]),
            (Who::Opponent, _) => self.say("side-opponent", &[]),
            (_, "") => self.side(side),
            (_, name) => typed(name),
        }
    }

    /// The key by which messages tell of a player to the reader: `you`, `computer` or `other`.
    #[must_use]
    pub fn who(&self, side: Side, players: &dyn Players) -> &'static str {
        players.who(side).key()
    }

    /// A player with whom a sentence begins.
    pub(crate) fn named(&self, side: Side, players: &dyn Players) -> Named {
        Named {
            name: self.player(side, players),
            who: players.who(side),
        }
    }

    /// A player's name within a sentence.
    #[must_use]
    pub fn player_within(&self, side: Side, players: &dyn Players) -> String {
        match players.who(side) {
            Who::Computer => self.say("side-computer-within", &[]),
            Who::Opponent => self.say("side-opponent-within", &[]),
            _ => self.player(side, players),
        }
    }

    /// A player within a sentence.
    pub(crate) fn named_within(&self, side: Side, players: &dyn Players) -> Named {
        Named {
            name: self.player_within(side, players),
            who: players.who(side),
        }
    }
}
