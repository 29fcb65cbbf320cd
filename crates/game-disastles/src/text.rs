//! The vocabulary of card texts, in the rulebook's own words, and how a text is said.
//!
//! A card's text is a list of [`Text`]s made of operations. The same values are carried out by `flow` and turned into
//! messages here, so what a card says and what it does can not differ.

use deckhand_kernel::{Msg, Words};
use serde::{Deserialize, Serialize};

/// In whose castle an effect works.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Whose {
    /// The castle of the one who uses the effect.
    Own,
    /// Any castle.
    Any,
    /// The castle of one opponent.
    Opponents,
    /// The castle of the neighbour on the left.
    LeftNeighbours,
}

/// Something that is carried out once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Op {
    /// Build the top card of the discard pile.
    BuildFromDiscard,
    /// Look at this many top cards of the deck and play one.
    PlayOneOfTop(u8),
    /// Swap an own room with an outer room of an opponent.
    SwapWithOpponent,
    /// Swap two rooms inside one castle, up to so many times.
    Swaps {
        /// How often.
        times: u8,
        /// In whose castle.
        whose: Whose,
    },
    /// Discard this many top cards of the deck.
    ThrowFromDeck(u8),
    /// Turn so many rooms.
    Turns {
        /// How many different rooms.
        rooms: u8,
        /// In whose castle.
        whose: Whose,
    },
    /// Draw the top card of the deck and build it.
    BuildDrawn,
    /// Look at the top card of the deck; build it if it fits, else discard it.
    BuildRevealed,
    /// Take so much less damage from Disasters until the next own turn.
    Foresee(u8),
    /// Move up to so many outer rooms.
    Moves {
        /// How often.
        times: u8,
        /// In whose castle.
        whose: Whose,
        /// Whether a moved room may be turned as well.
        turning: bool,
    },
    /// One more action, at once.
    BonusAction,
    /// Swap two own rooms and turn them.
    SwapTurning,
    /// Look at this many top cards of the deck and discard any of them.
    Sift(u8),
    /// Lift the rooms around and put them down anew.
    RearrangeAround,
    /// Everybody must swap.
    EverybodySwaps,
    /// Turn the rooms around.
    TurnAround,
    /// Put so many top cards of the deck into the shop.
    AddToShop(u8),
    /// Sacrifice so many own rooms.
    Sacrifice(u8),
    /// Take so much less damage from the Disaster that is being resolved.
    AvoidDamage(u8),
    /// Discard the shop and draw so many new cards into it.
    NewShop(u8),
}

/// Something that holds as long as a room is active.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Passive {
    /// Each own active vault is worth so much more.
    VaultsWorthMore(u8),
    /// Active vaults around are worth double.
    VaultsAroundDouble,
    /// Connected rooms are active.
    BoostConnected,
    /// Connected vaults are active.
    BoostVaults,
    /// Rooms may be turned when they are built.
    TurnBuilds,
    /// Rooms may be turned when they are moved.
    TurnMoves,
    /// Completed connections of this card count twice.
    DoubleConnections,
    /// Rooms around can not be moved or swapped.
    AnchorAround,
    /// Connected links are used twice.
    EchoLinks,
    /// So much less damage from every Disaster.
    LessDamage(u8),
    /// This room moves without an action.
    MovesFreely,
    /// This card may be turned when it is built or moved.
    TurnsItself,
    /// This card may take the cell of an own room when it is built.
    TakesACell,
    /// This card may be built into any castle.
    BuiltAnywhere,
    /// Connected rooms can not be manipulated.
    ProtectConnected,
    /// Two different actions on a turn that is spent on an action.
    SecondAction,
    /// Connected rooms lose text and treasure.
    SilenceConnected,
    /// Rooms around lose text and treasure.
    SilenceAround,
    /// Worth one for every occupied cell around.
    WorthOccupiedAround,
    /// Worth one for every room between it and the Throne Room.
    WorthDistance,
    /// The owner may not manipulate this card and the rooms around.
    BindOwnerAround,
}

/// Something that is granted when the own turn starts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Start {
    /// Replace a card of the shop.
    RefreshShop,
    /// One more action.
    ExtraAction,
    /// One Swap.
    ExtraSwap,
    /// One Move.
    ExtraMove,
}

/// The text of a Catastrophe.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Woe {
    /// Who took no damage sacrifices so many rooms.
    SacrificeIfUnhurt(u8),
    /// Nothing can be taken from the shop this round.
    CloseShop,
    /// Discard so many top cards of the deck.
    ThrowFromDeck(u8),
    /// Everybody hands an outer room to the right.
    HandOver,
    /// Damage can not be reduced.
    NoReductions,
    /// The next shop holds so many cards more.
    LargerShop(u8),
    /// Active vaults raise the cross damage.
    VaultsHurt,
    /// One more Disaster goes into the deck.
    OneMoreDisaster,
    /// Everybody may discard so many top cards of the deck.
    EachMayThrow(u8),
    /// The direction of play changes.
    TurnBack,
    /// Everybody may turn a room of the left neighbour.
    TurnLeftNeighbour,
    /// Everybody sacrifices so many rooms.
    EachSacrifices(u8),
}

/// One sentence on a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Text {
    /// Used by taking an action.
    Action(Op),
    /// Used when the room becomes active, if its owner likes.
    Link(Op),
    /// Used when the room becomes active, like it or not.
    Duty(Op),
    /// Holds while the room is active.
    Passive(Passive),
    /// Granted at the start of the own turn.
    Start(Start),
    /// Used by flipping the Throne Room.
    Flip(Op),
    /// Applies when a Catastrophe is played.
    Woe(Woe),
}

impl Text {
    /// The operation of this sentence, if it is one that is used.
    pub const fn op(self) -> Option<Op> {
        match self {
            Self::Action(op) | Self::Link(op) | Self::Duty(op) | Self::Flip(op) => Some(op),
            Self::Passive(_) | Self::Start(_) | Self::Woe(_) => None,
        }
    }
}

impl Words for Text {
    fn words(&self) -> Msg {
        let (frame, what) = match *self {
            Self::Action(op) => ("text-action", op.words()),
            Self::Link(op) => ("text-link", op.words()),
            Self::Duty(op) => ("text-duty", op.words()),
            Self::Passive(passive) => ("text-passive", passive.words()),
            Self::Start(start) => ("text-start", start.words()),
            Self::Flip(op) => ("text-flip", op.words()),
            Self::Woe(woe) => ("text-woe", woe.words()),
        };
        Msg::new(frame).with("what", what)
    }
}

impl Words for Whose {
    fn words(&self) -> Msg {
        Msg::new(match self {
            Self::Own => "whose-own",
            Self::Any => "whose-any",
            Self::Opponents => "whose-opponents",
            Self::LeftNeighbours => "whose-left",
        })
    }
}

impl Words for Op {
    fn words(&self) -> Msg {
        match *self {
            Self::BuildFromDiscard => Msg::new("op-build-from-discard"),
            Self::PlayOneOfTop(n) => Msg::new("op-play-one-of-top").with("count", n),
            Self::SwapWithOpponent => Msg::new("op-swap-with-opponent"),
            Self::Swaps { times, whose } => {
                Msg::new("op-swaps").with("count", times).with("whose", whose.words())
            }
            Self::ThrowFromDeck(n) => Msg::new("op-throw-from-deck").with("count", n),
            Self::Turns { rooms, whose } => {
                Msg::new("op-turns").with("count", rooms).with("whose", whose.words())
            }
            Self::BuildDrawn => Msg::new("op-build-drawn"),
            Self::BuildRevealed => Msg::new("op-build-revealed"),
            Self::Foresee(n) => Msg::new("op-foresee").with("count", n),
            Self::Moves { times, whose, turning } => {
                Msg::new(if turning { "op-moves-turning" } else { "op-moves" })
                    .with("count", times)
                    .with("whose", whose.words())
            }
            Self::BonusAction => Msg::new("op-bonus-action"),
            Self::SwapTurning => Msg::new("op-swap-turning"),
            Self::Sift(n) => Msg::new("op-sift").with("count", n),
            Self::RearrangeAround => Msg::new("op-rearrange-around"),
            Self::EverybodySwaps => Msg::new("op-everybody-swaps"),
            Self::TurnAround => Msg::new("op-turn-around"),
            Self::AddToShop(n) => Msg::new("op-add-to-shop").with("count", n),
            Self::Sacrifice(n) => Msg::new("op-sacrifice").with("count", n),
            Self::AvoidDamage(n) => Msg::new("op-avoid-damage").with("count", n),
            Self::NewShop(n) => Msg::new("op-new-shop").with("count", n),
        }
    }
}

impl Words for Passive {
    fn words(&self) -> Msg {
        match *self {
            Self::VaultsWorthMore(n) => Msg::new("passive-vaults-worth-more").with("count", n),
            Self::VaultsAroundDouble => Msg::new("passive-vaults-around-double"),
            Self::BoostConnected => Msg::new("passive-boost-connected"),
            Self::BoostVaults => Msg::new("passive-boost-vaults"),
            Self::TurnBuilds => Msg::new("passive-turn-builds"),
            Self::TurnMoves => Msg::new("passive-turn-moves"),
            Self::DoubleConnections => Msg::new("passive-double-connections"),
            Self::AnchorAround => Msg::new("passive-anchor-around"),
            Self::EchoLinks => Msg::new("passive-echo-links"),
            Self::LessDamage(n) => Msg::new("passive-less-damage").with("count", n),
            Self::MovesFreely => Msg::new("passive-moves-freely"),
            Self::TurnsItself => Msg::new("passive-turns-itself"),
            Self::TakesACell => Msg::new("passive-takes-a-cell"),
            Self::BuiltAnywhere => Msg::new("passive-built-anywhere"),
            Self::ProtectConnected => Msg::new("passive-protect-connected"),
            Self::SecondAction => Msg::new("passive-second-action"),
            Self::SilenceConnected => Msg::new("passive-silence-connected"),
            Self::SilenceAround => Msg::new("passive-silence-around"),
            Self::WorthOccupiedAround => Msg::new("passive-worth-occupied-around"),
            Self::WorthDistance => Msg::new("passive-worth-distance"),
            Self::BindOwnerAround => Msg::new("passive-bind-owner-around"),
        }
    }
}

impl Words for Start {
    fn words(&self) -> Msg {
        Msg::new(match self {
            Self::RefreshShop => "start-refresh-shop",
            Self::ExtraAction => "start-extra-action",
            Self::ExtraSwap => "start-extra-swap",
            Self::ExtraMove => "start-extra-move",
        })
    }
}

impl Words for Woe {
    fn words(&self) -> Msg {
        match *self {
            Self::SacrificeIfUnhurt(n) => Msg::new("woe-sacrifice-if-unhurt").with("count", n),
            Self::CloseShop => Msg::new("woe-close-shop"),
            Self::ThrowFromDeck(n) => Msg::new("woe-throw-from-deck").with("count", n),
            Self::HandOver => Msg::new("woe-hand-over"),
            Self::NoReductions => Msg::new("woe-no-reductions"),
            Self::LargerShop(n) => Msg::new("woe-larger-shop").with("count", n),
            Self::VaultsHurt => Msg::new("woe-vaults-hurt"),
            Self::OneMoreDisaster => Msg::new("woe-one-more-disaster"),
            Self::EachMayThrow(n) => Msg::new("woe-each-may-throw").with("count", n),
            Self::TurnBack => Msg::new("woe-turn-back"),
            Self::TurnLeftNeighbour => Msg::new("woe-turn-left-neighbour"),
            Self::EachSacrifices(n) => Msg::new("woe-each-sacrifices").with("count", n),
        }
    }
}
