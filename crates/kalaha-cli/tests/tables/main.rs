//! `kalaha tables`.

#[cfg(unix)]
mod broken_off;
#[path = "../common/mod.rs"]
mod common;

use std::fs;
use std::path::{Path, PathBuf};

use common::{Ran, kalaha};
use serde_json::{Value, json};

/// An empty directory of its own.
fn directory(name: &str) -> PathBuf {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("tables")
        .join(name);
    let _ = fs::remove_dir_all(&directory);
    fs::create_dir_all(&directory).expect("a directory");
    directory
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a path in UTF-8")
}

fn build(path: &Path, more: &[&str]) -> Ran {
    kalaha(&[&["tables", "build", "--out", text(path)], more].concat())
}

/// A table of up to six seeds.
fn small(name: &str) -> PathBuf {
    let path = directory(name).join("t");
    let ran = build(&path, &["--up-to", "6"]);
    assert_eq!((ran.status, &*ran.err), (0, ""));
    path
}

/// The complaint, with the file's directory left out.
fn complaint(ran: &Ran, path: &Path) -> String {
    assert_eq!(ran.out, "");
    let directory = format!("{}/", text(path.parent().expect("a directory")));
    ran.err.replace(&directory, "")
}

#[test]
fn tables_are_built_told_of_and_verified() {
    let path = directory("whole").join("t");
    let ran = build(&path, &["--up-to", "7", "--set", "extra_turn_limit=1"]);
    let file = text(&path);
    let content = fs::read(&path).expect("the file");
    let bytes = content.len() as u64;
    let rules = "v=1 houses=6 seeds=4 direction=ccw store_side=right sow_opponent_store=false \
                 skip_origin=false lap=single extra_turn_limit=1 capture=standard end=either_empty \
                 remaining=owner majority=off pie=false";
    assert_eq!(&content[24..24 + rules.len()], rules.as_bytes());
    assert_eq!(
        content.len(),
        24 + rules.len() + 8 * 8 + 4 + 100_776 + 16 * 4
    );
    assert_eq!(
        ran.out,
        format!(
            "{file} now holds the value of every position with up to 7 seeds in the houses: \
             100776 positions, 99 KiB.\n"
        )
    );
    let ran = kalaha(&["tables", "info", file]);
    assert_eq!(
        ran.out,
        format!(
            "{file} holds endgame tables (format version 1): the value of every position of 6 houses \
             a side with up to 7 seeds in the houses, for 2 counts of extra turns left, 100776 \
             positions, 99 KiB.\n\
             - If your last seed lands in your own store, you move again, but only once in a row.\n\
             - Everything else is standard.\n\
             They serve every game by these rules, whatever its start position. To look at every \
             value’s checksum: kalaha tables verify FILE\n"
        )
    );
    let ran = kalaha(&["tables", "info", file, "--json"]);
    let info: Value = serde_json::from_str(&ran.out).expect("it is JSON");
    assert_eq!(info["rules"]["extra_turn_limit"], json!(1));
    let figures = ["version", "houses", "up_to", "planes", "positions", "bytes"];
    let figures = figures.map(|figure| info[figure].as_u64().expect("a number"));
    assert_eq!(figures, [1, 6, 7, 2, 100_776, bytes]);

    let ran = kalaha(&["tables", "verify", file, "--samples", "50", "--seed", "3"]);
    assert_eq!((ran.status, &*ran.err), (0, ""));
    assert_eq!(
        ran.out,
        format!(
            "{file} is sound: all checksums are right, and 50 positions have the value that search \
             finds.\n"
        )
    );
    let ran = build(&path, &["--up-to", "7", "--rules", "familie"]);
    assert_eq!(ran.status, 0);
    assert_eq!(
        ran.out,
        format!("{file} holds these tables already, whole and sound.\n")
    );
}

#[test]
fn a_search_reads_its_tables_from_a_file() {
    let path = small("solve");
    let file = text(&path);
    let solve = |more: &[&str]| kalaha(&[&["solve", "--threads", "1"], more].concat());
    let solved = |more: &[&str]| -> Value {
        let ran = solve(&[&["6", "2", "--rules", "pie", "--json"], more].concat());
        assert_eq!((ran.status, &*ran.err), (0, ""));
        serde_json::from_str(&ran.out).expect("it is JSON")
    };
    let read = solved(&["--table-file", file]);
    let built = solved(&["--tables", "6"]);
    assert_eq!(read["value"], solved(&["--tables", "0"])["value"]);
    for key in ["value", "exact", "pv", "nodes"] {
        assert_eq!(read[key], built[key], "{key}");
    }
    for key in ["seeds", "bytes"] {
        assert_eq!(read["table"][key], built["table"][key], "{key}");
    }
    let ran = solve(&["6", "2", "--table-file", file, "--set", "end=pass"]);
    assert_eq!(
        complaint(&ran, &path),
        "t holds the endgame tables of other rules: end=either_empty, not pass.\n"
    );
    assert_eq!(ran.status, 2);
    let ran = solve(&["6", "2", "--table-file", file, "--memory", "32M"]);
    assert_eq!(
        complaint(&ran, &path),
        "t takes 33 MiB of memory to use, but only 32 MiB may be used.\n"
    );
    assert_eq!(ran.status, 2);
    assert_eq!(
        solve(&["6", "2", "--table-file", file, "--tables", "5"]).status,
        2
    );
}

#[test]
fn one_file_serves_every_start_and_the_mirrored_board() {
    let path = small("serves");
    for rules in ["standard", "noris", "six", "pie", "mirror"] {
        let ran = build(&path, &["--up-to", "6", "--rules", rules, "--json"]);
        let told: Value = serde_json::from_str(&ran.out).expect("it is JSON");
        assert_eq!(
            (ran.status, &told["status"]),
            (0, &json!("before")),
            "{rules}"
        );
    }
}

#[test]
fn another_table_is_never_replaced() {
    let path = small("other");
    let bytes = fs::read(&path).expect("the file");
    let ran = build(&path, &["--up-to", "5"]);
    assert_eq!(
        complaint(&ran, &path),
        "t holds endgame tables for up to 6 seeds, not 5.\n"
    );
    let ran = build(
        &path,
        &[
            "--up-to",
            "6",
            "--set",
            "capture=empty",
            "--set",
            "lap=relay",
        ],
    );
    assert_eq!(
        complaint(&ran, &path),
        "t holds the endgame tables of other rules: lap=single, not relay; capture=standard, not \
         empty.\n"
    );
    assert_eq!(ran.status, 2);
    fs::rename(&path, path.with_extension("part")).expect("renamed");
    let ran = build(&path, &["--up-to", "7"]);
    assert_eq!(
        complaint(&ran, &path),
        "t.part holds endgame tables for up to 6 seeds, not 7.\n"
    );
    assert_eq!(ran.status, 2);
    assert!(fs::read(path.with_extension("part")).expect("untouched") == bytes);
    assert!(!path.exists());
}

#[test]
fn what_is_not_sound_is_told_by_name() {
    let path = small("unsound");
    let bytes = fs::read(&path).expect("the file");
    let flipped = |at: usize| {
        let mut flipped = bytes.clone();
        flipped[at] ^= 4;
        flipped
    };
    let longer = [&bytes[..], b"!"].concat();
    let cases: [(&[u8], i32, &str); 10] = [
        (b"", 2, "t holds no endgame tables.\n"),
        (b"1. Nf3 d5 2. g3", 2, "t holds no endgame tables.\n"),
        (&flipped(3), 2, "t holds no endgame tables.\n"),
        (
            &flipped(8),
            2,
            "t is of format version 5; this program reads version 1.\n",
        ),
        (&flipped(12), 1, "The beginning of t is damaged.\n"),
        (&flipped(60), 1, "The beginning of t is damaged.\n"),
        (
            &flipped(bytes.len() - 1),
            1,
            "t is damaged: the values of positions with 6 seeds have changed since they were \
             written.\n",
        ),
        (
            &flipped(bytes.len() - 12_376 - 5),
            1,
            "t is damaged: the values of positions with 5 seeds have changed since they were \
             written.\n",
        ),
        (
            &bytes[..bytes.len() - 1],
            1,
            "t is not whole: it has 6 of 7 layers.\n",
        ),
        (&longer, 1, "t is damaged: it goes on after its end.\n"),
    ];
    for (content, status, sentence) in cases {
        fs::write(&path, content).expect("written");
        for command in ["verify", "build"] {
            let ran = match command {
                "verify" => kalaha(&["tables", "verify", text(&path)]),
                _ => build(&path, &["--up-to", "6"]),
            };
            assert_eq!(complaint(&ran, &path), sentence, "{command}");
            assert_eq!(ran.status, status, "{command}: {sentence}");
        }
        assert!(fs::read(&path).expect("untouched") == content);
    }
    let ran = kalaha(&["tables", "info", text(&path), "--json"]);
    let told: Value = serde_json::from_str(&ran.out).expect("it is JSON");
    assert_eq!(told["error"]["code"], json!("table.too_long"));
}

#[test]
fn places_that_cannot_be_used_are_told_by_name() {
    let directory = directory("places");
    fs::write(directory.join("plain"), "text").expect("written");
    fs::create_dir(directory.join("inner.part")).expect("a directory");
    for (place, sentence) in [
        (".", " is a directory; name a file."),
        (
            "none/t",
            "can’t be written, because its directory does not exist.",
        ),
        (
            "plain/t",
            "can’t be used: a part of the path is no directory.",
        ),
        ("plain", "holds no endgame tables."),
        ("inner", "inner.part holds no endgame tables."),
    ] {
        let ran = build(&directory.join(place), &["--up-to", "4"]);
        assert!(
            ran.err.contains(sentence) && ran.err.lines().count() == 1,
            "{}",
            ran.err
        );
        assert_eq!(ran.status, 2, "{place}");
    }
    for command in ["info", "verify"] {
        let ran = kalaha(&["tables", command, text(&directory)]);
        assert!(
            ran.err.ends_with("is a directory; name a file.\n"),
            "{}",
            ran.err
        );
        let ran = kalaha(&["tables", command, text(&directory.join("none"))]);
        assert!(ran.err.starts_with("There is no file "), "{}", ran.err);
        assert_eq!(ran.status, 2);
    }
}

#[test]
fn rules_without_tables_and_too_little_memory_are_refused() {
    let path = directory("refused").join("t");
    for (more, status, sentence) in [
        (
            ["--rules", "kgp", "--up-to", "5"],
            2,
            "With the majority rule there are no endgame tables, because the stores decide too; set \
             majority=off.\n",
        ),
        (
            ["--rules", "clockwise", "--up-to", "5"],
            2,
            "Where positions can repeat there are no endgame tables; choose another direction or \
             store_side.\n",
        ),
        (
            ["--memory=100M", "--threads=1", "--up-to", "22"],
            2,
            "These tables take 954 MiB to build, but only 100 MiB may be used; tables for up to 16 \
             seeds would fit.\n",
        ),
        (
            ["--set", "houses=12", "--up-to", "127"],
            2,
            "These tables take 16777216 TiB to build",
        ),
    ] {
        let ran = build(&path, &more);
        assert_eq!((ran.status, &*ran.out), (status, ""));
        assert!(ran.err.starts_with(sentence), "{}", ran.err);
    }
    for size in ["", "-1", "4X", "much"] {
        let memory = format!("--memory={size}");
        let ran = build(&path, &["--up-to", "5", &memory]);
        assert_eq!(ran.status, 2);
        assert!(ran.err.contains("--memory <SIZE>"), "{}", ran.err);
    }
    for up_to in ["0", "128", "-3", "x"] {
        assert_eq!(build(&path, &["--up-to", up_to]).status, 2);
    }
    assert!(
        fs::read_dir(path.parent().expect("a directory"))
            .expect("read")
            .next()
            .is_none()
    );
}
