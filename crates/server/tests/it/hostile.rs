//! Those who do not play by the rules of the wire are refused with a sentence or cut off, and nobody else notices: after
//! each kind of them, two who play on get their next answer through.

use crate::client::{Client, House};
use deckhand_protocol::ToPage;
use serde_json::{Value, json};

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
        ("300 seats", with("seats", json!(vec![json!({ "kind": "open" }); 300])), 422, "players"),
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

/// Messages of a seat that is asked, of one that is not, and of somebody who watches: what is wrong, the message, and a part
/// of the sentence.
#[tokio::test(flavor = "multi_thread")]
async fn bad_messages_are_refused_and_the_game_goes_on() {
    let house = House::new().await;
    let mut good = Good::new(&house).await;
    let (id, keys) = house.two("sectors", &[]).await;
    let mut one = house.connect(&id, Some(&keys[0]), "en").await;
    let mut other = house.connect(&id, Some(&keys[1]), "en").await;
    let mut watching = house.connect(&id, None, "en").await;
    let (asked, idle) = if one.asked() { (&mut one, &mut other) } else { (&mut other, &mut one) };
    let ask = asked.now.as_ref().and_then(|now| now.ask.as_ref()).expect("a question").clone();
    let (ask, first) = (ask.id, ask.offers[0].text.clone());
    let answer = |offer: Value| json!({ "t": "answer", "ask": ask, "offer": offer });
    let typed = |text: &str| json!({ "t": "type", "ask": ask, "text": text });
    // Those that can be read, and are answered by their id.
    for (kind, message, says) in [
        ("an offer that is not there", answer(json!(99_999)), "not offered"),
        ("nonsense", typed("fly to the moon"), ""),
        ("nothing", typed(""), ""),
        ("signs that are not seen", typed("\u{0}\u{202e}\u{2066}"), ""),
        ("a long text", typed(&"x".repeat(3000)), ""),
        (
            "a look at what is not there",
            json!({ "t": "look", "ask": ask, "offer": 99_999 }),
            "not offered",
        ),
        (
            "a proposal that is not there",
            json!({ "t": "agree", "id": 77, "yes": true }),
            "proposed",
        ),
        ("to play again too early", json!({ "t": "propose", "kind": "rematch" }), "proposed"),
        ("nothing to take back", json!({ "t": "undo" }), ""),
        (
            "a phrase of one's own",
            json!({ "t": "say", "phrase": "anything I like" }),
            "no such phrase",
        ),
        ("a long why", json!({ "t": "why", "text": "x".repeat(500) }), "200 bytes"),
    ] {
        let answer = asked.command(message).await;
        let fits = matches!(&answer, ToPage::Refused { say, .. } if say.text.len() > 5 && say.text.contains(says));
        assert!(fits, "{kind}: {answer:?}");
        good.plays_on(&house).await;
    }
    for (kind, message) in [
        ("an answer out of turn", answer(json!(0))),
        ("words out of turn", typed(&first)),
        ("a look out of turn", json!({ "t": "look", "ask": ask, "offer": 0 })),
        ("to take back out of turn", json!({ "t": "undo" })),
    ] {
        let refused = idle.command(message.clone()).await;
        assert!(matches!(refused, ToPage::Refused { .. }), "{kind}: {refused:?}");
        let refused = watching.command(message).await;
        let fits = matches!(&refused, ToPage::Refused { say, .. } if say.text.contains("watching"));
        assert!(fits, "{kind}: {refused:?}");
        good.plays_on(&house).await;
    }
    for message in [
        json!({ "t": "resign" }),
        json!({ "t": "abort" }),
        json!({ "t": "say", "phrase": "hello" }),
    ] {
        let refused = watching.command(message).await;
        assert!(matches!(&refused, ToPage::Refused { say, .. } if say.text.contains("watching")));
    }
    // Those that can not be read; they have no id.
    let mut wrong = Wrong::default();
    let deep = format!(r#"{{"t":"undo","cmd":{}"#, "[".repeat(2000));
    for (kind, text, says) in [
        ("no message", "", "EOF"),
        ("half a message", "{", "EOF"),
        ("nothing", "null", "can not be read"),
        ("a list", "[]", "can not be read"),
        ("a text", "\"x\"", "can not be read"),
        ("a zero byte", "{\"t\":\"undo\"\u{0}}", "can not be read"),
        ("depth", deep.as_str(), "recursion limit"),
        ("no kind", r#"{"cmd":"1"}"#, "missing field `t`"),
        ("an unknown kind", r#"{"t":"cheat","cmd":"1"}"#, "cheat"),
        ("half an answer", r#"{"t":"answer","cmd":"1"}"#, "missing field"),
        ("a negative offer", r#"{"t":"answer","cmd":"1","ask":1,"offer":-1}"#, "-1"),
        ("a part of an offer", r#"{"t":"answer","cmd":"1","ask":1,"offer":0.5}"#, "0.5"),
        ("a giant offer", r#"{"t":"answer","cmd":"1","ask":1,"offer":99999999999}"#, "99999999999"),
        ("an offer in words", r#"{"t":"answer","cmd":"1","ask":1,"offer":"0"}"#, "invalid type"),
        (
            "an answer for another seat",
            r#"{"t":"answer","cmd":"1","ask":1,"offer":0,"seat":0}"#,
            "seat",
        ),
        ("to resign for another", r#"{"t":"resign","cmd":"1","seat":0}"#, "seat"),
        ("to propose what is not known", r#"{"t":"propose","cmd":"1","kind":"money"}"#, "money"),
        ("to pass in an unknown way", r#"{"t":"passing","how":"sometimes"}"#, "sometimes"),
        ("an unknown language", r#"{"t":"lang","lang":"tlh"}"#, "en, de and ru"),
        ("an id of another type", r#"{"t":"undo","cmd":7}"#, "invalid type"),
    ] {
        idle.send(text).await;
        let (cmd, say) = loop {
            if let ToPage::Refused { cmd, say, .. } = idle.hear().await {
                break (cmd, say.text);
            }
        };
        wrong.unless(cmd.is_empty() && say.contains(says), kind, &say);
        good.plays_on(&house).await;
    }
    wrong.nothing();
    // Ids: none, a long one, and one that another command had.
    for (cmd, says) in [(String::new(), "1 to 64"), ("x".repeat(65), "1 to 64")] {
        asked.send(&json!({ "t": "undo", "cmd": cmd }).to_string()).await;
        let say = loop {
            if let ToPage::Refused { say, .. } = asked.hear().await {
                break say.text;
            }
        };
        assert!(say.contains(says), "{say}");
    }
    let mut command = asked.typing(0);
    command["cmd"] = json!("mine");
    asked.send(&command.to_string()).await;
    while !matches!(asked.hear().await, ToPage::Done { .. }) {}
    asked.send(&json!({ "t": "resign", "cmd": "mine" }).to_string()).await;
    let say = loop {
        if let ToPage::Refused { say, .. } = asked.hear().await {
            break say.text;
        }
    };
    assert!(say.contains("this id already"), "{say}");
    let refused = asked.command(json!({ "t": "abort" })).await;
    assert!(
        matches!(&refused, ToPage::Refused { say, .. } if say.text.contains("called off")),
        "{refused:?}"
    );
    let old = asked.command(answer(json!(0))).await;
    assert!(matches!(old, ToPage::Refused { .. }), "an old question: {old:?}");
    idle.wait().await;
    let command = idle.typing(0);
    assert!(matches!(idle.command(command).await, ToPage::Done { .. }), "the game goes on");
    good.plays_on(&house).await;
}
