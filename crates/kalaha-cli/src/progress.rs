//! A line on the error stream, for a person who waits.

use std::io::{self, IsTerminal, Write};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// Whoever waits less wants no figures.
const PATIENCE: Duration = Duration::from_secs(1);
/// The line is written anew as often.
const TICK: Duration = Duration::from_millis(250);

/// Tells what is under way, with the seconds since it began. The line is gone when this is dropped.
pub(crate) struct Progress {
    text: Arc<Mutex<String>>,
    /// Nothing where nobody looks.
    writer: Option<(Sender<()>, JoinHandle<()>)>,
}

impl Progress {
    pub(crate) fn new() -> Self {
        let text = Arc::new(Mutex::new(String::new()));
        let writer = io::stderr().is_terminal().then(|| writer(&text)).flatten();
        Self { text, writer }
    }

    /// Shows a text from now on.
    pub(crate) fn tell(&self, text: impl FnOnce() -> String) {
        if self.writer.is_some()
            && let Ok(mut shown) = self.text.lock()
        {
            *shown = text();
        }
    }

    /// Takes the line away.
    pub(crate) fn wipe(&mut self) {
        if let Some((end, thread)) = self.writer.take() {
            drop(end);
            // A line that could not be written is no fault.
            let _ = thread.join();
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.wipe();
    }
}

/// The thread that writes; nothing if the system has none to give.
fn writer(text: &Arc<Mutex<String>>) -> Option<(Sender<()>, JoinHandle<()>)> {
    let text = Arc::clone(text);
    let since = Instant::now();
    let (end, ended) = channel();
    let write = move || {
        let mut width = 0;
        while ended.recv_timeout(TICK) == Err(RecvTimeoutError::Timeout) {
            let text = text.lock().map_or(String::new(), |text| text.clone());
            if since.elapsed() >= PATIENCE && !text.is_empty() {
                width = show(&text, since.elapsed(), width);
            }
        }
        let _ = write!(io::stderr(), "\r{:width$}\r", "");
    };
    let thread = thread::Builder::new().spawn(write).ok()?;
    Some((end, thread))
}

/// Writes a text over what stands there, and gives its columns.
fn show(text: &str, elapsed: Duration, before: usize) -> usize {
    let columns = terminal_size::terminal_size_of(io::stderr()).map_or(80, |(width, _)| width.0);
    let line = format!("{:>4} s  {text}", elapsed.as_secs());
    // A line that wraps could not be written over.
    let most = usize::from(columns).saturating_sub(1);
    let line: String = line.chars().take(most).collect();
    let width = line.chars().count();
    let _ = write!(io::stderr(), "\r{line:before$}");
    width
}
