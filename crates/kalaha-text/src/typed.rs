//! What people type: moves and short commands in their own words. The notation of positions, moves
//! and records is the same in every language.

use std::borrow::Cow;

use kalaha::Side;

use crate::Words;

impl Words {
    /// A move in the notation, from words of this language: `house 3` is `3`, `south 3` is `S3`.
    /// Anything else stays as it is.
    ///
    /// ```
    /// # use kalaha_text::{Language, Words};
    /// let words = Words::new(Language::Swedish);
    /// for (typed, notation) in [
    ///     ("grop 3", "3"),
    ///     ("Syd 3", "S3"),
    ///     ("Nord grop 3", "N3"),
    ///     ("byt", "swap"),
    ///     ("N3", "N3"),
    ///     ("gropar", "gropar"),
    /// ] {
    ///     assert_eq!(words.notation(typed), notation);
    /// }
    /// ```
    #[must_use]
    pub fn notation<'a>(&self, typed: &'a str) -> Cow<'a, str> {
        let mut text = typed.trim().to_lowercase();
        if self.means(&text, "typed-swap") {
            return "swap".into();
        }
        let mut letter = String::new();
        for &side in Side::ALL {
            if let Some(rest) = after(&text, &self.side(side)) {
                letter.push(side.letter());
                text = rest.to_owned();
                break;
            }
        }
        if let Some(rest) = after(&text, &self.say("typed-house", &[])) {
            text = rest.to_owned();
        } else if letter.is_empty() {
            return typed.into();
        }
        (letter + &text).into()
    }

    /// True if a word is one of those that a message lists, the case of its letters aside.
    #[must_use]
    pub fn means(&self, word: &str, id: &str) -> bool {
        let known = self.say(id, &[]);
        known.split(", ").any(|known| known == word.to_lowercase())
    }
}

/// The house number in a text after a word: there must be one.
fn after<'a>(text: &'a str, word: &str) -> Option<&'a str> {
    let rest = text.strip_prefix(&word.to_lowercase())?.trim_start();
    rest.ends_with(|c: char| c.is_ascii_digit()).then_some(rest)
}
