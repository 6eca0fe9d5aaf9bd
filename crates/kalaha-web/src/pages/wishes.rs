//! What somebody wishes a new game to be, as the form says it.

use kalaha::{BySide, Error, Key, PRESETS, Position, Rules, Side, Value, presets};

use crate::fault::Fault;
use crate::game::{Head, Help, Player, Seats, Starts};

/// The fields of the form, as they were sent; those left out have their usual values.
#[derive(Clone, Debug, Default)]
pub struct Wishes {
    fields: Vec<(String, String)>,
}

/// What fields hold that nobody touched.
const USUAL: [(&str, &str); 4] = [
    ("south", "person"),
    ("north", "3"),
    ("rules", "standard"),
    ("starts", "in_turn"),
];

/// The game that is wished for.
#[derive(Clone, Debug)]
pub struct Wished {
    /// The rules.
    pub rules: Rules,
    /// Another start position than that of the rules.
    pub start: Option<Position>,
    /// Who plays.
    pub players: BySide<WishedPlayer>,
    /// The help that is allowed.
    pub help: Help,
    /// Who begins.
    pub starts: Starts,
}

/// Who is to play a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WishedPlayer {
    /// A person at this device, with a name if one was given.
    Here(String),
    /// Somebody who gets a link.
    Friend(String),
    /// The computer.
    Level(u8),
}

impl Wished {
    /// The seats of those at this device.
    #[must_use]
    pub fn seats(&self) -> Seats {
        let here = |player: &WishedPlayer| matches!(player, WishedPlayer::Here(_));
        BySide {
            south: here(&self.players.south),
            north: here(&self.players.north),
        }
    }

    /// The head of a game that is only shown, where the lot falls to South.
    ///
    /// # Errors
    /// Rules that can't be played.
    pub fn preview(&self) -> Result<Head, Error> {
        let player = |player: &WishedPlayer| match player {
            WishedPlayer::Here(name) | WishedPlayer::Friend(name) => Player::Human {
                name: crate::live::name(name),
            },
            WishedPlayer::Level(level) => Player::Level {
                level: *level,
                seed: 0,
            },
        };
        Ok(Head {
            rules: self.rules,
            start: match &self.start {
                Some(position) => position.to_string(),
                None => Head::usual_start(self.rules, self.starts.first(Side::South))?,
            },
            players: BySide {
                south: player(&self.players.south),
                north: player(&self.players.north),
            },
            help: self.help,
            starts: self.starts,
        })
    }
}

impl Wishes {
    /// The fields of a form.
    #[must_use]
    pub fn new(fields: Vec<(String, String)>) -> Self {
        Self { fields }
    }

    /// The fields that make a rule set: a preset, with options where none has them all.
    #[must_use]
    pub fn of_rules(rules: &Rules) -> Self {
        let preset = PRESETS.iter().find(|preset| preset.rules == *rules);
        let name = preset.map_or("standard", |preset| preset.name);
        let others = match preset {
            Some(_) => Vec::new(),
            None => rules.differences(&Rules::STANDARD).collect(),
        };
        let fields = others
            .into_iter()
            .map(|(key, value)| (key.as_str().to_owned(), value.to_string()));
        Self {
            fields: std::iter::once(("rules".to_owned(), name.to_owned()))
                .chain(fields)
                .collect(),
        }
    }

    /// The address of the start page with these choices.
    #[must_use]
    pub fn address(&self) -> String {
        let chosen = |(name, value): &&(String, String)| {
            !value.is_empty() && name != "move" && name != "line"
        };
        let mut query = form_urlencoded::Serializer::new(String::new());
        query.extend_pairs(self.fields.iter().filter(chosen));
        match &*query.finish() {
            "" => "/".to_owned(),
            query => format!("/?{query}"),
        }
    }

    /// What a field holds; empty if it says nothing.
    #[must_use]
    pub fn get(&self, name: &str) -> String {
        let sent = self.fields.iter().find(|(field, _)| field == name);
        let usual = || {
            USUAL
                .iter()
                .find(|(field, _)| *field == name)
                .map(|&(_, value)| value)
        };
        sent.map(|(_, value)| value.trim())
            .or_else(usual)
            .unwrap_or_default()
            .to_owned()
    }

    /// True if one of the fields that are folded away says something.
    #[must_use]
    pub fn has_more(&self) -> bool {
        let more = ["south_name", "north_name", "help", "start"];
        let mut keys = Key::ALL.iter().map(|key| key.as_str()).chain(more);
        keys.any(|name| !self.get(name).is_empty())
    }

    /// The rules of the chosen preset; the standard rules if there is no such preset.
    #[must_use]
    pub fn preset(&self) -> Rules {
        presets::find(&self.get("rules")).map_or(Rules::STANDARD, |preset| preset.rules)
    }

    /// The rules that were chosen: those of the preset with the options that were set.
    ///
    /// # Errors
    /// A preset or a value that there is not.
    pub fn rules(&self) -> Result<Rules, Fault> {
        let given = |key: &'static str| move |error| Fault::Given { key, error };
        let preset = presets::find(&self.get("rules")).map_err(given("rules"))?;
        let mut rules = preset.rules;
        for &key in Key::ALL {
            let value = self.get(key.as_str());
            if !value.is_empty() {
                rules
                    .set(key.as_str(), &Value::read(&value))
                    .map_err(given(key.as_str()))?;
            }
        }
        rules.check().map_err(given("seeds"))?;
        Ok(rules)
    }

    /// The game that these wishes make.
    ///
    /// # Errors
    /// A wish that can't be met, with its field.
    pub fn game(&self) -> Result<Wished, Fault> {
        let rules = self.rules()?;
        let players = BySide {
            south: self.player("south", "south_name")?,
            north: self.player("north", "north_name")?,
        };
        let is_friend = |player: &WishedPlayer| matches!(player, WishedPlayer::Friend(_));
        let help = match &*self.get("help") {
            "" if is_friend(&players.south) || is_friend(&players.north) => Help::None,
            "" => Help::Values,
            other => read(other, "help", "none, hints or values")?,
        };
        let given = |error| Fault::Given {
            key: "start",
            error,
        };
        let start = match &*self.get("start") {
            "" => None,
            text => {
                let game = kalaha::Game::parse_start(rules, text).map_err(given)?;
                Some(*game.start_position())
            }
        };
        Ok(Wished {
            rules,
            start,
            players,
            help,
            starts: read(
                &self.get("starts"),
                "starts",
                "one of the choices of the form",
            )?,
        })
    }

    fn player(&self, field: &'static str, name: &str) -> Result<WishedPlayer, Fault> {
        let name = self.get(name);
        Ok(match &*self.get(field) {
            "person" => WishedPlayer::Here(name),
            "friend" => WishedPlayer::Friend(name),
            level => {
                let level = level.parse().ok().filter(|level| (1..=8).contains(level));
                WishedPlayer::Level(level.ok_or(Fault::BadField {
                    key: field,
                    expected: "person, friend or a level from 1 to 8",
                })?)
            }
        })
    }
}

/// A word of the JSON form.
fn read<T: serde::de::DeserializeOwned>(
    word: &str,
    key: &'static str,
    expected: &'static str,
) -> Result<T, Fault> {
    serde_json::from_value(serde_json::Value::from(word))
        .map_err(|_| Fault::BadField { key, expected })
}

#[cfg(test)]
mod tests {
    use kalaha::{Capture, PRESETS, Rules};

    use super::Wishes;

    #[test]
    fn a_rule_set_becomes_fields_and_fields_a_rule_set() {
        let own = Rules {
            houses: 4,
            extra_turn_limit: Some(5),
            capture: Capture::LeaveOwn,
            ..Rules::STANDARD
        };
        let presets = PRESETS.iter().map(|preset| preset.rules);
        for rules in presets.chain([own]) {
            assert_eq!(Wishes::of_rules(&rules).rules(), Ok(rules));
        }
    }
}
