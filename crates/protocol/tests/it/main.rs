//! The messages keep their form: it is what every client reads.

#[cfg(feature = "ts")]
mod types;

use deckhand_protocol::{ToPage, ToServer};

#[test]
fn a_command_is_read_and_one_with_an_unknown_field_is_refused() {
    let text = r#"{"t":"answer","cmd":"a1","ask":7,"offer":2}"#;
    let answer: ToServer = serde_json::from_str(text).expect("a command");
    assert_eq!(answer, ToServer::Answer { cmd: "a1".into(), ask: 7, offer: 2 });
    assert_eq!(serde_json::to_string(&answer).expect("JSON"), text);
    assert!(serde_json::from_str::<ToServer>(r#"{"t":"undo","cmd":"a","seat":1}"#).is_err());
    assert!(serde_json::from_str::<ToServer>(r#"{"t":"cheat","cmd":"a"}"#).is_err());
}

#[test]
fn a_message_to_the_page_names_its_kind() {
    let done = ToPage::Done { cmd: "a1".into() };
    assert_eq!(serde_json::to_string(&done).expect("JSON"), r#"{"t":"done","cmd":"a1"}"#);
}
