//! Everything that a battle says has words in English, German and Russian, and its picture fits the screen.
//!
//! The ids are read from the sources, so that a message without a text is found even where no test ever makes the game
//! say it. What takes parameters is said as well, by every variant and by random games, since a missing parameter shows
//! only then.

use deckhand_chance::Seeded;
use deckhand_kernel::{
    Dealer, Game, LANGUAGES, Msg, Redact, Seat, Sitting, Status, Title, Viewer, Words,
};
use deckhand_words::{Lang, Speech, check_said, check_texts, sources};
use game_berserk::text::{ATTACKS, Mark, STRONG};
use game_berserk::{Action, Ask, At, Berserk, CARDS, CardId, Event, Role, Who};
use std::collections::BTreeSet;

/// Columns of an ordinary screen.
const SCREEN: usize = 80;

/// The game's texts in every language.
fn speeches() -> Vec<(Lang, Speech)> {
    deckhand_words::speeches(Berserk::texts())
}

/// Says all of it in every language and expects no fault.
fn say(all: impl IntoIterator<Item = Msg>) {
    check_said(&speeches(), all);
}

#[test]
fn the_texts_of_a_battle_agree_in_the_three_languages() {
    let sources: Vec<(&str, &str)> = LANGUAGES.into_iter().zip(Berserk::texts()).collect();
    assert_eq!(check_texts(&sources), [""; 0]);
}

#[test]
fn every_mode_and_option_is_explained() {
    let modes = Berserk::MODES.iter().flat_map(|mode| {
        [format!("mode-{}", mode.name), format!("mode-{}-about", mode.name)].map(Msg::new)
    });
    let options = Berserk::OPTIONS
        .iter()
        .map(|option| Msg::new(format!("option-{}", option.name.replace('_', "-"))));
    let game = ["game-berserk", "game-berserk-about"].map(Msg::new);
    let slots = ["from", "target", "host", "cell", "card", "ability", "number", "choice"];
    say(modes.chain(options).chain(game).chain(slots.map(Msg::new)));
}

/// One action of every form of the notation.
fn actions() -> Vec<Action> {
    let typed = |form: &str| {
        let form = form.replace(['[', ']'], "");
        let words = form.split(' ').map(|word| match word {
            "CARD" => "troll",
            "CELL" => "c4",
            "PLACE" => "c3",
            "NUMBER" => "2",
            word => word,
        });
        words.collect::<Vec<&str>>().join(" ").parse::<Action>().expect(&form)
    };
    let mut actions: Vec<Action> = Action::FORMS.iter().map(|form| typed(form)).collect();
    actions.extend(["use f2 1", "defend c3.companion"].map(typed));
    actions
}

#[test]
fn every_verb_of_the_notation_has_words() {
    let actions = actions();
    let verbs: BTreeSet<&str> = actions.iter().map(|action| action.verb()).collect();
    assert_eq!(verbs.len(), Action::FORMS.len());
    say(verbs.into_iter().map(|verb| Msg::new(format!("verb-{verb}"))));
    say(actions.iter().map(Words::words));
    let wrong = [
        "",
        "hop",
        "recruit",
        "recruit xyzzy",
        "recruit trol",
        "put troll onto c3",
        "put troll at f1",
        "step c3 to g9",
        "strike c3 at c3.hat",
        "use c3 one",
        "pass now",
    ];
    say(wrong.map(|text| text.parse::<Action>().expect_err(text)));
}

/// Cards as events speak of them: on a cell, in no place, and both unknown.
fn whos() -> [Who; 4] {
    let who = |at, card| Who { at, card, seat: Seat(1), hidden: true };
    let card = Some(CardId(7));
    [who(At(12), card), who(At::NOWHERE, card), who(At(12), None), who(At::NOWHERE, None)]
}

/// Every event, with none, one and several of whatever it counts.
fn events() -> Vec<Event> {
    let (me, you) = (Seat(0), Seat(1));
    let (at, card) = (At(17), CardId(7));
    let mut events = vec![
        Event::Rolled(me, 6),
        Event::Role(me, Role::First),
        Event::Role(you, Role::Second),
        Event::Dealt(me, None),
        Event::Dealt(me, Some(vec![card; 15])),
        Event::Recruited(me, Vec::new()),
        Event::Recruited(me, vec![card; 3]),
        Event::Placed(me, card, at),
        Event::Prepared(me),
        Event::Turn(me, 3),
        Event::CellMarked(at, Mark::Bomb),
        Event::Totals(7, -1),
        Event::Shuffled(me),
        Event::Milled(me, card),
        Event::TurnEnds(me),
        Event::NoCreatures(me),
        Event::Won(me),
        Event::Drawn,
        Event::Opened(Vec::new()),
        Event::Opened(whos().into()),
    ];
    let marks = [
        Mark::Hunt,
        Mark::Prey,
        Mark::Net,
        Mark::Bomb,
        Mark::Bonfire,
        Mark::Dam,
        Mark::Gate,
        Mark::Choke,
        Mark::Tremor,
    ];
    events.extend(marks.map(Event::MarkGone));
    for who in whos() {
        for other in whos() {
            events.extend([
                Event::Attached(who, other),
                Event::Defends(who, other),
                Event::Laid(who, other, None),
                Event::Laid(who, other, Some((card, 1))),
                Event::Uses(who, card, 1, Some(other)),
            ]);
            let kinds = (0..8).map(|bit| ATTACKS & (1 << bit)).filter(|kind| *kind != 0);
            events.extend(kinds.map(|kind| Event::Attacks(who, kind, other)));
        }
        events.extend([
            Event::Revealed(who),
            Event::Opened(vec![who]),
            Event::Closed(who),
            Event::Stunned(who),
            Event::Moved(who, at),
            Event::Put(who, at),
            Event::Uses(who, card, 1, None),
            Event::Triggers(who, card, 1),
            Event::Redirected(who),
            Event::Die(who, 4),
            Event::DieChanged(who, 0),
            Event::RolledFor(who, 4),
            Event::Missed(who),
            Event::Blocked(who),
            Event::Fizzled(who),
            Event::Unharmed(who),
            Event::Cured(who),
            Event::Silenced(who),
            Event::Speaks(who),
            Event::Controlled(who, me),
            Event::Rises(who),
            Event::Lands(who, at),
            Event::Died(who),
            Event::Exiled(who),
            Event::BackIntoDeck(who),
            Event::Summoned(who),
            Event::Returned(who),
            Event::Ready(who),
            Event::Marked(who, Mark::Net),
        ]);
        let strengths = [0, 1, 2, STRONG, 8];
        events.extend(strengths.map(|strength| Event::Strikes(who, strength)));
        events.extend(strengths.map(|strength| Event::Weakened(who, strength)));
        events.extend(strengths.map(|strength| Event::CountsAs(who, strength)));
        for count in 0..6 {
            events.extend([
                Event::Wounded(who, count),
                Event::Healed(who, count),
                Event::Poisoned(who, count),
                Event::Counters(who, count),
                Event::ExtraLives(who, count),
                Event::Token(who, count),
            ]);
        }
    }
    for count in 0..6 {
        let cards = vec![card; usize::from(count)];
        events.extend([
            Event::Quiet(count),
            Event::LastTurn(count),
            Event::Shown(me, cards.clone()),
            Event::Looks(me, count, None),
            Event::Looks(me, count, Some(cards)),
        ]);
    }
    events
}

#[test]
fn every_event_has_words() {
    say(events().iter().map(Words::words));
}

#[test]
fn every_question_has_words() {
    let card = CardId(7);
    let mut asks = vec![
        Ask::Role,
        Ask::Deal,
        Ask::Recruit(24, 22),
        Ask::Place,
        Ask::Attach(0, false),
        Ask::Attach(0, true),
        Ask::Main,
        Ask::Respond,
        Ask::May(card, 0),
        Ask::Also(card, 0),
        Ask::Replace(card, 0),
        Ask::Target(card, 0),
        Ask::KeepDie(0, 3, 5),
        Ask::Weaken(true),
        Ask::Weaken(false),
        Ask::Land(0),
        Ask::Return(0),
    ];
    for count in 1..7 {
        asks.extend([
            Ask::Order(count),
            Ask::Trigger(count),
            Ask::Number(count),
            Ask::Branch(card, 0, count),
        ]);
    }
    say(asks.iter().map(Words::words));
}

#[test]
fn refused_and_doubtful_setups_are_explained() {
    let setup = |mode: &str, seats, options: &[(&str, &str)]| {
        let owned = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
        Berserk::setup(mode, seats, &options.iter().map(owned).collect::<Vec<_>>())
    };
    let refused = [
        setup("relaunch", 3, &[]),
        setup("modern", 2, &[]),
        setup("relaunch", 2, &[("deck_1", "3 troll")]),
        setup("relaunch", 2, &[("deck_2", "3 xyzzy")]),
        setup("relaunch", 2, &[("quiet_turns", "0")]),
        setup("relaunch", 2, &[("last_turn", "251")]),
        setup("relaunch", 2, &[("first_player", "3")]),
        setup("classic", 2, &[("supplement", "off")]),
        setup("classic", 2, &[("flyer", "off")]),
    ];
    say(refused.map(|setup| setup.expect_err("impossible").0));
    let doubtful = setup("classic", 2, &[]).expect("possible");
    say(Berserk::warnings(&doubtful));
}

/// Looks at the picture of every viewer in every language.
fn look(game: &Berserk, speeches: &[(Lang, Speech)]) {
    for viewer in [Viewer::All, Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
        let view = game.view(viewer);
        for (lang, speech) in speeches {
            let picture = Berserk::picture(&view, viewer, speech);
            assert!(!picture.trim().is_empty(), "{lang:?}: nothing is drawn for {viewer:?}");
            for line in picture.lines() {
                let wide = line.chars().count();
                assert!(wide <= SCREEN, "{lang:?}: {wide} columns are too many: {line}\n{picture}");
                assert_eq!(line.trim_end(), line, "{lang:?}: blanks at the end of a line");
            }
        }
    }
}

/// Everything that a random game says to anybody, what it answers to wrong answers, and what it ends with; with every
/// picture looked at.
fn said_in_a_game(mode: &str, decks: [&str; 2], seed: u64) -> Vec<Msg> {
    let names = ["deck_1", "deck_2"].map(str::to_owned);
    let options: Vec<(String, String)> = names.into_iter().zip(decks.map(str::to_owned)).collect();
    let setup = Berserk::setup(mode, 2, &options).expect("possible");
    let mut dealer = Seeded::new(seed);
    let mut sitting = Sitting::<Berserk>::deal(setup, &mut dealer).expect("dealt");
    let speeches = speeches();
    let mut said = Vec::new();
    let mut offers = Vec::new();
    while let Status::Asking(asked) = sitting.game().status() {
        let game = sitting.game();
        look(game, &speeches);
        said.extend((0..2).filter_map(|seat| Some(game.ask(Seat(seat))?.words())));
        let imagined = game.imagine(&mut dealer);
        said.push(imagined.words());
        let refused = (0..2).filter_map(|seat| game.why_not(Seat(seat), imagined));
        said.extend(refused.map(|refusal| refusal.because));
        let seat = asked.iter().next().expect("somebody is asked");
        offers.clear();
        game.legal(seat, &mut offers);
        said.extend(offers.iter().map(Words::words));
        said.extend(offers.iter().map(|&offer| game.phrase(seat, offer)));
        let concerned = game.concerned(seat);
        let lie = concerned.iter().flat_map(|&card| game.whereabouts(seat, card));
        said.extend(lie.map(|(_, stands)| stands));
        let action = offers[dealer.draw(offers.len() as u32) as usize];
        sitting.answer(seat, action, &mut dealer).expect("offered");
    }
    look(sitting.game(), &speeches);
    for (lang, speech) in &speeches {
        assert_eq!(speech.faults(), [""; 0], "{lang:?}: {decks:?}, seed {seed}");
    }
    said.extend(sitting.game().result());
    for viewer in [Viewer::All, Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
        let seen = sitting.log().iter().filter_map(|told| told.seen_by(viewer));
        said.extend(seen.map(|told| told.event.words()));
    }
    said
}

/// Random games of these decks against each other: each against itself and against the one before.
fn random_games_say_nothing_without_words(mode: &str, decks: &[&str], seeds: u64) {
    let mut said = Vec::new();
    let others = decks.iter().cycle().skip(1);
    for (one, other) in decks.iter().zip(others).flat_map(|(one, other)| [(one, one), (one, other)])
    {
        for seed in 0..seeds {
            said.extend(said_in_a_game(mode, [one, other], seed));
        }
    }
    say(said);
}

#[test]
fn random_games_of_the_relaunch_edition_say_nothing_without_words() {
    let decks = [
        "wall-of-the-steppe",
        "halls-of-the-forebears",
        "green-bow",
        "black-water",
        "twice-living",
        "night-raid",
    ];
    random_games_say_nothing_without_words("relaunch", &decks, 2);
}

#[test]
fn random_games_of_the_classic_edition_say_nothing_without_words() {
    let decks = ["moss-and-mire", "wind-and-stone", "anothers-will"];
    random_games_say_nothing_without_words("classic", &decks, 4);
}

/// What ids of messages begin with.
const AREAS: [&str; 16] = [
    "action", "ask", "cell", "crystal", "event", "face", "fault", "mark", "mend", "notation",
    "note", "parse", "picture", "refuse", "result", "setup",
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
    (area || text == "who" || text.starts_with("who-")) && text.chars().all(kebab)
}

#[test]
fn every_id_in_the_sources_has_a_text() {
    let files = sources(env!("CARGO_MANIFEST_DIR"));
    let mut ids: BTreeSet<String> = BTreeSet::new();
    for (name, source) in &files {
        let mut plain = source.as_str();
        if name == "event.rs" {
            // The area is put before the literal there; what follows `with(` is the name of a parameter.
            let (before, said) =
                source.split_once("impl Words for Event").expect("events have words");
            plain = before;
            let mut pieces = said.split('"');
            while let (Some(before), Some(literal)) = (pieces.next(), pieces.next()) {
                if !before.ends_with("with(") && !literal.contains('{') && !literal.ends_with('-') {
                    ids.insert(format!("event-{literal}"));
                }
            }
        }
        ids.extend(literals(plain).into_iter().filter(|text| is_id(text)).map(str::to_owned));
    }
    assert!(ids.len() > 150, "only {} ids were found, so the search is broken", ids.len());
    let slugs: BTreeSet<&str> = CARDS.iter().map(|card| card.slug).collect();
    for (lang, speech) in speeches() {
        let missing: Vec<&String> =
            ids.iter().filter(|id| !speech.has(id) && !slugs.contains(id.as_str())).collect();
        assert_eq!(missing, Vec::<&String>::new(), "{lang:?}");
    }
}
