//! What is needed: commands with their rules, positions and files read.

use kalaha::{BySide, Game, Position, Rules, Side};

use crate::args::{
    CheckArgs, Command, JudgeArgs, PerftArgs, PlayArgs, RuleArgs, RulesArgs, WhoArg,
};
use crate::check::Check;
use crate::fault::Fault;
use crate::judge::Judge;
use crate::perft::Count;
use crate::play::{Table, Who};
use crate::rules::Show;
use crate::{files, rule_set};

/// A command that can be carried out.
pub(crate) enum Request {
    Play(Box<Table>),
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
    pub(crate) fn read(command: Option<Command>) -> Result<Self, Fault> {
        match command {
            None => play(&PlayArgs::default()),
            Some(Command::Play(args)) => play(&args),
            Some(Command::Judge(args)) => judge(args),
            Some(Command::Rules(args)) => rules(&args),
            Some(Command::Perft(args)) => count(&args),
            Some(Command::Check(args)) => Ok(check(args)),
        }
    }
}

fn play(args: &PlayArgs) -> Result<Request, Fault> {
    let game = match &args.file {
        Some(path) => files::read_text(path)?
            .parse::<Game>()
            .map_err(|error| Fault::InFile {
                path: path.clone(),
                error,
            })?,
        None => match &args.start {
            Some(text) => Game::parse_start(rule_set(&args.rules)?, text)?,
            None => Game::start(rule_set(&args.rules)?)?,
        },
    };
    let asked = BySide {
        south: args.south,
        north: args.north,
    };
    let seeds = seeds(asked, args.seed);
    let seat = |side: Side| match asked[side] {
        None => Who::of_record(&game.players[side]),
        Some(WhoArg::Human) => match Who::of_record(&game.players[side]) {
            person @ Who::Human(_) => person,
            Who::Random { .. } | Who::Greedy => Who::Human(String::new()),
        },
        Some(WhoArg::Random) => Who::Random { seed: seeds[side] },
        Some(WhoArg::Greedy) => Who::Greedy,
    };
    let seats = BySide {
        south: seat(Side::South),
        north: seat(Side::North),
    };
    Ok(Request::Play(Box::new(Table::new(
        game,
        seats,
        args.file.clone(),
    ))))
}

/// The seed of each side's random player. Two of them don't draw the same numbers.
fn seeds(asked: BySide<Option<WhoArg>>, given: Option<u64>) -> BySide<u64> {
    let south = given.unwrap_or_else(seed_of_the_moment);
    let both = asked.south == Some(WhoArg::Random) && asked.north == Some(WhoArg::Random);
    BySide {
        south,
        north: south.wrapping_add(u64::from(both)),
    }
}

/// Short enough to be typed in again.
fn seed_of_the_moment() -> u64 {
    use std::time::{SystemTime, UNIX_EPOCH};
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.map_or(0, |now| u64::from(now.subsec_micros()))
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
