//! What a search remembers: for each series of answers, how often it came about and what came of it for whoever
//! answered. Chance and hidden things are not in the tree; the same place stands for all of them.

use deckhand_kernel::{Seat, Seats};

/// How much curiosity weighs against what is known to be good.
const CURIOSITY: f64 = 0.7;
/// A place that was passed N times looks at so many replies: this many, and the root of N times so much more.
const WIDTH: (f64, f64) = (2.0, 0.8);

/// A reply somewhere in the tree.
#[derive(Clone, Copy, Debug)]
struct Reply<A> {
    seat: Seat,
    action: A,
    /// The place it leads to.
    to: usize,
    visits: u32,
    /// How often it could have been given where the place was passed.
    possible: u32,
    sum: f64,
}

#[derive(Clone, Debug)]
struct Place<A> {
    passed: u32,
    /// Sorted by seat and action.
    replies: Vec<Reply<A>>,
}

/// The tree below the answers of the searching seat.
#[derive(Clone, Debug)]
pub(super) struct Tree<A> {
    places: Vec<Place<A>>,
    most: usize,
    /// Where the iteration is.
    at: usize,
    /// Places passed in this iteration, each with the reply given there.
    path: Vec<(usize, Seat, A)>,
}

impl<A: Copy + Ord> Tree<A> {
    /// An empty tree for so many replies.
    pub(super) fn new(most: usize) -> Self {
        Self { places: Vec::new(), most, at: 0, path: Vec::new() }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.places.clear();
    }

    /// A new place that no reply leads to.
    pub(super) fn plant(&mut self) -> usize {
        self.places.push(Place { passed: 0, replies: Vec::new() });
        self.places.len() - 1
    }

    /// Begins an iteration at this place.
    pub(super) fn start(&mut self, root: usize) {
        self.at = root;
        self.path.clear();
    }

    fn find(&self, seat: Seat, action: A) -> Result<usize, usize> {
        let key = |reply: &Reply<A>| (reply.seat, reply.action);
        self.places[self.at].replies.binary_search_by_key(&(seat, action), key)
    }

    /// Whether this reply is remembered here.
    pub(super) fn knows(&self, seat: Seat, action: A) -> bool {
        self.find(seat, action).is_ok()
    }

    /// Goes on by the most promising known reply, unless it is time to look at another one.
    pub(super) fn select(&mut self, seat: Seat, offers: &[A]) -> Option<A> {
        self.places[self.at].passed += 1;
        let passed = f64::from(self.places[self.at].passed);
        let (mut known, mut best) = (0, None);
        let mut highest = f64::NEG_INFINITY;
        for &action in offers {
            let Ok(nth) = self.find(seat, action) else { continue };
            known += 1;
            let reply = &mut self.places[self.at].replies[nth];
            reply.possible += 1;
            let visits = f64::from(reply.visits);
            let bonus = (f64::from(reply.possible).ln() / visits).sqrt();
            let promise = reply.sum / visits + CURIOSITY * bonus;
            if promise > highest {
                (highest, best) = (promise, Some(nth));
            }
        }
        let wide = WIDTH.0 + WIDTH.1 * passed.sqrt();
        let full = self.places.len() >= self.most;
        if best.is_none() || (known < offers.len() && f64::from(known as u32) < wide && !full) {
            return None;
        }
        let reply = self.places[self.at].replies[best?];
        self.path.push((self.at, seat, reply.action));
        self.at = reply.to;
        Some(reply.action)
    }

    /// Remembers one more reply here, if there is room, and goes on by it.
    pub(super) fn grow(&mut self, seat: Seat, action: A) {
        if self.places.len() >= self.most {
            return;
        }
        if let Err(nth) = self.find(seat, action) {
            let to = self.plant();
            let reply = Reply { seat, action, to, visits: 0, possible: 1, sum: 0.0 };
            self.places[self.at].replies.insert(nth, reply);
            self.path.push((self.at, seat, action));
            self.at = to;
        }
    }

    /// The seats that replied in this iteration.
    pub(super) fn seats(&self) -> Seats {
        self.path.iter().map(|&(_, seat, _)| seat).collect()
    }

    /// Notes what came of the replies of this iteration, by what it is worth to each seat.
    pub(super) fn learn(&mut self, values: &[f64]) {
        for &(place, seat, action) in &self.path {
            self.at = place;
            if let Ok(nth) = self.find(seat, action) {
                let reply = &mut self.places[place].replies[nth];
                reply.visits += 1;
                reply.sum += values[seat.index()];
            }
        }
    }
}
