//! Whole games at one table: by mouse, by keyboard, by text mode and without scripts.

use kalaha::{Game, House, Move, Side};
use serde_json::json;

use crate::driver::{Browser, Look};
use crate::page::{DOWN, ENTER, FOCUSED, RIGHT, TAB, UP, next_move, pit};
use crate::site::Site;

const FIRST: Move = Move::Sow(House::new(2));

/// Plays a game to its end in a way of a person's and holds the page against the rules at each move.
async fn play_to_the_end(browser: &Browser, mut game: Game, mut play: impl AsyncFnMut(Side, Move)) {
    let mut version = 1;
    while let Some(chosen) = next_move(&game) {
        let side = game.position().to_move();
        play(side, chosen).await;
        game.play(chosen).expect("legal");
        version += 1;
        browser.at_version(version).await;
        browser.shows(game.position()).await;
    }
    let outcome = game.outcome().expect("the game is over");
    let result = browser.text(".result").await;
    for count in [outcome.south, outcome.north] {
        assert!(result.contains(&count.to_string()), "{result}");
    }
}

#[tokio::test]
async fn a_whole_game_by_mouse() {
    let site = Site::open("mouse");
    let Some(browser) = Browser::open().await else {
        return;
    };
    let game = browser.begin_at_one_table(&site.page("/"), FIRST).await;
    play_to_the_end(&browser, game, async |side, chosen| {
        browser.click(&pit(side, chosen)).await;
    })
    .await;
}

#[tokio::test]
async fn a_whole_game_by_keyboard() {
    let site = Site::open("keyboard");
    let Some(browser) = Browser::open().await else {
        return;
    };
    let game = browser.begin_at_one_table(&site.page("/"), FIRST).await;
    play_to_the_end(&browser, game, async |_, chosen| {
        browser.keys(&chosen.to_string()).await;
        // One sentence for each move, in a region that screen readers follow.
        assert!(!browser.text("#says[role=log]").await.is_empty());
    })
    .await;
}

#[tokio::test]
async fn a_first_move_and_more_by_tab_arrows_and_enter() {
    let site = Site::open("arrows");
    let Some(browser) = Browser::open().await else {
        return;
    };
    browser.goto(&site.page("/")).await;
    browser.choose("#north", "person").await;
    // From the top of the page, as somebody comes who has no mouse.
    browser
        .ask("document.activeElement.blur(); return true")
        .await;
    let mut presses = 0;
    while browser.ask(FOCUSED).await != json!("S1") {
        browser.keys(TAB).await;
        presses += 1;
        assert!(presses < 30, "the first house is not reached by Tab");
    }
    browser.keys(RIGHT).await;
    browser.keys(RIGHT).await;
    assert_eq!(browser.ask(FOCUSED).await, json!("S3"));
    browser.keys(ENTER).await;
    browser.at_version(1).await;
    let mut game = Game::start(kalaha::Rules::STANDARD).expect("rules");
    game.play(FIRST).expect("legal");
    browser.shows(game.position()).await;
    // It is an extra turn, which is said until the next move.
    assert!(
        browser
            .text(".extra")
            .await
            .to_lowercase()
            .contains("extra turn")
    );
    browser.keys("6").await;
    browser.at_version(2).await;
    // z takes the last move back.
    browser.keys("z").await;
    browser.at_version(3).await;
    browser.shows(game.position()).await;
    // Where nothing has the focus, an arrow takes it to the first house that may be chosen.
    browser
        .ask("document.activeElement.blur(); return true")
        .await;
    browser.keys(RIGHT).await;
    assert_eq!(browser.ask(FOCUSED).await, json!("S1"));
}

/// Where a row does not fit side by side, its houses stand one below the other.
#[tokio::test]
async fn up_and_down_lead_to_a_standing_board_and_along_it() {
    let site = Site::open("standing");
    let Some(browser) = Browser::open().await else {
        return;
    };
    browser.look(Look::PHONE).await;
    browser
        .goto(&site.page("/?houses=12&seeds=3&north=person"))
        .await;
    for number in 1..=12 {
        browser.keys(DOWN).await;
        assert_eq!(browser.ask(FOCUSED).await, json!(format!("S{number}")));
    }
    browser.keys(UP).await;
    assert_eq!(browser.ask(FOCUSED).await, json!("S11"));
    browser.keys(ENTER).await;
    browser.at_version(1).await;
    assert_eq!(browser.text("[data-pit=S11] .count").await, "0");
    // A lying board leaves up and down to the page.
    browser.look(Look::DESK).await;
    browser
        .ask("document.activeElement.blur(); return true")
        .await;
    browser.keys(DOWN).await;
    assert_eq!(browser.ask(FOCUSED).await, json!(""));
}

#[tokio::test]
async fn a_choice_is_answered_at_once_and_kept_in_another_language() {
    let site = Site::open("choices");
    let Some(browser) = Browser::open().await else {
        return;
    };
    browser.goto(&site.page("/")).await;
    browser.choose("#rules", "six").await;
    let shown = "return document.querySelector('[data-pit=S1] .count')?.textContent === '6'";
    browser.until("six seeds", shown).await;
    let start = async |text: &str| {
        browser
            .ask(&format!(
                "const start = document.querySelector('#start-position');
                 start.closest('details').open = true;
                 start.value = {};
                 start.dispatchEvent(new Event('change', {{ bubbles: true }}));
                 return true",
                json!(text)
            ))
            .await;
    };
    start("S 0 0 0 0 0 0 (1) / N 0 0 0 0 0 2 (0) s").await;
    let refused = "return document.querySelector('#alarm').textContent.includes('is empty')
        && document.querySelector('#start-position').ariaInvalid === 'true'";
    browser.until("why it is refused", refused).await;
    let board = "S 1 1 1 1 1 1 (0) / N 1 1 1 1 1 1 (0) n";
    start(board).await;
    let shown = "return document.querySelector('[data-pit=S1] .count')?.textContent === '1'
        && document.querySelector('#alarm').textContent === ''";
    browser.until("the board", shown).await;
    browser.click(".languages a[lang=da]").await;
    let danish = "return document.documentElement.lang === 'da'";
    browser.until("Danish", danish).await;
    let kept = "return [document.querySelector('#start-position').value,
        document.querySelector('#rules').value]";
    assert_eq!(browser.ask(kept).await, json!([board, "six"]));
}

#[tokio::test]
async fn a_whole_game_by_text_mode() {
    let site = Site::open("text");
    let Some(browser) = Browser::open().await else {
        return;
    };
    let game = browser.begin_at_one_table(&site.page("/"), FIRST).await;
    browser.click(".text-mode summary").await;
    let type_line = async |line: &str| {
        let field = browser.find("#line").await;
        field.send_keys(line).await.expect("typed");
        field.send_keys(ENTER).await.expect("typed");
    };
    type_line("stores").await;
    browser
        .until(
            "an answer",
            "return document.querySelector('#answers').textContent.trim() !== ''",
        )
        .await;
    browser.listen().await;
    let mut moves = 0;
    play_to_the_end(&browser, game, async |_, chosen| {
        // What the move before did was spoken once, however it was made.
        let spoken = browser.spoken().await;
        assert_eq!(spoken.len(), moves.min(1), "{spoken:?}");
        moves += 1;
        type_line(&chosen.to_string()).await;
    })
    .await;
}

#[tokio::test]
async fn a_whole_game_without_scripts() {
    let site = Site::open("plain");
    let Some(browser) = Browser::open().await else {
        return;
    };
    browser.without_scripts().await;
    let game = browser.begin_at_one_table(&site.page("/"), FIRST).await;
    play_to_the_end(&browser, game, async |side, chosen| {
        browser.click(&pit(side, chosen)).await;
    })
    .await;
}

#[tokio::test]
async fn the_computer_answers_and_a_move_can_be_taken_back() {
    let site = Site::open("computer");
    let Some(browser) = Browser::open().await else {
        return;
    };
    browser.goto(&site.page("/")).await;
    browser.choose("#north", "3").await;
    // House 1 ends in an own house: the computer is to move.
    browser.click("[data-board] [data-pit=S1]").await;
    browser
        .until(
            "the computer's move",
            "return Number(document.querySelector('#board input[name=ply]')?.value) > 1
                 && document.querySelector('.pit.south.legal') !== null",
        )
        .await;
    browser.click("[data-act=takeback] button").await;
    let start = Game::start(kalaha::Rules::STANDARD).expect("rules");
    browser.shows(start.position()).await;
}

#[tokio::test]
async fn a_house_that_may_not_be_chosen_says_why_and_nothing_changes() {
    let site = Site::open("refused");
    let Some(browser) = Browser::open().await else {
        return;
    };
    let game = browser.begin_at_one_table(&site.page("/"), FIRST).await;
    for pit in ["S3", "N2"] {
        browser
            .click(&format!("[data-board] [data-pit={pit}]"))
            .await;
        browser
            .until(
                "a reason",
                "return document.querySelector('#alarm').textContent.trim() !== ''",
            )
            .await;
        browser.shows(game.position()).await;
        browser.at_version(1).await;
    }
}

#[tokio::test]
async fn motion_can_be_seen_skipped_and_done_without() {
    let site = Site::open("motion");
    let Some(browser) = Browser::open().await else {
        return;
    };
    browser
        .look(Look {
            reduced_motion: false,
            ..Look::DESK
        })
        .await;
    let mut game = browser.begin_at_one_table(&site.page("/"), FIRST).await;
    let last = Move::Sow(House::new(5));
    browser.click(&pit(Side::South, last)).await;
    // Any key skips what is shown; the board then is as the rules have it.
    browser.keys(" ").await;
    game.play(last).expect("legal");
    browser.shows(game.position()).await;
    // A reload in the middle of a move shows the game, never a frame.
    let north = Move::Sow(House::new(0));
    browser.click(&pit(Side::North, north)).await;
    game.play(north).expect("legal");
    browser
        .until(
            "the move",
            "return document.querySelector('#board input[name=version]') !== null",
        )
        .await;
    browser.client.refresh().await.expect("reloads");
    browser.shows(game.position()).await;
}

#[tokio::test]
async fn a_finished_game_is_replayed_saved_and_analysed() {
    let site = Site::open("replay");
    let Some(browser) = Browser::open().await else {
        return;
    };
    let game = browser.begin_at_one_table(&site.page("/"), FIRST).await;
    let address = browser.client.current_url().await.expect("an address");
    let start = game.start_position();
    browser.goto(&format!("{}?ply=0", address.as_str())).await;
    browser.shows(start).await;
    let record = browser
        .client
        .execute_async(
            "fetch(location.pathname + '/record').then(r => r.text()).then(arguments[0])",
            Vec::new(),
        )
        .await
        .expect("a record");
    let record = record.as_str().expect("text");
    let read: Game = record
        .parse()
        .unwrap_or_else(|error| panic!("{error}: {record}"));
    assert_eq!(read.position(), game.position());
}
