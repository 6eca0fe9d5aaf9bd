//! Kalaha in the browser: pages, live games, a JSON API.
//!
//! ```no_run
//! # async fn start() -> Result<(), Box<dyn std::error::Error>> {
//! let app = kalaha_web::App::default();
//! let listener = tokio::net::TcpListener::bind("127.0.0.1:4848").await?;
//! kalaha_web::run(listener, app, std::future::pending()).await?;
//! # Ok(())
//! # }
//! ```
//!
//! # Contents
//!
//! | module | what it holds |
//! |---|---|
//! | [`game`] | a game as it is kept: a head and numbered entries, replayed into a state; pure |
//! | [`fault`] | what can go wrong: code, status, sentence |
//!
//! # Scope
//!
//! This crate decides no rule and says nothing in its own words: rules come from `kalaha`, play from
//! `kalaha-engine`, texts from `kalaha-text`.
#![forbid(unsafe_code)]

pub mod fault;
pub mod game;
mod serve;

use axum::Router;
use axum::routing::get;

pub use fault::Fault;
pub use serve::run;

/// Everything that the handlers share. Clones share it too.
#[derive(Clone, Debug, Default)]
pub struct App {}

/// All routes.
pub fn app(state: App) -> Router {
    Router::new()
        .route("/health", get(async || "ok\n"))
        .with_state(state)
}
