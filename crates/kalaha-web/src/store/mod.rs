//! Games on disk: SQLite in a file, or PostgreSQL. What is acknowledged is on disk.

mod changes;
mod migrations;
mod open;
mod trouble;
mod writer;

use std::sync::Arc;

use kalaha::BySide;
use sqlx::{AnyPool, Row};

use crate::fault::Fault;
use crate::game::{Entry, Head};
use crate::secret::Hash;

pub(crate) use changes::Change;
pub use open::Database;
pub use trouble::{OpenError, Reason};
pub use writer::Written;
use writer::{Job, Writer};

/// Where games are kept. Clones share it.
#[derive(Clone, Debug)]
pub struct Store {
    pool: AnyPool,
    database: Arc<Database>,
    writer: Writer,
}

/// A game as it is kept.
#[derive(Clone, Debug)]
pub struct Stored {
    /// What was settled before the first move.
    pub head: Head,
    /// What is kept of the seats' secrets.
    pub hashes: BySide<Option<Hash>>,
}

impl Store {
    /// Opens a database, makes its file and its tables if they are missing.
    ///
    /// # Errors
    /// A database that can't be used.
    pub async fn open(database: Database) -> Result<Self, OpenError> {
        let pool = open::pool(&database).await?;
        let writer = Writer::start(pool.clone(), database.is_postgres());
        Ok(Self {
            pool,
            database: Arc::new(database),
            writer,
        })
    }

    /// Keeps a new game; true once it is on disk.
    ///
    /// # Errors
    /// The database can't be written.
    pub async fn create(&self, id: &str, stored: &Stored) -> Result<(), Fault> {
        let new = NewGame::new(id, stored)?;
        self.writer.write(Job::Create(new)).await.map(|_| ())
    }

    /// Writes the next entry of a game if nobody was faster, and with it the game that it begins;
    /// answers when it is on disk.
    ///
    /// # Errors
    /// The database can't be written.
    pub async fn append(
        &self,
        game: &str,
        number: u64,
        entry: &Entry,
        begun: Option<(&str, &Stored)>,
    ) -> Result<Written, Fault> {
        let begun = begun.map(|(id, stored)| NewGame::new(id, stored));
        let job = Job::Append {
            game: game.to_owned(),
            number: i64::try_from(number).map_err(|_| Fault::Broken)?,
            entry: to_json(entry)?,
            begun: begun.transpose()?,
        };
        self.writer.write(job).await
    }

    /// A game's beginning, if there is such a game.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn game(&self, id: &str) -> Result<Option<Stored>, Fault> {
        let row = sqlx::query("SELECT head, south_hash, north_hash FROM games WHERE id = $1")
            .bind(id.to_owned())
            .fetch_optional(&self.pool)
            .await
            .map_err(unreadable)?;
        let Some(row) = row else {
            return Ok(None);
        };
        let hash = |column: &str| {
            let text: Option<String> = row.try_get(column).map_err(unreadable)?;
            Ok(text.as_deref().and_then(Hash::from_hex))
        };
        let head: String = row.try_get("head").map_err(unreadable)?;
        Ok(Some(Stored {
            head: from_json(id, &head)?,
            hashes: BySide {
                south: hash("south_hash")?,
                north: hash("north_hash")?,
            },
        }))
    }

    /// A game's entries after a number, in order.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn entries(&self, game: &str, after: u64) -> Result<Vec<Entry>, Fault> {
        let after = i64::try_from(after).map_err(|_| Fault::Broken)?;
        let lines = sqlx::query(
            "SELECT entry FROM entries WHERE game = $1 AND number > $2 ORDER BY number",
        )
        .bind(game.to_owned())
        .bind(after)
        .fetch_all(&self.pool)
        .await
        .map_err(unreadable)?;
        let entry = |line: &sqlx::any::AnyRow| {
            let text: String = line.try_get(0).map_err(unreadable)?;
            from_json(game, &text)
        };
        lines.iter().map(entry).collect()
    }

    /// True if other processes can be told what happens here.
    pub(crate) fn is_shared(&self) -> bool {
        self.database.is_postgres()
    }

    /// True if the database answers.
    pub async fn is_well(&self) -> bool {
        sqlx::query("SELECT 1").execute(&self.pool).await.is_ok()
    }

    /// Ends writing in an orderly way.
    pub async fn close(&self) {
        self.writer.close().await;
        self.pool.close().await;
    }
}

/// A game's row.
#[derive(Clone, Debug)]
struct NewGame {
    id: String,
    head: String,
    hashes: BySide<Option<String>>,
}

impl NewGame {
    fn new(id: &str, stored: &Stored) -> Result<Self, Fault> {
        Ok(Self {
            id: id.to_owned(),
            head: to_json(&stored.head)?,
            hashes: BySide {
                south: stored.hashes.south.map(Hash::to_hex),
                north: stored.hashes.north.map(Hash::to_hex),
            },
        })
    }
}

fn to_json(value: &impl serde::Serialize) -> Result<String, Fault> {
    serde_json::to_string(value).map_err(|error| {
        tracing::error!(%error, "what should be stored has no JSON form");
        Fault::Broken
    })
}

fn from_json<T: serde::de::DeserializeOwned>(game: &str, text: &str) -> Result<T, Fault> {
    serde_json::from_str(text).map_err(|error| {
        tracing::error!(game, %error, "a stored game is damaged");
        Fault::Broken
    })
}

#[expect(
    clippy::needless_pass_by_value,
    reason = "it stands where errors are mapped"
)]
fn unreadable(error: sqlx::Error) -> Fault {
    tracing::error!(%error, "the database can't be read");
    Fault::Storage
}
