//! The best answer to a strategy, which shows how good that is.

use super::{
    Info,
    tree::{Next, Place, Tree},
};

/// What the seat wins on average with the best answer to the other's average strategy.
pub(super) fn best(tree: &Tree, infos: &[Info], seat: u8) -> f64 {
    let mut response = Response {
        tree,
        infos,
        seat,
        alike: vec![Vec::new(); infos.len()],
        chosen: vec![None; infos.len()],
    };
    for &(chance, root) in &tree.roots {
        response.reach(root, chance);
    }
    tree.roots.iter().map(|&(chance, root)| chance * response.value(root)).sum()
}

struct Response<'t> {
    tree: &'t Tree,
    infos: &'t [Info],
    seat: u8,
    /// For each information set of the seat its places, with how likely chance and the other come there.
    alike: Vec<Vec<(usize, f64)>>,
    /// The best offer of each information set, once it is known.
    chosen: Vec<Option<usize>>,
}

impl Response<'_> {
    fn reach(&mut self, place: usize, likely: f64) {
        let Place::Ask { seat, info, first, offers } = self.tree.places[place] else { return };
        let mut strategy = vec![1.0; offers];
        if seat == self.seat {
            self.alike[info].push((place, likely));
        } else {
            self.infos[info].average(&mut strategy);
        }
        for (offer, share) in strategy.iter().enumerate() {
            for at in self.tree.ways(first + offer) {
                let Next { chance, place } = self.tree.next[at];
                self.reach(place, likely * share * chance);
            }
        }
    }

    /// What the seat has of a place.
    fn value(&mut self, place: usize) -> f64 {
        match self.tree.places[place] {
            Place::End(value) => {
                if self.seat == 0 {
                    value
                } else {
                    -value
                }
            }
            Place::Ask { seat, info, first, .. } if seat == self.seat => {
                let best = self.choose(info);
                self.after(first + best)
            }
            Place::Ask { info, first, offers, .. } => {
                let mut strategy = Vec::with_capacity(offers);
                self.infos[info].average(&mut strategy);
                let each = strategy.iter().enumerate();
                each.map(|(offer, likely)| likely * self.after(first + offer)).sum()
            }
        }
    }

    fn after(&mut self, offer: usize) -> f64 {
        let ways = self.tree.ways(offer);
        ways.map(|at| {
            let Next { chance, place } = self.tree.next[at];
            chance * self.value(place)
        })
        .sum()
    }

    /// One offer for all places that the seat can not tell apart.
    fn choose(&mut self, info: usize) -> usize {
        if let Some(known) = self.chosen[info] {
            return known;
        }
        let places = self.alike[info].clone();
        let mut values = vec![0.0; self.infos[info].regrets.len()];
        for (place, likely) in places {
            let Place::Ask { first, .. } = self.tree.places[place] else { continue };
            for (offer, value) in values.iter_mut().enumerate() {
                *value += likely * self.after(first + offer);
            }
        }
        let best = (0..values.len()).max_by(|&a, &b| values[a].total_cmp(&values[b]));
        let best = best.unwrap_or_default();
        self.chosen[info] = Some(best);
        best
    }
}
