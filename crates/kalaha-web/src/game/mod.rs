//! A game as it is kept: a head and numbered entries, replayed into a state. Nothing here reads or
//! writes anything.

mod ask;
mod entry;
mod head;
mod json;
pub mod seats;
mod state;
#[cfg(test)]
mod tests;

pub use ask::{Act, Proposal};
pub use entry::Entry;
pub use head::{Head, Help, Player, Starts};
pub use json::StateJson;
pub use seats::Seats;
pub use state::{Asked, Declined, Last, Request, State};
