//! What is needed: commands with their rules, positions and files read.

use kalaha::{Position, Rules};

use crate::args::{CheckArgs, Command, JudgeArgs, PerftArgs, RuleArgs, RulesArgs};
use crate::check::Check;
use crate::fault::Fault;
use crate::judge::Judge;
use crate::perft::Count;
use crate::rule_set;
use crate::rules::Show;

/// A command that can be carried out.
pub(crate) enum Request {
    Judge(Judge),
    List { json: bool },
    Show(Show),
    Count(Count),
    Check(Check),
}

impl Request {
    /// Reads everything that a command names.
    ///
    /// # Errors
    /// What can't be read.
    pub(crate) fn read(command: Command) -> Result<Self, Fault> {
        match command {
            Command::Judge(args) => judge(args),
            Command::Rules(args) => rules(&args),
            Command::Perft(args) => count(&args),
            Command::Check(args) => Ok(check(args)),
        }
    }
}

fn judge(args: JudgeArgs) -> Result<Request, Fault> {
    Ok(Request::Judge(Judge {
        before: position(&args.rules, &args.position)?,
        moves: args.moves,
        json: args.json,
    }))
}

fn rules(args: &RulesArgs) -> Result<Request, Fault> {
    if args.list {
        return Ok(Request::List { json: args.json });
    }
    Ok(Request::Show(Show {
        rules: rule_set::load(args.name.as_deref(), &args.set)?,
        full: args.full,
        json: args.json,
    }))
}

fn count(args: &PerftArgs) -> Result<Request, Fault> {
    Ok(Request::Count(Count {
        position: position(&args.rules, &args.position)?,
        depth: args.depth.into(),
        truth: args.truth,
        json: args.json,
    }))
}

fn check(args: CheckArgs) -> Request {
    Request::Check(Check {
        files: args.files,
        depth: args.depth.into(),
        json: args.json,
    })
}

fn rule_set(args: &RuleArgs) -> Result<Rules, Fault> {
    rule_set::load(args.rules.as_deref(), &args.set)
}

fn position(args: &RuleArgs, text: &str) -> Result<Position, Fault> {
    Ok(Position::parse(rule_set(args)?, text)?)
}
