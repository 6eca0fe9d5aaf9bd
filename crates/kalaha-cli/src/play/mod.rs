//! `play`: a game in the terminal.

pub(crate) mod board;
pub(crate) mod keyboard;
mod order;
mod save;
mod screen;
mod spoken;
mod values;
mod who;

use std::path::{Path, PathBuf};

use kalaha::{BySide, Error, Event, Game, Move, Position, Ruling, Side};
use kalaha_engine::hints::hint;
use kalaha_engine::levels::Perfect;
use kalaha_text::{Arg, Command, Players, Who as Reader, typed};

use crate::fault::{Exit, Fault};
use crate::judge;
use crate::out::Out;
use crate::search::margin;
use crate::solve::print_moves;
use keyboard::Keyboard;
use order::Order;
use save::Saved;
pub(crate) use who::Who;

/// A game and those who sit at it.
pub(crate) struct Table {
    game: Game,
    seats: BySide<Who>,
    /// The computer's best play.
    perfect: Perfect,
    /// What each move told, in order.
    told: Vec<Vec<Event>>,
    /// Moves that the person at the keyboard knows of: those made when the board was last shown, or
    /// after moves were taken back.
    known: usize,
    /// Whether the board as it is now was shown.
    shown: bool,
    /// The board with which the one shown is compared.
    since: Position,
    /// The file that the game was read from or last saved to.
    file: Option<PathBuf>,
    /// True if all is said in sentences and nothing drawn.
    plain: bool,
}

impl Table {
    /// A table with a game that may be under way.
    pub(crate) fn new(mut game: Game, seats: BySide<Who>, file: Option<PathBuf>) -> Self {
        game.players = BySide {
            south: seats.south.record_name(),
            north: seats.north.record_name(),
        };
        let mut again = Game::resume(*game.start_position());
        let told = game
            .moves()
            .map_while(|chosen| again.play(chosen).ok())
            .collect();
        Self {
            since: *game.position(),
            game,
            seats,
            perfect: Perfect::default(),
            told,
            known: 0,
            shown: false,
            file,
            plain: false,
        }
    }

    /// The same, told in sentences alone if that is wanted.
    pub(crate) fn in_sentences(self, plain: bool) -> Self {
        // A board that was never told is told whole.
        let known = if plain { self.told.len() } else { self.known };
        Self {
            known,
            plain,
            ..self
        }
    }

    fn has_human(&self) -> bool {
        Side::ALL.iter().any(|&side| self.seats[side].is_human())
    }
}

/// Plays until the person at the keyboard leaves, or without one to the end.
pub(crate) fn run(table: &mut Table, out: &mut Out) -> Result<Exit, Fault> {
    table.greet(out)?;
    if !table.has_human() {
        table.show(out)?;
        while table.computer_moves(out)? {
            table.show(out)?;
        }
        return Ok(Exit::Yes);
    }
    let mut keyboard = Keyboard::new(out);
    loop {
        while table.computer_moves(out)? {}
        if !table.shown {
            table.show(out)?;
        }
        let Some(line) = keyboard.line(out)? else {
            break;
        };
        match Order::read(&line, &out.words) {
            Order::Command(Command::Quit) => break,
            order => table.obey(&order, out)?,
        }
    }
    let goodbye = out.words.say("play-goodbye", &[]);
    out.line(&goodbye)?;
    Ok(Exit::Yes)
}

impl Table {
    /// Lets the computer make one move; false if it is not its turn.
    fn computer_moves(&mut self, out: &mut Out) -> Result<bool, Fault> {
        let side = self.game.position().to_move();
        let Who::Computer { player, seed } = self.seats[side] else {
            return Ok(false);
        };
        let Some(choice) = player.choose(&self.game, seed, &mut self.perfect) else {
            return Ok(false);
        };
        self.play(choice.chosen, out)?;
        Ok(true)
    }

    fn play(&mut self, chosen: Move, out: &mut Out) -> Result<(), Fault> {
        let before = *self.game.position();
        match self.game.play(chosen) {
            Ok(events) => self.tell(&before, chosen, events, out),
            Err(error) => refuse(&error, out),
        }
    }

    fn obey(&mut self, order: &Order, out: &mut Out) -> Result<(), Fault> {
        let command = match *order {
            // Whoever lost sight of the board gets it back with an empty line.
            Order::Nothing => Command::Board,
            Order::Command(command) => command,
            Order::SaveTo(file) => return self.save(Some(Path::new(file)), out),
            Order::Other(text) => return self.other(text, out),
        };
        let mine = self.below();
        match command {
            Command::Undo => self.undo(out),
            Command::Redo => self.redo(out),
            Command::Hint => self.hint(out),
            Command::Values => self.values(out),
            Command::Why => self.why(out),
            Command::Rules => self.rules(out),
            Command::Last => self.last(out),
            Command::Board => self.look(out),
            Command::Mine => self.row(mine, out),
            Command::Theirs => self.row(!mine, out),
            Command::Stores => self.stores(out),
            Command::Save => self.save(None, out),
            Command::Help => self.help(out),
            Command::Quit => Ok(()),
        }
    }

    fn other(&mut self, text: &str, out: &mut Out) -> Result<(), Fault> {
        let chosen = out.words.notation(text);
        match self.game.position().read_move(&chosen) {
            Ok(chosen) => self.play(chosen, out),
            Err(Error::UnreadableMove { text }) => {
                let text = typed(&text);
                let told = out
                    .words
                    .say("play-unknown", &[("text", Arg::from(&*text))]);
                out.paragraph("", &told)
            }
            Err(error) => refuse(&error, out),
        }
    }

    /// Takes moves back to the last one that a person made.
    fn undo(&mut self, out: &mut Out) -> Result<(), Fault> {
        let movers = self.game.moves_by_side().zip(0..);
        let last = movers
            .filter(|((mover, _), _)| self.seats[*mover].is_human())
            .last();
        let Some((_, ply)) = last else {
            return refuse(&Error::NothingToUndo, out);
        };
        let count = self.told.len() - ply;
        while self.told.len() > ply && self.game.undo().is_ok() {
            self.told.pop();
        }
        self.known = ply;
        self.shown = false;
        let told = out.words.say("play-undone", &[("count", count.into())]);
        out.paragraph("", &told)
    }

    /// Makes moves again up to the next decision of a person.
    fn redo(&mut self, out: &mut Out) -> Result<(), Fault> {
        let mut before = *self.game.position();
        let (chosen, events) = match self.game.redo() {
            Ok(redone) => redone,
            Err(error) => return refuse(&error, out),
        };
        self.tell(&before, chosen, events, out)?;
        while !self.seats[self.game.position().to_move()].is_human() {
            before = *self.game.position();
            let Ok((chosen, events)) = self.game.redo() else {
                break;
            };
            self.tell(&before, chosen, events, out)?;
        }
        Ok(())
    }

    fn hint(&mut self, out: &mut Out) -> Result<(), Fault> {
        let Some(hint) = hint(&self.game, &mut self.perfect) else {
            return refuse(&Error::GameOver, out);
        };
        let mover = self.game.position().to_move();
        let told = out.words.hint(&hint, mover, &self.players());
        out.paragraph("", &told)
    }

    /// The value of each move, as far as it is found out in the time of a hint or two.
    fn values(&self, out: &mut Out) -> Result<(), Fault> {
        let position = self.game.position();
        if self.game.is_over() {
            return refuse(&Error::GameOver, out);
        }
        let Some(found) = values::of(position) else {
            let early = out.words.say("web-values-early", &[]);
            return out.paragraph("", &early);
        };
        let known = margin(found.value, position);
        let told = out
            .words
            .who_wins(position.to_move(), known, &self.players());
        out.paragraph("", &told)?;
        print_moves(position, &found.moves, out)
    }

    /// The ruling on the last move.
    fn why(&self, out: &mut Out) -> Result<(), Fault> {
        let last = self.game.history().last().zip(self.told.last());
        let Some(((before, chosen), told)) = last else {
            let none = out.words.say("play-why-nothing", &[]);
            return out.paragraph("", &none);
        };
        let mut ruling = Ruling::judge(before, &[&chosen.to_string()])?;
        ruling.after = *self.game.position();
        ruling.events.clone_from(told);
        let text = out.words.ruling(&ruling);
        let (players, mover) = (self.players(), before.to_move());
        // A referee speaks of South and North, a plain game of “you” and the computer.
        let verdict = match players.who(mover) {
            Reader::Other => text.verdict,
            Reader::You | Reader::Computer | Reader::Opponent => {
                out.words.moved(before, chosen, told, &players)
            }
        };
        out.paragraph("", &verdict)?;
        judge::steps(&out.words.steps(told, mover, &players), out)?;
        judge::list("judge-sources", &out.words.cite_all(&text.sources), out)
    }

    fn rules(&self, out: &mut Out) -> Result<(), Fault> {
        for sentence in out.words.full_rules(self.game.position().rules()) {
            out.paragraph("- ", &sentence)?;
        }
        Ok(())
    }

    fn save(&mut self, file: Option<&Path>, out: &mut Out) -> Result<(), Fault> {
        let Some(file) = file.or(self.file.as_deref()).map(Path::to_owned) else {
            let where_to = out.words.say("save-where", &[]);
            return out.paragraph("", &where_to);
        };
        let told = match save::save(&self.game, &file) {
            Ok(saved) => {
                let same_file = self.file.as_ref() == Some(&file);
                let id = match saved {
                    Saved::Replaced if !same_file => "saved-replaced",
                    Saved::New | Saved::Replaced => "saved",
                    Saved::NoRecord => "save-no-record",
                };
                let name = file.to_string_lossy();
                let told = out.words.say(id, &[("file", Arg::from(&*name))]);
                if !matches!(saved, Saved::NoRecord) {
                    self.file = Some(file);
                }
                told
            }
            Err(fault) => fault.sentence(&out.words),
        };
        out.paragraph("", &told)
    }
}

fn refuse(error: &Error, out: &mut Out) -> Result<(), Fault> {
    let sentence = out.words.error(error);
    out.paragraph("", &sentence)
}
