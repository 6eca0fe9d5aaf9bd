//! What goes on by a house rule: a sowing, and a game with an empty side.

use kalaha::{End, Event, EventKind, Key, Position, RuleId, Rules, Side};

use super::Ply;
use crate::Words;

impl Words {
    /// How often a move sowed on, if it did.
    pub(super) fn relayed(&self, ply: &Ply, rules: &Rules) -> Option<(String, RuleId)> {
        let is_relay = |event: &&Event| matches!(event.kind, EventKind::Relay { .. });
        let relays = ply.events.iter().filter(is_relay).count();
        let rule = self.house_rule(Key::Lap, &rules.get(Key::Lap));
        let player = self.side(ply.mover);
        let facts = [
            ("basis", "house".into()),
            ("rule", (&rule).into()),
            ("player", (&player).into()),
            ("relays", relays.into()),
        ];
        (relays > 0).then(|| (self.say("ruling-relay", &facts), RuleId::SowRelay))
    }

    /// That the game goes on with an empty side, where no pass has told so.
    pub(super) fn goes_on_with_empty_side(
        &self,
        ply: &Ply,
        after: &Position,
    ) -> Option<(String, RuleId)> {
        let is_pass = |event: &Event| matches!(event.kind, EventKind::Pass { .. });
        let is_empty = Side::ALL.iter().any(|&side| after.row(side).sum() == 0);
        if after.is_over() || !is_empty || ply.events.iter().any(is_pass) {
            return None;
        }
        let rules = after.rules();
        let rule = self.house_rule(Key::End, &rules.get(Key::End));
        let facts = [("basis", "house".into()), ("rule", (&rule).into())];
        let behind = match rules.end {
            End::Pass => RuleId::EndBothEmpty,
            End::EitherEmpty | End::MoverStuck => RuleId::EndMoverStuck,
        };
        Some((self.say("ruling-goes-on", &facts), behind))
    }
}
