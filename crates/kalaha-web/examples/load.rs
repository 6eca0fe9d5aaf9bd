//! A full house: 1,000 games under way, two streams to each, 500 moves a second.
//!
//! ```sh
//! cargo build --release && cargo build --release -p kalaha-web --example load
//! target/release/kalaha serve --listen 127.0.0.1:4900 --games-per-minute 1000000 \
//!     --database sqlite:///tmp/load/games.sqlite &
//! target/release/examples/load http://127.0.0.1:4900 $!
//! ```
//!
//! The second word is the server's process, whose memory is told. Further words change the number of
//! games, of moves a second, and of seconds. The time of a move is that from sending it to having its
//! answer, over a connection of its own to the same machine.

#![allow(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "figures for people"
)]

use std::env;
use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use futures_util::StreamExt;
use reqwest::{Client, StatusCode};
use serde_json::{Value, json};
use tokio::sync::Mutex;
use tokio::task::JoinSet;

type Failed = Box<dyn std::error::Error + Send + Sync>;

/// Games that are begun at a time.
const AT_ONCE: usize = 50;

/// A game and the secrets of its seats.
struct Table {
    id: String,
    secrets: [String; 2],
    state: Value,
}

/// What is counted.
#[derive(Default)]
struct Counts {
    told: AtomicUsize,
    failed: AtomicUsize,
    busy: AtomicUsize,
    ended: AtomicUsize,
}

#[derive(Clone)]
struct Load {
    http: Client,
    api: String,
    counts: Arc<Counts>,
}

impl Load {
    async fn begin(&self) -> Result<Table, Failed> {
        let body = json!({"south": "human", "north": "human"});
        let request = self.http.post(format!("{}/games", self.api)).json(&body);
        let begun: Value = request.send().await?.error_for_status()?.json().await?;
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        Ok(Table {
            id: text(&begun["id"]),
            secrets: [
                text(&begun["seats"]["south"]),
                text(&begun["seats"]["north"]),
            ],
            state: begun["state"].clone(),
        })
    }

    /// Follows a game and counts what is told.
    async fn follow(&self, id: &str, secret: &str) -> Result<(), Failed> {
        let url = format!("{}/games/{id}/events", self.api);
        // The players sit in many places, as a proxy would tell: one has only its share of the streams.
        let place = secret.as_bytes().first().copied().unwrap_or_default();
        let request = self.http.get(url).bearer_auth(secret);
        let request = request.header("x-forwarded-for", format!("203.0.113.{place}"));
        let mut bytes = request.send().await?.error_for_status()?.bytes_stream();
        let counts = Arc::clone(&self.counts);
        tokio::spawn(async move {
            while let Some(Ok(bytes)) = bytes.next().await {
                let entries = bytes.windows(13).filter(|bytes| bytes == b"event: entry\n");
                counts.told.fetch_add(entries.count(), Ordering::Relaxed);
            }
            counts.ended.fetch_add(1, Ordering::Relaxed);
        });
        Ok(())
    }

    /// A further move; another game begins in place of one that is over.
    async fn play(&self, table: &mut Table) -> Result<Option<Duration>, Failed> {
        let state = &table.state;
        let Some(mover) = state["to_move"].as_str() else {
            *table = self.begin().await?;
            for secret in &table.secrets {
                self.follow(&table.id, secret).await?;
            }
            return Ok(None);
        };
        let secret = &table.secrets[usize::from(mover == "north")];
        let legal = state["legal"].as_array().map_or(&[][..], Vec::as_slice);
        let ply = state["ply"].as_u64().unwrap_or_default();
        let chosen = &legal[usize::try_from(ply * 7)? % legal.len()];
        let body = json!({"ply": ply, "version": state["version"], "move": chosen});
        let url = format!("{}/games/{}/moves", self.api, table.id);
        let request = self.http.post(url).bearer_auth(secret).json(&body);
        let since = Instant::now();
        let answer = request.send().await?;
        let status = answer.status();
        table.state = answer.json().await?;
        if status != StatusCode::OK {
            return Err(format!("{status}: {}", table.state).into());
        }
        Ok(Some(since.elapsed()))
    }
}

/// Kilobytes of memory that a process has.
fn memory(process: &str) -> Option<usize> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse().ok()
}

#[tokio::main]
async fn main() -> Result<(), Failed> {
    let words: Vec<String> = env::args().skip(1).collect();
    let [address, process, rest @ ..] = &*words else {
        return Err("give the server’s address and its process".into());
    };
    let number = |at: usize, usual: usize| rest.get(at).map_or(Ok(usual), |word| word.parse());
    let (games, rate, seconds) = (number(0, 1000)?, number(1, 500)?, number(2, 30)?);
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let load = Load {
        http: Client::builder().no_proxy().build()?,
        api: format!("{address}/api/v1"),
        counts: Arc::default(),
    };
    let told = |what: &str, since: Option<usize>| {
        let now = memory(process)?;
        let each = since.map_or(String::new(), |since| {
            format!(
                ", {:.1} KB for each",
                now.saturating_sub(since) as f64 / games as f64
            )
        });
        println!("{now} KB of memory with {what}{each}");
        Some(now)
    };
    let bare = told("nothing", None);
    let mut tables = Vec::new();
    while tables.len() < games {
        let begun = (0..AT_ONCE.min(games - tables.len())).map(|_| load.begin());
        for table in futures_util::future::join_all(begun).await {
            tables.push(Arc::new(Mutex::new(table?)));
        }
    }
    let begun = told("the games in memory", bare);
    for table in &tables {
        let table = table.lock().await;
        for secret in &table.secrets {
            load.follow(&table.id, secret).await?;
        }
    }
    told("two streams to each game", begun);

    let mut ticks = tokio::time::interval(Duration::from_secs(1) / u32::try_from(rate)?);
    let mut moves: JoinSet<Option<Duration>> = JoinSet::new();
    let since = Instant::now();
    let mut times = Vec::new();
    for tick in 0..rate * seconds {
        ticks.tick().await;
        let (load, table) = (load.clone(), Arc::clone(&tables[tick % games]));
        moves.spawn(async move {
            let Ok(mut table) = table.try_lock() else {
                load.counts.busy.fetch_add(1, Ordering::Relaxed);
                return None;
            };
            load.play(&mut table).await.unwrap_or_else(|error| {
                eprintln!("{error}");
                load.counts.failed.fetch_add(1, Ordering::Relaxed);
                None
            })
        });
        while let Some(done) = moves.try_join_next() {
            times.extend(done?);
        }
    }
    while let Some(done) = moves.join_next().await {
        times.extend(done?);
    }
    let took = since.elapsed().as_secs_f64();
    tokio::time::sleep(Duration::from_secs(1)).await;
    told("games played on", begun);
    times.sort();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
    let count = |counter: &AtomicUsize| counter.load(Ordering::Relaxed);
    println!(
        "{} moves, {:.0} a second",
        times.len(),
        times.len() as f64 / took
    );
    println!(
        "ms until the answer: half {:.1}, 99 % {:.1}, all {:.1}",
        at(0.5),
        at(0.99),
        at(1.0)
    );
    println!(
        "{} failed, {} not sent because the last one was not answered, {} of {} events told, {} streams ended",
        count(&load.counts.failed),
        count(&load.counts.busy),
        count(&load.counts.told),
        2 * times.len(),
        count(&load.counts.ended),
    );
    Ok(())
}
