//! Laws of hidden information: what a seat can not know must not reach it by any way.
//!
//! All of them work with a *twin*: the position redealt for one seat. The seat can not tell the two apart by what it
//! has seen, so everything it is shown, asked, offered, refused or promised has to be the same in both.

use crate::{
    Limits,
    law::{Fault, ensure},
    spot::{Spot, seen},
    trip::Done,
};
use core::slice;
use deckhand_chance::Seeded;
use deckhand_kernel::{
    Arg, Dealer, Game, Redact, Seat, Table, Tape, Title, Told, Viewer, Words, preview,
};
use std::collections::BTreeSet;

/// A twin for this seat, after comparing everything that the seat can ask of both.
pub(crate) fn twin<G: Title>(
    spot: Spot<'_, G>,
    seat: Seat,
    aux: &mut Seeded,
    limits: &Limits,
) -> Result<G, Fault> {
    let game = spot.game;
    let twin = game.determinize(seat, aux);
    let check = twin.check();
    ensure!(check.is_ok(), Redeal, "redealt for seat {seat}: {}", check.unwrap_err());
    for viewer in [Viewer::Seat(seat), Viewer::Public] {
        let (there, here) = (twin.view(viewer), game.view(viewer));
        ensure!(
            there == here,
            Redeal,
            "redealt for seat {seat}, {viewer:?} sees {there:?}, not {here:?}"
        );
    }
    let same = twin.status() == game.status();
    ensure!(same, Redeal, "redealt for seat {seat}, the game asks others or ends otherwise");
    ensure!(
        twin.ask(seat) == game.ask(seat),
        Redeal,
        "redealt for seat {seat}, its question differs"
    );
    let posed = |game: &G| game.ask(seat).map(|ask| game.pose(seat, ask));
    ensure!(
        posed(&twin) == posed(game),
        Redeal,
        "redealt for seat {seat}, the words of its question differ"
    );
    ensure!(
        twin.at_rest() == game.at_rest(),
        Redeal,
        "redealt for seat {seat}, the game rests or not"
    );
    let standings = (twin.standing(seat), game.standing(seat));
    ensure!(standings.0 == standings.1, Redeal, "redealt for seat {seat}, it stands {standings:?}");
    let numbers = aux.clone();
    let samples = [&twin, game].map(|game| game.determinize(seat, &mut numbers.clone()));
    let same = samples[0] == samples[1];
    ensure!(same, Redeal, "a sample for seat {seat} depends on more than it knows and the numbers");

    let offers = spot.offers(seat);
    let theirs = Spot { game: &twin, ..spot }.offers(seat);
    ensure!(offers == theirs, Redeal, "redealt for seat {seat}, its offers are {theirs:?}");
    for &offer in &offers {
        let same = twin.picks(seat, offer) == game.picks(seat, offer);
        ensure!(same, Redeal, "redealt for seat {seat}, the picks of `{offer}` differ");
        let same = twin.weight(seat, offer) == game.weight(seat, offer);
        ensure!(same, Redeal, "redealt for seat {seat}, the weight of `{offer}` differs");
        let same = twin.phrase(seat, offer) == game.phrase(seat, offer);
        ensure!(same, Redeal, "redealt for seat {seat}, the words of `{offer}` differ");
    }
    let concerned = game.concerned(seat);
    let same = twin.concerned(seat) == concerned;
    ensure!(same, Redeal, "redealt for seat {seat}, the question is about other cards");
    for card in concerned {
        let same = twin.whereabouts(seat, card) == game.whereabouts(seat, card);
        ensure!(same, Redeal, "redealt for seat {seat}, card {card} lies elsewhere");
    }
    for nth in 0..limits.previews.min(offers.len()) {
        let few = offers.len() <= limits.previews;
        let offer = offers[if few { nth } else { aux.draw(offers.len() as u32) as usize }];
        let (there, here) = (preview(&twin, seat, offer), preview(game, seat, offer));
        ensure!(
            there == here,
            Redeal,
            "redealt for seat {seat}, `{offer}` promises {there:?}, not {here:?}"
        );
    }
    for _ in 0..limits.imagined {
        let action = game.imagine(aux);
        let (there, here) = (twin.why_not(seat, action), game.why_not(seat, action));
        ensure!(
            there == here,
            NonInterference,
            "redealt for seat {seat}, `{action}` is refused by {there:?}, not {here:?}"
        );
    }
    Ok(twin)
}

/// What an answer leads to from one position.
struct Course<G: Game> {
    /// What the seat sees before anybody learns anything.
    sure: Vec<Told<G::Event>>,
    /// All that the seat sees.
    all: Vec<Told<G::Event>>,
    learned: bool,
    after: G,
}

fn course<G: Title>(from: &G, viewer: Viewer, done: &Done<'_, G>) -> Course<G> {
    let mut sure = Vec::new();
    let mut tape = Tape::new(done.dealt);
    from.clone().apply(done.seat, done.action, &mut Table::foreseeing(&mut tape, &mut sure));
    let mut after = from.clone();
    let mut all = Vec::new();
    let mut tape = Tape::new(done.dealt);
    let mut table = Table::telling(&mut tape, &mut all);
    after.apply(done.seat, done.action, &mut table);
    let learned = table.learned();
    Course { sure: seen::<G>(&sure, viewer), all: seen::<G>(&all, viewer), learned, after }
}

/// The answer given in the true position is given in the twin by the same numbers, and the seat compares.
pub(crate) fn interference<G: Title>(
    before: &G,
    twin: &G,
    seat: Seat,
    done: &Done<'_, G>,
    limits: &Limits,
) -> Result<(), Fault> {
    let action = done.action;
    if twin.why_not(done.seat, action).is_some() {
        // Another seat holds other cards in the twin and could not have done this.
        let own = done.seat == seat;
        ensure!(!own, Redeal, "`{action}` of seat {seat} is refused where its cards are the same");
        return Ok(());
    }
    let viewer = Viewer::Seat(seat);
    let (here, there) = (course(before, viewer, done), course(twin, viewer, done));
    let common = here.sure.len().min(there.sure.len());
    let same = here.sure[..common] == there.sure[..common]
        // Who has learned something may see less beforehand, never more.
        && (here.learned || here.sure.len() == common)
        && (there.learned || there.sure.len() == common);
    ensure!(
        same,
        NonInterference,
        "to seat {seat}, `{action}` shows {:?} or {:?} by hidden things, and nothing was learned",
        here.sure,
        there.sure
    );
    let messages = |told: &[Told<G::Event>]| -> Vec<_> {
        told[..common].iter().map(|told| told.event.words()).collect()
    };
    let same = messages(&here.sure) == messages(&there.sure);
    ensure!(
        same,
        Discretion,
        "to seat {seat}, `{action}` is told in words that depend on hidden things"
    );
    let same_view = here.after.view(viewer) == there.after.view(viewer);
    if !here.learned && !there.learned {
        ensure!(
            same_view,
            NonInterference,
            "after `{action}`, seat {seat} sees hidden things unlearned"
        );
        let public = here.after.view(Viewer::Public) == there.after.view(Viewer::Public);
        ensure!(
            public,
            NonInterference,
            "after `{action}`, everybody sees hidden things unlearned"
        );
        let same = here.after.status() == there.after.status()
            && here.after.ask(seat) == there.after.ask(seat);
        ensure!(
            same,
            NonInterference,
            "after `{action}`, who is asked what depends on hidden things"
        );
    }
    if limits.shown_stays_in_view && same_view {
        let (named, others) = (things_named::<G>(&here.all), things_named::<G>(&there.all));
        ensure!(
            named == others,
            Discretion,
            "to seat {seat}, `{action}` names {:?} or {:?}, and no view shows which",
            named.difference(&others).collect::<Vec<_>>(),
            others.difference(&named).collect::<Vec<_>>()
        );
    }
    Ok(())
}

/// The things that events name: everything put into their words, except seats. Who did what with them is left out, as
/// views need not keep history.
fn things_named<G: Game>(events: &[Told<G::Event>]) -> BTreeSet<String> {
    fn collect(args: &[Arg], into: &mut BTreeSet<String>) {
        for arg in args {
            match arg {
                Arg::Number(number) => _ = into.insert(number.to_string()),
                Arg::Text(text) => _ = into.insert(text.clone()),
                Arg::Msg(msg) => {
                    into.insert(msg.id.to_string());
                    msg.args.iter().for_each(|(_, arg)| collect(slice::from_ref(arg), into));
                }
                Arg::Seat(_) => {}
                Arg::List(items) => collect(items, into),
            }
        }
    }
    let mut named = BTreeSet::new();
    for told in events {
        told.event.words().args.iter().for_each(|(_, arg)| {
            collect(slice::from_ref(arg), &mut named);
        });
    }
    named
}

/// Redaction takes away and never adds: whoever sees more could work out what others see.
pub(crate) fn redaction<G: Title>(
    spot: Spot<'_, G>,
    events: &[Told<G::Event>],
) -> Result<(), Fault> {
    for told in events {
        let event = &told.event;
        let all = event.seen_by(Viewer::All);
        ensure!(all.as_ref() == Some(event), Discretion, "{event:?} is not whole to a judge");
        let public = event.seen_by(Viewer::Public);
        for seat in spot.all_seats() {
            let own = event.seen_by(Viewer::Seat(seat));
            let through = own.as_ref().and_then(|own| own.seen_by(Viewer::Public));
            ensure!(
                through == public,
                Discretion,
                "of {event:?}, everybody sees {public:?}, and by way of seat {seat} {through:?}"
            );
        }
    }
    Ok(())
}
