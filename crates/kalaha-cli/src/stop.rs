//! Ctrl-C during long work.

use std::sync::atomic::{AtomicBool, Ordering};

/// The exit status of a program that was ended by Ctrl-C, as shells give it.
pub(crate) const INTERRUPTED: i32 = 130;

static STOP: AtomicBool = AtomicBool::new(false);

/// A flag that becomes true with Ctrl-C from now on. Who presses it again leaves at once.
pub(crate) fn flag() -> &'static AtomicBool {
    // A system that can't tell ends the program, as it does without us.
    let _ = ctrlc::set_handler(|| {
        if STOP.swap(true, Ordering::Relaxed) {
            std::process::exit(INTERRUPTED);
        }
    });
    &STOP
}
