//! Every game ends, and where seeds only move forward no position occurs twice.

use std::collections::HashSet;

use kalaha::{Game, Move};

use crate::{conservation, movable, told};

/// Moves after which a game under a cyclic rule set is left unfinished. The repetition rule ends it
/// some day, but dozens of seeds can circle through more positions than anyone plays.
const LONGEST: usize = 300;

/// Holds for any game; gives it back played on, with choices taken from the bytes round and round.
#[must_use]
pub fn holds(game: Game, choices: &[u8]) -> Game {
    if game.position().rules().is_cyclic() {
        play_on(game, choices, LONGEST)
    } else {
        play_out(game, choices)
    }
}

/// Plays a game to its end.
#[must_use]
pub fn play_out(game: Game, choices: &[u8]) -> Game {
    let game = play_on(game, choices, usize::MAX);
    assert!(game.end_reason().is_some(), "{}", told(game.position()));
    let count = game.outcome().expect("a finished game has a count");
    assert!(u16::from(count.south) + u16::from(count.north) <= u16::from(game.position().total()));
    game
}

/// Plays on until the end or for so many moves. The laws of single moves are held on the way, since
/// long games reach what random positions don't.
fn play_on(mut game: Game, choices: &[u8], moves: usize) -> Game {
    let mut choices = choices.iter().copied().cycle();
    let mut seen = HashSet::from([*game.position()]);
    for _ in 0..moves {
        let before = *game.position();
        movable::holds(&before);
        if game.end_reason().is_some() {
            assert!(before.is_over(), "{}", told(&before));
            break;
        }
        let legal: Vec<Move> = before.legal_moves().collect();
        let chosen = legal[usize::from(choices.next().unwrap_or(0)) % legal.len()];
        let events = game.play(chosen).expect("a legal move");
        let after = game.position();
        conservation::holds(&before, &events, after);
        let new = seen.insert(*after);
        assert!(
            new || after.rules().is_cyclic(),
            "{} comes again",
            told(after)
        );
    }
    game
}
