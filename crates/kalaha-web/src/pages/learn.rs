//! Pages to learn from: the course, puzzles, the rules told, what is known about the game.

use std::sync::Arc;

use kalaha::{BySide, Game, Rules};
use kalaha_lessons::course::{self, Check, LESSONS, Lesson, Tried};
use kalaha_lessons::example::Played;
use kalaha_lessons::learn::CHAPTERS;
use kalaha_lessons::puzzles::{self, Puzzle};
use kalaha_lessons::read;
use kalaha_text::Words;
use maud::{Markup, html};

use super::board::board;
use super::modules::{data, dialog, module_words};
use super::shell::Page;
use super::why::why_link;
use crate::game::seats::SOUTH;
use crate::game::{Entry, Head, Help, Player, Starts, State};
use crate::view::Scene;

/// A page with its content.
pub(super) fn around(
    title: &str,
    path: &str,
    board: bool,
    words: &Words,
    content: &Markup,
) -> Markup {
    Page {
        words,
        title,
        path,
        script: None,
        refresh: None,
        board,
    }
    .around(content)
}

/// Where all that there is to learn is found.
#[must_use]
pub fn index_page(words: &Words) -> Markup {
    let say = |id: &str| words.say(id, &[]);
    let title = say("web-learn-title");
    let content = html! {
        div .prose {
            h1 { (title) }
            p { (say("web-learn-help")) }
            h2 { (say("web-learn-course")) }
            ol {
                @for lesson in LESSONS {
                    li { a href={ "/learn/" (lesson.id) } { (lesson.title(words)) } }
                }
            }
            h2 { (say("web-learn-puzzles")) }
            p { a .button.main href="/puzzles/today" { (say("web-learn-puzzle-today")) } }
            ol .moves {
                @for puzzle in puzzles::all() {
                    li { a href={ "/puzzles/" (puzzle.number) } { (puzzle.number) } }
                }
            }
            h2 { (say("web-learn-game")) }
            ul {
                @for chapter in CHAPTERS {
                    li { a href={ "/rules#" (chapter.id) } { (chapter.title(words)) } }
                }
                li { a href="/why" { (say("web-all-rules")) } }
            }
            h2 { (say("web-learn-read")) }
            ul {
                @for section in read::SECTIONS {
                    li { a href={ "/read#" (section.id) } { (section.title(words)) } }
                }
            }
            p { a href="/print" { (say("web-nav-print")) } }
        }
    };
    around(&title, "/learn", false, words, &content)
}

/// A board to answer a task on, drawn as the games are, with what the module reads.
fn task_board(game: &Game, words: &Words) -> Option<Markup> {
    let start = game.start_position();
    let head = Head {
        rules: *start.rules(),
        start: start.to_string(),
        players: BySide {
            south: Player::SOMEBODY,
            north: Player::SOMEBODY,
        },
        help: Help::None,
        starts: Starts::South,
    };
    let mut state = State::new(Arc::new(head)).ok()?;
    for (by, r#move) in game.moves_by_side() {
        state.apply(&Entry::Move { r#move, by }).ok()?;
    }
    let scene = Scene {
        state: &state,
        seats: SOUTH,
        words,
        ply: None,
    };
    let view = scene.view();
    Some(html! { (board(&view, words)) (data(&view)) })
}

/// A task with a try at it.
struct Trial<'a> {
    /// The page's own address.
    path: &'a str,
    task: String,
    tried: &'a Tried,
    /// What is said of the try; nothing before the first.
    answer: Option<String>,
    /// The moves of the solution, if they are asked for.
    solution: Option<String>,
}

impl Trial<'_> {
    fn draw(&self, words: &Words) -> Markup {
        let say = |id: &str| words.say(id, &[]);
        let goes_on = matches!(self.tried.check, Check::More | Check::Refused(_));
        let so_far: Vec<String> = self
            .tried
            .game
            .moves()
            .map(|chosen| chosen.to_string())
            .collect();
        let drawn = task_board(&self.tried.game, words);
        html! {
            section #task {
                h2 { (say("web-learn-task")) }
                p { (self.task) }
                // The answer's page goes there, and with it the focus: so it is read out.
                @if let Some(answer) = &self.answer { p .notice #verdict tabindex="-1" { (answer) } }
                @if goes_on {
                    form method="get" action={ (self.path) "#verdict" } {
                        input type="hidden" name="played" value=(so_far.join(" "));
                        @if let Some(drawn) = &drawn { (drawn) }
                    }
                } @else if let Some(drawn) = &drawn {
                    (drawn)
                }
                @if let Some(solution) = &self.solution { p { (solution) } }
                div .actions {
                    @if self.answer.is_some() { a .button href={ (self.path) "#task" } { (say("web-learn-again")) } }
                    a .button href={ (self.path) "?solution=1#task" } { (say("web-learn-solution")) }
                }
            }
            (dialog(words))
            (module_words(words))
        }
    }
}

/// What a task is asked.
#[derive(Clone, Debug, Default)]
pub struct Asked {
    /// The address that was asked for.
    pub address: String,
    /// The moves of the try.
    pub moves: Vec<String>,
    /// True if the solution is wanted.
    pub solution: bool,
}

impl Asked {
    fn moves(&self) -> Vec<&str> {
        self.moves.iter().map(String::as_str).collect()
    }
}

/// A page with a task, which the keyboard answers too.
fn with_task(title: &str, path: &str, words: &Words, content: &Markup) -> Markup {
    Page {
        words,
        title,
        path,
        script: Some("learn.js"),
        refresh: None,
        board: true,
    }
    .around(content)
}

/// The page of a lesson.
#[must_use]
pub fn lesson_page(lesson: &Lesson, asked: &Asked, words: &Words) -> Markup {
    let path = format!("/learn/{}", lesson.id);
    let title = lesson.title(words);
    let tried = lesson.check(&asked.moves());
    let answer = (!asked.moves.is_empty()).then(|| lesson.answer(&tried, words));
    let solution = asked.solution.then(|| {
        let moves = lesson.solution.join(" ");
        words.say("puzzle-solution", &[("moves", (&moves).into())])
    });
    let trial = Trial {
        path: &path,
        task: lesson.task(words),
        tried: &tried,
        answer,
        solution,
    };
    let next = LESSONS.iter().find(|next| next.number == lesson.number + 1);
    let content = html! {
        div .prose {
            h1 { (lesson.heading(words)) }
            @for text in lesson.tells(words) { p { (text) } }
        }
        (trial.draw(words))
        p .actions {
            @if let Some(next) = next {
                @let title = next.title(words);
                a .button.main[tried.check == Check::Right] href={ "/learn/" (next.id) } {
                    (words.say("web-learn-next", &[("title", (&title).into())]))
                }
            }
            a .button href="/" { (course::into_a_game(words)) }
        }
    };
    with_task(&title, &asked.address, words, &content)
}

/// The page of a puzzle.
#[must_use]
pub fn puzzle_page(puzzle: &Puzzle, asked: &Asked, words: &Words) -> Markup {
    let path = format!("/puzzles/{}", puzzle.number);
    let facts = [
        ("number", puzzle.number.into()),
        ("count", puzzles::all().len().into()),
    ];
    let title = words.say("puzzle-heading", &facts);
    let tried = puzzle.check(&asked.moves());
    let answer = (!asked.moves.is_empty()).then(|| puzzle.answer(&tried, words));
    let trial = Trial {
        path: &path,
        task: puzzle.task(words),
        tried: &tried,
        answer,
        solution: asked.solution.then(|| puzzle.solution(words)),
    };
    let content = html! {
        div .prose { h1 { (title) } }
        (trial.draw(words))
        p .actions {
            @if let Some(next) = puzzles::find(puzzle.number + 1) {
                a .button.main[tried.check == Check::Right] href={ "/puzzles/" (next.number) } {
                    (words.say("web-learn-puzzle-next", &[]))
                }
            }
            a .button href="/learn" { (words.say("web-nav-learn", &[])) }
        }
    };
    with_task(&title, &asked.address, words, &content)
}

/// A played example: boards before and after, what happens, and its steps with their reasons.
pub(super) fn example(played: &Played, words: &Words) -> Markup {
    let steps = words.ruling(&played.ruling).steps;
    html! {
        div .shown {
            (kalaha_sheets::example(played, words))
            @if !steps.is_empty() {
                details .unprinted {
                    summary { (words.say("judge-steps", &[])) }
                    ol .log {
                        @for (step, rule) in &steps { li { (step) " " (why_link(rule.as_str(), words)) } }
                    }
                }
            }
        }
    }
}

/// The game told by a rule set, with examples and strategy.
#[must_use]
pub fn rules_page(rules: &Rules, address: &str, words: &Words) -> Markup {
    let title = words.say("web-learn-game", &[]);
    let name = kalaha_sheets::name(rules, words);
    let content = html! {
        div .prose {
            h1 { (title) }
            p .quiet { (words.say("web-referee-rules", &[("rules", (&name).into())])) }
            @for chapter in CHAPTERS {
                h2 id=(chapter.id) { (chapter.title(words)) }
                @for passage in chapter.passages {
                    @let text = passage.say(rules, words);
                    div .short {
                        @if let Some(question) = &text.question { h3 { (question) } }
                        p { (text.text) }
                        @if let Some(note) = &text.note { p .quiet { (note) } }
                        @if let Some(Ok(played)) = passage.play() { (example(&played, words)) }
                    }
                }
            }
        }
    };
    around(&title, address, false, words, &content)
}

/// What is known about the game.
#[must_use]
pub fn read_page(words: &Words) -> Markup {
    let title = words.say("web-learn-read", &[]);
    let (others_title, others) = read::words_heading(words);
    let (sources_title, sources) = read::sources(words);
    let content = html! {
        div .prose {
            h1 { (title) }
            @for section in read::SECTIONS {
                h2 id=(section.id) { (section.title(words)) }
                ul {
                    @for fact in section.facts {
                        @let cited: Vec<String> = fact.sources.iter().map(|source| words.cite(source)).collect();
                        li { (fact.say(words)) " " span .quiet { "(" (cited.join("; ")) ")" } }
                    }
                }
            }
            h2 id="words" { (others_title) }
            // What may have to be scrolled sideways is reached by keyboard too.
            div .scroll role="group" aria-labelledby="words" tabindex="0" {
                table .plain {
                    thead { tr { @for (tag, name) in read::LANGUAGES { th scope="col" lang=(tag) { (name) } } } }
                    tbody {
                        @for row in read::WORDS {
                            tr { @for ((tag, _), word) in read::LANGUAGES.iter().zip(row) { td lang=(*tag) { (*word) } } }
                        }
                    }
                }
            }
            p { (others) }
            h2 id="sources" { (sources_title) }
            ul { @for source in &sources { li { (source) } } }
        }
    };
    around(&title, "/read", false, words, &content)
}
