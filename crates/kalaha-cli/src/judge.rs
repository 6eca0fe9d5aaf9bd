//! `judge`: what moves do, why, and which house rule would change it.

use kalaha::{Position, RuleId, Ruling, Verdict};
use kalaha_lessons::referee::cases::{Claim, Claims, Said, Settled, What};
use kalaha_text::Arg;
use kalaha_web::ruling::{RulingAnswer, setting};
use serde::Serialize;
use serde_json::{Map, Value};

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

/// What each of two people says, in the order in which it was typed.
///
/// # Errors
/// A word that is no claim, or a third one.
pub(crate) fn claims(typed: &[String]) -> Result<Claims, Fault> {
    if typed.len() > 2 {
        return Err(Fault::TooManyClaims { count: typed.len() });
    }
    let read = |text: &String| {
        let text = text.clone();
        Claim::find(&text).ok_or(Fault::UnknownClaim { text })
    };
    Ok(Claims {
        first: typed.first().map(read).transpose()?,
        second: typed.get(1).map(read).transpose()?,
    })
}

/// A ruling with what two people say of it.
#[derive(Serialize)]
struct Told<'a> {
    #[serde(flatten)]
    ruling: RulingAnswer<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    case: Option<CaseJson>,
}

#[derive(Serialize)]
struct CaseJson {
    sentence: String,
    claims: Vec<ClaimJson>,
}

#[derive(Serialize)]
struct ClaimJson {
    claim: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    seeds: Option<u8>,
    right: bool,
    sentence: String,
    reason: String,
    rule: &'static str,
    sources: Vec<String>,
    /// Each alone makes it right.
    house_rules: Vec<Map<String, Value>>,
}

impl From<Said> for ClaimJson {
    fn from(said: Said) -> Self {
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
            sources: said.sources,
        }
    }
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
        let case = settled.map(|settled| CaseJson {
            sentence: settled.verdict,
            claims: settled.said.into_iter().map(ClaimJson::from).collect(),
        });
        let ruling = RulingAnswer::new(&ruling, &out.words);
        out.json(&Told { ruling, case })?;
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
        let sources = &said.sources;
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
