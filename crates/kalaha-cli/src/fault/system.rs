//! What the system says when it refuses something, in the words of a language.

use std::io::{self, ErrorKind};

use kalaha_text::Words;

/// Why the system refuses, as it stands within a sentence. What few people ever see is told as the
/// system tells it.
pub(crate) fn why(error: &io::Error, words: &Words) -> String {
    let id = match error.kind() {
        ErrorKind::NotFound => "system-not-found",
        ErrorKind::PermissionDenied => "system-denied",
        ErrorKind::AlreadyExists => "system-exists",
        ErrorKind::IsADirectory => "system-is-directory",
        ErrorKind::NotADirectory => "system-no-directory",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "system-full",
        ErrorKind::ReadOnlyFilesystem => "system-read-only",
        ErrorKind::FileTooLarge => "system-too-large",
        ErrorKind::InvalidFilename => "system-name",
        ErrorKind::InvalidData | ErrorKind::UnexpectedEof => "system-broken",
        ErrorKind::OutOfMemory => "system-memory",
        ErrorKind::BrokenPipe | ErrorKind::ConnectionReset => "system-closed",
        ErrorKind::AddrInUse => "system-in-use",
        ErrorKind::AddrNotAvailable => "system-no-address",
        ErrorKind::ConnectionRefused => "system-refused",
        ErrorKind::HostUnreachable | ErrorKind::NetworkUnreachable => "system-unreachable",
        ErrorKind::TimedOut => "system-late",
        _ => return error.to_string(),
    };
    words.say(id, &[])
}

#[cfg(test)]
mod tests {
    use kalaha_text::Language;

    use super::*;

    #[test]
    fn common_refusals_are_told_in_every_language_and_rare_ones_as_they_are() {
        for kind in [
            ErrorKind::NotFound,
            ErrorKind::PermissionDenied,
            ErrorKind::AlreadyExists,
            ErrorKind::IsADirectory,
            ErrorKind::NotADirectory,
            ErrorKind::StorageFull,
            ErrorKind::ReadOnlyFilesystem,
            ErrorKind::FileTooLarge,
            ErrorKind::InvalidFilename,
            ErrorKind::InvalidData,
            ErrorKind::OutOfMemory,
            ErrorKind::BrokenPipe,
            ErrorKind::AddrInUse,
            ErrorKind::AddrNotAvailable,
            ErrorKind::ConnectionRefused,
            ErrorKind::HostUnreachable,
            ErrorKind::TimedOut,
        ] {
            let error = io::Error::from(kind);
            let english = why(&error, &Words::new(Language::English));
            for &language in Language::ALL {
                let text = why(&error, &Words::new(language));
                assert!(text != error.to_string() && !text.ends_with('.'), "{text}");
                assert_eq!(text == english, language == Language::English, "{text}");
            }
        }
        let rare = io::Error::other("a rare thing");
        assert_eq!(why(&rare, &Words::new(Language::German)), "a rare thing");
    }
}
