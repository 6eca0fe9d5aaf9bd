//! A friend by link: the seat is offered, taken, and played from.

use reqwest::StatusCode;

use super::{Browser, server};

#[tokio::test(flavor = "multi_thread")]
async fn a_friend_comes_by_link_and_plays_along() {
    let (server, _folder) = server().await;
    let mut anna = Browser::new(&server);
    let mut bo = Browser::new(&server);
    let mut guest = Browser::new(&server);
    let (path, page) = anna
        .begin("south=person&north=friend&south_name=Anna")
        .await;
    let link = format!("{path}/seat/{}", page.after(&format!("{path}/seat/")));
    let wrong = guest.get(&format!("{path}/seat/aaaa")).await;
    assert_eq!(wrong.status, StatusCode::FORBIDDEN);
    // Who only looks at the link sits nowhere, and the secret stays in no address.
    let page = bo.get(&link).await;
    assert_eq!(bo.path, format!("{path}/seat?offered=1"));
    assert!(page.has("You play North against Anna."), "{}", page.text);
    assert!(
        page.has("last seed lands in your own store"),
        "the rules are told"
    );
    assert!(anna.get(&path).await.has(&link), "the seat is still free");
    // Who sent the link and opens it is asked, and keeps the own seat.
    let page = anna.get(&link).await;
    assert!(
        page.has("In this browser you play South already."),
        "{}",
        page.text
    );
    assert!(anna.get(&path).await.has("Your turn"));
    let page = bo.post(&format!("{path}/seat"), "name=Bo").await;
    assert_eq!(bo.path, path);
    assert!(page.has("Anna to move"));
    let page = anna.get(&path).await;
    assert!(!page.has(&link), "a seat that is taken is not given away");
    // Whoever opens the link after that is told who sits there, and is asked for no name.
    let page = guest.get(&link).await;
    assert!(page.has("Bo plays in this seat."), "{}", page.text);
    assert!(!page.has("name=\"name\""));
    guest.cookies.clear();
    let page = guest.get(&format!("{path}/seat?offered=1")).await;
    assert_eq!(page.status, StatusCode::FORBIDDEN);
    assert!(page.has("Allow this page’s cookies"), "{}", page.text);
    anna.post(&format!("{path}/move"), "ply=0&version=1&move=S1")
        .await;
    let page = guest
        .post(&format!("{path}/move"), "ply=1&version=2&move=N1")
        .await;
    assert_eq!(page.status, StatusCode::UNAUTHORIZED);
    let page = guest
        .post(&format!("{path}/move"), "ply=0&version=0&move=S1")
        .await;
    assert_eq!(page.status, StatusCode::UNAUTHORIZED);
    let page = anna.press(&path, "takeback").await;
    assert!(page.has("You asked to take back the last move. The other player has to agree."));
    let page = bo.get(&path).await;
    assert!(page.has("Anna asks to take back the last move."));
    bo.press(&path, "decline").await;
    assert!(anna.get(&path).await.has("Bo did not agree."));
    bo.post(&format!("{path}/move"), "ply=1&version=4&move=N6")
        .await;
    let page = anna.get(&path).await;
    assert!(page.has("Your turn"), "{}", page.text);
    anna.press(&path, "resign").await;
    let page = bo.get(&path).await;
    assert!(page.has("Anna gave up. You win."));
    // The saved text says so too, and the analysis reads it again.
    let record = guest.get(&format!("{path}/record")).await;
    assert!(record.has("\nsouth: Anna (resigned)\n"), "{}", record.text);
    let text: String = form_urlencoded::byte_serialize(record.text.as_bytes()).collect();
    let page = guest.post("/analysis", &format!("text={text}")).await;
    assert!(page.has("Anna gave up. Bo wins."), "{}", page.text);
    let page = bo.press(&path, "rematch").await;
    assert!(page.has("You asked for a rematch.") && !page.has("data-act=\"rematch\""));
    let page = anna.press(&path, "accept").await;
    assert_ne!(anna.path, path);
    // Each in turn begins: now it is North.
    assert!(page.has("Bo to move"));
    let page = bo.get(&format!("{path}/next")).await;
    assert_eq!(bo.path, anna.path);
    assert!(page.has("Your turn"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_browser_may_take_both_seats_and_remembers_each_game_at_its_own_address() {
    let (server, _folder) = server().await;
    let mut browser = Browser::new(&server);
    let (path, page) = browser.begin("south=person&north=friend").await;
    let link = format!("{path}/seat/{}", page.after(&format!("{path}/seat/")));
    browser.get(&link).await;
    browser.post(&format!("{path}/seat"), "").await;
    browser
        .post(&format!("{path}/move"), "ply=0&version=1&move=S1")
        .await;
    let page = browser
        .post(&format!("{path}/move"), "ply=1&version=2&move=N1")
        .await;
    assert!(page.has("name=\"ply\" value=\"2\""), "{}", page.text);
    // However many games there are, a request carries the secrets of one.
    let (other, _) = browser.begin("south=person&north=person").await;
    let kept: Vec<&str> = browser.cookies.values().map(|(_, path)| &**path).collect();
    assert!(
        kept.iter().all(|kept| *kept == path || *kept == other),
        "{kept:?}"
    );
    server.stop().await;
}
