//! `analyze`: what each move of a game was worth, and what would have been better.

mod chart;

use kalaha::{BySide, Game, Move, Position, Rules, Side};
use kalaha_engine::search::Span;
use kalaha_text::{Arg, Margin};
use serde::Serialize;

use crate::fault::{Exit, Fault};
use crate::out::Out;
use crate::search::{Effort, Known, Table, margin};
use crate::solve::{self, Solve};

/// What to look into.
pub(crate) enum Analyze {
    /// Each move from a position.
    Position(Box<Solve>),
    Game(Box<GameToAnalyze>),
}

/// A game that was played.
pub(crate) struct GameToAnalyze {
    pub(crate) game: Game,
    pub(crate) effort: Effort,
    pub(crate) json: bool,
}

/// A move with what is known of it, for the player who made it.
struct Ply {
    before: Position,
    chosen: Move,
    value_before: Span,
    value_after: Span,
    /// The best line, if it is another.
    better: Vec<Move>,
}

impl Ply {
    /// What the move gave away, in seeds: at least and at most.
    fn thrown_away(&self) -> Span {
        let (before, after) = (self.value_before, self.value_after);
        Span {
            lower: (before.lower - after.upper).max(0),
            upper: (before.upper - after.lower).max(0),
        }
    }
}

#[derive(Serialize)]
struct Answer<'a> {
    rules: &'a Rules,
    start: String,
    players: &'a BySide<String>,
    result: Option<&'static str>,
    plies: Vec<PlyAnswer<'a>>,
    nodes: u64,
    /// Tables included.
    seconds: f64,
    table: Option<Table>,
}

#[derive(Serialize)]
struct PlyAnswer<'a> {
    ply: usize,
    mover: Side,
    r#move: Move,
    /// Values are final margins for the mover.
    before: Known,
    after: Known,
    thrown_away: ThrownAway,
    better: &'a [Move],
}

/// Seeds.
#[derive(Serialize)]
struct ThrownAway {
    at_least: i16,
    at_most: i16,
}

pub(crate) fn run(analyze: &Analyze, out: &mut Out) -> Result<Exit, Fault> {
    match analyze {
        Analyze::Position(position) => solve::run(position, out),
        Analyze::Game(game) => run_game(game, out),
    }
}

fn run_game(analyze: &GameToAnalyze, out: &mut Out) -> Result<Exit, Fault> {
    let game = &analyze.game;
    let mut search = analyze.effort.begin(game.start_position(), out)?;
    let mut after = *game.position();
    let mut value_after = match game.outcome() {
        // Over by repetition too, which a position alone does not know.
        Some(outcome) => of_side(outcome.south_margin(), after.to_move()),
        None => search.value(&after, &out.words)?.span,
    };
    let last = (after, value_after);
    let mut plies = Vec::new();
    // From the end, where values are found soonest and help with those before.
    let history: Vec<(Position, Move)> = game.history().map(|(at, chosen)| (*at, chosen)).collect();
    for (before, chosen) in history.into_iter().rev() {
        let answer = search.value(&before, &out.words)?;
        let mut value_before = answer.span;
        let kept = after.to_move() == before.to_move();
        let of_mover = if kept {
            value_after
        } else {
            value_after.turned()
        };
        // A move that was made shows that at least its value could be had.
        value_before.lower = value_before.lower.max(of_mover.lower);
        let mut ply = Ply {
            before,
            chosen,
            value_before,
            value_after: of_mover,
            better: Vec::new(),
        };
        if ply.thrown_away().lower > 0 {
            ply.better = answer.line;
        }
        plies.push(ply);
        (after, value_after) = (before, value_before);
    }
    plies.reverse();
    if analyze.json {
        let answer = Answer {
            rules: game.start_position().rules(),
            start: game.start_position().to_string(),
            players: &game.players,
            result: game.outcome().map(kalaha::Outcome::as_str),
            plies: plies.iter().enumerate().map(answer).collect(),
            nodes: search.nodes,
            seconds: search.elapsed().as_secs_f64(),
            table: search.table,
        };
        out.json(&answer)?;
    } else {
        drop(search);
        print(game, &plies, last, out)?;
    }
    Ok(Exit::Yes)
}

/// A certain margin, given South's.
fn of_side(south: i16, side: Side) -> Span {
    let margin = match side {
        Side::South => south,
        Side::North => -south,
    };
    Span {
        lower: margin,
        upper: margin,
    }
}

fn answer((index, ply): (usize, &Ply)) -> PlyAnswer<'_> {
    let thrown_away = ply.thrown_away();
    PlyAnswer {
        ply: index,
        mover: ply.before.to_move(),
        r#move: ply.chosen,
        before: Known::of(ply.value_before, &ply.before),
        after: Known::of(ply.value_after, &ply.before),
        thrown_away: ThrownAway {
            at_least: thrown_away.lower,
            at_most: thrown_away.upper,
        },
        better: &ply.better,
    }
}

fn print(game: &Game, plies: &[Ply], last: (Position, Span), out: &mut Out) -> Result<(), Fault> {
    let start = game.start_position();
    let first = plies.first().map_or(last.1, |ply| ply.value_before);
    let told = out
        .words
        .who_wins(start.to_move(), margin(first, start), &game.players);
    out.heading(&told)?;
    if plies.is_empty() {
        return Ok(());
    }
    print_plies(plies, out)?;
    print_better(plies, out)?;
    let heading = out.words.say(
        "analyze-chart",
        &[(
            "player",
            Arg::from(&out.words.player(Side::South, &game.players)),
        )],
    );
    out.line("")?;
    out.heading(&heading)?;
    let of_south = |(position, span): (&Position, Span)| match position.to_move() {
        Side::South => span,
        Side::North => span.turned(),
    };
    let spans: Vec<Span> = plies
        .iter()
        .map(|ply| (&ply.before, ply.value_before))
        .chain([(&last.0, last.1)])
        .map(of_south)
        .collect();
    for line in chart::draw(&spans, out.width().min(80)) {
        out.line(&line)?;
    }
    if spans.iter().any(|span| !span.is_exact()) {
        let told = out.words.say("analyze-open", &[]);
        out.line("")?;
        out.paragraph("", &told)?;
    }
    Ok(())
}

/// The moves with their values, for the player who moves.
fn print_plies(plies: &[Ply], out: &mut Out) -> Result<(), Fault> {
    let say = |id| out.words.say(id, &[]);
    let mut rows = vec![[
        say("analyze-move"),
        say("analyze-before"),
        say("analyze-after"),
        say("analyze-thrown-away"),
    ]];
    for ply in plies {
        let known = |span| out.words.margin(margin(span, &ply.before));
        let thrown_away = match ply.thrown_away() {
            Span { upper: 0, .. } => String::new(),
            Span { lower, upper } if lower == upper => lower.to_string(),
            Span { lower: 0, .. } => out.words.margin(Margin::Unknown),
            Span { lower, .. } => out.words.say(
                "margin-at-least",
                &[("margin", Arg::from(&lower.to_string()))],
            ),
        };
        rows.push([
            out.words.line(&ply.before, &[ply.chosen]),
            known(ply.value_before),
            known(ply.value_after),
            thrown_away,
        ]);
    }
    let width = |column: usize| {
        let widths = rows.iter().map(|row| row[column].chars().count());
        widths.max().unwrap_or_default()
    };
    let widths = [width(0), width(1), width(2), width(3)];
    out.line("")?;
    for (index, row) in rows.iter().enumerate() {
        let number = if index == 0 {
            String::new()
        } else {
            index.to_string()
        };
        let [chosen, before, after, thrown_away] = row;
        let line = format!(
            "{number:>3}  {chosen:w0$}  {before:>w1$}  {after:>w2$}  {thrown_away:>w3$}",
            w0 = widths[0],
            w1 = widths[1],
            w2 = widths[2],
            w3 = widths[3],
        );
        out.line(line.trim_end())?;
    }
    Ok(())
}

/// What would have been better, for each move that gave something away.
fn print_better(plies: &[Ply], out: &mut Out) -> Result<(), Fault> {
    let worse = plies
        .iter()
        .zip(1..)
        .filter(|(ply, _)| !ply.better.is_empty());
    let told: Vec<String> = worse
        .map(|(ply, number): (&Ply, usize)| {
            let chosen = out.words.line(&ply.before, &[ply.chosen]);
            let line = out.words.line(&ply.before, &ply.better);
            out.words.say(
                "analyze-better",
                &[
                    ("number", number.into()),
                    ("move", Arg::from(&chosen)),
                    ("line", Arg::from(&line)),
                ],
            )
        })
        .collect();
    let id = if told.is_empty() {
        "analyze-perfect"
    } else {
        "analyze-mistakes"
    };
    let heading = out.words.say(id, &[]);
    out.line("")?;
    out.heading(&heading)?;
    for told in told {
        out.paragraph("  - ", &told)?;
    }
    Ok(())
}
