//! Games begun: what is asked for becomes a head, with secrets for the seats of people.

use std::sync::Arc;

use kalaha::{BySide, Position, Side};

use super::{Games, Live, Step, name};
use crate::fault::Fault;
use crate::game::{Entry, Head, Help, Player, Starts};
use crate::secret::{Secret, random_id, random_number};
use crate::store::Stored;

/// A game to begin.
#[derive(Clone, Debug)]
pub struct New {
    /// The rules, and the start position if it is another than theirs.
    pub start: Start,
    /// Who plays: a person with a name or none, or a level of the computer from 1 to 8.
    pub players: BySide<NewPlayer>,
    /// The help that is allowed.
    pub help: Help,
    /// Who begins.
    pub starts: Starts,
}

/// Where a game starts from.
#[derive(Clone, Copy, Debug)]
pub enum Start {
    /// The rules' start position; who begins is settled by [`Starts`].
    Usual(kalaha::Rules),
    /// Another position, and who is to move there.
    From(Position),
}

/// Who is to play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NewPlayer {
    /// A person, with what was given as a name.
    Human(Option<String>),
    /// The computer.
    Level(u8),
}

/// A game that was begun.
#[derive(Debug)]
pub struct Created {
    /// The game.
    pub live: Arc<Live>,
    /// The secrets of the seats in which people sit.
    pub secrets: BySide<Option<Secret>>,
}

/// A side by lot.
fn lot() -> Result<Side, Fault> {
    let heads = random_number()? % 2 == 0;
    Ok(if heads { Side::South } else { Side::North })
}

impl Games {
    /// Begins a game.
    ///
    /// # Errors
    /// Rules or a level that there are not, or a database that can't be written.
    pub async fn create(&self, new: New) -> Result<Created, Fault> {
        let given = |error| Fault::Given {
            key: "rules",
            error,
        };
        let (rules, start) = match new.start {
            Start::Usual(rules) => {
                let begins = new.starts.first(lot()?);
                (rules, Head::usual_start(rules, begins).map_err(given)?)
            }
            Start::From(position) => (*position.rules(), position.to_string()),
        };
        let player = |key: &'static str, player: &NewPlayer| {
            Ok(match player {
                NewPlayer::Human(given) => Player::Human {
                    name: given.as_deref().and_then(name),
                },
                NewPlayer::Level(level @ 1..=8) => Player::Level {
                    level: *level,
                    seed: random_number()?.into(),
                },
                NewPlayer::Level(_) => {
                    let expected = "\"human\" or a level from 1 to 8";
                    return Err(Fault::BadField { key, expected });
                }
            })
        };
        let head = Head {
            rules,
            start,
            players: BySide {
                south: player("south", &new.players.south)?,
                north: player("north", &new.players.north)?,
            },
            help: new.help,
            starts: new.starts,
        };
        let secret = |player: &Player| player.is_human().then(Secret::random).transpose();
        let secrets = BySide {
            south: secret(&head.players.south)?,
            north: secret(&head.players.north)?,
        };
        let hash = |secret: &Option<Secret>| secret.as_ref().map(Secret::hash);
        let stored = Stored {
            hashes: BySide {
                south: hash(&secrets.south),
                north: hash(&secrets.north),
            },
            head,
        };
        let id = random_id()?;
        let games = self.clone();
        // Not broken off if whoever asks leaves.
        let created = tokio::spawn(async move {
            games.store().create(&id, &stored).await?;
            games.count_one();
            Ok(games.keep(Live::new(&id, stored, Vec::new())?))
        });
        let live = created.await.unwrap_or(Err(Fault::Broken))?;
        self.think(&live);
        Ok(Created { live, secrets })
    }
}

/// What begins a rematch: the entry that tells of it, and the game. Players keep their secrets.
pub(super) fn rematch(live: &Live, now: &Step) -> Result<(Entry, String, Stored), Fault> {
    let head = live.head();
    let (mut head, turned) = head.rematch(now.state.winner(), lot()?).map_err(|error| {
        tracing::error!(game = live.id(), %error, "a stored game is damaged");
        Fault::Broken
    })?;
    for &side in Side::ALL {
        match &mut head.players[if turned { !side } else { side }] {
            Player::Human { name } => *name = now.state.name(side).map(ToOwned::to_owned),
            // Another game is not the same game again.
            Player::Level { seed, .. } => *seed = random_number()?.into(),
        }
    }
    let hashes = live.hashes();
    let stored = Stored {
        head,
        hashes: if turned { hashes.turned() } else { hashes },
    };
    let id = random_id()?;
    let entry = Entry::Rematch { game: id.clone() };
    Ok((entry, id, stored))
}
