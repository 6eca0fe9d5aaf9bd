//! The game told from set-up to end by tonight's rules, with worked examples and strategy.
//!
//! A passage that is a rule is said by the rule's own text, so that nothing is stated twice.

use kalaha::{Capture, End, Error, Key, Remaining, RuleId, Rules};
use kalaha_text::{Source, Words};

use crate::example::{Example, Played};
use crate::referee;

/// A chapter with its passages.
#[derive(Clone, Copy, Debug)]
pub struct Chapter {
    /// Its name in links.
    pub id: &'static str,
    /// The key of its heading.
    title: &'static str,
    /// What can be told, in order; [`Chapter::told`] is what holds.
    pub passages: &'static [Passage],
    /// True if its examples and advice are those of the standard game.
    is_of_standard_game: bool,
}

/// Something that is told in a sentence or two.
#[derive(Clone, Copy, Debug)]
pub struct Passage {
    /// Its name in links.
    pub id: &'static str,
    says: Says,
    /// A board that shows it.
    pub example: Option<Example>,
    /// The rules by which it is so.
    holds: fn(&Rules) -> bool,
}

/// Who says it.
#[derive(Clone, Copy, Debug)]
enum Says {
    /// A rule that holds in every rule set.
    Rule(RuleId),
    /// An option's value in these rules.
    Option(Key),
    /// The referee, asked about this dispute.
    Referee(&'static str),
    /// A message of its own.
    Message(&'static str),
}

/// A passage to be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PassageText {
    /// The question, where it is one that people ask.
    pub question: Option<String>,
    /// The passage.
    pub text: String,
    /// What is good to know besides.
    pub note: Option<String>,
    /// Where it is taught; none for what follows by itself.
    pub sources: Vec<Source>,
}

impl Chapter {
    /// The heading.
    #[must_use]
    pub fn title(&self, words: &Words) -> String {
        words.say(self.title, &[])
    }

    /// The passages that hold by these rules.
    pub fn told(&self, rules: &Rules) -> impl Iterator<Item = &'static Passage> {
        let passages = self.passages.iter();
        passages.filter(|passage| (passage.holds)(rules))
    }

    /// That the chapter is about the standard game, where other rules are played.
    #[must_use]
    pub fn note(&self, rules: &Rules, words: &Words) -> Option<String> {
        let is_other = self.is_of_standard_game && *rules != Rules::STANDARD;
        is_other.then(|| words.say("learn-standard-game", &[]))
    }
}

impl Passage {
    /// The passage by these rules.
    #[must_use]
    pub fn say(&self, rules: &Rules, words: &Words) -> PassageText {
        let total = rules.total_seeds();
        let mut told = PassageText {
            question: None,
            text: String::new(),
            note: None,
            sources: Vec::new(),
        };
        match self.says {
            Says::Rule(id) => {
                let rule = words.rule(id);
                told.text = rule.statement;
                told.note = rule.note;
                told.sources = rule.sources;
            }
            Says::Option(key) => told.text = words.value_rule(key, &rules.get(key)),
            Says::Referee(id) => {
                if let Some(dispute) = referee::find(id) {
                    let said = dispute.settle(rules, None).say(words);
                    told.question = Some(said.question);
                    told.text = format!("{} {}", said.answer, said.reason);
                    told.sources = said.sources;
                }
            }
            Says::Message(key) => {
                let facts = [
                    ("total", total.into()),
                    ("half", (total / 2).into()),
                    ("enough", (total / 2 + 1).into()),
                ];
                told.text = words.say(key, &facts);
            }
        }
        told
    }

    /// The example of the standard game.
    ///
    /// # Errors
    /// None for the passages of this module.
    #[must_use]
    pub fn play(&self) -> Option<Result<Played, Error>> {
        self.example.map(|example| example.play(Rules::STANDARD))
    }
}

/// The chapter of an id.
#[must_use]
pub fn chapter(id: &str) -> Option<&'static Chapter> {
    CHAPTERS.iter().find(|chapter| chapter.id == id)
}

const fn rule(id: &'static str, rule: RuleId) -> Passage {
    passage(id, Says::Rule(rule))
}

const fn option(id: &'static str, key: Key) -> Passage {
    passage(id, Says::Option(key))
}

const fn asked(id: &'static str, dispute: &'static str) -> Passage {
    passage(id, Says::Referee(dispute))
}

const fn message(id: &'static str, key: &'static str) -> Passage {
    passage(id, Says::Message(key))
}

const fn passage(id: &'static str, says: Says) -> Passage {
    Passage {
        id,
        says,
        example: None,
        holds: |_| true,
    }
}

impl Passage {
    const fn on(self, board: &'static str, moves: &'static [&'static str]) -> Self {
        Self {
            example: Some(Example { board, moves }),
            ..self
        }
    }

    const fn if_so(self, holds: fn(&Rules) -> bool) -> Self {
        Self { holds, ..self }
    }

    /// For what counts houses on the way home.
    const fn on_usual_board(self) -> Self {
        self.if_so(|rules| is_usual(rules, &[]))
    }
}

/// True if board, way round it, extra turns and these options are those of the standard game.
fn is_usual(rules: &Rules, keys: &[Key]) -> bool {
    let board = [
        Key::Houses,
        Key::Seeds,
        Key::Direction,
        Key::StoreSide,
        Key::ExtraTurnLimit,
    ];
    let same = |key: &Key| rules.get(*key) == Rules::STANDARD.get(*key);
    board.iter().chain(keys).all(same)
}

/// True if a row leads straight into its owner's store, and so many extra turns may follow each other.
fn leads_home(rules: &Rules, extra_turns: u8) -> bool {
    let limit = rules.extra_turn_limit;
    !rules.is_cyclic() && limit.is_none_or(|limit| limit >= extra_turns)
}

fn captures(rules: &Rules) -> bool {
    rules.capture != Capture::None
}

/// All chapters.
pub const CHAPTERS: &[Chapter] = &[
    Chapter {
        id: "setup",
        is_of_standard_game: false,
        title: "learn-setup",
        passages: &[
            rule("board", RuleId::Setup),
            option("houses", Key::Houses),
            option("store", Key::StoreSide),
            option("seeds", Key::Seeds),
            message("total", "learn-setup-total"),
            message("equal", "learn-setup-equal"),
            message("material", "learn-setup-material"),
            rule("numbers", RuleId::MoveNoSuchHouse),
            message("begin", "learn-setup-begin"),
        ],
    },
    Chapter {
        id: "move",
        is_of_standard_game: false,
        title: "learn-move",
        passages: &[
            rule("choose", RuleId::MoveOwnHouse),
            rule("empty-house", RuleId::MoveEmptyHouse),
            rule("foreign-house", RuleId::MoveForeignHouse),
            asked("must-move", "must-move"),
            rule("sow", RuleId::SowOneByOne),
            option("direction", Key::Direction),
            rule("own-store", RuleId::SowOwnStore),
            option("opponent-store", Key::SowOpponentStore),
            asked("through-store", "through-store"),
            option("lap", Key::SkipOrigin),
        ],
    },
    Chapter {
        id: "last-seed",
        is_of_standard_game: false,
        title: "learn-last-seed",
        passages: &[
            option("extra-turn", Key::ExtraTurnLimit),
            option("capture", Key::Capture),
            asked("opposite-empty", "opposite-empty"),
            asked("opponent-side", "opponent-side"),
            option("filled-house", Key::Lap),
            asked("unusable-extra", "unusable-extra"),
        ],
    },
    Chapter {
        id: "end",
        is_of_standard_game: false,
        title: "learn-end",
        passages: &[
            option("when", Key::End),
            option("rest", Key::Remaining),
            rule("most-seeds", RuleId::ResultMostSeeds),
            message("certain", "rule-set-certain"),
            option("majority", Key::Majority),
            message("known", "learn-end-known"),
            message("draw", "learn-end-draw"),
            asked("runs-dry", "runs-dry"),
            asked("out-of-store", "out-of-store"),
        ],
    },
    Chapter {
        id: "worked",
        is_of_standard_game: true,
        title: "learn-worked",
        passages: &[
            message("opening", "learn-worked-opening")
                .on(START, &["3", "6"])
                .on_usual_board(),
            message("four-seeds", "learn-worked-four-seeds")
                .on(START, &["4"])
                .if_so(|rules| is_usual(rules, &[Key::Lap])),
            message("capture", "learn-worked-capture")
                .on("S 0 12 0 0 0 0 (10) / N 1 2 0 1 2 5 (15) s", &["2"])
                .if_so(|rules| {
                    is_usual(
                        rules,
                        &[Key::Capture, Key::SowOpponentStore, Key::SkipOrigin],
                    )
                }),
            message("two-seeds", "learn-worked-two-seeds")
                .on("S 4 4 4 0 2 0 (8) / N 4 4 4 4 4 0 (6) s", &["5"])
                .on_usual_board(),
            message("distance", "learn-worked-distance")
                .on("S 6 5 4 3 2 1 (9) / N 3 3 3 3 3 3 (0) s", &["6", "5"])
                .on_usual_board(),
            message("count", "learn-worked-count")
                .on("S 0 0 0 0 0 1 (25) / N 2 0 1 0 0 0 (19) s", &["6"])
                .if_so(|rules| is_usual(rules, &[Key::End, Key::Remaining])),
            message("swing", "learn-worked-swing")
                .on("S 0 0 1 0 0 2 (16) / N 4 0 6 3 0 0 (16) s", &["3"])
                .if_so(|rules| is_usual(rules, &[Key::Capture])),
        ],
    },
    Chapter {
        id: "strategy",
        is_of_standard_game: true,
        title: "learn-strategy",
        passages: &[
            message("distance", "learn-strategy-distance")
                .on("S 2 5 0 1 2 5 (9) / N 4 0 4 3 3 2 (8) s", &["2"])
                .if_so(|rules| leads_home(rules, 1)),
            message("chain", "learn-strategy-chain")
                .on(
                    "S 0 0 0 3 2 1 (14) / N 4 1 4 4 3 2 (10) s",
                    &["6", "5", "6", "4"],
                )
                .if_so(|rules| leads_home(rules, 2)),
            message("prepare", "learn-strategy-prepare")
                .on(
                    "S 2 0 1 1 0 2 (15) / N 2 0 2 7 2 0 (14) s",
                    &["3", "1", "1"],
                )
                .if_so(captures),
            message("danger", "learn-strategy-danger")
                .on("S 0 0 7 0 1 2 (11) / N 0 0 1 0 5 6 (15) n", &["3"])
                .if_so(captures),
            message("empty", "learn-strategy-empty")
                .on("S 0 3 0 1 0 5 (13) / N 2 5 2 3 0 1 (13) s", &["2"])
                .if_so(captures),
            message("rightmost", "learn-strategy-rightmost")
                .on("S 4 4 4 0 1 1 (8) / N 4 4 4 4 5 0 (5) s", &["6", "3"])
                .if_so(|rules| leads_home(rules, 1)),
            message("emptying", "learn-strategy-emptying")
                .on("S 0 0 0 0 0 1 (25) / N 3 2 0 4 1 0 (12) s", &["6"])
                .if_so(|rules| {
                    rules.end == End::EitherEmpty && rules.remaining == Remaining::Owner
                }),
            message("sweep", "learn-strategy-sweep")
                .on("S 0 5 0 0 6 0 (14) / N 0 0 0 0 0 1 (22) n", &["6"])
                .if_so(|rules| rules.end != End::Pass && rules.remaining == Remaining::Owner),
            message("count", "learn-strategy-count"),
        ],
    },
    Chapter {
        id: "mistakes",
        is_of_standard_game: false,
        title: "learn-mistakes",
        passages: &[
            asked("opponent-store", "opponent-store"),
            asked("clockwise", "clockwise"),
            asked("my-store", "my-store"),
            asked("opponent-side", "opponent-side"),
            asked("extra-turns", "extra-turns"),
            asked("out-of-store", "out-of-store"),
            asked("runs-dry", "runs-dry"),
            asked("three-seeds", "three-seeds"),
        ],
    },
];

const START: &str = "S 4 4 4 4 4 4 (0) / N 4 4 4 4 4 4 (0) s";

#[cfg(test)]
mod tests;
