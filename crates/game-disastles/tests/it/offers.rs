//! Offers as a hand makes them: every pick points at a thing that the view of the asked seat holds [D13.1], so that a
//! page can light it up and a terminal can name it.

use deckhand_chance::Seeded;
use deckhand_kernel::{Dealer, Game, Seat, Status, Table, Thing, Title, Viewer, offers};
use game_disastles::{CardId, Disastles, View};
use std::collections::BTreeSet;

/// Every card that a view shows, by printed number.
fn shown(view: &View) -> BTreeSet<u16> {
    let number = |card: &CardId| u16::from(card.card().number);
    let rooms = view.castles.iter().flat_map(|castle| &castle.rooms).map(|room| &room.card);
    let piles = [
        &view.shop,
        &view.known,
        &view.discard,
        &view.row,
        &view.looked,
        &view.aside,
        &view.lifted,
    ];
    let hands = view.hands.iter().flat_map(|(_, hand)| hand);
    let single = view.held.iter().chain(view.gifts.iter().map(|(_, card)| card));
    rooms.chain(piles.into_iter().flatten()).chain(hands).chain(single).map(number).collect()
}

/// What a pick points at and the view does not hold.
fn missing(view: &View, seat: Seat, thing: &Thing) -> Option<String> {
    let found = match thing {
        Thing::Card(number) => shown(view).contains(number),
        Thing::Cell(Some(castle), ..) => {
            let castle = if view.choices.way.together() { 0 } else { castle.index() };
            view.castles.get(castle).is_some_and(|castle| castle.stands)
        }
        Thing::Turn(degrees) => [0, 90, 180, 270].contains(degrees),
        Thing::Seat(other) => other.index() < usize::from(view.seats),
        Thing::Option(_) => true,
        Thing::Cell(None, ..) | Thing::Slot(_) | Thing::Number(_) => false,
    };
    (!found).then(|| format!("{thing} for seat {seat}"))
}

#[test]
fn every_pick_points_at_a_thing_in_the_view() {
    let special = [
        ("thrones".to_string(), "special".to_string()),
        ("catastrophes".to_string(), "8".to_string()),
    ];
    let mut looked_at = 0;
    for (mode, seats) in
        [("normal", 3), ("hands", 3), ("no-disasters", 2), ("co-op", 2), ("solo", 1)]
    {
        let options = if mode == "no-disasters" { &special[..1] } else { &special[..] };
        let setup = Disastles::setup(mode, seats, options).expect("legal");
        for seed in 0..20 {
            let mut dealer = Seeded::new(seed);
            let mut game = Disastles::deal(&setup, &mut Table::silent(&mut dealer)).expect("legal");
            while let Status::Asking(asked) = game.status() {
                let seat = asked.iter().next().expect("somebody is asked");
                let view = game.view(Viewer::Seat(seat));
                let all = offers(&game, seat);
                for pick in all.iter().flat_map(|offer| &offer.picks) {
                    looked_at += 1;
                    assert_eq!(missing(&view, seat, &pick.thing), None, "{mode}, seed {seed}");
                }
                let action = all[dealer.draw(all.len() as u32) as usize].action;
                game.apply(seat, action, &mut Table::silent(&mut dealer));
            }
        }
    }
    assert!(looked_at > 50_000, "only {looked_at} picks were looked at");
}
