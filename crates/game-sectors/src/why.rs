//! Why not? The smallest reason for each answer that is not offered, the thing first.

use crate::action::Action;
use crate::ask::Ask;
use crate::at::At;
use crate::cards::{CardId, Faction, Kind, NONE, POWER_SURGE, PTERO, Sector};
use crate::item::Way;
use crate::rule;
use crate::state::Sectors;
use deckhand_kernel::{Msg, Refusal, RuleId, Seat, Words};

fn refusal(rule: RuleId, because: Msg) -> Refusal {
    Refusal { rule, because }
}

/// A seat that is not asked: it has passed, it is the other one's turn, or it has no seat at all.
pub(crate) fn not_asked(game: &Sectors, seat: Seat) -> Refusal {
    if game.main && game.passed.get(seat.index()) == Some(&true) {
        return refusal(rule::S4_3, Msg::new("refuse-passed").with("seat", seat));
    }
    refusal(rule::S4_1, Msg::new("refuse-not-asked").with("seat", seat))
}

/// Why an answer to a question is not possible.
pub(crate) fn reason(game: &Sectors, seat: Seat, ask: Ask, action: Action) -> Refusal {
    let found = match (ask, action) {
        (Ask::Draft, Action::Draft(faction)) => {
            Some(refusal(rule::S2_2, Msg::new("refuse-drafted").with("faction", faction.words())))
        }
        (Ask::Main, action) => main(game, seat, action),
        (Ask::Pay(..), Action::Choose(card)) => Some(pay(game, seat, card)),
        (Ask::Pay(..), Action::Reserve(card)) => Some(reserve(game, seat, card)),
        (Ask::Install(_), Action::Install { card, at }) => {
            Some(install(game, seat, card, at, Way::Free))
        }
        (Ask::Target(card, _), Action::Pick(at)) => {
            Some(refusal(ask.rule(), Msg::new("refuse-target").with("card", card).with("slot", at)))
        }
        (Ask::Slot(_), Action::Pick(at)) => Some(slot(game, seat, at)),
        (Ask::Save, Action::Pick(at)) => {
            Some(refusal(rule::S15_21, Msg::new("refuse-save").with("slot", at)))
        }
        (Ask::Sector, Action::Sector(sector)) => {
            Some(refusal(rule::S8_1, Msg::new("refuse-scored").with("sector", sector.words())))
        }
        (Ask::Unlock, Action::Unlock(faction)) => Some(unlock(game, seat, faction)),
        (Ask::Number(card, most), Action::Number(number)) => Some(refusal(
            ask.rule(),
            Msg::new("refuse-number").with("card", card).with("number", number).with("most", most),
        )),
        (_, Action::No) => Some(refusal(ask.rule(), Msg::new("refuse-must"))),
        (_, Action::Choose(card)) => Some(refusal(
            ask.rule(),
            Msg::new("refuse-card").with("card", card).with("question", ask.words()),
        )),
        _ => None,
    };
    found.unwrap_or_else(|| {
        refusal(
            ask.rule(),
            Msg::new("refuse-question")
                .with("answer", action.words())
                .with("question", ask.words()),
        )
    })
}

fn main(game: &Sectors, seat: Seat, action: Action) -> Option<Refusal> {
    Some(match action {
        Action::Take(card) => {
            refusal(rule::S4_5, Msg::new("refuse-not-in-memory").with("card", card))
        }
        Action::Install { card, at } => install(game, seat, card, at, Way::Hand),
        Action::Restore { card, at } => install(game, seat, card, at, Way::Trash),
        Action::Bot { card, at } => bot(game, seat, card, at),
        Action::Buy { card, at, price } => buy(game, seat, card, at, price),
        Action::Freeze(at) => {
            if let Some(no) = ability(game, seat, Faction::Frz) {
                return Some(no);
            }
            let id = if at.seat() != seat || game.slot(at).unit == NONE {
                "refuse-own-unit"
            } else if game.slot(at).frozen {
                "refuse-frozen"
            } else {
                "refuse-unfreezable"
            };
            refusal(rule::S15_2, Msg::new(id).with("slot", at))
        }
        Action::Convert { at, count } => {
            if let Some(no) = ability(game, seat, Faction::Sld) {
                return Some(no);
            }
            if at.seat() != seat || game.slot(at).unit == NONE {
                return Some(refusal(rule::S15_23, Msg::new("refuse-own-unit").with("slot", at)));
            }
            refusal(
                rule::S15_23,
                Msg::new("refuse-convert")
                    .with("slot", at)
                    .with("count", count)
                    .with("shields", game.slot(at).shield),
            )
        }
        // An ability is unlocked by a HACK only, but what keeps a player from using it is worth knowing.
        Action::Unlock(faction) => return ability(game, seat, faction),
        _ => return None,
    })
}

/// Why an ability cannot be used, if it cannot.
fn ability(game: &Sectors, seat: Seat, faction: Faction) -> Option<Refusal> {
    let msg = |id: &'static str| Msg::new(id).with("ability", faction.ability().words());
    if game.factions[seat.index()] & faction.bit() == 0 {
        return Some(refusal(rule::S2_4, msg("refuse-ability-foreign")));
    }
    if !game.has(seat, faction) {
        return Some(refusal(rule::S2_4, msg("refuse-ability-locked")));
    }
    (!game.can_use(seat, faction)).then(|| refusal(rule::S12_9, msg("refuse-ability-used")))
}

fn install(game: &Sectors, seat: Seat, card: CardId, at: At, way: Way) -> Refusal {
    let own = seat.index();
    let named = |id: &'static str| Msg::new(id).with("card", card);
    if way == Way::Trash {
        if let Some(no) = ability(game, seat, Faction::Dmp) {
            return no;
        }
        if !game.trashes[own].contains(&card.0) {
            return refusal(rule::S15_12, named("refuse-not-in-trash"));
        }
        if !game.is_restorable(card) {
            return refusal(rule::S15_12, named("refuse-too-dear"));
        }
    } else if !card.is_program() {
        return refusal(rule::S11_8, named("refuse-module"));
    } else if !game.hands[own].has(card.0) {
        let id =
            if game.memories[own].has(card.0) { "refuse-in-memory" } else { "refuse-not-in-hand" };
        return refusal(rule::S4_7, named(id));
    }
    if way == Way::Free && !game.is_restorable(card) {
        return refusal(rule::S7_6, named("refuse-too-dear"));
    }
    let sector = at.sector();
    let colour = Sector::ALL[sector].words();
    if at.seat() != seat {
        return refusal(rule::S4_7, Msg::new("refuse-foreign-slot").with("slot", at));
    }
    if !card.marks(sector) {
        return refusal(rule::S1_7, named("refuse-mark").with("sector", colour));
    }
    if !game.condition_met(seat, card, sector) {
        let (rule, id) = match card {
            PTERO => (rule::S15_10, "refuse-ptero"),
            POWER_SURGE => (rule::S12_6, "refuse-power-surge"),
            _ => (rule::S12_6, "refuse-condition"),
        };
        return refusal(rule, named(id).with("sector", colour));
    }
    if game.slot(at).unit == NONE {
        if let Some(no) = slot_taken(game, at) {
            return no;
        }
        if game.is_funnelled(seat, sector) {
            return refusal(rule::S17_14, Msg::new("refuse-funnel").with("sector", colour));
        }
    }
    let cost = game.cost(seat, card, at);
    let hand = (game.hands[own].len() as u8).saturating_sub(u8::from(way == Way::Hand));
    let rule = if way == Way::Trash { rule::S15_13 } else { rule::S4_10 };
    refusal(
        rule,
        named("refuse-cost")
            .with("cost", cost + u8::from(way == Way::Trash))
            .with("hand", hand)
            .with("memory", game.memories[own].len() as i64),
    )
}

/// Why nothing can be put onto a slot without a unit, if that is so.
fn slot_taken(game: &Sectors, at: At) -> Option<Refusal> {
    let slot = game.slot(at);
    if slot.virus != NONE && game.choices.virus_occupies {
        let msg = Msg::new("refuse-virus").with("slot", at).with("card", CardId(slot.virus));
        return Some(refusal(rule::S11_4, msg));
    }
    game.is_double(at).then(|| {
        let first = At(at.0 - at.0 % 3);
        let like = (first.0..at.0).map(At).find(|&at| game.slot(at).unit == NONE);
        let msg = Msg::new("refuse-double").with("slot", at).with("other", like.unwrap_or(first));
        refusal(rule::S4_17, msg)
    })
}

fn slot(game: &Sectors, seat: Seat, at: At) -> Refusal {
    if at.seat() != seat {
        return refusal(rule::S14_7, Msg::new("refuse-foreign-slot").with("slot", at));
    }
    if game.slot(at).unit != NONE {
        return refusal(rule::S5_2, Msg::new("refuse-slot-taken").with("slot", at));
    }
    slot_taken(game, at)
        .unwrap_or_else(|| refusal(rule::S5_2, Msg::new("refuse-slot").with("slot", at)))
}

fn bot(game: &Sectors, seat: Seat, card: CardId, at: At) -> Refusal {
    if !game.hands[seat.index()].has(card.0) {
        let id = if game.memories[seat.index()].has(card.0) {
            "refuse-in-memory"
        } else {
            "refuse-not-in-hand"
        };
        return refusal(rule::S4_12, Msg::new(id).with("card", card));
    }
    if at.seat() != seat {
        return refusal(rule::S4_12, Msg::new("refuse-foreign-slot").with("slot", at));
    }
    if game.bots_banned(seat, at.sector()) {
        let colour = Sector::ALL[at.sector()].words();
        return refusal(rule::S17_15, Msg::new("refuse-bots-banned").with("sector", colour));
    }
    if game.slot(at).unit != NONE {
        let msg = Msg::new("refuse-bot-upgrade").with("slot", at);
        return ability(game, seat, Faction::Swm)
            .filter(|_| game.factions[seat.index()] & Faction::Swm.bit() != 0)
            .unwrap_or_else(|| refusal(rule::S5_10, msg));
    }
    slot(game, seat, at)
}

fn buy(game: &Sectors, seat: Seat, card: CardId, at: At, price: u8) -> Refusal {
    let named = |id: &'static str| Msg::new(id).with("card", card);
    if !game.market.contains(&card.0) {
        return refusal(rule::S4_13, named("refuse-not-on-offer"));
    }
    let coins = game.coins[seat.index()];
    let prices = game.prices(card, u8::MAX);
    let fits = prices.contains(&price);
    // Where no price can be paid, that is worth more than which price would have been right.
    let cost = game.price(seat, if fits { price } else { *prices.start() });
    if !fits && cost <= coins {
        return refusal(rule::S4_13, named("refuse-price").with("price", price));
    }
    if cost > coins {
        return refusal(
            rule::S4_13,
            named("refuse-coins").with("price", cost).with("coins", coins),
        );
    }
    let (rule, id) = match card.card().kind {
        Kind::Virus if at.seat() == seat => (rule::S11_4, "refuse-virus-here"),
        Kind::Daemon | Kind::Patch if at.seat() != seat => (rule::S11_1, "refuse-module-there"),
        Kind::Patch if game.slot(at).patch != NONE => (rule::S11_1, "refuse-second-patch"),
        _ => return slot(game, at.seat(), at),
    };
    refusal(rule, named(id).with("slot", at))
}

fn pay(game: &Sectors, seat: Seat, card: CardId) -> Refusal {
    let itself = game.jobs.last().is_some_and(|job| job.card == card);
    if itself {
        return refusal(rule::S4_8, Msg::new("refuse-pay-itself").with("card", card));
    }
    if game.memories[seat.index()].has(card.0) && !game.choices.memory_pays {
        return refusal(rule::S4_5, Msg::new("refuse-memory-window").with("card", card));
    }
    if game.hands[seat.index()].has(card.0) || game.memories[seat.index()].has(card.0) {
        // Only a card of the memory that stands for the whole cost can still pay.
        return refusal(rule::S15_20, Msg::new("refuse-pay-short").with("card", card));
    }
    refusal(rule::S4_7, Msg::new("refuse-not-in-hand").with("card", card))
}

fn reserve(game: &Sectors, seat: Seat, card: CardId) -> Refusal {
    if let Some(no) = ability(game, seat, Faction::Bat) {
        return no;
    }
    if !game.memories[seat.index()].has(card.0) {
        return refusal(rule::S15_20, Msg::new("refuse-not-in-memory").with("card", card));
    }
    refusal(rule::S15_20, Msg::new("refuse-reserve"))
}

fn unlock(game: &Sectors, seat: Seat, faction: Faction) -> Refusal {
    let id = if game.has(seat, faction) { "refuse-unlocked" } else { "refuse-ability-foreign" };
    refusal(rule::S8_8, Msg::new(id).with("ability", faction.ability().words()))
}
