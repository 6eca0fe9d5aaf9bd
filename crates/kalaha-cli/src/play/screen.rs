//! What a person at the table sees.

use kalaha::{BySide, Event, EventKind, House, Move, Position, RuleId, Side, SwapRight};
use kalaha_engine::players::{GENERATOR, Player};
use kalaha_text::Arg;

use super::board::Picture;
use super::{Table, Who};
use crate::fault::Fault;
use crate::out::Out;

impl Table {
    /// Says what is played, by whom, and how to get help.
    pub(super) fn greet(&self, out: &mut Out) -> Result<(), Fault> {
        let text = out.words.rule_set(self.game.position().rules());
        let title = text.preset.map_or_else(
            || out.words.say("play-own-rules", &[]),
            |preset| preset.title,
        );
        let heading = out
            .words
            .say("play-heading", &[("rules", Arg::from(&*title))]);
        out.heading(&heading)?;
        for sentence in text.differences.iter().chain(&text.notes) {
            out.paragraph("- ", sentence)?;
        }
        for &side in Side::ALL {
            let Who::Computer { player, seed } = self.seats[side] else {
                continue;
            };
            let (id, level) = match player {
                Player::Greedy => continue,
                Player::Random => ("play-random", 0),
                Player::Level(level) => ("play-level", level.number()),
            };
            let (side, seed) = (side_word(side, out), seed.to_string());
            let facts = [
                ("side", Arg::from(&side)),
                ("level", level.into()),
                ("seed", Arg::from(&seed)),
                ("generator", Arg::from(GENERATOR)),
            ];
            let told = out.words.say(id, &facts);
            out.paragraph("", &told)?;
        }
        if self.has_human() {
            let told = out.words.say("play-how", &[]);
            out.paragraph("", &told)?;
        }
        if Side::ALL.iter().all(|&side| self.seats[side].is_human()) {
            let told = out.words.say("play-computer", &[]);
            out.paragraph("", &told)?;
        }
        let last = self.game.history().last().zip(self.told.last());
        if let Some(((before, chosen), events)) = last {
            let moved = out.words.moved(before, chosen, events, &self.players());
            out.line("")?;
            out.paragraph("", &moved)?;
        }
        Ok(())
    }

    pub(super) fn help(&self, out: &mut Out) -> Result<(), Fault> {
        let file = out.words.say("typed-file", &[]);
        let save = out.words.say("typed-save", &[]);
        let save = save.split(", ").next().unwrap_or_default();
        let lines: Vec<(String, String)> = out
            .words
            .commands()
            .into_iter()
            .map(|(typed, meaning)| {
                let takes_file = typed == save;
                let typed = if takes_file {
                    format!("{typed} {file}")
                } else {
                    typed
                };
                (typed, meaning)
            })
            .collect();
        let widths = lines.iter().map(|(typed, _)| typed.chars().count());
        let width = if self.plain {
            0
        } else {
            widths.max().unwrap_or_default()
        };
        let gap = if self.plain { ": " } else { "  " };
        for (typed, meaning) in lines {
            out.paragraph(&format!("{typed:<width$}{gap}"), &meaning)?;
        }
        if !self.plain {
            let brackets = out.words.say("help-brackets", &[]);
            out.paragraph("", &brackets)?;
        }
        let rest = out.words.say("help-empty-line", &[]);
        out.paragraph("", &rest)
    }

    /// Tells a move that was just made.
    pub(super) fn tell(
        &mut self,
        before: &Position,
        chosen: Move,
        events: Vec<Event>,
        out: &mut Out,
    ) -> Result<(), Fault> {
        let moved = out.words.moved(before, chosen, &events, &self.players());
        self.told.push(events);
        self.shown = false;
        out.line("")?;
        out.paragraph("", &moved)
    }

    /// Shows the board and says whose turn it is.
    pub(super) fn show(&mut self, out: &mut Out) -> Result<(), Fault> {
        if !self.shown {
            self.since = self.since_known();
            let news = self.known < self.told.len();
            self.known = self.told.len();
            self.shown = true;
            if self.plain {
                self.speak(news, out)?;
            }
        }
        if self.plain {
            return self.call(out);
        }
        let position = self.game.position();
        let open = self.open();
        let by_side = |text: &dyn Fn(Side) -> String| BySide {
            south: text(Side::South),
            north: text(Side::North),
        };
        let labels = by_side(&|side| self.label(side, out));
        let counted = by_side(&|side| {
            let args = [
                ("player", Arg::from(&*labels[side])),
                ("seeds", position.store(side).into()),
            ];
            out.words.say("board-store", &args)
        });
        let picture = Picture {
            position,
            open: &open,
            since: &self.since,
            below: self.below(),
            labels: &labels,
            counted_labels: &counted,
            sides: &by_side(&|side| side_word(side, out)),
        };
        let lines = picture.draw(out.width());
        out.line("")?;
        for line in lines {
            out.line(&line)?;
        }
        out.line("")?;
        self.call(out)
    }

    /// The houses that may be chosen.
    fn open(&self) -> Vec<House> {
        let houses = self.game.position().legal_houses();
        houses.filter(|_| !self.game.is_over()).collect()
    }

    /// Says whose turn it is and what may be chosen, or how the game came out.
    pub(super) fn call(&self, out: &mut Out) -> Result<(), Fault> {
        let position = self.game.position();
        if let Some(side) = self.game.resigned() {
            let told = out.words.resigned(side, &self.players());
            out.heading(&told)?;
            return self.tell_over(out);
        }
        if let Some(outcome) = self.game.outcome() {
            self.tell_early_end(out)?;
            let kind = EventKind::Result {
                south: outcome.south,
                north: outcome.north,
                winner: outcome.winner(),
            };
            let rule = RuleId::ResultMostSeeds;
            let mover = position.to_move();
            let result = out
                .words
                .event(&Event { kind, rule }, mover, &self.players());
            out.heading(&result)?;
            return self.tell_over(out);
        }
        let (mover, players) = (position.to_move(), self.players());
        let player = out.words.player(mover, &players);
        let houses: Vec<String> = self
            .open()
            .iter()
            .map(|house| house.number().to_string())
            .collect();
        let houses = houses.join(" ");
        let id = match (position.swap_right(), position.extra_used()) {
            (SwapRight::Open, _) => "play-turn-swap",
            (_, 0) => "play-turn",
            (_, _) => "play-turn-extra",
        };
        let args = [
            ("player", Arg::from(&*player)),
            ("who", out.words.who(mover, &players).into()),
            ("count", position.extra_used().into()),
            ("houses", Arg::from(&houses)),
        ];
        let told = out.words.say(id, &args);
        out.heading(&told)
    }

    /// What can still be typed once a game is over.
    fn tell_over(&self, out: &mut Out) -> Result<(), Fault> {
        if self.has_human() {
            let told = out.words.say("play-over", &[]);
            out.paragraph("", &told)?;
        }
        Ok(())
    }

    /// Why a game is over that was so from the start; others tell it with their last move.
    fn tell_early_end(&self, out: &mut Out) -> Result<(), Fault> {
        let start = self.game.start_position();
        let Some(reason) = start.end_reason() else {
            return Ok(());
        };
        let kind = EventKind::End { reason };
        let rule = reason.rule();
        let event = Event { kind, rule };
        let told = out.words.event(&event, start.to_move(), &self.players());
        out.paragraph("", &told)
    }

    /// The board before those moves of the last mover that are news.
    fn since_known(&self) -> Position {
        let now = *self.game.position();
        let history: Vec<(&Position, Move)> = self.game.history().skip(self.known).collect();
        match history.last() {
            // The whole board is turned then.
            None | Some((_, Move::Swap)) => now,
            Some((last, _)) => history
                .iter()
                .rev()
                .map(|(before, _)| *before)
                .take_while(|before| before.to_move() == last.to_move())
                .last()
                .map_or(now, |before| *before),
        }
    }

    /// Whose row lies below: that of the only person at the table, else South's.
    pub(super) fn below(&self) -> Side {
        let only_north = self.seats.north.is_human() && !self.seats.south.is_human();
        if only_north { Side::North } else { Side::South }
    }

    /// Players' names for sentences: those that people gave; the computer goes by its side.
    pub(super) fn names(&self) -> BySide<String> {
        let name = |side: Side| match &self.seats[side] {
            Who::Human(name) => name.clone(),
            Who::Computer { .. } => String::new(),
        };
        BySide {
            south: name(Side::South),
            north: name(Side::North),
        }
    }

    /// What stands beside a row.
    fn label(&self, side: Side, out: &Out) -> String {
        let word = side_word(side, out);
        let word = ("side", Arg::from(&*word));
        match &self.seats[side] {
            Who::Computer { player, .. } => match player {
                Player::Random => out.words.say("seat-random", &[word]),
                Player::Greedy => out.words.say("seat-greedy", &[word]),
                Player::Level(level) => {
                    let level = ("level", level.number().into());
                    out.words.say("seat-level", &[word, level])
                }
            },
            Who::Human(name) if !name.trim().is_empty() => out
                .words
                .say("seat-named", &[word, ("name", Arg::from(name))]),
            Who::Human(_) if self.seats[!side].is_human() => side_word(side, out),
            Who::Human(_) => out.words.say("seat-you", &[word]),
        }
    }
}

fn side_word(side: Side, out: &Out) -> String {
    out.words.player(side, &BySide::<String>::default())
}
