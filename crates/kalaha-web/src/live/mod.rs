//! Games in memory: what is rebuilt from the database, and who follows it.
//!
//! Everybody who follows a game holds the game as it was last told and reads on from there, entry by
//! entry, so that nothing is queued for a slow reader.

mod begin;
mod follow;
mod games;
mod name;
mod presence;
mod watchmen;

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, RwLock};
use std::time::Instant;

use kalaha::{BySide, Error, Event};
use tokio::sync::watch;

use crate::fault::Fault;
use crate::game::{Entry, Head, Seats, State, StateJson};
use crate::secret::{Hash, Secret};
use crate::store::Stored;

pub use begin::{Created, New, NewPlayer, Start};
pub use follow::{Follower, Told};
pub use games::Games;
pub use name::name;
pub(crate) use presence::Heads;
pub use presence::Presence;
use presence::Room;

/// A game in memory.
#[derive(Debug)]
pub struct Live {
    id: String,
    head: Arc<Head>,
    hashes: BySide<Option<Hash>>,
    played: RwLock<Played>,
    version: watch::Sender<u64>,
    room: Room,
    /// One more than the version for which the computer was asked to choose.
    thinks: AtomicU64,
}

#[derive(Debug)]
struct Played {
    entries: Vec<Entry>,
    latest: Arc<Step>,
    used: Instant,
}

/// A game after an entry.
#[derive(Debug)]
pub struct Step {
    /// The entry's number; 0 before the first.
    pub number: u64,
    /// The entry; nothing before the first.
    pub entry: Option<Entry>,
    /// What it told.
    pub events: Vec<Event>,
    /// The game then.
    pub state: State,
}

impl Step {
    /// The game after one entry more.
    fn then(&self, entry: &Entry) -> Result<Self, Error> {
        let mut state = self.state.clone();
        let events = state.apply(entry)?;
        Ok(Self {
            number: state.version(),
            entry: Some(entry.clone()),
            events,
            state,
        })
    }
}

impl Live {
    /// A game from what is stored of it.
    ///
    /// # Errors
    /// It was damaged.
    pub(crate) fn new(id: &str, stored: Stored, entries: Vec<Entry>) -> Result<Self, Fault> {
        let head = Arc::new(stored.head);
        let latest = replayed(&head, &entries).map_err(|error| damaged(id, &error))?;
        Ok(Self {
            id: id.to_owned(),
            head,
            hashes: stored.hashes,
            version: watch::Sender::new(latest.number),
            played: RwLock::new(Played {
                entries,
                latest: Arc::new(latest),
                used: Instant::now(),
            }),
            room: Room::default(),
            thinks: AtomicU64::new(0),
        })
    }

    /// The game's id.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// What was settled before the first move.
    #[must_use]
    pub fn head(&self) -> &Arc<Head> {
        &self.head
    }

    /// The game as it stands.
    #[must_use]
    pub fn now(&self) -> Arc<Step> {
        Arc::clone(&self.read().latest)
    }

    /// The JSON of the game as it stands.
    #[must_use]
    pub fn json(&self, step: &Step) -> serde_json::Value {
        serde_json::to_value(StateJson::new(&self.id, &step.state)).unwrap_or_default()
    }

    /// The game after the entry of a number; nothing if there is no such entry yet. All entries up to it
    /// are replayed: for one after the other see [`Live::after`].
    #[must_use]
    pub fn step(&self, number: u64) -> Option<Arc<Step>> {
        let played = self.read();
        if played.latest.number == number {
            return Some(Arc::clone(&played.latest));
        }
        let count = usize::try_from(number).ok()?;
        let entries = played.entries.get(..count)?;
        replayed(&self.head, entries).ok().map(Arc::new)
    }

    /// The game after the next entry, at the price of that one alone; nothing if there is none yet.
    #[must_use]
    pub fn after(&self, step: &Step) -> Option<Arc<Step>> {
        let played = self.read();
        if played.latest.number == step.number + 1 {
            return Some(Arc::clone(&played.latest));
        }
        let at = usize::try_from(step.number).ok()?;
        let entry = played.entries.get(at)?.clone();
        drop(played);
        step.then(&entry).ok().map(Arc::new)
    }

    /// The seats that secrets open.
    #[must_use]
    pub fn seats<'a>(&self, secrets: impl IntoIterator<Item = &'a Secret>) -> Seats {
        let mut seats = Seats::default();
        for secret in secrets {
            let opens = |hash: Option<Hash>| hash.is_some_and(|hash| hash.is_of(secret));
            let (south, north) = (opens(self.hashes.south), opens(self.hashes.north));
            seats.south |= south;
            seats.north |= north;
        }
        seats
    }

    /// Who is here.
    #[must_use]
    pub fn presence(&self) -> Presence {
        self.room.presence()
    }

    /// What is kept of the seats' secrets.
    pub(crate) fn hashes(&self) -> BySide<Option<Hash>> {
        self.hashes
    }

    pub(crate) fn version(&self) -> watch::Receiver<u64> {
        self.version.subscribe()
    }

    pub(crate) fn room(&self) -> &Room {
        &self.room
    }

    /// Takes entries that come after `number`; those that are known already are left out, and so are
    /// all if others are missing before them.
    ///
    /// # Errors
    /// An entry that does not fit.
    pub(crate) fn take(&self, number: u64, entries: Vec<Entry>) -> Result<(), Fault> {
        let mut played = self.write();
        let version = played.latest.number;
        let Some(known) = version.checked_sub(number) else {
            return Ok(());
        };
        let known = usize::try_from(known).unwrap_or(usize::MAX);
        for entry in entries.into_iter().skip(known) {
            let next = played.latest.then(&entry);
            let next = next.map_err(|error| damaged(&self.id, &error))?;
            played.entries.push(entry);
            played.latest = Arc::new(next);
        }
        played.used = Instant::now();
        let version = played.latest.number;
        drop(played);
        self.version.send_if_modified(|told| {
            let newer = version > *told;
            *told = version.max(*told);
            newer
        });
        Ok(())
    }

    /// True if nobody has let the computer choose at this version yet.
    fn begins_to_think(&self, version: u64) -> bool {
        self.thinks.swap(version + 1, Ordering::Relaxed) != version + 1
    }

    fn stops_to_think(&self) {
        self.thinks.store(0, Ordering::Relaxed);
    }

    /// When the game was last changed or asked for.
    fn used(&self) -> Instant {
        self.read().used
    }

    fn touch(&self) {
        self.write().used = Instant::now();
    }

    // A thread that panicked with the lock had not changed anything by halves: entry and step are put
    // in last.
    fn read(&self) -> std::sync::RwLockReadGuard<'_, Played> {
        self.played
            .read()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    fn write(&self) -> std::sync::RwLockWriteGuard<'_, Played> {
        self.played
            .write()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

/// The game after the last of these entries.
fn replayed(head: &Arc<Head>, entries: &[Entry]) -> Result<Step, Error> {
    let mut state = State::new(Arc::clone(head))?;
    let mut events = Vec::new();
    for entry in entries {
        events = state.apply(entry)?;
    }
    Ok(Step {
        number: state.version(),
        entry: entries.last().cloned(),
        events,
        state,
    })
}

fn damaged(id: &str, error: &Error) -> Fault {
    tracing::error!(game = id, %error, "a stored game is damaged");
    Fault::Broken
}
