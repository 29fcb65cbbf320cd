//! The vocabulary of card texts: when a sentence speaks, whom it means and what it does. Plain data; `figures` says whom a
//! filter finds, `flow::run` carries steps out.

use crate::cards::{CardId, Colour, Subtype};

/// When a sentence speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum When {
    /// In force while the card is in play.
    Always,
    /// An event when it resolves; another card when it has entered play.
    Play,
    /// Used by its controller in the own Implement or Combat phase while nothing is pending.
    Action,
    /// Used by its controller in any response window.
    Respond,
    /// In its controller's Refill, after the draws.
    Refill,
    /// The card has been declared as attacker.
    Attack,
    /// An attack of the card has reached a player.
    Hit,
    /// The card has been destroyed by damage.
    Destroyed,
    /// Its controller has reinvested another card.
    Reinvest,
    /// At the start of its controller's End.
    End,
}

/// Whose cards a filter means, seen from the controller of the sentence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// Everybody's.
    Any,
    /// Controlled by the same player.
    Own,
    /// Controlled by another.
    Enemy,
}

/// Where the cards lie that a filter means.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Where {
    /// Anywhere.
    Any,
    /// In the network of the card of the sentence.
    Here,
    /// In a network that is not its controller's.
    Foreign,
}

/// Which cards are meant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Filter {
    /// Types as bits in the order of [`crate::cards::Type`], a character including founders; 0 for all.
    pub types: u8,
    /// Has this subtype.
    pub subtype: Option<Subtype>,
    /// Is this card.
    pub name: Option<CardId>,
    /// Whose.
    pub side: Side,
    /// Where.
    pub place: Where,
    /// Disengaged.
    pub disengaged: bool,
    /// Total valuation at most this.
    pub total_max: u8,
    /// The present score of this colour is a number and at most this.
    pub score_max: Option<(Colour, i8)>,
    /// Another card than that of the sentence.
    pub other: bool,
}

impl Filter {
    /// All cards.
    pub const ALL: Self = Self {
        types: 0,
        subtype: None,
        name: None,
        side: Side::Any,
        place: Where::Any,
        disengaged: false,
        total_max: u8::MAX,
        score_max: None,
        other: false,
    };
}

/// What has to hold for a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cond {
    /// Its controller controls a card that matches.
    Control(Filter),
    /// An attack is pending.
    Attack(Aim),
    /// So many cards lie in a zone of a player.
    Zone(Zone, Whose, Range),
    /// The card of the sentence matches.
    This(Filter),
    /// Its host matches.
    Host(Filter),
    /// A single opponent controls more cards in play.
    Outnumbered,
}

/// Which pending attack a condition means.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Aim {
    /// Whichever.
    Any,
    /// Aimed at the controller or at a card controlled.
    Yours,
    /// Aimed at the owner of the card's network or at a card in it.
    Here,
}

/// A pile or hand that a text names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Zone {
    /// Deck.
    Deck,
    /// Hand.
    Hand,
    /// Open market.
    Market,
}

/// Whose zone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Whose {
    /// The controller's.
    You,
    /// The chosen player's.
    Target,
    /// The player's who was just damaged.
    Victim,
}

/// A bound on a number of cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Range {
    /// At least.
    Min(u8),
    /// At most.
    Max(u8),
}

/// The one choice of a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Target {
    /// Nothing is chosen.
    None,
    /// So many cards.
    Cards {
        /// How many.
        count: u8,
        /// Fewer are allowed too.
        up_to: bool,
        /// Which.
        filter: Filter,
    },
    /// An opponent.
    Opponent,
    /// Any player.
    Player,
    /// The network of any living player.
    Network,
}

/// Whom a step is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum To {
    /// What was chosen.
    Target,
    /// The card of the sentence.
    This,
    /// The card it is bonded to.
    Host,
    /// The player just damaged.
    Victim,
    /// Every engaged card of the chosen network [M14.16] [M20.15].
    Row,
    /// Every disengaged card of the chosen network [M14.17].
    Column,
    /// Every card that matches [M20.33].
    Each(Filter),
}

/// How many.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Amount {
    /// So many.
    N(u8),
    /// One for each card that matches, at most so many.
    Per(Filter, u8),
}

/// A keyword, printed or granted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
pub enum Keyword {
    /// So many colourless points at the start of its controller's turn [M14.1].
    Cashflow(u8),
    /// Deals its combat damage in the first step [M14.2].
    Initiative,
    /// Its damage to a player is discarded from the hand first.
    Disruptor,
    /// Attacks bonded cards; what is beyond destroying a card goes to its controller [M14.5].
    Penetrator,
    /// Attacks only in the network it lies in [M14.8].
    Melee,
    /// Up to the larger number of cards in one network, or one player.
    Area(u8, u8),
    /// One player, or every card in one network.
    Pattern,
    /// Once per turn goes to another network.
    Move,
}

/// Where a card that was searched goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Goes {
    /// Into the hand, or on top of the deck if the hand is full.
    Hand,
    /// On top of the deck.
    Top,
    /// Under the deck.
    Bottom,
    /// Into play, bonded to the card of the sentence.
    BondThis,
    /// Into play, bonded to what was chosen.
    BondTarget,
    /// Out of the game.
    Gone,
}

/// A step of a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Op {
    /// Damage in a colour.
    Damage(To, Colour, u8),
    /// The player discards from the top of the deck.
    Mill(To, Amount),
    /// The player discards from the hand, by choice of the controller of the sentence or of the player.
    Discard {
        /// The player.
        to: To,
        /// The controller of the sentence sees the hand and chooses.
        by_you: bool,
    },
    /// Draws.
    Draw(u8),
    /// Points for the pool; without a colour colourless ones.
    Gain(Option<Colour>, Amount),
    /// Changes scores of these colours, as bits.
    Boost {
        /// Whose.
        to: To,
        /// Colours as bits.
        colours: u8,
        /// By how much.
        by: i8,
        /// Only until the end of the turn.
        turn: bool,
    },
    /// Has the keyword.
    Grant {
        /// Who.
        to: To,
        /// Which.
        keyword: Keyword,
        /// Only until the end of the turn.
        turn: bool,
    },
    /// Engages.
    Engage(To),
    /// Disengages.
    Disengage(To),
    /// Comes under control for as long as it is in play.
    Control(To),
    /// Goes on top of its owner's deck.
    Return(To),
    /// Goes out of the game.
    Annihilate(To),
    /// Up to so many cards of a zone that match are shown and go somewhere [M14.18].
    Search {
        /// The zone.
        zone: Zone,
        /// Whose.
        of: Whose,
        /// How many at most.
        most: u8,
        /// Which.
        filter: Filter,
        /// Where to.
        goes: Goes,
    },
    /// Looks at the top cards of a player's deck, puts some under it and the rest back in any order.
    Arrange {
        /// How many.
        count: u8,
        /// How many may go to the bottom.
        bottom: u8,
    },
    /// Goes to another network.
    Move(To),
    /// The pending attack deals so much less.
    Prevent(u8),
    /// The pending attack is called off.
    CallOff,
    /// The pending attack is aimed at it instead.
    Redirect(To),
    /// May block the pending attack even if engaged or if it has blocked already.
    Guard(To),
    /// The rest only if this holds [M20.41].
    If(Cond),
    /// No player may take the attack of this card in place of a card.
    NoPlayerBlock,
    /// When its controller pays, one colourless point may pay a coloured one.
    ColourlessAsColour,
}

/// A sentence of a card [M1.16].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sentence {
    /// When it speaks.
    pub when: When,
    /// At most once per turn for this card.
    pub once: bool,
    /// All of this has to hold.
    pub needs: &'static [Cond],
    /// Costs engaging the card.
    pub engage: bool,
    /// Costs so many points of the pool.
    pub pay: u8,
    /// The choice.
    pub target: Target,
    /// What it does, step by step.
    pub ops: &'static [Op],
}

impl Sentence {
    pub(crate) const fn new(when: When, ops: &'static [Op]) -> Self {
        Self { when, once: false, needs: &[], engage: false, pay: 0, target: Target::None, ops }
    }

    /// The first step that is about what was chosen: it decides what can be chosen.
    pub(crate) fn aimed(&self) -> Option<&Op> {
        self.ops.iter().find(|op| {
            matches!(
                op,
                Op::Damage(To::Target, ..) | Op::Redirect(To::Target) | Op::Move(To::Target)
            )
        })
    }

    pub(crate) const fn once(self) -> Self {
        Self { once: true, ..self }
    }

    pub(crate) const fn needs(self, needs: &'static [Cond]) -> Self {
        Self { needs, ..self }
    }

    pub(crate) const fn engage(self) -> Self {
        Self { engage: true, ..self }
    }

    pub(crate) const fn pay(self, pay: u8) -> Self {
        Self { pay, ..self }
    }

    pub(crate) const fn target(self, target: Target) -> Self {
        Self { target, ..self }
    }
}
