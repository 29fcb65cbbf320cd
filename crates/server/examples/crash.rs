//! A server that is killed again and again: `cargo xtask crash [MATCHES [KILLS]]`. While clients and bots play, the process of
//! the server is killed without warning at random moments. After each kill the database is read: every answer that a client
//! was told of is there once, the entries have no gap, and every hash is right when the match is played again.

#[path = "wire/mod.rs"]
mod wire;

use deckhand_chance::Seeded;
use deckhand_kernel::Dealer as _;
use deckhand_protocol::ToPage;
use deckhand_server::{Config, desks, start};
use deckhand_table::Desk;
use deckhand_table::lines::StepLine;
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use sqlx::Row as _;
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::sync::Mutex;
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Message;
use wire::post;

const GAMES: [&str; 4] = ["sectors", "disastles", "megacorp", "berserk"];

/// The answers that clients were told of: by match, seat and command.
type Told = Arc<Mutex<Vec<(String, u8, String)>>>;

#[tokio::main]
async fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if let [serve, port, folder] = &words[..]
        && serve == "serve"
    {
        let port = port.parse().expect("a port");
        return serve_for_ever(port, PathBuf::from(folder)).await;
    }
    let matches: usize = words.first().and_then(|word| word.parse().ok()).unwrap_or(200);
    let kills: usize = words.get(1).and_then(|word| word.parse().ok()).unwrap_or(100);
    let folder = tempfile::tempdir().expect("a folder");
    let port = free_port();
    let address = SocketAddr::from(([127, 0, 0, 1], port));
    let told: Told = Arc::default();
    let mut child = launch(port, folder.path()).await;
    for nth in 0..matches {
        let game = GAMES[nth % GAMES.len()];
        let two = nth % 4 == 3 || nth % 8 == 2;
        let other = if two {
            json!({ "kind": "open" })
        } else {
            json!({ "kind": "bot", "level": "random" })
        };
        let plan = json!({ "game": game, "name": "A", "seats": [{ "kind": "person" }, other] });
        let made = post(address, "/api/match", &plan).await.expect("a match");
        let id = made["match"].as_str().expect("a name").to_string();
        let mut keys = vec![made["seat"].as_str().expect("a key").to_string()];
        if two {
            let joined =
                post(address, &format!("/api/match/{id}/join"), &json!({ "name": "B" })).await;
            keys.push(joined.expect("a seat")["seat"].as_str().expect("a key").to_string());
        }
        for (seat, key) in (0u8..).zip(keys) {
            tokio::spawn(play(address, id.clone(), seat, key, Arc::clone(&told)));
        }
    }
    let desks = desks();
    let mut chance = Seeded::new(u64::from(std::process::id()));
    for kill in 1..=kills {
        tokio::time::sleep(Duration::from_millis(200 + u64::from(chance.draw(1_300)))).await;
        child.kill().expect("the server is killed");
        let _ = child.wait();
        // What had been acknowledged when the process died; what comes later can not have been.
        tokio::time::sleep(Duration::from_millis(50)).await;
        let told = told.lock().await.clone();
        let kept = match check(folder.path(), &desks, &told).await {
            Ok(kept) => kept,
            Err(why) => panic!("after kill {kill}: {why}"),
        };
        child = launch(port, folder.path()).await;
        if kill % 10 == 0 {
            let answers = told.len();
            println!(
                "{kill} kills: {answers} answers acknowledged to clients, {kept} kept, all there, every hash right"
            );
        }
    }
    let _ = child.kill();
    let _ = child.wait();
    println!("{matches} matches, {kills} kills: nothing lost, nothing twice");
}

async fn serve_for_ever(port: u16, data: PathBuf) {
    let config = Config {
        listen: SocketAddr::from(([127, 0, 0, 1], port)),
        data,
        bot_pause_ms: 20,
        ..Config::default()
    };
    let _running = start(config).await.expect("a server");
    std::future::pending::<()>().await;
}

fn free_port() -> u16 {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    listener.local_addr().expect("an address").port()
}

#[expect(clippy::zombie_processes, reason = "who gets the child kills it and waits for it")]
async fn launch(port: u16, folder: &Path) -> Child {
    let program = std::env::current_exe().expect("this program");
    let child = Command::new(program)
        .args(["serve", &port.to_string()])
        .arg(folder)
        .stdin(Stdio::null())
        .spawn()
        .expect("a server");
    for _ in 0..600 {
        if TcpStream::connect(("127.0.0.1", port)).await.is_ok() {
            return child;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the server does not come up");
}

/// Plays whatever happens: comes back after each crash and sends what was not acknowledged again.
async fn play(address: SocketAddr, id: String, seat: u8, key: String, told: Told) {
    let mut count = 0_u32;
    let mut open: Option<(String, Value)> = None;
    loop {
        let Ok(stream) = TcpStream::connect(address).await else {
            tokio::time::sleep(Duration::from_millis(100)).await;
            continue;
        };
        let url = format!("ws://{address}/api/match/{id}/ws?seat={key}");
        let Ok((mut socket, _)) = client_async(url, stream).await else {
            tokio::time::sleep(Duration::from_millis(100)).await;
            continue;
        };
        if let Some((_, message)) = &open {
            let _ = socket.send(Message::text(message.to_string())).await;
        }
        while let Some(Ok(message)) = socket.next().await {
            let Message::Text(text) = message else { continue };
            let Ok(message) = serde_json::from_str::<ToPage>(&text) else { continue };
            let now = match message {
                ToPage::Table(table) => table.now,
                ToPage::Moved { now, .. } => Some(*now),
                ToPage::Done { cmd } => {
                    if open.as_ref().is_some_and(|(own, _)| *own == cmd) {
                        told.lock().await.push((id.clone(), seat, cmd));
                        open = None;
                    }
                    None
                }
                ToPage::Refused { cmd, .. } => {
                    if open.as_ref().is_some_and(|(own, _)| *own == cmd) {
                        open = None;
                    }
                    None
                }
                _ => None,
            };
            let Some(now) = now else { continue };
            if now.over.is_some() {
                return;
            }
            if let (Some(ask), None) = (now.ask, &open) {
                count += 1;
                let cmd = format!("{count}");
                let offer = (count as usize * 7) % ask.offers.len().max(1);
                let message = json!({ "t": "answer", "cmd": cmd, "ask": ask.id, "offer": offer });
                // At the pace of quick people, so that matches last.
                tokio::time::sleep(Duration::from_millis(30)).await;
                let _ = socket.send(Message::text(message.to_string())).await;
                open = Some((cmd, message));
            }
        }
    }
}

/// Reads the database: how many answers it keeps, or what is wrong with it.
async fn check(
    folder: &Path,
    desks: &[Box<dyn Desk>],
    told: &[(String, u8, String)],
) -> Result<usize, String> {
    let url = format!("sqlite://{}", folder.join("deckhand.sqlite").display());
    sqlx::any::install_default_drivers();
    let pool = sqlx::AnyPool::connect(&url).await.map_err(|error| error.to_string())?;
    let games = sqlx::query("SELECT match_id, game FROM game_match")
        .fetch_all(&pool)
        .await
        .map_err(|error| error.to_string())?;
    let mut commands: BTreeMap<(String, String), usize> = BTreeMap::new();
    let mut kept = 0;
    for row in games {
        let (id, game): (String, String) = (row.get(0), row.get(1));
        let rows = sqlx::query("SELECT seq, payload FROM event WHERE match_id = $1 ORDER BY seq")
            .bind(id.as_str())
            .fetch_all(&pool)
            .await
            .map_err(|error| error.to_string())?;
        let (mut header, mut steps) = (Value::Null, Vec::new());
        for (nth, row) in rows.iter().enumerate() {
            let (seq, payload): (i64, String) = (row.get(0), row.get(1));
            if seq != nth as i64 {
                return Err(format!("{id}: entry {nth} is missing"));
            }
            let entry: Value =
                serde_json::from_str(&payload).map_err(|error| format!("{id}: {error}"))?;
            match entry["kind"].as_str() {
                Some("deal") => header = entry["header"].clone(),
                Some("answer") => {
                    kept += 1;
                    // Kept are the seat, what was said as a hash, and the id of the client.
                    let kept = entry["cmd"].as_str().and_then(|cmd| cmd.split_once(':'));
                    if let Some((seat, (_, cmd))) =
                        kept.and_then(|(seat, rest)| Some((seat, rest.split_once(':')?)))
                    {
                        let own = format!("{seat}:{cmd}");
                        *commands.entry((id.clone(), own)).or_insert(0) += 1;
                    }
                    let step: StepLine = serde_json::from_value(entry["step"].clone())
                        .map_err(|error| format!("{id}: {error}"))?;
                    steps.push(step);
                }
                _ => {}
            }
        }
        if header.is_null() {
            continue;
        }
        let desk = desks.iter().find(|desk| desk.name() == game).ok_or("a game")?;
        desk.resume(header, steps, 0).map_err(|why| format!("{id}: {why}"))?;
    }
    pool.close().await;
    for (id, seat, cmd) in told {
        match commands.get(&(id.clone(), format!("{seat}:{cmd}"))) {
            Some(1) => {}
            Some(times) => {
                return Err(format!("{id}: answer {cmd} of seat {seat} is there {times} times"));
            }
            None => {
                return Err(format!(
                    "{id}: answer {cmd} of seat {seat} was acknowledged and is lost"
                ));
            }
        }
    }
    Ok(kept)
}
