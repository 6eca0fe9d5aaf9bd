//! Playing without seeing the board: what the live regions say, and where the focus is.

use kalaha::{House, Move};
use serde_json::{Value, json};

use crate::driver::Browser;
use crate::page::{ENTER, FOCUSED, TAB};
use crate::site::Site;

/// That the line of the text mode has the focus and its part of the page is open.
const TYPES: &str = "return document.activeElement?.id === 'line'
    && document.querySelector('.text-mode').open";

/// That it is the reader's turn.
const MY_TURN: &str = "return document.querySelector('[data-board] .pit.legal') !== null
    && document.querySelector('.hand') === null";

impl Browser {
    /// Moves on the board that is shown.
    async fn plies(&self) -> usize {
        let ply = self
            .ask("return document.querySelector('#board input[name=ply]').value")
            .await;
        ply.as_str()
            .and_then(|ply| ply.parse().ok())
            .expect("plies")
    }

    /// Begins a game against the computer with house 1, which ends the turn, and listens once the
    /// computer has answered.
    async fn begin_against_the_computer(&self, site: &Site) {
        self.goto(&site.page("/")).await;
        self.choose("#north", "1").await;
        self.click("[data-board] [data-pit=S1]").await;
        self.until(
            "the answer",
            "return document.querySelector('#game') !== null",
        )
        .await;
        self.until("my turn", MY_TURN).await;
        self.listen().await;
    }

    /// The first house that may be chosen, as it is typed.
    async fn any_house(&self) -> String {
        let number = self
            .ask("return document.querySelector('[data-board] .pit.legal').dataset.pit.slice(1)")
            .await;
        number.as_str().expect("a house").to_owned()
    }

    /// Holds that each move since so many was spoken once, the reader's own first, and that the last
    /// one says whose turn it is.
    async fn each_move_was_spoken(&self, before: usize) {
        let script = format!(
            "return Number(document.querySelector('#board input[name=ply]').value) > {before}
                 && document.querySelector('[data-board] .pit.legal') !== null"
        );
        self.until("my turn again", &script).await;
        let moves = self.plies().await - before;
        let spoken = self.spoken().await;
        assert_eq!(spoken.len(), moves, "{spoken:?}");
        assert!(spoken[0].starts_with("You sow "), "{spoken:?}");
        let last = spoken.last().expect("a move");
        assert!(
            last.ends_with("Your turn.") || last.contains("You get an extra turn"),
            "{spoken:?}"
        );
    }
}

#[tokio::test]
async fn whoever_types_the_first_move_goes_on_typing() {
    for scripts in [true, false] {
        let site = Site::open("typed-first");
        let Some(browser) = Browser::open().await else {
            return;
        };
        browser.goto(&site.page("/?north=person")).await;
        browser.click(".text-mode summary").await;
        if !scripts {
            browser.without_scripts().await;
        }
        browser.find("#line").await.click().await.expect("a press");
        browser.keys(&format!("1{ENTER}")).await;
        browser.at_version(1).await;
        browser.until("the line at hand", TYPES).await;
        // A move and a question, without looking for the line again.
        browser.keys(&format!("N1{ENTER}")).await;
        browser.at_version(2).await;
        browser.until("the line at hand", TYPES).await;
        browser.keys(&format!("stores{ENTER}")).await;
        let answered = "return document.querySelector('#answers').textContent.trim()
            === 'In the stores: South 0, North 0.'";
        browser.until("an answer", answered).await;
        browser.until("the line at hand", TYPES).await;
    }
}

#[tokio::test]
async fn a_move_by_key_and_its_answer_are_both_spoken() {
    let site = Site::open("both-spoken");
    let Some(browser) = Browser::open().await else {
        return;
    };
    browser.begin_against_the_computer(&site).await;
    for _ in 0..3 {
        let before = browser.plies().await;
        let house = browser.any_house().await;
        browser.keys(&house).await;
        browser.each_move_was_spoken(before).await;
    }
    // What was taken back is counted, and whose turn it is follows.
    let before = browser.plies().await;
    browser.keys("z").await;
    let fewer =
        format!("return Number(document.querySelector('#board input[name=ply]').value) < {before}");
    browser.until("moves taken back", &fewer).await;
    let taken = before - browser.plies().await;
    let told = match taken {
        1 => "One move was taken back. Your turn.".to_owned(),
        taken => format!("{taken} moves were taken back. Your turn."),
    };
    assert_eq!(browser.spoken().await, [told]);
}

#[tokio::test]
async fn a_typed_move_and_its_answer_are_spoken_once_each() {
    let site = Site::open("typed-spoken");
    let Some(browser) = Browser::open().await else {
        return;
    };
    browser.begin_against_the_computer(&site).await;
    browser.click(".text-mode summary").await;
    browser.find("#line").await.click().await.expect("a press");
    for _ in 0..3 {
        let before = browser.plies().await;
        let house = browser.any_house().await;
        browser.keys(&format!("{house}{ENTER}")).await;
        browser.each_move_was_spoken(before).await;
        assert_eq!(browser.ask(TYPES).await, json!(true));
    }
}

#[tokio::test]
async fn the_turn_before_those_taken_back_is_told_when_it_is_shown_again() {
    let site = Site::open("told-again");
    let Some(browser) = Browser::open().await else {
        return;
    };
    let first = Move::Sow(House::new(0));
    browser.begin_at_one_table(&site.page("/"), first).await;
    // Whoever pressed a house goes on from there.
    assert_eq!(browser.ask(FOCUSED).await, json!("S1"));
    browser.click("[data-board] [data-pit=N1]").await;
    browser.at_version(2).await;
    browser.keys("z").await;
    browser.at_version(3).await;
    browser.listen().await;
    browser.click("[data-replay]").await;
    browser
        .until("the turn", "return window.spoken.length > 0")
        .await;
    let told = "South sows 4 seeds from house 1. The last one lands in South’s house 5.";
    assert_eq!(browser.spoken().await, [told]);
}

/// What was played before the page was there is heard on it.
#[tokio::test]
async fn the_first_move_and_its_answer_are_heard_on_the_page_they_lead_to() {
    let site = Site::open("first-heard");
    let Some(browser) = Browser::open().await else {
        return;
    };
    browser.begin_against_the_computer(&site).await;
    let said = browser
        .ask("return [...document.querySelectorAll('#says p')].map(p => p.textContent)")
        .await;
    let said: Vec<String> = serde_json::from_value(said).expect("texts");
    assert_eq!(said.len(), browser.plies().await, "{said:?}");
    assert!(
        said[0].starts_with("You sow 4 seeds from house 1."),
        "{said:?}"
    );
    assert!(
        said.last().is_some_and(|last| last.ends_with("Your turn.")),
        "{said:?}"
    );
}

#[tokio::test]
async fn a_task_gives_no_answer_away_before_it_is_tried() {
    let site = Site::open("no-answer");
    let Some(browser) = Browser::open().await else {
        return;
    };
    for path in ["/puzzles/1", "/learn/capture", "/learn/extra-turn"] {
        browser.goto(&site.page(path)).await;
        let labels = browser
            .ask(
                "return [...document.querySelectorAll('button.legal [data-label]')]
                     .map(label => label.textContent)",
            )
            .await;
        let labels: Vec<String> = serde_json::from_value(labels).expect("texts");
        assert!(!labels.is_empty(), "{path}");
        for label in &labels {
            let (house, seeds) = label.split_once(", ").expect("a house and its seeds");
            assert!(house.starts_with("Your house "), "{label}");
            assert!(
                seeds.ends_with(" seed") || seeds.ends_with(" seeds"),
                "{label}"
            );
        }
        // Nor does the look ahead of who sees the board.
        browser.tab_to("button.legal").await;
        let ahead = "return document.querySelector('.ahead-text').textContent
            + document.querySelectorAll('[data-board] :is(.ahead, .ahead-taken)').length";
        assert_eq!(browser.ask(ahead).await, json!("0"), "{path}");
    }
    // A game does look ahead.
    browser.goto(&site.page("/")).await;
    browser.tab_to("button.legal").await;
    let ahead = browser.text(".ahead-text").await;
    assert!(ahead.starts_with("Your house 1, 4 seeds, "), "{ahead}");
}

#[tokio::test]
async fn the_text_mode_explains_every_word_and_knows_it() {
    let site = Site::open("words");
    let Some(browser) = Browser::open().await else {
        return;
    };
    browser.begin_against_the_computer(&site).await;
    browser.click(".text-mode summary").await;
    let mut answers = 0;
    let mut answer = async |line: &str| -> String {
        browser.find("#line").await.click().await.expect("a press");
        browser.keys(&format!("{line}{ENTER}")).await;
        answers += 1;
        let more = format!("return document.querySelectorAll('#answers p').length === {answers}");
        browser.until(line, &more).await;
        browser.text("#answers p:last-child").await
    };
    let help = answer("help").await;
    for line in help.lines() {
        let (word, meaning) = line.split_once(": ").expect("a word and what it does");
        assert!(meaning.contains(' '), "{line}");
        // These change the game.
        if !["3", "swap", "undo", "redo", "eval"].contains(&word) {
            let told = answer(word).await;
            assert!(
                !told.is_empty() && !told.contains("neither"),
                "{word}: {told}"
            );
        }
    }
    let why = answer("why").await;
    assert!(why.contains("lifts") && why.contains(" ("), "{why}");
    assert!(answer("dance").await.contains("Type help"));
    // From the board Tab still leads on: nothing is a trap.
    browser.keys(TAB).await;
    let line = browser.ask("return document.activeElement.id").await;
    assert_ne!(line, Value::from("line"));
}
