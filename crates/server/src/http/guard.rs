//! What is seen to before any address is reached: languages, cookies, where a request comes from and for whom it is, whether
//! all of it is there, and how often the same is asked for.

use super::{BODY, Shared, refused};
use crate::hall::{Hall, Refused};
use crate::limits::Costly;
use axum::body::{Body, to_bytes};
use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use deckhand_kernel::{Msg, Speaker as _};
use deckhand_words::Lang;
use std::net::{IpAddr, SocketAddr};
use std::time::Instant;

/// The name of the cookie that holds a session.
pub(crate) const COOKIE: &str = "deckhand_session";

/// The language of a request: `?lang=`, else what the browser prefers.
#[derive(Clone, Copy)]
pub(crate) struct Reads(pub(crate) Lang);

impl<S: Send + Sync> FromRequestParts<S> for Reads {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        let asked =
            parts.uri.query().unwrap_or_default().split('&').find_map(|pair| {
                pair.strip_prefix("lang=").and_then(|lang| lang.parse::<Lang>().ok())
            });
        let preferred = || {
            let header = parts.headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
            header.split(',').find_map(|part| {
                let name = part.split(';').next()?.trim().split('-').next()?;
                name.parse::<Lang>().ok()
            })
        };
        Ok(Self(asked.or_else(preferred).unwrap_or_default()))
    }
}

/// The session of a request, from its cookie.
pub(crate) struct Session(pub(crate) Option<String>);

impl<S: Send + Sync> FromRequestParts<S> for Session {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        let cookies =
            parts.headers.get_all(header::COOKIE).iter().filter_map(|it| it.to_str().ok());
        let session = cookies.flat_map(|cookies| cookies.split(';')).find_map(|cookie| {
            let (name, value) = cookie.trim().split_once('=')?;
            (name == COOKIE).then(|| value.to_string())
        });
        Ok(Self(session))
    }
}

/// Who is at the other end of a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// The address of who asks: that of the connection, or what the proxy says about it.
fn address(hall: &Hall, request: &Request) -> Option<IpAddr> {
    let peer = request.extensions().get::<Peer>().map(|Peer(peer)| peer.ip());
    if !hall.config.trust_forwarded {
        return peer;
    }
    // The last entry is what our own proxy has seen; whatever stands before it anybody may have written.
    let forwarded = request.headers().get_all("x-forwarded-for").iter().next_back();
    let last = forwarded.and_then(|it| it.to_str().ok()?.rsplit(',').next());
    last.and_then(|text| text.trim().parse().ok()).or(peer)
}

/// Refuses who asks too often for what costs much, and says when to come again.
pub(crate) async fn seldom(
    State((shared, what)): State<(Shared, Costly)>,
    Reads(lang): Reads,
    request: Request,
    next: Next,
) -> Response {
    let who = address(&shared.hall, &request);
    let spent = who.map_or(Ok(()), |who| shared.hall.buckets.spend(who, what, Instant::now()));
    let Err(wait) = spent else { return next.run(request).await };
    metrics::counter!("deckhand_limited").increment(1);
    let seconds = wait.as_secs() + 1;
    let msg = Msg::new("server-too-often").with("seconds", seconds as i64);
    let text = shared.hall.speech(lang).say(&msg);
    let mut response = Refused { status: 429, text, rule: None }.into_response();
    response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    response
}

/// Refuses a request for a name that is not one of ours.
pub(crate) async fn known_host(
    State(shared): State<Shared>,
    Reads(lang): Reads,
    request: Request,
    next: Next,
) -> Response {
    let named = request.headers().get_all(header::HOST).iter();
    // Browsers always name the host; programs of old need not.
    let all = named
        .map(|host| host.to_str().unwrap_or_default())
        .chain(request.uri().authority().map(|it| it.as_str()))
        .all(|host| shared.hall.hosts.knows(host));
    if all {
        return next.run(request).await;
    }
    refused(&shared.hall, lang, 421, "server-other-host").into_response()
}

/// Reads a body before anything is done about it, so that nobody waits for one that is too long or never ends.
pub(crate) async fn whole(
    State(shared): State<Shared>,
    Reads(lang): Reads,
    request: Request,
    next: Next,
) -> Response {
    let no = |status, id| refused(&shared.hall, lang, status, id).into_response();
    let (parts, body) = request.into_parts();
    let encoding = parts.headers.get(header::CONTENT_ENCODING);
    if encoding.is_some_and(|encoding| encoding != "identity") {
        return no(415, "server-encoded");
    }
    let length = parts.headers.get(header::CONTENT_LENGTH).and_then(|it| it.to_str().ok());
    if length.and_then(|it| it.parse::<u64>().ok()).is_some_and(|it| it > BODY as u64) {
        return no(413, "server-too-long");
    }
    match tokio::time::timeout(shared.hall.config.patience(), to_bytes(body, BODY)).await {
        Ok(Ok(bytes)) => next.run(Request::from_parts(parts, Body::from(bytes))).await,
        Ok(Err(error)) if error.to_string().contains("limit") => no(413, "server-too-long"),
        Ok(Err(_)) => no(400, "server-broken-body"),
        Err(_) => no(408, "server-slow-body"),
    }
}

/// Refuses what changes anything, and every socket, if a browser says that another site wants it.
pub(crate) async fn same_origin(
    State(shared): State<Shared>,
    Reads(lang): Reads,
    request: Request,
    next: Next,
) -> Response {
    let changes = request.method() != Method::GET && request.method() != Method::HEAD;
    let socket = request.headers().contains_key(header::UPGRADE);
    if (changes || socket) && foreign(request.headers()) {
        return refused(&shared.hall, lang, 403, "server-other-site").into_response();
    }
    next.run(request).await
}

fn foreign(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        // Programs send none; browsers always do with what changes anything.
        return headers
            .get("sec-fetch-site")
            .is_some_and(|site| site != "same-origin" && site != "none");
    };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let origin = origin.to_str().unwrap_or_default();
    origin.split_once("://").is_none_or(|(_, site)| !site.eq_ignore_ascii_case(host))
}

/// Tells browsers to run nothing but our own files, and to show them nowhere else.
pub(crate) async fn headers(request: Request, next: Next) -> Response {
    const ALL: [(&str, &str); 5] = [
        (
            "content-security-policy",
            "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; \
             frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'",
        ),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("cross-origin-opener-policy", "same-origin"),
        ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
    ];
    let mut response = next.run(request).await;
    for (name, value) in ALL {
        response
            .headers_mut()
            .insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    response
}
