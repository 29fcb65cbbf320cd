//! What a card is worth in a fight and what it may do, worked out from prints, continuous abilities and what is laid on
//! it. Nothing here changes anything.

use crate::board::{
    self, AROUND, At, CROSS, Cells, column, distance, each, near, opposite, row_number,
};
use crate::cards::{ALL, CardId, Element, Keyword, Kind};
use crate::item::Laid;
use crate::role::Role;
use crate::state::{Berserk, NONE, Tally, UnitId, flag, how, other, place};
use crate::text::{
    Amount, Can, Cond, DISCHARGE, Filter, Hits, Kinds, MAGIC, Mod, Nature, Noun, Op, Printed, SHOT,
    Sentence, Side, Spend, Strengths, THROW, Test, WEAK, When, cannot,
};
use deckhand_kernel::Seat;
use deckhand_parts::{CardSet, List};

/// What the sentences of a card contain, as bits, so that most cards can be passed over.
pub(crate) mod trait_of {
    /// Something that holds for itself.
    pub(crate) const HAVES: u16 = 1;
    /// Something that holds for others.
    pub(crate) const GIVES: u16 = 2;
    /// An instant.
    pub(crate) const REPLIES: u16 = 4;
    /// A slow ability.
    pub(crate) const ACTS: u16 = 8;
    /// A formation ability.
    pub(crate) const FORMATION: u16 = 16;
    /// Something that silences.
    pub(crate) const SILENCES: u16 = 32;
    /// Something that takes control.
    pub(crate) const CONTROLS: u16 = 64;
    /// An ability with counters as a cost.
    pub(crate) const COUNTERS: u16 = 128;
    /// A duty to aim at it.
    pub(crate) const FORCES: u16 = 256;
    /// Something that triggers.
    pub(crate) const TRIGGERS: u16 = 512;
    /// It lends an ability.
    pub(crate) const LENDS: u16 = 1024;
    /// It must strike.
    pub(crate) const MUST: u16 = 2048;
    /// A symbiont or an equipment.
    pub(crate) const CARRIED: u16 = 4096;
    /// A unique card.
    pub(crate) const UNIQUE: u16 = 8192;
    /// It jumps or teleports.
    pub(crate) const LEAPS: u16 = 1 << 14;
    /// A flyer.
    pub(crate) const FLYER: u16 = 1 << 15;
}

/// The bits of [`trait_of`] for each card.
static TRAITS: [u16; ALL] = {
    let mut all = [0; ALL];
    let mut card = 0;
    while card < ALL {
        all[card] = crate::says::traits(card) | printed_traits(card);
        card += 1;
    }
    all
};

/// The bits that follow from what is printed.
const fn printed_traits(card: usize) -> u16 {
    let print = &crate::cards::CARDS[card];
    let mut bits = match print.kind {
        Kind::Companion | Kind::Parasite | Kind::Equipment => trait_of::CARRIED,
        Kind::Flying => trait_of::FLYER,
        Kind::Ground | Kind::Artifact | Kind::Terrain => 0,
    };
    if print.unique {
        bits |= trait_of::UNIQUE;
    }
    let mut word = 0;
    while word < print.keywords.len() {
        if matches!(print.keywords[word], Keyword::Jump(_) | Keyword::Teleport) {
            bits |= trait_of::LEAPS;
        }
        word += 1;
    }
    bits
}

/// The bits of a modifier.
pub(crate) const fn bits_of(change: &Mod, given: bool) -> u16 {
    let own = if given { trait_of::GIVES } else { trait_of::HAVES };
    own | match change {
        Mod::Silenced => trait_of::SILENCES,
        Mod::Control => trait_of::CONTROLS,
        Mod::Force(_) | Mod::ForceFlyers => trait_of::FORCES,
        Mod::Lend(_) => trait_of::LENDS,
        Mod::MustStrikeClosed => trait_of::MUST,
        _ => 0,
    }
}

/// Who looks at whom when a condition or a filter is judged.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ctx {
    /// The card of the sentence.
    pub(crate) me: UnitId,
    /// Its controller.
    pub(crate) seat: Seat,
    /// The card the sentence is about.
    pub(crate) it: UnitId,
    /// The other card of a fight.
    pub(crate) vs: UnitId,
    /// Where the card of the sentence stands or stood.
    pub(crate) cell: u8,
    /// A number of the event or the declaration.
    pub(crate) x: i8,
    /// The strength of the blow that is looked at.
    pub(crate) strength: Strengths,
}

impl Berserk {
    /// The context of a card that looks at nothing in particular.
    pub(crate) fn ctx(&self, me: UnitId) -> Ctx {
        let unit = self.unit(me);
        let cell = unit.cell().unwrap_or(NONE);
        Ctx { me, seat: Seat(unit.side), it: NONE, vs: NONE, cell, x: 0, strength: 0 }
    }

    /// The bits of a card's sentences.
    pub(crate) fn traits(&self, unit: UnitId) -> u16 {
        TRAITS[usize::from(self.unit(unit).card.0)]
    }

    /// Whether the texts of the card work: it is revealed, in play and not silenced.
    pub(crate) fn speaks(&self, unit: UnitId) -> bool {
        self.play.has(unit) && !self.silenced.has(unit) && !self.unit(unit).is_hidden()
    }

    /// Calls `see` with every change that applies to the card, and with the context of whoever makes it. `vs` is the
    /// other card of a fight, if there is one.
    pub(crate) fn changes(&self, unit: UnitId, vs: UnitId, see: &mut impl FnMut(&Mod, Ctx)) {
        self.own_changes(unit, vs, see);
        self.other_changes(unit, vs, see);
    }

    /// The changes that the card makes to itself.
    fn own_changes(&self, unit: UnitId, vs: UnitId, see: &mut impl FnMut(&Mod, Ctx)) {
        if self.traits(unit) & trait_of::HAVES == 0 || !self.speaks(unit) {
            return;
        }
        let ctx = Ctx { vs, ..self.ctx(unit) };
        let card = self.unit(unit).card;
        self.haves_of(card, ctx, see);
        if card == COPIER {
            for mate in self.mates(unit) {
                let copied = self.unit(mate).card;
                if copied != card && copied.card().element == Element::Steppe {
                    self.haves_of(copied, ctx, &mut |change, ctx| see(change, ctx));
                }
            }
        }
    }

    fn haves_of(&self, card: CardId, ctx: Ctx, see: &mut impl FnMut(&Mod, Ctx)) {
        let copying = card != self.unit(ctx.me).card;
        for sentence in card.says() {
            if sentence.when != When::Always
                || (copying && !sentence.conds.contains(&Cond::Formation))
                || !self.holds_all(sentence.conds, ctx)
            {
                continue;
            }
            for op in sentence.ops {
                if let Op::Have(change) = op {
                    see(change, ctx);
                }
            }
        }
    }

    /// The changes that others, and what is laid on it, make to the card.
    fn other_changes(&self, unit: UnitId, vs: UnitId, see: &mut impl FnMut(&Mod, Ctx)) {
        for giver in self.givers {
            if !self.speaks(giver) {
                continue;
            }
            let ctx = Ctx { it: unit, vs, ..self.ctx(giver) };
            for sentence in self.unit(giver).card.says() {
                if sentence.when != When::Always {
                    continue;
                }
                let mut holds = None;
                for op in sentence.ops {
                    if let Op::Give(filter, change) = op
                        && self.matches(filter, unit, ctx)
                        && *holds.get_or_insert_with(|| self.holds_all(sentence.conds, ctx))
                    {
                        see(change, ctx);
                    }
                }
            }
        }
        for laid in self.laid.iter().filter(|laid| laid.on == unit) {
            if let Some(change) = laid.change() {
                see(&change, self.ctx_of(laid, vs));
            }
        }
    }

    /// The context of something laid on a card.
    fn ctx_of(&self, laid: &Laid, vs: UnitId) -> Ctx {
        Ctx {
            me: laid.source,
            seat: laid.seat,
            it: laid.it,
            vs,
            cell: NONE,
            x: laid.x,
            strength: 0,
        }
    }

    /// The sum of what `of` takes from the changes of a card.
    pub(crate) fn sum(&self, unit: UnitId, vs: UnitId, of: impl Fn(&Mod, Ctx) -> i8) -> i8 {
        let mut sum: i8 = 0;
        self.changes(unit, vs, &mut |change, ctx| sum = sum.saturating_add(of(change, ctx)));
        sum
    }

    /// Whether any change of the card is of this kind.
    pub(crate) fn any_change(
        &self,
        unit: UnitId,
        vs: UnitId,
        is: impl Fn(&Mod, Ctx) -> bool,
    ) -> bool {
        let mut found = false;
        self.changes(unit, vs, &mut |change, ctx| found |= is(change, ctx));
        found
    }

    /// The value of a keyword: the sum of all that the card has of it [B2.35]; `None` without it.
    pub(crate) fn keyword(&self, unit: UnitId, same: impl Fn(Keyword) -> Option<u8>) -> Option<u8> {
        self.keyword_vs(unit, NONE, same)
    }

    /// The same in a fight against another card.
    pub(crate) fn keyword_vs(
        &self,
        unit: UnitId,
        vs: UnitId,
        same: impl Fn(Keyword) -> Option<u8>,
    ) -> Option<u8> {
        self.keyword_from(unit, vs, true, same)
    }

    /// The same; without `own`, only what other cards give it counts.
    pub(crate) fn keyword_from(
        &self,
        unit: UnitId,
        vs: UnitId,
        own: bool,
        same: impl Fn(Keyword) -> Option<u8>,
    ) -> Option<u8> {
        let mut value = None;
        let mut add = |more: u8| value = Some(value.unwrap_or(0) + more);
        if own && !self.silenced.has(unit) {
            self.unit(unit)
                .print()
                .keywords
                .iter()
                .filter_map(|&word| same(word))
                .for_each(&mut add);
        }
        self.changes(unit, vs, &mut |change, ctx| {
            if let Mod::Gain(word) = change
                && (own || ctx.me != unit)
                && let Some(more) = same(*word)
            {
                add(more);
            }
        });
        value
    }

    /// Whether the card has a keyword without a value.
    pub(crate) fn has(&self, unit: UnitId, word: Keyword) -> bool {
        self.keyword(unit, |other| (other == word).then_some(0)).is_some()
    }

    /// The same in a fight against another card.
    pub(crate) fn has_vs(&self, unit: UnitId, vs: UnitId, word: Keyword) -> bool {
        self.keyword_vs(unit, vs, |other| (other == word).then_some(0)).is_some()
    }

    /// Whether the card flies [B11.15].
    pub(crate) fn flies(&self, unit: UnitId) -> bool {
        let it = self.unit(unit);
        let mut flies = it.print().kind == Kind::Flying && !self.silenced.has(unit);
        for laid in self.laid.iter().filter(|laid| laid.on == unit) {
            match laid.change() {
                Some(Mod::Flight) => flies = true,
                Some(Mod::Grounded) => return false,
                _ => {}
            }
        }
        flies
    }

    /// Lives with all changes, extra lives not counted.
    pub(crate) fn lives(&self, unit: UnitId) -> i16 {
        let printed = i16::from(self.unit(unit).print().life.unwrap_or(0));
        let laid: i16 = self
            .laid
            .iter()
            .filter(|laid| laid.on == unit)
            .map(|laid| match laid.change() {
                Some(Mod::Life(more)) => i16::from(more),
                Some(Mod::LifeX(more)) => i16::from(more) + i16::from(laid.x),
                _ => 0,
            })
            .sum();
        printed + laid
    }

    /// What is left of its lives [B2.24].
    pub(crate) fn left(&self, unit: UnitId) -> i16 {
        let it = self.unit(unit);
        self.lives(unit) + i16::from(it.extra) - i16::from(it.wounds)
    }

    /// Full movement [B8.9].
    pub(crate) fn speed(&self, unit: UnitId) -> i8 {
        let mut speed = self.unit(unit).print().movement.unwrap_or(0) as i8;
        let mut fixed = None;
        self.changes(unit, NONE, &mut |change, _| match change {
            Mod::Speed(more) => speed += more,
            Mod::SpeedIs(value) => fixed = Some(*value),
            _ => {}
        });
        fixed.unwrap_or(speed)
    }

    /// Prohibitions as bits of [`cannot`].
    pub(crate) fn barred(&self, unit: UnitId) -> u8 {
        let mut bits = 0;
        self.changes(unit, NONE, &mut |change, _| {
            if let Mod::Cannot(more) = change {
                bits |= more;
            }
        });
        bits | self.barred_by_marks(unit)
    }

    /// Prohibitions by markers on the card.
    pub(crate) fn barred_by_marks(&self, unit: UnitId) -> u8 {
        if self.markers.is_empty() {
            return 0;
        }
        let mut bits = 0;
        let netted = |kind| {
            self.turn.0 == self.unit(unit).side
                && self.markers.iter().any(|marker| marker.kind == kind && marker.at == unit)
        };
        if netted(crate::text::Mark::Net) {
            bits |= cannot::MOVE | cannot::ATTACK | cannot::ACT | cannot::DEFEND | cannot::JUMP;
        }
        let chokes = self
            .markers
            .iter()
            .filter(|marker| marker.kind == crate::text::Mark::Choke && marker.at == unit)
            .count();
        if chokes >= 1 {
            bits |= cannot::MOVE | cannot::JUMP;
        }
        if chokes >= 2 {
            bits |= cannot::ATTACK;
        }
        bits
    }

    /// Whether the card has this permission.
    pub(crate) fn may(&self, unit: UnitId, can: Can) -> bool {
        self.any_change(unit, NONE, |change, _| *change == Mod::Can(can))
    }

    /// The most counters the card can hold [B2.25].
    pub(crate) fn most_counters(&self, unit: UnitId) -> u8 {
        let printed = self.unit(unit).print().counters.unwrap_or(99);
        let mut most = printed;
        self.changes(unit, NONE, &mut |change, _| {
            if let Mod::MostCounters(bound) = change {
                most = most.min(*bound);
            }
        });
        most
    }

    /// The most lives the card can have left, if there is a maximum [B6.15].
    pub(crate) fn most_lives(&self, unit: UnitId) -> Option<i16> {
        let own = self.keyword(unit, |word| match word {
            Keyword::Vampirism(most) if most > 0 => Some(most),
            _ => None,
        });
        if let Some(most) = own {
            return Some(i16::from(most));
        }
        let printed = i16::from(self.unit(unit).print().life.unwrap_or(0));
        let bounds = self.laid.iter().filter(|laid| laid.on == unit);
        bounds
            .filter_map(|laid| match laid.change() {
                Some(Mod::MostLives(more)) => Some(printed + i16::from(more)),
                _ => None,
            })
            .min()
    }

    /// Whether the card stands in formation [B11.24].
    pub(crate) fn in_formation(&self, unit: UnitId) -> bool {
        self.linked(unit) != 0
    }

    /// Whether the card has a formation ability that works, apart from its neighbours.
    fn forms(&self, unit: UnitId) -> bool {
        self.traits(unit) & trait_of::FORMATION != 0
            && self.speaks(unit)
            && !self.unit(unit).is_carried()
    }

    /// Neighbouring cells with own non-flyers that have a formation ability.
    fn linked(&self, unit: UnitId) -> Cells {
        let it = self.unit(unit);
        let Some(cell) = it.cell() else { return 0 };
        if !self.forms(unit) {
            return 0;
        }
        let mut cells = 0;
        for neighbour in each(CROSS[usize::from(cell)]) {
            if let Some(mate) = self.on(neighbour)
                && self.unit(mate).side == it.side
                && self.forms(mate)
            {
                cells |= 1 << neighbour;
            }
        }
        cells
    }

    /// The formation mates of a card [B11.25].
    pub(crate) fn mates(&self, unit: UnitId) -> CardSet {
        let mut mates = CardSet::NONE;
        let Some(start) = self.unit(unit).cell() else { return mates };
        let mut seen: Cells = 1 << start;
        let mut edge = self.linked(unit);
        while edge != 0 {
            let cell = edge.trailing_zeros() as u8;
            edge &= edge - 1;
            if seen >> cell & 1 == 1 {
                continue;
            }
            seen |= 1 << cell;
            if let Some(mate) = self.on(cell) {
                mates.insert(mate);
                edge |= self.linked(mate) & !seen;
            }
        }
        mates
    }

    /// Whether two cards of the game zone are adjacent [B2.18] [B2.19].
    pub(crate) fn adjacent(&self, a: UnitId, b: UnitId) -> bool {
        match (self.unit(a).cell(), self.unit(b).cell()) {
            (Some(one), Some(two)) => a != b && (one == two || near(one, two)),
            _ => false,
        }
    }

    /// Whether a card matches a filter, as the card of a sentence looks for it.
    pub(crate) fn matches(&self, filter: &Filter, unit: UnitId, ctx: Ctx) -> bool {
        let it = self.unit(unit);
        let own = it.side == ctx.seat.0;
        let side = match filter.side {
            Side::Any => true,
            Side::Own => own,
            Side::Enemy => !own,
        };
        if !side {
            return false;
        }
        // What a hidden card is, only its controller knows [B3.24].
        let masked = it.is_hidden() && !own;
        let noun = match filter.noun {
            Noun::Card => true,
            Noun::Creature => masked || it.print().is_creature(),
            Noun::Carried => it.is_carried(),
        };
        noun && filter.tests.iter().all(|test| self.passes(test, unit, ctx, masked))
    }

    /// Whether a card has a property.
    pub(crate) fn passes(&self, test: &Test, unit: UnitId, ctx: Ctx, masked: bool) -> bool {
        let it = self.unit(unit);
        let cell = it.cell();
        let my = (ctx.cell != NONE).then_some(ctx.cell);
        let both = |judge: &dyn Fn(u8, u8) -> bool| match (my, cell) {
            (Some(mine), Some(its)) => judge(mine, its),
            _ => false,
        };
        let with_it = |judge: &dyn Fn(u8, u8) -> bool| {
            if ctx.it == NONE {
                return false;
            }
            match (self.last_cell(ctx.it), cell) {
                (Some(one), Some(its)) => judge(one, its),
                _ => false,
            }
        };
        match *test {
            Test::Open => return it.is_open(),
            Test::Closed => return !it.is_open(),
            Test::Unwounded => return it.wounds == 0,
            Test::Wounds(least) => return it.wounds >= least,
            Test::NearMe => return unit != ctx.me && both(&|a, b| a == b || near(a, b)),
            Test::NearIt => return unit != ctx.it && with_it(&|a, b| a == b || near(a, b)),
            Test::BesideMe => return both(&|a, b| board::beside(a) >> b & 1 == 1),
            Test::BesideIt => return with_it(&|a, b| board::beside(a) >> b & 1 == 1),
            Test::Opposite => {
                return both(&|a, b| opposite(a, self.role(ctx.seat)) == Some(b));
            }
            Test::InRow(number) => {
                return cell.is_some_and(|cell| {
                    row_number(cell) == number && board::half(cell) == self.role(Seat(it.side))
                });
            }
            Test::SameRow => {
                return both(&|a, b| {
                    row_number(a) == row_number(b)
                        && board::half(a) == self.role(ctx.seat)
                        && board::half(b) == self.role(Seat(it.side))
                });
            }
            Test::MyColumn => return both(&|a, b| column(a) == column(b)),
            Test::Other => return unit != ctx.me,
            Test::Diagonal => {
                return both(&|a, b| {
                    let (dx, dy) = board::delta(a, b);
                    dx.abs() == 1 && dy.abs() == 1
                });
            }
            Test::Within(far) => return both(&|a, b| distance(a, b) <= far),
            Test::CentreColumn => return cell.is_some_and(|cell| column(cell) == 2),
            Test::EdgeColumn => return cell.is_some_and(|cell| matches!(column(cell), 0 | 4)),
            Test::Different => return unit != ctx.it,
            Test::Me => return unit == ctx.me,
            Test::MeOrNear => {
                return unit == ctx.me || both(&|a, b| a == b || near(a, b));
            }
            Test::RowAtLeast(number) => {
                return cell.is_some_and(|cell| {
                    row_number(cell) >= number && board::half(cell) == self.role(Seat(it.side))
                });
            }
            Test::NearVacated => {
                let from = self.unit(ctx.me).from;
                return cell.is_some_and(|cell| from < place::SKY && near(from, cell));
            }
            Test::HostNearMe => {
                return it.is_carried() && it.host != ctx.me && both(&|a, b| a == b || near(a, b));
            }
            Test::NotMovedThisTurn => return !it.is(flag::MOVED),
            Test::DieShows(number) => {
                return self.fights.last().is_some_and(|fight| {
                    fight.phase == crate::fight::Phase::Dice
                        && self.die_of(fight, unit) == Some(number as i8)
                });
            }
            Test::Host => return self.in_play(ctx.me) && self.unit(ctx.me).host == unit,
            Test::Defender => {
                return self.fights.last().is_some_and(|f| f.defended && f.target == unit);
            }
            _ => {}
        }
        if masked {
            return false;
        }
        let print = it.print();
        let flies = || it.place == place::SKY && print.is_creature() || self.flies(unit);
        match *test {
            Test::NonFlyer => print.is_creature() && !flies(),
            Test::Ground => !it.is_carried() && print.is_creature() && !flies(),
            Test::Flyer => print.is_creature() && flies(),
            Test::Elite => print.elite,
            Test::Ordinary => !print.elite,
            Test::Of(element) => print.element == element,
            Test::NotOf(element) => print.element != element,
            Test::Class(class) => print.classes.contains(&class),
            Test::CostAtMost(cost) => print.cost <= cost,
            Test::CostAtLeast(cost) => print.cost >= cost,
            Test::CostAsShown => self.shown_cards().any(|shown| shown.card().cost == print.cost),
            Test::Poisoned => it.poison > 0,
            Test::WithMagic => self.offers_attack(unit, DISCHARGE | MAGIC, true),
            Test::WithRanged => self.offers_attack(unit, SHOT | THROW | DISCHARGE, false),
            Test::WithThrow => self.offers_attack(unit, THROW, false),
            Test::WithExperienceOrArmor => self
                .keyword(unit, |word| match word {
                    Keyword::ExperienceInAttack(_)
                    | Keyword::ExperienceInDefence(_)
                    | Keyword::Armor(_) => Some(1),
                    _ => None,
                })
                .is_some(),
            Test::WithDirect => self.has(unit, Keyword::DirectStrike),
            Test::WithFormation => {
                self.traits(unit) & trait_of::FORMATION != 0 && !self.silenced.has(unit)
            }
            Test::WithIncarnation => incarnation(print.keywords).is_some(),
            Test::Marked(kind) => self
                .markers
                .iter()
                .any(|m| m.kind == kind && m.at == unit && !m.on_cell() && m.source == ctx.me),
            Test::OnMarkedCell(kind) => cell.is_some_and(|cell| {
                self.markers.iter().any(|m| m.kind == kind && m.at == cell && m.source == ctx.me)
            }),
            Test::Unmoved => !it.is(flag::MOVED_LAST) && !it.is(flag::MOVED),
            Test::MovedThisTurn => it.is(flag::MOVED),
            Test::SpeedAtLeast(least) => self.speed(unit) >= least,
            Test::WeakAtLeast(least) => print.strike.is_some_and(|[weak, ..]| weak >= least),
            Test::WeakAsIt => {
                ctx.it != NONE
                    && print.strike.map(|[weak, ..]| weak)
                        == self.unit(ctx.it).print().strike.map(|[weak, ..]| weak)
            }
            Test::Mate => ctx.me != NONE && self.mates(ctx.me).has(unit),
            Test::NotHurt => !it.is(flag::HURT),
            Test::LivesAtLeast(least) => self.left(unit) >= i16::from(least),
            Test::LivesAtMost(most) => self.left(unit) <= i16::from(most),
            Test::LivesAbovePrinted => self.left(unit) > i16::from(print.life.unwrap_or(0)),
            Test::Counters(exactly) => it.counters == exactly,
            Test::CountersAtLeast(least) => it.counters >= least,
            Test::Alone => cell.is_none_or(|cell| {
                !each(board::beside(cell)).any(|next| {
                    self.on(next).is_some_and(|mate| {
                        self.unit(mate).side == it.side && self.unit(mate).print().is_creature()
                    })
                })
            }),
            Test::MateOfIt => ctx.it != NONE && self.mates(ctx.it).has(unit),
            Test::WithoutParasite => {
                !self.carried_by(unit).any(|c| self.unit(c).print().kind == Kind::Parasite)
            }
            _ => false,
        }
    }

    /// The cell a card stands on, or stood on when it left.
    pub(crate) fn last_cell(&self, unit: UnitId) -> Option<u8> {
        let it = self.unit(unit);
        it.cell().or_else(|| (!self.play.has(unit) && it.from < place::SKY).then_some(it.from))
    }

    /// Whether the card has an ability with such an attack, or with a spell if these are asked for too.
    fn offers_attack(&self, unit: UnitId, kinds: Kinds, spells: bool) -> bool {
        if self.silenced.has(unit) {
            return false;
        }
        let offers = |sentence: &Sentence| {
            let attacks = |op: &Op| matches!(op, Op::Attack(kind, ..) if kind & kinds != 0);
            spells && sentence.nature == Nature::Spell || sentence.ops.iter().any(attacks)
        };
        let mut found = self.unit(unit).card.says().iter().any(offers);
        // A lent ability belongs to the card that has it [B11.31].
        self.lent_abilities(unit, &mut |card, number| {
            found |= offers(Self::sentence(card, number));
        });
        found
    }

    /// The cards shown by the running prophecy, the topmost first.
    pub(crate) fn shown_cards(&self) -> impl Iterator<Item = CardId> + '_ {
        let (deck, count) = self.shown;
        self.decks[usize::from(deck)]
            .iter()
            .rev()
            .take(usize::from(count))
            .map(|&unit| self.unit(unit).card)
    }

    pub(crate) fn holds_all(&self, conds: &[Cond], ctx: Ctx) -> bool {
        conds.iter().all(|cond| self.holds(cond, ctx))
    }

    /// The number of cards that match.
    pub(crate) fn count(&self, filter: &Filter, ctx: Ctx) -> u8 {
        self.play.into_iter().filter(|&unit| self.matches(filter, unit, ctx)).count() as u8
    }

    /// Whether a condition holds.
    pub(crate) fn holds(&self, cond: &Cond, ctx: Ctx) -> bool {
        match cond {
            Cond::Formation => self.in_formation(ctx.me),
            Cond::Vs(filter) => ctx.vs != NONE && self.matches(filter, ctx.vs, ctx),
            Cond::Has(least, filter) => self.count(filter, ctx) >= *least,
            Cond::HasNone(filter) => self.count(filter, ctx) == 0,
            Cond::More(more, than) => self.count(more, ctx) > self.count(than, ctx),
            Cond::Is(tests) => tests.iter().all(|test| self.passes(test, ctx.me, ctx, false)),
            Cond::It(tests) => {
                ctx.it != NONE && tests.iter().all(|test| self.passes(test, ctx.it, ctx, false))
            }
            Cond::First => self.role(Self::owner(ctx.me)) == Role::First,
            Cond::Second => self.role(Self::owner(ctx.me)) == Role::Second,
            Cond::MyTurn => self.turn == ctx.seat,
            Cond::FoeTurn => self.turn == other(ctx.seat),
            Cond::CrossedOver => self.crossed(self.mover(ctx), true),
            Cond::CameBack => self.crossed(self.mover(ctx), false),
            Cond::NewlyNear => {
                let from = self.unit(ctx.it).from;
                ctx.it != NONE
                    && self.adjacent(ctx.it, ctx.me)
                    && !(ctx.cell != NONE && from < place::SKY && near(from, ctx.cell))
            }
            Cond::TeleportedFromNear => {
                let it = self.unit(ctx.it);
                ctx.it != NONE
                    && it.is(flag::JUMPED)
                    && ctx.cell != NONE
                    && it.from < place::SKY
                    && near(it.from, ctx.cell)
                    && it.cell().is_some_and(|cell| board::half(cell) != self.role(ctx.seat))
            }
            Cond::Jumped => self.unit(ctx.me).is(flag::JUMPED),
            Cond::TwoStraight => {
                let path = self.unit(ctx.me).path;
                path & 7 >= 2 && path & 128 == 0
            }
            Cond::TwoTurned => {
                let path = self.unit(ctx.me).path;
                path & 7 >= 2 && path & 128 != 0
            }
            Cond::Stood => {
                let me = self.unit(ctx.me);
                if self.turn == ctx.seat { !me.is(flag::MOVED) } else { !me.is(flag::MOVED_LAST) }
            }
            Cond::HurtByShots(least) => self.hurt_by_shots(ctx) >= *least,
            Cond::ShownElite => self.shown.1 > 0 && self.shown_cards().all(|c| c.card().elite),
            Cond::ShownOrdinary => self.shown.1 > 0 && self.shown_cards().all(|c| !c.card().elite),
            Cond::ShownOdd => self.shown_cards().next().is_some_and(|c| c.card().cost % 2 == 1),
            Cond::ShownInSquads => self.shown_cards().any(|card| {
                self.play
                    .into_iter()
                    .any(|unit| self.unit(unit).card == card && !self.unit(unit).is_hidden())
            }),
            Cond::ShownMe => self.shown_cards().any(|card| card == self.unit(ctx.me).card),
            Cond::Healed(least) => {
                self.squad(ctx.seat).any(|unit| self.unit(unit).tally(Tally::HEALED) >= *least)
            }
            Cond::Classes(least) => self.classes_near(ctx) >= *least,
            Cond::OneInEachRow => (0..6).all(|line| {
                self.squad(ctx.seat).any(|unit| {
                    let it = self.unit(unit);
                    it.print().is_creature() && it.cell().is_some_and(|c| board::line(c) == line)
                })
            }),
            Cond::Weakened => self.fights.last().is_some_and(|fight| fight.weakened),
            Cond::Attacking => self.fights.last().is_some_and(|fight| fight.attacker == ctx.me),
            Cond::Pending(kinds) => self.fights.last().is_some_and(|fight| {
                fight.kind & kinds != 0 && fight.phase == crate::fight::Phase::Declared
            }),
            Cond::ByPoison => ctx.it != NONE && self.unit(ctx.it).tally(Tally::HOW) == how::POISON,
            Cond::ByMelee => ctx.it != NONE && self.unit(ctx.it).tally(Tally::HOW) == how::MELEE,
            Cond::NotDone => true,
        }
    }

    /// The card whose movement a sentence speaks of.
    fn mover(&self, ctx: Ctx) -> UnitId {
        if ctx.it == NONE { ctx.me } else { ctx.it }
    }

    /// Whether the last move of a card led out of its own half (or into it).
    fn crossed(&self, unit: UnitId, over: bool) -> bool {
        let it = self.unit(unit);
        let (Some(cell), from) = (it.cell(), it.from) else { return false };
        let home = self.role(Seat(it.side));
        from < place::SKY
            && board::half(from) != board::half(cell)
            && (board::half(cell) != home) == over
    }

    /// Shots and throws that have wounded it this turn, the running one left out.
    fn hurt_by_shots(&self, ctx: Ctx) -> u8 {
        if ctx.it == NONE {
            return 0;
        }
        let it = self.unit(ctx.it);
        it.tally(Tally::SHOTS).saturating_sub(u8::from(it.by == ctx.me))
    }

    /// How many classes the creatures around a card have.
    fn classes_near(&self, ctx: Ctx) -> u8 {
        let mut bits: u32 = 0;
        for unit in self.play {
            if self.adjacent(unit, ctx.me) && !self.unit(unit).is_hidden() {
                for &class in self.unit(unit).print().classes {
                    bits |= 1 << class as u32;
                }
            }
        }
        bits.count_ones() as u8
    }

    /// A number of a text.
    pub(crate) fn amount(&self, amount: Amount, ctx: Ctx) -> i8 {
        let strike = |unit: UnitId, printed: Printed| {
            let strike = self.unit(unit).print().strike.unwrap_or_default();
            let at = match printed {
                Printed::Weak => 0,
                Printed::Medium => 1,
                Printed::Same => crate::fight::index(ctx.strength),
            };
            strike[at] as i8
        };
        match amount {
            Amount::N(number) => number,
            Amount::X(more) => ctx.x + more,
            Amount::PerCounter(base, per) => base + per * self.unit(ctx.me).counters as i8,
            Amount::Count(base, filter, most) => {
                let total = base + self.count(filter, ctx) as i8;
                if most > 0 { total.min(most) } else { total }
            }
            Amount::Value(printed) => {
                let of = if ctx.vs == NONE { ctx.it } else { ctx.vs };
                if of == NONE { 0 } else { strike(of, printed) }
            }
            Amount::ValueOpposite(printed) => self
                .facing(ctx)
                .filter(|&unit| self.unit(unit).print().is_creature())
                .map_or(0, |unit| strike(unit, printed)),
            Amount::SumWeak(filter) => self
                .play
                .into_iter()
                .filter(|&unit| self.matches(filter, unit, ctx))
                .map(|unit| strike(unit, Printed::Weak))
                .sum(),
            Amount::OwnWounds(most) => (self.unit(ctx.me).wounds as i8).min(most),
            Amount::HalfLivesDown => {
                let of = if ctx.vs == NONE { ctx.it } else { ctx.vs };
                if of == NONE { 0 } else { (self.left(of).max(0) / 2).min(60) as i8 }
            }
            Amount::Moved => (self.unit(ctx.me).path & 7) as i8,
            Amount::PerMark(per, kind) => {
                let cell = if ctx.it == NONE { None } else { self.unit(ctx.it).cell() };
                let marks = self
                    .markers
                    .iter()
                    .filter(|m| m.kind == kind && Some(m.at) == cell && m.source == ctx.me);
                per * marks.count() as i8
            }
            Amount::PoisonOfIt => {
                if ctx.it == NONE {
                    0
                } else {
                    self.unit(ctx.it).poison as i8
                }
            }
            Amount::FreeCellsNearIt(most) => {
                let cell = if ctx.it == NONE { None } else { self.last_cell(ctx.it) };
                let free = cell.map_or(0, |cell| self.free_cells() & AROUND[usize::from(cell)]);
                (free.count_ones() as i8).min(most)
            }
            Amount::ExiledWeak => {
                self.unit(ctx.it).print().strike.map_or(0, |[weak, ..]| weak as i8)
            }
            Amount::ExiledLives => self.unit(ctx.it).print().life.unwrap_or(0) as i8,
            Amount::If(base, more, cond) => base + if self.holds(cond, ctx) { more } else { 0 },
            Amount::Hurt => {
                if ctx.it == NONE {
                    0
                } else {
                    self.unit(ctx.it).sore.min(self.unit(ctx.it).wounds) as i8
                }
            }
            Amount::Shown(most) => (self.shown.1 as i8).min(most),
            Amount::Tokens => {
                (self.unit(ctx.me).counters + self.unit(ctx.me).tally(Tally::TOKENS)) as i8
            }
            Amount::WeakBehind => {
                let (Some(from), Some(cell)) = (
                    self.last_cell(ctx.me),
                    if ctx.it == NONE { None } else { self.last_cell(ctx.it) },
                ) else {
                    return 0;
                };
                if !near(from, cell) {
                    return 0;
                }
                let behind = board::onward(from, cell).and_then(|cell| self.on(cell));
                behind.map_or(0, |unit| strike(unit, Printed::Weak))
            }
        }
    }

    /// The card on the cell opposite.
    fn facing(&self, ctx: Ctx) -> Option<UnitId> {
        if ctx.cell == NONE {
            return None;
        }
        opposite(ctx.cell, self.role(ctx.seat)).and_then(|cell| self.on(cell))
    }

    /// More for the value of an attack of a card [B10.8].
    pub(crate) fn plus(&self, unit: UnitId, vs: UnitId, kind: Kinds, strength: Strengths) -> i8 {
        self.sum(unit, vs, |change, ctx| match change {
            Mod::Plus(hits, amount) if meets(*hits, kind, strength) => {
                self.amount(*amount, Ctx { strength, ..ctx })
            }
            _ => 0,
        })
    }

    /// Whether texts of the struck card count in an attack by another [B10.9 to B10.11].
    pub(crate) fn ignores(&self, attacker: UnitId, target: UnitId) -> bool {
        self.any_change(attacker, target, |change, _| *change == Mod::IgnoreAbilities)
    }

    /// Whether the card may use this sentence of its own as far as its counters and its openness go.
    pub(crate) fn can_pay(&self, unit: UnitId, sentence: &Sentence) -> bool {
        let it = self.unit(unit);
        if sentence.close && !it.is_open() {
            return false;
        }
        match sentence.spend {
            Spend::Nothing | Spend::Number(_) => true,
            Spend::Counters(count) | Spend::CountersAndNumber(count, _) => it.counters >= count,
            Spend::XCounters => it.counters > 0,
            Spend::XLives => it.extra > 0,
        }
    }

    /// The cards of a squad in the game zone, in the order of their places.
    pub(crate) fn in_order(&self, seat: Seat) -> List<(At, UnitId), 64> {
        let mut own = List::new();
        for unit in self.squad(seat) {
            if own.room() > 0 {
                own.push((self.at(unit), unit));
            }
        }
        own.as_mut_slice().sort_unstable();
        own
    }
}

/// Whether an attack of this kind and strength is one of those meant.
pub(crate) fn meets(hits: Hits, kind: Kinds, strength: Strengths) -> bool {
    let strength = if strength == 0 { WEAK } else { strength };
    hits.kinds & kind != 0 && hits.strengths & strength != 0
}

/// The number of tokens with which a card returns.
pub(crate) fn incarnation(words: &[Keyword]) -> Option<u8> {
    words.iter().find_map(|word| match word {
        Keyword::Incarnation(tokens) => Some(*tokens),
        _ => None,
    })
}

/// 026, which has the formation sentences of its mates.
pub(crate) const COPIER: CardId = CardId(25);
