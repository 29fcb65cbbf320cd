//! What a person is shown beside the answers: prices, lists, rows, what lasts on cards, and which cards are in question.

use deckhand_chance::Seeded;
use deckhand_kernel::{
    Dealer as _, Game as _, Redact as _, Scene as _, Seat, Sitting, Speaker as _, Status,
    Title as _, Viewer, Weight,
};
use deckhand_words::{Lang, Speech};
use game_berserk::{Action, At, Berserk, CardId, Event};

const FIRST: Seat = Seat(0);
const SECOND: Seat = Seat(1);

/// The position of these statements.
fn position(statements: &str) -> Berserk {
    let mut draft = Berserk::draft("relaunch", 2, &[]).expect("the usual setup");
    for statement in statements.split("; ") {
        let words: Vec<&str> = statement.split(' ').collect();
        Berserk::place(&mut draft, &words).unwrap_or_else(|fault| panic!("{statement}: {fault:?}"));
    }
    Berserk::finish(draft).expect("a position")
}

/// What is said in English, German and Russian.
fn said(say: impl Fn(&Speech) -> String) -> [String; 3] {
    let mut texts = Lang::ALL.into_iter().zip(Berserk::texts());
    [(); 3].map(|()| {
        let (lang, text) = texts.next().expect("three languages");
        say(&Speech::new(lang, &[text]).expect("Fluent"))
    })
}

/// The picture that a seat sees, in one line.
fn picture(game: &Berserk, seat: Seat) -> [String; 3] {
    let viewer = Viewer::Seat(seat);
    said(|speech| {
        let picture = Berserk::picture(&game.view(viewer), viewer, speech);
        picture.split_whitespace().collect::<Vec<_>>().join(" ")
    })
}

#[track_caller]
fn shows(picture: &[String; 3], parts: [&str; 3]) {
    for (picture, part) in picture.iter().zip(parts) {
        assert!(picture.contains(part), "{part} is not in\n{picture}");
    }
}

fn phrase(game: &Berserk, seat: Seat, action: &str) -> [String; 3] {
    let action: Action = action.parse().expect(action);
    said(|speech| speech.say(&game.phrase(seat, action)))
}

#[test]
fn b3_6_an_offer_to_recruit_tells_the_price_and_how_many_are_left() {
    let game = position("stage recruit; dealt 1 ork, ork, skelos; dealt 2 druid");
    assert_eq!(
        phrase(&game, FIRST, "recruit ork"),
        [
            "Recruit Orc for 5 silver, 2 left",
            "Ork für 5 Silber anwerben, 2 sind übrig",
            "Набрать карту «Орк» за 5 сер., осталось таких: 2",
        ]
    );
    assert_eq!(
        phrase(&game, FIRST, "recruit skelos"),
        [
            "Recruit Skelos for 8 gold",
            "Skelos für 8 Gold anwerben",
            "Набрать карту «Скелос» за 8 зол.",
        ]
    );
}

#[test]
fn to_be_done_is_warned_of_only_while_something_can_be_recruited() {
    let game = position("stage recruit; dealt 1 ork; dealt 2 druid");
    assert_eq!(game.weight(FIRST, Action::Done), Weight::Soft);
    let game = position("stage recruit; recruited 1 ork; dealt 2 druid");
    assert_eq!(game.weight(FIRST, Action::Done), Weight::Plain);
    let game = position("card c3: ork; card c4: druid");
    assert_eq!(game.weight(FIRST, Action::End), Weight::Plain);
}

#[test]
fn b14_5_both_deck_lists_lie_open_while_squads_are_recruited() {
    let game = position("stage recruit; dealt 1 ork, ork, skelos; dealt 2 druid, troll");
    shows(
        &picture(&game, FIRST),
        [
            "Open deck list of Player 2: Druid and Troll.",
            "Offene Deckliste von Spieler 2: Druide und Troll.",
            "Игрок 2, открытый список колоды: Друид и Тролль.",
        ],
    );
    shows(
        &picture(&game, SECOND),
        ["2 × Orc and Skelos.", "2 × Ork und Skelos.", "2 × Орк и Скелос."],
    );
}

#[test]
fn b2_15_the_empty_field_and_its_front_rows_are_shown_before_the_first_card_is_placed() {
    let game = position("stage place; recruited 1 ork; dealt 1 druid, druid; recruited 2 troll");
    let picture = picture(&game, FIRST);
    shows(
        &picture,
        [
            "Line 3 is the front row of First, line 4 that of Second",
            "Zeile 3 ist die vordere Reihe des Ersten, Zeile 4 die des Zweiten",
            "Строка 3 – передний ряд Первого, строка 4 – передний ряд Второго",
        ],
    );
    shows(&picture, ["3 │. │"; 3]);
    shows(
        &picture,
        [
            "has not recruited: 2 × Druid.",
            "Nicht angeworben von Spieler 1: 2 × Druide.",
            "не набраны: 2 × Друид.",
        ],
    );
    shows(
        &picture,
        [
            "has yet to place 1 card: Orc:",
            "Noch aufzustellen von Spieler 1 (1): Ork:",
            "ещё не поставлены карты (1): Орк:",
        ],
    );
}

#[test]
fn b3_5_what_is_recruited_and_placed_is_told_to_its_player_alone() {
    let card = CardId(7);
    for event in [Event::Recruited(FIRST, vec![card]), Event::Placed(FIRST, card, At(12))] {
        assert!(event.seen_by(Viewer::Seat(FIRST)).is_some());
        assert_eq!(event.seen_by(Viewer::Seat(SECOND)), None);
        assert_eq!(event.seen_by(Viewer::Public), None);
    }
}

#[test]
fn b4_13_what_lasts_on_a_card_is_shown() {
    let game = position(
        "card a1: tan-khaneranga; card d3: gornyy-velikan; card b3: minotavr armor-used 1; card c4: ork; \
         laid 2 of a1 on d3",
    );
    let picture = picture(&game, SECOND);
    shows(
        &picture,
        [
            "b3 Minotaur: 1 of its armor used up",
            "b3 Minotaurus: Panzerung verbraucht: 1",
            "b3 Минотавр: израсходовано брони: 1",
        ],
    );
    shows(
        &picture,
        [
            "d3 Mountain Giant: effect of Thane of Haneranga: “When one of your creatures with a formation",
            "d3 Bergriese: Effekt von",
            "d3 Горный великан: эффект карты «Тан Ханеранга»: «",
        ],
    );
    let giant = CardId::named("gornyy-velikan").expect("a card").card().number;
    let there = game.whereabouts(SECOND, giant);
    let [(place, stands)] = &there[..] else { panic!("one giant: {there:?}") };
    assert_eq!(place, "d3");
    shows(&said(|speech| speech.say(stands)), ["+2 to its next simple strike", "+2", "+2"]);
}

#[test]
fn b14_3_a_hidden_card_lies_nowhere_for_the_other_player() {
    let game = position("card c3: ork; card c4: glorm hidden");
    let glorm = CardId::named("glorm").expect("a card").card().number;
    assert!(game.whereabouts(FIRST, glorm).is_empty());
    assert_eq!(game.whereabouts(SECOND, glorm).len(), 1);
}

#[test]
fn the_cards_in_question_are_those_dealt_and_later_those_of_the_attack() {
    let number = |slug: &str| CardId::named(slug).expect("a card").card().number;
    let game = position("stage recruit; dealt 1 ork, skelos; dealt 2 druid");
    assert_eq!(game.concerned(FIRST), [number("ork"), number("skelos")]);
    let mut game = position("card c3: ork; card c4: skelos; card d4: riala");
    let mut dealer = Seeded::new(1);
    let strike: Action = "strike c3 at c4".parse().expect("an answer");
    game.apply(FIRST, strike, &mut deckhand_kernel::Table::silent(&mut dealer));
    let concerned = game.concerned(SECOND);
    assert!(concerned.contains(&number("ork")) && concerned.contains(&number("skelos")));
    assert!(!concerned.contains(&number("riala")));
}

#[test]
fn b9_6_the_totals_that_are_told_are_those_that_are_shown() {
    let setup = Berserk::setup("relaunch", 2, &[]).expect("legal");
    let mut shown = 0;
    for seed in 0..60 {
        let (mut chance, mut choices) = (Seeded::new(seed), Seeded::stream(seed, 1));
        let mut sitting = Sitting::<Berserk>::deal(setup.clone(), &mut chance).expect("legal");
        let mut offers = Vec::new();
        for _ in 0..600 {
            let Status::Asking(asked) = sitting.game().status() else { break };
            let seat = asked.iter().nth(choices.draw(asked.len()) as usize).expect("asked");
            offers.clear();
            sitting.game().legal(seat, &mut offers);
            let action = offers[choices.draw(offers.len() as u32) as usize];
            let told = sitting.answer(seat, action, &mut chance).expect("offered");
            let last = told.last().map(|told| told.event.clone());
            let totals = told.iter().rev().find_map(|told| match told.event {
                Event::Totals(attacker, struck) => Some([Some(attacker), Some(struck)]),
                _ => None,
            });
            // Only where nothing but the strengths was told after it: later the same cards may fight anew.
            let fresh = matches!(last, Some(Event::Totals(..) | Event::Strikes(..)));
            let fight = sitting.game().view(Viewer::Public).fight;
            if let (Some(totals), Some(fight), true) = (totals, fight, fresh) {
                assert_eq!(fight.totals, totals, "seed {seed}: {action}");
                shown += 1;
            }
        }
    }
    assert!(shown >= 10, "{shown} strikes");
}
