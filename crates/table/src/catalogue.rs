//! Finding cards by what people remember of their names.

use deckhand_kernel::{Arg, CardFace, Msg, Speaker as _, Title};
use deckhand_words::{Speech, fold, nearest, search};

/// So many words make the longest name of a card.
const LONGEST: usize = 6;

/// The cards of a game and their names in every language.
#[derive(Debug)]
pub struct Catalogue {
    /// All cards in catalogue order.
    pub faces: Vec<CardFace>,
    /// For each card the names under which it is found.
    names: Vec<[String; 4]>,
}

/// Places of cards in the catalogue, best first.
#[derive(Debug, Default)]
pub struct Found {
    /// Cards of exactly this name or number.
    pub best: Vec<usize>,
    /// Others whose names contain it.
    pub more: Vec<usize>,
}

impl Found {
    /// Whether nothing was found.
    pub fn is_empty(&self) -> bool {
        self.best.is_empty() && self.more.is_empty()
    }

    /// All that was found, best first.
    pub fn all(&self) -> impl Iterator<Item = usize> {
        self.best.iter().chain(&self.more).copied()
    }
}

impl Catalogue {
    /// The catalogue of a game; `speeches` are its texts in all languages.
    pub fn of<G: Title>(speeches: &[Speech; 3]) -> Self {
        let faces = G::cards();
        let names = faces
            .iter()
            .map(|face| {
                let [en, de, ru] = [0, 1, 2].map(|at: usize| speeches[at].say(&face.name));
                [en, de, ru, face.id.clone()]
            })
            .collect();
        Self { faces, names }
    }

    /// The cards meant by a name, a part of one in any language, or a number.
    pub fn find(&self, what: &str) -> Found {
        let mut found = Found::default();
        let number = what.trim().trim_start_matches('#').parse::<u16>();
        if let Ok(number) = number {
            found.best.extend(self.faces.iter().position(|face| face.number == number));
            if !found.is_empty() {
                return found;
            }
        }
        let folded = fold(what);
        for place in search(what, self.names.iter().flatten().map(String::as_str)) {
            let card = place / 4;
            if found.all().any(|known| known == card) {
                continue;
            }
            if self.names[card].iter().any(|name| fold(name) == folded) {
                found.best.push(card);
            } else {
                found.more.push(card);
            }
        }
        found
    }

    /// The one card that a name or a part of one means, if it means one only, or one only of the `offered` numbers.
    pub fn only(&self, what: &str, offered: &[u16]) -> Option<usize> {
        if what.trim().parse::<u16>().is_ok() {
            return None; // a number of the list rather than of a card
        }
        let found = self.find(what);
        if let ([only], _) | ([], [only]) = (&found.best[..], &found.more[..]) {
            return Some(*only);
        }
        let mut cards = found.all().filter(|&card| offered.contains(&self.faces[card].number));
        cards.next().filter(|_| cards.next().is_none())
    }

    /// The sentence for a name that no card has.
    pub fn unknown(&self, what: &str, speech: &Speech) -> String {
        let names = self.names.iter().flatten().map(String::as_str);
        let near = nearest(what, names).unwrap_or_default();
        speech.say(&Msg::new("table-unknown-card").with("name", what.trim()).with("nearest", near))
    }

    /// A line with every full name of a card replaced by its notation, but for the first word: there stands a verb, which
    /// may be the name of a card too. Of several cards of one name, the only one among the `offered` numbers is meant.
    pub fn spelled(&self, line: &str, offered: &[u16]) -> String {
        let words: Vec<&str> = line.split_whitespace().collect();
        let mut spelled: Vec<&str> = words.iter().take(1).copied().collect();
        let mut at = 1;
        while at < words.len() {
            let named = (at + 1..=words.len().min(at + LONGEST)).rev().find_map(|end| {
                let card = self.named(&fold(&words[at..end].join(" ")), offered)?;
                Some((card, end))
            });
            match named {
                Some((card, end)) => {
                    spelled.push(&self.faces[card].id);
                    at = end;
                }
                None => {
                    spelled.push(words[at]);
                    at += 1;
                }
            }
        }
        spelled.join(" ")
    }

    /// The card of exactly this folded name; without a number, the only one offered.
    fn named(&self, name: &str, offered: &[u16]) -> Option<usize> {
        if name.is_empty() {
            return None;
        }
        let known = |card: &usize| self.names[*card].iter().any(|known| fold(known) == name);
        if let Some(card) = (0..self.faces.len()).find(known) {
            return Some(card);
        }
        let numbered = |card: &usize| {
            let number = format!("{name} {}", self.faces[*card].number);
            offered.contains(&self.faces[*card].number)
                && self.names[*card].iter().any(|known| fold(known) == number)
        };
        let mut cards = (0..self.faces.len()).filter(numbered);
        cards.next().filter(|_| cards.next().is_none())
    }

    /// The numbers of the cards that a message names, in the order of its sentence.
    pub fn named_in(&self, msg: &Msg) -> Vec<u16> {
        fn look(catalogue: &Catalogue, arg: &Arg, out: &mut Vec<u16>) {
            match arg {
                Arg::Msg(msg) => out.extend(catalogue.named_in(msg)),
                Arg::List(all) => all.iter().for_each(|arg| look(catalogue, arg, out)),
                Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => {}
            }
        }
        let mut numbers = Vec::new();
        let named = self.faces.iter().find(|face| face.name == *msg);
        numbers.extend(named.map(|face| face.number));
        msg.args.iter().for_each(|(_, arg)| look(self, arg, &mut numbers));
        numbers
    }

    /// The name of the card with this number.
    pub fn name_of(&self, number: u16, speech: &Speech) -> Option<String> {
        self.faces.iter().find(|face| face.number == number).map(|face| speech.say(&face.name))
    }
}
