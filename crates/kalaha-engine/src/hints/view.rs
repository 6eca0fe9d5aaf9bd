//! What is found in a recommended move, and what of it decides.

use kalaha::hint::{Found, Pattern};
use kalaha::{BySide, Event, EventKind, Game, House, Move, Pit, Position, Side, SwapRight};

use super::{DEPTH, Eye};
use crate::levels::lookahead::SEED;
use crate::levels::scores;

/// A recommended move under the lens.
pub(super) struct View<'a> {
    before: &'a Position,
    chosen: Move,
    /// The game after it.
    game: Game,
    after: Position,
    events: Vec<Event>,
    /// The value of the move.
    value: Option<i16>,
    /// The other moves with their positions and values.
    others: Vec<(Position, Option<i16>)>,
    eye: Eye,
}

impl<'a> View<'a> {
    pub(super) fn new(game: &'a Game, chosen: Move, mut eye: Eye) -> Option<Self> {
        let before = game.position();
        // A game knows which positions came up before.
        let mut game = game.clone();
        let events = game.play(chosen).ok()?;
        let after = *game.position();
        let value = eye.value(&after);
        let others = before
            .legal_moves()
            .filter(|&other| other != chosen)
            .filter_map(|other| before.play(other).ok())
            .map(|after| (after, eye.value(&after)))
            .collect();
        Some(Self {
            before,
            chosen,
            game,
            after,
            events,
            value,
            others,
            eye,
        })
    }

    /// All patterns of the move. `line` are proved moves that begin with it.
    pub(super) fn found(&mut self, line: Option<&[Move]>) -> Vec<Found> {
        let Move::Sow(house) = self.chosen else {
            return Vec::new();
        };
        let mut found = Vec::new();
        for event in self.events.clone() {
            match event.kind {
                EventKind::ExtraTurn { .. } if !self.after.is_over() => {
                    let chain = self.chain(line);
                    let pattern = if chain.len() > 1 {
                        Pattern::Chain { moves: chain }
                    } else {
                        Pattern::ExtraTurn
                    };
                    let decides = self.without_extra_turn().is_some_and(|it| self.needs(&it));
                    found.push(Found { pattern, decides });
                }
                EventKind::Capture {
                    seeds_own,
                    seeds_opposite,
                    ..
                } => {
                    let seeds = seeds_own + seeds_opposite;
                    let decides = self
                        .without_capture(event.kind)
                        .is_some_and(|it| self.needs(&it));
                    let pattern = Pattern::Capture { seeds };
                    found.push(Found { pattern, decides });
                }
                _ => {}
            }
        }
        if self.after.is_over() {
            let is_told = |event: &&Event| match event.kind {
                EventKind::Sweep { seeds, .. } => seeds > 0,
                EventKind::Result { .. } => true,
                _ => false,
            };
            let events = self.events.iter().filter(is_told).copied().collect();
            found.push(Found {
                pattern: Pattern::End { events },
                decides: self.beats_all_others(),
            });
        } else if let Some(threat) = self.threat_met() {
            let decides = self.decides_threat(threat);
            let Threat {
                from,
                house: target,
                seeds,
            } = threat;
            let pattern = if target == house {
                Pattern::SafeHouse { from, house, seeds }
            } else {
                Pattern::ThreatMet {
                    from,
                    house: target,
                    seeds,
                }
            };
            found.push(Found { pattern, decides });
        }
        if found.is_empty() {
            found.extend(self.lands());
        }
        found
    }

    /// The margin that the move leads to as far as was looked ahead, in seeds.
    pub(super) fn expected(&self) -> Option<i16> {
        let seeds = f64::from(self.value?) / f64::from(SEED);
        Some(seeds.round() as i16)
    }

    /// In which house the last seed comes to lie; nothing if that is a store.
    fn lands(&self) -> Option<Found> {
        let sown = self.events.iter().rev().find_map(|event| match event.kind {
            EventKind::Sow { pit, .. } => Some(pit),
            _ => None,
        });
        let Some(Pit::House { side, house }) = sown else {
            return None;
        };
        let pattern = Pattern::Lands { side, house };
        let decides = false;
        Some(Found { pattern, decides })
    }

    /// The value of the best other move, if all are known and the recommended one is not below it.
    fn best_other(&self) -> Option<i16> {
        let others: Option<Vec<i16>> = self.others.iter().map(|&(_, value)| value).collect();
        let best = others?.into_iter().max()?;
        (self.value? >= best).then_some(best)
    }

    fn beats_all_others(&self) -> bool {
        let best = self.best_other();
        best.is_some_and(|best| self.value.is_some_and(|value| value > best))
    }

    /// True if the move would be worse than another one if it led to this position instead.
    fn needs(&mut self, without: &Position) -> bool {
        let Some(best) = self.best_other() else {
            return false;
        };
        self.eye.value(without).is_some_and(|value| value < best)
    }

    /// The position after the move if the turn passed.
    fn without_extra_turn(&self) -> Option<Position> {
        turned_over(&self.after, !self.before.to_move())
    }

    /// The position after the move if nothing were captured.
    fn without_capture(&self, capture: EventKind) -> Option<Position> {
        let EventKind::Capture {
            house,
            opposite,
            seeds_own,
            seeds_opposite,
        } = capture
        else {
            return None;
        };
        let mover = self.before.to_move();
        // What is swept up at the end lies in the houses again, as far as the events tell.
        let mut rows = BySide {
            south: *self.after.row(Side::South),
            north: *self.after.row(Side::North),
        };
        let mut stores = BySide {
            south: self.after.store(Side::South),
            north: self.after.store(Side::North),
        };
        for event in &self.events {
            if let EventKind::Sweep {
                from,
                to: Some(to),
                houses,
                seeds,
            } = event.kind
            {
                rows[from] = houses;
                stores[to] -= seeds;
            }
        }
        rows[mover][house] += seeds_own;
        rows[!mover][opposite] += seeds_opposite;
        stores[mover] -= seeds_own + seeds_opposite;
        let rows = BySide {
            south: &*rows.south,
            north: &*rows.north,
        };
        let position = Position::new(*self.after.rules(), rows, stores, !mover, 0).ok()?;
        Some(position.with_swap(self.after.swap_right()))
    }

    /// The moves of the turn that give an extra turn each, the recommended one first.
    fn chain(&self, line: Option<&[Move]>) -> Vec<Move> {
        let is_extra = |event: &Event| matches!(event.kind, EventKind::ExtraTurn { .. });
        let mut chain = vec![self.chosen];
        let mut game = self.game.clone();
        loop {
            let next = match line {
                Some(line) => line.get(chain.len()).copied(),
                None => best_ahead(&game),
            };
            let Some(next) = next else { break };
            let Ok(events) = game.play(next) else { break };
            if !events.iter().any(is_extra) || game.end_reason().is_some() {
                break;
            }
            chain.push(next);
        }
        chain
    }

    /// The largest capture that the opponent could make if it were his turn, if the move takes it
    /// away and gives him the turn.
    fn threat_met(&self) -> Option<Threat> {
        let opponent = !self.before.to_move();
        (self.after.to_move() == opponent).then_some(())?;
        let threat = threats(&turned_over(self.before, opponent)?)
            .into_iter()
            .max_by_key(|threat| threat.seeds)?;
        let is_there = threats(&self.after)
            .iter()
            .any(|left| left.from == threat.from);
        (!is_there).then_some(threat)
    }

    /// True if another move that leaves the threat standing would be as good if only the threat were
    /// not carried out.
    fn decides_threat(&mut self, threat: Threat) -> bool {
        let (Some(value), Some(_)) = (self.value, self.best_other()) else {
            return false;
        };
        let opponent = !self.before.to_move();
        let worse: Vec<Position> = self
            .others
            .iter()
            .filter(|(after, other)| {
                !after.is_over()
                    && after.to_move() == opponent
                    && other.is_some_and(|other| other < value)
                    && threats(after).iter().any(|left| left.from == threat.from)
            })
            .map(|&(after, _)| after)
            .collect();
        worse.iter().any(|after| {
            let replies: Option<Vec<i16>> = after
                .legal_houses()
                .filter(|&house| house != threat.from)
                .filter_map(|house| after.play(Move::Sow(house)).ok())
                .map(|reply| self.eye.value(&reply))
                .collect();
            let reply = replies.and_then(|replies| replies.into_iter().min());
            reply.is_some_and(|reply| reply >= value)
        })
    }
}

/// A capture that a player could make at once.
#[derive(Clone, Copy)]
struct Threat {
    from: House,
    house: House,
    seeds: u8,
}

/// The captures that the player to move could make.
fn threats(position: &Position) -> Vec<Threat> {
    let captured = |from: House| {
        let mut threat = None;
        let mut look = |event: Event| {
            if let EventKind::Capture {
                opposite,
                seeds_opposite,
                ..
            } = event.kind
            {
                // Not what the sowing itself brings there.
                let seeds = position.row(!position.to_move())[opposite];
                let house = opposite;
                let threatened = seeds > 0 && seeds_opposite >= seeds;
                threat = threatened.then_some(Threat { from, house, seeds });
            }
        };
        position.play_telling(Move::Sow(from), &mut look).ok()?;
        threat
    };
    position.legal_houses().filter_map(captured).collect()
}

/// The board with a side to move in a turn of its own; nothing if it can't be played on.
fn turned_over(position: &Position, to_move: Side) -> Option<Position> {
    let rows = BySide {
        south: &**position.row(Side::South),
        north: &**position.row(Side::North),
    };
    let stores = BySide {
        south: position.store(Side::South),
        north: position.store(Side::North),
    };
    let turned = Position::new(*position.rules(), rows, stores, to_move, 0).ok()?;
    let swap = match position.swap_right() {
        // It is for the second player's first turn alone.
        SwapRight::Open => SwapRight::Gone,
        other => other,
    };
    Some(turned.with_swap(swap))
}

/// The best move after looking a few moves ahead; nothing if the game is over.
fn best_ahead(game: &Game) -> Option<Move> {
    let scores = scores(game, DEPTH, 0);
    let best = scores.iter().map(|&(_, score)| score).max()?;
    let best = scores.iter().find(|&&(_, score)| score == best);
    best.map(|&(chosen, _)| chosen)
}
