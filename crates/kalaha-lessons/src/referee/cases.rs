//! A case of one's own: what two people say of the last move, and who is right.

use kalaha::{Game, Key, Lap, Position, RuleId, Rules, Ruling, Side, Value, Verdict};
use kalaha_text::{Source, Words, sources};

pub use super::claims::{Claim, Part, What};
pub use super::weigh::Decided;

/// What two people say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Claims {
    /// The first person.
    pub first: Option<Claim>,
    /// The second person.
    pub second: Option<Claim>,
}

/// Why what is said can't be settled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadClaims {
    /// A word that is no claim.
    Unknown {
        /// The word.
        text: String,
    },
    /// More claims than there are people in a case.
    TooMany {
        /// How many.
        count: usize,
    },
}

/// A case that is settled, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settled {
    /// Who is right, in one sentence.
    pub verdict: String,
    /// What is to be told to each person who says something.
    pub said: Vec<Said>,
}

/// What one person said, and what is to be told to them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// What it was.
    pub claim: Claim,
    /// Whether it is so.
    pub right: bool,
    /// Who said what, and whether that is so, in two sentences.
    pub told: String,
    /// Why it is so or not.
    pub reason: String,
    /// The rule by which it is so or not.
    pub rule: RuleId,
    /// Where the rule is taught.
    pub sources: &'static [Source],
    /// Under which house rules a person who is wrong would be right; several in one set only
    /// together.
    pub house_rules: Vec<Vec<(Key, Value)>>,
    /// That in words, or that no house rule makes it so. Nothing for a person who is right.
    pub otherwise: Option<String>,
}

/// Sets of two house rules that are told; more explain nothing.
const PAIRS: usize = 2;

impl Claims {
    /// What each of two people says, the first one first, by the names of claims.
    ///
    /// # Errors
    /// A word that is no claim, or a third one.
    pub fn read(typed: &[String]) -> Result<Self, BadClaims> {
        if typed.len() > 2 {
            return Err(BadClaims::TooMany { count: typed.len() });
        }
        let read = |text: &String| {
            let text = text.clone();
            Claim::find(&text).ok_or(BadClaims::Unknown { text })
        };
        Ok(Self {
            first: typed.first().map(read).transpose()?,
            second: typed.get(1).map(read).transpose()?,
        })
    }

    /// Who is right and why, and under which house rules who is wrong would be. `moves` are those of
    /// the ruling as they were typed. Nothing if nobody says anything.
    #[must_use]
    pub fn settle(&self, ruling: &Ruling, moves: &[&str], words: &Words) -> Option<Settled> {
        let is_right = |claim: Option<Claim>| claim.map(|claim| claim.decide(ruling).holds);
        let key = match (is_right(self.first), is_right(self.second)) {
            (None, None) => return None,
            (Some(true), Some(true)) => "case-both-right",
            (Some(true), _) => "case-first-right",
            (_, Some(true)) => "case-second-right",
            (Some(false), None) => "case-first-wrong",
            (None, Some(false)) => "case-second-wrong",
            (Some(false), Some(false)) => "case-neither-right",
        };
        let persons = [("first", self.first), ("second", self.second)];
        let said = persons.into_iter().filter_map(|(who, claim)| {
            let claim = claim?;
            Some(said(who, claim, ruling, moves, words))
        });
        Some(Settled {
            verdict: words.say(key, &[]),
            said: said.collect(),
        })
    }
}

fn said(who: &str, claim: Claim, ruling: &Ruling, moves: &[&str], words: &Words) -> Said {
    let Decided { holds, rule, told } = claim.decide(ruling);
    let steps = words.ruling(ruling).steps;
    let step = steps.into_iter().rev().find(|(_, by)| told && *by == rule);
    let house_rules = if holds {
        Vec::new()
    } else {
        house_rules(claim, ruling, moves)
    };
    let who = ("who", who.into());
    let right = ("right", if holds { "yes" } else { "no" }.into());
    let otherwise = || {
        if house_rules.is_empty() {
            return words.say("case-never", &[]);
        }
        let sets = house_rules.iter().map(|set| named(set, words)).collect();
        let rules = words.any_of(sets);
        words.say("case-otherwise", &[("rules", (&rules).into()), who])
    };
    Said {
        claim,
        right: holds,
        told: words.say(
            "case-said",
            &[who, ("claim", (&claim.say(words)).into()), right],
        ),
        reason: goes_on(claim, ruling, words)
            .or_else(|| step.map(|(sentence, _)| sentence))
            .unwrap_or_else(|| words.rule(rule).statement),
        rule,
        sources: sources::of_rule(rule),
        otherwise: (!holds).then(otherwise),
        house_rules,
    }
}

/// Why the game goes on, where something of its end is said.
fn goes_on(claim: Claim, ruling: &Ruling, words: &Words) -> Option<String> {
    let after = &ruling.after;
    (claim.what.part() == Part::End && !after.is_over()).then_some(())?;
    let both = Side::ALL.iter().all(|&side| !after.row(side).is_bare());
    let both = if both { "yes" } else { "no" };
    Some(words.say("case-goes-on", &[("both", both.into())]))
}

/// House rules that only together do something, by their names.
fn named(set: &[(Key, Value)], words: &Words) -> String {
    let mut names = set.iter().map(|(key, value)| words.named_rule(*key, value));
    let first = names.next().unwrap_or_default();
    names.fold(first, |first, second| {
        let facts = [("first", (&first).into()), ("second", (&second).into())];
        words.say("case-both-rules", &facts)
    })
}

/// Options that settle into which pit a last seed falls. Another way round the board is none: it
/// would change nearly everything, and nobody argues about it move by move.
const WHERE: [Key; 2] = [Key::SowOpponentStore, Key::SkipOrigin];

/// The house rules under which a claim would hold when the same houses are sown by the same players:
/// those that the claim is about, else those that settle where the last seed falls, else two
/// together.
fn house_rules(claim: Claim, ruling: &Ruling, moves: &[&str]) -> Vec<Vec<(Key, Value)>> {
    let Some(asked) = Asked::of(ruling, moves) else {
        return Vec::new();
    };
    let rules = *ruling.before.rules();
    let values = |key: &Key| -> Vec<(Key, Value)> {
        let values = match key {
            Key::Pie => vec![Value::Bool(!rules.pie)],
            _ => key.alternatives(&rules, asked.at.extra_used()),
        };
        values.into_iter().map(|value| (*key, value)).collect()
    };
    let holds = |set: &[(Key, Value)]| {
        let mut other = rules;
        let set = set
            .iter()
            .all(|(key, value)| other.set(key.as_str(), value).is_ok());
        let there = asked.under(other).filter(|_| set);
        there.is_some_and(|there| claim.decide(&there).holds)
    };
    let own: Vec<_> = claim.what.options().iter().flat_map(values).collect();
    // Sowing on makes another game; who plays without it may well say so.
    let single = (rules.lap == Lap::Relay).then_some(Key::Lap);
    let others: Vec<_> = WHERE
        .iter()
        .chain(&single)
        .filter(|key| !claim.what.options().contains(key))
        .flat_map(values)
        .collect();
    for choices in [&own, &others] {
        let found = choices
            .iter()
            .filter(|choice| holds(core::slice::from_ref(choice)));
        let found = telling_limit(found.cloned().collect());
        if !found.is_empty() {
            return found.into_iter().map(|choice| vec![choice]).collect();
        }
    }
    let mut pairs = Vec::new();
    for (at, first) in own.iter().enumerate() {
        for second in own[at + 1..].iter().chain(&others) {
            let pair = [first.clone(), second.clone()];
            if first.0 != second.0 && pairs.len() < PAIRS && holds(&pair) {
                pairs.push(pair.to_vec());
            }
        }
    }
    pairs
}

/// Of several limits of extra turns the one that says most: none at all, else the highest.
fn telling_limit(found: Vec<(Key, Value)>) -> Vec<(Key, Value)> {
    let is_limit = |choice: &&(Key, Value)| choice.0 == Key::ExtraTurnLimit;
    let limits = || found.iter().filter(is_limit);
    let most = limits().max_by_key(|(_, value)| match value {
        Value::Int(limit) => *limit,
        _ => i64::MAX,
    });
    let most = most.cloned();
    let others = found.into_iter().filter(|choice| !is_limit(&choice));
    most.into_iter().chain(others).collect()
}

/// The move that is argued about, with the board on which it was asked for. A refused move brings the
/// one before it along: that may be what gave the turn to the wrong player.
struct Asked {
    at: Position,
    /// Each with the side that sows.
    moves: Vec<String>,
}

impl Asked {
    fn of(ruling: &Ruling, typed: &[&str]) -> Option<Self> {
        let last = match ruling.verdict {
            Verdict::Played => ruling.moves.len().checked_sub(1)?,
            Verdict::Refused(_) => ruling.moves.len(),
        };
        let is_swap = typed
            .get(last)
            .is_some_and(|text| text.eq_ignore_ascii_case("swap"));
        let from = match ruling.verdict {
            Verdict::Played => last,
            // Whether it may be made hangs on all that was played.
            Verdict::Refused(_) if is_swap => 0,
            Verdict::Refused(_) => last.saturating_sub(1),
        };
        let mut game = Game::resume(ruling.before);
        for &chosen in ruling.moves.get(..from)? {
            game.play(chosen).ok()?;
        }
        let at = *game.position();
        let mut moves = Vec::new();
        for (index, text) in typed.iter().enumerate().take(last + 1).skip(from) {
            let is_number = text.starts_with(|c: char| c.is_ascii_digit());
            let side = game.position().to_move().letter();
            moves.push(if is_number {
                format!("{side}{text}")
            } else {
                (*text).to_owned()
            });
            if let Some(&chosen) = ruling.moves.get(index) {
                game.play(chosen).ok()?;
            }
        }
        Some(Self { at, moves })
    }

    /// What would have come of it under other rules; nothing if it would not have come to the move.
    fn under(&self, rules: Rules) -> Option<Ruling> {
        let start = Position::start(*self.at.rules()).ok()?;
        let board = if self.at == start {
            Position::start(rules).ok()?
        } else {
            self.at.with_rules(rules).ok()?
        };
        let moves: Vec<&str> = self.moves.iter().map(String::as_str).collect();
        let there = Ruling::judge(&board, &moves).ok()?;
        let before = there.moves.len() + usize::from(there.verdict != Verdict::Played);
        (before == moves.len()).then_some(there)
    }
}
