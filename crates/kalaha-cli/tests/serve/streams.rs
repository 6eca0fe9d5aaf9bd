//! A server whose answer or log nobody reads any more.

use std::process::Stdio;
use std::time::Duration;

use serde_json::json;

use crate::common::{Api, PATIENCE};
use crate::process::{Process, program};

/// `kalaha serve 2>&1 | head -3`, and a log that is read for a while only: requests are answered as before.
#[tokio::test(flavor = "multi_thread")]
async fn a_log_that_nobody_reads_ends_no_request() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite://{}/games.sqlite", folder.path().display());
    let mut program = program(&["serve", "--listen", "127.0.0.1:0", "--database", &database]);
    program.env("KALAHA_LOG", "debug");
    let mut process = Process::start(&mut program);
    let api = Api::new(&process.address);
    let game = api.friends().await;
    process.close_streams();
    for ply in 0..3_u64 {
        let secret = [&game.south, &game.north][usize::try_from(ply % 2).unwrap()];
        let body = json!({"ply": ply, "move": ply});
        let (status, told) = api.play(&game, secret.as_deref().unwrap(), body).await;
        assert_eq!(status, 200, "{told}");
        let (status, told) = api.get("games/nonsense").await;
        assert_eq!(status, 404, "{told}");
    }
    assert_eq!(process.end().code(), Some(0));
}

/// Where nobody ever reads the log, the server begins as usual.
#[tokio::test(flavor = "multi_thread")]
async fn a_log_that_nobody_reads_from_the_start_keeps_nothing_from_starting() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite://{}/games.sqlite", folder.path().display());
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    drop(listener);
    let mut program = program(&["serve", "--listen", &address, "--database", &database]);
    program.stdin(Stdio::null()).stdout(Stdio::null());
    let mut child = program.stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stderr.take());
    let api = Api::new(&format!("http://{address}"));
    let health = format!("{}/health", api.address);
    let answers = async {
        while api.http.get(&health).send().await.is_err() {
            assert!(child.try_wait().unwrap().is_none(), "it ended");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let answered = tokio::time::timeout(PATIENCE, answers).await;
    child.kill().unwrap();
    child.wait().unwrap();
    answered.expect("an answer");
}
