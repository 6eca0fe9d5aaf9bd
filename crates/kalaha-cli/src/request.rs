//! What is needed: commands with their rules, positions and files read.

use std::path::Path;
use std::time::Duration;

use kalaha::{BySide, Game, Key, Position, Rules, Side, Value};
use kalaha_engine::bench::Work;
use kalaha_engine::bench::goals::Goals;
use kalaha_engine::contest::Contest;
use kalaha_engine::players::Player;
use kalaha_engine::prepare::Resources;
use kalaha_lessons::referee::{self, cases::Claims};

use crate::analyze::{Analyze, GameToAnalyze};
use crate::args::learn::{JudgeArgs, PuzzlesCommand, RulesArgs};
use crate::args::play::PlayArgs;
use crate::args::search::LimitArgs;
use crate::args::serve::ServeArgs;
use crate::args::tables::{BuildTablesArgs, TablesCommand};
use crate::args::{
    AnalyzeArgs, AtlasArgs, BenchArgs, CheckArgs, Command, MatchArgs, PerftArgs, RuleArgs,
    SolveArgs,
};
use crate::atlas::{Atlas, Shown};
use crate::bench::Bench;
use crate::check::Check;
use crate::fault::Fault;
use crate::judge::Judge;
use crate::learn::Learn;
use crate::matches::Match;
use crate::perft::Count;
use crate::play::{Table, Who};
use crate::puzzles::make::Make;
use crate::question::Ask;
use crate::read::Reading;
use crate::rules::Show;
use crate::search::Effort;
use crate::serve::Serve;
use crate::sheet::Sheet;
use crate::solve::Solve;
use crate::tables::{BuildTables, ShowTables, VerifyTables};
use crate::{atlas, files, played, puzzles, rule_set};

/// A command that can be carried out.
pub(crate) enum Request {
    Serve(Box<Serve>),
    Play(Box<Table>),
    Judge(Judge),
    Ask(Ask),
    ListOptions { json: bool },
    Learn(Learn),
    Read(Reading),
    Puzzle(puzzles::Ask),
    Sheet(Sheet),
    MakePuzzles(Make),
    ListQuestions { json: bool },
    ListClaims { json: bool },
    List { json: bool },
    Show(Show),
    Count(Count),
    Match(Match),
    Solve(Box<Solve>),
    Atlas(Atlas),
    ShowAtlas(Shown),
    Analyze(Analyze),
    Bench(Bench),
    Check(Check),
    BuildTables(BuildTables),
    ShowTables(ShowTables),
    VerifyTables(VerifyTables),
}

impl Request {
    /// Reads everything that a command names.
    ///
    /// # Errors
    /// What can't be read.
    pub(crate) fn read(command: Option<Command>) -> Result<Self, Fault> {
        match command {
            None => serve(ServeArgs::default()),
            Some(Command::Serve(args)) => serve(args),
            Some(Command::Play(args)) => play(&args),
            Some(Command::Judge(args)) => settle(args),
            Some(Command::Rules(args)) => rules(&args),
            Some(Command::Sheet(args)) => Sheet::read(args).map(Self::Sheet),
            Some(Command::Learn(args)) => Learn::read(args).map(Self::Learn),
            Some(Command::Read(args)) => Reading::read(args).map(Self::Read),
            Some(Command::Puzzle(args)) => puzzles::Ask::read(args).map(Self::Puzzle),
            Some(Command::Puzzles(PuzzlesCommand::Make(args))) => {
                Ok(Self::MakePuzzles(Make::read(args)))
            }
            Some(Command::Perft(args)) => count(&args),
            Some(Command::Match(args)) => contest(&args),
            Some(Command::Solve(args)) => solve(args),
            Some(Command::Atlas(args)) => atlas(args),
            Some(Command::Analyze(args)) => analyze(args),
            Some(Command::Bench(args)) => Ok(Self::Bench(bench(&args))),
            Some(Command::Check(args)) => Ok(check(args)),
            Some(Command::Tables(command)) => tables(command),
        }
    }
}

fn serve(args: ServeArgs) -> Result<Request, Fault> {
    Ok(Request::Serve(Box::new(Serve::read(args)?)))
}

fn play(args: &PlayArgs) -> Result<Request, Fault> {
    let game = match &args.file {
        Some(path) => record(path, &files::read_text(path)?)?,
        None => match &args.start {
            Some(text) => Game::parse_start(rule_set(&args.rules)?, text)?,
            None => Game::start(rule_set(&args.rules)?)?,
        },
    };
    let asked = BySide {
        south: args.south.as_deref().map(who).transpose()?,
        north: args.north.as_deref().map(who).transpose()?,
    };
    let seeds = seeds(asked, args.seed);
    let seat = |side: Side| match (asked[side], Who::of_record(&game.players[side])) {
        (Some(Asked::Human), Who::Computer { .. }) => Who::Human(String::new()),
        (None | Some(Asked::Human), who) => who,
        (Some(Asked::Computer(player)), _) => Who::Computer {
            player,
            seed: seeds[side],
        },
    };
    let seats = BySide {
        south: seat(Side::South),
        north: seat(Side::North),
    };
    let table = Table::new(game, seats, args.file.clone());
    Ok(Request::Play(Box::new(table.in_sentences(args.plain))))
}

/// Who is asked to make a side's moves.
#[derive(Clone, Copy)]
enum Asked {
    Human,
    Computer(Player),
}

fn who(text: &str) -> Result<Asked, Fault> {
    match text {
        "human" => Ok(Asked::Human),
        _ => player(text, false).map(Asked::Computer),
    }
}

/// One of the computer's players, for a game in which people can play too or for a match.
fn player(text: &str, in_match: bool) -> Result<Player, Fault> {
    text.parse().map_err(|_| Fault::UnknownPlayer {
        text: text.to_owned(),
        in_match,
    })
}

fn contest(args: &MatchArgs) -> Result<Request, Fault> {
    Ok(Request::Match(Match {
        contest: Contest {
            rules: rule_set(&args.rules)?,
            players: [player(&args.a, true)?, player(&args.b, true)?],
            seed: args.seed,
        },
        games: args.games.next_multiple_of(2),
        json: args.json,
    }))
}

/// The seed of each side's player. Two of them don't draw the same numbers.
fn seeds(asked: BySide<Option<Asked>>, given: Option<u64>) -> BySide<u64> {
    let south = given.unwrap_or_else(seed_of_the_moment);
    let draws = |asked| matches!(asked, Some(Asked::Computer(player)) if player.draws());
    let both = draws(asked.south) && draws(asked.north);
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

fn settle(args: JudgeArgs) -> Result<Request, Fault> {
    if let Some(text) = args.question {
        if text == "list" {
            return Ok(Request::ListQuestions { json: args.json });
        }
        return Ok(Request::Ask(Ask {
            dispute: referee::find(&text).ok_or(Fault::UnknownQuestion { text })?,
            rules: rule_set(&args.rules)?,
            json: args.json,
        }));
    }
    if args.claims {
        return Ok(Request::ListClaims { json: args.json });
    }
    Ok(Request::Judge(Judge {
        claims: Claims::read(&args.said)?,
        before: position(&args.rules, &args.position.unwrap_or_default())?,
        moves: args.moves,
        json: args.json,
    }))
}

fn rules(args: &RulesArgs) -> Result<Request, Fault> {
    if args.list {
        return Ok(Request::List { json: args.json });
    }
    if args.options {
        return Ok(Request::ListOptions { json: args.json });
    }
    Ok(Request::Show(Show {
        rules: rule_set::load(args.name.as_deref().or(args.named.as_deref()), &args.set)?,
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

fn solve(args: SolveArgs) -> Result<Request, Fault> {
    Ok(Request::Solve(Box::new(Solve {
        position: board(&args.rules, &args.board)?,
        moves: args.moves,
        effort: Effort::new(&args.search, &args.limits).with_table_file(args.file.table_file),
        json: args.json,
    })))
}

fn analyze(args: AnalyzeArgs) -> Result<Request, Fault> {
    let limits = LimitArgs {
        max_seconds: Some(args.max_seconds),
        nodes: None,
    };
    let effort = Effort::new(&args.search, &limits).with_table_file(args.file.table_file);
    let path = Path::new(&args.what);
    let text = args.what.to_str().filter(|text| is_board(text));
    let analyze = match text {
        Some(text) if !path.exists() => Analyze::Position(Box::new(Solve {
            position: position(&args.rules, text)?,
            moves: true,
            effort,
            json: args.json,
        })),
        _ => {
            let game = game_in(path, args.line)?;
            if args.rules.rules.is_some() || !args.rules.set.is_empty() {
                return Err(Fault::RulesOfGame {
                    path: path.to_owned(),
                });
            }
            Analyze::Game(Box::new(GameToAnalyze {
                game,
                effort: effort.for_each_position(),
                json: args.json,
            }))
        }
    };
    Ok(Request::Analyze(analyze))
}

/// True if a text can only be meant as a position: one word is a file's name.
fn is_board(text: &str) -> bool {
    text == "start" || text.starts_with('<') || text.trim().contains(char::is_whitespace)
}

/// A saved game, or one of a file of games.
fn game_in(path: &Path, line: Option<u32>) -> Result<Game, Fault> {
    let text = files::read_text(path)?;
    if line.is_none() && !text.trim_start().starts_with('{') {
        return record(path, &text);
    }
    let line = line.map(|line| line as usize);
    played::of_file(path, &text, line)
}

fn record(path: &Path, text: &str) -> Result<Game, Fault> {
    text.parse::<Game>().map_err(|error| Fault::InFile {
        path: path.to_owned(),
        error,
    })
}

/// A position, or the start position with so many houses and seeds.
fn board(args: &RuleArgs, words: &[String]) -> Result<Position, Fault> {
    let mut rules = rule_set(args)?;
    match words {
        [houses, seeds] => {
            rules.set(Key::Houses.as_str(), &Value::read(houses))?;
            rules.set(Key::Seeds.as_str(), &Value::read(seeds))?;
            Ok(Position::start(rules)?)
        }
        words => Ok(Position::parse(rules, &words.join(" "))?),
    }
}

/// Houses a side, unless others are asked for.
const USUAL_HOUSES: u8 = Rules::STANDARD.houses;

fn atlas(args: AtlasArgs) -> Result<Request, Fault> {
    if args.show {
        return Ok(Request::ShowAtlas(Shown {
            houses: args.houses,
            seeds: args.seeds,
            json: args.json,
        }));
    }
    let limits = LimitArgs {
        max_seconds: Some(Duration::from_secs(args.max_seconds_per_set.into())),
        nodes: None,
    };
    Ok(Request::Atlas(Atlas {
        entries: atlas::rule_sets(args.houses.unwrap_or(USUAL_HOUSES), &args.seeds)?,
        given: Effort::new(&args.search, &limits).resources,
        seconds: args.max_seconds_per_set,
        file: args.out,
        json: args.json,
    }))
}

fn bench(args: &BenchArgs) -> Bench {
    let (work, goals) = if args.short {
        (Work::Short, Goals::SHORT)
    } else {
        (Work::Full, Goals::FULL)
    };
    let asked = Goals {
        positions: args.positions.map_or(goals.positions, |n| n as usize),
        tables: args.tables.map_or(goals.tables, usize::from),
        ..goals
    };
    Bench {
        work,
        goals: args.goals.then_some(asked),
        json: args.json,
    }
}

fn check(args: CheckArgs) -> Request {
    Request::Check(Check {
        files: args.files,
        depth: args.depth.into(),
        time: args.max_seconds,
        json: args.json,
    })
}

fn tables(command: TablesCommand) -> Result<Request, Fault> {
    Ok(match command {
        TablesCommand::Build(args) => Request::BuildTables(build_tables(args)?),
        TablesCommand::Info(args) => Request::ShowTables(ShowTables {
            file: args.file,
            json: args.json,
        }),
        TablesCommand::Verify(args) => Request::VerifyTables(VerifyTables {
            file: args.file,
            samples: args.samples,
            seed: args.seed,
            json: args.json,
        }),
    })
}

fn build_tables(args: BuildTablesArgs) -> Result<BuildTables, Fault> {
    let usual = Resources::default();
    Ok(BuildTables {
        rules: rule_set(&args.rules)?,
        up_to: args.up_to.into(),
        file: args.out,
        threads: args.threads.map_or(usual.threads, usize::from),
        memory: args.memory.unwrap_or(usual.memory),
        json: args.json,
    })
}

fn rule_set(args: &RuleArgs) -> Result<Rules, Fault> {
    rule_set::load(args.rules.as_deref(), &args.set)
}

fn position(args: &RuleArgs, text: &str) -> Result<Position, Fault> {
    Ok(Position::parse(rule_set(args)?, text)?)
}
