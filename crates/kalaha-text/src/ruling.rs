//! A referee's answer in words.

use kalaha::{
    BySide, Difference, Error, Event, EventKind, Game, Key, NoCapture, Pit, Position, Refusal,
    RuleId, Rules, Ruling, Side, Verdict, ruling as answer,
};

use crate::{Arg, Words, sources};

/// A ruling to be read at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulingText {
    /// What happens and why, and who is next.
    pub verdict: String,
    /// How it comes about, step by step, each with the rule that decides it.
    pub steps: Vec<(String, RuleId)>,
    /// Where these rules are taught.
    pub sources: Vec<String>,
    /// One sentence for each house rule that would have changed the outcome, the most telling first.
    pub differences: Vec<String>,
}

/// A move of a ruling with what came of it.
struct Played<'a> {
    mover: Side,
    events: &'a [Event],
}

impl Words {
    /// A ruling in words; the sides are called South and North.
    #[must_use]
    pub fn ruling(&self, ruling: &Ruling) -> RulingText {
        let played = played(ruling);
        let mut steps: Vec<(String, RuleId)> = played
            .iter()
            .flat_map(|played| self.steps(played))
            .collect();
        let (verdict, decisive) = match &ruling.verdict {
            Verdict::Refused(error) => {
                let verdict = self.refusal(error, &ruling.after);
                steps.extend(error.refused_by().map(|rule| (verdict.clone(), rule)));
                (verdict, error.refused_by())
            }
            Verdict::Played => match played.last() {
                Some(last) => {
                    let (happened, rule) = self.decisive(last, ruling.before.rules());
                    (format!("{happened} {}", self.outlook(last, ruling)), rule)
                }
                None => (self.next_mover(&ruling.after), None),
            },
        };
        RulingText {
            verdict,
            sources: self.cited(&steps, decisive),
            steps,
            differences: self.differences(ruling, decisive),
        }
    }

    /// The steps of a move, without the seeds that fell on the way.
    fn steps(&self, played: &Played) -> Vec<(String, RuleId)> {
        let nobody = BySide::default();
        let mut steps = Vec::new();
        for (i, event) in played.events.iter().enumerate() {
            let next = played.events.get(i + 1).map(|event| event.kind);
            let last_of_hand = !matches!(
                next,
                Some(EventKind::Sow { .. } | EventKind::Lap | EventKind::Skip { .. })
            );
            let sentence = match event.kind {
                EventKind::Sow { pit, seeds } if last_of_hand => {
                    let ids = match seeds {
                        1 => ["ruling-last-empty-house", "ruling-last-store"],
                        _ => ["ruling-last-house", "ruling-last-store"],
                    };
                    self.seed_put(ids, pit, seeds, &nobody)
                }
                EventKind::Sow {
                    pit: Pit::House { .. },
                    ..
                } => continue,
                _ => self.event(event, played.mover, &nobody),
            };
            steps.push((sentence, event.rule));
        }
        steps
    }

    /// What decides a move, in one sentence, and the rule by which it does.
    fn decisive(&self, played: &Played, rules: &Rules) -> (String, Option<RuleId>) {
        let found = played.events.iter().rev().find_map(|event| {
            let key = match event.kind {
                EventKind::Swap => "ruling-swap",
                EventKind::Capture { seeds_own: 0, .. } => "ruling-capture-leave-own",
                EventKind::Capture {
                    seeds_opposite: 0, ..
                } => "ruling-capture-empty",
                EventKind::Capture { .. } => "ruling-capture",
                EventKind::NoCapture { reason } => match reason {
                    NoCapture::OppositeEmpty => "ruling-no-capture-opposite-empty",
                    NoCapture::OpponentHouse => "ruling-no-capture-opponent-house",
                    NoCapture::Rule => "ruling-no-capture-rule",
                },
                EventKind::ExtraTurn { .. } => "ruling-extra-turn",
                EventKind::ExtraTurnRefused { reason } => match reason {
                    Refusal::Limit => "ruling-extra-turn-limit",
                    Refusal::NothingLeft => "ruling-extra-turn-nothing-left",
                },
                EventKind::OpponentStore { .. } => "ruling-opponent-store",
                _ => return None,
            };
            Some((key, event))
        });
        let (player, opponent) = (self.side(played.mover), self.side(!played.mover));
        let player = ("player", (&player).into());
        let opponent = ("opponent", (&opponent).into());
        let Some((id, event)) = found else {
            return (self.say("ruling-filled-house", &[]), None);
        };
        let basis = match option_of(event.rule) {
            Some(key) if rules.get(key) != Rules::STANDARD.get(key) => "house",
            _ => "standard",
        };
        let basis = ("basis", basis.into());
        let total = match event.kind {
            EventKind::Capture {
                seeds_own,
                seeds_opposite,
                ..
            } => seeds_own + seeds_opposite,
            _ => 0,
        };
        let last_house = played
            .events
            .iter()
            .rev()
            .find_map(|event| match event.kind {
                EventKind::Sow {
                    pit: Pit::House { house, .. },
                    ..
                } => Some(house.number()),
                _ => None,
            });
        let house = ("house", last_house.unwrap_or_default().into());
        let seeds = ("seeds", total.into());
        let sentence = self.say(id, &[basis, player, opponent, house, seeds]);
        (sentence, Some(event.rule))
    }

    /// What follows from a move: the end and the result, or who moves next.
    fn outlook(&self, played: &Played, ruling: &Ruling) -> String {
        let nobody = BySide::default();
        let told: Vec<String> = played
            .events
            .iter()
            .filter(|event| {
                matches!(
                    event.kind,
                    EventKind::Pass { .. } | EventKind::End { .. } | EventKind::Result { .. }
                )
            })
            .map(|event| self.event(event, played.mover, &nobody))
            .chain((!ruling.after.is_over()).then(|| self.next_mover(&ruling.after)))
            .collect();
        told.join(" ")
    }

    fn next_mover(&self, position: &Position) -> String {
        match answer::next(position) {
            Some(side) => {
                let player = self.side(side);
                self.say("ruling-next", &[("player", (&player).into())])
            }
            None => self.say("error-game-over", &[]),
        }
    }

    /// Why a move is refused, and what may be chosen instead.
    fn refusal(&self, error: &Error, at: &Position) -> String {
        let mover = self.side(at.to_move());
        let player = ("player", (&mover).into());
        let why = match error {
            Error::EmptyHouse { house } => self.say(
                "ruling-refused-empty-house",
                &[player, ("house", house.number().into())],
            ),
            Error::ForeignHouse { side, house } => {
                let owner = self.side(*side);
                self.say(
                    "ruling-refused-foreign-house",
                    &[
                        player,
                        ("owner", (&owner).into()),
                        ("house", house.number().into()),
                    ],
                )
            }
            _ => self.error(error),
        };
        let houses: Vec<String> = at.legal_moves().map(|chosen| chosen.to_string()).collect();
        if houses.is_empty() {
            return why;
        }
        let houses = self.any_of(houses);
        let allowed = self.say("ruling-allowed", &[player, ("moves", (&houses).into())]);
        format!("{why} {allowed}")
    }

    /// The sources of the deciding rule first, then those of the other steps, each once.
    fn cited(&self, steps: &[(String, RuleId)], decisive: Option<RuleId>) -> Vec<String> {
        let mut cited = Vec::new();
        for rule in decisive.into_iter().chain(steps.iter().map(|step| step.1)) {
            for source in sources::of_rule(rule) {
                let text = self.cite(source);
                if !cited.contains(&text) {
                    cited.push(text);
                }
            }
        }
        cited
    }

    fn differences(&self, ruling: &Ruling, decisive: Option<RuleId>) -> Vec<String> {
        let first = decisive.and_then(option_of);
        let mut differences: Vec<&Difference> = ruling.would_differ.iter().collect();
        differences.sort_by_key(|difference| match difference.key {
            key if Some(key) == first => 0,
            // Another way round changes nearly every move and is seldom what people argue about.
            Key::Direction | Key::StoreSide => 2,
            _ => 1,
        });
        differences
            .into_iter()
            .map(|difference| self.difference(difference, ruling))
            .collect()
    }

    /// What one other house rule would have made of the last move.
    fn difference(&self, difference: &Difference, ruling: &Ruling) -> String {
        let rule = self.house_rule(difference.key, &difference.value);
        let value = difference.value.to_string();
        let there = &difference.after;
        let board = there.to_string();
        let nobody = BySide::default();
        let next = answer::next(there).map(|side| self.side(side));
        let result = there
            .outcome()
            .map(|count| self.result(count.south, count.north, count.winner(), &nobody));
        let mut args: Vec<(&str, Arg)> = vec![
            ("rule", (&rule).into()),
            ("key", difference.key.as_str().into()),
            ("value", (&value).into()),
        ];
        if let Some(error) = &difference.refused {
            let error = self.refusal(error, there);
            args.push(("error", (&error).into()));
            return self.say("ruling-differs-refused", &args);
        }
        args.push(("south", there.store(Side::South).into()));
        args.push(("north", there.store(Side::North).into()));
        match (&next, &result) {
            (_, Some(result)) => {
                args.push(("result", result.into()));
                self.say("ruling-differs-over", &args)
            }
            (Some(next), _) if there.to_layout() == ruling.after.to_layout() => {
                args.push(("player", next.into()));
                self.say("ruling-differs-next", &args)
            }
            _ => {
                args.push(("board", (&board).into()));
                self.say("ruling-differs-board", &args)
            }
        }
    }
}

/// The moves of a ruling with their movers and events.
fn played(ruling: &Ruling) -> Vec<Played<'_>> {
    let mut game = Game::resume(ruling.before);
    let mut rest = &ruling.events[..];
    let mut played = Vec::new();
    for &chosen in &ruling.moves {
        let mover = game.position().to_move();
        let Ok(told) = game.play(chosen) else { break };
        let (events, later) = rest.split_at(told.len().min(rest.len()));
        rest = later;
        played.push(Played { mover, events });
    }
    played
}

/// The option that a rule belongs to, if it is one that can be chosen.
fn option_of(rule: RuleId) -> Option<Key> {
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
