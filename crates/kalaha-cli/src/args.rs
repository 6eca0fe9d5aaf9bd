//! What is typed: commands and options, with their help.

pub(crate) mod learn;
pub(crate) mod play;
pub(crate) mod search;
pub(crate) mod serve;
pub(crate) mod tables;

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Parser, Subcommand};
use kalaha_text::Language;
use learn::{JudgeArgs, LearnArgs, PuzzleArgs, PuzzlesCommand, ReadArgs, RulesArgs, SheetArgs};
use search::{LimitArgs, SearchArgs, TableFileArgs};
use serve::ServeArgs;
use tables::TablesCommand;

use crate::language;

/// Kalaha: play in the browser or the terminal, settle disputes, read and check the rules.
///
/// Without a command the server starts, and says where the browser finds it.
#[derive(Debug, Parser)]
#[command(name = "kalaha", version, after_help = EXAMPLES)]
pub(crate) struct Typed {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    /// The language of the answers: sv, nb, da, de or en [default: that of the environment]
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = language::read)]
    pub(crate) lang: Option<Language>,
}

const EXAMPLES: &str = "\
Examples:
  kalaha                                 play in the browser
  kalaha play                            two people at one keyboard
  kalaha play --north computer           against the computer
  kalaha judge start 3 6                 what do these moves do, and why?
  kalaha rules familie                   what is different in a rule set?

Exit status: 0 yes, 1 no (a move is refused, a check fails), 2 what was given can't be read.";

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Play in the browser: at one table, against the computer, with a friend by link
    #[command(after_help = "\
Examples:
  kalaha serve --open
  kalaha serve --listen 0.0.0.0:8080 --database sqlite:///srv/kalaha/games.sqlite
  kalaha serve --database postgres://kalaha@db.example/kalaha

Ctrl-C stops it; games go on the next time. An operator finds more in docs/hosting.md.")]
    Serve(ServeArgs),

    /// Play a game in the terminal
    #[command(after_help = "\
Examples:
  kalaha play --north computer
  kalaha play --south level:8 --rules noris --set pie=true
  kalaha play evening.kalaha             go on with a saved game

WHO is human, computer (a friendly one), level:1 (a beginner) to level:8 (no mistake that a second
of search can find) or just the number, random (any move) or greedy (the most seeds at once).

During the game: a house number, or a word such as undo, hint, board, save FILE; help explains all.")]
    Play(play::PlayArgs),

    /// Settle a dispute: what moves do, why, and which house rule would change it
    #[command(after_help = "\
Examples:
  kalaha judge start 3 6
  kalaha judge 'S 1 0 0 0 0 3 (10) / N 4 4 4 0 0 4 (18) s' 1
  kalaha judge --claim capture --claim nothing 'S 1 0 0 0 0 3 (10) / N 4 4 4 0 0 4 (18) s' 1
  kalaha judge --claims                  what can be said of a move
  kalaha judge --question list           what people argue about
  kalaha judge --question 2 --set remaining=emptier
  kalaha judge --set capture=empty --json '<6,10,18,1,0,0,0,0,3,4,4,4,0,0,4>' 1

Houses are counted from 1 from the mover's left. The answer is 0 if the moves are allowed and 1 if
the last one is refused.")]
    Judge(JudgeArgs),

    /// Show a rule set in words: what differs from the standard
    #[command(after_help = "\
Examples:
  kalaha rules --list
  kalaha rules familie
  kalaha rules --options                 all house rules, each with a board that shows it
  kalaha rules --set remaining=emptier --set seeds=6 --json > ours.json
  kalaha rules ours.json")]
    Rules(RulesArgs),

    /// Learn the game: short lessons on a board, each with a task
    #[command(after_help = "\
Examples:
  kalaha learn                           all lessons
  kalaha learn 4                         the fourth, and your answer is asked for
  kalaha learn extra-turn 2              is this the answer?

The answer is 0 if the task is done and 1 if it is not.")]
    Learn(LearnArgs),

    /// Read about the game: the rules told, strategy, where it comes from
    #[command(after_help = "\
Examples:
  kalaha read                            what there is to read
  kalaha read end --rules alga           the end of the game by these rules")]
    Read(ReadArgs),

    /// Solve a puzzle: today's, or any by its number
    #[command(after_help = "\
Examples:
  kalaha puzzle                          today's, and your answer is asked for
  kalaha puzzle 12 5 6                   is this the solution of number 12?
  kalaha puzzle 12 --solution

The answer is 0 if a solution is right and 1 if it is not. The day begins at midnight UTC.")]
    Puzzle(PuzzleArgs),

    /// Make puzzles
    #[command(subcommand)]
    Puzzles(PuzzlesCommand),

    /// Print: the rules on a card, house rules to sign, all rules, answers, a board, a worksheet
    #[command(after_help = "\
Examples:
  kalaha sheet house-rules --rules familie --out tonight.html
  kalaha sheet board --out board.html
  kalaha sheet worksheet --seed 7 --out worksheet.html

A sheet is one file of HTML. Open it in a browser and print it on A4.")]
    Sheet(SheetArgs),

    /// Count move sequences by their length
    #[command(after_help = "\
Examples:
  kalaha perft --depth 8
  kalaha perft --rules kgp --depth 6 --truth 'S 0 0 0 0 2 1 (20) / N 0 0 0 1 0 2 (22) s'

One sowing is one move, also within a turn. A game that ends is counted at its last move.")]
    Perft(PerftArgs),

    /// Let two of the computer's players play many games
    #[command(after_help = "\
Examples:
  kalaha match level:3 greedy
  kalaha match 8 7 --games 400 --seed 1 --rules noris --json

A and B are level:1 to level:8 or just the number, random, or greedy. Games come in pairs: both
begin with the same few random moves, and A plays South once and North once. The same seed gives
the same games. Ctrl-C ends it and tells the score so far; the exit status is 1 then.")]
    Match(MatchArgs),

    /// Find out who wins by how much if both play as well as can be
    #[command(after_help = "\
Examples:
  kalaha solve 4 3                       four houses a side, three seeds in each
  kalaha solve 6 4 --set capture=empty --memory 4G
  kalaha solve 'S 0 0 0 0 2 1 (20) / N 0 0 0 1 0 2 (22) s' --moves

A value is the final margin for the side to move, stores included. Ctrl-C or a limit ends the search
with what is known by then.")]
    Solve(SolveArgs),

    /// Which house rules favour the one who starts: perfect play under every rule set
    #[command(after_help = "\
Examples:
  kalaha atlas --show --houses 6         what is known without computing
  kalaha atlas --houses 4 --seeds 3,4    all named rule sets and all single house rules
  kalaha atlas --houses 6 --seeds 4 --out atlas.jsonl --max-seconds-per-set 600

The margin is that of the one who starts; openings are first moves or, with the swap, first turns. A ?
marks those of which it is not known whether they keep the margin. FILE gets a line of JSON for each
rule set as soon as it is known, and the same command goes on where it was ended.")]
    Atlas(AtlasArgs),

    /// See what each move of a game was worth, and what would have been better
    #[command(after_help = "\
Examples:
  kalaha analyze evening.kalaha          a game that play has saved
  kalaha analyze games.jsonl --line 7    one of many games
  kalaha analyze 'S 0 0 0 0 2 1 (20) / N 0 0 0 1 0 2 (22) s'

Values are final margins for the side to move, stores included.")]
    Analyze(AnalyzeArgs),

    /// Measure speed beside the readable rules, and count the nodes of fixed work
    #[command(after_help = "\
One thread does it all. The count of nodes is the same in every run and on every machine; it changes if
the search behaves in another way. Speeds are worth comparing only within one run.

--goals takes a minute or more and 3 GiB of memory on an otherwise idle machine.")]
    Bench(BenchArgs),

    /// Run test data: files of moves, games, move counts and values
    #[command(after_help = "\
Example:
  kalaha check data/*.jsonl data/*.tsv

The last line is always: N passed, N failed, N skipped")]
    Check(CheckArgs),

    /// Endgame tables on disk: the exact value of every position with few seeds
    #[command(subcommand)]
    Tables(TablesCommand),
}

/// The rule set, wherever one is needed.
#[derive(Debug, Default, Args)]
pub(crate) struct RuleArgs {
    /// A rule set's name (see `kalaha rules --list`) or a JSON file with rules [default: standard]
    #[arg(long, value_name = "NAME|FILE")]
    pub(crate) rules: Option<OsString>,
    /// Change one rule, for instance capture=empty; can be given several times, and the later wins
    #[arg(long, value_name = "KEY=VALUE")]
    pub(crate) set: Vec<String>,
}

#[derive(Debug, Args)]
pub(crate) struct MatchArgs {
    /// The player whose score is told
    pub(crate) a: String,
    /// The other one
    pub(crate) b: String,
    /// How many games; an odd number is one more, since they come in pairs
    #[arg(long, value_name = "N", default_value = "100",
          value_parser = clap::value_parser!(u32).range(1..=MAX_GAMES))]
    pub(crate) games: u32,
    #[command(flatten)]
    pub(crate) rules: RuleArgs,
    /// What everything random is drawn from; the same number gives the same games
    #[arg(long, value_name = "N", default_value = "1")]
    pub(crate) seed: u64,
    /// For programs: one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

/// Games of a match; more tell nothing new.
const MAX_GAMES: i64 = 1_000_000;

#[derive(Debug, Args)]
pub(crate) struct PerftArgs {
    #[command(flatten)]
    pub(crate) rules: RuleArgs,
    /// `start`, a position as people write it, or a board literal of the Kalah Game Protocol
    #[arg(default_value = "start")]
    pub(crate) position: String,
    /// The longest sequence, in moves
    #[arg(long, value_name = "D", value_parser = clap::value_parser!(u8).range(1..=MAX_DEPTH))]
    pub(crate) depth: u8,
    /// Count with the readable rules instead of the fast board
    #[arg(long)]
    pub(crate) truth: bool,
    /// For programs: one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

/// Moves; no count beyond it ends in a lifetime, and the recursion stays small.
const MAX_DEPTH: i64 = 100;

#[derive(Debug, Args)]
pub(crate) struct SolveArgs {
    #[command(flatten)]
    pub(crate) rules: RuleArgs,
    /// Houses a side and seeds in each at the start, or one position: `start`, as people write it,
    /// or a board literal of the Kalah Game Protocol
    #[arg(required = true, num_args = 1..=2, value_name = "HOUSES SEEDS | POSITION")]
    pub(crate) board: Vec<String>,
    /// The value of each move too
    #[arg(long)]
    pub(crate) moves: bool,
    #[command(flatten)]
    pub(crate) search: SearchArgs,
    #[command(flatten)]
    pub(crate) file: TableFileArgs,
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
    /// For programs: one JSON object, with houses counted from 0
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct AtlasArgs {
    /// Houses a side [default: 6, with --show all]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=MAX_HOUSES))]
    pub(crate) houses: Option<u8>,
    /// Seeds in each house, such as 3,4 [default: each rule set's own, with --show all]
    #[arg(long, value_name = "N,N", value_delimiter = ',',
          value_parser = clap::value_parser!(u8).range(1..=MAX_SEEDS))]
    pub(crate) seeds: Vec<u8>,
    #[command(flatten)]
    pub(crate) search: SearchArgs,
    /// The most time for each rule set; then bounds are given
    #[arg(long, value_name = "N", default_value = "60",
          value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) max_seconds_per_set: u32,
    /// Keep the results in this file and leave out what it holds
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Compute nothing; show what is known
    #[arg(long, conflicts_with_all = ["threads", "memory", "tables", "max_seconds_per_set", "out"])]
    pub(crate) show: bool,
    /// For programs: a line of JSON for each rule set, with houses counted from 0
    #[arg(long)]
    pub(crate) json: bool,
}

/// Houses of the largest board.
const MAX_HOUSES: i64 = kalaha::MAX_HOUSES as i64;
/// Seeds in each house of the fullest board.
const MAX_SEEDS: i64 = kalaha::MAX_SEEDS as i64 / 2;

#[derive(Debug, Args)]
pub(crate) struct AnalyzeArgs {
    #[command(flatten)]
    pub(crate) rules: RuleArgs,
    /// A saved game, a file of games with one as JSON in each line, or a position: `start`, as people
    /// write it, or a board literal of the Kalah Game Protocol
    #[arg(value_name = "GAME-FILE | POSITION")]
    pub(crate) what: OsString,
    /// The line of the game in a file of games, counted from 1
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) line: Option<u32>,
    #[command(flatten)]
    pub(crate) search: SearchArgs,
    #[command(flatten)]
    pub(crate) file: TableFileArgs,
    /// The most time for each position of a game; then the answer is what is known
    #[arg(long, value_name = "N", default_value = "10", value_parser = search::seconds)]
    pub(crate) max_seconds: Duration,
    /// For programs: one JSON object, with houses and moves counted from 0
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct BenchArgs {
    /// A small part of the work, to see that it runs
    #[arg(long)]
    pub(crate) short: bool,
    /// The long figures instead: from a cold start how long to solve Kalaha(6,4), to build large
    /// tables, to value every move of positions in games, and on two threads instead of one
    #[arg(long)]
    pub(crate) goals: bool,
    /// With --goals: positions of which every move is valued [default: 1000]
    #[arg(long, value_name = "N", requires = "goals",
          value_parser = clap::value_parser!(u32).range(1..=MAX_GAMES))]
    pub(crate) positions: Option<u32>,
    /// With --goals: the most seeds that the large tables know [default: 24]
    #[arg(long, value_name = "N", requires = "goals",
          value_parser = clap::value_parser!(u8).range(1..=127))]
    pub(crate) tables: Option<u8>,
    /// For programs: one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct CheckArgs {
    /// Files of the forms in `data/`
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
    /// The longest move sequences to count, in moves
    #[arg(long, value_name = "D", default_value = "8",
          value_parser = clap::value_parser!(u8).range(1..=MAX_DEPTH))]
    pub(crate) depth: u8,
    /// The most time for values under perfect play; what takes longer is skipped
    #[arg(long, value_name = "N", default_value = "60", value_parser = search::seconds)]
    pub(crate) max_seconds: Duration,
    /// For programs: one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}
