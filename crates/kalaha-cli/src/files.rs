//! Reading files of a size that makes sense.

use std::fs::File;
use std::io::Read;
use std::path::Path;

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
