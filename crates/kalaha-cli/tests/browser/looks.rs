//! Every page as people see it who have a phone, large letters, dark rooms or a screen reader.

use kalaha::{House, Move};
use serde_json::json;

use crate::axe::Axe;
use crate::driver::{Browser, Look};
use crate::site::Site;

/// A page whose content is wider than its window makes people scroll sideways.
pub(crate) const SIDEWAYS: &str = "return document.documentElement.scrollWidth > innerWidth";

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

/// The page of a seat that a link offers to whoever opens it.
async fn offered_seat(site: &Site, browser: &Browser) -> String {
    browser.goto(&site.page("/?north=friend")).await;
    browser.click("#start .actions .main").await;
    let invite = browser.find("#invite-0").await;
    let invite = invite.prop("value").await.expect("read").expect("a link");
    let game = invite.split('/').nth(4).expect("an id");
    browser.goto(&invite).await;
    // Here sits who begins the game; the friend has no such cookie.
    let seat = format!("seat-{game}");
    browser.client.delete_cookie(&seat).await.expect("deleted");
    let page = site.page(&format!("/g/{game}/seat"));
    browser.goto(&page).await;
    browser.find("main form [name=name]").await;
    page
}

/// All pages, one of them in the middle of a game.
async fn pages(site: &Site, browser: &Browser) -> Vec<String> {
    browser
        .begin_at_one_table(&site.page("/"), Move::Sow(House::new(2)))
        .await;
    let game = browser.client.current_url().await.expect("an address");
    let mut pages = vec![game.to_string()];
    pages.push(offered_seat(site, browser).await);
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
    let pages = pages(&site, &browser).await;
    for language in ["en", "sv", "nb", "da", "de"] {
        browser.speak(&site, language).await;
        for page in &pages {
            for look in [Look::PHONE, zoomed] {
                browser.look(look).await;
                browser.goto(page).await;
                // What is folded is read too.
                browser
                    .ask("document.querySelectorAll('details').forEach(d => d.open = true)")
                    .await;
                let what = format!("{page} in {language}");
                assert_eq!(browser.ask(SIDEWAYS).await, json!(false), "{what}");
                let small = "return [...document.querySelectorAll('[data-board] button')]
                    .map(b => b.getBoundingClientRect())
                    .filter(r => r.width < 44 || r.height < 44).length";
                assert_eq!(
                    browser.ask(small).await,
                    json!(0),
                    "{what}: a house is too small"
                );
            }
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
        let lessons = kalaha_lessons::course::LESSONS.iter();
        let lessons = lessons.map(|lesson| format!("/learn/{}", lesson.id));
        let others = ["/", "/puzzles/1", "/puzzles/60"].map(str::to_owned);
        for page in lessons.chain(others) {
            browser.goto(&site.page(&page)).await;
            let bottom = "return document.querySelector('[data-board]')
                .getBoundingClientRect().bottom <= innerHeight";
            let seen = browser.ask(bottom).await;
            assert_eq!(seen, json!(true), "{page}, {:?}", look.size);
        }
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

#[tokio::test]
async fn axe_finds_nothing_on_any_page_in_light_and_dark() {
    let site = Site::open("axe");
    let (Some(axe), Some(browser)) = (Axe::read(), Browser::open().await) else {
        return;
    };
    let pages = pages(&site, &browser).await;
    for page in &pages {
        for look in [Look::DESK, Look::DESK.dark(), Look::PHONE.dark()] {
            browser.look(look).await;
            browser.goto(page).await;
            axe.finds_nothing(&browser, page).await;
        }
    }
    // Once more where words are long.
    browser.look(Look::PHONE).await;
    browser.speak(&site, "de").await;
    for page in &pages {
        browser.goto(page).await;
        axe.finds_nothing(&browser, &format!("{page} in German"))
            .await;
    }
}
