//! Pages to learn from: where everything is found, the rules told, what is known about the game.

use kalaha::Rules;
use kalaha_lessons::course::LESSONS;
use kalaha_lessons::learn::CHAPTERS;
use kalaha_lessons::{puzzles, read};
use kalaha_text::Words;
use maud::{Markup, html};

use super::shell::Page;
use super::shown::{example, with_examples};
use super::sources;

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
        div .prose.opening {
            h1 { (title) }
            p { (say("web-learn-help")) }
        }
        div .columns {
            section {
                h2 { (say("web-learn-course")) }
                ol .list {
                    @for lesson in LESSONS {
                        li { a href={ "/learn/" (lesson.id) } { (lesson.title(words)) } }
                    }
                }
            }
            section {
                h2 { (say("web-learn-puzzles")) }
                p { a .button.main href="/puzzles/today" { (say("web-learn-puzzle-today")) } }
                ol .tiles {
                    @for puzzle in puzzles::all() {
                        li { a href={ "/puzzles/" (puzzle.number) } { (puzzle.number) } }
                    }
                }
            }
            section {
                h2 { (say("web-learn-game")) }
                ul .list {
                    @for chapter in CHAPTERS {
                        li { a href={ "/rules#" (chapter.id) } { (chapter.title(words)) } }
                    }
                    li { a href="/why" { (say("web-all-rules")) } }
                }
                h2 { (say("web-learn-read")) }
                ul .list {
                    @for section in read::SECTIONS {
                        li { a href={ "/read#" (section.id) } { (section.title(words)) } }
                    }
                }
                p { a .button href="/print" { (say("web-nav-print")) } }
            }
        }
    };
    around(&title, "/learn", false, words, &content)
}

/// The game told by a rule set, with examples and strategy.
#[must_use]
pub fn rules_page(rules: &Rules, address: &str, words: &Words) -> Markup {
    let title = words.say("web-learn-game", &[]);
    let name = kalaha_sheets::name(rules, words);
    let content = html! {
        div .prose {
            h1 { (title) }
            p .quiet { (words.say("web-rules-told", &[("rules", (&name).into())])) }
            @for chapter in CHAPTERS {
                h2 id=(chapter.id) { (chapter.title(words)) }
                @if let Some(note) = chapter.note(rules, words) { p { (note) } }
                @for passage in chapter.told(rules) {
                    @let text = passage.say(rules, words);
                    div .short {
                        @if let Some(question) = &text.question { h3 { (question) } }
                        p { (text.text) }
                        @if let Some(note) = &text.note { p .quiet { (note) } }
                        @if !text.sources.is_empty() { p { (sources::in_brackets(&text.sources, words)) } }
                        @if let Some(Ok(played)) = passage.play() { (example(&played, words)) }
                    }
                }
            }
        }
    };
    with_examples(&title, address, words, &content)
}

/// What is known about the game.
#[must_use]
pub fn read_page(words: &Words) -> Markup {
    let title = words.say("web-learn-read", &[]);
    let (others_title, others) = read::words_heading(words);
    let (sources_title, all) = read::sources(words);
    let content = html! {
        div .prose {
            h1 { (title) }
            @for section in read::SECTIONS {
                h2 id=(section.id) { (section.title(words)) }
                ul {
                    @for fact in section.facts {
                        li { (fact.say(words)) " " (sources::in_brackets(fact.sources, words)) }
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
            (sources::list(all, words))
        }
    };
    around(&title, "/read", false, words, &content)
}
