//! Every page as people see it who have a phone, large letters, dark rooms or a screen reader.

use std::path::PathBuf;

use kalaha::{House, Move};
use serde_json::{Value, json};

use crate::driver::{Browser, Look};
use crate::site::Site;

/// A page whose content is wider than its window makes people scroll sideways.
const SIDEWAYS: &str = "return document.documentElement.scrollWidth > innerWidth";

const PAGES: [&str; 16] = [
    "/",
    "/about",
    "/analysis",
    "/house-rules",
    "/learn",
    "/learn/sowing",
    "/print",
    "/puzzles/1",
    "/read",
    "/referee",
    "/referee/case",
    "/referee/opposite-empty",
    "/rules",
    "/why",
    "/why/capture.opposite-empty",
    "/no-such-page",
];

/// All pages, one of them in the middle of a game.
async fn pages(site: &Site, browser: &Browser) -> Vec<String> {
    browser
        .begin_at_one_table(&site.page("/"), Move::Sow(House::new(2)))
        .await;
    let game = browser.client.current_url().await.expect("an address");
    let mut pages = vec![game.to_string()];
    pages.extend(PAGES.iter().map(|path| site.page(path)));
    pages
}

#[tokio::test]
async fn no_page_scrolls_sideways_on_a_phone_or_at_400_percent() {
    let site = Site::open("narrow");
    let Some(browser) = Browser::open().await else {
        return;
    };
    // A window of 1280 × 1024 at 400 % is 320 × 256.
    let zoomed = Look {
        size: (320, 256),
        ..Look::PHONE
    };
    for page in pages(&site, &browser).await {
        for look in [Look::PHONE, zoomed] {
            browser.look(look).await;
            browser.goto(&page).await;
            assert_eq!(browser.ask(SIDEWAYS).await, json!(false), "{page}");
            let small = "return [...document.querySelectorAll('[data-board] button')]
                .map(b => b.getBoundingClientRect())
                .filter(r => r.width < 44 || r.height < 44).length";
            assert_eq!(
                browser.ask(small).await,
                json!(0),
                "{page}: a house is too small"
            );
        }
    }
}

#[tokio::test]
async fn the_board_stands_above_the_fold() {
    let site = Site::open("fold");
    let Some(browser) = Browser::open().await else {
        return;
    };
    for look in [Look::PHONE, Look::DESK] {
        browser.look(look).await;
        browser.goto(&site.page("/")).await;
        let bottom = "return document.querySelector('[data-board]').getBoundingClientRect().bottom
            <= innerHeight";
        assert_eq!(browser.ask(bottom).await, json!(true), "{:?}", look.size);
    }
}

#[tokio::test]
async fn forced_colours_keep_what_is_told_by_outlines() {
    let site = Site::open("forced");
    let Some(browser) = Browser::open().await else {
        return;
    };
    let look = Look {
        forced_colors: true,
        ..Look::DESK
    };
    browser.look(look).await;
    browser
        .begin_at_one_table(&site.page("/"), Move::Sow(House::new(2)))
        .await;
    let differs = "const style = pit => { const s = getComputedStyle(document.querySelector(pit));
            const h = getComputedStyle(document.querySelector(pit + ' .hollow'));
            return [s.border, s.outline, h.border, h.outline].join('; '); };
        return style('.pit.legal') !== style('.pit.house:not(.legal)')";
    assert_eq!(browser.ask(differs).await, json!(true));
}

/// axe-core's file: `KALAHA_AXE`, or where the checks of this repository install it.
fn axe() -> Option<String> {
    let installed = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../kalaha-web/checks/node_modules/axe-core/axe.min.js"
    );
    let file = std::env::var_os("KALAHA_AXE").map_or_else(|| installed.into(), PathBuf::from);
    let required = std::env::var("KALAHA_REQUIRE").is_ok_and(|list| list.contains("browser"));
    match std::fs::read_to_string(&file) {
        Ok(script) => Some(script),
        Err(error) => {
            assert!(
                !required,
                "axe-core is required: {}: {error}",
                file.display()
            );
            println!("passed over: no axe-core at {}", file.display());
            None
        }
    }
}

#[tokio::test]
async fn axe_finds_nothing_on_any_page_in_light_and_dark() {
    let site = Site::open("axe");
    let (Some(axe), Some(browser)) = (axe(), Browser::open().await) else {
        return;
    };
    for page in pages(&site, &browser).await {
        for look in [Look::DESK, Look::DESK.dark(), Look::PHONE.dark()] {
            browser.look(look).await;
            browser.goto(&page).await;
            // What is folded is read too.
            browser
                .ask("document.querySelectorAll('details').forEach(d => d.open = true)")
                .await;
            browser.ask(&axe).await;
            let found = browser
                .client
                .execute_async(
                    "const done = arguments[0];
                     axe.run().then(r => done(r.violations.map(v =>
                         [v.id, v.help, v.nodes.map(n => n.html + ' ' + n.failureSummary)])))",
                    Vec::new(),
                )
                .await
                .expect("axe runs");
            assert_eq!(found, Value::Array(Vec::new()), "{page}: {found:#}");
        }
    }
}
