//! The vocabulary of card texts. A card's text is a list of [`Sentence`]s; a sentence is a short program of [`Op`]s with
//! what sets it off, what it needs and what it costs.
//!
//! The same values are carried out by `flow` and looked at by `figures`; what is printed on a card stands in the Fluent
//! files under `text-SLUG-NUMBER`, in the order of the sentences. Nothing here knows a position.

mod change;
mod sentence;

pub(crate) use change::aspect;
pub use change::{Can, Mod, Multi, NoClose, cannot};
pub use sentence::{
    Alter, Hook, Limit, Nature, Op, Sentence, Source, Spend, Spot, To, When, act, always,
    formation, on, reply,
};

use crate::cards::{Class, Element};
use serde::{Deserialize, Serialize};

/// Kinds of attack as a set of bits.
pub type Kinds = u8;
/// The simple strike.
pub const STRIKE: Kinds = 1;
/// The special strike.
pub const SPECIAL: Kinds = 2;
/// The magic strike.
pub const MAGIC: Kinds = 4;
/// The shot.
pub const SHOT: Kinds = 8;
/// The throw.
pub const THROW: Kinds = 16;
/// The discharge.
pub const DISCHARGE: Kinds = 32;
/// The lunge.
pub const LUNGE: Kinds = 64;
/// Every melee attack: what the word "strike" means [B2.11].
pub const MELEE: Kinds = STRIKE | SPECIAL | MAGIC;
/// Every ranged attack.
pub const RANGED: Kinds = SHOT | THROW | DISCHARGE | LUNGE;
/// Attacks without magic [B10.2].
pub const NONMAGIC: Kinds = STRIKE | SPECIAL | SHOT | THROW | LUNGE;
/// Every attack.
pub const ATTACKS: Kinds = MELEE | RANGED;
/// Shot or throw.
pub const SHOT_OR_THROW: Kinds = SHOT | THROW;

/// Strengths of an attack as a set of bits.
pub type Strengths = u8;
/// Weak.
pub const WEAK: Strengths = 1;
/// Medium.
pub const MEDIUM: Strengths = 2;
/// Strong.
pub const STRONG: Strengths = 4;
/// A single value without a strength.
pub const PLAIN: Strengths = 8;
/// Any of them.
pub const EVERY: Strengths = 15;

/// Attacks of some kinds and strengths.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hits {
    /// Which kinds.
    pub kinds: Kinds,
    /// Which strengths.
    pub strengths: Strengths,
}

/// Attacks of these kinds and of any strength.
pub const fn every(kinds: Kinds) -> Hits {
    Hits { kinds, strengths: EVERY }
}

/// Attacks of these kinds and strengths.
pub const fn only(kinds: Kinds, strengths: Strengths) -> Hits {
    Hits { kinds, strengths }
}

/// Whose card a filter looks for, seen from the controller of the sentence's card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// Either side's.
    Any,
    /// One of the own squad.
    Own,
    /// One of the other squad.
    Enemy,
}

/// What kind of thing a filter looks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Noun {
    /// A creature, the one that says so included [B2.31].
    Creature,
    /// Any card of the game zone.
    Card,
    /// A symbiont or an equipment.
    Carried,
}

/// A property that a filter asks for. "Me" is the card of the sentence, "it" the card the sentence is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Test {
    /// No flyer; symbionts included.
    NonFlyer,
    /// Of the type ground creature.
    Ground,
    /// A flyer.
    Flyer,
    /// A gold crystal.
    Elite,
    /// A silver crystal.
    Ordinary,
    /// Of this element.
    Of(Element),
    /// Of this class.
    Class(Class),
    /// Costs at most so much.
    CostAtMost(u8),
    /// Costs at least so much.
    CostAtLeast(u8),
    /// Costs as much as the card shown by a prophecy.
    CostAsShown,
    /// Open.
    Open,
    /// Closed.
    Closed,
    /// Without wounds.
    Unwounded,
    /// With at least so many wounds.
    Wounds(u8),
    /// With poison.
    Poisoned,
    /// Adjacent to me.
    NearMe,
    /// Adjacent to it.
    NearIt,
    /// Directly left or right of me.
    BesideMe,
    /// Directly left or right of it.
    BesideIt,
    /// On the cell opposite me.
    Opposite,
    /// In this row of its controller's half.
    InRow(u8),
    /// In the row of its half that has the number of mine in my half.
    SameRow,
    /// In my column.
    MyColumn,
    /// Not me.
    Other,
    /// The card that carries me.
    Host,
    /// Has a discharge, a magic strike or a spell.
    WithMagic,
    /// Has a shot, a throw or a discharge.
    WithRanged,
    /// Has a throw.
    WithThrow,
    /// Has experience of either kind or armor.
    WithExperienceOrArmor,
    /// Has the direct strike.
    WithDirect,
    /// Has a formation ability.
    WithFormation,
    /// Has an incarnation.
    WithIncarnation,
    /// Carries a marker of this kind from me.
    Marked(Mark),
    /// Has not moved in its controller's last turn.
    Unmoved,
    /// Full movement of at least so much.
    SpeedAtLeast(i8),
    /// A printed weak strike of at least so much.
    WeakAtLeast(u8),
    /// The same printed weak strike as it.
    WeakAsIt,
    /// Diagonally adjacent to me.
    Diagonal,
    /// One of my formation mates.
    Mate,
    /// Took no wounds from attacks this turn.
    NotHurt,
    /// Has at least so many lives left.
    LivesAtLeast(u8),
    /// Has at most so many lives left.
    LivesAtMost(u8),
    /// Has more lives left than printed.
    LivesAbovePrinted,
    /// Exactly so many counters.
    Counters(u8),
    /// At least so many counters.
    CountersAtLeast(u8),
    /// The defender of the running strike.
    Defender,
    /// No other creature of its own side stands directly left or right of it.
    Alone,
    /// In the middle column.
    CentreColumn,
    /// In an outer column.
    EdgeColumn,
    /// Not the card chosen before in the same sentence.
    Different,
    /// Within this distance of me.
    Within(u8),
    /// Stands on a cell that carries this marker of mine.
    OnMarkedCell(Mark),
    /// Was moved at least one cell this turn.
    MovedThisTurn,
    /// It is not a card of this element.
    NotOf(Element),
    /// Carries no parasite.
    WithoutParasite,
    /// Me.
    Me,
    /// Me, or adjacent to me.
    MeOrNear,
    /// One of the formation mates of it; of a dead card those it had last.
    MateOfIt,
    /// In this row of its controller's half, or in one behind it.
    RowAtLeast(u8),
    /// Did not change its cell this turn.
    NotMovedThisTurn,
    /// Adjacent to the cell that I have just left.
    NearVacated,
    /// Rolled a die in the running fight or attack that shows this, with all changes.
    DieShows(u8),
    /// Carried by a card that is adjacent to me and is not me.
    HostNearMe,
}

/// Which cards a text means.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Filter {
    /// Whose.
    pub side: Side,
    /// What.
    pub noun: Noun,
    /// With all these properties.
    pub tests: &'static [Test],
}

/// Creatures of either side with these properties.
pub const fn any(tests: &'static [Test]) -> Filter {
    Filter { side: Side::Any, noun: Noun::Creature, tests }
}
/// Own creatures with these properties.
pub const fn own(tests: &'static [Test]) -> Filter {
    Filter { side: Side::Own, noun: Noun::Creature, tests }
}
/// Enemy creatures with these properties.
pub const fn enemy(tests: &'static [Test]) -> Filter {
    Filter { side: Side::Enemy, noun: Noun::Creature, tests }
}

impl Filter {
    /// The same with every card in place of creatures.
    #[must_use]
    pub const fn cards(self) -> Self {
        Self { noun: Noun::Card, ..self }
    }
    /// The same with symbionts and equipment in place of creatures.
    #[must_use]
    pub const fn carried(self) -> Self {
        Self { noun: Noun::Carried, ..self }
    }
}

/// Which cards an operation works on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sel {
    /// This card.
    Me,
    /// The card the sentence is about: found by the trigger or chosen last.
    It,
    /// The card that carries this one.
    Host,
    /// One that the controller picks. From then on it is "it".
    One(Filter),
    /// Up to so many different ones that the controller picks.
    UpTo(u8, Filter),
    /// Exactly so many different ones, or as many as there are.
    Exactly(u8, Filter),
    /// All of them.
    All(Filter),
    /// One that the opponent of the controller picks. From then on it is "it".
    FoeOne(Filter),
    /// X different ones that the controller picks, or as many as there are.
    ExactlyX(Filter),
    /// As many different ones that the controller picks as this says, or as many as there are.
    Many(Amount, Filter),
}

/// A strength that is asked for as a printed number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Printed {
    /// The weak strike.
    Weak,
    /// The medium strike.
    Medium,
    /// The strength of the running strike.
    Same,
}

/// A number in a text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Amount {
    /// This number.
    N(i8),
    /// The number chosen as cost or given by the event, plus this.
    X(i8),
    /// The first number, and the second for each counter on this card.
    PerCounter(i8, i8),
    /// The first number plus the number of cards, at most the last number in all (0: no limit).
    Count(i8, &'static Filter, i8),
    /// A printed strike of it.
    Value(Printed),
    /// A printed strike of the creature opposite.
    ValueOpposite(Printed),
    /// The sum of the printed weak strikes of these.
    SumWeak(&'static Filter),
    /// Wounds on this card, at most so many.
    OwnWounds(i8),
    /// The first number, plus the second under the condition.
    If(i8, i8, &'static Cond),
    /// Wounds that it took this turn and still has.
    Hurt,
    /// Number of cards shown, at most so many.
    Shown(i8),
    /// Counters and tokens of that kind on this card.
    Tokens,
    /// A printed weak strike of the card behind it, in the direction of the attack.
    WeakBehind,
    /// Number of cells that this card moved this turn.
    Moved,
    /// So much for each marker of this kind of mine on the cell of the card it works on.
    PerMark(i8, Mark),
    /// The poison of it; of a card that died, the poison it had.
    PoisonOfIt,
    /// Half of the lives it has left, rounded down.
    HalfLivesDown,
    /// The printed weak strike of the card that this sentence exiled.
    ExiledWeak,
    /// The printed lives of the card that this sentence exiled.
    ExiledLives,
    /// Free cells adjacent to it, at most so many.
    FreeCellsNearIt(i8),
}

/// How much an attack or a wound has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    /// One value; no die.
    One(Amount),
    /// Weak, medium and strong, by a die.
    Three(i8, i8, i8),
    /// The same, each with X more.
    ThreePlusX(i8, i8, i8),
    /// The printed simple strike of this card with so much more.
    OwnStrike(i8),
}

/// A single number as a value.
pub const fn one(number: i8) -> Value {
    Value::One(Amount::N(number))
}

/// At whom an attack of a text goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Aim {
    /// Any card that chapter 7 allows; with this range (0: no limit).
    Range(u8),
    /// Up to so many different cards, one die for all [B10.7].
    UpTo(u8),
    /// A card other than that of the attack before.
    Another,
    /// It.
    It,
}

/// Until when something laid on holds [B4.12].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Until {
    /// To the end of the battle.
    Battle,
    /// To the end of the running turn.
    Turn,
    /// To the end of the opponent's next turn.
    FoeTurn,
    /// To the end of as many turns of the opponent as X.
    FoeTurns,
    /// To the end of the controller's running turn, or coming turn.
    OwnTurn,
    /// To the end of the controller's next turn.
    OwnNext,
    /// Until the next attack of these kinds by the card has used it.
    Next(Kinds),
    /// Until the source moves or leaves, or something else carries the card off its cell.
    Linked,
    /// To the end of the running turn, or until the first attack of these kinds by any of the
    /// receivers has used it for all of them.
    FirstOf(Kinds),
    /// Until the source moves or leaves, wherever the card is.
    Bound,
    /// Like `Next`, but at most to the end of the running turn.
    NextInTurn(Kinds),
}

/// A named marker.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub enum Mark {
    /// Of 004.
    #[default]
    Hunt,
    /// Of 068.
    Prey,
    /// A net [B11.27].
    Net,
    /// A bomb on a cell.
    Bomb,
    /// A bonfire on a cell; it occupies it.
    Bonfire,
    /// A dam on a cell; it occupies it.
    Dam,
    /// A gate on a cell.
    Gate,
    /// Of 162.
    Choke,
    /// Of 161, on a cell.
    Tremor,
}

/// A condition.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cond {
    /// In formation [B11.24].
    Formation,
    /// The other card of the fight matches.
    Vs(Filter),
    /// At least so many cards match.
    Has(u8, Filter),
    /// No card matches.
    HasNone(Filter),
    /// More of the first than of the second.
    More(Filter, Filter),
    /// This card has all these properties.
    Is(&'static [Test]),
    /// It has all these properties.
    It(&'static [Test]),
    /// The owner is First.
    First,
    /// The owner is Second.
    Second,
    /// It is the controller's turn.
    MyTurn,
    /// It is the opponent's turn.
    FoeTurn,
    /// It stepped into the enemy half from the own one.
    CrossedOver,
    /// It stepped back into the own half.
    CameBack,
    /// It has just come next to me.
    NewlyNear,
    /// It teleported from next to me into the enemy half.
    TeleportedFromNear,
    /// It moved by a jump.
    Jumped,
    /// This turn it moved at least two cells in one direction.
    TwoStraight,
    /// This turn it moved in at least two different directions.
    TwoTurned,
    /// It did not move in the own last turn, or this turn.
    Stood,
    /// It took wounds this turn from at least so many shots and throws.
    HurtByShots(u8),
    /// The cards shown are all elite.
    ShownElite,
    /// The cards shown are all ordinary.
    ShownOrdinary,
    /// The card shown costs an odd number.
    ShownOdd,
    /// The card shown has a namesake in a squad.
    ShownInSquads,
    /// The card shown is this card.
    ShownMe,
    /// A creature of the own squad was healed of at least so much this turn.
    Healed(u8),
    /// Creatures around me have at least so many classes.
    Classes(u8),
    /// An own creature stands in each row.
    OneInEachRow,
    /// The part before did nothing.
    NotDone,
    /// The strike before was weakened by the Strike Table.
    Weakened,
    /// The dead or wounded card was killed or wounded by poison.
    ByPoison,
    /// The wounded card was wounded by a melee attack.
    ByMelee,
    /// It came with the attack of this card.
    Attacking,
    /// An attack of these kinds is pending; it = the attacked card.
    Pending(Kinds),
}
