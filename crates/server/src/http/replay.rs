//! Finished matches: to be looked through, and as records.

use super::guard::{Reads, Session};
use super::{Shared, refused};
use crate::entry::Entry;
use crate::hall::Refused;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse as _, Json, Response};
use deckhand_kernel::{Seat, Viewer};
use deckhand_table::{Reader, SealLine};
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(Deserialize)]
pub(super) struct Eyes {
    #[serde(rename = "as")]
    eyes: Option<String>,
    seat: Option<String>,
}

/// Every step of a finished match: what was answered, what was told, and the view after it.
pub(super) async fn replay(
    Path(id): Path<String>,
    Query(query): Query<Eyes>,
    session: Session,
    Reads(lang): Reads,
    State(shared): State<Shared>,
) -> Result<Json<Value>, Refused> {
    let hall = shared.hall;
    let room = super::matches::found(&hall, lang, &id).await?;
    let you = super::matches::looks(&hall, lang, &room, query.seat.as_deref(), session.0).await?;
    let eyes = query.eyes.unwrap_or_else(|| "public".into());
    let viewer = match eyes.strip_prefix("seat:").map(str::parse::<u8>) {
        Some(Ok(seat)) if usize::from(seat) < room.plan.seats.len() => Viewer::Seat(Seat(seat)),
        _ if eyes == "all" => Viewer::All,
        _ => Viewer::Public,
    };
    let (header, steps, names, table) = {
        let mut state = room.lock().await;
        if !state.over() {
            return Err(refused(&hall, lang, 409, "server-replay-later"));
        }
        let Some((header, steps)) = state.record() else {
            return Err(refused(&hall, lang, 409, "server-not-begun"));
        };
        let table = room.table_for(&hall, &mut state, you, lang);
        (header, steps, state.names(&hall, lang), table)
    };
    let game = room.plan.game.clone();
    // Playing a long game again takes a while: not where everybody waits.
    let played = tokio::task::spawn_blocking(move || {
        let desk = hall.desk(&game)?;
        let mut live = desk.resume(header, Vec::new(), 0).ok()?;
        let reader = Reader { viewer, lang, names };
        let (first, mut count) = live.lines(&reader, 0, 0);
        let mut shown = vec![
            json!({ "lines": first, "view": live.now(&reader).view, "by": null, "says": null }),
        ];
        for step in steps {
            let (by, says) = (step.seat, live.phrase(step.seat, &step.action, lang));
            let from = live.steps() + 1;
            live.follow(step).ok()?;
            let (lines, next) = live.lines(&reader, from, count);
            count = next;
            shown.push(
                json!({ "lines": lines, "view": live.now(&reader).view, "by": by, "says": says }),
            );
        }
        Some(shown)
    });
    let steps = played.await.ok().flatten();
    let steps = steps.ok_or_else(|| Refused {
        status: 500,
        text: "The record diverges.".into(),
        rule: None,
    })?;
    Ok(Json(json!({ "table": table, "steps": steps })))
}

/// The record of a finished match, as `deckhand replay` reads it: with the seal, and the number of each entry by which
/// its chance was made.
pub(super) async fn record(
    Path(id): Path<String>,
    Query(query): Query<Eyes>,
    session: Session,
    Reads(lang): Reads,
    State(shared): State<Shared>,
) -> Result<Response, Refused> {
    let hall = shared.hall;
    let room = super::matches::found(&hall, lang, &id).await?;
    super::matches::looks(&hall, lang, &room, query.seat.as_deref(), session.0).await?;
    let (names, added, over) = {
        let state = room.lock().await;
        if !state.over() {
            return Err(refused(&hall, lang, 409, "server-replay-later"));
        }
        (state.players(), state.added(), state.over_line())
    };
    let events = hall.store.events(&id).await.map_err(|error| {
        tracing::error!(%error, "entries can not be read");
        refused(&hall, lang, 503, "server-not-kept")
    })?;
    let mut dealt: Option<(u64, Value)> = None;
    let mut lines = Vec::new();
    for (seq, (_, payload)) in (0_u64..).zip(&events) {
        match serde_json::from_str::<Entry>(payload) {
            Ok(Entry::Deal { header }) => dealt = Some((seq, header)),
            Ok(Entry::Answer { step, .. }) => lines.push(json!(step)),
            Ok(Entry::Back { steps, .. }) => {
                let stand = lines.iter().filter(|line| line.get("undo").is_none()).count();
                let undone = lines.iter().filter(|line| line.get("undo").is_some()).count();
                for _ in steps..stand - undone {
                    lines.push(json!({ "undo": true }));
                }
            }
            _ => {}
        }
    }
    let Some((deal, mut header)) = dealt else {
        return Err(refused(&hall, lang, 409, "server-not-begun"));
    };
    let (commit, secret) = (room.secret.commit(), room.secret.hex());
    header["seal"] = json!(SealLine { commit, secret, added, deal });
    header["players"] = json!(names);
    lines.insert(0, header);
    lines.extend(over.map(|over| json!({ "over": over })));
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let name = format!("attachment; filename=\"{id}.jsonl\"");
    let kind = "application/x-ndjson".to_string();
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], text).into_response())
}
