//! What people do in a real browser, with the real program behind it.
//!
//! Where no browser is installed these tests say so and pass over, unless `KALAHA_REQUIRE` lists
//! `browser`.
#![cfg(unix)]

#[path = "../common/mod.rs"]
#[allow(dead_code)] // A test binary uses what it needs of it.
mod common;

mod axe;
mod blind;
mod driver;
mod faults;
mod games;
mod learning;
mod looks;
mod online;
mod page;
mod site;
