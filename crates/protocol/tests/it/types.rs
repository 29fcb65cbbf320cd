//! The page is written against types made from these; here it is seen that the file is the one that they make.

use deckhand_protocol as protocol;
use std::{env, fs};
use ts_rs::{Config, TS};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/lib/protocol.ts");

macro_rules! types {
    ($($name:ident),* $(,)?) => {
        fn written() -> String {
            let config = Config::default().with_large_int("number");
            let mut text = String::from(
                "// What server and page say to each other. Made from crates/protocol by `cargo xtask protocol`; do not edit.\n",
            );
            $(
                let docs = <protocol::$name as TS>::docs().unwrap_or_default();
                text.push('\n');
                text.push_str(docs.trim_end());
                text.push_str("\nexport ");
                text.push_str(&<protocol::$name as TS>::decl(&config));
                text.push('\n');
            )*
            text
        }
    };
}

types![
    RuleRef,
    Said,
    Line,
    Pick,
    Weight,
    Undo,
    Offer,
    Ask,
    SeatKind,
    SeatInfo,
    Clock,
    Over,
    Now,
    RequestKind,
    Request,
    Seal,
    ChatLine,
    Table,
    ReplayStep,
    Replay,
    Card,
    ModeInfo,
    OptionInfo,
    GameInfo,
    Rule,
    Rules,
    ClockPlan,
    Away,
    Watch,
    NewSeat,
    TakenFrom,
    NewMatch,
    Sealed,
    Created,
    Join,
    Joined,
    MatchCard,
    Lobby,
    Refusal,
    Error,
    Passing,
    ToPage,
    ToServer,
];

#[test]
fn the_types_of_the_page_are_made_from_these() {
    let written = written();
    if env::var_os("WRITE").is_some() {
        fs::write(FILE, &written).expect("the file of the page");
    }
    let kept = fs::read_to_string(FILE).expect("the file of the page");
    assert!(
        kept == written,
        "run `cargo xtask protocol`: the types of the page are older than crates/protocol"
    );
}
