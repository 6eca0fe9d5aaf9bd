//! What holds for every page: rules by their names alone, and its place marked at the top.

use kalaha::{Key, RuleId};
use kalaha_lessons::referee::DISPUTES;
use kalaha_text::Language;
use reqwest::StatusCode;

use super::{Browser, server};

/// Codes are for those who type; where there is nothing to type, a rule goes by its name.
#[tokio::test(flavor = "multi_thread")]
async fn no_page_for_families_shows_how_a_rule_is_typed() {
    let (server, _folder) = server().await;
    let mut browser = Browser::new(&server);
    let mut paths = vec![
        "/referee?rules=familie".to_owned(),
        "/house-rules".to_owned(),
        "/rules".to_owned(),
        "/print/referee".to_owned(),
        "/print/referee?capture=empty&skip_origin=true".to_owned(),
        "/referee/case?S1=1&S6=3&S=10&N1=4&N=30&moves=1&first=capture&second=nothing".to_owned(),
        "/referee/case?moves=swap".to_owned(),
    ];
    paths.extend(DISPUTES.iter().map(|one| format!("/referee/{}", one.id)));
    paths.extend(RuleId::ALL.iter().map(|rule| format!("/why/{rule}")));
    for &language in Language::ALL {
        let kept = (language.tag().to_owned(), "/".to_owned());
        browser.cookies.insert("lang".to_owned(), kept);
        for path in &paths {
            let page = browser.get(path).await;
            assert_eq!(page.status, StatusCode::OK, "{path}");
            // The texts between the tags: addresses stand within them.
            for text in page
                .text
                .split('>')
                .filter_map(|part| part.split('<').next())
            {
                let code = Key::ALL
                    .iter()
                    .find(|key| text.contains(&format!("{key}=")));
                assert_eq!(code, None, "{language:?}, {path}: {text}");
            }
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_marks_the_place_it_belongs_to() {
    let (server, _folder) = server().await;
    let mut browser = Browser::new(&server);
    for (path, place, how) in [
        ("/?seeds=3", "/", "page"),
        ("/learn", "/learn", "page"),
        ("/learn/capture", "/learn", "true"),
        ("/puzzles/3", "/learn", "true"),
        ("/rules?seeds=3", "/learn", "true"),
        ("/read", "/learn", "true"),
        ("/print", "/learn", "true"),
        ("/referee?seeds=3", "/referee", "page"),
        ("/referee/rest", "/referee", "true"),
        ("/referee/case?moves=3", "/referee", "true"),
        ("/why/capture.empty", "/why", "true"),
    ] {
        let page = browser.get(path).await;
        let top = page.text.split("</nav>").next().unwrap_or_default();
        assert_eq!(top.matches("aria-current").count(), 1, "{path}");
        let marked = format!("<a href=\"{place}\" aria-current=\"{how}\">");
        assert!(top.contains(&marked), "{path}: {top}");
    }
    let about = browser.get("/about").await;
    let top = about.text.split("</nav>").next().unwrap_or_default();
    assert!(!top.contains("aria-current"));
    server.stop().await;
}
