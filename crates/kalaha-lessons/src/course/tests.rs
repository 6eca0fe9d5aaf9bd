//! Every lesson can be done, can be failed, and answers in words.

use kalaha::{Rules, Side};
use kalaha_engine::search::{Engine, Limits};
use kalaha_text::{Language, Words};

use super::*;

/// What the course has to teach, in this order. A missing lesson fails.
const OBLIGED: [&str; 13] = [
    "setup",
    "sowing",
    "stores",
    "extra-turn",
    "capture",
    "nothing-opposite",
    "lap",
    "end",
    "chain",
    "threat",
    "prepare",
    "sweep",
    "endgame",
];

#[test]
fn all_lessons_are_there_and_can_be_done() {
    let ids: Vec<&str> = LESSONS.iter().map(|lesson| lesson.id).collect();
    assert_eq!(ids, OBLIGED);
    for (number, lesson) in (1..).zip(LESSONS) {
        assert_eq!(lesson.number, number);
        assert_eq!(find(lesson.id).map(|found| found.number), Some(number));
        let position = lesson.position().expect("a board");
        assert_eq!((position.total(), position.to_move()), (48, Side::South));
        let done = lesson.check(lesson.solution);
        assert_eq!(done.check, Check::Right, "{}", lesson.id);
        let length = lesson.solution.len();
        for shorter in 1..length {
            let tried = lesson.check(&lesson.solution[..shorter]);
            assert_eq!(tried.check, Check::More, "{}", lesson.id);
        }
    }
}

/// A task has one right first move, but for chains, which can begin in other ways.
#[test]
fn other_moves_are_wrong_and_told_why() {
    let words = Words::new(Language::English);
    for lesson in LESSONS {
        let position = lesson.position().expect("a board");
        let mut wrong = 0;
        for chosen in position.legal_moves().map(|chosen| chosen.to_string()) {
            let tried = lesson.check(&[&chosen]);
            let answer = lesson.answer(&tried, &words);
            assert!(answer.ends_with(['.', '?', '!']), "{answer}");
            let is_solution = lesson.solution[0] == chosen;
            assert!(is_solution || tried.check != Check::Right, "{}", lesson.id);
            if tried.check == Check::Wrong {
                wrong += 1;
                let told = format!("from house {chosen}.");
                assert!(answer.contains(&told), "{answer}");
            }
        }
        assert!(wrong > 0, "{}", lesson.id);
        let refused = lesson.check(&["N1"]);
        assert!(matches!(refused.check, Check::Refused(_)));
        assert!(lesson.answer(&refused, &words).ends_with('.'));
    }
}

#[test]
fn a_chain_that_breaks_off_is_told_so() {
    let words = Words::new(Language::English);
    let lesson = find("chain").expect("a lesson");
    let tried = lesson.check(&["6", "2"]);
    assert_eq!(tried.check, Check::Wrong);
    let answer = lesson.answer(&tried, &words);
    assert!(answer.contains("Your turn is over"), "{answer}");
}

#[test]
fn the_learner_is_you_and_the_other_side_the_opponent() {
    for (language, told) in [
        (
            Language::English,
            "You sow 4 seeds from house 6. The last one lands in your opponent’s house 3.",
        ),
        (
            Language::Swedish,
            "Du sår 4 kulor från grop 6. Den sista hamnar i grop 3 hos motståndaren.",
        ),
        (
            Language::Norwegian,
            "Du sår 4 steiner fra hull 6. Den siste havner i hull 3 hos motstanderen.",
        ),
        (
            Language::Danish,
            "Du sår 4 kugler fra grube 6. Den sidste lander i grube 3 hos modstanderen.",
        ),
        (
            Language::German,
            "Du säst 4 Steine aus Mulde 6. Der letzte landet bei Nord in Mulde 3.",
        ),
    ] {
        let words = Words::new(language);
        let lesson = find("sowing").expect("a lesson");
        let tried = lesson.check(&["6"]);
        let answer = lesson.answer(&tried, &words);
        assert!(answer.starts_with(told), "{answer}");
    }
}

/// Where a task asks for the move that wins, search finds that it is the only one.
#[test]
fn the_move_that_wins_is_the_only_one() {
    let mut engine = Engine::new(Rules::STANDARD, 1 << 22).expect("memory");
    for id in ["end", "sweep", "endgame"] {
        let lesson = find(id).expect("a lesson");
        let position = lesson.position().expect("a board");
        let values = engine.moves(&position, &Limits::default()).expect("values");
        let winning: Vec<String> = values
            .iter()
            .filter(|(_, answer)| answer.span.is_exact() && answer.span.lower > 0)
            .map(|(chosen, _)| chosen.to_string())
            .collect();
        assert_eq!(winning, [lesson.solution[0]], "{id}");
        assert!(values.iter().all(|(_, answer)| answer.span.is_exact()));
    }
}

/// What a lesson calls right keeps the value of the board, which is not lost. The first two name a house
/// of the start and praise nothing.
#[test]
fn what_a_lesson_calls_right_is_among_the_best_moves() {
    let mut engine = Engine::new(Rules::STANDARD, 1 << 22).expect("memory");
    for lesson in &LESSONS[2..] {
        let mut position = lesson.position().expect("a board");
        for (at, chosen) in lesson.solution.iter().enumerate() {
            let values = engine.moves(&position, &Limits::default()).expect("values");
            assert!(values.iter().all(|(_, answer)| answer.span.is_exact()));
            let value = |answer: &kalaha_engine::search::Answer| answer.span.lower;
            let best = values.iter().map(|(_, answer)| value(answer)).max();
            assert!(best >= Some(0), "{} is lost", lesson.id);
            let chosen = position.read_move(chosen).expect("a move");
            let right = values.iter().find(|(other, _)| *other == chosen);
            assert_eq!(
                right.map(|(_, answer)| value(answer)),
                best,
                "{} {at}",
                lesson.id
            );
            position = position.play(chosen).expect("a legal move");
        }
    }
}

#[test]
fn every_lesson_reads_well() {
    let words = Words::new(Language::English);
    for lesson in LESSONS {
        assert!(!lesson.title(&words).ends_with('.'));
        assert!(lesson.heading(&words).contains(" of 13: "));
        assert!(lesson.task(&words).ends_with(['.', '?']));
        for text in lesson.tells(&words) {
            assert!(text.ends_with(['.', '!']), "{text}");
        }
    }
    assert!(into_a_game(&words).ends_with('.'));
}
