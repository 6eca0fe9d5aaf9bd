//! A course: short lessons on a board, each with a task that is checked.
//!
//! ```
//! use kalaha_lessons::course::{self, Check};
//! use kalaha_text::{Language, Words};
//!
//! let lesson = course::find("extra-turn").expect("a lesson");
//! let words = Words::new(Language::English);
//! let tried = lesson.check(&["1"]);
//! assert_eq!(tried.check, Check::Wrong);
//! assert!(lesson.answer(&tried, &words).starts_with("You sow 2 seeds from house 1."));
//! assert_eq!(lesson.check(&["2"]).check, Check::Right);
//! ```

use kalaha::{Error, Event, Game, Key, Position, RuleId, Rules};
use kalaha_text::{Arg, Seated, Words};

use crate::goal::{Goal, Reached};

mod lessons;
pub use lessons::LESSONS;

/// A lesson. All are of the standard game, and South is the one who learns.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// Its number, from 1.
    pub number: u8,
    /// Its name in links.
    pub id: &'static str,
    title: &'static str,
    /// What is told before the task.
    tells: &'static [Tells],
    task: &'static str,
    right: &'static str,
    wrong: &'static str,
    /// The board, see [`Position::parse`].
    pub board: &'static str,
    /// What the task asks for.
    pub goal: Goal,
    /// One way to do it.
    pub solution: &'static [&'static str],
}

/// What is told before a task.
#[derive(Clone, Copy, Debug)]
enum Tells {
    Rule(RuleId),
    Option(Key),
    Message(&'static str),
}

/// How a try at a task went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Check {
    /// The task is done.
    Right,
    /// Not yet; it is the learner's turn again.
    More,
    /// It is not done.
    Wrong,
    /// The last move is not allowed.
    Refused(Error),
}

/// A try at a task.
#[derive(Clone, Debug)]
pub struct Tried {
    /// How it went.
    pub check: Check,
    /// The game so far.
    pub game: Game,
    /// What each move told.
    pub events: Vec<Vec<Event>>,
}

/// The lesson of a number or id.
#[must_use]
pub fn find(text: &str) -> Option<&'static Lesson> {
    LESSONS
        .iter()
        .find(|lesson| lesson.id == text || lesson.number.to_string() == text)
}

impl Lesson {
    /// The position of the task.
    ///
    /// # Errors
    /// None for the lessons of this module.
    pub fn position(&self) -> Result<Position, Error> {
        Position::parse(Rules::STANDARD, self.board)
    }

    /// Checks moves, written as people write them. Moves after the one that does the task, or fails
    /// it, are not looked at.
    #[must_use]
    pub fn check(&self, moves: &[&str]) -> Tried {
        // The boards are tested; should one be broken, a lesson begins as a game does.
        let before = self.position().unwrap_or_else(|_| start());
        let mut tried = Tried {
            check: Check::More,
            game: Game::resume(before),
            events: Vec::new(),
        };
        for text in moves {
            let chosen = tried.game.position().read_move(text);
            match chosen.and_then(|chosen| tried.game.play(chosen)) {
                Ok(told) => tried.events.push(told),
                Err(error) => {
                    tried.check = Check::Refused(error);
                    break;
                }
            }
            tried.check = match self.goal.reached(&tried.game, &tried.events) {
                Reached::Yes => Check::Right,
                Reached::NotYet => Check::More,
                Reached::No => Check::Wrong,
            };
            if tried.check != Check::More {
                break;
            }
        }
        tried
    }

    /// The title.
    #[must_use]
    pub fn title(&self, words: &Words) -> String {
        words.say(self.title, &[])
    }

    /// The title with the lesson's number.
    #[must_use]
    pub fn heading(&self, words: &Words) -> String {
        let title = self.title(words);
        let facts = [
            ("number", Arg::from(self.number)),
            ("count", LESSONS.len().into()),
            ("title", (&title).into()),
        ];
        words.say("course-heading", &facts)
    }

    /// What is told before the task, a sentence or two each.
    #[must_use]
    pub fn tells(&self, words: &Words) -> Vec<String> {
        let told = self.tells.iter().map(|tells| match *tells {
            Tells::Rule(id) => words.rule(id).statement,
            Tells::Option(key) => words.value_rule(key, &Rules::STANDARD.get(key)),
            Tells::Message(key) => words.say(key, &[]),
        });
        told.collect()
    }

    /// The task.
    #[must_use]
    pub fn task(&self, words: &Words) -> String {
        words.say(self.task, &[])
    }

    /// What a try is answered.
    #[must_use]
    pub fn answer(&self, tried: &Tried, words: &Words) -> String {
        let players = Seated::task();
        let moved = || {
            let (before, chosen) = tried.game.history().last()?;
            let told = words.moved(before, chosen, tried.events.last()?, &players);
            Some(told)
        };
        let mut told = Vec::new();
        match &tried.check {
            Check::Right => told.push(words.say(self.right, &[])),
            Check::More => {
                told.extend(moved());
                told.push(words.say("course-more", &[]));
            }
            Check::Wrong => {
                told.extend(moved());
                if tried.events.len() > 1 {
                    told.push(words.say("course-turn-over", &[]));
                }
                told.push(words.say(self.wrong, &[]));
            }
            Check::Refused(error) => told.push(words.error(error)),
        }
        told.join(" ")
    }
}

/// What leads from every lesson into a game.
#[must_use]
pub fn into_a_game(words: &Words) -> String {
    words.say("course-game", &[])
}

/// The start of the standard game.
pub(crate) fn start() -> Position {
    Position::start(Rules::STANDARD)
        .unwrap_or_else(|_| unreachable!("the standard rules are sound"))
}

#[cfg(test)]
mod tests;
