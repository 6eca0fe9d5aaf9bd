//! What a person may type during a game.

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

impl<'a> Order<'a> {
    pub(super) fn read(line: &'a str) -> Self {
        let line = line.trim();
        let (word, rest) = line
            .split_once(char::is_whitespace)
            .map_or((line, ""), |(word, rest)| (word, rest.trim()));
        match (word.to_lowercase().as_str(), rest) {
            ("", _) => Self::Nothing,
            ("undo", "") => Self::Undo,
            ("redo", "") => Self::Redo,
            ("hint", "") => Self::Hint,
            ("why", "") => Self::Why,
            ("rules", "") => Self::Rules,
            ("save", "") => Self::Save(None),
            ("save", file) => Self::Save(Some(file)),
            ("help" | "?", "") => Self::Help,
            ("quit" | "exit", "") => Self::Quit,
            _ => Self::Other(line),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Order;

    #[test]
    fn lines_are_read_in_any_case_and_with_any_blanks() {
        assert_eq!(Order::read("  UNDO "), Order::Undo);
        assert_eq!(
            Order::read("save  my game.txt "),
            Order::Save(Some("my game.txt"))
        );
        assert_eq!(Order::read("undo 2"), Order::Other("undo 2"));
        assert_eq!(Order::read("\t"), Order::Nothing);
    }
}
