//! What is needed: commands with their rules, positions and files read.

use crate::args::{CheckArgs, Command, RulesArgs};
use crate::check::Check;
use crate::fault::Fault;
use crate::rule_set;
use crate::rules::Show;

/// A command that can be carried out.
pub(crate) enum Request {
    List { json: bool },
    Show(Show),
    Check(Check),
}

impl Request {
    /// Reads everything that a command names.
    ///
    /// # Errors
    /// What can't be read.
    pub(crate) fn read(command: Command) -> Result<Self, Fault> {
        match command {
            Command::Rules(args) => rules(&args),
            Command::Check(args) => Ok(check(args)),
        }
    }
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

fn check(args: CheckArgs) -> Request {
    Request::Check(Check {
        files: args.files,
        depth: args.depth.into(),
        json: args.json,
    })
}
