//! What players want of each other besides moves.

use super::{Names, Scene};
use crate::game::{Asked, Declined, Request};

impl Scene<'_> {
    /// What one player asks of the other, that it was not to be, or that the next game is there: in
    /// one go. Who watches hears of the next game only.
    pub(super) fn notice(&self, names: &Names) -> Option<String> {
        if self.state.rematch().is_some() {
            return Some(self.words.say("web-rematch-begun", &[]));
        }
        let mine = self.mine();
        let player = |side| self.words.player(side, &names.spoken);
        if let Some(Declined { by, request }) = self.state.declined().filter(|_| self.is_seated()) {
            let (id, told) = if by == request.by {
                ("web-withdrawn", !by)
            } else {
                ("web-not-agreed", request.by)
            };
            let by = player(by);
            return mine[told].then(|| self.words.say(id, &[("player", (&by).into())]));
        }
        let Request { by, asked } = self.state.request().filter(|_| self.is_seated())?;
        let by = (!mine[by]).then(|| player(by));
        let count = match asked {
            Asked::Takeback { to_ply } => self.state.ply().saturating_sub(to_ply),
            Asked::Rematch => 0,
        };
        let count = ("count", count.into());
        Some(match (asked, &by) {
            (Asked::Takeback { .. }, None) => self.words.say("web-takeback-waits", &[count]),
            (Asked::Rematch, None) => self.words.say("web-rematch-waits", &[]),
            (Asked::Takeback { .. }, Some(by)) => {
                let player = ("player", by.into());
                self.words.say("web-takeback-asked", &[player, count])
            }
            (Asked::Rematch, Some(by)) => {
                let player = ("player", by.into());
                self.words.say("web-rematch-asked", &[player])
            }
        })
    }

    /// True if another player waits for what the reader answers, or for the reader in the next game.
    pub(super) fn is_called(&self) -> bool {
        let asked = self.state.request();
        let asks = asked.is_some_and(|request| !self.mine()[request.by]);
        self.is_seated() && (asks || self.state.rematch().is_some())
    }
}
