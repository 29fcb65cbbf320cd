//! What can be played: games, cards, rules, bots.

use super::guard::Reads;
use super::{Shared, refused};
use crate::hall::Refused;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse as _, Json, Response};
use deckhand_bots::{LEVELS, NAMES};
use deckhand_protocol::{Card, GameInfo, Rules};
use serde_json::{Value, json};

pub(super) async fn games(Reads(lang): Reads, State(shared): State<Shared>) -> Json<Vec<GameInfo>> {
    Json(shared.hall.desks().map(|desk| desk.info(lang)).collect())
}

pub(super) async fn cards(
    Path(game): Path<String>,
    Reads(lang): Reads,
    State(shared): State<Shared>,
) -> Result<Json<Vec<Card>>, Refused> {
    let desk = shared.hall.desk(&game);
    let desk = desk.ok_or_else(|| refused(&shared.hall, lang, 404, "server-no-game"))?;
    Ok(Json(desk.cards(lang)))
}

pub(super) async fn rules(
    Path(game): Path<String>,
    Reads(lang): Reads,
    State(shared): State<Shared>,
) -> Result<Json<Rules>, Refused> {
    let desk = shared.hall.desk(&game);
    let desk = desk.ok_or_else(|| refused(&shared.hall, lang, 404, "server-no-game"))?;
    Ok(Json(desk.rules(lang)))
}

pub(super) async fn bots() -> Json<Value> {
    let level = |name: &&str| {
        let plan = LEVELS.iter().find(|level| level.name == *name).map(|level| level.plan);
        json!({ "name": name, "iterations": plan.map(|plan| plan.iterations) })
    };
    Json(json!(NAMES.iter().map(level).collect::<Vec<_>>()))
}

/// The addresses, for programs that make clients.
pub(super) async fn openapi() -> Response {
    let text = include_str!("../../openapi.json");
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}
