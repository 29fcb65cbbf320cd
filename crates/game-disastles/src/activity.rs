//! What a castle is worth and what holds in it: active rooms, protection, connections that block, treasure.
//!
//! Everything here is worked out from scratch from a [`Plan`] and the set of active cards; nothing changes a state.

use crate::cards::{CardId, group};
use crate::plan::{NOWHERE, Place, Plan};
use crate::text::{Passive, Text};
use deckhand_parts::CardSet;

/// The rooms of a castle whose text and treasure hold, worked out in the order of [D5.9]. `texts` are the Throne Rooms
/// that lie with their text up.
pub(crate) fn active_cards(plan: &Plan, texts: CardSet) -> CardSet {
    let mut regular = CardSet::NONE;
    let mut lying = CardSet::NONE;
    for place in 0..plan.len {
        let card = plan.card(place);
        lying.insert(card.0);
        let gold = plan.print(place).gold;
        // A card without golden points is always regular [D5.6]; a throne's text needs none [D11.2].
        let golden = gold == 0 || plan.completed(place) & gold == gold; // [D5.5]
        if golden && card.is_in(group::WITH_TEXT) && (!card.is_throne() || texts.has(card.0)) {
            regular.insert(card.0);
        }
    }
    let silenced = silenced_cards(plan, regular, lying);
    let mut active = regular - silenced;
    let barred = silenced | group::SILENCE_AROUND | group::SILENCE_CONNECTED;
    // Boosters make connected rooms active [D5.12], but never a negative vault [D5.14]. They are followed from those
    // that are active by themselves, so two can not hold each other up [D5.13].
    let mut waiting = active & group::BOOSTERS;
    while let Some(booster) = waiting.first() {
        waiting.remove(booster);
        let Some(place) = plan.place_of(CardId(booster)) else { continue };
        let mut reached = (plan.cards_connected(place) & group::WITH_TEXT) - barred - active;
        reached = reached - (group::THRONES - texts);
        if group::VAULT_BOOSTERS.has(booster) {
            reached = reached & group::VAULTS; // [D11.5]
        }
        active |= reached;
        waiting |= reached & group::BOOSTERS;
    }
    active
}

/// Cards that a negative vault switches off [D5.10] [D5.11].
fn silenced_cards(plan: &Plan, regular: CardSet, lying: CardSet) -> CardSet {
    let wide = (regular & group::SILENCE_AROUND).first().map(CardId);
    let near = (regular & group::SILENCE_CONNECTED).first().map(CardId);
    let mut silenced = CardSet::NONE;
    let reach_wide = wide
        .and_then(|card| plan.place_of(card))
        .map(|place| plan.cards_around(plan.position_at(place)));
    let reach_near =
        near.and_then(|card| plan.place_of(card)).map(|place| plan.cards_connected(place));
    if let Some(reach) = reach_wide {
        silenced |= reach;
    }
    if let (Some(reach), Some(card)) = (reach_near, near) {
        // Cold Vault lies around Entropic Vault without being connected to it: it has lost its text [D5.11].
        let hit = reach_wide.is_some_and(|reach| reach.has(card.0));
        let hits_back = wide.is_some_and(|other| reach.has(other.0));
        if !hit || hits_back {
            silenced |= reach;
        }
    }
    silenced & lying
}

/// Which rooms may not be touched in which way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Protection {
    /// Neither moved nor swapped by anybody.
    pub(crate) held: CardSet,
    /// Not turned by anybody.
    pub(crate) unturnable: CardSet,
    /// Not moved, swapped or turned by the owner.
    pub(crate) bound: CardSet,
}

impl Protection {
    /// Cards that this side may neither move nor swap.
    pub(crate) fn against_moving(&self, owner: bool) -> CardSet {
        if owner { self.held | self.bound } else { self.held }
    }

    /// Cards that this side may not turn.
    pub(crate) fn against_turning(&self, owner: bool) -> CardSet {
        if owner { self.unturnable | self.bound } else { self.unturnable }
    }
}

/// The protection that active rooms give in a castle [D5.23]. What protects does not protect itself [D5.25]; what is
/// forbidden here stays forbidden to every effect that moves, swaps or turns [D5.26].
pub(crate) fn protection(plan: &Plan, active: CardSet) -> Protection {
    let mut protection = Protection::default();
    let relevant = active & (group::PROTECTORS | group::ANCHORS | group::BINDERS);
    for card in relevant {
        let Some(place) = plan.place_of(CardId(card)) else { continue };
        if group::PROTECTORS.has(card) {
            let connected = plan.cards_connected(place); // [D10.26] [D11.8]
            protection.held |= connected;
            protection.unturnable |= connected;
        }
        if group::ANCHORS.has(card) {
            protection.held |= plan.cards_around(plan.position_at(place)); // [D10.15]
        }
        if group::BINDERS.has(card) {
            protection.bound |= plan.cards_around(plan.position_at(place)) | CardSet::one(card); // [D10.41]
        }
    }
    protection
}

/// What a castle holds against Disasters and for the end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize)]
pub struct Worth {
    /// Completed connections of diamond, cross and moon; doubled ones count twice.
    pub blocks: [u16; 3],
    /// Active treasure.
    pub treasure: u16,
    /// Rooms, the Throne Room not counted.
    pub rooms: u16,
    /// Active vaults.
    pub vaults: u16,
    /// How much less damage the texts of this castle let its owner take from every Disaster.
    pub less: u16,
}

impl Worth {
    /// Completed connections of all symbols together.
    pub fn connections(&self) -> u16 {
        self.blocks.iter().sum()
    }
}

/// Figures of a castle. `doubling_first` is the option `double_before_adding`.
pub(crate) fn worth(plan: &Plan, active: CardSet, doubling_first: bool) -> Worth {
    let mut worth = Worth { blocks: blocks(plan, active), ..Worth::default() };
    let more: u16 = (active & group::WORTH_MORE)
        .into_iter()
        .map(|card| {
            amount(card, &|text| match text {
                Text::Passive(Passive::VaultsWorthMore(n)) => Some(n),
                _ => None,
            })
        })
        .sum();
    let doubled = (active & group::WORTH_DOUBLE)
        .into_iter()
        .filter_map(|card| plan.place_of(CardId(card)))
        .fold(CardSet::NONE, |set, place| set | plan.cards_around(plan.position_at(place)));
    for place in 0..plan.len {
        let card = plan.card(place);
        worth.rooms += u16::from(!card.is_throne());
        if active.has(card.0) && card.is_in(group::VAULTS) {
            worth.vaults += 1;
            let value = vault_value(plan, place);
            let twice = doubled.has(card.0);
            worth.treasure += match (twice, doubling_first) {
                (false, _) => value + more,          // [D6.2]
                (true, false) => (value + more) * 2, // [D6.4]
                (true, true) => value * 2 + more,
            };
        }
    }
    worth.less = (active & group::LESS_DAMAGE)
        .into_iter()
        .map(|card| {
            amount(card, &|text| match text {
                Text::Passive(Passive::LessDamage(n)) => Some(n),
                _ => None,
            })
        })
        .sum();
    worth
}

fn amount(card: u8, of: &dyn Fn(Text) -> Option<u8>) -> u16 {
    CardId(card).card().text.iter().filter_map(|&text| of(text)).map(u16::from).sum()
}

/// The treasure of an active vault before other cards change it [D6.1].
fn vault_value(plan: &Plan, place: Place) -> u16 {
    let card = plan.card(place);
    if card.is_in(group::WORTH_AROUND) {
        return plan.cards_around(plan.position_at(place)).len() as u16; // [D10.42]
    }
    if card.is_in(group::WORTH_DISTANCE) {
        let throne = (0..plan.len).find(|&other| plan.card(other).is_throne());
        let distance = throne.map_or(NOWHERE, |throne| plan.distances(throne)[place]);
        return if distance == NOWHERE { 0 } else { u16::from(distance.saturating_sub(1)) }; // [D10.43]
    }
    u16::from(card.card().treasure)
}

/// Completed connections of each symbol [D7.7], counting those of doubling rooms twice [D10.14].
fn blocks(plan: &Plan, active: CardSet) -> [u16; 3] {
    let mut blocks = [0; 3];
    for place in 0..plan.len {
        let print = plan.print(place);
        // Each connection is counted once, from the card above or to the left of it.
        for direction in [1, 2] {
            let Some(other) = plan.beside(place, direction) else { continue };
            let common = print.symbols[direction] & plan.print(other).symbols[(direction + 2) & 3];
            if common == 0 {
                continue;
            }
            let double = active & group::DOUBLE;
            let twice = double.has(plan.card(place).0) || double.has(plan.card(other).0);
            blocks[common.trailing_zeros() as usize % 3] += 1 + u16::from(twice);
        }
    }
    blocks
}
