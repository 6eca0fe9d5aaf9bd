//! `read`: the game told from start to end, and what is known about it.

use kalaha::Rules;
use kalaha_lessons::learn::{CHAPTERS, Chapter};
use kalaha_lessons::read::{self, SECTIONS, Section};
use kalaha_text::Words;
use serde::Serialize;

use crate::args::learn::ReadArgs;
use crate::fault::{Exit, Fault};
use crate::out::Out;
use crate::question::{ExampleJson, played};
use crate::rule_set;

/// What to read, by which rules.
pub(crate) struct Reading {
    /// None to list everything.
    part: Option<Part>,
    rules: Rules,
    json: bool,
}

impl Reading {
    /// Finds what is named, and the rules.
    ///
    /// # Errors
    /// A word that names nothing to read; rules that can't be had.
    pub(crate) fn read(args: ReadArgs) -> Result<Self, Fault> {
        Ok(Self {
            part: args.section.map(Part::find).transpose()?,
            rules: rule_set::load(args.rules.rules.as_deref(), &args.rules.set)?,
            json: args.json,
        })
    }
}

/// Something to read.
#[derive(Clone, Copy)]
enum Part {
    Chapter(&'static Chapter),
    Section(&'static Section),
    /// What the things are called in five languages.
    Words,
    Sources,
}

impl Part {
    /// Everything there is, in the order of the pages.
    fn all() -> impl Iterator<Item = Self> {
        let chapters = CHAPTERS.iter().map(Self::Chapter);
        let sections = SECTIONS.iter().map(Self::Section);
        chapters.chain(sections).chain([Self::Words, Self::Sources])
    }

    /// The part of a name.
    ///
    /// # Errors
    /// A word that is none.
    fn find(text: String) -> Result<Self, Fault> {
        let found = Self::all().find(|part| part.id() == text);
        found.ok_or(Fault::UnknownSection { text })
    }

    fn id(self) -> &'static str {
        match self {
            Self::Chapter(chapter) => chapter.id,
            Self::Section(section) => section.id,
            Self::Words => "words",
            Self::Sources => "sources",
        }
    }

    fn title(self, words: &Words) -> String {
        match self {
            Self::Chapter(chapter) => chapter.title(words),
            Self::Section(section) => section.title(words),
            Self::Words => read::words_heading(words).0,
            Self::Sources => read::sources(words).0,
        }
    }
}

#[derive(Serialize)]
struct Listed {
    id: &'static str,
    title: String,
}

#[derive(Serialize)]
struct Told<'a> {
    #[serde(flatten)]
    part: Listed,
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    texts: Vec<TextJson>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    words: Vec<Vec<&'a str>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sources: Vec<String>,
}

#[derive(Serialize)]
struct TextJson {
    id: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    question: Option<String>,
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<String>,
    sources: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    example: Option<serde_json::Value>,
}

pub(crate) fn run(asked: &Reading, out: &mut Out) -> Result<Exit, Fault> {
    match (asked.part, asked.json) {
        (None, _) => list(asked.json, out)?,
        (Some(part), true) => as_json(part, &asked.rules, out)?,
        (Some(part), false) => {
            let title = part.title(&out.words);
            out.heading(&title)?;
            match part {
                Part::Chapter(chapter) => tell(chapter, &asked.rules, out)?,
                Part::Section(section) => facts(section, out)?,
                Part::Words => words(out)?,
                Part::Sources => {
                    for source in read::sources(&out.words).1 {
                        let cited = out.words.cite(source);
                        let at = source.address.map(|address| format!(": {address}"));
                        out.paragraph("- ", &(cited + &at.unwrap_or_default()))?;
                    }
                }
            }
        }
    }
    Ok(Exit::Yes)
}

fn list(json: bool, out: &mut Out) -> Result<(), Fault> {
    let listed = Part::all().map(|part| Listed {
        id: part.id(),
        title: part.title(&out.words),
    });
    let listed: Vec<Listed> = listed.collect();
    if json {
        return out.json(&listed);
    }
    for Listed { id, title } in listed {
        out.paragraph(&format!("{id:<10}"), &title)?;
    }
    let how = out.words.say("read-how", &[]);
    out.line("")?;
    out.paragraph("", &how)
}

/// A chapter by a rule set, with its boards.
fn tell(chapter: &Chapter, rules: &Rules, out: &mut Out) -> Result<(), Fault> {
    if let Some(note) = chapter.note(rules, &out.words) {
        out.line("")?;
        out.paragraph("", &note)?;
    }
    for passage in chapter.told(rules) {
        let text = passage.say(rules, &out.words);
        out.line("")?;
        if let Some(question) = &text.question {
            out.heading(question)?;
        }
        out.paragraph("", &text.text)?;
        if let Some(note) = &text.note {
            out.paragraph("", note)?;
        }
        if !text.sources.is_empty() {
            let sources = out.words.cite_all(&text.sources).join("; ");
            out.paragraph("", &format!("({sources})"))?;
        }
        if let Some(example) = passage.play() {
            played(&example?, out)?;
        }
    }
    Ok(())
}

fn facts(section: &Section, out: &mut Out) -> Result<(), Fault> {
    for fact in section.facts {
        let text = fact.say(&out.words);
        let sources = out.words.cite_all(fact.sources).join("; ");
        out.paragraph("- ", &format!("{text} ({sources})"))?;
    }
    Ok(())
}

/// The words in columns, a language each.
fn words(out: &mut Out) -> Result<(), Fault> {
    let names = read::LANGUAGES.map(|(_, name)| name);
    let rows = || core::iter::once(&names).chain(read::WORDS);
    let width = |column: usize| {
        let widths = rows().map(|row| row[column].chars().count());
        widths.max().unwrap_or_default() + 2
    };
    for row in rows() {
        let columns = row.iter().enumerate();
        let line = columns.map(|(at, word)| format!("{word:<width$}", width = width(at)));
        out.line(line.collect::<String>().trim_end())?;
    }
    let others = read::words_heading(&out.words).1;
    out.line("")?;
    out.paragraph("", &others)
}

fn as_json(part: Part, rules: &Rules, out: &mut Out) -> Result<(), Fault> {
    let mut told = Told {
        part: Listed {
            id: part.id(),
            title: part.title(&out.words),
        },
        note: None,
        texts: Vec::new(),
        words: Vec::new(),
        sources: Vec::new(),
    };
    match part {
        Part::Chapter(chapter) => {
            told.note = chapter.note(rules, &out.words);
            for passage in chapter.told(rules) {
                let text = passage.say(rules, &out.words);
                let example = passage.play().transpose()?;
                let example = example.as_ref().map(ExampleJson::from);
                let example = example.map(serde_json::to_value).transpose();
                told.texts.push(TextJson {
                    id: passage.id,
                    question: text.question,
                    text: text.text,
                    note: text.note,
                    sources: out.words.cite_all(&text.sources),
                    example: example.unwrap_or_default(),
                });
            }
        }
        Part::Section(section) => {
            told.texts.extend(section.facts.iter().map(|fact| TextJson {
                id: fact.id,
                question: None,
                text: fact.say(&out.words),
                note: None,
                sources: out.words.cite_all(fact.sources),
                example: None,
            }));
        }
        Part::Words => {
            let names = read::LANGUAGES.iter().map(|(tag, _)| *tag).collect();
            let rows = read::WORDS.iter().map(|row| row.to_vec());
            told.words.push(names);
            told.words.extend(rows);
        }
        Part::Sources => told.sources = out.words.cite_all(read::sources(&out.words).1),
    }
    out.json(&told)
}
