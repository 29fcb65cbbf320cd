//! What was announced stays named where its card goes out of sight before it happens.
//!
//! The Foretold Hour makes that possible in response: the card that an ability comes from, or is aimed at, is reinvested
//! for it, so that it lies on the deck, and then put into an order that the others do not see.

use deckhand_chance::Seeded;
use deckhand_kernel::{Game, Scene, Seat, Table, Undo, Viewer, play, preview};
use game_megacorp::{Action, Megacorp};

/// How player 1 reinvests the card at 1.1 for The Foretold Hour and looks at the own deck.
const OUT_OF_SIGHT: [(u8, &str); 8] = [
    (1, "buy the-foretold-hour"),
    (1, "player 1"),
    (1, "reinvest 1.1"),
    (1, "invest chapel-doorwarden white"),
    (1, "pass"),
    (2, "pass"),
    (3, "pass"),
    (1, "enough"),
];

/// A position of three players after these statements, the answers that announce something, and its card, which is put
/// back first, out of sight.
fn played(statements: &[&str], announced: &[(u8, &str)], back: &str) -> Megacorp {
    let answers = announced.iter().chain(&OUT_OF_SIGHT).copied().chain([(1, back)]);
    answered(position(statements), &answers.collect::<Vec<_>>())
}

/// A position of three players after these statements.
fn position(statements: &[&str]) -> Megacorp {
    let mut draft = Megacorp::draft("invest", 3, &[]).expect("the usual setup");
    for statement in statements {
        let words: Vec<&str> = statement.split(' ').collect();
        Megacorp::place(&mut draft, &words).unwrap_or_else(|why| panic!("{statement}: {why:?}"));
    }
    Megacorp::finish(draft).expect("a position")
}

/// The position after these answers.
fn answered(mut game: Megacorp, answers: &[(u8, &str)]) -> Megacorp {
    for &(seat, answer) in answers {
        let action: Action = answer.parse().unwrap_or_else(|why| panic!("{answer}: {why:?}"));
        let mut dealer = Seeded::new(0);
        play(&mut game, Seat(seat - 1), action, &mut Table::silent(&mut dealer))
            .unwrap_or_else(|refusal| panic!("{seat}: {answer}: {refusal:?}"));
    }
    game
}

/// In redeals for those who did not see the order, everything looks and stands as it did; and the cards do move.
fn holds(game: &Megacorp) {
    for seat in [Seat(1), Seat(2)] {
        let mut dealer = Seeded::new(7);
        let mut moved = 0;
        for _ in 0..200 {
            let twin = game.determinize(seat, &mut dealer);
            let viewer = Viewer::Seat(seat);
            assert_eq!(twin.view(viewer), game.view(viewer), "{seat}");
            assert_eq!(twin.standing(seat), game.standing(seat), "{seat}");
            moved += usize::from(twin != *game);
        }
        assert!(moved > 150, "{moved} of 200 redeals differ");
    }
}

#[test]
fn m19_4_an_ability_keeps_its_name_when_its_card_is_lost_from_sight() {
    let statements =
        ["card 1.1: tower-nine", "pool 1: any 2", "hand 1: the-foretold-hour 2 chapel-doorwarden"];
    let game = played(&statements, &[(1, "use 1.1 1"), (1, "spend any")], "choose tower-nine");
    holds(&game);
}

#[test]
fn m19_4_a_target_that_is_lost_from_sight_weighs_the_same_whatever_lies_there() {
    let statements = [
        "card 1.1: ursine-breaker",
        "hand 1: character-assassination 2 trend-analyst the-foretold-hour 3 chapel-doorwarden",
    ];
    let game = played(
        &statements,
        &[
            (1, "buy character-assassination"),
            (1, "pick 1.1"),
            (1, "invest trend-analyst blue"),
            (1, "invest trend-analyst blue"),
        ],
        "choose ursine-breaker",
    );
    holds(&game);
}

/// A whole hand is discarded in an order that does not tell where the card that was seen stands among the hidden ones.
#[test]
fn m14_3_a_whole_hand_goes_in_an_order_that_tells_nothing() {
    let hand = "hand 2: barracks chapel-doorwarden";
    let deck = "deck 2: 3 anubian-courser 3 trend-analyst 3 ursine-breaker 2 sea";
    let game = position(&["phase combat", "card 1.1: cassius-rook", hand, deck]);
    let attack = [(1, "attack 1.1"), (1, "aim-player red 2"), (1, "pass"), (2, "pass")];
    let game = answered(game, &attack);
    // Everybody has seen one of the two cards.
    let mut fields = serde_json::to_value(&game).expect("a position is data");
    let seen = fields["players"][1]["hand"][0].as_u64().expect("a hand of two") as usize;
    fields["pieces"][seen]["known"] = u16::MAX.into();
    let game: Megacorp = serde_json::from_value(fields).expect("the same form");
    let pass = "pass".parse().expect("an answer");
    let (mut dealer, mut moved) = (Seeded::new(7), 0);
    for _ in 0..200 {
        let twin = game.determinize(Seat(2), &mut dealer);
        assert_eq!(preview(&twin, Seat(2), pass), preview(&game, Seat(2), pass));
        moved += usize::from(twin != game);
    }
    assert!(moved > 100, "{moved} of 200 redeals differ");
}

/// What others owned in the hand of a player who loses is shown to everybody, who did not know it: nobody may take back
/// the answer that shows it.
#[test]
fn m17_4_cards_that_go_home_from_a_hidden_hand_are_something_learned() {
    let statements = [
        "phase combat",
        "card 1.1: alley-informant",
        "hand 2: perimeter-drone of 3 ursine-breaker of 3",
        "rest 2 0",
        "rest 3 12",
    ];
    let attack = [(1, "attack 1.1"), (1, "aim-player red 2"), (1, "pass"), (2, "pass")];
    let game = answered(position(&statements), &attack);
    let pass: Action = "pass".parse().expect("an answer");
    let (mut dealer, mut others) = (Seeded::new(7), 0);
    for _ in 0..50 {
        let twin = game.determinize(Seat(2), &mut dealer);
        let foreseen = preview(&twin, Seat(2), pass);
        assert_eq!(foreseen.undo, Undo::Never);
        assert_eq!(foreseen, preview(&game, Seat(2), pass));
        let market = |from: &Megacorp| {
            let mut after = from.clone();
            let mut zeros = Seeded::new(0);
            after.apply(Seat(2), pass, &mut Table::silent(&mut zeros));
            after.view(Viewer::Public)
        };
        others += usize::from(market(&twin) != market(&game));
    }
    assert!(others > 10, "{others} of 50 redeals show another card");
}
