//! What happened, and who may see it.

use crate::board::At;
use crate::cards::CardId;
use crate::role::Role;
use crate::text::{Kinds, Mark, STRONG, Strengths, WEAK};
use alloc::{format, string::String, vec::Vec};
use deckhand_kernel::{Arg, Msg, Redact, Seat, Viewer, Words};
use serde::{Deserialize, Serialize};

/// A card as an event speaks of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Who {
    /// Where it is; [`At::NOWHERE`] outside of the game zone.
    pub at: At,
    /// Which card; nothing for those who may not know.
    pub card: Option<CardId>,
    /// Its controller.
    pub seat: Seat,
    /// Whether only its controller knows it.
    pub hidden: bool,
}

impl Who {
    pub(crate) fn seen_by(self, viewer: Viewer) -> Self {
        if self.hidden && !viewer.knows(self.seat) { Self { card: None, ..self } } else { self }
    }
}

impl From<Who> for Arg {
    fn from(who: Who) -> Self {
        let place = format!("{}", who.at);
        Msg::new(match (who.card, who.at) {
            (Some(_), At::NOWHERE) => "who-card",
            (Some(_), _) => "who",
            (None, At::NOWHERE) => "who-unknown",
            (None, _) => "who-hidden",
        })
        .with("place", place)
        .with("card", who.card.map_or_else(|| Self::Text(String::new()), Self::from))
        .into()
    }
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A seat rolled for the roles.
    Rolled(Seat, u8),
    /// A seat has this role.
    Role(Seat, Role),
    /// A seat is dealt cards; only it sees which.
    Dealt(Seat, Option<Vec<CardId>>),
    /// A seat is done with recruiting and has this squad; nobody else is told.
    Recruited(Seat, Vec<CardId>),
    /// A seat places a recruited card; nobody else is told.
    Placed(Seat, CardId, At),
    /// A seat is done with recruiting and placing.
    Prepared(Seat),
    /// A card is revealed.
    Revealed(Who),
    /// A card kept aside is put onto a host.
    Attached(Who, Who),
    /// The turn of a seat begins.
    Turn(Seat, u16),
    /// Cards open.
    Opened(Vec<Who>),
    /// A card closes.
    Closed(Who),
    /// A card is stunned.
    Stunned(Who),
    /// A creature moves to a cell.
    Moved(Who, At),
    /// A creature is moved to a cell by an effect.
    Put(Who, At),
    /// A card declares an attack: kind, target.
    Attacks(Who, Kinds, Who),
    /// A card uses an ability: the card on which it is printed, its number there, the first target.
    Uses(Who, CardId, u8, Option<Who>),
    /// An ability triggers: the card on which it is printed, its number there.
    Triggers(Who, CardId, u8),
    /// A creature defends another one.
    Defends(Who, Who),
    /// An attack gets another target.
    Redirected(Who),
    /// A die of an attack: whose, the number.
    Die(Who, u8),
    /// A die is changed to count as this.
    DieChanged(Who, i8),
    /// A die of an ability.
    RolledFor(Who, u8),
    /// Totals of a strike.
    Totals(i8, i8),
    /// A card strikes with a strength.
    Strikes(Who, Strengths),
    /// A strike is weakened to this; nothing at 0.
    Weakened(Who, Strengths),
    /// A text of the struck card makes an attack count as this strength.
    CountsAs(Who, Strengths),
    /// A card misses.
    Missed(Who),
    /// An attack is blocked.
    Blocked(Who),
    /// Nothing comes of it.
    Fizzled(Who),
    /// A card takes wounds.
    Wounded(Who, u8),
    /// A card takes no wounds.
    Unharmed(Who),
    /// A card is healed.
    Healed(Who, u8),
    /// Wounds are taken off a card to be put onto others.
    Relieved(Who, u8),
    /// A card has poison of this value.
    Poisoned(Who, u8),
    /// A card has no poison any more.
    Cured(Who),
    /// A card has this many counters.
    Counters(Who, u8),
    /// A card has this many extra lives.
    ExtraLives(Who, u8),
    /// A marker is put on a card.
    Marked(Who, Mark),
    /// A marker is put on a cell.
    CellMarked(At, Mark),
    /// A marker goes.
    MarkGone(Mark),
    /// An effect of a card lies on another one: the card whose text says so and the number of the sentence, from 1;
    /// nothing for those who may not know the card.
    Laid(Who, Who, Option<(CardId, u8)>),
    /// Abilities of a card are gone.
    Silenced(Who),
    /// Abilities of a card are back.
    Speaks(Who),
    /// A card is under the control of this seat.
    Controlled(Who, Seat),
    /// A flyer goes to the auxiliary zone.
    Rises(Who),
    /// A creature lands on a cell.
    Lands(Who, At),
    /// A card dies.
    Died(Who),
    /// A card is exiled.
    Exiled(Who),
    /// A card goes back into its owner's deck.
    BackIntoDeck(Who),
    /// A deck is shuffled.
    Shuffled(Seat),
    /// Cards of a deck are shown.
    Shown(Seat, Vec<CardId>),
    /// A seat looks at cards of its deck; only it sees which.
    Looks(Seat, u8, Option<Vec<CardId>>),
    /// A seat looks at cards dealt to the other one; only it sees which.
    Spied(Seat, Option<Vec<CardId>>),
    /// Cards go from a deck to the graveyard.
    Milled(Seat, CardId),
    /// A card comes into the game zone.
    Summoned(Who),
    /// A card in a graveyard has this many tokens.
    Token(Who, u8),
    /// A card comes back from the graveyard.
    Returned(Who),
    /// A creature is ready for a flyer.
    Ready(Who),
    /// A seat ends its turn.
    TurnEnds(Seat),
    /// This turn was the last one there can be.
    LastTurn(u8),
    /// So many turns have been quiet.
    Quiet(u8),
    /// A seat has no creatures left.
    NoCreatures(Seat),
    /// A seat wins.
    Won(Seat),
    /// Nobody wins.
    Drawn,
}

impl Redact for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        let see = |who: &Who| who.seen_by(viewer);
        Some(match self {
            Self::Dealt(seat, _) | Self::Recruited(seat, _) | Self::Placed(seat, ..)
                if !viewer.knows(*seat) =>
            {
                return None;
            }
            Self::Looks(seat, count, _) if !viewer.knows(*seat) => Self::Looks(*seat, *count, None),
            Self::Spied(seat, _) if !viewer.knows(*seat) => Self::Spied(*seat, None),
            Self::Opened(cards) => Self::Opened(cards.iter().map(see).collect()),
            Self::Attached(one, host) => Self::Attached(see(one), see(host)),
            Self::Closed(who) => Self::Closed(see(who)),
            Self::Stunned(who) => Self::Stunned(see(who)),
            Self::Attacks(who, kind, target) => Self::Attacks(see(who), *kind, see(target)),
            Self::Uses(who, card, number, target) => {
                Self::Uses(see(who), *card, *number, target.as_ref().map(see))
            }
            Self::Moved(who, at) => Self::Moved(see(who), *at),
            Self::Strikes(who, strength) => Self::Strikes(see(who), *strength),
            Self::CountsAs(who, strength) => Self::CountsAs(see(who), *strength),
            Self::Missed(who) => Self::Missed(see(who)),
            Self::Weakened(who, strength) => Self::Weakened(see(who), *strength),
            Self::Die(who, die) => Self::Die(see(who), *die),
            Self::DieChanged(who, die) => Self::DieChanged(see(who), *die),
            Self::Died(who) => Self::Died(see(who)),
            Self::Exiled(who) => Self::Exiled(see(who)),
            Self::BackIntoDeck(who) => Self::BackIntoDeck(see(who)),
            Self::Defends(who, target) => Self::Defends(see(who), see(target)),
            Self::Redirected(who) => Self::Redirected(see(who)),
            Self::Wounded(who, count) => Self::Wounded(see(who), *count),
            Self::Unharmed(who) => Self::Unharmed(see(who)),
            Self::Healed(who, count) => Self::Healed(see(who), *count),
            Self::Relieved(who, count) => Self::Relieved(see(who), *count),
            Self::Poisoned(who, value) => Self::Poisoned(see(who), *value),
            Self::Cured(who) => Self::Cured(see(who)),
            Self::Counters(who, count) => Self::Counters(see(who), *count),
            Self::ExtraLives(who, count) => Self::ExtraLives(see(who), *count),
            Self::Marked(who, mark) => Self::Marked(see(who), *mark),
            Self::Laid(source, who, text) => {
                let source = see(source);
                Self::Laid(source, see(who), text.filter(|_| source.card.is_some()))
            }
            Self::Silenced(who) => Self::Silenced(see(who)),
            Self::Speaks(who) => Self::Speaks(see(who)),
            Self::Put(who, at) => Self::Put(see(who), *at),
            Self::Blocked(who) => Self::Blocked(see(who)),
            Self::Fizzled(who) => Self::Fizzled(see(who)),
            Self::Controlled(who, seat) => Self::Controlled(see(who), *seat),
            open => open.clone(),
        })
    }
}

/// The name of a kind of attack in message ids.
pub(crate) fn kind_name(kind: Kinds) -> &'static str {
    const NAMES: [&str; 7] = ["strike", "special", "magic", "shot", "throw", "discharge", "lunge"];
    NAMES[usize::try_from(kind.trailing_zeros()).unwrap_or_default().min(6)]
}

/// The name of a strength in message ids.
pub(crate) fn strength_name(strength: Strengths) -> &'static str {
    match strength {
        0 => "none",
        WEAK => "weak",
        STRONG => "strong",
        crate::text::MEDIUM => "medium",
        _ => "plain",
    }
}

impl Mark {
    /// The name in message ids.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Hunt => "hunt",
            Self::Prey => "prey",
            Self::Net => "net",
            Self::Bomb => "bomb",
            Self::Bonfire => "bonfire",
            Self::Dam => "dam",
            Self::Gate => "gate",
            Self::Choke => "choke",
            Self::Tremor => "tremor",
        }
    }
}

impl Words for Mark {
    fn words(&self) -> Msg {
        Msg::new(format!("mark-{}", self.name()))
    }
}

fn whos(cards: &[Who]) -> Vec<Arg> {
    cards.iter().map(|&who| who.into()).collect()
}

impl Words for Event {
    fn words(&self) -> Msg {
        let msg = |id: &'static str| Msg::new(format!("event-{id}"));
        let about = |id: &'static str, who: &Who| msg(id).with("who", *who).with("seat", who.seat);
        match self {
            Self::Rolled(seat, die) => msg("rolled").with("seat", *seat).with("die", *die),
            Self::Role(seat, Role::First) => msg("first").with("seat", *seat),
            Self::Role(seat, Role::Second) => msg("second").with("seat", *seat),
            Self::Dealt(seat, None) => msg("dealt").with("seat", *seat),
            Self::Dealt(seat, Some(cards)) => {
                msg("dealt-cards").with("seat", *seat).with("cards", cards.clone())
            }
            Self::Recruited(seat, cards) => msg("recruited")
                .with("seat", *seat)
                .with("cards", cards.clone())
                .with("count", cards.len() as i64),
            Self::Placed(seat, card, at) => {
                msg("placed").with("seat", *seat).with("card", *card).with("place", format!("{at}"))
            }
            Self::Prepared(seat) => msg("prepared").with("seat", *seat),
            Self::Revealed(who) => about("revealed", who),
            Self::Attached(who, host) => about("attached", who).with("host", *host),
            Self::Turn(seat, number) => msg("turn").with("seat", *seat).with("number", *number),
            Self::Opened(cards) => {
                msg("opened").with("cards", whos(cards)).with("count", cards.len() as i64)
            }
            Self::Closed(who) => about("closed", who),
            Self::Stunned(who) => about("stunned", who),
            Self::Moved(who, at) => about("moved", who).with("place", format!("{at}")),
            Self::Put(who, at) => about("put", who).with("place", format!("{at}")),
            Self::Attacks(who, kind, target) => about("attacks", who)
                .with("kind", Msg::new(format!("attack-{}", kind_name(*kind))))
                .with("target", *target),
            Self::Uses(who, card, number, None) => {
                about("uses", who).with("text", crate::face::sentence(*card, number - 1))
            }
            Self::Uses(who, card, number, Some(target)) => about("uses-at", who)
                .with("text", crate::face::sentence(*card, number - 1))
                .with("target", *target),
            Self::Triggers(who, card, number) => {
                about("triggers", who).with("text", crate::face::sentence(*card, number - 1))
            }
            Self::Defends(who, target) => about("defends", who).with("target", *target),
            Self::Redirected(who) => about("redirected", who),
            Self::Die(who, die) => about("die", who).with("die", *die),
            Self::DieChanged(who, die) => about("die-changed", who).with("die", *die),
            Self::RolledFor(who, die) => about("rolled-for", who).with("die", *die),
            Self::Totals(one, other) => msg("totals").with("attacker", *one).with("struck", *other),
            Self::Strikes(who, strength) => about("strikes", who)
                .with("strength", Msg::new(format!("strength-{}", strength_name(*strength)))),
            Self::Weakened(who, strength) => about("weakened", who)
                .with("strength", Msg::new(format!("strength-{}", strength_name(*strength)))),
            Self::CountsAs(who, strength) => about("counts-as", who)
                .with("strength", Msg::new(format!("strength-{}", strength_name(*strength)))),
            Self::Missed(who) => about("missed", who),
            Self::Blocked(who) => about("blocked", who),
            Self::Fizzled(who) => about("fizzled", who),
            Self::Wounded(who, count) => about("wounded", who).with("count", *count),
            Self::Unharmed(who) => about("unharmed", who),
            Self::Healed(who, count) => about("healed", who).with("count", *count),
            Self::Relieved(who, count) => about("relieved", who).with("count", *count),
            Self::Poisoned(who, value) => about("poisoned", who).with("count", *value),
            Self::Cured(who) => about("cured", who),
            Self::Counters(who, count) => about("counters", who).with("count", *count),
            Self::ExtraLives(who, count) => about("extra-lives", who).with("count", *count),
            Self::Marked(who, mark) => about("marked", who).with("mark", mark.words()),
            Self::CellMarked(at, mark) => {
                msg("cell-marked").with("place", format!("{at}")).with("mark", mark.words())
            }
            Self::MarkGone(mark) => msg("mark-gone").with("mark", mark.words()),
            Self::Laid(source, who, None) => about("laid", who).with("source", *source),
            Self::Laid(source, who, Some((card, number))) => about("laid-text", who)
                .with("source", *source)
                .with("text", crate::face::sentence(*card, number - 1)),
            Self::Silenced(who) => about("silenced", who),
            Self::Speaks(who) => about("speaks", who),
            Self::Controlled(who, seat) => msg("controlled").with("who", *who).with("seat", *seat),
            Self::Rises(who) => about("rises", who),
            Self::Lands(who, at) => about("lands", who).with("place", format!("{at}")),
            Self::Died(who) => about("died", who),
            Self::Exiled(who) => about("exiled", who),
            Self::BackIntoDeck(who) => about("back-into-deck", who),
            Self::Shuffled(seat) => msg("shuffled").with("seat", *seat),
            Self::Shown(seat, cards) => {
                msg("shown").with("seat", *seat).with("cards", cards.clone())
            }
            Self::Looks(seat, count, None) => {
                msg("looks").with("seat", *seat).with("count", *count)
            }
            Self::Looks(seat, count, Some(cards)) => msg("looks-at")
                .with("seat", *seat)
                .with("count", *count)
                .with("cards", cards.clone()),
            Self::Spied(seat, None) => msg("spied").with("seat", *seat),
            Self::Spied(seat, Some(cards)) => {
                msg("spied-cards").with("seat", *seat).with("cards", cards.clone())
            }
            Self::Milled(seat, card) => msg("milled").with("seat", *seat).with("card", *card),
            Self::Summoned(who) => about("summoned", who),
            Self::Token(who, count) => about("token", who).with("count", *count),
            Self::Returned(who) => about("returned", who),
            Self::Ready(who) => about("ready", who),
            Self::TurnEnds(seat) => msg("turn-ends").with("seat", *seat),
            Self::LastTurn(turn) => msg("last-turn").with("count", *turn),
            Self::Quiet(count) => msg("quiet").with("count", *count),
            Self::NoCreatures(seat) => msg("no-creatures").with("seat", *seat),
            Self::Won(seat) => msg("won").with("seat", *seat),
            Self::Drawn => msg("drawn"),
        }
    }
}
