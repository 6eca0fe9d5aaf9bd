//! What is wrong with a command line, in the reader's words instead of `clap`'s.

use std::error::Error as _;
use std::fmt;

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use kalaha_text::{Arg, Words, typed};

use crate::{help, size};

/// What an option takes that `clap` knows nothing of.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Needed {
    Size,
    /// A size of at least so many bytes.
    Memory(u64),
    Seconds,
    Language,
}

impl fmt::Display for Needed {
    /// For `clap`, which shows it to nobody.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for Needed {}

/// What is wrong, in one sentence.
pub(super) fn sentence(error: &Error, words: &Words) -> String {
    let given = |kind| typed(&context(error, kind).join(" "));
    let option = given(ContextKind::InvalidArg);
    let option = ("option", Arg::from(&option));
    match error.kind() {
        ErrorKind::UnknownArgument => {
            let near = ContextKind::SuggestedArg;
            unknown("usage-unknown", error, ContextKind::InvalidArg, near, words)
        }
        ErrorKind::InvalidSubcommand => {
            let near = ContextKind::SuggestedSubcommand;
            unknown(
                "usage-command",
                error,
                ContextKind::InvalidSubcommand,
                near,
                words,
            )
        }
        ErrorKind::MissingRequiredArgument => words.say("usage-missing", &[option]),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let text = given(ContextKind::InvalidValue);
            if text.is_empty() {
                return words.say("usage-no-value", &[option]);
            }
            let needed = needed(error, words);
            let facts = [
                option,
                ("text", (&text).into()),
                ("needed", (&needed).into()),
            ];
            words.say("usage-value", &facts)
        }
        ErrorKind::ArgumentConflict => {
            let other = given(ContextKind::PriorArg);
            if other == given(ContextKind::InvalidArg) {
                return words.say("usage-twice", &[option]);
            }
            words.say("usage-conflict", &[option, ("other", (&other).into())])
        }
        ErrorKind::TooManyValues | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            words.say("usage-count", &[option])
        }
        ErrorKind::InvalidUtf8 => words.say("usage-not-text", &[]),
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            words.say("usage-no-command", &[])
        }
        _ => words.say("usage-other", &[]),
    }
}

/// The same for a person: how the command is used, and where it is explained.
pub(crate) fn told(error: &Error, words: &Words) -> String {
    if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        return help::text(error.to_string().trim_end(), words);
    }
    let usage = context(error, ContextKind::Usage).concat();
    let usage = help::text(usage.trim(), words);
    let mut lines = vec![sentence(error, words)];
    if !usage.is_empty() {
        lines.extend([String::new(), usage]);
    }
    lines.push(words.say("usage-help", &[]));
    lines.join("\n")
}

fn unknown(id: &str, error: &Error, what: ContextKind, near: ContextKind, words: &Words) -> String {
    let text = typed(&context(error, what).join(" "));
    // The nearest comes last.
    let suggested = context(error, near);
    let name = suggested.last().map(String::as_str).unwrap_or_default();
    let near = if name.is_empty() { "no" } else { "yes" };
    words.say(
        id,
        &[
            ("near", near.into()),
            ("text", (&text).into()),
            ("name", name.into()),
        ],
    )
}

/// What would be a value, as the end of a sentence.
fn needed(error: &Error, words: &Words) -> String {
    let valid = context(error, ContextKind::ValidValue);
    if !valid.is_empty() {
        return words.any_of(valid);
    }
    let source = error.source();
    let own = source.and_then(|source| source.downcast_ref::<Needed>());
    match own {
        Some(Needed::Size) => words.say("usage-needs-size", &[]),
        Some(Needed::Memory(least)) => {
            let least = size::shown(*least);
            words.say("usage-needs-memory", &[("least", (&least).into())])
        }
        Some(Needed::Seconds) => words.say("usage-needs-seconds", &[]),
        Some(Needed::Language) => words.say("usage-needs-language", &[]),
        None => {
            // `clap` keeps the limits of a number in its sentence alone: `0 is not in 1..=9`.
            let told = source.map(ToString::to_string).unwrap_or_default();
            let range = told.split_once(" is not in ").map(|(_, range)| range);
            match range.and_then(|range| range.split_once("..=")) {
                Some((low, high)) => {
                    let low = if low.is_empty() { "0" } else { low };
                    words.say(
                        "usage-needs-range",
                        &[("low", low.into()), ("high", high.into())],
                    )
                }
                None => words.say("usage-needs-number", &[]),
            }
        }
    }
}

fn context(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        Some(ContextValue::StyledStr(text)) => vec![text.to_string()],
        _ => Vec::new(),
    }
}
