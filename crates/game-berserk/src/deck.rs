//! What a deck may be made of, and what is worth knowing about one. Squads are recruited later and are not judged here.

use crate::cards::{Card, CardId, Editions, Element, Icons, Kind, PARTIAL, Partial};
use crate::face::{self, said};
use crate::rule;
use alloc::{
    format,
    string::{String, ToString},
    vec,
    vec::Vec,
};
use deckhand_kernel::{
    CardFace, DeckFault, DeckTally, Decks, Listed, Msg, ReadyDeck, RuleId, Rulebook, Words,
};

/// The decks of Berserk.
#[derive(Clone, Copy, Debug)]
pub struct BerserkDecks;

/// An edition of the rules, called a profile in them [B1.2].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    /// The one begun anew in 2023.
    Relaunch,
    /// The one of 2014.
    Classic,
}

/// Whether cards of our supplement may be used [B1.7].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Supplement {
    /// They may.
    On,
    /// They may not.
    Off,
}

/// What a deck is made for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Profile {
    /// The name typed by people.
    pub name: &'static str,
    /// The edition of the rules.
    pub edition: Edition,
    /// The fewest cards of a deck [B1.3].
    pub least: u16,
    /// Whether cards of ours may be in it.
    pub supplement: Supplement,
}

/// The most cards of a deck [B1.3].
const MOST: u32 = 50;
/// The most cards of one name [B1.4].
const COPIES: u32 = 3;
/// The most cards of one name with the word horde, where the word means something [B1.4].
const HORDE: u32 = 5;

impl Profile {
    /// All profiles, the usual one first.
    pub const ALL: [Self; 4] = [
        Self::new("relaunch", Edition::Relaunch, 30),
        Self::new("classic", Edition::Classic, 30),
        Self::new("relaunch-limited", Edition::Relaunch, 20),
        Self::new("classic-limited", Edition::Classic, 20),
    ];

    const fn new(name: &'static str, edition: Edition, least: u16) -> Self {
        Self { name, edition, least, supplement: Supplement::On }
    }

    /// The profile of this name.
    fn named(name: &str) -> Self {
        let known = Self::ALL.into_iter().find(|profile| profile.name == name);
        known.unwrap_or_else(|| unreachable!("{name} is none of the profiles of Berserk"))
    }

    /// Everything that is wrong with a list, each with its rule [B1.9]. A card that is refused counts among the cards of
    /// the deck all the same.
    pub fn faults(self, list: &[Listed]) -> Vec<DeckFault> {
        let total: u32 = list.iter().map(|listed| u32::from(listed.count)).sum();
        let mut faults = Vec::new();
        for (at, listed) in list.iter().enumerate() {
            if let Some(number) = listed.card {
                match print(number) {
                    Some(card) => {
                        faults.extend(self.wrong_edition(card, listed.line));
                        faults.extend(self.wrong_set(card, listed.line));
                    }
                    None => faults.extend(partial(number).map(|it| not_playable(it, listed.line))),
                }
            }
            faults.extend(self.too_many_of(&list[..=at], list));
            faults.extend(too_many(&list[..=at], total));
        }
        faults.extend(self.too_few(total));
        faults
    }

    /// The profile with as many cards in the other edition.
    fn other(self) -> Self {
        let other = |it: &Self| it.edition != self.edition && it.least == self.least;
        Self::ALL
            .into_iter()
            .find(other)
            .unwrap_or_else(|| unreachable!("every profile has one in the other edition"))
    }

    /// Equipment is marked for the classic edition only [B1.5].
    fn wrong_edition(self, card: &Card, line: u32) -> Option<DeckFault> {
        let wrong = card.editions == Editions::ClassicOnly && self.edition != Edition::Classic;
        wrong.then(|| {
            let words = Msg::new("fault-classic-only")
                .with("card", card.words())
                .with("profile", self.name);
            let mend = Msg::new("mend-classic-only").with("other", self.other().name);
            fault(Some(line), rule::B1_5, words, mend)
        })
    }

    /// A card of ours where only the publisher's are wanted [B1.7].
    fn wrong_set(self, card: &Card, line: u32) -> Option<DeckFault> {
        (card.is_ours() && self.supplement == Supplement::Off).then(|| {
            let words = Msg::new("fault-ours").with("card", card.words());
            fault(Some(line), rule::B1_7, words, Msg::new("mend-partial"))
        })
    }

    /// The last line brings more of a name than there may be: told once for a name, where it happens first.
    fn too_many_of(self, until: &[Listed], list: &[Listed]) -> Option<DeckFault> {
        let (last, before) = until.split_last()?;
        let card = print(last.card?)?;
        let horde = card.is_horde() && self.edition == Edition::Relaunch;
        let most = if horde { HORDE } else { COPIES };
        let already = copies(before, card.number);
        let total = copies(list, card.number);
        (already <= most && already + u32::from(last.count) > most).then(|| {
            let words = Msg::new("fault-copies")
                .with("card", card.words())
                .with("cards", total)
                .with("most", most);
            let mend = Msg::new("mend-copies").with("extra", total - most);
            fault(Some(last.line), rule::B1_4, words, mend)
        })
    }

    fn too_few(self, total: u32) -> Option<DeckFault> {
        let least = u32::from(self.least);
        (total < least).then(|| {
            let words = Msg::new("fault-too-few").with("cards", total).with("least", least);
            fault(None, rule::B1_3, words, Msg::new("mend-too-few").with("missing", least - total))
        })
    }
}

macro_rules! ready {
    ($($name:literal),* $(,)?) => {
        &[$(ReadyDeck { name: $name, text: include_str!(concat!("../decks/", $name, ".txt")) }),*]
    };
}

impl Decks for BerserkDecks {
    const GAME: &'static str = "berserk";
    const PROFILES: &'static [&'static str] =
        &["relaunch", "classic", "relaunch-limited", "classic-limited"];
    const READY: &'static [ReadyDeck] = ready![
        "wall-of-the-steppe",
        "halls-of-the-forebears",
        "green-bow",
        "black-water",
        "twice-living",
        "night-raid",
        "moss-and-mire",
        "wind-and-stone",
        "anothers-will",
    ];

    fn rulebook() -> &'static Rulebook {
        &rule::RULEBOOK
    }

    fn texts() -> [&'static str; 3] {
        crate::title::TEXTS
    }

    fn cards() -> Vec<CardFace> {
        face::all()
    }

    fn columns(card: u16) -> Vec<(&'static str, Msg)> {
        let Some(card) = print(card) else { return vec![] };
        let crystal = Msg::new(if card.elite { "cell-gold" } else { "cell-silver" });
        let figures = |figures: String| Msg::new("cell-figures").with("figures", figures);
        let mut columns = vec![
            ("cost", crystal.with("cost", card.cost)),
            ("element", card.element.words()),
            ("kind", Msg::new(format!("cell-kind-{}", card.kind.name()))),
        ];
        columns.extend(card.life.map(|life| ("life", figures(life.to_string()))));
        columns.extend(card.strike.map(|strike| ("strike", figures(face::strike(strike)))));
        columns
    }

    fn faults(profile: &str, list: &[Listed]) -> Vec<DeckFault> {
        Profile::named(profile).faults(list)
    }

    fn tallies(list: &[Listed]) -> Vec<DeckTally> {
        let count = |test: &dyn Fn(&Card) -> bool| -> u32 {
            playable(list).filter(|(card, _)| test(card)).map(|(_, count)| u32::from(count)).sum()
        };
        let dearest = playable(list).map(|(card, _)| card.cost).max().unwrap_or(0);
        let cost = |cost: u8| {
            let title = Msg::new("tally-cost-part").with("cost", cost);
            (cost.to_string(), title, count(&|card| card.cost == cost))
        };
        let crystal = |name: &str, id: &'static str, elite: bool| {
            (name.to_string(), Msg::new(id), count(&|card| card.elite == elite))
        };
        let elements = Element::ALL.iter().map(|element| {
            (element.name().into(), element.words(), count(&|card| card.element == *element))
        });
        let kinds = Kind::ALL
            .iter()
            .map(|kind| (kind.name().into(), kind.words(), count(&|card| card.kind == *kind)));
        let cheapest = playable(list).map(|(card, _)| card.cost).min().unwrap_or(1);
        let tally = |name, parts| DeckTally { name, parts };
        let mut tallies = vec![
            tally("cost", (cheapest..=dearest).map(cost).collect()),
            tally(
                "crystal",
                vec![crystal("gold", "tally-gold", true), crystal("silver", "tally-silver", false)],
            ),
            tally("element", elements.collect()),
            tally("kind", kinds.collect()),
        ];
        // A gap in the curve is worth seeing; elements and kinds that are not there are not.
        for tally in &mut tallies[1..] {
            tally.parts.retain(|(.., count)| *count > 0);
        }
        tallies
    }

    fn notes(list: &[Listed]) -> Vec<Msg> {
        let named = |id: &'static str, test: &dyn Fn(&Card) -> bool| {
            let mut cards: Vec<&Card> = Vec::new();
            for (card, _) in playable(list) {
                if test(card) && !cards.contains(&card) {
                    cards.push(card);
                }
            }
            let names: Vec<Msg> = cards.into_iter().map(Words::words).collect();
            (!names.is_empty()).then(|| Msg::new(id).with("cards", names))
        };
        let elements = Element::ALL.iter().filter(|element| {
            **element != Element::Neutral
                && playable(list).any(|(card, _)| card.element == **element)
        });
        let elements = elements.count() as i64;
        let creatures = playable(list).any(|(card, _)| card.is_creature());
        [
            named("note-ours", &Card::is_ours),
            // [B1.8]
            named("note-icons", &|card| card.icons == Icons::Unknown),
            // [B1.4] they may be in the deck, [B2.9] but not in the squad.
            named("note-uniques", &|card| card.unique && copies(list, card.number) > 1),
            // [B3.7]
            (elements > 1).then(|| Msg::new("note-elements").with("count", elements)),
            (!creatures).then(|| Msg::new("note-no-creature")),
        ]
        .into_iter()
        .flatten()
        .collect()
    }
}

/// The print of the card with this number, if it can be played.
fn print(number: u16) -> Option<&'static Card> {
    CardId::numbered(number).map(CardId::card)
}

fn partial(number: u16) -> Option<&'static Partial> {
    PARTIAL.iter().find(|card| card.number == number)
}

/// The cards of a list that can be played, each with how many of it.
fn playable(list: &[Listed]) -> impl Iterator<Item = (&'static Card, u16)> {
    list.iter().filter_map(|listed| Some((print(listed.card?)?, listed.count)))
}

/// How many cards of this number the list has.
fn copies(list: &[Listed], number: u16) -> u32 {
    list.iter()
        .filter(|listed| listed.card == Some(number))
        .map(|listed| u32::from(listed.count))
        .sum()
}

fn fault(line: Option<u32>, rule: RuleId, words: Msg, mend: Msg) -> DeckFault {
    DeckFault { line, rule, words, mend }
}

/// Of some cards not everything is public, and nothing is made up in its place [B1.6].
fn not_playable(card: &'static Partial, line: u32) -> DeckFault {
    let words =
        Msg::new("fault-partial").with("card", card.words()).with("missing", said(card.missing));
    fault(Some(line), rule::B1_6, words, Msg::new("mend-partial"))
}

/// The last line brings more cards than a deck may have.
fn too_many(until: &[Listed], total: u32) -> Option<DeckFault> {
    let (last, before) = until.split_last()?;
    let most = MOST;
    let already: u32 = before.iter().map(|listed| u32::from(listed.count)).sum();
    (already <= most && already + u32::from(last.count) > most).then(|| {
        let words = Msg::new("fault-too-many").with("cards", total).with("most", most);
        let mend = Msg::new("mend-too-many").with("extra", total - most);
        fault(Some(last.line), rule::B1_3, words, mend)
    })
}
