//! Plans for matches that can not be made.

use super::{Good, Wrong, request};
use crate::client::House;
use serde_json::{Value, json};

/// Plans for matches that can not be made: what is wrong, the plan, the status, and a part of the sentence.
#[tokio::test(flavor = "multi_thread")]
async fn matches_that_can_not_be_made_are_refused_with_a_reason() {
    let house = House::new().await;
    let mut good = Good::new(&house).await;
    let seats = json!([{ "kind": "person" }, { "kind": "open" }]);
    let with = |key: &str, value: Value| {
        let mut plan = json!({ "game": "sectors", "name": "Ada", "seats": seats.clone() });
        plan[key] = value;
        plan.to_string().into_bytes()
    };
    let clock = |clock: Value| with("clock", clock);
    let deep = "[".repeat(30_000) + &"]".repeat(30_000);
    let kinds: Vec<(&str, Vec<u8>, u16, &str)> = vec![
        ("half a text", b"{".into(), 400, "EOF"),
        ("no text at all", Vec::new(), 400, "EOF"),
        ("a list", b"[]".into(), 422, "invalid length"),
        ("nothing", b"null".into(), 422, "invalid type"),
        ("depth", deep.into_bytes(), 422, "invalid type"),
        ("signs that are none", b"{\"game\":\"\xff\xfe\"}".into(), 400, "unicode"),
        ("a zero byte", b"{\"game\":\"leduc\"\0}".into(), 400, "expected"),
        ("too much", vec![b'x'; 100_000], 413, "64 KiB"),
        ("too little", b"{\"game\":\"leduc\"}".into(), 422, "missing field"),
        ("a number for a game", with("game", json!(7)), 422, "invalid type"),
        ("an unknown key", with("admin", json!(true)), 422, "unknown field"),
        ("an unknown game", with("game", json!("chess")), 422, "no such game"),
        ("an unknown mode", with("mode", json!("nomode")), 422, "nomode"),
        ("no seats", with("seats", json!([])), 422, "players"),
        ("ten seats", with("seats", json!(vec![json!({ "kind": "open" }); 10])), 422, "players"),
        ("300 seats", with("seats", json!(vec![json!({ "kind": "open" }); 300])), 422, "300 seats"),
        (
            "two makers",
            with("seats", json!([{ "kind": "person" }, { "kind": "person" }])),
            422,
            "One seat at most",
        ),
        (
            "a seat of no kind",
            with("seats", json!([{ "kind": "king" }, {}])),
            422,
            "unknown variant",
        ),
        (
            "a seat with a key too much",
            with("seats", json!([{ "kind": "person", "key": "x" }, { "kind": "open" }])),
            422,
            "unknown field",
        ),
        (
            "an unknown bot",
            with("seats", json!([{ "kind": "person" }, { "kind": "bot", "level": "genius" }])),
            422,
            "genius",
        ),
        (
            "a bot by the name of another game",
            with("seats", json!([{ "kind": "person" }, { "kind": "bot", "level": "disastles" }])),
            422,
            "disastles",
        ),
        (
            "an unknown option",
            with("options", json!([["no_such_option", "1"]])),
            422,
            "no_such_option",
        ),
        ("options of another form", with("options", json!({ "a": 1 })), 422, "invalid type"),
        ("too many options", with("options", json!(vec![["a", "b"]; 201])), 422, "more than"),
        ("a long option", with("options", json!([["a", "b".repeat(4001)]])), 422, "more than"),
        ("an unknown clock", clock(json!({ "kind": "sundial" })), 422, "sundial"),
        (
            "a clock without time",
            clock(json!({ "kind": "decision", "step_s": 0 })),
            422,
            "without time",
        ),
        ("time before now", clock(json!({ "kind": "decision", "step_s": -1 })), 422, "-1"),
        ("parts of a second", clock(json!({ "kind": "decision", "step_s": 1.5 })), 422, "1.5"),
        ("time without end", clock(json!({ "kind": "days", "days": 1e30 })), 422, "invalid"),
        (
            "a clock with a key too much",
            clock(json!({ "kind": "days", "days": 2, "hours": 3 })),
            422,
            "unknown field",
        ),
        ("an unknown way to be away", with("away", json!("asleep")), 422, "asleep"),
        ("an unknown way to watch", with("watch", json!("secretly")), 422, "secretly"),
        ("a negative delay", with("delay", json!(-3)), 422, "-3"),
        ("a name of blanks", with("name", json!("  \t ")), 422, "name is missing"),
        (
            "a name that is not seen",
            with("name", json!("\u{202e}\u{2066}\u{0}")),
            422,
            "name is missing",
        ),
        ("too much chance", with("entropy", json!("x".repeat(129))), 422, "128 bytes"),
        ("a seal of nobody", with("commit", json!("0".repeat(64))), 409, "seal"),
    ];
    let mut wrong = Wrong::default();
    for (kind, body, wanted, says) in &kinds {
        let answer = house.bytes(request(&house, "POST", "/api/match?lang=en", "", body)).await;
        let fits = answer.starts_with(&format!("HTTP/1.1 {wanted}"));
        wrong.unless(
            fits && answer.contains("\"text\":\"") && answer.contains(says),
            kind,
            &answer,
        );
        good.plays_on(&house).await;
    }
    wrong.nothing();
    // A name is cut and cleaned, and what is left is shown.
    let name = format!("\u{202e}A\r\nda{}", "!".repeat(500));
    let (id, _) = house.create(json!({ "game": "leduc", "name": name, "seats": seats })).await;
    let about = house.http("GET", &format!("/api/match/{id}"), None, "").await.1;
    let shown = about["seats"][0]["name"].as_str().expect("a name");
    assert!(shown.starts_with("Ada!") && shown.chars().count() == 24, "{shown}");
}
