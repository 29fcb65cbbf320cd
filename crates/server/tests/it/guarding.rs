//! What stands before the addresses: for whom a request is, how often the same may be asked for, signs of life on streams.

use crate::client::House;
use serde_json::json;
use std::io::{BufRead as _, BufReader, Write as _};
use std::net::TcpStream;

fn asked(host: &str) -> Vec<u8> {
    format!("GET /api/bots?lang=de HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")
        .into_bytes()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_nobody_has_chosen_is_refused() {
    let house = House::with(|config| {
        config.public_url = Some("https://cards.example/".into());
        config.hosts = vec!["table.example".into()];
    })
    .await;
    for host in [
        "localhost",
        "127.0.0.1:80",
        "[::1]:7777",
        "box.local:7777",
        "Cards.example",
        "table.example:1",
    ] {
        let answer = house.bytes(asked(host)).await;
        assert!(answer.starts_with("HTTP/1.1 200"), "{host}: {answer}");
    }
    let answer = house.bytes(asked("evil.example:7777")).await;
    assert!(answer.starts_with("HTTP/1.1 421") && answer.contains("„hosts“"), "{answer}");
    let other =
        "GET http://evil.example/api/bots HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    assert!(house.bytes(other.into()).await.starts_with("HTTP/1.1 421"));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_too_often_is_told_when_to_come_again_and_nobody_else_is() {
    let house = House::with(|config| {
        config.limits.matches = 3;
        config.limits.sign_ins = 2;
        config.limits.loopback = true;
        config.trust_forwarded = true;
    })
    .await;
    let plan = json!({
        "game": "leduc", "name": "Ada", "seats": [{ "kind": "person" }, { "kind": "open" }],
    });
    let make = async |from: &str| {
        let from = format!("X-Forwarded-For: 9.9.9.9, {from}\r\n");
        house.http("POST", "/api/match", Some(plan.clone()), &from).await
    };
    for _ in 0..3 {
        assert_eq!(make("192.0.2.7").await.0, 200);
    }
    let (status, answer) = make("192.0.2.7").await;
    assert_eq!(status, 429);
    assert!(answer["error"]["text"].as_str().is_some_and(|text| text.contains("too often")));
    assert_eq!(make("192.0.2.8").await.0, 200, "somebody else");
    for _ in 0..3 {
        assert_eq!(house.http("POST", "/api/seal", None, "").await.0, 200);
    }
    let raw = format!(
        "POST /api/seal HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n",
        house.address
    );
    let answer = house.bytes(raw.into_bytes()).await.to_ascii_lowercase();
    assert!(answer.starts_with("http/1.1 429") && answer.contains("retry-after: "), "{answer}");
    let who = json!({ "name": "Ada", "password": "wrong horse" });
    for wanted in [401, 401, 429] {
        let (status, _) = house.http("POST", "/api/account/login", Some(who.clone()), "").await;
        assert_eq!(status, wanted);
    }
    assert_eq!(house.http("GET", "/api/lobby", None, "").await.0, 200, "what costs little");
}

#[tokio::test(flavor = "multi_thread")]
async fn sitting_down_connections_and_commands_have_limits_of_their_own() {
    let house = House::with(|config| {
        config.limits.joins = 2;
        config.limits.connections = 3;
        config.limits.commands = 4;
        config.limits.loopback = true;
        config.trust_forwarded = true;
    })
    .await;
    let seats = json!([{ "kind": "open" }, { "kind": "open" }]);
    let plan = json!({ "game": "leduc", "name": "", "seats": seats });
    let (id, _) = house.create(plan).await;
    let from = |who: &str| format!("X-Forwarded-For: {who}\r\n");
    let (one, other) = (from("192.0.2.7"), from("192.0.2.8"));
    let join = format!("/api/match/{id}/join");
    let mut statuses = Vec::new();
    for who in [&one, &one, &one, &other] {
        let name = json!({ "name": "Ada" });
        statuses.push(house.http("POST", &join, Some(name), who).await.0);
    }
    assert_eq!(statuses, [200, 200, 429, 409], "the fourth finds no seat, but is asked in");
    // Sockets and streams are counted together, whether they are let in or not.
    let stream = format!("/api/match/{id}/stream?seat=none");
    let ws = format!("/api/match/{id}/ws");
    let mut statuses = Vec::new();
    for (path, who) in
        [(&stream, &one), (&ws, &one), (&ws, &one), (&stream, &one), (&stream, &other)]
    {
        statuses.push(house.http("GET", path, None, who).await.0);
    }
    assert_eq!(statuses, [403, 400, 400, 429, 403]);
    let command = format!("/api/match/{id}/do?lang=de");
    let mut said = Vec::new();
    for _ in 0..5 {
        let say = json!({ "t": "say", "cmd": "1", "phrase": "hello" });
        said.push(house.http("POST", &command, Some(say), &one).await);
    }
    assert!(said[..4].iter().all(|(status, _)| *status == 403), "{said:?}");
    let text = said[4].1["error"]["text"].as_str().unwrap_or_default();
    assert!(said[4].0 == 429 && text.contains("zu oft"), "{said:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_is_never_silent_for_long_and_not_held_back_by_compression() {
    let house = House::with(|config| config.pulse_ms = 50).await;
    let (id, keys) = house.two("leduc", &[]).await;
    let (address, key) = (house.address, keys[0].clone());
    let read = tokio::task::spawn_blocking(move || {
        let mut stream = TcpStream::connect(address).expect("a connection");
        stream.set_read_timeout(Some(crate::client::PATIENCE)).expect("a time limit");
        let request = format!(
            "GET /api/match/{id}/stream?seat={key} HTTP/1.1\r\nHost: {address}\r\nAccept-Encoding: gzip\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).expect("a request");
        let lines = BufReader::new(stream).lines().map(|line| line.expect("a line"));
        lines
            .skip_while(|line| !line.starts_with('{'))
            .filter(|line| line.len() > 5)
            .take(4)
            .collect::<Vec<_>>()
    });
    let lines = read.await.expect("lines");
    assert!(lines[0].starts_with(r#"{"t":"table""#), "{lines:?}");
    assert_eq!(lines.last().map(String::as_str), Some(r#"{"t":"ping"}"#), "{lines:?}");
}
