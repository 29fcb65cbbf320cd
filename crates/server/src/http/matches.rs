//! Making matches, sitting down, connecting.

use super::accounts::account;
use super::guard::{Reads, Session};
use super::{Shared, refused};
use crate::hall::{ADDED, Hall, Refused, hash_of};
use crate::name::cleaned;
use crate::room::{Newcomer, Out, Room};
use crate::socket;
use axum::body::Body;
use axum::extract::rejection::JsonRejection;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse as _, Json, Response};
use deckhand_protocol::{
    Created, Join, Joined, Lobby, MatchCard, NewMatch, Sealed, ToPage, ToServer,
};
use deckhand_words::Lang;
use futures_util::stream;
use serde::Deserialize;
use std::sync::Arc;
use tokio::sync::mpsc;

#[derive(Deserialize)]
pub(super) struct Key {
    seat: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Mine {
    /// Names of matches and keys to seats.
    seats: Vec<(String, String)>,
}

/// What a body holds, or a sentence about what is wrong with it.
pub(super) fn body<T>(
    hall: &Hall,
    lang: Lang,
    body: Result<Json<T>, JsonRejection>,
) -> Result<T, Refused> {
    body.map(|Json(body)| body).map_err(|error| {
        use deckhand_kernel::{Msg, Speaker as _};
        let why = error.body_text();
        let text = hall.speech(lang).say(&Msg::new("server-bad-request").with("why", why));
        Refused { status: error.status().as_u16(), text, rule: None }
    })
}

/// The match of this name.
pub(super) async fn found(hall: &Arc<Hall>, lang: Lang, id: &str) -> Result<Arc<Room>, Refused> {
    match hall.room(id).await {
        Ok(Some(room)) => Ok(room),
        Ok(None) => Err(refused(hall, lang, 404, "server-no-match")),
        Err(why) => {
            tracing::error!(id, why, "a match could not be read");
            Err(refused(hall, lang, 503, "server-not-kept"))
        }
    }
}

/// The seat that a key or an account opens; nothing for who brings neither.
pub(super) async fn seat(
    hall: &Hall,
    lang: Lang,
    id: &str,
    key: Option<&str>,
    session: Option<String>,
) -> Result<Option<u8>, Refused> {
    let failed = |error: crate::store::StoreError| {
        tracing::error!(%error, "keys can not be read");
        refused(hall, lang, 503, "server-not-kept")
    };
    if let Some(key) = key {
        let seat = hall.store.seat_of(&hash_of(key), id).await.map_err(failed)?;
        return seat.map(Some).ok_or_else(|| refused(hall, lang, 403, "server-no-key"));
    }
    match account(hall, session).await {
        Some((account, _)) => hall.store.seat_of_account(&account, id).await.map_err(failed),
        None => Ok(None),
    }
}

/// With whose eyes a match is looked at: a seat, or nothing for who watches, if it may be watched.
pub(super) async fn looks(
    hall: &Hall,
    lang: Lang,
    room: &Room,
    key: Option<&str>,
    session: Option<String>,
) -> Result<Option<u8>, Refused> {
    match seat(hall, lang, &room.id, key, session).await? {
        None if !room.watchable() => Err(refused(hall, lang, 403, "server-not-watched")),
        seat => Ok(seat),
    }
}

/// The key of a request: `?seat=`, or the header that programs send.
fn key(query: Key, headers: &HeaderMap) -> Option<String> {
    let bearer = || {
        let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
        value.strip_prefix("Bearer ").map(str::to_string)
    };
    query.seat.filter(|key| !key.is_empty()).or_else(bearer)
}

pub(super) async fn lobby(
    session: Session,
    Reads(lang): Reads,
    State(shared): State<Shared>,
) -> Json<Lobby> {
    let mine = of_account(&shared.hall, session.0).await;
    Json(shared.hall.lobby(&mine, lang).await)
}

pub(super) async fn lobby_of(
    session: Session,
    Reads(lang): Reads,
    State(shared): State<Shared>,
    given: Result<Json<Mine>, JsonRejection>,
) -> Result<Json<Lobby>, Refused> {
    let given = body(&shared.hall, lang, given)?;
    let mut mine = of_account(&shared.hall, session.0).await;
    for (id, key) in given.seats.iter().take(50) {
        if mine.iter().any(|(known, _)| known == id) {
            continue;
        }
        if let Ok(Some(seat)) = shared.hall.store.seat_of(&hash_of(key), id).await {
            mine.push((id.clone(), seat));
        }
    }
    Ok(Json(shared.hall.lobby(&mine, lang).await))
}

async fn of_account(hall: &Hall, session: Option<String>) -> Vec<(String, u8)> {
    let Some((account, _)) = account(hall, session).await else { return Vec::new() };
    let mut mine = Vec::new();
    for id in hall.store.of_account(&account, 50).await.unwrap_or_default() {
        if let Ok(Some(seat)) = hall.store.seat_of_account(&account, &id).await {
            mine.push((id, seat));
        }
    }
    mine
}

/// The seal on a match to be made, before its maker adds anything to the chance.
pub(super) async fn seal(State(shared): State<Shared>) -> Json<Sealed> {
    Json(shared.hall.seal())
}

pub(super) async fn create(
    session: Session,
    Query(query): Query<Key>,
    Reads(lang): Reads,
    headers: HeaderMap,
    State(shared): State<Shared>,
    plan: Result<Json<NewMatch>, JsonRejection>,
) -> Result<Json<Created>, Refused> {
    let plan = body(&shared.hall, lang, plan)?;
    if let Some(from) = &plan.from {
        let room = found(&shared.hall, lang, &from.id).await?;
        let key = key(query, &headers);
        looks(&shared.hall, lang, &room, key.as_deref(), session.0.clone()).await?;
    }
    let account = account(&shared.hall, session.0).await.map(|(name, _)| name);
    shared.hall.create(plan, account, lang).await.map(Json)
}

pub(super) async fn about(
    Path(id): Path<String>,
    Reads(lang): Reads,
    State(shared): State<Shared>,
) -> Result<Json<MatchCard>, Refused> {
    let room = found(&shared.hall, lang, &id).await?;
    Ok(Json(shared.hall.card(&room, lang, None).await))
}

pub(super) async fn join(
    Path(id): Path<String>,
    session: Session,
    Reads(lang): Reads,
    State(shared): State<Shared>,
    given: Result<Json<Join>, JsonRejection>,
) -> Result<Json<Joined>, Refused> {
    let given = body(&shared.hall, lang, given)?;
    let room = found(&shared.hall, lang, &id).await?;
    if cleaned(&given.name).is_empty() {
        return Err(refused(&shared.hall, lang, 422, "server-no-name"));
    }
    if given.entropy.as_ref().is_some_and(|added| added.len() > ADDED) {
        return Err(refused(&shared.hall, lang, 422, "server-long-entropy"));
    }
    let account = account(&shared.hall, session.0).await.map(|(name, _)| name);
    let added = given.entropy.unwrap_or_default();
    let who = Newcomer { name: given.name, added, account, makes: false };
    let joined = room.join(&shared.hall, who, lang).await;
    let key = joined.map_err(|text| Refused { status: 409, text, rule: None })?;
    Ok(Json(Joined { id, seat: key }))
}

pub(super) async fn socket(
    Path(id): Path<String>,
    Query(query): Query<Key>,
    session: Session,
    Reads(lang): Reads,
    headers: HeaderMap,
    State(shared): State<Shared>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refused> {
    let hall = shared.hall;
    let room = found(&hall, lang, &id).await?;
    let key = key(query, &headers);
    let seat = looks(&hall, lang, &room, key.as_deref(), session.0).await;
    // The buffer is cleared for every read: what no message can fill costs time and memory for nothing.
    let upgrade = upgrade
        .read_buffer_size(socket::LONGEST)
        .max_message_size(socket::LONGEST)
        .max_frame_size(socket::LONGEST);
    Ok(match seat {
        Ok(seat) => upgrade.on_upgrade(move |socket| socket::serve(socket, hall, room, seat, lang)),
        // Browsers do not tell a page why a socket was refused; so it is opened, told, and closed.
        Err(refused) => upgrade.on_upgrade(move |socket| socket::refuse(socket, refused)),
    })
}

/// The same messages as over a socket, one a line, for programs that have no sockets.
pub(super) async fn stream(
    Path(id): Path<String>,
    Query(query): Query<Key>,
    session: Session,
    Reads(lang): Reads,
    headers: HeaderMap,
    State(shared): State<Shared>,
) -> Result<Response, Refused> {
    let hall = shared.hall;
    let room = found(&hall, lang, &id).await?;
    let key = key(query, &headers);
    let seat = looks(&hall, lang, &room, key.as_deref(), session.0).await?;
    let (out, queue) = mpsc::channel::<Out>(socket::WAITING);
    let conn = socket::enter(&hall, &room, seat, lang, out).await;
    let conn = conn.ok_or_else(|| refused(&hall, lang, 503, "server-too-many"))?;
    let leaving = Leaving { hall, room, conn };
    let pulse = leaving.hall.config.pulse();
    let lines = stream::unfold((queue, leaving), move |(mut queue, leaving)| async move {
        let mut text = match tokio::time::timeout(pulse, queue.recv()).await {
            Ok(Some(Out::Text(text))) => text,
            Ok(Some(Out::Close(_)) | None) => return None,
            // So that both sides, and what is between them, see that the other is still there.
            Err(_) => serde_json::to_string(&ToPage::Ping).unwrap_or_default(),
        };
        text.push('\n');
        Some((Ok::<_, std::convert::Infallible>(text), (queue, leaving)))
    });
    let headers =
        [(header::CONTENT_TYPE, "application/x-ndjson"), (header::CACHE_CONTROL, "no-store")];
    Ok((headers, Body::from_stream(lines)).into_response())
}

/// Leaves the match when the stream is dropped.
struct Leaving {
    hall: Arc<Hall>,
    room: Arc<Room>,
    conn: u64,
}

impl Drop for Leaving {
    fn drop(&mut self) {
        let (hall, room, conn) = (Arc::clone(&self.hall), Arc::clone(&self.room), self.conn);
        tokio::spawn(async move { room.leave(&hall, conn).await });
    }
}

/// A command of a seat that reads a stream; the answer comes over the stream.
pub(super) async fn command(
    Path(id): Path<String>,
    Query(query): Query<Key>,
    session: Session,
    Reads(lang): Reads,
    headers: HeaderMap,
    State(shared): State<Shared>,
    given: Result<Json<ToServer>, JsonRejection>,
) -> Result<Response, Refused> {
    let hall = shared.hall;
    let command = body(&hall, lang, given)?;
    let room = found(&hall, lang, &id).await?;
    let key = key(query, &headers);
    let seat = seat(&hall, lang, &id, key.as_deref(), session.0).await?;
    let seat = seat.ok_or_else(|| refused(&hall, lang, 403, "server-only-watching"))?;
    let conn = room.lock().await.conn_of(seat);
    let conn = conn.ok_or_else(|| refused(&hall, lang, 409, "server-no-stream"))?;
    room.command(&hall, conn, command).await;
    Ok(axum::http::StatusCode::ACCEPTED.into_response())
}
