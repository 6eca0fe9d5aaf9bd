//! Analyses: the value of every move of a position, and what each move of a game threw away.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use kalaha::{Game, Move, Position, Side};
use kalaha_engine::search::{Answer, Engine, EngineError, Limits, Span};

use super::Engines;
use super::kept::Kept;
use crate::fault::Fault;

/// Bytes of the memory of searched positions of one analysis.
const MEMORY: usize = 64 << 20;

/// What was found out about a position. Values are final margins for the player to move.
#[derive(Clone, Debug)]
pub struct PositionAnalysis {
    /// The position.
    pub position: Position,
    /// Its value.
    pub value: Span,
    /// Best moves, to the end of the game if the value is exact.
    pub line: Vec<Move>,
    /// The value of every move.
    pub moves: Vec<(Move, Span)>,
    /// Positions whose moves were looked at.
    pub nodes: u64,
    /// The time it took.
    pub time: Duration,
}

/// What was found out about a game.
#[derive(Clone, Debug)]
pub struct GameAnalysis {
    /// The game.
    pub game: Game,
    /// Its moves in order.
    pub plies: Vec<PlyAnalysis>,
    /// The value of the last position.
    pub last: Span,
    /// Positions whose moves were looked at.
    pub nodes: u64,
    /// The time it took.
    pub time: Duration,
}

/// What was found out about a move. Values are final margins for the mover.
#[derive(Clone, Debug)]
pub struct PlyAnalysis {
    /// The position.
    pub position: Position,
    /// The move.
    pub chosen: Move,
    /// Before it.
    pub before: Span,
    /// After it.
    pub after: Span,
    /// The best line, if it is another.
    pub better: Vec<Move>,
}

impl PlyAnalysis {
    /// What the move gave away, in seeds: at least and at most.
    #[must_use]
    pub fn thrown_away(&self) -> Span {
        Span {
            lower: (self.before.lower - self.after.upper).max(0),
            upper: (self.before.upper - self.after.lower).max(0),
        }
    }
}

impl Engines {
    /// The value of a position and of each move, as far as the time allows.
    ///
    /// # Errors
    /// Too many wait already, or there is not the memory.
    pub async fn analyze(
        &self,
        position: Position,
        time: Duration,
    ) -> Result<PositionAnalysis, Fault> {
        let time = time.min(self.0.limits.analysis);
        self.run(move |kept, stop| {
            let mut search = Search::new(kept, stop, &position, time)?;
            search.position(&position)
        })
        .await?
    }

    /// What each move of a game was worth, as far as the time allows.
    ///
    /// # Errors
    /// Too many wait already, or there is not the memory.
    pub async fn analyze_game(&self, game: Game, time: Duration) -> Result<GameAnalysis, Fault> {
        let time = time.min(self.0.limits.analysis);
        self.run(move |kept, stop| {
            let mut search = Search::new(kept, stop, game.start_position(), time)?;
            search.game(game)
        })
        .await?
    }
}

/// A search under way.
struct Search<'a> {
    engine: Engine,
    stop: &'a AtomicBool,
    begun: Instant,
    time: Duration,
    nodes: u64,
}

impl<'a> Search<'a> {
    fn new(
        kept: &Kept,
        stop: &'a AtomicBool,
        position: &Position,
        time: Duration,
    ) -> Result<Self, Fault> {
        let begun = Instant::now();
        let engine = Engine::new(*position.rules(), MEMORY).map_err(|error| of_engine(&error))?;
        let engine = match kept.tables(position, stop) {
            Some(tables) => engine.with_tables(tables),
            None => Ok(engine),
        };
        Ok(Self {
            engine: engine.map_err(|error| of_engine(&error))?,
            stop,
            begun,
            time,
            nodes: 0,
        })
    }

    /// A share of the time that is left.
    fn limits(&self, shares: u32) -> Limits<'a> {
        let left = self.time.saturating_sub(self.begun.elapsed());
        Limits {
            time: Some(left / shares.max(1)),
            stop: Some(self.stop),
            ..Limits::default()
        }
    }

    fn value(&mut self, position: &Position, shares: u32) -> Result<Answer, Fault> {
        let limits = self.limits(shares);
        let answer = self
            .engine
            .search(position, &limits, &mut |_| {})
            .map_err(|error| of_engine(&error))?;
        self.nodes += answer.nodes;
        Ok(answer)
    }

    fn position(&mut self, position: &Position) -> Result<PositionAnalysis, Fault> {
        let (mut value, mut line, mut moves) = (Span::widest(position), Vec::new(), Vec::new());
        if !position.is_over() {
            let answer = self.value(position, 2)?;
            let limits = self.limits(1);
            let answers = self
                .engine
                .moves(position, &limits)
                .map_err(|error| of_engine(&error))?;
            self.nodes += answers.iter().map(|(_, answer)| answer.nodes).sum::<u64>();
            moves = answers
                .into_iter()
                .map(|(chosen, Answer { mut span, .. })| {
                    // No move is worth more than the best.
                    span.upper = span.upper.min(answer.span.upper);
                    if answer.line.first() == Some(&chosen) && answer.span.is_exact() {
                        span = answer.span;
                    }
                    (chosen, span)
                })
                .collect();
            let best = |bound: fn(&Span) -> i16| moves.iter().map(|(_, span)| bound(span)).max();
            value = Span {
                lower: best(|span| span.lower)
                    .map_or(answer.span.lower, |lower| lower.max(answer.span.lower)),
                upper: best(|span| span.upper)
                    .map_or(answer.span.upper, |upper| upper.min(answer.span.upper)),
            };
            line = answer.line;
        }
        Ok(PositionAnalysis {
            position: *position,
            value,
            line,
            moves,
            nodes: self.nodes,
            time: self.begun.elapsed(),
        })
    }

    fn game(&mut self, game: Game) -> Result<GameAnalysis, Fault> {
        let mut after = *game.position();
        let history: Vec<(Position, Move)> =
            game.history().map(|(at, chosen)| (*at, chosen)).collect();
        let mut shares = u32::try_from(history.len()).unwrap_or(u32::MAX);
        let mut value_after = match game.outcome() {
            // Over by repetition too, which a position alone does not know.
            Some(outcome) => of_side(outcome.south_margin(), after.to_move()),
            None => self.value(&after, shares + 1)?.span,
        };
        let last = value_after;
        let mut plies = Vec::with_capacity(history.len());
        // From the end, where values are found soonest and help with those before.
        for (position, chosen) in history.into_iter().rev() {
            if self.stop.load(Ordering::Relaxed) {
                break;
            }
            let answer = self.value(&position, shares)?;
            shares -= 1;
            let mut before = answer.span;
            let of_mover = if after.to_move() == position.to_move() {
                value_after
            } else {
                value_after.turned()
            };
            // A move that was made shows that at least its value could be had.
            before.lower = before.lower.max(of_mover.lower);
            let mut ply = PlyAnalysis {
                position,
                chosen,
                before,
                after: of_mover,
                better: Vec::new(),
            };
            if ply.thrown_away().lower > 0 {
                ply.better = answer.line;
            }
            plies.push(ply);
            (after, value_after) = (position, before);
        }
        plies.reverse();
        Ok(GameAnalysis {
            game,
            plies,
            last,
            nodes: self.nodes,
            time: self.begun.elapsed(),
        })
    }
}

/// A certain margin, given South's.
fn of_side(south: i16, side: Side) -> Span {
    let margin = match side {
        Side::South => south,
        Side::North => -south,
    };
    Span {
        lower: margin,
        upper: margin,
    }
}

fn of_engine(error: &EngineError) -> Fault {
    tracing::error!(%error, "an engine can’t be had");
    Fault::EngineBusy
}
