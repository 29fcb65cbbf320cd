//! Messages that can not be read, or that their seat may not send now.

use super::{Good, Wrong};
use crate::client::House;
use deckhand_protocol::ToPage;
use serde_json::{Value, json};

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
