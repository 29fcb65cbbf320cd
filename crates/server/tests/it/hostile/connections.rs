//! Connections that are no requests or never become one, that are too many, or that nobody reads.

use super::{Good, request};
use crate::client::House;
use serde_json::json;

/// Connections that are no requests, or never become one: the server ends them, with a status where it can.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_request_or_never_ends_is_cut_off() {
    let house = House::with(|config| config.patience_ms = 300).await;
    let mut good = Good::new(&house).await;
    let long = format!("GET / HTTP/1.1\r\nX: {}\r\n\r\n", "x".repeat(100_000));
    let many = format!("GET / HTTP/1.1\r\n{}\r\n", "X: y\r\n".repeat(1000));
    let post =
        |more: &str, body: &str| request(&house, "POST", "/api/match", more, body.as_bytes());
    let endless = format!("{:x}\r\n{}\r\n", 30_000, "x".repeat(30_000)).repeat(5);
    let kinds: Vec<(&str, Vec<u8>, &[&str])> = vec![
        (
            "noise",
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n".into(),
            &["", "HTTP/1.1 400"],
        ),
        (
            "another protocol",
            b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".into(),
            &["", "HTTP/1.1 4", "HTTP/1.1 505"],
        ),
        ("a long head", long.into_bytes(), &["", "HTTP/1.1 431"]),
        ("many headers", many.into_bytes(), &["", "HTTP/1.1 431"]),
        ("silence", Vec::new(), &["", "HTTP/1.1 408"]),
        ("half a head", b"GET /api/games HTTP/1.1\r\nHo".into(), &["", "HTTP/1.1 408"]),
        ("half a body", post("Content-Length: 500\r\n", "{"), &["HTTP/1.1 408"]),
        (
            "parts without an end",
            post("Transfer-Encoding: chunked\r\n", "1\r\n{\r\n"),
            &["HTTP/1.1 408"],
        ),
        (
            "parts without measure",
            post("Transfer-Encoding: chunked\r\n", &endless),
            &["", "HTTP/1.1 413"],
        ),
        ("more than was said", post("Content-Length: 999999999999\r\n", "{"), &["HTTP/1.1 413"]),
    ];
    for (kind, bytes, wanted) in kinds {
        let answer = house.bytes(bytes).await;
        let fits = |start: &&str| {
            if start.is_empty() { answer.is_empty() } else { answer.starts_with(start) }
        };
        assert!(wanted.iter().any(fits), "{kind}: {answer}");
        good.plays_on(&house).await;
    }
}

/// A seat can not keep the server busy with connections of its own, nor by not reading what it asks for.
#[tokio::test(flavor = "multi_thread")]
async fn too_many_connections_and_slow_readers_are_refused_and_forgotten() {
    let house = House::new().await;
    let mut good = Good::new(&house).await;
    let (id, keys) = house.two("sectors", &[]).await;
    let mut many = Vec::new();
    for _ in 0..16 {
        many.push(house.connect(&id, Some(&keys[0]), "en").await);
    }
    let path = format!("/api/match/{id}/ws?seat={}&lang=en", keys[0]);
    let heard = house.frames(&path, &[]).await;
    assert!(heard.contains("Too many are looking"), "{heard}");
    good.plays_on(&house).await;
    drop(many);
    // Somebody opens a stream, asks for the whole table again and again, and reads nothing.
    let slow = tokio::net::TcpSocket::new_v4().expect("a socket");
    slow.set_recv_buffer_size(4096).expect("little room");
    let slow = slow.connect(house.address).await.expect("a connection");
    let stream = format!(
        "GET /api/match/{id}/stream?seat={} HTTP/1.1\r\nHost: {}\r\n\r\n",
        keys[1], house.address
    );
    slow.writable().await.expect("room to write");
    slow.try_write(stream.as_bytes()).expect("a request");
    let about = format!("/api/match/{id}");
    let here =
        async || house.http("GET", &about, None, "").await.1["seats"][1]["here"] == json!(true);
    while !here().await {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    let command = format!("/api/match/{id}/do?seat={}", keys[1]);
    let mut asked = 0;
    while here().await {
        for lang in ["en", "de", "ru"] {
            house.http("POST", &command, Some(json!({ "t": "lang", "lang": lang })), "").await;
        }
        asked += 3;
        assert!(asked < 6000, "still there");
    }
    good.plays_on(&house).await;
}
