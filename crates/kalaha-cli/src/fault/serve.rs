//! What can keep a server from starting.

use std::io;
use std::net::SocketAddr;

use kalaha_text::{Arg, Words, typed};
use kalaha_web::store::{OpenError, Reason};

use super::system;

/// Why a server can't start.
#[derive(Debug)]
pub(crate) enum ServeTrouble {
    /// A word that is no address with a port.
    NoAddress { text: String },
    /// A word that is no public address.
    NoPublicAddress { text: String },
    /// A port that can't be had.
    Port {
        address: SocketAddr,
        error: io::Error,
    },
    /// An address of no database; only what stands before `://`, since passwords come behind it.
    NoDatabase { text: String },
    /// A database that can't be used.
    Database { place: String, error: OpenError },
    /// Nobody's home, so no data folder.
    NoHome,
    /// The system refuses something that every server needs.
    System(io::Error),
}

impl ServeTrouble {
    pub(super) fn code(&self) -> &'static str {
        match self {
            Self::NoAddress { .. } => "serve.no_address",
            Self::NoPublicAddress { .. } => "serve.no_public_address",
            Self::Port { error, .. } if error.kind() == io::ErrorKind::AddrInUse => {
                "serve.port_in_use"
            }
            Self::Port { .. } => "serve.port",
            Self::NoDatabase { .. } => "serve.no_database",
            Self::Database { .. } => "serve.database",
            Self::NoHome => "serve.no_home",
            Self::System(_) => "serve.system",
        }
    }

    pub(super) fn sentence(&self, words: &Words) -> String {
        match self {
            Self::NoAddress { text } => {
                words.say("serve-no-address", &[("text", Arg::from(&typed(text)))])
            }
            Self::NoPublicAddress { text } => words.say(
                "serve-no-public-address",
                &[("text", Arg::from(&typed(text)))],
            ),
            Self::Port { address, error } => {
                let address = address.to_string();
                let address = ("address", Arg::from(&address));
                if error.kind() == io::ErrorKind::AddrInUse {
                    words.say("serve-port-in-use", &[address])
                } else {
                    let detail = system::why(error, words);
                    words.say("serve-port", &[address, ("detail", Arg::from(&detail))])
                }
            }
            Self::NoDatabase { text } => {
                words.say("serve-no-database", &[("text", Arg::from(&typed(text)))])
            }
            Self::Database { place, error } => {
                let detail = database(error, words);
                let facts = [("place", Arg::from(place)), ("detail", Arg::from(&detail))];
                words.say("serve-database", &facts)
            }
            Self::NoHome => words.say("serve-no-home", &[]),
            Self::System(error) => words.say(
                "serve-system",
                &[("detail", Arg::from(&*system::why(error, words)))],
            ),
        }
    }
}

/// Why a database can't be used, as it stands within a sentence.
fn database(error: &OpenError, words: &Words) -> String {
    let id = match error.reason() {
        Reason::System(error) => return system::why(&error, words),
        Reason::Other(told) => return told,
        Reason::Host => "database-host",
        Reason::Foreign => "database-foreign",
        Reason::Login => "database-login",
        Reason::Missing => "database-missing",
        Reason::Busy => "database-busy",
        Reason::Newer => "database-newer",
    };
    words.say(id, &[])
}

impl From<ServeTrouble> for super::Fault {
    fn from(trouble: ServeTrouble) -> Self {
        Self::Serve(trouble)
    }
}
