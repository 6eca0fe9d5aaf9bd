//! The examples of the OpenAPI document, sent as they stand there.

use kalaha_web::Limits;
use reqwest::Method;
use serde_json::{Value, json};

use crate::common::{Api, Game, Server, file};

/// Without what is another time after time.
fn lasting(answer: &Value) -> Value {
    let mut answer = answer.clone();
    for (key, value) in answer.as_object_mut().into_iter().flatten() {
        if ["nodes", "seconds"].contains(&&**key) {
            *value = Value::Null;
        }
    }
    answer
}

/// The example beside a schema.
fn example(described: &Value) -> Option<&Value> {
    described["content"]["application/json"].get("example")
}

async fn begun(api: &Api, document: &Value) -> Game {
    let begin = &document["paths"]["/api/v1/games"]["post"]["requestBody"];
    let begin = example(begin).expect("an example");
    api.create(begin.clone()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_example_is_answered_as_it_shows() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(file(folder.path()), Limits::default()).await;
    let api = server.client();
    let (_, document) = api.get("openapi.json").await;
    assert_eq!(document["servers"][0]["url"], "/");
    let game = begun(&api, &document).await;
    let secret = game.south.as_deref().expect("a seat");
    let mut answers = 0;
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            let sent = example(&operation["requestBody"]);
            let needs = operation["requestBody"]["required"] == true;
            assert_eq!(sent.is_some(), needs, "{method} {path}");
            let shown = operation["responses"].as_object().unwrap();
            let shown = shown.values().find_map(example);
            if sent.is_none() && shown.is_none() {
                continue;
            }
            let path = path.replace("{id}", &game.id).replace("{name}", "familie");
            let path = path.strip_prefix("/api/v1/").unwrap();
            let method = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
            let mut request = api.request(method, path).bearer_auth(secret);
            if let Some(sent) = sent {
                request = request.json(sent);
            }
            let (status, answer) = api.ask(request).await;
            assert!(status.is_success(), "{path}: {answer:#}");
            if let Some(shown) = shown {
                answers += 1;
                assert_eq!(lasting(&answer), lasting(shown), "{path}: {answer:#}");
            }
        }
    }
    assert_eq!(answers, 3);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_are_told_who_is_right() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(file(folder.path()), Limits::default()).await;
    let api = server.client();
    // South captures 7: its last seed and the six opposite.
    let asked = |claims: Value| {
        json!({
            "position": "S 1 0 3 2 0 1 (14) / N 2 2 0 1 6 3 (13) s",
            "moves": [0],
            "claims": claims,
        })
    };
    let (_, answer) = api
        .post("judge", &asked(json!(["capture=6", "capture"])))
        .await;
    let case = &answer["case"];
    assert_eq!(case["sentence"], "The second person is right.");
    let [first, second] = &case["claims"].as_array().unwrap()[..] else {
        panic!("{case}")
    };
    assert_eq!(
        (&first["claim"], &first["seeds"], &first["right"]),
        (&json!("capture"), &json!(6), &json!(false))
    );
    assert_eq!(first["house_rules"], json!([{"capture": "leave_own"}]));
    assert_eq!(second["right"], true);
    let (_, answer) = api.post("judge", &asked(json!([]))).await;
    assert_eq!(answer.get("case"), None);
    for claims in [
        json!(["luck"]),
        json!(["over", "over", "over"]),
        json!("over"),
        json!([7]),
    ] {
        let (status, refused) = api.post("judge", &asked(claims)).await;
        assert_eq!(status, 422);
        assert_eq!(refused["error"]["key"], "claims");
    }
    server.stop().await;
}
