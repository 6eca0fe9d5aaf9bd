//! A game: its start and its moves.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use crate::error::Error;
use crate::event::{EndReason, Event, EventKind};
use crate::{BySide, Move, Outcome, Position, Rules, Side, SwapRight, sow};

/// How often a position may occur before the game ends, in rule sets where positions can repeat.
pub const REPETITIONS: usize = 3;

/// A game: a start position, the moves played and those taken back.
///
/// ```
/// use kalaha::{Game, House, Move, Rules};
/// let mut game = Game::start(Rules::STANDARD)?;
/// game.play(Move::Sow(House::new(2)))?; // an extra turn
/// game.play(Move::Sow(House::new(5)))?;
/// assert_eq!(game.undo()?, Move::Sow(House::new(5)));
/// assert_eq!(game.position().extra_used(), 1);
/// # Ok::<(), kalaha::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// What the players are called; may be empty. People keep their names over a swap.
    pub players: BySide<String>,
    start: Position,
    plies: Vec<Ply>,
    undone: Vec<Move>,
    /// Who gave it up.
    resigned: Option<Side>,
    /// How often each position has occurred; empty where none can occur again.
    occurred: HashMap<Position, usize>,
}

/// One move as it was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Ply {
    mover: Side,
    chosen: Move,
    after: Position,
    end: Option<EndReason>,
}

impl Game {
    /// A game from the start position of a rule set.
    ///
    /// # Errors
    /// Rules that can't be played, see [`Rules::check`].
    pub fn start(rules: Rules) -> Result<Self, Error> {
        Position::start(rules).map(Self::from_position)
    }

    /// A game from any position. Under the pie rule the swap is to come if it is not open already;
    /// where it may be gone, [`Game::resume`] keeps it so.
    #[must_use]
    pub fn from_position(start: Position) -> Self {
        let start = match start.swap_right() {
            SwapRight::Open => start,
            SwapRight::Coming | SwapRight::Gone => start.with_swap(SwapRight::Coming),
        };
        Self::resume(start)
    }

    /// A game that goes on from a position within it: a swap that is gone stays gone.
    #[must_use]
    pub fn resume(start: Position) -> Self {
        let mut game = Self {
            players: BySide::default(),
            start,
            plies: Vec::new(),
            undone: Vec::new(),
            resigned: None,
            occurred: HashMap::new(),
        };
        game.count(&start);
        game
    }

    /// The position the game started from.
    #[must_use]
    pub fn start_position(&self) -> &Position {
        &self.start
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.plies.last().map_or(&self.start, |ply| &ply.after)
    }

    /// The position before each move, and the move, in order.
    pub fn history(&self) -> impl Iterator<Item = (&Position, Move)> {
        let before = core::iter::once(&self.start).chain(self.plies.iter().map(|ply| &ply.after));
        before.zip(self.moves())
    }

    /// The moves played, in order.
    #[must_use]
    pub fn moves(&self) -> impl ExactSizeIterator<Item = Move> {
        self.plies.iter().map(|ply| ply.chosen)
    }

    /// Moves with the side that made each.
    #[must_use]
    pub fn moves_by_side(&self) -> impl ExactSizeIterator<Item = (Side, Move)> {
        self.plies.iter().map(|ply| (ply.mover, ply.chosen))
    }

    /// Why the game is over by the rules, if it is.
    #[must_use]
    pub fn end_reason(&self) -> Option<EndReason> {
        self.plies
            .last()
            .map_or_else(|| self.start.end_reason(), |ply| ply.end)
    }

    /// True once nobody can move any more, by the rules or because somebody gave up.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.resigned.is_some() || self.end_reason().is_some()
    }

    /// Who gave the game up.
    #[must_use]
    pub fn resigned(&self) -> Option<Side> {
        self.resigned
    }

    /// Gives the game up for a side; the board stays as it is.
    ///
    /// # Errors
    /// It is over already.
    pub fn resign(&mut self, side: Side) -> Result<(), Error> {
        if self.is_over() {
            return Err(Error::GameOver);
        }
        self.resigned = Some(side);
        Ok(())
    }

    /// Who won, once the game is over; nobody in a draw.
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        match self.resigned {
            Some(side) => Some(!side),
            None => self.outcome()?.winner(),
        }
    }

    /// Who won in a word: `south`, `north` or `draw`, once the game is over.
    #[must_use]
    pub fn result(&self) -> Option<&'static str> {
        let word = || self.winner().map_or("draw", Side::as_str);
        self.is_over().then(word)
    }

    /// The final count, if the game is over by the rules.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.end_reason()?;
        self.position().outcome()
    }

    /// Plays a move; what was taken back is forgotten.
    ///
    /// # Errors
    /// A move that is not allowed; the game is untouched then.
    pub fn play(&mut self, chosen: Move) -> Result<Vec<Event>, Error> {
        let events = self.push(chosen)?;
        self.undone.clear();
        Ok(events)
    }

    /// Takes the last move back, be it within a turn or not, and with it that somebody gave up; gives
    /// that move.
    ///
    /// # Errors
    /// No move was made.
    pub fn undo(&mut self) -> Result<Move, Error> {
        let ply = self.plies.pop().ok_or(Error::NothingToUndo)?;
        if let Entry::Occupied(mut count) = self.occurred.entry(ply.after) {
            *count.get_mut() -= 1;
            if *count.get() == 0 {
                count.remove();
            }
        }
        self.resigned = None;
        self.undone.push(ply.chosen);
        Ok(ply.chosen)
    }

    /// Makes the move taken back last again; gives it with what it tells.
    ///
    /// # Errors
    /// No move was taken back.
    pub fn redo(&mut self) -> Result<(Move, Vec<Event>), Error> {
        let chosen = *self.undone.last().ok_or(Error::NothingToRedo)?;
        let events = self.push(chosen)?;
        self.undone.pop();
        Ok((chosen, events))
    }

    fn push(&mut self, chosen: Move) -> Result<Vec<Event>, Error> {
        if self.resigned.is_some() {
            return Err(Error::GameOver);
        }
        let mover = self.position().to_move();
        let mut events = Vec::new();
        let mut after = self
            .position()
            .play_telling(chosen, &mut |event| events.push(event))?;
        let earlier = self.occurred.get(&after).copied().unwrap_or(0);
        if !after.is_over() && earlier + 1 >= REPETITIONS {
            let tell = &mut |event| events.push(event);
            sow::end(&mut after, EndReason::Repetition, mover, tell);
        }
        let end = events.iter().find_map(|event| match event.kind {
            EventKind::End { reason } => Some(reason),
            _ => None,
        });
        self.count(&after);
        self.plies.push(Ply {
            mover,
            chosen,
            after,
            end,
        });
        Ok(events)
    }

    /// Counts a position that occurs now.
    fn count(&mut self, position: &Position) {
        if position.rules().is_cyclic() {
            *self.occurred.entry(*position).or_default() += 1;
        }
    }
}
