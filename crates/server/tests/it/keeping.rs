//! What is kept: nothing is lost or done twice, whatever happens to connections and to the server.

use crate::client::House;
use deckhand_protocol::ToPage;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn after_a_restart_the_same_question_is_asked_with_the_same_offers() {
    let mut house = House::new().await;
    for game in ["sectors", "berserk", "megacorp", "disastles"] {
        let (id, keys) = house
            .two(game, &[("clock", json!({ "kind": "chess", "main_s": 600, "step_s": 5 }))])
            .await;
        let mut one = house.connect(&id, Some(&keys[0]), "en").await;
        let mut other = house.connect(&id, Some(&keys[1]), "en").await;
        for turn in 0..12 {
            for client in [&mut one, &mut other] {
                if client.asked() {
                    let command = client.typing(turn);
                    client.command(command).await;
                }
            }
            for client in [&mut one, &mut other] {
                let more =
                    tokio::time::timeout(std::time::Duration::from_millis(20), client.next());
                let _ = more.await;
            }
        }
        drop((one, other));
        let before = house.connect(&id, Some(&keys[0]), "en").await.now.expect("a game");
        house.restart().await;
        let after = house.connect(&id, Some(&keys[0]), "en").await.now.expect("a game");
        assert_eq!(before.view, after.view, "{game}");
        assert_eq!(before.ask, after.ask, "{game}");
        assert_eq!(before.asked, after.asked, "{game}");
        assert_eq!(before.clocks.len(), 2, "{game}");
        for (before, after) in before.clocks.iter().zip(&after.clocks) {
            assert!(after.left_ms + 3_000 > before.left_ms, "{game}: {before:?} {after:?}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_sent_twice_is_carried_out_once() {
    let mut house = House::new().await;
    let (id, keys) = house.two("sectors", &[]).await;
    let mut one = house.connect(&id, Some(&keys[0]), "en").await;
    let mut other = house.connect(&id, Some(&keys[1]), "en").await;
    let asked = if one.asked() { &mut one } else { &mut other };
    let seat = usize::from(asked.you.expect("a seat"));
    let mut command = asked.typing(0);
    command["cmd"] = json!("same");
    for _ in 0..3 {
        asked.send(&command.to_string()).await;
    }
    let mut done = 0;
    while done < 3 {
        if let ToPage::Done { cmd } = asked.hear().await {
            assert_eq!(cmd, "same");
            done += 1;
        }
    }
    // And once more after the server has forgotten everything but its log.
    house.restart().await;
    let mut again = house.connect(&id, Some(&keys[seat]), "en").await;
    again.send(&command.to_string()).await;
    loop {
        match again.hear().await {
            ToPage::Done { .. } => break,
            ToPage::Refused { say, .. } => panic!("{}", say.text),
            _ => {}
        }
    }
    let log: Vec<&String> =
        again.heard.iter().filter(|text| text.contains("\"t\":\"table\"")).collect();
    assert_eq!(log.len(), 1, "nothing has moved");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_to_an_old_question_is_refused_and_the_table_is_sent_again() {
    let house = House::new().await;
    let (id, keys) = house.two("sectors", &[]).await;
    let one = house.connect(&id, Some(&keys[0]), "en").await;
    let other = house.connect(&id, Some(&keys[1]), "en").await;
    let mut asked = if one.asked() { one } else { other };
    let old = asked.typing(0);
    let first = asked.typing(0);
    assert!(matches!(asked.command(first).await, ToPage::Done { .. }));
    let ToPage::Refused { stale, say, .. } = asked.command(old).await else { panic!("it is old") };
    assert!(stale, "{}", say.text);
    assert!(matches!(asked.hear().await, ToPage::Table(_)));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_answered_is_taken_back_freely_or_by_consent() {
    let house = House::new().await;
    let (id, keys) = house.two("sectors", &[]).await;
    let mut clients = [
        house.connect(&id, Some(&keys[0]), "en").await,
        house.connect(&id, Some(&keys[1]), "en").await,
    ];
    let at = usize::from(!clients[0].asked());
    let view = clients[at].now.clone().expect("a game").view;
    let command = clients[at].typing(0);
    clients[at].command(command).await;
    // The draft shows everything: it may be taken back until the other has answered.
    let done = clients[at].command(json!({ "t": "undo" })).await;
    assert!(matches!(done, ToPage::Done { .. }), "{done:?}");
    assert_eq!(clients[at].now.clone().expect("a game").view, view);
    let command = clients[at].typing(0);
    clients[at].command(command).await;
    let other = 1 - at;
    loop {
        clients[other].wait().await;
        let command = clients[other].typing(1);
        match clients[other].command(command).await {
            ToPage::Done { .. } => break,
            // It had not heard yet what was taken back.
            _ => clients[other].wait_for_table().await,
        }
    }
    let refused = clients[at].command(json!({ "t": "undo" })).await;
    assert!(matches!(refused, ToPage::Refused { .. }), "{refused:?}");
    let proposed = clients[at].command(json!({ "t": "propose", "kind": "undo" })).await;
    assert!(matches!(proposed, ToPage::Done { .. }), "{proposed:?}");
    while clients[other].now.as_ref().is_none_or(|now| now.requests.is_empty()) {
        clients[other].hear().await;
    }
    let request = clients[other].now.as_ref().expect("a game").requests[0].id;
    let agreed = clients[other].command(json!({ "t": "agree", "id": request, "yes": true })).await;
    assert!(matches!(agreed, ToPage::Done { .. }), "{agreed:?}");
    while clients[at].now.as_ref().is_none_or(|now| now.view != view) {
        clients[at].hear().await;
    }
}
