//! `learn`: the course, lesson by lesson, each with a task on a board.

use kalaha_lessons::course::{self, LESSONS, Lesson};
use kalaha_text::Arg;
use serde::Serialize;

use crate::args::learn::LearnArgs;
use crate::fault::{Exit, Fault};
use crate::out::Out;
use crate::task::{self, Judged, Task};

/// Which lesson, and what is answered.
pub(crate) struct Learn {
    /// None to list them all.
    lesson: Option<&'static Lesson>,
    /// As they were typed; none if the answer is to be asked for.
    moves: Vec<String>,
    solution: bool,
    json: bool,
}

impl Learn {
    /// Finds the lesson that is named.
    ///
    /// # Errors
    /// A word that is neither the number of one nor its name.
    pub(crate) fn read(args: LearnArgs) -> Result<Self, Fault> {
        let lesson = args.lesson.map(|text| {
            let found = course::find(&text);
            found.ok_or(Fault::UnknownLesson { text })
        });
        Ok(Self {
            lesson: lesson.transpose()?,
            moves: args.moves,
            solution: args.solution,
            json: args.json,
        })
    }
}

#[derive(Serialize)]
struct Listed {
    number: u8,
    id: &'static str,
    title: String,
}

#[derive(Serialize)]
struct Told {
    #[serde(flatten)]
    lesson: Listed,
    tells: Vec<String>,
    position: &'static str,
    task: String,
    #[serde(flatten)]
    judged: Option<Judged>,
    #[serde(skip_serializing_if = "Option::is_none")]
    solution: Option<Vec<kalaha::Move>>,
}

fn listed(lesson: &Lesson, out: &Out) -> Listed {
    Listed {
        number: lesson.number,
        id: lesson.id,
        title: lesson.title(&out.words),
    }
}

pub(crate) fn run(learn: &Learn, out: &mut Out) -> Result<Exit, Fault> {
    let Some(lesson) = learn.lesson else {
        return list(learn.json, out);
    };
    let asked = Task {
        check: &|moves| lesson.check(moves),
        answer: &|tried, words| lesson.answer(tried, words),
    };
    let judged = asked.judge(&learn.moves, &out.words);
    if learn.json {
        return as_json(lesson, learn.solution, judged, out);
    }
    if let Some(judged) = judged {
        out.paragraph("", &judged.sentence)?;
        if learn.solution {
            solution(lesson, out)?;
        } else if judged.exit == Exit::Yes {
            next(lesson, out)?;
        }
        return Ok(judged.exit);
    }
    let heading = lesson.heading(&out.words);
    out.heading(&heading)?;
    for told in lesson.tells(&out.words) {
        out.paragraph("", &told)?;
    }
    task::show(&lesson.position()?, out)?;
    let wanted = lesson.task(&out.words);
    out.paragraph("", &wanted)?;
    if learn.solution {
        solution(lesson, out)?;
    } else {
        // Whoever gives no answer is not left without the next step either.
        asked.listen(&format!("kalaha learn {}", lesson.number), out)?;
        next(lesson, out)?;
    }
    Ok(Exit::Yes)
}

fn list(json: bool, out: &mut Out) -> Result<Exit, Fault> {
    if json {
        let lessons: Vec<_> = LESSONS.iter().map(|lesson| listed(lesson, out)).collect();
        out.json(&lessons)?;
        return Ok(Exit::Yes);
    }
    for lesson in LESSONS {
        let title = lesson.title(&out.words);
        out.paragraph(&format!("{:>2}. ", lesson.number), &title)?;
    }
    let how = out.words.say("learn-how", &[]);
    out.line("")?;
    out.paragraph("", &how)?;
    Ok(Exit::Yes)
}

fn solution(lesson: &Lesson, out: &mut Out) -> Result<(), Fault> {
    let moves = lesson.solution.join(" ");
    let told = out
        .words
        .say("puzzle-solution", &[("moves", Arg::from(&moves))]);
    out.paragraph("", &told)
}

/// What comes after a lesson that is done: the next one, or a game.
fn next(lesson: &Lesson, out: &mut Out) -> Result<(), Fault> {
    let next = LESSONS.iter().find(|next| next.number == lesson.number + 1);
    let told = match next {
        Some(next) => {
            let title = next.title(&out.words);
            let facts = [("title", Arg::from(&title)), ("number", next.number.into())];
            out.words.say("learn-next", &facts)
        }
        None => out.words.say("learn-done", &[]),
    };
    out.paragraph("", &told)
}

fn as_json(
    lesson: &'static Lesson,
    with_solution: bool,
    judged: Option<Judged>,
    out: &mut Out,
) -> Result<Exit, Fault> {
    let exit = judged.as_ref().map_or(Exit::Yes, |judged| judged.exit);
    let solution = || lesson.check(lesson.solution).game.moves().collect();
    let told = Told {
        lesson: listed(lesson, out),
        tells: lesson.tells(&out.words),
        position: lesson.board,
        task: lesson.task(&out.words),
        judged,
        solution: with_solution.then(solution),
    };
    out.json(&told)?;
    Ok(exit)
}
