//! Everything that Disastles says has words in English, German and Russian.
//!
//! The ids are read from the sources, so that a message without a text is found even where no test ever makes the game
//! say it. What takes parameters is said as well, by random games, since a missing parameter shows only then.

use core::fmt::Debug;
use deckhand_chance::Seeded;
use deckhand_kernel::{
    Dealer, Game, LANGUAGES, Msg, Redact, Seat, Seats, Sitting, Speaker, Status, Title, Viewer,
    Words,
};
use deckhand_words::{Lang, Speech, check_said, check_texts, sources};
use game_disastles::{Action, CARDS, CardId, Cell, Disastles, Event};
use std::collections::BTreeSet;

/// The game's texts in every language.
fn speeches() -> Vec<(Lang, Speech)> {
    deckhand_words::speeches(Disastles::texts())
}

/// Says all of it in every language and expects no fault.
fn say(all: impl IntoIterator<Item = Msg>) {
    check_said(&speeches(), all);
}

#[test]
fn the_texts_of_the_three_languages_agree() {
    let sources: Vec<(&str, &str)> = LANGUAGES.into_iter().zip(Disastles::texts()).collect();
    assert_eq!(check_texts(&sources), [""; 0]);
}

#[test]
fn every_card_has_a_name_and_a_text() {
    say(Disastles::cards().into_iter().flat_map(|face| {
        let kind = Msg::new(format!("kind-{}", face.kind));
        let facts: Vec<Msg> =
            face.facts.iter().map(|(name, _)| Msg::new(format!("fact-{name}"))).collect();
        face.text.into_iter().chain([face.name, kind]).chain(facts)
    }));
    say(CARDS.iter().flat_map(|card| card.text).map(Words::words));
}

#[test]
fn no_two_cards_share_a_name_in_any_language() {
    for (lang, speech) in speeches() {
        let names: Vec<String> =
            Disastles::cards().iter().map(|face| speech.say(&face.name)).collect();
        let distinct: BTreeSet<&String> = names.iter().collect();
        assert_eq!(distinct.len(), names.len(), "{lang:?}");
    }
}

#[test]
fn every_mode_and_option_is_explained() {
    let modes = Disastles::MODES.iter().flat_map(|mode| {
        [format!("mode-{}", mode.name), format!("mode-{}-about", mode.name)].map(Msg::new)
    });
    let options = Disastles::OPTIONS
        .iter()
        .map(|option| Msg::new(format!("option-{}", option.name.replace('_', "-"))));
    let game = ["game-disastles", "game-disastles-about"].map(Msg::new);
    say(modes.chain(options).chain(game));
}

#[test]
fn every_verb_of_the_notation_has_words() {
    say(Action::FORMS.iter().filter_map(|form| form.split(' ').next()).flat_map(|verb| {
        let mut ids = vec![Msg::new(format!("verb-{verb}"))];
        if ["pass", "skip", "yes", "flip"].contains(&verb) {
            ids.push(Msg::new(format!("action-{verb}")));
        }
        ids
    }));
    let wrong = [
        "jump",
        "build",
        "build market",
        "build market at x",
        "build market at 1,0 turned 45",
        "build market at 1,0 in 9",
        "use corridor",
        "use markt",
        "use xyzzy",
        "pass now",
        "",
    ];
    say(wrong.map(|text| text.parse::<Action>().expect_err(text)));
    let right = [
        "pass",
        "skip",
        "yes",
        "flip",
        "use disco",
        "take market",
        "build market at 1,0",
        "build market at 1,0 turned 90",
        "build imposter at 1,0 turned 180 in 2",
        "warp warping-chamber onto market",
        "warp warping-chamber onto market turned 90",
        "move market to -1,0",
        "move market to -1,0 turned 90",
        "swap market and disco",
        "swap market and disco turned 90 and 0",
        "turn market by 90",
        "turn market by 0",
        "discard market",
        "play meteor",
        "give market",
        "top market",
        "put market",
    ];
    say(right.map(|text| text.parse::<Action>().expect(text).words()));
}

/// Every event, with one and with several of whatever it counts.
fn events() -> Vec<Event> {
    let (me, you) = (Seat(0), Seat(1));
    let (one, other) = (CardId(55), CardId(11));
    let at = Cell { x: 1, y: -2 };
    let mut events = vec![
        Event::Starts(me),
        Event::Round(2),
        Event::Turn(me),
        Event::Took(me, one),
        Event::Built(me, one, me, at, 0),
        Event::Built(me, one, you, at, 3),
        Event::Warped(me, one, other, 1),
        Event::Swapped(me, Some(me), one, other),
        Event::Swapped(me, Some(you), one, other),
        Event::Swapped(me, None, one, other),
        Event::Passed(me),
        Event::Used(me, one),
        Event::Flipped(me, CardId(104)),
        Event::Linked(me, one),
        Event::ChainFull,
        Event::TurnedUp(one),
        Event::Discarded(one),
        Event::Disaster(CardId(110), 2, [2, 3, 1]),
        Event::Damage(me, [1, 0, 3], 3),
        Event::Damage(me, [1, 0, 2], 3),
        Event::Lost(me, one),
        Event::Sacrificed(me, one),
        Event::Eliminated(me),
        Event::ShopClosed,
        Event::DisasterAdded,
        Event::DirectionTurned,
        Event::HandedOver(me, you, one),
        Event::FirstPlayer(me),
        Event::Ends,
        Event::Beaten,
    ];
    for number in 0..4 {
        let cards = || vec![one; usize::from(number) + 1];
        events.extend([
            Event::Laid(cards()),
            Event::Cleared(cards()),
            Event::Moved(me, me, one, at, number),
            Event::Moved(me, you, one, at, number),
            Event::Turned(me, me, one, number),
            Event::Turned(me, you, one, number),
            Event::Activated(me, cards()),
            Event::Deactivated(me, cards()),
            Event::LinksLost(cards()),
            Event::Thrown(cards()),
            Event::ShuffledBack(cards()),
            Event::NoDamage(me, number.into()),
            Event::Avoided(me, number.into()),
            Event::CutOff(me, cards()),
            Event::Looks(me, number, None),
            Event::Looks(me, number, Some(cards())),
            Event::PutBack(me, number),
            Event::Sheltered(me, number),
            Event::ShopGrows(number),
            Event::Lifted(me, cards()),
            Event::Won(Seats::first(number + 1)),
            Event::Tied(Seats::first(number + 1)),
        ]);
    }
    events
}

#[test]
fn every_event_has_words() {
    say(events().iter().map(Words::words));
}

#[test]
fn refused_and_doubtful_setups_are_explained() {
    let setup = |mode: &str, seats, options: &[(&str, &str)]| {
        let owned = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
        Disastles::setup(mode, seats, &options.iter().map(owned).collect::<Vec<_>>())
    };
    let refused = [
        setup("normal", 2, &[("catastrophes", "13")]),
        setup("co-op", 2, &[("catastrophes", "9")]),
        setup("normal", 2, &[("seal", "on")]),
        setup("no-disasters", 2, &[("disasters", "1")]),
        setup("normal", 2, &[("disasters", "0")]),
        setup("hands", 5, &[("safe_cards", "91")]),
        setup("normal", 2, &[("first_player", "3")]),
        setup("normal", 6, &[]),
        setup("normal", 2, &[("disasters", "many")]),
        setup("normal", 2, &[("disaster", "1")]),
        setup("duel", 2, &[]),
    ];
    say(refused.map(|setup| setup.expect_err("impossible").0));
    let doubtful = [
        setup("normal", 2, &[("disasters", "9"), ("catastrophes", "3")]),
        setup("normal", 5, &[("disasters", "8")]),
        setup("normal", 2, &[("catastrophes", "1"), ("seal", "on")]),
        setup("normal", 2, &[("thrones", "special"), ("safe_cards", "1")]),
    ];
    say(doubtful.iter().flat_map(|setup| Disastles::warnings(setup.as_ref().expect("possible"))));
}

/// Everything that a random game says to anybody, what it answers to wrong answers, and what it ends with.
fn said_in_a_game(mode: &str, seats: u8, options: &[(&str, &str)], seed: u64) -> Vec<Msg> {
    let options: Vec<(String, String)> =
        options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let setup = Disastles::setup(mode, seats, &options).expect("possible");
    let mut dealer = Seeded::new(seed);
    let mut sitting = Sitting::<Disastles>::deal(setup, &mut dealer).expect("dealt");
    let mut said = Vec::new();
    let mut offers = Vec::new();
    while let Status::Asking(asked) = sitting.game().status() {
        let game = sitting.game();
        said.extend((0..seats).filter_map(|seat| Some(game.ask(Seat(seat))?.words())));
        for _ in 0..3 {
            let imagined = game.imagine(&mut dealer);
            said.push(imagined.words());
            let refused = (0..seats).filter_map(|seat| game.why_not(Seat(seat), imagined));
            said.extend(refused.map(|refusal| refusal.because));
        }
        let seat = asked.iter().next().expect("somebody is asked");
        offers.clear();
        game.legal(seat, &mut offers);
        let action = offers[dealer.draw(offers.len() as u32) as usize];
        said.push(action.words());
        sitting.answer(seat, action, &mut dealer).expect("offered");
    }
    said.extend(sitting.game().result());
    for viewer in [Viewer::All, Viewer::Public, Viewer::Seat(Seat(0))] {
        let seen = sitting.log().iter().filter_map(|told| told.seen_by(viewer));
        said.extend(seen.map(|told| told.event.words()));
    }
    said
}

#[test]
fn random_games_say_nothing_without_words() {
    let all = [("thrones", "special"), ("catastrophes", "9"), ("returned_order", "any")];
    let mut said = Vec::new();
    for seed in 0..6 {
        said.extend(said_in_a_game("normal", 4, &all, seed));
        said.extend(said_in_a_game("normal", 2, &[("throne_may_be_moved", "off")], seed));
        said.extend(said_in_a_game("hands", 3, &all, seed));
        said.extend(said_in_a_game("no-disasters", 3, &[], seed));
        said.extend(said_in_a_game("co-op", 3, &[], seed));
        said.extend(said_in_a_game("solo", 1, &[("disasters", "3")], seed));
    }
    say(said);
}

#[test]
fn pictures_use_no_word_that_does_not_exist() {
    for (mode, seats) in
        [("normal", 3), ("hands", 2), ("no-disasters", 2), ("co-op", 2), ("solo", 1)]
    {
        let setup = Disastles::setup(mode, seats, &[]).expect("possible");
        let mut dealer = Seeded::new(7);
        let mut sitting = Sitting::<Disastles>::deal(setup, &mut dealer).expect("dealt");
        let speeches = speeches();
        let mut offers = Vec::new();
        for _ in 0..40 {
            let Status::Asking(asked) = sitting.game().status() else { break };
            for viewer in [Viewer::All, Viewer::Public, Viewer::Seat(Seat(0))] {
                let view = sitting.game().view(viewer);
                for (lang, speech) in &speeches {
                    Disastles::picture(&view, viewer, speech);
                    assert_eq!(speech.faults(), [""; 0], "{lang:?}");
                }
            }
            let seat = asked.iter().next().expect("somebody is asked");
            offers.clear();
            sitting.game().legal(seat, &mut offers);
            let action = offers[dealer.draw(offers.len() as u32) as usize];
            sitting.answer(seat, action, &mut dealer).expect("offered");
        }
    }
}

/// What ids of messages begin with.
const AREAS: [&str; 18] = [
    "action", "ask", "card", "event", "kind", "notation", "op", "passive", "picture", "refuse",
    "result", "setup", "start", "symbol", "text", "warning", "whose", "woe",
];

/// The string literals of a source, as far as they stand on one line.
fn literals(source: &str) -> Vec<&str> {
    source.lines().flat_map(|line| line.split('"').skip(1).step_by(2)).collect()
}

fn is_id(text: &str) -> bool {
    let kebab =
        |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    let area =
        text.split_once('-').is_some_and(|(area, rest)| AREAS.contains(&area) && !rest.is_empty());
    area && text.chars().all(kebab)
}

#[test]
fn every_id_in_the_sources_has_a_text() {
    let files = sources(env!("CARGO_MANIFEST_DIR"));
    let mut ids: BTreeSet<String> = BTreeSet::new();
    for (name, source) in &files {
        ids.extend(literals(source).into_iter().filter(|text| is_id(text)).map(str::to_owned));
        if name == "event.rs" {
            // The area is put before the literal there; what follows `with(` is the name of a parameter.
            let said = source.split_once("impl Words for Event").expect("events have words").1;
            let mut pieces = said.split('"');
            while let (Some(before), Some(literal)) = (pieces.next(), pieces.next()) {
                if !before.ends_with("with(") && !literal.contains('{') {
                    ids.insert(format!("event-{literal}"));
                }
            }
        }
    }
    assert!(ids.len() > 200, "only {} ids were found, so the search is broken", ids.len());
    let slugs: BTreeSet<&str> = CARDS.iter().map(|card| card.slug).collect();
    for (lang, speech) in speeches() {
        let missing: Vec<&String> =
            ids.iter().filter(|id| !speech.has(id) && !slugs.contains(id.as_str())).collect();
        assert_eq!(missing, Vec::<&String>::new(), "{lang:?}");
        let names: Vec<&&str> =
            slugs.iter().filter(|slug| !speech.has(&format!("card-{slug}"))).collect();
        assert_eq!(names, Vec::<&&str>::new(), "{lang:?}");
    }
}

/// A seat is shown as its owner's name, also where the reader sits in it.
#[test]
fn the_reader_is_marked_in_every_sentence_about_a_seat() {
    fn shown(what: &impl Debug, speech: &Speech, msg: &Msg) {
        let text = speech.say(msg);
        let named = text.contains("Ada (");
        assert!(named, "{what:?} does not name its seat: {text}");
    }
    for (_, speech) in speeches() {
        let speech = speech.with_seats(vec!["Ada".into(), "Bo".into()], Some(Seat(0)));
        for event in events() {
            let msg = event.words();
            if msg.args.iter().any(|(name, _)| name == "seat") {
                shown(&event, &speech, &msg);
            }
        }
    }
}
