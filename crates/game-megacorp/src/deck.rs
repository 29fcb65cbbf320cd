//! What a deck may be made of: exactly 35 cards in the order in which they will be drawn [M2.2] to [M2.5].

use crate::cards::{ALL, CardId, Faction, Type};
use crate::rule;
use alloc::{string::ToString, vec, vec::Vec};
use deckhand_kernel::{
    CardFace, DeckFault, DeckTally, Decks, Listed, Msg, ReadyDeck, RuleId, Rulebook, Words,
};

/// The decks of Megacorp.
#[derive(Clone, Copy, Debug)]
pub struct MegacorpDecks;

/// Cards of a deck [M2.2].
const CARDS: u32 = 35;

macro_rules! ready {
    ($($name:literal),* $(,)?) => {
        &[$(ReadyDeck { name: $name, text: include_str!(concat!("../decks/", $name, ".txt")) }),*]
    };
}

fn fault(line: Option<u32>, rule: RuleId, words: Msg, mend: Msg) -> DeckFault {
    DeckFault { line, rule, words, mend }
}

fn card(listed: &Listed) -> Option<CardId> {
    let number = listed.card?.checked_sub(1)?;
    (usize::from(number) < ALL).then_some(CardId(number as u8))
}

/// How many cards of a list are like this.
fn count(list: &[Listed], like: impl Fn(CardId) -> bool) -> u32 {
    let fits = |listed: &&Listed| card(listed).is_some_and(&like);
    list.iter().filter(fits).map(|listed| u32::from(listed.count)).sum()
}

/// The last line brings more than there may be: told once, where it happens first.
fn too_many(
    until: &[Listed],
    list: &[Listed],
    most: u32,
    like: impl Fn(CardId) -> bool + Copy,
) -> Option<(u32, u32)> {
    let (last, before) = until.split_last()?;
    if !card(last).is_some_and(like) {
        return None;
    }
    let already = count(before, like);
    (already <= most && already + u32::from(last.count) > most)
        .then(|| (last.line, count(list, like)))
}

impl Decks for MegacorpDecks {
    const GAME: &'static str = "megacorp";
    const PROFILES: &'static [&'static str] = &[];
    // Seats take them in this order if nobody chooses. The first two are the most even pair for players who look ahead
    // (`level-3` against itself); most others favour one side by far.
    const READY: &'static [ReadyDeck] = ready![
        "compound-interest",
        "empty-chairs",
        "the-slow-audit",
        "body-and-soul",
        "first-light-on-the-dunes",
        "six-million-legs",
    ];

    fn rulebook() -> &'static Rulebook {
        &rule::RULEBOOK
    }

    fn texts() -> [&'static str; 3] {
        crate::title::TEXTS
    }

    fn cards() -> Vec<CardFace> {
        crate::title::faces()
    }

    fn columns(number: u16) -> Vec<(&'static str, Msg)> {
        let Some(at) = number.checked_sub(1).filter(|at| usize::from(*at) < ALL) else {
            return vec![];
        };
        let print = CardId(at as u8).card();
        vec![("valuation", crate::title::valuation(print.cost)), ("type", print.kind.words())]
    }

    fn faults(_profile: &str, list: &[Listed]) -> Vec<DeckFault> {
        let mut faults = Vec::new();
        let total: u32 = list.iter().map(|listed| u32::from(listed.count)).sum();
        for at in 0..list.len() {
            let until = &list[..=at];
            for kind in [Type::Founder, Type::Business] {
                let like = move |card: CardId| card.card().kind == kind;
                if let Some((line, found)) = too_many(until, list, 1, like) {
                    let words =
                        Msg::new("fault-one").with("type", kind.words()).with("cards", found);
                    let mend = Msg::new("mend-one").with("type", kind.words());
                    faults.push(fault(Some(line), rule::M2_3, words, mend));
                }
            }
            if let Some(this) = card(&list[at]) {
                let like = move |card: CardId| card == this;
                let copies = u32::from(this.card().copies());
                if copies > 1
                    && let Some((line, found)) = too_many(until, list, copies, like)
                {
                    let words = Msg::new("fault-copies").with("card", this).with("cards", found);
                    let mend = Msg::new("mend-copies").with("cards", found - copies);
                    faults.push(fault(Some(line), rule::M2_4, words, mend));
                }
            }
        }
        if total != CARDS {
            let words = Msg::new("fault-cards").with("cards", total);
            let (id, count) = if total < CARDS {
                ("mend-few", CARDS - total)
            } else {
                ("mend-many", total - CARDS)
            };
            faults.push(fault(None, rule::M2_2, words, Msg::new(id).with("cards", count)));
        }
        faults
    }

    fn tallies(list: &[Listed]) -> Vec<DeckTally> {
        let kinds = Type::ALL.into_iter().map(|kind| {
            let found = count(list, |card| card.card().kind == kind);
            (kind.name().to_string(), kind.words(), found)
        });
        let totals = (1..=9u8).map(|total| {
            let found = count(list, |card| card.card().total() == total);
            (total.to_string(), Msg::new("tally-valuation-part").with("number", total), found)
        });
        let factions = Faction::ALL.into_iter().map(|faction| {
            let found = count(list, |card| card.card().faction == faction);
            (faction.name().to_string(), faction.words(), found)
        });
        let some = |parts: &mut dyn Iterator<Item = (alloc::string::String, Msg, u32)>| {
            parts.filter(|part| part.2 > 0).collect::<Vec<_>>()
        };
        vec![
            DeckTally { name: "type", parts: some(&mut { kinds }) },
            DeckTally { name: "valuation", parts: some(&mut { totals }) },
            DeckTally { name: "faction", parts: some(&mut { factions }) },
        ]
    }

    fn notes(_list: &[Listed]) -> Vec<Msg> {
        vec![Msg::new("note-ours")]
    }
}

/// The cards of a deck from the top: one that comes with the game by its name, or a list such as `3 factory, 1 sea`.
pub(crate) fn read(text: &str) -> Option<Vec<CardId>> {
    if let Some(ready) = MegacorpDecks::READY.iter().find(|ready| ready.name == text) {
        let lines =
            ready.text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit()));
        return cards(lines);
    }
    text.starts_with(|c: char| c.is_ascii_digit()).then(|| cards(text.split(','))).flatten()
}

fn cards<'l>(lines: impl Iterator<Item = &'l str>) -> Option<Vec<CardId>> {
    let mut cards = Vec::new();
    for line in lines {
        let (count, slug) = line.trim().split_once(' ')?;
        let card = CardId::named(slug.trim())?;
        let count: usize = count.parse().ok().filter(|count| *count <= 50)?;
        cards.extend(core::iter::repeat_n(card, count));
    }
    Some(cards)
}
