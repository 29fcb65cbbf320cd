//! Changes that cards make to themselves and to others, for as long as a condition holds or for a while.

use super::{Amount, Hits, Kinds};
use crate::cards::Keyword;

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
    /// Receive counters from other cards.
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
    /// Vampirism by one less than the wounds dealt, without a maximum.
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
    /// Attacks without magic whose final value is exactly X have no effect on it.
    ImmuneToX,
    /// Answering strikes have no effect on it.
    ImmuneToAnswers,
    /// The strength of its own strikes cannot be lowered.
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
    /// Ranged attacks and poison on it, and its own simple strikes, have so much less.
    Hampered(i8),
    /// Like `Plus`, but what one sentence has laid on adds up to at most this.
    PlusAtMost(Hits, Amount, i8),
    /// Its corpse-eating also gives it so many extra lives.
    CorpseEatingLives(i8),
    /// It has no abilities but the sentence that says this.
    SilencedBut,
}

/// What a change touches, as bits, so that a question about a card looks only at what can matter to it.
pub(crate) mod aspect {
    /// The value of its attacks.
    pub(crate) const VALUE: u16 = 1;
    /// Its dice.
    pub(crate) const DIE: u16 = 2;
    /// Its movement.
    pub(crate) const SPEED: u16 = 4;
    /// Its bounds of lives and counters.
    pub(crate) const BOUND: u16 = 8;
    /// Its range.
    pub(crate) const RANGE: u16 = 16;
    /// Its keywords.
    pub(crate) const WORD: u16 = 32;
    /// What it suffers from attacks.
    pub(crate) const GUARD: u16 = 64;
    /// Permissions.
    pub(crate) const CAN: u16 = 128;
    /// Prohibitions.
    pub(crate) const CANNOT: u16 = 256;
    /// Whether it closes, and how often it strikes.
    pub(crate) const CLOSING: u16 = 512;
    /// Where attacks have to go.
    pub(crate) const DUTY: u16 = 1024;
    /// What it does not heed.
    pub(crate) const HEED: u16 = 2048;
    /// All else.
    pub(crate) const REST: u16 = 4096;
    /// Everything.
    pub(crate) const ALL: u16 = u16::MAX;
}

impl Mod {
    /// The bit of [`aspect`] of this change.
    pub(crate) const fn aspect(&self) -> u16 {
        match self {
            Self::Plus(..) | Self::PlusAtMost(..) | Self::OwnSetTo(..) => aspect::VALUE,
            Self::Die(..) | Self::DieAgainstIt(_) | Self::DieIs(_) | Self::TwoDice => aspect::DIE,
            Self::Speed(_) | Self::SpeedIs(_) => aspect::SPEED,
            Self::Life(_) | Self::LifeX(_) | Self::MostLives(_) | Self::MostCounters(_) => {
                aspect::BOUND
            }
            Self::Range(..) => aspect::RANGE,
            Self::Gain(_) => aspect::WORD,
            Self::Minus(..)
            | Self::CountsAsWeak(_)
            | Self::SetTo(..)
            | Self::Immune(_)
            | Self::ImmuneToX
            | Self::ImmuneToAnswers
            | Self::ImmuneToWeakening
            | Self::Hampered(_) => aspect::GUARD,
            Self::Can(_) => aspect::CAN,
            Self::Cannot(_) => aspect::CANNOT,
            Self::NoClose(_) | Self::Multi(_) => aspect::CLOSING,
            Self::Force(_) | Self::ForceFlyers | Self::IgnoreForce | Self::MustStrikeClosed => {
                aspect::DUTY
            }
            Self::IgnoreFlyerProtection | Self::IgnoreAbilities => aspect::HEED,
            Self::VampirismLessOne
            | Self::Flight
            | Self::Silenced
            | Self::SilencedBut
            | Self::Grounded
            | Self::Control
            | Self::DoubleValhalla
            | Self::CopyMates
            | Self::Lend(_)
            | Self::CorpseEatingLives(_) => aspect::REST,
        }
    }
}
