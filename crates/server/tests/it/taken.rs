//! A match that is over is looked through with what was asked, and played on from any of its positions.

use crate::client::{Client, House};
use crate::games::play;
use deckhand_protocol::{ToPage, Undo};
use deckhand_table::{SealLine, Secret};
use serde_json::{Value, json};

/// A match of Sectors in which so many answers were given before one of the two gave up: its name, and a key to it.
async fn given_up(house: &House, answers: usize) -> (String, String) {
    let (id, keys) = house.two("sectors", &[]).await;
    let mut one = house.connect(&id, Some(&keys[0]), "en").await;
    let mut other = house.connect(&id, Some(&keys[1]), "en").await;
    assert_eq!(play(&mut one, &mut other, answers).await, answers);
    one.command(json!({ "t": "resign" })).await;
    let [key, _] = keys;
    (id, key)
}

fn on_from(id: &str, answers: u32, seats: &[&str]) -> Value {
    let seats: Vec<Value> = seats.iter().map(|kind| json!({ "kind": kind })).collect();
    json!({
        "game": "sectors", "name": "Grace", "seats": seats,
        "from": { "match": id, "answers": answers },
    })
}

async fn lines(house: &House, id: &str) -> Vec<Value> {
    let (status, record) = house.raw("GET", &format!("/api/match/{id}/record"), None, "").await;
    assert_eq!(status, 200, "{record}");
    record.lines().map(|line| serde_json::from_str(line).expect("a line")).collect()
}

async fn replay(house: &House, id: &str, eyes: &str) -> Value {
    let path = format!("/api/match/{id}/replay?as={eyes}&lang=en");
    let (status, replay) = house.http("GET", &path, None, "").await;
    assert_eq!(status, 200, "{replay}");
    replay
}

fn view(client: &Client) -> Value {
    client.now.as_ref().expect("a game").view.clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_is_over_is_played_on_with_fresh_chance_and_its_own_seal() {
    let mut house = House::new().await;
    let (old, _) = given_up(&house, 40).await;
    let before = lines(&house, &old).await;
    let mut dealt = Vec::new();
    for _ in 0..2 {
        // The maker takes the second seat, though the first is open.
        let (id, key) = house.create(on_from(&old, 31, &["open", "person"])).await;
        let joined = house.join(&id, "Heidi").await;
        let mut grace = house.connect(&id, key.as_deref(), "en").await;
        let mut heidi = house.connect(&id, Some(&joined), "en").await;
        assert_eq!((heidi.you, grace.you), (Some(0), Some(1)));
        for (client, eyes) in [(&heidi, "seat:0"), (&grace, "seat:1")] {
            assert_eq!(view(client), replay(&house, &old, eyes).await["steps"][31]["view"]);
            let table: Value = serde_json::from_str(&client.heard[0]).expect("a table");
            assert_eq!(table["from"], json!({ "match": old, "answers": 31 }));
            assert_eq!(client.now.as_ref().expect("a game").undo, Undo::Never);
        }
        // What stood at the beginning stays.
        let refused = grace.command(json!({ "t": "propose", "kind": "undo" })).await;
        assert!(matches!(refused, ToPage::Refused { .. }), "{refused:?}");
        play(&mut heidi, &mut grace, 90).await;
        drop((heidi, grace));
        house.restart().await;
        let mut grace = house.connect(&id, key.as_deref(), "en").await;
        if !grace.over() {
            let said = grace.command(json!({ "t": "abort" })).await;
            let fits =
                matches!(&said, ToPage::Refused { say, .. } if say.text.contains("called off"));
            assert!(fits, "somebody has answered: {said:?}");
            grace.command(json!({ "t": "resign" })).await;
        }
        let after = lines(&house, &id).await;
        assert_eq!(after[0]["from"], json!({ "match": old, "answers": 31 }));
        for key in ["dealt", "setup", "hash"] {
            assert_eq!(after[0][key], before[0][key], "{key}");
        }
        let seal: SealLine = serde_json::from_value(after[0]["seal"].clone()).expect("a seal");
        assert_ne!(json!(seal.commit), before[0]["seal"]["commit"]);
        let secret = seal.opened().expect("it fits");
        for (at, (old, new)) in before[1..].iter().zip(&after[1..]).enumerate() {
            if at < 31 {
                assert_eq!((&old["action"], &old["hash"]), (&new["action"], &new["hash"]));
                assert!(new["at"].is_null(), "its chance is none of this match");
            }
        }
        // The last line may say how it ended.
        for new in after[32..].iter().filter(|line| line["seat"].is_u64()) {
            let numbers: Vec<(u32, u32)> = serde_json::from_value(new["dealt"].clone()).expect("");
            let at = new["at"].as_u64().expect("a number");
            assert!(seal.deals(&secret, at, &numbers));
            dealt.push(numbers);
        }
        let steps = replay(&house, &id, "all").await["steps"].clone();
        assert!(steps[31]["took_ms"].is_null() && steps[32]["took_ms"].is_u64(), "{}", steps[32]);
    }
    let half = dealt.len() / 2;
    assert!(dealt.iter().any(|numbers| !numbers.is_empty()), "chance was needed");
    assert_ne!(dealt[..half], dealt[half..], "and it was not the same");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_can_not_be_played_on_is_refused_with_a_sentence() {
    let house = House::new().await;
    let (old, _) = given_up(&house, 5).await;
    let (running, _) = house.two("sectors", &[]).await;
    let bots = json!([{ "kind": "bot", "level": "greedy" }, { "kind": "bot", "level": "random" }]);
    let whole = json!({ "game": "leduc", "name": "", "seats": bots });
    let (whole, _) = house.create(whole).await;
    let mut watching = house.connect(&whole, None, "en").await;
    while !watching.over() {
        watching.hear().await;
    }
    let end = replay(&house, &whole, "all").await["steps"].as_array().expect("steps").len() - 1;
    let (secret, keys) = house.two("sectors", &[("watch", json!("none"))]).await;
    let mut one = house.connect(&secret, Some(&keys[0]), "en").await;
    one.command(json!({ "t": "resign" })).await;
    let two = ["person", "open"];
    let with = |mut plan: Value, key: &str, value: Value| {
        plan[key] = value;
        plan
    };
    let good = on_from(&old, 5, &two);
    for (kind, plan, wanted, says) in [
        ("one that runs", on_from(&running, 0, &two), 409, "when it is over"),
        ("an unknown one", on_from("nosuchmatch", 0, &two), 404, "no match"),
        ("one that nobody may see", on_from(&secret, 0, &two), 403, "not be watched"),
        ("a step too many", on_from(&old, 6, &two), 422, "this match has 5 answers"),
        (
            "the end",
            with(on_from(&whole, end as u32, &two), "game", json!("leduc")),
            422,
            "The game is over in this position",
        ),
        ("another game", with(good.clone(), "game", json!("leduc")), 422, "keeps its game"),
        ("another mode", with(good.clone(), "mode", json!("solo")), 422, "keeps its game"),
        ("other options", with(good.clone(), "options", json!([["a", "b"]])), 422, "keeps its"),
        ("a seat too many", on_from(&old, 5, &["person", "open", "open"]), 422, "2 seats"),
        (
            "half a place",
            with(good.clone(), "from", json!({ "match": old })),
            422,
            "missing field `answers`",
        ),
        (
            "a step before the deal",
            with(good.clone(), "from", json!({ "match": old, "answers": -1 })),
            422,
            "-1",
        ),
    ] {
        let (status, answer) = house.http("POST", "/api/match?lang=en", Some(plan), "").await;
        let text = answer["error"]["text"].as_str().unwrap_or_default();
        assert!(status == wanted && text.contains(says), "{kind}: {status} {answer}");
    }
    // Who had a seat there may play on, and it never counts.
    let mine = on_from(&secret, 0, &two);
    let with_key = format!("Authorization: Bearer {}\r\n", keys[1]);
    assert_eq!(house.http("POST", "/api/match", Some(mine), &with_key).await.0, 200);
    house.create(good).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_tells_what_was_asked_and_how_it_was_answered() {
    let house = House::new().await;
    let plan = json!({
        "game": "megacorp", "name": "Ada",
        "seats": [{ "kind": "person" }, { "kind": "bot", "level": "greedy" }],
    });
    let (id, key) = house.create(plan).await;
    let mut one = house.connect(&id, key.as_deref(), "en").await;
    one.send(&json!({ "t": "passing", "how": "always" }).to_string()).await;
    for nth in 0..40 {
        one.wait().await;
        if one.over() {
            break;
        }
        let command = one.typing(nth);
        one.command(command).await;
    }
    one.command(json!({ "t": "resign" })).await;
    let replay = replay(&house, &id, "all").await;
    let steps = replay["steps"].as_array().expect("steps");
    assert!(steps[0]["asked"].is_null() && steps[0]["took_ms"].is_null());
    for step in &steps[1..] {
        let asked = step["asked"]["text"].as_str().expect("a question");
        assert!(asked.len() > 5 && step["asked"]["rules"][0]["id"].is_string(), "{step}");
        assert!(step["offers"].as_u64() >= Some(1) && step["took_ms"].is_u64(), "{step}");
        assert_eq!(step["bot"].is_string(), step["by"] == json!(1), "{step}");
    }
    let passed: Vec<&Value> = steps.iter().filter(|step| step["passed"] == json!(true)).collect();
    assert!(!passed.is_empty() && passed.iter().all(|step| step["by"] == json!(0)), "{passed:?}");
    assert!(passed.len() < steps.len() / 2, "the others were answered");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_taken_back_by_consent_says_so_in_the_record() {
    let house = House::new().await;
    let plan = json!({
        "game": "leduc", "name": "Ada",
        "seats": [{ "kind": "person" }, { "kind": "bot", "level": "greedy" }],
    });
    let (id, key) = house.create(plan).await;
    let mut one = house.connect(&id, key.as_deref(), "en").await;
    one.wait().await;
    let command = one.typing(0);
    one.command(command).await;
    one.wait().await;
    let done = one.command(json!({ "t": "propose", "kind": "undo" })).await;
    let taken_back = matches!(done, ToPage::Done { .. });
    one.command(json!({ "t": "resign" })).await;
    let agreed = json!({ "undo": true, "agreed": true });
    let lines = lines(&house, &id).await;
    assert_eq!(lines.contains(&agreed), taken_back, "{lines:?}");
    let secret = lines[0]["seal"]["secret"].as_str().and_then(Secret::read).expect("a secret");
    assert_eq!(json!(secret.commit()), lines[0]["seal"]["commit"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_of_what_was_played_on_begins_at_the_same_position() {
    let house = House::new().await;
    let (old, _) = given_up(&house, 9).await;
    let mut plan = on_from(&old, 9, &["person", "bot"]);
    plan["rated"] = json!(true);
    let (id, key) = house.create(plan).await;
    let mut one = house.connect(&id, key.as_deref(), "en").await;
    one.command(json!({ "t": "resign" })).await;
    let done = one.command(json!({ "t": "propose", "kind": "rematch" })).await;
    assert!(matches!(done, ToPage::Done { .. }), "{done:?}");
    let table = one.heard.iter().rfind(|text| text.contains("\"t\":\"table\"")).expect("a table");
    let table: Value = serde_json::from_str(table).expect("JSON");
    let next = table["next"].as_str().expect("another match");
    let again = house.connect(next, key.as_deref(), "en").await;
    let table: Value = serde_json::from_str(&again.heard[0]).expect("JSON");
    assert_eq!(table["from"], json!({ "match": old, "answers": 9 }));
    let lines: Vec<Value> =
        replay(&house, &old, "seat:0").await["steps"].as_array().expect("steps")[..=9]
            .iter()
            .flat_map(|step| step["lines"].as_array().expect("lines").clone())
            .map(|line| line["rules"].clone())
            .collect();
    let log = table["log"].as_array().expect("a log");
    let begun: Vec<Value> =
        log.iter().take(lines.len()).map(|line| line["rules"].clone()).collect();
    assert_eq!(begun, lines, "the log tells how it came about");
}
