//! Positions set up by hand from statements, for judge questions and tests, and figures read off a position.
//!
//! A position is a hand with the cards and the answers that are named. Private and public cards that nobody has named are
//! the first free ones of the catalogue.

mod said;

use crate::action::Action;
use crate::ask;
use crate::betting::Betting;
use crate::card::Card;
use crate::state::{Leduc, SEATS};
use crate::title::Setup;
use alloc::{
    string::{String, ToString},
    vec::Vec,
};
use deckhand_kernel::{Msg, Scene, Seat, SetupError, Title};

/// A position under construction.
#[derive(Clone, Debug, Default)]
pub struct Draft {
    cards: [Option<Card>; 2],
    public: Option<Card>,
    rounds: [Option<Betting>; 2],
}

/// Which word is wrong, and why.
type Fault = (usize, Msg);

fn word<'w>(words: &[&'w str], at: usize) -> &'w str {
    words.get(at).copied().unwrap_or_default().trim_end_matches([':', ';', ','])
}

fn fault<T>(at: usize, id: &'static str, words: &[&str]) -> Result<T, Fault> {
    Err((at, Msg::new(id).with("found", word(words, at))))
}

/// A player or a round: 0 for `1` and 1 for `2`.
fn one_or_two(words: &[&str], at: usize, id: &'static str) -> Result<usize, Fault> {
    match word(words, at) {
        "1" => Ok(0),
        "2" => Ok(1),
        _ => fault(at, id, words),
    }
}

impl Draft {
    /// Reads a card that lies nowhere else.
    fn card(&self, words: &[&str], at: usize) -> Result<Card, Fault> {
        let Some(card) = Card::named(word(words, at)) else {
            return fault(at, "scene-card", words);
        };
        if self.named().any(|other| other == card) {
            return fault(at, "scene-twice", words);
        }
        Ok(card)
    }

    fn named(&self) -> impl Iterator<Item = Card> {
        self.cards.into_iter().chain([self.public]).flatten()
    }
}

/// Reads the answers of a round, each of which must be possible at its place.
fn betting(words: &[&str]) -> Result<Betting, Fault> {
    let mut betting = Betting::default();
    for at in 2..words.len() {
        let action: Action = word(words, at).parse().map_err(|msg| (at, msg))?;
        let is_over = betting.is_closed() || betting.folded().is_some();
        if is_over || !ask::options(&betting).contains(&action) {
            return fault(at, "scene-answer", words);
        }
        betting.push(action);
    }
    Ok(betting)
}

impl Scene for Leduc {
    type Draft = Draft;

    const STATEMENTS: &'static [(&'static str, &'static str)] = &[
        ("card", "card 1: king-of-spades"),
        ("public", "public jack-of-hearts"),
        ("round", "round 1: check bet call"),
    ];

    const VALUES: &'static [(&'static str, &'static str)] = &[
        ("turn", "turn"),
        ("round", "round"),
        ("bets", "bets"),
        ("card", "card 1"),
        ("public", "public"),
        ("paid", "paid 1"),
        ("pot", "pot"),
        ("chips", "chips 1"),
    ];

    fn draft(mode: &str, seats: u8, options: &[(String, String)]) -> Result<Draft, SetupError> {
        let Setup {} = Self::setup(mode, seats, options)?;
        Ok(Draft::default())
    }

    fn place(draft: &mut Draft, words: &[&str]) -> Result<(), Fault> {
        match word(words, 0) {
            "card" => {
                let seat = one_or_two(words, 1, "scene-seat")?;
                draft.cards[seat] = Some(draft.card(words, 2)?);
            }
            "public" => draft.public = Some(draft.card(words, 1)?),
            "round" => {
                let round = one_or_two(words, 1, "scene-round")?;
                draft.rounds[round] = Some(betting(words)?);
            }
            _ => return fault(0, "scene-statement", words),
        }
        Ok(())
    }

    fn finish(draft: Draft) -> Result<Self, Msg> {
        let named: Vec<Card> = draft.named().collect();
        let mut free = Card::ALL.into_iter().filter(|card| !named.contains(card));
        let mut or_free = |card: Option<Card>| {
            card.or_else(|| free.next())
                .unwrap_or_else(|| unreachable!("three of six cards lie out"))
        };
        let mut game = Self::dealt([or_free(draft.cards[0]), or_free(draft.cards[1])]);
        let is_second = draft.public.is_some() || draft.rounds[1].is_some();
        game.rounds[0] = match draft.rounds[0] {
            Some(betting) => betting,
            // Somehow the first round has ended; this is the shortest way.
            None if is_second => Betting::checked(),
            None => Betting::default(),
        };
        if game.rounds[0].is_closed() {
            game.public = Some(or_free(draft.public));
            game.rounds[1] = draft.rounds[1].unwrap_or_default();
        } else if is_second {
            return Err(Msg::new("scene-first-round"));
        }
        if game.is_over() {
            return Err(Msg::new("scene-over"));
        }
        Ok(game)
    }

    fn value(&self, words: &[&str]) -> Result<String, Msg> {
        let seat =
            || one_or_two(words, 1, "scene-seat").map(|at| SEATS[at]).map_err(|(_, why)| why);
        let none = || "none".to_string();
        Ok(match word(words, 0) {
            "turn" => self.turn().map_or_else(none, |seat: Seat| seat.to_string()),
            "round" => (self.round() + 1).to_string(),
            "bets" => self.betting().bets().to_string(),
            "card" => self.cards[seat()?.index()].name().to_string(),
            "public" => self.public.map_or_else(none, |card| card.name().to_string()),
            "paid" => self.paid(seat()?).to_string(),
            "pot" => self.pot().to_string(),
            "chips" => self.chips(seat()?).to_string(),
            found => return Err(Msg::new("scene-value").with("found", found)),
        })
    }

    fn statements(&self) -> Option<Vec<String>> {
        said::statements(self)
    }

    const AIMS: &'static str = include_str!("../puzzles/aims.scn");
}
