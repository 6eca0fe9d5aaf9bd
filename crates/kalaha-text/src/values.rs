//! Final margins under best play in words.

use kalaha::{Move, Position, Side};

use crate::Words;
use crate::players::Players;

/// What is known of a player's final margin, in seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Margin {
    /// It is this.
    Exact(i16),
    /// It is this or more.
    AtLeast(i16),
    /// It is this or less.
    AtMost(i16),
    /// It is one of these or between them.
    Between(i16, i16),
    /// Nothing.
    Unknown,
}

impl Margin {
    /// The same for the other player.
    #[must_use]
    pub fn turned(self) -> Self {
        match self {
            Self::Exact(margin) => Self::Exact(-margin),
            Self::AtLeast(margin) => Self::AtMost(-margin),
            Self::AtMost(margin) => Self::AtLeast(-margin),
            Self::Between(lower, upper) => Self::Between(-upper, -lower),
            Self::Unknown => Self::Unknown,
        }
    }
}

impl Words {
    /// Who wins by how much under best play, for the margin of a side.
    ///
    /// ```
    /// # use kalaha::{BySide, Side};
    /// # use kalaha_text::{Language, Margin, Words};
    /// let words = Words::new(Language::English);
    /// let told = |margin| words.who_wins(Side::South, margin, &BySide::default());
    /// assert_eq!(
    ///     told(Margin::Exact(8)),
    ///     "South wins by 8 seeds with best play from both.",
    /// );
    /// assert_eq!(
    ///     told(Margin::AtMost(-1)),
    ///     "North wins by at least one seed with best play from both.",
    /// );
    /// ```
    #[must_use]
    pub fn who_wins(&self, side: Side, margin: Margin, players: &dyn Players) -> String {
        let say = |side: Side, id: &str, margin: i16| {
            let player = self.named(side, players);
            let [player, who] = player.facts("player", "who");
            self.say(id, &[player, who, ("margin", margin.abs().into())])
        };
        let at_least = |side: Side, margin: i16| match margin {
            1.. => say(side, "value-win-at-least", margin),
            0 => say(side, "value-draw-at-least", margin),
            _ => say(side, "value-loss-at-most", margin),
        };
        match margin {
            Margin::Exact(0) => self.say("value-draw", &[]),
            Margin::Exact(margin) if margin > 0 => say(side, "value-win", margin),
            Margin::Exact(margin) => say(!side, "value-win", margin),
            Margin::AtLeast(margin) => at_least(side, margin),
            Margin::AtMost(margin) => at_least(!side, -margin),
            Margin::Between(lower, upper) => {
                format!("{} {}", at_least(side, lower), at_least(!side, -upper))
            }
            Margin::Unknown => self.say("value-unknown", &[]),
        }
    }

    /// A margin in a column of them: `+8`, `−2`, `at least +4`.
    ///
    /// ```
    /// # use kalaha_text::{Language, Margin, Words};
    /// let words = Words::new(Language::English);
    /// assert_eq!(words.margin(Margin::Exact(-2)), "−2");
    /// assert_eq!(words.margin(Margin::Between(-2, 4)), "−2 to +4");
    /// ```
    #[must_use]
    pub fn margin(&self, margin: Margin) -> String {
        let say = |id: &str, margin: i16| self.say(id, &[("margin", (&signed(margin)).into())]);
        match margin {
            Margin::Exact(margin) => signed(margin),
            Margin::AtLeast(margin) => say("margin-at-least", margin),
            Margin::AtMost(margin) => say("margin-at-most", margin),
            Margin::Between(lower, upper) => {
                let (low, high) = (signed(lower), signed(upper));
                self.say("range", &[("low", (&low).into()), ("high", (&high).into())])
            }
            Margin::Unknown => self.say("margin-unknown", &[]),
        }
    }

    /// A line of moves, the turns parted by commas: `S3 S6, N5, S1`. It ends before a move that is
    /// not allowed.
    ///
    /// ```
    /// # use kalaha::{House, Move, Position, Rules};
    /// # use kalaha_text::{Language, Words};
    /// let words = Words::new(Language::English);
    /// let start = Position::start(Rules::STANDARD)?;
    /// let line = [2, 5, 4].map(|index| Move::Sow(House::new(index)));
    /// assert_eq!(words.line(&start, &line), "S3 S6, N5");
    /// # Ok::<(), kalaha::Error>(())
    /// ```
    #[must_use]
    pub fn line(&self, start: &Position, line: &[Move]) -> String {
        let mut position = *start;
        let mut turn = None;
        let mut told = String::new();
        for &chosen in line {
            let Ok(after) = position.play(chosen) else {
                break;
            };
            let mover = position.to_move();
            told.push_str(match turn {
                None => "",
                Some(side) if side == mover => " ",
                Some(_) => ", ",
            });
            if chosen != Move::Swap {
                told.push(mover.letter());
            }
            told.push_str(&chosen.to_string());
            turn = Some(mover);
            position = after;
        }
        told
    }
}

/// A margin with its sign: `+8`, `0`, `−2`.
fn signed(margin: i16) -> String {
    match margin {
        1.. => format!("+{margin}"),
        0 => "0".to_owned(),
        _ => format!("−{}", -margin),
    }
}
