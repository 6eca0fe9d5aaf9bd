//! Tables on disk.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use kalaha::{Capture, Lap, Rules};
use kalaha_engine::tables::{Build, Header, Progress, Stored, TableError, TableFault, Tables};
use kalaha_engine::verify::Sample;

/// A file's place in an empty directory of its own.
fn place(name: &str) -> PathBuf {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("tables")
        .join(name);
    let _ = fs::remove_dir_all(&directory);
    fs::create_dir_all(&directory).expect("a directory");
    directory.join("table")
}

fn part(path: &Path) -> PathBuf {
    path.with_extension("part")
}

/// Builds into a file, stopped once so many positions are done.
fn build(
    rules: &Rules,
    up_to: usize,
    path: &Path,
    most: u64,
) -> Result<Stored, (PathBuf, TableFault)> {
    let stop = AtomicBool::new(false);
    Build {
        rules,
        up_to,
        threads: 2,
        stop: &stop,
        progress: &|Progress { done, .. }| stop.store(done >= most, Ordering::Relaxed),
    }
    .run_into(path)
    .map_err(|error| (error.path, error.fault))
}

fn open(path: &Path) -> Result<Tables, TableError> {
    let opened = Tables::open(path, &AtomicBool::new(false))?;
    Ok(opened.expect("nobody stops it"))
}

fn rules(houses: u8) -> Rules {
    Rules {
        houses,
        ..Rules::STANDARD
    }
}

/// A small table with planes, whole, as a file.
fn small(name: &str) -> (Rules, usize, PathBuf, Vec<u8>) {
    let rules = Rules {
        extra_turn_limit: Some(1),
        ..rules(2)
    };
    let path = place(name);
    let built = build(&rules, 4, &path, u64::MAX).expect("a file");
    assert_eq!(built, Stored::Whole { found: 0 });
    assert!(!part(&path).exists());
    let bytes = fs::read(&path).expect("the file");
    (rules, 4, path, bytes)
}

fn wrong(path: &Path) -> Vec<(String, i16, i16)> {
    let tables = open(path).expect("a whole file");
    let sample = Sample {
        tables: &tables,
        positions: 150,
        seed: 1,
        stop: &AtomicBool::new(false),
        progress: &|_| {},
    };
    let compared = sample.compare().expect("memory for a search");
    assert_eq!(compared.equal + compared.wrong.len(), 150);
    let told = |wrong: kalaha_engine::verify::Wrong| {
        (wrong.position.to_string(), wrong.stored, wrong.found)
    };
    compared.wrong.into_iter().map(told).collect()
}

#[test]
fn what_was_written_is_what_search_finds() {
    let kinds = [
        (rules(6), 9),
        (
            Rules {
                capture: Capture::Empty,
                ..rules(9)
            },
            5,
        ),
        (
            Rules {
                lap: Lap::Relay,
                ..rules(4)
            },
            8,
        ),
        (
            Rules {
                extra_turn_limit: Some(2),
                ..rules(5)
            },
            8,
        ),
        (rules(1), 30),
    ];
    for (number, (rules, up_to)) in kinds.iter().enumerate() {
        let path = place(&format!("kinds-{number}"));
        build(rules, *up_to, &path, u64::MAX).expect("a file");
        assert_eq!(wrong(&path), [], "{rules:?}");
        let header = Header::read(&path).expect("a header");
        assert_eq!(
            header.file_bytes(),
            fs::metadata(&path).expect("a file").len()
        );
    }
}

#[test]
fn stopped_work_goes_on_to_the_same_bytes() {
    let (rules, up_to) = (rules(4), 12);
    let whole = place("stopped-whole");
    build(&rules, up_to, &whole, u64::MAX).expect("a file");
    let whole = fs::read(whole).expect("the file");
    let path = place("stopped");
    let mut kept = 0;
    for most in [1, 10, 100, 1000, 10_000, 100_000] {
        let stopped = build(&rules, up_to, &path, most).expect("stopped work");
        let Stored::Stopped { layers } = stopped else {
            panic!("{stopped:?}");
        };
        assert!(layers >= kept && !path.exists());
        kept = layers;
    }
    assert!(kept > 5);
    assert_eq!(
        build(&rules, up_to, &path, u64::MAX).expect("a file"),
        Stored::Whole { found: kept }
    );
    assert!(fs::read(&path).expect("the file") == whole);
    assert_eq!(
        build(&rules, up_to, &path, 0).expect("a file"),
        Stored::Before
    );
}

#[test]
fn a_stop_while_files_are_read_leaves_them_as_they_are() {
    let (rules, up_to, path, whole) = small("stopped");
    let stop = &AtomicBool::new(true);
    assert!(Tables::open(&path, stop).expect("a whole file").is_none());
    let stopped = Build {
        rules: &rules,
        up_to,
        threads: 1,
        stop,
        progress: &|_| {},
    };
    let stored = stopped.run_into(&path).expect("a whole file");
    assert_eq!(stored, Stored::Stopped { layers: 0 });
    assert!(fs::read(&path).expect("the file") == whole);
    // All but the last layer and a part of that.
    fs::remove_file(&path).expect("removed");
    let begun = &whole[..whole.len() - 10];
    fs::write(part(&path), begun).expect("written");
    let stored = stopped.run_into(&path).expect("unfinished work");
    assert_eq!(stored, Stored::Stopped { layers: 4 });
    assert!(fs::read(part(&path)).expect("the file") == begun);
}

#[test]
fn every_flipped_bit_is_noticed_by_name() {
    let (_, _, path, bytes) = small("flipped");
    let header = bytes.len() - 2 * (4 * 5 + 70);
    for at in 0..bytes.len() {
        let mut flipped = bytes.clone();
        flipped[at] ^= 1 << (at % 8);
        fs::write(&path, &flipped).expect("written");
        let fault = open(&path).expect_err("a damaged file").fault;
        let named = match at {
            0..8 => matches!(fault, TableFault::NoTable),
            8..12 => matches!(fault, TableFault::Version(found) if found != 1),
            _ if at < header => matches!(fault, TableFault::Header),
            _ => matches!(fault, TableFault::Layer { .. }),
        };
        assert!(named, "byte {at}: {fault:?}");
    }
}

#[test]
fn a_file_of_another_length_is_noticed_by_name() {
    let (_, _, path, mut bytes) = small("length");
    bytes.push(0);
    fs::write(&path, &bytes).expect("written");
    let fault = open(&path).expect_err("too long").fault;
    assert!(matches!(fault, TableFault::TooLong));
    for length in 0..bytes.len() - 1 {
        fs::write(&path, &bytes[..length]).expect("written");
        let fault = open(&path).expect_err("too short").fault;
        let named = match fault {
            TableFault::NoTable => length < 8,
            TableFault::Header => length < bytes.len() - 1 - 2 * (4 * 5 + 70),
            TableFault::CutShort { layers, of: 5 } => layers < 5,
            _ => false,
        };
        assert!(named, "{length} bytes: {fault:?}");
    }
}

#[test]
fn work_goes_on_from_wherever_it_was_broken_off() {
    let (rules, up_to, path, bytes) = small("broken-off");
    for length in (0..=bytes.len()).step_by(3) {
        fs::remove_file(&path).expect("removed");
        fs::write(part(&path), &bytes[..length]).expect("written");
        build(&rules, up_to, &path, u64::MAX).expect("a file");
        assert!(
            fs::read(&path).expect("the file") == bytes,
            "{length} bytes"
        );
        assert!(!part(&path).exists());
    }
    // What the disk has kept badly is done again.
    for at in (bytes.len() - 2 * (4 * 5 + 70)..bytes.len()).step_by(3) {
        fs::remove_file(&path).expect("removed");
        let mut flipped = bytes.clone();
        flipped[at] ^= 1 << (at % 8);
        flipped.extend(b"and more");
        fs::write(part(&path), &flipped).expect("written");
        build(&rules, up_to, &path, u64::MAX).expect("a file");
        assert!(fs::read(&path).expect("the file") == bytes, "byte {at}");
    }
}

#[test]
fn what_is_there_is_never_replaced() {
    let (rules, up_to, path, bytes) = small("there");
    let other = Rules {
        capture: Capture::None,
        ..rules
    };
    for (rules, up_to) in [(other, up_to), (rules, up_to + 1), (rules, up_to - 1)] {
        let (at, fault) = build(&rules, up_to, &path, u64::MAX).expect_err("another table");
        assert!(matches!(fault, TableFault::Other { found, .. } if found.up_to == 4));
        assert_eq!(at, path);
        let beside = place("there-beside");
        fs::write(part(&beside), &bytes[..bytes.len() - 50]).expect("written");
        let (at, fault) = build(&rules, up_to, &beside, u64::MAX).expect_err("other work");
        assert!(matches!(fault, TableFault::Other { found, .. } if found.up_to == 4));
        assert_eq!(at, part(&beside));
        assert!(fs::read(&at).expect("untouched") == bytes[..bytes.len() - 50]);
    }
    assert!(fs::read(&path).expect("untouched") == bytes);
    for content in [
        "a letter",
        "kalahatb",
        "kalahatb and more than the head of a file of tables",
    ] {
        let path = place("there-letter");
        fs::write(part(&path), content).expect("written");
        if bytes.starts_with(content.as_bytes()) {
            continue;
        }
        build(&rules, up_to, &path, u64::MAX).expect_err("no table");
        assert_eq!(fs::read_to_string(part(&path)).expect("untouched"), content);
        fs::write(&path, content).expect("written");
        build(&rules, up_to, &path, u64::MAX).expect_err("no table");
        assert_eq!(fs::read_to_string(&path).expect("untouched"), content);
    }
}

#[test]
fn two_do_not_work_on_one_file() {
    let path = place("two");
    let held = fs::File::create(part(&path)).expect("a file");
    held.lock().expect("a lock");
    let (at, fault) = build(&rules(3), 5, &path, u64::MAX).expect_err("in use");
    assert!(matches!(fault, TableFault::InUse));
    assert_eq!(at, part(&path));
    drop(held);
    build(&rules(3), 5, &path, u64::MAX).expect("a file");
}

#[test]
fn rules_without_tables_have_none_on_disk() {
    let path = place("none");
    let rules = Rules {
        majority: kalaha::Majority::Stop,
        ..rules(3)
    };
    let (_, fault) = build(&rules, 5, &path, u64::MAX).expect_err("no tables");
    assert!(matches!(fault, TableFault::NoTablesForRules(_)));
    assert!(!part(&path).exists());
}

#[test]
fn a_wrong_value_is_found() {
    let (_, _, path, mut bytes) = small("wrong");
    assert_eq!(wrong(&path), []);
    // All values of the last layer, in both planes, with checksums to match.
    let header = bytes.len() - 2 * (4 * 5 + 70);
    let values = 35;
    let mark = crc32fast::hash(&bytes[..header - 4]).to_le_bytes();
    for plane in 0..2_u32 {
        let begin = bytes.len() - (2 - plane as usize) * (values + 4);
        let block = &mut bytes[begin..begin + values + 4];
        for value in &mut block[..values] {
            *value = value.wrapping_add(2);
        }
        let place = [4_u32.to_le_bytes(), plane.to_le_bytes()].concat();
        let checksum = crc32fast::hash(&[&mark[..], &place, &block[..values]].concat());
        block[values..].copy_from_slice(&checksum.to_le_bytes());
    }
    fs::write(&path, &bytes).expect("written");
    let wrong = wrong(&path);
    assert!(!wrong.is_empty());
    assert!(wrong.iter().all(|(_, stored, found)| *stored == found + 2));
}
