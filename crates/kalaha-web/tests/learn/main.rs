//! Pages to learn, settle disputes, agree on house rules and print: all of them, in every language.

mod case;
#[path = "../common/mod.rs"]
mod common;
mod referee;

use std::collections::BTreeMap;

use common::{Server, file, roomy, unled};
use kalaha::Rules;
use kalaha_lessons::course::LESSONS;
use kalaha_lessons::referee::DISPUTES;
use kalaha_sheets::Kind;
use kalaha_text::{Language, sources};
use reqwest::{Client, RequestBuilder, StatusCode};
use serde_json::Value;

struct Reader {
    http: Client,
    address: String,
}

impl Reader {
    fn new(server: &Server) -> Self {
        Self {
            http: unled(),
            address: server.address.clone(),
        }
    }

    async fn ask(&self, path: &str, language: Language) -> (StatusCode, String) {
        self.send(self.http.get(format!("{}{path}", self.address)), language)
            .await
    }

    /// A page in English as it is for who asks for it at another host.
    async fn found_at(&self, host: &str, path: &str) -> String {
        let request = self.http.get(format!("{}{path}", self.address));
        let request = request.header("host", host);
        self.send(request, Language::English).await.1
    }

    async fn send(&self, request: RequestBuilder, language: Language) -> (StatusCode, String) {
        let request = request
            .header("accept", "text/html")
            .header("cookie", format!("lang={}", language.tag()));
        let answer = request.send().await.expect("an answer");
        (answer.status(), answer.text().await.expect("text"))
    }

    /// A page that is there.
    async fn page(&self, path: &str, language: Language) -> String {
        let (status, text) = self.ask(path, language).await;
        assert_eq!(status, StatusCode::OK, "{path}: {text}");
        text
    }

    async fn english(&self, path: &str) -> String {
        self.page(path, Language::English).await
    }
}

async fn server() -> (Server, tempfile::TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(file(folder.path()), roomy()).await;
    (server, folder)
}

/// Every page that is the same for all.
fn paths() -> Vec<String> {
    let mut paths: Vec<String> = [
        "/learn",
        "/rules",
        "/read",
        "/referee",
        "/referee/case",
        "/referee/case?moves=3+6&first=capture&second=nothing",
        "/house-rules",
        "/house-rules?capture=empty&seeds=3",
        "/print",
        "/puzzles/1",
        "/puzzles/70",
    ]
    .map(str::to_owned)
    .to_vec();
    paths.extend(LESSONS.iter().map(|lesson| format!("/learn/{}", lesson.id)));
    paths.extend(
        DISPUTES
            .iter()
            .map(|dispute| format!("/referee/{}", dispute.id)),
    );
    paths.extend(Kind::ALL.map(|kind| format!("/print/{}", kind.as_str())));
    paths
}

/// The texts of a page, without its marks.
fn texts(page: &str) -> Vec<&str> {
    let parts = page.split('<').skip(1);
    let texts = parts.filter_map(|part| part.split_once('>').map(|(_, text)| text.trim()));
    texts.filter(|text| !text.is_empty()).collect()
}

/// What may be the same in two languages: names, citations, commands, addresses, figures.
fn is_a_name(text: &str) -> bool {
    let letters = text.chars().filter(|letter| letter.is_alphabetic()).count();
    let cited = sources::ALL.iter().any(|source| {
        let named = [source.publisher, source.title];
        named.into_iter().flatten().any(|name| text.contains(name))
    });
    letters < 12 || cited || text.starts_with("kalaha ") || text.starts_with("http")
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_is_there_in_every_language_and_nothing_is_left_in_english() {
    let (server, _folder) = server().await;
    let reader = Reader::new(&server);
    for path in paths() {
        let english = reader.english(&path).await;
        assert!(
            english.contains("<h1") || english.contains("card"),
            "{path}"
        );
        for &language in Language::ALL {
            let page = reader.page(&path, language).await;
            let opening = format!("<html lang=\"{}\"", language.tag());
            assert!(page.contains(&opening), "{path}");
            if language == Language::English {
                continue;
            }
            let english = texts(&english);
            let left: Vec<&str> = texts(&page)
                .into_iter()
                .filter(|text| english.contains(text) && !is_a_name(text))
                .collect();
            assert!(left.is_empty(), "{path}, {language:?}: {left:?}");
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_answered_move_by_move() {
    let (server, _folder) = server().await;
    let reader = Reader::new(&server);
    let wrong = reader.english("/learn/extra-turn?move=S1").await;
    assert!(wrong.contains("You sow 2 seeds from house 1."));
    assert!(wrong.contains("Compare each house’s seeds"));
    // The answer to a press is where the focus goes.
    assert!(wrong.contains("id=\"verdict\" tabindex=\"-1\""), "{wrong}");
    let first = reader.english("/learn/extra-turn").await;
    assert!(first.contains("action=\"/learn/extra-turn#verdict\"") && first.contains("learn.js"));
    let right = reader.english("/learn/extra-turn?move=S2").await;
    assert!(right.contains("House 2 has five steps to go"));
    assert!(right.contains("Next: Capture"));
    let more = reader.english("/learn/chain?move=S6").await;
    assert!(more.contains("It is your turn again."));
    assert!(more.contains("name=\"played\" value=\"6\""));
    let done = reader.english("/learn/chain?played=6+5&move=S6").await;
    assert!(done.contains("One extra turn led to the next."));
    let refused = reader.english("/learn/chain?played=6&move=S6").await;
    assert!(refused.contains("House 6 is empty"), "{refused}");
    assert!(refused.contains("name=\"played\" value=\"6\""));
    let solution = reader.english("/learn/chain?solution=1").await;
    assert!(solution.contains("Solution: 6 5 6"));
    let (status, _) = reader.ask("/learn/nothing", Language::English).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_text_mode_of_a_task_plays_and_answers() {
    let (server, _folder) = server().await;
    let reader = Reader::new(&server);
    let played = |page: &str, moves: &str| {
        let field = format!("name=\"played\" value=\"{moves}\"");
        assert_eq!(page.matches(&field).count(), 2, "{page}");
    };
    let first = reader.english("/learn/chain?line=6").await;
    assert!(first.contains("It is your turn again."));
    played(&first, "6");
    let back = reader.english("/learn/chain?played=6+5&line=back").await;
    played(&back, "6");
    let mine = reader.english("/learn/chain?played=6&line=mine").await;
    assert!(mine.contains("<p>Your houses, from house 1: 0, 1, 0, 0, 2, 0. In the store: 16.</p>"));
    played(&mine, "6");
    let values = reader.english("/puzzles/1?line=eval").await;
    assert!(values.contains("would give the answer away"));
    // After the answer nothing is played on, however it is tried.
    let over = reader.english("/learn/extra-turn?played=1&line=3").await;
    assert!(over.contains("This try is over."));
    played(&over, "1");
    let over = reader.english("/learn/extra-turn?played=2").await;
    assert!(!over.contains(" legal\" data-pit"), "{over}");
    server.stop().await;
}

/// The addresses at which a page's examples are played.
fn played_at(page: &str) -> Vec<String> {
    let parts = page.split("data-play=\"").skip(1);
    let addresses = parts.filter_map(|part| part.split('"').next());
    addresses.map(|text| text.replace("&amp;", "&")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_example_is_played_from_its_first_board_to_its_last() {
    let (server, _folder) = server().await;
    let reader = Reader::new(&server);
    let disputes = DISPUTES
        .iter()
        .map(|dispute| format!("/referee/{}?capture=empty", dispute.id));
    let pages = ["/rules", "/house-rules", "/house-rules?houses=7"].map(str::to_owned);
    let mut examples = Vec::new();
    for path in disputes.chain(pages) {
        examples.extend(played_at(&reader.english(&path).await));
    }
    assert!(examples.len() > 60, "{}", examples.len());
    for address in examples {
        let page = reader.english(&address).await;
        let data = page.split("data-shown>").nth(1).expect(&address);
        let data = data.split("</script>").next().expect("an end");
        let shown: Value = serde_json::from_str(data).expect(&address);
        let mut counts: BTreeMap<String, u64> = BTreeMap::new();
        let mut set = |pits: &Value| {
            for pit in pits.as_array().into_iter().flatten() {
                let name = pit[0].as_str().expect("a pit").to_owned();
                counts.insert(name, pit[1].as_u64().expect("seeds"));
            }
        };
        set(&shown["counts"]);
        let plies = shown["plies"].as_array().expect("moves");
        for ply in plies {
            assert!(ply["says"].as_str().expect("text").ends_with(['.', '!']));
            for step in ply["steps"].as_array().expect("steps") {
                set(&step["set"]);
            }
        }
        for pit in shown["view"]["pits"].as_array().expect("pits") {
            let name = pit["pit"].as_str().expect("a pit");
            assert_eq!(pit["seeds"], counts[name], "{address}: {name}");
        }
        assert!(
            !plies.is_empty() || page.contains("data-refused=\""),
            "{address}"
        );
        // Nothing on it can be pressed.
        assert_eq!(
            page.matches("<button type=\"submit\" name=\"move\"")
                .count(),
            page.matches(" disabled>").count(),
            "{address}"
        );
    }
    for wrong in [
        "/shown",
        "/shown?board=start&moves=dance",
        "/shown?capture=so",
    ] {
        let (status, _) = reader.ask(wrong, Language::English).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{wrong}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_is_answered_and_today_has_one() {
    let (server, _folder) = server().await;
    let reader = Reader::new(&server);
    let right = reader.english("/puzzles/2?move=S3").await;
    assert!(right.contains("no other turn captures as many"));
    let wrong = reader.english("/puzzles/2?move=S1").await;
    assert!(wrong.contains("Another turn captures more."));
    let (status, _) = reader.ask("/puzzles/today", Language::English).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let (status, _) = reader.ask("/puzzles/71", Language::English).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn house_rules_lead_into_a_game_and_onto_paper() {
    let (server, _folder) = server().await;
    let reader = Reader::new(&server);
    let rules = Rules::preset("alga").expect("a preset");
    let query = kalaha_sheets::query(&rules);
    let page = reader
        .english("/house-rules?seeds=6&remaining=emptier")
        .await;
    let query_in_html = query.replace('&', "&amp;");
    assert!(page.contains(&format!("href=\"/?{query_in_html}\"")));
    let link = format!("value=\"{}/?{query_in_html}\"", server.address);
    assert!(page.contains(&link), "{page}");
    // Here the link leads every other device to itself: it is said, and no code is drawn.
    let code = "as a code to scan";
    assert!(!page.contains(code) && page.contains("Only this computer can open"));
    assert!(page.contains("house-rules.js"));
    // What is agreed is printed, and the questions are not.
    assert!(page.contains("<form class=\"unprinted\" id=\"house-rules\""));
    let sheet = reader.english("/print/house-rules?seeds=6").await;
    assert!(!sheet.contains("127.0.0.1"), "{sheet}");
    let found = reader
        .found_at("kalaha.example", "/house-rules?seeds=6")
        .await;
    assert!(found.contains(code) && !found.contains("Only this computer can open"));
    let sheet = reader
        .found_at("kalaha.example", "/print/house-rules?seeds=6")
        .await;
    assert!(sheet.contains("http://kalaha.example/?"), "{sheet}");
    let usual = reader.english("/house-rules").await;
    assert!(usual.contains("With perfect play"));
    for preset in kalaha::PRESETS {
        let query = kalaha_sheets::query(&preset.rules).replace('&', "&amp;");
        let link = format!("href=\"/house-rules?{query}\"");
        assert!(usual.contains(&link), "{}", preset.name);
    }
    assert!(usual.contains("The maker Noris lets the game begin with 3 seeds"));
    // Who begins and what help there is go into the game, and nothing else that somebody sends.
    let evening = reader
        .english("/house-rules?seeds=6&starts=lot&help=none")
        .await;
    assert!(evening.contains("href=\"/?rules=standard&amp;seeds=6&amp;starts=lot&amp;help=none\""));
    assert!(evening.contains("<option value=\"lot\" selected>"));
    let sent = reader
        .english("/house-rules?seeds=6&starts=x&help=%22")
        .await;
    assert!(sent.contains("href=\"/?rules=standard&amp;seeds=6\""));
    // A number that is not among the choices, by its own field and by address.
    for path in [
        "/house-rules?houses=other&houses-other=7",
        "/house-rules?houses=7",
    ] {
        let page = reader.english(path).await;
        assert!(
            page.contains("data-query=\"rules=standard&amp;houses=7\""),
            "{path}"
        );
        assert!(page.contains("min=\"1\" max=\"12\" value=\"7\""), "{path}");
    }
    // What differs is shown at once, and nothing where all is standard.
    let usual = reader.english("/house-rules").await;
    let differs = reader.english("/house-rules?capture=empty").await;
    let boards = |page: &str| played_at(page).len();
    assert_eq!(boards(&differs), boards(&usual) + 1);
    // What can't be had takes nothing else with it.
    let (status, page) = reader
        .ask("/house-rules?houses=13&capture=empty", Language::English)
        .await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(page.contains("name=\"capture\" value=\"empty\" checked"));
    assert!(!page.contains("data-query"));
    let game = reader.english(&format!("/?{query}")).await;
    assert!(game.contains("value=\"S3\""));
    let sheet = reader.english(&format!("/print/house-rules?{query}")).await;
    assert!(sheet.contains("Everything else is standard."));
    assert!(!sheet.contains("<style"));
    let style = reader.english("/print/style.css").await;
    assert!(style.contains("@page"));
    server.stop().await;
}

/// What is called nothing that can be, or no text at all, is answered by a page in the reader's words.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_there_is_said_on_a_page() {
    let (server, _folder) = server().await;
    let reader = Reader::new(&server);
    let places = [
        "learn", "puzzles", "referee", "print", "why", "g", "language",
    ];
    for place in places {
        for name in ["nonsense", "%FF", "0", "%00", "%F0%9F%8C%B0"] {
            let path = format!("/{place}/{name}");
            let (status, page) = reader.ask(&path, Language::Swedish).await;
            assert_eq!(status, StatusCode::NOT_FOUND, "{path}");
            assert!(page.contains("<html lang=\"sv\">"), "{path}: {page}");
            // A code says nothing to a family; who is asked for help finds it.
            let texts = page.split('<').filter_map(|part| part.split_once('>'));
            assert!(!texts.into_iter().any(|(_, text)| text.contains(".unknown")));
            assert!(page.contains("unknown\""), "{path}: {page}");
        }
    }
    server.stop().await;
}
