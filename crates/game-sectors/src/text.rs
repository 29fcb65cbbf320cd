//! The words of which card texts are made: when a sentence speaks, what it does, and to which units.
//!
//! What a sentence means is carried out in `flow::run`; bans, costs and values that hold all the time are looked up by
//! name in `figures`, and what answers events in `flow::react`.

/// When a sentence speaks [S12.4].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum When {
    /// When its card is installed face-up.
    Install,
    /// When its card is installed as an upgrade.
    Upgrade,
    /// In step 4 of the end phase.
    RoundEnd,
    /// When its card goes to the trash, is replaced or flipped to its BOT side.
    Recycle,
    /// When a card is installed on its slot.
    Patch,
    /// Answers an event; which one stands in `flow::react`.
    React,
    /// Holds as long as the card lies face-up, or is asked before it may be installed.
    Always,
    /// Used by its player, or set off by the rules.
    Called,
}

/// Whose units a selection looks at, seen from the controller of the sentence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// The own ones.
    Own,
    /// The other player's.
    Enemy,
    /// Both.
    Any,
}

/// Where a selection looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// In the whole network.
    Network,
    /// In the sector colour in which the card of the sentence lies or lay.
    Colour,
    /// In the sector colour of the unit chosen before.
    ThatColour,
}

/// A property that a selection asks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Test {
    /// Not frozen, and not a unit that cannot be frozen.
    Thawed,
    /// Frozen.
    Frozen,
    /// Another unit than the card of the sentence [S15.31].
    Other,
    /// At most so much CTRL.
    CtrlAtMost(i8),
    /// At most as much CTRL as the unit that the effect is about.
    CtrlAtMostIt,
    /// A program or a BOT, no daemon.
    NoDaemon,
    /// A face-up program [S11.9].
    Program,
    /// A BOT.
    Bot,
    /// Printed cost of 0, 1 or 2 [S13.12].
    CostAtMostTwo,
    /// Not chosen for this step before.
    Fresh,
    /// It carries CTRL markers.
    Marked,
    /// It carries shields.
    Shielded,
    /// Another one than the unit chosen before.
    OtherThanIt,
}

/// A selection of units.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sel {
    /// Whose.
    pub side: Side,
    /// Where.
    pub place: Place,
    /// What else.
    pub tests: &'static [Test],
}

/// What is done to a unit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Put {
    /// It receives so many CTRL markers.
    Ctrl(u8),
    /// It gets so many shields.
    Shield(u8),
    /// It gets so much disruption.
    Disrupt(u8),
    /// It is frozen.
    Freeze,
    /// It is deleted.
    Delete,
    /// It goes to its owner's hand.
    Upload,
    /// It is flipped.
    Flip,
}

/// How many.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Count {
    /// So many.
    N(u8),
    /// One for each own face-up ZRD card.
    Zrd,
    /// One, and one for each module in the other system.
    FoeModules,
}

/// Origin where a BOT is created.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Origin {
    /// The own draw pile.
    Pile,
    /// The own trash.
    Trash,
}

/// One step of a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Op {
    /// Does it to one unit that is chosen.
    One(Sel, Put),
    /// Does it to each unit.
    Each(Sel, Put),
    /// Does it so many times, each time to any unit [S17.6].
    Spread(Count, Sel, Put),
    /// Does it to so many different units.
    Different(Count, Sel, Put),
    /// Does it to the card of the sentence.
    Me(Put),
    /// The card of the sentence receives as many CTRL markers as the number of the effect says.
    MeX,
    /// Does it to what the effect is about.
    It(Put),
    /// Draws so many cards.
    Draw(u8),
    /// Draws so many cards, then discards as many of choice.
    Filter(u8),
    /// Loads the top card of the draw pile.
    Load,
    /// Gets so many coins.
    Coin(u8),
    /// Creates a BOT, in the sector of the card if `here`.
    Create(Origin, bool),
    /// The yield of the sector in which the card lies.
    Activate,
    /// The other player discards a card of choice.
    FoeDiscards,
    /// Takes a card from the own trash into the hand, only a ZRD card if `zrd`.
    Recover {
        /// Only a card of ZRD.
        zrd: bool,
    },
    /// Cost: so many cards of the own trash go under the draw pile.
    PayTrash(u8),
    /// Cost: a card of the memory goes to the trash.
    PayMemory,
    /// Cost: so many data markers of the card.
    PayData(u8),
    /// Cost: another own unit is deleted.
    PayUnit,
    /// Installs a card of the hand with a printed cost of 0, 1 or 2 for nothing.
    InstallFree,
    /// Unloads any number of cards; a CTRL marker on any unit for each.
    UnloadAny,
    /// Moves each own BOT to another sector, as far as there is room.
    MoveBots,
    /// Pays coins to destroy enemy BOTs and creates as many.
    HireBots,
    /// Deletes a module with a printed price of at most two; a coin if it was.
    ScrapModule,
    /// Transfers up to two CTRL markers from one own unit to another.
    Transfer,
    /// Loads the card of the sentence from the trash.
    LoadMe,
    /// Looks at the enemy BOTs opposite.
    Look,
    /// The virus loses a data marker and is deleted with the last.
    RunDown,
    /// The host of the virus puts disruption on a unit of the sector.
    HostDisrupts,
    /// The pair of the FRZ ability: freezes an enemy unit in the colour of the chosen one.
    FreezePair,
}

/// A sentence of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sentence {
    /// When it speaks.
    pub when: When,
    /// What it does.
    pub ops: &'static [Op],
    /// At most once each round for this card.
    pub once: bool,
}

impl Sentence {
    pub(crate) const fn once(self) -> Self {
        Self { once: true, ..self }
    }
}

pub(crate) const fn on(when: When, ops: &'static [Op]) -> Sentence {
    Sentence { when, ops, once: false }
}

/// A sentence that works when its card is installed [S14.1].
pub(crate) const fn install(ops: &'static [Op]) -> Sentence {
    on(When::Install, ops)
}

pub(crate) const fn upgrade(ops: &'static [Op]) -> Sentence {
    on(When::Upgrade, ops)
}

pub(crate) const fn round_end(ops: &'static [Op]) -> Sentence {
    on(When::RoundEnd, ops)
}

pub(crate) const fn recycle(ops: &'static [Op]) -> Sentence {
    on(When::Recycle, ops)
}

pub(crate) const fn patch(ops: &'static [Op]) -> Sentence {
    on(When::Patch, ops)
}

pub(crate) const fn react(ops: &'static [Op]) -> Sentence {
    on(When::React, ops)
}

/// A sentence that only holds.
pub(crate) const ALWAYS: Sentence = on(When::Always, &[]);

/// Own units in the network.
pub(crate) const fn own(tests: &'static [Test]) -> Sel {
    Sel { side: Side::Own, place: Place::Network, tests }
}

/// Own units in the sector of the card.
pub(crate) const fn here(tests: &'static [Test]) -> Sel {
    Sel { side: Side::Own, place: Place::Colour, tests }
}

/// Enemy units in the network.
pub(crate) const fn enemy(tests: &'static [Test]) -> Sel {
    Sel { side: Side::Enemy, place: Place::Network, tests }
}

/// Enemy units in the sector opposite to the card.
pub(crate) const fn opposite(tests: &'static [Test]) -> Sel {
    Sel { side: Side::Enemy, place: Place::Colour, tests }
}

/// Units of both sides in the network.
pub(crate) const fn any(tests: &'static [Test]) -> Sel {
    Sel { side: Side::Any, place: Place::Network, tests }
}

/// Units of both sides in the sector colour of the card.
pub(crate) const fn both(tests: &'static [Test]) -> Sel {
    Sel { side: Side::Any, place: Place::Colour, tests }
}
