//! Sentences: what sets them off, what they cost, and the steps they consist of.

use super::{Aim, Amount, Cond, Filter, Hits, Kinds, Mark, Mod, Sel, Until, Value};

/// What sets a sentence off.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum When {
    /// Declared in the own turn with nothing pending.
    Act,
    /// An instant, declared whenever its controller has priority [B5.2] [B12.1].
    Reply,
    /// Holds while the card is revealed and has its abilities.
    Always,
    /// Its own attack was performed; it = the card struck.
    OnHit(Hits),
    /// Its own strike missed when attacking.
    OnMiss,
    /// An own creature missed when attacking; it = that creature.
    OnOwnMiss,
    /// Its own attack was performed, or missed when attacking.
    OnHitOrMiss(Hits),
    /// It moved.
    OnMove,
    /// A card matching moved; it = that card.
    OnMoveOf(Filter),
    /// Such an attack on it was performed; it = the attacker.
    Struck(Hits),
    /// Such a strike on it was performed, an answering one too; it = who struck.
    StruckAnyhow(Hits),
    /// It died.
    OnDeath,
    /// A card matching died; it = that card.
    OnDeathOf(Filter),
    /// A card matching came back by incarnation; it = that card.
    OnReturnOf(Filter),
    /// It came back by incarnation.
    OnReturn,
    /// Start of the own turn.
    StartOwn,
    /// Start of the opponent's turn.
    StartFoe,
    /// Before the own turn.
    Before,
    /// End of the own turn.
    EndOwn,
    /// End of the opponent's turn.
    EndFoe,
    /// From the graveyard at the start of the own turn, if an enemy killed it.
    Valhalla,
    /// From the graveyard at the start of the opponent's turn.
    Buried,
    /// At the start of the battle, once it is revealed.
    Setup,
    /// Revealed after the battle has begun.
    OnReveal,
    /// The card matching opened at the start of its controller's turn; it = that card.
    OnOpenOf(Filter),
    /// A card matching would be healed; it = that card, X = how much.
    OnHealOf(Filter),
    /// A prophecy of its controller shows cards.
    OnProphecy,
    /// Shown by a prophecy of its owner while it lies in the deck.
    WhenShown,
    /// It became the defender; it = the card it stands in for.
    OnDefend,
    /// A card matching took wounds; it = that card, X = how many.
    OnWoundOf(Filter),
    /// It got counters or tokens up to this number (0: each time).
    OnMark(u8),
    /// Such an attack is aimed at a card matching and still pending; it = the attacked card.
    Attacked(Hits, Filter),
    /// While the squad is recruited.
    Recruit,
    /// At the start of the battle, as [`When::Setup`], and when such an own attack was performed.
    SetupOrHit(Hits),
    /// Nothing for this card: who has it by [`Mod::Lend`] declares it like `Act`.
    Lent,
    /// A card matching the first died or one matching the second came back; it = that card.
    OnDeathOrReturnOf(Filter, Filter),
    /// It got a token of incarnation, in the graveyard.
    OnToken,
    /// A simple strike is over in which it was the attacker or the struck card.
    OnFight,
    /// When both players have placed their squads, before the opening reveal [B3.11].
    Placed,
}

/// The nature of an ability.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Nature {
    /// Neither.
    Plain,
    /// Without magic, and no attack [B10.5]; near and far alike [B7.12].
    Impact,
    /// Magic, and no attack [B10.5]; near and far alike [B7.12].
    Spell,
}

/// What is spent as a cost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spend {
    /// Nothing.
    Nothing,
    /// So many counters.
    Counters(u8),
    /// As many counters as the player likes, at least one.
    XCounters,
    /// As many extra lives as the player likes, at least one.
    XLives,
    /// No cost, but a number is chosen: from 1 to this.
    Number(u8),
    /// So many counters, and a number is chosen as well: from 1 to the second.
    CountersAndNumber(u8, u8),
}

/// How often a sentence may be used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Limit {
    /// Without a limit.
    Free,
    /// So many times per turn.
    Turn(u8),
    /// So many times per battle.
    Battle(u8),
    /// So many times per turn for each card that the sentence is about.
    TurnEach(u8),
    /// So many times per battle for each row that is chosen.
    BattleEach(u8),
}

/// A change of the pending attack by an instant [B12.2].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Alter {
    /// +1 or -1 on a die, or the die rolled again, as the player likes.
    DieOrReroll,
    /// +1 or -1 on a die of the host.
    DieOfHost,
    /// A strike of an own creature becomes strong.
    OwnStrong,
    /// A melee attack at an own creature becomes exactly this.
    SetMeleeAtOwn(i8),
    /// A simple strike loses this much.
    StrikeMinus(i8),
}

/// Where a card is put.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum To {
    /// Any free cell, picked by the controller of the sentence.
    Free,
    /// A free cell adjacent to this card.
    FreeNearMe,
    /// A free cell adjacent to it.
    FreeNearIt,
    /// A free cell within this distance of this card.
    FreeWithin(u8),
    /// The cell that was just left by this card.
    Vacated,
    /// One cell on, in the direction of the attack or of this card's last step.
    Onward,
    /// A free cell with a marker of this kind of mine.
    Marked(Mark),
    /// The cell from which an earlier step of the sentence has moved it.
    LeftByIt,
    /// A free cell adjacent to the attacker of the pending attack.
    FreeNearAttacker,
    /// A cell next to this card's tremor, free or not.
    NearTremor,
    /// A free cell with a ring of own creatures around it.
    Ring,
    /// Onto a card matching, picked by the controller of the sentence, which becomes the host.
    Onto(Filter),
}

/// From where a card is fetched.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// The own graveyard.
    Graveyard,
    /// The own deck, which is looked through.
    Deck,
}

/// Which cells a marker goes to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    /// A free cell.
    Free,
    /// So many free cells.
    FreeCells(u8),
    /// The cell of it.
    CellOfIt,
}

/// A piece of text that no words say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Hook {
    /// 032: shows a creature of the deck and copies its sentence on strong strikes.
    CopyFromDeck,
    /// 057: limits how many creatures the opponent may move.
    LimitMovers,
    /// 093: opens after a row of actions of other creatures.
    ChainOpens,
    /// 130: summons a swamp creature of cost 5 or less into a ring of own creatures.
    RingSummon,
    /// 160: mills a card and rewards by its class.
    MillAndReward,
    /// 161: the tremor.
    Tremor,
    /// 162: choke markers.
    Choke,
    /// 192: names a number.
    NameANumber,
    /// 171, 172, 180, 187, 190, 199: while the squad is recruited.
    BeforeBattle,
    /// 177: the opponent reveals the first row.
    Scout,
    /// 177: the own hidden cards are placed anew.
    Rearrange,
}

/// One step of a sentence. Steps after the first happen only if the first took effect, unless [`Op::And`] stands before.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Op {
    /// An attack.
    Attack(Kinds, Value, Aim),
    /// Wounds without an attack.
    Wound(Sel, Value),
    /// Moves up to so many wounds from one card matching the first to cards matching the second; with `true` they are
    /// split over several.
    Transfer(u8, Filter, Sel, bool),
    /// Heals so much.
    Heal(Sel, Amount),
    /// Heals everything.
    HealAll(Sel),
    /// Gives poison.
    Poison(Sel, Amount),
    /// Raises poison by 1, to at most this.
    RaisePoison(Sel, u8),
    /// Takes poison off.
    Cure(Sel),
    /// Adds counters, or takes them off.
    Counter(Sel, Amount),
    /// Takes all counters off this card.
    ClearCounters,
    /// Gives extra lives.
    Life(Sel, Amount),
    /// Closes.
    Close(Sel),
    /// Opens.
    Open(Sel),
    /// Stuns.
    Stun(Sel),
    /// Puts a card onto a cell.
    Place(Sel, To),
    /// Lays something on a card for a while.
    Lay(Sel, Mod, Until),
    /// Holds while the sentence does: for this card, or for others.
    Have(Mod),
    /// Holds while the sentence does for all these.
    Give(Filter, Mod),
    /// Puts a marker on a card.
    Mark(Sel, Mark, Until),
    /// Puts markers on cells.
    MarkCells(Spot, Mark, Until),
    /// Takes a marker of mine off a card.
    Unmark(Sel, Mark),
    /// Takes markers of mine off all cells.
    UnmarkCells(Mark),
    /// Destroys.
    Destroy(Sel),
    /// Destroys an adjacent enemy non-flyer that has at most so many lives left.
    Finish(Amount),
    /// Exiles cards of the own graveyard or deck that match: how many at most, whether all of them are needed.
    Exile(u8, Source, Filter),
    /// Fetches a card: from where, which, to where, whether it comes closed.
    Summon(Source, Filter, To, bool),
    /// Summons this card, which a prophecy has shown.
    SummonShown,
    /// Puts an incarnation token on one card, or on all, of the own graveyard.
    Token(bool),
    /// Puts an incarnation token on a card of the own graveyard that matches.
    TokenOn(Filter),
    /// This card's tremor moves one cell, or stays.
    MoveTremor,
    /// Shows so many cards.
    Prophecy(u8),
    /// Puts so many top cards back on the top or under the deck, as the controller likes.
    Arrange(u8),
    /// Puts the cards shown back on top in any order.
    ArrangeShown,
    /// Gives the pending attack another target.
    Redirect(Filter),
    /// The pending attack has no effect [B12.10].
    Block,
    /// Changes the pending attack.
    Alter(Alter),
    /// These creatures make their simple strike at it, or at a card matching, one after the other.
    StrikeBy(Sel, Filter, bool),
    /// Puts wounds of the running attack off: the controller shares them over own creatures.
    ShareWounds,
    /// A row of the enemy half, for whose ordinary cards attacks are set to 1.
    CurseRow,
    /// A row, whose unwounded own creatures are counted when it happens later.
    StormRow,
    /// Three cells in a line from this card, for what stands there.
    HamperLine,
    /// Replaces the heal by what follows.
    Instead,
    /// The heal is of this many instead: 0 nothing, 2 twice.
    HealTimes(u8),
    /// A die is rolled: the branch is the first limit it does not exceed.
    Roll(&'static [u8]),
    /// The controller picks one of so many branches.
    Choose(u8),
    /// The opponent picks one of so many branches.
    FoePicks(u8),
    /// The steps up to the next branch or `EndBranches` belong to this branch.
    Branch(u8),
    /// All branches end here.
    EndBranches,
    /// The steps up to the next `If`, branch or end need this.
    If(Cond),
    /// The next step does not depend on the ones before.
    And,
    /// The rest only if the controller likes.
    May,
    /// A piece of text that no words say.
    Hook(Hook),
    /// This card loses flight for the battle and lands on that cell, both at once.
    Land(To),
    /// Lays something on a card for a while, unless the same sentence has laid it there already.
    LayOnce(Sel, Mod, Until),
    /// This card and another one exchange their cells [B10.22].
    Swap(Sel),
    /// Takes a symbiont or an equipment off its host [B6.5].
    Detach(Sel),
}

/// A sentence of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sentence {
    /// What sets it off.
    pub when: When,
    /// Its nature.
    pub nature: Nature,
    /// What it needs.
    pub conds: &'static [Cond],
    /// Whether closing the card is a cost.
    pub close: bool,
    /// What else is spent.
    pub spend: Spend,
    /// How often it may be used.
    pub limit: Limit,
    /// Whether its controller may leave it.
    pub may: bool,
    /// What it does.
    pub ops: &'static [Op],
}

impl Sentence {
    const fn new(when: When, ops: &'static [Op]) -> Self {
        Self {
            when,
            nature: Nature::Plain,
            conds: &[],
            close: false,
            spend: Spend::Nothing,
            limit: Limit::Free,
            may: false,
            ops,
        }
    }
    /// With these conditions.
    #[must_use]
    pub const fn needs(self, conds: &'static [Cond]) -> Self {
        Self { conds, ..self }
    }
    /// As an impact.
    #[must_use]
    pub const fn impact(self) -> Self {
        Self { nature: Nature::Impact, ..self }
    }
    /// As a spell.
    #[must_use]
    pub const fn spell(self) -> Self {
        Self { nature: Nature::Spell, ..self }
    }
    /// With so many counters as a cost.
    #[must_use]
    pub const fn spend(self, counters: u8) -> Self {
        Self { spend: Spend::Counters(counters), ..self }
    }
    /// With such a cost.
    #[must_use]
    pub const fn spends(self, spend: Spend) -> Self {
        Self { spend, ..self }
    }
    /// Without closing.
    #[must_use]
    pub const fn open(self) -> Self {
        Self { close: false, ..self }
    }
    /// At most so many times per turn.
    #[must_use]
    pub const fn per_turn(self, times: u8) -> Self {
        Self { limit: Limit::Turn(times), ..self }
    }
    /// At most so many times per battle.
    #[must_use]
    pub const fn per_battle(self, times: u8) -> Self {
        Self { limit: Limit::Battle(times), ..self }
    }
    /// At most so many times per turn for each card it is about.
    #[must_use]
    pub const fn per_turn_each(self, times: u8) -> Self {
        Self { limit: Limit::TurnEach(times), ..self }
    }
    /// At most so many times per battle for each row chosen.
    #[must_use]
    pub const fn per_battle_each(self, times: u8) -> Self {
        Self { limit: Limit::BattleEach(times), ..self }
    }
    /// For a card it is lent to, and not for this one.
    #[must_use]
    pub const fn lent(self) -> Self {
        Self { when: When::Lent, ..self }
    }
    /// If the controller likes.
    #[must_use]
    pub const fn may(self) -> Self {
        Self { may: true, ..self }
    }
}

/// A slow ability for closing the card.
pub const fn act(ops: &'static [Op]) -> Sentence {
    Sentence { close: true, ..Sentence::new(When::Act, ops) }
}
/// An instant for closing the card.
pub const fn reply(ops: &'static [Op]) -> Sentence {
    Sentence { close: true, ..Sentence::new(When::Reply, ops) }
}
/// Something that holds for this card.
pub const fn always(ops: &'static [Op]) -> Sentence {
    Sentence::new(When::Always, ops)
}
/// Something that holds in formation.
pub const fn formation(ops: &'static [Op]) -> Sentence {
    Sentence::new(When::Always, ops).needs(&[Cond::Formation])
}
/// A triggered ability.
pub const fn on(when: When, ops: &'static [Op]) -> Sentence {
    Sentence::new(when, ops)
}
