//! The text of a rule, an option, a preset and a whole rule set.

use kalaha::{Capture, Key, PRESETS, RuleId, Rules, Value, presets};

use crate::errors::typed;
use crate::sources::{self, Source};
use crate::{Arg, Words};

/// What is to be read about one rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleText {
    /// A short name, without full stop.
    pub title: String,
    /// The rule itself.
    pub statement: String,
    /// What people should know besides, such as where a source says otherwise.
    pub note: Option<String>,
    /// Where it is taught, the best source first.
    pub sources: Vec<Source>,
}

/// What is to be read about a preset.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PresetText {
    /// Its name for people, without full stop.
    pub title: String,
    /// Where it is played or who teaches it.
    pub played: String,
    /// The sources of that.
    pub sources: Vec<Source>,
}

/// A rule set, told by what is special about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleSetText {
    /// The preset that has exactly these rules, if one has.
    pub preset: Option<PresetText>,
    /// One sentence for each option that differs from the standard rules.
    pub differences: Vec<String>,
    /// That the rest is standard.
    pub rest: String,
    /// What follows from these options, such as a rule of our own.
    pub notes: Vec<String>,
}

impl Words {
    /// The text of a rule.
    ///
    /// ```
    /// # use kalaha_text::{Language, Words};
    /// let words = Words::new(Language::English);
    /// let rule = words.rule(kalaha::RuleId::CaptureOppositeEmpty);
    /// assert_eq!(rule.title, "Nothing opposite, no capture");
    /// assert_eq!(words.cite(&rule.sources[0]), "Philos p. 2");
    /// ```
    #[must_use]
    pub fn rule(&self, id: RuleId) -> RuleText {
        let key = rule_key(id);
        let page = self.cite(&sources::NORWEGIAN_INDEXED);
        RuleText {
            title: self.say_of(&key, "title", &[]),
            statement: self.say(&key, &[]),
            note: self.find(&key, Some("note"), &[("page", (&page).into())]),
            sources: sources::of_rule(id).to_vec(),
        }
    }

    /// What an option is called.
    #[must_use]
    pub fn key(&self, key: Key) -> String {
        self.say(&format!("key-{key}"), &[])
    }

    /// What a value of an option is called; a value that the option does not allow, as it is written.
    ///
    /// ```
    /// # use kalaha_text::{Language, Words};
    /// # use kalaha::{Key, Value};
    /// let words = Words::new(Language::English);
    /// let value = words.value(Key::ExtraTurnLimit, &Value::Int(1));
    /// assert_eq!(words.key(Key::ExtraTurnLimit), "Extra turns in a row");
    /// assert_eq!(value, "at most 1");
    /// ```
    #[must_use]
    pub fn value(&self, key: Key, value: &Value) -> String {
        let (id, n) = value_key(key, value);
        self.find(&id, None, &[("n", n)])
            .unwrap_or_else(|| value.to_string())
    }

    /// A value as a house rule is called at the table, such as “empty capture”.
    #[must_use]
    pub fn house_rule(&self, key: Key, value: &Value) -> String {
        let (id, n) = value_key(key, value);
        self.say_of(&id, "name", &[("n", n)])
    }

    /// A value as a rule, in a sentence or two.
    #[must_use]
    pub fn value_rule(&self, key: Key, value: &Value) -> String {
        let (id, n) = value_key(key, value);
        self.say_of(&id, "rule", &[("n", n)])
    }

    /// The text of a preset, by name or alias. A name that no preset has is told as such.
    #[must_use]
    pub fn preset(&self, name: &str) -> PresetText {
        if let Err(error) = presets::find(name) {
            return PresetText {
                title: typed(name),
                played: self.error(&error),
                sources: Vec::new(),
            };
        }
        let key = format!("preset-{name}");
        PresetText {
            title: self.say(&key, &[]),
            played: self.say_of(&key, "played", &[]),
            sources: sources::of_preset(name).to_vec(),
        }
    }

    /// A rule set by what differs from the standard rules.
    ///
    /// ```
    /// # use kalaha_text::{Language, Words};
    /// let words = Words::new(Language::English);
    /// let text = words.rule_set(&kalaha::Rules::preset("noris")?);
    /// assert_eq!(text.differences, ["Each house holds 3 seeds at the start."]);
    /// assert_eq!(text.rest, "Everything else is standard.");
    /// # Ok::<(), kalaha::Error>(())
    /// ```
    #[must_use]
    pub fn rule_set(&self, rules: &Rules) -> RuleSetText {
        let preset = PRESETS.iter().find(|preset| preset.rules == *rules);
        let differences: Vec<String> = rules
            .differences(&Rules::STANDARD)
            .map(|(key, value)| self.value_rule(key, &value))
            .collect();
        let rest = if differences.is_empty() {
            "rule-set-standard"
        } else {
            "rule-set-rest"
        };
        RuleSetText {
            preset: preset.map(|preset| self.preset(preset.name)),
            differences,
            rest: self.say(rest, &[]),
            notes: self.repetition(rules).into_iter().collect(),
        }
    }

    /// The rule set told whole, sentence by sentence, in the order in which a beginner needs it.
    #[must_use]
    pub fn full_rules(&self, rules: &Rules) -> Vec<String> {
        let option = |key| self.value_rule(key, &rules.get(key));
        let rule = |id| self.rule(id).statement;
        let total = rules.total_seeds();
        let mut told = vec![
            rule(RuleId::Setup),
            option(Key::Houses),
            option(Key::StoreSide),
            option(Key::Seeds),
            rule(RuleId::MoveOwnHouse),
            rule(RuleId::SowOneByOne),
            option(Key::Direction),
            rule(RuleId::SowOwnStore),
            option(Key::SowOpponentStore),
            option(Key::SkipOrigin),
            option(Key::Lap),
            option(Key::ExtraTurnLimit),
            option(Key::Capture),
        ];
        match rules.capture {
            Capture::Standard | Capture::LeaveOwn => {
                told.extend([RuleId::CaptureOppositeEmpty, RuleId::CaptureOwnSide].map(rule));
            }
            Capture::Empty => told.push(rule(RuleId::CaptureOwnSide)),
            Capture::None => {}
        }
        told.extend([Key::End, Key::Remaining, Key::Majority, Key::Pie].map(option));
        told.extend(self.repetition(rules));
        told.push(rule(RuleId::ResultMostSeeds));
        told.push(self.say(
            "rule-set-certain",
            &[("total", total.into()), ("enough", (total / 2 + 1).into())],
        ));
        told
    }

    /// Our own rule, where positions can repeat.
    fn repetition(&self, rules: &Rules) -> Option<String> {
        rules
            .is_cyclic()
            .then(|| self.rule(RuleId::EndRepetition).statement)
    }
}

/// The key of a rule's message.
fn rule_key(id: RuleId) -> String {
    format!("rule-{}", id.as_str().replace('.', "-"))
}

/// The key of a value's message, and the number that goes in.
fn value_key(key: Key, value: &Value) -> (String, Arg<'static>) {
    match value {
        Value::Int(n) => (format!("value-{key}-n"), Arg::Number(*n)),
        other => (format!("value-{key}-{other}"), Arg::Number(0)),
    }
}
