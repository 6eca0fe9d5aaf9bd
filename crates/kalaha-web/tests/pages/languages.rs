//! Another language, and where its link leads.

use super::{Browser, server};

#[tokio::test(flavor = "multi_thread")]
async fn another_language_is_had_at_the_same_address_and_only_here() {
    let (server, _folder) = server().await;
    let mut browser = Browser::new(&server);
    for path in [
        "/house-rules?capture=empty",
        "/referee?rules=standard&seeds=3",
        "/analysis?text=start%20%2F&seeds=3",
        "/puzzles/1?solution=1",
        "/rules?seeds=3",
        "/?seeds=3&south=5",
        "/about",
    ] {
        let page = browser.get(path).await;
        let link = page.after("href=\"/language/da?to=");
        let link = format!("/language/da?to={link}");
        let page = browser.get(&link).await;
        assert_eq!(browser.path, path);
        assert!(page.has("<html lang=\"da\">"), "{path}");
    }
    // What was refused leads back to the form with what was chosen in it; a game to its ply.
    let page = browser.post("/games", "seeds=200&south=5&move=S1").await;
    assert!(
        page.has("to=%2F%3Fseeds%3D200%26south%3D5\""),
        "{}",
        page.text
    );
    let page = browser.post("/analysis", "text=start&seeds=3&was=").await;
    assert!(
        page.has("to=%2Fanalysis%3Ftext%3Dstart%26seeds%3D3\""),
        "{}",
        page.text
    );
    let (path, _) = browser.begin("south=person&north=person&move=S1").await;
    let page = browser.get(&format!("{path}?ply=0")).await;
    assert!(page.has("%3Fply%3D0\""), "{}", page.text);
    let page = browser.post(&format!("{path}/nothing"), "").await;
    assert!(page.has(&format!("to=%2Fg%2F{}\"", path.trim_start_matches("/g/"))));
    for foreign in [
        "//x.test",
        "/%5Cx.test",
        "/%09/x.test",
        "/%0A/x.test",
        "x",
        "",
    ] {
        browser.get(&format!("/language/en?to={foreign}")).await;
        assert_eq!(browser.path, "/", "{foreign}");
    }
    server.stop().await;
}
