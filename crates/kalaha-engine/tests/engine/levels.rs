//! Levels: legal under every rule set, repeatable, each better than the one below.

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;

use kalaha::{Game, Position, Rules, Side, SwapRight};
use kalaha_engine::contest::{Contest, Score, elo};
use kalaha_engine::levels::openings::{Opening, opening, read, seen_by_south};
use kalaha_engine::levels::{Level, Perfect};
use kalaha_engine::players::Player;

static NEVER: AtomicBool = AtomicBool::new(false);

fn level(number: u8) -> Player {
    Player::Level(Level::new(number).expect("a level"))
}

fn score(rules: Rules, players: [Player; 2], pairs: u64) -> Score {
    let contest = Contest {
        rules,
        players,
        seed: 1,
    };
    let mut score = Score::default();
    let mut perfect = Perfect::default();
    for pair in 0..pairs {
        let games = contest.pair(pair, &mut perfect, &NEVER);
        for (_, margin) in games.expect("playable rules").expect("nobody stops it") {
            score.add(margin);
        }
    }
    score
}

#[test]
fn each_level_beats_the_one_below() {
    let first = score(Rules::STANDARD, [level(1), Player::Random], 200).rate();
    assert!((0.5..=0.7).contains(&first), "level 1 scores {first}");
    for number in 2..=7 {
        let players = [level(number), level(number - 1)];
        let score = score(Rules::STANDARD, players, 200);
        let ([low, _], rate) = (score.interval(), score.rate());
        assert!(rate >= 0.6 && low > 0.5, "level {number}: {score:?}");
    }
}

#[test]
fn the_perfect_level_beats_the_one_below() {
    // A board on which its search comes to an end soon.
    let rules = Rules {
        houses: 4,
        ..Rules::STANDARD
    };
    let score = score(rules, [level(8), level(7)], 200);
    let ([low, _], rate) = (score.interval(), score.rate());
    assert!(rate >= 0.6 && low > 0.5, "{score:?}");
}

#[test]
fn a_contest_is_repeated_to_the_seed() {
    let told = Score {
        wins: 24,
        draws: 1,
        losses: 15,
    };
    for _ in 0..2 {
        let again = score(Rules::STANDARD, [level(5), level(4)], 20);
        assert_eq!(again, told);
    }
}

#[test]
fn every_level_plays_every_rule_set_to_the_end() {
    let mut source = crate::common::Source::new(11);
    let mut perfect = Perfect::default();
    for round in 0..24 {
        let mut rules = {
            let houses = 1 + source.below(7);
            source.rules(houses)
        };
        rules.pie = source.below(3) == 0;
        let position = source.position(rules, 40).with_swap(SwapRight::Coming);
        let mut game = Game::resume(position);
        while game.end_reason().is_none() {
            let number = 1 + (game.moves().len() + round) % 7;
            let choice = level(number as u8).choose(&game, 3, &mut perfect);
            let choice = choice.expect("a move, since the game is not over");
            game.play(choice.chosen).expect("a legal move");
        }
        assert!(level(3).choose(&game, 3, &mut perfect).is_none());
    }
}

#[test]
fn what_is_called_exact_is_what_minimax_finds() {
    let mut source = crate::common::Source::new(12);
    let mut perfect = Perfect::default();
    let mut exact = 0;
    for _ in 0..400 {
        let mut rules = {
            let houses = 1 + source.below(3);
            source.rules(houses)
        };
        rules.pie = source.below(3) == 0;
        if rules.is_cyclic() {
            continue;
        }
        let position = source.position(rules, 9).with_swap(SwapRight::Open);
        let Some(choice) = level(8).choose(&Game::resume(position), 1, &mut perfect) else {
            continue;
        };
        let mut minimax = crate::common::Minimax::default();
        let value = minimax.value(&position);
        let after = position.play(choice.chosen).expect("a legal move");
        let kept = minimax.value(&after);
        let kept = if after.is_over() {
            let south = after.outcome().expect("it is over").south_margin();
            if position.to_move() == Side::South {
                south
            } else {
                -south
            }
        } else if after.to_move() == position.to_move() {
            kept
        } else {
            -kept
        };
        assert!(choice.exact, "{position}");
        assert_eq!(kept, value, "{rules:?} {position}");
        exact += 1;
    }
    assert!(exact > 60, "{exact} positions");
}

/// Where positions can repeat, the value depends on what came before.
#[test]
fn nothing_is_proved_where_a_position_may_come_up_again() {
    let rules = Rules {
        houses: 2,
        seeds: 2,
        ..Rules::preset("clockwise").expect("a preset")
    };
    let mut game = Game::start(rules).expect("a start");
    let mut perfect = Perfect::default();
    let mut exact = |game: &Game| {
        let choice = level(8).choose(game, 1, &mut perfect);
        choice.expect("a move").exact
    };
    assert!(exact(&game));
    game.play(kalaha::Move::Sow(kalaha::House::new(1)))
        .expect("a legal move");
    assert_eq!(game.position().store(Side::South), 0);
    assert!(!exact(&game));
    let same = Game::resume(*game.position());
    assert!(exact(&same));
}

#[test]
fn the_openings_are_read_whole_and_fit_together() {
    let text = include_str!("../../../../data/book.tsv");
    let known: HashMap<Position, Opening> = read(text).collect();
    assert_eq!(known.len() + 1, text.lines().count());
    let mut all_moves_known = 0;
    for (position, Opening { value, best }) in &known {
        assert_eq!(seen_by_south(position), Some(*position));
        let left = |chosen| {
            let after = position.play(chosen).expect("a legal move");
            let next = known.get(&seen_by_south(&after)?)?.value;
            let same = after.to_move() == position.to_move();
            Some(if same { next } else { -next })
        };
        assert_eq!(left(*best).unwrap_or(*value), *value, "{position}");
        // Each was proved on its own; together they are minimax.
        let moves: Option<Vec<i16>> = position.legal_moves().map(left).collect();
        if let Some(most) = moves.and_then(|moves| moves.into_iter().max()) {
            assert_eq!(most, *value, "{position}");
            all_moves_known += 1;
        }
    }
    assert!(all_moves_known > known.len() / 8, "{all_moves_known}");
    let start = Game::start(Rules::STANDARD).expect("a start");
    let choice = level(8).choose(&start, 1, &mut Perfect::default());
    let choice = choice.expect("a move");
    assert_eq!(
        (choice.chosen.to_string(), choice.exact),
        ("3".to_owned(), true)
    );
    // As published, for the player to move.
    let value = |moves: &[u8]| {
        let mut game = start.clone();
        for &number in moves {
            let house = kalaha::House::new(number - 1);
            game.play(kalaha::Move::Sow(house)).expect("a legal move");
        }
        opening(game.position()).map(|opening| opening.value)
    };
    assert_eq!(value(&[]), Some(8));
    assert_eq!(value(&[3]), Some(8));
    assert_eq!(value(&[1]), Some(14));
}

#[test]
fn a_score_in_figures() {
    let score = Score {
        wins: 230,
        draws: 20,
        losses: 150,
    };
    assert!((score.rate() - 0.6).abs() < 1e-9);
    let [low, high] = score.interval();
    // Wilson's formula, worked out by hand.
    assert!((low - 0.5513).abs() < 1e-4 && (high - 0.6469).abs() < 1e-4);
    assert!((elo(0.6) - 70.44).abs() < 0.01);
    assert!(elo(1.0).is_infinite() && elo(0.5).abs() < 1e-9);
    let [low, high] = Score::default().interval();
    assert!(low.abs() < 1e-9 && (high - 1.0).abs() < 1e-9);
}
