//! `kalaha learn` and `kalaha read`.

mod common;

use common::{finish, kalaha, program};
use kalaha_lessons::course::LESSONS;
use kalaha_lessons::learn::CHAPTERS;
use kalaha_lessons::read::{LANGUAGES, SECTIONS, WORDS};
use kalaha_text::{Language, Words};
use serde_json::{Value, json};

fn json(args: &[&str], status: i32) -> Value {
    let ran = kalaha(&[args, &["--json"]].concat());
    assert_eq!((ran.status, &*ran.err), (status, ""), "{args:?}");
    serde_json::from_str(&ran.out).expect("it is JSON")
}

#[test]
fn all_lessons_are_listed_and_told_in_every_language() {
    for &language in Language::ALL {
        let words = Words::new(language);
        let lang = ["--lang", language.tag()];
        let list = kalaha(&[&["learn"], &lang[..]].concat());
        assert_eq!((list.status, &*list.err), (0, ""));
        for lesson in LESSONS {
            let title = lesson.title(&words);
            assert!(list.out.contains(&title), "{}", list.out);
            let number = lesson.number.to_string();
            let told = kalaha(&[&["learn", &number, "--solution"], &lang[..]].concat());
            assert_eq!((told.status, &*told.err), (0, ""));
            let texts = [lesson.heading(&words), lesson.task(&words)];
            for text in texts.iter().chain(&lesson.tells(&words)) {
                assert!(told.out.contains(text), "{text}\n{}", told.out);
            }
            assert!(told.out.contains(&lesson.solution.join(" ")));
        }
    }
}

#[test]
fn a_task_is_checked_and_answered_in_words() {
    let right = kalaha(&["learn", "extra-turn", "2"]);
    assert_eq!((right.status, &*right.err), (0, ""));
    assert_eq!(
        right.out,
        "Yes. House 2 has five steps to go and held five seeds.\n\
         Next: Capture. Go on with: kalaha learn 5\n"
    );
    let wrong = kalaha(&["learn", "4", "1"]);
    assert_eq!(wrong.status, 1);
    assert!(wrong.out.starts_with("You sow 2 seeds from house 1."));
    let told = json(&["learn", "chain", "6", "--solution"], 1);
    assert_eq!(
        (&told["answer"], &told["solution"]),
        (&json!("more"), &json!([5, 4, 5]))
    );
    let own_words = kalaha(&["learn", "--lang", "sv", "4", "grop 2"]);
    assert_eq!(own_words.status, 0);
}

#[test]
fn without_an_answer_it_is_told_how_to_go_on() {
    for typed in ["", "\n"] {
        let ran = finish(program().args(["learn", "5"]), typed);
        assert_eq!((ran.status, &*ran.err), (0, ""));
        let later = "To answer another time: kalaha learn 5 HOUSE. \
                     To see the solution: kalaha learn 5 --solution\n";
        assert!(ran.out.contains(later), "{}", ran.out);
        assert!(
            ran.out.ends_with("Go on with: kalaha learn 6\n"),
            "{}",
            ran.out
        );
    }
    let ran = finish(program().args(["puzzle", "7"]), "");
    assert!(
        ran.out.ends_with("kalaha puzzle 7 --solution\n"),
        "{}",
        ran.out
    );
}

#[test]
fn a_task_is_answered_from_the_keyboard_move_by_move() {
    let ran = finish(program().args(["learn", "chain"]), "2\n6\nhouse 5\n6\n");
    assert_eq!((ran.status, &*ran.err), (0, ""));
    for told in [
        "Begin with house 6: sown later",
        "It is your turn again.",
        "One extra turn led to the next.",
        "Go on with: kalaha learn 10\n",
    ] {
        assert!(ran.out.contains(told), "{told}\n{}", ran.out);
    }
    let last = LESSONS.last().expect("a lesson");
    let moves = format!("{}\n", last.solution.join(" "));
    let ran = finish(program().args(["learn", last.id]), &moves);
    assert!(
        ran.out.ends_with("kalaha play --north computer\n"),
        "{}",
        ran.out
    );
}

#[test]
fn everything_on_the_pages_can_be_read() {
    let words = Words::new(Language::German);
    let read = |part: &str| {
        let ran = kalaha(&["read", part, "--lang", "de"]);
        assert_eq!((ran.status, &*ran.err), (0, ""), "{part}");
        ran.out
    };
    let list = kalaha(&["read", "--lang", "de"]).out;
    let rules = kalaha::Rules::STANDARD;
    for chapter in CHAPTERS {
        assert!(list.contains(&chapter.title(&words)));
        let told = read(chapter.id);
        for passage in chapter.passages {
            let text = passage.say(&rules, &words).text;
            assert!(told.contains(&text), "{}: {text}", chapter.id);
        }
    }
    for section in SECTIONS {
        assert!(list.contains(&section.title(&words)));
        let told = read(section.id);
        for fact in section.facts {
            assert!(told.contains(&fact.say(&words)), "{}", fact.id);
        }
    }
    let table = read("words");
    for word in WORDS.iter().flatten() {
        assert!(table.contains(word), "{word}");
    }
    assert!(table.contains(LANGUAGES[1].1));
    assert!(read("sources").contains("Philos"));
}

#[test]
fn advice_that_does_not_hold_is_left_out_and_sources_are_cited() {
    let usual = kalaha(&["read", "strategy"]).out;
    let note = "The examples and advice are for the standard game.";
    let capture = "An empty house is worth having.";
    assert!(usual.contains(capture) && !usual.contains(note), "{usual}");
    let seed_on = kalaha(&["read", "strategy", "--rules", "seed-on"]).out;
    assert!(
        !seed_on.contains(capture) && seed_on.contains(note),
        "{seed_on}"
    );
    let setup = kalaha(&["read", "setup"]).out;
    assert!(
        setup.contains("Decide who begins:") && setup.contains("(Philos p. 2; "),
        "{setup}"
    );
}

#[test]
fn the_game_is_told_by_the_rules_that_are_asked_for() {
    let ours = kalaha(&["read", "end", "--set", "remaining=emptier"]).out;
    assert!(
        ours.contains("go to the player whose side is empty"),
        "{ours}"
    );
    let usual = kalaha(&["read", "end"]).out;
    assert!(
        usual.contains("go to the player on whose side they lie"),
        "{usual}"
    );
}

#[test]
fn programs_read_too() {
    let list = json(&["read"], 0);
    let parts = CHAPTERS.len() + SECTIONS.len() + 2;
    assert_eq!(list.as_array().map(Vec::len), Some(parts));
    let worked = json(&["read", "worked"], 0);
    assert_eq!(worked["texts"][0]["example"]["moves"], json!([2, 5]));
    let history = json(&["read", "history"], 0);
    assert_eq!(history["texts"][0]["id"], "boards");
    let words = json(&["read", "words"], 0);
    assert_eq!(words["words"][0], json!(["sv", "nb", "da", "de", "en"]));
    assert_eq!(json(&["learn"], 0)[3]["id"], "extra-turn");
}

#[test]
fn what_there_is_not_is_told_with_what_there_is() {
    for (args, sentence) in [
        (
            ["learn", "14"],
            "There is no lesson “14”; kalaha learn lists them all.\n",
        ),
        (
            ["read", "everything"],
            "There is no section “everything”; kalaha read lists them all.\n",
        ),
    ] {
        let ran = kalaha(&args);
        assert_eq!((ran.status, &*ran.err), (2, sentence));
    }
}
