//! `kalaha sheet`: what is printed.

mod common;

use common::kalaha;

#[test]
fn a_sheet_is_written_into_a_file() {
    let file = std::env::temp_dir().join(format!("kalaha-sheet-{}.html", std::process::id()));
    let path = file.to_str().expect("a path");
    let ran = kalaha(&["sheet", "house-rules", "--rules", "familie", "--out", path]);
    assert_eq!((ran.status, &*ran.err), (0, ""));
    let told = format!("The sheet is in {path}. Open it in a browser and print it.\n");
    assert_eq!(ran.out, told);
    let html = std::fs::read_to_string(&file).expect("the file");
    assert!(html.contains("Everything else is standard."));
    std::fs::remove_file(&file).expect("the file");
}

#[test]
fn without_a_file_the_sheet_is_the_answer() {
    let ran = kalaha(&["sheet", "rules", "--set", "seeds=3"]);
    assert_eq!((ran.status, &*ran.err), (0, ""));
    assert!(ran.out.starts_with("<!DOCTYPE html><html lang=\"en\">"));
    assert!(ran.out.contains("That makes 36 seeds in all."));
}

/// Who begins is answered by what is proved of these rules.
#[test]
fn the_referees_sheet_knows_the_atlas() {
    let ran = kalaha(&["sheet", "referee", "--rules", "standard"]);
    assert!(
        ran.out
            .contains("Only if both play perfectly does the player who begins win on this board")
    );
}

#[test]
fn what_there_is_not_is_told_so() {
    assert_eq!(kalaha(&["sheet", "poster"]).status, 2);
    assert_eq!(kalaha(&["sheet", "card", "--rules", "nobody"]).status, 2);
    let nowhere = ["sheet", "card", "--out", "no/such/folder/card.html"];
    assert_eq!(kalaha(&nowhere).status, 2);
}
