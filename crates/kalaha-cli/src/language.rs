//! The language of the answers: the one that is asked for, or that of the surroundings.

use std::ffi::OsString;

use kalaha_text::Language;

use crate::fault::usage::Needed;

/// Where the surroundings name a language, what counts most first.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The language of a command line, which need not be one that can be read. Programs get English.
pub(crate) fn of(line: &[OsString]) -> Language {
    if line.iter().any(|word| word == "--json") {
        return Language::English;
    }
    asked(line)
        .or_else(surroundings)
        .unwrap_or(Language::English)
}

/// A language from the command line, for `clap`.
pub(crate) fn read(text: &str) -> Result<Language, Needed> {
    Language::from_tag(text).ok_or(Needed::Language)
}

fn asked(line: &[OsString]) -> Option<Language> {
    let mut words = line.iter().map(|word| word.to_str().unwrap_or_default());
    let mut options = words.by_ref().take_while(|word| *word != "--");
    let tag = options.find_map(|word| match word.strip_prefix("--lang")? {
        "" => Some(None),
        rest => rest.strip_prefix('=').map(Some),
    })?;
    Language::from_tag(tag.or_else(|| options.next())?)
}

fn surroundings() -> Option<Language> {
    let named = |name: &&str| std::env::var(name).ok().filter(|value| !value.is_empty());
    Language::from_tag(&VARIABLES.iter().find_map(named)?)
}

#[cfg(test)]
mod tests {
    use std::ffi::OsString;

    use kalaha_text::Language;

    #[test]
    fn the_command_line_can_ask_anywhere() {
        let asked =
            |line: &str| super::asked(&line.split(' ').map(OsString::from).collect::<Vec<_>>());
        assert_eq!(asked("kalaha --lang sv play"), Some(Language::Swedish));
        assert_eq!(asked("kalaha rules --lang=de"), Some(Language::German));
        assert_eq!(asked("kalaha rules --lang nn"), Some(Language::Norwegian));
        assert_eq!(asked("kalaha rules -- --lang da"), None);
        assert_eq!(asked("kalaha rules --lang"), None);
        assert_eq!(asked("kalaha --lang xx"), None);
        assert_eq!(asked("kalaha --language sv"), None);
    }
}
