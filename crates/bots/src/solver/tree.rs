//! A game for two, written out: every place that can be reached, by deal, answers and chance.

use deckhand_chance::outcomes;
use deckhand_kernel::{Game, Seat, SetupError, Status, Table, Viewer};
use std::collections::BTreeMap;

/// Where an offer leads with some chance.
#[derive(Clone, Copy, Debug)]
pub(super) struct Next {
    pub(super) chance: f64,
    pub(super) place: usize,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Place {
    /// The game is over; what seat 0 has won.
    End(f64),
    /// A seat is asked.
    Ask {
        seat: u8,
        /// What the seat can not tell from this.
        info: usize,
        /// The first of its offers in [`Tree::edges`]; the others follow.
        first: usize,
        offers: usize,
    },
}

#[derive(Clone, Debug, Default)]
pub(super) struct Tree {
    pub(super) places: Vec<Place>,
    /// For each offer of each place where its ways begin in [`Self::next`]; one more at the end.
    edges: Vec<(usize, usize)>,
    pub(super) next: Vec<Next>,
    /// The first places with their chances.
    pub(super) roots: Vec<(f64, usize)>,
    /// Seat and number of offers of each information set.
    pub(super) infos: Vec<(u8, usize)>,
    pub(super) known: BTreeMap<String, usize>,
}

/// What tells a seat's questions apart.
pub(super) fn key<V: core::fmt::Debug>(seat: Seat, seen: &V) -> String {
    format!("{seat} {seen:?}")
}

impl Tree {
    pub(super) fn of<G: Game>(
        setup: &G::Setup,
        payoff: &impl Fn(&G) -> f64,
    ) -> Result<Self, SetupError> {
        let mut tree = Self::default();
        for (chance, game) in outcomes(|dealer| G::deal(setup, &mut Table::silent(dealer))) {
            let root = tree.place(&game?, payoff);
            tree.roots.push((chance, root));
        }
        Ok(tree)
    }

    /// The ways of an offer, as places in [`Self::next`].
    pub(super) fn ways(&self, offer: usize) -> core::ops::Range<usize> {
        let (from, to) = self.edges[offer];
        from..to
    }

    fn place<G: Game>(&mut self, game: &G, payoff: &impl Fn(&G) -> f64) -> usize {
        let Status::Asking(asked) = game.status() else {
            self.places.push(Place::End(payoff(game)));
            return self.places.len() - 1;
        };
        let seat = asked.iter().next().unwrap_or_default();
        assert!(seat.0 < 2, "the solver is for two seats");
        let mut offers = Vec::new();
        game.legal(seat, &mut offers);
        let info = self.info(key(seat, &game.view(Viewer::Seat(seat))), seat, offers.len());
        let first = self.edges.len();
        self.edges.extend(offers.iter().map(|_| (0, 0)));
        let at = self.places.len();
        self.places.push(Place::Ask { seat: seat.0, info, first, offers: offers.len() });
        for (offer, &action) in offers.iter().enumerate() {
            let led = outcomes(|dealer| {
                let mut after = game.clone();
                after.apply(seat, action, &mut Table::silent(dealer));
                after
            });
            let led: Vec<Next> = led
                .into_iter()
                .map(|(chance, after)| Next { chance, place: self.place(&after, payoff) })
                .collect();
            let from = self.next.len();
            self.next.extend(led);
            self.edges[first + offer] = (from, self.next.len());
        }
        at
    }

    fn info(&mut self, key: String, seat: Seat, offers: usize) -> usize {
        let next = self.infos.len();
        let at = *self.known.entry(key).or_insert(next);
        if at == next {
            self.infos.push((seat.0, offers));
        }
        assert_eq!(self.infos[at], (seat.0, offers), "two questions look alike and differ");
        at
    }
}
