//! Sitting down, leaving, clocks, giving up, playing again.

use crate::client::House;
use deckhand_protocol::ToPage;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_runs_out_loses_and_says_so() {
    let house = House::new().await;
    let clock = json!({ "kind": "decision", "step_s": 1 });
    let (id, keys) = house.two("sectors", &[("clock", clock)]).await;
    let mut one = house.connect(&id, Some(&keys[0]), "de").await;
    while !one.over() {
        one.hear().await;
    }
    let over = one.now.expect("a game").over.expect("an end");
    assert_eq!(over.how, "time");
    assert_eq!(over.winners.len(), 1);
    assert!(over.lines[0].contains("Zeit"), "{:?}", over.lines);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_gives_up_loses_and_both_may_play_again_with_the_same_keys() {
    let house = House::new().await;
    let (id, keys) = house.two("sectors", &[]).await;
    let mut one = house.connect(&id, Some(&keys[0]), "en").await;
    let mut other = house.connect(&id, Some(&keys[1]), "en").await;
    assert!(matches!(one.command(json!({ "t": "resign" })).await, ToPage::Done { .. }));
    while !other.over() {
        other.hear().await;
    }
    assert_eq!(
        other.now.as_ref().and_then(|now| now.over.as_ref()).map(|over| over.winners.clone()),
        Some(vec![1])
    );
    one.command(json!({ "t": "propose", "kind": "rematch" })).await;
    other.command(json!({ "t": "propose", "kind": "rematch" })).await;
    let next = loop {
        if let ToPage::Table(table) = one.hear().await
            && let Some(next) = table.next
        {
            break next;
        }
    };
    let again = house.connect(&next, Some(&keys[1]), "en").await;
    assert_eq!(again.you, Some(1));
    assert!(again.now.is_some_and(|now| now.over.is_none()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_stands_in_for_who_is_away_and_leaves_when_they_are_back() {
    let house = House::with(|config| config.grace_ms = 150).await;
    let (id, keys) = house.two("sectors", &[("away", json!("bot"))]).await;
    let mut one = house.connect(&id, Some(&keys[0]), "en").await;
    let gone = house.connect(&id, Some(&keys[1]), "en").await;
    drop(gone);
    let mut stood = false;
    while !stood {
        if one.asked() {
            let command = one.typing(0);
            one.command(command).await;
        } else {
            one.hear().await;
        }
        stood = one.heard.iter().any(|text| text.contains("\"stood_in\":true"));
    }
    let mut back = house.connect(&id, Some(&keys[1]), "en").await;
    let last = back.heard.last().expect("a table").clone();
    assert!(!last.contains("\"stood_in\":true"), "the bot leaves at once");
    back.wait().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_can_be_called_off_before_anybody_has_answered() {
    let house = House::new().await;
    let (id, keys) = house.two("sectors", &[]).await;
    let mut one = house.connect(&id, Some(&keys[0]), "en").await;
    let mut other = house.connect(&id, Some(&keys[1]), "en").await;
    let asked = if one.asked() { &mut one } else { &mut other };
    let command = asked.typing(0);
    asked.command(command).await;
    let refused = asked.command(json!({ "t": "abort" })).await;
    assert!(matches!(refused, ToPage::Refused { .. }));
    let (id, keys) = house.two("sectors", &[]).await;
    let mut one = house.connect(&id, Some(&keys[0]), "en").await;
    assert!(matches!(one.command(json!({ "t": "abort" })).await, ToPage::Done { .. }));
}

#[tokio::test(flavor = "multi_thread")]
async fn accounts_come_back_to_their_matches_from_anywhere() {
    let house = House::new().await;
    let who = json!({ "name": "Ada", "password": "correct horse" });
    let (status, answer) = house.http("POST", "/api/account/register", Some(who.clone()), "").await;
    assert_eq!(status, 200, "{answer}");
    let (status, _) = house.http("POST", "/api/account/register", Some(who.clone()), "").await;
    assert_eq!(status, 422, "the name is taken");
    let wrong = json!({ "name": "Ada", "password": "wrong horse" });
    assert_eq!(house.http("POST", "/api/account/login", Some(wrong), "").await.0, 401);
    let nobody = json!({ "name": "Nobody", "password": "correct horse" });
    assert_eq!(house.http("POST", "/api/account/login", Some(nobody), "").await.0, 401);
    assert_eq!(house.http("POST", "/api/account/login", Some(who), "").await.0, 200);
    let short = json!({ "name": "Bo", "password": "short" });
    let (status, answer) =
        house.http("POST", "/api/account/register?lang=de", Some(short), "").await;
    assert_eq!(
        (status, answer["error"]["text"].as_str().is_some_and(|text| text.contains("Passwort"))),
        (422, true)
    );
}
