//! `judge`: what moves do, why, and which house rule would change it.

use kalaha::{Position, RuleId, Ruling, Verdict};
use kalaha_lessons::referee::cases::{Claim, Claims, Settled, What};
use kalaha_text::Arg;
use kalaha_web::ruling::RulingAnswer;
use serde::Serialize;

use crate::fault::{Exit, Fault};
use crate::out::Out;

/// What to rule on.
pub(crate) struct Judge {
    pub(crate) before: Position,
    /// As they were typed.
    pub(crate) moves: Vec<String>,
    pub(crate) claims: Claims,
    pub(crate) json: bool,
}

#[derive(Serialize)]
struct Listed {
    claim: &'static str,
    sentence: String,
}

/// Lists what can be said of a move.
pub(crate) fn list_claims(json: bool, out: &mut Out) -> Result<Exit, Fault> {
    let listed = What::all().map(|what| Listed {
        claim: what.as_str(),
        sentence: Claim { what, seeds: None }.say(&out.words),
    });
    let mut listed: Vec<Listed> = listed.collect();
    if json {
        out.json(&listed)?;
        return Ok(Exit::Yes);
    }
    let counted = Claim {
        what: What::Capture,
        seeds: Some(7),
    };
    listed.push(Listed {
        claim: "capture=7",
        sentence: counted.say(&out.words),
    });
    for Listed { claim, sentence } in listed {
        out.paragraph(&format!("{claim:<19}"), &sentence)?;
    }
    let any = out.words.say("claim-any-number", &[]);
    out.line("")?;
    out.paragraph("", &any)?;
    Ok(Exit::Yes)
}

pub(crate) fn run(judge: &Judge, out: &mut Out) -> Result<Exit, Fault> {
    let moves: Vec<_> = judge
        .moves
        .iter()
        .map(|typed| out.words.notation(typed))
        .collect();
    let moves: Vec<&str> = moves.iter().map(AsRef::as_ref).collect();
    let ruling = Ruling::judge(&judge.before, &moves)?;
    let settled = judge.claims.settle(&ruling, &moves, &out.words);
    if judge.json {
        let answer = RulingAnswer::new(&ruling, settled, &out.words);
        out.json(&answer)?;
    } else {
        if let Some(settled) = &settled {
            who_is_right(settled, out)?;
        }
        print(&ruling, out)?;
    }
    Ok(match ruling.verdict {
        Verdict::Played => Exit::Yes,
        Verdict::Refused(_) => Exit::No,
    })
}

/// Tells who is right, and each person why.
fn who_is_right(settled: &Settled, out: &mut Out) -> Result<(), Fault> {
    out.heading(&settled.verdict)?;
    for said in &settled.said {
        let rule = out.words.rule(said.rule).title;
        let facts = [
            ("sentence", Arg::from(&said.reason)),
            ("rule", (&rule).into()),
        ];
        let reason = out.words.say("judge-step", &facts);
        let told = [Some(&said.told), Some(&reason), said.otherwise.as_ref()];
        let told: Vec<&str> = told.into_iter().flatten().map(String::as_str).collect();
        out.paragraph("  - ", &told.join(" "))?;
        let sources = out.words.cite_all(said.sources);
        if !sources.is_empty() {
            out.paragraph("    ", &sources.join("; "))?;
        }
    }
    out.line("")
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
    list("judge-sources", &out.words.cite_all(&text.sources), out)?;
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
