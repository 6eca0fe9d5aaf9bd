//! Several servers on one database serve the same game.

use kalaha_web::Database;
use serde_json::json;

use crate::common::{Server, on_each_database, roomy};

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_serve_one_game() {
    on_each_database(async |database: Database| {
        let one = Server::start(database.clone(), roomy()).await;
        let two = Server::start(database.clone(), roomy()).await;
        let (a, b) = (one.client(), two.client());
        let game = a.friends().await;
        let (south, north) = (game.south.clone().unwrap(), game.north.clone().unwrap());
        let mut here = a.follow(&game, Some(&south), None).await;
        let mut there = b.follow(&game, Some(&north), None).await;
        let mut number = 0;
        for (api, secret, house) in [(&a, &south, 0), (&b, &north, 0), (&a, &south, 2)] {
            let state = api.until(&game, |state| state["ply"] == number).await;
            let body = json!({"ply": number, "version": state["version"], "move": house});
            let (status, told) = api.play(&game, secret, body).await;
            assert_eq!(status, 200, "{told}");
            number += 1;
            for events in [&mut here, &mut there] {
                let event = events.entry().await;
                assert_eq!(event.id, Some(number));
                assert_eq!(event.data["state"], told);
            }
        }
        // The same move at both: one is made, the other refused with the board as it is now.
        let body = json!({"ply": 3, "version": 3, "move": 2});
        let (first, second) = tokio::join!(
            a.play(&game, &north, body.clone()),
            b.play(&game, &north, body.clone()),
        );
        let (played, refused) = if first.0 == 200 {
            (first, second)
        } else {
            (second, first)
        };
        assert_eq!((played.0.as_u16(), refused.0.as_u16()), (200, 409));
        assert_eq!(refused.1["state"], played.1);
        one.stop().await;
        // The one that is left goes on alone.
        assert_eq!(there.entry().await.id, Some(4));
        let (status, state) = b.act(&game, &south, "resign").await;
        assert_eq!((status.as_u16(), &state["version"]), (200, &json!(5)));
        two.stop().await;
    })
    .await;
}

/// Two servers on one PostgreSQL, where it is installed.
async fn two_on_postgres() -> Option<(Server, Server)> {
    let database = Database::Postgres(crate::common::postgres::database()?);
    let one = Server::start(database.clone(), roomy()).await;
    Some((one, Server::start(database, roomy()).await))
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_goes_from_one_server_to_the_other_finds_the_game_as_it_is() {
    let Some((one, two)) = two_on_postgres().await else {
        return;
    };
    let (a, b) = (one.client(), two.client());
    let game = a.friends().await;
    let mut state = b.state(&game).await;
    for api in [&a, &b].into_iter().cycle().take(40) {
        let Some(mover) = state["to_move"].as_str() else {
            break;
        };
        let seats = [("south", &game.south), ("north", &game.north)];
        let secret = seats.iter().find(|(side, _)| *side == mover);
        let secret = secret.and_then(|(_, secret)| secret.as_deref()).unwrap();
        let body = json!({
            "ply": state["ply"], "version": state["version"], "move": state["legal"][0],
        });
        let (status, told) = api.play(&game, secret, body).await;
        assert_eq!(status, 200, "{told}");
        for api in [&a, &b] {
            assert_eq!(api.state(&game).await, told);
        }
        state = told;
    }
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn presence_is_told_from_one_server_to_another() {
    let Some((one, two)) = two_on_postgres().await else {
        return;
    };
    let (a, b) = (one.client(), two.client());
    let game = a.friends().await;
    let here = |south, north| json!({"south": south, "north": north, "watching": 0});
    let mut south = a.follow(&game, game.south.as_deref(), None).await;
    south.presence(&here(true, false)).await;
    let mut north = b.follow(&game, game.north.as_deref(), None).await;
    south.presence(&here(true, true)).await;
    // South came before this server knew the game; the next word of the other one tells.
    drop(south);
    let mut south = a.follow(&game, game.south.as_deref(), None).await;
    north.presence(&here(true, true)).await;
    drop(north);
    south.presence(&here(true, false)).await;
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_goes_on_at_another_server() {
    on_each_database(async |database: Database| {
        let one = Server::start(database.clone(), roomy()).await;
        let two = Server::start(database, roomy()).await;
        let (a, b) = (one.client(), two.client());
        let game = a
            .create(json!({"south": "human", "north": {"level": 8}}))
            .await;
        let south = game.south.clone().unwrap();
        b.state(&game).await;
        a.play(&game, &south, json!({"ply": 0, "move": 0})).await;
        // The one that should think is gone at once.
        one.stop().await;
        b.until(&game, |state| state["to_move"] == "south").await;
        two.stop().await;
    })
    .await;
}
