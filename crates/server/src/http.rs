//! Addresses and what they answer. Everything that is refused is refused with a sentence.

mod accounts;
mod decks;
mod guard;
mod look;
mod matches;
mod replay;

pub(crate) use guard::Peer;

use crate::hall::{Hall, Refused};
use crate::limits::Costly;
use crate::pages;
use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{Method, StatusCode, Uri, header};
use axum::middleware;
use axum::response::{IntoResponse, Json, Response};
use axum::routing::{MethodRouter, get, post};
use deckhand_protocol::{Error, Refusal};
use deckhand_words::Lang;
use metrics_exporter_prometheus::PrometheusHandle;
use std::sync::Arc;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate as _};

/// The longest body that is read, in bytes.
const BODY: usize = 64 * 1024;

/// What every address can use.
#[derive(Clone)]
pub(crate) struct Shared {
    pub(crate) hall: Arc<Hall>,
    pub(crate) metrics: PrometheusHandle,
}

/// All addresses.
pub(crate) fn router(hall: Arc<Hall>, metrics: PrometheusHandle) -> Router {
    let shared = Shared { hall, metrics };
    let seldom = |what, route: MethodRouter<Shared>| {
        route.layer(middleware::from_fn_with_state((shared.clone(), what), guard::seldom))
    };
    let api = Router::new()
        .route("/games", get(look::games))
        .route("/cards/{game}", get(look::cards))
        .route("/rules/{game}", get(look::rules))
        .route("/bots", get(look::bots))
        .route("/decks/{game}", get(decks::ready))
        .route("/decks/{game}/check", post(decks::check))
        .route("/lobby", get(matches::lobby).post(matches::lobby_of))
        .route("/seal", seldom(Costly::Seal, post(matches::seal)))
        .route("/match", seldom(Costly::Match, post(matches::create)))
        .route("/match/{id}", get(matches::about))
        .route("/match/{id}/join", seldom(Costly::Join, post(matches::join)))
        .route("/match/{id}/ws", seldom(Costly::Connection, get(matches::socket)))
        .route("/match/{id}/stream", seldom(Costly::Connection, get(matches::stream)))
        .route("/match/{id}/do", seldom(Costly::Command, post(matches::command)))
        .route("/match/{id}/replay", get(replay::replay))
        .route("/match/{id}/record", get(replay::record))
        .route("/account/register", seldom(Costly::SignIn, post(accounts::register)))
        .route("/account/login", seldom(Costly::SignIn, post(accounts::login)))
        .route("/account/logout", post(accounts::logout))
        .route("/account/logout-everywhere", post(accounts::logout_everywhere))
        .route("/me", get(accounts::me))
        .fallback(nothing)
        .method_not_allowed_fallback(no_method);
    Router::new()
        .nest("/api", api)
        .route("/healthz", get(health))
        .route("/metrics", get(numbers))
        .route("/openapi.json", get(look::openapi))
        .fallback(page)
        .method_not_allowed_fallback(no_method)
        .layer(DefaultBodyLimit::max(BODY))
        // A line of a stream is there when it is written, not when enough of them fill a block.
        .layer(CompressionLayer::new().compress_when(
            DefaultPredicate::new().and(NotForContentType::const_new("application/x-ndjson")),
        ))
        .layer(middleware::from_fn_with_state(shared.clone(), guard::whole))
        .layer(middleware::from_fn_with_state(shared.clone(), guard::same_origin))
        .layer(middleware::from_fn_with_state(shared.clone(), guard::known_host))
        .layer(middleware::from_fn(guard::headers))
        .with_state(shared)
}

async fn page(
    method: Method,
    uri: Uri,
    lang: guard::Reads,
    State(shared): State<Shared>,
) -> Response {
    if method == Method::GET || method == Method::HEAD {
        return pages::page(&uri);
    }
    no_method(lang, State(shared)).await.into_response()
}

async fn nothing(lang: guard::Reads, State(shared): State<Shared>) -> Refused {
    refused(&shared.hall, lang.0, 404, "server-not-found")
}

async fn no_method(lang: guard::Reads, State(shared): State<Shared>) -> Refused {
    refused(&shared.hall, lang.0, 405, "server-no-method")
}

async fn health(State(shared): State<Shared>) -> Response {
    if shared.hall.store.healthy().await {
        (StatusCode::OK, "ok\n").into_response()
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n").into_response()
    }
}

async fn numbers(State(shared): State<Shared>) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], shared.metrics.render()).into_response()
}

/// A refusal with a text of the server.
pub(crate) fn refused(hall: &Hall, lang: Lang, status: u16, id: &str) -> Refused {
    Refused { status, text: hall.word(lang, id), rule: None }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let error = Error { error: Refusal { text: self.text, rule: self.rule } };
        (status, Json(error)).into_response()
    }
}
