//! Positions for tests: set up by the statements of scenarios, or dealt.

use deckhand_chance::Seeded;
use deckhand_kernel::{Dealer, Game, Msg, Scene, Seat, Status, Table, Title, Told, play};
use game_disastles::{Action, Disastles, Event, Setup};

/// Names and values of options that are chosen.
pub(crate) type Options = &'static [(&'static str, &'static str)];

fn owned(options: &[(&str, &str)]) -> Vec<(String, String)> {
    options.iter().map(|(name, value)| ((*name).into(), (*value).into())).collect()
}

pub(crate) fn setup(mode: &str, seats: u8, options: &[(&str, &str)]) -> Setup {
    let setup = Disastles::setup(mode, seats, &owned(options));
    setup.unwrap_or_else(|error| panic!("{mode} {seats} {options:?}: {}", error.0.id))
}

/// The message of a setup that is refused.
pub(crate) fn refused_setup(mode: &str, seats: u8, options: &[(&str, &str)]) -> Msg {
    Disastles::setup(mode, seats, &owned(options)).expect_err("not a setup").0
}

/// A position described by statements, one a line.
pub(crate) fn scene(
    mode: &str,
    seats: u8,
    options: &[(&str, &str)],
    statements: &str,
) -> Disastles {
    let mut draft = Disastles::draft(mode, seats, &owned(options)).expect("legal");
    for line in statements.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let words: Vec<&str> = line.split_whitespace().collect();
        if let Err((at, fault)) = Disastles::place(&mut draft, &words) {
            panic!("`{line}`, word {at}: {}", fault.id);
        }
    }
    Disastles::finish(draft).unwrap_or_else(|fault| panic!("{fault:?} in {statements}"))
}

/// A figure or name of a position, as scenarios ask for it.
pub(crate) fn value(game: &Disastles, words: &str) -> String {
    let words: Vec<&str> = words.split_whitespace().collect();
    game.value(&words).unwrap_or_else(|fault| panic!("{words:?}: {}", fault.id))
}

/// The seat that is asked; nobody when the game is over.
pub(crate) fn asked(game: &Disastles) -> Option<Seat> {
    match game.status() {
        Status::Asking(seats) => seats.iter().next(),
        Status::Over(_) => None,
    }
}

pub(crate) fn offers(game: &Disastles, seat: Seat) -> Vec<Action> {
    let mut offers = Vec::new();
    game.legal(seat, &mut offers);
    offers
}

/// The action of a notation.
pub(crate) fn action(notation: &str) -> Action {
    notation.parse().unwrap_or_else(|fault: Msg| panic!("`{notation}`: {}", fault.id))
}

/// Gives answers such as `1: pass`, one a line, and tells what happened.
pub(crate) fn answer(game: &mut Disastles, answers: &str) -> Vec<Told<Event>> {
    let (mut seed, mut told) = (Seeded::new(1), Vec::new());
    for line in answers.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (seat, notation) = line.split_once(": ").expect("SEAT: ACTION");
        let seat = Seat(seat.parse::<u8>().expect("a seat") - 1);
        let mut table = Table::telling(&mut seed, &mut told);
        if let Err(refusal) = play(game, seat, action(notation), &mut table) {
            panic!("`{line}` is refused: {:?}", refusal.because);
        }
    }
    told
}

/// A dealt game.
pub(crate) fn dealt(setup: &Setup, chance: &mut dyn Dealer) -> Disastles {
    Disastles::deal(setup, &mut Table::silent(chance)).expect("legal")
}
