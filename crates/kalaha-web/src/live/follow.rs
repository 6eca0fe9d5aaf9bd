//! Following a game, entry by entry.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::Instant;

use super::presence::Here;
use super::{Live, Presence, Step};
use crate::limits::Place;

/// How long a connection is kept before its client has to ask again, which it does by itself. What a
/// reader that is gone leaves behind goes with it.
const LIFE: Duration = Duration::from_hours(1);

/// What a follower is told.
#[derive(Clone, Debug)]
pub enum Told {
    /// The game after a further entry.
    Step(Arc<Step>),
    /// Who is here now.
    Presence(Presence),
}

/// Somebody who follows a game.
#[derive(Debug)]
pub struct Follower {
    live: Arc<Live>,
    /// The game as it was last told, from which the next entry leads on.
    told: Arc<Step>,
    version: watch::Receiver<u64>,
    presence: watch::Receiver<Presence>,
    stopping: watch::Receiver<bool>,
    end: Instant,
    here: Here,
    _places: [Place; 2],
}

impl Follower {
    /// Begins after an entry that was seen already.
    pub(crate) fn new(
        live: Arc<Live>,
        after: u64,
        here: Here,
        places: [Place; 2],
        stopping: watch::Receiver<bool>,
    ) -> Self {
        let version = live.version();
        let mut presence = live.room().watch();
        presence.mark_changed();
        let latest = live.now();
        Self {
            // What a client says it has seen, and nobody wrote, it has not seen here.
            told: live.step(after).unwrap_or(latest),
            live,
            version,
            presence,
            stopping,
            end: Instant::now() + LIFE,
            here,
            _places: places,
        }
    }

    /// The next thing to tell, when there is one; nothing when the connection should end.
    pub async fn next(&mut self) -> Option<Told> {
        loop {
            if *self.stopping.borrow() {
                return None;
            }
            if *self.version.borrow_and_update() > self.told.number {
                // Whoever has much to catch up with lets others in between.
                tokio::task::yield_now().await;
                self.told = self.live.after(&self.told)?;
                return Some(Told::Step(Arc::clone(&self.told)));
            }
            tokio::select! {
                changed = self.version.changed() => changed.ok()?,
                changed = self.presence.changed() => {
                    changed.ok()?;
                    return Some(Told::Presence(*self.presence.borrow_and_update()));
                }
                _ = self.stopping.changed() => return None,
                () = tokio::time::sleep_until(self.end) => return None,
            }
        }
    }

    /// The game that is followed.
    #[must_use]
    pub fn live(&self) -> &Arc<Live> {
        &self.live
    }

    /// The seats whose player this is.
    #[must_use]
    pub fn seats(&self) -> crate::game::Seats {
        self.here.seats()
    }
}
