//! What is sent depends on nothing that its reader may not know.

use deckhand_chance::Seeded;
use deckhand_kernel::{Seat, Viewer};
use deckhand_server::desks;
use deckhand_table::Reader;
use deckhand_words::Lang;

/// Everything that a seat is sent is the same, byte for byte, in positions that it can not tell apart.
#[test]
fn messages_are_the_same_in_positions_that_a_seat_can_not_tell_apart() {
    for desk in desks() {
        let mode = desk.mode(None, Lang::En).expect("the usual mode");
        let mut dealer = Seeded::new(11);
        let mut live =
            desk.deal(mode.name, mode.usual, &[], &mut dealer, Lang::En).expect("a game");
        let names: Vec<String> = (0..mode.usual).map(|seat| format!("N{seat}")).collect();
        let mut differs = 0;
        while live.outcome().is_none() && live.steps() < 240 {
            let seat = live.asked()[0];
            let answer = live.think(seat, "random", live.steps() as u64).expect("a bot")();
            live.play(seat, &answer, &mut dealer).expect("a legal answer");
            if live.steps() > 6 && live.steps() % 6 != 0 || live.outcome().is_some() {
                continue;
            }
            for seat in 0..mode.usual {
                let reader = Reader {
                    viewer: Viewer::Seat(Seat(seat)),
                    lang: Lang::De,
                    names: names.clone(),
                };
                let twin = live.twin(seat, &mut Seeded::new(live.steps() as u64));
                let (here, there) = (live.now(&reader), twin.now(&reader));
                let text = |now| serde_json::to_string(now).expect("JSON");
                assert_eq!(
                    text(&here),
                    text(&there),
                    "{} seat {seat} after {}",
                    desk.name(),
                    live.steps()
                );
                differs += usize::from(live.position() != twin.position());
            }
        }
        assert!(differs > 0, "{}: nothing was hidden", desk.name());
    }
}

/// Who is asked something gets offers, and nobody else does.
#[test]
fn only_the_seat_that_is_asked_gets_offers() {
    for desk in desks() {
        let mode = desk.mode(None, Lang::En).expect("the usual mode");
        let mut dealer = Seeded::new(3);
        let mut live =
            desk.deal(mode.name, mode.usual, &[], &mut dealer, Lang::En).expect("a game");
        for _ in 0..60 {
            let asked = live.asked();
            if asked.is_empty() {
                break;
            }
            for viewer in
                (0..mode.usual).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Public])
            {
                let reader = Reader { viewer, lang: Lang::En, names: Vec::new() };
                let has = live.now(&reader).ask.is_some();
                let is = matches!(viewer, Viewer::Seat(seat) if asked.contains(&seat.0));
                assert_eq!(has, is, "{}: {viewer:?}", desk.name());
            }
            let answer = live.think(asked[0], "random", 1).expect("a bot")();
            live.play(asked[0], &answer, &mut dealer).expect("a legal answer");
        }
    }
}
