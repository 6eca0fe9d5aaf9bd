//! What is planned fits into what is given.

use super::*;

const GIB: u64 = 1 << 30;

fn plan(houses: u8, seeds: u8, given: Resources) -> Plan {
    let rules = Rules {
        houses,
        seeds,
        ..Rules::STANDARD
    };
    let start = Position::start(rules).expect("playable rules");
    Plan::new(&start, &given)
}

fn given(memory: u64) -> Resources {
    Resources {
        memory,
        threads: 2,
        tables: None,
        time: None,
        nodes: None,
    }
}

#[test]
fn tables_are_as_large_as_the_search_is_worth() {
    let tables = |houses, seeds| plan(houses, seeds, given(20 * GIB)).tables;
    assert!(tables(1, 1) <= 2);
    assert!((12..=16).contains(&tables(6, 3)));
    assert!((21..=22).contains(&tables(6, 4)));
    assert!((28..=30).contains(&tables(6, 5)));
}

#[test]
fn house_rules_that_take_longer_get_more() {
    let plan = |change: fn(&mut Rules)| {
        let mut rules = Rules::STANDARD;
        change(&mut rules);
        let start = Position::start(rules).expect("playable rules");
        Plan::new(&start, &given(20 * GIB))
    };
    let standard = plan(|_| {});
    let slow = plan(|rules| rules.capture = Capture::None);
    assert!(slow.tables > standard.tables && slow.searched > standard.searched);
    let quick = plan(|rules| rules.majority = Majority::Stop);
    let more = Plan::around(
        &Position::start(Rules::STANDARD).expect("playable rules"),
        &given(20 * GIB),
        0,
    );
    assert!(quick.searched < more.searched);
}

#[test]
fn a_plan_keeps_to_the_memory() {
    let sizes = [0, 1 << 20, LEAST_MEMORY, 100 << 20, GIB, 5 * GIB, u64::MAX];
    for memory in sizes {
        for (houses, seeds) in [(1, 127), (6, 4), (6, 5), (12, 10)] {
            for tables in [None, Some(0), Some(18), Some(127)] {
                let given = Resources {
                    tables,
                    ..given(memory)
                };
                let plan = plan(houses, seeds, given);
                let (built, building) = match plan.tables {
                    0 => (0, 0),
                    tables => (
                        positions(&plan.rules, tables),
                        peak(&plan.rules, tables, plan.threads),
                    ),
                };
                let most = building.max(built + plan.searched) + PROGRAM;
                assert!(most <= memory.max(LEAST_MEMORY), "{given:?} {plan:?}");
                assert!(plan.tables <= tables.unwrap_or(127));
            }
        }
    }
}

#[test]
fn short_time_takes_little_memory() {
    let short = Resources {
        time: Some(Duration::from_secs(1)),
        ..given(20 * GIB)
    };
    let plan = plan(6, 5, short);
    assert!(plan.tables <= 20 && plan.searched <= 128 << 20, "{plan:?}");
}

#[test]
fn a_stop_in_the_middle_gives_an_engine_without_tables() {
    let plan = plan(6, 5, given(2 * GIB));
    assert!(plan.tables >= 20);
    let stop = AtomicBool::new(false);
    let mut told = 0;
    let engine = plan.engine(&stop, None, &mut |at| {
        assert!(at.done <= at.total);
        told += 1;
        stop.store(true, Ordering::Relaxed);
    });
    assert!(engine.expect("memory").tables().is_none());
    assert_eq!(told, 1);
    let now = Some(Instant::now());
    let never = AtomicBool::new(false);
    let engine = plan.engine(&never, now, &mut |_| {});
    assert!(engine.expect("memory").tables().is_none());
}
