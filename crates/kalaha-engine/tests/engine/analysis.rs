//! What a move threw away is what minimax says.

use std::convert::Infallible;

use kalaha::{Game, Rules};
use kalaha_engine::analysis::{PositionAnalysis, analyze_game};
use kalaha_engine::search::{Answer, Engine, Limits, Span};

use crate::common::{Minimax, Source};

const RULES: Rules = Rules {
    houses: 3,
    seeds: 2,
    ..Rules::STANDARD
};

fn random_game(source: &mut Source, plies: usize) -> Game {
    let mut game = Game::start(RULES).expect("rules");
    for _ in 0..plies {
        let moves: Vec<_> = game.position().legal_moves().collect();
        if moves.is_empty() {
            break;
        }
        let chosen = moves[source.below(moves.len())];
        game.play(chosen).expect("a legal move");
    }
    game
}

#[test]
fn each_move_of_a_game_is_worth_what_minimax_says() {
    let mut source = Source::new(31);
    let mut minimax = Minimax::default();
    let mut worse = 0;
    for plies in [0, 1, 4, 9, 100, 100, 100] {
        let game = random_game(&mut source, plies);
        let mut engine = Engine::new(RULES, 1 << 20).expect("an engine");
        let mut to_ask = Vec::new();
        let found = analyze_game(game.clone(), |position, left| {
            to_ask.push(left);
            engine.search(position, &Limits::default(), &mut |_| {})
        })
        .expect("positions of these rules");
        let asked = game.history().count() + usize::from(game.outcome().is_none());
        assert_eq!(to_ask, (1..=asked).rev().collect::<Vec<_>>());
        assert_eq!(found.plies.len(), game.history().count());
        let exact = |value| Span {
            lower: value,
            upper: value,
        };
        assert_eq!(found.last, exact(minimax.value(game.position())));
        for (ply, (position, chosen)) in found.plies.iter().zip(game.history()) {
            assert_eq!((&ply.position, ply.chosen), (position, chosen));
            let before = minimax.value(position);
            let next = position.play(chosen).expect("it was played");
            let stays = next.to_move() == position.to_move();
            let after = minimax.value(&next) * if stays { 1 } else { -1 };
            assert_eq!((ply.before, ply.after), (exact(before), exact(after)));
            assert_eq!(ply.thrown_away(), exact(before - after));
            assert_eq!(ply.better.is_empty(), before == after, "{position}");
            worse += usize::from(before > after);
        }
    }
    assert!(worse > 10, "{worse}");
}

/// Where a search was cut short, its bounds still hold and agree with one another.
#[test]
fn bounds_of_a_game_fit_together() {
    let game = random_game(&mut Source::new(32), 12);
    let mut minimax = Minimax::default();
    let unknown = |position: &_, _| {
        Ok::<_, Infallible>(Answer {
            span: Span::widest(position),
            line: Vec::new(),
            nodes: 0,
        })
    };
    let Ok(found) = analyze_game(game, unknown);
    for ply in &found.plies {
        let value = minimax.value(&ply.position);
        assert!(ply.before.lower >= ply.after.lower);
        assert!((ply.before.lower..=ply.before.upper).contains(&value));
        let given = ply.thrown_away();
        assert!(given.lower >= 0 && given.lower <= given.upper);
    }
}

#[test]
fn no_move_is_worth_more_than_the_position() {
    let start = Game::start(RULES).expect("rules");
    let position = *start.position();
    let moves: Vec<_> = position.legal_moves().collect();
    let of = |lower, upper, line| Answer {
        span: Span { lower, upper },
        line,
        nodes: 1,
    };
    let found = PositionAnalysis::new(
        position,
        of(2, 2, vec![moves[1]]),
        vec![
            (moves[0], of(-3, 9, Vec::new())),
            (moves[1], of(-12, 12, Vec::new())),
        ],
    );
    let spans: Vec<(i16, i16)> = found
        .moves
        .iter()
        .map(|(_, s)| (s.lower, s.upper))
        .collect();
    assert_eq!(spans, [(-3, 2), (2, 2)]);
    let found = PositionAnalysis::new(
        position,
        of(-4, 8, Vec::new()),
        vec![
            (moves[0], of(1, 3, Vec::new())),
            (moves[1], of(-2, 5, Vec::new())),
        ],
    );
    assert_eq!((found.value.lower, found.value.upper), (1, 5));
}
