//! A ruling for programs, in the layout of the data files, and who is right by it: `POST judge` and
//! `kalaha judge --json`.

use kalaha::{Difference, Error, Event, Key, Move, Outcome, Position, RuleId, Rules, Ruling, Side};
use kalaha::{Value, Verdict};
use kalaha_lessons::referee::cases::{Said, Settled};
use kalaha_text::Words;
use serde::Serialize;
use serde_json::Map;
use utoipa::ToSchema;

use crate::forms::MoveForm;

/// A ruling.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Ruling)]
pub struct RulingAnswer<'a> {
    /// All options of the rule set.
    #[schema(value_type = Object)]
    rules: &'a Rules,
    /// South's houses, its store, North's houses, its store.
    before: Vec<u8>,
    /// South or north.
    #[schema(value_type = String)]
    to_move: Side,
    /// Extra turns used within the turn; left out while there are none, as in the data files.
    #[serde(skip_serializing_if = "Option::is_none")]
    extra_used: Option<u8>,
    /// The moves that were made.
    #[schema(value_type = Vec<MoveForm>)]
    moves: &'a [Move],
    /// All their steps, each with the rule that decided it.
    #[schema(value_type = Vec<Object>)]
    events: &'a [Event],
    /// The board afterwards.
    after: Vec<u8>,
    /// Extra turns used then.
    #[serde(skip_serializing_if = "Option::is_none")]
    extra_used_after: Option<u8>,
    /// `south`, `north` or `over`.
    next: &'static str,
    /// `south`, `north` or `draw`, once it is over.
    #[schema(value_type = Option<String>)]
    result: Option<&'static str>,
    /// Why the last move is not allowed, if it is not.
    #[serde(skip_serializing_if = "Option::is_none")]
    refused: Option<RefusedMove>,
    /// House rules under which the last move would have come out differently.
    would_differ: Vec<WouldDiffer>,
    /// Who is right of those who said something.
    #[serde(skip_serializing_if = "Option::is_none")]
    case: Option<CaseAnswer>,
}

/// Who is right.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Case)]
struct CaseAnswer {
    /// For people.
    sentence: String,
    /// What was said, with what there is to be told to each person.
    claims: Vec<ClaimAnswer>,
}

/// What a person said, and what is to be told to that person.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Claim)]
struct ClaimAnswer {
    /// Its name.
    #[schema(value_type = String)]
    claim: &'static str,
    /// How many seeds are captured, if that was said.
    #[serde(skip_serializing_if = "Option::is_none")]
    seeds: Option<u8>,
    /// Whether it is so.
    right: bool,
    /// Who said what, and whether that is so.
    sentence: String,
    /// Why it is so or not.
    reason: String,
    /// The rule by which it is so or not.
    #[schema(value_type = String)]
    rule: &'static str,
    /// Where that is taught.
    sources: Vec<String>,
    /// Each alone makes it right.
    #[schema(value_type = Vec<Object>)]
    house_rules: Vec<Map<String, serde_json::Value>>,
}

/// Why a well-formed move is not allowed.
#[derive(Debug, Serialize, ToSchema)]
struct RefusedMove {
    /// For programs; it never changes.
    #[schema(value_type = String)]
    code: &'static str,
    /// The rule that forbids it.
    #[schema(value_type = Option<String>)]
    rule: Option<&'static str>,
    /// For people.
    sentence: String,
    /// The moves that are allowed.
    #[schema(value_type = Vec<MoveForm>)]
    allowed: Vec<Move>,
}

/// What one other house rule would have made of it.
#[derive(Debug, Serialize, ToSchema)]
struct WouldDiffer {
    /// The option with its other value.
    #[schema(value_type = Object)]
    set: Map<String, serde_json::Value>,
    /// The board afterwards.
    after: Vec<u8>,
    /// `south`, `north` or `over`.
    next: &'static str,
    /// `south`, `north` or `draw`, once it is over.
    #[schema(value_type = Option<String>)]
    result: Option<&'static str>,
    /// The code of the reason for which the move would have been refused, if it would.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    refused: Option<&'static str>,
}

impl<'a> RulingAnswer<'a> {
    /// The form of a ruling and of the case that it settles, with sentences in these words.
    #[must_use]
    pub fn new(ruling: &'a Ruling, case: Option<Settled>, words: &Words) -> Self {
        let refused = match &ruling.verdict {
            Verdict::Played => None,
            Verdict::Refused(error) => Some(refused(error, &ruling.after, words)),
        };
        Self {
            rules: ruling.before.rules(),
            before: ruling.before.to_layout(),
            to_move: ruling.before.to_move(),
            extra_used: extra_used(&ruling.before),
            moves: &ruling.moves,
            events: &ruling.events,
            after: ruling.after.to_layout(),
            extra_used_after: extra_used(&ruling.after),
            next: next(&ruling.after),
            result: ruling.outcome().map(Outcome::as_str),
            refused,
            would_differ: ruling.would_differ.iter().map(would_differ).collect(),
            case: case.map(|settled| CaseAnswer {
                sentence: settled.verdict,
                claims: settled
                    .said
                    .into_iter()
                    .map(|said| ClaimAnswer::new(said, words))
                    .collect(),
            }),
        }
    }
}

impl ClaimAnswer {
    fn new(said: Said, words: &Words) -> Self {
        let set = |set: &Vec<_>| {
            let settings = set.iter().flat_map(|(key, value)| setting(*key, value));
            settings.collect()
        };
        Self {
            claim: said.claim.what.as_str(),
            seeds: said.claim.seeds,
            right: said.right,
            house_rules: said.house_rules.iter().map(set).collect(),
            sentence: said.told,
            reason: said.reason,
            rule: said.rule.as_str(),
            sources: words.cite_all(said.sources),
        }
    }
}

fn refused(error: &Error, at: &Position, words: &Words) -> RefusedMove {
    RefusedMove {
        code: error.code(),
        rule: error.refused_by().map(RuleId::as_str),
        sentence: words.error(error),
        allowed: at.legal_moves().collect(),
    }
}

fn would_differ(difference: &Difference) -> WouldDiffer {
    WouldDiffer {
        set: setting(difference.key, &difference.value),
        after: difference.after.to_layout(),
        next: next(&difference.after),
        result: difference.after.outcome().map(Outcome::as_str),
        refused: difference.refused.as_ref().map(Error::code),
    }
}

/// An option with its value, as rule sets in JSON have it.
#[must_use]
pub fn setting(key: Key, value: &Value) -> Map<String, serde_json::Value> {
    let value = match value {
        Value::Null => serde_json::Value::Null,
        Value::Bool(b) => (*b).into(),
        Value::Int(i) => (*i).into(),
        Value::Word(word) => word.as_str().into(),
    };
    Map::from_iter([(key.as_str().to_owned(), value)])
}

fn extra_used(position: &Position) -> Option<u8> {
    Some(position.extra_used()).filter(|&used| used > 0)
}

/// Who moves next, in the word of the data files.
fn next(position: &Position) -> &'static str {
    kalaha::ruling::next(position).map_or("over", Side::as_str)
}
