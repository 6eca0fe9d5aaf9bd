//! What is typed to settle, to learn and to print.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::{Args, Subcommand};

use super::RuleArgs;

#[derive(Debug, Args)]
pub(crate) struct JudgeArgs {
    #[command(flatten)]
    pub(crate) rules: RuleArgs,
    /// `start`, a position as people write it, or a board literal of the Kalah Game Protocol
    #[arg(required_unless_present_any = ["question", "claims"])]
    pub(crate) position: Option<String>,
    /// House numbers counted from 1, or `swap`
    #[arg(
        required_unless_present_any = ["question", "claims"],
        value_name = "MOVE",
        allow_negative_numbers = true
    )]
    pub(crate) moves: Vec<String>,
    /// Answer a common question, by its number, or list them all
    #[arg(long, value_name = "N|list", conflicts_with_all = ["position", "moves"])]
    pub(crate) question: Option<String>,
    /// What the first person says of the last move; given again, what the second one says
    #[arg(long = "claim", value_name = "CLAIM", conflicts_with_all = ["question", "claims"])]
    pub(crate) said: Vec<String>,
    /// List what can be said of a move
    #[arg(long, conflicts_with_all = ["question", "position", "moves"])]
    pub(crate) claims: bool,
    /// For programs: one JSON object, with houses counted from 0
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct RulesArgs {
    /// All rule sets that have a name
    #[arg(long, conflicts_with_all = ["name", "set", "full"])]
    pub(crate) list: bool,
    /// All options and their values, each with a board that shows what it does
    #[arg(long, conflicts_with_all = ["list", "name", "set", "full"])]
    pub(crate) options: bool,
    /// A rule set's name or a JSON file with rules [default: standard]
    #[arg(value_name = "NAME|FILE")]
    pub(crate) name: Option<OsString>,
    /// The same, as every other command takes it
    #[arg(long = "rules", value_name = "NAME|FILE", hide = true,
          conflicts_with_all = ["name", "list", "options"])]
    pub(crate) named: Option<OsString>,
    /// Change one rule, for instance capture=empty; can be given several times, and the later wins
    #[arg(long, value_name = "KEY=VALUE")]
    pub(crate) set: Vec<String>,
    /// All rules of the game, not only what differs
    #[arg(long)]
    pub(crate) full: bool,
    /// For programs: the rule set as JSON, which NAME|FILE reads back
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct LearnArgs {
    /// The lesson's number or name; without one they are listed
    pub(crate) lesson: Option<String>,
    /// Your answer: house numbers counted from 1; without one it is asked for
    #[arg(value_name = "HOUSE", allow_negative_numbers = true)]
    pub(crate) moves: Vec<String>,
    /// Show the solution
    #[arg(long, requires = "lesson")]
    pub(crate) solution: bool,
    /// For programs: one JSON object or list, with houses counted from 0
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct ReadArgs {
    /// What to read; without a name everything is listed
    pub(crate) section: Option<String>,
    #[command(flatten)]
    pub(crate) rules: RuleArgs,
    /// For programs: one JSON object or list
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct PuzzleArgs {
    /// `today`, or the puzzle's number
    #[arg(value_name = "today|N", default_value = "today")]
    pub(crate) which: String,
    /// Your answer: house numbers counted from 1; without one it is asked for
    #[arg(value_name = "HOUSE", allow_negative_numbers = true)]
    pub(crate) moves: Vec<String>,
    /// Show the solution
    #[arg(long)]
    pub(crate) solution: bool,
    /// For programs: one JSON object, with houses counted from 0
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Subcommand)]
pub(crate) enum PuzzlesCommand {
    /// Find puzzles in random games, prove them by search, and write them with the easiest first
    #[command(after_help = "\
Example:
  kalaha puzzles make --seed 1 --each 10 --out data/puzzles.jsonl

The same seed makes the same puzzles. FILE is replaced.")]
    Make(MakePuzzlesArgs),
}

#[derive(Debug, Args)]
pub(crate) struct MakePuzzlesArgs {
    /// What the games are drawn from
    #[arg(long, value_name = "N", default_value = "1")]
    pub(crate) seed: u64,
    /// How many puzzles of each kind
    #[arg(long, value_name = "N", default_value = "10",
          value_parser = clap::value_parser!(u16).range(1..=1000))]
    pub(crate) each: u16,
    /// Where the puzzles go
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,
}

#[derive(Debug, Args)]
pub(crate) struct SheetArgs {
    /// card, house-rules, rules, referee, board or worksheet
    #[arg(value_name = "KIND", value_parser = PossibleValuesParser::new(
        kalaha_sheets::Kind::ALL.map(kalaha_sheets::Kind::as_str)))]
    pub(crate) kind: String,
    #[command(flatten)]
    pub(crate) rules: RuleArgs,
    /// Where the sheet goes, a file of HTML; what it held is replaced [default: the answer itself]
    #[arg(long, value_name = "FILE.html")]
    pub(crate) out: Option<PathBuf>,
    /// The address of a server, for a link and a code on the house-rule sheet
    #[arg(long, value_name = "URL")]
    pub(crate) link: Option<String>,
    /// What the tasks of a worksheet are drawn from; the same number prints the same tasks
    #[arg(long, value_name = "N", default_value = "1")]
    pub(crate) seed: u64,
}
