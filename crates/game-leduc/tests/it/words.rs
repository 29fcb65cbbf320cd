//! Everything that Leduc poker can say has words in three languages, and they fit each other.

use deckhand_chance::Seeded;
use deckhand_kernel::{
    Dealer, Game, LANGUAGES, Msg, Redact, Seat, Sitting, Speaker, Status, Title, Viewer, Words,
};
use deckhand_words::{Lang, Speech, check_said, check_texts, sources};
use game_leduc::{Action, Ask, Leduc, Setup};
use std::collections::BTreeSet;

const VIEWERS: [Viewer; 4] =
    [Viewer::All, Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))];

/// The game's texts in every language, one of the seats being the reader's.
fn speeches() -> Vec<(Lang, Speech)> {
    let all = deckhand_words::speeches(Leduc::texts()).into_iter();
    all.map(|(lang, speech)| (lang, speech.with_seats(Vec::new(), Some(Seat(0))))).collect()
}

/// Says all of it in every language and expects no fault.
fn say(all: impl IntoIterator<Item = Msg>) {
    check_said(&speeches(), all);
}

#[test]
fn the_texts_of_the_three_languages_agree() {
    let sources: Vec<(&str, &str)> = LANGUAGES.into_iter().zip(Leduc::texts()).collect();
    assert_eq!(check_texts(&sources), [""; 0]);
}

#[test]
fn l1_2_every_card_has_a_name_of_its_own_and_a_kind() {
    let faces = Leduc::cards();
    assert_eq!(faces.len(), 6);
    for (lang, speech) in speeches() {
        let names: BTreeSet<String> = faces.iter().map(|face| speech.say(&face.name)).collect();
        assert_eq!(names.len(), 6, "{lang:?}");
    }
    say(faces.into_iter().flat_map(|face| [Msg::new(format!("kind-{}", face.kind)), face.name]));
}

#[test]
fn l1_1_the_mode_is_explained_and_no_other_table_is_set() {
    let named = ["game-leduc", "game-leduc-about", "mode-limit", "mode-limit-about"];
    say(named.map(Msg::new));
    let refused = [
        Leduc::setup("limit", 3, &[]),
        Leduc::setup("limit", 1, &[]),
        Leduc::setup("no-limit", 2, &[]),
        Leduc::setup("limit", 2, &[("hands".to_owned(), "3".to_owned())]),
    ];
    say(refused.map(|setup| setup.expect_err("impossible").0));
    assert_eq!(Leduc::warnings(&Setup {}), []);
}

#[test]
fn every_answer_and_every_question_has_words() {
    say(Action::ALL.iter().map(Words::words));
    say(Action::ALL.map(|action| Msg::new(format!("verb-{action}"))));
    let asks = [2, 4].map(|bet| [Ask::Open { bet }, Ask::Facing { call: bet }]);
    say(asks.concat().iter().map(Words::words));
    let wrong = ["", "pass", "bet 2", "check!", "all-in"];
    say(wrong.map(|text| text.parse::<Action>().expect_err(text)));
}

/// Looks at the picture of every viewer in every language.
fn look(game: &Leduc, speeches: &[(Lang, Speech)]) {
    for viewer in VIEWERS {
        let view = game.view(viewer);
        for (lang, speech) in speeches {
            let picture = Leduc::picture(&view, viewer, speech);
            for line in picture.lines() {
                assert!(line.chars().count() <= 80, "{lang:?}: too long: {line}");
                assert!(!line.trim().is_empty() && !line.contains("  "), "{lang:?}: a gap: {line}");
            }
            assert!(picture.lines().count() >= 4, "{lang:?}: {picture}");
        }
    }
}

/// Everything that a random hand says to anybody, and what it answers to wrong answers; with every picture looked at.
fn said_in_a_hand(seed: u64) -> Vec<Msg> {
    let mut dealer = Seeded::new(seed);
    let mut sitting = Sitting::<Leduc>::deal(Setup {}, &mut dealer).expect("dealt");
    let speeches = speeches();
    let mut said = Vec::new();
    while let Status::Asking(asked) = sitting.game().status() {
        let game = sitting.game();
        look(game, &speeches);
        let seat = asked.iter().next().expect("somebody is asked");
        said.extend(game.ask(seat).map(|ask| ask.words()));
        for action in Action::ALL {
            let refused = (0..2).filter_map(|seat| game.why_not(Seat(seat), action));
            said.extend(refused.map(|refusal| refusal.because));
        }
        let mut offers = Vec::new();
        game.legal(seat, &mut offers);
        said.extend(offers.iter().map(|&action| game.phrase(seat, action)));
        let action = offers[dealer.draw(offers.len() as u32) as usize];
        sitting.answer(seat, action, &mut dealer).expect("offered");
    }
    look(sitting.game(), &speeches);
    let over = sitting.game().why_not(Seat(0), Action::Check).expect("the hand is over");
    said.push(over.because);
    said.extend(sitting.game().result());
    for viewer in VIEWERS {
        let seen = sitting.log().iter().filter_map(|told| told.seen_by(viewer));
        said.extend(seen.map(|told| told.event.words()));
    }
    for (lang, speech) in &speeches {
        assert_eq!(speech.faults(), [""; 0], "{lang:?}: seed {seed}");
    }
    said
}

#[test]
fn random_hands_say_nothing_without_words() {
    say((0..100).flat_map(said_in_a_hand));
}

/// What ids of messages begin with.
const AREAS: [&str; 10] = [
    "action", "ask", "card", "event", "notation", "phrase", "picture", "refuse", "result", "scene",
];

#[test]
fn every_id_in_the_sources_has_a_text() {
    let files = sources(env!("CARGO_MANIFEST_DIR"));
    let is_id = |text: &&str| {
        let area = text.split_once('-').is_some_and(|(area, rest)| {
            AREAS.contains(&area) && rest.starts_with(|letter: char| letter.is_ascii_lowercase())
        });
        area && text.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-')
    };
    let literals = files.iter().flat_map(|(_, file)| file.split('"').skip(1).step_by(2));
    let ids: BTreeSet<&str> = literals.filter(is_id).collect();
    assert!(ids.len() > 50, "only {} ids were found, so the search is broken", ids.len());
    for (lang, speech) in speeches() {
        let missing: Vec<&&str> = ids.iter().filter(|id| !speech.has(id)).collect();
        assert_eq!(missing, Vec::<&&str>::new(), "{lang:?}");
    }
}
