//! What is told, and who may know it.

use crate::at::At;
use crate::cards::{CardId, Colour};
use crate::pay::Points;
use crate::state::Phase;
use crate::text::When;
use alloc::{format, vec::Vec};
use deckhand_kernel::{Arg, Msg, Redact, Seat, Viewer, Words};
use serde::{Deserialize, Serialize};

/// A card that not everybody may know.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Face {
    /// The card; `None` for who may not know it.
    pub card: Option<CardId>,
    /// The seats that know it, as bits; all bits if everybody does.
    pub known: u16,
}

impl Face {
    fn seen_by(self, viewer: Viewer) -> Self {
        let shown = match viewer {
            Viewer::All => true,
            Viewer::Seat(seat) => crate::at::has(self.known, seat),
            Viewer::Public => self.known == u16::MAX,
        };
        if shown { self } else { Self { card: None, known: 0 } }
    }
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// A card was bid.
    Bid(Seat, CardId),
    /// Plays first.
    Begins(Seat),
    /// A turn begins: its number, whose.
    Turn(u16, Seat),
    /// A phase begins.
    Phase(Phase),
    /// A card was drawn.
    Drew(Seat, Face),
    /// Draws no more: the hand is full.
    HandFull(Seat),
    /// Cashflow of a card.
    Cashflow(Seat, CardId, u8),
    /// Points of a colour, colourless without one: how many, how many now.
    Gained(Seat, Option<Colour>, u8, u8),
    /// Points of the pool were spent.
    Spent(Seat, Option<Colour>, u8),
    /// What is left of a payment stays in the pool.
    Change(Seat, Points),
    /// A pool empties.
    PoolEmpties(Seat),
    /// The purchase of a card is announced.
    Announced(Seat, CardId),
    /// A hand card was invested for a point.
    Invested(Seat, CardId, Option<Colour>),
    /// A card in play was reinvested.
    Reinvested(Seat, CardId, At),
    /// A card came into play, bonded to another.
    Entered(Seat, CardId, At, Option<(CardId, At)>),
    /// Its host is gone.
    NoHost(Seat, CardId),
    /// A sentence is used.
    Uses(Seat, CardId, At, u8),
    /// A Move is announced.
    Moves(Seat, CardId, At, Seat),
    /// A sentence has its effect.
    Effect(Seat, CardId, u8),
    /// It finds nothing to do.
    Nothing(Seat, CardId),
    /// It has no target, or none any more.
    NoTarget(Seat, CardId),
    /// An event has had its effect.
    Done(CardId),
    /// A character attacks.
    Attacks(Seat, CardId, At, Colour),
    /// It is aimed at a card.
    AimedAt(CardId, At),
    /// It is aimed at a player.
    AimedAtPlayer(Seat),
    /// It names a network.
    AimedAtNetwork(Seat),
    /// It comes to nothing.
    AttackEnds,
    /// A card blocks, in the place of a target.
    Blocks(Seat, CardId, At, Option<At>),
    /// A player takes the attack.
    Takes(Seat),
    /// A card retaliates.
    Retaliates(CardId, At),
    /// Damage on a card: how much, the score now.
    Hurt(CardId, At, Colour, i8, i8),
    /// Damage on a player.
    PlayerHurt(Seat, i8),
    /// A card was destroyed.
    Destroyed(CardId, At),
    /// A bonded card goes with its host.
    Dropped(CardId, At),
    /// A card went from the deck to the open market.
    Milled(Seat, CardId),
    /// A card went from the hand to the open market.
    Discarded(Seat, CardId),
    /// A card went from a zone of a player who has lost to the open market of its owner.
    Home(Seat, CardId),
    /// A card went to another network.
    Moved(CardId, At, At),
    /// A card engages.
    Engaged(CardId, At),
    /// A card disengages.
    Disengaged(CardId, At),
    /// A card has another controller.
    TakenOver(Seat, CardId, At),
    /// A score changes until the end of the turn: by how much, the score now.
    Boosted(CardId, At, Colour, i8, i8),
    /// It has an attack pattern until the end of the turn.
    Pattern(CardId, At),
    /// The attack deals so much less.
    Prevented(u8),
    /// The attack is called off.
    CalledOff,
    /// The attack is aimed at this card now.
    Redirected(CardId, At),
    /// It may block even if engaged or if it has blocked.
    Guards(CardId, At),
    /// It went on top of its owner's deck.
    Returned(CardId, At, Seat),
    /// It went out of the game.
    Annihilated(CardId, Option<At>),
    /// Looks through the deck of a seat.
    Searches(Seat, Seat),
    /// Takes a card that was found.
    Found(Seat, CardId),
    /// It goes into the hand.
    ToHand(Seat, CardId),
    /// It goes on top of the deck.
    ToTop(Seat, CardId),
    /// It goes under the deck.
    ToBottom(Seat, CardId),
    /// A hand was looked at.
    LookedAtHand(Seat, Seat, Vec<CardId>),
    /// The top of a deck was looked at.
    LookedAtDeck(Seat, Seat, Vec<CardId>),
    /// The top of a deck was put in order; so many cards went under it.
    Arranged(Seat, Seat, u8),
    /// Damage and what lasted until the end of the turn are gone.
    WornOff,
    /// Had to draw or mill and could not.
    Fails(Seat),
    /// Has lost and leaves.
    Leaves(Seat),
    /// All who were left lost together.
    Together,
    /// The last player left has won.
    Won(Seat),
    /// Nothing changes any more.
    Circles,
    /// The game stops after so many turns.
    Stops(u16),
}

impl Redact for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        let knows = |seat: Seat| viewer == Viewer::All || viewer == Viewer::Seat(seat);
        Some(match self {
            Self::Drew(seat, face) => Self::Drew(*seat, face.seen_by(viewer)),
            Self::LookedAtHand(seat, whose, _) if !knows(*seat) && !knows(*whose) => {
                Self::LookedAtHand(*seat, *whose, Vec::new())
            }
            Self::LookedAtDeck(seat, whose, _) if !knows(*seat) => {
                Self::LookedAtDeck(*seat, *whose, Vec::new())
            }
            event => event.clone(),
        })
    }
}

/// A kind of points in words.
pub(crate) fn points(colour: Option<Colour>) -> Msg {
    colour.map_or_else(|| Msg::new("colour-any"), |colour| colour.words())
}

/// Points of several kinds as parts of a sentence.
pub(crate) fn point_list(points: &Points) -> Vec<Msg> {
    (0..5)
        .filter(|&kind| points[kind] > 0)
        .map(|kind| {
            let name = crate::action::kind_name(crate::state::colour_of(kind));
            Msg::new(format!("part-points-{name}")).with("count", points[kind])
        })
        .collect()
}

/// A cost as parts of a sentence: what may be paid with points of any kind is called so.
pub(crate) fn cost_list(cost: &Points) -> Vec<Msg> {
    let mut list = point_list(cost);
    if cost[0] > 0 {
        list[0] = Msg::new("part-cost-any").with("count", cost[0]);
    }
    list
}

impl Words for Phase {
    fn words(&self) -> Msg {
        Msg::new(format!("phase-{}", self.name()))
    }
}

impl Phase {
    /// The name in message ids and scenes.
    pub fn name(self) -> &'static str {
        match self {
            Self::Bid => "bid",
            Self::Refill => "refill",
            Self::Implement => "implement",
            Self::Combat => "combat",
            Self::End => "end",
        }
    }
}

impl Words for Event {
    fn words(&self) -> Msg {
        let names = |cards: &[CardId]| -> Vec<Msg> { cards.iter().map(Words::words).collect() };
        let list = |cards: &[CardId]| {
            if cards.is_empty() { Arg::from("") } else { Arg::from(names(cards)) }
        };
        let of = |id: &'static str, seat: &Seat| Msg::new(id).with("seat", *seat);
        let card = |id: &'static str, card: &CardId, at: &At| {
            Msg::new(id).with("card", *card).with("at", *at)
        };
        let deed = |id: &'static str, seat: &Seat, card: &CardId| {
            Msg::new(id).with("seat", *seat).with("card", *card)
        };
        match self {
            Self::Bid(seat, id) => deed("event-bid", seat, id).with("total", id.card().total()),
            Self::Begins(seat) => of("event-begins", seat),
            Self::Turn(turn, seat) => of("event-turn", seat).with("turn", i64::from(*turn)),
            Self::Phase(phase) => Msg::new("event-phase").with("phase", phase.words()),
            Self::Drew(seat, face) => match face.card {
                Some(id) => deed("event-drew", seat, &id),
                None => of("event-drew", seat).with("card", ""),
            },
            Self::HandFull(seat) => of("event-hand-full", seat),
            Self::Cashflow(seat, id, count) => {
                deed("event-cashflow", seat, id).with("count", *count)
            }
            Self::Gained(seat, colour, count, now) => of("event-gained", seat)
                .with("colour", points(*colour))
                .with("count", *count)
                .with("now", *now),
            Self::Spent(seat, colour, count) => {
                of("event-spent", seat).with("colour", points(*colour)).with("count", *count)
            }
            Self::Change(seat, left) => of("event-change", seat).with("points", point_list(left)),
            Self::PoolEmpties(seat) => of("event-pool-empties", seat),
            Self::Announced(seat, id) => deed("event-announced", seat, id),
            Self::Invested(seat, id, colour) => {
                deed("event-invested", seat, id).with("colour", points(*colour))
            }
            Self::Reinvested(seat, id, at) => deed("event-reinvested", seat, id)
                .with("at", *at)
                .with("points", point_list(&id.card().cost)),
            Self::Entered(seat, id, at, None) => {
                deed("event-entered", seat, id).with("at", *at).with("network", at.seat())
            }
            Self::Entered(seat, id, at, Some((host, on))) => {
                deed("event-bonded", seat, id).with("at", *at).with("host", *host).with("on", *on)
            }
            Self::NoHost(seat, id) => deed("event-no-host", seat, id),
            Self::Uses(seat, id, at, number) => deed("event-uses", seat, id)
                .with("at", *at)
                .with("text", crate::title::sentence(*id, *number)),
            Self::Moves(seat, id, at, to) => {
                deed("event-moves", seat, id).with("at", *at).with("network", *to)
            }
            // Its text was told when it was announced.
            Self::Effect(seat, id, number) if is_announced(*id, *number) => {
                deed("event-effect-announced", seat, id)
            }
            Self::Effect(seat, id, number) => {
                deed("event-effect", seat, id).with("text", crate::title::sentence(*id, *number))
            }
            Self::Nothing(seat, id) => deed("event-nothing", seat, id),
            Self::NoTarget(seat, id) => deed("event-no-target", seat, id),
            Self::Done(id) => Msg::new("event-done").with("card", *id),
            Self::Attacks(seat, id, at, colour) => {
                deed("event-attacks", seat, id).with("at", *at).with("score", score_words(*colour))
            }
            Self::AimedAt(id, at) => card("event-aimed-at", id, at),
            Self::AimedAtPlayer(seat) => of("event-aimed-at-player", seat),
            Self::AimedAtNetwork(seat) => of("event-aimed-at-network", seat),
            Self::AttackEnds => Msg::new("event-attack-ends"),
            Self::Blocks(seat, id, at, target) => {
                let msg = deed("event-blocks", seat, id).with("at", *at);
                match target {
                    Some(target) => msg.with("target", *target),
                    None => msg.with("target", ""),
                }
            }
            Self::Takes(seat) => of("event-takes", seat),
            Self::Retaliates(id, at) => card("event-retaliates", id, at),
            Self::Hurt(id, at, colour, count, now) => card("event-hurt", id, at)
                .with("score", score_words(*colour))
                .with("count", i64::from(*count))
                .with("now", i64::from(*now)),
            Self::PlayerHurt(seat, count) => {
                of("event-player-hurt", seat).with("count", i64::from(*count))
            }
            Self::Destroyed(id, at) => card("event-destroyed", id, at),
            Self::Dropped(id, at) => card("event-dropped", id, at),
            Self::Milled(seat, id) => deed("event-milled", seat, id),
            Self::Home(seat, id) => deed("event-home", seat, id),
            Self::Discarded(seat, id) => deed("event-discarded", seat, id),
            Self::Moved(id, from, to) => {
                card("event-moved", id, from).with("to", *to).with("network", to.seat())
            }
            Self::Engaged(id, at) => card("event-engaged", id, at),
            Self::Disengaged(id, at) => card("event-disengaged", id, at),
            Self::TakenOver(seat, id, at) => deed("event-taken-over", seat, id).with("at", *at),
            Self::Boosted(id, at, colour, by, now) => card("event-boosted", id, at)
                .with("score", score_words(*colour))
                .with("by", i64::from(*by))
                .with("now", i64::from(*now)),
            Self::Pattern(id, at) => card("event-pattern", id, at),
            Self::Prevented(count) => Msg::new("event-prevented").with("count", *count),
            Self::CalledOff => Msg::new("event-called-off"),
            Self::Redirected(id, at) => card("event-redirected", id, at),
            Self::Guards(id, at) => card("event-guards", id, at),
            Self::Returned(id, at, owner) => card("event-returned", id, at).with("seat", *owner),
            Self::Annihilated(id, at) => {
                let msg = Msg::new("event-annihilated").with("card", *id);
                match at {
                    Some(at) => msg.with("at", *at),
                    None => msg.with("at", ""),
                }
            }
            Self::Searches(seat, whose) => of("event-searches", seat).with("whose", *whose),
            Self::Found(seat, id) => deed("event-found", seat, id),
            Self::ToHand(seat, id) => deed("event-to-hand", seat, id),
            Self::ToTop(seat, id) => deed("event-to-top", seat, id),
            Self::ToBottom(seat, id) => deed("event-to-bottom", seat, id),
            Self::LookedAtHand(seat, whose, cards) => {
                of("event-looked-at-hand", seat).with("whose", *whose).with("cards", list(cards))
            }
            Self::LookedAtDeck(seat, whose, cards) => {
                of("event-looked-at-deck", seat).with("whose", *whose).with("cards", list(cards))
            }
            Self::Arranged(seat, whose, count) => {
                of("event-arranged", seat).with("whose", *whose).with("count", *count)
            }
            Self::WornOff => Msg::new("event-worn-off"),
            Self::Fails(seat) => of("event-fails", seat),
            Self::Leaves(seat) => of("event-leaves", seat),
            Self::Together => Msg::new("event-together"),
            Self::Won(seat) => of("event-won", seat),
            Self::Circles => Msg::new("event-circles"),
            Self::Stops(turns) => Msg::new("event-stops").with("turns", i64::from(*turns)),
        }
    }
}

/// Whether the sentence of this number, from 1, is one that is used and so announced [M20.1].
fn is_announced(card: CardId, number: u8) -> bool {
    let said = card.says().get(usize::from(number).wrapping_sub(1));
    said.is_some_and(|said| matches!(said.when, When::Action | When::Respond))
}

/// The name of a score: IQ, EQ, MQ or BQ.
pub(crate) fn score_words(colour: Colour) -> Msg {
    Msg::new(format!("score-{}", colour.name()))
}
