//! Finding, making and opening a database.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::AnyPool;
use sqlx::Executor;
use sqlx::any::AnyPoolOptions;

use super::migrations::migrator;

/// Connections to SQLite: one writes, the others read beside it.
const SQLITE_CONNECTIONS: u32 = 6;

/// Connections to PostgreSQL.
const POSTGRES_CONNECTIONS: u32 = 10;

/// How long to wait for a connection before a request is refused.
const WAIT: Duration = Duration::from_secs(5);

/// What every connection to SQLite is told. In WAL mode readers go on beside the writer, and FULL
/// flushes the log before a transaction counts as written.
const PRAGMAS: &str = "
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
PRAGMA busy_timeout = 10000;
PRAGMA foreign_keys = ON;
";

/// Where games are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Database {
    /// A file of SQLite.
    File(PathBuf),
    /// The URL of a PostgreSQL database.
    Postgres(String),
}

/// Why a database can't be used.
#[derive(Debug)]
pub enum OpenError {
    /// The address is neither `sqlite:///PATH` nor `postgres://…`.
    Address,
    /// The folder of the file can't be made.
    Folder(PathBuf, io::Error),
    /// The database does not do what it should.
    Database(sqlx::Error),
    /// Its tables can't be brought to this version.
    Tables(sqlx::migrate::MigrateError),
}

impl OpenError {
    /// What the system refused, if it is that.
    #[must_use]
    pub fn system(&self) -> Option<&io::Error> {
        match self {
            Self::Folder(_, error) | Self::Database(sqlx::Error::Io(error)) => Some(error),
            _ => None,
        }
    }
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Address => f.write_str("neither sqlite:///PATH nor postgres://HOST/NAME"),
            Self::Folder(path, error) => write!(f, "{}: {error}", path.display()),
            Self::Database(error) => error.fmt(f),
            Self::Tables(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for OpenError {}

impl Database {
    /// Reads an address: `sqlite:///PATH`, `postgres://…` or `postgresql://…`.
    ///
    /// # Errors
    /// Anything else.
    pub fn read(address: &str) -> Result<Self, OpenError> {
        if let Some(path) = address.strip_prefix("sqlite://") {
            return if path.is_empty() {
                Err(OpenError::Address)
            } else {
                Ok(Self::File(PathBuf::from(path)))
            };
        }
        let postgres = ["postgres://", "postgresql://"];
        if postgres.iter().any(|scheme| address.starts_with(scheme)) {
            return Ok(Self::Postgres(address.to_owned()));
        }
        Err(OpenError::Address)
    }

    /// True for PostgreSQL.
    #[must_use]
    pub fn is_postgres(&self) -> bool {
        matches!(self, Self::Postgres(_))
    }

    /// The address for the driver.
    fn url(&self) -> String {
        match self {
            Self::File(path) => format!("sqlite://{}?mode=rwc", escaped(path)),
            Self::Postgres(url) => url.clone(),
        }
    }
}

/// Without a password, for logs.
impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => path.display().fmt(f),
            Self::Postgres(url) => {
                let (scheme, rest) = url.split_once("://").unwrap_or(("postgres", ""));
                let place = rest.rsplit_once('@').map_or(rest, |(_, place)| place);
                let place = place.split_once('?').map_or(place, |(place, _)| place);
                write!(f, "{scheme}://{place}")
            }
        }
    }
}

/// A path within a URL.
fn escaped(path: &Path) -> String {
    let path = path.to_string_lossy();
    let path = path.replace('%', "%25");
    path.replace('?', "%3F").replace('#', "%23")
}

pub(super) async fn pool(database: &Database) -> Result<AnyPool, OpenError> {
    sqlx::any::install_default_drivers();
    if let Database::File(path) = database
        && let Some(folder) = path.parent()
        && !folder.as_os_str().is_empty()
    {
        std::fs::create_dir_all(folder)
            .map_err(|error| OpenError::Folder(folder.to_owned(), error))?;
    }
    let postgres = database.is_postgres();
    let connections = if postgres {
        POSTGRES_CONNECTIONS
    } else {
        SQLITE_CONNECTIONS
    };
    let pool = AnyPoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(WAIT)
        .after_connect(move |connection, _| {
            Box::pin(async move {
                if !postgres {
                    connection.execute(sqlx::raw_sql(PRAGMAS)).await?;
                }
                Ok(())
            })
        })
        .connect(&database.url())
        .await
        .map_err(OpenError::Database)?;
    migrator().run(&pool).await.map_err(OpenError::Tables)?;
    Ok(pool)
}

#[cfg(test)]
mod tests {
    use super::Database;

    #[test]
    fn addresses_are_read_and_told_without_passwords() {
        let file = Database::read("sqlite:///var/lib/kalaha/games.sqlite").expect("a file");
        assert_eq!(file.to_string(), "/var/lib/kalaha/games.sqlite");
        let address = "postgres://anna:secret@db.example/kalaha?sslmode=require&password=x";
        let postgres = Database::read(address).expect("an address");
        assert_eq!(postgres.to_string(), "postgres://db.example/kalaha");
        for bad in ["", "sqlite://", "mysql://x", "/games.sqlite"] {
            assert!(Database::read(bad).is_err(), "{bad}");
        }
        let odd = Database::read("sqlite:///tmp/100%? #1.sqlite").expect("a file");
        assert_eq!(odd.url(), "sqlite:///tmp/100%25%3F %231.sqlite?mode=rwc");
    }
}
