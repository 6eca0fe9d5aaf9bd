//! Which house rule would have changed a ruling, and to what.

use kalaha::{
    Difference, Key, Position, RuleId, Rules, Ruling, Side, Value, Verdict, ruling as answer,
};

use crate::{Arg, Words};

impl Words {
    /// One sentence for each outcome that an option could have brought. Options of the rules in
    /// `telling` come first, in that order.
    pub(crate) fn differences(
        &self,
        ruling: &Ruling,
        telling: impl Iterator<Item = RuleId>,
    ) -> Vec<String> {
        let telling: Vec<Key> = telling.filter_map(option_of).collect();
        let mut groups: Vec<Vec<&Difference>> = Vec::new();
        for difference in &ruling.would_differ {
            let same = groups
                .iter_mut()
                .find(|group| told_alike(group[0], difference, &ruling.verdict));
            match same {
                Some(group) => group.push(difference),
                None => groups.push(vec![difference]),
            }
        }
        groups.sort_by_key(|group| {
            let place = telling.iter().position(|&told| told == group[0].key);
            place.unwrap_or(telling.len())
        });
        groups
            .iter()
            .map(|group| self.difference(group, ruling))
            .collect()
    }

    /// What the house rules of a group, which all lead to the same, would have made of the move.
    fn difference(&self, group: &[&Difference], ruling: &Ruling) -> String {
        let rules = telling_limits(group);
        let named = |other: &&Difference| self.named_rule(other.key, &other.value);
        let rules = rules.iter().map(named);
        let rules = self.any_of(rules.collect());
        let rules = ("rules", (&rules).into());
        let difference = group[0];
        let (here, there) = (&ruling.after, &difference.after);
        if matches!(ruling.verdict, Verdict::Refused(_)) {
            let player = self.side(mover_under(difference, here));
            return self.say(
                "ruling-differs-not-over",
                &[rules, ("player", (&player).into())],
            );
        }
        if difference.refused.is_some() {
            // Another value of an option can refuse a move only by ending the game before it.
            return self.say("ruling-differs-game-over", &[rules]);
        }
        if let Some(count) = there.outcome()
            && here.outcome() != Some(count)
        {
            let now = if here.is_over() { "over" } else { "on" };
            let now = ("now", now.into());
            return match count.winner() {
                Some(side) => {
                    let player = self.side(side);
                    self.say(
                        "ruling-differs-win",
                        &[
                            rules,
                            now,
                            ("player", (&player).into()),
                            ("won", count.south.max(count.north).into()),
                            ("lost", count.south.min(count.north).into()),
                        ],
                    )
                }
                None => self.say("ruling-differs-draw", &[rules, now]),
            };
        }
        self.goes_on(rules, here, there)
    }

    /// What differs between two positions if the game goes on in the second one.
    fn goes_on(&self, rules: (&str, Arg), here: &Position, there: &Position) -> String {
        let turn = if answer::next(here) == answer::next(there) {
            "same"
        } else {
            "other"
        };
        let turn = ("turn", turn.into());
        let player = self.side(there.to_move());
        let player = ("player", (&player).into());
        let south = ("south", there.store(Side::South).into());
        let north = ("north", there.store(Side::North).into());
        let changed: Vec<Side> = Side::ALL
            .iter()
            .copied()
            .filter(|&side| here.store(side) != there.store(side))
            .collect();
        match changed[..] {
            _ if here.is_over() && !there.is_over() => {
                self.say("ruling-differs-goes-on", &[rules, south, north, player])
            }
            [] if here.to_layout() == there.to_layout() => {
                self.say("ruling-differs-next", &[rules, player])
            }
            [] => self.say("ruling-differs-houses", &[rules, turn, player]),
            [side] => {
                let owner = self.side(side);
                self.say(
                    "ruling-differs-store",
                    &[
                        rules,
                        turn,
                        player,
                        ("owner", (&owner).into()),
                        ("here", here.store(side).into()),
                        ("there", there.store(side).into()),
                    ],
                )
            }
            _ => self.say(
                "ruling-differs-stores",
                &[rules, turn, player, south, north],
            ),
        }
    }

    /// A value of an option as the house rule or standard rule that it is, by its name: it
    /// stands behind “Under” or the like.
    #[must_use]
    pub fn named_rule(&self, key: Key, value: &Value) -> String {
        let standard = if Rules::STANDARD.get(key) == *value {
            "yes"
        } else {
            "no"
        };
        self.say(
            "ruling-house-rule",
            &[
                ("standard", standard.into()),
                ("rule", (&self.house_rule(key, value)).into()),
                ("code", (&self.code(key, value)).into()),
            ],
        )
    }
}

/// A group without the limits of extra turns that go without saying: where none grants the turn
/// only the highest, else no limit and the lowest that does.
fn telling_limits<'a>(group: &[&'a Difference]) -> Vec<&'a Difference> {
    if group[0].key != Key::ExtraTurnLimit {
        return group.to_vec();
    }
    let limit = |difference: &&&Difference| match difference.value {
        Value::Int(limit) => Some(limit),
        _ => None,
    };
    let unlimited = group.iter().find(|difference| limit(difference).is_none());
    let limits = group
        .iter()
        .filter(|difference| limit(difference).is_some());
    let telling = if unlimited.is_some() {
        limits.min_by_key(limit)
    } else {
        limits.max_by_key(limit)
    };
    unlimited.into_iter().chain(telling).copied().collect()
}

/// True if the same is to be told of two values of one option. Of a game that would have been over
/// before the move, or not be over yet, no outcome is told.
fn told_alike(a: &Difference, b: &Difference, verdict: &Verdict) -> bool {
    let seen = |difference: &Difference| {
        let after = &difference.after;
        (after.to_layout(), answer::next(after), after.outcome())
    };
    let no_outcome = matches!(verdict, Verdict::Refused(_)) || a.refused.is_some();
    a.key == b.key && a.refused == b.refused && (no_outcome || seen(a) == seen(b))
}

/// Who would be to move in a position under the rules of a difference.
fn mover_under(difference: &Difference, at: &Position) -> Side {
    let mut rules = *at.rules();
    rules
        .set(difference.key.as_str(), &difference.value)
        .and_then(|()| at.with_rules(rules))
        .map_or(at.to_move(), |there| there.to_move())
}

/// The option that a rule is a value of, if it is one.
pub(crate) fn option_of(rule: RuleId) -> Option<Key> {
    let key = match rule {
        RuleId::SowSkipOpponentStore | RuleId::SowOpponentStore | RuleId::TurnOpponentStore => {
            Key::SowOpponentStore
        }
        RuleId::SowLap | RuleId::SowSkipOrigin => Key::SkipOrigin,
        RuleId::SowRelay => Key::Lap,
        RuleId::TurnExtra | RuleId::TurnExtraLimit => Key::ExtraTurnLimit,
        RuleId::CaptureOpposite
        | RuleId::CaptureOppositeEmpty
        | RuleId::CaptureEmpty
        | RuleId::CaptureLeaveOwn
        | RuleId::CaptureNone => Key::Capture,
        RuleId::MoveGameOver
        | RuleId::TurnPass
        | RuleId::EndEitherEmpty
        | RuleId::EndMoverStuck
        | RuleId::EndBothEmpty => Key::End,
        RuleId::EndMajority | RuleId::RemainingMajority => Key::Majority,
        RuleId::RemainingOwner
        | RuleId::RemainingEmptier
        | RuleId::RemainingDiscard
        | RuleId::RemainingLastMover => Key::Remaining,
        RuleId::PieSwap | RuleId::PieNoSwap => Key::Pie,
        RuleId::Setup
        | RuleId::MoveOwnHouse
        | RuleId::MoveEmptyHouse
        | RuleId::MoveForeignHouse
        | RuleId::MoveNoSuchHouse
        | RuleId::SowOneByOne
        | RuleId::SowOwnStore
        | RuleId::TurnExtraUnusable
        | RuleId::CaptureOwnSide
        | RuleId::EndRepetition
        | RuleId::RemainingRepetition
        | RuleId::ResultMostSeeds => return None,
    };
    Some(key)
}

/// True for rules that the standard rule set does not have: a house rule brings them in.
pub(crate) fn is_house_rule(rule: RuleId) -> bool {
    matches!(
        rule,
        RuleId::SowOpponentStore
            | RuleId::SowSkipOrigin
            | RuleId::SowRelay
            | RuleId::TurnExtraLimit
            | RuleId::TurnOpponentStore
            | RuleId::TurnPass
            | RuleId::CaptureEmpty
            | RuleId::CaptureLeaveOwn
            | RuleId::CaptureNone
            | RuleId::EndMoverStuck
            | RuleId::EndBothEmpty
            | RuleId::EndMajority
            | RuleId::RemainingEmptier
            | RuleId::RemainingDiscard
            | RuleId::RemainingLastMover
            | RuleId::RemainingMajority
            | RuleId::PieSwap
    )
}
