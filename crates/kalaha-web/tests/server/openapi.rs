//! The OpenAPI document against the server: every answer that it describes is had once.

use std::collections::BTreeSet;
use std::time::Duration;

use kalaha_web::Limits;
use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, ORIGIN};
use reqwest::{Method, RequestBuilder};
use serde_json::{Value, json};

use crate::common::{Api, Game, Server, file};

/// An answer: method, path as in the document, status.
type Answer = (String, String, u16);

/// Asks, and keeps what was answered.
struct Asker {
    api: Api,
    game: Game,
    had: BTreeSet<Answer>,
}

impl Asker {
    fn request(&self, method: &Method, path: &str) -> RequestBuilder {
        let path = path.replace("{id}", &self.game.id);
        self.api.request(method.clone(), &path)
    }

    async fn ask(&mut self, method: Method, path: &str, wanted: u16, request: RequestBuilder) {
        let answer = request.send().await.expect("an answer");
        let status = answer.status().as_u16();
        let kind = answer.headers()[CONTENT_TYPE].to_str().unwrap().to_owned();
        assert_eq!(status, wanted, "{method} {path}");
        if status >= 400 {
            let refused: Value = answer.json().await.expect("JSON");
            let error = &refused["error"];
            let sentence = error["sentence"].as_str().expect("a sentence");
            assert!(sentence.ends_with(['.', '?', '!']), "{sentence}");
            let code = error["code"].as_str().expect("a code");
            assert!(code.contains('.') && !code.contains(' '), "{code}");
            if status == 422 {
                assert!(error["key"].is_string(), "{refused}");
            }
            if status == 409 {
                assert_eq!(refused["state"]["id"], *self.game.id, "{refused}");
            }
        } else {
            let stream = path.contains("/events");
            let expected = if stream {
                "text/event-stream"
            } else {
                "application/json"
            };
            assert!(kind.starts_with(expected), "{method} {path}: {kind}");
        }
        let (path, _) = path.split_once('?').unwrap_or((path, ""));
        let method = method.as_str().to_lowercase();
        self.had.insert((method, format!("/api/v1/{path}"), status));
    }

    /// A post of JSON.
    async fn post(&mut self, path: &str, wanted: u16, secret: Option<&str>, body: Value) {
        let mut request = self.request(&Method::POST, path).json(&body);
        if let Some(secret) = secret {
            request = request.bearer_auth(secret);
        }
        self.ask(Method::POST, path, wanted, request).await;
    }

    async fn get(&mut self, path: &str, wanted: u16) {
        let request = self.request(&Method::GET, path);
        self.ask(Method::GET, path, wanted, request).await;
    }

    /// What is refused of every body: no JSON, too large, of another kind, with an unknown field.
    async fn bodies(&mut self, path: &str, secret: Option<&str>) {
        let bodies = [
            (400, "application/json", "{\"a\": ".to_owned()),
            (400, "application/json", "[]".to_owned()),
            (413, "application/json", " ".repeat(100_000)),
            (415, "text/plain", "{}".to_owned()),
            (
                422,
                "application/json; charset=utf-8",
                "{\"nonsense\": 1}".to_owned(),
            ),
        ];
        for (wanted, kind, body) in bodies {
            let mut request = self.request(&Method::POST, path).header(CONTENT_TYPE, kind);
            if let Some(secret) = secret {
                request = request.bearer_auth(secret);
            }
            self.ask(Method::POST, path, wanted, request.body(body))
                .await;
        }
    }
}

fn documented(document: &Value) -> BTreeSet<Answer> {
    let mut answers = BTreeSet::new();
    for (path, methods) in document["paths"].as_object().expect("paths") {
        for (method, operation) in methods.as_object().expect("methods") {
            for status in operation["responses"].as_object().expect("answers").keys() {
                let status = status.parse().expect("a status");
                answers.insert((method.clone(), path.clone(), status));
            }
        }
    }
    answers
}

#[expect(clippy::too_many_lines, reason = "one question after the other")]
#[tokio::test(flavor = "multi_thread")]
async fn every_documented_answer_is_had() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits {
        games_per_minute: 3,
        streams_per_game: 1,
        analyses: 1,
        analysis: Duration::from_secs(5),
        ..Limits::default()
    };
    let server = Server::start(file(folder.path()), limits).await;
    let api = server.client();
    let two = json!({"south": "human", "north": "human"});
    let game = api.create(two.clone()).await;
    let (south, north) = (game.south.clone().unwrap(), game.north.clone().unwrap());
    let (south, north) = (Some(&*south), Some(&*north));
    let mut asker = Asker {
        api: api.clone(),
        game,
        had: BTreeSet::new(),
    };

    // Beginning games: three in a minute, one of which is there already.
    asker.bodies("games", None).await;
    asker
        .post(
            "games",
            422,
            None,
            json!({"south": "human", "north": {"level": 9}}),
        )
        .await;
    asker
        .post(
            "games",
            422,
            None,
            json!({"south": "human", "north": "nobody"}),
        )
        .await;
    asker
        .post(
            "games",
            422,
            None,
            json!({"rules": "standart", "south": "human", "north": "human"}),
        )
        .await;
    let foreign = asker.request(&Method::POST, "games").json(&two);
    let foreign = foreign.header(ORIGIN, "https://evil.example");
    asker.ask(Method::POST, "games", 403, foreign).await;
    asker.post("games", 201, None, two.clone()).await;
    asker
        .post(
            "games",
            201,
            None,
            json!({
                "rules": {"houses": 2, "seeds": 1, "pie": true}, "start": "S 1 1 (0) / N 1 1 (0) n",
                "south": {"name": "Anna"}, "north": {"level": 1}, "help": "values", "starts": "lot",
            }),
        )
        .await;
    asker.post("games", 429, None, two).await;

    // Playing.
    asker.get("games/{id}", 200).await;
    let moves = "games/{id}/moves";
    asker.bodies(moves, south).await;
    let first = json!({"ply": 0, "version": 0, "move": 0});
    asker.post(moves, 401, None, first.clone()).await;
    asker.post(moves, 403, Some("wrong"), first.clone()).await;
    asker.post(moves, 403, north, first.clone()).await;
    asker
        .post(moves, 422, south, json!({"ply": 0, "move": 6}))
        .await;
    asker
        .post(moves, 422, south, json!({"ply": 0, "move": 255}))
        .await;
    asker
        .post(moves, 422, south, json!({"ply": 0, "move": "swap"}))
        .await;
    asker
        .post(moves, 422, south, json!({"ply": 0, "move": true}))
        .await;
    asker.post(moves, 422, south, json!({"move": 0})).await;
    asker.post(moves, 200, south, first.clone()).await;
    asker.post(moves, 409, south, first).await;

    // Following: one place in a game.
    let secret = format!("Bearer {}", south.unwrap());
    let events = "games/{id}/events";
    let request = asker
        .request(&Method::GET, events)
        .header(AUTHORIZATION, "Bearer wrong");
    asker.ask(Method::GET, events, 403, request).await;
    let request = asker
        .request(&Method::GET, events)
        .header(AUTHORIZATION, secret);
    let held = request.try_clone().unwrap().send().await.unwrap();
    asker.ask(Method::GET, events, 429, request).await;
    drop(held);
    while api
        .request(Method::GET, &format!("games/{}/events", asker.game.id))
        .send()
        .await
        .unwrap()
        .status()
        != 200
    {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    tokio::time::sleep(Duration::from_millis(100)).await;
    asker.get("games/{id}/events?after=0", 200).await;

    // Requests and their answers.
    for act in ["takeback", "accept", "decline", "resign", "rematch"] {
        let path = format!("games/{{id}}/{act}");
        asker.post(&path, 401, None, json!({})).await;
        asker.post(&path, 403, Some("wrong"), json!({})).await;
    }
    asker.post("games/{id}/accept", 409, south, json!({})).await;
    asker
        .post("games/{id}/decline", 409, south, json!({}))
        .await;
    asker
        .post("games/{id}/rematch", 409, south, json!({}))
        .await;
    asker
        .post("games/{id}/takeback", 409, north, json!({}))
        .await;
    asker
        .post("games/{id}/takeback", 200, south, json!({}))
        .await;
    asker
        .post("games/{id}/decline", 200, north, json!({}))
        .await;
    asker
        .post("games/{id}/takeback", 200, south, json!({}))
        .await;
    asker.post("games/{id}/accept", 200, north, json!({})).await;
    asker.post("games/{id}/resign", 200, south, json!({})).await;
    asker.post("games/{id}/resign", 409, south, json!({})).await;
    asker
        .post("games/{id}/rematch", 200, south, json!({}))
        .await;

    // Games that there are not.
    let id = std::mem::replace(&mut asker.game.id, "nosuchgame".to_owned());
    asker.get("games/{id}", 404).await;
    asker.get(events, 404).await;
    asker.post(moves, 404, south, json!({})).await;
    for act in ["takeback", "accept", "decline", "resign", "rematch"] {
        asker
            .post(&format!("games/{{id}}/{act}"), 404, south, json!({}))
            .await;
    }
    asker.game.id = id;

    // The referee and the analyst.
    asker.bodies("judge", None).await;
    asker
        .post("judge", 422, None, json!({"moves": ["3"]}))
        .await;
    asker.post("judge", 422, None, json!({"moves": []})).await;
    asker
        .post("judge", 422, None, json!({"position": "S 1", "moves": [0]}))
        .await;
    asker
        .post(
            "judge",
            200,
            None,
            json!({"rules": "familie", "moves": [2, 5, "N1"]}),
        )
        .await;
    asker.bodies("analyze", None).await;
    asker
        .post("analyze", 422, None, json!({"seconds": 0}))
        .await;
    asker
        .post("analyze", 422, None, json!({"record": "kalaha 2"}))
        .await;
    asker
        .post(
            "analyze",
            200,
            None,
            json!({"rules": {"houses": 2, "seeds": 2}, "seconds": 0.5}),
        )
        .await;
    let (busy, hard) = (api.clone(), json!({"rules": {"houses": 10, "seeds": 10}}));
    let busy = tokio::spawn(async move { busy.post("analyze", &hard).await });
    tokio::time::sleep(Duration::from_millis(300)).await;
    asker
        .post("analyze", 503, None, json!({"rules": {"seeds": 3}}))
        .await;
    busy.abort();
    asker.get("rules", 200).await;
    let request = asker.request(&Method::GET, "rules/varv");
    asker.ask(Method::GET, "rules/{name}", 200, request).await;
    let request = asker.request(&Method::GET, "rules/nonsense");
    asker.ask(Method::GET, "rules/{name}", 404, request).await;

    let (status, document) = api.get("openapi.json").await;
    assert_eq!(status, 200);
    let documented = documented(&document);
    let undocumented: Vec<&Answer> = asker.had.difference(&documented).collect();
    assert!(undocumented.is_empty(), "{undocumented:?}");
    let never: Vec<&Answer> = documented.difference(&asker.had).collect();
    assert!(never.is_empty(), "{never:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ruling_is_that_of_the_command_line() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(file(folder.path()), Limits::default()).await;
    // Fault 1 of other programs: nothing is captured where nothing lies opposite.
    let position = "S 1 0 0 0 0 3 (10) / N 4 4 4 0 0 4 (18) s";
    let body = json!({"position": position, "moves": [0]});
    let (_, ruling) = server.client().post("judge", &body).await;
    assert_eq!(
        ruling["after"],
        json!([0, 1, 0, 0, 0, 3, 10, 4, 4, 4, 0, 0, 4, 18])
    );
    assert_eq!(ruling["next"], "north");
    let differs = ruling["would_differ"].as_array().unwrap();
    assert!(
        differs
            .iter()
            .any(|other| other["set"] == json!({"capture": "empty"}))
    );
    let body = json!({"moves": [2, "N1"]});
    let (_, ruling) = server.client().post("judge", &body).await;
    assert_eq!(ruling["refused"]["code"], "move.foreign_house");
    server.stop().await;
}
