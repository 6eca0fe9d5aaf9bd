//! The game in sentences: rows, stores, the last move.

use kalaha::{BySide, Side};
use kalaha_text::{Seated, Who as Reader};

use super::{Table, Who};
use crate::fault::Fault;
use crate::out::Out;

impl Table {
    /// The players as sentences tell of them: in a plain game the only person is “you”.
    pub(super) fn players(&self) -> Seated {
        let who = |side: Side| match (&self.seats[side], &self.seats[!side]) {
            (Who::Human(_), Who::Computer { .. }) if self.plain => Reader::You,
            (Who::Computer { .. }, Who::Human(_)) if self.plain => Reader::Computer,
            _ => Reader::Other,
        };
        Seated {
            names: self.names(),
            who: BySide {
                south: who(Side::South),
                north: who(Side::North),
            },
        }
    }

    /// The whole board: drawn, or in a plain game both rows.
    pub(super) fn look(&mut self, out: &mut Out) -> Result<(), Fault> {
        if self.plain {
            self.speak(false, out)?;
            return self.call(out);
        }
        self.show(out)
    }

    pub(super) fn row(&self, side: Side, out: &mut Out) -> Result<(), Fault> {
        let told = out.words.row(self.game.position(), side, &self.players());
        out.paragraph("", &told)
    }

    pub(super) fn stores(&self, out: &mut Out) -> Result<(), Fault> {
        let position = self.game.position();
        let told = out.words.stores(position, self.below(), &self.players());
        out.paragraph("", &told)
    }

    /// The last move once more.
    pub(super) fn last(&self, out: &mut Out) -> Result<(), Fault> {
        let last = self.game.history().last().zip(self.told.last());
        let told = match last {
            Some(((before, chosen), events)) => {
                out.words.moved(before, chosen, events, &self.players())
            }
            None => out.words.say("play-why-nothing", &[]),
        };
        out.paragraph("", &told)
    }

    /// The board as a plain game tells it: whole at first and when asked for, later what the stores
    /// hold once a turn is over.
    pub(super) fn speak(&self, news: bool, out: &mut Out) -> Result<(), Fault> {
        let below = self.below();
        if !news {
            self.row(below, out)?;
            return self.row(!below, out);
        }
        let position = self.game.position();
        let last = self.game.history().last();
        let goes_on = last.is_some_and(|(before, _)| before.to_move() == position.to_move());
        if goes_on || self.game.is_over() {
            return Ok(());
        }
        self.stores(out)
    }
}
