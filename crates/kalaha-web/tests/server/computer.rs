//! The computer at the table, and as analyst.

use std::time::{Duration, Instant};

use kalaha_web::{Database, Limits};
use serde_json::{Value, json};

use crate::common::{Server, file, on_each_database, roomy};

#[tokio::test(flavor = "multi_thread")]
async fn every_level_answers_and_goes_on_after_a_restart() {
    on_each_database(async |database: Database| {
        let server = Server::start(database.clone(), roomy()).await;
        let api = server.client();
        let mut games = Vec::new();
        for level in 1..=8 {
            let body = json!({"south": "human", "north": {"level": level}});
            let game = api.create(body).await;
            assert_eq!(game.north, None);
            games.push(game);
        }
        for game in &games {
            let south = game.south.clone().unwrap();
            api.play(game, &south, json!({"ply": 0, "move": 0})).await;
        }
        // Stopped at once, most of them in the middle of a thought.
        server.stop().await;
        let server = Server::start(database, roomy()).await;
        let api = server.client();
        for game in &games {
            let state = api.until(game, |state| state["to_move"] == "south").await;
            assert_eq!(state["moves"][1]["by"], "north");
        }
        server.stop().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_computers_play_to_the_end_and_a_takeback_stops_a_thought() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(file(folder.path()), roomy()).await;
    let api = server.client();
    let game = api
        .create(json!({"south": {"level": 1}, "north": {"level": 2}, "rules": "noris"}))
        .await;
    let state = api.until(&game, |state| !state["result"].is_null()).await;
    let count = |side: &str| state["result"][side].as_u64().unwrap();
    assert_eq!(count("south") + count("north"), 36);

    let game = api
        .create(json!({"south": "human", "north": {"level": 8}}))
        .await;
    let south = game.south.clone().unwrap();
    api.play(&game, &south, json!({"ply": 0, "move": 0})).await;
    let (status, state) = api.act(&game, &south, "takeback").await;
    assert_eq!(status, 200);
    assert_eq!(
        (&state["ply"], &state["to_move"]),
        (&json!(0), &json!("south"))
    );
    // Whatever the computer had in mind, it is for another board.
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert_eq!(api.state(&game).await, state);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn values_are_those_of_the_solver() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(file(folder.path()), roomy()).await;
    let api = server.client();
    // Fault 11 of other programs: an extra turn is no turn passed.
    let position = "S 0 0 0 0 2 1 (20) / N 0 0 0 1 0 2 (22) s";
    let (status, found) = api.post("analyze", &json!({"position": position})).await;
    assert_eq!(status, 200, "{found}");
    let values: Vec<(i64, i64)> = found["moves"]
        .as_array()
        .unwrap()
        .iter()
        .map(|told| {
            (
                told["move"].as_i64().unwrap(),
                told["value"].as_i64().unwrap(),
            )
        })
        .collect();
    assert_eq!(values, [(4, -4), (5, -2)]);
    assert_eq!(
        (&found["value"], &found["exact"]),
        (&json!(-2), &json!(true))
    );
    assert_eq!(found["pv"][0], 5);

    let record = "kalaha 1\nrules: v=1\nstart: S 0 0 0 0 2 1 (20) / N 0 0 0 1 0 2 (22) s\nS5\n";
    let (status, found) = api.post("analyze", &json!({"record": record})).await;
    assert_eq!(status, 200, "{found}");
    assert_eq!(
        found["plies"][0]["thrown_away"],
        json!({"at_least": 2, "at_most": 2})
    );
    assert_eq!(found["plies"][0]["better"][0], 5);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_busy_analyst_delays_no_move_and_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let limits = Limits {
        analyses: 8,
        analyses_of_one: 3,
        analysis: Duration::from_secs(6),
        ..roomy()
    };
    let server = Server::start(file(folder.path()), limits).await;
    let api = server.client();
    // Nobody solves this in six seconds.
    let hard = json!({"rules": {"houses": 10, "seeds": 10}});
    let mut asked = Vec::new();
    for _ in 0..3 {
        let (api, hard) = (api.clone(), hard.clone());
        asked.push(tokio::spawn(
            async move { api.post("analyze", &hard).await },
        ));
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    let (status, refused) = api.post("analyze", &hard).await;
    assert_eq!(
        (status.as_u16(), &refused["error"]["code"]),
        (503, &json!("engine.busy"))
    );
    // Others are served.
    let easy = json!({"rules": {"houses": 1, "seeds": 1}, "seconds": 0.1});
    let elsewhere = api.request(reqwest::Method::POST, "analyze").json(&easy);
    let elsewhere = elsewhere.header("X-Forwarded-For", "192.0.2.1");
    let elsewhere = tokio::spawn(elsewhere.send());
    let game = api
        .create(json!({"south": "human", "north": {"level": 3}}))
        .await;
    let south = game.south.clone().unwrap();
    let since = Instant::now();
    api.play(&game, &south, json!({"ply": 0, "move": 0})).await;
    let human = since.elapsed();
    api.until(&game, |state| state["to_move"] == "south").await;
    let computer = since.elapsed();
    assert!(human < Duration::from_secs(1), "{human:?}");
    assert!(computer < Duration::from_secs(4), "{computer:?}");
    // Who leaves ends the work for which nobody waits any more.
    for asked in asked {
        asked.abort();
    }
    let waiting = async {
        while server.app.engines().counts().1 > 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    assert_eq!(elsewhere.await.unwrap().unwrap().status(), 200);
    tokio::time::timeout(Duration::from_secs(3), waiting)
        .await
        .expect("an end");
    let easy = api
        .post("analyze", &json!({"rules": {"houses": 1, "seeds": 1}}))
        .await;
    assert_eq!(
        (easy.0.as_u16(), &easy.1["exact"]),
        (200, &Value::Bool(true))
    );
    server.stop().await;
}
