//! How much a server bears: `cargo xtask load [MATCHES [SECONDS [RATE…]]]`. Server and clients share this machine.
//!
//! Every match has one connected player of a two-player game; the other seat is a bot that answers at once. Answers are sent
//! at a steady rate over all matches, whether the server keeps up or not, and the time from sending to the acknowledgement of
//! the durable answer is measured. For each rate a row is printed: answers a second, with those of the bots, delays, and
//! whether any was lost. The memory of an idle match is what the process grew by before anybody was connected.

#[path = "wire/mod.rs"]
mod wire;

use deckhand_protocol::ToPage;
use deckhand_server::{Config, start};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::json;
use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio::sync::{Mutex, mpsc};
use tokio_tungstenite::client_async_with_config;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use wire::{ask, post};

/// What the clients have seen so far.
#[derive(Default)]
struct Seen {
    sent: AtomicU64,
    acknowledged: AtomicU64,
    refused: AtomicU64,
    lost: AtomicU64,
    delays: Mutex<Vec<f64>>,
}

#[tokio::main]
async fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let matches = numbers.first().copied().unwrap_or(2_000);
    let seconds = numbers.get(1).copied().unwrap_or(60);
    let rates =
        if numbers.len() > 2 { numbers[2..].to_vec() } else { vec![250, 500, 1_000, 1_500, 2_000] };
    let folder = tempfile::tempdir().expect("a folder");
    let config = Config {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        data: folder.path().to_path_buf(),
        bot_pause_ms: 0,
        ..Config::default()
    };
    let running = start(config).await.expect("a server");
    let address = running.address;
    let before = memory();
    let began = Instant::now();
    let seen = Arc::new(Seen::default());
    let (queue, ready) = mpsc::unbounded_channel();
    let made = fifty_at_once((0..matches).map(|_| make(address))).await;
    let idle = memory();
    let players = fifty_at_once(made.iter().map(|(id, key)| connect(address, id, key))).await;
    println!(
        "{matches} matches made and connected in {:.1} s; memory of each: {:.1} KiB idle, {:.1} KiB connected (both ends)",
        began.elapsed().as_secs_f64(),
        (idle - before) as f64 / matches as f64,
        (memory() - before) as f64 / matches as f64,
    );
    for player in players {
        tokio::spawn(play(address, player, Arc::clone(&seen), queue.clone()));
    }
    drop(queue);
    println!(
        "{:>9} {:>9} {:>9} {:>9} {:>9} {:>9} {:>9} {:>8} {:>6}",
        "rate", "answers/s", "with bots", "p50 ms", "p90 ms", "p99 ms", "max ms", "refused", "lost"
    );
    let ready = Arc::new(Mutex::new(ready));
    for rate in rates {
        measure(address, rate, seconds, &seen, &ready).await;
    }
    running.stop().await;
}

/// A player of an open match.
struct Player {
    socket: tokio_tungstenite::WebSocketStream<TcpStream>,
}

/// What a player is told to do: answer once, now.
type Go = tokio::sync::oneshot::Sender<()>;

async fn open(address: SocketAddr) -> Player {
    let (id, key) = make(address).await;
    connect(address, &id, &key).await
}

/// The results of all of these, of which no more than fifty are on their way at a time.
async fn fifty_at_once<T, F: Future<Output = T>>(all: impl Iterator<Item = F>) -> Vec<T> {
    futures_util::stream::iter(all).buffered(50).collect().await
}

/// A new match: its name, and the key to the seat of its maker.
async fn make(address: SocketAddr) -> (String, String) {
    let plan = json!({
        "game": "sectors", "name": "L", "seats": [{ "kind": "person" }, { "kind": "bot", "level": "random" }],
    });
    let made = post(address, "/api/match", &plan).await.expect("a match");
    let told = |field: &str| made[field].as_str().expect("a match and a key").to_string();
    (told("match"), told("seat"))
}

async fn connect(address: SocketAddr, id: &str, key: &str) -> Player {
    let stream = TcpStream::connect(address).await.expect("a connection");
    let url = format!("ws://{address}/api/match/{id}/ws?seat={key}");
    let small = WebSocketConfig::default().read_buffer_size(4096);
    let (socket, _) = client_async_with_config(url, stream, Some(small)).await.expect("a socket");
    Player { socket }
}

/// Says that it may answer, waits for its turn, answers, waits for the acknowledgement; a finished match is replaced.
async fn play(
    address: SocketAddr,
    mut player: Player,
    seen: Arc<Seen>,
    ready: mpsc::UnboundedSender<Go>,
) {
    let mut ask: Option<(u64, u64)> = None;
    let mut over = false;
    let mut count = 0_u64;
    let mut waiting: VecDeque<(String, Instant)> = VecDeque::new();
    loop {
        if over {
            player = open(address).await;
            (ask, over) = (None, false);
        }
        if let (Some((id, offers)), true) = (ask, waiting.is_empty()) {
            let (go, told) = tokio::sync::oneshot::channel();
            if ready.send(go).is_err() || told.await.is_err() {
                return;
            }
            count += 1;
            let cmd = count.to_string();
            let offer = count.wrapping_mul(7) % offers.max(1);
            let answer = json!({ "t": "answer", "cmd": cmd, "ask": id, "offer": offer });
            waiting.push_back((cmd, Instant::now()));
            seen.sent.fetch_add(1, Ordering::Relaxed);
            if player.socket.send(Message::text(answer.to_string())).await.is_err() {
                seen.lost.fetch_add(1, Ordering::Relaxed);
                return;
            }
            ask = None;
        }
        let Some(Ok(message)) = player.socket.next().await else {
            seen.lost.fetch_add(waiting.len() as u64, Ordering::Relaxed);
            return;
        };
        let Message::Text(text) = message else { continue };
        let Ok(message) = serde_json::from_str::<ToPage>(&text) else { continue };
        let now = match message {
            ToPage::Table(table) => table.now,
            ToPage::Moved { now, .. } => Some(*now),
            ToPage::Done { .. } => {
                if let Some((_, since)) = waiting.pop_front() {
                    seen.acknowledged.fetch_add(1, Ordering::Relaxed);
                    seen.delays.lock().await.push(since.elapsed().as_secs_f64() * 1000.0);
                }
                None
            }
            ToPage::Refused { .. } => {
                waiting.pop_front();
                seen.refused.fetch_add(1, Ordering::Relaxed);
                None
            }
            _ => None,
        };
        if let Some(now) = now {
            over = now.over.is_some() && waiting.is_empty();
            ask = now.ask.map(|ask| (u64::from(ask.id), ask.offers.len() as u64));
            if now.over.is_some() {
                over = true;
                waiting.clear();
            }
        }
    }
}

/// Lets players answer at this rate for so long.
async fn measure(
    address: SocketAddr,
    rate: u64,
    seconds: u64,
    seen: &Seen,
    ready: &Mutex<mpsc::UnboundedReceiver<Go>>,
) {
    let durable = answers(address).await;
    seen.delays.lock().await.clear();
    let acknowledged = seen.acknowledged.load(Ordering::Relaxed);
    let (refused, lost) = (seen.refused.load(Ordering::Relaxed), seen.lost.load(Ordering::Relaxed));
    let mut ready = ready.lock().await;
    let (began, mut told) = (Instant::now(), 0);
    while began.elapsed() < Duration::from_secs(seconds) {
        let due = (began.elapsed().as_secs_f64() * rate as f64) as u64;
        while told < due {
            let Ok(go) = ready.try_recv() else { break };
            let _ = go.send(());
            told += 1;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    // What is on its way comes in.
    tokio::time::sleep(Duration::from_secs(2)).await;
    let mut delays = seen.delays.lock().await.clone();
    delays.sort_by(f64::total_cmp);
    let at = |part: f64| {
        delays
            .get(((delays.len() as f64 * part) as usize).min(delays.len().saturating_sub(1)))
            .copied()
            .unwrap_or(0.0)
    };
    let kept = seen.acknowledged.load(Ordering::Relaxed) - acknowledged;
    println!(
        "{rate:>9} {:>9.0} {:>9.0} {:>9.1} {:>9.1} {:>9.1} {:>9.1} {:>8} {:>6}",
        kept as f64 / seconds as f64,
        (answers(address).await - durable) / seconds as f64,
        at(0.5),
        at(0.9),
        at(0.99),
        at(1.0),
        seen.refused.load(Ordering::Relaxed) - refused,
        seen.lost.load(Ordering::Relaxed) - lost,
    );
}

/// So many answers the server has made durable since it was started, those of bots included.
async fn answers(address: SocketAddr) -> f64 {
    let text = ask(address, "GET /metrics", "").await.unwrap_or_default();
    let count = text.lines().find_map(|line| line.strip_prefix("deckhand_answers "));
    count.and_then(|count| count.parse().ok()).unwrap_or(0.0)
}

/// Memory of this process in KiB, where the system tells it.
fn memory() -> u64 {
    let text = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    text.split(' ').nth(1).and_then(|pages| pages.parse::<u64>().ok()).unwrap_or(0) * 4
}
