//! All games: begun, found, changed, followed, and put away when nobody needs them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use kalaha::{BySide, Position, Side};
use tokio::sync::{mpsc, watch};

use super::presence::Here;
use super::{Follower, Live, Step};
use crate::engines::Engines;
use crate::fault::Fault;
use crate::game::{Act, Entry, Head, Help, Player, Proposal, Seats, Starts};
use crate::limits::{Limits, Places};
use crate::metrics::Metrics;
use crate::secret::{Secret, random_id, random_number};
use crate::store::{Store, Stored, Written};

/// How long a game stays in memory after it was last used.
const IDLE: Duration = Duration::from_mins(10);

/// How often games are put away.
const SWEEP: Duration = Duration::from_secs(30);

/// How long to wait before something that failed is tried again, and for another process before its
/// work is done here.
const AGAIN: Duration = Duration::from_secs(2);

/// How often a wish is looked at again because somebody was faster.
const TRIES: usize = 4;

/// Characters of a player's name.
const NAME: usize = 40;

/// A game to begin.
#[derive(Clone, Debug)]
pub struct New {
    /// The rules, and the start position if it is another than theirs.
    pub start: Start,
    /// Who plays: a person with a name or none, or a level of the computer from 1 to 8.
    pub players: BySide<NewPlayer>,
    /// The help that is allowed.
    pub help: Help,
    /// Who begins.
    pub starts: Starts,
}

/// Where a game starts from.
#[derive(Clone, Copy, Debug)]
pub enum Start {
    /// The rules' start position; who begins is settled by [`Starts`].
    Usual(kalaha::Rules),
    /// Another position, and who is to move there.
    From(Position),
}

/// Who is to play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NewPlayer {
    /// A person, with what was given as a name.
    Human(Option<String>),
    /// The computer.
    Level(u8),
}

/// A game that was begun.
#[derive(Debug)]
pub struct Created {
    /// The game.
    pub live: Arc<Live>,
    /// The secrets of the seats in which people sit.
    pub secrets: BySide<Option<Secret>>,
}

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
    stopping: watch::Receiver<bool>,
    /// Where other processes are told who is here.
    presence: Option<mpsc::Sender<Arc<Live>>>,
}

/// A name as it is shown: on one line, without what can't be seen, not too long; nothing if nothing is
/// left.
#[must_use]
pub fn name(text: &str) -> Option<String> {
    let words = text.split(|c: char| c.is_whitespace() || c.is_control());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let name: String = words.join(" ").chars().take(NAME).collect();
    let name = name.trim().to_owned();
    (!name.is_empty()).then_some(name)
}

/// A side by lot.
fn lot() -> Result<Side, Fault> {
    let heads = random_number()? % 2 == 0;
    Ok(if heads { Side::South } else { Side::North })
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
            stopping,
            presence: shared.then_some(told),
            store,
        }));
        super::watchmen::start(&games, changed);
        games
    }

    /// Begins a game.
    ///
    /// # Errors
    /// Rules or a level that there are not, or a database that can't be written.
    pub async fn create(&self, new: New) -> Result<Created, Fault> {
        let given = |error| Fault::Given {
            key: "rules",
            error,
        };
        let (rules, start) = match new.start {
            Start::Usual(rules) => {
                let begins = new.starts.first(lot()?);
                (rules, Head::usual_start(rules, begins).map_err(given)?)
            }
            Start::From(position) => (*position.rules(), position.to_string()),
        };
        let player = |key: &'static str, player: &NewPlayer| {
            Ok(match player {
                NewPlayer::Human(given) => Player::Human {
                    name: given.as_deref().and_then(name),
                },
                NewPlayer::Level(level @ 1..=8) => Player::Level {
                    level: *level,
                    seed: random_number()?.into(),
                },
                NewPlayer::Level(_) => {
                    let expected = "\"human\" or a level from 1 to 8";
                    return Err(Fault::BadField { key, expected });
                }
            })
        };
        let head = Head {
            rules,
            start,
            players: BySide {
                south: player("south", &new.players.south)?,
                north: player("north", &new.players.north)?,
            },
            help: new.help,
            starts: new.starts,
        };
        let secret = |player: &Player| player.is_human().then(Secret::random).transpose();
        let secrets = BySide {
            south: secret(&head.players.south)?,
            north: secret(&head.players.north)?,
        };
        let hash = |secret: &Option<Secret>| secret.as_ref().map(Secret::hash);
        let stored = Stored {
            hashes: BySide {
                south: hash(&secrets.south),
                north: hash(&secrets.north),
            },
            head,
        };
        let id = random_id()?;
        let games = self.clone();
        // Not broken off if whoever asks leaves.
        let created = tokio::spawn(async move {
            games.0.store.create(&id, &stored).await?;
            games.0.metrics.games.inc();
            Ok(games.keep(Live::new(&id, stored, Vec::new())?))
        });
        let live = created.await.unwrap_or(Err(Fault::Broken))?;
        self.think(&live);
        Ok(Created { live, secrets })
    }

    /// The game of an id.
    ///
    /// # Errors
    /// There is none, or the database can't be read.
    pub async fn get(&self, id: &str) -> Result<Arc<Live>, Fault> {
        let known = self.known().get(id).cloned();
        if let Some(live) = known {
            live.touch();
            return Ok(live);
        }
        let stored = self.0.store.game(id).await?.ok_or(Fault::NoGame)?;
        let entries = self.0.store.entries(id, 0).await?;
        let live = self.keep(Live::new(id, stored, entries)?);
        // After a restart the computer goes on where it was.
        self.think(&live);
        Ok(live)
    }

    /// Does what a player asks for; gives the game after it.
    ///
    /// # Errors
    /// Why it can't be had. After [`Fault::MovedOn`] the game is there as it stands now.
    pub async fn act(&self, live: &Arc<Live>, seats: Seats, act: &Act) -> Result<Arc<Step>, Fault> {
        let mut tries = 0;
        loop {
            let now = live.now();
            let (entry, begun) = match now.state.propose(seats, act)? {
                Proposal::Nothing => return Ok(now),
                Proposal::Entry(entry) => (entry, None),
                Proposal::Rematch => {
                    let (entry, id, stored) = rematch(live, &now)?;
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
        let key = live.id().to_owned();
        let place = self
            .0
            .streams
            .take(key, limits.streams, limits.streams_per_game)?;
        let here = Here::new(live, seats, self.0.presence.clone());
        let stopping = self.0.stopping.clone();
        Ok(Follower::new(
            Arc::clone(live),
            after,
            here,
            place,
            stopping,
        ))
    }

    /// Live connections and games in memory.
    #[must_use]
    pub fn counts(&self) -> (usize, usize) {
        (self.0.streams.in_use(), self.known().len())
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
        let queued = self.0.engines.think(move |perfect| {
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
    fn keep(&self, live: Live) -> Arc<Live> {
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

/// What begins a rematch: the entry that tells of it, and the game. Players keep their secrets.
fn rematch(live: &Live, now: &Step) -> Result<(Entry, String, Stored), Fault> {
    let head = live.head();
    let (mut head, turned) = head.rematch(now.state.winner(), lot()?).map_err(|error| {
        tracing::error!(game = live.id(), %error, "a stored game is damaged");
        Fault::Broken
    })?;
    for &side in Side::ALL {
        if let Player::Human { name } = &mut head.players[if turned { !side } else { side }] {
            *name = now.state.name(side).map(ToOwned::to_owned);
        }
    }
    let hashes = live.hashes();
    let stored = Stored {
        head,
        hashes: if turned { hashes.turned() } else { hashes },
    };
    let id = random_id()?;
    let entry = Entry::Rematch { game: id.clone() };
    Ok((entry, id, stored))
}

#[cfg(test)]
mod tests {
    use super::name;

    #[test]
    fn names_are_short_and_on_one_line() {
        assert_eq!(name("  Anna \n B. "), Some("Anna B.".to_owned()));
        assert_eq!(name(" \u{7} "), None);
        assert_eq!(name(&"å".repeat(50)), Some("å".repeat(40)));
    }
}
