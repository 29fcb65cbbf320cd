//! A position under examination.

use deckhand_kernel::{Game, RuleId, Seat, Seats, Status, Title, Told, Viewer};

/// A position under examination, with what a check needs to know about its game.
pub(crate) struct Spot<'g, G> {
    pub(crate) game: &'g G,
    pub(crate) seats: u8,
}

impl<G> Clone for Spot<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for Spot<'_, G> {}

impl<G: Title> Spot<'_, G> {
    pub(crate) fn all_seats(self) -> impl Iterator<Item = Seat> {
        Seats::first(self.seats).iter()
    }

    pub(crate) fn offers(self, seat: Seat) -> Vec<G::Action> {
        let mut offers = Vec::new();
        self.game.legal(seat, &mut offers);
        offers
    }

    /// The seats asked; none when the game is over.
    pub(crate) fn asked(self) -> Seats {
        match self.game.status() {
            Status::Asking(seats) => seats,
            Status::Over(_) => Seats::NONE,
        }
    }
}

/// Whether the rule is in the game's rulebook.
pub(crate) fn is_rule<G: Title>(rule: RuleId) -> bool {
    usize::from(rule.0) < G::rulebook().rules.len()
}

/// The events as the viewer sees them.
pub(crate) fn seen<G: Game>(events: &[Told<G::Event>], viewer: Viewer) -> Vec<Told<G::Event>> {
    use deckhand_kernel::Redact;
    events.iter().filter_map(|told| told.seen_by(viewer)).collect()
}
