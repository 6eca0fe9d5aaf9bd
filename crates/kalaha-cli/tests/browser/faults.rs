//! Faults of touch, motion and print that boards in browsers are known for.

use kalaha::{Game, House, Move, Side};
use serde_json::{Value, json};

use crate::driver::{Browser, Look};
use crate::page::pit;
use crate::site::Site;

const FIRST: Move = Move::Sow(House::new(2));

/// A phone with fingers.
const TOUCHED: Look = Look {
    size: (375, 667),
    ..Look::DESK
};

impl Browser {
    /// Shows pages on a phone from now on.
    async fn in_a_hand(&self) {
        self.look(TOUCHED).await;
        let fingers = json!({"enabled": true, "maxTouchPoints": 1});
        self.chromium("Emulation.setTouchEmulationEnabled", fingers)
            .await;
    }

    /// Puts a finger down at a place of an element, as parts of its width and height.
    async fn touch(&self, css: &str, at: (f64, f64)) -> (f64, f64) {
        self.find(css).await;
        let script = format!(
            "const element = document.querySelector({});
             element.scrollIntoView({{ block: 'nearest' }});
             const box = element.getBoundingClientRect();
             return [box.left + box.width * {}, box.top + box.height * {}]",
            json!(css),
            at.0,
            at.1
        );
        let place = self.ask(&script).await;
        let place: (f64, f64) = serde_json::from_value(place).expect("a place");
        self.finger("touchStart", Some(place)).await;
        place
    }

    async fn finger(&self, kind: &str, at: Option<(f64, f64)>) {
        let points: Vec<Value> = at
            .map(|(x, y)| json!({"x": x, "y": y}))
            .into_iter()
            .collect();
        let touch = json!({"type": kind, "touchPoints": points});
        self.chromium("Input.dispatchTouchEvent", touch).await;
    }

    async fn tap(&self, css: &str) {
        self.touch(css, (0.5, 0.5)).await;
        self.finger("touchEnd", None).await;
    }

    /// The number of the last entry of the game that the page shows.
    async fn version(&self) -> Value {
        self.ask("return document.querySelector('#board input[name=version]').value")
            .await
    }
}

/// What a move would do is not shown, nowhere.
const NO_PREVIEW: &str =
    "return document.querySelector('[data-board] :is(.ahead, .ahead-taken, .chosen)') === null
    && document.querySelector('.ahead-text').textContent === ''";

#[tokio::test]
async fn a_finger_that_slips_plays_nothing() {
    let site = Site::open("slips");
    let Some(browser) = Browser::open().await else {
        return;
    };
    browser.in_a_hand().await;
    let game = browser.begin_at_one_table(&site.page("/"), FIRST).await;
    // Who scrolls begins on a house and lets go elsewhere.
    let (x, y) = browser.touch("[data-pit=S1]", (0.5, 0.5)).await;
    for step in 1..=6 {
        let at = (x, y - f64::from(step) * 15.0);
        browser.finger("touchMove", Some(at)).await;
    }
    browser.finger("touchEnd", None).await;
    // A store, and the wood between the houses, are no houses.
    browser.tap("output[data-pit=S]").await;
    browser.touch(".board", (0.5, 0.002)).await;
    browser.finger("touchEnd", None).await;
    assert_eq!(browser.version().await, json!("1"));
    browser.shows(game.position()).await;
}

#[tokio::test]
async fn in_the_careful_mode_one_tap_chooses_and_the_second_plays() {
    let site = Site::open("careful");
    let Some(browser) = Browser::open().await else {
        return;
    };
    browser.in_a_hand().await;
    let mut game = browser.begin_at_one_table(&site.page("/"), FIRST).await;
    browser
        .ask(
            "localStorage.setItem('kalaha.settings', JSON.stringify({ careful: true }));
             return true",
        )
        .await;
    browser.client.refresh().await.expect("reloads");
    browser.shows(game.position()).await;
    browser.listen().await;
    let chosen = |house: &str| {
        format!(
            "const chosen = document.querySelectorAll('[data-board] .chosen');
             return chosen.length === 1 && chosen[0].dataset.pit === '{house}'"
        )
    };
    // A tap beside the house that was meant can still be made good.
    for house in ["S5", "S6"] {
        browser.tap(&format!("[data-pit={house}]")).await;
        browser.until(house, &chosen(house)).await;
        assert_eq!(browser.version().await, json!("1"));
    }
    let spoken = browser.spoken().await;
    assert!(
        spoken
            .last()
            .is_some_and(|last| last.ends_with("Press again to play it.")),
        "{spoken:?}"
    );
    browser.tap("[data-pit=S6]").await;
    browser.at_version(2).await;
    game.play(Move::Sow(House::new(5))).expect("legal");
    browser.shows(game.position()).await;
    browser.until("no preview", NO_PREVIEW).await;
}

#[tokio::test]
async fn a_tap_plays_at_once_and_a_long_one_only_looks_ahead() {
    let site = Site::open("tap");
    let Some(browser) = Browser::open().await else {
        return;
    };
    browser.in_a_hand().await;
    let mut game = browser.begin_at_one_table(&site.page("/"), FIRST).await;
    // Every count is printed without anything being pointed at.
    let printed = "return [...document.querySelectorAll('[data-board] .count')]
        .every(count => count.getClientRects().length === 1
            && getComputedStyle(count).visibility === 'visible')";
    assert_eq!(browser.ask(printed).await, json!(true));
    // Held, a house tells what it would do, and is not played when it is let go.
    browser.touch("[data-pit=S6]", (0.5, 0.5)).await;
    let ahead = "return document.querySelector('.ahead-text').textContent.includes('house 6')";
    browser.until("a look ahead", ahead).await;
    browser.finger("touchEnd", None).await;
    assert_eq!(browser.version().await, json!("1"));
    // The first tap plays: it is not spent on what a mouse would do by being there.
    browser.tap("[data-pit=S6]").await;
    browser.at_version(2).await;
    game.play(Move::Sow(House::new(5))).expect("legal");
    browser.shows(game.position()).await;
    browser.until("no preview", NO_PREVIEW).await;
}

#[tokio::test]
async fn a_reload_while_seeds_travel_shows_the_game_and_no_frame() {
    let site = Site::open("reload");
    let Some(browser) = Browser::open().await else {
        return;
    };
    let moving = Look {
        reduced_motion: false,
        ..Look::DESK
    };
    let mut game = browser.begin_at_one_table(&site.page("/"), FIRST).await;
    browser.look(moving).await;
    browser
        .ask(
            "localStorage.setItem('kalaha.settings', JSON.stringify({ speed: 'slow' }));
             return true",
        )
        .await;
    browser.client.refresh().await.expect("reloads");
    browser.shows(game.position()).await;
    let chosen = Move::Sow(House::new(5));
    browser.click(&pit(Side::South, chosen)).await;
    let travels = "const hand = document.querySelector('.hand');
        return hand !== null && !hand.hidden";
    browser.until("a seed on its way", travels).await;
    browser.client.refresh().await.expect("reloads");
    game.play(chosen).expect("legal");
    browser.shows(game.position()).await;
    browser.at_version(2).await;
    // And it goes on from there.
    let north = Move::Sow(House::new(0));
    browser.click(&pit(Side::North, north)).await;
    game.play(north).expect("legal");
    browser.at_version(3).await;
    browser.shows(game.position()).await;
}

#[tokio::test]
async fn a_board_prints_light_and_keeps_its_borders() {
    let site = Site::open("print");
    let Some(browser) = Browser::open().await else {
        return;
    };
    let _: Game = browser.begin_at_one_table(&site.page("/"), FIRST).await;
    let dark_and_printed = json!({
        "media": "print",
        "features": [{"name": "prefers-color-scheme", "value": "dark"}],
    });
    browser
        .chromium("Emulation.setEmulatedMedia", dark_and_printed)
        .await;
    let drawn = browser
        .ask(
            "const of = css => getComputedStyle(document.querySelector(css));
             const line = style => parseFloat(style.borderTopWidth) >= 1
                 && !['none', 'hidden'].includes(style.borderTopStyle);
             const lines = [...document.querySelectorAll('.board, .board .hollow')]
                 .every(box => line(getComputedStyle(box)));
             return [of('html').backgroundColor, of('body').color,
                 of('.board .hollow').backgroundColor, of('.board .count').color, lines]",
        )
        .await;
    let (white, black) = ("rgb(255, 255, 255)", "rgb(0, 0, 0)");
    assert_eq!(drawn, json!([white, black, white, black, true]));
}
