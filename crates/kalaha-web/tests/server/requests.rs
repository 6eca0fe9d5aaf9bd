//! What is asked in another way than it should be is told so.

use std::time::Duration;

use kalaha_web::Limits;
use reqwest::Method;
use reqwest::header::{CONTENT_TYPE, HeaderName};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::common::{Server, file, roomy};

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_begins_after_a_number_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(file(folder.path()), roomy()).await;
    let api = server.client();
    let game = api.friends().await;
    let seen = HeaderName::from_static("last-event-id");
    for path in [
        format!("/api/v1/games/{}/events", game.id),
        format!("/g/{}/live", game.id),
    ] {
        let url = format!("{}{path}", server.address);
        for (id, query, wanted) in [
            (None, "", 200),
            (Some("0"), "?after=x", 200),
            // Empty is as if there were none.
            (Some(""), "?after=0", 200),
            (Some(""), "?after=x", 422),
            (Some("x"), "?after=0", 422),
            (Some("-1"), "", 422),
            (Some("\u{e5}"), "", 422),
            (None, "?after=", 422),
        ] {
            let mut request = api.http.get(format!("{url}{query}"));
            if let Some(id) = id {
                request = request.header(&seen, id);
            }
            let answer = request.send().await.unwrap();
            assert_eq!(answer.status().as_u16(), wanted, "{path} {id:?} {query}");
        }
    }
    server.stop().await;
}

/// The status line and the code of the answer to a request sent by hand.
async fn by_hand(server: &Server, request: &str, ends: bool) -> (String, Value) {
    let address = server.address.trim_start_matches("http://");
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    if ends {
        stream.shutdown().await.unwrap();
    }
    let mut answer = String::new();
    let read = stream.read_to_string(&mut answer);
    let read = tokio::time::timeout(crate::common::PATIENCE, read).await;
    read.expect("an end").unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").expect(&answer);
    let status = head.lines().next().unwrap();
    let body: Value = serde_json::from_str(body).expect("JSON");
    (status.to_owned(), body["error"]["code"].clone())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_is_slow_or_broken_off_is_told_so() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits {
        sending: Duration::from_millis(200),
        ..roomy()
    };
    let server = Server::start(file(folder.path()), limits).await;
    let head = "POST /api/v1/games HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
    let (status, code) = by_hand(
        &server,
        &format!("{head}Content-Length: 50\r\n\r\n{{"),
        false,
    )
    .await;
    assert_eq!(
        (&*status, code),
        ("HTTP/1.1 408 Request Timeout", json!("body.too_slow"))
    );
    let chunked = "Transfer-Encoding: chunked\r\n\r\nnonsense\r\n";
    for (rest, ends) in [("Content-Length: 50\r\n\r\n{", true), (chunked, false)] {
        let (status, code) = by_hand(&server, &format!("{head}{rest}"), ends).await;
        assert_eq!(
            (&*status, code),
            ("HTTP/1.1 400 Bad Request", json!("body.broken_off")),
            "{rest}"
        );
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_field_or_a_rule_that_is_there_twice_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(file(folder.path()), roomy()).await;
    let api = server.client();
    for (path, body, key) in [
        (
            "games",
            r#"{"rules": {"houses": 6, "seeds": 4, "houses": 5}, "south": "human", "north": "human"}"#,
            "houses",
        ),
        (
            "games",
            r#"{"south": "human", "north": {"level": 1, "level": 8}}"#,
            "level",
        ),
        ("judge", r#"{"moves": [0], "moves": [1]}"#, "moves"),
        ("analyze", r#"{"seconds": 1, "seconds": 1}"#, "seconds"),
    ] {
        let request = api.request(Method::POST, path).body(body);
        let request = request.header(CONTENT_TYPE, "application/json");
        let (status, told) = api.ask(request).await;
        assert_eq!(
            (
                status.as_u16(),
                &told["error"]["code"],
                &told["error"]["key"]
            ),
            (422, &json!("field.twice"), &json!(key))
        );
    }
    server.stop().await;
}

/// Who asks for a file that is not there is told so.
#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_is_not_there_is_answered_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(file(folder.path()), roomy()).await;
    let http = server.client().http;
    for path in ["/assets/x/nonsense.js", "/assets/%FF/base.css%00"] {
        let ask = || http.get(format!("{}{path}", server.address));
        let answer = ask().send().await.unwrap();
        assert_eq!(answer.status(), 404);
        let told: Value = answer.json().await.unwrap();
        assert_eq!(told["error"]["code"], "page.unknown");
        let page = ask().header("Accept", "text/html").send().await.unwrap();
        assert_eq!(page.status(), 404);
        assert!(page.text().await.unwrap().contains("There is no such page"));
    }
    server.stop().await;
}
