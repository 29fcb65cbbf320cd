//! The law that a bot plays by what its seat may know and by its seed, and by nothing else.

use deckhand_chance::Seeded;
use deckhand_kernel::{Bot, Dealer, Game, Seat, Status, Table, Veil};

/// What [`honest`] has looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Looked {
    /// Questions put to the bot, each in the true position and in one redealt for its seat.
    pub questions: usize,
    /// Those where the two positions differ, so that a bot that peeks could have answered otherwise.
    pub differing: usize,
    /// Answers given by chance to get from question to question.
    pub steps: usize,
}

/// Walks a random game and puts every `rate`-th question with a choice to a fresh bot twice: in the true position and in
/// one redealt for the seat that is asked. Ends after `most` such questions.
///
/// # Errors
/// If the two answers differ, or if one is not offered; the text names the question.
pub fn honest<G: Game>(
    setup: &G::Setup,
    seed: u64,
    (rate, most): (usize, usize),
    mut bot: impl FnMut(u64) -> Box<dyn Bot<G>>,
) -> Result<Looked, String> {
    let mut dealer = Seeded::new(seed);
    let dealt = G::deal(setup, &mut Table::silent(&mut dealer));
    let mut game = dealt.map_err(|error| format!("can not be dealt: {}", error.0.id))?;
    let mut looked = Looked::default();
    let mut choices = 0;
    let mut offers = Vec::new();
    while let (Status::Asking(asked), true) = (game.status(), looked.questions < most) {
        let nth = dealer.draw(asked.len()) as usize;
        let seat = asked.iter().nth(nth).unwrap_or_default();
        offers.clear();
        game.legal(seat, &mut offers);
        choices += usize::from(offers.len() > 1);
        if offers.len() > 1 && choices % rate.max(1) == 0 {
            let twin = game.determinize(seat, &mut dealer);
            let bits = dealer.bits();
            let answers = [&game, &twin].map(|game| bot(bits).choose(Veil::new(game, seat)));
            same(seat, &offers, answers).map_err(|why| {
                format!("seed {seed}, after {} answers, {:?}: {why}", looked.steps, game.ask(seat))
            })?;
            looked.questions += 1;
            looked.differing += usize::from(twin != game);
        }
        let action = offers[dealer.draw(offers.len() as u32) as usize];
        game.apply(seat, action, &mut Table::silent(&mut dealer));
        looked.steps += 1;
    }
    Ok(looked)
}

fn same<A: Copy + Eq + core::fmt::Display>(
    seat: Seat,
    offers: &[A],
    [here, there]: [A; 2],
) -> Result<(), String> {
    if !offers.contains(&here) {
        Err(format!("seat {seat} answers `{here}`, which is not offered"))
    } else if here != there {
        Err(format!("seat {seat} answers `{here}`, and `{there}` where hidden things differ"))
    } else {
        Ok(())
    }
}
