//! Seeds are conserved: after every event pits, stores and hand hold what they held before, and the
//! events alone lead from the board before a move to the board after it.

use kalaha::event::{Event, EventKind, Refusal};
use kalaha::{BySide, Pit, Position, Row, Side};

use crate::told;

/// Holds for events that lead from one position to another.
pub fn holds(before: &Position, events: &[Event], after: &Position) {
    let from = told(before);
    let mut bare = Bare::of(before);
    let all = bare.seeds();
    for event in events {
        let followed = bare.follow(event);
        assert_eq!(followed, Ok(()), "{event:?} from {from}");
        assert_eq!(bare.seeds(), all, "{event:?} from {from}");
    }
    assert_eq!(bare.hand, 0, "from {from}");
    assert_eq!(bare.layout(), after.to_layout(), "from {from}");
    assert_eq!(bare.over, after.is_over(), "from {from}");
    if !bare.over {
        assert_eq!(bare.to_move, after.to_move(), "from {from}");
    }
}

/// Seeds in rows and stores, and in the hand while one is sown. Knows no rule.
struct Bare {
    rows: BySide<Vec<u8>>,
    stores: BySide<u8>,
    hand: u8,
    mover: Side,
    /// Whose turn it is after the events so far.
    to_move: Side,
    over: bool,
}

impl Bare {
    fn of(position: &Position) -> Self {
        let row = |side| position.row(side).to_vec();
        let mover = position.to_move();
        Self {
            rows: BySide {
                south: row(Side::South),
                north: row(Side::North),
            },
            stores: BySide {
                south: position.store(Side::South),
                north: position.store(Side::North),
            },
            hand: 0,
            mover,
            to_move: !mover,
            over: position.is_over(),
        }
    }

    fn layout(&self) -> Vec<u8> {
        let sides = Side::ALL.iter();
        sides
            .flat_map(|&side| self.rows[side].iter().copied().chain([self.stores[side]]))
            .collect()
    }

    fn seeds(&self) -> u32 {
        let pits = self.layout().into_iter().map(u32::from).sum::<u32>();
        pits + u32::from(self.hand)
    }

    /// Does what an event says, if what it says of the board before is true.
    fn follow(&mut self, event: &Event) -> Result<(), &'static str> {
        if self.over
            && !matches!(
                event.kind,
                EventKind::Sweep { .. } | EventKind::Result { .. }
            )
        {
            return Err("something happens after the end");
        }
        match event.kind {
            EventKind::Lift { side, house, seeds } | EventKind::Relay { side, house, seeds } => {
                let lifted = core::mem::take(&mut self.rows[side][house.index()]);
                let own = matches!(event.kind, EventKind::Relay { .. }) || side == self.mover;
                check(self.hand == 0, "the hand was not empty")?;
                check(own, "a foreign house was chosen")?;
                check(lifted == seeds && seeds > 0, "the house held another count")?;
                self.hand = seeds;
            }
            EventKind::Sow { pit, seeds } => {
                check(self.hand > 0, "the hand was empty")?;
                self.hand -= 1;
                let held = match pit {
                    Pit::House { side, house } => &mut self.rows[side][house.index()],
                    Pit::Store { side } => &mut self.stores[side],
                };
                *held += 1;
                check(*held == seeds, "the pit holds another count")?;
            }
            EventKind::OpponentStore { seeds } => {
                check(
                    self.stores[!self.mover] == seeds,
                    "the store holds another count",
                )?;
            }
            EventKind::ExtraTurn { .. }
            | EventKind::ExtraTurnRefused {
                reason: Refusal::NothingLeft,
            } => self.to_move = self.mover,
            EventKind::Capture {
                house,
                opposite,
                seeds_own,
                seeds_opposite,
            } => {
                for (side, house, seeds) in [
                    (self.mover, house, seeds_own),
                    (!self.mover, opposite, seeds_opposite),
                ] {
                    let held = &mut self.rows[side][house.index()];
                    check(
                        seeds == *held || seeds == 0,
                        "a capture takes part of a house",
                    )?;
                    *held -= seeds;
                    self.stores[self.mover] += seeds;
                }
            }
            EventKind::Pass { side } => {
                check(side == self.to_move, "the wrong side is passed over")?;
                self.to_move = !side;
            }
            EventKind::Swap => {
                core::mem::swap(&mut self.rows.south, &mut self.rows.north);
                core::mem::swap(&mut self.stores.south, &mut self.stores.north);
            }
            EventKind::End { .. } => self.over = true,
            EventKind::Sweep {
                from,
                to,
                houses,
                seeds,
            } => self.sweep(from, to, &houses, seeds)?,
            EventKind::Result {
                south,
                north,
                winner,
            } => {
                let stated = BySide { south, north };
                check(self.stores == stated, "the stores hold another count")?;
                let most = Side::ALL.iter().find(|&&side| stated[side] > stated[!side]);
                check(most == winner.as_ref(), "the winner does not hold the most")?;
            }
            EventKind::Lap
            | EventKind::Skip { .. }
            | EventKind::ExtraTurnRefused {
                reason: Refusal::Limit,
            }
            | EventKind::NoCapture { .. } => {}
        }
        Ok(())
    }

    fn sweep(
        &mut self,
        from: Side,
        to: Option<Side>,
        houses: &Row,
        seeds: u8,
    ) -> Result<(), &'static str> {
        let row = &mut self.rows[from];
        check(**row == **houses, "the row holds other counts")?;
        check(houses.sum() == seeds, "the row holds another sum")?;
        if let Some(to) = to {
            row.fill(0);
            self.stores[to] += seeds;
        }
        Ok(())
    }
}

fn check(holds: bool, fault: &'static str) -> Result<(), &'static str> {
    if holds { Ok(()) } else { Err(fault) }
}
