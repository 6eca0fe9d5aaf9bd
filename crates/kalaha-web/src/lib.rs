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
//! | [`view`] | what a board draws, in the reader's language: the one source for pages and modules |
//! | [`pages`], [`assets`] | HTML that works without scripts; style sheets and modules |
//! | [`game`] | a game as it is kept: a head and numbered entries, replayed into a state; pure |
//! | [`fault`] | what can go wrong: code, status, sentence |
//!
//! # Scope
//!
//! This crate decides no rule and says nothing in its own words: rules come from `kalaha`, play from
//! `kalaha-engine`, texts from `kalaha-text`.
#![forbid(unsafe_code)]

pub mod assets;
pub mod fault;
pub mod game;
pub mod pages;
mod serve;
pub mod view;

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
