//! One game from the deal to the end, all laws along the way.

use crate::{
    Broken, Law, Limits, hidden,
    law::{Fault, ensure},
    offers,
    spot::{Spot, is_rule},
    trip::{self, Done},
    undo,
};
use deckhand_chance::Seeded;
use deckhand_kernel::{
    Dealer, Outcome, Seat, Sitting, Status, Table, Tape, Title, Told, fingerprint,
};

/// What a walk came through.
#[derive(Clone, PartialEq, Debug)]
pub struct WalkReport {
    /// Answers given.
    pub steps: usize,
    /// Offers of the seats that answered, over all questions.
    pub offers: usize,
    /// Questions that were looked at closely.
    pub close: usize,
    /// Redealt positions that were compared.
    pub twins: usize,
    /// Those of them that differ from the true position.
    pub twins_that_differ: usize,
    /// Questions at which the game was at rest.
    pub rests: usize,
    /// How the game ended; `None` when it was left at the limit.
    pub outcome: Option<Outcome>,
    /// Hash of the last position.
    pub hash: u64,
}

/// Plays one game, choices and chance both from `source`, and checks all laws.
///
/// # Errors
/// The first law found broken. A setup that can not be dealt breaks the law of progress: pass only legal ones.
pub fn walk<G: Title>(
    setup: &G::Setup,
    source: &mut dyn Dealer,
    limits: &Limits,
) -> Result<WalkReport, Broken> {
    let broken = |step, (law, reason): Fault| Broken { law, step, reason };
    let mut walk = Walk::<G>::deal(setup, source, limits).map_err(|fault| broken(0, fault))?;
    while walk.report.steps < limits.max_steps && walk.report.outcome.is_none() {
        walk.step(source).map_err(|(law, reason)| {
            broken(walk.report.steps, (law, format!("{reason}; {}", walk.last_answers())))
        })?;
    }
    walk.finish().map_err(|fault| broken(walk.report.steps, fault))?;
    Ok(walk.report)
}

struct Walk<'l, G: Title> {
    sitting: Sitting<G>,
    seats: u8,
    limits: &'l Limits,
    /// Numbers for the checks themselves, so that they take none from the game.
    aux: Seeded,
    /// At which of the questions, counted by the rate, the close look is taken.
    phase: usize,
    /// The game as it goes on from the last time it was saved and loaded.
    resumed: Option<G>,
    report: WalkReport,
}

impl<'l, G: Title> Walk<'l, G> {
    fn deal(setup: &G::Setup, source: &mut dyn Dealer, limits: &'l Limits) -> Result<Self, Fault> {
        let mut aux = Seeded::new(u64::from(source.draw(u32::MAX)));
        trip::setup_trip::<G>(setup)?;
        let sitting = match Sitting::<G>::deal(setup.clone(), source) {
            Ok(sitting) => sitting,
            Err(error) => {
                return Err((Law::Progress, format!("can not be dealt: {}", error.0.id)));
            }
        };
        let header = &sitting.record().header;
        let mut tape = Tape::new(&header.dealt);
        let mut log = Vec::new();
        let again = G::deal(setup, &mut Table::telling(&mut tape, &mut log));
        let same = tape.fits() && again.as_ref() == Ok(sitting.game()) && log == sitting.log();
        ensure!(same, Determinism, "dealt again by the same numbers, the game differs");
        let report = WalkReport {
            steps: 0,
            offers: 0,
            close: 0,
            twins: 0,
            twins_that_differ: 0,
            rests: 0,
            outcome: None,
            hash: 0,
        };
        let phase = aux.draw(limits.rate.max(1) as u32) as usize;
        let (_, seats) = G::describe(setup);
        let walk = Self { sitting, seats, limits, aux, phase, resumed: None, report };
        walk.told(walk.sitting.log())?;
        offers::question(walk.spot())?;
        Ok(walk)
    }

    fn spot(&self) -> Spot<'_, G> {
        Spot { game: self.sitting.game(), seats: self.seats }
    }

    /// What was told cites rules that exist and is redacted soundly.
    fn told(&self, events: &[Told<G::Event>]) -> Result<(), Fault> {
        for told in events {
            let rule = told.rule;
            ensure!(is_rule::<G>(rule), Citation, "{:?} cites {rule:?}", told.event);
        }
        hidden::redaction(self.spot(), events)
    }

    /// One answer, chosen by `source`, with everything that is to be checked before and after it.
    fn step(&mut self, source: &mut dyn Dealer) -> Result<(), Fault> {
        let spot = self.spot();
        let asked = match spot.game.status() {
            Status::Asking(asked) => asked,
            Status::Over(outcome) => {
                self.report.outcome = Some(outcome);
                return Ok(());
            }
        };
        let nth = source.draw(asked.len()) as usize;
        let seat = asked.iter().nth(nth).unwrap_or_default();
        let offers = spot.offers(seat);
        let action = offers[source.draw(offers.len() as u32) as usize];
        let rests = spot.game.at_rest();
        self.report.offers += offers.len();
        self.report.rests += usize::from(rests);

        let rate = self.limits.rate;
        let close = rate > 0 && (self.report.steps + self.phase).is_multiple_of(rate);
        let look = if close { Some(self.look_closely()?) } else { None };

        let hash_before = if close { fingerprint(self.sitting.game()) } else { 0 };
        let told = self.sitting.log().len();
        if let Err(refusal) = self.sitting.answer(seat, action, source) {
            let because = refusal.because.id;
            return Err((Law::Offers, format!("`{action}` is offered and refused: {because}")));
        }
        self.report.steps += 1;
        let events = &self.sitting.log()[told..];
        self.told(events)?;

        let dealt = self.sitting.record().steps.last().map_or(&[][..], |step| &step.dealt);
        let after = self.sitting.game();
        let done = Done { seat, action, dealt, events, after };
        if let Some(Look { before, twin, viewer }) = &look {
            let again = done.again(&mut before.clone());
            ensure!(again.is_ok(), Determinism, "done again: {}", again.unwrap_err());
            hidden::interference(before, twin, *viewer, &done, self.limits)?;
        }
        if let Some(resumed) = &mut self.resumed {
            let again = done.again(resumed);
            ensure!(again.is_ok(), Pause, "after loading: {}", again.unwrap_err());
        }
        if close {
            undo::back_and_forth(&mut self.sitting, seat, self.seats, hash_before)?;
        }
        offers::question(self.spot())
    }

    /// Everything costly that can be checked at a question; and what is needed to go on after the answer.
    fn look_closely(&mut self) -> Result<Look<G>, Fault> {
        let limits = self.limits;
        let spot = Spot { game: self.sitting.game(), seats: self.seats };
        self.report.close += 1;
        self.resumed = Some(trip::reload(spot.game)?);
        offers::refusals(spot, &mut self.aux, limits.imagined)?;
        offers::queries(spot, &mut self.aux)?;
        let mut actions: Vec<G::Action> = Vec::new();
        spot.all_seats().for_each(|seat| actions.extend(spot.offers(seat)));
        actions.extend((0..limits.imagined).map(|_| spot.game.imagine(&mut self.aux)));
        trip::notation::<G>(&actions)?;
        let viewer = Seat(self.aux.draw(u32::from(self.seats)) as u8);
        let twin = hidden::twin(spot, viewer, &mut self.aux, limits)?;
        self.report.twins += 1;
        self.report.twins_that_differ += usize::from(twin != *spot.game);
        Ok(Look { before: spot.game.clone(), twin, viewer })
    }

    /// The answers given last, for the reader of a broken law.
    fn last_answers(&self) -> String {
        let steps = &self.sitting.record().steps;
        let last = steps.iter().skip(steps.len().saturating_sub(8));
        let answers: Vec<String> =
            last.map(|step| format!("{}: {}", step.seat, step.action)).collect();
        format!("the last answers were {}", answers.join("; "))
    }

    fn finish(&mut self) -> Result<(), Fault> {
        self.report.hash = fingerprint(self.sitting.game());
        if let (None, Status::Over(outcome)) = (self.report.outcome, self.sitting.game().status()) {
            self.report.outcome = Some(outcome);
        }
        if self.report.outcome.is_some() {
            if self.limits.rate > 0 {
                self.look_closely()?;
            }
        } else {
            let (most, must_end) = (self.limits.max_steps, self.limits.must_end);
            ensure!(!must_end, Progress, "the game is not over after {most} answers");
        }
        if self.limits.replay {
            trip::replayed(self.sitting.record(), self.sitting.game())?;
        }
        Ok(())
    }
}

/// What was found at a question and is needed after the answer.
struct Look<G> {
    before: G,
    twin: G,
    viewer: Seat,
}
