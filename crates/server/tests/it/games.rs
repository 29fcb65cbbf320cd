//! Whole games by typed answers, and what the players are told meanwhile.

use crate::client::{Client, House};
use deckhand_protocol::ToPage;
use serde_json::json;

/// Two clients play until the game is over or so many answers were given; the answers follow a fixed course.
pub(crate) async fn play(one: &mut Client, other: &mut Client, most: usize) -> usize {
    let mut answers = 0;
    let mut course = 1_u32;
    let mut asked = one.now.as_ref().map_or_else(Vec::new, |now| now.asked.clone());
    while answers < most && !asked.is_empty() {
        let client = if asked[0] == 0 { &mut *one } else { &mut *other };
        client.wait().await;
        if client.over() {
            break;
        }
        course = course.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let command = client.typing((course >> 16) as usize);
        match client.command(command).await {
            ToPage::Done { .. } => answers += 1,
            // The other has answered the same secret question meanwhile.
            ToPage::Refused { stale: true, .. } => client.wait_for_table().await,
            other => panic!("an offered answer: {other:?}"),
        }
        // Who answered is told first, and knows who is asked now.
        asked = client.now.as_ref().map_or_else(Vec::new, |now| now.asked.clone());
    }
    for client in [one, other] {
        while asked.is_empty() && !client.over() {
            client.hear().await;
        }
    }
    answers
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_by_typed_answers() {
    let house = House::new().await;
    for (game, most) in
        [("leduc", 50), ("sectors", 400), ("berserk", 120), ("megacorp", 120), ("disastles", 120)]
    {
        let (id, keys) = house.two(game, &[]).await;
        let mut one = house.connect(&id, Some(&keys[0]), "en").await;
        let mut other = house.connect(&id, Some(&keys[1]), "ru").await;
        let answers = play(&mut one, &mut other, most).await;
        assert!(answers > 1, "{game}: {answers}");
        assert!(one.over() || answers >= most, "{game}: {answers}");
        assert_eq!((one.you, other.you), (Some(0), Some(1)));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_on_until_the_end_and_spectators_see_it() {
    let house = House::new().await;
    let bots = json!([{ "kind": "bot", "level": "greedy" }, { "kind": "bot", "level": "random" }]);
    let (id, key) = house.create(json!({ "game": "sectors", "name": "", "seats": bots })).await;
    assert_eq!(key, None);
    let mut watching = house.connect(&id, None, "de").await;
    while !watching.over() {
        watching.hear().await;
    }
    assert!(
        watching.heard.iter().all(|text| !text.contains("\"offers\":[{")),
        "nobody who watches gets offers"
    );
    let (status, replay) =
        house.http("GET", &format!("/api/match/{id}/replay?as=all&lang=de"), None, "").await;
    assert_eq!(status, 200);
    assert!(replay["steps"].as_array().is_some_and(|steps| steps.len() > 20));
    let (status, record) = house.raw("GET", &format!("/api/match/{id}/record"), None, "").await;
    assert_eq!(status, 200);
    assert!(record.lines().next().is_some_and(|line| line.contains("\"seal\"")));
    assert!(record.lines().last().is_some_and(|line| line.contains("\"over\"")));
}

/// The other's card is nowhere in what a seat is sent before it is shown.
#[tokio::test(flavor = "multi_thread")]
async fn no_byte_names_the_card_of_the_other() {
    let house = House::new().await;
    let mut seen = 0;
    for _ in 0..6 {
        let (id, keys) = house.two("leduc", &[]).await;
        let mut one = house.connect(&id, Some(&keys[0]), "en").await;
        let mut other = house.connect(&id, Some(&keys[1]), "en").await;
        let card = |client: &Client, seat: usize| -> serde_json::Value {
            client.now.as_ref().map(|now| now.view["cards"][seat].clone()).unwrap_or_default()
        };
        let (own, his) = (card(&one, 0), card(&other, 1));
        assert!(!own.is_null() && !his.is_null(), "each sees the own card");
        assert!(
            card(&one, 1).is_null() && card(&other, 0).is_null(),
            "nobody sees that of the other"
        );
        play(&mut one, &mut other, 50).await;
        assert!(one.over());
        // Up to the end nothing was said about it; afterwards it may be shown.
        for (client, seat) in [(&one, 1), (&other, 0)] {
            for text in &client.heard {
                let value: serde_json::Value = serde_json::from_str(text).expect("JSON");
                let now = if value["now"].is_object() { &value["now"] } else { &value };
                if !now["over"].is_null() || now["view"].is_null() {
                    continue;
                }
                assert!(now["view"]["cards"][seat].is_null(), "{text}");
                seen += 1;
            }
        }
    }
    assert!(seen > 15, "{seen}");
}
