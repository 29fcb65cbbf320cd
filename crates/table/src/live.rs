//! A game being played at a table that others show: a terminal far away, a page, a bot that lives elsewhere.
//!
//! [`Live`] is a game without its type. It takes answers and makes messages, each from the view of one reader and in the
//! language of that reader; nothing that a reader may not know is ever put into one. It has no clock and no chance of its
//! own: a dealer is given with every answer. What it was told to do can be kept as lines and taken up again.

use crate::desk::Shelf;
use crate::lines::{HeaderLine, StepLine};
use crate::{Meaning, cited_rules, offer_text, tellings, understand, why_card};
use deckhand_bots as bots;
use deckhand_kernel::{
    Dealer, Msg, Outcome, Pick as Part, Record, RecordHeader, Redact as _, Refusal, Scene, Seat,
    Seats, Sitting, Speaker as _, Status, Tape, Undo as MayUndo, UndoRefused, Veil, Viewer,
    Weight as Gravity, fingerprint, offers, preview,
};
use deckhand_protocol::{Ask, Line, Now, Offer, Over, Passing, Pick, RuleRef, Said, Undo, Weight};
use deckhand_words::{Lang, Speech};
use serde_json::Value;
use std::sync::Arc;

/// Who reads.
#[derive(Clone, Debug)]
pub struct Reader {
    /// With whose eyes.
    pub viewer: Viewer,
    /// In which language.
    pub lang: Lang,
    /// The names of the seats.
    pub names: Vec<String>,
}

/// An answer in notation, chosen by a bot.
pub type Thinking = Box<dyn FnOnce() -> String + Send>;

/// What came of an answer that was typed.
#[derive(Clone, PartialEq, Debug)]
pub enum Typed {
    /// It means the offer at this place.
    Offer(usize),
    /// It means none, or several.
    No(Said),
}

/// A game being played, of whatever kind.
pub trait Live: Send + Sync {
    /// The seats asked now; empty when the game is over.
    fn asked(&self) -> Vec<u8>;

    /// Whether the rules have ended it, and for whom: winners, or nobody, and whether it is a draw.
    fn outcome(&self) -> Option<(Vec<u8>, bool)>;

    /// How many answers have been given and not taken back.
    fn steps(&self) -> usize;

    /// The mark of the question before this seat: another one whenever other answers are offered, or after an answer.
    fn ask_id(&self, seat: u8) -> Option<u32>;

    /// How the table stands for this reader. Clocks, requests and the count are left to who keeps them.
    fn now(&self, reader: &Reader) -> Now;

    /// What this reader may know of the log from the answer counted by `from` on; 0 begins with the deal. The lines are
    /// counted from `count` on, and the next count is given back.
    fn lines(&self, reader: &Reader, from: usize, count: u32) -> (Vec<Line>, u32);

    /// The question before this seat, the rule that puts it, and how many answers are offered.
    fn question(&self, reader: &Reader, seat: u8) -> Option<(Said, usize)>;

    /// An answer of this seat in notation as words, as they are now.
    fn phrase(&self, seat: u8, notation: &str, lang: Lang) -> Option<String>;

    /// The place of an answer in notation among the offers of this seat.
    fn place_of(&self, seat: u8, notation: &str) -> Option<usize>;

    /// Gives the offered answer at this place. The line that keeps it.
    ///
    /// # Errors
    /// If it is not offered; in this language.
    fn answer(
        &mut self,
        seat: u8,
        offer: usize,
        dealer: &mut dyn Dealer,
        lang: Lang,
    ) -> Result<StepLine, Said>;

    /// Gives an answer in notation.
    ///
    /// # Errors
    /// If it is not offered; in English.
    fn play(&mut self, seat: u8, notation: &str, dealer: &mut dyn Dealer)
    -> Result<StepLine, Said>;

    /// Which offer is meant by a line.
    fn typed(&self, reader: &Reader, seat: u8, text: &str) -> Typed;

    /// What would surely follow the offered answer at this place.
    fn look(&self, reader: &Reader, seat: u8, offer: usize) -> Option<(Vec<Line>, Undo)>;

    /// Why an answer or what can be done with a card is as it is.
    fn why(&self, reader: &Reader, seat: u8, text: &str) -> Vec<Said>;

    /// The answer that passes the question before this seat, if its owner does not want to be asked.
    fn unasked(&self, seat: u8, how: Passing) -> Option<usize>;

    /// Whether this seat may take its last answer back at once.
    fn may_undo(&self, seat: u8) -> Undo;

    /// Goes back to where so many answers had been given.
    ///
    /// # Errors
    /// If the record can not be played again, which is a fault of ours.
    fn rewind(&mut self, steps: usize) -> Result<(), String>;

    /// What a bot of this name would answer, to be worked out somewhere else.
    ///
    /// # Errors
    /// If there is no such bot.
    fn think(&self, seat: u8, bot: &str, seed: u64) -> Result<Thinking, Said>;

    /// Gives the answer of a line, with the chance that it holds.
    ///
    /// # Errors
    /// If the line does not fit the position, which is a fault of ours.
    fn follow(&mut self, line: StepLine) -> Result<(), String>;

    /// The lines of all answers.
    fn record(&self) -> Vec<StepLine>;

    /// The same table with everything dealt anew that this seat can not tell apart: for tests of what is said to it.
    fn twin(&self, seat: u8, dealer: &mut dyn Dealer) -> Box<dyn Live>;

    /// The fingerprint of the position and of all that led to it.
    fn hash(&self) -> u64;

    /// The fingerprint of the position alone.
    fn position(&self) -> u64;

    /// The first line of the record.
    fn header(&self) -> Value;
}

/// The one kind of [`Live`] there is.
pub(crate) struct Playing<G: Scene> {
    shelf: Arc<Shelf<G>>,
    sitting: Sitting<G>,
    /// Up to where the log goes after the deal and after each answer.
    told: Vec<usize>,
    /// How often something was taken back: questions before and after are told apart by it.
    undone: u32,
}

impl<G: Scene> Playing<G> {
    pub(crate) fn deal(
        shelf: Arc<Shelf<G>>,
        setup: G::Setup,
        dealer: &mut dyn Dealer,
    ) -> Result<Self, Msg> {
        let sitting = Sitting::deal(setup, dealer).map_err(|error| error.0)?;
        let told = vec![sitting.log().len()];
        Ok(Self { shelf, sitting, told, undone: 0 })
    }

    pub(crate) fn resume(
        shelf: Arc<Shelf<G>>,
        header: HeaderLine<G::Setup>,
        lines: Vec<StepLine>,
        undone: u32,
    ) -> Result<Self, Msg> {
        let (header, _) = header.into_header();
        let mut steps = Vec::with_capacity(lines.len());
        for line in lines {
            let action = line.action.parse::<G::Action>()?;
            steps.push(line.into_step(action));
        }
        let mut told = Vec::with_capacity(steps.len() + 1);
        let sitting = Sitting::resume(Record { header, steps }, |len| told.push(len))
            .map_err(|error| error.words())?;
        Ok(Self { shelf, sitting, told, undone })
    }

    fn game(&self) -> &G {
        self.sitting.game()
    }

    fn speech(&self, reader: &Reader) -> Speech {
        let you = match reader.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public | Viewer::All => None,
        };
        self.shelf.speeches[reader.lang.index()].for_reader(reader.names.clone(), you)
    }

    fn rule(&self, lang: Lang, rule: deckhand_kernel::RuleId) -> RuleRef {
        rule_ref::<G>(lang, rule)
    }

    fn refused(&self, speech: &Speech, refusal: &Refusal) -> Said {
        Said {
            text: speech.say(&refusal.because),
            rules: vec![self.rule(speech.lang(), refusal.rule)],
        }
    }

    /// Offers in the order in which they are shown: what is rarely meant or grave comes last.
    fn offers(&self, seat: Seat) -> Vec<deckhand_kernel::Offer<G::Action>> {
        let mut offers = offers(self.game(), seat);
        offers.sort_by_key(|offer| (offer.weight, offer.picks.len() < 2));
        offers
    }

    fn told(
        &self,
        speech: &Speech,
        events: &[deckhand_kernel::Told<G::Event>],
        step: u32,
        by: Option<u8>,
    ) -> Vec<Line> {
        tellings::<G>(events)
            .into_iter()
            .map(|telling| Line {
                text: speech.say(&telling.words),
                rules: telling.rules.iter().map(|&rule| self.rule(speech.lang(), rule)).collect(),
                cards: self.shelf.catalogue.named_in(&telling.words),
                depth: u8::from(telling.place > 0),
                step,
                by,
            })
            .collect()
    }

    fn answered(
        &mut self,
        seat: Seat,
        action: G::Action,
        dealer: &mut dyn Dealer,
    ) -> Result<StepLine, Refusal> {
        self.sitting.answer(seat, action, dealer)?;
        self.told.push(self.sitting.log().len());
        let step = self.sitting.record().steps.last().expect("an answer was just given");
        Ok(StepLine::new(step, None))
    }

    fn english(&self) -> &Speech {
        &self.shelf.speeches[Lang::En.index()]
    }
}

/// A rule as a reference.
pub(crate) fn rule_ref<G: Scene>(lang: Lang, rule: deckhand_kernel::RuleId) -> RuleRef {
    let rule = G::rulebook().rule(rule);
    RuleRef { id: rule.id.into(), ours: rule.ours, title: rule.title[lang.index()].into() }
}

impl<G: Scene> Live for Playing<G> {
    fn asked(&self) -> Vec<u8> {
        match self.game().status() {
            Status::Asking(seats) => list(seats),
            Status::Over(_) => Vec::new(),
        }
    }

    fn outcome(&self) -> Option<(Vec<u8>, bool)> {
        match self.game().status() {
            Status::Asking(_) => None,
            Status::Over(Outcome::Won(seats)) => Some((list(seats), false)),
            Status::Over(Outcome::Drawn(_)) => Some((Vec::new(), true)),
            Status::Over(Outcome::Lost) => Some((Vec::new(), false)),
        }
    }

    fn steps(&self) -> usize {
        self.sitting.record().steps.len()
    }

    fn ask_id(&self, seat: u8) -> Option<u32> {
        let seat = Seat(seat);
        self.game().ask(seat)?;
        let own = self.sitting.record().steps.iter().filter(|step| step.seat == seat).count();
        let mut legal = Vec::new();
        self.game().legal(seat, &mut legal);
        Some(fingerprint(&(own, self.undone, legal)) as u32)
    }

    fn now(&self, reader: &Reader) -> Now {
        let speech = self.speech(reader);
        let over = self.outcome().map(|(winners, drawn)| Over {
            winners,
            drawn,
            lines: self.game().result().iter().map(|line| speech.say(line)).collect(),
            decided: self.sitting.log().last().map(|told| self.rule(reader.lang, told.rule)),
            how: "rules".into(),
        });
        // The game is over: there are no secrets any more.
        let viewer = if over.is_some() { Viewer::All } else { reader.viewer };
        let ask = match reader.viewer {
            Viewer::Seat(seat) => self.game().ask(seat).map(|ask| (seat, ask)),
            Viewer::Public | Viewer::All => None,
        };
        let ask = ask.map(|(seat, ask)| Ask {
            id: self.ask_id(seat.0).unwrap_or_default(),
            says: speech.say(&self.game().pose(seat, ask)),
            rule: self.rule(reader.lang, self.game().ask_rule(ask)),
            reply: self.game().is_reply(ask),
            offers: (0..)
                .zip(self.offers(seat))
                .map(|(n, offer)| Offer {
                    n,
                    picks: offer
                        .picks
                        .iter()
                        .map(|pick| Pick {
                            slot: pick.slot.clone().into_owned(),
                            reference: pick.thing.to_string(),
                            says: offer_text::pick(&speech, &self.shelf.catalogue, Some(pick)),
                        })
                        .collect(),
                    text: offer.action.to_string(),
                    says: offer_text::phrase(&speech, &offer.words),
                    weight: match offer.weight {
                        Gravity::Plain => Weight::Plain,
                        Gravity::Soft => Weight::Soft,
                        Gravity::Heavy => Weight::Heavy,
                    },
                })
                .collect(),
        });
        let undo = match reader.viewer {
            Viewer::Seat(seat) => self.may_undo(seat.0),
            Viewer::Public | Viewer::All => Undo::Never,
        };
        Now {
            seq: 0,
            view: serde_json::to_value(self.game().view(viewer)).unwrap_or_default(),
            asked: self.asked(),
            ask,
            over,
            clocks: Vec::new(),
            undo,
            requests: Vec::new(),
        }
    }

    fn lines(&self, reader: &Reader, from: usize, count: u32) -> (Vec<Line>, u32) {
        let speech = self.speech(reader);
        let (mut lines, mut count) = (Vec::new(), count);
        for step in from..self.told.len() {
            let begin = if step == 0 { 0 } else { self.told[step - 1] };
            let events: Vec<_> = self.sitting.log()[begin..self.told[step]]
                .iter()
                .filter_map(|told| told.seen_by(reader.viewer))
                .collect();
            if !events.is_empty() {
                let by = step.checked_sub(1).map(|at| self.sitting.record().steps[at].seat.0);
                lines.extend(self.told(&speech, &events, count, by));
                count += 1;
            }
        }
        (lines, count)
    }

    fn answer(
        &mut self,
        seat: u8,
        offer: usize,
        dealer: &mut dyn Dealer,
        lang: Lang,
    ) -> Result<StepLine, Said> {
        let seat = Seat(seat);
        let shelf = Arc::clone(&self.shelf);
        let speech = &shelf.speeches[lang.index()];
        let Some(offer) = self.offers(seat).into_iter().nth(offer) else {
            return Err(Said { text: speech.word("table-no-such-offer"), rules: Vec::new() });
        };
        self.answered(seat, offer.action, dealer).map_err(|refusal| self.refused(speech, &refusal))
    }

    fn play(
        &mut self,
        seat: u8,
        notation: &str,
        dealer: &mut dyn Dealer,
    ) -> Result<StepLine, Said> {
        let action = crate::parse::<G>(notation)
            .map_err(|why| Said { text: self.english().say(&why), rules: Vec::new() })?;
        self.answered(Seat(seat), action, dealer)
            .map_err(|refusal| self.refused(self.english(), &refusal))
    }

    fn question(&self, reader: &Reader, seat: u8) -> Option<(Said, usize)> {
        let seat = Seat(seat);
        let ask = self.game().ask(seat)?;
        let text = self.speech(reader).say(&self.game().pose(seat, ask));
        let mut legal = Vec::new();
        self.game().legal(seat, &mut legal);
        let rules = vec![self.rule(reader.lang, self.game().ask_rule(ask))];
        Some((Said { text, rules }, legal.len()))
    }

    fn phrase(&self, seat: u8, notation: &str, lang: Lang) -> Option<String> {
        let action = notation.parse::<G::Action>().ok()?;
        let speech = &self.shelf.speeches[lang.index()];
        Some(offer_text::phrase(speech, &self.game().phrase(Seat(seat), action)))
    }

    fn place_of(&self, seat: u8, notation: &str) -> Option<usize> {
        crate::exactly(notation, &self.offers(Seat(seat)))
    }

    fn typed(&self, reader: &Reader, seat: u8, text: &str) -> Typed {
        let (seat, speech) = (Seat(seat), self.speech(reader));
        let offers = self.offers(seat);
        let no = |msg: &Msg| Typed::No(Said { text: speech.say(msg), rules: Vec::new() });
        match understand::<G>(text, &offers, &self.shelf.catalogue, &speech) {
            Meaning::Answer(at) => Typed::Offer(at),
            Meaning::Several(several) => {
                let few: Vec<String> =
                    several.iter().take(5).map(|&at| offers[at].action.to_string()).collect();
                no(&Msg::new("table-several").with("count", several.len() as i64).with("few", few))
            }
            Meaning::NotOffered(action) => match self.game().why_not(seat, action) {
                Some(refusal) => Typed::No(self.refused(&speech, &refusal)),
                None => no(&Msg::new("table-not-understood")),
            },
            Meaning::Nothing(why) => no(&why),
        }
    }

    fn look(&self, reader: &Reader, seat: u8, offer: usize) -> Option<(Vec<Line>, Undo)> {
        let seat = Seat(seat);
        let offer = self.offers(seat).into_iter().nth(offer)?;
        let foreseen = preview(self.game(), seat, offer.action);
        let lines = self.told(&self.speech(reader), &foreseen.events, 0, Some(seat.0));
        let undo = match foreseen.undo {
            MayUndo::Free => Undo::Free,
            MayUndo::Never => Undo::Never,
        };
        Some((lines, undo))
    }

    fn why(&self, reader: &Reader, seat: u8, text: &str) -> Vec<Said> {
        let (seat, speech) = (Seat(seat), self.speech(reader));
        let offers = self.offers(seat);
        // What no reason is found for is explained by the rule that puts the question.
        let asks =
            self.game().ask(seat).map(|ask| self.rule(reader.lang, self.game().ask_rule(ask)));
        let plain = |text: String| Said { text, rules: asks.iter().cloned().collect() };
        // A thing that is no card, such as a cell or a seat: what is asked instead.
        let kinds = ["cell:", "slot:", "seat:", "num:", "opt:", "turn:"];
        if kinds.iter().any(|kind| text.starts_with(kind)) {
            let asked = self.game().ask(seat).map(|ask| speech.say(&self.game().pose(seat, ask)));
            let msg = Msg::new("table-why-thing").with("question", asked.unwrap_or_default());
            return vec![plain(speech.say(&msg))];
        }
        let found = self.shelf.catalogue.find(text);
        if let ([only], _) | ([], [only]) = (&found.best[..], &found.more[..]) {
            let face = &self.shelf.catalogue.faces[*only];
            let lines =
                why_card::lines::<G>(self.game(), seat, &self.shelf.catalogue, face, &speech);
            if lines.is_empty() {
                let name = speech.say(&face.name);
                return vec![plain(speech.say(&Msg::new("table-why-card-not").with("card", name)))];
            }
            return lines.into_iter().map(|line| cited_rules::<G>(speech.lang(), line)).collect();
        }
        match understand::<G>(text, &offers, &self.shelf.catalogue, &speech) {
            Meaning::NotOffered(action) => match self.game().why_not(seat, action) {
                Some(refusal) => vec![self.refused(&speech, &refusal)],
                None => Vec::new(),
            },
            Meaning::Answer(at) => {
                let words = offer_text::phrase(&speech, &offers[at].words);
                vec![plain(speech.say(&Msg::new("table-possible").with("action", words)))]
            }
            Meaning::Several(several) => {
                let count = several.len() as i64;
                vec![plain(speech.say(&Msg::new("table-possible-some").with("count", count)))]
            }
            Meaning::Nothing(why) => vec![plain(speech.say(&why))],
        }
    }

    fn unasked(&self, seat: u8, how: Passing) -> Option<usize> {
        let seat = Seat(seat);
        if how == Passing::Never
            || !self.game().ask(seat).is_some_and(|ask| self.game().is_reply(ask))
        {
            return None;
        }
        let offers = self.offers(seat);
        let pass = offers.iter().position(|offer| offer.picks == [Part::verb("pass")])?;
        (how == Passing::Always || offers.len() == 1).then_some(pass)
    }

    fn may_undo(&self, seat: u8) -> Undo {
        match self.sitting.may_undo(Seat(seat)) {
            Ok(()) => Undo::Free,
            Err(UndoRefused::Nothing) => Undo::Never,
            Err(UndoRefused::OthersActed | UndoRefused::Learned) => Undo::Consent,
        }
    }

    fn rewind(&mut self, steps: usize) -> Result<(), String> {
        let mut record = self.sitting.record().clone();
        record.steps.truncate(steps);
        let mut told = Vec::new();
        self.sitting =
            Sitting::resume(record, |len| told.push(len)).map_err(|error| format!("{error:?}"))?;
        self.told = told;
        self.undone += 1;
        Ok(())
    }

    fn think(&self, seat: u8, bot: &str, seed: u64) -> Result<Thinking, Said> {
        let mut bot = bots::by_name_for_people::<G>(bot, seed)
            .map_err(|msg| Said { text: self.english().say(&msg), rules: Vec::new() })?;
        let game = self.game().clone();
        Ok(Box::new(move || bot.choose(Veil::new(&game, Seat(seat))).to_string()))
    }

    fn follow(&mut self, line: StepLine) -> Result<(), String> {
        let action = line.action.parse::<G::Action>().map_err(|why| self.english().say(&why))?;
        let step = line.into_step(action);
        let mut tape = Tape::new(&step.dealt);
        self.answered(step.seat, step.action, &mut tape)
            .map_err(|refusal| self.english().say(&refusal.because))?;
        if tape.fits() && self.hash() == step.hash {
            Ok(())
        } else {
            Err("the hash differs".into())
        }
    }

    fn record(&self) -> Vec<StepLine> {
        self.sitting.record().steps.iter().map(|step| StepLine::new(step, None)).collect()
    }

    fn twin(&self, seat: u8, dealer: &mut dyn Dealer) -> Box<dyn Live> {
        let sitting = self.sitting.redealt(Seat(seat), dealer);
        let (shelf, told) = (Arc::clone(&self.shelf), self.told.clone());
        Box::new(Self { shelf, sitting, told, undone: self.undone })
    }

    fn hash(&self) -> u64 {
        let record = self.sitting.record();
        record.steps.last().map_or(record.header.hash, |step| step.hash)
    }

    fn position(&self) -> u64 {
        fingerprint(self.game())
    }

    fn header(&self) -> Value {
        let header: &RecordHeader<G::Setup> = &self.sitting.record().header;
        serde_json::to_value(HeaderLine::new(header, Vec::new())).unwrap_or_default()
    }
}

fn list(seats: Seats) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}
