//! A referee's answer: what happens, why, by which rule, and what house rule would change it.

use crate::error::Error;
use crate::event::Event;
use crate::{Game, Key, Move, Outcome, Position, Side, Value};

/// What happens when moves are played from a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// The position as it was given.
    pub before: Position,
    /// The moves that were played, each by the side whose turn it was.
    pub moves: Vec<Move>,
    /// All steps of these moves.
    pub events: Vec<Event>,
    /// The position after them.
    pub after: Position,
    /// Whether the last move asked for was allowed.
    pub verdict: Verdict,
    /// The single house rules under which the last move would have come out differently; not another
    /// way round the board, which changes nearly every move.
    pub would_differ: Vec<Difference>,
}

/// Whether a move is allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is.
    Played,
    /// It is not, for this reason; `after` is the position in which it was asked for.
    Refused(Error),
}

/// What one other house rule would have made of the last move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The option changed.
    pub key: Key,
    /// Its other value.
    pub value: Value,
    /// The position after, with the rest dealt with if the game is over.
    pub after: Position,
    /// Why the move would have been refused, if it would.
    pub refused: Option<Error>,
}

/// Who moves next; nobody once the game is over.
#[must_use]
pub fn next(position: &Position) -> Option<Side> {
    (!position.is_over()).then(|| position.to_move())
}

impl Ruling {
    /// Rules on moves as people write them, see [`Position::read_move`]. A move that is not allowed
    /// ends the ruling.
    ///
    /// ```
    /// use kalaha::{Position, Rules, Ruling};
    /// let start = Position::start(Rules::STANDARD)?;
    /// let ruling = Ruling::judge(&start, &["3", "6"])?;
    /// assert_eq!(ruling.after.to_string(), "S 4 4 0 5 5 0 (2) / N 5 5 5 5 4 4 (0) n");
    /// # Ok::<(), kalaha::Error>(())
    /// ```
    ///
    /// # Errors
    /// A text that is no move at all.
    pub fn judge(before: &Position, moves: &[&str]) -> Result<Self, Error> {
        let mut game = Game::resume(*before);
        let mut events = Vec::new();
        let mut verdict = Verdict::Played;
        let mut asked = None;
        for text in moves {
            let at = *game.position();
            let chosen = at.read_move(text);
            asked = chosen.clone().ok().map(|chosen| (at, text, chosen));
            match chosen.and_then(|chosen| game.play(chosen)) {
                Ok(told) => events.extend(told),
                Err(error) if error.refused_by().is_some() => {
                    verdict = Verdict::Refused(error);
                    break;
                }
                Err(error) => return Err(error),
            }
        }
        let after = *game.position();
        let would_differ = match asked {
            Some((at, text, chosen)) => differences(&at, asker(&at, text, chosen), chosen),
            None => Vec::new(),
        };
        let moves = game.moves().collect();
        Ok(Self {
            before: *before,
            moves,
            events,
            after,
            verdict,
            would_differ,
        })
    }

    /// Who moves next; nobody once the game is over.
    #[must_use]
    pub fn next(&self) -> Option<Side> {
        next(&self.after)
    }

    /// The final count, if the game is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.after.outcome()
    }
}

/// Whose move is asked for: the named side's, which need not be to move once the game is over.
fn asker(at: &Position, text: &str, chosen: Move) -> Side {
    let named = match chosen {
        Move::Sow(_) => text.chars().next().and_then(Side::from_letter),
        Move::Swap => None,
    };
    named.unwrap_or(at.to_move())
}

/// Options that change nearly every move, so that nobody argues about a move because of them: the way
/// round the board.
const ROUND: [Key; 2] = [Key::Direction, Key::StoreSide];

/// Runs a move of `asker` under every other value of every option but `houses`, `seeds`, `pie` and the
/// way round the board, as if the position were new: what led to it was played under the rules as
/// they are.
fn differences(before: &Position, asker: Side, chosen: Move) -> Vec<Difference> {
    let here = before.play(chosen);
    let mut found = Vec::new();
    for &key in Key::ALL.iter().filter(|key| !ROUND.contains(key)) {
        for value in key.alternatives(before.rules(), before.extra_used()) {
            let mut rules = *before.rules();
            let Ok(there) = rules
                .set(key.as_str(), &value)
                .and_then(|()| before.with_rules(rules))
            else {
                continue;
            };
            if there.to_move() != asker {
                // The game is over here, and there the other player would be to move: the move
                // asked for is refused in both.
                continue;
            }
            let other = there.play(chosen);
            let differs = match (&here, &other) {
                (Ok(here), Ok(other)) => !same(here, other),
                (here, other) => here.is_ok() != other.is_ok(),
            };
            if differs {
                let (after, refused) = match other {
                    Ok(other) => (other, None),
                    Err(error) => (there.settled(), Some(error)),
                };
                found.push(Difference {
                    key,
                    value,
                    after,
                    refused,
                });
            }
        }
    }
    found
}

/// True if both positions look the same to the players: board, next and result.
fn same(a: &Position, b: &Position) -> bool {
    a.to_layout() == b.to_layout() && next(a) == next(b) && a.outcome() == b.outcome()
}
