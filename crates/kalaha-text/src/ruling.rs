//! A referee's answer in words.

mod onward;

use kalaha::{
    BySide, Error, Event, EventKind, Game, Key, NoCapture, Outcome, Pit, Position, Refusal, RuleId,
    Rules, Ruling, Side, Verdict, ruling as answer,
};

use crate::differences::{is_house_rule, option_of};
use crate::{Players, Source, Words, sources};

/// A ruling to be read at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulingText {
    /// What happens and why, and who is next; for a refused move why, and what is allowed.
    pub verdict: String,
    /// How it comes about, step by step, each with the rule that decides it.
    pub steps: Vec<(String, RuleId)>,
    /// Where the rules that decide are taught, as citations.
    pub sources: Vec<Source>,
    /// Under which single house rules it would have come out how: one sentence for each outcome
    /// that an option could have brought, the most telling first.
    pub differences: Vec<String>,
}

/// A move of a ruling with what came of it.
struct Ply<'a> {
    mover: Side,
    events: &'a [Event],
}

impl Words {
    /// A ruling in words; the sides are called South and North.
    ///
    /// ```
    /// # use kalaha::{Position, Rules, Ruling};
    /// # use kalaha_text::{Language, Words};
    /// let words = Words::new(Language::English);
    /// let text = "S 1 0 0 0 0 3 (10) / N 4 4 4 0 0 4 (18) s";
    /// let before = Position::parse(Rules::STANDARD, text)?;
    /// let ruling = words.ruling(&Ruling::judge(&before, &["1"])?);
    /// assert_eq!(
    ///     ruling.verdict,
    ///     "By the standard rules the last seed stays in South’s house 2, \
    ///      because the house opposite is empty. North moves next.",
    /// );
    /// assert_eq!(
    ///     ruling.differences[0],
    ///     "Under the house rule “empty capture” \
    ///      South’s store would hold 11 instead of 10.",
    /// );
    /// # Ok::<(), kalaha::Error>(())
    /// ```
    #[must_use]
    pub fn ruling(&self, ruling: &Ruling) -> RulingText {
        let plies = plies(ruling);
        let steps = |ply: &Ply| self.steps(ply.events, ply.mover, &BySide::default());
        let mut steps: Vec<(String, RuleId)> = plies.iter().flat_map(steps).collect();
        let mut deciding = Vec::new();
        let mut verdict = Vec::new();
        match (&ruling.verdict, plies.last()) {
            (Verdict::Refused(error), _) => {
                let why = self.refusal(error, ruling);
                if let Some(rule) = error.refused_by() {
                    steps.push((why.clone(), rule));
                    deciding.push(rule);
                }
                verdict.push(why);
                verdict.extend(self.allowed(&ruling.after));
            }
            (Verdict::Played, Some(last)) => {
                if let Some((happened, rule)) = self.relayed(last, ruling.before.rules()) {
                    verdict.push(happened);
                    deciding.push(rule);
                }
                if let Some((happened, rule)) = self.decisive(last, ruling.before.rules()) {
                    verdict.push(happened);
                    deciding.extend(rule);
                    // Who sows that store at all is the house rule behind it.
                    let behind = rule.filter(|&rule| rule == RuleId::TurnOpponentStore);
                    deciding.extend(behind.map(|_| RuleId::SowOpponentStore));
                }
                self.outlook(last, ruling.before.rules(), &mut verdict, &mut deciding);
                if let Some((happened, rule)) = self.goes_on_with_empty_side(last, &ruling.after) {
                    verdict.push(happened);
                    deciding.push(rule);
                }
                verdict.extend(self.certain(&ruling.before, &ruling.after, &BySide::default()));
                verdict.extend(self.next_mover(&ruling.after));
            }
            (Verdict::Played, None) => {
                let told = self.next_mover(&ruling.after);
                verdict.push(told.unwrap_or_else(|| self.say("error-game-over", &[])));
            }
        }
        if deciding.is_empty() {
            deciding.extend(steps.iter().map(|step| step.1));
        }
        // What happened last is argued about first.
        let told = steps.iter().rev().map(|step| step.1);
        let telling = deciding.iter().copied().chain(told);
        RulingText {
            verdict: verdict.join(" "),
            sources: sources::of_rules(&deciding),
            differences: self.differences(ruling, telling),
            steps,
        }
    }

    /// The steps of a move, without the seeds that fell on the way and with nothing told twice.
    #[must_use]
    pub fn steps(
        &self,
        events: &[Event],
        mover: Side,
        players: &dyn Players,
    ) -> Vec<(String, RuleId)> {
        let mut steps = Vec::new();
        for (i, event) in events.iter().enumerate() {
            let next = events.get(i + 1).map(|event| event.kind);
            let sentence = match (event.kind, next) {
                (
                    EventKind::Sow { .. },
                    // These tell where the last seed fell.
                    Some(
                        EventKind::Relay { .. }
                        | EventKind::ExtraTurn { .. }
                        | EventKind::ExtraTurnRefused { .. }
                        | EventKind::OpponentStore { .. },
                    ),
                )
                | (
                    EventKind::Sow {
                        pit: Pit::House { .. },
                        ..
                    },
                    Some(EventKind::Sow { .. } | EventKind::Lap | EventKind::Skip { .. }),
                ) => continue,
                (
                    EventKind::Sow {
                        pit: Pit::House { side, house },
                        seeds,
                    },
                    _,
                ) => self.last_seed(side, house, seeds, players),
                _ => self.event(event, mover, players),
            };
            steps.push((sentence, event.rule));
        }
        steps
    }

    /// What decides a move, in one sentence, and the rule by which it does. Nothing if all that
    /// matters is that the game is over.
    fn decisive(&self, ply: &Ply, rules: &Rules) -> Option<(String, Option<RuleId>)> {
        let over = ply
            .events
            .iter()
            .any(|event| matches!(event.kind, EventKind::End { .. }));
        let found = ply
            .events
            .iter()
            .rev()
            .find_map(|event| Some((decisive_key(&event.kind)?, event)));
        let last = ply.events.iter().rev().find_map(|event| match event.kind {
            EventKind::Sow { pit, .. } => Some(pit),
            _ => None,
        });
        let (owner, house) = match last {
            Some(Pit::House { side, house }) => (side, house.number()),
            _ => (ply.mover, 0),
        };
        let side = ("side", owner.as_str().into());
        let house = ("house", house.into());
        let Some((id, event)) = found else {
            return (!over).then(|| (self.say("ruling-filled-house", &[side, house]), None));
        };
        if over && matches!(event.kind, EventKind::ExtraTurn { .. }) {
            return None;
        }
        let house_rule = self.house_rule_behind(event.rule, rules);
        let basis = match house_rule {
            Some(_) => "house",
            None => "standard",
        };
        let seeds: u8 = match event.kind {
            EventKind::Capture {
                seeds_own,
                seeds_opposite,
                ..
            } => seeds_own + seeds_opposite,
            _ => 0,
        };
        let (player, opponent) = (self.side(ply.mover), self.side(!ply.mover));
        let sentence = self.say(
            id,
            &[
                ("basis", basis.into()),
                ("rule", house_rule.as_deref().unwrap_or_default().into()),
                ("player", (&player).into()),
                ("opponent", (&opponent).into()),
                side,
                house,
                ("seeds", seeds.into()),
            ],
        );
        Some((sentence, Some(event.rule)))
    }

    /// What follows from a move: a pass, the end with its sweep, the result.
    fn outlook(
        &self,
        ply: &Ply,
        rules: &Rules,
        told: &mut Vec<String>,
        deciding: &mut Vec<RuleId>,
    ) {
        for event in ply.events {
            if matches!(
                event.kind,
                EventKind::Pass { .. }
                    | EventKind::End { .. }
                    | EventKind::Sweep { .. }
                    | EventKind::Result { .. }
            ) {
                told.push(self.event(event, ply.mover, &BySide::default()));
                let option = option_of(event.rule);
                if !deciding.iter().any(|&rule| option_of(rule) == option) {
                    told.extend(self.by_house_rule(event.rule, rules));
                }
                if !matches!(event.kind, EventKind::Result { .. }) {
                    deciding.push(event.rule);
                }
            }
        }
    }

    /// The house rule that brings a rule in, by its name at the table, if one does.
    fn house_rule_behind(&self, rule: RuleId, rules: &Rules) -> Option<String> {
        let key = option_of(rule).filter(|_| is_house_rule(rule))?;
        Some(self.house_rule(key, &rules.get(key)))
    }

    /// That a house rule is behind what was just told, if one is.
    fn by_house_rule(&self, rule: RuleId, rules: &Rules) -> Option<String> {
        let house_rule = self.house_rule_behind(rule, rules)?;
        Some(self.say("ruling-by-house-rule", &[("rule", (&house_rule).into())]))
    }

    fn next_mover(&self, position: &Position) -> Option<String> {
        let player = self.side(answer::next(position)?);
        Some(self.say("ruling-next", &[("player", (&player).into())]))
    }

    /// Why a move is refused.
    fn refusal(&self, error: &Error, ruling: &Ruling) -> String {
        let at = &ruling.after;
        let mover = self.side(at.to_move());
        let player = ("player", (&mover).into());
        match error {
            Error::EmptyHouse { house } => self.say(
                "ruling-refused-empty-house",
                &[player, ("house", house.number().into())],
            ),
            Error::ForeignHouse { side, house } => self.say(
                "ruling-refused-foreign-house",
                &[
                    player,
                    ("side", side.as_str().into()),
                    ("house", house.number().into()),
                ],
            ),
            Error::NoPass => self.say("ruling-refused-pass", &[player]),
            Error::NoSwap => {
                let pie = if at.rules().pie { "true" } else { "false" };
                let code = self.code(Key::Pie, &at.rules().get(Key::Pie));
                self.say(
                    "ruling-refused-swap",
                    &[player, ("pie", pie.into()), ("code", (&code).into())],
                )
            }
            Error::GameOver => {
                // After a sweep the board no longer shows what ended the game.
                let told = ruling
                    .events
                    .iter()
                    .rev()
                    .find_map(|event| match event.kind {
                        EventKind::End { reason } => Some(reason),
                        _ => None,
                    });
                let reason = told.or_else(|| at.end_reason());
                let mut why: Vec<String> =
                    reason.map(|reason| self.end(reason)).into_iter().collect();
                let nobody = BySide::default();
                let result =
                    |count: Outcome| self.result(count.south, count.north, count.winner(), &nobody);
                why.extend(at.outcome().map(result));
                why.push(self.say("ruling-refused-game-over", &[]));
                why.join(" ")
            }
            other => self.error(other),
        }
    }

    /// What may be chosen, unless the game is over.
    fn allowed(&self, at: &Position) -> Option<String> {
        let moves: Vec<String> = at.legal_moves().map(|chosen| chosen.to_string()).collect();
        if moves.is_empty() {
            return None;
        }
        let player = self.side(at.to_move());
        let moves = self.any_of(moves);
        Some(self.say(
            "ruling-allowed",
            &[("player", (&player).into()), ("moves", (&moves).into())],
        ))
    }
}

/// The moves of a ruling with their movers and events.
fn plies(ruling: &Ruling) -> Vec<Ply<'_>> {
    let mut game = Game::resume(ruling.before);
    let mut rest = &ruling.events[..];
    let mut plies = Vec::new();
    for (&chosen, left) in ruling.moves.iter().zip((0..ruling.moves.len()).rev()) {
        let mover = game.position().to_move();
        let Ok(told) = game.play(chosen) else { break };
        let length = match left {
            // A game may have ended by repetition here, which this position alone does not know.
            0 => rest.len(),
            _ => told.len().min(rest.len()),
        };
        let (events, later) = rest.split_at(length);
        rest = later;
        plies.push(Ply { mover, events });
    }
    plies
}

/// The message about an event that can decide a move.
fn decisive_key(kind: &EventKind) -> Option<&'static str> {
    Some(match kind {
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
        EventKind::Lift { .. }
        | EventKind::Sow { .. }
        | EventKind::Lap
        | EventKind::Skip { .. }
        | EventKind::Relay { .. }
        | EventKind::Pass { .. }
        | EventKind::End { .. }
        | EventKind::Sweep { .. }
        | EventKind::Result { .. } => return None,
    })
}
