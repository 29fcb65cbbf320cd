//! What changes a card: its own sentences, those of others, and what is laid on it. The bits at the top let most cards be
//! passed over.

use super::{COPIER, Ctx};
use crate::cards::{ALL, CardId, Element, Keyword, Kind};
use crate::item::Laid;
use crate::state::{Berserk, NONE, UnitId};
use crate::text::{Cond, Mod, Op, When, aspect};

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

/// What each card's continuous sentences change about the card itself, as bits of [`aspect`].
static HAVES: [u16; ALL] = {
    let mut all = [0; ALL];
    let mut card = 0;
    while card < ALL {
        all[card] = crate::says::aspects(card, false);
        card += 1;
    }
    // What its mates say is not known beforehand.
    all[COPIER.0 as usize] = aspect::ALL;
    all
};

/// What each card's continuous sentences change about others, as bits of [`aspect`].
static GIVES: [u16; ALL] = {
    let mut all = [0; ALL];
    let mut card = 0;
    while card < ALL {
        all[card] = crate::says::aspects(card, true);
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

impl Berserk {
    /// The bits of a card's sentences.
    pub(crate) fn traits(&self, unit: UnitId) -> u16 {
        TRAITS[usize::from(self.unit(unit).card.0)]
    }

    /// Whether the texts of the card work: it is revealed [B3.25], in play and not silenced.
    pub(crate) fn speaks(&self, unit: UnitId) -> bool {
        self.play.has(unit) && !self.silenced.has(unit) && !self.unit(unit).is_hidden()
    }

    /// Calls `see` with every change that applies to the card, and with the context of whoever makes it. `vs` is the
    /// other card of a fight, if there is one. Only changes of these aspects are looked for.
    pub(crate) fn changes(
        &self,
        unit: UnitId,
        vs: UnitId,
        aspects: u16,
        see: &mut impl FnMut(&Mod, Ctx),
    ) {
        self.own_changes(unit, vs, aspects, see);
        self.other_changes(unit, vs, aspects, see);
    }

    /// The changes that the card makes to itself.
    fn own_changes(&self, unit: UnitId, vs: UnitId, aspects: u16, see: &mut impl FnMut(&Mod, Ctx)) {
        let card = self.unit(unit).card;
        if HAVES[usize::from(card.0)] & aspects == 0 || !self.speaks(unit) {
            return;
        }
        let ctx = Ctx { vs, ..self.ctx(unit) };
        self.haves_of(card, ctx, aspects, see);
        if card == COPIER {
            for mate in self.mates(unit) {
                let copied = self.unit(mate).card;
                if copied != card && copied.card().element == Element::Steppe {
                    self.haves_of(copied, ctx, aspects, &mut |change, ctx| see(change, ctx));
                }
            }
        }
    }

    fn haves_of(&self, card: CardId, ctx: Ctx, aspects: u16, see: &mut impl FnMut(&Mod, Ctx)) {
        let copying = card != self.unit(ctx.me).card;
        for sentence in card.says() {
            if !matches!(sentence.when, When::Always)
                || (copying && !sentence.conds.contains(&Cond::Formation))
            {
                continue;
            }
            let mut holds = None;
            for op in sentence.ops {
                if let Op::Have(change) = op
                    && change.aspect() & aspects != 0
                    && *holds.get_or_insert_with(|| self.holds_all(sentence.conds, ctx))
                {
                    see(change, ctx);
                }
            }
        }
    }

    /// The changes that others, and what is laid on it, make to the card.
    fn other_changes(
        &self,
        unit: UnitId,
        vs: UnitId,
        aspects: u16,
        see: &mut impl FnMut(&Mod, Ctx),
    ) {
        for giver in self.givers {
            let gives = GIVES[usize::from(self.unit(giver).card.0)];
            if gives & aspects == 0 || !self.speaks(giver) {
                continue;
            }
            let ctx = Ctx { it: unit, vs, ..self.ctx(giver) };
            for sentence in self.unit(giver).card.says() {
                if !matches!(sentence.when, When::Always) {
                    continue;
                }
                let mut holds = None;
                for op in sentence.ops {
                    if let Op::Give(filter, change) = op
                        && change.aspect() & aspects != 0
                        && self.matches(filter, unit, ctx)
                        && *holds.get_or_insert_with(|| self.holds_all(sentence.conds, ctx))
                    {
                        see(change, ctx);
                    }
                }
            }
        }
        for laid in self.laid.iter().filter(|laid| laid.on == unit) {
            if let Some(change) = laid.change()
                && change.aspect() & aspects != 0
            {
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
    pub(crate) fn sum(
        &self,
        unit: UnitId,
        vs: UnitId,
        aspects: u16,
        of: impl Fn(&Mod, Ctx) -> i8,
    ) -> i8 {
        let mut sum: i8 = 0;
        self.changes(unit, vs, aspects, &mut |change, ctx| {
            sum = sum.saturating_add(of(change, ctx));
        });
        sum
    }

    /// Whether any change of the card is of this kind.
    pub(crate) fn any_change(
        &self,
        unit: UnitId,
        vs: UnitId,
        aspects: u16,
        is: impl Fn(&Mod, Ctx) -> bool,
    ) -> bool {
        let mut found = false;
        self.changes(unit, vs, aspects, &mut |change, ctx| found |= is(change, ctx));
        found
    }
}
