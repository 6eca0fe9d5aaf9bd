//! What players ask for, and the entry that it becomes.

use kalaha::{BySide, Move, Side};

use super::{Asked, Entry, Request, Seats, State};
use crate::fault::Fault;

/// What a player asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// A move.
    Move {
        /// Moves on the board that the player saw.
        ply: usize,
        /// The move.
        chosen: Move,
    },
    /// To take moves back, to the player's last decision.
    Takeback,
    /// What the other player asks for.
    Accept,
    /// Not what the other player asks for, or no more what the player asked for.
    Decline,
    /// To make moves again that were taken back.
    Redo,
    /// To give the game up.
    Resign,
    /// Another game.
    Rematch,
    /// To sit down, with a name.
    Join {
        /// The name.
        name: Option<String>,
    },
}

/// What becomes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proposal {
    /// Everything is as it is asked for already.
    Nothing,
    /// An entry to write.
    Entry(Entry),
    /// A rematch, for which a game has to be made.
    Rematch,
}

impl State {
    /// What becomes of a wish. Only people have any; the computer's moves are written as entries.
    ///
    /// Whoever tells the version that they `saw` changes that one and no other: the same press twice is
    /// one act, and an answer is to the request that was read.
    ///
    /// # Errors
    /// Why it can't be had.
    pub fn propose(&self, seats: Seats, act: &Act, saw: Option<u64>) -> Result<Proposal, Fault> {
        let seats = self.of_people(seats);
        if !(seats.south || seats.north) {
            return Err(Fault::NoSeat);
        }
        let proposal = self.propose_now(seats, act);
        let moved_on = saw.is_some_and(|version| version != self.version());
        // Another game is the same wish on every board: both may press at once.
        if moved_on && *act != Act::Rematch && proposal != Ok(Proposal::Nothing) {
            return Err(Fault::MovedOn);
        }
        proposal
    }

    fn propose_now(&self, seats: Seats, act: &Act) -> Result<Proposal, Fault> {
        match act {
            Act::Move { ply, chosen } => self.propose_move(seats, *ply, *chosen),
            Act::Takeback => self.propose_takeback(seats),
            Act::Accept => self.propose_accept(seats),
            Act::Decline => {
                let Request { by, .. } = self.request().ok_or(Fault::NothingAsked)?;
                let answering = if seats[!by] { !by } else { by };
                Ok(Proposal::Entry(Entry::Declined { by: answering }))
            }
            Act::Redo => self.propose_redo(seats),
            Act::Resign => {
                if self.is_over() {
                    return Err(Fault::GameOver);
                }
                let by = self.side_of(seats);
                Ok(Proposal::Entry(Entry::Resigned { by }))
            }
            Act::Rematch => self.propose_rematch(seats),
            Act::Join { name } => Ok(self.propose_join(seats, name.as_ref())),
        }
    }

    /// The held seats in which people sit.
    fn of_people(&self, seats: Seats) -> Seats {
        let players = &self.head().players;
        BySide {
            south: seats.south && players.south.is_human(),
            north: seats.north && players.north.is_human(),
        }
    }

    /// The side for which somebody acts: with both seats, the one to move.
    fn side_of(&self, seats: Seats) -> Side {
        match (seats.south, seats.north) {
            (true, false) => Side::South,
            (false, true) => Side::North,
            _ => self.game().position().to_move(),
        }
    }

    /// True if nobody else has to be asked: the other player is the computer, or there is only one
    /// person at the table.
    #[must_use]
    pub fn is_alone(&self, seats: Seats) -> bool {
        let players = &self.head().players;
        let alone = |side: Side| seats[side] || !players[side].is_human();
        alone(Side::South) && alone(Side::North)
    }

    fn propose_move(&self, seats: Seats, ply: usize, chosen: Move) -> Result<Proposal, Fault> {
        if ply != self.ply() {
            return Err(Fault::MovedOn);
        }
        let by = self.to_move().ok_or(Fault::Move(kalaha::Error::GameOver))?;
        if !seats[by] {
            return Err(Fault::NotYourTurn);
        }
        self.game().position().play(chosen).map_err(Fault::Move)?;
        Ok(Proposal::Entry(Entry::Move { r#move: chosen, by }))
    }

    /// Moves that stay if those with these seats take back their last decision.
    fn last_decision(&self, seats: Seats) -> Option<usize> {
        let movers = self.game().moves_by_side().zip(0..);
        movers
            .filter(|((mover, _), _)| seats[*mover])
            .last()
            .map(|(_, ply)| ply)
    }

    fn propose_takeback(&self, seats: Seats) -> Result<Proposal, Fault> {
        if self.resigned().is_some() || self.rematch().is_some() {
            return Err(Fault::GameOver);
        }
        let nothing = Fault::Move(kalaha::Error::NothingToUndo);
        let to_ply = self.last_decision(seats).ok_or(nothing)?;
        if self.is_alone(seats) {
            return Ok(Proposal::Entry(Entry::TakebackDone { to_ply }));
        }
        let by = self.side_of(seats);
        let asked = Asked::Takeback { to_ply };
        match self.request() {
            Some(request) if request == (Request { by, asked }) => Ok(Proposal::Nothing),
            Some(_) => Err(Fault::RequestOpen),
            None => Ok(Proposal::Entry(Entry::TakebackAsked { by, to_ply })),
        }
    }

    fn propose_accept(&self, seats: Seats) -> Result<Proposal, Fault> {
        let Request { by, asked } = self.request().ok_or(Fault::NothingAsked)?;
        if !seats[!by] {
            return Err(Fault::OwnRequest);
        }
        Ok(match asked {
            Asked::Takeback { to_ply } => Proposal::Entry(Entry::TakebackDone { to_ply }),
            Asked::Rematch => Proposal::Rematch,
        })
    }

    fn propose_redo(&self, seats: Seats) -> Result<Proposal, Fault> {
        if self.resigned().is_some() || self.rematch().is_some() {
            return Err(Fault::GameOver);
        }
        if !self.is_alone(seats) {
            return Err(Fault::NotAlone);
        }
        let redoable = self.redoable();
        if redoable.is_empty() {
            return Err(Fault::Move(kalaha::Error::NothingToRedo));
        }
        // Up to the next decision of whoever asks; the computer's moves come back by themselves.
        let own = redoable.iter().skip(1).position(|&mover| seats[mover]);
        let moves = own.map_or(redoable.len(), |others| others + 1);
        let to_ply = self.ply() + moves;
        Ok(Proposal::Entry(Entry::Redo { to_ply }))
    }

    fn propose_rematch(&self, seats: Seats) -> Result<Proposal, Fault> {
        if !self.is_over() {
            return Err(Fault::StillOn);
        }
        if self.rematch().is_some() {
            return Ok(Proposal::Nothing);
        }
        let by = self.side_of(seats);
        match self.request() {
            _ if self.is_alone(seats) => Ok(Proposal::Rematch),
            Some(Request { by: other, asked }) if other != by && asked == Asked::Rematch => {
                Ok(Proposal::Rematch)
            }
            Some(request) if request.by == by && request.asked == Asked::Rematch => {
                Ok(Proposal::Nothing)
            }
            Some(_) => Err(Fault::RequestOpen),
            None => Ok(Proposal::Entry(Entry::RematchAsked { by })),
        }
    }

    fn propose_join(&self, seats: Seats, name: Option<&String>) -> Proposal {
        let side = if seats.south {
            Side::South
        } else {
            Side::North
        };
        let named = self.name(side);
        let same = name.is_none_or(|name| named == Some(name));
        if self.joined()[side] && same {
            return Proposal::Nothing;
        }
        let name = name.cloned();
        Proposal::Entry(Entry::Joined { side, name })
    }
}
