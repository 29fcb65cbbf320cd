//! For tests of a game: which statements and figures it understands, and for what reason it refuses others.

use crate::short_id;
use core::marker::PhantomData;
use deckhand_kernel::{Msg, Scene, Speaker as _};
use deckhand_words::{Lang, Speech};
use std::{collections::BTreeSet, fs, path::Path};

/// What a game is asked about the statements of its scenarios. Several statements stand in one text, parted by `; `.
#[derive(Clone, Copy, Debug)]
pub struct Statements<G> {
    /// The mode and the seats of the positions.
    pub table: (&'static str, u8),
    /// Statements, the word of the last one that is wrong, and the reason: what follows `scene-` in the id of the message.
    pub faults: &'static [(&'static str, usize, &'static str)],
    /// Statements that are possible one by one and make no position together, and the reason.
    pub impossible: &'static [(&'static str, &'static str)],
    /// A position in which every figure of [`Scene::VALUES`] is there.
    pub position: &'static str,
    /// Figures that this position refuses, and the reason.
    pub no_figures: &'static [(&'static str, &'static str)],
    /// The game.
    pub game: PhantomData<G>,
}

fn words(text: &str) -> Vec<&str> {
    text.split(' ').collect()
}

impl<G: Scene> Statements<G> {
    /// A position under construction, with these statements made.
    ///
    /// # Panics
    /// If one of them is refused.
    pub fn draft(&self, statements: &str) -> G::Draft {
        let (mode, seats) = self.table;
        let mut draft = G::draft(mode, seats, &[])
            .unwrap_or_else(|error| panic!("mode {mode} with {seats} seats: {:?}", error.0));
        for statement in statements.split("; ").filter(|statement| !statement.is_empty()) {
            let placed = G::place(&mut draft, &words(statement));
            placed.unwrap_or_else(|fault| panic!("{statement}: {fault:?}"));
        }
        draft
    }

    /// The fault of the last of some statements: which word is wrong, and why.
    ///
    /// # Panics
    /// If it is understood, or if an earlier one is refused.
    pub fn fault(&self, statements: &str) -> (usize, Msg) {
        let (given, last) = statements.rsplit_once("; ").unwrap_or(("", statements));
        let placed = G::place(&mut self.draft(given), &words(last));
        placed.err().unwrap_or_else(|| panic!("“{statements}” is understood"))
    }

    /// Why the statements make no position.
    ///
    /// # Panics
    /// If they make one, or if one of them is refused.
    pub fn impossible(&self, statements: &str) -> Msg {
        let made = G::finish(self.draft(statements));
        made.err().unwrap_or_else(|| panic!("“{statements}” makes a position"))
    }

    /// The position in which every figure is there.
    ///
    /// # Panics
    /// If the statements do not make it.
    pub fn position(&self) -> G {
        let made = G::finish(self.draft(self.position));
        made.unwrap_or_else(|why| panic!("“{}” makes no position: {why:?}", self.position))
    }

    /// Why there is no such figure in [`Self::position`].
    ///
    /// # Panics
    /// If there is one.
    pub fn no_figure(&self, value: &str) -> Msg {
        let found = self.position().value(&words(value));
        found.err().unwrap_or_else(|| panic!("“{value}” is there"))
    }

    /// Whatever is to be refused is, at the word and for the reason named.
    ///
    /// # Panics
    /// If anything is not.
    pub fn check_refusals(&self) {
        for &(statements, word, reason) in self.faults {
            let (at, why) = self.fault(statements);
            assert_eq!((at, short_id(&why.id)), (word, reason), "{statements}");
        }
        for &(statements, reason) in self.impossible {
            assert_eq!(short_id(&self.impossible(statements).id), reason, "{statements}");
        }
        for &(value, reason) in self.no_figures {
            assert_eq!(short_id(&self.no_figure(value).id), reason, "{value}");
        }
    }

    /// Every statement is understood by the example that the game gives, with nothing before it.
    ///
    /// # Panics
    /// If one is not, or if an example is not one of what it stands beside.
    pub fn check_statements(&self) {
        for (name, example) in G::STATEMENTS {
            assert_eq!(words(example)[0], *name);
            self.draft(example);
        }
    }

    /// Every figure is understood by the example that the game gives.
    ///
    /// # Panics
    /// If one is not, or if an example is not one of what it stands beside.
    pub fn check_values(&self) {
        let game = self.position();
        for (name, example) in G::VALUES {
            assert_eq!(words(example)[0], *name);
            let value = game.value(&words(example));
            value.unwrap_or_else(|why| panic!("{example}: {why:?}"));
        }
    }

    /// Every refusal, and `more`, has words in every language.
    ///
    /// # Panics
    /// If one has not.
    pub fn check_words(&self, more: impl IntoIterator<Item = Msg>) {
        let faults = self.faults.iter().map(|(statements, ..)| self.fault(statements).1);
        let impossible = self.impossible.iter().map(|(statements, _)| self.impossible(statements));
        let figures = self.no_figures.iter().map(|(value, _)| self.no_figure(value));
        let said: Vec<Msg> = faults.chain(impossible).chain(figures).chain(more).collect();
        for lang in Lang::ALL {
            let speech = Speech::new(lang, &[G::texts()[lang.index()]])
                .unwrap_or_else(|fault| panic!("{lang}: {fault:?}"));
            for why in &said {
                assert!(!speech.say(why).is_empty(), "{lang}: {}", why.id);
            }
            assert_eq!(speech.faults(), Vec::<String>::new(), "{lang}");
        }
    }

    /// Every reason that these sources can give is among those expected here, or is one of the `others`.
    ///
    /// # Panics
    /// If one is not, or if a source can not be read.
    pub fn check_all_tested(&self, sources: &[&Path], others: &[&str]) {
        let faults = self.faults.iter().map(|&(.., reason)| reason);
        let more = self.impossible.iter().chain(self.no_figures).map(|&(_, reason)| reason);
        let tested: BTreeSet<&str> = faults.chain(more).chain(others.iter().copied()).collect();
        let read = |source: &&Path| {
            fs::read_to_string(source)
                .unwrap_or_else(|error| panic!("{} can not be read: {error}", source.display()))
        };
        let texts: Vec<String> = sources.iter().map(read).collect();
        let literals = texts.iter().flat_map(|text| text.split('"').skip(1).step_by(2));
        let ids: BTreeSet<&str> = literals.filter_map(|text| text.strip_prefix("scene-")).collect();
        assert_eq!(ids.difference(&tested).collect::<Vec<_>>(), Vec::<&&str>::new());
    }
}
