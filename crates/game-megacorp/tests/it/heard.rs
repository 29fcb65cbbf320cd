//! What a person at the table reads: questions that name what they are about, answers with the figures they depend on,
//! logs without needless lines, and a picture of all that is open.

use deckhand_chance::Seeded;
use deckhand_kernel::{
    Game as _, Redact as _, Scene, Seat, Speaker as _, Status, Table, Title as _, Told, Undo,
    Viewer, Words as _, offers, play, preview,
};
use deckhand_words::{Lang, Speech};
use game_megacorp::{Action, Event, Megacorp};

const ONE: Seat = Seat(0);
const TWO: Seat = Seat(1);

fn speech(lang: Lang) -> Speech {
    let place = Lang::ALL.iter().position(|&other| other == lang).expect("a language");
    Speech::new(lang, &[Megacorp::texts()[place]]).expect("Fluent")
}

/// A position of so many players from statements of scenarios, and these answers given.
fn position(seats: u8, statements: &[&str], answers: &[(Seat, &str)]) -> Megacorp {
    let mut draft = Megacorp::draft("invest", seats, &[]).expect("a legal setup");
    for statement in statements {
        let words: Vec<&str> = statement.split_whitespace().collect();
        Megacorp::place(&mut draft, &words).expect(statement);
    }
    let mut game = Megacorp::finish(draft).expect("a position");
    for (seat, answer) in answers {
        give(&mut game, *seat, answer, &mut Vec::new());
    }
    game
}

fn give(game: &mut Megacorp, seat: Seat, answer: &str, told: &mut Vec<Told<Event>>) {
    let action: Action = answer.parse().expect(answer);
    let mut dealer = Seeded::new(1);
    play(game, seat, action, &mut Table::telling(&mut dealer, told)).expect(answer);
}

/// The question before a seat.
fn question(game: &Megacorp, seat: Seat, lang: Lang) -> String {
    let ask = game.ask(seat).expect("the seat is asked");
    speech(lang).say(&game.pose(seat, ask))
}

/// The words of an offer.
fn offer(game: &Megacorp, seat: Seat, action: &str, lang: Lang) -> String {
    let offers = offers(game, seat);
    let offer = offers.iter().find(|offer| offer.action.to_string() == action).expect(action);
    speech(lang).say(&offer.words)
}

/// The log as a viewer reads it, without the rules.
fn read(told: &[Told<Event>], viewer: Viewer) -> Vec<String> {
    let seen: Vec<Told<Event>> = told.iter().filter_map(|told| told.seen_by(viewer)).collect();
    let (mut lines, mut from) = (Vec::new(), 0);
    while from < seen.len() {
        let one = Megacorp::told_as_one(&seen[from..]);
        let (count, msg) = one.unwrap_or_else(|| (1, seen[from].event.words()));
        lines.push(speech(Lang::En).say(&msg));
        from += count;
    }
    lines
}

const COMBAT: [&str; 5] = [
    "phase combat",
    "card 1.1: ursine-breaker",
    "card 2.1: gallian-prowler",
    "rest 1 10",
    "rest 2 10",
];

#[test]
fn a_response_is_asked_for_with_what_it_answers() {
    let statements = [
        "hand 1: hot-blood 3 gallian-prowler",
        "card 1.1: ursine-breaker",
        "rest 1 10",
        "rest 2 10",
    ];
    let answers =
        [(ONE, "buy hot-blood"), (ONE, "pick 1.1"), (ONE, "invest gallian-prowler green")];
    let game = position(2, &statements, &answers);
    assert_eq!(
        question(&game, ONE, Lang::En),
        "Player 1 buys Hot Blood, choosing Ursine Breaker (1.1): \
         “A character gets +3 BQ until end of turn.” – do you respond?"
    );
    let game = position(2, &COMBAT, &[(ONE, "attack 1.1"), (ONE, "aim green 2.1")]);
    assert_eq!(
        question(&game, ONE, Lang::En),
        "Player 1 attacks Gallian Prowler (2.1) with Ursine Breaker (1.1) in BQ for 4 damage – do you respond?"
    );
    let game = position(2, &COMBAT, &[(ONE, "pass")]);
    assert_eq!(question(&game, ONE, Lang::En), "Player 1 ends the phase Combat – do you respond?");
}

#[test]
fn a_payment_says_what_is_owed_and_what_each_card_gives() {
    let statements = [
        "hand 1: anubian-vanguard 4 gallian-prowler",
        "card 1.1: ursine-breaker",
        "rest 1 10",
        "rest 2 10",
    ];
    let begun = [(ONE, "buy anubian-vanguard"), (ONE, "network 1")];
    let game = position(2, &statements, &begun);
    let asked = question(&game, ONE, Lang::En);
    assert_eq!(asked, "What do you pay for Anubian Vanguard with? Still owed: 1 any and 2 green.");
    assert_eq!(
        offer(&game, ONE, "reinvest 1.1", Lang::En),
        "Reinvest Ursine Breaker (1.1) for 2 colourless and 2 green"
    );
    let answers = [begun[0], begun[1], (ONE, "invest gallian-prowler green")];
    let game = position(2, &statements, &answers);
    let asked = question(&game, ONE, Lang::En);
    assert!(asked.ends_with("Still owed: 1 any and 1 green."), "{asked}");
}

#[test]
fn attacks_and_blocks_show_their_figures() {
    let game = position(2, &COMBAT, &[]);
    assert_eq!(
        offer(&game, ONE, "attack 1.1", Lang::En),
        "Attack with Ursine Breaker (1.1), 1/2/1/4"
    );
    let game = position(2, &COMBAT, &[(ONE, "attack 1.1")]);
    assert_eq!(
        offer(&game, ONE, "aim green 2.1", Lang::En),
        "Attack Gallian Prowler (2.1) in BQ: 4 against 3, 3 back"
    );
    assert_eq!(
        offer(&game, ONE, "aim-player green 2", Lang::En),
        "Attack Player 2 in BQ: 4 damage"
    );
    let aimed = [(ONE, "attack 1.1"), (ONE, "aim-player green 2"), (ONE, "pass"), (TWO, "pass")];
    let game = position(2, &COMBAT, &aimed);
    assert_eq!(
        question(&game, TWO, Lang::En),
        "Player 1 attacks Player 2 with Ursine Breaker (1.1) in BQ for 4 damage. Who blocks?"
    );
    assert_eq!(
        offer(&game, TWO, "block 2.1", Lang::En),
        "Block with Gallian Prowler (2.1): BQ 3 against 4, 3 back"
    );
    assert_eq!(offer(&game, TWO, "enough", Lang::En), "Block nothing");
}

#[test]
fn divided_damage_is_asked_for_with_what_is_left_and_for_whom() {
    let statements = [
        "phase combat",
        "card 1.1: ursine-breaker",
        "card 2.1: gallian-prowler",
        "card 2.2: gallian-prowler",
        "rest 1 10",
        "rest 2 10",
    ];
    let answers = [
        (ONE, "attack 1.1"),
        (ONE, "aim-player green 2"),
        (ONE, "pass"),
        (TWO, "pass"),
        (TWO, "block 2.1"),
        (TWO, "block 2.2"),
    ];
    let game = position(2, &statements, &answers);
    assert_eq!(
        question(&game, ONE, Lang::En),
        "How much of 4 damage does Gallian Prowler (2.1) take, with BQ 3? \
         The rest is for Gallian Prowler (2.2)."
    );
}

#[test]
fn draws_are_told_together_and_hidden_cards_stay_hidden() {
    let setup = Megacorp::setup("invest", 2, &[]).expect("a legal setup");
    let (mut dealer, mut told) = (Seeded::new(1), Vec::new());
    Megacorp::deal(&setup, &mut Table::telling(&mut dealer, &mut told)).expect("a legal setup");
    assert_eq!(told.len(), 14, "each draw is an event");
    let lines = read(&told, Viewer::Seat(TWO));
    assert_eq!(lines[0], "Player 1 draws 7 cards.");
    assert!(lines[1].starts_with("Player 2 draws 7 cards: "), "{lines:?}");
    assert_eq!(lines.len(), 2, "{lines:?}");
    let shown = Megacorp::told_as_one(&told).expect("one sentence");
    assert_eq!(shown.0, 7, "one player's draws only");
}

#[test]
fn a_payment_and_an_attack_are_one_sentence_each() {
    let statements = [
        "hand 1: anubian-vanguard 3 gallian-prowler",
        "card 2.1: gallian-prowler",
        "rest 1 10",
        "rest 2 10",
    ];
    let mut game = position(2, &statements, &[]);
    let mut told = Vec::new();
    for answer in
        ["buy anubian-vanguard", "network 1"].into_iter().chain(["invest gallian-prowler green"; 3])
    {
        give(&mut game, ONE, answer, &mut told);
    }
    assert_eq!(
        read(&told, Viewer::Public),
        [
            "Player 1 announces the purchase of Anubian Vanguard.",
            "Player 1 invests for 1 point each: 3 × Gallian Prowler (green)."
        ]
    );
    let mut game = position(2, &COMBAT, &[(ONE, "attack 1.1")]);
    told.clear();
    give(&mut game, ONE, "aim green 2.1", &mut told);
    assert_eq!(
        read(&told, Viewer::Public),
        [
            "Player 1 attacks Gallian Prowler (2.1) with Ursine Breaker (1.1) in BQ; the attacker engages."
        ]
    );
}

#[test]
fn one_change_of_several_cards_is_told_once() {
    let statements = [
        "hand 1: the-whole-pack 5 gallian-prowler",
        "card 1.1: ursine-breaker",
        "card 1.2: gallian-prowler",
        "rest 1 10",
        "rest 2 10",
    ];
    let mut game = position(2, &statements, &[(ONE, "buy the-whole-pack")]);
    for _ in 0..5 {
        give(&mut game, ONE, "invest gallian-prowler green", &mut Vec::new());
    }
    let mut told = Vec::new();
    give(&mut game, ONE, "pass", &mut told);
    give(&mut game, TWO, "pass", &mut told);
    let lines = read(&told, Viewer::Public);
    let line = "BQ changes by 2 until end of turn: Ursine Breaker (1.1), now 6; Gallian Prowler (1.2), now 5.";
    assert!(lines.iter().any(|told| told == line), "{lines:?}");
}

/// The text of a card that is used is read once: when it is announced, not again when it works.
#[test]
fn the_text_of_an_announced_sentence_is_told_once() {
    let statements =
        ["card 1.1: pack-security", "card 1.2: ursine-breaker", "rest 1 10", "rest 2 10"];
    let mut game = position(2, &statements, &[]);
    let mut told = Vec::new();
    for (seat, answer) in [(ONE, "use 1.1 1"), (ONE, "pick 1.2"), (ONE, "pass"), (TWO, "pass")] {
        give(&mut game, seat, answer, &mut told);
    }
    let lines = read(&told, Viewer::Public);
    let quoted = lines.iter().filter(|line| line.contains("a character you control gets")).count();
    assert_eq!(quoted, 1, "{lines:?}");
    assert!(
        lines.contains(
            &"Player 1 carries out the announced sentence of Pack Security Contractors."
                .to_string()
        ),
        "{lines:?}"
    );
}

/// Paying with the chosen card leaves an event without a target, and the log says so.
#[test]
fn an_event_whose_target_is_gone_says_so() {
    let statements =
        ["hand 1: claw-and-tooth", "card 1.1: ursine-breaker", "rest 1 10", "rest 2 10"];
    let begun =
        [(ONE, "buy claw-and-tooth"), (ONE, "pick 1.1"), (ONE, "reinvest 1.1"), (ONE, "pass")];
    let mut game = position(2, &statements, &begun);
    let mut told = Vec::new();
    give(&mut game, TWO, "pass", &mut told);
    let lines = read(&told, Viewer::Public);
    assert_eq!(lines[1], "Player 1 has no target for Claw and Tooth.", "{lines:?}");
}

/// All of an open market is open [M19.1].
#[test]
fn the_picture_shows_every_card_of_an_open_market() {
    let statements = [
        "market 2: sea hot-blood factory sea anubian-courser scrapfield",
        "rest 1 10",
        "rest 2 10",
    ];
    let game = position(2, &statements, &[]);
    let viewer = Viewer::Seat(ONE);
    let picture = Megacorp::picture(&game.view(viewer), viewer, &speech(Lang::En));
    let line = picture.lines().find(|line| line.contains("Open market")).expect("a market");
    for card in ["2 × Sea", "Hot Blood", "Factory", "Anubian Courser", "Scrapfield"] {
        assert!(line.contains(card), "{line}");
    }
    assert!(line.contains("6 cards"), "{line}");
}

/// What a preview says about taking back is what the kernel allows afterwards: an answer that showed nobody anything new.
#[test]
fn a_preview_says_exactly_whether_an_answer_can_be_taken_back() {
    let setup = Megacorp::setup("invest", 3, &[]).expect("a legal setup");
    let mut dealer = Seeded::new(9);
    let mut sitting =
        deckhand_kernel::Sitting::<Megacorp>::deal(setup, &mut dealer).expect("dealt");
    let (mut free, mut never) = (0, 0);
    while let Status::Asking(asked) = sitting.game().status() {
        let seat = asked.iter().next().expect("somebody is asked");
        let all = offers(sitting.game(), seat);
        let action =
            all[deckhand_kernel::Dealer::draw(&mut dealer, all.len() as u32) as usize].action;
        let shown = preview(sitting.game(), seat, action);
        sitting.answer(seat, action, &mut dealer).expect("offered");
        assert_eq!(shown.undo == Undo::Free, sitting.may_undo(seat).is_ok(), "{action}");
        match shown.undo {
            Undo::Free => free += 1,
            Undo::Never => never += 1,
        }
        let next = match sitting.game().status() {
            Status::Asking(seats) if shown.undo == Undo::Free => seats,
            _ => deckhand_kernel::Seats::NONE,
        };
        assert_eq!(shown.next, next, "{action}");
    }
    assert!(free > 20 && never > 20, "{free} {never}");
}

#[test]
fn german_and_russian_questions_name_their_matter_too() {
    let game = position(2, &COMBAT, &[(ONE, "attack 1.1"), (ONE, "aim green 2.1")]);
    let german = question(&game, ONE, Lang::De);
    assert!(
        german.starts_with("Spieler 1 greift mit „") && german.ends_with("– antwortest du?"),
        "{german}"
    );
    assert!(german.contains("in BQ für 4 Schaden an, Ziel: „"), "{german}");
    let russian = question(&game, ONE, Lang::Ru);
    assert!(
        russian.contains("урон 4, цель: «") && russian.ends_with("— вы отвечаете?"),
        "{russian}"
    );
}
