//! Sockets that break their protocol, or the limits of ours.

use super::{Good, Wrong, request};
use crate::client::House;
use serde_json::json;

/// A frame from a client, with a mask of zeroes.
fn frame(first: u8, body: &[u8]) -> Vec<u8> {
    let mut frame = vec![first];
    match body.len() {
        short @ 0..126 => frame.push(0x80 | short as u8),
        long => {
            frame.push(0x80 | 126);
            frame.extend_from_slice(&(long as u16).to_be_bytes());
        }
    }
    frame.extend_from_slice(&[0; 4]);
    frame.extend_from_slice(body);
    frame
}

/// Frames that break the protocol of sockets, or the limits of ours.
#[tokio::test(flavor = "multi_thread")]
async fn sockets_that_break_the_protocol_are_closed() {
    let house = House::with(|config| config.pulse_ms = 500).await;
    let mut good = Good::new(&house).await;
    let (id, keys) = house.two("sectors", &[]).await;
    let path = format!("/api/match/{id}/ws?seat={}&lang=en", keys[1]);
    let passing = br#"{"t":"passing","how":"never"}"#;
    let halves = [frame(0x01, &[b' '; 3000]), frame(0x00, &[b' '; 3000])].concat();
    let flood = frame(0x81, passing).repeat(200);
    let kinds: Vec<(&str, Vec<u8>, &str)> = vec![
        ("a frame without a mask", vec![0x81, 2, b'{', b'}'], ""),
        ("a frame of no kind", frame(0x83, b"x"), ""),
        ("signs for no extension", frame(0xf1, b"{}"), ""),
        ("an end without a beginning", frame(0x80, b"x"), ""),
        ("two beginnings", [frame(0x01, b"{"), frame(0x01, b"}")].concat(), ""),
        ("a long ping", frame(0x89, &[0; 200]), ""),
        ("a ping in pieces", frame(0x09, b"x"), ""),
        ("signs that are none", frame(0x81, b"\xff\xfe\xfd"), ""),
        ("bytes", frame(0x82, &[0; 100]), "Messages are text"),
        ("a giant", frame(0x81, &[b'x'; 60_000]), ""),
        ("a giant in pieces", halves, ""),
        ("a flood", flood, "Too many messages"),
        ("a frame that never comes", vec![0x81, 0x85, 0, 0], ""),
        ("no sign of life", Vec::new(), ""),
    ];
    let mut wrong = Wrong::default();
    for (kind, frames, says) in kinds {
        let heard = good.meanwhile(house.frames(&path, &frames)).await;
        let fits = heard.starts_with("HTTP/1.1 101") && heard.contains(says);
        wrong.unless(fits, kind, &heard);
        good.plays_on(&house).await;
    }
    wrong.nothing();
    // In pieces, but within measure: that is allowed.
    let pieces =
        [frame(0x01, &passing[..9]), frame(0x80, &passing[9..]), frame(0x81, b"x")].concat();
    let heard = good.meanwhile(house.frames(&path, &pieces)).await;
    assert!(heard.matches("\"t\":\"refused\"").count() == 1, "{heard}");
    // Sockets that are refused are opened, told why, and closed.
    let (secret, others) = house.two("leduc", &[("watch", json!("none"))]).await;
    for (kind, path, status, says) in [
        ("an unknown match", "/api/match/nosuch/ws".to_string(), "404", "no match"),
        (
            "the key of another match",
            format!("/api/match/{id}/ws?seat={}", others[0]),
            "101",
            "no seat",
        ),
        (
            "to watch what is not watched",
            format!("/api/match/{secret}/ws"),
            "101",
            "not be watched",
        ),
    ] {
        let heard = good.meanwhile(house.frames(&path, &[])).await;
        assert!(heard.starts_with(&format!("HTTP/1.1 {status}")), "{kind}: {heard}");
        assert!(heard.contains(says), "{kind}: {heard}");
        good.plays_on(&house).await;
    }
    let elsewhere = request(
        &house,
        "GET",
        &path,
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\
         Origin: https://evil.example\r\n",
        b"",
    );
    let answer = house.bytes(elsewhere).await;
    assert!(answer.starts_with("HTTP/1.1 403") && answer.contains("another site"), "{answer}");
    good.plays_on(&house).await;
}
