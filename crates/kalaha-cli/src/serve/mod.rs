//! `serve`: Kalaha in the browser.

mod listen;

use std::io::{self, IsTerminal};
use std::net::SocketAddr;

use etcetera::BaseStrategy;
use kalaha_text::Arg;
use kalaha_web::{App, Database, Limits, Origin};
use tracing_subscriber::EnvFilter;

use crate::args::serve::ServeArgs;
use crate::fault::{Exit, Fault, ServeTrouble};
use crate::out::Out;

/// What the log tells, in the syntax of `tracing`; see `docs/hosting.md`.
const LOG: &str = "KALAHA_LOG";

/// What the log tells if nobody says otherwise.
const USUAL_LOG: &str = "info,sqlx=warn";

/// A server to start.
pub(crate) struct Serve {
    listen: Option<String>,
    database: Database,
    public_address: Option<Origin>,
    open: bool,
    limits: Limits,
}

impl Serve {
    pub(crate) fn read(args: ServeArgs) -> Result<Self, Fault> {
        let database = match &args.database {
            Some(url) => Database::read(url).map_err(|_| ServeTrouble::NoDatabase {
                text: url.split("://").next().unwrap_or_default().to_owned(),
            })?,
            None => usual_database()?,
        };
        let public_address = args.public_address.map(|text| {
            let address = text.parse();
            address.map_err(|_| ServeTrouble::NoPublicAddress { text })
        });
        let usual = Limits::default();
        let usual = args
            .streams
            .map_or(usual, |streams| usual.with_streams(streams));
        Ok(Self {
            listen: args.listen,
            database,
            public_address: public_address.transpose()?,
            open: args.open,
            limits: Limits {
                games_per_minute: args.games_per_minute.unwrap_or(usual.games_per_minute),
                tables: args.table_memory.unwrap_or(usual.tables),
                ..usual
            },
        })
    }
}

/// A file in the folder in which the system keeps programs' data.
fn usual_database() -> Result<Database, Fault> {
    let folders = etcetera::choose_base_strategy().map_err(|_| ServeTrouble::NoHome)?;
    Ok(Database::File(
        folders.data_dir().join("kalaha").join("games.sqlite"),
    ))
}

pub(crate) fn run(serve: Serve, out: &mut Out) -> Result<Exit, Fault> {
    log();
    // Every connection takes a descriptor; systems give few until they are asked for more.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let runtime = tokio::runtime::Runtime::new().map_err(ServeTrouble::System)?;
    runtime.block_on(start(serve, out))?;
    // What still thinks is not waited for: it is told to nobody.
    runtime.shutdown_background();
    Ok(Exit::Yes)
}

async fn start(serve: Serve, out: &mut Out) -> Result<(), Fault> {
    let (listener, is_usual) = listen::bind(serve.listen.as_deref()).await?;
    let place = serve.database.to_string();
    let app = App::open(serve.database, serve.limits, serve.public_address).await;
    let app = app.map_err(|error| ServeTrouble::Database {
        place: place.clone(),
        error,
    })?;
    let address = listener.local_addr().map_err(ServeTrouble::System)?;
    let url = url(address);
    let id = if is_usual {
        "serve-at"
    } else {
        "serve-at-other-port"
    };
    let told = out.words.say(id, &[("url", (&url).into())]);
    out.heading(&told)?;
    if Origin::in_network(address).is_some() {
        let told = out.words.say("serve-in-network", &[]);
        out.line(&told)?;
    }
    let told = out
        .words
        .say("serve-keeps", &[("place", Arg::from(&place))]);
    out.line(&told)?;
    let told = out.words.say("serve-stop", &[]);
    out.line(&told)?;
    out.flush()?;
    tracing::info!(%address, database = place, "serving");
    if serve.open
        && let Err(error) = open::that_detached(&url)
    {
        tracing::warn!(%error, "no browser can be opened");
    }
    kalaha_web::run(listener, app, stopped())
        .await
        .map_err(ServeTrouble::System)?;
    tracing::info!("stopped");
    Ok(())
}

/// The address at which all find it, who sits at this machine too: what a browser keeps of a game, it
/// keeps for one host.
fn url(address: SocketAddr) -> String {
    if let Some(found) = Origin::in_network(address) {
        found.to_string()
    } else if address.ip().is_unspecified() {
        format!("http://localhost:{}", address.port())
    } else {
        format!("http://{address}")
    }
}

/// Ctrl-C, or whatever asks programs to end; a second time ends this one at once.
async fn stopped() {
    asked_to_stop().await;
    tokio::spawn(async {
        asked_to_stop().await;
        std::process::exit(crate::stop::INTERRUPTED);
    });
}

#[cfg(unix)]
async fn asked_to_stop() {
    use tokio::signal::unix::{SignalKind, signal};
    let ended = async {
        match signal(SignalKind::terminate()) {
            Ok(mut ended) => ended.recv().await,
            Err(_) => std::future::pending().await,
        }
    };
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        _ = ended => {}
    }
}

#[cfg(not(unix))]
async fn asked_to_stop() {
    // A system that can't tell ends the program, as it does without us.
    let _ = tokio::signal::ctrl_c().await;
}

/// Lines for people at a terminal, JSON for programs.
fn log() {
    let filter = EnvFilter::try_from_env(LOG).unwrap_or_else(|_| EnvFilter::new(USUAL_LOG));
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(io::stderr)
        // Where nobody reads the log any more, there is nobody to tell of it either.
        .log_internal_errors(false);
    // A log that is there already stays.
    let _ = if io::stderr().is_terminal() {
        log.with_target(false).try_init()
    } else {
        log.json().flatten_event(true).try_init()
    };
}
