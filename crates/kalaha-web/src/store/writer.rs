//! The one writer. What waits is written in one transaction, so that one flush of the disk serves all
//! who ask at the same time.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use kalaha::BySide;
use sqlx::any::Any;
use sqlx::{AnyPool, Error, Executor, Transaction};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use super::NewGame;
use super::changes::{CHANNEL, payloads};
use crate::fault::Fault;

/// Jobs that may wait before who brings more has to wait too.
const WAITING: usize = 4096;

/// Jobs of one transaction.
const BATCH: usize = 256;

/// What became of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Written {
    /// It is on disk.
    Yes,
    /// There was an entry of that number already.
    TooLate,
}

/// Something to write.
#[derive(Debug)]
pub(super) enum Job {
    /// A new game.
    Create(NewGame),
    /// The next entry of a game, and the game that it begins.
    Append {
        game: String,
        number: i64,
        entry: String,
        begun: Option<NewGame>,
    },
}

type Waiting = (Job, oneshot::Sender<Result<Written, Fault>>);

/// The way to the writer.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    jobs: Arc<Mutex<Option<mpsc::Sender<Waiting>>>>,
    sender: mpsc::WeakSender<Waiting>,
    task: Arc<Mutex<Option<JoinHandle<()>>>>,
}

impl Writer {
    pub(super) fn start(pool: AnyPool, notify: bool) -> Self {
        let (sender, jobs) = mpsc::channel(WAITING);
        let weak = sender.downgrade();
        let task = tokio::spawn(work(pool, notify, jobs));
        Self {
            jobs: Arc::new(Mutex::new(Some(sender))),
            sender: weak,
            task: Arc::new(Mutex::new(Some(task))),
        }
    }

    /// Answers when the job is on disk.
    pub(super) async fn write(&self, job: Job) -> Result<Written, Fault> {
        let jobs = self.sender.upgrade().ok_or(Fault::Storage)?;
        let (done, wait) = oneshot::channel();
        jobs.send((job, done)).await.map_err(|_| Fault::Storage)?;
        drop(jobs);
        wait.await.unwrap_or(Err(Fault::Storage))
    }

    /// Takes no more jobs, and waits for those it has.
    pub(super) async fn close(&self) {
        self.jobs.lock().await.take();
        if let Some(task) = self.task.lock().await.take() {
            // A writer that broke down has answered with faults already.
            let _ = task.await;
        }
    }
}

async fn work(pool: AnyPool, notify: bool, mut jobs: mpsc::Receiver<Waiting>) {
    let mut batch = Vec::with_capacity(BATCH);
    while jobs.recv_many(&mut batch, BATCH).await > 0 {
        // Several processes that write the same games take them in the same order, so that none waits
        // for another that waits for it.
        batch.sort_by(|(a, _), (b, _)| a.place().cmp(&b.place()));
        match write(&pool, notify, &batch).await {
            Ok(written) => {
                for ((_, done), written) in batch.drain(..).zip(written) {
                    // Whoever asked may have left; what is written stays.
                    let _ = done.send(Ok(written));
                }
            }
            Err(error) => {
                tracing::error!(%error, jobs = batch.len(), "the database can't be written");
                for (_, done) in batch.drain(..) {
                    let _ = done.send(Err(Fault::Storage));
                }
            }
        }
    }
}

impl Job {
    fn place(&self) -> (&str, i64) {
        match self {
            Self::Create(new) => (&new.id, 0),
            Self::Append { game, number, .. } => (game, *number),
        }
    }
}

/// Writes a batch; when this is over it is on disk.
async fn write(pool: &AnyPool, notify: bool, batch: &[Waiting]) -> Result<Vec<Written>, Error> {
    let mut transaction = pool.begin().await?;
    let mut written = Vec::with_capacity(batch.len());
    for (job, _) in batch {
        written.push(match job {
            Job::Create(new) => {
                create(&mut transaction, new).await?;
                Written::Yes
            }
            Job::Append {
                game,
                number,
                entry,
                begun,
            } => {
                let insert = sqlx::query(
                    "INSERT INTO entries (game, number, entry) VALUES ($1, $2, $3) \
                     ON CONFLICT DO NOTHING",
                );
                let insert = insert.bind(game.clone()).bind(*number).bind(entry.clone());
                let rows = transaction.execute(insert).await?.rows_affected();
                if rows == 0 {
                    Written::TooLate
                } else {
                    if let Some(new) = begun {
                        create(&mut transaction, new).await?;
                    }
                    Written::Yes
                }
            }
        });
    }
    if notify {
        let changed = batch
            .iter()
            .zip(&written)
            .filter_map(|((job, _), written)| match (job, written) {
                (Job::Append { game, number, .. }, Written::Yes) => Some((&**game, *number)),
                _ => None,
            });
        for payload in payloads(changed) {
            // As text, since a column of no type can't be read.
            let tell = sqlx::query("SELECT pg_notify($1, $2)::text");
            transaction
                .execute(tell.bind(CHANNEL).bind(payload))
                .await?;
        }
    }
    transaction.commit().await?;
    Ok(written)
}

async fn create(transaction: &mut Transaction<'_, Any>, new: &NewGame) -> Result<(), Error> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let created = now.map_or(0, |now| i64::try_from(now.as_millis()).unwrap_or(i64::MAX));
    let BySide { south, north } = new.hashes.clone();
    let insert = sqlx::query(
        "INSERT INTO games (id, created, head, south_hash, north_hash) VALUES ($1, $2, $3, $4, $5)",
    );
    let insert = insert
        .bind(new.id.clone())
        .bind(created)
        .bind(new.head.clone())
        .bind(south)
        .bind(north);
    transaction.execute(insert).await?;
    Ok(())
}
