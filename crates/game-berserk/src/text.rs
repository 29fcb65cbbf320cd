//! The vocabulary of card texts. A card's text is a list of [`Sentence`]s; a sentence is a short program of [`Op`]s with
//! what sets it off, what it needs and what it costs.
//!
//! The same values are carried out by `flow` and looked at by `figures`; what is printed on a card stands in the Fluent
//! files under `text-SLUG-NUMBER`, in the order of the sentences. Nothing here knows a position.

use crate::cards::{Class, Element, Keyword};
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
    /// A creature.
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
    /// No counters or at least one: holds at least so many.
    CountersAtLeast(u8),
    /// The defender of the running strike.
    Defender,
    /// Has no own card directly left or right of it.
    Alone,
    /// In the middle column.
    CentreColumn,
    /// In an outer column.
    EdgeColumn,
    /// Not the card chosen before in the same sentence.
    Different,
    /// Moved through at least one cell this turn and stood near where it came from.
    Passed,
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
    /// Half of the lives it has left, rounded up.
    HalfLives,
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
}

/// A named marker.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
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

/// What a card may do beyond the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Can {
    /// Shoot at adjacent cards.
    ShootNear,
    /// Step diagonally.
    StepDiagonally,
    /// Strike flyers from the ground.
    StrikeFlyers,
    /// Defend cards on the ground though it flies.
    DefendGround,
    /// Defend any number of times in a turn.
    DefendAlways,
    /// Defend its host any number of times in a turn.
    DefendHost,
    /// Strike cards at distance 2.
    StrikeAtTwo,
    /// Step and strike from one end of a row to the other.
    RowEnds,
    /// Fight like an open card while closed.
    FightClosed,
}

/// What a card may not do, as bits.
pub mod cannot {
    /// Move in any way.
    pub const MOVE: u8 = 1;
    /// Attack.
    pub const ATTACK: u8 = 2;
    /// Use abilities.
    pub const ACT: u8 = 4;
    /// Defend.
    pub const DEFEND: u8 = 8;
    /// Jump or teleport.
    pub const JUMP: u8 = 16;
    /// Receive counters.
    pub const COUNTERS: u8 = 32;
    /// Strike cards that do not stand opposite.
    pub const STRIKE_ASIDE: u8 = 64;
}

/// What does not close a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NoClose {
    /// A simple strike.
    Strike,
    /// Being the defender.
    Defend,
    /// Being the defender of its host.
    DefendHost,
}

/// Several simple strikes before closing [B9.32].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Multi {
    /// So many.
    Times(u8),
    /// Two with different targets, one right after the other.
    TwoInSuccession,
    /// One at each enemy adjacent.
    EachEnemyNear,
}

/// A change that holds as long as its conditions do, or that is laid on for a while.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mod {
    /// So much more in its own attacks of this kind.
    Plus(Hits, Amount),
    /// So much more on its own die in attacks of these kinds; a simple strike includes being struck.
    Die(Kinds, i8),
    /// So much more on its own die in attacks at the card that was chosen.
    DieAgainstIt(i8),
    /// Its next die counts as this.
    DieIs(i8),
    /// Movement.
    Speed(i8),
    /// Movement set to this.
    SpeedIs(i8),
    /// Lives.
    Life(i8),
    /// Lives by an amount fixed when it is laid on.
    LifeX(i8),
    /// Most lives it can have: printed plus this.
    MostLives(i8),
    /// Most counters it can have.
    MostCounters(u8),
    /// Range of its attacks of these kinds, where they have one.
    Range(Kinds, i8),
    /// A keyword.
    Gain(Keyword),
    /// Vampirism of one less than its printed weak strike… by the number of wounds dealt less one.
    VampirismLessOne,
    /// Flight.
    Flight,
    /// So many wounds less from such attacks.
    Minus(Hits, i8),
    /// Such attacks on it count as weak.
    CountsAsWeak(Hits),
    /// Such attacks on it are set to at most this.
    SetTo(Hits, i8),
    /// Its own attacks are set to this.
    OwnSetTo(Kinds, i8),
    /// Such attacks have no effect on it.
    Immune(Hits),
    /// Answering strikes have no effect on it.
    ImmuneToAnswers,
    /// Its strikes cannot be weakened, nor can those at it.
    ImmuneToWeakening,
    /// A permission.
    Can(Can),
    /// Prohibitions, as bits of [`cannot`].
    Cannot(u8),
    /// Something does not close it.
    NoClose(NoClose),
    /// Enemies may aim attacks of these kinds only at it.
    Force(Kinds),
    /// Enemy flyers may aim their attacks only at it.
    ForceFlyers,
    /// A duty to aim does not bind it.
    IgnoreForce,
    /// Flyer protection does not count against its attacks.
    IgnoreFlyerProtection,
    /// Abilities of the card it attacks do not count.
    IgnoreAbilities,
    /// It must strike a closed enemy if it can.
    MustStrikeClosed,
    /// Several simple strikes.
    Multi(Multi),
    /// It has no abilities.
    Silenced,
    /// It does not fly.
    Grounded,
    /// The controller of this card controls it.
    Control,
    /// The first Valhalla sentence of its side runs twice in a turn.
    DoubleValhalla,
    /// It has the formation sentences of its mates of the steppe.
    CopyMates,
    /// In a fight it rolls two dice and keeps one.
    TwoDice,
    /// The named sentence of this card belongs to the receiver as well (its number from 0).
    Lend(u8),
    /// Strikes by the die and poison on it are reduced by so much; `RANGED` attacks too.
    Hampered(i8),
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
    /// This turn it stepped two cells in a line, and no more.
    TwoStraight,
    /// This turn it stepped two cells around a corner, and no more.
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
    /// The die of it shows this.
    DieShows(u8),
    /// The part before did nothing.
    NotDone,
    /// The strike before was weakened by the Strike Table.
    Weakened,
    /// The dead or wounded card was killed or wounded by poison.
    ByPoison,
    /// It came with the attack of this card.
    Attacking,
}

/// What sets a sentence off.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum When {
    /// Declared in the own turn with nothing pending.
    Act,
    /// Declared whenever its controller has priority.
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
}

/// The nature of an ability.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Nature {
    /// Neither.
    Plain,
    /// Without magic, and no attack.
    Impact,
    /// Magic, and no attack.
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
    /// 171, 172, 177, 180, 187, 190, 199: before the battle.
    BeforeBattle,
}

/// One step of a sentence. Steps after the first happen only if the first took effect, unless [`Op::And`] stands before.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Op {
    /// An attack.
    Attack(Kinds, Value, Aim),
    /// Wounds without an attack.
    Wound(Sel, Value),
    /// The enemy picked first takes X, one own takes X off: moved from it to others, up to so many; split as said.
    /// Moves up to so many wounds from one card matching the first to cards matching the second.
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
    /// Destroys an enemy non-flyer that this card ran past, with at most X lives left.
    FinishMoved,
    /// Exiles cards of the own graveyard or deck that match: how many at most, whether all of them are needed.
    Exile(u8, Source, Filter),
    /// Fetches a card: from where, which, to where, whether it comes closed.
    Summon(Source, Filter, To, bool),
    /// Summons this card, which a prophecy has shown.
    SummonShown,
    /// Puts an incarnation token on one card, or on all, of the own graveyard.
    Token(bool),
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
