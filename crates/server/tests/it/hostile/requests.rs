//! Requests that are refused, whatever address they go to.

use super::{Good, Wrong, request};
use crate::client::House;
use serde_json::json;

/// Requests to other addresses: what is wrong, method, address, headers, body, status, and a part of the sentence.
#[tokio::test(flavor = "multi_thread")]
async fn other_bad_requests_are_refused_with_a_sentence() {
    let house = House::new().await;
    let mut good = Good::new(&house).await;
    let (full, keys) = house.two("leduc", &[]).await;
    let (other, others) = house.two("leduc", &[("watch", json!("none"))]).await;
    let plan = r#"{"game":"leduc","name":"A","seats":[{"kind":"person"},{"kind":"open"}]}"#;
    let at = |path: &str| format!("/api/match/{full}/{path}");
    let with_key = |path: &str, key: &str| format!("/api/match/{full}/{path}?seat={key}");
    let secret = format!("/api/match/{other}/stream");
    let undo = r#"{"t":"undo","cmd":"1"}"#;
    let (m, json) = ("/api/match".to_string(), "");
    let kinds: Vec<(&str, &str, String, &str, &str, u16, &str)> = vec![
        (
            "another site",
            "POST",
            m.clone(),
            "Origin: https://evil.example\r\n",
            plan,
            403,
            "another site",
        ),
        ("a site without a name", "POST", m.clone(), "Origin: null\r\n", plan, 403, "another site"),
        (
            "a form of another site",
            "POST",
            m.clone(),
            "Sec-Fetch-Site: cross-site\r\n",
            plan,
            403,
            "another site",
        ),
        (
            "another name",
            "GET",
            "/api/games".into(),
            "Host: evil.example\r\n",
            "",
            421,
            "this name",
        ),
        (
            "two names",
            "GET",
            "/api/games".into(),
            "Host: localhost\r\nHost: evil.example\r\n",
            "",
            421,
            "this name",
        ),
        (
            "another kind of text",
            "POST",
            m.clone(),
            "Content-Type: text/plain\r\n",
            plan,
            415,
            "Content-Type",
        ),
        (
            "a compressed body",
            "POST",
            m.clone(),
            "Content-Encoding: gzip\r\n",
            "\u{1f}\u{8b}",
            415,
            "compressed",
        ),
        (
            "parts that are none",
            "POST",
            m.clone(),
            "Transfer-Encoding: chunked\r\n",
            "zz\r\n",
            400,
            "broke off",
        ),
        ("an unknown method", "BREW", m.clone(), json, "", 405, "can not be done"),
        (
            "to delete a match",
            "DELETE",
            format!("/api/match/{full}"),
            json,
            "",
            405,
            "can not be done",
        ),
        ("to write the page", "PUT", "/index.html".into(), json, plan, 405, "can not be done"),
        ("an unknown address", "GET", "/api/nothing".into(), json, "", 404, "nothing here"),
        ("a file that is none", "GET", "/nothing.js".into(), json, "", 404, "nothing here"),
        (
            "a way out of the page",
            "GET",
            "/assets/../../Cargo.toml".into(),
            json,
            "",
            404,
            "nothing here",
        ),
        (
            "a hidden way out",
            "GET",
            "/..%2f..%2fetc%2f.passwd".into(),
            json,
            "",
            404,
            "nothing here",
        ),
        (
            "a way out of the matches",
            "GET",
            "/api/match/..%2f..%2fetc".into(),
            json,
            "",
            404,
            "no match",
        ),
        ("signs that are none", "GET", "/api/match/%ff%fe".into(), json, "", 400, "UTF-8"),
        ("an unknown match", "GET", "/api/match/nosuchmatch".into(), json, "", 404, "no match"),
        (
            "a seat at an unknown match",
            "POST",
            "/api/match/nosuch/join".into(),
            json,
            r#"{"name":"x"}"#,
            404,
            "no match",
        ),
        ("a seat at a full table", "POST", at("join"), json, r#"{"name":"x"}"#, 409, "No seat"),
        (
            "a seat without a name",
            "POST",
            at("join"),
            json,
            r#"{"name":"\u202e"}"#,
            422,
            "name is missing",
        ),
        (
            "a seat of one's choice",
            "POST",
            at("join"),
            json,
            r#"{"name":"x","seat":0}"#,
            422,
            "unknown field",
        ),
        ("no key", "POST", at("do"), json, undo, 403, "watching"),
        (
            "a key that opens nothing",
            "POST",
            with_key("do", &"0".repeat(64)),
            json,
            undo,
            403,
            "no seat",
        ),
        (
            "the key of another match",
            "POST",
            with_key("do", &others[0]),
            json,
            undo,
            403,
            "no seat",
        ),
        (
            "the key of another match to look",
            "GET",
            with_key("stream", &others[0]),
            json,
            "",
            403,
            "no seat",
        ),
        ("no stream", "POST", with_key("do", &keys[0]), json, undo, 409, "stream"),
        ("to watch what is not watched", "GET", secret, json, "", 403, "not be watched"),
        ("to look through what goes on", "GET", at("replay"), json, "", 409, "when it is over"),
        ("the record of what goes on", "GET", at("record"), json, "", 409, "when it is over"),
        (
            "a session that is over",
            "POST",
            "/api/account/logout-everywhere".into(),
            "Cookie: deckhand_session=old\r\n",
            "{}",
            401,
            "not signed in",
        ),
        (
            "a wrong password",
            "POST",
            "/api/account/login".into(),
            json,
            r#"{"name":"Ada","password":"wrong horse"}"#,
            401,
            "wrong",
        ),
        (
            "a name that is code",
            "POST",
            "/api/account/register".into(),
            json,
            r#"{"name":"<b>","password":"long enough"}"#,
            422,
            "2 to 24",
        ),
        (
            "a short password",
            "POST",
            "/api/account/register".into(),
            json,
            r#"{"name":"Ada","password":"short"}"#,
            422,
            "8 signs",
        ),
        (
            "an account with a key too much",
            "POST",
            "/api/account/register".into(),
            json,
            r#"{"name":"Ada","password":"long enough","admin":1}"#,
            422,
            "unknown field",
        ),
        (
            "half a key",
            "POST",
            "/api/lobby".into(),
            json,
            r#"{"seats":[["a"]]}"#,
            422,
            "invalid length",
        ),
        (
            "cards of an unknown game",
            "GET",
            "/api/cards/chess".into(),
            json,
            "",
            404,
            "no such game",
        ),
        (
            "rules of an unknown game",
            "GET",
            "/api/rules/chess".into(),
            json,
            "",
            404,
            "no such game",
        ),
        (
            "a deck of a game without",
            "POST",
            "/api/decks/sectors/check".into(),
            json,
            r#"{"text":""}"#,
            404,
            "no such game",
        ),
        ("no deck", "POST", "/api/decks/megacorp/check".into(), json, "{}", 422, "missing field"),
        ("a socket that is none", "GET", at("ws"), json, "", 400, "upgrade"),
    ];
    let mut wrong = Wrong::default();
    for (kind, method, path, more, body, wanted, says) in &kinds {
        let answer = house.bytes(request(&house, method, path, more, body.as_bytes())).await;
        let fits = answer.starts_with(&format!("HTTP/1.1 {wanted}"));
        wrong.unless(fits && answer.contains(says), kind, &answer);
        good.plays_on(&house).await;
    }
    wrong.nothing();
}
