//! `judge --question`: what people argue about, settled by a rule set.

use kalaha::{Move, Rules};
use kalaha_engine::atlas::known;
use kalaha_lessons::example::Played;
use kalaha_lessons::referee::{DISPUTES, Dispute, Margins, Settled};
use kalaha_text::Arg;
use kalaha_web::ruling::setting;
use serde::Serialize;
use serde_json::Map;

use crate::fault::{Exit, Fault};
use crate::judge;
use crate::out::Out;

/// What to settle, and by which rules.
pub(crate) struct Ask {
    pub(crate) dispute: &'static Dispute,
    pub(crate) rules: Rules,
    pub(crate) json: bool,
}

#[derive(Serialize)]
struct Listed {
    number: u8,
    id: &'static str,
    question: String,
}

/// Lists all questions.
pub(crate) fn list(json: bool, out: &mut Out) -> Result<Exit, Fault> {
    if json {
        let listed: Vec<_> = DISPUTES
            .iter()
            .map(|dispute| Listed {
                number: dispute.number,
                id: dispute.id,
                question: dispute.question(&out.words),
            })
            .collect();
        out.json(&listed)?;
        return Ok(Exit::Yes);
    }
    for dispute in DISPUTES {
        let question = dispute.question(&out.words);
        out.paragraph(&format!("{:>2}. ", dispute.number), &question)?;
    }
    Ok(Exit::Yes)
}

/// What is proved of perfect play by a rule set.
pub(crate) fn known(rules: &Rules) -> Option<Margins> {
    known::find(rules).map(|line| {
        let span = line.span();
        Margins {
            at_least: span.lower,
            at_most: span.upper,
        }
    })
}

/// Answers one.
pub(crate) fn run(ask: &Ask, out: &mut Out) -> Result<Exit, Fault> {
    let known = known(&ask.rules);
    let settled = ask.dispute.settle(&ask.rules, known);
    if ask.json {
        let answer = answer(&settled, out);
        out.json(&answer)?;
    } else {
        print(&settled, out)?;
    }
    Ok(Exit::Yes)
}

fn print(settled: &Settled, out: &mut Out) -> Result<(), Fault> {
    let text = settled.say(&out.words);
    out.heading(&text.question)?;
    out.paragraph("", &format!("{} {}", text.answer, text.reason))?;
    if let Some(example) = &settled.example {
        let heading = out.words.say("question-example", &[]);
        out.line("")?;
        out.heading(&heading)?;
        played(example, out)?;
    }
    judge::list("judge-sources", &out.words.cite_all(&text.sources), out)?;
    judge::list("judge-differences", &text.otherwise, out)
}

/// A board, the moves on it and what comes of them.
pub(crate) fn played(played: &Played, out: &mut Out) -> Result<(), Fault> {
    let ruling = &played.ruling;
    let moves = played.example.moves.join(", ");
    let moves = out
        .words
        .say("question-moves", &[("moves", Arg::from(&moves))]);
    let verdict = out.words.ruling(ruling).verdict;
    out.paragraph("  ", &ruling.before.to_string())?;
    out.paragraph("  ", &moves)?;
    out.paragraph("  ", &ruling.after.to_string())?;
    out.paragraph("  ", &verdict)
}

/// An answer for programs.
#[derive(Serialize)]
struct Told<'a> {
    number: u8,
    id: &'static str,
    question: String,
    answer: &'static str,
    reason: String,
    rules: Vec<&'static str>,
    sources: Vec<String>,
    otherwise: Vec<Other>,
    #[serde(skip_serializing_if = "Option::is_none")]
    example: Option<ExampleJson<'a>>,
}

#[derive(Serialize)]
struct Other {
    set: Map<String, serde_json::Value>,
    answer: &'static str,
}

#[derive(Serialize)]
pub(crate) struct ExampleJson<'a> {
    rules: &'a Rules,
    before: String,
    moves: &'a [Move],
    after: String,
}

fn answer<'a>(settled: &'a Settled, out: &Out) -> Told<'a> {
    let text = settled.say(&out.words);
    let other = |other: &kalaha_lessons::referee::Otherwise| Other {
        set: setting(other.key, &other.value),
        answer: other.answer.as_str(),
    };
    Told {
        number: settled.dispute.number,
        id: settled.dispute.id,
        question: text.question,
        answer: settled.answer.as_str(),
        reason: text.reason,
        rules: settled.rules.iter().map(|rule| rule.as_str()).collect(),
        sources: out.words.cite_all(&text.sources),
        otherwise: settled.otherwise.iter().map(other).collect(),
        example: settled.example.as_ref().map(ExampleJson::from),
    }
}

impl<'a> From<&'a Played> for ExampleJson<'a> {
    fn from(played: &'a Played) -> Self {
        let ruling = &played.ruling;
        Self {
            rules: ruling.before.rules(),
            before: ruling.before.to_string(),
            moves: &ruling.moves,
            after: ruling.after.to_string(),
        }
    }
}
