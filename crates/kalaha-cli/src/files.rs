//! Reading files of a size that makes sense.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use crate::fault::{Fault, Trouble};

/// Bytes of the largest rule set or game record that is read.
pub(crate) const SMALL: u64 = 1 << 20;
/// Bytes of the largest file of test data that is read.
pub(crate) const LARGE: u64 = 1 << 28;

/// The bytes of a file.
///
/// # Errors
/// A file that can't be opened or read, or holds more than `limit` bytes.
pub(crate) fn read_bytes(path: &Path, limit: u64) -> Result<Vec<u8>, Fault> {
    let read = || {
        let mut bytes = Vec::new();
        File::open(path)?.take(limit + 1).read_to_end(&mut bytes)?;
        Ok(bytes)
    };
    let bytes = read().map_err(|error| Fault::file(path, error))?;
    if bytes.len() as u64 > limit {
        return Err(fault(path, Trouble::TooLarge));
    }
    Ok(bytes)
}

/// The text of a small file, without the byte order mark that some editors put first.
///
/// # Errors
/// As [`read_bytes`], and bytes that are no UTF-8 text.
pub(crate) fn read_text(path: &Path) -> Result<String, Fault> {
    let text =
        String::from_utf8(read_bytes(path, SMALL)?).map_err(|_| fault(path, Trouble::NotText))?;
    Ok(text
        .strip_prefix('\u{feff}')
        .map(str::to_owned)
        .unwrap_or(text))
}

pub(crate) fn fault(path: &Path, trouble: Trouble) -> Fault {
    Fault::File {
        path: path.to_owned(),
        trouble,
    }
}

/// Writes a file, whole or not at all; what it held is replaced.
///
/// # Errors
/// A file that can't be written.
pub(crate) fn write_text(path: &Path, text: &str) -> Result<(), Fault> {
    write(path, text).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => fault(path, Trouble::NoDirectory),
        _ => Fault::file(path, error),
    })
}

/// Writes beside the file first, so that nothing is lost if the disk is full.
fn write(path: &Path, text: &str) -> io::Result<()> {
    let beside = beside(path);
    let mut file = OpenOptions::new()
        .write(true)
        .create_new(true)
        .open(&beside)?;
    let written = file
        .write_all(text.as_bytes())
        .and_then(|()| file.sync_all())
        .and_then(|()| fs::rename(&beside, path));
    if written.is_err() {
        let _ = fs::remove_file(&beside);
    }
    written
}

fn beside(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.new", std::process::id()));
    path.with_file_name(name)
}
