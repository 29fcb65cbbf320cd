//! One connection to a match: messages in, messages out, and limits on both.

use crate::hall::{Hall, Refused};
use crate::room::{Conn, Out, Room};
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use deckhand_kernel::{Msg, Speaker as _};
use deckhand_protocol::{ToPage, ToServer};
use deckhand_words::Lang;
use futures_util::{SinkExt as _, StreamExt as _};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, interval};

/// The longest message that is read, in bytes.
pub(crate) const LONGEST: usize = 4096;
/// So many messages may wait for a slow reader.
pub(crate) const WAITING: usize = 256;
/// So many messages a second are read on average, and so many at once.
const RATE: f64 = 15.0;
const BURST: f64 = 60.0;
/// How long a message may take to be sent.
const PATIENCE: Duration = Duration::from_secs(20);

/// Serves a connection until either side ends it.
pub(crate) async fn serve(
    socket: WebSocket,
    hall: Arc<Hall>,
    room: Arc<Room>,
    seat: Option<u8>,
    lang: Lang,
) {
    let (mut sink, mut stream) = socket.split();
    let (out, mut queue) = mpsc::channel::<Out>(WAITING);
    let Some(conn) = enter(&hall, &room, seat, lang, out.clone()).await else {
        let text = hall.word(lang, "server-too-many");
        let _ = sink.send(closing(&text)).await;
        let _ = sink.send(Message::Close(None)).await;
        return;
    };
    metrics::gauge!("deckhand_connections").increment(1.0);
    let mut pulse = interval(hall.config.pulse());
    pulse.tick().await;
    let mut alive = true;
    let mut asked = Instant::now();
    let (mut tokens, mut filled) = (BURST, Instant::now());
    loop {
        tokio::select! {
            sent = queue.recv() => {
                let (message, last) = match sent {
                    Some(Out::Text(text)) => (Message::Text(text.into()), false),
                    Some(Out::Close(text)) => (closing(&text), true),
                    None => (closing(&hall.word(lang, "server-too-slow")), true),
                };
                let sent = tokio::time::timeout(PATIENCE, sink.send(message)).await;
                if last || !matches!(sent, Ok(Ok(()))) {
                    break;
                }
            }
            read = stream.next() => {
                let text = match read {
                    Some(Ok(Message::Text(text))) => text,
                    Some(Ok(Message::Ping(_))) => continue,
                    Some(Ok(Message::Pong(_))) => {
                        alive = true;
                        // Only what the server itself sees counts: nobody can claim a slow line.
                        let way = i64::try_from(asked.elapsed().as_millis()).unwrap_or(i64::MAX);
                        room.lock().await.measured(conn, way);
                        continue;
                    }
                    Some(Ok(Message::Binary(_))) => {
                        let text = hall.word(lang, "server-binary");
                        let _ = sink.send(closing(&text)).await;
                        break;
                    }
                    Some(Ok(Message::Close(_)) | Err(_)) | None => break,
                };
                alive = true;
                let since = filled.elapsed().as_secs_f64();
                filled = Instant::now();
                tokens = (tokens + since * RATE).min(BURST) - 1.0;
                if tokens < 0.0 {
                    metrics::counter!("deckhand_flooding").increment(1);
                    let _ = sink.send(closing(&hall.word(lang, "server-too-fast"))).await;
                    break;
                }
                metrics::counter!("deckhand_messages_in").increment(1);
                match serde_json::from_str::<ToServer>(&text) {
                    Ok(command) => room.command(&hall, conn, command).await,
                    Err(error) => {
                        let msg = Msg::new("server-bad-message").with("why", error.to_string());
                        let text = hall.speech(lang).say(&msg);
                        let say = deckhand_protocol::Said { text, rules: Vec::new() };
                        let refused = ToPage::Refused { cmd: String::new(), say, stale: false };
                        let text = serde_json::to_string(&refused).unwrap_or_default();
                        if out.try_send(Out::Text(text)).is_err() {
                            break;
                        }
                    }
                }
            }
            _ = pulse.tick() => {
                if !alive {
                    break;
                }
                alive = false;
                asked = Instant::now();
                if sink.send(Message::Ping(Vec::new().into())).await.is_err() {
                    break;
                }
            }
        }
    }
    let frame = CloseFrame { code: close_code::NORMAL, reason: "".into() };
    let _ =
        tokio::time::timeout(Duration::from_secs(1), sink.send(Message::Close(Some(frame)))).await;
    room.leave(&hall, conn).await;
    metrics::gauge!("deckhand_connections").decrement(1.0);
}

/// Says why, and closes with a code by which the other side knows that trying again is no use.
pub(crate) async fn refuse(mut socket: WebSocket, refused: Refused) {
    let _ = socket.send(closing(&refused.text)).await;
    let code = 4000 + refused.status;
    let frame = CloseFrame { code, reason: "".into() };
    let _ = socket.send(Message::Close(Some(frame))).await;
}

/// A new connection: it is shown the table, and the others are told. Nothing if there are too many.
pub(crate) async fn enter(
    hall: &Arc<Hall>,
    room: &Arc<Room>,
    seat: Option<u8>,
    lang: Lang,
    out: mpsc::Sender<Out>,
) -> Option<u64> {
    let mut guard = room.lock().await;
    let state = &mut *guard;
    let id = state.enter(hall.config.lookers, |id| Conn::new(id, seat, lang, out))?;
    // Back first, so that the table is shown as it is then.
    if let Some(seat) = seat {
        room.back_again(hall, state, seat).await;
    }
    room.greet(hall, state, id);
    Some(id)
}

fn closing(text: &str) -> Message {
    let message = ToPage::Closing { text: text.to_string() };
    Message::Text(serde_json::to_string(&message).unwrap_or_default().into())
}
