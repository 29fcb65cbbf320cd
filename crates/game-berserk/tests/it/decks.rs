//! What decks may be made of, by profile, and the decks that come with the game.

use deckhand_decks::{Checked, Finder, Sheet, TEXTS, check, print};
use deckhand_kernel::{DeckFault, Decks as _, Listed, Msg, Speaker as _};
use deckhand_words::{Lang, Speech};
use game_berserk::{BerserkDecks, CARDS, CardId, PARTIAL, Profile, Supplement};

fn profile(name: &str) -> Profile {
    Profile::ALL.into_iter().find(|profile| profile.name == name).expect("a profile")
}

/// A list of these counts of cards, one on each line from 1.
fn list(cards: &[(u16, &str)]) -> Vec<Listed> {
    let numbered = |(at, (count, slug)): (usize, &(u16, &str))| {
        let partial = PARTIAL.iter().find(|card| card.slug == *slug).map(|card| card.number);
        let card = CardId::named(slug).map(|id| id.card().number).or(partial);
        assert!(card.is_some(), "{slug}");
        Listed { line: at as u32 + 1, card, count: *count }
    };
    cards.iter().enumerate().map(numbered).collect()
}

/// So many cards of the set of 2023, three of each at most, none of them special, from line 1.
fn plain(cards: u16) -> Vec<Listed> {
    let whole = cards / 3;
    let line = |at: u16, count| Listed { line: u32::from(at), card: Some(at), count };
    let mut list: Vec<Listed> = (1..=whole).map(|at| line(at, 3)).collect();
    if !cards.is_multiple_of(3) {
        list.push(line(whole + 1, cards % 3));
    }
    list
}

/// The list with these cards more, on the lines below it.
fn with(mut below: Vec<Listed>, cards: &[(u16, &str)]) -> Vec<Listed> {
    let lines = below.len() as u32;
    below.extend(list(cards).into_iter().map(|it| Listed { line: it.line + lines, ..it }));
    below
}

/// Line, number of the rule, and id of what is wrong.
fn faults(name: &str, list: &[Listed]) -> Vec<(Option<u32>, &'static str, String)> {
    told(&profile(name).faults(list))
}

fn told(faults: &[DeckFault]) -> Vec<(Option<u32>, &'static str, String)> {
    let rule = |fault: &DeckFault| BerserkDecks::rulebook().rule(fault.rule).id;
    faults.iter().map(|fault| (fault.line, rule(fault), fault.words.id.to_string())).collect()
}

fn fault(line: Option<u32>, rule: &'static str, id: &str) -> (Option<u32>, &'static str, String) {
    (line, rule, id.to_string())
}

#[test]
fn b1_3_thirty_to_fifty_cards_and_twenty_are_enough_for_limited() {
    for name in ["relaunch", "classic"] {
        for cards in [30, 31, 50] {
            assert_eq!(faults(name, &plain(cards)), [], "{cards}");
        }
        for cards in [1, 20, 29] {
            assert_eq!(faults(name, &plain(cards)), [fault(None, "B1.3", "fault-too-few")]);
        }
        // 48 cards stand on 16 lines, the 17th brings the 51st.
        assert_eq!(faults(name, &plain(51)), [fault(Some(17), "B1.3", "fault-too-many")]);
        assert_eq!(faults(name, &plain(90)), [fault(Some(17), "B1.3", "fault-too-many")]);
        assert_eq!(faults(name, &[]), [fault(None, "B1.3", "fault-too-few")]);
    }
    for name in ["relaunch-limited", "classic-limited"] {
        assert_eq!(faults(name, &plain(20)), []);
        assert_eq!(faults(name, &plain(19)), [fault(None, "B1.3", "fault-too-few")]);
        assert_eq!(faults(name, &plain(51)), [fault(Some(17), "B1.3", "fault-too-many")]);
    }
    let least = Profile { least: 40, ..profile("relaunch") };
    assert_eq!(told(&least.faults(&plain(39))), [fault(None, "B1.3", "fault-too-few")]);
    assert_eq!(told(&least.faults(&plain(40))), []);
}

#[test]
fn b1_3_what_is_missing_and_what_is_too_much_is_told_in_numbers() {
    let mend = |cards: u16| profile("relaunch").faults(&plain(cards))[0].mend.clone();
    assert_eq!(mend(29), Msg::new("mend-too-few").with("missing", 1));
    assert_eq!(mend(53), Msg::new("mend-too-many").with("extra", 3));
}

#[test]
fn b1_4_three_of_a_name_wherever_they_stand() {
    let four = with(plain(30), &[(4, "ork")]);
    assert_eq!(faults("relaunch", &four), [fault(Some(11), "B1.4", "fault-copies")]);
    let spread = with(plain(30), &[(2, "ork"), (1, "ost"), (1, "ork"), (3, "ork")]);
    assert_eq!(
        faults("relaunch", &spread),
        [fault(Some(12), "B1.4", "fault-copies"), fault(Some(14), "B1.4", "fault-copies")]
    );
    let copies = &profile("relaunch").faults(&spread)[1];
    let words = Msg::new("fault-copies").with("card", Msg::new("card-ork"));
    assert_eq!(copies.words, words.with("cards", 6).with("most", 3));
    assert_eq!(copies.mend, Msg::new("mend-copies").with("extra", 3));
    assert_eq!(faults("relaunch", &with(plain(30), &[(2, "ork"), (1, "ork")])), []);
}

#[test]
fn b1_4_the_word_horde_allows_five_in_the_relaunch_profile_and_means_nothing_in_the_classic() {
    let horde = |count| with(plain(30), &[(count, "vatazhnik")]);
    assert_eq!(faults("relaunch", &horde(5)), []);
    assert_eq!(faults("relaunch", &horde(6)), [fault(Some(11), "B1.4", "fault-copies")]);
    assert_eq!(faults("classic", &horde(3)), []);
    assert_eq!(faults("classic", &horde(4)), [fault(Some(11), "B1.4", "fault-copies")]);
}

#[test]
fn b1_4_unique_cards_are_no_exception_in_a_deck_but_are_noted() {
    let unique = with(plain(30), &[(3, "naemnik"), (1, "minotavr")]);
    assert_eq!(faults("relaunch", &unique), []);
    let names = vec![Msg::new("card-naemnik")];
    let note = Msg::new("note-uniques").with("cards", names);
    assert!(BerserkDecks::notes(&list(&[(3, "naemnik"), (1, "minotavr")])).contains(&note));
}

#[test]
fn b1_5_equipment_belongs_to_the_classic_profile() {
    let armed = with(plain(30), &[(1, "bagor"), (1, "sapogi-vikhri"), (1, "runnyy-svetlyak")]);
    assert_eq!(faults("classic", &armed), []);
    for name in ["relaunch", "relaunch-limited"] {
        assert_eq!(
            faults(name, &armed),
            [
                fault(Some(11), "B1.5", "fault-classic-only"),
                fault(Some(12), "B1.5", "fault-classic-only")
            ]
        );
    }
    let mend = |name: &str| profile(name).faults(&armed)[0].mend.clone();
    assert_eq!(mend("relaunch"), Msg::new("mend-classic-only").with("other", "classic"));
    let limited = Msg::new("mend-classic-only").with("other", "classic-limited");
    assert_eq!(mend("relaunch-limited"), limited);
}

#[test]
fn b1_6_cards_that_can_not_be_played_are_refused_with_the_reason() {
    for card in &PARTIAL {
        let deck = with(plain(30), &[(1, card.slug)]);
        for profile in Profile::ALL {
            assert_eq!(
                faults(profile.name, &deck),
                [fault(Some(11), "B1.6", "fault-partial")],
                "{}",
                card.slug
            );
        }
    }
    // It counts among the cards of the deck, so that one fault is not two.
    let instead = with(plain(29), &[(1, "oreos")]);
    assert_eq!(faults("relaunch", &instead), [fault(Some(11), "B1.6", "fault-partial")]);
}

#[test]
fn b1_7_without_the_supplement_its_cards_are_refused() {
    let off = Profile { supplement: Supplement::Off, ..profile("classic") };
    let deck = with(plain(30), &[(2, "gribynych"), (1, "bagor")]);
    assert_eq!(
        told(&off.faults(&deck)),
        [fault(Some(11), "B1.7", "fault-ours"), fault(Some(12), "B1.7", "fault-ours")]
    );
    assert_eq!(faults("classic", &deck), []);
    assert!(BerserkDecks::notes(&deck).iter().any(|note| note.id == "note-ours"));
    assert!(!BerserkDecks::notes(&plain(30)).iter().any(|note| note.id == "note-ours"));
}

#[test]
fn b1_9_every_fault_of_a_deck_is_named() {
    let deck = list(&[(4, "ork"), (1, "bagor"), (1, "akkeniya"), (5, "ost")]);
    assert_eq!(
        faults("relaunch", &deck),
        [
            fault(Some(1), "B1.4", "fault-copies"),
            fault(Some(2), "B1.5", "fault-classic-only"),
            fault(Some(3), "B1.6", "fault-partial"),
            fault(Some(4), "B1.4", "fault-copies"),
            fault(None, "B1.3", "fault-too-few"),
        ]
    );
}

#[test]
fn b1_8_cards_with_unknown_icons_are_noted() {
    let note = |list: &[Listed]| BerserkDecks::notes(list).iter().any(|it| it.id == "note-icons");
    assert!(note(&list(&[(1, "kochevnik")])));
    assert!(!note(&list(&[(1, "ost")])));
}

#[test]
fn every_card_is_found_by_all_its_names() {
    let finder = Finder::of::<BerserkDecks>().expect("texts");
    let speeches = Lang::ALL
        .map(|lang| Speech::new(lang, &[BerserkDecks::texts()[lang.index()]]).expect("Fluent"));
    for face in BerserkDecks::cards() {
        let said = speeches.iter().map(|speech| speech.say(&face.name));
        for name in [face.id.clone()].into_iter().chain(said) {
            for written in [name.to_lowercase(), name.to_uppercase(), name.replace('ё', "е")] {
                let found = finder.find(&written).map(|it| it.number);
                assert_eq!(found, Ok(face.number), "{written}");
            }
        }
    }
}

fn ready() -> Vec<(&'static str, Checked, Finder)> {
    let read = |name: &'static str, text: &str| {
        let finder = Finder::of::<BerserkDecks>().expect("texts");
        let sheet = Sheet::new(name, text);
        assert_eq!(sheet.game().map(|game| game.text.as_str()), Some("berserk"), "{name}");
        (name, check::<BerserkDecks>(&sheet, &finder), finder)
    };
    BerserkDecks::READY.iter().map(|deck| read(deck.name, deck.text)).collect()
}

#[test]
fn the_nine_decks_are_legal_and_written_in_the_one_form() {
    let decks = ready();
    assert_eq!(decks.len(), 9);
    for ((name, checked, finder), ready) in decks.iter().zip(BerserkDecks::READY) {
        assert_eq!(checked.faults, [], "{name}");
        assert_eq!(checked.deck.cards(), 30, "{name}");
        assert_eq!(print(&checked.deck, finder), ready.text, "{name}");
        let notes = BerserkDecks::notes(&checked.deck.list);
        assert!(!notes.iter().any(|note| note.id == "note-icons"), "{name}");
        assert!(!notes.iter().any(|note| note.id == "note-uniques"), "{name}");
    }
}

/// Profile, elite cards, flyers, cost of all cards together and elements, as the lists of the decks counted them.
#[test]
fn the_nine_decks_are_those_that_were_planned() {
    let planned = [
        ("wall-of-the-steppe", "relaunch", 12, 3, 164, 1),
        ("halls-of-the-forebears", "relaunch", 10, 3, 148, 1),
        ("green-bow", "relaunch", 9, 3, 146, 1),
        ("black-water", "relaunch", 11, 3, 137, 1),
        ("twice-living", "relaunch", 11, 2, 151, 1),
        ("night-raid", "relaunch", 10, 3, 142, 2),
        ("moss-and-mire", "classic", 6, 2, 115, 2),
        ("wind-and-stone", "classic", 8, 1, 118, 2),
        ("anothers-will", "classic", 10, 1, 125, 1),
    ];
    for ((name, checked, _), planned) in ready().into_iter().zip(planned) {
        let list = &checked.deck.list;
        let part = |tally: &str, key: &str| {
            let tallies = BerserkDecks::tallies(list);
            let tally = tallies.into_iter().find(|it| it.name == tally).expect("a tally");
            tally.parts.iter().find(|(it, ..)| it == key).map_or(0, |(.., count)| *count)
        };
        let cost: u32 = list
            .iter()
            .map(|it| {
                let card = &CARDS[usize::from(it.card.expect("a card")) - 1];
                u32::from(card.cost) * u32::from(it.count)
            })
            .sum();
        let tallies = BerserkDecks::tallies(list);
        let elements = tallies[2].parts.iter().filter(|(it, ..)| it != "neutral").count();
        let found = (
            name,
            checked.deck.profile,
            part("crystal", "gold"),
            part("kind", "flying"),
            cost,
            elements,
        );
        assert_eq!(found, planned);
    }
}

#[test]
fn the_curve_of_a_deck_is_its_cards_by_cost() {
    let (_, checked, _) = ready().swap_remove(2);
    let tallies = BerserkDecks::tallies(&checked.deck.list);
    let curve: Vec<(&str, u32)> =
        tallies[0].parts.iter().map(|(cost, _, count)| (cost.as_str(), *count)).collect();
    assert_eq!(curve, [("3", 4), ("4", 9), ("5", 8), ("6", 7), ("7", 0), ("8", 2)]);
}

#[test]
fn every_fault_and_note_can_be_said() {
    let deck = list(&[(4, "ork"), (1, "bagor"), (1, "akkeniya"), (60, "ost"), (1, "kochevnik")]);
    let off = Profile { supplement: Supplement::Off, ..profile("relaunch") };
    let mut said: Vec<Msg> = Vec::new();
    for fault in off.faults(&deck).into_iter().chain(off.faults(&[])) {
        said.extend([fault.words, fault.mend]);
    }
    let uniques = list(&[(2, "naemnik"), (1, "draks"), (1, "rimaandy")]);
    for list in [&deck[..], &[], &uniques] {
        said.extend(BerserkDecks::notes(list));
        for tally in BerserkDecks::tallies(list) {
            said.push(Msg::new(format!("tally-{}", tally.name)));
            said.extend(tally.parts.into_iter().map(|(_, words, _)| words));
        }
    }
    let ids: Vec<&str> = said.iter().map(|msg| &*msg.id).collect();
    for id in [
        "fault-ours",
        "fault-too-few",
        "fault-too-many",
        "note-uniques",
        "note-elements",
        "note-no-creature",
        "note-icons",
        "note-ours",
    ] {
        assert!(ids.contains(&id), "{id}");
    }
    for lang in Lang::ALL {
        let at = lang.index();
        let speech = Speech::new(lang, &[TEXTS[at], BerserkDecks::texts()[at]]).expect("Fluent");
        for msg in &said {
            speech.say(msg);
        }
        assert_eq!(speech.faults(), Vec::<String>::new());
    }
}
