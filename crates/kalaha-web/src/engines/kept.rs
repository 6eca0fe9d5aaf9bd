//! What engines keep from one piece of work to the next: tables of the rule sets used last, each built
//! once however many ask for it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use kalaha::{Position, Rules};
use kalaha_engine::levels::Perfect;
use kalaha_engine::tables::{Build, Tables, canonical, largest};

/// Rule sets whose tables are kept.
const RULE_SETS: usize = 4;

/// Positions of a table that is built while somebody waits, a byte each; where they are filled one by
/// one, far fewer.
const POSITIONS: u64 = 32_000_000;
const RELAY_POSITIONS: u64 = 1_000_000;

/// Large tables that there is room for.
const LARGE: u64 = 2;

/// What is kept.
pub(super) struct Kept {
    pub(super) perfects: Perfects,
    tables: Recent<Shelf>,
    /// Bytes for the large tables.
    room: u64,
}

/// The tables of a rule set.
#[derive(Default)]
struct Shelf {
    small: Mutex<Option<Arc<Tables>>>,
    large: Mutex<Option<Arc<Tables>>>,
    growing: AtomicBool,
}

impl Kept {
    pub(super) fn new(room: u64) -> Self {
        Self {
            perfects: Perfects::default(),
            tables: Recent::default(),
            room,
        }
    }

    /// Tables for a position, the large ones if they are built; nothing if its rules have none or the
    /// work was stopped.
    pub(super) fn tables(&self, position: &Position, stop: &AtomicBool) -> Option<Arc<Tables>> {
        let up_to = largest(position, POSITIONS, RELAY_POSITIONS)?;
        let place = self.tables.of(&canonical(position.rules()));
        if let Some(large) = &*locked(&place.large) {
            return Some(Arc::clone(large));
        }
        // Others who want the same tables wait here until they are built.
        let mut small = locked(&place.small);
        if small.as_ref().is_none_or(|tables| tables.up_to() < up_to) {
            *small = Some(Arc::new(build(position.rules(), up_to, stop)?));
        }
        small.clone()
    }

    /// Builds large tables for the rules of a position, which takes seconds, unless they are there or
    /// in the making.
    pub(super) fn grow(&self, position: &Position, stop: &AtomicBool) {
        let most = self.room / LARGE;
        let relay = most * RELAY_POSITIONS / POSITIONS;
        let Some(up_to) = largest(position, most, relay) else {
            return;
        };
        let place = self.tables.of(&canonical(position.rules()));
        let is_there = |tables: &Mutex<Option<Arc<Tables>>>| {
            let tables = locked(tables);
            tables
                .as_ref()
                .is_some_and(|tables| tables.up_to() >= up_to)
        };
        if is_there(&place.small) || is_there(&place.large) {
            return;
        }
        let Some(_growing) = Growing::begin(&place.growing) else {
            return;
        };
        if let Some(tables) = build(position.rules(), up_to, stop) {
            *locked(&place.large) = Some(Arc::new(tables));
            self.make_room();
        }
    }

    /// Gives up the large tables that were not used for longest, until the others have room.
    fn make_room(&self) {
        let mut bytes = 0;
        for place in self.tables.latest_first() {
            let mut large = locked(&place.large);
            bytes += large.as_ref().map_or(0, |tables| tables.bytes());
            if bytes > self.room {
                *large = None;
            }
        }
    }
}

/// A build that is under way; whatever ends it, even a fault in it, lets another one begin.
struct Growing<'a>(&'a AtomicBool);

impl<'a> Growing<'a> {
    /// Nothing if one is under way already.
    fn begin(growing: &'a AtomicBool) -> Option<Self> {
        (!growing.swap(true, Ordering::Relaxed)).then(|| Self(growing))
    }
}

impl Drop for Growing<'_> {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Relaxed);
    }
}

fn build(rules: &Rules, up_to: usize, stop: &AtomicBool) -> Option<Tables> {
    let build = Build {
        rules: &canonical(rules),
        up_to,
        threads: 1,
        stop,
        progress: &|_| {},
    };
    build.run().ok()?
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Perfect players, by the rules whose tables they keep.
#[derive(Default)]
pub(super) struct Perfects(Recent<Ready>);

#[derive(Default)]
struct Ready {
    perfect: Mutex<Perfect>,
    /// Its tables were built.
    warm: AtomicBool,
}

impl Perfects {
    /// Does something with the perfect player of a rule set.
    pub(super) fn with<T>(&self, rules: &Rules, work: impl FnOnce(&mut Perfect) -> T) -> T {
        let place = self.0.of(&canonical(rules));
        let mut perfect = locked(&place.perfect);
        if place.warm.load(Ordering::Relaxed) {
            // A clone shares the tables, and others need not wait.
            let mut own = perfect.clone();
            drop(perfect);
            return work(&mut own);
        }
        let done = work(&mut perfect);
        place.warm.store(true, Ordering::Relaxed);
        done
    }
}

/// Values of the rule sets used last, the latest at the end.
struct Recent<T>(Mutex<Vec<(Rules, Arc<T>)>>);

impl<T> Default for Recent<T> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<T> Recent<T> {
    fn latest_first(&self) -> Vec<Arc<T>> {
        let recent = locked(&self.0);
        recent
            .iter()
            .rev()
            .map(|(_, value)| Arc::clone(value))
            .collect()
    }
}

impl<T: Default> Recent<T> {
    fn of(&self, rules: &Rules) -> Arc<T> {
        let mut recent = locked(&self.0);
        let at = recent.iter().position(|(known, _)| known == rules);
        let (rules, value) = match at {
            Some(at) => recent.remove(at),
            None => (*rules, Arc::default()),
        };
        let found = Arc::clone(&value);
        recent.push((rules, value));
        if recent.len() > RULE_SETS {
            recent.remove(0);
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use std::sync::atomic::AtomicBool;

    use kalaha::{Capture, Position, Rules};

    use super::{Growing, Kept, RULE_SETS, Recent};

    #[test]
    fn a_build_that_breaks_off_lets_another_begin() {
        let growing = AtomicBool::new(false);
        let broken = std::panic::catch_unwind(|| {
            let _growing = Growing::begin(&growing).expect("none is under way");
            assert!(Growing::begin(&growing).is_none());
            std::panic::resume_unwind(Box::new("no memory"));
        });
        assert!(broken.is_err());
        assert!(Growing::begin(&growing).is_some());
    }

    /// Tables of 17 seeds take 52 MB on six houses a side.
    #[test]
    fn large_tables_are_built_for_later_and_given_up_for_others() {
        let kept = Kept::new(2 * 52_000_000);
        let stop = AtomicBool::new(false);
        let starts = [Capture::Standard, Capture::Empty, Capture::None].map(|capture| {
            let rules = Rules {
                capture,
                ..Rules::STANDARD
            };
            Position::start(rules).expect("rules")
        });
        let up_to = |start| kept.tables(start, &stop).map(|tables| tables.up_to());
        let [first, second, third] = &starts;
        assert_eq!(up_to(first), Some(16));
        kept.grow(first, &AtomicBool::new(true));
        assert_eq!(up_to(first), Some(16), "a build that was stopped");
        kept.grow(first, &stop);
        assert_eq!(up_to(first), Some(17));
        kept.grow(second, &stop);
        assert_eq!([first, second].map(up_to), [Some(17), Some(17)]);
        kept.grow(third, &stop);
        assert_eq!(
            [first, second, third].map(up_to),
            [Some(16), Some(17), Some(17)]
        );
        let none = Kept::new(0);
        none.grow(first, &stop);
        assert_eq!(
            none.tables(first, &stop).map(|tables| tables.up_to()),
            Some(16)
        );
    }

    #[test]
    fn what_was_used_last_is_kept() {
        let recent: Recent<u8> = Recent::default();
        let rules = |houses| Rules {
            houses,
            ..Rules::STANDARD
        };
        let first = recent.of(&rules(1));
        for houses in 2..=4 {
            recent.of(&rules(houses));
        }
        assert!(Arc::ptr_eq(&first, &recent.of(&rules(1))));
        recent.of(&rules(5));
        assert!(Arc::ptr_eq(&first, &recent.of(&rules(1))));
        for houses in 6..=9 {
            recent.of(&rules(houses));
        }
        assert!(!Arc::ptr_eq(&first, &recent.of(&rules(1))));
        let other = Rules {
            capture: Capture::Empty,
            ..rules(1)
        };
        assert!(!Arc::ptr_eq(&recent.of(&other), &recent.of(&rules(1))));
        assert_eq!(recent.0.lock().expect("no panic").len(), RULE_SETS);
    }
}
