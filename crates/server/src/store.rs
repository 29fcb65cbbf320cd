//! Matches, keys to seats and accounts in a database. What happens in matches is written by one task that commits many
//! answers at once: durability costs each of them no more than a share of one flush.

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{AnyPool, Executor as _, Row as _};
use std::path::Path;
use std::str::FromStr as _;
use tokio::sync::{mpsc, oneshot};

/// So many events are committed together at most.
const BATCH: usize = 512;

/// Why something could not be kept or found.
#[derive(Debug)]
pub enum StoreError {
    /// Another event has this number: somebody else writes the same match.
    Taken,
    /// The database says no.
    Failed(String),
}

impl std::fmt::Display for StoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Taken => f.write_str("another event has this number"),
            Self::Failed(why) => f.write_str(why),
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        if error.as_database_error().is_some_and(sqlx::error::DatabaseError::is_unique_violation) {
            return Self::Taken;
        }
        Self::Failed(error.to_string())
    }
}

/// A match as it is kept.
#[derive(Clone, Debug)]
pub(crate) struct StoredMatch {
    /// Its name.
    pub(crate) id: String,
    /// When it was made, in milliseconds since 1970.
    pub(crate) created_ms: i64,
    /// How it is to be played, as JSON.
    pub(crate) plan: String,
    /// The secret behind its chance, as hexadecimal digits.
    pub(crate) secret: String,
}

/// Something that happened, to be kept.
#[derive(Debug)]
struct Write {
    id: String,
    seq: i64,
    at_ms: i64,
    payload: String,
    over: bool,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// The database.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    pool: AnyPool,
    writer: mpsc::Sender<Write>,
}

impl Store {
    /// Opens the database in this folder, or makes it.
    ///
    /// # Errors
    /// If it can not be read or written.
    pub(crate) async fn open(folder: &Path) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        let file = folder.join("deckhand.sqlite");
        let url = format!("sqlite://{}?mode=rwc", file.display());
        let options = AnyConnectOptions::from_str(&url)?;
        let pool = AnyPoolOptions::new()
            .max_connections(4)
            .after_connect(|connection, _| {
                Box::pin(async move {
                    // Acknowledged answers survive a loss of power, and readers do not wait for the writer.
                    connection
                        .execute(
                            "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 10000;",
                        )
                        .await?;
                    Ok(())
                })
            })
            .connect_with(options)
            .await?;
        sqlx::migrate!("./migrations")
            .run(&pool)
            .await
            .map_err(|error| StoreError::Failed(error.to_string()))?;
        let (writer, queue) = mpsc::channel(BATCH * 4);
        tokio::spawn(write_on(pool.clone(), queue));
        Ok(Self { pool, writer })
    }

    /// Keeps what happened; returns when it is durable.
    ///
    /// # Errors
    /// If the number is taken or the database fails; then nothing is kept.
    pub(crate) async fn append(
        &self,
        id: &str,
        seq: u64,
        at_ms: i64,
        payload: String,
        over: bool,
    ) -> Result<(), StoreError> {
        let (done, kept) = oneshot::channel();
        let write = Write { id: id.to_string(), seq: seq as i64, at_ms, payload, over, done };
        let closed = || StoreError::Failed("the server is stopping".into());
        self.writer.send(write).await.map_err(|_| closed())?;
        kept.await.map_err(|_| closed())?
    }

    /// Keeps a new match and the key to its maker's seat.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn create(&self, it: &StoredMatch, game: &str) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO game_match (match_id, created_ms, game, plan, secret, over) VALUES ($1, $2, $3, $4, $5, 0)",
        )
        .bind(it.id.as_str())
        .bind(it.created_ms)
        .bind(game)
        .bind(it.plan.as_str())
        .bind(it.secret.as_str())
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// Keeps the key to a seat.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn give_key(
        &self,
        hash: &str,
        id: &str,
        seat: u8,
        account: Option<&str>,
    ) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO seat_key (key_hash, match_id, seat, account) VALUES ($1, $2, $3, $4)",
        )
        .bind(hash)
        .bind(id)
        .bind(i64::from(seat))
        .bind(account)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    /// The seat that this key opens.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn seat_of(&self, hash: &str, id: &str) -> Result<Option<u8>, StoreError> {
        let row = sqlx::query("SELECT seat FROM seat_key WHERE key_hash = $1 AND match_id = $2")
            .bind(hash)
            .bind(id)
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.map(|row| row.get::<i64, _>(0) as u8))
    }

    /// The seat of this account.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn seat_of_account(
        &self,
        account: &str,
        id: &str,
    ) -> Result<Option<u8>, StoreError> {
        let row = sqlx::query("SELECT seat FROM seat_key WHERE account = $1 AND match_id = $2")
            .bind(account)
            .bind(id)
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.map(|row| row.get::<i64, _>(0) as u8))
    }

    /// All keys to seats of a match: hash, seat, account.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn keys(
        &self,
        id: &str,
    ) -> Result<Vec<(String, u8, Option<String>)>, StoreError> {
        let rows = sqlx::query("SELECT key_hash, seat, account FROM seat_key WHERE match_id = $1")
            .bind(id)
            .fetch_all(&self.pool)
            .await?;
        let key = |row: &sqlx::any::AnyRow| {
            (row.get::<String, _>(0), row.get::<i64, _>(1) as u8, row.get::<Option<String>, _>(2))
        };
        Ok(rows.iter().map(key).collect())
    }

    /// The match of this name.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn find(&self, id: &str) -> Result<Option<StoredMatch>, StoreError> {
        let row = sqlx::query(
            "SELECT match_id, created_ms, plan, secret FROM game_match WHERE match_id = $1",
        )
        .bind(id)
        .fetch_optional(&self.pool)
        .await?;
        Ok(row.as_ref().map(stored))
    }

    /// All matches that are not over, the oldest first.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn running(&self) -> Result<Vec<StoredMatch>, StoreError> {
        let rows = sqlx::query(
            "SELECT match_id, created_ms, plan, secret FROM game_match WHERE over = 0 ORDER BY created_ms",
        )
        .fetch_all(&self.pool)
        .await?;
        Ok(rows.iter().map(stored).collect())
    }

    /// The matches of an account, the newest first.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn of_account(
        &self,
        account: &str,
        most: i64,
    ) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(
            "SELECT seat_key.match_id FROM seat_key JOIN game_match ON game_match.match_id = seat_key.match_id \
             WHERE seat_key.account = $1 ORDER BY game_match.created_ms DESC LIMIT $2",
        )
        .bind(account)
        .bind(most)
        .fetch_all(&self.pool)
        .await?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }

    /// What happened in a match, in order: when, and what.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn events(&self, id: &str) -> Result<Vec<(i64, String)>, StoreError> {
        let rows = sqlx::query("SELECT at_ms, payload FROM event WHERE match_id = $1 ORDER BY seq")
            .bind(id)
            .fetch_all(&self.pool)
            .await?;
        Ok(rows.iter().map(|row| (row.get(0), row.get(1))).collect())
    }

    /// The pool, for accounts and ratings.
    pub(crate) fn pool(&self) -> &AnyPool {
        &self.pool
    }

    /// Whether the database answers.
    pub(crate) async fn healthy(&self) -> bool {
        sqlx::query("SELECT 1").fetch_one(&self.pool).await.is_ok()
    }
}

fn stored(row: &sqlx::any::AnyRow) -> StoredMatch {
    StoredMatch { id: row.get(0), created_ms: row.get(1), plan: row.get(2), secret: row.get(3) }
}

/// Commits what is waiting, again and again. If a batch can not be committed, its parts are tried one by one, so that
/// one bad event does not take others with it.
async fn write_on(pool: AnyPool, mut queue: mpsc::Receiver<Write>) {
    let mut batch = Vec::with_capacity(BATCH);
    while queue.recv_many(&mut batch, BATCH).await > 0 {
        metrics::histogram!("deckhand_commit_events").record(batch.len() as f64);
        if commit(&pool, &batch).await.is_ok() {
            for write in batch.drain(..) {
                let _ = write.done.send(Ok(()));
            }
            continue;
        }
        for write in batch.drain(..) {
            let result = commit(&pool, std::slice::from_ref(&write)).await;
            let _ = write.done.send(result);
        }
    }
}

async fn commit(pool: &AnyPool, batch: &[Write]) -> Result<(), StoreError> {
    let mut transaction = pool.begin().await?;
    for write in batch {
        sqlx::query("INSERT INTO event (match_id, seq, at_ms, payload) VALUES ($1, $2, $3, $4)")
            .bind(write.id.as_str())
            .bind(write.seq)
            .bind(write.at_ms)
            .bind(write.payload.as_str())
            .execute(&mut *transaction)
            .await?;
        if write.over {
            sqlx::query("UPDATE game_match SET over = 1 WHERE match_id = $1")
                .bind(write.id.as_str())
                .execute(&mut *transaction)
                .await?;
        }
    }
    transaction.commit().await?;
    Ok(())
}
