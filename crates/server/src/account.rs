//! Accounts: a name, a password, sessions in a cookie. Nobody needs one to play.

use crate::hall::{Hall, hash_of, token};
use crate::store::StoreError;
use argon2::Argon2;
use argon2::password_hash::{PasswordHash, PasswordHasher as _, PasswordVerifier as _, SaltString};
use sqlx::Row as _;

/// How long a session lasts, in milliseconds.
const LASTS: i64 = 30 * 24 * 60 * 60 * 1000;

/// Why an account can not be made or used: the id of a text of the server.
pub(crate) enum No {
    Word(&'static str),
    Failed(StoreError),
}

impl From<StoreError> for No {
    fn from(error: StoreError) -> Self {
        Self::Failed(error)
    }
}

impl From<sqlx::Error> for No {
    fn from(error: sqlx::Error) -> Self {
        Self::Failed(error.into())
    }
}

/// The form in which names are compared.
fn folded(name: &str) -> String {
    name.trim().to_lowercase()
}

impl Hall {
    /// Makes an account and signs in.
    pub(crate) async fn register(&self, name: &str, password: String) -> Result<String, No> {
        let name = name.trim();
        let fits = |sign: char| sign.is_alphanumeric() || " ._-".contains(sign);
        if !(2..=24).contains(&name.chars().count()) || !name.chars().all(fits) {
            return Err(No::Word("server-bad-name"));
        }
        if !(8..=200).contains(&password.chars().count()) {
            return Err(No::Word("server-bad-password"));
        }
        let _permit = self.passwords.acquire().await.map_err(|_| No::Word("server-not-kept"))?;
        let hashed = hashed(password).await.ok_or(No::Word("server-not-kept"))?;
        let made = sqlx::query(
            "INSERT INTO account (name, shown, password, created_ms) VALUES ($1, $2, $3, $4)",
        )
        .bind(folded(name))
        .bind(name)
        .bind(hashed)
        .bind(self.now())
        .execute(self.store.pool())
        .await;
        match made.map_err(StoreError::from) {
            Ok(_) => self.open_session(&folded(name)).await,
            Err(StoreError::Taken) => Err(No::Word("server-name-taken")),
            Err(error) => Err(No::Failed(error)),
        }
    }

    /// Signs in.
    pub(crate) async fn sign_in(&self, name: &str, password: String) -> Result<String, No> {
        let row = sqlx::query("SELECT password FROM account WHERE name = $1")
            .bind(folded(name))
            .fetch_optional(self.store.pool())
            .await?;
        // An unknown name takes as long as a wrong password.
        let known = row.map(|row| row.get::<String, _>(0));
        let _permit = self.passwords.acquire().await.map_err(|_| No::Word("server-not-kept"))?;
        let right = verified(known, password).await;
        if right {
            self.open_session(&folded(name)).await
        } else {
            Err(No::Word("server-wrong-login"))
        }
    }

    async fn open_session(&self, account: &str) -> Result<String, No> {
        let token = token();
        sqlx::query("INSERT INTO session (token_hash, account, expires_ms) VALUES ($1, $2, $3)")
            .bind(hash_of(&token))
            .bind(account)
            .bind(self.now() + LASTS)
            .execute(self.store.pool())
            .await?;
        Ok(token)
    }

    /// The account of a session: its name, and how it is shown.
    pub(crate) async fn account_of(&self, token: &str) -> Option<(String, String)> {
        let row = sqlx::query(
            "SELECT account.name, account.shown FROM session JOIN account ON account.name = session.account \
             WHERE session.token_hash = $1 AND session.expires_ms > $2",
        )
        .bind(hash_of(token))
        .bind(self.now())
        .fetch_optional(self.store.pool())
        .await;
        match row {
            Ok(row) => row.map(|row| (row.get(0), row.get(1))),
            Err(error) => {
                tracing::error!(%error, "sessions can not be read");
                None
            }
        }
    }

    /// Forgets sessions that have expired.
    pub(crate) async fn forget_sessions(&self) {
        let gone = sqlx::query("DELETE FROM session WHERE expires_ms < $1").bind(self.now());
        if let Err(error) = gone.execute(self.store.pool()).await {
            tracing::error!(%error, "old sessions can not be forgotten");
        }
    }

    /// Signs out here.
    pub(crate) async fn sign_out(&self, token: &str) -> Result<(), No> {
        sqlx::query("DELETE FROM session WHERE token_hash = $1")
            .bind(hash_of(token))
            .execute(self.store.pool())
            .await?;
        Ok(())
    }

    /// Signs out everywhere.
    pub(crate) async fn sign_out_everywhere(&self, account: &str) -> Result<(), No> {
        sqlx::query("DELETE FROM session WHERE account = $1")
            .bind(account)
            .execute(self.store.pool())
            .await?;
        Ok(())
    }
}

async fn hashed(password: String) -> Option<String> {
    tokio::task::spawn_blocking(move || {
        let salt = SaltString::encode_b64(&crate::hall::random::<16>()).ok()?;
        let hash = Argon2::default().hash_password(password.as_bytes(), &salt).ok()?;
        Some(hash.to_string())
    })
    .await
    .ok()?
}

async fn verified(known: Option<String>, password: String) -> bool {
    // The hash of a password that nobody knows.
    const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$Y0nC0Y2QmTqSL2tQqEmLSJXBGvXkLNxY4HVj1f0mWlM";
    let exists = known.is_some();
    let checked = tokio::task::spawn_blocking(move || {
        let known = known.as_deref().unwrap_or(NOBODY);
        let Ok(hash) = PasswordHash::new(known) else { return false };
        Argon2::default().verify_password(password.as_bytes(), &hash).is_ok()
    });
    exists & checked.await.unwrap_or(false)
}
