//! Writing a game's record to a file.

use std::path::Path;
use std::{fs, io};

use kalaha::Game;

use crate::fault::{Fault, Trouble};
use crate::files;

/// What became of the file.
pub(super) enum Saved {
    /// It is new, or was empty.
    New,
    /// It held a record, which is replaced.
    Replaced,
    /// It holds something else, which is untouched.
    NoRecord,
}

/// Writes the record, whole or not at all.
///
/// # Errors
/// A file that can't be read or written.
pub(super) fn save(game: &Game, path: &Path) -> Result<Saved, Fault> {
    let (path, saved) = match fs::metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => (path.to_owned(), Saved::New),
        Err(error) => return Err(Fault::file(path, error)),
        Ok(metadata) if metadata.is_dir() => {
            return Err(Fault::file(path, io::ErrorKind::IsADirectory.into()));
        }
        Ok(metadata) if !metadata.is_file() => return Ok(Saved::NoRecord),
        // Behind a symbolic link lies the file that is meant.
        Ok(metadata) => {
            let target = fs::canonicalize(path).map_err(|error| Fault::file(path, error))?;
            let saved = if metadata.len() == 0 {
                Saved::New
            } else if is_record(path)? {
                Saved::Replaced
            } else {
                return Ok(Saved::NoRecord);
            };
            (target, saved)
        }
    };
    files::write_text(&path, &game.to_string())?;
    Ok(saved)
}

fn is_record(path: &Path) -> Result<bool, Fault> {
    match files::read_text(path) {
        Ok(text) => Ok(text.parse::<Game>().is_ok()),
        Err(Fault::File {
            trouble: Trouble::NotText | Trouble::TooLarge,
            ..
        }) => Ok(false),
        Err(fault) => Err(fault),
    }
}
