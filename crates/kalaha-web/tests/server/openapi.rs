//! The OpenAPI document against the server: every answer that it describes is had, and every answer
//! that is had is as it describes.

use std::collections::BTreeSet;
use std::time::Duration;

use kalaha_web::Limits;
use reqwest::header::{CONTENT_TYPE, ORIGIN};
use reqwest::{Method, RequestBuilder};
use serde_json::{Value, json};

use crate::common::{Api, Game, PATIENCE, Server, file};

/// Asks, compares with the document, and keeps what was answered.
struct Asker {
    api: Api,
    document: Value,
    /// The game that is asked about.
    id: String,
    /// Routes as `post /games/{id}/moves` with a status.
    had: BTreeSet<(String, u16)>,
}

impl Asker {
    async fn new(api: Api, game: &Game) -> Self {
        let (status, mut document) = api.get("openapi.json").await;
        assert_eq!(status, 200);
        let mut flattened = BTreeSet::new();
        references_in_all_of(&document, false, &mut flattened);
        close(&mut document["components"]["schemas"], &flattened);
        Self {
            api,
            document,
            id: game.id.clone(),
            had: BTreeSet::new(),
        }
    }

    fn operation(&self, route: &str) -> &Value {
        let (method, path) = route.split_once(' ').unwrap();
        let operation = &self.document["paths"][format!("/api/v1{path}")][method];
        assert!(operation.is_object(), "{route} is not in the document");
        operation
    }

    /// All routes whose operation is of that kind.
    fn routes(&self, is_wanted: impl Fn(&str, &Value) -> bool) -> Vec<String> {
        let mut routes = Vec::new();
        for (path, methods) in self.document["paths"].as_object().unwrap() {
            for (method, operation) in methods.as_object().unwrap() {
                let path = path.strip_prefix("/api/v1").unwrap();
                let route = format!("{method} {path}");
                if is_wanted(&route, operation) {
                    routes.push(route);
                }
            }
        }
        assert!(!routes.is_empty());
        routes
    }

    fn documented(&self) -> BTreeSet<(String, u16)> {
        let routes = self.routes(|_, _| true).into_iter();
        let answers = routes.flat_map(|route| {
            let answers = self.operation(&route)["responses"].as_object().unwrap();
            let statuses = answers.keys().map(|status| status.parse().unwrap());
            let statuses: Vec<u16> = statuses.collect();
            statuses
                .into_iter()
                .map(move |status| (route.clone(), status))
        });
        answers.collect()
    }

    /// A request to a route.
    fn to(&self, route: &str, secret: Option<&str>) -> RequestBuilder {
        let (method, path) = route.split_once(" /").unwrap();
        let method = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
        let request = self.api.request(method, &path.replace("{id}", &self.id));
        match secret {
            Some(secret) => request.bearer_auth(secret),
            None => request,
        }
    }

    /// What a request is answered, which must be as wanted and as documented.
    async fn has(&mut self, route: &str, wanted: u16, request: RequestBuilder) -> Value {
        let request = request.build().unwrap();
        let sent = request.body().and_then(|body| body.as_bytes());
        let sent = sent.and_then(|bytes| serde_json::from_slice(bytes).ok());
        let answer = self.api.http.execute(request).await.expect("an answer");
        let status = answer.status().as_u16();
        assert_eq!(status, wanted, "{route}: {}", answer.text().await.unwrap());
        let kind = answer.headers()[CONTENT_TYPE].to_str().unwrap();
        let kind = kind.split(';').next().unwrap().to_owned();
        let operation = self.operation(route);
        if let Some(sent) = sent.filter(|_| status < 300) {
            let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
            self.check(schema, &sent, route);
        }
        let described = &operation["responses"][status.to_string()];
        let schema = described["content"][&kind]["schema"].clone();
        assert!(schema.is_object(), "{route} answers {status} as {kind}");
        self.had.insert((route.to_owned(), status));
        if kind == "text/event-stream" {
            return Value::Null;
        }
        let answer: Value = answer.json().await.expect("JSON");
        self.check(&schema, &answer, route);
        let error = &answer["error"];
        if status >= 400 {
            let sentence = error["sentence"].as_str().unwrap();
            assert!(sentence.ends_with(['.', '?', '!']), "{sentence}");
            let code = error["code"].as_str().unwrap();
            assert!(code.contains('.') && !code.contains(' '), "{code}");
            if status == 422 {
                assert!(error["key"].is_string(), "{answer}");
            }
            if status == 409 {
                assert_eq!(answer["state"]["id"], *self.id, "{answer}");
            }
        }
        answer
    }

    /// Asks with JSON, or with nothing.
    async fn ask(&mut self, route: &str, wanted: u16, secret: Option<&str>, body: Value) -> Value {
        let mut request = self.to(route, secret);
        if !body.is_null() {
            request = request.json(&body);
        }
        self.has(route, wanted, request).await
    }

    /// Holds a value to a schema of the document.
    fn check(&self, schema: &Value, value: &Value, route: &str) {
        let mut schema = schema.clone();
        schema["components"] = self.document["components"].clone();
        let validator = jsonschema::draft202012::new(&schema).expect("a schema");
        let faults: Vec<String> = validator
            .iter_errors(value)
            .map(|fault| format!("{} {fault}", fault.instance_path()))
            .collect();
        assert!(faults.is_empty(), "{route}: {faults:#?}\n{value:#}");
    }
}

/// The schemas that others take over whole, which must stay open for these.
fn references_in_all_of(value: &Value, inside: bool, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                if let ("$ref", true, Some(name)) = (&**key, inside, value.as_str()) {
                    found.insert(name.rsplit('/').next().unwrap().to_owned());
                }
                references_in_all_of(value, key == "allOf", found);
            }
        }
        Value::Array(items) => {
            for item in items {
                references_in_all_of(item, inside, found);
            }
        }
        _ => {}
    }
}

/// Forbids what a schema does not describe, so that an answer has no more than is documented.
fn close(schemas: &mut Value, flattened: &BTreeSet<String>) {
    for (name, schema) in schemas.as_object_mut().unwrap() {
        let closes = |part: &Value| part["properties"].is_object() || part["allOf"].is_array();
        if closes(schema) && !flattened.contains(name) {
            schema["unevaluatedProperties"] = json!(false);
        }
        let parts = schema.get_mut("oneOf").and_then(Value::as_array_mut);
        for part in parts.into_iter().flatten() {
            if closes(part) {
                part["unevaluatedProperties"] = json!(false);
            }
        }
    }
}

#[expect(clippy::too_many_lines, reason = "one question after the other")]
#[tokio::test(flavor = "multi_thread")]
async fn every_documented_answer_is_had_and_every_answer_is_documented() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits {
        games_per_minute: 4,
        streams_per_game: 1,
        analyses: 1,
        ..Limits::default()
    };
    let server = Server::start(file(folder.path()), limits).await;
    let api = server.client();
    let two = json!({"south": "human", "north": "human"});
    let game = api.create(two.clone()).await;
    let (south, north) = (game.south.as_deref(), game.north.as_deref());
    let asker = &mut Asker::new(api.clone(), &game).await;
    let null = || Value::Null;

    // What is refused wherever it can be asked.
    for route in asker.routes(|route, _| route.starts_with("post ")) {
        let request = asker.to(&route, south).json(&json!({}));
        let request = request.header(ORIGIN, "https://evil.example");
        let refused = asker.has(&route, 403, request).await;
        assert_eq!(refused["error"]["code"], "origin.foreign");
    }
    for route in asker.routes(|_, operation| operation["requestBody"].is_object()) {
        let json = "application/json";
        for (wanted, kind, body) in [
            (400, json, "{\"a\": ".to_owned()),
            (400, json, "[]".to_owned()),
            (413, json, " ".repeat(limits.body + 1)),
            (415, "text/plain", "{}".to_owned()),
            (
                422,
                "application/json; charset=utf-8",
                "{\"nonsense\": 1}".to_owned(),
            ),
        ] {
            let request = asker.to(&route, south).header(CONTENT_TYPE, kind);
            asker.has(&route, wanted, request.body(body)).await;
        }
    }
    for route in asker.routes(|_, operation| operation["security"].is_array()) {
        asker.ask(&route, 401, None, null()).await;
        asker.ask(&route, 403, Some("wrong"), null()).await;
    }
    let in_games = asker.routes(|route, _| route.contains("{id}"));
    for id in ["abcdefghijkmnp", "%FF"] {
        id.clone_into(&mut asker.id);
        for route in &in_games {
            asker.ask(route, 404, south, null()).await;
        }
    }
    asker.id.clone_from(&game.id);

    // Beginning games: four in a minute, one of which is there already.
    let begin = "post /games";
    for body in [
        json!({"south": "human", "north": {"level": 9}}),
        json!({"south": "human", "north": "nobody"}),
        json!({"rules": "standart", "south": "human", "north": "human"}),
        json!({"rules": {"houses": 0}, "south": "human", "north": "human"}),
        json!({"start": "S 1", "south": "human", "north": "human"}),
    ] {
        asker.ask(begin, 422, None, body).await;
    }
    asker.ask(begin, 201, None, two.clone()).await;
    let preset = json!({"rules": "familie", "south": {"level": 8}, "north": {"name": "Bo"}});
    asker.ask(begin, 201, None, preset).await;
    let own = json!({
        "rules": {"houses": 2, "seeds": 1, "pie": true}, "start": "S 1 1 (0) / N 1 1 (0) n",
        "south": {"name": "Anna"}, "north": {"level": 1}, "help": "values", "starts": "lot",
    });
    asker.ask(begin, 201, None, own).await;
    asker.ask(begin, 429, None, two.clone()).await;

    // Playing.
    asker.ask("get /games/{id}", 200, None, null()).await;
    let play = "post /games/{id}/moves";
    let first = json!({"ply": 0, "version": 0, "move": 0});
    asker.ask(play, 403, north, first.clone()).await;
    for chosen in [json!(6), json!(255), json!("swap"), json!(true)] {
        let body = json!({"ply": 0, "move": chosen});
        asker.ask(play, 422, south, body).await;
    }
    asker.ask(play, 422, south, json!({"move": 0})).await;
    asker.ask(play, 200, south, first.clone()).await;
    asker.ask(play, 409, south, first).await;

    // Following: one place in a game.
    let follow = "get /games/{id}/events";
    asker.ask(follow, 403, Some("wrong"), null()).await;
    let before = asker.to(follow, None).query(&[("after", "-1")]);
    asker.has(follow, 422, before).await;
    let held = asker.to(follow, south).send().await.unwrap();
    asker.ask(follow, 429, None, null()).await;
    drop(held);
    let left = async {
        while server.app.games().counts().0 > 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(PATIENCE, left).await.expect("in time");
    asker.ask(follow, 200, None, null()).await;

    // Requests and their answers.
    for (act, wanted, secret) in [
        ("accept", 409, south),
        ("decline", 409, south),
        ("rematch", 409, south),
        ("takeback", 409, north),
        ("takeback", 200, south),
        ("decline", 200, north),
        ("takeback", 200, south),
        ("accept", 200, north),
        ("resign", 200, south),
        ("resign", 409, south),
        ("rematch", 200, south),
        ("accept", 200, north),
    ] {
        let route = format!("post /games/{{id}}/{act}");
        asker.ask(&route, wanted, secret, null()).await;
    }

    // The referee and the analyst.
    let judge = "post /judge";
    for body in [
        json!({"moves": ["3"]}),
        json!({"moves": []}),
        json!({"position": "S 1", "moves": [0]}),
    ] {
        asker.ask(judge, 422, None, body).await;
    }
    let over = "S 0 0 0 0 0 1 (20) / N 1 0 0 0 0 2 (24) s";
    for body in [
        json!({"rules": "familie", "moves": [2, 5, "N1"]}),
        json!({"rules": {"pie": true}, "moves": [2, "S3"]}),
        json!({"position": over, "moves": [5]}),
    ] {
        asker.ask(judge, 200, None, body).await;
    }
    let analyze = "post /analyze";
    for body in [json!({"seconds": 0}), json!({"record": "kalaha 2"})] {
        asker.ask(analyze, 422, None, body).await;
    }
    for body in [
        json!({"rules": {"houses": 2, "seeds": 2, "pie": true}, "seconds": 0.5}),
        json!({"record": "kalaha 1\nrules: houses=2 seeds=2\nsouth: Anna\nS1", "seconds": 0.5}),
    ] {
        asker.ask(analyze, 200, None, body).await;
    }
    let (busy, hard) = (api.clone(), json!({"rules": {"houses": 10, "seeds": 10}}));
    let busy = tokio::spawn(async move { busy.post("analyze", &hard).await });
    let waiting = async {
        while server.app.engines().counts().1 == 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(PATIENCE, waiting)
        .await
        .expect("in time");
    // Not the usual start, whose values are known without a search.
    let other = json!({"rules": {"seeds": 3}});
    asker.ask(analyze, 503, None, other).await;
    busy.abort();
    asker.ask("get /rules", 200, None, null()).await;
    let preset = "get /rules/{name}";
    for (wanted, name) in [(200, "varv"), (404, "nonsense"), (404, "%FF")] {
        let request = api.request(Method::GET, &format!("rules/{name}"));
        asker.has(preset, wanted, request).await;
    }
    server.stop().await;

    // Without patience for bodies.
    let hasty = Limits {
        sending: Duration::ZERO,
        ..limits
    };
    let server = Server::start(file(folder.path()), hasty).await;
    asker.api = server.client();
    for route in asker.routes(|_, operation| operation["requestBody"].is_object()) {
        let slow = futures_util::stream::pending::<Result<Vec<u8>, std::io::Error>>();
        let request = asker
            .to(&route, south)
            .header(CONTENT_TYPE, "application/json");
        let request = request.body(reqwest::Body::wrap_stream(slow));
        asker.has(&route, 408, request).await;
    }
    server.stop().await;

    // Without the games' database.
    let server = Server::start(file(folder.path()), limits).await;
    server.app.close().await;
    asker.api = server.client();
    asker.ask(begin, 503, None, two).await;
    for route in &in_games {
        asker.ask(route, 503, south, null()).await;
    }
    server.stop().await;

    let never: Vec<_> = asker.documented().difference(&asker.had).cloned().collect();
    assert!(never.is_empty(), "{never:?}");
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
    // Another way round changes nearly every move: nobody argues about one because of it.
    assert!(
        !differs
            .iter()
            .any(|other| other["set"]["direction"].is_string())
    );
    let body = json!({"moves": [2, "N1"]});
    let (_, ruling) = server.client().post("judge", &body).await;
    assert_eq!(ruling["refused"]["code"], "move.foreign_house");
    server.stop().await;
}
