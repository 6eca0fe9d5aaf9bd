//! How far long work has come, on the error stream, for a person who waits.

use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

/// A line that is written anew again and again.
pub(crate) struct Progress {
    since: Instant,
    /// Columns of the line on the screen.
    columns: usize,
}

impl Progress {
    /// Whoever waits less wants no figures.
    const PATIENCE: Duration = Duration::from_secs(1);

    pub(crate) fn new() -> Self {
        Self {
            since: Instant::now(),
            columns: 0,
        }
    }

    /// Shows a line in place of the last one.
    pub(crate) fn tell(&mut self, line: impl FnOnce() -> String) {
        let mut screen = std::io::stderr();
        if self.since.elapsed() >= Self::PATIENCE && screen.is_terminal() {
            let line = line();
            let _ = write!(screen, "\r{line:<columns$}", columns = self.columns);
            self.columns = line.chars().count();
        }
    }

    /// Takes the line away.
    pub(crate) fn wipe(&mut self) {
        let columns = std::mem::take(&mut self.columns);
        if columns > 0 {
            let _ = write!(std::io::stderr(), "\r{:columns$}\r", "");
        }
    }
}
