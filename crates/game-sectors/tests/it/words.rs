//! Everything that Sectors says has words in English, German and Russian.
//!
//! The ids are read from the sources, so that a message without a text is found even where no test ever makes the game
//! say it. What takes parameters is said as well, by every variant and by random games, since a missing parameter shows
//! only then.

use deckhand_chance::Seeded;
use deckhand_kernel::{
    Dealer, Game, LANGUAGES, Msg, Redact, Seat, Sitting, Speaker, Status, Thing, Title, Viewer,
    Words,
};
use deckhand_words::{Lang, Speech, check_said, check_texts, sources};
use game_sectors::{
    ALL, Action, Ask, At, CardId, Event, Face, Faction, Marker, Sector, Sectors, Setup, Way,
};
use std::collections::BTreeSet;

/// A card, an ability, and the red yield, each of which may be the source of an effect.
fn sources_of_effects() -> [CardId; 3] {
    [CardId(2), CardId(ALL as u8), CardId(ALL as u8 + 10)]
}

const VIEWERS: [Viewer; 4] =
    [Viewer::All, Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))];

/// The game's texts in every language.
fn speeches() -> Vec<(Lang, Speech)> {
    deckhand_words::speeches(Sectors::texts())
}

/// Says all of it in every language and expects no fault.
fn say(all: impl IntoIterator<Item = Msg>) {
    check_said(&speeches(), all);
}

#[test]
fn the_texts_of_the_three_languages_agree() {
    let sources: Vec<(&str, &str)> = LANGUAGES.into_iter().zip(Sectors::texts()).collect();
    assert_eq!(check_texts(&sources), [""; 0]);
}

#[test]
fn every_card_has_a_name_a_kind_and_a_text() {
    let faces = Sectors::cards();
    assert_eq!(faces.len(), ALL + 11, "with ten abilities and the red yield");
    say(faces.into_iter().flat_map(|face| {
        let kind = Msg::new(format!("kind-{}", face.kind));
        let facts: Vec<Msg> =
            face.facts.iter().map(|(name, _)| Msg::new(format!("fact-{name}"))).collect();
        face.text.into_iter().chain([face.name, kind]).chain(facts)
    }));
}

#[test]
fn only_the_two_ctrl_patches_share_a_name() {
    for (lang, speech) in speeches() {
        let names: Vec<String> =
            Sectors::cards().iter().map(|face| speech.say(&face.name)).collect();
        let distinct: BTreeSet<&String> = names.iter().collect();
        assert_eq!(distinct.len(), 93, "{lang:?}");
    }
}

#[test]
fn every_mode_and_option_is_explained() {
    let modes = Sectors::MODES.iter().flat_map(|mode| {
        [format!("mode-{}", mode.name), format!("mode-{}-about", mode.name)].map(Msg::new)
    });
    let options = Sectors::OPTIONS
        .iter()
        .map(|option| Msg::new(format!("option-{}", option.name.replace('_', "-"))));
    let game = ["game-sectors", "game-sectors-about"].map(Msg::new);
    let factions = Faction::ALL
        .into_iter()
        .flat_map(|it| [it.words(), Msg::new(format!("faction-{}-about", it.name()))]);
    say(modes.chain(options).chain(game).chain(factions));
}

#[test]
fn refused_setups_and_the_note_on_the_cards_are_explained() {
    let setup = |mode: &str, seats, options: &[(&str, &str)]| {
        let owned = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
        Sectors::setup(mode, seats, &options.iter().map(owned).collect::<Vec<_>>())
    };
    let refused = [
        setup("duel", 3, &[]),
        setup("team", 2, &[]),
        setup("duel", 2, &[("max_rounds", "0")]),
        setup("duel", 2, &[("tytano", "off")]),
        setup("duel", 2, &[("tytan", "aura")]),
    ];
    say(refused.map(|setup| setup.expect_err("impossible").0));
    say(Sectors::warnings(&Setup::default()));
}

/// One action of every form of the notation.
fn actions() -> Vec<Action> {
    let typed = |form: &&str| {
        let words = form.split(' ').map(|word| match word {
            "CARD" => "cold-shock",
            "MODULE" => "compiler",
            "SLOT" => "1y2",
            "FACTION" => "hex",
            "COLOUR" => "blue",
            "PRICE" | "NUMBER" => "2",
            verb => verb,
        });
        words.collect::<Vec<&str>>().join(" ").parse::<Action>().expect(form)
    };
    Action::FORMS.iter().map(typed).collect()
}

#[test]
fn every_verb_of_the_notation_has_words() {
    let actions = actions();
    let verbs: BTreeSet<&str> = actions.iter().map(|action| action.verb()).collect();
    assert_eq!(verbs.len(), Action::FORMS.len());
    say(verbs.into_iter().map(|verb| Msg::new(format!("verb-{verb}"))));
    say(actions.iter().map(Words::words));
    let factions = Faction::ALL.map(|it| format!("choice-{}", it.name()));
    let sectors = Sector::ALL.map(|it| format!("choice-{}", it.name()));
    let slots = ["verb", "card", "slot", "number", "choice"].map(str::to_owned);
    say(factions.into_iter().chain(sectors).chain(slots).map(Msg::new));
    let wrong = [
        "",
        "hop",
        "install",
        "install xyzzy",
        "install cold-shok 1r1",
        "install cold-shock 3r1",
        "draft abc",
        "sector green",
        "number +2",
        "pass now",
    ];
    say(wrong.map(|text| text.parse::<Action>().expect_err(text)));
}

/// Every event, with none, one and several of whatever it counts, with cards known and unknown.
fn events() -> Vec<Event> {
    let (me, you) = (Seat(0), Seat(1));
    let (at, other) = (At(4), At(17));
    let card = CardId(7);
    let open = Face { card: Some(card), open: true, shown: true };
    let mut events = vec![
        Event::Starts(me),
        Event::Drafted(me, Faction::Hex),
        Event::Shuffled(you),
        Event::Offered(CardId(60)),
        Event::Round(3),
        Event::Thawed,
        Event::Passed(me),
        Event::Paid(me, card),
        Event::Reserved(me, card),
        Event::Installed(me, card, at),
        Event::Replaced(card, at),
        Event::Deleted(card, at),
        Event::Scrapped(CardId(80), at),
        Event::Returned(me, card, at),
        Event::Held(open, at),
        Event::Used(me, Faction::Sld),
        Event::DeletedBot(card, at),
        Event::Destroyed(card, at),
        Event::Chose(me, Sector::Red, 1),
        Event::Chose(you, Sector::Blue, 2),
        Event::Tied(Sector::Yellow),
        Event::Hidden(card, at),
        Event::Turned(card, at),
        Event::Moved(at, other),
        Event::Unloaded(me, card),
        Event::Discarded(me, card),
        Event::Recovered(me, card),
        Event::Sunk(me, card),
        Event::Removed(card, at),
        Event::Unlocked(me, Faction::Bat),
        Event::Assembled(me),
        Event::Drawn,
    ];
    for face in [Some(card), None] {
        let face = Face { card: face, open: false, shown: false };
        events.extend([
            Event::Took(me, face),
            Event::Bot(me, face, at),
            Event::Uploaded(me, face, at),
            Event::Created(me, face, at),
            Event::Loaded(me, face),
            Event::Held(face, at),
            Event::Transferred(2, (face, at), (face, other)),
        ]);
    }
    for sector in Sector::ALL {
        events.extend([
            Event::Activated(me, sector),
            Event::Scored(sector, 7, -1),
            Event::Yields(me, sector),
            Event::Hacked(me, sector, 2),
        ]);
        let seen = (0..4_u8).map(|count| Event::Looked(me, sector, (0..count).collect()));
        events.extend(seen);
    }
    for source in sources_of_effects() {
        events.extend([
            Event::Effect(me, source, 1),
            Event::Nothing(me, source),
            Event::Unpaid(me, source),
        ]);
    }
    for count in 0..7 {
        events.extend([
            Event::Drew(me, count, (0..0).collect()),
            Event::Drew(me, count, (0..count).collect()),
            Event::DrewMore(me, count, (0..0).collect()),
            Event::DrewMore(me, count, (0..count).collect()),
            Event::Declared(me, card, at, Way::Hand, count),
            Event::Declared(me, card, at, Way::Trash, count),
            Event::Bought(me, CardId(61), at, count),
            Event::Transferred(count, (open, at), (open, other)),
            Event::Coins(me, count, count + 2),
            Event::Spent(me, count, 1),
            Event::Won(me, u16::from(count), 1),
        ]);
        let markers =
            [Marker::Ctrl, Marker::Shield, Marker::Disruption, Marker::Data, Marker::Frozen];
        for marker in markers {
            events.extend([
                Event::Put(marker, count, open, at, count + 1),
                Event::Off(marker, count, open, at, 0),
            ]);
        }
    }
    events
}

#[test]
fn every_event_has_words() {
    say(events().iter().map(Words::words));
}

#[test]
fn every_question_has_words() {
    let mut asks = vec![
        Ask::Draft,
        Ask::Main,
        Ask::End,
        Ask::Overflow,
        Ask::Store,
        Ask::Sector,
        Ask::Unlock,
        Ask::Bin,
        Ask::Replace(At(5)),
        Ask::Save,
    ];
    for source in sources_of_effects() {
        asks.extend([
            Ask::Target(source, 1),
            Ask::Target(source, 3),
            Ask::Slot(source),
            Ask::Hand(source),
            Ask::Trash(source, 0),
            Ask::Trash(source, 1),
            Ask::Trash(source, 2),
            Ask::Memory(source),
            Ask::May(source),
            Ask::Module(source),
            Ask::Install(source),
        ]);
    }
    for count in 1..7 {
        asks.extend([
            Ask::Pay(count, 0),
            Ask::Pay(count - 1, 1),
            Ask::Order(count),
            Ask::Number(CardId(58), count),
        ]);
    }
    say(asks.iter().map(Words::words));
}

/// Looks at the picture of every viewer in every language.
fn look(game: &Sectors, speeches: &[(Lang, Speech)]) {
    for viewer in VIEWERS {
        let view = game.view(viewer);
        for (lang, speech) in speeches {
            let picture = Sectors::picture(&view, viewer, speech);
            assert!(!picture.trim().is_empty(), "{lang:?}: nothing is drawn for {viewer:?}");
            for line in picture.lines() {
                assert_eq!(line.trim_end(), line, "{lang:?}: blanks at the end of a line");
                assert!(!line.trim().contains("  "), "{lang:?}: a gap: {line}");
            }
        }
    }
}

/// Everything that a random game says to anybody, what it answers to wrong answers, and what it ends with; with every
/// picture looked at.
fn said_in_a_game(setup: Setup, seed: u64) -> Vec<Msg> {
    let mut dealer = Seeded::new(seed);
    let mut sitting = Sitting::<Sectors>::deal(setup, &mut dealer).expect("dealt");
    let speeches = speeches();
    let mut said = Vec::new();
    let mut offers = Vec::new();
    let mut steps = 0_u32;
    while let Status::Asking(asked) = sitting.game().status() {
        let game = sitting.game();
        if steps.is_multiple_of(5) {
            look(game, &speeches);
        }
        steps += 1;
        said.extend((0..2).filter_map(|seat| Some(game.ask(Seat(seat))?.words())));
        for _ in 0..3 {
            let imagined = game.imagine(&mut dealer);
            said.push(imagined.words());
            let refused = (0..2).filter_map(|seat| game.why_not(Seat(seat), imagined));
            said.extend(refused.map(|refusal| refusal.because));
        }
        let seat = asked.iter().next().expect("somebody is asked");
        offers.clear();
        game.legal(seat, &mut offers);
        said.extend(offers.iter().map(|&action| game.phrase(seat, action)));
        let named = offers.iter().flat_map(|&action| game.picks(seat, action));
        said.extend(named.filter_map(|pick| match pick.thing {
            Thing::Option(name) => Some(Msg::new(format!("{}-{name}", pick.slot))),
            _ => None,
        }));
        let action = offers[dealer.draw(offers.len() as u32) as usize];
        sitting.answer(seat, action, &mut dealer).expect("offered");
    }
    look(sitting.game(), &speeches);
    let over = sitting.game().why_not(Seat(0), Action::Pass).expect("the game is over");
    said.push(over.because);
    for (lang, speech) in &speeches {
        assert_eq!(speech.faults(), [""; 0], "{lang:?}: seed {seed}");
    }
    said.extend(sitting.game().result());
    for viewer in VIEWERS {
        let seen = sitting.log().iter().filter_map(|told| told.seen_by(viewer));
        said.extend(seen.map(|told| told.event.words()));
    }
    said
}

#[test]
fn random_games_say_nothing_without_words() {
    say((0..12).flat_map(|seed| said_in_a_game(Setup::default(), seed)));
}

#[test]
fn random_games_with_other_rulings_say_nothing_without_words() {
    let other = [
        ("first_player", "2"),
        ("memory_window", "before-action"),
        ("bot_is_installed", "off"),
        ("free_slot", "patch-occupies"),
        ("reshuffle_on_take", "on"),
        ("second_sector", "at-once"),
        ("max_rounds", "5"),
        ("frozen_shields_hold_control", "on"),
        ("virus_occupies_slot", "off"),
        ("module_discard", "owner-trash"),
        ("tytano", "aura"),
        ("restorer", "per-returning-card"),
        ("hex_on_scoring_yield", "on"),
        ("backlash", "any-effect"),
    ];
    let options: Vec<(String, String)> =
        other.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let setup = Sectors::setup("duel", 2, &options).expect("possible");
    say((0..12).flat_map(|seed| said_in_a_game(setup.clone(), seed)));
}

/// What ids of messages begin with.
const AREAS: [&str; 12] = [
    "action", "ability", "ask", "event", "face", "notation", "note", "picture", "refuse", "result",
    "setup", "unit",
];

/// The string literals of a source, as far as they stand on one line, but those that name a parameter.
fn literals(source: &str) -> Vec<&str> {
    let mut pieces = source.split('"');
    let mut found = Vec::new();
    while let (Some(before), Some(literal)) = (pieces.next(), pieces.next()) {
        if !before.ends_with("with(") {
            found.push(literal);
        }
    }
    found
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
    let ids: BTreeSet<&str> =
        files.iter().flat_map(|(_, file)| literals(file)).filter(|text| is_id(text)).collect();
    assert!(ids.len() > 120, "only {} ids were found, so the search is broken", ids.len());
    for (lang, speech) in speeches() {
        let missing: Vec<&&str> = ids.iter().filter(|id| !speech.has(id)).collect();
        assert_eq!(missing, Vec::<&&str>::new(), "{lang:?}");
    }
}
