//! Analyses: the value of every move of a position, and what each move of a game threw away.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use kalaha::{Game, Position};
use kalaha_engine::analysis::{GameAnalysis, PositionAnalysis, Searched, analyze_game};
use kalaha_engine::levels::openings::{Opening, opening};
use kalaha_engine::search::{Answer, Engine, EngineError, Limits, Span};

use super::kept::Kept;
use super::{Engines, For};
use crate::fault::Fault;

/// Bytes of the memory of searched positions of one analysis.
const MEMORY: usize = 64 << 20;

impl Engines {
    /// The value of a position and of each move, as far as the time allows.
    ///
    /// # Errors
    /// Too many wait already, or there is not the memory.
    pub async fn analyze(
        &self,
        position: Position,
        time: Duration,
    ) -> Result<Searched<PositionAnalysis>, Fault> {
        let found = PositionAnalysis::unsearched(position).with_openings();
        if found.is_exact() {
            return Ok(Searched {
                found,
                nodes: 0,
                time: Duration::ZERO,
            });
        }
        let time = time.min(self.0.limits.analysis);
        let searched = self.run(move |kept, stop| {
            let mut search = Search::new(kept, stop, &position, time)?;
            let found = search.position(position)?.with_openings();
            Ok(search.done(found))
        });
        let searched = searched.await??;
        if !searched.found.is_exact() {
            self.grow(position);
        }
        Ok(searched)
    }

    /// What each move of a game was worth, as far as the time allows.
    ///
    /// # Errors
    /// Too many wait already, or there is not the memory.
    pub async fn analyze_game(
        &self,
        game: Game,
        time: Duration,
    ) -> Result<Searched<GameAnalysis>, Fault> {
        let time = time.min(self.0.limits.analysis);
        let searched = self.run(move |kept, stop| {
            let mut search = Search::new(kept, stop, game.start_position(), time)?;
            let found = analyze_game(game, |position, to_ask| search.value(position, to_ask))?;
            Ok(search.done(found))
        });
        let searched: Searched<GameAnalysis> = searched.await??;
        if searched
            .found
            .plies
            .iter()
            .any(|ply| !ply.before.is_exact())
        {
            self.grow(*searched.found.game.start_position());
        }
        Ok(searched)
    }

    /// Lets large tables be built when nothing else is to be done, for the next who ask the like.
    fn grow(&self, position: Position) {
        let shared = Arc::clone(&self.0);
        let grow = Box::new(move |kept: &Kept| kept.grow(&position, &shared.closing));
        // If too much waits, then not now.
        let _ = self.push(For::Nobody, grow);
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
    fn limits(&self, shares: usize) -> Limits<'a> {
        let left = self.time.saturating_sub(self.begun.elapsed());
        let shares = u32::try_from(shares.max(1)).unwrap_or(u32::MAX);
        Limits {
            time: Some(left / shares),
            stop: Some(self.stop),
            ..Limits::default()
        }
    }

    fn value(&mut self, position: &Position, shares: usize) -> Result<Answer, Fault> {
        if let Some(Opening { value, best }) = opening(position) {
            return Ok(Answer {
                span: Span::exact(value),
                line: vec![best],
                nodes: 0,
            });
        }
        let limits = self.limits(shares);
        let answer = self
            .engine
            .search(position, &limits, &mut |_| {})
            .map_err(|error| of_engine(&error))?;
        self.nodes += answer.nodes;
        Ok(answer)
    }

    fn position(&mut self, position: Position) -> Result<PositionAnalysis, Fault> {
        if position.is_over() {
            return Ok(PositionAnalysis::unsearched(position));
        }
        let value = self.value(&position, 2)?;
        let limits = self.limits(1);
        let moves = self
            .engine
            .moves(&position, &limits)
            .map_err(|error| of_engine(&error))?;
        self.nodes += moves.iter().map(|(_, answer)| answer.nodes).sum::<u64>();
        Ok(PositionAnalysis::new(position, value, moves))
    }

    fn done<T>(&self, found: T) -> Searched<T> {
        Searched {
            found,
            nodes: self.nodes,
            time: self.begun.elapsed(),
        }
    }
}

fn of_engine(error: &EngineError) -> Fault {
    tracing::error!(%error, "an engine can’t be had");
    Fault::EngineBusy
}
