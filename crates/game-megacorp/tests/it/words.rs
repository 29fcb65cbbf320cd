//! Everything that Megacorp says has words in English, German and Russian.
//!
//! The ids are read from the sources, so that a message without a text is found even where no test ever makes the game
//! say it. What takes parameters is said as well, by every variant and by random games, since a missing parameter shows
//! only then.

use deckhand_chance::Seeded;
use deckhand_kernel::{
    Dealer, Decks as _, Game, LANGUAGES, Listed, Msg, Redact, Seat, Sitting, Speaker, Status,
    Thing, Title, Viewer, Words,
};
use deckhand_words::{Lang, Speech, check_said, check_texts, fold, sources};
use game_megacorp::{
    ALL, Action, Ask, At, CARDS, CardId, Colour, Event, Face, Faction, Megacorp, MegacorpDecks,
    Phase, Setup, Subtype, Type,
};
use std::collections::{BTreeMap, BTreeSet};

/// The game's texts in every language.
fn speeches() -> Vec<(Lang, Speech)> {
    deckhand_words::speeches(Megacorp::texts())
}

/// Says all of it in every language and expects no fault.
fn say(all: impl IntoIterator<Item = Msg>) {
    check_said(&speeches(), all);
}

#[test]
fn the_texts_of_the_three_languages_agree() {
    let sources: Vec<(&str, &str)> = LANGUAGES.into_iter().zip(Megacorp::texts()).collect();
    assert_eq!(check_texts(&sources), [""; 0]);
}

#[test]
fn every_card_has_a_name_a_kind_and_a_text() {
    let faces = Megacorp::cards();
    assert_eq!(faces.len(), ALL);
    say(faces.into_iter().flat_map(|face| {
        let kind = Msg::new(format!("kind-{}", face.kind));
        let facts: Vec<Msg> =
            face.facts.iter().map(|(name, _)| Msg::new(format!("fact-{name}"))).collect();
        face.text.into_iter().chain([face.name, kind]).chain(facts)
    }));
}

#[test]
fn no_two_cards_have_the_same_name_in_any_language() {
    let mut known: BTreeMap<String, u16> = BTreeMap::new();
    for face in Megacorp::cards() {
        for name in speeches().iter().map(|(_, speech)| speech.say(&face.name)) {
            let first = *known.entry(fold(&name)).or_insert(face.number);
            assert_eq!(first, face.number, "{name}");
        }
    }
}

#[test]
fn every_mode_and_option_is_explained() {
    let modes = Megacorp::MODES.iter().flat_map(|mode| {
        [format!("mode-{}", mode.name), format!("mode-{}-about", mode.name)].map(Msg::new)
    });
    let options = Megacorp::OPTIONS
        .iter()
        .map(|option| Msg::new(format!("option-{}", option.name.replace('_', "-"))));
    let game = ["game-megacorp", "game-megacorp-about"].map(Msg::new);
    let words = Type::ALL.into_iter().map(|it| it.words());
    let words = words.chain(Faction::ALL.into_iter().map(|it| it.words()));
    let words = words.chain(Subtype::ALL.into_iter().map(|it| it.words()));
    say(modes.chain(options).chain(game).chain(words));
}

/// A list of so many of each of these cards.
fn list(cards: &[(&str, u16)]) -> Vec<Listed> {
    let listed = |(line, &(slug, count)): (u32, &(&str, u16))| Listed {
        line,
        card: CardId::named(slug).map(|card| u16::from(card.0) + 1),
        count,
    };
    (1..).zip(cards).map(listed).collect()
}

#[test]
fn decks_their_faults_and_their_counts_have_words() {
    let wrong = [
        list(&[]),
        list(&[("factory", 1)]),
        list(&[("factory", 7), ("sea", 7), ("barracks", 7), ("scrapfield", 7), ("unlit-pier", 6)]),
        list(&[("factory", 7), ("sea", 7), ("barracks", 7), ("scrapfield", 7), ("unlit-pier", 8)]),
        list(&[("luke-seti", 1), ("mother-oriel", 1), ("seti-genomics", 2), ("factory", 9)]),
    ];
    let faults: Vec<Vec<_>> = wrong.iter().map(|list| MegacorpDecks::faults("", list)).collect();
    assert_eq!(faults.iter().map(Vec::len).collect::<Vec<_>>(), [1, 1, 1, 2, 4]);
    say(faults.into_iter().flatten().flat_map(|fault| [fault.words, fault.mend]));
    for deck in MegacorpDecks::READY {
        say([format!("deck-{}", deck.name), format!("deck-{}-about", deck.name)].map(Msg::new));
    }
    for list in &wrong[1..] {
        say(MegacorpDecks::notes(list));
        for tally in MegacorpDecks::tallies(list) {
            say([Msg::new(format!("tally-{}", tally.name))]);
            say(tally.parts.into_iter().map(|(_, title, _)| title));
        }
    }
    say((1..=ALL as u16)
        .flat_map(MegacorpDecks::columns)
        .flat_map(|(key, cell)| [Msg::new(format!("column-{key}")), cell]));
}

#[test]
fn refused_setups_and_the_note_on_the_cards_are_explained() {
    let setup = |mode: &str, seats, options: &[(&str, &str)]| {
        let owned = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
        Megacorp::setup(mode, seats, &options.iter().map(owned).collect::<Vec<_>>())
    };
    let refused = [
        setup("invest", 1, &[]),
        setup("team", 2, &[]),
        setup("invest", 2, &[("max_turns", "0")]),
        setup("invest", 2, &[("first_player", "3")]),
        setup("invest", 2, &[("idle_rule", "maybe")]),
        setup("invest", 2, &[("idle", "on")]),
        setup("invest", 2, &[("deck_3", "empty-chairs")]),
        setup("invest", 2, &[("deck_1", "35 factory")]),
        setup("invest", 2, &[("deck_2", "1 factory")]),
    ];
    say(refused.map(|setup| setup.expect_err("impossible").0));
    let setup = setup("invest", 2, &[]).expect("possible");
    say(Megacorp::warnings(&setup));
}

/// One action of every form of the notation.
fn actions() -> Vec<Action> {
    let typed = |form: &&str| {
        let words = form.split(' ').map(|word| match word {
            "CARD" => "factory",
            "PLACE" => "1.2",
            "SEAT" => "2",
            "COLOUR" => "green",
            "NUMBER" => "1",
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
    let any = [Action::Spend(None), Action::Invest { card: CardId(0), kind: None }];
    say(any.iter().map(Words::words));
    let colours = Colour::ALL.map(|it| format!("colour-{}", it.name()));
    let slots = ["verb", "card", "place", "target", "number", "seat", "colour", "colour-any"];
    say(colours.into_iter().chain(slots.map(str::to_owned)).map(Msg::new));
    let wrong = [
        "",
        "hop",
        "buy",
        "buy xyzzy",
        "buy factori",
        "attack 1",
        "attack 10.1",
        "pick 1.0",
        "aim any 1.1",
        "aim pink 1.1",
        "spend pink",
        "player 0",
        "number +2",
        "pass now",
    ];
    say(wrong.map(|text| text.parse::<Action>().expect_err(text)));
}

/// Every event, with none, one and several of whatever it counts, with cards known and unknown.
fn events() -> Vec<Event> {
    let (me, you) = (Seat(0), Seat(1));
    let (at, other) = (At { network: 0, place: 2 }, At { network: 1, place: 3 });
    let (card, host) = (CardId(7), CardId(40));
    let green = Colour::Green;
    let mut events = vec![
        Event::Bid(me, card),
        Event::Begins(me),
        Event::Turn(12, you),
        Event::HandFull(me),
        Event::PoolEmpties(you),
        Event::Announced(me, card),
        Event::Reinvested(me, card, at),
        Event::Entered(me, card, other, None),
        Event::Entered(me, card, at, Some((host, other))),
        Event::NoHost(me, card),
        Event::Moves(me, card, at, you),
        Event::Nothing(me, card),
        Event::NoTarget(me, card),
        Event::Done(card),
        Event::AimedAt(card, at),
        Event::AimedAtPlayer(you),
        Event::AimedAtNetwork(you),
        Event::AttackEnds,
        Event::Blocks(me, card, at, None),
        Event::Blocks(me, card, at, Some(other)),
        Event::Takes(you),
        Event::Retaliates(card, at),
        Event::Destroyed(card, at),
        Event::Dropped(card, at),
        Event::Home(me, card),
        Event::Milled(me, card),
        Event::Discarded(me, card),
        Event::Moved(card, at, other),
        Event::Engaged(card, at),
        Event::Disengaged(card, at),
        Event::TakenOver(me, card, other),
        Event::Pattern(card, at),
        Event::CalledOff,
        Event::Redirected(card, at),
        Event::Guards(card, at),
        Event::Returned(card, at, you),
        Event::Annihilated(card, None),
        Event::Annihilated(card, Some(at)),
        Event::Searches(me, you),
        Event::Found(me, card),
        Event::ToHand(me, card),
        Event::ToTop(me, card),
        Event::ToBottom(me, card),
        Event::WornOff,
        Event::Fails(me),
        Event::Leaves(me),
        Event::Together,
        Event::Won(me),
        Event::Circles,
        Event::Stops(200),
    ];
    for phase in [Phase::Bid, Phase::Refill, Phase::Implement, Phase::Combat, Phase::End] {
        events.push(Event::Phase(phase));
    }
    for card in [Some(card), None] {
        events.push(Event::Drew(me, Face { card, known: 0 }));
    }
    for colour in [None].into_iter().chain(Colour::ALL.map(Some)) {
        events.push(Event::Invested(me, card, colour));
        for count in 1..7 {
            events.push(Event::Gained(me, colour, count, count + 2));
            events.push(Event::Spent(me, colour, count));
        }
    }
    for score in Colour::ALL {
        events.push(Event::Attacks(me, card, at, score));
    }
    for count in 0..7_u8 {
        let signed = count as i8;
        events.extend([
            Event::Change(me, [count, 0, 1, 0, 2]),
            Event::Cashflow(me, card, count),
            Event::Hurt(card, at, green, signed, -1),
            Event::PlayerHurt(me, signed),
            Event::Boosted(card, at, green, signed - 3, 4 - signed),
            Event::Prevented(count),
            Event::LookedAtHand(me, you, (0..count).map(CardId).collect()),
            Event::LookedAtDeck(me, you, (0..count).map(CardId).collect()),
            Event::Arranged(me, you, count),
        ]);
    }
    for card in (0..ALL as u8).map(CardId) {
        for number in 1..=card.says().len() as u8 {
            events.push(Event::Effect(me, card, number));
            events.push(Event::Uses(me, card, at, number));
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
    let (card, at) = (CardId(9), At { network: 1, place: 3 });
    let mut asks = vec![
        Ask::Bid,
        Ask::Main,
        Ask::Respond,
        Ask::Where(card),
        Ask::Host(card),
        Ask::Target(card),
        Ask::Player(card),
        Ask::Network(card),
        Ask::Pay(card),
        Ask::Aim,
        Ask::Block,
        Ask::Retaliate(at),
        Ask::Choose(card),
        Ask::Back(card),
        Ask::MoveTo(card),
        Ask::Idle,
    ];
    for count in 1..7 {
        asks.extend([
            Ask::Points(count),
            Ask::Also(count),
            Ask::Split(at, count),
            Ask::Discard(count),
            Ask::Search(card, count),
            Ask::Bottom(card, count),
            Ask::Order(0, count),
            Ask::Excess(count),
        ]);
    }
    say(asks.iter().map(Words::words));
}

/// Looks at the picture of every viewer in every language.
fn look(game: &Megacorp, seats: u8, speeches: &[(Lang, Speech)]) {
    let viewers = (0..seats).map(|seat| Viewer::Seat(Seat(seat)));
    for viewer in viewers.chain([Viewer::All, Viewer::Public]) {
        let view = game.view(viewer);
        for (lang, speech) in speeches {
            let picture = Megacorp::picture(&view, viewer, speech);
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
fn said_in_a_game(setup: &Setup, seats: u8, seed: u64) -> Vec<Msg> {
    let mut dealer = Seeded::new(seed);
    let mut sitting = Sitting::<Megacorp>::deal(setup.clone(), &mut dealer).expect("dealt");
    let speeches = speeches();
    let mut said = Vec::new();
    let mut offers = Vec::new();
    let mut steps = 0_u32;
    while let Status::Asking(asked) = sitting.game().status() {
        let game = sitting.game();
        if steps.is_multiple_of(40) {
            look(game, seats, &speeches);
        }
        steps += 1;
        for seat in (0..seats).map(Seat) {
            let Some(ask) = game.ask(seat) else { continue };
            said.extend([ask.words(), game.pose(seat, ask)]);
        }
        for _ in 0..3 {
            let imagined = game.imagine(&mut dealer);
            said.push(imagined.words());
            // A seat too many is asked as well.
            let refused = (0..=seats).filter_map(|seat| game.why_not(Seat(seat), imagined));
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
    look(sitting.game(), seats, &speeches);
    let over = sitting.game().why_not(Seat(0), Action::Pass).expect("the game is over");
    said.push(over.because);
    for (lang, speech) in &speeches {
        assert_eq!(speech.faults(), [""; 0], "{lang:?}: seed {seed}");
    }
    said.extend(sitting.game().result());
    for viewer in [Viewer::All, Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
        let seen: Vec<_> = sitting.log().iter().filter_map(|told| told.seen_by(viewer)).collect();
        said.extend(seen.iter().map(|told| told.event.words()));
        let told_as_one = |from| Megacorp::told_as_one(&seen[from..]);
        said.extend((0..seen.len()).filter_map(told_as_one).map(|(_, msg)| msg));
    }
    said
}

/// Random games of so many players with these options, every game with other ready decks.
fn random_games(seats: u8, options: &[(&str, &str)], games: u64) {
    say((0..games).flat_map(|seed| {
        let mut all: Vec<(String, String)> =
            options.iter().map(|(name, value)| ((*name).into(), (*value).into())).collect();
        for seat in 0..usize::from(seats) {
            let deck = MegacorpDecks::READY[(seat + seed as usize) % MegacorpDecks::READY.len()];
            all.push((format!("deck_{}", seat + 1), deck.name.into()));
        }
        let setup = Megacorp::setup("invest", seats, &all).expect("possible");
        said_in_a_game(&setup, seats, seed)
    }));
}

#[test]
fn random_games_say_nothing_without_words() {
    random_games(2, &[], 12);
}

#[test]
fn random_games_of_four_say_nothing_without_words() {
    random_games(4, &[("max_turns", "60")], 4);
}

#[test]
fn random_games_with_other_rulings_say_nothing_without_words() {
    let other = [
        ("noncharacters_disoriented", "on"),
        ("hand_cap", "draw-then-discard"),
        ("first_player", "2"),
        ("events_by_anyone", "off"),
        ("strict_payment", "off"),
        ("reinvest_foreign_network", "off"),
        ("friendly_fire", "off"),
        ("block_after_player_block", "on"),
        ("retaliation_optional", "on"),
        ("engaged_retaliates", "off"),
        ("damage_lowers_output", "off"),
        ("damage_check_continuous", "on"),
        ("move_per_turn", "2"),
        ("area_player_block", "that-target"),
        ("pattern_may_attack_player", "off"),
        ("bonded_can_block", "off"),
        ("idle_rule", "on"),
        ("max_turns", "30"),
    ];
    random_games(2, &other, 6);
    random_games(3, &other, 3);
}

/// What ids of messages begin with.
const AREAS: [&str; 19] = [
    "action",
    "ask",
    "bond",
    "colour",
    "event",
    "face",
    "fault",
    "keyword",
    "mend",
    "notation",
    "note",
    "part",
    "phase",
    "picture",
    "provenance",
    "refuse",
    "result",
    "setup",
    "tally",
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
    let ids: BTreeSet<&str> = files
        .iter()
        .flat_map(|(_, file)| literals(file))
        // Names of cards may begin like ids.
        .filter(|text| is_id(text) && CARDS.iter().all(|card| card.slug != *text))
        .collect();
    assert!(ids.len() > 150, "only {} ids were found, so the search is broken", ids.len());
    for (lang, speech) in speeches() {
        let missing: Vec<&&str> = ids.iter().filter(|id| !speech.has(id)).collect();
        assert_eq!(missing, Vec::<&&str>::new(), "{lang:?}");
    }
}
