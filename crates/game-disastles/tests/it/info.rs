//! Who knows what: which answers can be taken back, how far a preview looks ahead, and what views never name.

use crate::{
    naive::play_through,
    positions::{Options, action, answer, asked, offers, scene, setup, value},
};
use deckhand_chance::Seeded;
use deckhand_kernel::{
    Game, Seat, Sitting, Undo, UndoRefused, Viewer, Words, fingerprint, preview,
};
use game_disastles::{ALL, CardId, Disastles, Event, View};
use serde_json::Value;
use std::collections::BTreeSet;

/// A position, answers given first, and answers with whether they can be taken back and what their preview tells.
struct Case {
    mode: &'static str,
    options: Options,
    position: &'static str,
    first: &'static str,
    answers: &'static [(&'static str, Undo, &'static [&'static str])],
}

const USUAL: Case = Case { mode: "normal", options: &[], position: "", first: "", answers: &[] };

const SPECIAL: Options = &[("thrones", "special")];

const CASES: &[Case] = &[
    // Seat 2 still has a turn in this round, so nothing is drawn [D3.2] [D3.8] [D4.2] [D4.4] [D10.8] [D3.7] [D5.5].
    Case {
        position: "castle 1: throne 0,0; hallway-65 1,0; hallway-64 -1,0; soothsayer 0,1
                   shop: medium-vault-84, market",
        answers: &[
            ("1: pass", Undo::Free, &["passed", "turn"]),
            ("1: move hallway-65 to -2,0", Undo::Free, &["moved", "turn"]),
            ("1: swap hallway-64 and hallway-65", Undo::Free, &["swapped", "turn"]),
            ("1: use soothsayer", Undo::Free, &["used", "sheltered", "turn"]),
            ("1: build medium-vault-84 at 0,-1", Undo::Free, &["built", "activated", "turn"]),
            ("1: build market at 0,-1", Undo::Free, &["built", "turn"]),
        ],
        ..USUAL
    },
    // The last turn of a round: a new shop follows, and the preview ends before it [D3.4] [D3.1].
    Case {
        position: "turn 2
                   had 1
                   castle 2: throne 0,0; hallway-65 1,0
                   shop: market",
        answers: &[
            ("2: pass", Undo::Never, &["passed", "cleared", "first-player", "round"]),
            (
                "2: move hallway-65 to -1,0",
                Undo::Never,
                &["moved", "cleared", "first-player", "round"],
            ),
        ],
        ..USUAL
    },
    // Cards are drawn, looked at, thrown [D10.7] [D10.2] [D10.5]. What lies on the discard pile is known [D10.1].
    Case {
        position:
            "castle 1: throne 0,0; time-machine 0,1; divination-chamber 0,-1; black-market -1,0
                   castle 1: corridor-60 1,0; doomsayer 1,1
                   discard: staircase-75",
        answers: &[
            ("1: use time-machine", Undo::Never, &["used"]),
            ("1: use divination-chamber", Undo::Never, &["used"]),
            ("1: use black-market", Undo::Free, &["used"]),
        ],
        ..USUAL
    },
    Case {
        position: "castle 1: throne 0,0; doomsayer 0,1",
        answers: &[("1: use doomsayer", Undo::Never, &["used"])],
        ..USUAL
    },
    // Others see what is played of the cards that one seat looks at, and what the others were they do not [D7.18].
    Case {
        position: "castle 1: throne 0,0; divination-chamber 0,-1
                   deck: staircase-75, market, hallway-65, corridor-56, corridor-57",
        first: "1: use divination-chamber",
        answers: &[("1: play staircase-75", Undo::Never, &["turned-up", "put-back"])],
        ..USUAL
    },
    // Watch Tower is mnDn [D10.34].
    Case {
        position: "castle 1: throne 0,0
                   shop: watch-tower",
        first: "1: build watch-tower at 0,-1",
        answers: &[
            ("1: use watch-tower", Undo::Never, &["used"]),
            ("1: skip", Undo::Free, &["links-lost", "turn"]),
        ],
        ..USUAL
    },
    Case {
        position: "castle 1: throne 0,0
                   deck: market, hallway-65
                   shop: watch-tower",
        first: "1: build watch-tower at 0,-1
                1: use watch-tower",
        answers: &[
            ("1: discard market", Undo::Never, &["discarded"]),
            ("1: skip", Undo::Free, &["put-back", "turn"]),
        ],
        ..USUAL
    },
    // Briber's Vault 92 is Dnnc: building it only asks, using it draws [D10.38] [D5.16].
    Case {
        position: "castle 1: throne 0,0
                   shop: bribers-vault-92",
        answers: &[(
            "1: build bribers-vault-92 at 0,1",
            Undo::Free,
            &["built", "activated", "linked"],
        )],
        ..USUAL
    },
    Case {
        position: "castle 1: throne 0,0
                   shop: bribers-vault-92",
        first: "1: build bribers-vault-92 at 0,1",
        answers: &[("1: use bribers-vault-92", Undo::Never, &["used"])],
        ..USUAL
    },
    // Flips: turning rooms shows nothing, throwing cards and a new shop do [D11.3] [D11.6] [D11.10] [D11.9].
    Case {
        options: SPECIAL,
        position: "castle 1: green-throne 0,0; hallway-65 1,0",
        answers: &[("1: flip", Undo::Free, &["flipped", "deactivated"])],
        ..USUAL
    },
    Case {
        options: SPECIAL,
        position: "castle 1: black-throne 0,0; hallway-65 1,0",
        answers: &[("1: flip", Undo::Never, &["flipped", "deactivated"])],
        ..USUAL
    },
    Case {
        options: SPECIAL,
        position: "castle 1: orange-throne 0,0; hallway-65 1,0
                   shop: market",
        answers: &[("1: flip", Undo::Never, &["flipped", "deactivated", "cleared"])],
        ..USUAL
    },
    // What lies in the shop is known to all, what comes out of a hand is not [D12.2] [D12.3].
    Case {
        mode: "hands",
        position: "castle 1: throne 0,0
                   hand 1: hallway-65
                   shop: market",
        answers: &[("1: take market", Undo::Free, &["took"])],
        ..USUAL
    },
    Case {
        mode: "hands",
        position: "castle 1: throne 0,0
                   hand 1: hallway-65
                   shop: market",
        first: "1: take market",
        answers: &[
            ("1: build hallway-65 at 1,0", Undo::Never, &["built", "turn"]),
            ("1: skip", Undo::Free, &["turn"]),
        ],
        ..USUAL
    },
];

/// The event as scenarios call it.
fn called(event: &Event) -> String {
    event.words().id.trim_start_matches("event-").to_string()
}

#[test]
fn previews_end_where_somebody_learns_something_and_so_does_taking_back() {
    for case in CASES {
        let mut game = scene(case.mode, 2, case.options, case.position);
        answer(&mut game, case.first);
        for (line, undo, events) in case.answers {
            let (seat, notation) = line.split_once(": ").expect("SEAT: ANSWER");
            let seat = Seat(seat.parse::<u8>().expect("a seat") - 1);
            let offered = action(notation);
            assert_eq!(game.why_not(seat, offered), None, "`{line}` in {}", case.position);
            let shown = preview(&game, seat, offered);
            let told: Vec<String> = shown.events.iter().map(|told| called(&told.event)).collect();
            assert_eq!(told, *events, "`{line}` in {}", case.position);
            assert_eq!(shown.undo, *undo, "`{line}` in {}", case.position);
        }
    }
}

/// A preview of a build tells which rooms it brings to life, and these then give the treasure printed on them [D5.5]
/// [D6.1].
#[test]
fn d5_5_a_preview_tells_what_a_build_activates() {
    // Big Vault 77 is dCnM: the throne at its left completes the golden moon, Hallway 66 (nmnc) the golden cross.
    let position = "castle 1: throne 0,0; big-vault-77 1,0
                    shop: hallway-66, hallway-65";
    let mut game = scene("normal", 2, &[], position);
    assert_eq!(value(&game, "treasure 1"), "0");
    let activated = |notation: &str| -> Vec<String> {
        let told = preview(&game, Seat(0), action(notation)).events;
        let cards = told.into_iter().filter_map(|told| match told.event {
            Event::Activated(_, cards) => Some(cards),
            _ => None,
        });
        cards.flatten().map(CardId::notation).collect()
    };
    assert_eq!(activated("build hallway-66 at 2,0"), ["big-vault-77"]);
    assert_eq!(activated("build hallway-65 at 2,0"), [""; 0], "a moon completes no cross");
    assert_eq!(value(&game, "treasure 1"), "0", "looking ahead changes nothing");
    answer(&mut game, "1: build hallway-66 at 2,0");
    assert_eq!(value(&game, "treasure 1"), "3");
}

/// A sitting of two in which nobody builds: who passes first may think again, who ends the round may not [D3.4].
#[test]
fn d3_4_passing_into_a_new_shop_can_not_be_taken_back() {
    let mut chance = Seeded::new(1);
    let mut sitting: Sitting<Disastles> =
        Sitting::deal(setup("normal", 2, &[("first_player", "1")]), &mut chance).expect("legal");
    let (one, two) = (Seat(0), Seat(1));
    let before = fingerprint(sitting.game());
    sitting.answer(one, action("pass"), &mut chance).expect("always possible");
    assert_eq!(sitting.undo(one), Ok(action("pass")));
    assert_eq!(fingerprint(sitting.game()), before);
    sitting.answer(one, action("pass"), &mut chance).expect("always possible");
    sitting.answer(two, action("pass"), &mut chance).expect("always possible");
    assert_eq!(sitting.may_undo(two), Err(UndoRefused::Learned));
    assert_eq!(sitting.may_undo(one), Err(UndoRefused::OthersActed));
}

/// Keys of a view below which numbers are no cards. A number under any other key counts as a card, so that something new
/// in the view is looked at until somebody says that it names none.
const NO_CARDS: [&str; 28] = [
    "choices",
    "seats",
    "round",
    "turn",
    "first",
    "had",
    "larger",
    "deck",
    "safe",
    "left",
    "hand_sizes",
    "looking",
    "chain",
    "asked",
    "outcome",
    "score_halves",
    "seat",
    "blocks",
    "less",
    "treasure",
    "room_count",
    "connections",
    "x",
    "y",
    "sides",
    "sums",
    "backwards",
    // Which Disasters are still to come after everybody saw them going back, not where they lie.
    "seen",
];

/// The cards that a view names, wherever they stand in it.
fn named(view: &View) -> BTreeSet<u8> {
    fn collect(value: &Value, into: &mut BTreeSet<u8>) {
        match value {
            Value::Number(number) => {
                let card = number.as_u64().and_then(|card| u8::try_from(card).ok());
                into.insert(card.expect("cards are small numbers"));
            }
            Value::Array(items) => items.iter().for_each(|item| collect(item, into)),
            Value::Object(fields) => {
                for (_, value) in fields.iter().filter(|(key, _)| !NO_CARDS.contains(&&***key)) {
                    collect(value, into);
                }
            }
            Value::Null | Value::Bool(_) | Value::String(_) => {}
        }
    }
    let mut view = serde_json::to_value(view).expect("views are data");
    // Hands and rooms handed over are pairs of a seat and cards, turns pairs of a card and a number.
    for pairs in ["hands", "picked", "gifts"] {
        let owners = view[pairs].as_array_mut().into_iter().flatten();
        owners.filter_map(Value::as_array_mut).for_each(|pair| _ = pair.remove(0));
    }
    let turns = view["turns"].as_array_mut().into_iter().flatten();
    turns.filter_map(Value::as_array_mut).for_each(|pair| _ = pair.pop());
    let mut cards = BTreeSet::new();
    collect(&view, &mut cards);
    cards
}

/// Neither the deck nor the hands of others are named in what a seat, or somebody who only watches, is shown [D13.1]
/// [D13.2] [D12.3]. What one seat has looked at in the deck is named to that seat alone [D7.18].
#[test]
fn d13_2_d12_3_views_name_no_hidden_card() {
    let (mut hidden_hands, mut known_cards) = (0, 0);
    let special: &[(&str, &str)] = &[("thrones", "special"), ("catastrophes", "6")];
    for (mode, seats, options) in
        [("hands", 3, &[][..]), ("hands", 4, special), ("normal", 3, special), ("solo", 1, &[])]
    {
        for seed in 0..60 {
            play_through(mode, seats, options, seed, |moment| {
                let all = moment.game.view(Viewer::All);
                let hands: Vec<BTreeSet<u8>> = (0..seats)
                    .map(|seat| {
                        let own = all.hands.iter().filter(|(owner, _)| owner.0 == seat);
                        own.flat_map(|(_, cards)| cards).map(|card| card.0).collect()
                    })
                    .collect();
                let went_back = |card: &CardId| {
                    moment.log.iter().any(|event| match event {
                        Event::ShuffledBack(cards) => cards.contains(card),
                        _ => false,
                    })
                };
                assert!(all.seen.iter().all(went_back), "{:?}", all.seen);
                // Whoever may see everything sees all cards but those in the deck and those left out of the game; what
                // somebody looks at belongs to the deck for everybody else.
                let seen_by_all = named(&all);
                let mut deck: BTreeSet<u8> =
                    (0..ALL as u8).filter(|card| !seen_by_all.contains(card)).collect();
                deck.extend(all.looked.iter().map(|card| card.0));
                for viewer in
                    (0..seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Public])
                {
                    let view = moment.game.view(viewer);
                    let mut hidden = deck.clone();
                    for (owner, hand) in
                        (0..).zip(&hands).filter(|(owner, _)| !viewer.knows(Seat(*owner)))
                    {
                        assert_eq!(view.hand_sizes[owner as usize], hand.len() as u8);
                        hidden.extend(hand);
                        hidden_hands += 1;
                    }
                    let looker = match viewer {
                        Viewer::Seat(seat) => Some(seat),
                        Viewer::Public | Viewer::All => None,
                    };
                    let looked: BTreeSet<u8> = moment
                        .log
                        .iter()
                        .filter_map(|event| match event {
                            Event::Looks(seat, _, Some(cards)) if Some(*seat) == looker => {
                                Some(cards)
                            }
                            _ => None,
                        })
                        .flatten()
                        .map(|card| card.0)
                        .collect();
                    let told: BTreeSet<u8> = named(&view).intersection(&hidden).copied().collect();
                    known_cards += told.len();
                    let leaked: Vec<String> =
                        told.difference(&looked).map(|&card| CardId(card).notation()).collect();
                    assert_eq!(leaked, [""; 0], "{viewer:?} of {mode}, seed {seed}");
                }
            });
        }
    }
    assert!(hidden_hands > 10_000, "{hidden_hands}");
    assert!(known_cards > 20, "{known_cards}");
}

/// Events as others see them name no card that was looked at [D13.2], and the looker sees all of them [D7.18].
#[test]
fn d7_18_only_who_looks_is_told_the_cards() {
    use deckhand_kernel::Redact;
    let mut game = scene(
        "normal",
        2,
        &[],
        "castle 1: throne 0,0; divination-chamber 0,-1
         deck: staircase-75, market, hallway-65, corridor-56, corridor-57",
    );
    let told = answer(&mut game, "1: use divination-chamber");
    let looks = told.iter().find(|told| matches!(told.event, Event::Looks(..))).expect("told");
    let cards = ["staircase-75", "market", "hallway-65", "corridor-56", "corridor-57"]
        .map(|card| CardId::parse(card).expect("a card"));
    let seen = |viewer| looks.event.seen_by(viewer);
    let whole = Event::Looks(Seat(0), 5, Some(cards.to_vec()));
    assert_eq!(seen(Viewer::Seat(Seat(0))), Some(whole.clone()), "the topmost first");
    assert_eq!(seen(Viewer::All), Some(whole));
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Public] {
        assert_eq!(seen(viewer), Some(Event::Looks(Seat(0), 5, None)));
    }
    // The view follows the same line; nothing in it tells others what lies on top.
    assert_eq!(game.view(Viewer::Seat(Seat(0))).looked, cards);
    let other = game.view(Viewer::Seat(Seat(1)));
    assert_eq!((other.looked.len(), other.looking), (0, 5));
    assert_eq!(asked(&game), Some(Seat(0)));
    assert_eq!(offers(&game, Seat(1)), []);
}
