//! Those who do not play by the rules of the wire are refused with a sentence or cut off, and nobody else notices.

use crate::client::House;
use deckhand_protocol::ToPage;
use serde_json::{Value, json};

/// Bodies and addresses that are refused: what, how, and with which status.
#[tokio::test(flavor = "multi_thread")]
async fn bad_requests_get_a_sentence() {
    let house = House::new().await;
    let seats = json!([{ "kind": "person" }, { "kind": "open" }]);
    let plan = |change: &dyn Fn(&mut Value)| {
        let mut plan = json!({ "game": "sectors", "name": "Ada", "seats": seats.clone() });
        change(&mut plan);
        Some(plan.to_string())
    };
    let long = "x".repeat(100_000);
    let cases: Vec<(&str, &str, Option<String>, u16)> = vec![
        ("POST", "/api/match", Some("{".into()), 400),
        ("POST", "/api/match", Some("[]".into()), 422),
        ("POST", "/api/match", Some("null".into()), 422),
        ("POST", "/api/match", Some(format!("{{\"game\":\"{long}\"}}")), 413),
        ("POST", "/api/match", plan(&|plan| plan["game"] = json!("chess")), 422),
        ("POST", "/api/match", plan(&|plan| plan["game"] = json!(7)), 422),
        ("POST", "/api/match", plan(&|plan| plan["mode"] = json!("nomode")), 422),
        ("POST", "/api/match", plan(&|plan| plan["seats"] = json!([])), 422),
        (
            "POST",
            "/api/match",
            plan(&|plan| plan["seats"] = json!(vec![json!({"kind": "open"}); 300])),
            422,
        ),
        (
            "POST",
            "/api/match",
            plan(&|plan| plan["seats"] = json!([{ "kind": "person" }, { "kind": "person" }])),
            422,
        ),
        (
            "POST",
            "/api/match",
            plan(&|plan| plan["seats"][1] = json!({ "kind": "bot", "level": "genius" })),
            422,
        ),
        (
            "POST",
            "/api/match",
            plan(&|plan| plan["options"] = json!([["no_such_option", "1"]])),
            422,
        ),
        (
            "POST",
            "/api/match",
            plan(&|plan| plan["clock"] = json!({ "kind": "decision", "step_s": 0 })),
            422,
        ),
        ("POST", "/api/match", plan(&|plan| plan["clock"] = json!({ "kind": "sundial" })), 422),
        ("POST", "/api/match", plan(&|plan| plan["name"] = json!("  ")), 422),
        ("POST", "/api/match", plan(&|plan| plan["admin"] = json!(true)), 422),
        ("GET", "/api/match/nosuchmatch", None, 404),
        ("POST", "/api/match/nosuchmatch/join", Some(r#"{"name":"x"}"#.into()), 404),
        ("GET", "/api/match/..%2f..%2fetc", None, 404),
        ("GET", "/api/cards/chess", None, 404),
        ("GET", "/api/rules/chess", None, 404),
        ("GET", "/api/decks/sectors", None, 404),
        ("POST", "/api/decks/megacorp/check", Some("{}".into()), 422),
        ("GET", "/api/nothing", None, 404),
        ("POST", "/api/lobby", Some(r#"{"seats":[["a"]]}"#.into()), 422),
        (
            "POST",
            "/api/account/register",
            Some(r#"{"name":"<b>","password":"long enough"}"#.into()),
            422,
        ),
    ];
    for (method, path, body, wanted) in cases {
        let shown = body.clone().unwrap_or_default().chars().take(90).collect::<String>();
        let (status, text) = house.raw(method, path, body, "").await;
        let fits = status == wanted || (400..500).contains(&wanted) && (400..500).contains(&status);
        assert!(fits, "{method} {path} {shown}: {status} {text}");
        assert!(text.len() > 5, "{method} {path} {shown}: no sentence");
    }
    let other = "Origin: https://elsewhere.example\r\n";
    let (status, _) = house.raw("POST", "/api/match", plan(&|_| {}), other).await;
    assert_eq!(status, 403);
    let (status, _) = house.raw("GET", "/healthz", None, "").await;
    assert_eq!(status, 200, "the server still answers");
}

/// Messages over a socket that are refused, out of turn, of another seat, of a spectator, or nonsense.
#[tokio::test(flavor = "multi_thread")]
async fn bad_messages_are_refused_and_the_game_goes_on() {
    let house = House::new().await;
    let (id, keys) = house.two("sectors", &[]).await;
    let mut one = house.connect(&id, Some(&keys[0]), "en").await;
    let mut other = house.connect(&id, Some(&keys[1]), "en").await;
    let mut watching = house.connect(&id, None, "en").await;
    let (asked, idle) = if one.asked() { (&mut one, &mut other) } else { (&mut other, &mut one) };
    let ask = asked.now.as_ref().and_then(|now| now.ask.as_ref()).expect("a question").id;
    let first = asked.now.as_ref().and_then(|now| now.ask.as_ref()).expect("a question").offers[0]
        .text
        .clone();
    let bad = [
        json!({ "t": "answer", "ask": ask, "offer": 99_999 }),
        json!({ "t": "type", "ask": ask, "text": "fly to the moon" }),
        json!({ "t": "type", "ask": ask, "text": "" }),
        json!({ "t": "type", "ask": ask, "text": "\u{0}\u{202e}" }),
        json!({ "t": "look", "ask": ask, "offer": 99_999 }),
        json!({ "t": "agree", "id": 77, "yes": true }),
        json!({ "t": "propose", "kind": "rematch" }),
        json!({ "t": "say", "phrase": "anything I like" }),
        json!({ "t": "why", "text": "x".repeat(500) }),
    ];
    for message in bad {
        let answer = asked.command(message.clone()).await;
        assert!(
            matches!(&answer, ToPage::Refused { say, .. } if say.text.len() > 5),
            "{message}: {answer:?}"
        );
    }
    for message in [
        json!({ "t": "answer", "ask": ask, "offer": 0 }),
        json!({ "t": "type", "ask": ask, "text": first }),
        json!({ "t": "look", "ask": ask, "offer": 0 }),
    ] {
        let answer = idle.command(message.clone()).await;
        assert!(matches!(answer, ToPage::Refused { .. }), "out of turn: {message}: {answer:?}");
        let answer = watching.command(message.clone()).await;
        assert!(matches!(answer, ToPage::Refused { .. }), "watching: {message}: {answer:?}");
    }
    for text in [
        "",
        "{",
        "null",
        "[]",
        "{\"t\":\"answer\"}",
        "{\"t\":\"cheat\",\"cmd\":\"1\"}",
        "\"x\"",
        "{\"t\":\"undo\",\"cmd\":\"1\",\"seat\":0}",
    ] {
        idle.send(text).await;
        let refused = loop {
            if let ToPage::Refused { cmd, say, .. } = idle.hear().await {
                break (cmd, say);
            }
        };
        assert!(refused.0.is_empty() && refused.1.text.len() > 5, "{text}");
    }
    let command = asked.typing(0);
    assert!(matches!(asked.command(command).await, ToPage::Done { .. }), "the game goes on");
}

#[tokio::test(flavor = "multi_thread")]
async fn floods_and_giants_are_cut_off_and_others_unharmed() {
    let house = House::new().await;
    let (id, keys) = house.two("sectors", &[]).await;
    let mut good = house.connect(&id, Some(&keys[0]), "en").await;
    let mut flood = house.connect(&id, Some(&keys[1]), "en").await;
    for _ in 0..500 {
        flood.send(r#"{"t":"passing","how":"never"}"#).await;
    }
    while flood.next().await.is_some() {}
    let mut giant = house.connect(&id, Some(&keys[1]), "en").await;
    giant.send(&"x".repeat(200_000)).await;
    while giant.next().await.is_some() {}
    let mut bytes = house.connect(&id, Some(&keys[1]), "en").await;
    bytes.send_bytes(vec![0; 100]).await;
    while bytes.next().await.is_some() {}
    let said = good.command(json!({ "t": "say", "phrase": "hello" })).await;
    assert!(matches!(said, ToPage::Done { .. }));
    let path = format!("/api/match/{id}/do?seat={}", "0".repeat(64));
    let (status, _) = house.http("POST", &path, Some(json!({ "t": "undo", "cmd": "1" })), "").await;
    assert_eq!(status, 403, "a key that fits no seat");
}
