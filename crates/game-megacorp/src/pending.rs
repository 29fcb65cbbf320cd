//! What is going on, in words: things that were announced and the attack. Made from a view, for pictures and questions.

use crate::event::score_words;
use crate::item::Deed;
use crate::title::sentence;
use crate::view::{AttackView, CardView, ItemView, View};
use alloc::vec::Vec;
use deckhand_kernel::{Arg, Msg, Seat};

/// Something announced: who does what, for what.
pub(crate) fn item(view: &View, item: &ItemView) -> Msg {
    let targets = targets_of(view, item);
    let list = |targets: Vec<Msg>| {
        if targets.is_empty() { Arg::from("") } else { Arg::from(targets) }
    };
    let said = |id: &'static str| Msg::new(id).with("seat", item.seat).with("card", item.card);
    match item.deed {
        Deed::Buy if item.card.card().is_event() => said("part-buys-event")
            .with("targets", list(targets))
            .with("text", sentence(item.card, 1)),
        Deed::Buy => said("part-buys").with("targets", list(targets)),
        Deed::Use => said("part-uses")
            .with("targets", list(targets))
            .with("text", sentence(item.card, item.sentence)),
        Deed::Move => said("part-moves").with("network", item.network.unwrap_or_default()),
    }
}

/// What was chosen for something announced.
fn targets_of(view: &View, item: &ItemView) -> Vec<Msg> {
    let named = |at: &crate::at::At| Some(card(cards(view).find(|card| card.at == *at)?));
    let seat = |id: &'static str, seat: Seat| Msg::new(id).with("seat", seat);
    item.cards
        .iter()
        .chain(&item.host)
        .filter_map(named)
        .chain(item.player.map(|player| seat("part-seat", player)))
        .chain(item.network.map(|network| seat("part-network", network)))
        .collect()
}

/// The declared attack: who attacks what with what, how hard, and who blocks so far. Nothing while none is pending.
pub(crate) fn attack(view: &View) -> Option<Msg> {
    let attack = view.attack.as_ref()?;
    let attacker = attacker(view, attack)?;
    let named = |msg: Msg| msg.with("card", attacker.card).with("at", attacker.at);
    if attack.off {
        return Some(named(Msg::new("part-attack-off")));
    }
    if !attack.declared {
        return None;
    }
    let blockers: Vec<Msg> = cards(view).filter(|card| card.blocks).map(card).collect();
    let blockers = if blockers.is_empty() { Arg::from("") } else { Arg::from(blockers) };
    let msg = named(Msg::new("part-attack").with("seat", attacker.controller));
    Some(
        msg.with("score", score_words(attack.colour))
            .with("count", i64::from(attack.strength))
            .with("targets", aims(view, attack))
            .with("blockers", blockers),
    )
}

/// The attacker, if it is in play.
pub(crate) fn attacker<'v>(view: &'v View, attack: &AttackView) -> Option<&'v CardView> {
    cards(view).find(|card| Some(card.at) == attack.attacker)
}

/// At whom and what the attack is aimed.
fn aims(view: &View, attack: &AttackView) -> Vec<Msg> {
    let seat = |id: &'static str, seat: Seat| Msg::new(id).with("seat", seat);
    let player = attack.player.map(|player| seat("part-seat", player));
    let network = attack.network.filter(|_| attack.pattern && player.is_none());
    let mut targets: Vec<Msg> = player.into_iter().collect();
    match network {
        Some(network) => targets.push(seat("part-network", network)),
        None => targets.extend(cards(view).filter(|card| card.aimed).map(card)),
    }
    targets
}

fn cards(view: &View) -> impl Iterator<Item = &CardView> {
    view.sides.iter().flat_map(|side| &side.cards)
}

fn card(card: &CardView) -> Msg {
    Msg::new("part-card").with("card", card.card).with("at", card.at)
}
