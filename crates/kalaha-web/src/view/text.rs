//! The text mode: one line is typed, one answer is given.

use kalaha::{Move, Side};

use super::{Scene, View};

/// What a typed line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// A move.
    Play(Move),
    /// To take back the last decision.
    Back,
    /// The value of every move.
    Values,
    /// Nothing but an answer.
    Says(String),
    /// Something that can't be done; the sentence says why, or what can be typed.
    Refused(String),
}

impl Scene<'_> {
    /// What a line of the text mode asks for. The English commands work in every language, beside
    /// the language's own.
    #[must_use]
    pub fn typed(&self, line: &str, view: &View) -> Typed {
        let line = line.trim();
        let is = |english: &str, own: &str| {
            line.eq_ignore_ascii_case(english) || line.to_lowercase() == self.words.say(own, &[])
        };
        if is("last", "web-command-last") {
            let nothing = || self.words.say("web-text-no-move", &[]);
            let said = Some(view.says.clone()).filter(|says| !says.is_empty());
            return Typed::Says(said.unwrap_or_else(nothing));
        }
        if is("board", "web-command-board") {
            let rows = [
                self.row_text(view.below, view),
                self.row_text(!view.below, view),
            ];
            return Typed::Says(rows.join(" "));
        }
        if is("mine", "web-command-mine") {
            return Typed::Says(self.row_text(view.below, view));
        }
        if is("theirs", "web-command-theirs") {
            return Typed::Says(self.row_text(!view.below, view));
        }
        if is("stores", "web-command-stores") {
            let stores = view.pits.iter().filter(|pit| pit.house.is_none());
            let stores: Vec<&str> = stores.map(|pit| &*pit.label).collect();
            return Typed::Says(stores.join(". ") + ".");
        }
        if is("back", "web-command-back") {
            return Typed::Back;
        }
        if is("eval", "web-command-eval") {
            return Typed::Values;
        }
        if line.is_empty() || is("help", "web-command-help") || line == "?" {
            return Typed::Says(self.words.say("web-text-help", &[]));
        }
        match self.state.game().position().read_move(line) {
            Ok(chosen) => Typed::Play(chosen),
            Err(kalaha::Error::UnreadableMove { text }) => {
                let text = kalaha_text::typed(&text);
                Typed::Refused(
                    self.words
                        .say("web-text-unknown", &[("text", (&text).into())]),
                )
            }
            Err(error) => Typed::Refused(self.words.error(&error)),
        }
    }

    /// One row with its store, house by house from its owner's left.
    fn row_text(&self, side: Side, view: &View) -> String {
        let mut houses: Vec<_> = view
            .pits
            .iter()
            .filter(|pit| pit.side == side && pit.house.is_some())
            .collect();
        houses.sort_by_key(|pit| pit.house);
        let counts: Vec<String> = houses.iter().map(|pit| pit.seeds.to_string()).collect();
        let counts = counts.join(", ");
        let store = view
            .pits
            .iter()
            .find(|pit| pit.side == side && pit.house.is_none());
        let owner = self.words.player(side, &view.names.spoken);
        self.words.say(
            "web-text-row",
            &[
                ("whose", self.whose(side).into()),
                ("owner", (&owner).into()),
                ("counts", (&counts).into()),
                ("seeds", store.map_or(0, |store| store.seeds).into()),
            ],
        )
    }
}
