//! The seal on the chance of a match is seen by everybody before they add anything to it, and opened at the end.

use crate::client::House;
use deckhand_table::{SealLine, Secret};
use serde_json::{Value, json};

fn plan(commit: Option<&str>) -> Value {
    let mut plan = json!({
        "game": "sectors", "name": "Ada", "entropy": "mine",
        "seats": [{ "kind": "person" }, { "kind": "open" }],
    });
    if let Some(commit) = commit {
        plan["commit"] = json!(commit);
    }
    plan
}

async fn seal(house: &House) -> String {
    let (status, sealed) = house.http("POST", "/api/seal", None, "").await;
    assert_eq!(status, 200, "{sealed}");
    sealed["commit"].as_str().expect("a seal").to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_opened_is_what_was_sealed_before_anybody_added_anything() {
    let house = House::new().await;
    let commit = seal(&house).await;
    assert_ne!(commit, seal(&house).await, "each is another");
    let (id, key) = house.create(plan(Some(&commit))).await;
    let about = house.http("GET", &format!("/api/match/{id}"), None, "").await.1;
    assert_eq!(about["commit"], json!(commit), "seen before joining");
    house.join(&id, "Mira").await;
    let mut one = house.connect(&id, key.as_deref(), "en").await;
    let first: Value = serde_json::from_str(&one.heard[0]).expect("JSON");
    assert_eq!(first["seal"], json!({ "commit": commit, "opened": null, "added": ["mine", ""] }));
    one.command(json!({ "t": "resign" })).await;
    let last = one.heard.iter().rfind(|text| text.contains("\"t\":\"table\"")).expect("a table");
    let last: Value = serde_json::from_str(last).expect("JSON");
    let opened = last["seal"]["opened"].as_str().expect("an opened seal");
    assert_eq!(Secret::read(opened).map(|secret| secret.commit()), Some(commit.clone()));
    let (_, record) = house.raw("GET", &format!("/api/match/{id}/record"), None, "").await;
    let header: Value =
        serde_json::from_str(record.lines().next().expect("a header")).expect("a header");
    let line: SealLine = serde_json::from_value(header["seal"].clone()).expect("a seal");
    let dealt: Vec<(u32, u32)> = serde_json::from_value(header["dealt"].clone()).expect("numbers");
    assert_eq!((&line.commit, line.secret.as_str()), (&commit, opened));
    let secret = line.opened().expect("it fits");
    assert!(
        line.deals(&secret, line.deal, &dealt) && !dealt.is_empty(),
        "the deal follows from it"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seal_is_good_for_one_match_of_this_server() {
    let (house, other) = (House::new().await, House::new().await);
    let refused = async |commit: &str, lang: &str, says: &str| {
        let path = format!("/api/match?lang={lang}");
        let (status, answer) = house.http("POST", &path, Some(plan(Some(commit))), "").await;
        let text = answer["error"]["text"].as_str().unwrap_or_default();
        assert!(status == 409 && text.contains(says), "{status} {answer}");
    };
    let commit = seal(&house).await;
    // What can not be made does not use a seal up.
    let mut bad = plan(Some(&commit));
    bad["game"] = json!("chess");
    assert_eq!(house.http("POST", "/api/match", Some(bad), "").await.0, 422);
    house.create(plan(Some(&commit))).await;
    refused(&commit, "en", "used already").await;
    refused(&seal(&other).await, "de", "Siegel").await;
    refused(&"0".repeat(64), "ru", "печать").await;
    refused("", "en", "seal").await;
    house.create(plan(None)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_description_for_programs_knows_the_seal() {
    let house = House::new().await;
    let (status, api) = house.http("GET", "/openapi.json", None, "").await;
    assert_eq!(status, 200);
    assert!(api["paths"]["/api/seal"]["post"].is_object());
    assert!(api["components"]["schemas"]["NewMatch"]["properties"]["commit"].is_object());
    assert!(api["components"]["schemas"]["MatchCard"]["properties"]["commit"].is_object());
}
