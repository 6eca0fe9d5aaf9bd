//! Learning, settling a dispute and agreeing on house rules, by keyboard alone and on a phone.

use kalaha::{Game, Position, Rules};
use serde_json::json;

use crate::axe::Axe;
use crate::driver::{Browser, Look};
use crate::looks::SIDEWAYS;
use crate::page::{DOWN, ENTER, FOCUSED, RIGHT};
use crate::site::Site;

/// English, and the language with the longest words.
const LANGUAGES: [&str; 2] = ["en", "de"];

/// The board after moves from a position.
fn after(start: &str, moves: &[&str]) -> Position {
    let start = Position::parse(Rules::STANDARD, start).expect("a position");
    let mut game = Game::resume(start);
    for text in moves {
        let chosen = game.position().read_move(text).expect("a move");
        game.play(chosen).expect("legal");
    }
    *game.position()
}

/// A server, and a browser on a phone; nothing where no browser is installed.
async fn on_a_phone(name: &str) -> Option<(Site, Browser)> {
    let site = Site::open(name);
    let browser = Browser::open().await?;
    browser.look(Look::PHONE).await;
    Some((site, browser))
}

impl Browser {
    /// Opens a page in a language, and listens once it shows what a selector names.
    async fn reads(&self, site: &Site, language: &str, path: &str, css: &str) {
        self.speak(site, language).await;
        self.goto(&site.page(path)).await;
        self.find(css).await;
        self.listen().await;
    }

    /// Waits for the answer to a task and holds that it is spoken, once and alone.
    async fn answered(&self) -> String {
        self.until(
            "an answer",
            "return (document.querySelector('#said')?.textContent ?? '').trim() !== ''",
        )
        .await;
        let said = self.text("#said").await;
        assert_eq!(self.spoken().await, [said.as_str()]);
        said
    }

    /// Holds that the page as it is now fits a phone and can be read out.
    async fn fits(&self, axe: Option<&Axe>, what: &str) {
        assert_eq!(self.ask(SIDEWAYS).await, json!(false), "{what}");
        if let Some(axe) = axe {
            axe.finds_nothing(self, what).await;
        }
    }
}

#[tokio::test]
async fn a_lesson_is_solved_by_keyboard() {
    const START: &str = "S 2 5 0 1 3 5 (8) / N 4 0 4 3 3 2 (8) s";
    let Some((site, browser)) = on_a_phone("lesson").await else {
        return;
    };
    let axe = Axe::read();
    for language in LANGUAGES {
        browser
            .reads(&site, language, "/learn/extra-turn", "#task")
            .await;
        // A wrong house first: Tab comes to the first one, Enter plays it.
        browser.tab_to("[data-pit=S1]").await;
        browser.keys(ENTER).await;
        let wrong = browser.answered().await;
        browser.shows(&after(START, &["1"])).await;
        assert_eq!(browser.ask(FOCUSED).await, json!("S1"));
        // What is over is not played on, and that is said.
        browser.keys("3").await;
        browser
            .until(
                "a reason",
                "return document.querySelector('#alarm').textContent !== ''",
            )
            .await;
        browser.spoken().await;
        browser.shows(&after(START, &["1"])).await;
        // Once more from the start: the focus is on the board again.
        browser.tab_to("[data-ask=again]").await;
        browser.keys(ENTER).await;
        browser.shows(&after(START, &[])).await;
        browser
            .until(
                "the board",
                "return document.activeElement.dataset.pit === 'S1'",
            )
            .await;
        browser.keys(RIGHT).await;
        assert_eq!(browser.ask(FOCUSED).await, json!("S2"));
        browser.spoken().await;
        browser.keys(" ").await;
        let right = browser.answered().await;
        browser.shows(&after(START, &["2"])).await;
        assert_ne!(wrong, right);
        // The address is that of what is shown, and z takes the move back.
        assert_eq!(
            browser.ask("return location.search").await,
            json!("?played=2")
        );
        browser.keys("z").await;
        browser.shows(&after(START, &[])).await;
        browser.fits(axe.as_ref(), language).await;
        // One press leads to the solution, one into a game.
        browser.tab_to("[data-ask=solution]").await;
        browser.keys(ENTER).await;
        browser.shows(&after(START, &["2"])).await;
        browser.tab_to("#task a[href='/']").await;
        browser.keys(ENTER).await;
        browser.find("#start").await;
    }
}

#[tokio::test]
async fn a_lesson_is_solved_without_scripts() {
    const START: &str = "S 0 1 0 0 2 1 (15) / N 4 1 4 5 3 2 (10) s";
    let site = Site::open("plain-lesson");
    let Some(browser) = Browser::open().await else {
        return;
    };
    browser.without_scripts().await;
    browser.goto(&site.page("/learn/chain")).await;
    let solution = ["6", "5", "6"];
    for played in 0..solution.len() {
        browser.shows(&after(START, &solution[..played])).await;
        let house = format!("[data-board] [data-pit=S{}]", solution[played]);
        browser.click(&house).await;
    }
    browser.shows(&after(START, &solution)).await;
    let verdict = browser.text("#verdict").await;
    assert!(verdict.starts_with("Yes."), "{verdict}");
}

#[tokio::test]
async fn a_puzzle_is_solved_by_figures_and_by_text_mode() {
    let Some((site, browser)) = on_a_phone("puzzle").await else {
        return;
    };
    let puzzle = kalaha_lessons::puzzles::find(1).expect("a puzzle");
    let solution: Vec<String> = puzzle.solution.iter().map(ToString::to_string).collect();
    let moves: Vec<&str> = solution.iter().map(String::as_str).collect();
    let solved = after(&puzzle.position, &moves);
    let axe = Axe::read();
    for language in LANGUAGES {
        browser.reads(&site, language, "/puzzles/1", "#task").await;
        for text in &moves {
            browser.keys(text).await;
            browser.answered().await;
        }
        browser.shows(&solved).await;
        browser.tab_to("[data-ask=again]").await;
        browser.keys(ENTER).await;
        browser.shows(&after(&puzzle.position, &[])).await;
        // The text mode answers in a region of its own, and a move below the board.
        browser.tab_to(".text-mode summary").await;
        browser.keys(ENTER).await;
        browser.tab_to("#line").await;
        browser.spoken().await;
        browser.keys(&format!("board{ENTER}")).await;
        browser
            .until(
                "the rows",
                "return document.querySelectorAll('#answers p').length === 1",
            )
            .await;
        assert_eq!(browser.spoken().await.len(), 1);
        browser.keys(&format!("{}{ENTER}", moves[0])).await;
        browser.answered().await;
        browser.shows(&after(&puzzle.position, &moves[..1])).await;
        browser.fits(axe.as_ref(), language).await;
    }
}

#[tokio::test]
async fn an_example_plays_on_its_board_and_any_key_skips() {
    let Some((site, browser)) = on_a_phone("example").await else {
        return;
    };
    let axe = Axe::read();
    let moving = Look {
        reduced_motion: false,
        ..Look::PHONE
    };
    for language in LANGUAGES {
        for look in [moving, Look::PHONE] {
            browser.look(look).await;
            browser
                .reads(&site, language, "/referee/lap-capture", ".shown")
                .await;
            browser.tab_to("[data-play]").await;
            browser.keys(ENTER).await;
            browser.find("[data-stage] [data-board]").await;
            if !look.reduced_motion {
                // A seed travels, until a key is pressed.
                browser
                    .until("a seed", "return document.querySelector('.hand') !== null")
                    .await;
                browser.keys(ENTER).await;
            }
            browser
                .until(
                    "the end",
                    "return document.querySelector('.hand') === null
                && document.querySelector('.told').textContent !== ''",
                )
                .await;
            // One sentence for one move, and what changed stays visible.
            let spoken = browser.spoken().await;
            assert_eq!(spoken.len(), 1, "{spoken:?}");
            let changed = "return [...document.querySelectorAll('[data-stage] .delta')]
                .filter(delta => delta.textContent !== '').length > 2";
            assert_eq!(browser.ask(changed).await, json!(true));
            let focused = "return document.activeElement.matches('[data-play]')";
            assert_eq!(browser.ask(focused).await, json!(true));
            browser.fits(axe.as_ref(), language).await;
        }
    }
}

#[tokio::test]
async fn a_case_is_set_up_and_settled_by_keyboard() {
    let Some((site, browser)) = on_a_phone("case").await else {
        return;
    };
    let axe = Axe::read();
    for language in LANGUAGES {
        browser
            .reads(&site, language, "/referee/case", "#moves")
            .await;
        // Nothing is said before it is asked; then the page says what is missing.
        assert_eq!(
            browser.ask("return document.activeElement.id").await,
            json!("")
        );
        browser.tab_to("form button[type=submit]").await;
        browser.keys(ENTER).await;
        browser
            .until(
                "what is missing",
                "return document.activeElement.id === 'moves'
                    && document.querySelector('#wrong') !== null",
            )
            .await;
        browser.fits(axe.as_ref(), language).await;
        browser.goto(&site.page("/referee/case")).await;
        browser.tab_to("[name=S1]").await;
        // Who tabs into a field types over what it holds.
        for seeds in [
            "1", "0", "0", "0", "0", "3", "10", "4", "4", "4", "0", "0", "4", "18",
        ] {
            browser.keys(&format!("{seeds}\u{e004}")).await;
        }
        browser.tab_to("#moves").await;
        browser.keys("1").await;
        for (field, claim) in [("first", "capture"), ("second", "nothing")] {
            browser.tab_to(&format!("#{field}")).await;
            let chosen = format!("return document.activeElement.value === '{claim}'");
            let mut presses = 0;
            while browser.ask(&chosen).await != json!(true) {
                browser.keys(DOWN).await;
                presses += 1;
                assert!(presses < 20, "{claim} can't be chosen");
            }
        }
        browser.tab_to("form button[type=submit]").await;
        browser.keys(ENTER).await;
        // The focus is on the verdict, which is so read out.
        browser
            .until(
                "the verdict",
                "return document.activeElement.id === 'verdict'",
            )
            .await;
        let verdict = browser.text("#verdict .result").await;
        let told = if language == "de" {
            "Person 2 hat recht."
        } else {
            "The second person is right."
        };
        assert!(verdict.contains(told), "{verdict}");
        let kept = "return document.querySelector('[name=N]').value";
        assert_eq!(browser.ask(kept).await, json!("18"));
        browser.fits(axe.as_ref(), language).await;
    }
}

#[tokio::test]
async fn house_rules_are_chosen_and_their_sheet_is_opened_by_keyboard() {
    let Some((site, browser)) = on_a_phone("house-rules").await else {
        return;
    };
    let axe = Axe::read();
    for language in LANGUAGES {
        browser
            .reads(&site, language, "/house-rules", "#ours")
            .await;
        browser.tab_to("[name=capture]").await;
        browser.keys(DOWN).await;
        browser
            .until(
                "the rules",
                "return location.search === '?rules=standard&capture=empty'",
            )
            .await;
        assert!(!browser.spoken().await.is_empty());
        assert_eq!(
            browser.ask("return document.activeElement.value").await,
            json!("empty")
        );
        // What the choice does is seen below it at once.
        browser.find("[data-now=capture] .example").await;
        // A number that is not among the choices.
        browser
            .ask("document.activeElement.blur(); scrollTo(0, 0); return true")
            .await;
        browser.tab_to("[name=houses-other]").await;
        browser.keys(&format!("7{ENTER}")).await;
        browser
            .until(
                "the rules",
                "return location.search === '?rules=standard&houses=7&capture=empty'",
            )
            .await;
        // On a phone the box is one press away, and its sheet the next ones.
        browser.tab_to(".to-ours a").await;
        browser.keys(ENTER).await;
        browser
            .until("the box", "return document.activeElement.id === 'ours'")
            .await;
        browser.fits(axe.as_ref(), language).await;
        browser.tab_to("#ours a[href^='/print/house-rules']").await;
        browser.keys(ENTER).await;
        browser.find(".sheet.house-rules .agreed").await;
        let sheet = browser.text(".agreed").await;
        assert!(sheet.contains('7'), "{sheet}");
    }
}
