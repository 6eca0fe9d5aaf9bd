//! A server over real sockets, on both databases.

#[path = "../common/mod.rs"]
mod common;

mod attacks;
mod bounds;
mod computer;
mod examples;
mod openapi;
mod play;
mod processes;
mod requests;
mod streams;
