//! The file that an atlas is written to, line by line, so that a later run goes on with it.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use kalaha::Rules;
use kalaha_engine::atlas::line::{BEGINNING, Line};

use crate::fault::{Fault, Trouble};
use crate::files;
use crate::json_line::{self, LineFault};

/// An atlas on disk, locked against a second run.
pub(super) struct AtlasFile {
    path: PathBuf,
    file: File,
    lines: Vec<Line>,
}

impl AtlasFile {
    /// Opens or makes the file and reads what is there. A last line that was not written to its end is
    /// dropped.
    ///
    /// # Errors
    /// A file that can't be used, that another run is writing, or that holds anything else; it stays as
    /// it is then.
    pub(super) fn open(path: &Path) -> Result<Self, Fault> {
        let fault = |error: io::Error| match error.kind() {
            io::ErrorKind::NotFound => files::fault(path, Trouble::NoDirectory),
            _ => Fault::file(path, error),
        };
        if path.is_dir() {
            return Err(fault(io::ErrorKind::IsADirectory.into()));
        }
        let file = OpenOptions::new()
            .read(true)
            .append(true)
            .create(true)
            .open(path)
            .map_err(fault)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(files::fault(path, Trouble::InUse)),
            // Where files can't be locked, one run at a time is up to whoever starts them.
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {}
            Err(TryLockError::Error(error)) => return Err(fault(error)),
        }
        let mut bytes = Vec::new();
        (&file)
            .take(files::LARGE + 1)
            .read_to_end(&mut bytes)
            .map_err(fault)?;
        if bytes.len() as u64 > files::LARGE {
            return Err(files::fault(path, Trouble::TooLarge));
        }
        let whole = bytes
            .iter()
            .rposition(|&byte| byte == b'\n')
            .map_or(0, |at| at + 1);
        let (whole, torn) = bytes.split_at(whole);
        let lines = read(path, whole)?;
        let mut atlas = Self {
            path: path.to_owned(),
            file,
            lines,
        };
        atlas.mend(whole, torn)?;
        Ok(atlas)
    }

    /// Deals with what stands behind the last whole line.
    fn mend(&mut self, whole: &[u8], torn: &[u8]) -> Result<(), Fault> {
        let fault = |error| Fault::file(&self.path, error);
        if torn.is_empty() {
            return Ok(());
        }
        let line = std::str::from_utf8(torn)
            .ok()
            .and_then(|text| Line::read(text).ok());
        if let Some(line) = line {
            self.file.write_all(b"\n").map_err(fault)?;
            self.lines.push(line);
            return Ok(());
        }
        let shared = BEGINNING.len().min(torn.len());
        if torn[..shared] != BEGINNING.as_bytes()[..shared] {
            // Nothing of ours: not to be thrown away.
            let text = String::from_utf8_lossy(torn);
            let number = self.lines.len() + 1;
            let detail = json_line::read::<Line>(&text).err();
            let detail = detail.unwrap_or(LineFault::Trailing { column: 1 });
            return Err(no_atlas(&self.path, number, detail));
        }
        self.file.set_len(whole.len() as u64).map_err(fault)
    }

    /// What is there for a rule set.
    pub(super) fn find(&self, rules: &Rules) -> Option<&Line> {
        self.lines.iter().find(|line| line.rules == *rules)
    }

    /// Adds a line, on disk before anything else is done.
    ///
    /// # Errors
    /// A file that can't be written.
    pub(super) fn add(&mut self, line: &Line) -> Result<(), Fault> {
        let text = line.write() + "\n";
        self.file
            .write_all(text.as_bytes())
            .and_then(|()| self.file.sync_data())
            .map_err(|error| Fault::file(&self.path, error))?;
        self.lines.push(line.clone());
        Ok(())
    }
}

fn no_atlas(path: &Path, line: usize, detail: LineFault) -> Fault {
    Fault::NoAtlas {
        path: path.to_owned(),
        line,
        detail,
    }
}

/// The lines of a text, empty ones left out.
fn read(path: &Path, bytes: &[u8]) -> Result<Vec<Line>, Fault> {
    let text = std::str::from_utf8(bytes).map_err(|_| files::fault(path, Trouble::NotText))?;
    let lines = text.lines().zip(1..);
    lines
        .filter(|(text, _)| !text.trim().is_empty())
        .map(|(text, number)| {
            json_line::read(text).map_err(|detail| no_atlas(path, number, detail))
        })
        .collect()
}
