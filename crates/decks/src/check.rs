//! From a sheet to a deck: its cards are found, and the rules of the game are asked.

use crate::{Fault, Finder, NotFound, Sheet};
use deckhand_kernel::{Decks, Listed, Msg};
use deckhand_words::nearest;

/// A deck of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deck {
    /// The name of the game.
    pub game: &'static str,
    /// What the deck is called.
    pub name: Option<String>,
    /// The set of rules it is made for; empty where the game has only one.
    pub profile: &'static str,
    /// Its cards in the order of the file.
    pub list: Vec<Listed>,
}

/// What came of a sheet.
#[derive(Clone, Debug)]
pub struct Checked {
    /// The deck as far as it could be read.
    pub deck: Deck,
    /// Everything that is wrong with it, in the order of the text.
    pub faults: Vec<Fault>,
}

impl Deck {
    /// The deck in one line, as games take it for an option: `3 sea, 2 ursine-breaker`.
    pub fn line(&self, finder: &Finder) -> String {
        let entry = |listed: &Listed| {
            let face = finder.numbered(listed.card?)?;
            Some(format!("{} {}", listed.count, face.id))
        };
        self.list.iter().filter_map(entry).collect::<Vec<_>>().join(", ")
    }

    /// How many cards it has.
    pub fn cards(&self) -> u32 {
        self.list.iter().map(|listed| u32::from(listed.count)).sum()
    }
}

/// Finds the cards of a sheet and asks the game `D` about them. The header `game` is not looked at: whoever calls this has
/// chosen the game by it.
pub fn check<D: Decks>(sheet: &Sheet, finder: &Finder) -> Checked {
    let mut faults = sheet.faults().to_vec();
    let mut list = Vec::new();
    for row in sheet.rows() {
        let found = finder.find(&row.card);
        let card = found.as_ref().ok().map(|face| face.number);
        list.push(Listed { line: row.line, card, count: row.count });
        if let Err(not) = found {
            let (words, mend) = not_found(&row.card, not);
            faults.push(Fault::new(row.span.clone(), words, mend));
        }
    }
    let profile = profile::<D>(sheet, &mut faults);
    // Without a profile there are no rules to judge by.
    if let Some(profile) = profile {
        faults.extend(D::faults(profile, &list).into_iter().map(|fault| {
            let row = sheet.rows().iter().find(|row| Some(row.line) == fault.line);
            // What the deck as a whole lacks would be written below its last line.
            let row = row.or(sheet.rows().last());
            let span = row.map_or(0..0, |row| row.span.clone());
            Fault::new(span, fault.words, fault.mend).against(fault.rule)
        }));
    }
    faults.sort_by_key(|fault| fault.span.start);
    let name = sheet.name().map(|header| header.text.clone());
    let usual = D::PROFILES.first().copied().unwrap_or_default();
    let deck = Deck { game: D::GAME, name, profile: profile.unwrap_or(usual), list };
    Checked { deck, faults }
}

/// The profile that the sheet names, or the usual one; nothing if it names one that does not exist.
fn profile<D: Decks>(sheet: &Sheet, faults: &mut Vec<Fault>) -> Option<&'static str> {
    let usual = D::PROFILES.first().copied().unwrap_or_default();
    let Some(header) = sheet.profile() else { return Some(usual) };
    let known = D::PROFILES.iter().find(|known| known.eq_ignore_ascii_case(&header.text));
    if known.is_none() {
        let words = Msg::new("sheet-profile").with("profile", header.text.as_str());
        let mend = if D::PROFILES.is_empty() {
            Msg::new("sheet-profile-none")
        } else {
            let near = nearest(&header.text, D::PROFILES.iter().copied()).unwrap_or_default();
            Msg::new("sheet-profile-mend").with("nearest", near).with("known", D::PROFILES.to_vec())
        };
        faults.push(Fault::new(header.span.clone(), words, mend));
    }
    known.copied()
}

fn not_found(card: &str, not: NotFound) -> (Msg, Msg) {
    match not {
        NotFound::Unknown(near) => (
            Msg::new("sheet-unknown-card").with("card", card),
            Msg::new("sheet-unknown-card-mend").with("nearest", near.unwrap_or_default()),
        ),
        NotFound::Several(ids) => (
            Msg::new("sheet-several-cards").with("card", card),
            Msg::new("sheet-several-cards-mend").with("cards", ids),
        ),
    }
}
