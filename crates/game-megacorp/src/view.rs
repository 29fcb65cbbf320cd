//! What a viewer sees, filled field by field.

use crate::at::At;
use crate::cards::{Back, CardId, Colour};
use crate::item::Deed;
use crate::pay::Points;
use crate::state::{Id, Megacorp, NOBODY, Phase, Pile, mark};
use crate::text::Keyword;
use alloc::vec::Vec;
use deckhand_kernel::{Seat, Viewer};
use serde::Serialize;

/// A pile or hand: how many cards, and those that the viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct PileView {
    /// How many cards.
    pub count: u16,
    /// The cards from the top, where the viewer knows them.
    pub cards: Vec<Option<CardId>>,
    /// The back of the top card.
    pub back: Option<Back>,
}

/// A card in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CardView {
    /// Where it lies.
    pub at: At,
    /// What it is.
    pub card: CardId,
    /// Who brought it.
    pub owner: Seat,
    /// Who controls it.
    pub controller: Seat,
    /// It is engaged.
    pub engaged: bool,
    /// It is disoriented.
    pub disoriented: bool,
    /// It has attacked this turn.
    pub attacked: bool,
    /// It has blocked this turn.
    pub blocked: bool,
    /// It has retaliated this turn.
    pub retaliated: bool,
    /// It may block whatever it has done.
    pub guards: bool,
    /// The pending attack is aimed at it.
    pub aimed: bool,
    /// It blocks the pending attack.
    pub blocks: bool,
    /// The target in whose place it blocks.
    pub lane: Option<At>,
    /// It has an attack pattern this turn.
    pub pattern: bool,
    /// Moves this turn.
    pub moved: u8,
    /// Sentences used this turn, as bits.
    pub used: u8,
    /// Its present scores.
    pub scores: [Option<i8>; 4],
    /// Damage by colour.
    pub damage: [i8; 4],
    /// Its present keywords.
    pub keywords: Vec<Keyword>,
    /// The card it is bonded to.
    pub host: Option<At>,
    /// The share of the damage that was named for it.
    pub share: i8,
}

/// What belongs to a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SideView {
    /// Has not lost.
    pub plays: bool,
    /// The hand [M19.2].
    pub hand: PileView,
    /// The deck.
    pub deck: PileView,
    /// The open market.
    pub market: PileView,
    /// Own cards that are out of the game; not those that have left with their player [M19.1].
    pub gone: Vec<CardId>,
    /// Points: colourless, then by colour.
    pub pool: Points,
    /// Has invested, reinvested or attacked this turn.
    pub busy: bool,
    /// Has chosen a card to bid.
    pub bids: bool,
    /// The card chosen to bid, for who may know it.
    pub bid: Option<CardId>,
    /// Damage still to be taken.
    pub owed: u8,
    /// The network.
    pub cards: Vec<CardView>,
}

/// Something announced.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ItemView {
    /// By whom.
    pub seat: Seat,
    /// What is done.
    pub deed: Deed,
    /// The card.
    pub card: CardId,
    /// Where it lies, if it is in play.
    pub at: Option<At>,
    /// Which sentence, from 1; 0 where none is used.
    pub sentence: u8,
    /// The cards chosen.
    pub cards: Vec<At>,
    /// The player chosen.
    pub player: Option<Seat>,
    /// The network chosen.
    pub network: Option<Seat>,
    /// The host chosen.
    pub host: Option<At>,
    /// Cards reinvested for it.
    pub reinvested: u8,
}

/// The pending attack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct AttackView {
    /// The attacker, if it is in play.
    pub attacker: Option<At>,
    /// The colour.
    pub colour: Colour,
    /// The player it is aimed at.
    pub player: Option<Seat>,
    /// The network of its targets.
    pub network: Option<Seat>,
    /// It names the network.
    pub pattern: bool,
    /// What it deals now to each that it hits.
    pub strength: i8,
    /// How much less it deals.
    pub prevented: u8,
    /// A player has taken it, in the place of so many targets.
    pub taken: u8,
    /// Called off.
    pub off: bool,
    /// In the second step of the damage.
    pub second: bool,
    /// Cards block it.
    pub blocked: bool,
    /// It has been declared.
    pub declared: bool,
}

/// Everything that a viewer sees [M19.1].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Number of the turn.
    pub turns: u16,
    /// Whose turn it is.
    pub turn: Seat,
    /// The phase.
    pub phase: Phase,
    /// Seats that still bid.
    pub bidders: Vec<Seat>,
    /// The players, by seat.
    pub sides: Vec<SideView>,
    /// What was announced, the last on top.
    pub stack: Vec<ItemView>,
    /// What is being announced.
    pub draft: Option<ItemView>,
    /// What has been given for it so far.
    pub given: Points,
    /// The pending attack.
    pub attack: Option<AttackView>,
    /// Players that have passed in a row.
    pub passes: u8,
    /// Something was done in this window.
    pub acted: bool,
    /// Cards that an effect has set aside, for who may know them.
    pub aside: Vec<Option<CardId>>,
    /// Rounds in which nothing has changed.
    pub still: u8,
}

impl Megacorp {
    fn knows(&self, viewer: Viewer, id: Id) -> bool {
        let known = self.piece(id).known;
        match viewer {
            Viewer::All => true,
            Viewer::Seat(seat) => crate::at::has(known, seat),
            Viewer::Public => known == u16::MAX,
        }
    }

    fn known_card(&self, viewer: Viewer, id: Id) -> Option<CardId> {
        self.knows(viewer, id).then(|| self.card(id))
    }

    fn pile_view(&self, viewer: Viewer, pile: Pile) -> PileView {
        PileView {
            count: pile.size,
            cards: self.pile(pile).map(|id| self.known_card(viewer, id)).collect(),
            back: (pile.top != NOBODY).then(|| self.piece(pile.top).print().back()),
        }
    }

    fn place_of(&self, id: Id) -> Option<At> {
        self.in_play(id).then(|| self.piece(id).at)
    }

    fn card_view(&self, id: Id) -> CardView {
        let piece = self.piece(id);
        let keys = self.keys(id);
        let mut keywords: Vec<Keyword> = Vec::new();
        let mut has = |flag: bool, keyword: Keyword| {
            if flag {
                keywords.push(keyword);
            }
        };
        has(keys.cashflow > 0, Keyword::Cashflow(keys.cashflow));
        has(keys.initiative, Keyword::Initiative);
        has(keys.disruptor, Keyword::Disruptor);
        has(keys.penetrator, Keyword::Penetrator);
        has(keys.melee, Keyword::Melee);
        has(keys.area > 0, Keyword::Area(keys.area_printed.0, keys.area_printed.1));
        has(keys.pattern, Keyword::Pattern);
        has(keys.moves, Keyword::Move);
        CardView {
            at: piece.at,
            card: piece.card,
            owner: Self::owner(id),
            controller: piece.seat(),
            engaged: piece.has(mark::ENGAGED),
            disoriented: piece.has(mark::FRESH),
            attacked: piece.has(mark::ATTACKED),
            blocked: piece.has(mark::BLOCKED),
            retaliated: piece.has(mark::RETALIATED),
            guards: piece.has(mark::GUARD),
            aimed: piece.has(mark::AIMED),
            blocks: piece.has(mark::BLOCKS),
            lane: self.place_of(piece.lane),
            pattern: piece.has(mark::PATTERN),
            moved: piece.moved,
            used: piece.used,
            scores: Colour::ALL.map(|colour| self.score(id, colour)),
            damage: piece.damage,
            keywords,
            host: self.place_of(piece.host),
            share: piece.share,
        }
    }

    fn side(&self, viewer: Viewer, seat: Seat) -> SideView {
        let player = self.player(seat);
        let own = viewer == Viewer::All || viewer == Viewer::Seat(seat);
        // Hands of others have no order that could be seen: what is known comes first.
        let mut hand: Vec<Option<CardId>> =
            player.hand.iter().map(|&id| self.known_card(viewer, id)).collect();
        hand.sort_unstable_by_key(|card| (card.is_none(), *card));
        SideView {
            plays: !player.out,
            hand: PileView { count: player.hand.len() as u16, cards: hand, back: None },
            deck: self.pile_view(viewer, player.deck),
            market: self.pile_view(viewer, player.market),
            gone: (0..self.pieces.len() as Id)
                .filter(|&id| {
                    !player.out
                        && Self::owner(id) == seat
                        && self.piece(id).place == crate::state::Place::Gone
                })
                .map(|id| self.card(id))
                .collect(),
            pool: player.pool,
            busy: player.busy,
            bids: player.bid.is_some(),
            bid: player.bid.filter(|_| own).map(|id| self.card(id)),
            owed: player.owed,
            cards: self.network(seat).map(|id| self.card_view(id)).collect(),
        }
    }

    fn item_view(&self, item: &crate::item::Item) -> ItemView {
        let seat = |seat: u8| (seat < self.seats).then_some(Seat(seat));
        ItemView {
            seat: item.seat,
            deed: item.deed,
            card: self.card(item.piece),
            at: self.place_of(item.piece),
            sentence: item.sentence + u8::from(item.deed == Deed::Use),
            cards: item.aims.cards.iter().filter_map(|&id| self.place_of(id)).collect(),
            player: seat(item.aims.player),
            network: seat(item.network).or_else(|| seat(item.aims.network)),
            host: self.place_of(item.host),
            reinvested: item.reinvested,
        }
    }

    pub(crate) fn look_at(&self, viewer: Viewer) -> View {
        let seat = |seat: u8| (seat < self.seats).then_some(Seat(seat));
        let attack = &self.attack;
        View {
            turns: self.turns,
            turn: self.turn,
            phase: self.phase,
            bidders: (0..self.seats)
                .map(Seat)
                .filter(|&seat| crate::at::has(self.bidders, seat))
                .collect(),
            sides: (0..self.seats).map(|seat| self.side(viewer, Seat(seat))).collect(),
            stack: self.stack.iter().map(|item| self.item_view(item)).collect(),
            draft: (self.draft.piece != NOBODY).then(|| self.item_view(&self.draft)),
            given: self.payment.total(),
            attack: (attack.attacker != NOBODY).then(|| AttackView {
                attacker: self.place_of(attack.attacker),
                colour: self.attack_colour(),
                player: seat(attack.player),
                network: seat(attack.network),
                pattern: attack.pattern,
                strength: if self.in_play(attack.attacker) { self.strength() } else { 0 },
                prevented: attack.prevented,
                taken: attack.taken,
                off: attack.off,
                second: attack.second,
                blocked: attack.blocked,
                declared: attack.on,
            }),
            passes: self.passes,
            acted: self.acted,
            aside: self.effects.last().map_or_else(Vec::new, |effect| {
                effect.aside.iter().map(|&id| self.known_card(viewer, id)).collect()
            }),
            still: self.still,
        }
    }
}
