//! Golden transcripts: whole games as text. A difference is a change of the rules, and someone has to want it.

use deckhand_chance::Seeded;
use deckhand_kernel::{
    Arg, Bot, Dealer, Msg, Seat, Seats, Sitting, Status, Title, Told, Veil, Words,
};
use std::{fmt::Write, fs, path::Path};

/// A random game as text without any language: a line for each answer, under it a line for each event with its rule.
///
/// # Panics
/// If the setup can not be dealt.
pub fn transcript<G: Title>(setup: &G::Setup, seed: u64, max_steps: usize) -> String {
    let mut choices = Seeded::stream(seed, 1);
    let mut offers = Vec::new();
    written::<G>(setup, seed, max_steps, |game, asked| {
        let nth = choices.draw(asked.len()) as usize;
        let seat = asked.iter().nth(nth).unwrap_or_default();
        offers.clear();
        game.legal(seat, &mut offers);
        (seat, offers[choices.draw(offers.len() as u32) as usize])
    })
}

/// The same for a game between bots, one for each seat. If several seats are asked, the first of them answers.
///
/// # Panics
/// If the setup can not be dealt, or if there are fewer bots than seats.
pub fn transcript_of<G: Title>(
    setup: &G::Setup,
    seed: u64,
    max_steps: usize,
    bots: &mut [&mut dyn Bot<G>],
) -> String {
    written::<G>(setup, seed, max_steps, |game, asked| {
        let seat = asked.iter().next().unwrap_or_default();
        (seat, bots[seat.index()].choose(Veil::new(game, seat)))
    })
}

/// Writes down a game in which `choose` says who answers what.
fn written<G: Title>(
    setup: &G::Setup,
    seed: u64,
    max_steps: usize,
    mut choose: impl FnMut(&G, Seats) -> (Seat, G::Action),
) -> String {
    let (mode, seats) = G::describe(setup);
    let mut text = format!("{} {mode}, {seats} seats, seed {seed}\n", G::NAME);
    let mut dealer = Seeded::new(seed);
    let mut sitting = Sitting::<G>::deal(setup.clone(), &mut dealer)
        .unwrap_or_else(|error| panic!("can not be dealt: {:?}", error.0));
    events::<G>(&mut text, sitting.log());
    let mut offers = Vec::new();
    for step in 1..=max_steps {
        let Status::Asking(asked) = sitting.game().status() else { break };
        let (seat, action) = choose(sitting.game(), asked);
        offers.clear();
        sitting.game().legal(seat, &mut offers);
        // Writing to a string does not fail.
        let _ = writeln!(text, "{step}. seat {seat} of {}: {action}", offers.len());
        match sitting.answer(seat, action, &mut dealer) {
            Ok(told) => events::<G>(&mut text, told),
            Err(refusal) => {
                let _ = writeln!(text, "    refused: {}", compact(&refusal.because));
                break;
            }
        }
    }
    match sitting.game().status() {
        Status::Over(outcome) => {
            let _ = writeln!(text, "{outcome:?}");
            for line in sitting.game().result() {
                let _ = writeln!(text, "    {}", compact(&line));
            }
        }
        Status::Asking(_) => text.push_str("not over\n"),
    }
    text
}

fn events<G: Title>(text: &mut String, told: &[Told<G::Event>]) {
    for told in told {
        let rule = G::rulebook().rule(told.rule).id;
        let _ = writeln!(text, "    [{rule}] {}", compact(&told.event.words()));
    }
}

/// A message without a language: `id name=value …`.
fn compact(msg: &Msg) -> String {
    let mut text = msg.id.to_string();
    for (name, arg) in &msg.args {
        let _ = write!(text, " {name}={}", compact_arg(arg));
    }
    text
}

fn compact_arg(arg: &Arg) -> String {
    match arg {
        Arg::Number(number) => number.to_string(),
        Arg::Text(text) => text.clone(),
        Arg::Msg(msg) if msg.args.is_empty() => msg.id.to_string(),
        Arg::Msg(msg) => format!("({})", compact(msg)),
        Arg::Seat(seat) => format!("#{seat}"),
        Arg::List(items) => {
            let items: Vec<String> = items.iter().map(compact_arg).collect();
            format!("[{}]", items.join(" "))
        }
    }
}

/// Compares a text with the file that holds what it should be. With the environment variable `UPDATE_GOLDEN` set, the
/// file is written instead.
///
/// # Errors
/// A sentence that names the file, the first line that differs, and what to do about it.
pub fn check_golden(path: impl AsRef<Path>, text: &str) -> Result<(), String> {
    let path = path.as_ref();
    let shown = path.display();
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        let made = path.parent().map_or(Ok(()), fs::create_dir_all);
        let written = made.and_then(|()| fs::write(path, text));
        return written.map_err(|error| format!("{shown} can not be written: {error}"));
    }
    let hint = "set UPDATE_GOLDEN=1 to write it, if that is what the rules shall say";
    let Ok(golden) = fs::read_to_string(path) else {
        return Err(format!("{shown} can not be read; {hint}"));
    };
    if golden == text {
        return Ok(());
    }
    let (mut was, mut is) = (golden.lines(), text.lines());
    let mut line = 1;
    loop {
        match (was.next(), is.next()) {
            (Some(was), Some(is)) if was == is => line += 1,
            (None, None) => return Err(format!("{shown} differs in its line ends; {hint}")),
            (was, is) => {
                let (was, is) = (was.unwrap_or("(end)"), is.unwrap_or("(end)"));
                return Err(format!("{shown}:{line} differs; {hint}\n  was: {was}\n   is: {is}"));
            }
        }
    }
}
