//! `kalaha serve` as a process of its own: started, reached, stopped and killed.

#[path = "../../../kalaha-web/tests/common/mod.rs"]
mod common;
mod lost;
mod process;
mod streams;
mod unusable;

use std::time::Duration;

use common::Api;
use process::{Process, program};
use reqwest::header::{COOKIE, HOST, HeaderName, LOCATION, ORIGIN, SET_COOKIE};
use reqwest::redirect::Policy;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn the_usual_port_or_the_next_and_a_file_in_the_data_folder() {
    let home = tempfile::tempdir().unwrap();
    let start = |args: &[&str]| {
        let mut bare = program(args);
        bare.env("HOME", home.path()).env_remove("XDG_DATA_HOME");
        Process::start(&mut bare)
    };
    // A bare call serves; so does a second one beside it, at another port, on the same games.
    let one = start(&[]);
    let two = start(&["serve"]);
    assert_ne!(one.address, two.address);
    assert!(
        home.path()
            .join(".local/share/kalaha/games.sqlite")
            .exists()
    );
    let (a, b) = (Api::new(&one.address), Api::new(&two.address));
    let game = a.friends().await;
    let body = json!({"ply": 0, "version": 0, "move": 2});
    b.state(&game).await;
    let (status, played) = a.play(&game, game.south.as_deref().unwrap(), body).await;
    assert_eq!(status, 200);
    // The other process looks into the file.
    assert_eq!(b.until(&game, |state| state["version"] == 1).await, played);
}

#[test]
fn a_port_that_is_named_is_used_or_refused() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!(
        "sqlite://{}/deep/in/here/games.sqlite",
        folder.path().display()
    );
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let told = |args: &[&str]| {
        let ran = program(&["serve"]).args(args).output().unwrap();
        assert_eq!(ran.status.code(), Some(2), "{args:?}");
        let told = String::from_utf8(ran.stderr).unwrap();
        assert_eq!(told.lines().count(), 1, "{told}");
        told
    };
    let refused = told(&["--listen", &address, "--database", &database]);
    assert!(refused.contains("already listens"), "{refused}");
    drop(taken);
    assert!(told(&["--listen", "nowhere"]).contains("no address with a port"));
    let nowhere = told(&["--public-address", "kalaha.example"]);
    assert!(nowhere.contains("“kalaha.example” is no public address"));
    let secret = told(&["--database", "mysql://anna:secret@db/kalaha"]);
    assert!(
        secret.contains("“mysql”") && !secret.contains("secret"),
        "{secret}"
    );

    let process = Process::start(&mut program(&[
        "serve",
        "--listen",
        &address,
        "--database",
        &database,
    ]));
    assert_eq!(process.address, format!("http://{address}"));
    assert!(folder.path().join("deep/in/here/games.sqlite").exists());
}

/// Whatever a client calls the server, links lead to where others find it.
#[tokio::test(flavor = "multi_thread")]
async fn links_begin_with_the_public_address() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite://{}/games.sqlite", folder.path().display());
    let args = ["serve", "--listen", "127.0.0.1:0", "--database", &database];
    let http = reqwest::Client::builder().redirect(Policy::none());
    let http = http.no_proxy().build().unwrap();
    let begin = async |address: &str, told: &[(HeaderName, &str)]| {
        let mut post = http.post(format!("{address}/games"));
        for (name, value) in told {
            post = post.header(name, *value);
        }
        post.body("south=person&north=friend").send().await.unwrap()
    };
    let invited = async |address: &str, told: &[(HeaderName, &str)]| {
        let answer = begin(address, told).await;
        assert_eq!(answer.status(), 303);
        let kept = answer.headers().get_all(SET_COOKIE).iter();
        let kept: Vec<&str> = kept.map(|cookie| cookie.to_str().unwrap()).collect();
        let is_secure = kept.iter().all(|cookie| cookie.ends_with("; Secure"));
        let kept = kept.iter().filter_map(|cookie| cookie.split(';').next());
        let kept = kept.collect::<Vec<_>>().join("; ");
        let place = answer.headers()[LOCATION].to_str().unwrap();
        let mut page = http.get(format!("{address}{place}")).header(COOKIE, kept);
        for (name, value) in told {
            page = page.header(name, *value);
        }
        let page = page.send().await.unwrap().text().await.unwrap();
        let link = page.split("value=\"").find(|part| part.contains("/seat/"));
        let (origin, _) = link.expect("a link").split_once("/g/").unwrap();
        assert!(page.contains(&format!("value=\"{origin}/g/")), "{page}");
        (origin.to_owned(), is_secure)
    };
    let proto = HeaderName::from_static("x-forwarded-proto");
    let asked = [(HOST, "other.example"), (proto, "https")];

    let plain = Process::start(&mut program(&args));
    let own = plain.address.clone();
    assert_eq!(invited(&own, &[]).await, (own.clone(), false));
    let found = ("https://other.example".to_owned(), true);
    assert_eq!(invited(&own, &asked).await, found);
    drop(plain);

    let mut public = program(&args);
    public.env("KALAHA_PUBLIC_ADDRESS", "https://Play.example/");
    let public = Process::start(&mut public);
    let own = public.address.clone();
    let found = ("https://play.example".to_owned(), true);
    assert_eq!(invited(&own, &[]).await, found);
    assert_eq!(invited(&own, &asked).await, found);
    for (origin, status) in [
        ("https://play.example", 303),
        (&*own, 303),
        ("https://other.example", 403),
    ] {
        let answer = begin(&own, &[(ORIGIN, origin)]).await;
        assert_eq!(answer.status(), status, "{origin}");
    }
}

/// A stop ends streams and requests in an orderly way, and logs hold no secrets.
#[tokio::test(flavor = "multi_thread")]
async fn a_stop_is_orderly_and_the_log_tells_no_secrets() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite://{}/games.sqlite", folder.path().display());
    let mut program = program(&["serve", "--listen", "127.0.0.1:0", "--database", &database]);
    program.env("KALAHA_LOG", "trace");
    let mut process = Process::start(&mut program);
    let api = Api::new(&process.address);
    let health = api.http.get(format!("{}/health", process.address));
    assert_eq!(health.send().await.unwrap().text().await.unwrap(), "ok\n");
    let game = api.friends().await;
    let south = game.south.clone().unwrap();
    api.play(&game, &south, json!({"ply": 0, "move": 0})).await;
    let seat = format!("{}/g/{}/seat/{south}", process.address, game.id);
    let _ = api.http.get(seat).send().await.unwrap();
    let sits = api
        .http
        .post(format!("{}/g/{}/seat", process.address, game.id));
    let offered = format!("offer-{}={south}", game.id);
    let _ = sits.header(COOKIE, offered).send().await.unwrap();
    let mut events = api.follow(&game, Some(&south), Some(1)).await;
    let metrics = api
        .http
        .get(format!("{}/metrics", process.address))
        .send()
        .await
        .unwrap();
    let metrics = metrics.text().await.unwrap();
    for line in [
        "kalaha_games_total 1",
        "kalaha_entries_total{kind=\"move\"} 1",
        "kalaha_entries_total{kind=\"joined\"} 1",
        "kalaha_write_seconds_count 2",
        "kalaha_streams 1",
        "kalaha_requests_total{route=\"/api/v1/games/{id}/moves\",status=\"200\"} 1",
    ] {
        assert!(metrics.contains(line), "{line}\n{metrics}");
    }
    let (status, log) = process.stop();
    assert_eq!(status.code(), Some(0));
    while events.next().await.is_some() {}
    for line in log.lines() {
        let line: Value = serde_json::from_str(line).expect("a line of JSON");
        assert!(line["level"].is_string());
    }
    assert!(
        log.contains("\"route\":\"/api/v1/games/{id}/moves\""),
        "{log}"
    );
    for secret in [&south, game.north.as_ref().unwrap()] {
        assert!(!log.contains(secret.as_str()));
        assert!(!metrics.contains(secret.as_str()));
    }
    // The next one has the game again.
    let process = Process::start(&mut program);
    let api = Api::new(&process.address);
    assert_eq!(api.state(&game).await["ply"], 1);
    tokio::time::sleep(Duration::from_millis(10)).await;
}
