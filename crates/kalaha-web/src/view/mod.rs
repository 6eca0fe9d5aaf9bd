//! What a board draws, built from a game as it stands: the one source for pages and modules.
//!
//! Nothing here reads or writes anything. The browser knows no rules: which houses may be chosen,
//! what a move would do, what the last one did and every word about it stand in a [`View`].

mod label;
mod last;
mod names;
mod notice;
mod pits;
mod seeds;
mod steps;
#[cfg(test)]
mod tests;
pub mod text;

use kalaha::{BySide, Direction, Game, Move, Position, RuleId, Side, StoreSide};
use kalaha_text::Words;
use serde::Serialize;

use crate::game::{Seats, State};
pub use last::{LastTurn, Ply, Shown};
pub use names::Names;
pub use pits::{Ahead, PitView};
pub use seeds::{symbol, symbols};
pub use steps::Step;

/// A game as one reader sees it.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// The game.
    pub state: &'a State,
    /// The seats that the reader holds.
    pub seats: Seats,
    /// The reader's language.
    pub words: &'a Words,
    /// The number of moves on the board to look back at; the board as it is now if left out.
    pub ply: Option<usize>,
}

/// What a board draws.
#[derive(Clone, Debug, Serialize)]
pub struct View {
    /// The number of the game's last entry.
    pub version: u64,
    /// Moves on the board that is shown.
    pub ply: usize,
    /// Moves on the board now.
    pub plies: usize,
    /// True if an earlier board is shown.
    pub looking_back: bool,
    /// The sides that the reader plays.
    pub mine: BySide<bool>,
    /// Whose row lies below, nearest the reader.
    pub below: Side,
    /// Who moves next; nobody once the game is over.
    pub to_move: Option<Side>,
    /// True if the reader may choose a house now.
    pub may_move: bool,
    /// Houses a side.
    pub houses: u8,
    /// The way round.
    pub direction: Direction,
    /// At which end of a row its store lies.
    pub store_side: StoreSide,
    /// Whose turn it is.
    pub turn: String,
    /// That it is an extra turn.
    pub extra: Option<String>,
    /// All pits in sowing order, the row below first.
    pub pits: Vec<PitView>,
    /// The turn before the board that is shown.
    pub last: Option<LastTurn>,
    /// What is spoken once the board stands so: the last move, or that moves were taken back, and that
    /// it is the reader's turn.
    pub says: String,
    /// What was spoken before that, from the beginning of the reader's own last turn.
    pub said: Vec<String>,
    /// True if the last change of the game took moves back, which is what is spoken then.
    pub taken_back: bool,
    /// What one player asks of the other, what became of that, or that the next game is there.
    pub notice: Option<String>,
    /// True if the reader is waited for: to move, to answer, or in the next game.
    pub is_called: bool,
    /// How it ended.
    pub result: Option<String>,
    /// The rule by which it ended.
    pub end_rule: Option<RuleId>,
    /// True if sides can be swapped in place of a move.
    pub may_swap: bool,
    /// What the players are called.
    pub names: Names,
}

impl View {
    /// The view without what moves would do: where that is the question, nothing answers it early.
    #[must_use]
    pub fn without_outcomes(mut self) -> Self {
        for pit in &mut self.pits {
            pit.ahead = None;
            pit.label.clone_from(&pit.name);
        }
        self
    }
}

impl Scene<'_> {
    /// The view of the scene.
    #[must_use]
    pub fn view(&self) -> View {
        let game = self.game();
        let game = &game;
        let position = game.position();
        let looking_back = game.moves().len() < self.state.ply();
        let mine = self.mine();
        let below = below(mine);
        let to_move = if looking_back {
            game.end_reason().is_none().then(|| position.to_move())
        } else {
            self.state.to_move()
        };
        let may_move = !looking_back && to_move.is_some_and(|side| mine[side]);
        let names = Names::of(self);
        let last = LastTurn::of(self, game);
        let (mut turn, mut extra) = self.turn(position, to_move, &names);
        if looking_back {
            let facts = [
                ("number", game.moves().len().into()),
                ("count", self.state.ply().into()),
            ];
            (turn, extra) = (self.words.say("web-after-move", &facts), None);
        }
        let says = self.says(last.as_ref(), game, to_move.filter(|_| may_move), &names);
        let rules = position.rules();
        View {
            version: self.state.version(),
            ply: game.moves().len(),
            plies: self.state.ply(),
            looking_back,
            mine,
            below,
            to_move,
            may_move,
            houses: rules.houses,
            direction: rules.direction,
            store_side: rules.store_side,
            turn,
            extra,
            pits: pits::of(self, game, below, to_move, &names, last.as_ref()),
            last,
            says,
            said: self.said(game),
            taken_back: self.taken_back().is_some(),
            notice: self.notice(&names),
            is_called: may_move || self.is_called(),
            result: if looking_back {
                None
            } else {
                self.result(&names)
            },
            end_rule: game.end_reason().and(self.state.end_rule()),
            may_swap: may_move && position.legal_moves().any(|chosen| chosen == Move::Swap),
            names,
        }
    }

    /// The game up to the board that is shown.
    #[must_use]
    pub fn game(&self) -> Game {
        let mut game = self.state.game().clone();
        if let Some(ply) = self.ply {
            while game.moves().len() > ply && game.undo().is_ok() {}
        }
        game
    }

    /// The sides that the reader plays now.
    #[must_use]
    pub fn mine(&self) -> BySide<bool> {
        let plays = |side: Side| self.seats[side] && self.state.player(side).is_human();
        BySide {
            south: plays(Side::South),
            north: plays(Side::North),
        }
    }

    /// True if the reader plays at least one side.
    #[must_use]
    pub fn is_seated(&self) -> bool {
        let mine = self.mine();
        mine.south || mine.north
    }

    /// The one side that the reader plays; nothing for who watches or plays both.
    pub(crate) fn own(&self) -> Option<Side> {
        match self.mine() {
            BySide {
                south: true,
                north: false,
            } => Some(Side::South),
            BySide {
                south: false,
                north: true,
            } => Some(Side::North),
            _ => None,
        }
    }

    fn turn(
        &self,
        position: &Position,
        to_move: Option<Side>,
        names: &Names,
    ) -> (String, Option<String>) {
        let Some(side) = to_move else {
            return (self.words.say("web-turn-over", &[]), None);
        };
        let player = self.words.player(side, &names.spoken);
        let player = ("player", (&player).into());
        let turn = if self.own() == Some(side) {
            self.words.say("web-turn-yours", &[])
        } else if self.state.player(side).is_human() {
            self.words.say("web-turn-of", &[player])
        } else {
            self.words.say("web-turn-thinking", &[player])
        };
        let used = position.extra_used();
        let extra = (used > 0).then(|| self.words.say("web-extra-turn", &[("count", used.into())]));
        (turn, extra)
    }

    /// What is spoken once the board stands so. `to_move` may move and is told so, unless the move was
    /// the mover's own and says that it gives an extra turn.
    fn says(
        &self,
        last: Option<&LastTurn>,
        game: &Game,
        to_move: Option<Side>,
        names: &Names,
    ) -> String {
        let taken_back = self.taken_back();
        let mut told = Vec::new();
        let mut mover = None;
        if let Some(count) = taken_back {
            told.push(self.words.say("web-taken-back", &[("count", count.into())]));
        } else if let Some(last) = last {
            mover = Some(last.by);
            told.extend(last.plies.last().map(|ply| ply.says.clone()));
        }
        if let Some(stores) = last
            .filter(|_| taken_back.is_none())
            .and_then(|last| self.stores(last, game, names))
        {
            told.push(stores);
        }
        if let Some(side) = to_move.filter(|&side| !told.is_empty() && mover != Some(side)) {
            told.push(if self.own() == Some(side) {
                self.words.say("web-says-yours", &[])
            } else {
                let player = self.words.player(side, &names.spoken);
                let player = ("player", (&player).into());
                self.words.say("web-says-turn", &[player])
            });
        }
        told.join(" ")
    }

    /// Moves that the last entry took back, where the board after that is shown.
    fn taken_back(&self) -> Option<usize> {
        Some(self.state.taken_back()).filter(|&count| count > 0 && self.ply.is_none())
    }

    /// What the stores hold after a turn that is over and put something into them, where the game goes on.
    fn stores(&self, last: &LastTurn, game: &Game, names: &Names) -> Option<String> {
        let (before, now) = (last.before.as_ref()?, game.position());
        let same = |side: Side| before.store(side) == now.store(side);
        if game.is_over() || now.to_move() == last.by || (same(Side::South) && same(Side::North)) {
            return None;
        }
        let first = self.own().unwrap_or(Side::South);
        Some(self.words.stores(now, first, &names.spoken))
    }

    /// What was spoken of the moves before the last one, from the reader's own last turn on.
    fn said(&self, game: &Game) -> Vec<String> {
        if self.taken_back().is_some() {
            return Vec::new();
        }
        let movers: Vec<Side> = game.moves_by_side().map(|(side, _)| side).collect();
        let turn = |movers: &[Side]| {
            let by = movers.last().copied();
            let same = movers.iter().rev().take_while(|&&side| Some(side) == by);
            movers.len() - same.count()
        };
        let mut first = turn(&movers);
        if first > 0 && self.own() == Some(movers[first - 1]) {
            first = turn(&movers[..first]);
        }
        let plies = Ply::since(self, game, first).map(|(_, plies)| plies);
        let mut said: Vec<String> = plies.into_iter().flatten().map(|ply| ply.says).collect();
        said.pop();
        said
    }

    fn result(&self, names: &Names) -> Option<String> {
        if let Some(side) = self.state.resigned() {
            return Some(self.words.resigned(side, &names.spoken));
        }
        let count = self.state.game().outcome()?;
        let players = &names.spoken;
        Some(
            self.words
                .result(count.south, count.north, count.winner(), players),
        )
    }
}

/// Whose row lies nearest a reader who plays these sides.
fn below(mine: BySide<bool>) -> Side {
    if mine.north && !mine.south {
        Side::North
    } else {
        Side::South
    }
}

/// How a pit is called in pages and scripts: `S3`, and `S` for South's store.
#[must_use]
pub fn pit_id(pit: kalaha::Pit) -> String {
    match pit {
        kalaha::Pit::House { side, house } => format!("{}{}", side.letter(), house.number()),
        kalaha::Pit::Store { side } => side.letter().to_string(),
    }
}
