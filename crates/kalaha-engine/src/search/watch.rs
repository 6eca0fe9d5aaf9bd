//! When a search has to end.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// What a search may take. The default is as long as it takes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limits<'a> {
    /// Nodes: positions whose moves are looked at, over all threads.
    pub nodes: Option<u64>,
    /// Time.
    pub time: Option<Duration>,
    /// Moves to look ahead. What lies behind counts with its widest bounds.
    pub depth: Option<u32>,
    /// Ends the search when it becomes true, within a few thousand nodes.
    pub stop: Option<&'a AtomicBool>,
}

/// Watches the limits of one search.
pub(super) struct Watch<'a> {
    limits: Limits<'a>,
    deadline: Option<Instant>,
    nodes: AtomicU64,
    /// True while one thread has its result and the others have to end.
    halt: AtomicBool,
}

impl<'a> Watch<'a> {
    /// Nodes between two looks at the limits.
    pub(super) const PATIENCE: u64 = 1024;

    pub(super) fn new(limits: &Limits<'a>) -> Self {
        let deadline = limits
            .time
            .and_then(|time| Instant::now().checked_add(time));
        Self {
            limits: *limits,
            deadline,
            nodes: AtomicU64::new(0),
            halt: AtomicBool::new(false),
        }
    }

    /// Counts nodes.
    pub(super) fn add(&self, nodes: u64) {
        self.nodes.fetch_add(nodes, Ordering::Relaxed);
    }

    /// Nodes counted.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// Counts [`Watch::PATIENCE`] nodes; true if the thread has to end.
    pub(super) fn looks_up(&self) -> bool {
        self.add(Self::PATIENCE);
        self.halt.load(Ordering::Relaxed) || self.is_over()
    }

    /// True if a limit is reached.
    pub(super) fn is_over(&self) -> bool {
        self.limits
            .stop
            .is_some_and(|stop| stop.load(Ordering::Relaxed))
            || self.limits.nodes.is_some_and(|most| self.nodes() >= most)
            || self
                .deadline
                .is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// Lets all threads end, or go on.
    pub(super) fn halt(&self, halt: bool) {
        self.halt.store(halt, Ordering::Relaxed);
    }
}
