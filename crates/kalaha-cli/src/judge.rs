//! `judge`: what moves do, why, and which house rule would change it.

use kalaha::{Position, RuleId, Ruling, Verdict};
use kalaha_text::Arg;
use kalaha_web::ruling::RulingAnswer;

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
        let answer = RulingAnswer::new(&ruling, &out.words);
        out.json(&answer)?;
    } else {
        print(&ruling, out)?;
    }
    Ok(match ruling.verdict {
        Verdict::Played => Exit::Yes,
        Verdict::Refused(_) => Exit::No,
    })
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
