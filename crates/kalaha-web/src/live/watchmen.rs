//! What goes on beside the requests: news from other processes, and order in memory.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::mpsc;

use super::{Games, Live};
use crate::secret::random_number;
use crate::store::{Change, Store};

/// How long to gather changes of presence before others are told.
const GATHER: Duration = Duration::from_millis(150);

/// How often others are told again, well before our word is forgotten.
const REPEAT: Duration = Duration::from_secs(25);

/// News that may wait.
const WAITING: usize = 4096;

/// Starts them; they end with the process.
pub(super) fn start(games: &Games, changed: mpsc::Receiver<Arc<Live>>) {
    let (teller, news) = mpsc::channel(WAITING);
    let process = random_number().unwrap_or_default();
    tokio::spawn(games.store().clone().tell_changes(teller));
    tokio::spawn(hear(games.clone(), process, news));
    tokio::spawn(sweep(games.clone()));
    if games.store().is_shared() {
        tokio::spawn(announce(games.clone(), process, changed));
    }
}

async fn hear(games: Games, process: u32, mut news: mpsc::Receiver<Change>) {
    while let Some(change) = news.recv().await {
        match change {
            Change::Game(id, number) => {
                let live = games.known().get(&id).cloned();
                if let Some(live) = live
                    && live.now().number < number
                {
                    catch_up(&games, live).await;
                }
            }
            Change::Presence(id, other, heads) => {
                let live = games.known().get(&id).cloned();
                if let Some(live) = live
                    && other != process
                {
                    live.room().hear(other, heads);
                }
            }
            Change::Anything => {
                let all: Vec<Arc<Live>> = games.known().values().cloned().collect();
                for live in all {
                    catch_up(&games, live).await;
                }
            }
        }
    }
}

async fn catch_up(games: &Games, live: Arc<Live>) {
    if let Err(fault) = games.catch_up(&live).await {
        tracing::warn!(code = fault.code(), "news of a game can't be read");
    }
    let games = games.clone();
    let version = live.now().number;
    // The computer's move is for the process that wrote the last entry, unless it is gone.
    tokio::spawn(async move {
        tokio::time::sleep(Games::PATIENCE).await;
        if live.now().number == version {
            games.think(&live);
        }
    });
}

async fn sweep(games: Games) {
    loop {
        tokio::time::sleep(Games::SWEEP).await;
        games.sweep();
        let all: Vec<Arc<Live>> = games.known().values().cloned().collect();
        for live in all {
            // What another process said may have been forgotten since.
            live.room().tell();
        }
    }
}

/// Tells other processes who is here.
async fn announce(games: Games, process: u32, mut changed: mpsc::Receiver<Arc<Live>>) {
    let mut repeat = tokio::time::interval(REPEAT);
    loop {
        let mut told: HashMap<String, Arc<Live>> = HashMap::new();
        tokio::select! {
            live = changed.recv() => {
                let Some(live) = live else { return };
                told.insert(live.id().to_owned(), live);
                tokio::time::sleep(GATHER).await;
                while let Ok(live) = changed.try_recv() {
                    told.insert(live.id().to_owned(), live);
                }
            }
            _ = repeat.tick() => {
                let followed = |live: &Arc<Live>| !live.room().here().is_nobody();
                let known = games.known();
                told.extend(
                    known
                        .iter()
                        .filter(|(_, live)| followed(live))
                        .map(|(id, live)| (id.clone(), Arc::clone(live))),
                );
            }
        }
        let words: Vec<String> = told
            .values()
            .map(|live| Store::presence(live.id(), process, live.room().here()))
            .collect();
        if !words.is_empty() {
            games.store().announce(words).await;
        }
    }
}
