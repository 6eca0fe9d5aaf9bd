//! What a stream from the start of a game costs: the time to tell all of so many changes, in which one
//! side asks for a take-back and withdraws it.
//!
//! ```sh
//! cargo run -p kalaha-web --example replay -- 4000
//! ```

use std::env;
use std::time::Instant;

use kalaha::{BySide, House, Move, Rules};
use kalaha_web::game::{Act, Help, Starts, StateJson};
use kalaha_web::live::{New, NewPlayer, Start, Told};
use kalaha_web::{App, Database, Limits};

type Failed = Box<dyn std::error::Error>;

#[tokio::main]
async fn main() -> Result<(), Failed> {
    let changes: u64 = env::args()
        .nth(1)
        .ok_or("give the number of changes")?
        .parse()?;
    let folder = tempfile::tempdir()?;
    let database = Database::File(folder.path().join("games.sqlite"));
    let limits = Limits {
        changes: 2 * changes,
        ..Limits::default()
    };
    let app = App::open(database, limits, None)
        .await
        .map_err(|error| error.to_string())?;
    let games = app.games();
    let new = New {
        start: Start::Usual(Rules::STANDARD),
        players: BySide {
            south: NewPlayer::Human(None),
            north: NewPlayer::Human(None),
        },
        help: Help::None,
        starts: Starts::South,
    };
    let live = games.create(new).await.map_err(|fault| fault.code())?.live;
    let south = BySide {
        south: true,
        north: false,
    };
    let first = Act::Move {
        ply: 0,
        chosen: Move::Sow(House::new(0)),
    };
    let acts = [Act::Takeback, Act::Decline].into_iter().cycle();
    for act in std::iter::once(first)
        .chain(acts)
        .zip(0..changes)
        .map(|(act, _)| act)
    {
        games
            .act(&live, south, &act, None)
            .await
            .map_err(|fault| fault.code())?;
    }
    let since = Instant::now();
    let mut follower = games
        .follow(&live, south, 0)
        .map_err(|fault| fault.code())?;
    let (mut told, mut bytes) = (0, 0);
    while told < changes {
        if let Some(Told::Step(step)) = follower.next().await {
            bytes += serde_json::to_string(&StateJson::new(live.id(), &step.state))?.len();
            told = step.number;
        }
    }
    println!(
        "{told} changes told in {:?}, {bytes} bytes of JSON",
        since.elapsed()
    );
    app.close().await;
    Ok(())
}
