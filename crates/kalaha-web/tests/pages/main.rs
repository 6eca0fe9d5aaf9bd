//! The pages as a browser without scripts uses them, and what their modules are answered.

#[path = "../common/mod.rs"]
mod common;
mod friends;
mod languages;
mod places;

use std::collections::BTreeMap;

use common::{Server, file, roomy, unled};
use reqwest::{Client, StatusCode};
use serde_json::Value;

/// A browser: it keeps cookies and goes where it is sent.
struct Browser {
    http: Client,
    address: String,
    /// Their values and paths.
    cookies: BTreeMap<String, (String, String)>,
    /// Where it is.
    path: String,
}

struct Page {
    status: StatusCode,
    text: String,
}

impl Browser {
    fn new(server: &Server) -> Self {
        Self {
            http: unled(),
            address: server.address.clone(),
            cookies: BTreeMap::new(),
            path: "/".to_owned(),
        }
    }

    async fn ask(&mut self, path: &str, form: Option<&str>, accept: &str) -> Page {
        let mut path = path.replace(&self.address, "");
        let mut form = form;
        for _ in 0..5 {
            let url = format!("{}{path}", self.address);
            let request = match form {
                Some(fields) => self
                    .http
                    .post(url)
                    .header("content-type", "application/x-www-form-urlencoded")
                    .header("origin", &self.address)
                    .body(fields.to_owned()),
                None => self.http.get(url),
            };
            let asked = path.split('?').next().expect("a path");
            let cookies: Vec<String> = self
                .cookies
                .iter()
                .filter(|(_, (_, kept_for))| {
                    let below = asked.strip_prefix(&**kept_for);
                    kept_for == "/"
                        || below.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
                })
                .map(|(name, (value, _))| format!("{name}={value}"))
                .collect();
            let request = request
                .header("cookie", cookies.join("; "))
                .header("accept", accept);
            let answer = request.send().await.expect("an answer");
            for cookie in answer.headers().get_all("set-cookie") {
                let cookie = cookie.to_str().expect("text");
                assert!(cookie.contains("SameSite=Lax"), "{cookie}");
                let (pair, rest) = cookie.split_once(';').expect("attributes");
                let (name, value) = pair.split_once('=').expect("a value");
                assert!(name == "lang" || cookie.contains("HttpOnly"), "{cookie}");
                let kept_for = rest.split("Path=").nth(1).expect("a path");
                let kept_for = kept_for.split(';').next().expect("a path");
                if rest.contains("Max-Age=0;") {
                    self.cookies.remove(name);
                } else {
                    let kept = (value.to_owned(), kept_for.to_owned());
                    self.cookies.insert(name.to_owned(), kept);
                }
            }
            let status = answer.status();
            let location = answer.headers().get("location");
            let location = location.map(|to| to.to_str().expect("text").to_owned());
            self.path.clone_from(&path);
            let Some(to) = location else {
                let text = answer.text().await.expect("text");
                return Page { status, text };
            };
            path = to.split_once('#').map_or(&*to, |(path, _)| path).into();
            form = None;
        }
        panic!("sent round in circles");
    }

    async fn get(&mut self, path: &str) -> Page {
        self.ask(path, None, "text/html").await
    }

    async fn post(&mut self, path: &str, fields: &str) -> Page {
        self.ask(path, Some(fields), "text/html").await
    }

    /// Presses a button of the game's page as it stands.
    async fn press(&mut self, path: &str, act: &str) -> Page {
        let page = self.get(path).await;
        let form = page.text.split(&format!("action=\"{path}/{act}\"")).nth(1);
        let form = form.unwrap_or_else(|| panic!("no {act}: {}", page.text));
        let version = form
            .split("name=\"version\" value=\"")
            .nth(1)
            .expect("a version");
        let version = version.split('"').next().expect("a number");
        self.post(&format!("{path}/{act}"), &format!("version={version}"))
            .await
    }

    async fn json(&mut self, path: &str, form: Option<&str>) -> (StatusCode, Value) {
        let page = self.ask(path, form, "application/json").await;
        (page.status, serde_json::from_str(&page.text).expect("JSON"))
    }

    /// Begins a game and goes to its page.
    async fn begin(&mut self, fields: &str) -> (String, Page) {
        let page = self.post("/games", fields).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.text);
        (self.path.clone(), page)
    }
}

impl Page {
    fn has(&self, text: &str) -> bool {
        self.text.contains(text)
    }

    /// What stands behind a text, up to the next quotation mark.
    fn after(&self, text: &str) -> &str {
        let rest = self.text.split(text).nth(1).expect(text);
        rest.split('"').next().unwrap_or_default()
    }
}

async fn server() -> (Server, tempfile::TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(file(folder.path()), roomy()).await;
    (server, folder)
}

#[tokio::test(flavor = "multi_thread")]
async fn pressing_a_house_on_the_first_page_begins_a_game() {
    let (server, _folder) = server().await;
    let mut browser = Browser::new(&server);
    let start = browser.get("/").await;
    assert_eq!(start.status, StatusCode::OK);
    assert!(start.has("value=\"S3\""));
    let (path, page) = browser.begin("south=person&north=person&move=S3").await;
    assert!(path.starts_with("/g/"));
    assert!(page.has("South sows 4 seeds from house 3."));
    assert!(page.has("Extra turn!"));
    assert!(page.has("name=\"ply\" value=\"1\""));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn forms_do_all_there_is_to_do_at_one_table() {
    let (server, _folder) = server().await;
    let mut browser = Browser::new(&server);
    let (path, _) = browser.begin("south=person&north=person").await;
    let to = |act: &str| format!("{path}/{act}");
    let page = browser.post(&to("move"), "ply=0&version=0&move=S3").await;
    assert!(page.has("name=\"version\" value=\"1\""));
    // The same form again, as a second click sends it.
    let page = browser.post(&to("move"), "ply=0&version=0&move=S3").await;
    assert_eq!(page.status, StatusCode::CONFLICT);
    assert!(page.has("name=\"ply\" value=\"1\""));
    let page = browser.post(&to("move"), "ply=1&version=1&move=S3").await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(page.has("House 3 is empty."));
    let page = browser.post(&to("move"), "ply=1&version=1&move=N1").await;
    assert!(page.has("House 1 of North isn’t yours."));
    // The text mode knows its board too: what was typed on another one plays nothing.
    let late = browser.post(&to("text"), "ply=0&version=0&line=6").await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    let page = browser.post(&to("text"), "ply=1&version=1&line=6").await;
    assert!(page.has("South sows 5 seeds from house 6."));
    let page = browser.post(&to("text"), "line=theirs").await;
    assert!(page.has("North’s houses, from house 1: 5, 5, 5, 5, 4, 4. In the store: 0."));
    let page = browser.post(&to("takeback"), "version=2").await;
    assert!(page.has("Make the move again"));
    // The same form again takes nothing more back.
    let page = browser.post(&to("takeback"), "version=2").await;
    assert_eq!(page.status, StatusCode::CONFLICT);
    assert!(page.has("name=\"ply\" value=\"1\""));
    let page = browser.post(&to("redo"), "version=3").await;
    assert!(page.has("name=\"ply\" value=\"2\""));
    let page = browser.get(&format!("{path}?ply=1")).await;
    assert!(page.has("After move 1 of 2") && page.has("To the last move"));
    let record = browser.get(&to("record")).await;
    assert!(record.text.starts_with("kalaha 1\n") && record.text.ends_with("S3 S6\n"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn modules_are_answered_with_the_board_whatever_comes() {
    let (server, _folder) = server().await;
    let mut browser = Browser::new(&server);
    let (path, _) = browser.begin("south=person&north=person").await;
    let (status, answer) = browser
        .json(&format!("{path}/move"), Some("ply=0&version=0&move=S3"))
        .await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(answer["update"]["view"]["pits"][6]["seeds"], 1);
    assert_eq!(answer["update"]["moved"], true);
    let (status, answer) = browser
        .json(&format!("{path}/move"), Some("ply=0&version=0&move=S3"))
        .await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert_eq!(answer["update"]["number"], 1);
    assert!(answer["error"].is_string());
    let (_, answer) = browser.json(&format!("{path}/view?ply=0"), None).await;
    assert_eq!(answer["update"]["view"]["looking_back"], true);
    let (status, answer) = browser.json(&format!("{path}/help?kind=hint"), None).await;
    assert_eq!(status, StatusCode::OK);
    assert!(answer["html"].as_str().expect("a part").contains("House"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn help_is_for_those_whom_the_game_allows_it() {
    let (server, _folder) = server().await;
    let mut browser = Browser::new(&server);
    let (path, _) = browser.begin("south=person&north=friend").await;
    let (status, _) = browser.json(&format!("{path}/help?kind=hint"), None).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let id = path.trim_start_matches("/g/");
    let page = browser.get(&format!("/analysis?game={id}")).await;
    assert_eq!(page.status, StatusCode::CONFLICT);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn positions_and_games_are_analysed() {
    let (server, _folder) = server().await;
    let mut browser = Browser::new(&server);
    // Worked out by hand elsewhere: −4 after S5, −2 after S6.
    let text = "S+0+0+0+0+2+1+(20)+/+N+0+0+0+1+0+2+(22)+s";
    let page = browser
        .post("/analysis", &format!("rules=standard&text={text}"))
        .await;
    assert!(
        page.has("North wins by 2 seeds with best play from both."),
        "{}",
        page.text
    );
    assert!(page.has("Best line: S6"));
    let page = browser.get(&format!("/analysis?position={text}")).await;
    assert!(page.has("Best line: S6"));
    let page = browser.post("/analysis", "text=S+1+2").await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    let record = "kalaha+1%0Arules:+houses=1+seeds=1%0Asouth:+Anna%0Anorth:%0Astart:+start%0Aresult:+1-1%0AS1%0A";
    let page = browser.post("/analysis", &format!("text={record}")).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.text);
    assert!(page.has("<polyline"));
    // Without scripts what is set up on the board counts, if the text is as it was.
    let fields = "rules=standard&houses=1&S1=1&S=4&N1=2&N=0&to_move=south&text=&was=";
    let page = browser.post("/analysis", fields).await;
    assert!(page.has("S 1 (4) / N 2 (0) s"), "{}", page.text);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_addresses_and_fields_say_what_to_do_next() {
    let (server, _folder) = server().await;
    let mut browser = Browser::new(&server);
    for path in [
        "/nothing",
        "/g/nothing",
        "/why/nothing",
        "/g/a/seat/b",
        "/language/xx",
    ] {
        let page = browser.get(path).await;
        assert_eq!(page.status, StatusCode::NOT_FOUND, "{path}");
        assert!(
            page.has("<h1>There is nothing here</h1>") && page.has("href=\"/\""),
            "{path}"
        );
    }
    let page = browser.post("/games", "seeds=300").await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(page.has("“Seeds in each house” can’t be “300”"));
    let page = browser.post("/games", "south=9").await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    let page = browser.get("/?houses=3&seeds=2").await;
    assert!(page.has("data-houses=\"3\"") && !page.has("value=\"S4\""));
    let over = "start=S+0+0+0+0+0+0+(1)+/+N+0+0+0+0+0+2+(0)+s";
    let (shown, posted) = (
        browser.get(&format!("/?{over}")).await,
        browser.post("/games", over).await,
    );
    for page in [shown, posted] {
        assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(page.has("The game is over, because one side is empty. Choose another start"));
        assert!(page.has("aria-invalid=\"true\""));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_page_names_is_served_and_kept() {
    let (server, _folder) = server().await;
    let mut browser = Browser::new(&server);
    let page = browser.get("/").await;
    let mut weight = page.text.len();
    let files = page.text.split("\"/assets/").skip(1);
    let files: Vec<String> = files
        .filter_map(|rest| Some(format!("/assets/{}", rest.split('"').next()?)))
        .collect();
    assert!(files.len() >= 6);
    for path in files {
        let file = browser.get(&path).await;
        assert_eq!(file.status, StatusCode::OK, "{path}");
        weight += file.text.len();
    }
    assert!(weight < 100 << 10, "{weight}");
    server.stop().await;
}
