//! Hints: the best move that can be found in a second, and what was found in it.
//!
//! A [`Pattern`](kalaha::hint::Pattern) is a fact about the move. Whether it decides is asked of the
//! values: would the move still be as good as the best other one without it? What can't be told in
//! time does not decide.

mod view;

use kalaha::hint::Hint;
use kalaha::{Game, Position, Side};

use crate::levels::lookahead::{score, seen_by};
use crate::levels::perfect::estimated;
use crate::levels::{Perfect, SEED, generator_at, nodes};
use crate::search::{Engine, Limits};
use view::View;

/// Moves that the values behind reasons look ahead where they can't be exact.
const DEPTH: u32 = 7;

/// The best move that can be found in about a second, with what it does; nothing if the game is over.
pub fn hint(game: &Game, perfect: &mut Perfect) -> Option<Hint> {
    (!game.is_over()).then_some(())?;
    let position = game.position();
    let proved = perfect.proved(game);
    let chosen = match &proved {
        Some((_, line)) => line[0],
        // Hints follow from the game alone.
        None => estimated(game, &mut generator_at(0, game.moves().len()))?,
    };
    let only = position.legal_moves().count() == 1;
    let eye = Eye {
        engine: match &proved {
            Some((_, line)) if line.len() > 1 => perfect.engine(position),
            _ => None,
        },
        nodes: nodes(position.rules()) / 2,
        mover: position.to_move(),
    };
    // An opening is known without its continuation.
    let line = proved.as_ref().map(|(_, line)| &**line);
    let line = line.filter(|line| line.len() > 1);
    let mut view = View::new(game, chosen, eye)?;
    let mut found = view.found(line);
    found.sort_by_key(|found| !found.decides);
    Some(Hint {
        chosen,
        exact: only || proved.is_some(),
        expected: proved.is_none().then(|| view.expected()).flatten(),
        value: proved.map(|(value, _)| value),
        only,
        found,
    })
}

/// Values of positions for the one who asks, in quarters of a seed: exact ones, or all of them after
/// looking equally far ahead.
struct Eye {
    engine: Option<Engine>,
    /// Nodes that may still be searched.
    nodes: u64,
    mover: Side,
}

impl Eye {
    fn value(&mut self, position: &Position) -> Option<i16> {
        if let Some(outcome) = position.outcome() {
            return Some(SEED * seen_by(self.mover, outcome.south_margin()));
        }
        let own = match &mut self.engine {
            Some(engine) => {
                let limits = Limits {
                    nodes: Some(self.nodes),
                    ..Limits::default()
                };
                let answer = engine.search(position, &limits, &mut |_| {}).ok()?;
                self.nodes = self.nodes.saturating_sub(answer.nodes);
                answer.span.is_exact().then_some(SEED * answer.span.lower)
            }
            None => score(position, DEPTH, nodes(position.rules()) / 32),
        }?;
        Some(if position.to_move() == self.mover {
            own
        } else {
            -own
        })
    }
}
