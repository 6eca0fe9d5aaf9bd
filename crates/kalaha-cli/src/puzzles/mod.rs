//! `puzzle`: a board, a task, and what is to be said of an answer.

pub(crate) mod make;

use std::time::{SystemTime, UNIX_EPOCH};

use kalaha_lessons::puzzles::{self, Puzzle};
use kalaha_text::Arg;
use serde::Serialize;

use crate::args::learn::PuzzleArgs;
use crate::fault::{Exit, Fault};
use crate::out::Out;
use crate::task::{self, Judged, Task};

/// Which puzzle, and what is answered.
pub(crate) struct Ask {
    pub(crate) puzzle: &'static Puzzle,
    pub(crate) is_todays: bool,
    /// As they were typed; none if the answer is to be asked for.
    pub(crate) moves: Vec<String>,
    pub(crate) solution: bool,
    pub(crate) json: bool,
}

impl Ask {
    /// Finds the puzzle that is named.
    ///
    /// # Errors
    /// A word that is neither a number of one nor `today`.
    pub(crate) fn read(args: PuzzleArgs) -> Result<Self, Fault> {
        let is_todays = args.which == "today";
        let number = if is_todays {
            let now = SystemTime::now().duration_since(UNIX_EPOCH);
            Some(puzzles::of_day(now.map_or(0, |now| now.as_secs())))
        } else {
            args.which.parse().ok()
        };
        let puzzle = number.and_then(puzzles::find);
        Ok(Self {
            puzzle: puzzle.ok_or(Fault::UnknownPuzzle { text: args.which })?,
            is_todays,
            moves: args.moves,
            solution: args.solution,
            json: args.json,
        })
    }
}

#[derive(Serialize)]
struct Told<'a> {
    number: usize,
    count: usize,
    kind: puzzles::Kind,
    position: &'a str,
    task: String,
    #[serde(flatten)]
    judged: Option<Judged>,
    #[serde(skip_serializing_if = "Option::is_none")]
    solution: Option<&'a [kalaha::Move]>,
}

pub(crate) fn run(ask: &Ask, out: &mut Out) -> Result<Exit, Fault> {
    let puzzle = ask.puzzle;
    let board = puzzle.board()?;
    let asked = Task {
        check: &|moves| puzzle.check(moves),
        answer: &|tried, words| puzzle.answer(tried, words),
    };
    let judged = asked.judge(&ask.moves, &out.words);
    if ask.json {
        return as_json(ask, judged, out);
    }
    let Some(judged) = judged else {
        let key = if ask.is_todays {
            "puzzle-today"
        } else {
            "puzzle-heading"
        };
        let facts = [
            ("number", Arg::from(puzzle.number)),
            ("count", Arg::from(puzzles::all().len())),
        ];
        let heading = out.words.say(key, &facts);
        out.heading(&heading)?;
        task::show(&board, out)?;
        let task = puzzle.task(&out.words);
        out.paragraph("", &task)?;
        if ask.solution {
            return solution(puzzle, out);
        }
        asked.listen(&format!("kalaha puzzle {}", puzzle.number), out)?;
        return Ok(Exit::Yes);
    };
    out.paragraph("", &judged.sentence)?;
    if ask.solution {
        solution(puzzle, out)?;
    }
    Ok(judged.exit)
}

fn solution(puzzle: &Puzzle, out: &mut Out) -> Result<Exit, Fault> {
    let told = puzzle.solution(&out.words);
    out.paragraph("", &told)?;
    Ok(Exit::Yes)
}

fn as_json(ask: &Ask, judged: Option<Judged>, out: &mut Out) -> Result<Exit, Fault> {
    let puzzle = ask.puzzle;
    let exit = judged.as_ref().map_or(Exit::Yes, |judged| judged.exit);
    let told = Told {
        number: puzzle.number,
        count: puzzles::all().len(),
        kind: puzzle.kind,
        position: &puzzle.position,
        task: puzzle.task(&out.words),
        judged,
        solution: ask.solution.then_some(&*puzzle.solution),
    };
    out.json(&told)?;
    Ok(exit)
}
