//! Whatever comes from outside: refused or bounded, and the games go on.

use std::time::Duration;

use futures_util::{StreamExt, stream};
use kalaha_web::Limits;
use reqwest::header::{HOST, ORIGIN};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::common::{Api, Game, PATIENCE, Server, file, roomy};

/// A move is made and another one refused: the game goes on.
async fn goes_on(api: &Api, game: &Game) {
    let state = api.state(game).await;
    let mover = state["to_move"].as_str().unwrap();
    let secret = if mover == "south" {
        &game.south
    } else {
        &game.north
    };
    let body = json!({"ply": state["ply"], "version": state["version"], "move": state["legal"][0]});
    let played = api.play(game, secret.as_deref().unwrap(), body);
    let (status, told) = timeout(PATIENCE, played).await.expect("in time");
    assert_eq!(status, StatusCode::OK, "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn secrets_open_their_own_seat_and_are_told_nowhere_else() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(file(folder.path()), roomy()).await;
    let api = server.client();
    let (game, other) = (api.friends().await, api.friends().await);
    let south = game.south.clone().unwrap();
    assert!(south.len() >= 26 && Some(&south) != game.north.as_ref());
    let body = json!({"ply": 0, "version": 0, "move": 0});
    // North's secret plays no move of South's; another game's secret opens nothing; nor does a hash.
    let (status, refused) = api
        .play(&game, game.north.as_deref().unwrap(), body.clone())
        .await;
    assert_eq!(
        (status.as_u16(), &refused["error"]["code"]),
        (403, &json!("move.not_your_turn"))
    );
    let stolen = other.south.clone().unwrap();
    for secret in [&*stolen, "x", &south[1..], &"a".repeat(5000)] {
        let (status, refused) = api.play(&game, secret, body.clone()).await;
        assert_eq!(
            (status.as_u16(), &refused["error"]["code"]),
            (403, &json!("seat.wrong"))
        );
    }
    for id in [
        "",
        "x",
        "..%2F..",
        "%00",
        "' OR 1=1 --",
        &game.id.to_uppercase(),
        &"a".repeat(3000),
    ] {
        let (status, refused) = api.get(&format!("games/{id}")).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{id}: {refused}");
    }
    let told = api.state(&game).await.to_string();
    let kept = std::fs::read_dir(folder.path()).unwrap();
    let kept: Vec<u8> = kept
        .flat_map(|file| std::fs::read(file.unwrap().path()).unwrap())
        .collect();
    for secret in [&south, game.north.as_ref().unwrap()] {
        assert!(!told.contains(secret.as_str()));
        assert!(
            !kept
                .windows(secret.len())
                .any(|window| window == secret.as_bytes())
        );
    }
    assert!(
        kept.windows(game.id.len())
            .any(|window| window == game.id.as_bytes())
    );
    goes_on(&api, &game).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn posts_from_other_pages_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(file(folder.path()), roomy()).await;
    let api = server.client();
    let game = api.friends().await;
    let own = api.address.clone();
    for (origin, wanted) in [
        ("https://evil.example", 403),
        ("null", 403),
        ("http://127.0.0.1:1", 403),
        (&*own, 200),
    ] {
        let path = format!("games/{}/moves", game.id);
        let request = api.request(Method::POST, &path).header(ORIGIN, origin);
        let request = request.bearer_auth(game.south.as_deref().unwrap());
        let (status, _) = api.ask(request.json(&json!({"ply": 0, "move": 0}))).await;
        assert_eq!(status.as_u16(), wanted, "{origin}");
    }
    let request = api
        .request(Method::POST, "games")
        .header("Sec-Fetch-Site", "cross-site");
    assert_eq!(
        request.send().await.unwrap().status(),
        StatusCode::FORBIDDEN
    );
    // A page's name that leads here does not help it either: the origin is its own.
    let request = api
        .request(Method::POST, "games")
        .header(HOST, "evil.example");
    let request = request.header(ORIGIN, &own);
    assert_eq!(
        request.send().await.unwrap().status(),
        StatusCode::FORBIDDEN
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn script_in_a_name_stays_a_name() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(file(folder.path()), roomy()).await;
    let api = server.client();
    let script = "<script>alert(1)</script>\u{202e}\u{0}\r\n";
    let game = api
        .create(json!({"south": {"name": script}, "north": "human"}))
        .await;
    let path = format!("games/{}", game.id);
    let answer = api.request(Method::GET, &path).send().await.unwrap();
    let header = |name: &str| answer.headers()[name].to_str().unwrap().to_owned();
    assert_eq!(header("content-type"), "application/json");
    assert_eq!(header("x-content-type-options"), "nosniff");
    assert_eq!(header("cache-control"), "no-store");
    let policy = header("content-security-policy");
    assert!(
        policy.contains("default-src 'none'") && !policy.contains("unsafe"),
        "{policy}"
    );
    let state: Value = answer.json().await.unwrap();
    let name = state["players"]["south"]["name"].as_str().unwrap();
    assert!(name.starts_with("<script>alert(1)</script>") && !name.contains(char::is_control));
    goes_on(&api, &game).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_megabytes_are_not_read() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(file(folder.path()), roomy()).await;
    let api = server.client();
    let game = api.friends().await;
    for path in ["games", "judge", "analyze"] {
        let body = format!("{{\"rules\": \"{}\"}}", "x".repeat(10 << 20));
        let request = api
            .request(Method::POST, path)
            .header("Content-Type", "application/json");
        // The answer comes, or the connection ends while we still send.
        if let Ok(answer) = request.body(body).send().await {
            assert_eq!(answer.status(), StatusCode::PAYLOAD_TOO_LARGE);
        }
    }
    goes_on(&api, &game).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_bounded_by_address_and_minute() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits {
        games_per_minute: 2,
        ..Limits::default()
    };
    let server = Server::start(file(folder.path()), limits).await;
    let api = server.client();
    let begin = async |from: &str| {
        let request = api
            .request(Method::POST, "games")
            .header("X-Forwarded-For", from);
        let request = request.json(&json!({"south": "human", "north": "human"}));
        request.send().await.unwrap()
    };
    assert_eq!(begin("192.0.2.1").await.status(), 201);
    assert_eq!(begin("192.0.2.1").await.status(), 201);
    let refused = begin("192.0.2.1").await;
    assert_eq!(refused.status(), 429);
    assert!(refused.headers().contains_key("retry-after"));
    assert_eq!(begin("192.0.2.2").await.status(), 201);
    server.stop().await;
}

/// A connection that is opened by hand.
async fn connect(server: &Server) -> TcpStream {
    let address = server.address.trim_start_matches("http://");
    TcpStream::connect(address).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_reader_holds_nobody_up() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(file(folder.path()), roomy()).await;
    let api = server.client();
    let game = api.friends().await;
    let mut slow = Vec::new();
    for _ in 0..20 {
        let mut stream = connect(&server).await;
        let ask = format!(
            "GET /api/v1/games/{}/events HTTP/1.1\r\nHost: x\r\n\r\n",
            game.id
        );
        stream.write_all(ask.as_bytes()).await.unwrap();
        // Never read.
        slow.push(stream);
    }
    let mut quick = api.follow(&game, None, None).await;
    let mut number = 0;
    while api.state(&game).await["result"].is_null() {
        goes_on(&api, &game).await;
        number += 1;
        assert_eq!(quick.entry().await.id, Some(number));
    }
    // What a slow one has missed is still to be had, in order, with nothing kept for it meanwhile.
    let mut late = api.follow(&game, None, Some(number - 1)).await;
    assert_eq!(late.entry().await.id, Some(number));
    drop(slow);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_on_the_line_ends_its_connection_only() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(file(folder.path()), roomy()).await;
    let api = server.client();
    let game = api.friends().await;
    for bytes in [
        &b"\x16\x03\x01\x02\x00\x01\x00"[..],
        b"GET / HTTP/9.9\r\n\r\n",
        b"POST /api/v1/games HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        b"GET /api/v1/games/%ff%fe HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    ] {
        let mut stream = connect(&server).await;
        stream.write_all(bytes).await.unwrap();
        let mut answer = Vec::new();
        // What comes back is an answer or the end.
        let _ = tokio::time::timeout(Duration::from_secs(40), stream.read_to_end(&mut answer))
            .await
            .unwrap();
        let answer = String::from_utf8_lossy(&answer);
        assert!(
            answer.is_empty() || answer.starts_with("HTTP/1.1 4"),
            "{answer}"
        );
    }
    goes_on(&api, &game).await;
    server.stop().await;
}

/// An idle stream; nothing if it is refused.
async fn idle(server: &Server, id: &str) -> Option<TcpStream> {
    let mut stream = connect(server).await;
    let ask = format!("GET /api/v1/games/{id}/events HTTP/1.1\r\nHost: x\r\n\r\n");
    stream.write_all(ask.as_bytes()).await.unwrap();
    let mut status = [0; 12];
    stream.read_exact(&mut status).await.unwrap();
    match &status {
        b"HTTP/1.1 200" => Some(stream),
        b"HTTP/1.1 429" => None,
        other => panic!("{}", String::from_utf8_lossy(other)),
    }
}

/// Ten thousand idle streams on a server as it comes: as many as there is room for are kept, the others
/// refused, and meanwhile moves are answered.
#[tokio::test(flavor = "multi_thread")]
async fn ten_thousand_idle_streams_are_bounded() {
    const ASKED: usize = 10_000;
    /// Files of the other tests of this process, and of the database.
    const OTHERS: usize = 1500;
    let usual = Limits::default().streams;
    // Each stream has both its ends in this process.
    let files = rlimit::increase_nofile_limit(u64::MAX).unwrap_or(0);
    let files = usize::try_from(files).unwrap_or(usize::MAX);
    let streams = usual.min(files.saturating_sub(OTHERS) / 2);
    if streams < usual {
        println!("{streams} streams in place of {usual}: this process may have {files} files");
    }
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits {
        streams_of_one: streams,
        ..roomy().with_streams(streams)
    };
    let server = Server::start(file(folder.path()), limits).await;
    let api = server.client();
    let mut games = Vec::new();
    for _ in 0..ASKED.div_ceil(limits.streams_per_game) {
        games.push(api.friends().await);
    }
    let filling = stream::iter(0..ASKED)
        .map(|index| idle(&server, &games[index % games.len()].id))
        .buffer_unordered(64)
        .collect::<Vec<Option<TcpStream>>>();
    let playing = async {
        let mut moves = 0;
        loop {
            let game = api.friends().await;
            for _ in 0..10 {
                goes_on(&api, &game).await;
                moves += 1;
                if server.app.games().counts().0 == streams && moves > 10 {
                    return;
                }
            }
        }
    };
    let (idle, ()) = tokio::join!(filling, playing);
    assert_eq!(idle.iter().flatten().count(), streams);
    for game in &games {
        goes_on(&api, game).await;
    }
    drop(idle);
    server.stop().await;
}
