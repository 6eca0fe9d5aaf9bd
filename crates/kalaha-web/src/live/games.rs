//! All games: begun, found, changed, followed, and put away when nobody needs them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, watch};

use super::presence::Here;
use super::{Follower, Live, Step, begin};
use crate::engines::{Engines, For};
use crate::fault::Fault;
use crate::game::{Act, Entry, Player, Proposal, Seats};
use crate::limits::{ASKS, Address, Limits, Places};
use crate::metrics::Metrics;
use crate::secret::is_id;
use crate::store::{Store, Stored, Written};

/// How long a game stays in memory after it was last used.
const IDLE: Duration = Duration::from_mins(10);

/// How often games are put away.
const SWEEP: Duration = Duration::from_secs(30);

/// How long to wait before something that failed is tried again, and for another process before its
/// work is done here.
const AGAIN: Duration = Duration::from_secs(2);

/// How long to ask whether other processes have changed a game.
const HEARING: Duration = Duration::from_millis(500);

/// How often a wish is looked at again because somebody was faster.
const TRIES: usize = 4;

/// All games. Clones share them.
#[derive(Clone, Debug)]
pub struct Games(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    store: Store,
    engines: Engines,
    metrics: Arc<Metrics>,
    limits: Limits,
    known: Mutex<HashMap<String, Arc<Live>>>,
    streams: Places<String>,
    /// The same connections, by where they come from.
    addresses: Places<Option<Address>>,
    stopping: watch::Receiver<bool>,
    /// Where other processes are told who is here.
    presence: Option<mpsc::Sender<Arc<Live>>>,
}

impl Games {
    /// The games of a database.
    pub(crate) fn open(
        store: Store,
        engines: Engines,
        metrics: Arc<Metrics>,
        limits: Limits,
        stopping: watch::Receiver<bool>,
    ) -> Self {
        let (told, changed) = mpsc::channel(1024);
        let shared = store.is_shared();
        let games = Self(Arc::new(Inner {
            engines,
            metrics,
            limits,
            known: Mutex::default(),
            streams: Places::default(),
            addresses: Places::default(),
            stopping,
            presence: shared.then_some(told),
            store,
        }));
        super::watchmen::start(&games, changed);
        games
    }

    /// The game of an id.
    ///
    /// # Errors
    /// There is none, or the database can't be read.
    pub async fn get(&self, id: &str) -> Result<Arc<Live>, Fault> {
        // No database is asked for what can't be an id, nor what it makes of such a text.
        if !is_id(id) {
            return Err(Fault::NoGame);
        }
        let known = self.known().get(id).cloned();
        if let Some(live) = known {
            live.touch();
            if self.0.store.is_shared() {
                // The client may have heard from another process what this one is still to hear. Where
                // the database does not answer, what is known is told.
                let _ = tokio::time::timeout(HEARING, self.catch_up(&live)).await;
            }
            return Ok(live);
        }
        let stored = self.0.store.game(id).await?.ok_or(Fault::NoGame)?;
        let entries = self.0.store.entries(id, 0).await?;
        let live = self.keep(Live::new(id, stored, entries)?);
        // After a restart the computer goes on where it was.
        self.think(&live);
        Ok(live)
    }

    /// Does what a player asks for, on the version that the player `saw` if one is told; gives the game
    /// after it.
    ///
    /// # Errors
    /// Why it can't be had. After [`Fault::MovedOn`] the game is there as it stands now.
    pub async fn act(
        &self,
        live: &Arc<Live>,
        seats: Seats,
        act: &Act,
        saw: Option<u64>,
    ) -> Result<Arc<Step>, Fault> {
        let mut tries = 0;
        loop {
            let now = live.now();
            let (entry, begun) = match now.state.propose(seats, act, saw)? {
                Proposal::Nothing => return Ok(now),
                Proposal::Entry(entry) => {
                    self.check_changes(&entry, &now)?;
                    (entry, None)
                }
                Proposal::Rematch => {
                    let (entry, id, stored) = begin::rematch(live, &now)?;
                    (entry, Some((id, stored)))
                }
            };
            match self.write(live, now.number + 1, entry, begun).await {
                Err(Fault::MovedOn) if tries < TRIES => tries += 1,
                done => return done,
            }
        }
    }

    /// Follows a game from after an entry.
    ///
    /// # Errors
    /// Too many do already.
    pub fn follow(&self, live: &Arc<Live>, seats: Seats, after: u64) -> Result<Follower, Fault> {
        let limits = &self.0.limits;
        let address = ASKS.try_with(|address| *address).ok();
        let id = live.id().to_owned();
        let (streams, addresses) = (&self.0.streams, &self.0.addresses);
        let places = [
            addresses.take(address, limits.streams, limits.streams_of_one)?,
            streams.take(id, limits.streams, limits.streams_per_game)?,
        ];
        let here = Here::new(live, seats, self.0.presence.clone());
        let stopping = self.0.stopping.clone();
        Ok(Follower::new(
            Arc::clone(live),
            after,
            here,
            places,
            stopping,
        ))
    }

    /// Live connections and games in memory.
    #[must_use]
    pub fn counts(&self) -> (usize, usize) {
        (self.0.streams.in_use(), self.known().len())
    }

    pub(super) fn count_one(&self) {
        self.0.metrics.games.inc();
    }

    pub(crate) fn store(&self) -> &Store {
        &self.0.store
    }

    /// Reads what others have written.
    pub(super) async fn catch_up(&self, live: &Arc<Live>) -> Result<(), Fault> {
        let number = live.now().number;
        let entries = self.0.store.entries(live.id(), number).await?;
        live.take(number, entries)
    }

    /// Refuses what is one change too many of a game that has so many.
    fn check_changes(&self, entry: &Entry, now: &Step) -> Result<(), Fault> {
        let most = self.0.limits.changes;
        let most = match entry {
            Entry::Resigned { .. } | Entry::Rematch { .. } => return Ok(()),
            Entry::Move { .. } | Entry::RematchAsked { .. } | Entry::Declined { .. } => most,
            // What was asked for can be granted.
            Entry::TakebackDone { .. } if now.state.request().is_some() => most,
            _ => most / 2,
        };
        if now.number < most {
            Ok(())
        } else {
            Err(Fault::TooManyChanges)
        }
    }

    /// Writes the next entry; gives the game after it.
    async fn write(
        &self,
        live: &Arc<Live>,
        number: u64,
        entry: Entry,
        begun: Option<(String, Stored)>,
    ) -> Result<Arc<Step>, Fault> {
        let (games, live) = (self.clone(), Arc::clone(live));
        // Not broken off if whoever asks leaves: memory has to hold what is on disk.
        let written = tokio::spawn(async move {
            let since = Instant::now();
            let begun = begun.as_ref().map(|(id, stored)| (&**id, stored));
            let store = &games.0.store;
            let written = store.append(live.id(), number, &entry, begun).await?;
            let kind = entry.kind();
            if written == Written::TooLate {
                games.catch_up(&live).await?;
                return Err(Fault::MovedOn);
            }
            live.take(number - 1, vec![entry])?;
            if live.now().number < number {
                games.catch_up(&live).await?;
            }
            games.0.metrics.written(kind, since.elapsed());
            games.think(&live);
            live.step(number).ok_or(Fault::Broken)
        });
        written.await.unwrap_or(Err(Fault::Broken))
    }

    /// Lets the computer choose if it is its turn. What fails is tried again.
    pub(super) fn think(&self, live: &Arc<Live>) {
        let step = live.now();
        let Some(by) = step.state.to_move() else {
            return;
        };
        let Player::Level { level, seed } = *step.state.player(by) else {
            return;
        };
        if step.number >= self.0.limits.changes {
            return;
        }
        if !live.begins_to_think(step.number) {
            return;
        }
        let (games, thought) = (self.clone(), Arc::clone(live));
        let later = {
            let (games, live) = (self.clone(), Arc::clone(live));
            move || {
                live.stops_to_think();
                tokio::spawn(async move {
                    tokio::time::sleep(AGAIN).await;
                    games.think(&live);
                })
            }
        };
        let runtime = tokio::runtime::Handle::current();
        let again = later.clone();
        let waits = if step.state.player(!by).is_human() {
            For::Person
        } else {
            For::Nobody
        };
        let queued = self.0.engines.think(waits, move |perfect| {
            // Also if the thought breaks off.
            let _ended = EndOfThought(Arc::clone(&thought));
            if thought.now().number != step.number {
                return;
            }
            let Some(chosen) = perfect.choose(level, seed, step.state.game()) else {
                return;
            };
            runtime.spawn(async move {
                let entry = Entry::Move { r#move: chosen, by };
                match games.write(&thought, step.number + 1, entry, None).await {
                    Ok(_) | Err(Fault::MovedOn) => {}
                    Err(fault) => {
                        tracing::error!(code = fault.code(), "the computer’s move is not kept");
                        again();
                    }
                }
            });
        });
        if queued.is_err() {
            later();
        }
    }

    /// Puts a game into memory; if it is there already, that one is kept.
    pub(super) fn keep(&self, live: Live) -> Arc<Live> {
        let mut known = self.known();
        let live = known
            .entry(live.id().to_owned())
            .or_insert_with(|| Arc::new(live));
        Arc::clone(live)
    }

    pub(super) fn known(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Live>>> {
        self.0.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Puts games away that nobody holds and nobody has used for a while.
    pub(super) fn sweep(&self) {
        self.known().retain(|_, live| {
            // Others get at a game only through this map, whose lock is held.
            Arc::strong_count(live) > 1 || live.used().elapsed() < IDLE
        });
    }

    pub(super) const SWEEP: Duration = SWEEP;

    /// How long another process has to do its work before it is done here.
    pub(super) const PATIENCE: Duration = AGAIN;
}

/// Lets the computer think about a game again once this is gone.
struct EndOfThought(Arc<Live>);

impl Drop for EndOfThought {
    fn drop(&mut self) {
        self.0.stops_to_think();
    }
}
