//! HTTP by hand, for the tools that load and crash a server.

use serde_json::Value;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// Sends JSON and reads JSON; nothing if the server is gone or answers something else.
pub(crate) async fn post(address: SocketAddr, path: &str, body: &Value) -> Option<Value> {
    let text = ask(address, &format!("POST {path}"), &body.to_string()).await?;
    serde_json::from_str(&text).ok()
}

/// Sends a request that is named by its verb and path, and reads the body of what comes back; nothing if the server is gone.
pub(crate) async fn ask(address: SocketAddr, what: &str, body: &str) -> Option<String> {
    let mut stream = TcpStream::connect(address).await.ok()?;
    let head = format!(
        "{what} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(head.as_bytes()).await.ok()?;
    let mut text = String::new();
    stream.read_to_string(&mut text).await.ok()?;
    text.split_once("\r\n\r\n").map(|(_, body)| body.to_string())
}
