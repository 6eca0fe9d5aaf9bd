//! `--memory` is kept to: the peak of the whole program, as the system counts it.
#![cfg(target_os = "linux")]

mod common;

use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use common::{kalaha, program};

/// The most bytes that a run has had in memory, looked at until its end.
fn peak(args: &[&str]) -> u64 {
    let mut child = program()
        .args(args)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let status = format!("/proc/{}/status", child.id());
    let mut peak = 0;
    loop {
        // A process that has ended has no memory any more.
        let status = fs::read_to_string(&status).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let kibibytes = line.and_then(|line| line.trim().strip_suffix(" kB")?.parse::<u64>().ok());
        peak = peak.max(kibibytes.unwrap_or(0) << 10);
        if let Some(status) = child.try_wait().expect("a child") {
            assert!(status.success(), "{args:?}");
            return peak;
        }
        std::thread::sleep(Duration::from_millis(2));
    }
}

#[test]
fn no_command_takes_more_memory_than_it_may() {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("memory");
    let _ = fs::remove_dir_all(&directory);
    fs::create_dir_all(&directory).expect("a directory");
    let file = |name: &str| {
        let path = directory.join(name);
        path.to_str().expect("a plain path").to_owned()
    };
    let (tables, game, atlas) = (file("tables"), file("game.kalaha"), file("atlas.jsonl"));
    fs::write(&game, "kalaha 1\nrules: houses=6 seeds=4\nS1\n").expect("written");
    let mebibytes = 80;
    let memory = format!("--memory={mebibytes}M");
    let runs: [&[&str]; 5] = [
        &["solve", "6", "4", "--max-seconds=1"],
        &["tables", "build", "--up-to=14", "--out", &tables],
        &[
            "solve",
            "6",
            "4",
            "--max-seconds=1",
            "--table-file",
            &tables,
        ],
        &["analyze", &game, "--max-seconds=0.5"],
        &[
            "atlas",
            "--houses=6",
            "--seeds=1",
            "--max-seconds-per-set=1",
            "--out",
            &atlas,
        ],
    ];
    for args in runs {
        let peak = peak(&[args, &[&memory]].concat());
        assert!(peak > 0, "{args:?}");
        assert!(peak <= mebibytes << 20, "{} MiB for {args:?}", peak >> 20);
    }
}

#[test]
fn too_little_memory_gets_a_sentence() {
    let ran = kalaha(&["solve", "6", "4", "--memory=1M"]);
    assert!(
        ran.err.contains("it must be at least 32 MiB"),
        "{}",
        ran.err
    );
    assert_eq!((ran.status, &*ran.out), (2, ""));
}
