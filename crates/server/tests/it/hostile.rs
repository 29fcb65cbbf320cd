//! Those who do not play by the rules of the wire are refused with a sentence or cut off, and nobody else notices: after
//! each kind of them, two who play on get their next answer through.

mod connections;
mod messages;
mod plans;
mod requests;
mod sockets;

use crate::client::{Client, House};
use deckhand_protocol::ToPage;

/// Two who play on, whatever the others do.
struct Good {
    clients: [Client; 2],
    asked: Option<u8>,
    course: usize,
}

impl Good {
    async fn new(house: &House) -> Self {
        let (id, keys) = house.two("sectors", &[]).await;
        let clients = [
            house.connect(&id, Some(&keys[0]), "en").await,
            house.connect(&id, Some(&keys[1]), "ru").await,
        ];
        let asked = clients[0].now.as_ref().and_then(|now| now.asked.first().copied());
        Self { clients, asked, course: 1 }
    }

    /// Both listen, and answer pings, while something else is waited for.
    async fn meanwhile<T>(&mut self, what: impl Future<Output = T>) -> T {
        let mut what = std::pin::pin!(what);
        let [one, other] = &mut self.clients;
        loop {
            let heard = tokio::select! {
                done = &mut what => return done,
                heard = one.next() => heard,
                heard = other.next() => heard,
            };
            assert!(heard.is_some(), "the connection stands");
        }
    }

    /// One more answer gets through; if the game is over, another has begun.
    async fn plays_on(&mut self, house: &House) {
        let Some(seat) = self.asked else {
            *self = Self::new(house).await;
            return;
        };
        let client = &mut self.clients[usize::from(seat)];
        client.wait().await;
        if !client.over() {
            self.course = self.course.wrapping_mul(75).wrapping_add(74) % 65_537;
            let command = client.typing(self.course);
            match client.command(command).await {
                ToPage::Done { .. } => {}
                ToPage::Refused { stale: true, .. } => client.wait_for_table().await,
                other => panic!("a good answer: {other:?}"),
            }
        }
        self.asked = client.now.as_ref().and_then(|now| now.asked.first().copied());
    }
}

/// What went otherwise than it should, so that one run tells all of it.
#[derive(Default)]
struct Wrong(Vec<String>);

impl Wrong {
    fn unless(&mut self, fits: bool, kind: &str, answer: &str) {
        if !fits {
            self.0.push(format!("{kind}: {answer}"));
        }
    }

    fn nothing(self) {
        assert!(self.0.is_empty(), "{}", self.0.join("\n\n"));
    }
}

/// A request as bytes, with the headers that it needs unless it brings its own.
fn request(house: &House, method: &str, path: &str, more: &str, body: &[u8]) -> Vec<u8> {
    let mut head = format!("{method} {path} HTTP/1.1\r\nConnection: close\r\n{more}");
    let own = |name: &str| more.to_ascii_lowercase().contains(name);
    if !own("host:") {
        head.push_str(&format!("Host: {}\r\n", house.address));
    }
    if !own("content-type:") {
        head.push_str("Content-Type: application/json\r\n");
    }
    if !own("transfer-encoding:") && !own("content-length:") {
        head.push_str(&format!("Content-Length: {}\r\n", body.len()));
    }
    head.push_str("\r\n");
    let mut bytes = head.into_bytes();
    bytes.extend_from_slice(body);
    bytes
}
