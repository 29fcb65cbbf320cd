//! The page: files that are part of the program.

use axum::body::Body;
use axum::http::{HeaderValue, StatusCode, Uri, header};
use axum::response::Response;
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "dist"]
struct Files;

/// The file of this address; the page itself for addresses that it understands.
pub(crate) fn page(uri: &Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    let (name, found) = match Files::get(path) {
        Some(file) if !path.is_empty() => (path, Some(file)),
        // A missing file is missing; everything else is an address within the page.
        _ if path.rsplit('/').next().is_some_and(|last| last.contains('.')) => (path, None),
        _ => ("index.html", Files::get("index.html")),
    };
    let Some(file) = found else {
        return respond(
            StatusCode::NOT_FOUND,
            "text/plain; charset=utf-8",
            "no-store",
            b"There is nothing here.\n".to_vec(),
        );
    };
    // Names of built files hold their hash.
    let keep = if name.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    respond(StatusCode::OK, kind(name), keep, file.data.into_owned())
}

fn respond(status: StatusCode, kind: &'static str, keep: &'static str, body: Vec<u8>) -> Response {
    let mut response = Response::new(Body::from(body));
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    response
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "woff2" => "font/woff2",
        "json" | "webmanifest" => "application/json",
        "png" => "image/png",
        "ico" => "image/x-icon",
        _ => "application/octet-stream",
    }
}
