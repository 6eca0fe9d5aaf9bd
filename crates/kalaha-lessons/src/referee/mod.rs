//! What people argue about, answered by tonight's rules.
//!
//! ```
//! use kalaha::Rules;
//! use kalaha_lessons::referee::{self, Answer};
//! use kalaha_text::{Language, Words};
//!
//! let dispute = referee::find("1").expect("there are 22 of them");
//! let words = Words::new(Language::English);
//! let text = dispute.settle(&Rules::STANDARD, None).say(&words);
//! assert_eq!(text.question, "Do I capture if the house opposite is empty?");
//! assert_eq!(text.answer, "No.");
//!
//! let ours = Rules::preset("empty-capture")?;
//! assert_eq!(dispute.settle(&ours, None).answer, Answer::Yes);
//! # Ok::<(), kalaha::Error>(())
//! ```

pub mod cases;
mod claims;
mod disputes;
mod examples;
mod reasons;
mod weigh;

use kalaha::{Key, RuleId, Rules, Ruling, Value};
use kalaha_text::sources::{self, Source};
use kalaha_text::{Arg, Words};

use crate::example::{Example, Played};
pub use disputes::DISPUTES;
pub use examples::of_rule as example_of;

/// A question that people argue about.
#[derive(Clone, Copy, Debug)]
pub struct Dispute {
    /// Its number in lists, from 1.
    pub number: u8,
    /// Its name in links and commands.
    pub id: &'static str,
    /// The key of the question's message.
    question: &'static str,
    /// The options that the answer hangs on.
    pub options: &'static [Key],
    /// The answer by these options, and by what is known of perfect play.
    answer: fn(&Rules, Option<Margins>) -> Reason,
    /// Where it is said that is no rule of the board.
    told_in: &'static [Source],
    /// A board that shows the answer, and what is seen on it if the answer is yes.
    shown: Option<Shown>,
}

/// An example, and whether the answer that it shows is yes.
#[derive(Clone, Copy, Debug)]
struct Shown {
    example: Example,
    /// The board in its place where both stores are sown; nothing if it is the same.
    with_both_stores: Option<&'static str>,
    is_yes: fn(&Ruling) -> bool,
}

/// Between which final margins the first player's one lies with perfect play, in seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Margins {
    /// It is at least this.
    pub at_least: i16,
    /// It is at most this.
    pub at_most: i16,
}

/// The answer to a question of yes or no.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Yes.
    Yes,
    /// No.
    No,
    /// Neither, or not known for these rules.
    Depends,
}

impl Answer {
    /// `yes`, `no` or `depends`.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Yes => "yes",
            Self::No => "no",
            Self::Depends => "depends",
        }
    }

    fn key(self) -> &'static str {
        match self {
            Self::Yes => "referee-yes",
            Self::No => "referee-no",
            Self::Depends => "referee-depends",
        }
    }
}

/// An answer with the key of its reason, the rules behind it, and where else it is said.
#[derive(Clone, Copy, Debug)]
struct Reason {
    answer: Answer,
    key: &'static str,
    rules: &'static [RuleId],
    told_in: &'static [Source],
}

impl Reason {
    const fn new(answer: Answer, key: &'static str, rules: &'static [RuleId]) -> Self {
        Self {
            answer,
            key,
            rules,
            told_in: &[],
        }
    }

    const fn told_in(self, told_in: &'static [Source]) -> Self {
        Self { told_in, ..self }
    }
}

/// A house rule, or a standard rule, under which the answer is another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Otherwise {
    /// The option.
    pub key: Key,
    /// Its value.
    pub value: Value,
    /// The answer then.
    pub answer: Answer,
}

/// A dispute settled.
#[derive(Clone, Debug)]
pub struct Settled {
    /// The question.
    pub dispute: &'static Dispute,
    /// The answer under these rules.
    pub answer: Answer,
    /// The rules of the board behind it; none for what is no rule.
    pub rules: &'static [RuleId],
    /// The single rules that would turn it.
    pub otherwise: Vec<Otherwise>,
    /// A board on which it is seen. Its rules are the standard ones, but for the options that the
    /// answer hangs on.
    pub example: Option<Played>,
    /// The rules that it is settled by.
    pub by: Rules,
    reason: Reason,
}

/// A settled dispute to be read at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettledText {
    /// What was asked.
    pub question: String,
    /// Yes, no, or that it depends.
    pub answer: String,
    /// Why, in two sentences.
    pub reason: String,
    /// Where it is taught.
    pub sources: Vec<Source>,
    /// A sentence for each rule that would turn the answer, or one that none would.
    pub otherwise: Vec<String>,
}

/// The dispute of a number or id.
#[must_use]
pub fn find(text: &str) -> Option<&'static Dispute> {
    DISPUTES
        .iter()
        .find(|dispute| dispute.id == text || dispute.number.to_string() == text)
}

/// The disputes that a rule settles, each under rules by which it does: the standard ones, or else
/// those with a single house rule.
#[must_use]
pub fn of_rule(rule: RuleId) -> Vec<Settled> {
    let settled = |dispute: &'static Dispute| {
        let house_rules = dispute.options.iter().flat_map(|&key| {
            let values = key.alternatives(&Rules::STANDARD, 0).into_iter();
            values.filter_map(move |value| {
                let mut rules = Rules::STANDARD;
                rules.set(key.as_str(), &value).ok()?;
                Some(rules)
            })
        });
        core::iter::once(Rules::STANDARD)
            .chain(house_rules)
            .map(|rules| dispute.settle(&rules, None))
            .find(|settled| settled.rules.contains(&rule))
    };
    DISPUTES.iter().filter_map(settled).collect()
}

impl Dispute {
    /// The question in words.
    #[must_use]
    pub fn question(&self, words: &Words) -> String {
        words.say(self.question, &[])
    }

    /// What is seen on the board of this dispute after it is played; nothing if it has none.
    #[must_use]
    pub fn seen(&self, example: &Ruling) -> Option<Answer> {
        let is_yes = (self.shown?.is_yes)(example);
        Some(if is_yes { Answer::Yes } else { Answer::No })
    }

    /// Settles it. `known` is what is proved of perfect play under these rules.
    #[must_use]
    pub fn settle(&'static self, rules: &Rules, known: Option<Margins>) -> Settled {
        let reason = (self.answer)(rules, known);
        Settled {
            dispute: self,
            answer: reason.answer,
            rules: reason.rules,
            otherwise: self.otherwise(rules, reason.answer),
            example: self.example(rules),
            by: *rules,
            reason,
        }
    }

    fn otherwise(&self, rules: &Rules, answer: Answer) -> Vec<Otherwise> {
        let mut found = Vec::new();
        for &key in self.options {
            for value in key.alternatives(rules, 0) {
                let mut other = *rules;
                if other.set(key.as_str(), &value).is_err() {
                    continue;
                }
                let there = (self.answer)(&other, None).answer;
                if there != answer {
                    found.push(Otherwise {
                        key,
                        value,
                        answer: there,
                    });
                }
            }
        }
        found
    }

    fn example(&self, rules: &Rules) -> Option<Played> {
        let shown = self.shown?;
        let rules = self.shown_under(rules);
        let both = shown.with_both_stores.filter(|_| rules.sow_opponent_store);
        let example = Example {
            board: both.unwrap_or(shown.example.board),
            ..shown.example
        };
        example.play(rules).ok()
    }

    /// The standard rules with the options that the answer hangs on as they are in `rules`.
    fn shown_under(&self, rules: &Rules) -> Rules {
        let mut shown = Rules::STANDARD;
        for &key in self.options {
            // A value that a rule set has can be set.
            let _ = shown.set(key.as_str(), &rules.get(key));
        }
        shown
    }
}

/// Seeds that are sown once round the board.
fn lap(rules: &Rules) -> u8 {
    2 * rules.houses + 1 + u8::from(rules.sow_opponent_store)
}

impl Settled {
    /// The answer in words.
    #[must_use]
    pub fn say(&self, words: &Words) -> SettledText {
        let mut otherwise: Vec<String> = self
            .otherwise
            .iter()
            .map(|other| {
                let is_standard = Rules::STANDARD.get(other.key) == other.value;
                let message = if is_standard {
                    "referee-standard"
                } else {
                    "referee-otherwise"
                };
                let rule = words.house_rule(other.key, &other.value);
                let code = words.code(other.key, &other.value);
                let facts = [
                    ("answer", Arg::from(other.answer.as_str())),
                    ("rule", (&rule).into()),
                    ("code", (&code).into()),
                ];
                words.say(message, &facts)
            })
            .collect();
        // What perfect play makes of other rules is known of few.
        let is_of_play = self.dispute.id == "first-player";
        if otherwise.is_empty() && !is_of_play {
            otherwise.push(words.say("referee-never-otherwise", &[]));
        }
        SettledText {
            question: self.dispute.question(words),
            answer: words.say(self.answer.key(), &[]),
            reason: self.reason(words),
            sources: self.sources(),
            otherwise,
        }
    }

    fn reason(&self, words: &Words) -> String {
        let rules = &self.by;
        let direction = words.value(Key::Direction, &rules.get(Key::Direction));
        // On a small board no house ever holds as many.
        let fits = u32::from(lap(rules)) <= rules.total_seeds();
        let facts = [
            ("total", Arg::from(rules.total_seeds())),
            ("seeds", rules.seeds.into()),
            ("limit", rules.extra_turn_limit.unwrap_or_default().into()),
            ("direction", (&direction).into()),
            ("lap", lap(rules).into()),
            ("fits", if fits { "yes" } else { "no" }.into()),
        ];
        words.say(self.reason.key, &facts)
    }

    fn sources(&self) -> Vec<Source> {
        let mut found = sources::of_rules(self.rules);
        for source in self.reason.told_in.iter().chain(self.dispute.told_in) {
            if !found.contains(source) {
                found.push(*source);
            }
        }
        found
    }
}

#[cfg(test)]
mod case_tests;
#[cfg(test)]
mod tests;
