//! `analyze`: what each move of a game was worth, and what would have been better.

mod chart;

use kalaha::{Game, Position, Side};
use kalaha_engine::analysis::{GameAnalysis, PlyAnalysis, analyze_game};
use kalaha_engine::search::Span;
use kalaha_text::{Arg, Margin};
use kalaha_web::analysis::GameAnswer;
use serde::Serialize;

use crate::fault::{Exit, Fault};
use crate::out::Out;
use crate::search::{Effort, Table, margin};
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

#[derive(Serialize)]
struct Answer {
    #[serde(flatten)]
    analysis: GameAnswer,
    table: Option<Table>,
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
    let found = analyze_game(game.clone(), |position, _| {
        search.value(position, &out.words)
    })?;
    if analyze.json {
        let analysis = GameAnswer::new(&search.done(found));
        let table = search.table;
        out.json(&Answer { analysis, table })?;
    } else {
        drop(search);
        print(&found, out)?;
    }
    Ok(Exit::Yes)
}

fn print(found: &GameAnalysis, out: &mut Out) -> Result<(), Fault> {
    let GameAnalysis { game, plies, last } = found;
    let start = game.start_position();
    let first = plies.first().map_or(*last, |ply| ply.before);
    let told = out
        .words
        .who_wins(start.to_move(), margin(first, start), &game.players);
    out.heading(&told)?;
    if let Some(side) = game.resigned() {
        let told = out.words.resigned(side, &game.players);
        out.paragraph("", &told)?;
    }
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
        .map(|ply| (&ply.position, ply.before))
        .chain([(game.position(), *last)])
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
fn print_plies(plies: &[PlyAnalysis], out: &mut Out) -> Result<(), Fault> {
    let say = |id| out.words.say(id, &[]);
    let mut rows = vec![[
        say("analyze-move"),
        say("analyze-before"),
        say("analyze-after"),
        say("analyze-thrown-away"),
    ]];
    for ply in plies {
        let known = |span| out.words.margin(margin(span, &ply.position));
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
            out.words.line(&ply.position, &[ply.chosen]),
            known(ply.before),
            known(ply.after),
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
fn print_better(plies: &[PlyAnalysis], out: &mut Out) -> Result<(), Fault> {
    let worse = plies
        .iter()
        .zip(1..)
        .filter(|(ply, _)| !ply.better.is_empty());
    let told: Vec<String> = worse
        .map(|(ply, number): (&PlyAnalysis, usize)| {
            let chosen = out.words.line(&ply.position, &[ply.chosen]);
            let line = out.words.line(&ply.position, &ply.better);
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
        out.broken("  - ", &told)?;
    }
    Ok(())
}
