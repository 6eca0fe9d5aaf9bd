//! A game as it stands: its head and entries replayed.

use std::sync::Arc;

use kalaha::{BySide, EndReason, Error, Event, Game, Outcome, RuleId, Side};

use super::{Entry, Head, Player};

/// A game as it stands.
#[derive(Clone, Debug)]
pub struct State {
    head: Arc<Head>,
    game: Game,
    version: u64,
    last: Option<Last>,
    request: Option<Request>,
    declined: Option<Declined>,
    rematch: Option<String>,
    joined: BySide<bool>,
    names: BySide<Option<String>>,
    taken_back: usize,
}

/// The last move on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Last {
    /// Who made it.
    pub by: Side,
    /// What it told.
    pub events: Vec<Event>,
}

/// What waits for the other player's answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    /// Who asks.
    pub by: Side,
    /// For what.
    pub asked: Asked,
}

/// A request that the last entry ended without what it asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Declined {
    /// Who declined it, or withdrew the own one.
    pub by: Side,
    /// What was asked for.
    pub request: Request,
}

/// What can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// That moves are taken back until so many are left.
    Takeback {
        /// Moves that stay on the board.
        to_ply: usize,
    },
    /// Another game.
    Rematch,
}

impl State {
    /// A game before its first entry.
    ///
    /// # Errors
    /// A head that was damaged.
    pub fn new(head: Arc<Head>) -> Result<Self, Error> {
        let game = Game::resume(head.position()?);
        let name = |side: Side| match &head.players[side] {
            Player::Human { name } => name.clone(),
            Player::Level { .. } => None,
        };
        Ok(Self {
            names: BySide {
                south: name(Side::South),
                north: name(Side::North),
            },
            head,
            game,
            version: 0,
            last: None,
            request: None,
            declined: None,
            rematch: None,
            joined: BySide::default(),
            taken_back: 0,
        })
    }

    /// The game after these entries.
    ///
    /// # Errors
    /// A head or an entry that was damaged.
    pub fn replay<'a>(
        head: &Arc<Head>,
        entries: impl IntoIterator<Item = &'a Entry>,
    ) -> Result<Self, Error> {
        let mut state = Self::new(Arc::clone(head))?;
        for entry in entries {
            state.apply(entry)?;
        }
        Ok(state)
    }

    /// Takes the next entry; gives what it told.
    ///
    /// # Errors
    /// An entry that does not fit; the state is of no use then.
    pub fn apply(&mut self, entry: &Entry) -> Result<Vec<Event>, Error> {
        let mut told = Vec::new();
        let plies = self.ply();
        self.declined = None;
        match entry {
            Entry::Move { r#move, by } => {
                told = self.game.play(*r#move)?;
                self.last = Some(Last {
                    by: *by,
                    events: told.clone(),
                });
                self.request = None;
            }
            Entry::TakebackAsked { by, to_ply } => {
                let asked = Asked::Takeback { to_ply: *to_ply };
                self.request = Some(Request { by: *by, asked });
            }
            Entry::TakebackDone { to_ply } => {
                while self.ply() > *to_ply {
                    self.game.undo()?;
                }
                self.last = self.last_again()?;
                self.request = None;
            }
            Entry::Redo { to_ply } => {
                while self.ply() < *to_ply {
                    let by = self.game.position().to_move();
                    let (_, events) = self.game.redo()?;
                    told.extend_from_slice(&events);
                    self.last = Some(Last { by, events });
                }
                self.request = None;
            }
            Entry::Declined { by } => {
                let request = self.request.take();
                self.declined = request.map(|request| Declined { by: *by, request });
            }
            Entry::RematchAsked { by } => {
                let asked = Asked::Rematch;
                self.request = Some(Request { by: *by, asked });
            }
            Entry::Rematch { game } => {
                self.rematch = Some(game.clone());
                self.request = None;
            }
            Entry::Resigned { by } => {
                self.game.resign(*by)?;
                self.request = None;
            }
            Entry::Joined { side, name } => {
                self.joined[*side] = true;
                if name.is_some() {
                    self.names[*side].clone_from(name);
                }
            }
        }
        self.taken_back = plies.saturating_sub(self.ply());
        self.version += 1;
        Ok(told)
    }

    /// The move that is the last one after others were taken back.
    fn last_again(&self) -> Result<Option<Last>, Error> {
        // A move that was followed by others did not end the game, so it tells without those before it
        // what it told with them.
        let last = self.game.history().last().map(|(before, chosen)| {
            let by = before.to_move();
            let events = Game::resume(*before).play(chosen)?;
            Ok(Last { by, events })
        });
        last.transpose()
    }

    /// What was settled before the first move.
    #[must_use]
    pub fn head(&self) -> &Head {
        &self.head
    }

    /// The board with its moves.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The number of the last entry; 0 before the first.
    #[must_use]
    pub fn version(&self) -> u64 {
        self.version
    }

    /// Moves on the board.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.game.moves().len()
    }

    /// Moves that the last entry took back.
    #[must_use]
    pub fn taken_back(&self) -> usize {
        self.taken_back
    }

    /// The last move on the board.
    #[must_use]
    pub fn last(&self) -> Option<&Last> {
        self.last.as_ref()
    }

    /// What waits for an answer.
    #[must_use]
    pub fn request(&self) -> Option<Request> {
        self.request
    }

    /// The request that the last entry declined or withdrew.
    #[must_use]
    pub fn declined(&self) -> Option<Declined> {
        self.declined
    }

    /// Who gave the game up.
    #[must_use]
    pub fn resigned(&self) -> Option<Side> {
        self.game.resigned()
    }

    /// The id of the game that followed.
    #[must_use]
    pub fn rematch(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// Seats that somebody took.
    #[must_use]
    pub fn joined(&self) -> BySide<bool> {
        self.joined
    }

    /// Who plays a side. A swap turns the board; people keep their sides.
    #[must_use]
    pub fn player(&self, side: Side) -> &Player {
        &self.head.players[side]
    }

    /// What the person who plays a side is called, if that is known.
    #[must_use]
    pub fn name(&self, side: Side) -> Option<&str> {
        self.names[side].as_deref()
    }

    /// Who moves next; nobody once the game is over.
    #[must_use]
    pub fn to_move(&self) -> Option<Side> {
        (!self.is_over()).then(|| self.game.position().to_move())
    }

    /// True once nobody can move any more.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.game.is_over()
    }

    /// The final count; after a resignation what the stores held.
    #[must_use]
    pub fn count(&self) -> Option<Outcome> {
        let position = self.game.position();
        self.game.outcome().or_else(|| {
            self.resigned().map(|_| Outcome {
                south: position.store(Side::South),
                north: position.store(Side::North),
            })
        })
    }

    /// Who won, once the game is over; nobody in a draw.
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        self.game.winner()
    }

    /// The rule by which the game is over; none after a resignation.
    #[must_use]
    pub fn end_rule(&self) -> Option<RuleId> {
        self.game.end_reason().map(|reason| match reason {
            EndReason::EitherEmpty => RuleId::EndEitherEmpty,
            EndReason::MoverStuck => RuleId::EndMoverStuck,
            EndReason::BothEmpty => RuleId::EndBothEmpty,
            EndReason::Majority => RuleId::EndMajority,
            EndReason::Repetition => RuleId::EndRepetition,
        })
    }

    /// Who made the moves taken back that can be made again, the next one first.
    pub(super) fn redoable(&self) -> Vec<Side> {
        let mut again = self.game.clone();
        let mut movers = Vec::new();
        loop {
            let mover = again.position().to_move();
            if again.redo().is_err() {
                return movers;
            }
            movers.push(mover);
        }
    }
}
