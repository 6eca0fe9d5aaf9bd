//! A case of one's own: what two people say of the last move, and who is right.

use kalaha::{Error, EventKind, Key, Rules, Ruling, Value, Verdict};
use kalaha_text::{Arg, Words};

/// What a person says about the last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// Nothing is captured, and the other player moves.
    Nothing,
    /// The same player moves again.
    ExtraTurn,
    /// Seeds are captured.
    Capture,
    /// The game is over.
    Over,
    /// The move is not allowed.
    NotAllowed,
}

impl Claim {
    /// Every claim.
    pub const ALL: [Self; 5] = [
        Self::Nothing,
        Self::ExtraTurn,
        Self::Capture,
        Self::Over,
        Self::NotAllowed,
    ];

    /// Its name in forms.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::ExtraTurn => "extra-turn",
            Self::Capture => "capture",
            Self::Over => "over",
            Self::NotAllowed => "not-allowed",
        }
    }

    /// The claim of a name.
    #[must_use]
    pub fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|claim| claim.as_str() == name)
    }

    /// The claim in words.
    #[must_use]
    pub fn say(self, words: &Words) -> String {
        let key = match self {
            Self::Nothing => "claim-nothing",
            Self::ExtraTurn => "claim-extra-turn",
            Self::Capture => "claim-capture",
            Self::Over => "claim-over",
            Self::NotAllowed => "claim-not-allowed",
        };
        words.say(key, &[])
    }

    /// Whether a ruling bears it out.
    #[must_use]
    pub fn holds(self, ruling: &Ruling) -> bool {
        if let Verdict::Refused(error) = &ruling.verdict {
            return match self {
                Self::NotAllowed => true,
                Self::Over => *error == Error::GameOver,
                Self::Nothing | Self::ExtraTurn | Self::Capture => false,
            };
        }
        // Only the last move is argued about: its steps begin with a lift, or with a swap.
        let begins = |kind: &EventKind| matches!(kind, EventKind::Lift { .. } | EventKind::Swap);
        let start = ruling.events.iter().rposition(|event| begins(&event.kind));
        let last = &ruling.events[start.unwrap_or_default()..];
        let any = |is_it: fn(&EventKind) -> bool| last.iter().any(|event| is_it(&event.kind));
        let extra = any(|kind| matches!(kind, EventKind::ExtraTurn { .. }));
        let capture = any(|kind| matches!(kind, EventKind::Capture { .. }));
        let over = ruling.after.is_over() || any(|kind| matches!(kind, EventKind::End { .. }));
        match self {
            Self::Nothing => !extra && !capture && !over,
            Self::ExtraTurn => extra && !over,
            Self::Capture => capture,
            Self::Over => over,
            Self::NotAllowed => false,
        }
    }
}

/// What two people say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Claims {
    /// The first person.
    pub first: Option<Claim>,
    /// The second person.
    pub second: Option<Claim>,
}

impl Claims {
    /// Who is right, and under which single house rules who is wrong would be, a sentence each.
    /// `moves` are those of the ruling as they were typed. Nothing if nobody says anything.
    #[must_use]
    pub fn settle(&self, ruling: &Ruling, moves: &[&str], words: &Words) -> Vec<String> {
        let is_right = |claim: Option<Claim>| claim.map(|claim| claim.holds(ruling));
        let key = match (is_right(self.first), is_right(self.second)) {
            (None, None) => return Vec::new(),
            (Some(true), Some(true)) => "case-both-right",
            (Some(true), _) => "case-first-right",
            (_, Some(true)) => "case-second-right",
            (Some(false), None) => "case-first-wrong",
            (None, Some(false)) => "case-second-wrong",
            (Some(false), Some(false)) => "case-neither-right",
        };
        let mut told = vec![words.say(key, &[])];
        for (claim, key) in [
            (self.first, "case-otherwise-first"),
            (self.second, "case-otherwise-second"),
        ] {
            if let Some(claim) = claim.filter(|claim| !claim.holds(ruling)) {
                for (option, value) in otherwise(claim, ruling, moves) {
                    let rule = words.house_rule(option, &value);
                    let value = value.to_string();
                    let facts = [
                        ("rule", Arg::from(&rule)),
                        ("key", option.as_str().into()),
                        ("value", (&value).into()),
                    ];
                    told.push(words.say(key, &facts));
                }
            }
        }
        told
    }
}

/// The single rules under which a claim would hold. Another way round the board is left out: it would
/// change nearly everything, and nobody argues about it move by move.
fn otherwise(claim: Claim, ruling: &Ruling, moves: &[&str]) -> Vec<(Key, Value)> {
    let rules = *ruling.before.rules();
    let holds = |rules: Rules| {
        let before = ruling.before.with_rules(rules).ok()?;
        let there = Ruling::judge(&before, moves).ok()?;
        Some(claim.holds(&there))
    };
    let mut found = Vec::new();
    for &key in Key::ALL {
        if matches!(key, Key::Direction | Key::StoreSide) {
            continue;
        }
        for value in key.alternatives(&rules, ruling.before.extra_used()) {
            let mut other = rules;
            if other.set(key.as_str(), &value).is_ok() && holds(other) == Some(true) {
                found.push((key, value));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use kalaha::Position;
    use kalaha_text::Language;

    use super::*;

    fn judge(board: &str, moves: &[&str]) -> Ruling {
        let before = Position::parse(Rules::STANDARD, board).expect("a board");
        Ruling::judge(&before, moves).expect("a ruling")
    }

    #[test]
    fn each_claim_holds_where_it_is_so() {
        use Claim::{Capture, ExtraTurn, NotAllowed, Nothing, Over};
        for (board, moves, true_ones) in [
            ("start", &["3"][..], &[ExtraTurn][..]),
            ("start", &["3", "6"], &[Nothing]),
            ("start", &["N1"], &[NotAllowed]),
            (
                "S 1 0 3 2 0 1 (14) / N 2 2 0 1 6 3 (13) s",
                &["1"],
                &[Capture],
            ),
            (
                "S 0 0 0 1 0 3 (21) / N 0 4 0 0 0 0 (19) s",
                &["4"],
                &[Capture, Over],
            ),
            ("S 0 0 0 0 0 1 (20) / N 0 2 0 1 0 3 (21) s", &["6"], &[Over]),
            (
                "S 0 0 0 0 0 0 (20) / N 0 2 0 1 0 3 (22) s",
                &["6"],
                &[Over, NotAllowed],
            ),
        ] {
            let ruling = judge(board, moves);
            let found: Vec<Claim> = Claim::ALL
                .into_iter()
                .filter(|claim| claim.holds(&ruling))
                .collect();
            assert_eq!(found, true_ones, "{board} {moves:?}");
        }
    }

    #[test]
    fn the_other_is_told_under_which_house_rule() {
        let words = Words::new(Language::English);
        let ruling = judge("S 1 0 0 0 0 3 (10) / N 4 4 4 0 0 4 (18) s", &["1"]);
        let claims = Claims {
            first: Some(Claim::Capture),
            second: Some(Claim::Nothing),
        };
        assert_eq!(
            claims.settle(&ruling, &["1"], &words),
            [
                "The second person is right.",
                "Under the house rule “empty capture” (capture=empty) the first person would be \
                 right."
            ]
        );
        // Who says nothing is not judged.
        let alone = Claims {
            second: None,
            ..claims
        };
        let told = alone.settle(&ruling, &["1"], &words);
        assert_eq!(told[0], "The first person is not right.");
        let alone = Claims {
            first: None,
            second: Some(Claim::Over),
        };
        let told = alone.settle(&ruling, &["1"], &words);
        assert_eq!(told[0], "The second person is not right.");
        assert!(Claims::default().settle(&ruling, &["1"], &words).is_empty());
        for claim in Claim::ALL {
            assert_eq!(Claim::find(claim.as_str()), Some(claim));
            assert!(!claim.say(&words).ends_with('.'));
        }
    }
}
