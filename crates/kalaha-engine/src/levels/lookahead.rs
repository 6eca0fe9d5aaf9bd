//! Looking a few moves ahead on the fast board, with an estimate behind the last one.
//!
//! Scores are quarters of a seed for the player to move: the margin in the stores, and where the
//! rules give the rest to its owner a quarter of the margin in the houses. At the end of a game the
//! score is the true margin.

use arrayvec::ArrayVec;
use kalaha::{Game, MAX_HOUSES, Move, Position, Remaining, Side, SwapRight};

use super::nodes;
use crate::board::{Board, Next};
use crate::laps::Laps;
use crate::row::Row;
use crate::wide;

/// The score of a seed in a store.
pub(crate) const SEED: i16 = 4;

/// More than any score, and still far from the ends of an `i16`.
const EVERYTHING: i16 = SEED * 300;

/// The score of each legal move, for the player who makes it, after looking `depth` moves ahead.
///
/// Scores within `within` of the best are as they are; others are known to lie below that. Nothing
/// if the game is over.
pub(crate) fn scores(game: &Game, depth: u32, within: i16) -> Vec<(Move, i16)> {
    scores_of(game, depth, within, nodes(game.position().rules())).0
}

/// The same, deepened only as long as that takes no more than so many nodes, and the nodes that it
/// took; the last depth is finished without looking any further.
pub(crate) fn scores_of(
    game: &Game,
    depth: u32,
    within: i16,
    most_nodes: u64,
) -> (Vec<(Move, i16)>, u64) {
    let position = game.position();
    if wide(position.rules()) {
        scores_on::<u128>(game, depth, within, most_nodes)
    } else {
        scores_on::<u64>(game, depth, within, most_nodes)
    }
}

/// The score of a position that is not over, for the player to move, after looking `depth` moves
/// ahead; nothing if that takes more than so many nodes.
pub(crate) fn score(position: &Position, depth: u32, most_nodes: u64) -> Option<i16> {
    if wide(position.rules()) {
        score_on::<u128>(position, depth, most_nodes)
    } else {
        score_on::<u64>(position, depth, most_nodes)
    }
}

fn score_on<R: Row>(position: &Position, depth: u32, most_nodes: u64) -> Option<i16> {
    let laps = Laps::<R>::new(position.rules(), position.total());
    let mut lookahead = Lookahead {
        laps: &laps,
        nodes: 0,
        most_nodes,
    };
    let score = lookahead.position(position, depth, -EVERYTHING, EVERYTHING);
    (lookahead.nodes <= most_nodes).then_some(score)
}

fn scores_on<R: Row>(
    game: &Game,
    depth: u32,
    within: i16,
    most_nodes: u64,
) -> (Vec<(Move, i16)>, u64) {
    let position = game.position();
    let laps = Laps::<R>::new(position.rules(), position.total());
    let mut lookahead = Lookahead {
        laps: &laps,
        nodes: 0,
        most_nodes,
    };
    let moves: Vec<Move> = match game.end_reason() {
        None => position.legal_moves().collect(),
        Some(_) => Vec::new(),
    };
    let mut scores: Vec<(Move, i16)> = moves.into_iter().map(|chosen| (chosen, 0)).collect();
    for depth in 1..=depth.max(1) {
        let mut deeper = scores.clone();
        // The best move so far first, since what it gives lets the others be cut short.
        deeper.sort_by_key(|&(_, score)| -score);
        let mut best = -EVERYTHING;
        for (chosen, score) in &mut deeper {
            let floor = (best - within - 1).max(-EVERYTHING);
            *score = lookahead.after(game, *chosen, depth, floor);
            best = best.max(*score);
        }
        if depth > 1 && lookahead.nodes > lookahead.most_nodes {
            break;
        }
        for entry in &mut scores {
            if let Some(&found) = deeper.iter().find(|found| found.0 == entry.0) {
                *entry = found;
            }
        }
    }
    (scores, lookahead.nodes)
}

struct Lookahead<'a, R> {
    laps: &'a Laps<R>,
    /// Positions looked at.
    nodes: u64,
    /// No more than so many are wanted.
    most_nodes: u64,
}

impl<R: Row> Lookahead<'_, R> {
    /// The score of a move for the player who makes it, exact if it is more than `floor`.
    fn after(&mut self, game: &Game, chosen: Move, depth: u32, floor: i16) -> i16 {
        let mover = game.position().to_move();
        // A game knows what a position does not: which positions came up before.
        let mut next = Game::resume(*game.position());
        if game.position().rules().is_cyclic() {
            next.clone_from(game);
        }
        if next.play(chosen).is_err() {
            return -EVERYTHING;
        }
        if let Some(outcome) = next.outcome() {
            return SEED * seen_by(mover, outcome.south_margin());
        }
        let after = next.position();
        if after.to_move() == mover {
            self.position(after, depth - 1, floor, EVERYTHING)
        } else {
            -self.position(after, depth - 1, -EVERYTHING, -floor)
        }
    }

    /// The score of a position; while a swap is to come it plays positions, which know of it.
    fn position(&mut self, position: &Position, depth: u32, mut alpha: i16, beta: i16) -> i16 {
        let mover = position.to_move();
        if let Some(outcome) = position.outcome() {
            return SEED * seen_by(mover, outcome.south_margin());
        }
        if position.swap_right() == SwapRight::Gone {
            return self.board(&Board::pack(position), depth, alpha, beta);
        }
        self.nodes += 1;
        if depth == 0 || self.nodes > self.most_nodes {
            let score = self.estimate(&Board::pack(position));
            // Whoever may swap has the better side.
            return match position.swap_right() {
                SwapRight::Open => score.abs(),
                SwapRight::Coming | SwapRight::Gone => score,
            };
        }
        let mut best = -EVERYTHING;
        for chosen in position.legal_moves() {
            let Ok(after) = position.play(chosen) else {
                continue;
            };
            let score = if after.to_move() == mover {
                self.position(&after, depth - 1, alpha, beta)
            } else {
                -self.position(&after, depth - 1, -beta, -alpha)
            };
            best = best.max(score);
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        best
    }

    fn board(&mut self, board: &Board<R>, depth: u32, mut alpha: i16, beta: i16) -> i16 {
        self.nodes += 1;
        if depth == 0 || self.nodes > self.most_nodes {
            return self.estimate(board);
        }
        let margin = board.margin();
        let mut children = ArrayVec::<(i16, Next<R>), { MAX_HOUSES as usize }>::new();
        let mut best = -EVERYTHING;
        let mut filled = board.own.filled();
        while filled != 0 {
            let house = filled.ilog2() as usize;
            filled ^= 1 << house;
            let next = self.laps.play(*board, house);
            let after = seen_again(next.again, next.board.margin());
            if next.over {
                best = best.max(SEED * after);
            } else {
                let order = 12 * (after - margin) + if next.again { 60 } else { 0 };
                let place = children.iter().position(|other| other.0 < order);
                children.insert(place.unwrap_or(children.len()), (order, next));
            }
        }
        alpha = alpha.max(best);
        for (_, next) in children {
            if alpha >= beta {
                break;
            }
            let score = if next.again {
                self.board(&next.board, depth - 1, alpha, beta)
            } else {
                -self.board(&next.board, depth - 1, -beta, -alpha)
            };
            best = best.max(score);
            alpha = alpha.max(score);
        }
        best
    }

    fn estimate(&self, board: &Board<R>) -> i16 {
        let houses = match self.laps.remaining {
            Remaining::Owner => i16::from(board.own.sum()) - i16::from(board.other.sum()),
            Remaining::Emptier | Remaining::Discard | Remaining::LastMover => 0,
        };
        SEED * board.margin() + houses
    }
}

fn seen_again(again: bool, margin: i16) -> i16 {
    if again { margin } else { -margin }
}

/// A margin of South's as a side sees it.
pub(crate) fn seen_by(side: Side, south_margin: i16) -> i16 {
    if side == Side::South {
        south_margin
    } else {
        -south_margin
    }
}

#[cfg(test)]
mod tests {
    use kalaha::Rules;

    use super::*;
    use crate::atlas::entries;

    /// What is looked at once there are nodes enough: the moves that still wait on the way back.
    const ON_THE_WAY_BACK: u64 = 14 * 12;

    /// A level's time is its nodes, under every rule set and on every board.
    #[test]
    fn a_look_ahead_keeps_to_its_nodes() {
        let most = 5_000;
        for (houses, seeds) in [(6, 4), (12, 10), (2, 30), (1, 127)] {
            let mut sets: Vec<Rules> = entries(houses, Some(seeds))
                .expect("a board")
                .into_iter()
                .map(|entry| entry.rules)
                .collect();
            // First turns can be long before sides may be swapped.
            let with_swap = |rules: &Rules| Rules {
                pie: true,
                ..*rules
            };
            sets.extend(sets.iter().map(with_swap).collect::<Vec<_>>());
            for rules in sets {
                let game = Game::start(rules).expect("playable rules");
                let (scores, nodes) = scores_of(&game, 14, 0, most);
                assert_eq!(scores.len(), game.position().legal_moves().count());
                let slack = ON_THE_WAY_BACK * scores.len() as u64;
                assert!(nodes <= most + slack, "{nodes} under {rules:?}");
            }
        }
    }
}
