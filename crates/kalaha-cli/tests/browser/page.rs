//! What a person reads off the board of a page, and does to it.

use std::collections::BTreeMap;

use kalaha::{Game, House, Move, Position, Side};
use serde_json::json;

use crate::driver::Browser;
use crate::site::Site;

/// A house's name in a page, such as `S3`.
pub(crate) fn house(side: Side, chosen: Move) -> String {
    format!("{}{chosen}", side.letter())
}

/// The selector of a house of the board.
pub(crate) fn pit(side: Side, chosen: Move) -> String {
    format!("[data-board] [data-pit={}]", house(side, chosen))
}

/// The next move of a game that is to be long: the first house that holds seeds, looked for from a
/// place that goes round, so that every house has its turn.
pub(crate) fn next_move(game: &Game) -> Option<Move> {
    let moves: Vec<Move> = game.position().legal_moves().collect();
    let over = game.end_reason().is_some() || moves.is_empty();
    (!over).then(|| moves[game.moves().len() % moves.len()])
}

impl Browser {
    /// Waits until the board of the page holds what a position holds, by the printed counts.
    pub(crate) async fn shows(&self, position: &Position) {
        let mut counts = BTreeMap::new();
        for &side in Side::ALL {
            counts.insert(side.letter().to_string(), position.store(side));
            for index in 0..position.rules().houses {
                let house = House::new(index);
                let seeds = position.row(side)[house];
                counts.insert(self::house(side, Move::Sow(house)), seeds);
            }
        }
        let script = format!(
            "const counts = {};
             const pits = [...document.querySelectorAll('[data-board] [data-pit]')];
             return pits.length === Object.keys(counts).length && pits.every(pit =>
                 Number(pit.querySelector('.count').textContent) === counts[pit.dataset.pit])",
            json!(counts)
        );
        self.until(&position.to_string(), &script).await;
    }

    /// Waits until the page shows the game after so many entries.
    pub(crate) async fn at_version(&self, version: u64) {
        let script = format!(
            "return document.querySelector('#board input[name=version]')?.value === '{version}'",
        );
        self.until(&format!("version {version}"), &script).await;
    }

    /// Opens a game for two at this table by pressing a house of the start page.
    pub(crate) async fn begin_at_one_table(&self, start_page: &str, first: Move) -> Game {
        self.goto(start_page).await;
        self.choose("#north", "person").await;
        self.click(&pit(Side::South, first)).await;
        let mut game = Game::start(kalaha::Rules::STANDARD).expect("rules");
        game.play(first).expect("a move from the start");
        self.at_version(1).await;
        self.shows(game.position()).await;
        game
    }

    /// Chooses an option of a list by its value, as a person's choice tells the page.
    pub(crate) async fn choose(&self, css: &str, value: &str) {
        let list = self.find(css).await;
        list.select_by_value(value)
            .await
            .unwrap_or_else(|error| panic!("{css}={value}: {error}"));
    }

    /// Reads pages in a language from now on.
    pub(crate) async fn speak(&self, site: &Site, language: &str) {
        self.goto(&site.page(&format!("/language/{language}?to=/about")))
            .await;
        let tag = format!("return document.documentElement.lang === '{language}'");
        self.until(language, &tag).await;
    }

    /// Walks on by Tab until what a selector names has the focus.
    pub(crate) async fn tab_to(&self, css: &str) {
        let there = format!("return document.activeElement.matches({})", json!(css));
        for _ in 0..200 {
            self.keys(TAB).await;
            if self.ask(&there).await == json!(true) {
                return;
            }
        }
        panic!("{css} is not reached by Tab");
    }

    /// From now on what live regions are given to speak is written down.
    pub(crate) async fn listen(&self) {
        self.ask(
            "window.spoken = [];
             const heard = new MutationObserver(records => {
                 for (const record of records) for (const node of record.addedNodes) {
                     const text = node.textContent.trim();
                     if (text && node.ariaHidden !== 'true') spoken.push(text);
                 }
             });
             const live = '[role=status], [role=alert], [role=log], [aria-live=polite]';
             for (const region of document.querySelectorAll(live)) {
                 heard.observe(region, { childList: true, subtree: true });
             }
             return true",
        )
        .await;
    }

    /// What was spoken since this was asked last.
    pub(crate) async fn spoken(&self) -> Vec<String> {
        let spoken = self.ask("return spoken.splice(0)").await;
        serde_json::from_value(spoken).expect("texts")
    }
}

/// What a pit is called that has the focus.
pub(crate) const FOCUSED: &str = "return document.activeElement.dataset.pit ?? ''";

pub(crate) const TAB: &str = "\u{e004}";
pub(crate) const ENTER: &str = "\u{e007}";
pub(crate) const RIGHT: &str = "\u{e014}";
pub(crate) const UP: &str = "\u{e013}";
pub(crate) const DOWN: &str = "\u{e015}";
