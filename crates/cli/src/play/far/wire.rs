//! The socket of a match: connecting, messages both ways, and not talking faster than the server listens.

use super::call::Trouble;
use super::entrance::Entrance;
use deckhand_protocol::{ToPage, ToServer};
use deckhand_words::Lang;
use futures_util::{SinkExt as _, StreamExt as _};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// How long connecting and sending may take.
const PATIENCE: Duration = Duration::from_secs(15);
/// A server knocks every quarter of a minute; one that is silent for so long is gone.
const SILENCE: Duration = Duration::from_secs(50);
/// So many messages may be sent at once, and so many a second on average: less than a server puts up with.
const BURST: f64 = 40.0;
const RATE: f64 = 12.0;

/// A connection to a match.
pub(super) struct Wire {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    tokens: f64,
    filled: Instant,
    farewell: Farewell,
}

/// What a server says when it ends a connection.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Farewell {
    /// The sentence.
    pub(super) text: Option<String>,
    /// The status of a refusal: then it would refuse the next connection too.
    pub(super) status: Option<u16>,
}

impl Wire {
    /// Connects with the key of the entrance. The key goes into a header, so that no log of addresses holds it.
    pub(super) async fn connect(entrance: &Entrance, lang: Lang) -> Result<Self, Trouble> {
        let url = entrance.server.socket(&entrance.id, lang.code());
        let mut request = url.into_client_request().map_err(trouble)?;
        if let Some(key) = &entrance.key {
            let bearer = HeaderValue::from_str(&format!("Bearer {key}"));
            let bearer = bearer.map_err(|error| Trouble::Unreachable(error.to_string()))?;
            request.headers_mut().insert("authorization", bearer);
        }
        match timeout(PATIENCE, connect_async(request)).await {
            Ok(Ok((socket, _))) => Ok(Self {
                socket,
                tokens: BURST,
                filled: Instant::now(),
                farewell: Farewell::default(),
            }),
            Ok(Err(error)) => Err(trouble(error)),
            Err(late) => Err(Trouble::Unreachable(late.to_string())),
        }
    }

    /// The next message; nothing when the connection has ended. May be given up waiting for at any time.
    pub(super) async fn hear(&mut self) -> Option<ToPage> {
        loop {
            let text = match timeout(SILENCE, self.socket.next()).await {
                Ok(Some(Ok(Message::Text(text)))) => text,
                Ok(Some(Ok(Message::Close(frame)))) => {
                    let code = frame.map_or(0, |frame| u16::from(frame.code));
                    // A socket that is refused is opened all the same, told why, and closed.
                    self.farewell.status =
                        code.checked_sub(4000).filter(|it| (400..600).contains(it));
                    return None;
                }
                Ok(Some(Err(_)) | None) | Err(_) => return None,
                Ok(Some(Ok(_))) => continue,
            };
            // A newer server may say more than is understood here.
            match serde_json::from_str(&text) {
                Ok(ToPage::Closing { text }) => self.farewell.text = Some(text),
                Ok(message) => return Some(message),
                Err(_) => {}
            }
        }
    }

    /// Sends a message; whether it has left.
    pub(super) async fn send(&mut self, message: &ToServer) -> bool {
        let Ok(text) = serde_json::to_string(message) else { return false };
        self.wait_for_its_turn().await;
        matches!(timeout(PATIENCE, self.socket.send(Message::text(text))).await, Ok(Ok(())))
    }

    /// What was said at the end.
    pub(super) fn farewell(&mut self) -> Farewell {
        std::mem::take(&mut self.farewell)
    }

    /// Says goodbye.
    pub(super) async fn close(&mut self) {
        let _ = timeout(Duration::from_secs(1), self.socket.close(None)).await;
    }

    async fn wait_for_its_turn(&mut self) {
        let now = Instant::now();
        self.tokens = (self.tokens + (now - self.filled).as_secs_f64() * RATE).min(BURST) - 1.0;
        self.filled = now;
        if self.tokens < 0.0 {
            sleep(Duration::from_secs_f64(-self.tokens / RATE)).await;
        }
    }
}

fn trouble(error: Error) -> Trouble {
    match error {
        Error::Http(response) => {
            let status = response.status().as_u16();
            Trouble::of_status(status, response.body().as_deref().unwrap_or_default())
        }
        Error::Io(error) => Trouble::Unreachable(error.to_string()),
        other => Trouble::Unreachable(other.to_string()),
    }
}
