//! What a person may type during a game.

use kalaha_text::Words;

/// A line as it was meant.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Order<'a> {
    Nothing,
    Undo,
    Redo,
    Hint,
    Why,
    Rules,
    /// Where to, if that was said.
    Save(Option<&'a str>),
    Help,
    Quit,
    /// A move, or nothing that is known.
    Other(&'a str),
}

/// What can be typed for an order in any language, and the message with the language's own words.
const WORDS: [(&[&str], &str, Order); 8] = [
    (&["undo"], "typed-undo", Order::Undo),
    (&["redo"], "typed-redo", Order::Redo),
    (&["hint"], "typed-hint", Order::Hint),
    (&["why"], "typed-why", Order::Why),
    (&["rules"], "typed-rules", Order::Rules),
    (&["save"], "typed-save", Order::Save(None)),
    (&["help", "?"], "typed-help", Order::Help),
    (&["quit", "exit"], "typed-quit", Order::Quit),
];

impl<'a> Order<'a> {
    pub(super) fn read(line: &'a str, words: &Words) -> Self {
        let line = line.trim();
        if line.is_empty() {
            return Self::Nothing;
        }
        let (word, rest) = line
            .split_once(char::is_whitespace)
            .map_or((line, ""), |(word, rest)| (word, rest.trim()));
        let typed = word.to_lowercase();
        let meant = WORDS
            .into_iter()
            .find(|(english, id, _)| english.contains(&&*typed) || words.means(&typed, id));
        match (meant.map(|(_, _, order)| order), rest) {
            (Some(order), "") => order,
            (Some(Self::Save(None)), file) => Self::Save(Some(file)),
            _ => Self::Other(line),
        }
    }
}

#[cfg(test)]
mod tests {
    use kalaha_text::{Language, Words};

    use super::Order;

    #[test]
    fn lines_are_read_in_any_case_and_with_any_blanks() {
        let words = Words::new(Language::English);
        let read = |line| Order::read(line, &words);
        assert_eq!(read("  UNDO "), Order::Undo);
        assert_eq!(read("save  my game.txt "), Order::Save(Some("my game.txt")));
        assert_eq!(read("undo 2"), Order::Other("undo 2"));
        assert_eq!(read("\t"), Order::Nothing);
        assert_eq!(read("?"), Order::Help);
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
            let save = Order::Save(Some("kvällen"));
            assert_eq!(orders, [Order::Undo, Order::Help, save, Order::Quit]);
            assert_eq!(Order::read("undo", &words), Order::Undo);
        }
    }

    #[test]
    fn no_word_means_two_things() {
        for &language in Language::ALL {
            let words = Words::new(language);
            let typed = super::WORDS.map(|(_, id, _)| words.say(id, &[]));
            let swap = words.say("typed-swap", &[]);
            let all = typed
                .iter()
                .chain([&swap])
                .flat_map(|list| list.split(", "));
            for word in all {
                let ids = super::WORDS
                    .iter()
                    .filter(|(english, id, _)| english.contains(&word) || words.means(word, id));
                assert!(ids.count() <= 1, "{language:?}: {word}");
            }
        }
    }
}
