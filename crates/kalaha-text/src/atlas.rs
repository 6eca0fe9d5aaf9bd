//! What perfect play makes of a rule set, in words.

use kalaha::Move;
pub use kalaha::prospect::{Limit, Prospect, Publication};

use crate::{Arg, Words, sources};

impl Words {
    /// What perfect play makes of a game, sentence by sentence; none if nothing is known.
    ///
    /// ```
    /// # use kalaha::{House, Move, Rules};
    /// # use kalaha_text::{Language, Words, atlas::Prospect};
    /// let words = Words::new(Language::English);
    /// let prospect = Prospect {
    ///     rules: Rules::STANDARD,
    ///     at_least: 8,
    ///     at_most: 8,
    ///     limit: None,
    ///     best: vec![vec![Move::Sow(House::new(2))]],
    ///     undecided: vec![],
    ///     published: None,
    /// };
    /// assert_eq!(
    ///     words.prospect(&prospect),
    ///     ["With perfect play the one who starts wins by 8 seeds.", "Best first: house 3."],
    /// );
    /// ```
    #[must_use]
    pub fn prospect(&self, prospect: &Prospect) -> Vec<String> {
        let Prospect {
            ref rules,
            at_least,
            at_most,
            limit,
            ref best,
            ref undecided,
            published: _,
        } = *prospect;
        if at_least < at_most {
            let total = rules.total_seeds() as i16;
            let mut told = Vec::new();
            match (at_least > -total, at_most < total) {
                (true, true) => told.push(self.range_of_margins(at_least, at_most)),
                (true, false) => told.push(self.starter("atlas-at-least", at_least)),
                (false, true) => told.push(self.starter("atlas-at-most", at_most)),
                (false, false) => {}
            }
            if let Some(limit) = limit.filter(|_| !told.is_empty()) {
                told.push(self.limit(limit));
            }
            return told;
        }
        let mut told = vec![self.starter("atlas-exact", at_least)];
        if rules.pie {
            if !best.is_empty() {
                let turns = self.turns(best);
                let args = [("count", best.len().into()), ("turns", (&turns).into())];
                told.push(self.say("atlas-fair", &args));
            }
            if !undecided.is_empty() {
                let turns = self.turns(undecided);
                told.push(self.say("atlas-fair-undecided", &[("turns", (&turns).into())]));
            }
            return told;
        }
        if best.len() == usize::from(rules.houses) {
            // With one house there is no choice.
            told.extend((best.len() > 1).then(|| self.say("atlas-all-best", &[])));
        } else if !best.is_empty() {
            told.push(self.say("atlas-best", &[("houses", (&self.houses(best)).into())]));
        }
        if !undecided.is_empty() {
            let houses = self.houses(undecided);
            told.push(self.say("atlas-undecided", &[("houses", (&houses).into())]));
        }
        told
    }

    /// The same with who published it, or one sentence that nothing is known.
    #[must_use]
    pub fn perfect_play(&self, prospect: Option<&Prospect>) -> Vec<String> {
        let mut told = prospect.map_or_else(Vec::new, |prospect| self.prospect(prospect));
        if told.is_empty() {
            told.push(self.say("atlas-unknown", &[]));
        } else if let Some(published) = prospect.and_then(|prospect| prospect.published) {
            let source = self.cite(sources::of_value(published));
            told.push(self.say("atlas-published", &[("source", (&source).into())]));
        }
        told
    }

    fn starter(&self, id: &str, margin: i16) -> String {
        let outcome = match margin.signum() {
            1 => "win",
            0 => "draw",
            _ => "loss",
        };
        let args = [
            ("outcome", Arg::from(outcome)),
            ("margin", Arg::from(margin.abs())),
        ];
        self.say(id, &args)
    }

    /// Two bounds in one sentence, which tells the numbers of a loss without their sign.
    fn range_of_margins(&self, at_least: i16, at_most: i16) -> String {
        let (id, name, kind, low, high) = match (at_least, at_most) {
            (1.., _) => ("atlas-within", "outcome", "win", at_least, at_most),
            (_, ..=-1) => ("atlas-within", "outcome", "loss", -at_most, -at_least),
            (0, _) => ("atlas-range", "kind", "no-loss", 0, at_most),
            (_, 0) => ("atlas-range", "kind", "no-win", 0, -at_least),
            _ => ("atlas-range", "kind", "open", -at_least, at_most),
        };
        let kind = (name, Arg::from(kind));
        self.say(id, &[kind, ("low", low.into()), ("high", high.into())])
    }

    fn limit(&self, limit: Limit) -> String {
        let (kind, limit) = match limit {
            Limit::Seconds(seconds) => ("seconds", seconds),
            Limit::Moves(moves) => ("moves", moves),
        };
        let args = [("kind", Arg::from(kind)), ("limit", Arg::from(limit))];
        self.say("atlas-limit", &args)
    }

    fn houses(&self, openings: &[Vec<Move>]) -> String {
        let houses = openings.iter().flatten().map(ToString::to_string);
        self.any_of(houses.collect())
    }

    fn turns(&self, openings: &[Vec<Move>]) -> String {
        let turn = |moves: &Vec<Move>| {
            let mut moves = moves.iter().map(ToString::to_string);
            let first = moves.next().unwrap_or_default();
            let first = self.say("atlas-turn", &[("house", (&first).into())]);
            moves.fold(first, |turn, house| {
                let args = [("turn", Arg::from(&turn)), ("house", Arg::from(&house))];
                self.say("atlas-turn-more", &args)
            })
        };
        openings
            .iter()
            .map(turn)
            .reduce(|a, b| self.say("list-semicolon", &[("a", (&a).into()), ("b", (&b).into())]))
            .unwrap_or_default()
    }
}
