//! `judge`: what moves do, why, and which house rule would change it.

use kalaha::{
    Difference, Error, Event, Key, Move, Outcome, Position, RuleId, Rules, Ruling, Side, Value,
    Verdict,
};
use kalaha_text::{Arg, Words};
use serde::Serialize;
use serde_json::Map;

use crate::fault::{Exit, Fault};
use crate::out::Out;

/// What to rule on.
pub(crate) struct Judge {
    pub(crate) before: Position,
    /// As they were typed.
    pub(crate) moves: Vec<String>,
    pub(crate) json: bool,
}

pub(crate) fn run(judge: &Judge, out: &mut Out) -> Result<Exit, Fault> {
    let moves: Vec<_> = judge
        .moves
        .iter()
        .map(|typed| out.words.notation(typed))
        .collect();
    let moves: Vec<&str> = moves.iter().map(AsRef::as_ref).collect();
    let ruling = Ruling::judge(&judge.before, &moves)?;
    if judge.json {
        let answer = answer(&ruling, &out.words);
        out.json(&answer)?;
    } else {
        print(&ruling, out)?;
    }
    Ok(match ruling.verdict {
        Verdict::Played => Exit::Yes,
        Verdict::Refused(_) => Exit::No,
    })
}

/// A ruling for programs, in the layout of the data files.
#[derive(Serialize)]
struct Answer<'a> {
    rules: &'a Rules,
    before: Vec<u8>,
    to_move: Side,
    /// Extra turns used within the turn; left out while there are none, as in the data files.
    #[serde(skip_serializing_if = "Option::is_none")]
    extra_used: Option<u8>,
    moves: &'a [Move],
    events: &'a [Event],
    after: Vec<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    extra_used_after: Option<u8>,
    next: &'static str,
    result: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    refused: Option<Refused>,
    would_differ: Vec<WouldDiffer>,
}

/// Why a well-formed move is not allowed.
#[derive(Serialize)]
struct Refused {
    code: &'static str,
    rule: Option<&'static str>,
    sentence: String,
    /// The moves that are.
    allowed: Vec<Move>,
}

#[derive(Serialize)]
struct WouldDiffer {
    set: Map<String, serde_json::Value>,
    after: Vec<u8>,
    next: &'static str,
    result: Option<&'static str>,
    /// The code of the reason for which the move would have been refused, if it would.
    #[serde(skip_serializing_if = "Option::is_none")]
    refused: Option<&'static str>,
}

fn answer<'a>(ruling: &'a Ruling, words: &Words) -> Answer<'a> {
    let refused = match &ruling.verdict {
        Verdict::Played => None,
        Verdict::Refused(error) => Some(refused(error, &ruling.after, words)),
    };
    Answer {
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
    }
}

fn refused(error: &Error, at: &Position, words: &Words) -> Refused {
    Refused {
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
pub(crate) fn setting(key: Key, value: &Value) -> Map<String, serde_json::Value> {
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

/// Tells a ruling to people: the verdict, how it comes about, where it is taught, what would change
/// it.
pub(crate) fn print(ruling: &Ruling, out: &mut Out) -> Result<(), Fault> {
    let text = out.words.ruling(ruling);
    out.paragraph("", &text.verdict)?;
    if !ruling.moves.is_empty() {
        let board = out.words.say("judge-after", &[]);
        out.line("")?;
        out.heading(&board)?;
        out.paragraph("  ", &ruling.after.to_string())?;
    }
    if let Some(rule) = refusing_rule(&ruling.verdict) {
        let rule = out.words.rule(rule);
        out.line("")?;
        out.heading(&rule.title)?;
        for text in [Some(rule.statement), rule.note].into_iter().flatten() {
            out.paragraph("  ", &text)?;
        }
    }
    // The step of a refusal says no more than the verdict.
    let refused = usize::from(matches!(ruling.verdict, Verdict::Refused(_)));
    let happened = text.steps.len().saturating_sub(refused);
    steps(&text.steps[..happened], out)?;
    list("judge-sources", &text.sources, out)?;
    list("judge-differences", &text.differences, out)
}

fn refusing_rule(verdict: &Verdict) -> Option<RuleId> {
    match verdict {
        Verdict::Played => None,
        Verdict::Refused(error) => error.refused_by(),
    }
}

/// The steps of a move, each with the name of its rule where that is another one than before.
pub(crate) fn steps(steps: &[(String, RuleId)], out: &mut Out) -> Result<(), Fault> {
    if steps.is_empty() {
        return Ok(());
    }
    let heading = out.words.say("judge-steps", &[]);
    out.line("")?;
    out.heading(&heading)?;
    for (index, (sentence, rule)) in steps.iter().enumerate() {
        let title = out.words.rule(*rule).title;
        let args = [
            ("sentence", Arg::from(&**sentence)),
            ("rule", Arg::from(&*title)),
        ];
        let step = out.words.say("judge-step", &args);
        out.paragraph(&format!("{:>3}. ", index + 1), &step)?;
    }
    Ok(())
}

/// A list under a heading, if there is anything in it.
pub(crate) fn list(heading: &str, items: &[String], out: &mut Out) -> Result<(), Fault> {
    if items.is_empty() {
        return Ok(());
    }
    let heading = out.words.say(heading, &[]);
    out.line("")?;
    out.heading(&heading)?;
    for item in items {
        out.paragraph("  - ", item)?;
    }
    Ok(())
}
