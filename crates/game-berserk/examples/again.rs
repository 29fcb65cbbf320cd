//! Plays the game of one seed again as a walk does and tells its last answers: `again SEED MODE DECK DECK LAST`.
use deckhand_chance::Seeded;
use deckhand_kernel::*;
use game_berserk::*;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let seed: u64 = words[0].parse().unwrap();
    let most: usize = words[4].parse().unwrap();
    let setup = Setup::new(
        &words[1],
        2,
        &[("deck_1".into(), words[2].clone()), ("deck_2".into(), words[3].clone())],
    )
    .unwrap();
    let mut dealer = Seeded::new(seed);
    dealer.draw(u32::MAX);
    let mut told = Vec::new();
    let mut game = Berserk::deal(&setup, &mut Table::telling(&mut dealer, &mut told)).unwrap();
    let mut steps = 0;
    while let Status::Asking(seats) = game.status() {
        let seat = seats.iter().nth(dealer.draw(seats.len()) as usize).unwrap();
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let action = legal[dealer.draw(legal.len() as u32) as usize];
        if steps + 60 > most {
            println!("{steps} {seat} {:?} -> {action}   of {legal:?}", game.ask(seat));
        }
        told.clear();
        game.apply(seat, action, &mut Table::telling(&mut dealer, &mut told));
        if steps + 60 > most {
            for t in &told {
                println!("     {:?}", t.event);
            }
        }
        steps += 1;
        if steps > most {
            println!("{game:?}");
            return;
        }
    }
    println!("over after {steps}");
}
