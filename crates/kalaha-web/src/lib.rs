//! Kalaha in the browser: pages, live games, a JSON API.
//!
//! ```no_run
//! use kalaha_web::{App, Database, Limits};
//!
//! # async fn start() -> Result<(), Box<dyn std::error::Error>> {
//! let database = Database::read("sqlite:///tmp/games.sqlite")?;
//! let app = App::open(database, Limits::default(), None).await?;
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
//! | `site` | the pages’ addresses: forms, cookies, languages, the stream for modules |
//! | [`game`] | a game as it is kept: a head and numbered entries, replayed into a state; pure |
//! | [`store`] | games on disk: SQLite or PostgreSQL, one group of entries a flush |
//! | [`live`] | games in memory, and who follows them |
//! | [`engines`] | the computer's moves, hints and analyses, on threads of their own |
//! | [`api`] | the JSON API, with its OpenAPI document |
//! | [`ruling`], [`analysis`] | rulings and analyses as JSON |
//! | `forms`, `named` | what values look like in the OpenAPI document; what stands in a path |
//! | [`fault`] | what can go wrong: code, status, sentence |
//! | [`limits`] | what is given to all, to one game, to one address |
//! | [`origin`] | where the server is found, and what proxies are believed |
//! | [`secret`] | ids, and secrets that are kept as hashes only |
//! | `security` | what goes around every request: origin, headers, the log |
//! | `serve` | connections: taken, bounded, timed, ended |
//! | `app`, `operations`, `metrics` | what handlers share; health and counts for operators |
//!
//! # Scope
//!
//! This crate decides no rule and says nothing in its own words: rules come from `kalaha`, play from
//! `kalaha-engine`, texts from `kalaha-text`, lessons and sheets from `kalaha-lessons` and
//! `kalaha-sheets`.
#![forbid(unsafe_code)]

pub mod analysis;
pub mod api;
mod app;
pub mod assets;
pub mod engines;
pub mod fault;
mod forms;
pub mod game;
pub mod limits;
pub mod live;
mod metrics;
mod named;
mod operations;
pub mod origin;
pub mod pages;
pub mod ruling;
pub mod secret;
mod security;
mod serve;
mod site;
pub mod store;
pub mod view;

pub use app::{App, app};
pub use fault::Fault;
pub use limits::Limits;
pub use origin::Origin;
pub use serve::run;
pub use store::Database;
