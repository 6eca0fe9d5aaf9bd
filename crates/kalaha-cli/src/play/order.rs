//! What a person may type during a game.

use kalaha_text::{Command, Words};

/// A line as it was meant.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Order<'a> {
    Nothing,
    Command(Command),
    /// Where to.
    SaveTo(&'a str),
    /// A move, or nothing that is known.
    Other(&'a str),
}

impl<'a> Order<'a> {
    pub(super) fn read(line: &'a str, words: &Words) -> Self {
        let line = line.trim();
        if line.is_empty() {
            return Self::Nothing;
        }
        let (word, rest) = line
            .split_once(char::is_whitespace)
            .map_or((line, ""), |(word, rest)| (word, rest.trim()));
        match (words.command(word), rest) {
            (Some(command), "") => Self::Command(command),
            (Some(Command::Save), file) => Self::SaveTo(file),
            _ => Self::Other(line),
        }
    }
}

#[cfg(test)]
mod tests {
    use kalaha_text::{Command, Language, Words};

    use super::Order;

    #[test]
    fn lines_are_read_in_any_case_and_with_any_blanks() {
        let words = Words::new(Language::English);
        let read = |line| Order::read(line, &words);
        assert_eq!(read("  UNDO "), Order::Command(Command::Undo));
        assert_eq!(read("save  my game.txt "), Order::SaveTo("my game.txt"));
        assert_eq!(read("undo 2"), Order::Other("undo 2"));
        assert_eq!(read("\t"), Order::Nothing);
        assert_eq!(read("?"), Order::Command(Command::Help));
    }

    #[test]
    fn each_language_has_its_own_words_beside_the_english_ones() {
        for (language, lines) in [
            (
                Language::Swedish,
                ["Ångra", "hjälp", "spara kvällen", "sluta"],
            ),
            (
                Language::Norwegian,
                ["angre", "hjelp", "lagre kvällen", "slutt"],
            ),
            (
                Language::Danish,
                ["fortryd", "hjælp", "gem kvällen", "slut"],
            ),
            (
                Language::German,
                ["zurück", "Hilfe", "speichern kvällen", "ende"],
            ),
            (Language::English, ["undo", "help", "save kvällen", "quit"]),
        ] {
            let words = Words::new(language);
            let orders = lines.map(|line| Order::read(line, &words));
            let save = Order::SaveTo("kvällen");
            assert_eq!(
                orders,
                [
                    Order::Command(Command::Undo),
                    Order::Command(Command::Help),
                    save,
                    Order::Command(Command::Quit)
                ]
            );
            assert_eq!(Order::read("undo", &words), Order::Command(Command::Undo));
        }
    }
}
