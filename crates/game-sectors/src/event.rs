//! What happens, as it is told: each event with the cards it shows, and what each viewer may know of it.

use crate::at::At;
use crate::cards::{CardId, Faction, Sector};
use crate::item::Way;
use alloc::vec::Vec;
use deckhand_kernel::{Arg, Msg, Redact, Seat, Viewer, Words};
use deckhand_parts::CardSet;
use serde::{Deserialize, Serialize};

/// A kind of marker [S1.11].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Marker {
    /// +1 CTRL.
    Ctrl,
    /// +1 control.
    Shield,
    /// -1 CTRL.
    Disruption,
    /// Used by texts only.
    Data,
    /// 0 CTRL.
    Frozen,
}

impl Marker {
    /// The name in message ids and in the notation of scenarios.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Ctrl => "ctrl",
            Self::Shield => "shield",
            Self::Disruption => "disruption",
            Self::Data => "data",
            Self::Frozen => "frozen",
        }
    }
}

impl Words for Marker {
    fn words(&self) -> Msg {
        Msg::new(alloc::format!("marker-{}", self.name()))
    }
}

/// A card that not everybody may know.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Face {
    /// The card; `None` for who may not know it.
    pub card: Option<CardId>,
    /// The other player knows it too.
    pub open: bool,
    /// It lay face-up, so spectators have seen it; of what the players know from before they are not told.
    pub shown: bool,
}

impl Face {
    /// A card that lies face-down or in nobody's sight; `open` if the other player knows it.
    pub(crate) fn new(card: CardId, open: bool) -> Self {
        Self { card: Some(card), open, shown: false }
    }

    /// A card that lay face-up.
    pub(crate) fn shown(card: CardId) -> Self {
        Self { card: Some(card), open: true, shown: true }
    }

    fn seen_by(self, viewer: Viewer, owner: Seat) -> Self {
        let shown = match viewer {
            Viewer::All => true,
            Viewer::Seat(seat) => self.open || seat == owner,
            Viewer::Public => self.shown,
        };
        if shown { self } else { Self { card: None, open: false, shown: false } }
    }

    /// The unit: its name where it lay face-up, and else a BOT, with its card for who may know it.
    fn unit(self) -> Msg {
        match self.card {
            Some(card) if self.shown => card.words(),
            Some(card) => Msg::new("unit-bot-known").with("card", card),
            None => Msg::new("unit-bot"),
        }
    }
}

/// Something that happened. A card is `None` for those who may not know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// Holds the start-player marker.
    Starts(Seat),
    /// A faction was drafted.
    Drafted(Seat, Faction),
    /// A draw pile was shuffled anew.
    Shuffled(Seat),
    /// Cards were drawn: how many, and which.
    Drew(Seat, u8, CardSet),
    /// Cards were drawn besides by the ability of HEX: how many, and which.
    DrewMore(Seat, u8, CardSet),
    /// A module came on offer.
    Offered(CardId),
    /// A round begins.
    Round(u16),
    /// The markers of the freeze are gone.
    Thawed,
    /// Passed.
    Passed(Seat),
    /// A card was taken from the memory.
    Took(Seat, Face),
    /// A program is going to be installed in this way, at this cost.
    Declared(Seat, CardId, At, Way, u8),
    /// A card was discarded for it.
    Paid(Seat, CardId),
    /// A card of the memory was unloaded in place of the cost.
    Reserved(Seat, CardId),
    /// A program was installed.
    Installed(Seat, CardId, At),
    /// A BOT was played.
    Bot(Seat, Face, At),
    /// A unit was replaced by an upgrade.
    Replaced(CardId, At),
    /// A module was bought for so many coins.
    Bought(Seat, CardId, At, u8),
    /// The text of a card or an ability is carried out, by its number from 1.
    Effect(Seat, CardId, u8),
    /// An ability is used that is no effect to be carried out.
    Used(Seat, Faction),
    /// Markers were put on this unit; how many it has now.
    Put(Marker, u8, Face, At, u8),
    /// Markers were taken off.
    Off(Marker, u8, Face, At, u8),
    /// Markers were transferred from one unit to another.
    Transferred(u8, (Face, At), (Face, At)),
    /// A face-up unit was deleted.
    Deleted(CardId, At),
    /// A BOT was deleted.
    DeletedBot(CardId, At),
    /// A BOT was destroyed.
    Destroyed(CardId, At),
    /// A module that is no unit was deleted.
    Scrapped(CardId, At),
    /// In place of being deleted, the card went to its owner's hand.
    Returned(Seat, CardId, At),
    /// In place of a unit being deleted, a shield went.
    Held(Face, At),
    /// A unit went to its owner's hand.
    Uploaded(Seat, Face, At),
    /// A program became a BOT.
    Hidden(CardId, At),
    /// A BOT became a program.
    Turned(CardId, At),
    /// A BOT was moved.
    Moved(At, At),
    /// A BOT was created.
    Created(Seat, Face, At),
    /// A card was loaded.
    Loaded(Seat, Face),
    /// A card of the memory went to the trash.
    Unloaded(Seat, CardId),
    /// A card of the hand went to the trash.
    Discarded(Seat, CardId),
    /// A card came from the trash into the hand.
    Recovered(Seat, CardId),
    /// A card of the trash went under the draw pile.
    Sunk(Seat, CardId),
    /// Coins were got; how many there are now.
    Coins(Seat, u8, u8),
    /// Coins were paid; how many are left.
    Spent(Seat, u8, u8),
    /// A sector was activated.
    Activated(Seat, Sector),
    /// A seat looked at BOTs.
    Looked(Seat, Sector, CardSet),
    /// There is nothing that the text could be done to.
    Nothing(Seat, CardId),
    /// A voluntary cost of a text was not paid, and so the rest of it does not happen.
    Unpaid(Seat, CardId),
    /// A sector was chosen to be scored, as the first or the second one.
    Chose(Seat, Sector, u8),
    /// A sector was scored: control of both sides.
    Scored(Sector, i16, i16),
    /// Nobody has won a sector.
    Tied(Sector),
    /// A side gets the yield.
    Yields(Seat, Sector),
    /// A HACK: disks of this colour now.
    Hacked(Seat, Sector, u8),
    /// A unit was removed by the HACK of its player.
    Removed(CardId, At),
    /// An ability was unlocked.
    Unlocked(Seat, Faction),
    /// All six ZRD cards lie face-up.
    Assembled(Seat),
    /// Won, with so many disks against so many.
    Won(Seat, u16, u16),
    /// The last round is over and nobody is ahead.
    Drawn,
}

impl Redact for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        let knows = |seat: Seat| viewer == Viewer::All || viewer == Viewer::Seat(seat);
        Some(match *self {
            Self::Drew(seat, count, _) if !knows(seat) => Self::Drew(seat, count, CardSet::NONE),
            Self::DrewMore(seat, count, _) if !knows(seat) => {
                Self::DrewMore(seat, count, CardSet::NONE)
            }
            Self::Put(marker, count, unit, at, now) => {
                Self::Put(marker, count, unit.seen_by(viewer, at.seat()), at, now)
            }
            Self::Off(marker, count, unit, at, now) => {
                Self::Off(marker, count, unit.seen_by(viewer, at.seat()), at, now)
            }
            Self::Transferred(count, (unit, from), (other, to)) => Self::Transferred(
                count,
                (unit.seen_by(viewer, from.seat()), from),
                (other.seen_by(viewer, to.seat()), to),
            ),
            Self::Held(unit, at) => Self::Held(unit.seen_by(viewer, at.seat()), at),
            Self::Took(seat, face) => Self::Took(seat, face.seen_by(viewer, seat)),
            Self::Bot(seat, face, at) => Self::Bot(seat, face.seen_by(viewer, seat), at),
            Self::Uploaded(seat, face, at) => Self::Uploaded(seat, face.seen_by(viewer, seat), at),
            Self::Created(seat, face, at) => Self::Created(seat, face.seen_by(viewer, seat), at),
            Self::Loaded(seat, face) => Self::Loaded(seat, face.seen_by(viewer, seat)),
            Self::Looked(seat, sector, _) if !knows(seat) => {
                Self::Looked(seat, sector, CardSet::NONE)
            }
            ref event => event.clone(),
        })
    }
}

impl Words for Event {
    fn words(&self) -> Msg {
        let cards = |set: CardSet| -> Vec<Msg> {
            set.into_iter().map(|card| CardId(card).words()).collect()
        };
        let card_or = |msg: Msg, face: Face| match face.card {
            Some(card) => msg.with("card", card),
            None => msg.with("card", ""),
        };
        match *self {
            Self::Starts(seat) => Msg::new("event-starts").with("seat", seat),
            Self::Drafted(seat, faction) => {
                Msg::new("event-drafted").with("seat", seat).with("faction", faction.words())
            }
            Self::Shuffled(seat) => Msg::new("event-shuffled").with("seat", seat),
            Self::Drew(seat, count, set) if set.is_empty() => {
                Msg::new("event-drew").with("seat", seat).with("count", count)
            }
            Self::Drew(seat, count, set) => Msg::new("event-drew-cards")
                .with("seat", seat)
                .with("count", count)
                .with("cards", cards(set)),
            Self::DrewMore(seat, count, set) => Msg::new("event-drew-more")
                .with("seat", seat)
                .with("count", count)
                .with("ability", Faction::Hex.ability())
                .with("cards", if set.is_empty() { Arg::from("") } else { Arg::from(cards(set)) }),
            Self::Offered(card) => Msg::new("event-offered").with("card", card),
            Self::Round(round) => Msg::new("event-round").with("round", i64::from(round)),
            Self::Thawed => Msg::new("event-thawed"),
            Self::Passed(seat) => Msg::new("event-passed").with("seat", seat),
            Self::Took(seat, card) => card_or(Msg::new("event-took").with("seat", seat), card),
            Self::Declared(seat, card, at, way, cost) => {
                let msg = Msg::new("event-declared")
                    .with("seat", seat)
                    .with("card", card)
                    .with("slot", at)
                    .with("cost", cost);
                match way {
                    Way::Trash => msg.with("from", "trash").with("ability", Faction::Dmp.ability()),
                    _ => msg.with("from", "hand"),
                }
            }
            Self::Paid(seat, card) => Msg::new("event-paid").with("seat", seat).with("card", card),
            Self::Reserved(seat, card) => {
                Msg::new("event-reserved").with("seat", seat).with("card", card)
            }
            Self::Installed(seat, card, at) => {
                Msg::new("event-installed").with("seat", seat).with("card", card).with("slot", at)
            }
            Self::Bot(seat, card, at) => {
                card_or(Msg::new("event-bot").with("seat", seat).with("slot", at), card)
            }
            Self::Replaced(card, at) => {
                Msg::new("event-replaced").with("card", card).with("slot", at)
            }
            Self::Bought(seat, card, at, price) => Msg::new("event-bought")
                .with("seat", seat)
                .with("card", card)
                .with("slot", at)
                .with("price", price),
            Self::Effect(seat, card, number) => Msg::new("event-effect")
                .with("seat", seat)
                .with("card", card)
                .with("text", crate::title::sentence(card, number)),
            Self::Used(seat, faction) => Msg::new("event-used")
                .with("seat", seat)
                .with("faction", faction.words())
                .with("ability", faction.ability()),
            Self::Put(marker, count, unit, at, now) => Msg::new("event-put")
                .with("marker", marker.words())
                .with("kind", marker.name())
                .with("count", count)
                .with("unit", unit.unit())
                .with("slot", at)
                .with("now", now),
            Self::Off(marker, count, unit, at, now) => Msg::new("event-off")
                .with("marker", marker.words())
                .with("kind", marker.name())
                .with("count", count)
                .with("unit", unit.unit())
                .with("slot", at)
                .with("now", now),
            Self::Transferred(count, (giver, from), (unit, to)) => Msg::new("event-transferred")
                .with("count", count)
                .with("giver", giver.unit())
                .with("from", from)
                .with("unit", unit.unit())
                .with("slot", to),
            Self::Deleted(card, at) => {
                Msg::new("event-deleted").with("card", card).with("slot", at).with("bot", "no")
            }
            Self::DeletedBot(card, at) => {
                Msg::new("event-deleted").with("card", card).with("slot", at).with("bot", "yes")
            }
            Self::Destroyed(card, at) => {
                Msg::new("event-destroyed").with("card", card).with("slot", at)
            }
            Self::Scrapped(card, at) => {
                Msg::new("event-scrapped").with("card", card).with("slot", at)
            }
            Self::Returned(seat, card, at) => {
                Msg::new("event-returned").with("seat", seat).with("card", card).with("slot", at)
            }
            Self::Held(unit, at) => {
                Msg::new("event-held").with("unit", unit.unit()).with("slot", at)
            }
            Self::Uploaded(seat, card, at) => {
                card_or(Msg::new("event-uploaded").with("seat", seat).with("slot", at), card)
            }
            Self::Hidden(card, at) => Msg::new("event-hidden").with("card", card).with("slot", at),
            Self::Turned(card, at) => Msg::new("event-turned").with("card", card).with("slot", at),
            Self::Moved(from, to) => Msg::new("event-moved").with("from", from).with("slot", to),
            Self::Created(seat, card, at) => {
                card_or(Msg::new("event-created").with("seat", seat).with("slot", at), card)
            }
            Self::Loaded(seat, card) => card_or(Msg::new("event-loaded").with("seat", seat), card),
            Self::Unloaded(seat, card) => {
                Msg::new("event-unloaded").with("seat", seat).with("card", card)
            }
            Self::Discarded(seat, card) => {
                Msg::new("event-discarded").with("seat", seat).with("card", card)
            }
            Self::Recovered(seat, card) => {
                Msg::new("event-recovered").with("seat", seat).with("card", card)
            }
            Self::Sunk(seat, card) => Msg::new("event-sunk").with("seat", seat).with("card", card),
            Self::Coins(seat, count, now) => {
                Msg::new("event-coins").with("seat", seat).with("count", count).with("now", now)
            }
            Self::Spent(seat, count, now) => {
                Msg::new("event-spent").with("seat", seat).with("count", count).with("now", now)
            }
            Self::Activated(seat, sector) => {
                Msg::new("event-activated").with("seat", seat).with("sector", sector.words())
            }
            Self::Looked(seat, sector, set) => Msg::new("event-looked")
                .with("seat", seat)
                .with("sector", sector.words())
                .with("cards", if set.is_empty() { Arg::from("") } else { Arg::from(cards(set)) }),
            Self::Nothing(seat, card) => {
                Msg::new("event-nothing").with("seat", seat).with("card", card)
            }
            Self::Unpaid(seat, card) => {
                Msg::new("event-unpaid").with("seat", seat).with("card", card)
            }
            Self::Chose(seat, sector, place) => Msg::new("event-chose")
                .with("seat", seat)
                .with("sector", sector.words())
                .with("place", place),
            Self::Scored(sector, one, two) => Msg::new("event-scored")
                .with("sector", sector.words())
                .with("one", i64::from(one))
                .with("two", i64::from(two)),
            Self::Tied(sector) => Msg::new("event-tied").with("sector", sector.words()),
            Self::Yields(seat, sector) => {
                Msg::new("event-yields").with("seat", seat).with("sector", sector.words())
            }
            Self::Hacked(seat, sector, now) => Msg::new("event-hacked")
                .with("seat", seat)
                .with("sector", sector.words())
                .with("now", now),
            Self::Removed(card, at) => {
                Msg::new("event-removed").with("card", card).with("slot", at)
            }
            Self::Unlocked(seat, faction) => Msg::new("event-unlocked")
                .with("seat", seat)
                .with("faction", faction.words())
                .with("ability", faction.ability().words()),
            Self::Assembled(seat) => Msg::new("event-assembled").with("seat", seat),
            Self::Won(seat, own, others) => Msg::new("event-won")
                .with("seat", seat)
                .with("own", i64::from(own))
                .with("others", i64::from(others)),
            Self::Drawn => Msg::new("event-drawn"),
        }
    }
}
