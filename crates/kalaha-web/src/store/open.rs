//! Finding, making and opening a database.

use std::fmt;
use std::fs::OpenOptions;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::any::AnyPoolOptions;
use sqlx::postgres::PgConnectOptions;
use sqlx::{AnyConnection, AnyPool, Connection, Error, Executor};

use super::migrations::migrator;
use super::trouble::OpenError;

/// Connections to SQLite: one writes, the others read beside it.
const SQLITE_CONNECTIONS: u32 = 6;

/// Connections to PostgreSQL.
const POSTGRES_CONNECTIONS: u32 = 10;

/// The port of PostgreSQL, if no other is said.
const USUAL_PORT: u16 = 5432;

/// How long to wait for a connection before it is given up, or a request refused.
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
        let url = match self {
            Self::File(path) => return path.display().fmt(f),
            Self::Postgres(url) => url,
        };
        f.write_str("postgres://")?;
        let Ok(place) = url.parse::<PgConnectOptions>() else {
            // Where a password stands in it can't be known.
            return f.write_str("…");
        };
        if place.get_socket().is_none() {
            f.write_str(place.get_host())?;
            if place.get_port() != USUAL_PORT {
                write!(f, ":{}", place.get_port())?;
            }
        }
        write!(f, "/{}", place.get_database().unwrap_or_default())
    }
}

/// A path within a URL.
fn escaped(path: &Path) -> String {
    let path = path.to_string_lossy();
    let path = path.replace('%', "%25");
    path.replace('?', "%3F").replace('#', "%23")
}

/// Makes the file and its folder if they are missing; what the system has against it, SQLite would not
/// tell.
fn make(path: &Path) -> Result<(), OpenError> {
    if let Some(folder) = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty())
    {
        std::fs::create_dir_all(folder)
            .map_err(|error| OpenError::Folder(folder.to_owned(), error))?;
    }
    let mut file = OpenOptions::new();
    let made = file.read(true).write(true).create(true).open(path);
    made.map(drop).map_err(OpenError::File)
}

/// Connects once: a pool would try again and again, and in the end tell that time was up.
async fn try_once(database: &Database) -> Result<(), OpenError> {
    let trying = async {
        let mut connection = AnyConnection::connect(&database.url()).await?;
        if !database.is_postgres() {
            connection.execute(sqlx::raw_sql(PRAGMAS)).await?;
        }
        connection.close().await
    };
    let late = |_| Err(Error::Io(ErrorKind::TimedOut.into()));
    let tried = tokio::time::timeout(WAIT, trying).await;
    match tried.unwrap_or_else(late) {
        Err(Error::Io(error)) if is_nobodys(database).await => {
            tracing::debug!(%error, "the database’s host is not found");
            Err(OpenError::Host)
        }
        tried => tried.map_err(OpenError::Database),
    }
}

/// True if the name of PostgreSQL's host is nobody's.
async fn is_nobodys(database: &Database) -> bool {
    let Database::Postgres(url) = database else {
        return false;
    };
    match url.parse::<PgConnectOptions>() {
        Ok(place) if place.get_socket().is_none() => {
            let host = (place.get_host(), place.get_port());
            tokio::net::lookup_host(host).await.is_err()
        }
        _ => false,
    }
}

pub(super) async fn pool(database: &Database) -> Result<AnyPool, OpenError> {
    sqlx::any::install_default_drivers();
    if let Database::File(path) = database {
        make(path)?;
    }
    try_once(database).await?;
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
        for (odd, place) in [
            ("postgres://anna:x?secret@db.example/kalaha", "postgres://…"),
            (
                "postgres://db.example:1/kalaha?password=x@secret",
                "postgres://db.example:1/kalaha",
            ),
            (
                "postgresql:///kalaha?host=/run/db&password=secret",
                "postgres:///kalaha",
            ),
        ] {
            assert_eq!(Database::read(odd).expect("an address").to_string(), place);
        }
        for bad in ["", "sqlite://", "mysql://x", "/games.sqlite"] {
            assert!(Database::read(bad).is_err(), "{bad}");
        }
        let odd = Database::read("sqlite:///tmp/100%? #1.sqlite").expect("a file");
        assert_eq!(odd.url(), "sqlite:///tmp/100%25%3F %231.sqlite?mode=rwc");
    }
}
