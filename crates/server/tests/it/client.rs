//! A server for a test, and somebody who talks to it.

use deckhand_protocol::{Now, ToPage};
use deckhand_server::{Config, Running, start};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use std::io::{ErrorKind, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tempfile::TempDir;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// How long anything may take before a test gives up.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// How many commands were sent in this process.
static COMMANDS: AtomicU32 = AtomicU32::new(0);

/// A server and its folder.
pub(crate) struct House {
    pub(crate) running: Option<Running>,
    pub(crate) folder: TempDir,
    pub(crate) address: SocketAddr,
}

impl House {
    /// Starts a server in a fresh folder.
    pub(crate) async fn new() -> Self {
        Self::with(|_| {}).await
    }

    /// Starts a server with other settings.
    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let mut config = Self::config(&folder);
        change(&mut config);
        let running = start(config).await.expect("a server");
        let address = running.address;
        Self { running: Some(running), folder, address }
    }

    fn config(folder: &TempDir) -> Config {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            data: folder.path().to_path_buf(),
            bot_pause_ms: 0,
            ..Config::default()
        }
    }

    /// Stops the server and starts another one on the same folder.
    pub(crate) async fn restart(&mut self) {
        if let Some(running) = self.running.take() {
            running.stop().await;
        }
        let running = start(Self::config(&self.folder)).await.expect("the server again");
        self.address = running.address;
        self.running = Some(running);
    }

    /// Asks by HTTP, by hand: status and body.
    pub(crate) async fn http(
        &self,
        method: &str,
        path: &str,
        body: Option<Value>,
        more: &str,
    ) -> (u16, Value) {
        let (status, text) = self.raw(method, path, body.map(|body| body.to_string()), more).await;
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    /// Asks by HTTP with any text as the body.
    pub(crate) async fn raw(
        &self,
        method: &str,
        path: &str,
        body: Option<String>,
        more: &str,
    ) -> (u16, String) {
        let address = self.address;
        let (method, path, more) = (method.to_string(), path.to_string(), more.to_string());
        tokio::task::spawn_blocking(move || {
            let mut stream = TcpStream::connect(address).expect("a connection");
            stream.set_read_timeout(Some(PATIENCE)).expect("a time limit");
            let body = body.unwrap_or_default();
            let head = format!(
                "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Type: application/json\r\n\
                 Content-Length: {}\r\n{more}\r\n",
                body.len()
            );
            let _ = stream.write_all(head.as_bytes());
            let _ = stream.write_all(body.as_bytes());
            let mut answer = Vec::new();
            let _ = stream.read_to_end(&mut answer);
            let text = String::from_utf8_lossy(&answer).into_owned();
            let status = text.split(' ').nth(1).and_then(|it| it.parse().ok()).unwrap_or(0);
            let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
            let chunked = head.to_ascii_lowercase().contains("transfer-encoding: chunked");
            (status, if chunked { unchunked(body) } else { body.to_string() })
        })
        .await
        .expect("an answer")
    }

    /// Sends any bytes and reads whatever comes back until the server is done with us.
    pub(crate) async fn bytes(&self, request: Vec<u8>) -> String {
        let address = self.address;
        tokio::task::spawn_blocking(move || {
            let mut stream = TcpStream::connect(address).expect("a connection");
            stream.set_read_timeout(Some(PATIENCE)).expect("a time limit");
            let mut writing = stream.try_clone().expect("the same connection");
            // It may be refused before all of it was sent.
            let writer = std::thread::spawn(move || writing.write_all(&request));
            let mut answer = Vec::new();
            let mut part = [0; 4096];
            loop {
                match stream.read(&mut part) {
                    Ok(0) => break,
                    Ok(read) => answer.extend_from_slice(&part[..read]),
                    Err(error) if error.kind() == ErrorKind::WouldBlock => panic!("no end"),
                    Err(_) => break,
                }
            }
            drop(stream);
            let _ = writer.join();
            String::from_utf8_lossy(&answer).into_owned()
        })
        .await
        .expect("an answer")
    }

    /// Opens a WebSocket by hand and sends these frames as they are; everything that comes back until it is closed.
    pub(crate) async fn frames(&self, path: &str, frames: &[u8]) -> String {
        let mut request = format!(
            "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            self.address
        )
        .into_bytes();
        request.extend_from_slice(frames);
        self.bytes(request).await
    }

    /// Makes a match; its name and the key to the first seat.
    pub(crate) async fn create(&self, plan: Value) -> (String, Option<String>) {
        let (status, made) = self.http("POST", "/api/match?lang=en", Some(plan), "").await;
        assert_eq!(status, 200, "{made}");
        let key = made["seat"].as_str().map(str::to_string);
        (made["match"].as_str().expect("a name").to_string(), key)
    }

    /// Sits down; the key.
    pub(crate) async fn join(&self, id: &str, name: &str) -> String {
        let path = format!("/api/match/{id}/join?lang=en");
        let (status, joined) = self.http("POST", &path, Some(json!({ "name": name })), "").await;
        assert_eq!(status, 200, "{joined}");
        joined["seat"].as_str().expect("a key").to_string()
    }

    /// A match of two persons: its name and both keys.
    pub(crate) async fn two(&self, game: &str, more: &[(&str, Value)]) -> (String, [String; 2]) {
        let mut plan = json!({
            "game": game, "name": "Ada", "seats": [{ "kind": "person" }, { "kind": "open" }],
        });
        for (name, value) in more {
            plan[*name] = value.clone();
        }
        let (id, first) = self.create(plan).await;
        let second = self.join(&id, "Mira").await;
        (id, [first.expect("the maker's key"), second])
    }

    /// Connects to a match.
    pub(crate) async fn connect(&self, id: &str, key: Option<&str>, lang: &str) -> Client {
        let key = key.map_or_else(String::new, |key| format!("&seat={key}"));
        let url = format!("ws://{}/api/match/{id}/ws?lang={lang}{key}", self.address);
        let (socket, _) = connect_async(url).await.expect("a socket");
        let mut client = Client { socket, now: None, you: None, heard: Vec::new() };
        client.hear().await;
        client
    }
}

fn unchunked(body: &str) -> String {
    let mut text = String::new();
    let mut rest = body;
    while let Some((size, more)) = rest.split_once("\r\n") {
        let Ok(size) = usize::from_str_radix(size.trim(), 16) else { break };
        let Some(part) = more.get(..size) else { break };
        text.push_str(part);
        if size == 0 {
            break;
        }
        rest = more[size..].trim_start_matches("\r\n");
    }
    text
}

/// Somebody connected.
pub(crate) struct Client {
    socket: WebSocketStream<MaybeTlsStream<tokio::net::TcpStream>>,
    /// How the table stands.
    pub(crate) now: Option<Now>,
    pub(crate) you: Option<u8>,
    /// Everything heard, as it came.
    pub(crate) heard: Vec<String>,
}

impl Client {
    /// The next message, or nothing if the connection has ended.
    pub(crate) async fn next(&mut self) -> Option<ToPage> {
        loop {
            let read = tokio::time::timeout(PATIENCE, self.socket.next())
                .await
                .expect("a message in time");
            match read? {
                Ok(Message::Text(text)) => {
                    let text = text.to_string();
                    let message: ToPage =
                        serde_json::from_str(&text).unwrap_or_else(|why| panic!("{why}: {text}"));
                    self.heard.push(text);
                    match &message {
                        ToPage::Table(table) => {
                            self.now.clone_from(&table.now);
                            self.you = table.you;
                        }
                        ToPage::Moved { now, .. } => self.now = Some((**now).clone()),
                        ToPage::Requests { requests } => {
                            if let Some(now) = &mut self.now {
                                now.requests.clone_from(requests);
                            }
                        }
                        _ => {}
                    }
                    return Some(message);
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The next message.
    pub(crate) async fn hear(&mut self) -> ToPage {
        self.next().await.expect("the connection stands")
    }

    /// Sends any text.
    pub(crate) async fn send(&mut self, text: &str) {
        let _ = self.socket.send(Message::text(text)).await;
    }

    /// Sends a command and hears until it is answered.
    pub(crate) async fn command(&mut self, mut command: Value) -> ToPage {
        // A seat may be connected a second time, and may not use an id twice.
        let cmd = format!("c{}", COMMANDS.fetch_add(1, Ordering::Relaxed));
        command["cmd"] = json!(cmd);
        self.send(&command.to_string()).await;
        loop {
            match self.hear().await {
                ToPage::Done { cmd: of } if of == cmd => return ToPage::Done { cmd },
                ToPage::Refused { cmd: of, say, stale } if of == cmd => {
                    return ToPage::Refused { cmd, say, stale };
                }
                ToPage::Look { cmd: of, lines, undo } if of == cmd => {
                    return ToPage::Look { cmd, lines, undo };
                }
                ToPage::Why { cmd: of, lines } if of == cmd => return ToPage::Why { cmd, lines },
                _ => {}
            }
        }
    }

    /// Whether this seat is asked something.
    pub(crate) fn asked(&self) -> bool {
        self.now.as_ref().is_some_and(|now| now.ask.is_some() && now.over.is_none())
    }

    /// Whether the game is over.
    pub(crate) fn over(&self) -> bool {
        self.now.as_ref().is_some_and(|now| now.over.is_some())
    }

    /// The command that gives the offered answer at this place, in notation.
    pub(crate) fn typing(&self, nth: usize) -> Value {
        let ask = self.now.as_ref().and_then(|now| now.ask.as_ref()).expect("a question");
        let offer = &ask.offers[nth % ask.offers.len()];
        json!({ "t": "type", "ask": ask.id, "text": offer.text })
    }

    /// Hears until the whole table has been sent again.
    pub(crate) async fn wait_for_table(&mut self) {
        while !matches!(self.hear().await, ToPage::Table(_)) {}
    }

    /// Hears until this seat is asked or the game is over.
    pub(crate) async fn wait(&mut self) {
        while !self.asked() && !self.over() {
            self.hear().await;
        }
    }
}
