//! Nothing lost: games under way, and the server killed again and again.

use std::net::TcpListener;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use serde_json::{Value, json};

use crate::common::{Api, Game, postgres};
use crate::process::{Process, program};

/// Games under way at a time.
const GAMES: usize = 200;

/// How often the server is killed.
const KILLS: usize = 50;

/// What the moments follow from.
const SEED: u64 = 4848;

/// Draws numbers that follow from a seed (xorshift64, after Marsaglia).
struct Draw(u64);

impl Draw {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % bound
    }
}

/// What the players have seen of one game.
struct Seen {
    game: Game,
    /// The moves of the last state that was acknowledged.
    moves: Vec<Value>,
    /// True if nobody but us moves.
    alone: bool,
}

impl Seen {
    /// Whatever was acknowledged is still there, in its place; `waiting` is a move of which nobody
    /// knows, and more is there only if somebody else moves too.
    fn check(&mut self, state: &Value, waiting: usize) {
        let moves = state["moves"].as_array().expect("moves");
        assert!(
            moves.starts_with(&self.moves),
            "lost: {:?} {moves:?}",
            self.moves
        );
        if self.alone {
            assert!(
                moves.len() <= self.moves.len() + waiting,
                "twice: {moves:?}"
            );
            let numbers = state["version"].as_u64().expect("a version");
            assert_eq!(numbers, moves.len() as u64);
        }
        self.moves.clone_from(moves);
    }
}

/// Plays games at one table, one after the other, until it is told to stop.
async fn play(api: Api, table: usize, stop: Arc<AtomicBool>, made: Arc<AtomicUsize>) -> Vec<Seen> {
    let mut draw = Draw(SEED + 1 + table as u64);
    let mut all = Vec::new();
    while !stop.load(Ordering::Relaxed) {
        // At one table of ten the computer sits.
        let alone = !table.is_multiple_of(10);
        let north = if alone {
            json!("human")
        } else {
            json!({"level": 1})
        };
        let body = json!({"south": "human", "north": north});
        let Some((201, begun)) = try_post(&api, "games", None, &body).await else {
            continue;
        };
        let text = |value: &Value| value.as_str().map(ToOwned::to_owned);
        let game = Game {
            id: text(&begun["id"]).expect("an id"),
            south: text(&begun["seats"]["south"]),
            north: text(&begun["seats"]["north"]),
        };
        let mut seen = Seen {
            game,
            moves: Vec::new(),
            alone,
        };
        play_one(
            &api,
            &mut seen,
            begun["state"].clone(),
            &mut draw,
            &stop,
            &made,
        )
        .await;
        all.push(seen);
    }
    all
}

async fn play_one(
    api: &Api,
    seen: &mut Seen,
    mut state: Value,
    draw: &mut Draw,
    stop: &AtomicBool,
    made: &AtomicUsize,
) {
    let moves = format!("games/{}/moves", seen.game.id);
    while state["result"].is_null() {
        let secret = match state["to_move"].as_str() {
            Some("south") => seen.game.south.clone(),
            _ => seen.game.north.clone(),
        };
        let Some(secret) = secret else {
            // The computer's turn.
            tokio::time::sleep(Duration::from_millis(20)).await;
            if stop.load(Ordering::Relaxed) {
                return;
            }
            let path = format!("games/{}", seen.game.id);
            if let Some((200, now)) = try_get(api, &path).await {
                seen.check(&now, 0);
                state = now;
            }
            continue;
        };
        let legal = state["legal"].as_array().expect("moves");
        let chosen = &legal[draw.below(legal.len() as u64) as usize];
        let body = json!({"ply": state["ply"], "version": state["version"], "move": chosen});
        // The same request again until there is an answer: it must not play twice.
        loop {
            match try_post(api, &moves, Some(&secret), &body).await {
                Some((200, after)) => {
                    seen.check(&after, 1);
                    made.fetch_add(1, Ordering::Relaxed);
                    state = after;
                    break;
                }
                // It was made before the kill, and the answer was lost.
                Some((409, refused)) => {
                    seen.check(&refused["state"], 1);
                    state = refused["state"].clone();
                    break;
                }
                Some((503, _)) | None => {}
                Some(other) => panic!("{other:?}"),
            }
            if stop.load(Ordering::Relaxed) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        if stop.load(Ordering::Relaxed) {
            return;
        }
    }
}

async fn try_post(
    api: &Api,
    path: &str,
    secret: Option<&str>,
    body: &Value,
) -> Option<(u16, Value)> {
    let mut request = api.request(reqwest::Method::POST, path).json(body);
    if let Some(secret) = secret {
        request = request.bearer_auth(secret);
    }
    try_ask(request).await
}

async fn try_get(api: &Api, path: &str) -> Option<(u16, Value)> {
    try_ask(api.request(reqwest::Method::GET, path)).await
}

/// An answer, if there is one: a killed server gives none, or half of one.
async fn try_ask(request: reqwest::RequestBuilder) -> Option<(u16, Value)> {
    let answer = request.timeout(Duration::from_secs(10)).send().await.ok()?;
    Some((answer.status().as_u16(), answer.json().await.ok()?))
}

async fn nothing_is_lost(database: &str) {
    let port = TcpListener::bind("127.0.0.1:0")
        .unwrap()
        .local_addr()
        .unwrap();
    let address = port.to_string();
    let mut command = program(&["serve", "--listen", &address, "--database", database]);
    command.args(["--games-per-minute", "1000000"]);
    let mut process = Process::start(&mut command);
    let api = Api::new(&process.address);
    let stop = Arc::new(AtomicBool::new(false));
    let made = Arc::new(AtomicUsize::new(0));
    let tables: Vec<_> = (0..GAMES)
        .map(|table| {
            tokio::spawn(play(
                api.clone(),
                table,
                Arc::clone(&stop),
                Arc::clone(&made),
            ))
        })
        .collect();
    let mut draw = Draw(SEED);
    for _ in 0..KILLS {
        let moment = Duration::from_millis(50 + draw.below(450));
        tokio::time::sleep(moment).await;
        process.kill();
        process = Process::start(&mut command);
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    stop.store(true, Ordering::Relaxed);
    let mut all = Vec::new();
    for table in tables {
        all.extend(table.await.expect("nothing lost, nothing twice"));
    }
    // Once more from the disk alone.
    process.kill();
    let _process = Process::start(&mut command);
    for seen in &mut all {
        let state = api.state(&seen.game).await;
        seen.check(&state, 1);
    }
    let made = made.load(Ordering::Relaxed);
    println!("{} games, {made} moves acknowledged", all.len());
    assert!(
        all.len() >= GAMES && made > 20 * KILLS,
        "too little went on: {made} moves"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    nothing_is_lost(&format!(
        "sqlite://{}/games.sqlite",
        folder.path().display()
    ))
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_on_postgresql() {
    if let Some(url) = postgres::database() {
        nothing_is_lost(&url).await;
    }
}
