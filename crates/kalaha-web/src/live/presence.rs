//! Who is here. It is never stored: whoever follows a game is there.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use serde::Serialize;
use tokio::sync::watch;
use utoipa::ToSchema;

use super::Live;
use crate::game::Seats;

/// How long another process's word holds.
pub(crate) const WORD: Duration = Duration::from_secs(75);

/// Who is here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct Presence {
    /// South's player.
    pub south: bool,
    /// North's player.
    pub north: bool,
    /// Connections of others, who watch.
    pub watching: u32,
}

/// How many connections there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Heads {
    pub(crate) south: u32,
    pub(crate) north: u32,
    pub(crate) watching: u32,
}

impl Heads {
    fn add(&mut self, other: Self) {
        self.south += other.south;
        self.north += other.north;
        self.watching += other.watching;
    }

    pub(crate) fn is_nobody(self) -> bool {
        self == Self::default()
    }
}

/// Those who follow a game, here and at other processes.
#[derive(Debug, Default)]
pub(crate) struct Room {
    here: Mutex<Heads>,
    elsewhere: Mutex<HashMap<u32, (Heads, Instant)>>,
    told: watch::Sender<Presence>,
}

impl Room {
    pub(crate) fn presence(&self) -> Presence {
        *self.told.borrow()
    }

    pub(crate) fn watch(&self) -> watch::Receiver<Presence> {
        self.told.subscribe()
    }

    /// The connections to this process.
    pub(crate) fn here(&self) -> Heads {
        *self.here.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes another process's word.
    pub(crate) fn hear(&self, process: u32, heads: Heads) {
        let mut elsewhere = self.elsewhere();
        if heads.is_nobody() {
            elsewhere.remove(&process);
        } else {
            elsewhere.insert(process, (heads, Instant::now()));
        }
        drop(elsewhere);
        self.tell();
    }

    fn elsewhere(&self) -> std::sync::MutexGuard<'_, HashMap<u32, (Heads, Instant)>> {
        self.elsewhere
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts again, and tells if that changes anything.
    pub(crate) fn tell(&self) {
        let mut all = self.here();
        let mut elsewhere = self.elsewhere();
        elsewhere.retain(|_, (_, heard)| heard.elapsed() < WORD);
        for (heads, _) in elsewhere.values() {
            all.add(*heads);
        }
        drop(elsewhere);
        let presence = Presence {
            south: all.south > 0,
            north: all.north > 0,
            watching: all.watching,
        };
        self.told.send_if_modified(|told| {
            let changed = *told != presence;
            *told = presence;
            changed
        });
    }

    fn count(&self, seats: Seats, change: impl Fn(&mut u32)) {
        let mut here = self.here.lock().unwrap_or_else(PoisonError::into_inner);
        if seats.south {
            change(&mut here.south);
        }
        if seats.north {
            change(&mut here.north);
        }
        if !seats.south && !seats.north {
            change(&mut here.watching);
        }
        drop(here);
        self.tell();
    }
}

/// Somebody who is here as long as this lives.
#[derive(Debug)]
pub(crate) struct Here {
    live: Arc<Live>,
    seats: Seats,
    changed: Option<tokio::sync::mpsc::Sender<Arc<Live>>>,
}

impl Here {
    /// `changed` is told of the game whose presence changes.
    pub(crate) fn new(
        live: &Arc<Live>,
        seats: Seats,
        changed: Option<tokio::sync::mpsc::Sender<Arc<Live>>>,
    ) -> Self {
        live.room().count(seats, |count| *count += 1);
        let here = Self {
            live: Arc::clone(live),
            seats,
            changed,
        };
        here.announce();
        here
    }

    pub(crate) fn seats(&self) -> Seats {
        self.seats
    }

    fn announce(&self) {
        if let Some(changed) = &self.changed {
            // If too much is to be told, the next round tells it.
            let _ = changed.try_send(Arc::clone(&self.live));
        }
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        self.live.room().count(self.seats, |count| *count -= 1);
        self.announce();
    }
}
