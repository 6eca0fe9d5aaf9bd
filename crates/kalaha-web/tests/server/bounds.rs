//! What one game and one address are given, and that the others go on.

use std::time::Duration;

use kalaha_web::{Database, Limits};
use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::common::{Api, Game, Server, file, on_each_database, roomy};

async fn refused(api: &Api, game: &Game, secret: &str, act: &str) -> bool {
    let (status, told) = api.act(game, secret, act).await;
    let is_refused = told["error"]["code"] == "limit.changes";
    assert_eq!(
        status.as_u16(),
        if is_refused { 409 } else { 200 },
        "{told}"
    );
    if is_refused {
        assert_eq!(told["state"]["id"], *game.id);
    }
    is_refused
}

/// A server whose games have at most eight changes.
async fn of_eight_changes() -> (Server, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits {
        changes: 8,
        ..roomy()
    };
    (Server::start(file(folder.path()), limits).await, folder)
}

#[tokio::test(flavor = "multi_thread")]
async fn asking_has_an_end_and_the_game_is_played_on() {
    let (server, _folder) = of_eight_changes().await;
    let api = server.client();
    let game = api.friends().await;
    let (south, north) = (game.south.clone().unwrap(), game.north.clone().unwrap());
    let play = async |secret: &str, ply: u64, house: u8| {
        let body = json!({"ply": ply, "move": house});
        api.play(&game, secret, body).await
    };
    assert_eq!(play(&south, 0, 0).await.0, 200);
    for act in ["takeback", "decline", "takeback"] {
        assert!(!refused(&api, &game, &south, act).await, "{act}");
    }
    // Four changes of eight: the others are for moves and answers.
    assert!(!refused(&api, &game, &north, "decline").await);
    assert!(refused(&api, &game, &south, "takeback").await);
    for (ply, secret, house) in [(1, &north, 0), (2, &south, 5), (3, &north, 5)] {
        let (status, told) = play(secret, ply, house).await;
        assert_eq!(status, 200, "{told}");
    }
    let (status, told) = play(&south, 4, 4).await;
    assert_eq!(
        (status.as_u16(), &told["error"]["code"]),
        (409, &json!("limit.changes"))
    );
    // An end can always be made.
    assert!(!refused(&api, &game, &north, "resign").await);
    assert!(refused(&api, &game, &south, "rematch").await);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_asked_is_granted_and_another_game_begun_however_much_was_asked() {
    let (server, _folder) = of_eight_changes().await;
    let api = server.client();
    let game = api.friends().await;
    let (south, north) = (game.south.clone().unwrap(), game.north.clone().unwrap());
    let body = json!({"ply": 0, "move": 0});
    assert_eq!(api.play(&game, &south, body).await.0, 200);
    for (act, secret) in [
        ("takeback", &south),
        ("decline", &south),
        ("takeback", &south),
        ("accept", &north),
        ("resign", &north),
        ("rematch", &south),
        ("rematch", &north),
    ] {
        assert!(!refused(&api, &game, secret, act).await, "{act}");
    }
    assert!(api.state(&game).await["rematch"].is_string());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_has_its_share_of_the_streams_behind_a_proxy_too() {
    let folder = tempfile::tempdir().unwrap();
    let limits = roomy().with_streams(16);
    let server = Server::start(file(folder.path()), limits).await;
    let api = server.client();
    let game = api.friends().await;
    let follow = async |from: &str, path: &str| {
        let url = format!("{}{path}", server.address);
        let request = api.http.get(url).header("X-Forwarded-For", from);
        request.send().await.unwrap()
    };
    let events = format!("/api/v1/games/{}/events", game.id);
    let live = format!("/g/{}/live?after=0", game.id);
    let first = follow("192.0.2.1", &events).await;
    let second = follow("192.0.2.1", &live).await;
    assert_eq!(
        (first.status(), second.status()),
        (StatusCode::OK, StatusCode::OK)
    );
    for path in [&events, &live] {
        assert_eq!(follow("192.0.2.1", path).await.status(), 429);
    }
    assert_eq!(follow("192.0.2.2", &events).await.status(), 200);
    assert_eq!(follow("2001:db8::1", &events).await.status(), 200);
    drop(first);
    let again = async {
        while follow("192.0.2.1", &events).await.status() != StatusCode::OK {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(crate::common::PATIENCE, again)
        .await
        .unwrap();
    server.stop().await;
}

/// A stream tells each change with the game as it was then, wherever it begins.
#[tokio::test(flavor = "multi_thread")]
async fn a_stream_tells_the_game_as_it_was_at_each_change() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(file(folder.path()), roomy()).await;
    let api = server.client();
    let game = api.friends().await;
    let (south, north) = (game.south.clone().unwrap(), game.north.clone().unwrap());
    // South takes house 3 back, after an extra turn and without one.
    let mut told = Vec::new();
    for (secret, act) in [
        (&south, json!({"ply": 0, "move": 2})),
        (&south, json!({"ply": 1, "move": 0})),
        (&south, json!("takeback")),
        (&north, json!("accept")),
        (&south, json!("takeback")),
        (&south, json!("decline")),
        (&south, json!({"ply": 1, "move": 5})),
        (&north, json!("resign")),
    ] {
        let (status, state) = match &act {
            Value::String(act) => api.act(&game, secret, act).await,
            _ => api.play(&game, secret, act).await,
        };
        assert_eq!(status, 200, "{state}");
        told.push(state);
    }
    for after in 0..told.len() {
        let mut events = api.follow(&game, None, Some(after as u64)).await;
        for state in &told[after..] {
            assert_eq!(events.entry().await.data["state"], *state);
        }
    }
    server.stop().await;
}

/// What can't be an id is no game, whatever database is behind it.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_id_is_no_game_on_either_database() {
    on_each_database(async |database: Database| {
        let server = Server::start(database, roomy()).await;
        let api = server.client();
        for id in ["%00", "abcdefghijkmn%00", "abcdefghijkmnp", "%C3%A5", "x"] {
            for path in ["", "/events"] {
                let (status, told) = api.get(&format!("games/{id}{path}")).await;
                assert_eq!(
                    (status.as_u16(), &told["error"]["code"]),
                    (404, &json!("game.unknown")),
                    "{id}{path}"
                );
            }
            for path in ["", "/view", "/live", "/record", "/help", "/next"] {
                let url = format!("{}/g/{id}{path}", server.address);
                let answer = api.http.get(url).send().await.unwrap();
                assert_eq!(answer.status(), 404, "{id}{path}");
            }
        }
        // Nor does a name with such a sign trouble it.
        let named = json!({"south": {"name": "An\u{0}na"}, "north": "human"});
        let game = api.create(named).await;
        let state = api.state(&game).await;
        assert_eq!(state["players"]["south"]["name"], "An na");
        server.stop().await;
    })
    .await;
}
