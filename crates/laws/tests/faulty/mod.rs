//! The game of Bids with one fault at a time.

use core::{
    hash::{Hash, Hasher},
    sync::atomic::{AtomicU32, Ordering},
};
use deckhand_kernel::{
    CardFace, Dealer, Game, GameOption, Mode, Msg, Pick, Redact, Refusal, RuleId, Rulebook, Seat,
    SetupError, Speaker, Status, Table, Title, Viewer, Words,
};
use deckhand_laws::Law;
use deckhand_toys::{
    Bids,
    bids::{Bid, BidsAsk, BidsEvent, BidsSetup, BidsView},
};
use serde::{Deserialize, Serialize};

/// What is wrong with the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Fault {
    None,
    /// An answer leads to a position that depends on how many were given in the whole process.
    Clockwork,
    /// An offer is listed twice.
    Stutters,
    /// Offers are listed backwards.
    Backwards,
    /// A seat that is asked is offered nothing.
    Silent,
    /// What is offered is refused.
    Fickle,
    /// What is not offered is not refused.
    Shrugs,
    /// Answers change nothing.
    Endless,
    /// Something that counts is not saved.
    Unsaved,
    /// Something that will count is not saved, and positions do not look different without it.
    Haunted,
    /// A view shows a card of another hand.
    OpenHand,
    /// Redealing changes nothing.
    SamePosition,
    /// Samples follow from what can not be known.
    Peeks,
    /// A preview follows from what can not be known.
    Foretells,
    /// An answer tells the others a card of the hand, as if they knew it.
    Whispers,
    /// The words of an offer name a card of another hand.
    Wordy,
    /// A refusal names a card of another hand.
    Chatty,
    /// Everybody is told which card a seat drew.
    Loud,
    /// Everybody is told what a seat is not.
    Upside,
    /// A card is forgotten.
    Forgets,
    /// The game claims to be at rest when several seats are asked.
    Sleepy,
    /// Looking changes the position.
    Touchy,
    /// A copy is not the same as the original.
    BadCopy,
    /// Two offers have the same picks.
    Alike,
    /// Picks without a verb.
    Verbless,
    /// A question that no rule puts.
    Lawless,
    /// An event that no rule caused.
    Causeless,
    /// The rules panic.
    Panics,
}

impl Fault {
    /// All faults and the law that each breaks.
    pub(crate) const ALL: [(Self, Law); 27] = [
        (Self::Clockwork, Law::Determinism),
        (Self::Stutters, Law::Offers),
        (Self::Backwards, Law::Offers),
        (Self::Silent, Law::Offers),
        (Self::Fickle, Law::Offers),
        (Self::Shrugs, Law::WhyNot),
        (Self::Endless, Law::Progress),
        (Self::Unsaved, Law::RoundTrip),
        (Self::Haunted, Law::Pause),
        (Self::OpenHand, Law::Redeal),
        (Self::SamePosition, Law::Redeal),
        (Self::Peeks, Law::Redeal),
        (Self::Foretells, Law::Redeal),
        (Self::Wordy, Law::Redeal),
        (Self::Whispers, Law::NonInterference),
        (Self::Chatty, Law::NonInterference),
        (Self::Loud, Law::Discretion),
        (Self::Upside, Law::Discretion),
        (Self::Forgets, Law::Conservation),
        (Self::Sleepy, Law::Leftovers),
        (Self::Touchy, Law::Queries),
        (Self::BadCopy, Law::Undo),
        (Self::Alike, Law::Picks),
        (Self::Verbless, Law::Picks),
        (Self::Lawless, Law::Citation),
        (Self::Causeless, Law::Citation),
        (Self::Panics, Law::Panic),
    ];
}

/// Bids with a fault.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Faulty {
    bids: Bids,
    fault: Fault,
    noted: u32,
    #[serde(skip)]
    unsaved: u32,
    #[serde(skip)]
    ghost: Ghost,
    shadow: Shadow,
    #[serde(skip)]
    looks: Looks,
}

/// Not saved, not compared, not hashed.
#[derive(Clone, Debug, Default)]
struct Ghost(u32);

impl PartialEq for Ghost {
    fn eq(&self, _other: &Self) -> bool {
        true
    }
}

impl Eq for Ghost {}

impl Hash for Ghost {
    fn hash<H: Hasher>(&self, _state: &mut H) {}
}

/// Saved and hashed, not compared and lost in copying.
#[derive(Debug, Default, Serialize, Deserialize)]
struct Shadow(u32);

impl Clone for Shadow {
    fn clone(&self) -> Self {
        Self(0)
    }
}

impl PartialEq for Shadow {
    fn eq(&self, _other: &Self) -> bool {
        true
    }
}

impl Eq for Shadow {}

impl Hash for Shadow {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

/// How often a view was taken.
#[derive(Debug, Default)]
struct Looks(AtomicU32);

impl Looks {
    fn count(&self) -> u32 {
        self.0.load(Ordering::Relaxed)
    }
}

impl Clone for Looks {
    fn clone(&self) -> Self {
        Self(self.count().into())
    }
}

impl PartialEq for Looks {
    fn eq(&self, other: &Self) -> bool {
        self.count() == other.count()
    }
}

impl Eq for Looks {}

impl Hash for Looks {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.count().hash(state);
    }
}

static ANSWERS: AtomicU32 = AtomicU32::new(0);

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct FaultySetup {
    pub(crate) bids: BidsSetup,
    pub(crate) fault: Fault,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct FaultyView {
    bids: BidsView,
    leak: Option<u8>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) enum FaultyEvent {
    Plain(BidsEvent),
    /// A card drawn is shown to everybody.
    Loud(BidsEvent),
    /// Shown to everybody who does not sit anywhere.
    Upside(BidsEvent),
    /// A card of this seat, shown to all seats but this one.
    Whisper(Seat, u8),
    /// A number shown to this seat.
    Foretold(Seat, u8),
}

impl Faulty {
    fn has(&self, fault: Fault) -> bool {
        self.fault == fault
    }

    /// The lowest card of a hand, whoever asks; 0 without any.
    fn lowest_card(&self, seat: usize) -> u8 {
        let hands = self.bids.view(Viewer::All).hands;
        hands[seat % hands.len()].as_ref().and_then(|hand| hand.first().copied()).unwrap_or(0)
    }

    /// Changes the position behind the back of its game.
    fn forget_a_card(&mut self) {
        let mut saved = serde_json::to_value(&self.bids).unwrap();
        saved["deck"].as_array_mut().unwrap().pop();
        self.bids = serde_json::from_value(saved).unwrap();
    }
}

impl Game for Faulty {
    type Setup = FaultySetup;
    type Ask = BidsAsk;
    type Action = Bid;
    type Event = FaultyEvent;
    type View = FaultyView;

    fn deal(setup: &FaultySetup, table: &mut Table<'_, FaultyEvent>) -> Result<Self, SetupError> {
        let mut dealer = Through(table);
        let bids = Bids::deal(&setup.bids, &mut Table::silent(&mut dealer))?;
        Ok(Self {
            bids,
            fault: setup.fault,
            noted: 0,
            unsaved: 0,
            ghost: Ghost(0),
            shadow: Shadow(0),
            looks: Looks::default(),
        })
    }

    fn status(&self) -> Status {
        self.bids.status()
    }

    fn ask(&self, seat: Seat) -> Option<BidsAsk> {
        self.bids.ask(seat)
    }

    fn ask_rule(&self, ask: BidsAsk) -> RuleId {
        if self.has(Fault::Lawless) { RuleId(999) } else { self.bids.ask_rule(ask) }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Bid>) {
        self.bids.legal(seat, out);
        match self.fault {
            Fault::Stutters => out.extend(out.last().copied()),
            Fault::Backwards => out.reverse(),
            Fault::Silent => out.clear(),
            _ => {}
        }
    }

    fn apply(&mut self, seat: Seat, action: Bid, table: &mut Table<'_, FaultyEvent>) {
        match self.fault {
            Fault::Endless => return,
            Fault::Panics => panic!("a fault of the rules"),
            Fault::Clockwork => self.noted = ANSWERS.fetch_add(1, Ordering::Relaxed),
            Fault::Unsaved => self.unsaved += 1,
            Fault::Haunted => {
                self.noted = self.ghost.0;
                self.ghost.0 += 1;
            }
            Fault::BadCopy => self.shadow.0 += 1,
            Fault::Whispers => {
                let card = self.lowest_card(seat.index());
                table.tell(RuleId(0), || FaultyEvent::Whisper(seat, card));
            }
            Fault::Foretells => {
                let card = self.lowest_card(seat.index() + 1);
                table.tell(RuleId(0), || FaultyEvent::Foretold(seat, card));
            }
            Fault::Causeless => {
                table.tell(RuleId(999), || FaultyEvent::Plain(BidsEvent::Nobody));
            }
            _ => {}
        }
        let fault = self.fault;
        let mut log = Vec::new();
        let mut dealer = Through(table);
        let mut inner = Table::telling(&mut dealer, &mut log);
        self.bids.apply(seat, action, &mut inner);
        let learned = inner.learned();
        // The first event of an answer is told before anything is learned, all others after it.
        for (nth, told) in log.into_iter().enumerate() {
            if learned && nth == 1 {
                table.learn();
            }
            table.tell(told.rule, || match fault {
                Fault::Loud => FaultyEvent::Loud(told.event),
                Fault::Upside => FaultyEvent::Upside(told.event),
                _ => FaultyEvent::Plain(told.event),
            });
        }
        if fault == Fault::Forgets {
            self.forget_a_card();
        }
    }

    fn why_not(&self, seat: Seat, action: Bid) -> Option<Refusal> {
        let refusal = self.bids.why_not(seat, action);
        match self.fault {
            Fault::Shrugs => None,
            Fault::Fickle => Some(Refusal { rule: RuleId(0), because: Msg::new("toy-over") }),
            Fault::Chatty => refusal.map(|refusal| {
                let card = self.lowest_card(seat.index() + 1);
                Refusal { because: refusal.because.with("better", card), ..refusal }
            }),
            _ => refusal,
        }
    }

    fn view(&self, viewer: Viewer) -> FaultyView {
        if self.has(Fault::Touchy) {
            self.looks.0.fetch_add(1, Ordering::Relaxed);
        }
        let leak = match viewer {
            Viewer::Seat(seat) if self.has(Fault::OpenHand) => {
                Some(self.lowest_card(seat.index() + 1))
            }
            _ => None,
        };
        FaultyView { bids: self.bids.view(viewer), leak }
    }

    fn determinize(&self, seat: Seat, dealer: &mut dyn Dealer) -> Self {
        match self.fault {
            Fault::SamePosition => return self.clone(),
            Fault::Peeks if self.lowest_card(seat.index() + 1).is_multiple_of(2) => {
                dealer.draw(2);
            }
            _ => {}
        }
        Self { bids: self.bids.determinize(seat, dealer), ..self.clone() }
    }

    fn picks(&self, seat: Seat, action: Bid) -> Vec<Pick> {
        match self.fault {
            Fault::Alike => vec![Pick::verb("bid")],
            Fault::Verbless => self.bids.picks(seat, action).split_off(1),
            _ => self.bids.picks(seat, action),
        }
    }

    fn phrase(&self, seat: Seat, action: Bid) -> Msg {
        let words = action.words();
        if self.has(Fault::Wordy) {
            words.with("better", self.lowest_card(seat.index() + 1))
        } else {
            words
        }
    }

    fn standing(&self, seat: Seat) -> i64 {
        self.bids.standing(seat)
    }

    fn check(&self) -> Result<(), String> {
        self.bids.check()
    }

    fn at_rest(&self) -> bool {
        self.has(Fault::Sleepy)
    }

    fn imagine(&self, dealer: &mut dyn Dealer) -> Bid {
        self.bids.imagine(dealer)
    }
}

/// The chance of one table for another.
struct Through<'a, 't, E>(&'a mut Table<'t, E>);

impl<E> Dealer for Through<'_, '_, E> {
    fn draw(&mut self, below: u32) -> u32 {
        self.0.draw(below)
    }
}

impl Title for Faulty {
    const NAME: &'static str = "faulty";
    const MODES: &'static [Mode] = Bids::MODES;
    const OPTIONS: &'static [GameOption] = Bids::OPTIONS;

    fn rulebook() -> &'static Rulebook {
        Bids::rulebook()
    }

    fn texts() -> [&'static str; 3] {
        Bids::texts()
    }

    fn setup(
        mode: &str,
        seats: u8,
        options: &[(String, String)],
    ) -> Result<FaultySetup, SetupError> {
        Ok(FaultySetup { bids: Bids::setup(mode, seats, options)?, fault: Fault::None })
    }

    fn warnings(setup: &FaultySetup) -> Vec<Msg> {
        Bids::warnings(&setup.bids)
    }

    fn describe(setup: &FaultySetup) -> (&'static str, u8) {
        Bids::describe(&setup.bids)
    }

    fn cards() -> Vec<CardFace> {
        Bids::cards()
    }

    fn catalogue_fingerprint() -> u64 {
        Bids::catalogue_fingerprint()
    }

    fn picture(view: &FaultyView, viewer: Viewer, speaker: &dyn Speaker) -> String {
        Bids::picture(&view.bids, viewer, speaker)
    }

    fn result(&self) -> Vec<Msg> {
        self.bids.result()
    }
}

impl Words for FaultyEvent {
    fn words(&self) -> Msg {
        match self {
            Self::Plain(event) | Self::Loud(event) | Self::Upside(event) => event.words(),
            Self::Whisper(seat, card) | Self::Foretold(seat, card) => {
                Msg::new("whisper").with("seat", *seat).with("card", *card)
            }
        }
    }
}

impl Redact for FaultyEvent {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        let shown = match self {
            Self::Plain(event) => return event.seen_by(viewer).map(Self::Plain),
            Self::Loud(event) => match event {
                BidsEvent::Sealed(..) => return event.seen_by(viewer).map(Self::Loud),
                _ => true,
            },
            Self::Upside(_) => matches!(viewer, Viewer::All | Viewer::Public),
            Self::Whisper(seat, _) => match viewer {
                Viewer::Seat(other) => other != *seat,
                Viewer::Public => false,
                Viewer::All => true,
            },
            Self::Foretold(seat, _) => viewer.knows(*seat),
        };
        shown.then(|| self.clone())
    }
}
