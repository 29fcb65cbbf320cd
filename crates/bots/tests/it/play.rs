//! The simple bots, and what all bots have in common.

use deckhand_bots::{Greedy, Random, by_name, honest};
use deckhand_chance::Seeded;
use deckhand_kernel::{Bot, Dealer, Game, Outcome, Seat, Status, Table, Title, Veil};
use deckhand_toys::{Bids, Nim, bids::BidsSetup, nim::NimSetup};

/// Plays one game and returns how it ended.
fn game<G: Title>(setup: &G::Setup, seed: u64, bots: &mut [Box<dyn Bot<G>>]) -> Outcome {
    let mut dealer = Seeded::new(seed);
    let mut game = G::deal(setup, &mut Table::silent(&mut dealer)).unwrap();
    loop {
        let asked = match game.status() {
            Status::Asking(asked) => asked,
            Status::Over(outcome) => return outcome,
        };
        let seat = asked.iter().next().unwrap();
        let action = bots[seat.index()].choose(Veil::new(&game, seat));
        assert_eq!(game.why_not(seat, action), None, "a bot answered what was not offered");
        game.apply(seat, action, &mut Table::silent(&mut dealer));
    }
}

fn won(outcome: Outcome, seat: Seat) -> bool {
    matches!(outcome, Outcome::Won(seats) if seats.has(seat))
}

/// A seat that sees one step ahead never lets a won game of Nim go.
#[test]
fn greedy_wins_every_won_game_of_nim() {
    for piles in [[1, 2, 4], [7, 7, 7], [3, 5, 7], [1, 1, 1], [6, 2, 5]] {
        let setup = NimSetup { piles: Some(piles) };
        for seed in 0..20 {
            let mut bots: [Box<dyn Bot<Nim>>; 2] =
                [Box::new(Greedy::new(seed)), Box::new(Random::new(seed))];
            assert!(won(game(&setup, seed, &mut bots), Seat(0)), "{piles:?}, seed {seed}");
        }
    }
}

#[test]
fn greedy_beats_random_at_bids() {
    let setup = BidsSetup { seats: 3 };
    let greedy = (0..300)
        .filter(|&seed| {
            let seat = Seat((seed % 3) as u8);
            let mut bots: [Box<dyn Bot<Bids>>; 3] =
                [(); 3].map(|()| Box::new(Random::new(seed)) as Box<dyn Bot<Bids>>);
            bots[seat.index()] = Box::new(Greedy::new(seed));
            won(game(&setup, seed, &mut bots), seat)
        })
        .count();
    assert!(greedy > 150, "greedy won {greedy} of 300 against two random bots");
}

/// Answers by another seed each time it is made: what a bot must not do.
struct Moody(u64);

impl Bot<Bids> for Moody {
    fn choose(&mut self, seen: Veil<'_, Bids>) -> <Bids as Game>::Action {
        Random::new(self.0).choose(seen)
    }
}

#[test]
fn a_bot_that_plays_by_something_else_is_found_out() {
    let mut made = 0;
    let moody = |_| {
        made += 1;
        Box::new(Moody(made)) as Box<dyn Bot<Bids>>
    };
    let why = honest::<Bids>(&BidsSetup { seats: 3 }, 1, (1, 100), moody).expect_err("moody");
    assert!(why.contains("where hidden things differ"), "{why}");
}

/// Whatever the cards it can not see, a bot with the same seed does the same: it really does not see them.
#[test]
fn hidden_cards_do_not_move_a_bot() {
    for name in ["random", "greedy", "level-1"] {
        let mut differing = 0;
        for seed in 0..60 {
            let looked = honest::<Bids>(&BidsSetup { seats: 3 }, seed, (1, 100), |seed| {
                by_name(name, seed).expect("a known name")
            });
            differing += looked.unwrap_or_else(|why| panic!("{name}: {why}")).differing;
        }
        assert!(differing > 300, "only {differing} twins differed");
    }
}

#[test]
fn random_finds_every_offer() {
    let nim =
        Nim::deal(&NimSetup { piles: Some([2, 1, 2]) }, &mut Table::silent(&mut Seeded::new(0)));
    let nim = nim.unwrap();
    let mut bot = Random::new(1);
    let mut found: Vec<_> = (0..200).map(|_| bot.choose(Veil::new(&nim, Seat(0)))).collect();
    found.sort();
    found.dedup();
    let mut offers = Vec::new();
    nim.legal(Seat(0), &mut offers);
    assert_eq!(found, offers);
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let play = |seed| {
        let mut bots: [Box<dyn Bot<Bids>>; 2] =
            [Box::new(Greedy::with_samples(seed, 4)), Box::new(Greedy::new(seed))];
        let mut choices = Vec::new();
        let mut dealer = Seeded::new(9);
        let setup = BidsSetup { seats: 2 };
        let mut bids = Bids::deal(&setup, &mut Table::silent(&mut dealer)).unwrap();
        while let Status::Asking(asked) = bids.status() {
            let seat = asked.iter().next().unwrap();
            let action = bots[seat.index()].choose(Veil::new(&bids, seat));
            choices.push(action);
            bids.apply(seat, action, &mut Table::silent(&mut dealer));
        }
        (choices, dealer.draw(1 << 30))
    };
    assert_eq!(play(3), play(3));
}
