//! What other processes write: PostgreSQL tells it, a file of SQLite is looked into.

use std::time::Duration;

use sqlx::Row;
use sqlx::postgres::PgListener;
use tokio::sync::mpsc;

use super::{Database, Store};
use crate::live::Heads;

/// The channel that tells of entries.
pub(super) const CHANNEL: &str = "kalaha";

/// The channel that tells who is here.
const PRESENCE: &str = "kalaha_presence";

/// Bytes that a notification may have, well within PostgreSQL's limit of 8000.
const PAYLOAD: usize = 7000;

/// How often a file is looked into.
const LOOK: Duration = Duration::from_millis(400);

/// How long to wait before a lost connection is tried again.
const AGAIN: Duration = Duration::from_secs(1);

/// Something changed in the database, by this process or another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    /// A game got an entry of that number.
    Game(String, u64),
    /// Who follows a game at another process, by that process's number.
    Presence(String, u32, Heads),
    /// Something may have been missed.
    Anything,
}

/// The notifications that tell of these changes.
pub(super) fn payloads<'a>(changed: impl Iterator<Item = (&'a str, i64)>) -> Vec<String> {
    gathered(changed.map(|(game, number)| format!("{game} {number};")))
}

fn gathered(all: impl Iterator<Item = String>) -> Vec<String> {
    let mut payloads: Vec<String> = Vec::new();
    for told in all {
        match payloads.last_mut() {
            Some(last) if last.len() + told.len() <= PAYLOAD => last.push_str(&told),
            _ => payloads.push(told),
        }
    }
    payloads
}

fn read_presence(payload: &str) -> impl Iterator<Item = Change> + '_ {
    payload.split_terminator(';').filter_map(|told| {
        let mut words = told.split(' ');
        let game = words.next()?.to_owned();
        let mut number = || words.next()?.parse().ok();
        let process = number()?;
        let heads = Heads {
            south: number()?,
            north: number()?,
            watching: number()?,
        };
        Some(Change::Presence(game, process, heads))
    })
}

fn read(payload: &str) -> impl Iterator<Item = Change> + '_ {
    payload.split_terminator(';').filter_map(|told| {
        let (game, number) = told.split_once(' ')?;
        Some(Change::Game(game.to_owned(), number.parse().ok()?))
    })
}

impl Store {
    /// One process's word on who is here.
    pub(crate) fn presence(game: &str, process: u32, heads: Heads) -> String {
        let Heads {
            south,
            north,
            watching,
        } = heads;
        format!("{game} {process} {south} {north} {watching};")
    }

    /// Tells other processes who is here.
    pub(crate) async fn announce(&self, words: Vec<String>) {
        for payload in gathered(words.into_iter()) {
            let tell = sqlx::query("SELECT pg_notify($1, $2)::text");
            let tell = tell.bind(PRESENCE).bind(payload);
            if let Err(error) = tell.execute(&self.pool).await {
                tracing::warn!(%error, "others can’t be told who is here");
            }
        }
    }

    /// Tells changes until nobody listens.
    pub(crate) async fn tell_changes(self, listener: mpsc::Sender<Change>) {
        match &*self.database {
            Database::Postgres(url) => {
                while !listener.is_closed() {
                    if let Err(error) = listen(url, &listener).await {
                        tracing::warn!(%error, "no news from the database");
                    }
                    tokio::time::sleep(AGAIN).await;
                }
            }
            Database::File(_) => self.look(&listener).await,
        }
    }

    /// Rows get growing numbers in SQLite, and none is ever deleted.
    async fn look(&self, listener: &mpsc::Sender<Change>) {
        let mut seen: Option<i64> = None;
        while !listener.is_closed() {
            tokio::time::sleep(LOOK).await;
            let found = match seen {
                None => sqlx::query("SELECT COALESCE(MAX(rowid), 0), '', 0 FROM entries"),
                Some(seen) => sqlx::query(
                    "SELECT rowid, game, number FROM entries WHERE rowid > $1 ORDER BY rowid",
                )
                .bind(seen),
            };
            let Ok(rows) = found.fetch_all(&self.pool).await else {
                continue;
            };
            let first = seen.is_none();
            for row in rows {
                let (Ok(id), Ok(game), Ok(number)) =
                    (row.try_get(0), row.try_get(1), row.try_get::<i64, _>(2))
                else {
                    continue;
                };
                seen = Some(id);
                let change = if first {
                    Change::Anything
                } else {
                    Change::Game(game, number.cast_unsigned())
                };
                if listener.send(change).await.is_err() {
                    return;
                }
            }
        }
    }
}

async fn listen(url: &str, listener: &mpsc::Sender<Change>) -> Result<(), sqlx::Error> {
    let mut connection = PgListener::connect(url).await?;
    connection.listen_all([CHANNEL, PRESENCE]).await?;
    loop {
        // What happened before the connection stood, or while it was lost, was not told.
        if listener.send(Change::Anything).await.is_err() {
            return Ok(());
        }
        while let Some(told) = connection.try_recv().await? {
            let changes: Vec<Change> = match told.channel() {
                PRESENCE => read_presence(told.payload()).collect(),
                _ => read(told.payload()).collect(),
            };
            for change in changes {
                if listener.send(change).await.is_err() {
                    return Ok(());
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Change, PAYLOAD, payloads, read, read_presence};
    use crate::live::Heads;
    use crate::store::Store;

    #[test]
    fn notifications_hold_all_changes_within_their_size() {
        let games: Vec<String> = (0..1000).map(|index| format!("game{index:010}")).collect();
        let told = payloads(games.iter().map(|game| (&**game, 17)));
        assert!(told.len() > 1 && told.iter().all(|payload| payload.len() <= PAYLOAD));
        let heard: Vec<Change> = told.iter().flat_map(|payload| read(payload)).collect();
        let expected = games.into_iter().map(|game| Change::Game(game, 17));
        assert!(heard.into_iter().eq(expected));
        assert_eq!(read("nonsense;a b;").count(), 0);
        let heads = Heads {
            south: 1,
            north: 0,
            watching: 3,
        };
        let word = Store::presence("game", 7, heads);
        let heard: Vec<Change> = read_presence(&word).collect();
        assert_eq!(heard, [Change::Presence("game".to_owned(), 7, heads)]);
    }
}
