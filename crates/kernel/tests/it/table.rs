//! The table: fair chance, and what counts as learned.

use deckhand_kernel::{Dealer, RuleId, Table, Told};
use std::collections::BTreeMap;

/// A dealer that goes through every possible series of numbers, one series after another, as an odometer counts.
#[derive(Default)]
struct Tree {
    /// Number drawn and how many were possible, for each draw of the running series.
    path: Vec<(u32, u32)>,
    at: usize,
}

impl Tree {
    /// Goes on to the next series; false when all have been dealt.
    fn next(&mut self) -> bool {
        self.at = 0;
        while let Some((number, below)) = self.path.pop() {
            if number + 1 < below {
                self.path.push((number + 1, below));
                return true;
            }
        }
        false
    }
}

impl Dealer for Tree {
    fn draw(&mut self, below: u32) -> u32 {
        if self.at == self.path.len() {
            self.path.push((0, below));
        }
        let (number, wanted) = self.path[self.at];
        assert_eq!(wanted, below, "the same numbers so far lead to the same question");
        self.at += 1;
        number
    }
}

/// How often each result comes up when every series of numbers is dealt once.
fn all<T: Ord>(mut result: impl FnMut(&mut Table<'_, ()>) -> T) -> BTreeMap<T, u32> {
    let mut tree = Tree::default();
    let mut counts = BTreeMap::new();
    loop {
        *counts.entry(result(&mut Table::silent(&mut tree))).or_insert(0) += 1;
        if !tree.next() {
            return counts;
        }
    }
}

/// A dealer that must not be asked.
struct Nobody;

impl Dealer for Nobody {
    fn draw(&mut self, below: u32) -> u32 {
        panic!("asked for one of {below}");
    }
}

#[test]
fn every_order_is_equally_likely() {
    for (size, orders) in [(0, 1), (1, 1), (2, 2), (3, 6), (4, 24), (5, 120)] {
        let counts = all(|table| {
            let mut items: Vec<u8> = (0..size).collect();
            table.shuffle(&mut items);
            items
        });
        assert_eq!(counts.len(), orders, "orders of {size}");
        // Each series of numbers of one length is equally likely, so it is enough that each order has one.
        assert!(counts.values().all(|&count| count == 1), "{counts:?}");
        assert!(counts.keys().all(|items| {
            let mut sorted = items.clone();
            sorted.sort_unstable();
            sorted.into_iter().eq(0..size)
        }));
    }
}

#[test]
fn a_die_shows_every_side_once_and_nothing_else() {
    for sides in [1, 2, 6, 20, 255] {
        let counts = all(|table| table.roll(sides));
        assert!(counts.keys().copied().eq(1..=sides), "{counts:?}");
        assert!(counts.values().all(|&count| count == 1), "{counts:?}");
    }
}

#[test]
fn one_of_one_is_no_chance() {
    let mut nobody = Nobody;
    let mut table = Table::<()>::silent(&mut nobody);
    assert_eq!(table.draw(1), 0);
    assert_eq!(table.roll(1), 1);
    table.shuffle(&mut ["alone"]);
    table.shuffle::<u8>(&mut []);
    assert!(!table.learned(), "what can come out only one way tells nobody anything");
}

#[test]
fn chance_and_what_is_shown_count_as_learned() {
    let learned = |act: &dyn Fn(&mut Table<'_, ()>)| {
        let mut tree = Tree::default();
        let mut table = Table::silent(&mut tree);
        act(&mut table);
        table.learned()
    };
    assert!(!learned(&|_| {}));
    assert!(!learned(&|table| table.tell(RuleId(0), || ())), "what is told was no secret");
    assert!(learned(&|table| _ = table.draw(2)));
    assert!(learned(&|table| _ = table.roll(6)));
    assert!(learned(&|table| table.shuffle(&mut [1, 2])));
    assert!(learned(&|table| table.learn()));
}

fn told(rule: u16, event: &'static str) -> Told<&'static str> {
    Told { rule: RuleId(rule), event }
}

#[test]
fn a_telling_table_keeps_everything_in_order() {
    let (mut tree, mut log) = (Tree::default(), vec![told(9, "before")]);
    let mut table = Table::telling(&mut tree, &mut log);
    table.tell(RuleId(1), || "one");
    table.learn();
    table.tell(RuleId(2), || "two");
    assert_eq!(log, [told(9, "before"), told(1, "one"), told(2, "two")]);
}

#[test]
fn a_foreseeing_table_stops_at_the_first_thing_learned() {
    let stops: [fn(&mut Table<'_, &'static str>); 3] =
        [|table| table.learn(), |table| _ = table.draw(2), |table| table.shuffle(&mut [1, 2, 3])];
    for stop in stops {
        let (mut tree, mut log) = (Tree::default(), Vec::new());
        let mut table = Table::foreseeing(&mut tree, &mut log);
        table.tell(RuleId(1), || "sure");
        table.draw(1);
        table.tell(RuleId(2), || "sure as well");
        assert!(!table.learned());
        stop(&mut table);
        table.tell(RuleId(3), || panic!("an event that nobody may hear is not even made"));
        assert!(table.learned());
        assert_eq!(log, [told(1, "sure"), told(2, "sure as well")]);
    }
}

#[test]
fn a_silent_table_makes_no_events() {
    let mut tree = Tree::default();
    let mut table = Table::<()>::silent(&mut tree);
    table.tell(RuleId(1), || panic!("nobody listens"));
    assert!(!table.learned());
}
