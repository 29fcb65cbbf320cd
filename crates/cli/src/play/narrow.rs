//! Many offers made few: a person picks part after part of an answer until the list is short.

use deckhand_kernel::{Msg, Offer, Pick, Speaker as _};
use deckhand_words::Speech;

/// So many offers are listed without grouping.
const SHORT: usize = 20;

/// What is on the screen while a person answers one question: all offers, or those that are left after some picks.
#[derive(Debug)]
pub(super) struct Narrow {
    steps: Vec<Step>,
    everything: bool,
}

/// The offers that are left after a pick.
#[derive(Clone, Debug)]
struct Step {
    left: Vec<usize>,
    said: String,
}

/// One numbered line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Line {
    /// This offer.
    Offer(usize),
    /// Several offers that agree in one pick, or all lack it.
    Group(Option<Pick>, Vec<usize>),
}

impl Narrow {
    /// All of `count` offers.
    pub(super) fn new(count: usize) -> Self {
        let all = Step { left: (0..count).collect(), said: String::new() };
        Self { steps: vec![all], everything: false }
    }

    /// Indices of the offers that are left.
    pub(super) fn left(&self) -> &[usize] {
        self.steps.last().map_or(&[], |step| &step.left)
    }

    /// What was picked so far, in words.
    pub(super) fn trail(&self) -> impl Iterator<Item = &str> {
        self.steps.iter().skip(1).map(|step| step.said.as_str())
    }

    /// What was picked so far, and the numbered offers or groups, with words for each offer and for what groups agree in.
    pub(super) fn text<A>(
        &self,
        offers: &[Offer<A>],
        speech: &Speech,
        offer: impl Fn(usize) -> String,
        picked: impl Fn(Option<&Pick>, &[usize]) -> String,
    ) -> String {
        let mut text = String::new();
        let trail: Vec<&str> = self.trail().collect();
        if !trail.is_empty() {
            let msg = Msg::new("cli-trail")
                .with("trail", trail.join(" › "))
                .with("count", self.left().len() as i64);
            text.push_str(&speech.say(&msg));
            text.push('\n');
        }
        let lines = self.lines(offers);
        let width = lines.len().to_string().len().max(2);
        for (number, line) in (1..).zip(&lines) {
            let said = match line {
                Line::Offer(at) => offer(*at),
                Line::Group(pick, members) => {
                    let msg = Msg::new("cli-group").with("pick", picked(pick.as_ref(), members));
                    speech.say(&msg.with("count", members.len() as i64))
                }
            };
            text.push_str(&format!("{number:>width$}  {said}\n"));
        }
        if lines.iter().any(|line| matches!(line, Line::Group(..))) {
            text.push_str(&speech.word("cli-group-hint"));
        }
        text
    }

    /// Keeps only these offers.
    pub(super) fn keep(&mut self, left: Vec<usize>, said: String) {
        self.everything = false;
        self.steps.push(Step { left, said });
    }

    /// Keeps those of these offers that are left, or starts again with all of them if none is.
    pub(super) fn search(&mut self, found: Vec<usize>, said: String) {
        let left: Vec<usize> =
            found.iter().copied().filter(|at| self.left().contains(at)).collect();
        if left.is_empty() || left.len() == self.left().len() {
            self.steps.truncate(1);
            self.keep(found, said);
        } else {
            self.keep(left, said);
        }
    }

    /// Takes the last pick back; false if there is none.
    pub(super) fn back(&mut self) -> bool {
        if self.everything {
            self.everything = false;
            return true;
        }
        self.steps.len() > 1 && self.steps.pop().is_some()
    }

    /// Lists every offer from now on.
    pub(super) fn show_all(&mut self) {
        self.steps.truncate(1);
        self.everything = true;
    }

    /// The numbered lines.
    pub(super) fn lines<A>(&self, offers: &[Offer<A>]) -> Vec<Line> {
        let left = self.left();
        if self.everything || left.len() <= SHORT {
            return left.iter().map(|&at| Line::Offer(at)).collect();
        }
        let longest = left.iter().map(|&at| offers[at].picks.len()).max().unwrap_or(0);
        for slot in 0..longest {
            let groups = group(offers, left, slot);
            if groups.len() > 1 && groups.len() < left.len() {
                return groups
                    .into_iter()
                    .map(|(pick, mut at)| match at.len() {
                        1 => Line::Offer(at.remove(0)),
                        _ => Line::Group(pick, at),
                    })
                    .collect();
            }
        }
        left.iter().map(|&at| Line::Offer(at)).collect()
    }
}

/// The offers by their pick in this place, in order of first appearance.
fn group<A>(offers: &[Offer<A>], left: &[usize], slot: usize) -> Vec<(Option<Pick>, Vec<usize>)> {
    let mut groups: Vec<(Option<Pick>, Vec<usize>)> = Vec::new();
    for &at in left {
        let pick = offers[at].picks.get(slot);
        match groups.iter_mut().find(|(known, _)| known.as_ref() == pick) {
            Some((_, members)) => members.push(at),
            None => groups.push((pick.cloned(), vec![at])),
        }
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::{Line, Narrow};
    use deckhand_kernel::{Msg, Offer, Pick, Thing, Weight};

    /// Four cards that fit into ten cells each, and a pass.
    fn offers() -> Vec<Offer<u8>> {
        let build = |card: u16, x: i16| Offer {
            action: 0,
            picks: vec![
                Pick::verb("build"),
                Pick::new("card", Thing::Card(card)),
                Pick::new("cell", Thing::Cell(None, x, 0)),
            ],
            weight: Weight::Plain,
            words: Msg::new("build"),
        };
        let mut all: Vec<_> =
            (0..4).flat_map(|card| (0..10).map(move |x| build(card, x))).collect();
        all.push(Offer {
            action: 1,
            picks: vec![Pick::verb("pass")],
            weight: Weight::Plain,
            words: Msg::new("pass"),
        });
        all
    }

    #[test]
    fn picks_are_asked_one_after_the_other_and_lone_ones_are_skipped() {
        let offers = offers();
        let mut narrow = Narrow::new(offers.len());
        let lines = narrow.lines(&offers);
        let [Line::Group(Some(verb), builds), Line::Offer(40)] = &lines[..] else {
            panic!("two verbs, the second with one offer: {lines:?}");
        };
        assert_eq!(*verb, Pick::verb("build"));
        narrow.keep(builds.clone(), "build".to_string());
        let lines = narrow.lines(&offers);
        assert_eq!(lines.len(), 4, "one line a card");
        let Line::Group(Some(card), cells) = &lines[2] else { panic!("a group: {lines:?}") };
        assert_eq!(card.thing, Thing::Card(2));
        narrow.keep(cells.clone(), "two".to_string());
        let cells: Vec<Line> = (20..30).map(Line::Offer).collect();
        assert_eq!(narrow.lines(&offers), cells);
        assert_eq!(narrow.trail().collect::<Vec<_>>(), ["build", "two"]);
    }

    #[test]
    fn back_and_all() {
        let offers = offers();
        let mut narrow = Narrow::new(offers.len());
        narrow.show_all();
        assert_eq!(narrow.lines(&offers).len(), 41);
        assert!(narrow.back());
        assert_eq!(narrow.lines(&offers).len(), 2);
        assert!(!narrow.back());
        narrow.keep(vec![40], "pass".to_string());
        assert!(narrow.back());
        assert_eq!(narrow.left().len(), 41);
    }
}
