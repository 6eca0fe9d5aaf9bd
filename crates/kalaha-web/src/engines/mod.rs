//! The computer's thoughts: on threads of their own, behind a bounded queue. Moves that a person waits
//! for go before analyses, and one thread takes nothing else, so that no analysis keeps a game waiting;
//! moves of games in which only the computer plays come last.

mod analysis;
mod kept;
mod known;

use std::collections::VecDeque;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;

use kalaha::hint::Hint;
use kalaha::{Game, Move};
use kalaha_engine::hints::hint;
use kalaha_engine::levels::Level;

use crate::fault::Fault;
use crate::limits::{ASKS, Address, Limits, Place, Places};

use kept::{Kept, Perfects};
pub use known::{Known, MoveValue, margin};

type Work = Box<dyn FnOnce(&Kept) + Send>;

/// The engines of a process. Clones share them.
#[derive(Clone)]
pub struct Engines(Arc<Shared>);

struct Shared {
    queue: Mutex<Queue>,
    more: Condvar,
    limits: Limits,
    analyses: Places<Option<Address>>,
    closing: AtomicBool,
}

#[derive(Default)]
struct Queue {
    live: VecDeque<Work>,
    batch: VecDeque<Work>,
    idle: VecDeque<Work>,
    closed: bool,
}

/// Who waits for a piece of work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum For {
    /// The other player.
    Person,
    /// Nobody: it is done when there is nothing else to do.
    Nobody,
}

/// Chooses the computer's moves.
pub(crate) struct Chooser<'a>(&'a Perfects);

impl Chooser<'_> {
    /// A level's move; nothing if the game is over.
    pub(crate) fn choose(&self, level: u8, seed: u64, game: &Game) -> Option<Move> {
        let level = Level::new(level)?;
        let rules = game.start_position().rules();
        let choice = if level == Level::PERFECT {
            let choose = |perfect: &mut _| level.choose(game, seed, perfect);
            self.0.with(rules, choose)
        } else {
            level.choose(game, seed, &mut kalaha_engine::levels::Perfect::default())
        };
        choice.map(|choice| choice.chosen)
    }
}

impl Engines {
    /// Starts the threads: as many as processors, and one more for live games alone.
    pub(crate) fn start(limits: Limits) -> Self {
        let engines = Self(Arc::new(Shared {
            queue: Mutex::default(),
            more: Condvar::new(),
            limits,
            analyses: Places::default(),
            closing: AtomicBool::new(false),
        }));
        let kept = Arc::new(Kept::new(limits.tables));
        let processors = thread::available_parallelism().map_or(1, Into::into);
        for index in 0..=processors {
            let (shared, kept) = (Arc::clone(&engines.0), Arc::clone(&kept));
            let only_live = index == 0;
            let started = thread::Builder::new()
                .name(format!("engine {index}"))
                .spawn(move || shared.work(&kept, only_live));
            if let Err(error) = started {
                tracing::error!(%error, "an engine can’t be started");
            }
        }
        engines
    }

    /// Lets the computer think about a move.
    ///
    /// # Errors
    /// Too many wait already.
    pub(crate) fn think(
        &self,
        waits: For,
        work: impl FnOnce(&Chooser<'_>) + Send + 'static,
    ) -> Result<(), Fault> {
        self.push(waits, Box::new(move |kept| work(&Chooser(&kept.perfects))))
    }

    /// Puts work into a lane.
    ///
    /// # Errors
    /// Too many wait there already.
    fn push(&self, waits: For, work: Work) -> Result<(), Fault> {
        let mut queue = self.0.queue();
        let lane = match waits {
            For::Person => &mut queue.live,
            For::Nobody => &mut queue.idle,
        };
        if lane.len() >= self.0.limits.thinking {
            return Err(Fault::EngineBusy);
        }
        lane.push_back(work);
        drop(queue);
        // All of them, since one that takes no analyses may be the one that wakes up.
        self.0.more.notify_all();
        Ok(())
    }

    /// A hint for a game; nothing if it is over.
    ///
    /// # Errors
    /// Too many wait already.
    pub async fn hint(&self, game: Game) -> Result<Option<Hint>, Fault> {
        self.run(move |kept, _| {
            let rules = *game.start_position().rules();
            kept.perfects.with(&rules, |perfect| hint(&game, perfect))
        })
        .await
    }

    /// Runs a piece of work behind the live games; it is told to stop if nobody waits for it any more.
    async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Kept, &AtomicBool) -> T + Send + 'static,
    ) -> Result<T, Fault> {
        let running = Running::new(&self.0)?;
        let stop = Arc::clone(&running.stop);
        let (done, wait) = tokio::sync::oneshot::channel();
        let work: Work = Box::new(move |kept| {
            if !stop.load(Ordering::Relaxed) {
                // Whoever waited may have left.
                let _ = done.send(work(kept, &stop));
            }
        });
        self.0.queue().batch.push_back(work);
        self.0.more.notify_all();
        let done = wait.await.map_err(|_| Fault::Broken);
        drop(running);
        done
    }

    /// Moves to make and analyses that wait or run.
    #[must_use]
    pub fn counts(&self) -> (usize, usize) {
        let queue = self.0.queue();
        let thinking = queue.live.len() + queue.idle.len();
        drop(queue);
        (thinking, self.0.analyses.in_use())
    }

    /// Lets the threads end after what they do now.
    pub(crate) fn close(&self) {
        let mut queue = self.0.queue();
        queue.closed = true;
        self.0.closing.store(true, Ordering::Relaxed);
        queue.live.clear();
        queue.batch.clear();
        queue.idle.clear();
        drop(queue);
        self.0.more.notify_all();
    }
}

impl Shared {
    fn queue(&self) -> std::sync::MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self, kept: &Kept, only_live: bool) {
        while let Some(work) = self.next(only_live) {
            // A fault in one piece of work ends that piece, not the thread.
            if catch_unwind(AssertUnwindSafe(|| work(kept))).is_err() {
                tracing::error!("an engine broke off its work");
            }
        }
    }

    fn next(&self, only_live: bool) -> Option<Work> {
        let mut queue = self.queue();
        loop {
            if queue.closed {
                return None;
            }
            if let Some(work) = queue.live.pop_front() {
                return Some(work);
            }
            if !only_live {
                let work = queue.batch.pop_front();
                if let Some(work) = work.or_else(|| queue.idle.pop_front()) {
                    return Some(work);
                }
            }
            queue = self
                .more
                .wait(queue)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl fmt::Debug for Engines {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engines").finish_non_exhaustive()
    }
}

/// An analysis that somebody waits for. When it is dropped, the work is told to stop.
struct Running {
    stop: Arc<AtomicBool>,
    _place: Place,
}

impl Running {
    fn new(shared: &Shared) -> Result<Self, Fault> {
        let limits = &shared.limits;
        let address = ASKS.try_with(|address| *address).ok();
        let place = shared
            .analyses
            .take(address, limits.analyses, limits.analyses_of_one);
        Ok(Self {
            stop: Arc::default(),
            _place: place.map_err(|_| Fault::EngineBusy)?,
        })
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}
