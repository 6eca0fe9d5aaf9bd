//! What all handlers share, and all routes.

use std::fmt;
use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};

use axum::Router;
use axum::routing::get;
use kalaha_text::{Language, Words};
use tokio::sync::watch;

use crate::engines::Engines;
use crate::fault::Fault;
use crate::limits::{Address, Begun, Limits};
use crate::live::{Created, Games, New};
use crate::metrics::{Metrics, Now};
use crate::origin::Origin;
use crate::store::{Database, OpenError, Store};
use crate::{api, operations, security, site};

/// Everything that the handlers share. Clones share it too.
#[derive(Clone)]
pub struct App(Arc<Inner>);

struct Inner {
    games: Games,
    engines: Engines,
    metrics: Arc<Metrics>,
    limits: Limits,
    begun: Begun,
    english: Words,
    public_address: Option<Origin>,
    in_network: OnceLock<Origin>,
    stopping: watch::Sender<bool>,
}

impl fmt::Debug for App {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("App").finish_non_exhaustive()
    }
}

impl App {
    /// Opens a database and gets everything ready. Links begin with the public address, else with what
    /// each request asked for. Must be called within a runtime of tokio.
    ///
    /// # Errors
    /// A database that can't be used.
    pub async fn open(
        database: Database,
        limits: Limits,
        public_address: Option<Origin>,
    ) -> Result<Self, OpenError> {
        let store = Store::open(database).await?;
        let engines = Engines::start(limits);
        let metrics = Arc::new(Metrics::default());
        let stopping = watch::Sender::new(false);
        let games = Games::open(
            store,
            engines.clone(),
            Arc::clone(&metrics),
            limits,
            stopping.subscribe(),
        );
        Ok(Self(Arc::new(Inner {
            games,
            engines,
            metrics,
            limits,
            begun: Begun::default(),
            english: Words::new(Language::English),
            public_address,
            in_network: OnceLock::new(),
            stopping,
        })))
    }

    /// The games.
    #[must_use]
    pub fn games(&self) -> &Games {
        &self.0.games
    }

    /// The computer's thoughts.
    #[must_use]
    pub fn engines(&self) -> &Engines {
        &self.0.engines
    }

    /// The bounds of this server.
    #[must_use]
    pub fn limits(&self) -> &Limits {
        &self.0.limits
    }

    /// Where others find this server, if its operator says so.
    #[must_use]
    pub fn public_address(&self) -> Option<&Origin> {
        self.0.public_address.as_ref()
    }

    /// Where links of this server begin for who asked for it there: people who look at it on this machine
    /// pass on what others can open too, if there is such an address.
    pub(crate) fn found_at(&self, asked: Origin) -> Origin {
        let public = self.public_address().cloned();
        let network = || {
            self.0
                .in_network
                .get()
                .filter(|_| asked.is_local())
                .cloned()
        };
        public.or_else(network).unwrap_or(asked)
    }

    /// Says where this server listens.
    pub(crate) fn listens_at(&self, listener: SocketAddr) {
        if let Some(origin) = Origin::in_network(listener) {
            let _ = self.0.in_network.set(origin);
        }
    }

    /// The words of the API, which is never translated.
    #[must_use]
    pub fn english(&self) -> &Words {
        &self.0.english
    }

    /// Begins a game for somebody at an address.
    ///
    /// # Errors
    /// As [`Games::create`], and too many games from there.
    pub async fn begin(&self, address: Address, new: New) -> Result<Created, Fault> {
        self.0
            .begun
            .count(address, self.0.limits.games_per_minute)?;
        self.0.games.create(new).await
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    pub(crate) fn now(&self) -> Now {
        let (streams, known) = self.0.games.counts();
        let (thinking, analyses) = self.0.engines.counts();
        Now {
            streams,
            known,
            thinking,
            analyses,
        }
    }

    /// Lets live connections end; their clients come again, to whoever serves then.
    pub(crate) fn stop(&self) {
        self.0.stopping.send_replace(true);
    }

    /// Ends what goes on beside the requests: thoughts, and writing once all is written.
    pub async fn close(&self) {
        self.stop();
        self.0.engines.close();
        self.0.games.store().close().await;
    }
}

/// All routes.
pub fn app(state: App) -> Router {
    let router = Router::new()
        .merge(api::router())
        .merge(site::routes())
        .route("/health", get(operations::health))
        .route("/metrics", get(operations::metrics))
        .fallback(site::not_found)
        .method_not_allowed_fallback(site::no_method);
    security::around(router, &state).with_state(state)
}
