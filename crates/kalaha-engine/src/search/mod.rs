//! The exact value of a position, and a line of best moves.

mod ahead;
mod null_window;
mod reaches;
mod solver;
mod watch;

use std::fmt;
use std::io;
use std::sync::Arc;

use kalaha::{Game, Move, Position, Rules, Side, SwapRight};

use crate::laps::Laps;
use crate::levels::scores_of;
use crate::row::Row;
use crate::tables::{Tables, canonical};
use crate::transpositions::Memory;
use crate::wide;
use ahead::Ahead;
use solver::Solver;
pub use watch::Limits;
use watch::Watch;

/// The deepest that rule sets are looked into in which positions can repeat.
const DEEPEST: u32 = 200;

/// A search is long if so many more seeds are in the houses than the tables know.
const LONG: usize = 24;

/// Moves that both sides look ahead in a rehearsal.
const REHEARSAL_DEPTH: u32 = 8;

/// The most nodes of a move in it, so that a stop need not wait: some hundredths of a second.
const REHEARSAL_NODES: u64 = 50_000;

/// What is proved of a final margin for the player to move, in seeds, stores included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// It is at least this.
    pub lower: i16,
    /// It is at most this.
    pub upper: i16,
}

impl Span {
    /// A known margin.
    #[must_use]
    pub fn exact(margin: i16) -> Self {
        Self {
            lower: margin,
            upper: margin,
        }
    }

    /// What is certain without any search: the seeds in the houses go to the one or the other.
    #[must_use]
    pub fn widest(position: &Position) -> Self {
        if let Some(margin) = margin_of(position, position.to_move()) {
            return Self::exact(margin);
        }
        let mover = position.to_move();
        let now = i16::from(position.store(mover)) - i16::from(position.store(!mover));
        let left = i16::from(position.row(mover).sum()) + i16::from(position.row(!mover).sum());
        // A swap exchanges the stores too.
        let now = if position.swap_right() == SwapRight::Gone {
            (now, now)
        } else {
            (-now.abs(), now.abs())
        };
        Self {
            lower: now.0 - left,
            upper: now.1 + left,
        }
    }

    /// True if the margin is known.
    #[must_use]
    pub fn is_exact(self) -> bool {
        self.lower == self.upper
    }

    /// The same for the other side.
    #[must_use]
    pub fn turned(self) -> Self {
        Self {
            lower: -self.upper,
            upper: -self.lower,
        }
    }
}

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The final margin for the player to move.
    pub span: Span,
    /// Best moves from the position on. Complete to the end of the game if the margin is exact and the
    /// limits allowed it; else at least one move that is best as far as known, if there is any.
    pub line: Vec<Move>,
    /// Positions whose moves were looked at.
    pub nodes: u64,
}

/// Why an engine can't be had.
#[derive(Debug)]
pub enum EngineError {
    /// The rules can't be played.
    Rules(kalaha::Error),
    /// A table of another rule set.
    OtherRules,
    /// A position of another rule set.
    OtherPosition,
    /// The system has not the memory.
    Memory(io::Error),
}

impl fmt::Display for EngineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rules(error) => write!(f, "{error}"),
            Self::OtherRules => f.write_str("engine.other_rules"),
            Self::OtherPosition => f.write_str("engine.other_position"),
            Self::Memory(error) => write!(f, "engine.memory: {error}"),
        }
    }
}

impl std::error::Error for EngineError {}

/// Searches positions of one rule set.
#[derive(Debug)]
pub struct Engine {
    rules: Rules,
    tables: Option<Arc<Tables>>,
    threads: usize,
    memory: Memory,
}

impl Engine {
    /// An engine with so many bytes for its memory of searched positions.
    ///
    /// # Errors
    /// Rules that can't be played, or too little memory.
    pub fn new(rules: Rules, memory: usize) -> Result<Self, EngineError> {
        rules.check().map_err(EngineError::Rules)?;
        let memory = Memory::new(memory).map_err(EngineError::Memory)?;
        Ok(Self {
            rules,
            tables: None,
            threads: 1,
            memory,
        })
    }

    /// The same with so many threads. One thread gives the same nodes every time, any number the same
    /// values.
    #[must_use]
    pub fn with_threads(mut self, threads: usize) -> Self {
        self.threads = threads.max(1);
        self
    }

    /// The same with tables.
    ///
    /// # Errors
    /// Tables of another rule set.
    pub fn with_tables(mut self, tables: Arc<Tables>) -> Result<Self, EngineError> {
        if *tables.rules() != canonical(&self.rules) {
            return Err(EngineError::OtherRules);
        }
        self.tables = Some(tables);
        Ok(self)
    }

    /// The rules of this engine.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The tables of this engine.
    #[must_use]
    pub fn tables(&self) -> Option<&Tables> {
        self.tables.as_deref()
    }

    /// The final margin of a position and a line of best moves.
    ///
    /// `report` is told each step of the proof. In rule sets in which positions can repeat, only this
    /// position counts as having occurred.
    ///
    /// # Errors
    /// A position of another rule set.
    pub fn search(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        report: &mut dyn FnMut(Span),
    ) -> Result<Answer, EngineError> {
        let mut answers = self.run(position, limits, &[None], report)?;
        Ok(answers.remove(0))
    }

    /// The final margin of each legal move, for the player who makes it, with a line that begins with
    /// it. `nodes` of each are those of that move. The limits are for all moves together.
    ///
    /// # Errors
    /// A position of another rule set.
    pub fn moves(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
    ) -> Result<Vec<(Move, Answer)>, EngineError> {
        let moves: Vec<Move> = position.legal_moves().collect();
        let asked: Vec<Option<Move>> = moves.iter().copied().map(Some).collect();
        let answers = self.run(position, limits, &asked, &mut |_| {})?;
        Ok(moves.into_iter().zip(answers).collect())
    }

    /// Whether a position is of this engine's rules.
    fn check(&self, position: &Position) -> Result<(), EngineError> {
        let rules = Rules {
            seeds: position.rules().seeds,
            ..self.rules
        };
        if *position.rules() == rules {
            Ok(())
        } else {
            Err(EngineError::OtherPosition)
        }
    }

    /// Answers for moves from a position, or for the position itself.
    fn run(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        asked: &[Option<Move>],
        report: &mut dyn FnMut(Span),
    ) -> Result<Vec<Answer>, EngineError> {
        self.check(position)?;
        if wide(&self.rules) {
            self.run_on::<u128>(position, limits, asked, report)
        } else {
            self.run_on::<u64>(position, limits, asked, report)
        }
    }

    fn run_on<R: Row>(
        &mut self,
        position: &Position,
        limits: &Limits<'_>,
        asked: &[Option<Move>],
        report: &mut dyn FnMut(Span),
    ) -> Result<Vec<Answer>, EngineError> {
        let laps = Laps::<R>::new(&self.rules, position.total());
        let watch = Watch::new(limits);
        let known = self.memory.share();
        let solver = Solver::new(&laps, self.tables.as_deref(), known, &watch, self.threads);
        let mut guess = None;
        let mut answers = Vec::new();
        for &chosen in asked {
            let begun = watch.nodes();
            let after = match chosen {
                Some(chosen) => position.play(chosen).map_err(EngineError::Rules)?,
                None => *position,
            };
            let turned = after.to_move() != position.to_move();
            let seen = |span: Span| if turned { span.turned() } else { span };
            let from = |guess: i16| if turned { -guess } else { guess };
            let (span, rest) = if self.rules.is_cyclic() || limits.depth.is_some() {
                let mut history = vec![*position];
                history.extend(chosen.map(|_| after));
                let deepest = limits.depth.unwrap_or(DEEPEST);
                Ahead::new(&watch, &history).deepen(deepest, &mut |span| report(seen(span)))
            } else {
                let guess =
                    guess.map_or_else(|| first_guess(&after, self.tables.as_deref(), &watch), from);
                let span = solver.solve(&after, guess, &mut |span| report(seen(span)));
                let line = if span.is_exact() {
                    solver.line(&after, span.lower)
                } else {
                    Vec::new()
                };
                (span, line)
            };
            let span = seen(span);
            guess = Some(span.lower);
            let mut line: Vec<Move> = chosen.into_iter().chain(rest).collect();
            if line.is_empty() {
                line.extend(solver.best_known(position));
            }
            answers.push(Answer {
                span,
                line,
                nodes: watch.nodes() - begun,
            });
        }
        Ok(answers)
    }
}

/// Where a proof begins if nothing better is known: the margin as it lies, or for a long search what a
/// rehearsal comes to, a game in which both sides look a few moves ahead.
fn first_guess(position: &Position, tables: Option<&Tables>, watch: &Watch<'_>) -> i16 {
    let in_play = position.row(Side::South).sum() + position.row(Side::North).sum();
    let known = tables.map_or(0, Tables::up_to);
    let mover = position.to_move();
    if usize::from(in_play) < known + LONG {
        return i16::from(position.store(mover)) - i16::from(position.store(!mover));
    }
    let mut game = Game::resume(*position);
    loop {
        let (scores, nodes) = scores_of(&game, REHEARSAL_DEPTH, 0, REHEARSAL_NODES);
        watch.add(nodes);
        let best = scores.into_iter().max_by_key(|&(_, score)| score);
        let plays = best.is_some_and(|(best, _)| game.play(best).is_ok());
        if !plays || watch.is_over() {
            break;
        }
    }
    // The players of a rehearsal are not perfect: half of what one wins is nearer the truth.
    margin_of(game.position(), mover).unwrap_or(0) / 2
}

/// The final margin of a finished game for a side.
fn margin_of(position: &Position, side: Side) -> Option<i16> {
    let margin = position.outcome()?.south_margin();
    Some(if side == Side::South { margin } else { -margin })
}
