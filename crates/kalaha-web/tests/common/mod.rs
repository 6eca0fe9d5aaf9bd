//! A server for a test, and a client for it.
#![allow(dead_code, reason = "each test program uses its own part")]
#![allow(unreachable_pub, reason = "test programs export nothing")]

pub mod postgres;

use std::path::Path;
use std::time::Duration;

use futures_util::StreamExt;
use kalaha_web::{App, Database, Limits};
use reqwest::{Client, Method, RequestBuilder, Response, StatusCode, redirect};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// Longer than anything here takes.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// A server within the test.
pub struct Server {
    pub address: String,
    pub app: App,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<std::io::Result<()>>,
}

impl Server {
    pub async fn start(database: Database, limits: Limits) -> Self {
        let app = App::open(database, limits, None).await.expect("a database");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (stop, stopped) = oneshot::channel();
        let running = app.clone();
        let task = tokio::spawn(async move {
            let stopped = async { drop(stopped.await) };
            kalaha_web::run(listener, running, stopped).await
        });
        Self {
            address: format!("http://{address}"),
            app,
            stop: Some(stop),
            task,
        }
    }

    pub async fn stop(mut self) {
        drop(self.stop.take());
        let ended = tokio::time::timeout(PATIENCE, self.task).await;
        ended.expect("an end").expect("no panic").expect("no fault");
    }

    pub fn client(&self) -> Api {
        Api::new(&self.address)
    }
}

/// A file of SQLite for a test.
pub fn file(folder: &Path) -> Database {
    Database::File(folder.join("games.sqlite"))
}

/// Limits that are not in a test's way.
/// Analyses keep no large tables, whose building would slow down the other tests.
pub fn roomy() -> Limits {
    Limits {
        games_per_minute: 1_000_000,
        tables: 0,
        ..Limits::default()
    }
}

/// Runs a test on SQLite, and on PostgreSQL where it is installed.
pub async fn on_each_database<F: Future<Output = ()>>(test: impl Fn(Database) -> F) {
    let folder = tempfile::tempdir().expect("a folder");
    test(file(folder.path())).await;
    if let Some(url) = postgres::database() {
        test(Database::Postgres(url)).await;
    }
}

/// A client that is led nowhere, so that a test sees where it would be.
pub fn unled() -> Client {
    let http = Client::builder()
        .no_proxy()
        .redirect(redirect::Policy::none());
    http.build().expect("a client")
}

/// A client of the API.
#[derive(Clone)]
pub struct Api {
    pub http: Client,
    pub address: String,
}

/// A game with the secrets of its seats.
#[derive(Clone, Debug)]
pub struct Game {
    pub id: String,
    pub south: Option<String>,
    pub north: Option<String>,
}

impl Api {
    pub fn new(address: &str) -> Self {
        let http = Client::builder().no_proxy().build().expect("a client");
        Self {
            http,
            address: address.to_owned(),
        }
    }

    pub fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let url = format!("{}/api/v1/{path}", self.address);
        self.http.request(method, url)
    }

    /// Asks, and gives status and JSON.
    pub async fn ask(&self, request: RequestBuilder) -> (StatusCode, Value) {
        let answer = request.send().await.expect("an answer");
        let status = answer.status();
        (status, answer.json().await.expect("JSON"))
    }

    pub async fn get(&self, path: &str) -> (StatusCode, Value) {
        self.ask(self.request(Method::GET, path)).await
    }

    pub async fn post(&self, path: &str, body: &Value) -> (StatusCode, Value) {
        self.ask(self.request(Method::POST, path).json(body)).await
    }

    pub async fn create(&self, body: Value) -> Game {
        let (status, begun) = self.post("games", &body).await;
        assert_eq!(status, StatusCode::CREATED, "{begun}");
        let secret = |side: &str| begun["seats"][side].as_str().map(ToOwned::to_owned);
        Game {
            id: begun["id"].as_str().expect("an id").to_owned(),
            south: secret("south"),
            north: secret("north"),
        }
    }

    /// Two people.
    pub async fn friends(&self) -> Game {
        self.create(json!({"south": "human", "north": "human"}))
            .await
    }

    pub async fn play(&self, game: &Game, secret: &str, body: Value) -> (StatusCode, Value) {
        let request = self.request(Method::POST, &format!("games/{}/moves", game.id));
        self.ask(request.bearer_auth(secret).json(&body)).await
    }

    pub async fn act(&self, game: &Game, secret: &str, act: &str) -> (StatusCode, Value) {
        let request = self.request(Method::POST, &format!("games/{}/{act}", game.id));
        self.ask(request.bearer_auth(secret)).await
    }

    pub async fn state(&self, game: &Game) -> Value {
        let (status, state) = self.get(&format!("games/{}", game.id)).await;
        assert_eq!(status, StatusCode::OK, "{state}");
        state
    }

    /// Follows a game from after an entry.
    pub async fn follow(&self, game: &Game, secret: Option<&str>, after: Option<u64>) -> Events {
        let mut request = self.request(Method::GET, &format!("games/{}/events", game.id));
        if let Some(after) = after {
            request = request.header("Last-Event-ID", after.to_string());
        }
        if let Some(secret) = secret {
            request = request.bearer_auth(secret);
        }
        let answer = request.send().await.expect("an answer");
        assert_eq!(answer.status(), StatusCode::OK);
        Events::new(answer)
    }

    /// Waits until a game is as wanted.
    pub async fn until(&self, game: &Game, wanted: impl Fn(&Value) -> bool) -> Value {
        let waiting = async {
            loop {
                let state = self.state(game).await;
                if wanted(&state) {
                    return state;
                }
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(PATIENCE, waiting)
            .await
            .expect("in time")
    }
}

/// Server-sent events as they come.
pub struct Events {
    bytes: futures_util::stream::BoxStream<'static, reqwest::Result<Vec<u8>>>,
    text: String,
}

/// One of them.
#[derive(Debug)]
pub struct Event {
    pub id: Option<u64>,
    pub kind: String,
    pub data: Value,
}

impl Events {
    pub fn new(answer: Response) -> Self {
        let bytes = answer.bytes_stream();
        Self {
            bytes: bytes.map(|bytes| bytes.map(Into::into)).boxed(),
            text: String::new(),
        }
    }

    /// The next event; nothing at the end.
    pub async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some((event, rest)) = self.text.split_once("\n\n") {
                let field = |name: &str| {
                    let mut lines = event.lines();
                    lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
                };
                let told = field("data").map(|data| Event {
                    id: field("id").and_then(|id| id.parse().ok()),
                    kind: field("event").unwrap_or("message").to_owned(),
                    data: serde_json::from_str(data).expect("JSON"),
                });
                self.text = self.text.split_off(self.text.len() - rest.len());
                if told.is_some() {
                    return told;
                }
                continue;
            }
            let more = tokio::time::timeout(PATIENCE, self.bytes.next());
            let bytes = more.await.expect("in time")?.ok()?;
            self.text.push_str(&String::from_utf8(bytes).expect("text"));
        }
    }

    /// The next change of the game.
    pub async fn entry(&mut self) -> Event {
        loop {
            let event = self.next().await.expect("an event");
            if event.kind == "entry" {
                return event;
            }
        }
    }

    /// Waits until that presence is told.
    pub async fn presence(&mut self, wanted: &Value) {
        loop {
            let event = self.next().await.expect("an event");
            if event.kind == "presence" && event.data == *wanted {
                return;
            }
        }
    }
}
