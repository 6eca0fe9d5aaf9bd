//! Databases that can't be used: one sentence at once, which names the database and the reason.

use std::path::Path;

use crate::common::postgres;
use crate::process::program;

/// What is told where no database can be used, in a language.
fn told(language: &str, url: &str) -> String {
    let mut serve = program(&["--lang", language, "serve", "--listen", "127.0.0.1:0"]);
    let ran = serve.args(["--database", url]).output().unwrap();
    assert_eq!(ran.status.code(), Some(2), "{url}");
    assert!(ran.stdout.is_empty(), "{url}");
    let told = String::from_utf8(ran.stderr).unwrap();
    assert!(!told.contains("secret"), "{told}");
    told
}

fn url(path: &Path) -> String {
    format!("sqlite://{}", path.display())
}

#[test]
fn a_file_that_is_no_database_is_named_with_the_reason() {
    let folder = tempfile::tempdir().unwrap();
    let letter = folder.path().join("letter.txt");
    std::fs::write(&letter, "Dear Anna, ".repeat(500)).unwrap();
    let below = letter.join("games.sqlite");
    let cases = [
        (folder.path(), folder.path(), "it is a directory"),
        (&letter, &letter, "that is no database of SQLite"),
        (&below, &below, "a part of the path is no directory"),
    ];
    for (path, place, reason) in cases {
        let place = place.display();
        let sentence = format!("Games can’t be kept in {place}: {reason}.\n");
        assert_eq!(told("en", &url(path)), sentence);
    }
    let german = format!(
        "Die Partien lassen sich in {} nicht aufbewahren: das ist keine SQLite-Datenbank.\n",
        letter.display()
    );
    assert_eq!(told("de", &url(&letter)), german);
    let kept = std::fs::read_to_string(&letter).unwrap();
    assert!(kept.starts_with("Dear Anna, Dear"));
}

#[test]
fn a_postgresql_that_cannot_be_reached_or_refuses_is_named_with_the_reason() {
    let refused = "Games can’t be kept in postgres://127.0.0.1:1/kalaha: nobody answers there.\n";
    assert_eq!(
        told("en", "postgres://anna:secret@127.0.0.1:1/kalaha"),
        refused
    );
    let nowhere =
        "Partierna kan inte sparas i postgres://db.invalid/kalaha: ingen dator heter så.\n";
    assert_eq!(
        told("sv", "postgres://anna:secret@db.invalid/kalaha"),
        nowhere
    );
    let Some(there) = postgres::database() else {
        return;
    };
    let (start, query) = there.split_once('?').unwrap();
    let (_, name) = start.rsplit_once('/').unwrap();
    let missing = told(
        "nb",
        &format!("postgres:///missing?{query}&password=secret"),
    );
    let sentence =
        "Partiene kan ikke lagres i postgres:///missing: det finnes ingen slik database.\n";
    assert_eq!(missing, sentence);
    let other = query.replace("user=kalaha", "user=nobody_here");
    let refused = told("da", &format!("{start}?{other}&password=secret"));
    let sentence = format!(
        "Spillene kan ikke gemmes i postgres:///{name}: brugernavnet eller adgangskoden godtages ikke.\n"
    );
    assert_eq!(refused, sentence);
}
