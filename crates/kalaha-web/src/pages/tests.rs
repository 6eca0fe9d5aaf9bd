//! Pages of games under way, without a server.

use std::sync::Arc;

use kalaha::{BySide, House, Move, Rules, Side};
use kalaha_text::{Language, Words};

use super::game::{GamePage, Invites, Told};
use super::start::StartPage;
use super::wishes::Wishes;
use super::{about, fault, why};
use crate::fault::Fault;
use crate::game::seats::{BOTH, SOUTH};
use crate::game::{Entry, Head, Help, Player, Seats, Starts, State};
use crate::view::Scene;

fn words() -> Words {
    Words::new(Language::English)
}

fn human(name: &str) -> Player {
    Player::Human {
        name: Some(name.to_owned()),
    }
}

fn head(rules: Rules, north: Player) -> Head {
    Head {
        rules,
        start: Head::usual_start(rules, Side::South).expect("rules"),
        players: BySide {
            south: human("Anna"),
            north,
        },
        help: Help::Values,
        starts: Starts::InTurn,
    }
}

fn played(head: Head, houses: &[u8]) -> State {
    let mut state = State::new(Arc::new(head)).expect("a head");
    for &house in houses {
        let by = state.to_move().expect("a game that goes on");
        let entry = Entry::Move {
            r#move: Move::Sow(House::new(house)),
            by,
        };
        state.apply(&entry).expect("a legal move");
    }
    state
}

fn game_page(state: &State, seats: Seats) -> String {
    let words = words();
    let page = GamePage {
        scene: Scene {
            state,
            seats,
            words: &words,
            ply: None,
        },
        id: "abc",
        address: "/g/abc",
        watch: "http://localhost/g/abc",
        invites: &Invites::default(),
        own_seats: &[],
        refused: None,
        told: None,
        typed: None,
    };
    page.render().into_string()
}

fn level(level: u8) -> Player {
    Player::Level { level, seed: 1 }
}

/// Pages of every kind, by name.
fn pages() -> Vec<(&'static str, String)> {
    let words = words();
    let wishes = Wishes::default();
    let usual = wishes.game().expect("the usual game");
    let head_of_wishes = usual.preview().expect("rules");
    let fresh = State::new(Arc::new(head_of_wishes)).expect("a head");
    let scene = Scene {
        state: &fresh,
        seats: BOTH,
        words: &words,
        ply: None,
    };
    let start = StartPage {
        words: &words,
        address: "/",
        wishes: &wishes,
        scene: Some(scene),
        refused: None,
        told: None,
    };
    let standard = Rules::STANDARD;
    let middle = played(head(standard, level(3)), &[2, 5, 1, 0, 3, 5]);
    let wide = Rules {
        houses: 12,
        ..standard
    };
    let capture = played(head(standard, human("Bo")), &[5, 0, 0]);
    let told = Told {
        text: "House 3 is best; that is proved.".to_owned(),
        values: vec![
            ("3".to_owned(), "+8".to_owned()),
            ("1".to_owned(), "−2".to_owned()),
        ],
    };
    let helped = GamePage {
        scene: Scene {
            state: &middle,
            seats: SOUTH,
            words: &words,
            ply: None,
        },
        id: "abc",
        address: "/g/abc",
        watch: "http://localhost/g/abc",
        invites: &Invites {
            links: vec!["http://localhost/g/abc/seat/0123456789abcdef".to_owned()],
            is_local: true,
        },
        own_seats: &[(
            Side::South,
            "http://localhost/g/abc/seat/fedcba9876543210".to_owned(),
        )],
        refused: Some("House 3 is empty. Choose a house with seeds in it."),
        told: Some(&told),
        typed: None,
    };
    vec![
        ("start", start.render().into_string()),
        ("middle", game_page(&middle, SOUTH)),
        ("helped", helped.render().into_string()),
        ("capture", game_page(&capture, BOTH)),
        (
            "wide",
            game_page(&played(head(wide, human("Bo")), &[8, 3]), BOTH),
        ),
        ("over", game_page(&over(), SOUTH)),
        ("about", about::page(&words).into_string()),
        ("why", why::index_page(&words).into_string()),
        (
            "rule",
            why::rule_page(kalaha::RuleId::CaptureOpposite, &words).into_string(),
        ),
        (
            "fault",
            fault::page(&Fault::NoGame, None, &words).into_string(),
        ),
    ]
}

fn over() -> State {
    let mut head = head(Rules::STANDARD, level(8));
    head.start = "S 0 0 0 0 0 1 (24) / N 3 0 2 0 0 4 (14) s".to_owned();
    played(head, &[5])
}

/// With `KALAHA_PAGES=DIRECTORY` the pages are written there, to be looked at.
#[test]
fn pages_of_every_kind_are_drawn() {
    let directory = std::env::var_os("KALAHA_PAGES").map(std::path::PathBuf::from);
    for (name, page) in pages() {
        assert!(page.starts_with("<!DOCTYPE html>"), "{name}");
        if let Some(directory) = &directory {
            let path = directory.join(name).with_extension("html");
            std::fs::write(path, page).expect("a file");
        }
    }
    if let Some(directory) = &directory {
        for asset in crate::assets::ASSETS {
            let path = directory.join(crate::assets::url(asset.name).trim_start_matches('/'));
            std::fs::create_dir_all(path.parent().expect("a directory")).expect("a directory");
            std::fs::write(path, asset.text).expect("a file");
        }
    }
}

/// Addresses of files that a page names.
fn named(page: &str) -> Vec<&str> {
    let parts = page.split("\"/assets/").skip(1);
    parts.filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn every_file_that_a_page_names_is_embedded() {
    for (page, html) in pages() {
        for address in named(&html) {
            let name = address.split('/').nth(1).expect("a name");
            assert!(
                crate::assets::ASSETS.iter().any(|asset| asset.name == name),
                "{page} names {address}"
            );
        }
        assert!(html.contains("base.css"), "{page}");
    }
}

#[test]
fn pages_hold_no_styles_and_no_scripts_of_their_own() {
    for (page, html) in pages() {
        assert!(!html.contains(" style="), "{page}");
        assert!(!html.contains("<style"), "{page}");
        assert!(!html.contains(" onclick="), "{page}");
        let scripts = html.matches("<script").count();
        let files = html.matches("<script type=\"module\" src=").count();
        let data = html.matches("type=\"application/json\">").count();
        assert_eq!(scripts, files + data, "{page}");
    }
}

#[test]
fn the_first_page_is_light() {
    let (_, start) = pages().swap_remove(0);
    let elsewhere = [
        "analysis.js",
        "game.js",
        "house-rules.js",
        "learn.js",
        "shown.js",
    ];
    let files = crate::assets::ASSETS.iter();
    let files = files.filter(|asset| !elsewhere.contains(&asset.name));
    let weight = start.len() + files.map(|asset| asset.text.len()).sum::<usize>();
    assert!(weight <= 100 << 10, "{weight} bytes");
}

#[test]
fn a_name_is_text_whatever_stands_in_it() {
    let mut head = head(Rules::STANDARD, level(3));
    head.players.south = human("</script><script>alert(1)</script>");
    let page = game_page(&played(head, &[2]), SOUTH);
    assert!(!page.contains("<script>"));
    assert!(!page.contains("</script><script>alert"));
}

#[test]
fn a_board_tells_its_houses_by_name_and_posts_them() {
    let page = game_page(&played(head(Rules::STANDARD, level(3)), &[]), SOUTH);
    assert!(page.contains("action=\"/g/abc/move\""));
    assert!(page.contains(
        "name=\"move\" value=\"S3\" class=\"pit house south below at-3 legal\" data-pit=\"S3\">\
         <span class=\"unseen\" data-label>Your house 3, 4 seeds, ends in your store: extra turn</span>"
    ));
    assert_eq!(
        page.matches("<button type=\"submit\" name=\"move\"")
            .count(),
        12
    );
    assert_eq!(page.matches("<output").count(), 2);
    assert!(!page.contains("role=\"application\""));
}

#[test]
fn only_what_can_be_done_is_offered() {
    let fresh = played(head(Rules::STANDARD, human("Bo")), &[]);
    assert!(!game_page(&fresh, SOUTH).contains("/takeback"));
    let moved = played(head(Rules::STANDARD, human("Bo")), &[2]);
    assert!(game_page(&moved, SOUTH).contains("Ask to take back"));
    assert!(game_page(&moved, BOTH).contains(">Take back<"));
    assert!(!game_page(&moved, Seats::default()).contains("/takeback"));
    let over = game_page(&over(), SOUTH);
    assert!(over.contains("/rematch") && !over.contains("/resign"));
    assert!(over.contains("You win by 2 seeds: 25 to 23."));
}
