//! Finished matches: to be looked through, and as records.

use super::guard::{Reads, Session};
use super::{Shared, refused};
use crate::entry::Entry;
use crate::hall::{Hall, Refused};
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse as _, Json, Response};
use deckhand_kernel::{Seat, Viewer};
use deckhand_protocol::{Replay, ReplayStep};
use deckhand_table::lines::{StepLine, UndoLine};
use deckhand_table::{Live, Reader, SealLine};
use deckhand_words::Lang;
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;

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
) -> Result<Json<Replay>, Refused> {
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
    let given = answered(&events(&hall, lang, &id).await?);
    let (game, playing) = (room.plan.game.clone(), Arc::clone(&hall));
    // Playing a long game again takes a while: not where everybody waits.
    let played = tokio::task::spawn_blocking(move || {
        let live = playing.desk(&game)?.resume(header, Vec::new(), 0).ok()?;
        played(live, steps, &given, &Reader { viewer, lang, names })
    });
    let steps = played.await.ok().flatten();
    let steps = steps.ok_or_else(|| refused(&hall, lang, 500, "server-diverges"))?;
    Ok(Json(Replay { table, steps }))
}

/// How an answer was given.
struct Answered {
    at_ms: i64,
    /// Nobody was asked before this: then the game was dealt, or something was taken back.
    since_ms: i64,
    passed: bool,
    bot: Option<String>,
}

/// How the answers that stand were given; nothing is known of those that were taken over from another match.
fn answered(events: &[(i64, String)]) -> Vec<Option<Answered>> {
    let (mut given, mut since_ms) = (Vec::new(), 0);
    for (at_ms, payload) in events {
        let at_ms = *at_ms;
        match serde_json::from_str::<Entry>(payload) {
            Ok(Entry::Deal { steps, .. }) => {
                given.extend(steps.iter().map(|_| None));
                since_ms = at_ms;
            }
            Ok(Entry::Answer { cmd, bot, .. }) => {
                let passed = cmd.is_none() && bot.is_none();
                given.push(Some(Answered { at_ms, since_ms, passed, bot }));
            }
            Ok(Entry::Back { steps, .. }) => {
                given.truncate(steps);
                since_ms = at_ms;
            }
            _ => {}
        }
    }
    given
}

/// The game once more from its deal; nothing if it does not come out as it was.
fn played(
    mut live: Box<dyn Live>,
    steps: Vec<StepLine>,
    given: &[Option<Answered>],
    reader: &Reader,
) -> Option<Vec<ReplayStep>> {
    let (lines, mut count) = live.lines(reader, 0, 0);
    let view = live.now(reader).view;
    let mut shown = vec![ReplayStep {
        lines,
        view,
        by: None,
        says: None,
        asked: None,
        offers: None,
        took_ms: None,
        passed: false,
        bot: None,
    }];
    // Since when each seat has had the question before it.
    let mut since: BTreeMap<u8, i64> = BTreeMap::new();
    for (step, given) in steps.into_iter().zip(given) {
        let by = step.seat;
        let says = live.phrase(by, &step.action, reader.lang);
        let (asked, offers) = live.question(reader, by)?;
        let before = live.asked();
        let from = live.steps() + 1;
        live.follow(step).ok()?;
        let (lines, next) = live.lines(reader, from, count);
        count = next;
        let took_ms = given.as_ref().map(|given| {
            let since = since.get(&by).map_or(given.since_ms, |&at| at.max(given.since_ms));
            (given.at_ms - since).max(0) as u64
        });
        if let Some(given) = given {
            let now = live.asked().into_iter();
            since.extend(
                now.filter(|seat| *seat == by || !before.contains(seat))
                    .map(|seat| (seat, given.at_ms)),
            );
        }
        shown.push(ReplayStep {
            lines,
            view: live.now(reader).view,
            by: Some(by),
            says,
            asked: Some(asked),
            offers: u32::try_from(offers).ok(),
            took_ms,
            passed: given.as_ref().is_some_and(|given| given.passed),
            bot: given.as_ref().and_then(|given| given.bot.clone()),
        });
    }
    Some(shown)
}

/// The entries of a match.
async fn events(hall: &Hall, lang: Lang, id: &str) -> Result<Vec<(i64, String)>, Refused> {
    hall.store.events(id).await.map_err(|error| {
        tracing::error!(%error, "entries can not be read");
        refused(hall, lang, 503, "server-not-kept")
    })
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
    let events = events(&hall, lang, &id).await?;
    let mut dealt: Option<(u64, Value)> = None;
    let mut lines = Vec::new();
    for (seq, (_, payload)) in (0_u64..).zip(&events) {
        match serde_json::from_str::<Entry>(payload) {
            Ok(Entry::Deal { header, steps }) => {
                dealt = Some((seq, header));
                lines.extend(steps.iter().map(|step| json!(step)));
            }
            Ok(Entry::Answer { step, .. }) => lines.push(json!(step)),
            Ok(Entry::Back { steps, agreed, .. }) => {
                let stand = lines.iter().filter(|line| line.get("undo").is_none()).count();
                let undone = lines.iter().filter(|line| line.get("undo").is_some()).count();
                for _ in steps..stand - undone {
                    lines.push(json!(UndoLine { undo: true, agreed }));
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
    if let Some(from) = &room.plan.from {
        header["from"] = json!(from);
    }
    header["players"] = json!(names);
    lines.insert(0, header);
    lines.extend(over.map(|over| json!({ "over": over })));
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let name = format!("attachment; filename=\"{id}.jsonl\"");
    let kind = "application/x-ndjson".to_string();
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], text).into_response())
}

#[cfg(test)]
mod tests {
    use super::answered;
    use serde_json::{Value, json};

    #[test]
    fn time_is_counted_from_the_deal_or_from_what_was_taken_back() {
        let answer = |cmd: Value, bot: Value| {
            let step = json!({
                "seat": 0, "action": "pass", "dealt": [], "learned": false, "hash": "0".repeat(16),
            });
            json!({ "kind": "answer", "step": step, "cmd": cmd, "bot": bot })
        };
        let mut taken = answer(Value::Null, Value::Null)["step"].clone();
        taken["at"] = Value::Null;
        let events: Vec<(i64, String)> = [
            (5, json!({ "kind": "deal", "header": null, "steps": [taken] })),
            (9, answer(json!("0:c"), Value::Null)),
            (12, answer(Value::Null, Value::Null)),
            (20, json!({ "kind": "back", "steps": 2, "by": 0, "agreed": true })),
            (26, answer(Value::Null, json!("greedy"))),
        ]
        .map(|(at, entry)| (at, entry.to_string()))
        .into();
        let given: Vec<_> = answered(&events)
            .into_iter()
            .map(|it| it.map(|it| (it.at_ms, it.since_ms, it.passed, it.bot)))
            .collect();
        assert_eq!(
            given,
            [None, Some((9, 5, false, None)), Some((26, 20, false, Some("greedy".into())))]
        );
        let before = answered(&events[..3]);
        assert!(before[2].as_ref().is_some_and(|it| it.passed && it.at_ms == 12));
    }
}
