//! What the choice of each house rule does, seen on a board.
//!
//! ```
//! use kalaha::Key;
//! use kalaha_lessons::options;
//! use kalaha_text::{Language, Words};
//!
//! let choices = options::choices(Key::Capture);
//! let text = choices[1].say(&Words::new(Language::English));
//! assert_eq!(text.name, "even when the house opposite is empty");
//! assert!(text.shown.starts_with("By the house rule “empty capture” the last seed goes"));
//! ```

use kalaha::{Key, Rules, Value};
use kalaha_text::Words;

use crate::example::{Example, Played};

/// A value of an option, with moves whose outcome it changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The option.
    pub key: Key,
    /// The value.
    pub value: Value,
    /// The moves. They come out otherwise under the standard value or, if this is the standard one,
    /// under another value.
    pub example: Example,
}

/// A choice to be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChoiceText {
    /// What the value is called beside its option.
    pub name: String,
    /// The rule that it makes.
    pub rule: String,
    /// What happens in the example, and why.
    pub shown: String,
}

/// The question that an option answers.
///
/// ```
/// # use kalaha_text::{Language, Words};
/// let words = Words::new(Language::English);
/// let question = kalaha_lessons::options::question(kalaha::Key::Capture, &words);
/// assert_eq!(question, "When does your last seed capture?");
/// ```
#[must_use]
pub fn question(key: Key, words: &Words) -> String {
    let message = match key {
        Key::Houses => "choice-houses",
        Key::Seeds => "choice-seeds",
        Key::Direction => "choice-direction",
        Key::StoreSide => "choice-store-side",
        Key::SowOpponentStore => "choice-sow-opponent-store",
        Key::SkipOrigin => "choice-skip-origin",
        Key::Lap => "choice-lap",
        Key::ExtraTurnLimit => "choice-extra-turn-limit",
        Key::Capture => "choice-capture",
        Key::End => "choice-end",
        Key::Remaining => "choice-remaining",
        Key::Majority => "choice-majority",
        Key::Pie => "choice-pie",
    };
    words.say(message, &[])
}

/// The question of who begins, and the ways that people settle it. It is no rule of the board.
#[must_use]
pub fn who_begins(words: &Words) -> (String, Vec<String>) {
    let ways = [
        "choice-starts-lot",
        "choice-starts-youngest",
        "choice-starts-winner",
        "choice-starts-turn",
        "choice-starts-agreed",
    ];
    let question = words.say("choice-starts", &[]);
    (question, ways.map(|way| words.say(way, &[])).into())
}

/// The values of an option that people choose between, the standard one first. Of the numbers they
/// are the usual ones.
#[must_use]
pub fn choices(key: Key) -> Vec<Choice> {
    let standard = Rules::STANDARD.get(key);
    let others = match key {
        Key::Houses => vec![Value::Int(4), Value::Int(8)],
        Key::Seeds => vec![Value::Int(3), Value::Int(5), Value::Int(6)],
        Key::Pie => vec![Value::Bool(true)],
        _ => key.alternatives(&Rules::STANDARD, 0),
    };
    core::iter::once(standard)
        .chain(others)
        .map(|value| Choice {
            key,
            example: example(key, &value),
            value,
        })
        .collect()
}

const START: &str = "start";
/// The last seed of house 1 falls into an empty house opposite six seeds.
const CAPTURE: &str = "S 1 0 3 2 0 1 (14) / N 2 2 0 1 6 3 (13) s";
/// The same, opposite an empty house.
const NOTHING_OPPOSITE: &str = "S 1 0 0 0 0 3 (10) / N 4 4 4 0 0 4 (18) s";
/// Three extra turns one after the other: houses 6, 5 and 6.
const CHAIN: &str = "S 3 0 0 0 2 1 (12) / N 4 4 4 4 4 0 (10) s";
/// South's last seeds go to North's side.
const RUNS_DRY: &str = "S 0 0 0 0 0 2 (22) / N 0 0 0 0 0 3 (21) s";
/// South's last seed goes into the store, and North has six left.
const LAST_SEED: &str = "S 0 0 0 0 0 1 (20) / N 0 2 0 1 0 3 (21) s";
/// South captures North's last seeds and has eight left.
const CAPTURES_ALL: &str = "S 1 0 0 0 5 3 (18) / N 0 0 0 0 2 0 (19) s";

fn example(key: Key, value: &Value) -> Example {
    let word = match value {
        Value::Word(word) => word.as_str(),
        _ => "",
    };
    let (board, moves): (&str, &[&str]) = match (key, word) {
        (Key::Houses, _) => (START, &["1"]),
        (Key::Seeds | Key::Direction, _) => (START, &["3"]),
        (Key::StoreSide, _) => (START, &["5"]),
        (Key::SowOpponentStore, _) => ("S 0 2 0 0 0 8 (5) / N 3 3 3 3 3 3 (15) s", &["6"]),
        (Key::SkipOrigin, _) => ("S 0 0 13 0 0 0 (9) / N 2 2 2 2 2 2 (14) s", &["3"]),
        (Key::Lap, _) => ("S 2 0 1 0 2 0 (16) / N 4 4 4 4 3 0 (8) s", &["1"]),
        (Key::ExtraTurnLimit, _) => match value {
            Value::Int(0) => (CHAIN, &["S6"]),
            Value::Int(1) => (CHAIN, &["S6", "S5"]),
            _ => (CHAIN, &["S6", "S5", "S6"]),
        },
        (Key::Capture, "empty") => (NOTHING_OPPOSITE, &["1"]),
        (Key::Capture, _) => (CAPTURE, &["1"]),
        (Key::End, "pass") => (RUNS_DRY, &["S6", "N1"]),
        (Key::End, _) => (RUNS_DRY, &["S6"]),
        (Key::Remaining, "emptier") => (CAPTURES_ALL, &["1"]),
        (Key::Remaining, _) => (LAST_SEED, &["6"]),
        (Key::Majority, _) => ("S 0 0 2 0 0 1 (24) / N 3 2 0 4 1 0 (11) s", &["6"]),
        (Key::Pie, _) => (START, &["1", "swap"]),
    };
    Example { board, moves }
}

impl Choice {
    /// The standard rules with this value.
    #[must_use]
    pub fn rules(&self) -> Rules {
        let mut rules = Rules::STANDARD;
        // The values are the option's own.
        let _ = rules.set(self.key.as_str(), &self.value);
        rules
    }

    /// The example under this value.
    ///
    /// # Errors
    /// None for the choices that [`choices`] gives.
    pub fn play(&self) -> Result<Played, kalaha::Error> {
        self.example.play(self.rules())
    }

    /// The choice in words.
    #[must_use]
    pub fn say(&self, words: &Words) -> ChoiceText {
        let played = self.play().map(|played| words.ruling(&played.ruling));
        ChoiceText {
            name: words.value(self.key, &self.value),
            rule: words.value_rule(self.key, &self.value),
            shown: played.map(|text| text.verdict).unwrap_or_default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use kalaha::{Key, Rules, Verdict};
    use kalaha_text::{Language, Words};

    use super::{Choice, choices, question, who_begins};

    /// Each value with the position that its moves lead to, worked out by hand.
    const OUTCOMES: &[(&str, &str)] = &[
        ("houses=6", "S 0 5 5 5 5 4 (0) / N 4 4 4 4 4 4 (0) n"),
        ("houses=4", "S 0 5 5 5 (1) / N 4 4 4 4 (0) s +1"),
        (
            "houses=8",
            "S 0 5 5 5 5 4 4 4 (0) / N 4 4 4 4 4 4 4 4 (0) n",
        ),
        ("seeds=4", "S 4 4 0 5 5 5 (1) / N 4 4 4 4 4 4 (0) s +1"),
        ("seeds=3", "S 3 3 0 4 4 4 (0) / N 3 3 3 3 3 3 (0) n"),
        ("seeds=5", "S 5 5 0 6 6 6 (1) / N 6 5 5 5 5 5 (0) n"),
        ("seeds=6", "S 6 6 0 7 7 7 (1) / N 7 7 6 6 6 6 (0) n"),
        (
            "direction=ccw",
            "S 4 4 0 5 5 5 (1) / N 4 4 4 4 4 4 (0) s +1",
        ),
        ("direction=cw", "S 5 5 0 4 4 4 (0) / N 4 4 4 4 5 5 (0) n"),
        (
            "store_side=right",
            "S 4 4 4 4 0 5 (1) / N 5 5 4 4 4 4 (0) n",
        ),
        ("store_side=left", "S 4 4 4 4 0 5 (0) / N 5 5 5 4 4 4 (0) n"),
        (
            "sow_opponent_store=false",
            "S 0 2 0 0 0 0 (11) / N 4 4 4 4 4 0 (15) n",
        ),
        (
            "sow_opponent_store=true",
            "S 0 2 0 0 0 0 (6) / N 4 4 4 4 4 4 (16) n",
        ),
        (
            "skip_origin=false",
            "S 1 1 0 1 1 1 (14) / N 3 3 3 0 3 3 (14) n",
        ),
        (
            "skip_origin=true",
            "S 1 1 0 2 1 1 (10) / N 3 3 3 3 3 3 (14) n",
        ),
        ("lap=single", "S 0 1 2 0 2 0 (16) / N 4 4 4 4 3 0 (8) n"),
        ("lap=relay", "S 0 1 0 1 0 1 (17) / N 0 5 5 5 4 1 (8) n"),
        (
            "extra_turn_limit=null",
            "S 3 0 0 0 0 0 (15) / N 4 4 4 4 4 0 (10) s +3",
        ),
        (
            "extra_turn_limit=0",
            "S 3 0 0 0 2 0 (13) / N 4 4 4 4 4 0 (10) n",
        ),
        (
            "extra_turn_limit=1",
            "S 3 0 0 0 0 1 (14) / N 4 4 4 4 4 0 (10) n",
        ),
        (
            "extra_turn_limit=2",
            "S 3 0 0 0 0 0 (15) / N 4 4 4 4 4 0 (10) n",
        ),
        (
            "capture=standard",
            "S 0 0 3 2 0 1 (21) / N 2 2 0 1 0 3 (13) n",
        ),
        ("capture=empty", "S 0 0 0 0 0 3 (11) / N 4 4 4 0 0 4 (18) n"),
        ("capture=none", "S 0 1 3 2 0 1 (14) / N 2 2 0 1 6 3 (13) n"),
        (
            "capture=leave_own",
            "S 0 1 3 2 0 1 (20) / N 2 2 0 1 0 3 (13) n",
        ),
        (
            "end=either_empty",
            "S 0 0 0 0 0 0 (23) / N 0 0 0 0 0 0 (25) n",
        ),
        (
            "end=mover_stuck",
            "S 0 0 0 0 0 0 (23) / N 1 0 0 0 0 3 (21) n",
        ),
        ("end=pass", "S 0 0 0 0 0 0 (23) / N 0 1 0 0 0 3 (21) n"),
        (
            "remaining=owner",
            "S 0 0 0 0 0 0 (21) / N 0 0 0 0 0 0 (27) s",
        ),
        (
            "remaining=emptier",
            "S 0 0 0 0 0 0 (21) / N 0 0 0 0 0 0 (27) n",
        ),
        (
            "remaining=discard",
            "S 0 0 0 0 0 0 (21) / N 0 2 0 1 0 3 (21) s",
        ),
        (
            "remaining=last_mover",
            "S 0 0 0 0 0 0 (27) / N 0 0 0 0 0 0 (21) s",
        ),
        (
            "majority=off",
            "S 0 0 2 0 0 0 (25) / N 3 2 0 4 1 0 (11) s +1",
        ),
        ("majority=stop", "S 0 0 2 0 0 0 (25) / N 3 2 0 4 1 0 (11) s"),
        (
            "majority=sweep",
            "S 0 0 0 0 0 0 (27) / N 0 0 0 0 0 0 (21) s",
        ),
        ("pie=false", "S 0 5 5 5 5 4 (0) / N 4 4 4 4 4 4 (0) n"),
        ("pie=true", "S 4 4 4 4 4 4 (0) / N 0 5 5 5 5 4 (0) s"),
    ];

    fn all() -> impl Iterator<Item = Choice> {
        Key::ALL.iter().flat_map(|&key| choices(key))
    }

    #[test]
    fn each_value_has_a_board_that_comes_out_as_it_says() {
        let found: Vec<(String, String)> = all()
            .map(|choice| {
                let played = choice.play().expect("a board of these rules");
                let name = format!("{}={}", choice.key, choice.value);
                (name, played.ruling.after.to_string())
            })
            .collect();
        assert_eq!(found.len(), OUTCOMES.len());
        for ((name, after), &(key, expected)) in found.iter().zip(OUTCOMES) {
            assert_eq!((&**name, &**after), (key, expected));
        }
    }

    /// What the moves lead to: the board, and who moves next.
    fn outcome(choice: &Choice, rules: Rules) -> (Vec<u8>, Option<kalaha::Side>, bool) {
        let ruling = choice.example.play(rules).expect("a board").ruling;
        let played = ruling.verdict == Verdict::Played;
        (ruling.after.to_layout(), ruling.next(), played)
    }

    #[test]
    fn another_value_makes_another_outcome() {
        for key in Key::ALL {
            let choices = choices(*key);
            let standard = Rules::STANDARD;
            for choice in &choices[1..] {
                let here = outcome(choice, choice.rules());
                assert_ne!(here, outcome(choice, standard), "{key}={}", choice.value);
            }
            let first = &choices[0];
            assert_eq!(first.rules(), standard);
            let turned = choices[1..]
                .iter()
                .any(|other| outcome(first, other.rules()) != outcome(first, standard));
            assert!(turned, "{key}");
        }
    }

    #[test]
    fn every_choice_reads_well() {
        let words = Words::new(Language::English);
        for &key in Key::ALL {
            assert!(question(key, &words).ends_with('?'));
        }
        assert_eq!(who_begins(&words).1.len(), 5);
        for choice in all() {
            let text = choice.say(&words);
            assert!(!text.name.is_empty() && text.rule.ends_with('.'));
            assert!(text.shown.ends_with(['.', '!']), "{text:?}");
        }
    }
}
