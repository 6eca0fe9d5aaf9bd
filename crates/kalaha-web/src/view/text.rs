//! The text mode: one line is typed, one answer is given.

use kalaha::Move;
use kalaha_text::Command;

use super::{Scene, View};

/// What a typed line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// A move.
    Play(Move),
    /// To take back the last decision.
    Undo,
    /// To make it again.
    Redo,
    /// The best move, and why.
    Hint,
    /// The value of every move.
    Values,
    /// Nothing but an answer.
    Says(String),
    /// Something that can't be done; the sentence says why, or what can be typed.
    Refused(String),
}

impl Scene<'_> {
    /// What a line of the text mode asks for.
    #[must_use]
    pub fn typed(&self, line: &str, view: &View) -> Typed {
        let line = line.trim();
        let asked = if line.is_empty() {
            Some(Command::Help)
        } else {
            self.words.command(line)
        };
        match asked {
            Some(Command::Undo) => Typed::Undo,
            Some(Command::Redo) => Typed::Redo,
            Some(Command::Hint) => Typed::Hint,
            Some(Command::Values) => Typed::Values,
            Some(asked) => Typed::Says(self.answer(asked, view)),
            None => self.typed_move(line, view),
        }
    }

    /// The answer to a command that changes nothing and needs no search.
    fn answer(&self, asked: Command, view: &View) -> String {
        let game = self.game();
        let (position, players) = (game.position(), &view.names.spoken);
        let row = |side| self.words.row(position, side, players);
        let nothing = || self.words.say("web-text-no-move", &[]);
        let last = view.last.as_ref().and_then(|last| last.plies.last());
        match asked {
            Command::Last => last.map_or_else(nothing, |ply| ply.says.clone()),
            Command::Why => last.map_or_else(nothing, |ply| {
                // Why the turn ended or goes on is asked; what it began with is known.
                let steps = ply.steps.iter().filter(|step| !step.is_small());
                let (first, then): (Vec<_>, Vec<_>) = steps.partition(|step| step.kind == "lift");
                let told = then.into_iter().chain(first);
                let told = told.map(|step| step.with_rule(self.words));
                told.collect::<Vec<_>>().join("\n")
            }),
            Command::Board => [row(view.below), row(!view.below)].join("\n"),
            Command::Mine => row(view.below),
            Command::Theirs => row(!view.below),
            Command::Stores => self.words.stores(position, view.below, players),
            Command::Rules => self.words.full_rules(position.rules()).join("\n"),
            Command::Save => self.words.say("web-text-save", &[]),
            Command::Quit => self.words.say("web-text-quit", &[]),
            Command::Help | Command::Undo | Command::Redo | Command::Hint | Command::Values => {
                let lines = self.words.commands();
                let lines = lines.iter().map(|(typed, does)| format!("{typed}: {does}"));
                lines.collect::<Vec<_>>().join("\n")
            }
        }
    }

    fn typed_move(&self, line: &str, view: &View) -> Typed {
        let position = self.state.game().position();
        match position.read_move(&self.words.notation(line)) {
            Ok(chosen) => Typed::Play(chosen),
            Err(kalaha::Error::UnreadableMove { .. }) => {
                let text = kalaha_text::typed(line);
                let text = ("text", (&text).into());
                Typed::Refused(self.words.say("web-text-unknown", &[text]))
            }
            Err(kalaha::Error::ForeignHouse { .. }) => {
                Typed::Refused(self.other_side(position.to_move(), &view.names))
            }
            Err(error) => Typed::Refused(self.words.error(&error)),
        }
    }
}
