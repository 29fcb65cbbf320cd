//! What a viewer sees, filled field by field; never a filtered state. What both players know is [B14.2], what a hidden
//! card shows [B14.3], what stays secret before the battle [B14.4].

use crate::board::At;
use crate::cards::CardId;
use crate::event::kind_name;
use crate::fight::Phase;
use crate::item::What;
use crate::setup::Choices;
use crate::state::{Berserk, NONE, Stage, Tally, UnitId, flag, place};
use crate::text::Mark;
use alloc::vec::Vec;
use deckhand_kernel::{Outcome, Seat, Seats, Status, Viewer};
use serde::Serialize;

/// A game as somebody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The options of the game.
    pub choices: Choices,
    /// Which seat is First; nothing before it is settled.
    pub first: Option<Seat>,
    /// Whose turn it is.
    pub turn: Seat,
    /// Turns begun.
    pub turns: u16,
    /// Turns in a row without anything happening.
    pub quiet: u8,
    /// Both sides.
    pub sides: [SideView; 2],
    /// Cards of the game zone, in the order of their places.
    pub cards: Vec<CardView>,
    /// Markers on cells.
    pub marks: Vec<(At, Mark)>,
    /// What waits on the stack, the next to take effect last.
    pub stack: Vec<ItemView>,
    /// The pending attack, if there is one.
    pub fight: Option<FightView>,
    /// Cards being shown or looked at, the topmost first, if this viewer may see them.
    pub shown: Vec<CardId>,
    /// Who is asked something.
    pub asked: Seats,
    /// How the game ended.
    pub outcome: Option<Outcome>,
}

/// One player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SideView {
    /// The seat.
    pub seat: Seat,
    /// Gold and silver left; only the player knows.
    pub crystals: Option<(u8, u8)>,
    /// The cards dealt and not recruited; only the player knows.
    pub hand: Option<Vec<CardId>>,
    /// The cards recruited and not placed; only the player knows.
    pub squad: Option<Vec<CardId>>,
    /// Whether the player is done with recruiting; only the player knows.
    pub recruited: bool,
    /// All cards of the deck as both players know it before the battle [B14.5]; empty later.
    pub list: Vec<CardId>,
    /// The cards kept aside; only the player knows.
    pub aside: Option<Vec<CardId>>,
    /// How many cards are kept aside, once both have placed.
    pub aside_count: u8,
    /// Cards in the deck, once both have placed.
    pub deck: u8,
    /// Top cards of the deck that this viewer has seen, the topmost first.
    pub known: Vec<CardId>,
    /// Cards in the graveyard with their tokens, and whether an enemy killed them.
    pub graveyard: Vec<(CardId, u8, bool)>,
    /// Exiled cards.
    pub exile: Vec<CardId>,
}

/// A card of the game zone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CardView {
    /// Where it is.
    pub at: At,
    /// Which card; nothing for who may not know.
    pub card: Option<CardId>,
    /// Its controller.
    pub seat: Seat,
    /// Whether it is face down.
    pub hidden: bool,
    /// Whether it is open.
    pub open: bool,
    /// Whether it stays closed at its next opening.
    pub stunned: bool,
    /// Whether its abilities are gone.
    pub silenced: bool,
    /// Lives left and lives printed; nothing for cards without lives, and of a hidden card.
    pub lives: Option<(i16, u8)>,
    /// What a weak, medium and strong simple strike is worth now, as far as that hangs on no card struck.
    pub strike: Option<[i8; 3]>,
    /// Wounds.
    pub wounds: u8,
    /// Extra lives.
    pub extra: u8,
    /// Counters.
    pub counters: u8,
    /// Poison.
    pub poison: u8,
    /// Movement left in this turn, and full movement.
    pub movement: Option<(i8, i8)>,
    /// Markers on it.
    pub marks: Vec<Mark>,
    /// How much its armor has prevented in this turn.
    pub armor_used: u8,
    /// Effects that lie on it for a while: the card whose text says so and the number of its sentence, from 1.
    pub laid: Vec<(CardId, u8)>,
}

/// Something on the stack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ItemView {
    /// Who declared it.
    pub seat: Seat,
    /// What it is: `ability`, `step`, `jump`, `strike`, `defend`, `counter`, `ready`, `rule`.
    pub what: &'static str,
    /// The card that does it; nothing for who may not know.
    pub card: Option<CardId>,
    /// The ability: the card on which it is printed and its number there, from 1.
    pub ability: Option<(CardId, u8)>,
    /// Where the card is.
    pub from: At,
    /// The first target.
    pub target: At,
}

/// The pending attack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FightView {
    /// The kind of attack.
    pub kind: &'static str,
    /// Where the attacker is.
    pub attacker: At,
    /// Where the card that takes it is.
    pub target: At,
    /// Whether a defender has come in.
    pub defended: bool,
    /// The dice as they count now, of attacker and struck card.
    pub dice: [Option<i8>; 2],
    /// The totals of a simple strike as they count now, of attacker and struck card [B9.4]; of who does not roll, nothing.
    pub totals: [Option<i8>; 2],
    /// Strengths, of attacker and struck card.
    pub strength: [&'static str; 2],
}

impl Berserk {
    /// What a viewer sees.
    pub(crate) fn look_at(&self, viewer: Viewer) -> View {
        let settled = self.stage != [Stage::Roles; 2];
        let placed = self.both_placed();
        let status = match deckhand_kernel::Game::status(self) {
            Status::Asking(seats) => seats,
            Status::Over(_) => Seats::NONE,
        };
        View {
            choices: self.choices,
            first: settled.then_some(self.first),
            turn: self.turn,
            turns: self.turns,
            quiet: self.quiet,
            sides: [Seat(0), Seat(1)].map(|seat| self.side_view(seat, viewer, placed)),
            cards: self.card_views(viewer, placed),
            marks: self
                .markers
                .iter()
                .filter(|marker| marker.on_cell())
                .map(|marker| (At::cell(marker.at), marker.kind))
                .collect(),
            stack: self.stack.iter().map(|item| self.item_view(item, viewer)).collect(),
            fight: self.fights.last().map(|fight| FightView {
                kind: kind_name(fight.kind),
                attacker: self.at(fight.attacker),
                target: self.at(fight.target),
                defended: fight.defended,
                dice: if fight.phase >= Phase::Dice {
                    [self.die_of(fight, fight.attacker), self.die_of(fight, fight.target)]
                } else {
                    [None; 2]
                },
                totals: [0, 1].map(|side| {
                    let rolled = fight.phase >= Phase::Dice && fight.dice[side] != 0;
                    (rolled && fight.is_strike()).then(|| self.total(fight, side))
                }),
                strength: fight.strength.map(crate::event::strength_name),
            }),
            shown: self.shown_to(viewer),
            asked: status,
            outcome: self.outcome,
        }
    }

    fn shown_to(&self, viewer: Viewer) -> Vec<CardId> {
        let deck = usize::from(self.shown.0);
        let seen = match viewer {
            Viewer::Seat(seat) => self.known[deck][seat.index()] >= self.shown.1,
            Viewer::Public => self.known[deck].iter().all(|&known| known >= self.shown.1),
            Viewer::All => true,
        };
        if seen { self.shown_cards().collect() } else { Vec::new() }
    }

    fn side_view(&self, seat: Seat, viewer: Viewer, placed: bool) -> SideView {
        let knows = viewer.knows(seat);
        let at = seat.index();
        let own = |place: u8| knows.then(|| self.cards_at(seat, place));
        let mut graveyard: Vec<(CardId, u8, bool)> = self
            .units_in(seat, place::GRAVE)
            .into_iter()
            .map(|unit| {
                let it = self.unit(unit);
                (it.card, it.tally(Tally::TOKENS), it.is(flag::BY_ENEMY))
            })
            .collect();
        graveyard.sort_unstable();
        let known = match viewer {
            Viewer::Seat(looker) => self.known[at][looker.index()],
            Viewer::Public => 0,
            Viewer::All => self.decks[at].len() as u8,
        };
        let aside = self.units_in(seat, place::ASIDE).len() as u8;
        let mut list: Vec<CardId> = Vec::new();
        if self.turns == 0 && !placed {
            let all = Self::units_of(seat).map(|unit| self.unit(unit));
            list.extend(all.filter(|it| it.place != place::NOWHERE).map(|it| it.card));
            list.sort_unstable();
        }
        SideView {
            recruited: knows && matches!(self.stage[at], Stage::Place | Stage::Done),
            list,
            seat,
            crystals: knows.then_some((self.gold[at], self.silver[at])),
            hand: own(place::HAND),
            squad: own(place::SQUAD),
            aside: own(place::ASIDE),
            aside_count: if placed || knows { aside } else { 0 },
            deck: if placed { self.decks[at].len() as u8 } else { 0 },
            known: self.decks[at]
                .iter()
                .rev()
                .take(usize::from(known))
                .map(|&unit| self.unit(unit).card)
                .collect(),
            graveyard,
            exile: self.cards_at(seat, place::EXILE),
        }
    }

    /// The cards of the game zone. Before both have placed, a player sees only the own ones.
    fn card_views(&self, viewer: Viewer, placed: bool) -> Vec<CardView> {
        let mut cards: Vec<CardView> = self
            .play
            .into_iter()
            .filter(|&unit| placed || viewer.knows(self.side(unit)))
            .map(|unit| self.card_view(unit, viewer))
            .collect();
        cards.sort_by_key(|card| card.at);
        cards
    }

    fn card_view(&self, unit: UnitId, viewer: Viewer) -> CardView {
        let it = self.unit(unit);
        let seat = Seat(it.side);
        let known = !it.is_hidden() || viewer.knows(seat);
        let moves = it.print().is_creature() && it.cell().is_some() && !it.is_carried();
        let mut marks: Vec<Mark> = self
            .markers
            .iter()
            .filter(|marker| !marker.on_cell() && marker.at == unit)
            .map(|marker| marker.kind)
            .collect();
        marks.sort_unstable();
        // What lies on a hidden card may come from its own text and is told to its controller alone.
        let laid = self.laid.iter().filter(|laid| known && laid.on == unit);
        let mut laid: Vec<(CardId, u8)> = laid.map(|laid| (laid.card, laid.sentence + 1)).collect();
        laid.dedup();
        CardView {
            at: self.at(unit),
            card: known.then_some(it.card),
            seat,
            hidden: it.is_hidden(),
            open: it.is_open(),
            stunned: it.is(flag::STUNNED),
            silenced: self.silenced.has(unit),
            lives: if known { it.print().life.map(|life| (self.left(unit), life)) } else { None },
            strike: if known { self.present_strike(unit) } else { None },
            wounds: it.wounds,
            extra: it.extra,
            counters: it.counters,
            poison: it.poison,
            movement: (known && moves).then(|| (self.movement(unit).max(0), self.speed(unit))),
            marks,
            armor_used: if known { it.armor } else { 0 },
            laid,
        }
    }

    fn item_view(&self, item: &crate::item::Item, viewer: Viewer) -> ItemView {
        let known = !self.unit(item.source).is_hidden() || viewer.knows(self.side(item.source));
        let target = if item.target() == NONE {
            At::NOWHERE
        } else {
            match item.what {
                What::Step | What::Jump => At::cell(item.target()),
                What::Sentence if item.chosen == 0 => At::NOWHERE,
                _ if usize::from(item.target()) < crate::state::UNITS => self.at(item.target()),
                _ => At::NOWHERE,
            }
        };
        ItemView {
            seat: item.seat,
            what: match item.what {
                What::Sentence => "ability",
                What::Step => "step",
                What::Jump => "jump",
                What::Strike => "strike",
                What::Defend => "defend",
                What::Counter => "counter",
                What::Ready => "ready",
                What::Poison | What::Regenerate | What::Incarnate => "rule",
            },
            card: known.then(|| self.unit(item.source).card),
            ability: (known && item.what == What::Sentence)
                .then_some((item.card, item.sentence + 1)),
            from: self.at(item.source),
            target,
        }
    }
}
