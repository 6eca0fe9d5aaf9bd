//! What people say of a move.

use kalaha::{BySide, Key, Side};
use kalaha_text::{Arg, Words};

/// What can be said of a move. What is said is a sentence to be held against the board; most have
/// their contrary beside them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// The move may be made.
    Allowed,
    /// It may not.
    NotAllowed,
    /// A seed goes into the opponent's store.
    OpponentStore,
    /// None does.
    NoOpponentStore,
    /// The last house is sown on.
    Relay,
    /// The sowing ends with the last seed.
    NoRelay,
    /// The lifted house gets a seed.
    Origin,
    /// It gets none.
    NoOrigin,
    /// Nothing is captured, and the other player moves.
    Nothing,
    /// Seeds are captured.
    Capture,
    /// None are.
    NoCapture,
    /// The last seed is captured.
    OwnSeed,
    /// It is not.
    NoOwnSeed,
    /// The same player moves again.
    ExtraTurn,
    /// The other player moves next.
    NoExtraTurn,
    /// The game is over.
    Over,
    /// It is not.
    NotOver,
    /// Each player gets what is left on the own side.
    RestOwner,
    /// South gets what is left.
    RestSouth,
    /// North gets what is left.
    RestNorth,
    /// Nobody gets what is left.
    RestNobody,
    /// South wins.
    SouthWins,
    /// North wins.
    NorthWins,
    /// Nobody wins.
    Draw,
}

/// Which part of a move something is about, in the order of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The choice.
    Move,
    /// The sowing.
    Sowing,
    /// What the last seed brings.
    LastSeed,
    /// The end of the game.
    End,
}

/// Everything that can be said: its name in forms and commands, and the key of its sentence.
const LIST: [(What, &str, &str); 24] = [
    (What::Allowed, "allowed", "claim-allowed"),
    (What::NotAllowed, "not-allowed", "claim-not-allowed"),
    (
        What::OpponentStore,
        "opponent-store",
        "claim-opponent-store",
    ),
    (
        What::NoOpponentStore,
        "no-opponent-store",
        "claim-no-opponent-store",
    ),
    (What::Relay, "relay", "claim-relay"),
    (What::NoRelay, "no-relay", "claim-no-relay"),
    (What::Origin, "start-house", "claim-start-house"),
    (What::NoOrigin, "no-start-house", "claim-no-start-house"),
    (What::Nothing, "nothing", "claim-nothing"),
    (What::Capture, "capture", "claim-capture"),
    (What::NoCapture, "no-capture", "claim-no-capture"),
    (What::OwnSeed, "own-seed", "claim-own-seed"),
    (What::NoOwnSeed, "no-own-seed", "claim-no-own-seed"),
    (What::ExtraTurn, "extra-turn", "claim-extra-turn"),
    (What::NoExtraTurn, "no-extra-turn", "claim-no-extra-turn"),
    (What::Over, "over", "claim-over"),
    (What::NotOver, "not-over", "claim-not-over"),
    (What::RestOwner, "rest-owner", "claim-rest-owner"),
    (What::RestSouth, "rest-south", "claim-rest"),
    (What::RestNorth, "rest-north", "claim-rest"),
    (What::RestNobody, "rest-nobody", "claim-rest-nobody"),
    (What::SouthWins, "south-wins", "claim-wins"),
    (What::NorthWins, "north-wins", "claim-wins"),
    (What::Draw, "draw", "claim-draw"),
];

/// What a person says about the last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// What is said.
    pub what: What,
    /// How many seeds are captured, the last one included, if that is said.
    pub seeds: Option<u8>,
}

impl What {
    /// Everything that can be said, in the order of a move.
    pub fn all() -> impl Iterator<Item = Self> {
        LIST.iter().map(|&(what, ..)| what)
    }

    /// Its name in forms and commands.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        self.entry().1
    }

    /// Which part of a move it is about.
    #[must_use]
    pub fn part(self) -> Part {
        match self {
            Self::Allowed | Self::NotAllowed => Part::Move,
            Self::OpponentStore
            | Self::NoOpponentStore
            | Self::Relay
            | Self::NoRelay
            | Self::Origin
            | Self::NoOrigin => Part::Sowing,
            Self::Nothing
            | Self::Capture
            | Self::NoCapture
            | Self::OwnSeed
            | Self::NoOwnSeed
            | Self::ExtraTurn
            | Self::NoExtraTurn => Part::LastSeed,
            Self::Over
            | Self::NotOver
            | Self::RestOwner
            | Self::RestSouth
            | Self::RestNorth
            | Self::RestNobody
            | Self::SouthWins
            | Self::NorthWins
            | Self::Draw => Part::End,
        }
    }

    /// The options that people disagree about when they disagree about this.
    pub(super) fn options(self) -> &'static [Key] {
        match self {
            Self::Allowed | Self::NotAllowed => {
                &[Key::End, Key::ExtraTurnLimit, Key::Majority, Key::Pie]
            }
            Self::OpponentStore | Self::NoOpponentStore => &[Key::SowOpponentStore],
            Self::Relay | Self::NoRelay => &[Key::Lap],
            Self::Origin | Self::NoOrigin => &[Key::SkipOrigin],
            Self::Nothing => &[Key::Capture, Key::ExtraTurnLimit, Key::End, Key::Majority],
            Self::Capture | Self::NoCapture | Self::OwnSeed | Self::NoOwnSeed => &[Key::Capture],
            Self::ExtraTurn | Self::NoExtraTurn => &[Key::ExtraTurnLimit, Key::End, Key::Majority],
            Self::Over | Self::NotOver => &[Key::End, Key::Majority],
            Self::RestOwner | Self::RestSouth | Self::RestNorth | Self::RestNobody => {
                &[Key::Remaining, Key::End, Key::Majority]
            }
            Self::SouthWins | Self::NorthWins | Self::Draw => {
                &[Key::Remaining, Key::End, Key::Majority, Key::Capture]
            }
        }
    }

    fn entry(self) -> (Self, &'static str, &'static str) {
        let found = LIST.iter().find(|entry| entry.0 == self);
        *found.unwrap_or_else(|| unreachable!("the list has every claim"))
    }
}

impl Claim {
    /// The claim of a name, such as `capture`, or `capture=7` if the number is said too.
    #[must_use]
    pub fn find(text: &str) -> Option<Self> {
        let (name, seeds) = match text.split_once('=') {
            Some((name, seeds)) => (name, Some(seeds.parse().ok()?)),
            None => (text, None),
        };
        let what = LIST.iter().find(|entry| entry.1 == name)?.0;
        let counts = what == What::Capture || seeds.is_none();
        counts.then_some(Self { what, seeds })
    }

    /// The claim in words, without full stop.
    #[must_use]
    pub fn say(self, words: &Words) -> String {
        if let Some(seeds) = self.seeds {
            return words.say("claim-capture-seeds", &[("seeds", seeds.into())]);
        }
        let side = match self.what {
            What::RestSouth | What::SouthWins => Some(Side::South),
            What::RestNorth | What::NorthWins => Some(Side::North),
            _ => None,
        };
        let player = side.map(|side| words.player(side, &BySide::default()));
        let player = player.as_deref().map(|name| ("player", Arg::from(name)));
        words.say(self.what.entry().2, player.as_slice())
    }
}
