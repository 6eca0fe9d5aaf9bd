//! `puzzle`: a board, a task, and what is to be said of an answer.

pub(crate) mod make;

use std::time::{SystemTime, UNIX_EPOCH};

use kalaha::{BySide, House, Position, Side};
use kalaha_lessons::course::Check;
use kalaha_lessons::puzzles::{self, Puzzle};
use kalaha_text::Arg;
use serde::Serialize;

use crate::args::learn::PuzzleArgs;
use crate::fault::{Exit, Fault};
use crate::out::Out;
use crate::play::board::Picture;
use crate::play::keyboard::Keyboard;

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
    #[serde(skip_serializing_if = "Option::is_none")]
    answer: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sentence: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    solution: Option<&'a [kalaha::Move]>,
}

pub(crate) fn run(ask: &Ask, out: &mut Out) -> Result<Exit, Fault> {
    let puzzle = ask.puzzle;
    let board = puzzle.board()?;
    if ask.json {
        return as_json(ask, out);
    }
    if ask.moves.is_empty() {
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
        show(&board, out)?;
        let task = puzzle.task(&out.words);
        out.paragraph("", &task)?;
        if ask.solution {
            return solution(puzzle, out);
        }
        return listen(puzzle, out);
    }
    let typed = ask.moves.iter().map(|typed| out.words.notation(typed));
    let typed: Vec<_> = typed.collect();
    let moves: Vec<&str> = typed.iter().map(AsRef::as_ref).collect();
    let exit = answer(puzzle, &moves, out)?;
    if ask.solution {
        solution(puzzle, out)?;
    }
    Ok(exit)
}

fn solution(puzzle: &Puzzle, out: &mut Out) -> Result<Exit, Fault> {
    let told = puzzle.solution(&out.words);
    out.paragraph("", &told)?;
    Ok(Exit::Yes)
}

/// Says what is to be said of an answer.
fn answer(puzzle: &Puzzle, moves: &[&str], out: &mut Out) -> Result<Exit, Fault> {
    let tried = puzzle.check(moves);
    let told = puzzle.answer(&tried, &out.words);
    out.paragraph("", &told)?;
    Ok(match tried.check {
        Check::Right => Exit::Yes,
        Check::More | Check::Wrong | Check::Refused(_) => Exit::No,
    })
}

/// Takes answers from the keyboard until one is right or nothing more comes.
fn listen(puzzle: &Puzzle, out: &mut Out) -> Result<Exit, Fault> {
    let how = out.words.say("puzzle-how", &[]);
    out.paragraph("", &how)?;
    let mut keyboard = Keyboard::new(out);
    let mut so_far: Vec<String> = Vec::new();
    while let Some(line) = keyboard.line(out)? {
        let typed = line.split([' ', ',', '\t', '\n', '\r']);
        let before = so_far.len();
        // Whoever types `house 3` means the 3.
        let empty = |word: &str| word.is_empty() || out.words.means(word, "typed-house");
        so_far.extend(typed.filter(|word| !empty(word)).map(str::to_owned));
        if so_far.len() == before {
            break;
        }
        let moves: Vec<&str> = so_far.iter().map(String::as_str).collect();
        let tried = puzzle.check(&moves);
        let told = puzzle.answer(&tried, &out.words);
        out.paragraph("", &told)?;
        match tried.check {
            Check::Right => break,
            Check::More => show(tried.game.position(), out)?,
            // The next answer begins anew.
            Check::Wrong | Check::Refused(_) => so_far.clear(),
        }
    }
    Ok(Exit::Yes)
}

fn show(position: &Position, out: &mut Out) -> Result<(), Fault> {
    let side = |side| out.words.player(side, &BySide::default());
    let sides = BySide {
        south: side(Side::South),
        north: side(Side::North),
    };
    let counted = |side: Side| {
        let facts = [
            ("player", Arg::from(&sides[side])),
            ("seeds", position.store(side).into()),
        ];
        out.words.say("board-store", &facts)
    };
    let open: Vec<House> = position.legal_houses().collect();
    let picture = Picture {
        position,
        open: &open,
        since: position,
        below: Side::South,
        labels: &sides,
        counted_labels: &BySide {
            south: counted(Side::South),
            north: counted(Side::North),
        },
        sides: &sides,
    };
    let lines = picture.draw(out.width());
    out.line("")?;
    for line in lines {
        out.line(&line)?;
    }
    out.line("")
}

fn as_json(ask: &Ask, out: &mut Out) -> Result<Exit, Fault> {
    let puzzle = ask.puzzle;
    let moves: Vec<&str> = ask.moves.iter().map(String::as_str).collect();
    let tried = (!moves.is_empty()).then(|| puzzle.check(&moves));
    let told = Told {
        number: puzzle.number,
        count: puzzles::all().len(),
        kind: puzzle.kind,
        position: &puzzle.position,
        task: puzzle.task(&out.words),
        answer: tried.as_ref().map(|tried| match tried.check {
            Check::Right => "right",
            Check::More => "more",
            Check::Wrong => "wrong",
            Check::Refused(_) => "refused",
        }),
        sentence: tried.as_ref().map(|tried| puzzle.answer(tried, &out.words)),
        solution: ask.solution.then_some(&*puzzle.solution),
    };
    out.json(&told)?;
    let right = tried.is_none_or(|tried| tried.check == Check::Right);
    Ok(if right { Exit::Yes } else { Exit::No })
}
