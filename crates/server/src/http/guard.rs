//! What is seen to before any address is reached: languages, cookies, where a request comes from.

use crate::hall::Refused;
use axum::extract::{FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use deckhand_words::Lang;

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

/// Refuses what changes anything, and every socket, if a browser says that another site wants it.
pub(crate) async fn same_origin(request: Request, next: Next) -> Response {
    let changes = request.method() != Method::GET && request.method() != Method::HEAD;
    let socket = request.headers().contains_key(header::UPGRADE);
    if (changes || socket) && foreign(request.headers()) {
        let text = "This request comes from another site.".to_string();
        return Refused { status: 403, text, rule: None }.into_response();
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
