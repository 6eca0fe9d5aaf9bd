//! A bar with the time left, on the error stream, for a person who waits.

use std::sync::Mutex;
use std::time::{Duration, Instant};

use kalaha_text::{Arg, Words};

use crate::progress::Progress;

/// Columns of the bar itself.
const WIDTH: u64 = 30;

/// Nobody reads faster.
const BETWEEN: Duration = Duration::from_millis(100);

/// A bar that many threads may move.
pub(crate) struct Bar<'a> {
    words: &'a Words,
    state: Mutex<State>,
}

struct State {
    progress: Progress,
    /// When the work was first heard of, and how much was done then.
    begun: Option<(Instant, u64)>,
    last: Instant,
    done: u64,
}

impl<'a> Bar<'a> {
    pub(crate) fn new(words: &'a Words) -> Self {
        Self {
            words,
            state: Mutex::new(State {
                progress: Progress::new(),
                begun: None,
                last: Instant::now(),
                done: 0,
            }),
        }
    }

    /// So much is done of so much in all. Threads may tell in any order.
    pub(crate) fn tell(&self, done: u64, total: u64) {
        let Ok(mut state) = self.state.lock() else {
            return;
        };
        let now = Instant::now();
        state.done = state.done.max(done);
        let (since, before) = *state.begun.get_or_insert((now, done));
        if now - state.last < BETWEEN {
            return;
        }
        state.last = now;
        let done = state.done;
        state
            .progress
            .tell(|| line(self.words, (before, done, total), now - since));
    }

    /// Takes the bar away.
    pub(crate) fn wipe(&self) {
        if let Ok(mut state) = self.state.lock() {
            state.progress.wipe();
        }
    }
}

fn line(words: &Words, (before, done, total): (u64, u64, u64), elapsed: Duration) -> String {
    let total = total.max(done).max(1);
    let part = |of: u64| (u128::from(done) * u128::from(of) / u128::from(total)) as u64;
    let full = part(WIDTH) as usize;
    let bar = "█".repeat(full) + &"░".repeat(WIDTH as usize - full);
    let gained = u128::from(done - before).max(1);
    let left = elapsed.as_millis() * u128::from(total - done) / gained;
    let seconds = left.div_ceil(1000);
    let time = format!("{}:{:02}", seconds / 60, seconds % 60);
    words.say(
        "progress-bar",
        &[
            ("bar", Arg::from(&bar)),
            ("percent", (part(100) as u32).into()),
            ("time", Arg::from(&time)),
        ],
    )
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use kalaha_text::{Language, Words};

    use super::line;

    #[test]
    fn the_time_left_follows_from_what_was_gained() {
        let words = Words::new(Language::English);
        let line = |amounts, seconds| line(&words, amounts, Duration::from_secs(seconds));
        assert_eq!(
            line((20, 60, 100), 40),
            "██████████████████░░░░░░░░░░░░ 60% · 0:40 left"
        );
        assert!(line((0, 1, 1000), 1).ends_with("0% · 16:39 left"));
        assert!(line((7, 7, 7), 0).ends_with("100% · 0:00 left"));
        assert!(line((0, u64::MAX, u64::MAX), 9).ends_with("100% · 0:00 left"));
    }
}
