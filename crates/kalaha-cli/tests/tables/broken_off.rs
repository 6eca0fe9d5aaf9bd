//! Work that is killed, interrupted, or finds no room.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use super::common::{finish, program};
use super::{build, directory, small, text};

/// Takes a second or two: relay sowing is built position by position.
const SLOW: [&str; 8] = [
    "--up-to",
    "13",
    "--threads",
    "1",
    "--set",
    "lap=relay",
    "--set",
    "capture=none",
];

fn begin(path: &Path) -> Child {
    program()
        .args(["tables", "build", "--out", text(path)])
        .args(SLOW)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts")
}

/// Waits until so many bytes are written.
fn wait_for(path: &Path, bytes: u64, child: &mut Child) {
    let part = path.with_extension("part");
    let begun = Instant::now();
    while fs::metadata(&part).map_or(0, |part| part.len()) < bytes {
        assert!(child.try_wait().expect("a child").is_none(), "too fast");
        assert!(begun.elapsed() < Duration::from_mins(1), "too slow");
        std::thread::sleep(Duration::from_millis(1));
    }
}

#[test]
fn killed_work_goes_on_to_the_same_bytes() {
    let directory = directory("killed");
    let whole = directory.join("whole");
    assert_eq!(build(&whole, &SLOW).status, 0);
    let whole = fs::read(whole).expect("the file");
    let path = directory.join("t");
    for bytes in [0, 1, 1000, 50_000, 600_000, 2_000_000] {
        let mut child = begin(&path);
        wait_for(&path, bytes, &mut child);
        child.kill().expect("killed");
        child.wait().expect("ended");
        assert!(!path.exists());
    }
    let ran = build(&path, &SLOW);
    assert_eq!((ran.status, &*ran.err), (0, ""));
    // The last kill came while layer 12 was written, or just after.
    let left = |layers| {
        let end = format!("Earlier work had left {layers} of 14 layers.\n");
        ran.out.ends_with(&end)
    };
    assert!(left(12) || left(13), "{}", ran.out);
    assert!(fs::read(&path).expect("the file") == whole);
    assert!(!path.with_extension("part").exists());
}

#[test]
fn ctrl_c_keeps_what_is_finished() {
    let path = directory("interrupted").join("t");
    let mut child = begin(&path);
    wait_for(&path, 50_000, &mut child);
    let pid = child.id().to_string();
    assert!(
        Command::new("kill")
            .args(["-INT", &pid])
            .status()
            .expect("kill")
            .success()
    );
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(output.status.code(), Some(1));
    let told = String::from_utf8(output.stdout).expect("text");
    let kept = format!("Stopped. {}.part keeps ", text(&path));
    assert!(told.starts_with(&kept), "{told}");
    assert!(
        told.ends_with(" of 14 layers; the same command goes on with them.\n"),
        "{told}"
    );
    assert!(!path.exists());
}

#[test]
fn two_do_not_build_one_file() {
    let path = directory("two").join("t");
    let mut child = begin(&path);
    wait_for(&path, 1, &mut child);
    let ran = build(&path, &SLOW);
    child.kill().expect("killed");
    child.wait().expect("ended");
    assert_eq!(ran.status, 1);
    assert_eq!(
        ran.err,
        format!("Another process is at work on {}.part.\n", text(&path))
    );
}

#[test]
fn a_full_disk_keeps_what_is_finished() {
    let path = directory("full").join("t");
    let whole = small("full-whole");
    // In blocks of 512 bytes in some shells, of 1024 in others. Files that grow beyond it fail as
    // they do on a full disk, once nobody is killed for that.
    let script = "trap '' XFSZ; ulimit -f 15; exec \"$0\" tables build --up-to 6 --out \"$1\"";
    let ran = finish(
        Command::new("sh").args(["-c", script, env!("CARGO_BIN_EXE_kalaha"), text(&path)]),
        "",
    );
    assert_eq!(ran.status, 1);
    assert_eq!(
        ran.err,
        format!(
            "There is no more room for {}.part; make room and give the same command again, which \
             goes on with what is finished.\n",
            text(&path)
        )
    );
    let ran = build(&path, &["--up-to", "6"]);
    assert!(ran.out.contains("Earlier work had left "), "{}", ran.out);
    assert!(fs::read(path).expect("the file") == fs::read(whole).expect("the file"));
}

#[test]
fn a_place_where_nobody_may_write_is_told_by_name() {
    let directory = directory("denied");
    fs::set_permissions(&directory, fs::Permissions::from_mode(0o555)).expect("changed");
    let path = directory.join("t");
    // Whoever may do everything is not kept out.
    if fs::write(&path, "").is_ok() {
        return;
    }
    let ran = build(&path, &["--up-to", "4"]);
    assert_eq!(ran.status, 2);
    assert_eq!(
        ran.err,
        format!("{}.part may not be read or written by you.\n", text(&path))
    );
}
