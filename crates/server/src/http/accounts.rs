//! Accounts and sessions by HTTP.

use super::guard::{COOKIE, Reads, Session};
use super::matches::body;
use super::{Shared, refused};
use crate::account::No;
use crate::hall::{Hall, Refused};
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Json;
use deckhand_words::Lang;
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Credentials {
    name: String,
    password: String,
}

type Answer = Result<(HeaderMap, Json<Value>), Refused>;

pub(super) async fn register(
    Reads(lang): Reads,
    State(shared): State<Shared>,
    given: Result<Json<Credentials>, JsonRejection>,
) -> Answer {
    let it = body(&shared.hall, lang, given)?;
    let made = shared.hall.register(&it.name, it.password).await;
    signed_in(&shared.hall, lang, made, &it.name)
}

pub(super) async fn login(
    Reads(lang): Reads,
    State(shared): State<Shared>,
    given: Result<Json<Credentials>, JsonRejection>,
) -> Answer {
    let it = body(&shared.hall, lang, given)?;
    let made = shared.hall.sign_in(&it.name, it.password).await;
    signed_in(&shared.hall, lang, made, &it.name)
}

fn signed_in(hall: &Hall, lang: Lang, made: Result<String, No>, name: &str) -> Answer {
    let token = made.map_err(|no| said(hall, lang, no))?;
    Ok((cookie(hall, &token, 30 * 24 * 60 * 60), Json(json!({ "name": name.trim() }))))
}

pub(super) async fn logout(
    Session(session): Session,
    Reads(lang): Reads,
    State(shared): State<Shared>,
) -> Answer {
    if let Some(token) = session {
        shared.hall.sign_out(&token).await.map_err(|no| said(&shared.hall, lang, no))?;
    }
    Ok((cookie(&shared.hall, "", 0), Json(json!({}))))
}

pub(super) async fn logout_everywhere(
    Session(session): Session,
    Reads(lang): Reads,
    State(shared): State<Shared>,
) -> Answer {
    let Some((account, _)) = account(&shared.hall, session).await else {
        return Err(refused(&shared.hall, lang, 401, "server-not-signed-in"));
    };
    let out = shared.hall.sign_out_everywhere(&account).await;
    out.map_err(|no| said(&shared.hall, lang, no))?;
    Ok((cookie(&shared.hall, "", 0), Json(json!({}))))
}

pub(super) async fn me(
    Session(session): Session,
    State(shared): State<Shared>,
) -> Result<Json<Value>, Refused> {
    let Some((account, shown)) = account(&shared.hall, session).await else {
        return Ok(Json(json!({ "name": null })));
    };
    let matches = shared.hall.store.of_account(&account, 100).await.unwrap_or_default();
    let ratings = shared.hall.ratings(&account).await.unwrap_or_default();
    let rating = |(game, mode, rating, uncertainty, games): &(String, String, f64, f64, i64)| json!({ "game": game, "mode": mode, "rating": rating, "uncertainty": uncertainty, "games": games });
    let ratings: Vec<Value> = ratings.iter().map(rating).collect();
    Ok(Json(json!({ "name": shown, "matches": matches, "ratings": ratings })))
}

/// The account of a session.
pub(super) async fn account(hall: &Hall, session: Option<String>) -> Option<(String, String)> {
    hall.account_of(&session?).await
}

fn cookie(hall: &Hall, token: &str, lasts_s: u32) -> HeaderMap {
    let public = hall.config.public_url.as_deref().unwrap_or_default();
    let secure = if public.starts_with("https://") { "; Secure" } else { "" };
    let text =
        format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Strict; Max-Age={lasts_s}{secure}");
    let mut headers = HeaderMap::new();
    if let Ok(value) = HeaderValue::from_str(&text) {
        headers.insert(header::SET_COOKIE, value);
    }
    headers
}

fn said(hall: &Hall, lang: Lang, no: No) -> Refused {
    match no {
        No::Word(id) => {
            let status = if id == "server-wrong-login" { 401 } else { 422 };
            refused(hall, lang, status, id)
        }
        No::Failed(error) => {
            tracing::error!(%error, "accounts can not be kept");
            refused(hall, lang, 503, "server-not-kept")
        }
    }
}
