//! Games by the API: what is played, refused, taken back, and found again after a restart.

use kalaha_web::Database;
use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::common::{Server, file, on_each_database, roomy};

const OK: StatusCode = StatusCode::OK;
const CONFLICT: StatusCode = StatusCode::CONFLICT;

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_and_read_again_after_a_restart() {
    on_each_database(async |database: Database| {
        let server = Server::start(database.clone(), roomy()).await;
        let api = server.client();
        let game = api.friends().await;
        let (south, north) = (game.south.clone().unwrap(), game.north.clone().unwrap());
        // South 3 (extra turn), South 6; North 5.
        let mut version = 0;
        for (secret, ply, house) in [(&south, 0, 2), (&south, 1, 5), (&north, 2, 4)] {
            let body = json!({"ply": ply, "version": version, "move": house});
            let (status, state) = api.play(&game, secret, body).await;
            assert_eq!(status, OK, "{state}");
            version = state["version"].as_u64().unwrap();
            assert_eq!(state["last"]["events"][0]["type"], "lift");
        }
        // An index is named as it was sent.
        let far = json!({"ply": 3, "version": 3, "move": 99});
        let (status, refused) = api.play(&game, &south, far).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
        assert_eq!(refused["error"]["code"], "move.no_such_house");
        let told = "The field “move” must be a house’s 0-based index from 0 to 5, not 99.";
        assert_eq!(refused["error"]["sentence"], told);
        let before = api.state(&game).await;
        assert_eq!((before["ply"].as_u64(), version), (Some(3), 3));
        server.stop().await;
        let server = Server::start(database, roomy()).await;
        let api = server.client();
        assert_eq!(api.state(&game).await, before);
        let body = json!({"ply": 3, "version": 3, "move": 0});
        assert_eq!(api.play(&game, &south, body).await.0, OK);
        server.stop().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_database_nothing_is_acknowledged() {
    on_each_database(async |database: Database| {
        let server = Server::start(database, roomy()).await;
        let api = server.client();
        let game = api.friends().await;
        let south = game.south.clone().unwrap();
        server.app.close().await;
        let body = json!({"ply": 0, "version": 0, "move": 0});
        let (status, refused) = api.play(&game, &south, body).await;
        assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(refused["error"]["code"], "storage.unavailable");
        // What is in memory can be read, and is as it was.
        assert_eq!(api.state(&game).await["version"], 0);
        let health = api.http.get(format!("{}/health", api.address));
        assert_eq!(
            health.send().await.unwrap().status(),
            StatusCode::SERVICE_UNAVAILABLE
        );
        server.stop().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_clicks_are_one_move() {
    on_each_database(async |database: Database| {
        let server = Server::start(database, roomy()).await;
        let api = server.client();
        let game = api.friends().await;
        let south = game.south.clone().unwrap();
        let body = json!({"ply": 0, "version": 0, "move": 2});
        let clicks = (0..8).map(|_| api.play(&game, &south, body.clone()));
        let answers = futures_util::future::join_all(clicks).await;
        let played: Vec<&Value> = answers
            .iter()
            .filter(|(status, _)| *status == OK)
            .map(|(_, state)| state)
            .collect();
        assert_eq!(played.len(), 1);
        for (status, refused) in answers.iter().filter(|(status, _)| *status != OK) {
            assert_eq!(*status, CONFLICT);
            assert_eq!(refused["error"]["code"], "game.moved_on");
            // Every refusal brings the board as it is.
            assert_eq!(refused["state"], *played[0]);
        }
        assert_eq!(api.state(&game).await["moves"].as_array().unwrap().len(), 1);
        server.stop().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_takeback_is_asked_for_and_survives_a_restart() {
    on_each_database(async |database: Database| {
        let server = Server::start(database.clone(), roomy()).await;
        let api = server.client();
        let game = api.friends().await;
        let (south, north) = (game.south.clone().unwrap(), game.north.clone().unwrap());
        api.play(&game, &south, json!({"ply": 0, "move": 2})).await;
        api.play(&game, &south, json!({"ply": 1, "move": 0})).await;
        api.play(&game, &north, json!({"ply": 2, "move": 0})).await;
        let (status, state) = api.act(&game, &south, "takeback").await;
        assert_eq!(status, OK);
        let asked = json!({"kind": "takeback", "by": "south", "to_ply": 1});
        assert_eq!(state["request"], asked);
        // A second request changes nothing, nor does the asker's own consent.
        let again = api.act(&game, &south, "takeback").await;
        assert_eq!(again, (OK, state));
        let (status, own) = api.act(&game, &south, "accept").await;
        assert_eq!(
            (status, &own["error"]["code"]),
            (CONFLICT, &json!("request.own"))
        );
        server.stop().await;

        let server = Server::start(database.clone(), roomy()).await;
        let api = server.client();
        let (_, state) = api.act(&game, &north, "accept").await;
        assert_eq!((&state["ply"], &state["version"]), (&json!(1), &json!(5)));
        // A retry from before the take-back.
        let retry = json!({"ply": 1, "version": 1, "move": 0});
        assert_eq!(api.play(&game, &south, retry).await.0, CONFLICT);
        let (status, state) = api
            .play(&game, &south, json!({"ply": 1, "version": 5, "move": 5}))
            .await;
        assert_eq!(status, OK, "{state}");
        server.stop().await;

        let server = Server::start(database, roomy()).await;
        assert_eq!(server.client().state(&game).await, state);
        server.stop().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_keeps_the_seats_and_the_other_one_begins() {
    on_each_database(async |database: Database| {
        let server = Server::start(database, roomy()).await;
        let api = server.client();
        let body = json!({"south": {"name": "Anna"}, "north": {"name": "<b>Bo</b>"}});
        let mut game = api.create(body).await;
        let (south, north) = (game.south.clone().unwrap(), game.north.clone().unwrap());
        let (status, refused) = api.act(&game, &north, "rematch").await;
        assert_eq!(
            (status, &refused["error"]["code"]),
            (CONFLICT, &json!("game.still_on"))
        );
        let (_, state) = api.act(&game, &south, "resign").await;
        assert_eq!(state["result"]["winner"], "north");
        assert_eq!(state["result"]["reason"], "resigned");
        let (_, state) = api.act(&game, &north, "rematch").await;
        assert_eq!(state["request"]["kind"], "rematch");
        // Both ask at the same time: there is one new game.
        let (a, b) = tokio::join!(
            api.act(&game, &south, "rematch"),
            api.act(&game, &south, "accept"),
        );
        let next = api.state(&game).await["rematch"].clone();
        let accepted = [&a, &b].into_iter().filter(|(status, _)| *status == OK);
        assert!(accepted.clone().count() >= 1);
        for (_, state) in accepted {
            assert_eq!(state["rematch"], next);
        }
        game.id = next.as_str().unwrap().to_owned();
        let state = api.state(&game).await;
        assert_eq!(state["to_move"], "north");
        assert_eq!(state["players"]["north"]["name"], "<b>Bo</b>");
        let (status, refused) = api.play(&game, &south, json!({"ply": 0, "move": 0})).await;
        assert_eq!(status, StatusCode::FORBIDDEN);
        assert_eq!(refused["error"]["code"], "move.not_your_turn");
        let (status, state) = api.play(&game, &north, json!({"ply": 0, "move": 0})).await;
        assert_eq!((status, &state["to_move"]), (OK, &json!("south")));
        server.stop().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_game_begins_where_it_would_be_over() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(file(folder.path()), roomy()).await;
    let begin = |rules: &str, start: &str| {
        let two = json!({"rules": rules, "start": start, "south": "human", "north": "human"});
        let api = server.client();
        async move { api.post("games", &two).await }
    };
    // Where play goes on until the mover is stuck, an empty row of the other side's ends nothing.
    let start = "S 0 0 0 0 0 0 (20) / N 0 0 0 0 0 2 (26) n";
    assert_eq!(begin("regler-se", start).await.0, StatusCode::CREATED);
    let (status, refused) = begin("standard", start).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    let error = &refused["error"];
    assert_eq!(
        (&error["code"], &error["key"]),
        (&json!("position.over"), &json!("start"))
    );
    server.stop().await;
}
