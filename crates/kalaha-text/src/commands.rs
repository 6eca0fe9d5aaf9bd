//! What can be typed during a game, in the browser's text mode and in the terminal alike: one
//! vocabulary, in English and in the reader's own words.

use kalaha::{House, Position, Side};

use crate::Words;
use crate::players::Players;

/// What a typed word asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// To take back the last decision.
    Undo,
    /// To make it again.
    Redo,
    /// The best move, and why.
    Hint,
    /// What every move is worth.
    Values,
    /// Why the last move came out as it did.
    Why,
    /// The rules of the game.
    Rules,
    /// What the last move did.
    Last,
    /// The whole board.
    Board,
    /// The row of the one who asks.
    Mine,
    /// The other row.
    Theirs,
    /// Both stores.
    Stores,
    /// To keep the game.
    Save,
    /// What can be typed.
    Help,
    /// To leave.
    Quit,
}

/// Each command with its words in any language, the message with the language's own words, and the one
/// that explains it.
const COMMANDS: [(Command, &[&str], &str, &str); 14] = [
    (Command::Undo, &["undo", "back"], "typed-undo", "help-undo"),
    (Command::Redo, &["redo"], "typed-redo", "help-redo"),
    (Command::Hint, &["hint"], "typed-hint", "help-hint"),
    (
        Command::Values,
        &["eval", "values"],
        "typed-values",
        "help-values",
    ),
    (Command::Why, &["why"], "typed-why", "help-why"),
    (Command::Rules, &["rules"], "typed-rules", "help-rules"),
    (Command::Last, &["last"], "typed-last", "help-last"),
    (Command::Board, &["board"], "typed-board", "help-board"),
    (Command::Mine, &["mine"], "typed-mine", "help-mine"),
    (Command::Theirs, &["theirs"], "typed-theirs", "help-theirs"),
    (Command::Stores, &["stores"], "typed-stores", "help-stores"),
    (Command::Save, &["save"], "typed-save", "help-save"),
    (Command::Help, &["help", "?"], "typed-help", "help-help"),
    (Command::Quit, &["quit", "exit"], "typed-quit", "help-quit"),
];

impl Words {
    /// The command that a word means, in English or in this language.
    ///
    /// ```
    /// # use kalaha_text::{Command, Language, Words};
    /// let words = Words::new(Language::Swedish);
    /// for typed in ["Ångra", "undo", "back"] {
    ///     assert_eq!(words.command(typed), Some(Command::Undo));
    /// }
    /// assert_eq!(words.command("zurück"), None);
    /// ```
    #[must_use]
    pub fn command(&self, word: &str) -> Option<Command> {
        let word = word.trim().to_lowercase();
        let means = |&&(_, english, own, _): &&(Command, &[&str], &str, &str)| {
            english.contains(&&*word) || self.means(&word, own)
        };
        COMMANDS.iter().find(means).map(|&(command, ..)| command)
    }

    /// What can be typed, each with what it does: a house, the swap and all commands.
    #[must_use]
    pub fn commands(&self) -> Vec<(String, String)> {
        let first = |id: &str| {
            let known = self.say(id, &[]);
            known.split(", ").next().unwrap_or_default().to_owned()
        };
        let house = ("3".to_owned(), self.say("help-house", &[]));
        let swap = (first("typed-swap"), self.say("help-swap", &[]));
        let commands = COMMANDS
            .iter()
            .map(|&(_, _, typed, help)| (first(typed), self.say(help, &[])));
        [house, swap].into_iter().chain(commands).collect()
    }

    /// A row with its store, house by house from its owner's left.
    ///
    /// ```
    /// # use kalaha::{BySide, Position, Rules, Side};
    /// # use kalaha_text::{Language, Words};
    /// let words = Words::new(Language::English);
    /// let start = Position::start(Rules::STANDARD)?;
    /// assert_eq!(
    ///     words.row(&start, Side::South, &BySide::<String>::default()),
    ///     "South’s houses, from house 1: 4, 4, 4, 4, 4, 4. In the store: 0.",
    /// );
    /// # Ok::<(), kalaha::Error>(())
    /// ```
    #[must_use]
    pub fn row(&self, position: &Position, side: Side, players: &dyn Players) -> String {
        let houses = (0..position.rules().houses).map(House::new);
        let counts: Vec<String> = houses
            .map(|house| position.row(side)[house].to_string())
            .collect();
        let counts = counts.join(", ");
        let owner = self.named_within(side, players);
        let [owner, whose] = owner.facts("owner", "whose");
        let seeds = ("seeds", position.store(side).into());
        self.say("row", &[owner, whose, ("counts", (&counts).into()), seeds])
    }
}

#[cfg(test)]
mod tests {
    use super::COMMANDS;
    use crate::{Language, Words};

    #[test]
    fn every_language_has_a_word_of_its_own_for_each_command_and_none_means_two() {
        for &language in Language::ALL {
            let words = Words::new(language);
            let swap = words.say("typed-swap", &[]);
            for (command, english, own, _) in COMMANDS {
                let own = words.say(own, &[]);
                for word in english.iter().copied().chain(own.split(", ")) {
                    assert_eq!(words.command(word), Some(command), "{language:?}: {word}");
                    let swaps = swap.split(", ").any(|swap| swap == word);
                    assert!(!swaps, "{language:?}: {word}");
                }
            }
        }
    }

    #[test]
    fn help_explains_all_that_can_be_typed() {
        for &language in Language::ALL {
            let told = Words::new(language).commands();
            // A house and the swap besides.
            assert_eq!(told.len(), COMMANDS.len() + 2);
            for (word, meaning) in told {
                assert!(
                    !word.is_empty() && meaning.contains(' '),
                    "{word}: {meaning}"
                );
            }
        }
    }
}
