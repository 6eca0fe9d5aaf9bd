//! What was planned is kept: the peak of this whole process, which does nothing else.
#![cfg(target_os = "linux")]

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use kalaha::{Position, Rules};
use kalaha_engine::prepare::{Plan, Resources};
use kalaha_engine::search::Limits;

/// The most bytes that this process has had in memory.
fn peak() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("a process knows itself");
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kibibytes = line.and_then(|line| line.trim().strip_suffix(" kB"));
    let kibibytes: u64 = kibibytes.expect("a peak").parse().expect("a number");
    kibibytes << 10
}

#[test]
fn a_search_takes_no_more_memory_than_it_was_given() {
    // From the smallest to the largest, since a peak stays.
    for (houses, seeds, mebibytes) in [(6, 4, 32), (12, 2, 100), (6, 4, 160)] {
        let rules = Rules {
            houses,
            seeds,
            ..Rules::STANDARD
        };
        let start = Position::start(rules).expect("playable rules");
        let given = Resources {
            memory: mebibytes << 20,
            threads: 2,
            tables: None,
            time: None,
            nodes: None,
        };
        let plan = Plan::new(&start, &given);
        let never = AtomicBool::new(false);
        let mut engine = plan.engine(&never, None, &mut |_| {}).expect("memory");
        let limits = Limits {
            time: Some(Duration::from_secs(1)),
            ..Limits::default()
        };
        let answer = engine.search(&start, &limits, &mut |_| {});
        assert!(!answer.expect("an answer").line.is_empty());
        assert!(peak() <= given.memory, "{} of {given:?} {plan:?}", peak());
    }
}
