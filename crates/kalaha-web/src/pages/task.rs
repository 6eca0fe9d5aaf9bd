//! Lessons and puzzles: a task, and the board on which it is solved by press, by key or by text.

use kalaha::Move;
use kalaha_lessons::course::{self, Check, LESSONS, Lesson, Tried};
use kalaha_lessons::puzzles::{self, Puzzle};
use kalaha_text::Words;
use maud::{Markup, html};

use super::board::board;
use super::modules::{TextMode, data, dialog, marks, module_words, settings};
use super::shell::Page;
use super::shown::state_of;
use crate::game::State;
use crate::game::seats::SOUTH;
use crate::view::text::Typed;
use crate::view::{Scene, View};

/// What a task is asked.
#[derive(Clone, Debug, Default)]
pub struct Asked {
    /// The address that was asked for.
    pub address: String,
    /// The moves of the try.
    pub moves: Vec<String>,
    /// A line of the text mode.
    pub line: String,
    /// True if the solution is wanted.
    pub solution: bool,
}

/// A task, and where it stands.
struct Task<'a> {
    words: &'a Words,
    /// The page's own address.
    path: String,
    heading: String,
    /// What is told before it.
    tells: Vec<String>,
    asks: String,
    check: &'a dyn Fn(&[&str]) -> Tried,
    answer: &'a dyn Fn(&Tried) -> String,
    solution: Vec<String>,
    /// Where to go after it, the next one first.
    ways: Vec<(String, String)>,
}

/// How a task stands after what was asked.
struct Standing {
    tried: Tried,
    /// What is said of the try; nothing before its first move.
    answer: Option<String>,
    /// The text mode's answer.
    told: Option<String>,
}

/// The page of a lesson.
#[must_use]
pub fn lesson_page(lesson: &Lesson, asked: &Asked, words: &Words) -> Markup {
    let next = LESSONS.iter().find(|next| next.number == lesson.number + 1);
    let next = next.map(|next| {
        let title = next.title(words);
        let told = words.say("web-learn-next", &[("title", (&title).into())]);
        (format!("/learn/{}", next.id), told)
    });
    let game = ("/".to_owned(), course::into_a_game(words));
    let task = Task {
        words,
        path: format!("/learn/{}", lesson.id),
        heading: lesson.heading(words),
        tells: lesson.tells(words),
        asks: lesson.task(words),
        check: &|moves| lesson.check(moves),
        answer: &|tried| lesson.answer(tried, words),
        solution: lesson.solution.iter().map(ToString::to_string).collect(),
        ways: next.into_iter().chain([game]).collect(),
    };
    task.page(&lesson.title(words), asked)
}

/// The page of a puzzle.
#[must_use]
pub fn puzzle_page(puzzle: &Puzzle, asked: &Asked, words: &Words) -> Markup {
    let facts = [
        ("number", puzzle.number.into()),
        ("count", puzzles::all().len().into()),
    ];
    let heading = words.say("puzzle-heading", &facts);
    let next = puzzles::find(puzzle.number + 1).map(|next| {
        let told = words.say("web-learn-puzzle-next", &[]);
        (format!("/puzzles/{}", next.number), told)
    });
    let all = ("/learn".to_owned(), words.say("web-nav-learn", &[]));
    let task = Task {
        words,
        path: format!("/puzzles/{}", puzzle.number),
        heading: heading.clone(),
        tells: Vec::new(),
        asks: puzzle.task(words),
        check: &|moves| puzzle.check(moves),
        answer: &|tried| puzzle.answer(tried, words),
        solution: puzzle.solution.iter().map(ToString::to_string).collect(),
        ways: next.into_iter().chain([all]).collect(),
    };
    task.page(&heading, asked)
}

impl Task<'_> {
    fn say(&self, id: &str) -> String {
        self.words.say(id, &[])
    }

    fn tried(&self, moves: &[String]) -> (Tried, Option<String>) {
        let typed: Vec<&str> = moves.iter().map(String::as_str).collect();
        let tried = (self.check)(&typed);
        let answer = (!moves.is_empty()).then(|| (self.answer)(&tried));
        (tried, answer)
    }

    fn stand(&self, asked: &Asked) -> Standing {
        let moves = if asked.solution {
            &self.solution
        } else {
            &asked.moves
        };
        let (mut tried, mut answer) = self.tried(moves);
        let mut told = None;
        if let Some(state) = state_of(&tried.game).filter(|_| !asked.line.is_empty()) {
            let scene = self.scene(&state);
            let mut moves = played(&tried);
            match scene.typed(&asked.line, &scene.view()) {
                Typed::Play(_) if is_over(&tried) => told = Some(self.say("web-task-over")),
                Typed::Play(chosen) => {
                    moves.push(chosen.to_string());
                    (tried, answer) = self.tried(&moves);
                }
                Typed::Undo => {
                    moves.pop();
                    (tried, answer) = self.tried(&moves);
                }
                Typed::Redo => told = Some(self.words.error(&kalaha::Error::NothingToRedo)),
                Typed::Hint | Typed::Values => told = Some(self.say("web-task-no-values")),
                Typed::Says(text) | Typed::Refused(text) => told = Some(text),
            }
        }
        Standing {
            tried,
            answer,
            told,
        }
    }

    /// The board as whoever solves the task sees it.
    fn scene<'a>(&'a self, state: &'a State) -> Scene<'a> {
        Scene {
            state,
            seats: SOUTH,
            words: self.words,
            ply: None,
        }
    }

    fn view(&self, tried: &Tried) -> Option<View> {
        let state = state_of(&tried.game)?;
        let mut view = self.scene(&state).view().without_outcomes();
        if is_over(tried) {
            // A try that is over is not played on, whoever is to move.
            view.may_move = false;
            for pit in view.pits.iter_mut().filter(|pit| pit.house.is_some()) {
                pit.legal = false;
                pit.why_not = Some(self.say("web-task-over"));
            }
        }
        Some(view)
    }

    fn page(&self, title: &str, asked: &Asked) -> Markup {
        let words = self.words;
        let standing = self.stand(asked);
        let view = self.view(&standing.tried);
        let played = played(&standing.tried).join(" ");
        let content = html! {
            div .task #task data-path=(self.path) {
                h1 .head { (self.heading) }
                @if !self.tells.is_empty() {
                    div .tells { @for text in &self.tells { p { (text) } } }
                }
                section .asks {
                    h2 { (self.say("web-learn-task")) }
                    p { (self.asks) }
                }
                div .play {
                    form #try method="get" action={ (self.path) "#verdict" } {
                        input type="hidden" name="played" value=(played);
                        @if let Some(view) = &view { (board(view, words)) (data(view)) }
                    }
                    div .status { p .ahead-text aria-hidden="true" {} }
                    div .alarm #alarm role="alert" {}
                    // Without scripts the answer's page goes there, and with it the focus: so it is
                    // read out.
                    div #said role="status" {
                        @if let Some(answer) = &standing.answer { p .notice #verdict tabindex="-1" { (answer) } }
                    }
                    div .actions.unprinted data-panel="actions" { (self.actions(&standing, asked.solution)) }
                }
                div .tools.unprinted {
                    (TextMode {
                        method: "get",
                        action: &format!("{}#answers", self.path),
                        sent: &[("played", &played)],
                        told: standing.told.as_deref(),
                    }.draw(words))
                    (marks(words))
                    (settings(words))
                }
            }
            (dialog(words))
            (module_words(words))
        };
        Page {
            words,
            title,
            path: &asked.address,
            script: Some("learn.js"),
            refresh: None,
            board: true,
        }
        .around(&content)
    }

    fn actions(&self, standing: &Standing, solved: bool) -> Markup {
        let solution = self.solution.join(" ");
        let facts = [("moves", (&solution).into())];
        let right = standing.tried.check == Check::Right;
        html! {
            @if solved { p .solution { (self.words.say("puzzle-solution", &facts)) } }
            @if standing.answer.is_some() {
                a .button href={ (self.path) "#task" } data-ask="again" { (self.say("web-learn-again")) }
            }
            a .button href={ (self.path) "?solution=1#verdict" } data-ask="solution" { (self.say("web-learn-solution")) }
            @for (number, (to, told)) in self.ways.iter().enumerate() {
                a .button.main[right && number == 0] href=(to) { (told) }
            }
        }
    }
}

fn is_over(tried: &Tried) -> bool {
    matches!(tried.check, Check::Right | Check::Wrong)
}

/// The moves of a try that were played.
fn played(tried: &Tried) -> Vec<String> {
    tried
        .game
        .moves()
        .map(|chosen: Move| chosen.to_string())
        .collect()
}
