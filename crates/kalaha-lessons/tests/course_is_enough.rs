//! Whoever plays by what the course teaches, and by nothing else, beats a beginner.

use kalaha::{Event, EventKind, Game, Move, Outcome, Position, Rules, Side};
use kalaha_engine::levels::{Level, Perfect};
use kalaha_lessons::goal::{captured, threat};

/// Games that are played, as many from each side.
const GAMES: u64 = 200;
/// Games of a hundred that have to be won.
const ENOUGH: u64 = 80;

/// What the lessons tell to look for in a move, what counts most first.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Looks {
    /// “End the game and win it”; and don't end it otherwise (`end`, `endgame`).
    end: i8,
    /// An extra turn (`extra-turn`).
    again: bool,
    /// Seeds captured less those that the opponent can capture then (`capture`, `threat`).
    captures: i16,
    /// The house nearest the store first (`chain`, `sweep`).
    house: usize,
}

fn looks(position: &Position, chosen: Move) -> Looks {
    let mover = position.to_move();
    let mut events: Vec<Event> = Vec::new();
    let after = position
        .play_telling(chosen, &mut |event| events.push(event))
        .expect("a legal move");
    let again = events
        .iter()
        .any(|event| matches!(event.kind, EventKind::ExtraTurn { .. }));
    let end = match after.outcome().map(Outcome::winner) {
        Some(Some(side)) if side == mover => 1,
        Some(_) => -1,
        None => 0,
    };
    let danger = if again || end != 0 { 0 } else { threat(&after) };
    Looks {
        end,
        again,
        captures: i16::from(captured(&events)) - i16::from(danger),
        house: match chosen {
            Move::Sow(house) => house.number(),
            Move::Swap => 0,
        },
    }
}

fn choose(position: &Position) -> Move {
    let moves = position.legal_moves();
    let best = moves.max_by_key(|&chosen| looks(position, chosen));
    best.expect("a game that goes on has a move")
}

#[test]
fn what_the_course_teaches_beats_level_1() {
    let level = Level::new(1).expect("a level");
    let mut perfect = Perfect::default();
    let mut won = 0;
    for seed in 0..GAMES {
        let learner = if seed % 2 == 0 {
            Side::South
        } else {
            Side::North
        };
        let mut game = Game::start(Rules::STANDARD).expect("the standard game");
        while game.end_reason().is_none() {
            let position = game.position();
            let chosen = if position.to_move() == learner {
                choose(position)
            } else {
                let choice = level.choose(&game, seed, &mut perfect);
                choice.expect("a move").chosen
            };
            game.play(chosen).expect("a legal move");
        }
        let winner = game.outcome().and_then(Outcome::winner);
        won += u64::from(winner == Some(learner));
    }
    assert!(won * 100 >= GAMES * ENOUGH, "{won} of {GAMES}");
}
