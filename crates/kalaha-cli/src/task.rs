//! A board with a task, shown and answered move by move: lessons and puzzles alike.

use kalaha::{BySide, House, Position, Side};
use kalaha_lessons::course::{Check, Tried};
use kalaha_text::{Arg, Words};
use serde::Serialize;

use crate::fault::{Exit, Fault};
use crate::out::Out;
use crate::play::board::Picture;
use crate::play::keyboard::Keyboard;

/// How tries at a task are checked and answered.
pub(crate) struct Task<'a> {
    pub(crate) check: &'a dyn Fn(&[&str]) -> Tried,
    pub(crate) answer: &'a dyn Fn(&Tried, &Words) -> String,
}

/// How a try that stands on the command line went, for programs.
#[derive(Serialize)]
pub(crate) struct Judged {
    answer: &'static str,
    pub(crate) sentence: String,
    #[serde(skip)]
    pub(crate) exit: Exit,
}

impl Task<'_> {
    /// What is to be said of a try that stands on the command line; nothing if there is none.
    pub(crate) fn judge(&self, typed: &[String], words: &Words) -> Option<Judged> {
        let typed: Vec<_> = typed.iter().map(|typed| words.notation(typed)).collect();
        let moves: Vec<&str> = typed.iter().map(AsRef::as_ref).collect();
        let tried = (!moves.is_empty()).then(|| (self.check)(&moves))?;
        let (answer, exit) = match tried.check {
            Check::Right => ("right", Exit::Yes),
            Check::More => ("more", Exit::No),
            Check::Wrong => ("wrong", Exit::No),
            Check::Refused(_) => ("refused", Exit::No),
        };
        Some(Judged {
            answer,
            sentence: (self.answer)(&tried, words),
            exit,
        })
    }

    /// Takes tries from the keyboard until one is right or nothing more comes; true if one was. Else
    /// it is told how the task can be answered with a command of its own.
    pub(crate) fn listen(&self, command: &str, out: &mut Out) -> Result<bool, Fault> {
        let is_right = self.tries(out)?;
        if !is_right {
            let later = out
                .words
                .say("task-later", &[("command", Arg::from(command))]);
            out.paragraph("", &later)?;
        }
        Ok(is_right)
    }

    fn tries(&self, out: &mut Out) -> Result<bool, Fault> {
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
            let tried = (self.check)(&moves);
            let told = (self.answer)(&tried, &out.words);
            out.paragraph("", &told)?;
            match tried.check {
                Check::Right => return Ok(true),
                Check::More => show(tried.game.position(), out)?,
                // The next answer begins anew.
                Check::Wrong | Check::Refused(_) => so_far.clear(),
            }
        }
        Ok(false)
    }
}

/// Draws a board as it is during a game.
pub(crate) fn show(position: &Position, out: &mut Out) -> Result<(), Fault> {
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
