//! Payments: what pays what, and whether what has been given so far can still be made into a payment in which nothing is
//! needless [M6.5] [M6.7] [M6.11].

use crate::cards::{CardId, Colour};
use crate::item::{Payment, Source};
use crate::state::{Id, Megacorp, NOBODY, mark};
use alloc::vec::Vec;
use deckhand_kernel::Seat;

/// Points: colourless, then by colour [M1.2].
pub(crate) type Points = [u8; 5];

/// Whether the points cover the cost; with `wild` one colourless point may pay a coloured one.
pub(crate) fn covers(cost: &Points, points: &Points, wild: bool) -> bool {
    let lacking: u8 = (1..5).map(|kind| cost[kind].saturating_sub(points[kind])).sum();
    let all: u8 = points.iter().sum();
    let wanted: u8 = cost.iter().sum();
    all >= wanted && (lacking == 0 || wild && lacking == 1 && points[0] > 0)
}

fn add(points: &mut Points, more: &Points) {
    for (sum, more) in points.iter_mut().zip(more) {
        *sum += more;
    }
}

fn without(points: &Points, less: &Points) -> Points {
    let mut rest = *points;
    for (sum, less) in rest.iter_mut().zip(less) {
        *sum -= less;
    }
    rest
}

/// What a hand card gives as a point of this kind.
pub(crate) fn point(kind: usize) -> Points {
    let mut points = [0; 5];
    points[kind] = 1;
    points
}

/// The kinds of point of which a hand card can give one: its colours, or a colourless one [M6.2].
pub(crate) fn kinds(card: CardId) -> impl Iterator<Item = usize> {
    let cost = card.card().cost;
    let plain = cost[1..].iter().all(|&count| count == 0);
    (0..5).filter(move |&kind| if kind == 0 { plain } else { cost[kind] > 0 })
}

/// The hand cards that are left for a payment, by the kinds of point they can give, as bits.
type Hand = Vec<u8>;

/// A search for a way to go on with a payment.
struct Search<'p> {
    cost: Points,
    wild: bool,
    /// What the sources chosen so far give.
    chosen: &'p [Points],
    hand: &'p Hand,
    /// Valuations of cards in play that could be reinvested.
    played: &'p [Points],
}

impl Search<'_> {
    /// Whether every source is needed for the cost.
    fn is_tight(&self, total: &Points, more: &[Points]) -> bool {
        self.chosen
            .iter()
            .chain(more)
            .all(|source| !covers(&self.cost, &without(total, source), self.wild))
    }

    /// Whether there is a way from these points on, with cards in play from this one on.
    fn goes_on(&self, total: &Points, from: usize, more: &mut Vec<Points>) -> bool {
        if covers(&self.cost, total, self.wild) {
            return self.is_tight(total, more);
        }
        if self.by_hand(total, more) {
            return true;
        }
        for at in from..self.played.len() {
            // Alike cards need to be tried once.
            if at > from && self.played[at] == self.played[at - 1] {
                continue;
            }
            let mut sum = *total;
            add(&mut sum, &self.played[at]);
            more.push(self.played[at]);
            let found = self.goes_on(&sum, at + 1, more);
            more.pop();
            if found {
                return true;
            }
        }
        false
    }

    /// Whether hand cards alone can do the rest: first those that give a colour that is lacking, then any.
    fn by_hand(&self, total: &Points, more: &[Points]) -> bool {
        let lacking: Vec<usize> = (1..5)
            .flat_map(|kind| {
                core::iter::repeat_n(kind, self.cost[kind].saturating_sub(total[kind]).into())
            })
            .collect();
        let sum: u8 = total.iter().sum();
        let wanted: u8 = self.cost.iter().sum();
        let rest = usize::from(wanted.saturating_sub(sum));
        let need = rest.max(lacking.len());
        if need > self.hand.len() + usize::from(self.wild) {
            return false;
        }
        let mut used = 0u16;
        let Some(colours) = self.assign(&lacking, &mut used, self.wild && total[0] > 0, false)
        else {
            return false;
        };
        // Any other cards for what is still missing, the first kind that each can give.
        let mut given = colours;
        for (at, &kinds) in self.hand.iter().enumerate() {
            let have = usize::from(sum) + given.len();
            if have >= usize::from(wanted) {
                break;
            }
            if used >> at & 1 == 0 {
                given.push(point(kinds.trailing_zeros() as usize));
            }
        }
        let mut all = *total;
        given.iter().for_each(|points| add(&mut all, points));
        if !covers(&self.cost, &all, self.wild) {
            return false;
        }
        let more: Vec<Points> = more.iter().copied().chain(given).collect();
        self.is_tight(&all, &more)
    }

    /// Gives each lacking colour a hand card; the choice is tried out, for a card can give several colours.
    fn assign(
        &self,
        lacking: &[usize],
        used: &mut u16,
        free: bool,
        spared: bool,
    ) -> Option<Vec<Points>> {
        let Some((&kind, rest)) = lacking.split_first() else { return Some(Vec::new()) };
        let mut tried = 0u32;
        for (at, &kinds) in self.hand.iter().enumerate() {
            if *used >> at & 1 == 1 || kinds >> kind & 1 == 0 || tried >> kinds & 1 == 1 {
                continue;
            }
            *used |= 1 << at;
            if let Some(mut given) = self.assign(rest, used, free, spared) {
                given.push(point(kind));
                return Some(given);
            }
            *used &= !(1 << at);
            tried |= 1 << kinds;
        }
        if self.wild && !spared {
            // One colourless point may do instead, of the pool or of a colourless card.
            if free {
                return self.assign(rest, used, free, true);
            }
            let colourless = self
                .hand
                .iter()
                .enumerate()
                .position(|(at, &kinds)| *used >> at & 1 == 0 && kinds & 1 == 1);
            if let Some(at) = colourless {
                *used |= 1 << at;
                if let Some(mut given) = self.assign(rest, used, free, true) {
                    given.push(point(0));
                    return Some(given);
                }
                *used &= !(1 << at);
            }
        }
        None
    }
}

impl Payment {
    /// All points given so far.
    pub(crate) fn total(&self) -> Points {
        let mut total = self.spent;
        self.sources.iter().for_each(|source| add(&mut total, &source.gives));
        total
    }

    /// Whether another source can be taken: where needless ones are allowed some room is kept for those that help.
    pub(crate) fn takes(&self, gives: &Points) -> bool {
        const KEPT: usize = 18;
        let lacking = |points: &Points| -> u16 {
            let coloured = (1..5).map(|kind| self.cost[kind].saturating_sub(points[kind]));
            let coloured: u16 = coloured.map(u16::from).sum();
            let spared = u16::from(self.wild && points[0] > 0).min(coloured);
            let all: u8 = points.iter().sum();
            let wanted: u8 = self.cost.iter().sum();
            coloured - spared + u16::from(wanted.saturating_sub(all))
        };
        let total = self.total();
        let mut more = total;
        add(&mut more, gives);
        self.sources.room() > KEPT || lacking(&more) < lacking(&total)
    }

    /// What is still to be given: coloured points that are lacking, and any points beyond these.
    pub(crate) fn owed(&self) -> Points {
        let given = self.total();
        let mut owed = [0; 5];
        let mut spare = given[0];
        for kind in 1..5 {
            owed[kind] = self.cost[kind].saturating_sub(given[kind]);
            spare += given[kind].saturating_sub(self.cost[kind]);
        }
        owed[0] = self.cost[0].saturating_sub(spare);
        owed
    }

    /// Whether the cost is covered.
    pub(crate) fn is_covered(&self) -> bool {
        covers(&self.cost, &self.total(), self.wild)
    }
}

impl Megacorp {
    /// Whether a seat may reinvest the card for what it buys from its hand [M6.9].
    pub(crate) fn may_reinvest(&self, seat: Seat, id: Id) -> bool {
        let piece = self.piece(id);
        seat == self.turn
            && piece.seat() == seat
            && !piece.has(mark::ENGAGED | mark::FRESH)
            && (self.choices.reinvest_foreign || piece.at.network == seat.0)
            && !self.payment.sources.iter().any(|source| source.piece == id)
    }

    /// Whether the seat's Freeport Exchange lets a colourless point pay a coloured one [M20.26].
    pub(crate) fn wild_source(&self, seat: Seat) -> Option<(Id, u8)> {
        self.all().filter(|&id| self.piece(id).seat() == seat).find_map(|id| {
            let says = self.card(id).says();
            let at = says
                .iter()
                .position(|said| said.ops.contains(&crate::text::Op::ColourlessAsColour))?;
            (self.piece(id).used >> at & 1 == 0).then_some((id, at as u8))
        })
    }

    /// Whether a payment can be brought to its end, with one more source if one is named.
    pub(crate) fn can_go_on(
        &self,
        seat: Seat,
        payment: &Payment,
        except: Id,
        extra: Option<Source>,
    ) -> bool {
        let mut chosen: Vec<Points> = payment.sources.iter().map(|source| source.gives).collect();
        chosen.extend(extra.map(|source| source.gives));
        let extra_piece = extra.map_or(NOBODY, |source| source.piece);
        let used = |id: Id| {
            id == except
                || id == extra_piece
                || payment.sources.iter().any(|source| source.piece == id)
                // What is bonded to a card that is reinvested goes to the open market [M15.7].
                || extra_piece != NOBODY && self.hangs_on(id, extra_piece)
        };
        // A Freeport Exchange helps only as long as it is not reinvested itself.
        let helper = self.wild_source(seat).map(|(id, _)| id).filter(|&id| !used(id));
        let helper = helper.filter(|_| payment.wild);
        let mut total = payment.spent;
        chosen.iter().for_each(|points| add(&mut total, points));
        // Where needless sources are allowed only the new ones have to be needed for there to be a way.
        let bound: &[Points] = if self.choices.strict_payment { &chosen } else { &[] };
        let hand: Hand = self
            .player(seat)
            .hand
            .iter()
            .filter(|&&id| !used(id))
            .map(|&id| kinds(self.card(id)).fold(0, |bits, kind| bits | 1 << kind))
            .collect();
        let reinvestable = |except: Option<Id>| {
            let own = self.all().filter(|&id| !used(id) && self.may_reinvest(seat, id));
            let own = own.filter(|&id| Some(id) != except);
            let mut played: Vec<Points> = own.map(|id| self.piece(id).print().cost).collect();
            played.sort_unstable();
            played
        };
        let goes_on = |wild: bool, played: &[Points]| {
            let cost = payment.cost;
            let search = Search { cost, wild, chosen: bound, hand: &hand, played };
            search.goes_on(&total, 0, &mut Vec::new())
        };
        helper.is_some() && goes_on(true, &reinvestable(helper))
            || goes_on(false, &reinvestable(None))
    }

    /// Whether a card is bonded to another, or to one that is.
    fn hangs_on(&self, id: Id, host: Id) -> bool {
        let mut next = self.piece(id).host;
        while next != NOBODY {
            if next == host {
                return true;
            }
            next = self.piece(next).host;
        }
        false
    }

    /// Whether the seat can pay for a card of its hand.
    pub(crate) fn can_buy(&self, seat: Seat, id: Id) -> bool {
        let payment = Payment {
            cost: self.piece(id).print().cost,
            wild: self.wild_source(seat).is_some(),
            ..Payment::default()
        };
        self.can_finish(seat, &payment, id)
    }

    /// Whether a payment can be brought to its end without this card, with those points of the pool that can still be
    /// spent after these: they are taken from the cost first, and more of them never hurt, for nobody has to spend all.
    pub(crate) fn can_finish(&self, seat: Seat, payment: &Payment, without: Id) -> bool {
        let mut pool = self.player(seat).pool;
        let last = last_spent(payment);
        pool[..last].copy_from_slice(&payment.spent[..last]);
        let mut best = *payment;
        best.spent = useful(&payment.cost, &pool, payment.wild);
        best.is_covered() || self.can_go_on(seat, &best, without, None)
    }

    /// Points of the pool that the payer may spend next: of no earlier kind than the last, so that each choice of points is
    /// offered once.
    pub(crate) fn spendable(&self, seat: Seat) -> impl Iterator<Item = usize> + '_ {
        let payment = &self.payment;
        let pool = self.player(seat).pool;
        let last = last_spent(payment);
        let open = payment.sources.is_empty() && !payment.is_covered();
        (last..5).filter(move |&kind| {
            open && pool[kind] > payment.spent[kind] && {
                let mut spent = payment.spent;
                spent[kind] += 1;
                // A point that helps nothing is not spent.
                useful(&payment.cost, &spent, payment.wild) == spent
            }
        })
    }
}

/// The last kind of points that was spent.
fn last_spent(payment: &Payment) -> usize {
    (0..5).rev().find(|&kind| payment.spent[kind] > 0).unwrap_or_default()
}

/// As many of these points as can be put to use for the cost.
fn useful(cost: &Points, points: &Points, wild: bool) -> Points {
    let mut spent = [0; 5];
    let mut any = cost[0];
    for kind in 1..5 {
        spent[kind] = points[kind].min(cost[kind]);
    }
    let lacking: u8 = (1..5).map(|kind| cost[kind] - spent[kind]).sum();
    spent[0] = points[0].min(any);
    any -= spent[0];
    if wild && lacking > 0 && points[0] > spent[0] {
        spent[0] += 1;
    }
    for kind in 1..5 {
        let more = (points[kind] - spent[kind]).min(any);
        spent[kind] += more;
        any -= more;
    }
    spent
}

/// What is left of the points when the cost has been paid: colourless ones pay "any" first, then coloured ones in their
/// order [M6.12].
pub(crate) fn change(cost: &Points, points: &Points, wild: bool) -> Points {
    let mut left = *points;
    let mut lacking = 0;
    for kind in 1..5 {
        let paid = left[kind].min(cost[kind]);
        left[kind] -= paid;
        lacking += cost[kind] - paid;
    }
    if wild {
        left[0] = left[0].saturating_sub(lacking);
    }
    let mut any = cost[0];
    for kind in &mut left {
        let paid = any.min(*kind);
        *kind -= paid;
        any -= paid;
    }
    left
}

/// The kind of points of a colour.
pub(crate) fn kind_of(colour: Option<Colour>) -> usize {
    colour.map_or(0, |colour| colour as usize + 1)
}
