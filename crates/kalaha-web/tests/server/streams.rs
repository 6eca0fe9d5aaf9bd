//! Following a game: nothing is missed, nothing comes twice, and who is here is told.

use kalaha_web::{Database, Limits};
use reqwest::StatusCode;
use serde_json::json;

use crate::common::{Server, file, on_each_database, roomy};

#[tokio::test(flavor = "multi_thread")]
async fn a_broken_connection_goes_on_where_it_was() {
    on_each_database(async |database: Database| {
        let server = Server::start(database.clone(), roomy()).await;
        let api = server.client();
        let game = api.friends().await;
        let (south, north) = (game.south.clone().unwrap(), game.north.clone().unwrap());
        let mut events = api.follow(&game, None, None).await;
        let told = api
            .play(&game, &south, json!({"ply": 0, "move": 0}))
            .await
            .1;
        let event = events.entry().await;
        assert_eq!((event.id, &event.data["number"]), (Some(1), &json!(1)));
        assert_eq!(
            event.data["entry"],
            json!({"type": "move", "move": 0, "by": "south"})
        );
        assert_eq!(event.data["state"], told);
        assert_eq!(event.data["events"], told["last"]["events"]);
        // The network is gone while two things happen, and so is the server for a moment.
        drop(events);
        api.play(&game, &north, json!({"ply": 1, "move": 0})).await;
        api.act(&game, &south, "takeback").await;
        server.stop().await;
        let server = Server::start(database, roomy()).await;
        let api = server.client();
        let mut events = api.follow(&game, None, Some(1)).await;
        let (a, b) = (events.entry().await, events.entry().await);
        assert_eq!((a.id, b.id), (Some(2), Some(3)));
        assert_eq!(b.data["entry"]["type"], "takeback_asked");
        assert_eq!(b.data["state"], api.state(&game).await);
        // From the beginning on it is the same story.
        let mut all = api.follow(&game, None, None).await;
        for number in 1..=3 {
            assert_eq!(all.entry().await.id, Some(number));
        }
        api.act(&game, &north, "decline").await;
        assert_eq!(all.entry().await.data["entry"]["type"], "declined");
        assert_eq!(events.entry().await.id, Some(4));
        server.stop().await;
        // A stopping server ends its streams.
        while events.next().await.is_some() {}
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_here_is_told_and_leaving_forfeits_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(file(folder.path()), roomy()).await;
    let api = server.client();
    let game = api.friends().await;
    let here =
        |south, north, watching| json!({"south": south, "north": north, "watching": watching});
    let mut south = api.follow(&game, game.south.as_deref(), None).await;
    south.presence(&here(true, false, 0)).await;
    let north = api.follow(&game, game.north.as_deref(), None).await;
    south.presence(&here(true, true, 0)).await;
    let watcher = api.follow(&game, None, None).await;
    south.presence(&here(true, true, 1)).await;
    drop(north);
    south.presence(&here(true, false, 1)).await;
    drop(watcher);
    south.presence(&here(true, false, 0)).await;
    let state = api.state(&game).await;
    assert_eq!(
        (&state["version"], &state["result"]),
        (&json!(0), &json!(null))
    );
    // A stream with a wrong secret is nobody's.
    let path = format!("games/{}/events", game.id);
    let request = api
        .request(reqwest::Method::GET, &path)
        .bearer_auth("wrong");
    assert_eq!(
        request.send().await.unwrap().status(),
        StatusCode::FORBIDDEN
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn streams_are_bounded_and_the_game_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits {
        streams: 5,
        streams_of_one: 5,
        streams_per_game: 3,
        ..roomy()
    };
    let server = Server::start(file(folder.path()), limits).await;
    let api = server.client();
    let (game, other) = (api.friends().await, api.friends().await);
    let open = async |game: &crate::common::Game| {
        let path = format!("games/{}/events", game.id);
        let request = api.request(reqwest::Method::GET, &path);
        request.send().await.unwrap()
    };
    let mut streams = Vec::new();
    for (wanted, game) in [
        (200, &game),
        (200, &game),
        (200, &game),
        (429, &game),
        (200, &other),
        (200, &other),
        (429, &other),
    ] {
        let answer = open(game).await;
        assert_eq!(answer.status().as_u16(), wanted);
        streams.push(answer);
    }
    let south = game.south.clone().unwrap();
    assert_eq!(
        api.play(&game, &south, json!({"ply": 0, "move": 0}))
            .await
            .0,
        200
    );
    // Places are free again once streams are gone.
    drop(streams);
    let waiting = async {
        while open(&game).await.status() != StatusCode::OK {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(crate::common::PATIENCE, waiting)
        .await
        .unwrap();
    server.stop().await;
}
