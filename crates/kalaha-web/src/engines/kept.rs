//! What engines keep from one piece of work to the next: tables of the rule sets used last, each built
//! once however many ask for it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use kalaha::{Lap, Position, Rules};
use kalaha_engine::levels::Perfect;
use kalaha_engine::tables::{Build, Tables, can_have_tables, canonical, positions};

/// Rule sets whose tables are kept. Those of one take up to 32 MB.
const RULE_SETS: usize = 4;

/// Positions of a table, a byte each; where they are filled one by one, far fewer.
const POSITIONS: u64 = 32_000_000;
const RELAY_POSITIONS: u64 = 1_000_000;

/// Seeds in the houses of the largest tables there can be.
const MOST_SEEDS: u8 = 127;

/// What is kept.
#[derive(Default)]
pub(super) struct Kept {
    pub(super) perfects: Perfects,
    tables: Recent<Mutex<Option<Arc<Tables>>>>,
}

impl Kept {
    /// Tables for a position; nothing if its rules have none or the work was stopped.
    pub(super) fn tables(&self, position: &Position, stop: &AtomicBool) -> Option<Arc<Tables>> {
        let rules = position.rules();
        if !can_have_tables(rules) {
            return None;
        }
        let rules = canonical(rules);
        let most = match rules.lap {
            Lap::Single => POSITIONS,
            Lap::Relay => RELAY_POSITIONS,
        };
        let up_to = (0..=usize::from(position.total().min(MOST_SEEDS)))
            .take_while(|&up_to| positions(&rules, up_to) <= most)
            .last()?;
        let place = self.tables.of(&rules);
        // Others who want the same tables wait here until they are built.
        let mut tables = place.lock().unwrap_or_else(PoisonError::into_inner);
        let fits = |tables: &Arc<Tables>| tables.up_to() >= up_to;
        if !tables.as_ref().is_some_and(fits) {
            let build = Build {
                rules: &rules,
                up_to,
                threads: 1,
                stop,
                progress: &|_| {},
            };
            *tables = Some(Arc::new(build.run().ok()??));
        }
        tables.clone()
    }
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
        let mut perfect = place.perfect.lock().unwrap_or_else(PoisonError::into_inner);
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

impl<T: Default> Recent<T> {
    fn of(&self, rules: &Rules) -> Arc<T> {
        let mut recent = self.0.lock().unwrap_or_else(PoisonError::into_inner);
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

    use kalaha::{Capture, Rules};

    use super::{RULE_SETS, Recent};

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
