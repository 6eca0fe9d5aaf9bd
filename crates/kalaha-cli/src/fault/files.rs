//! What can be the matter with a file.

use std::io;
use std::path::Path;

use kalaha_text::{Arg, Words};

use super::system;

/// What is the matter with a file.
#[derive(Debug)]
pub(crate) enum Trouble {
    NotFound,
    /// The directory in which it should be written.
    NoDirectory,
    IsDirectory,
    Denied,
    NotText,
    TooLarge,
    /// Another run is writing it.
    InUse,
    Other(io::Error),
}

/// What is the matter with a file of JSON.
#[derive(Debug)]
pub(crate) enum JsonTrouble {
    Broken,
    EndsEarly,
    NoObject,
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::NotFound => Self::NotFound,
            io::ErrorKind::IsADirectory => Self::IsDirectory,
            io::ErrorKind::PermissionDenied => Self::Denied,
            _ => Self::Other(error),
        }
    }
}

impl Trouble {
    pub(super) fn code(&self) -> &'static str {
        match self {
            Self::NotFound => "file.not_found",
            Self::NoDirectory => "file.no_directory",
            Self::IsDirectory => "file.is_directory",
            Self::Denied => "file.denied",
            Self::NotText => "file.not_text",
            Self::TooLarge => "file.too_large",
            Self::InUse => "file.in_use",
            Self::Other(_) => "file.unusable",
        }
    }

    pub(super) fn sentence(&self, path: &Path, words: &Words) -> String {
        let id = match self {
            Self::NotFound => "file-not-found",
            Self::NoDirectory => "file-no-directory",
            Self::IsDirectory => "file-is-directory",
            Self::Denied => "file-denied",
            Self::NotText => "file-not-text",
            Self::TooLarge => "file-too-large",
            Self::InUse => "file-in-use",
            Self::Other(_) => "file-unusable",
        };
        let detail = match self {
            Self::Other(error) => system::why(error, words),
            _ => String::new(),
        };
        words.say(
            id,
            &[
                ("file", Arg::from(&*path.to_string_lossy())),
                ("detail", Arg::from(&*detail)),
            ],
        )
    }
}

impl From<&serde_json::Error> for JsonTrouble {
    fn from(error: &serde_json::Error) -> Self {
        use serde_json::error::Category;
        match error.classify() {
            Category::Eof => Self::EndsEarly,
            Category::Data => Self::NoObject,
            Category::Syntax | Category::Io => Self::Broken,
        }
    }
}

impl JsonTrouble {
    pub(super) fn code(&self) -> &'static str {
        match self {
            Self::Broken => "json.broken",
            Self::EndsEarly => "json.ends_early",
            Self::NoObject => "json.no_object",
        }
    }

    pub(super) fn message(&self) -> &'static str {
        match self {
            Self::Broken => "json-broken",
            Self::EndsEarly => "json-ends-early",
            Self::NoObject => "json-no-object",
        }
    }
}
