//! A friend by link: two browsers in one game, while networks drop and servers restart.

use kalaha::{Game, House, Move, Rules, Side};
use serde_json::json;

use crate::driver::Browser;
use crate::page::{next_move, pit};
use crate::site::Site;

/// A game for two by link, each seat in a browser of its own.
struct Friends {
    south: Browser,
    north: Browser,
    game: Game,
    version: u64,
}

impl Friends {
    /// South begins a game and sends the link, North opens it and sits down.
    async fn meet(site: &Site) -> Option<Self> {
        let south = Browser::open().await?;
        let north = Browser::open().await?;
        south.goto(&site.page("/")).await;
        south.choose("#north", "friend").await;
        south.click(&pit(Side::South, FIRST)).await;
        let mut game = Game::start(Rules::STANDARD).expect("rules");
        game.play(FIRST).expect("a move from the start");
        south.shows(game.position()).await;
        let invite = south.find("#invite-0").await;
        let invite = invite.prop("value").await.expect("read").expect("a link");
        north.goto(&invite).await;
        north.click("main form .main").await;
        north.shows(game.position()).await;
        let address = north.client.current_url().await.expect("an address");
        assert!(
            !address
                .as_str()
                .contains(invite.rsplit('/').next().expect("a secret")),
            "the secret does not stay in the address: {address}"
        );
        let version = settled(&north).await;
        south.at_version(version).await;
        Some(Self {
            south,
            north,
            game,
            version,
        })
    }

    /// The browser of the side to move, and the other one.
    fn by_turn(&self) -> (&Browser, &Browser) {
        match self.game.position().to_move() {
            Side::South => (&self.south, &self.north),
            Side::North => (&self.north, &self.south),
        }
    }

    /// One move, seen in both browsers.
    async fn play(&mut self, chosen: Move) {
        let side = self.game.position().to_move();
        self.by_turn().0.click(&pit(side, chosen)).await;
        self.game.play(chosen).expect("legal");
        self.version += 1;
        self.agree().await;
    }

    /// Somebody presses something, and South and North are told this; nothing where it is empty.
    async fn hear(&mut self, by: Side, css: &str, told: [&str; 2]) {
        match by {
            Side::South => self.south.click(css).await,
            Side::North => self.north.click(css).await,
        }
        self.version += 1;
        self.agree().await;
        for (browser, told) in [&self.south, &self.north].into_iter().zip(told) {
            assert_eq!(browser.spoken().await.join(" "), told);
        }
    }

    async fn agree(&self) {
        for browser in [&self.south, &self.north] {
            browser.at_version(self.version).await;
            browser.shows(self.game.position()).await;
        }
    }
}

/// The version that a page shows once the friend is known to have come.
async fn settled(browser: &Browser) -> u64 {
    let script = "return document.querySelector('#board input[name=version]')?.value ?? ''";
    let version = browser.ask(script).await;
    version.as_str().expect("text").parse().expect("a number")
}

const FIRST: Move = Move::Sow(House::new(2));

#[tokio::test]
async fn two_browsers_play_a_whole_game() {
    let site = Site::open("friends");
    let Some(mut friends) = Friends::meet(&site).await else {
        return;
    };
    while let Some(chosen) = next_move(&friends.game) {
        friends.play(chosen).await;
    }
    let results = [
        friends.south.text(".result").await,
        friends.north.text(".result").await,
    ];
    let outcome = friends.game.outcome().expect("over");
    for result in results {
        assert!(result.contains(&outcome.south.to_string()), "{result}");
        assert!(result.contains(&outcome.north.to_string()), "{result}");
    }
    // A rematch is asked for on one side and agreed to on the other.
    friends.south.click("[data-act=rematch] button").await;
    friends.north.click("[data-act=accept] button").await;
    let next = ".notice a[href$='/next']";
    friends.south.click(next).await;
    let legal = "return document.querySelectorAll('[data-board] .legal').length";
    let begun = "return document.querySelector('#board input[name=version]')?.value === '0'";
    let mut addresses = Vec::new();
    let mut may_choose = Vec::new();
    for browser in [&friends.south, &friends.north] {
        browser.until("the rematch", begun).await;
        addresses.push(browser.client.current_url().await.expect("an address"));
        may_choose.push(browser.ask(legal).await);
    }
    assert_eq!(addresses[0], addresses[1]);
    // Who did not begin the first game begins this one.
    assert_eq!(may_choose, [json!(0), json!(6)]);
}

#[tokio::test]
async fn a_reload_keeps_the_seat_and_a_taken_back_move_is_agreed_on() {
    let site = Site::open("takeback");
    let Some(mut friends) = Friends::meet(&site).await else {
        return;
    };
    friends.play(Move::Sow(House::new(5))).await;
    friends.north.client.refresh().await.expect("reloads");
    friends.agree().await;
    friends.south.click("[data-act=takeback] button").await;
    friends.north.click("[data-act=accept] button").await;
    // To the asker's last decision: the extra turn's move alone.
    friends.game.undo().expect("a move");
    friends.version += 2;
    friends.agree().await;
    friends.play(Move::Sow(House::new(0))).await;
}

#[tokio::test]
async fn a_server_killed_in_mid_game_goes_on_after_its_restart() {
    let mut site = Site::open("killed");
    let Some(mut friends) = Friends::meet(&site).await else {
        return;
    };
    for _ in 0..4 {
        friends
            .play(next_move(&friends.game).expect("going on"))
            .await;
    }
    site.kill();
    // A move into the void is refused in words and changes nothing.
    let to_move = friends.game.position().to_move();
    let chosen = next_move(&friends.game).expect("going on");
    let (mover, _) = friends.by_turn();
    mover.click(&pit(to_move, chosen)).await;
    mover
        .until(
            "word of the lost connection",
            "return document.querySelector('#alarm').textContent.trim() !== ''",
        )
        .await;
    mover.shows(friends.game.position()).await;
    site.restart();
    for _ in 0..4 {
        friends
            .play(next_move(&friends.game).expect("going on"))
            .await;
    }
}

#[tokio::test]
async fn a_network_that_was_gone_brings_what_was_missed() {
    let site = Site::open("network");
    let Some(mut friends) = Friends::meet(&site).await else {
        return;
    };
    friends.play(Move::Sow(House::new(0))).await;
    friends.south.network(false).await;
    // North moves while South is away; nothing is lost or forfeited.
    let to_move = friends.game.position().to_move();
    assert_eq!(to_move, Side::North);
    let chosen = Move::Sow(House::new(0));
    friends.north.click(&pit(to_move, chosen)).await;
    friends.game.play(chosen).expect("legal");
    friends.version += 1;
    friends.north.at_version(friends.version).await;
    friends.south.network(true).await;
    friends.agree().await;
    friends
        .play(next_move(&friends.game).expect("going on"))
        .await;
}

#[tokio::test]
async fn who_has_only_the_public_link_watches() {
    let site = Site::open("watching");
    let Some(mut friends) = Friends::meet(&site).await else {
        return;
    };
    let Some(watcher) = Browser::open().await else {
        return;
    };
    let address = friends
        .south
        .client
        .current_url()
        .await
        .expect("an address");
    watcher.goto(address.as_str()).await;
    watcher.shows(friends.game.position()).await;
    watcher
        .click(&pit(Side::South, Move::Sow(House::new(5))))
        .await;
    watcher
        .until(
            "a reason",
            "return document.querySelector('#alarm').textContent.trim() !== ''",
        )
        .await;
    watcher.shows(friends.game.position()).await;
    friends.play(Move::Sow(House::new(5))).await;
    watcher.shows(friends.game.position()).await;
}

#[tokio::test]
async fn what_a_friend_asks_and_answers_is_heard_once() {
    let site = Site::open("heard");
    let Some(mut friends) = Friends::meet(&site).await else {
        return;
    };
    let arrived = "return document.querySelector('#says').textContent.includes('North is here.')";
    friends.south.until("word of the friend", arrived).await;
    // After an extra turn a move of South's, then one of North's.
    for _ in 0..2 {
        friends.play(Move::Sow(House::new(0))).await;
    }
    for browser in [&friends.south, &friends.north] {
        browser.listen().await;
    }
    let asked = "You asked to take back the last 2 moves. The other player has to agree.";
    let asks = "South asks to take back the last 2 moves.";
    // Declined by the friend, then withdrawn by who asks.
    friends
        .hear(Side::South, "[data-act=takeback] button", [asked, asks])
        .await;
    let north = "[data-act=accept] + [data-act=decline] button";
    friends
        .hear(Side::North, north, ["North did not agree.", ""])
        .await;
    friends
        .hear(Side::South, "[data-act=takeback] button", [asked, asks])
        .await;
    friends
        .hear(
            Side::South,
            "[data-act=decline] button",
            ["", "South withdrew the request."],
        )
        .await;
    // How it ended is told once, and a rematch is asked for once.
    friends.south.click(".giving-up summary").await;
    friends
        .hear(
            Side::South,
            "[data-act=resign] button",
            ["You gave up. North wins.", "South gave up. You win."],
        )
        .await;
    let asked = "You asked for a rematch. The other player has to agree.";
    friends
        .hear(
            Side::South,
            "[data-act=rematch] button",
            [asked, "South asks for a rematch."],
        )
        .await;
    for browser in [&friends.south, &friends.north] {
        let buttons = "return document.querySelectorAll('[data-act=rematch]').length";
        assert_eq!(browser.ask(buttons).await, json!(0));
    }
    // Who agrees goes there; who asked is told.
    friends.north.click("[data-act=accept] button").await;
    friends.version += 1;
    friends.south.at_version(friends.version).await;
    assert_eq!(friends.south.spoken().await, ["The rematch is ready."]);
    let marked = "return document.title.startsWith('●')";
    assert_eq!(friends.south.ask(marked).await, json!(true));
}
