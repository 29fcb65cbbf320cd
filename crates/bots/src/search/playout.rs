//! How a game goes on beyond the tree, and what the position is worth where that ends.

use super::{Plan, tree::Tree};
use deckhand_chance::Seeded;
use deckhand_kernel::{Dealer, Game, Outcome, Seat, Seats, Status, Table};

/// The most seats a game has.
const SEATS: usize = 16;

/// The offer that leads to the best standing of its seat, of `tries` taken by chance; none that the tree knows here.
pub(super) fn best_of<G: Game>(
    game: &G,
    seat: Seat,
    offers: &[G::Action],
    tries: u32,
    tree: &Tree<G::Action>,
    dealer: &mut Seeded,
) -> Option<G::Action> {
    let unknown: Vec<G::Action> =
        offers.iter().copied().filter(|&offer| !tree.knows(seat, offer)).collect();
    if unknown.is_empty() { None } else { Some(best(game, seat, &unknown, tries, dealer)) }
}

/// The same among all offers, of which there is at least one.
fn best<G: Game>(
    game: &G,
    seat: Seat,
    offers: &[G::Action],
    tries: u32,
    dealer: &mut Seeded,
) -> G::Action {
    let many = offers.len() as u32;
    let nth = |dealer: &mut Seeded| offers[dealer.draw(many) as usize];
    if tries < 2 {
        return nth(dealer);
    }
    let looked_at = |at: u32, dealer: &mut Seeded| {
        let action = if many <= tries { offers[at as usize] } else { nth(dealer) };
        let mut trial = game.clone();
        trial.apply(seat, action, &mut Table::silent(dealer));
        (trial.standing(seat), action)
    };
    let first = looked_at(0, dealer);
    let best = (1..tries.min(many)).fold(first, |best, at| {
        let next = looked_at(at, dealer);
        if next.0 > best.0 { next } else { best }
    });
    best.1
}

/// Plays on until the plan's horizon is passed and the game is at rest, or over.
pub(super) fn play_out<G: Game>(
    game: &mut G,
    plan: &Plan,
    offers: &mut Vec<G::Action>,
    dealer: &mut Seeded,
) {
    // A game that does not come to rest is valued where it is.
    for step in 0..plan.horizon * 4 {
        let Status::Asking(asked) = game.status() else { return };
        if step >= plan.horizon && game.at_rest() {
            return;
        }
        let seat = asked.iter().next().unwrap_or_default();
        offers.clear();
        game.legal(seat, offers);
        let action = match offers[..] {
            [only] => only,
            _ => best(game, seat, offers, plan.tries, dealer),
        };
        game.apply(seat, action, &mut Table::silent(dealer));
    }
}

/// What positions are worth to each seat, from 0 (lost) to 1 (won).
///
/// Standings have a scale of each game's own. They are read against those that came up before in the same search: the
/// usual one is worth a half.
#[derive(Clone, Debug, Default)]
pub(super) struct Values {
    seen: [Spread; SEATS],
    /// Those of the last position.
    pub(super) now: [f64; SEATS],
}

impl Values {
    /// Values a position where a playout ended, for these seats.
    pub(super) fn of<G: Game>(&mut self, game: &G, seats: Seats) {
        for seat in seats.iter() {
            self.now[seat.index()] = match game.status() {
                Status::Over(Outcome::Won(winners)) => f64::from(u8::from(winners.has(seat))),
                Status::Over(Outcome::Drawn(sharing)) => {
                    0.5 * f64::from(u8::from(sharing.has(seat)))
                }
                Status::Over(Outcome::Lost) => 0.0,
                Status::Asking(_) => self.seen[seat.index()].place(game.standing(seat) as f64),
            };
        }
    }

    /// What a standing is worth to a seat, by those that came up so far.
    pub(super) fn would_be(&self, seat: Seat, standing: f64) -> f64 {
        self.seen[seat.index()].odds(standing)
    }
}

/// Mean and variance of a running series.
#[derive(Clone, Copy, Debug, Default)]
struct Spread {
    count: f64,
    mean: f64,
    squares: f64,
}

impl Spread {
    /// Where a number lies among those before, itself included, as a number between 0.02 and 0.98.
    fn place(&mut self, number: f64) -> f64 {
        self.count += 1.0;
        let off = number - self.mean;
        self.mean += off / self.count;
        self.squares += off * (number - self.mean);
        self.odds(number)
    }

    /// Where a number lies among those so far.
    fn odds(&self, number: f64) -> f64 {
        let deviation = (self.squares / self.count.max(1.0)).sqrt();
        if deviation == 0.0 {
            return 0.5;
        }
        let odds = 1.0 / (1.0 + (-1.5 * (number - self.mean) / deviation).exp());
        0.02 + 0.96 * odds
    }
}
