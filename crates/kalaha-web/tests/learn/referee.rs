//! Who is right: the questions, the rules that settle them and where they are taught.

use std::collections::{BTreeMap, BTreeSet};

use kalaha_text::{Language, sources};
use reqwest::StatusCode;

use crate::{Reader, server};

#[tokio::test(flavor = "multi_thread")]
async fn the_referee_answers_by_the_rules_that_are_asked_for() {
    let (server, _folder) = server().await;
    let reader = Reader::new(&server);
    let standard = reader.english("/referee/opposite-empty").await;
    assert!(standard.contains("<strong>No.</strong>"));
    let ours = reader
        .english("/referee/opposite-empty?capture=empty")
        .await;
    assert!(ours.contains("<strong>Yes.</strong>"));
    let why = reader.english("/why/capture.empty").await;
    assert!(why.contains("href=\"/referee/opposite-empty?rules=standard&amp;capture=empty\""));
    assert!(why.contains("opposite” the answer is no."));
    let two = reader.english("/referee/5").await;
    let names = two.matches("data-why>Why? ").count();
    assert_eq!(names, 2, "{two}");
    let wins = reader.english("/referee/first-player").await;
    assert!(wins.contains("that is proved"));
    let (status, _) = reader
        .ask("/referee?capture=sometimes", Language::English)
        .await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    server.stop().await;
}

/// The addresses outside that a page leads to, with the name that stands there.
fn links_outside(page: &str) -> BTreeMap<String, String> {
    let links = page.split("<a href=\"https://").skip(1);
    let links = links.map(|link| {
        let (tag, rest) = link.split_once('>').expect("a tag");
        // Whose page it is learns nothing of who comes and from where.
        assert!(tag.contains("rel=\"noreferrer noopener\""), "{tag}");
        let address = format!("https://{}", tag.split('"').next().unwrap_or_default());
        (
            address,
            rest.split('<').next().unwrap_or_default().to_owned(),
        )
    });
    links.collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn sources_are_links_where_they_can_be_read() {
    let (server, _folder) = server().await;
    let reader = Reader::new(&server);
    let known = sources::ALL.iter().filter_map(|source| source.address);
    let known: BTreeSet<&str> = known.collect();
    assert!(known.len() > 8);
    let all = reader.english("/read").await;
    let linked = links_outside(&all);
    assert_eq!(
        linked.keys().map(String::as_str).collect::<BTreeSet<_>>(),
        known
    );
    assert_eq!(
        linked["https://en.wikipedia.org/wiki/Kalah"],
        "Wikipedia “Kalah”"
    );
    // What has no address is named all the same.
    assert!(all.contains("<li>Philos p. 2</li>"), "{all}");
    for (path, address) in [
        ("/why/capture.empty", "https://en.wikipedia.org/wiki/Kalah"),
        (
            "/why/remaining.emptier",
            "https://reglerna.nu/kalaha-regler/",
        ),
        (
            "/referee/three-seeds",
            "https://de.wikipedia.org/wiki/Kalaha",
        ),
        (
            "/referee/numbers",
            "https://time.com/archive/6812568/games-pits-pebbles",
        ),
        (
            "/referee/case?capture=empty&S1=1&S6=3&S=10&N1=4&N6=4&N=18&moves=1",
            "https://en.wikipedia.org/wiki/Kalah",
        ),
    ] {
        let page = reader.english(path).await;
        let links = links_outside(&page);
        assert!(links.contains_key(address), "{path}: {links:?}");
    }
    server.stop().await;
}

/// The first link on a page that leads to the referee.
fn link_to_referee(page: &str) -> Option<String> {
    let (_, main) = page.split_once("<main")?;
    let start = main.find("href=\"/referee/")? + "href=\"".len();
    let link = main[start..].split('"').next()?;
    Some(link.replace("&amp;", "&"))
}

#[tokio::test(flavor = "multi_thread")]
async fn every_rule_leads_to_the_referee_and_is_named_there() {
    let (server, _folder) = server().await;
    let reader = Reader::new(&server);
    for &rule in kalaha::RuleId::ALL {
        let page = reader.english(&format!("/why/{rule}")).await;
        let link = link_to_referee(&page).unwrap_or_else(|| panic!("{rule} leads nowhere"));
        let there = reader.english(&link).await;
        assert!(!there.contains("class=\"alarm\""), "{link}: {there}");
        let named = there.contains(&format!("href=\"/why/{rule}\""));
        let refused = rule.as_str().starts_with("move.") || rule.as_str() == "pie.no-swap";
        assert!(named || refused, "{link} does not name {rule}");
    }
    server.stop().await;
}
