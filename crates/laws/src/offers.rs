//! Laws of the question on the table: who is asked, what is offered, what is refused, and that asking is harmless.

use crate::{
    law::{Fault, ensure},
    spot::{Spot, is_rule},
};
use deckhand_chance::Seeded;
use deckhand_kernel::{
    Dealer, Outcome, Seat, Seats, Status, Table, Thing, Title, Viewer, fingerprint, play, preview,
};

/// What is cheap enough to be checked at every question.
pub(crate) fn question<G: Title>(spot: Spot<'_, G>) -> Result<(), Fault> {
    let Spot { game, seats } = spot;
    let check = game.check();
    ensure!(check.is_ok(), Conservation, "{}", check.unwrap_err());
    let everybody = Seats::first(seats);
    let named = match game.status() {
        Status::Asking(asked) => {
            ensure!(!asked.is_empty(), Progress, "nobody is asked and the game is not over");
            ensure!(game.result().is_empty(), Progress, "a result is told before the end");
            asked
        }
        Status::Over(Outcome::Won(named) | Outcome::Drawn(named)) => named,
        Status::Over(Outcome::Lost) => Seats::NONE,
    };
    ensure!(named.0 & !everybody.0 == 0, Progress, "a seat beyond the {seats} at the table");
    if let Status::Over(_) = game.status() {
        ensure!(!game.result().is_empty(), Progress, "the game is over and no result is told");
    }
    let asked = spot.asked();
    for seat in spot.all_seats() {
        let offers = spot.offers(seat);
        let ask = game.ask(seat);
        if !asked.has(seat) {
            ensure!(ask.is_none(), Offers, "seat {seat} is not asked and has a question");
            ensure!(offers.is_empty(), Offers, "seat {seat} is not asked and has offers");
            continue;
        }
        let Some(ask) = ask else {
            return Err((crate::Law::Offers, format!("seat {seat} is asked and has no question")));
        };
        let rule = game.ask_rule(ask);
        ensure!(is_rule::<G>(rule), Citation, "{ask:?} cites {rule:?}");
        ensure!(!offers.is_empty(), Offers, "seat {seat} is asked {ask:?} and has no offer");
        for pair in offers.windows(2) {
            let [a, b] = pair else { continue };
            ensure!(a != b, Offers, "seat {seat} is offered `{a}` twice");
            ensure!(a < b, Offers, "`{a}` is offered to seat {seat} before `{b}`");
        }
    }
    if game.at_rest() {
        ensure!(asked.len() == 1, Leftovers, "at rest, and {} seats are asked", asked.len());
    }
    Ok(())
}

/// What is offered is accepted and falls into picks; what is not is refused with a reason and changes nothing.
pub(crate) fn refusals<G: Title>(
    spot: Spot<'_, G>,
    aux: &mut Seeded,
    imagined: u32,
) -> Result<(), Fault> {
    let game = spot.game;
    strangers(spot, aux)?;
    for seat in spot.all_seats() {
        let offers = spot.offers(seat);
        for &offer in &offers {
            if let Some(refusal) = game.why_not(seat, offer) {
                let because = refusal.because.id;
                return Err((
                    crate::Law::Offers,
                    format!("`{offer}` is offered to seat {seat} and refused: {because}"),
                ));
            }
        }
        let mut pickings = Vec::with_capacity(offers.len());
        for &offer in &offers {
            let picks = game.picks(seat, offer);
            let opens_with_verb = picks
                .first()
                .is_some_and(|pick| pick.slot == "verb" && matches!(pick.thing, Thing::Option(_)));
            ensure!(opens_with_verb, Picks, "`{offer}` does not open with a verb: {picks:?}");
            pickings.push((picks, offer));
        }
        pickings.sort();
        for pair in pickings.windows(2) {
            let [(a, first), (b, second)] = pair else { continue };
            ensure!(a != b, Picks, "`{first}` and `{second}` have the same picks: {a:?}");
        }
        for _ in 0..imagined {
            let action = game.imagine(aux);
            let offered = offers.binary_search(&action).is_ok();
            match game.why_not(seat, action) {
                Some(refusal) => {
                    ensure!(!offered, Offers, "`{action}` is offered to seat {seat} and refused");
                    let rule = refusal.rule;
                    ensure!(is_rule::<G>(rule), Citation, "refusing `{action}` cites {rule:?}");
                    let mut trial = game.clone();
                    let mut log = Vec::new();
                    let answer = play(&mut trial, seat, action, &mut Table::telling(aux, &mut log));
                    ensure!(answer.is_err(), WhyNot, "`{action}` is refused once and then played");
                    ensure!(trial == *game, WhyNot, "refusing `{action}` changed the position");
                    ensure!(log.is_empty(), WhyNot, "refusing `{action}` told events");
                }
                None => ensure!(
                    offered,
                    WhyNot,
                    "`{action}` is not offered to seat {seat} and no reason is given"
                ),
            }
        }
    }
    Ok(())
}

/// Who has no seat is asked nothing, offered nothing, and refused whatever is tried: a record or a message can name any
/// seat.
fn strangers<G: Title>(spot: Spot<'_, G>, aux: &mut Seeded) -> Result<(), Fault> {
    let game = spot.game;
    for seat in [Seat(spot.seats), Seat(spot.seats.saturating_add(8)), Seat(u8::MAX)] {
        ensure!(game.ask(seat).is_none(), Offers, "seat {seat}, which nobody has, is asked");
        let offers = spot.offers(seat);
        ensure!(offers.is_empty(), Offers, "seat {seat}, which nobody has, is offered {offers:?}");
        let action = game.imagine(aux);
        let refused = game.why_not(seat, action).is_some();
        ensure!(refused, WhyNot, "`{action}` of seat {seat}, which nobody has, is not refused");
    }
    Ok(())
}

/// Asks everything that can be asked, twice, and looks whether the position is still the same.
pub(crate) fn queries<G: Title>(spot: Spot<'_, G>, aux: &mut Seeded) -> Result<(), Fault> {
    let game = spot.game;
    let before = fingerprint(game);
    let json = serde_json::to_string(game).ok();
    let numbers = aux.clone();
    for seat in spot.all_seats() {
        let viewer = Viewer::Seat(seat);
        ensure!(game.view(viewer) == game.view(viewer), Queries, "two views of seat {seat} differ");
        let offers = spot.offers(seat);
        ensure!(offers == spot.offers(seat), Queries, "two lists of offers of seat {seat} differ");
        ensure!(game.ask(seat) == game.ask(seat), Queries, "two questions to seat {seat} differ");
        let twins = [(); 2].map(|()| game.determinize(seat, &mut numbers.clone()));
        ensure!(
            twins[0] == twins[1],
            Queries,
            "two redeals for seat {seat} by the same numbers differ"
        );
        ensure!(game.standing(seat) == game.standing(seat), Queries, "two standings differ");
        if let Some(&offer) = offers.get(aux.draw(offers.len().max(1) as u32) as usize) {
            let previews = [(); 2].map(|()| preview(game, seat, offer));
            ensure!(previews[0] == previews[1], Queries, "two previews of `{offer}` differ");
            let picks = game.picks(seat, offer);
            ensure!(picks == game.picks(seat, offer), Queries, "picks of `{offer}` differ");
            let weight = game.weight(seat, offer);
            ensure!(weight == game.weight(seat, offer), Queries, "weights of `{offer}` differ");
        }
        let imagined = game.imagine(aux);
        let refusal = game.why_not(seat, imagined);
        ensure!(
            refusal == game.why_not(seat, imagined),
            Queries,
            "refusals of `{imagined}` differ"
        );
    }
    let results = (game.result(), game.at_rest(), game.check());
    ensure!(results == (game.result(), game.at_rest(), game.check()), Queries, "results differ");
    for viewer in [Viewer::Public, Viewer::All] {
        ensure!(game.view(viewer) == game.view(viewer), Queries, "two views of {viewer:?} differ");
    }
    ensure!(before == fingerprint(game), Queries, "being asked changed the hash");
    ensure!(json == serde_json::to_string(game).ok(), Queries, "being asked changed what is saved");
    Ok(())
}
