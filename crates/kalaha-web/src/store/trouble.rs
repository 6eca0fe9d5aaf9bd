//! Why a database can't be used.

use std::fmt;
use std::io::{self, ErrorKind};
use std::path::PathBuf;

use sqlx::migrate::MigrateError;

/// Why a database can't be used.
#[derive(Debug)]
pub enum OpenError {
    /// The address is neither `sqlite:///PATH` nor `postgres://…`.
    Address,
    /// The folder of the file can't be made.
    Folder(PathBuf, io::Error),
    /// The file can't be opened.
    File(io::Error),
    /// The name of PostgreSQL's host is nobody's.
    Host,
    /// The database does not do what it should.
    Database(sqlx::Error),
    /// Its tables can't be brought to this version.
    Tables(MigrateError),
}

/// The same by what people can do about it.
#[derive(Debug)]
pub enum Reason {
    /// The system refuses it.
    System(io::Error),
    /// The host's name is nobody's.
    Host,
    /// The file is something else than a database of SQLite.
    Foreign,
    /// The user's name or password is refused.
    Login,
    /// There is no database of that name.
    Missing,
    /// Others keep it busy, or it only just starts.
    Busy,
    /// A newer version of this program has written it.
    Newer,
    /// What the database says itself, in its own words.
    Other(String),
}

impl OpenError {
    /// The reason.
    #[must_use]
    pub fn reason(&self) -> Reason {
        match self {
            // Something else than a folder is there.
            Self::Folder(_, error) if error.kind() == ErrorKind::AlreadyExists => {
                Reason::System(ErrorKind::NotADirectory.into())
            }
            Self::Folder(_, error) | Self::File(error) => Reason::System(again(error)),
            Self::Host => Reason::Host,
            Self::Database(error)
            | Self::Tables(
                MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _),
            ) => reason(error),
            Self::Tables(MigrateError::VersionMissing(_)) => Reason::Newer,
            Self::Address | Self::Tables(_) => Reason::Other(self.to_string()),
        }
    }
}

/// The same error once more.
fn again(error: &io::Error) -> io::Error {
    let code = error.raw_os_error().map(io::Error::from_raw_os_error);
    code.unwrap_or_else(|| io::Error::new(error.kind(), error.to_string()))
}

fn reason(error: &sqlx::Error) -> Reason {
    let told = match error {
        sqlx::Error::Io(error) => return Reason::System(again(error)),
        sqlx::Error::Database(told) => told,
        _ => return Reason::Other(error.to_string()),
    };
    let code = told.code().unwrap_or_default();
    // Those of PostgreSQL have five characters.
    if code.len() == 5 {
        return match &*code {
            "28000" | "28P01" => Reason::Login,
            "3D000" => Reason::Missing,
            "42501" => Reason::System(ErrorKind::PermissionDenied.into()),
            "53300" | "57P03" => Reason::Busy,
            _ => Reason::Other(told.message().to_owned()),
        };
    }
    // Those of SQLite say in their lowest byte what is the matter and in the others more of it.
    match code.parse().unwrap_or(0_u32) & 0xff {
        5 | 6 => Reason::Busy,
        // The file was opened, so that what can't be opened or written is the one beside it.
        8 | 14 => Reason::System(ErrorKind::PermissionDenied.into()),
        11 => Reason::System(ErrorKind::InvalidData.into()),
        13 => Reason::System(ErrorKind::StorageFull.into()),
        26 => Reason::Foreign,
        _ => Reason::Other(told.message().to_owned()),
    }
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Address => f.write_str("neither sqlite:///PATH nor postgres://HOST/NAME"),
            Self::Folder(path, error) => write!(f, "{}: {error}", path.display()),
            Self::File(error) => error.fmt(f),
            Self::Host => f.write_str("no such host"),
            Self::Database(error) => error.fmt(f),
            Self::Tables(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for OpenError {}
