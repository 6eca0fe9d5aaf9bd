//! Sheets as a browser prints them: so many pages, all text there, no block cut in two.
//!
//! Where `chromium` or `pdftotext` is missing this says so and passes over, unless `KALAHA_REQUIRE`
//! lists `browser`.

use std::path::{Path, PathBuf};
use std::process::Command;

use kalaha::Rules;
use kalaha_lessons::referee::DISPUTES;
use kalaha_sheets::{Kind, Order, document};
use kalaha_text::{Language, Words};

/// The most pages of each kind.
const PAGES: [(Kind, usize); 6] = [
    (Kind::Card, 1),
    (Kind::HouseRules, 1),
    (Kind::Rules, 3),
    (Kind::Referee, 8),
    (Kind::Board, 1),
    (Kind::Worksheet, 2),
];

struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Prints a sheet; gives the text of each page with single blanks.
fn printed(html: &str, folder: &Path) -> Vec<String> {
    let page = folder.join("sheet.html");
    let paper = folder.join("sheet.pdf");
    std::fs::write(&page, html).expect("a file");
    let ran = Command::new("chromium")
        .args(["--headless", "--no-sandbox", "--disable-gpu"])
        .arg("--no-pdf-header-footer")
        .arg(format!(
            "--user-data-dir={}",
            folder.join("profile").display()
        ))
        .arg(format!("--print-to-pdf={}", paper.display()))
        .arg(&page)
        .output()
        .expect("chromium runs");
    assert!(
        ran.status.success(),
        "{}",
        String::from_utf8_lossy(&ran.stderr)
    );
    let text = Command::new("pdftotext")
        .arg(&paper)
        .arg("-")
        .output()
        .expect("pdftotext runs");
    let text = String::from_utf8(text.stdout).expect("text");
    // Each page ends with a form feed.
    let mut pages: Vec<String> = text.split('\u{c}').map(words_of).collect();
    assert_eq!(pages.pop().as_deref(), Some(""));
    pages
}

/// A text with single blanks and without hyphens: where a line breaks after one, `pdftotext` takes it
/// for one that was put in.
fn words_of(text: &str) -> String {
    let text = text.replace('-', "");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// True if the programs that print and read paper are there.
fn can_print() -> bool {
    let required = std::env::var("KALAHA_REQUIRE").is_ok_and(|list| list.contains("browser"));
    let missing = [("chromium", "--version"), ("pdftotext", "-v")]
        .into_iter()
        .find(|(program, version)| Command::new(program).arg(version).output().is_err());
    if let Some((program, _)) = missing {
        assert!(!required, "{program} is required");
        println!("passed over: no {program}");
    }
    missing.is_none()
}

#[test]
fn sheets_print_on_few_pages_and_no_block_is_cut() {
    if !can_print() {
        return;
    }
    let folder = std::env::temp_dir().join(format!("kalaha-print-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let folder = Folder(folder);
    for &language in Language::ALL {
        let words = Words::new(language);
        for (kind, most) in PAGES {
            for preset in ["standard", "alga"] {
                let rules = Rules::preset(preset).expect("a preset");
                let order = Order {
                    server: Some("http://kalaha.example".to_owned()),
                    ..Order::new(rules)
                };
                let pages = printed(&document(kind, &order, &words), &folder.0);
                let what = format!("{kind:?}, {preset}, {language:?}");
                assert!((1..=most).contains(&pages.len()), "{what}: {}", pages.len());
                assert!(
                    pages.iter().all(|page| !page.is_empty()),
                    "{what}: empty page"
                );
                if kind != Kind::Card {
                    let title = words_of(&kind.title(&words));
                    assert!(pages[0].contains(&title), "{what}: {}", pages[0]);
                }
                if kind == Kind::Referee {
                    for dispute in DISPUTES {
                        let text = dispute.settle(&rules, None).say(&words);
                        let parts = [vec![text.question, text.reason], text.otherwise].concat();
                        let on_one = pages
                            .iter()
                            .any(|page| parts.iter().all(|part| page.contains(&words_of(part))));
                        assert!(on_one, "{what}: number {} is cut", dispute.number);
                    }
                }
            }
        }
    }
}
